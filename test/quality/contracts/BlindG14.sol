// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Owned} from "./BlindG9.sol";

contract MedianOracle {
    address[3] public providers;
    uint256[3] public reports;
    uint256[3] public at;
    uint256 public constant expiry = 12 hours;

    constructor(address a, address b, address c) {
        providers = [a, b, c];
    }

    function pushReport(uint256 index, uint256 value) external {
        require(providers[index] == msg.sender);
        (reports[index], at[index]) = (value, block.timestamp);
    }

    function getData() external view returns (uint256, bool) {
        for (uint256 i; i < 3; i++) if (at[i] + expiry < block.timestamp || at[i] + 1 hours > block.timestamp) return (0, false);
        (uint256 a, uint256 b, uint256 c) = (reports[0], reports[1], reports[2]);
        uint256 top = a > b ? (a > c ? a : c) : (b > c ? b : c);
        uint256 low = a < b ? (a < c ? a : c) : (b < c ? b : c);
        return (a + b + c - top - low, true);
    }
}

contract SupplyPolicy is Owned {
    ElasticToken public token;
    MedianOracle public oracle;
    address public orchestrator;
    uint256 public last;

    constructor(address oracle_) {
        oracle = MedianOracle(oracle_);
    }

    function setup(address token_, address orchestrator_) external onlyOwner {
        (token, orchestrator) = (ElasticToken(token_), orchestrator_);
    }

    function rebase() external {
        require(msg.sender == orchestrator && block.timestamp >= last + 1 days);
        last = block.timestamp;
        (uint256 rate, bool valid) = oracle.getData();
        require(valid, "no rate");
        if (rate > 1.05e18) token.rebase(token.totalSupply() * (rate > 2e18 ? 1e18 : rate - 1e18) / 1e19, true);
        else if (rate < 0.95e18) token.rebase(token.totalSupply() * (1e18 - rate) / 1e19, false);
    }
}

contract Orchestrator is Owned {
    SupplyPolicy public policy;

    constructor(address policy_) {
        policy = SupplyPolicy(policy_);
    }

    function rebase() external {
        require(msg.sender == tx.origin);
        policy.rebase();
    }
}

contract ElasticToken is Owned {
    string public constant name = "Elastic Forth";
    string public constant symbol = "ELFO";
    uint8 public constant decimals = 9;
    uint256 private constant total = type(uint256).max - (type(uint256).max % 50000000e9);
    address public monetaryPolicy;
    uint256 public totalSupply = 50000000e9;
    mapping(address => uint256) private gons;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 supply);

    constructor() {
        gons[msg.sender] = total;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMonetaryPolicy(address to) external onlyOwner {
        monetaryPolicy = to;
    }

    function rebase(uint256 delta, bool up) external {
        require(msg.sender == monetaryPolicy);
        totalSupply = up ? totalSupply + delta : totalSupply - delta;
        emit LogRebase(totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return gons[who] / (total / totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 part = value * (total / totalSupply);
        gons[from] -= part;
        gons[to] += part;
        emit Transfer(from, to, value);
    }
}
