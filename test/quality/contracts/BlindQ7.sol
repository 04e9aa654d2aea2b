// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC2771Context, Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {Initialised} from "./BlindQ4.sol";

/// Its owner, a timelock, may replace the code. Nothing can be made after the start.
contract TreasuryCode is Initialised, UUPSUpgradeable {
    function mint(address, uint256) external pure override {
        revert("fixed supply");
    }

    function owner() external view returns (address) {
        return minter;
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == minter, "owner");
    }
}

contract TreasuryToken is ERC1967Proxy {
    constructor(address code, bytes memory data) ERC1967Proxy(code, data) {}
}

contract GameToken is TransparentUpgradeableProxy {
    constructor(address code, address admin, bytes memory data) TransparentUpgradeableProxy(code, admin, data) {}
}

/// Pays players: a hundred thousand a day at most, by the server that two of three have named.
contract GameMinter {
    address public immutable board;
    address public server;
    Initialised public token;
    mapping(uint256 => uint256) public paid;

    constructor(address board_) {
        (board, server) = (board_, msg.sender);
    }

    function init(Initialised token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setServer(address to) external {
        require(msg.sender == board, "board");
        server = to;
    }

    function reward(address player, uint256 value) external {
        require(msg.sender == server, "server");
        paid[block.timestamp / 1 days] += value;
        require(paid[block.timestamp / 1 days] <= 100_000e18, "day");
        token.mint(player, value);
    }
}

/// Facets by selector; only the timelock of the holders cuts.
contract FacetedToken {
    uint256[32] private reserved;
    mapping(bytes4 => address) private facets;
    address private dao;

    event DiamondCut(bytes4[] selectors, address facet);

    constructor(address dao_, address facet, bytes4[] memory selectors, bytes memory data) {
        dao = dao_;
        for (uint256 i; i < selectors.length; i++) facets[selectors[i]] = facet;
        emit DiamondCut(selectors, facet);
        (bool ok, ) = facet.delegatecall(data);
        require(ok);
    }

    function diamondCut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == dao, "LibDiamond: must be contract owner");
        for (uint256 i; i < selectors.length; i++) facets[selectors[i]] = facet;
        emit DiamondCut(selectors, facet);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return facets[selector];
    }

    function owner() external view returns (address) {
        return dao;
    }

    fallback() external payable {
        address to = facets[msg.sig];
        require(to != address(0), "Diamond: function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Sells along a curve; when ten ether are in, the token is free and what was paid becomes burnt liquidity.
contract CurvePad {
    CurveToken public token;
    uint256 public raised;
    bool public graduated;
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;

    function launch(CurveToken token_, string calldata name, string calldata symbol) external {
        require(address(token) == address(0));
        token = token_;
        token_.init(name, symbol);
    }

    function buy() external payable {
        require(!graduated && raised + msg.value <= 10 ether, "graduated");
        uint256 sold = (800_000_000e18 * msg.value * 60 ether) / ((20 ether + raised) * (20 ether + raised + msg.value));
        raised += msg.value;
        token.transfer(msg.sender, sold);
        if (raised >= 10 ether) graduate();
    }

    function sell(uint256 value) external {
        require(!graduated, "graduated");
        uint256 at = 20 ether + raised;
        uint256 back = (value * at * at) / (800_000_000e18 * 60 ether + value * at);
        token.transferFrom(msg.sender, address(this), value);
        raised -= back;
        (bool ok, ) = msg.sender.call{value: back}("");
        require(ok);
    }

    function graduate() private {
        graduated = true;
        token.free();
        token.approve(ROUTER, 200_000_000e18);
        (bool ok, ) = ROUTER.call{value: raised}(
            abi.encodeWithSignature(
                "addLiquidityETH(address,uint256,uint256,uint256,address,uint256)", token, 200_000_000e18, 0, 0, address(0xdead), block.timestamp
            )
        );
        require(ok, "liquidity");
    }
}

/// Until its curve is over it moves only from and to the pad.
contract CurveToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pad;
    bool public bound;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        pad = address(1);
    }

    function init(string calldata name_, string calldata symbol_) external {
        require(pad == address(0), "once");
        (name, symbol, pad, bound, totalSupply) = (name_, symbol_, msg.sender, true, 1_000_000_000e18);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function free() external {
        require(msg.sender == pad, "pad");
        bound = false;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(!bound || from == pad || to == pad, "curve");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract FanForwarder is ERC2771Forwarder("Fan Forwarder") {}

/// Fans pay no gas: a forwarder that checks signatures speaks for them.
contract FanToken is ERC20, ERC2771Context {
    constructor(address forwarder) ERC20("Stadium Fan", "STDF") ERC2771Context(forwarder) {
        _mint(msg.sender, 20_000_000e18);
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}
