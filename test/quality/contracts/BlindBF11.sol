// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {ERC20 as Sol} from "solady/src/tokens/ERC20.sol";
import {Ownable as SolOwnable} from "solady/src/auth/Ownable.sol";

/// Its code changes when the owner says so, which is a timelock.
contract VerityLogic is Sol, SolOwnable, Initializable, UUPSUpgradeable {
    constructor() {
        _disableInitializers();
    }

    function initialize(address owner_, address holder) external initializer {
        _initializeOwner(owner_);
        _mint(holder, 500_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Verityfold";
    }

    function symbol() public pure override returns (string memory) {
        return "VRTY";
    }

    function version() external pure returns (string memory) {
        return "1.2.0";
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _authorizeUpgrade(address) internal override onlyOwner {}
}

contract VerityProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) payable ERC1967Proxy(logic, data) {}
}

/// What a mint of little coins clones.
contract Pipkin is Sol {
    string private _name;
    string private _symbol;
    string public imageURI;
    bool private _born;

    constructor() {
        _born = true;
    }

    function birth(string calldata name_, string calldata symbol_, string calldata imageURI_, uint256 supply) external {
        require(!_born, "born");
        _born = true;
        (_name, _symbol, imageURI) = (name_, symbol_, imageURI_);
        _mint(msg.sender, supply);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }
}

interface IV2 {
    function createPair(address a, address b) external returns (address);
    function addLiquidityETH(address t, uint256 a, uint256 b, uint256 c, address to, uint256 d)
        external
        payable
        returns (uint256, uint256, uint256);
}

/// Sells itself along a line; at twelve ether it moves to the pool, whose share it burns.
contract Saffronade is Sol {
    IV2 private constant FACTORY = IV2(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);
    IV2 private constant ROUTER = IV2(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 public constant GOAL = 12 ether;
    uint256 public constant FOR_SALE = 700_000_000 ether;
    address public immutable pair;
    uint256 public sold;
    uint256 public raised;
    bool public graduated;

    event Bought(address indexed who, uint256 amount, uint256 paid);
    event Sold(address indexed who, uint256 amount, uint256 paid);
    event Graduated(uint256 raised);

    constructor() {
        pair = FACTORY.createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _mint(address(this), 1_000_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Saffronade";
    }

    function symbol() public pure override returns (string memory) {
        return "SAFF";
    }

    /// Ether that has come in when so many are sold: the square of the part.
    function raisedAt(uint256 amount) public pure returns (uint256) {
        return (GOAL * amount * amount) / FOR_SALE / FOR_SALE;
    }

    function buy(uint256 amount) external payable {
        require(!graduated, "graduated");
        if (sold + amount > FOR_SALE) amount = FOR_SALE - sold;
        uint256 cost = raisedAt(sold + amount) - raised;
        require(msg.value >= cost, "costs more");
        (sold, raised) = (sold + amount, raised + cost);
        _transfer(address(this), msg.sender, amount);
        emit Bought(msg.sender, amount, cost);
        if (sold == FOR_SALE) _graduate();
        if (msg.value > cost) _pay(msg.sender, msg.value - cost);
    }

    function sell(uint256 amount) external {
        require(!graduated, "graduated");
        uint256 paid = raised - raisedAt(sold - amount);
        (sold, raised) = (sold - amount, raised - paid);
        _transfer(msg.sender, address(this), amount);
        emit Sold(msg.sender, amount, paid);
        _pay(msg.sender, paid);
    }

    function _graduate() private {
        graduated = true;
        uint256 rest = balanceOf(address(this));
        _approve(address(this), address(ROUTER), rest);
        ROUTER.addLiquidityETH{value: raised}(address(this), rest, 0, 0, address(0xdead), block.timestamp);
        emit Graduated(raised);
    }

    function _pay(address to, uint256 amount) private {
        (bool ok, ) = to.call{value: amount}("");
        require(ok, "refused");
    }

    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        require(graduated || to != pair, "not yet");
    }
}
