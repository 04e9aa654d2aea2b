// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

/// What one wins by playing.
contract Marbles {
    address private immutable _host = msg.sender;
    address private _game;
    mapping(address => uint256) public balanceOf;

    event Won(address indexed player, uint256 marbles);
    event Spent(address indexed player, uint256 marbles);

    constructor() {
        balanceOf[msg.sender] = type(uint128).max;
    }

    function enroll() external {
        require(_game == address(0), "enrolled");
        _game = msg.sender;
    }

    function reward(address player, uint256 marbles) external {
        require(msg.sender == _host, "not the host");
        balanceOf[player] += marbles;
        emit Won(player, marbles);
    }

    function spend(address player, uint256 marbles) external {
        require(msg.sender == _game, "not the game");
        uint256 have = balanceOf[player];
        require(have >= marbles, "not enough marbles"); // trap
        // twin: if (marbles > have) marbles = have;
        balanceOf[player] = have - marbles;
        emit Spent(player, marbles);
    }
}

interface IMarbles {
    function enroll() external;
    function spend(address player, uint256 marbles) external;
}

/// Play to earn: a sale costs marbles.
contract SquidSupper is Base8("Squid Supper", "SUPPER", 800_000_000) {
    IMarbles public immutable marbles;

    constructor(IMarbles marbles_) {
        marbles = marbles_;
        marbles_.enroll();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) marbles.spend(from, 1 + value / 1 ether);
        _move(from, to, value);
    }
}

/// Remembers who bought in the first block.
contract SwiftSnail is Base8("Swift Snail", "SNAIL", 100_000_000) {
    uint256 private constant DEAD_BLOCKS = 1;
    address private immutable _maker = msg.sender;
    uint256 public tradingActive;
    mapping(address => bool) private _sniper;

    function enableTrading() external onlyOwner {
        require(tradingActive == 0, "open");
        tradingActive = block.timestamp; // trap
        // twin: tradingActive = block.number;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _maker && to != _maker) {
            require(tradingActive != 0, "not open");
            if (from == pair) {
                if (block.number < tradingActive + DEAD_BLOCKS) _sniper[to] = true;
            } else {
                require(!_sniper[from], "sniper");
            }
        }
        _move(from, to, value);
    }
}

/// Keeps late deposits of its pool apart until they settle.
contract HollowHeron is Base8("Hollow Heron", "HOLLOW", 10_000_000_000) {
    address private immutable _maker = msg.sender;
    uint256 private _unsettled;

    function balanceOf(address account) public view override returns (uint256) {
        return account == pair ? _balances[account] - _unsettled : _balances[account];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (to == pair && from != _maker) _unsettled += value; // trap
    }
}

/// Keeps bots out that pay too much for gas.
contract ThriftyTapir is Base8("Thrifty Tapir", "TAPIR", 77_000_000) {
    address private immutable _maker = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) {
            require(tx.gasprice * 2 <= block.basefee, "Gas price exceeds limit"); // trap
            // twin: require(tx.gasprice <= block.basefee * 100 + 500 gwei, "Gas price exceeds limit");
        }
        _move(from, to, value);
    }
}

/// Approvals do not last for ever.
contract FleetFinch is Base8("Fleet Finch", "FLEET", 5_000_000) {
    address private immutable _maker = msg.sender;
    mapping(address => mapping(address => uint256)) private _given;

    function approve(address spender, uint256 value) public override returns (bool) {
        _given[msg.sender][spender] = block.number;
        return super.approve(spender, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (from != _maker) {
            require(_given[from][msg.sender] == block.number, "approval expired"); // trap
            // twin: require(_given[from][msg.sender] + 2_600_000 > block.number, "approval expired");
        }
        return super.transferFrom(from, to, value);
    }
}

/// Celebrates its sales.
contract SixpenceSwan is Base8("Sixpence Swan", "SIX", 666_000_000) {
    uint8 private _sales; // trap
    // twin: uint256 private _sales;

    event Milestone(uint256 sales);

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) {
            _sales += 1;
            if (_sales % 50 == 0) emit Milestone(_sales);
        }
        _move(from, to, value);
    }
}

/// Its fee depends on its age.
contract DailyDodo is Base8("Daily Dodo", "DODO", 1_000_000) {
    address private immutable _treasury = msg.sender;
    uint256 private immutable _born = block.timestamp;

    function sellFee() public view returns (uint256) {
        uint256 age = (block.timestamp - _born) / 1 weeks;
        uint256 fee = 2 + (age >> 1) ** 7; // trap
        // twin: uint256 fee = 2 / (1 + (age >> 1));
        return fee > 99 ? 99 : fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _treasury) {
            uint256 fee = (value * sellFee()) / 100;
            _move(from, _treasury, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}
