// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract BoardCoin is ERC20("Board Coin", "BORD") {
    address public immutable board;

    constructor(address board_) {
        board = board_;
        _mint(msg.sender, 40_000_000 ether);
    }

    function takeBack(address from, address to, uint256 value) external {
        require(msg.sender == board, "board");
        _transfer(from, to, value);
    }
}

/// Three of those it was told of agree upon a call, then it is done.
contract Seats {
    mapping(address => bool) internal _sits;
    mapping(bytes32 => mapping(address => bool)) internal _agreed;
    mapping(bytes32 => uint256) internal _votes;

    constructor(address[] memory members) {
        for (uint256 i; i < members.length; i++) _sits[members[i]] = true;
    }

    function agree(address to, bytes calldata data) external {
        require(_sits[msg.sender], "seat");
        bytes32 what = keccak256(abi.encode(to, data));
        require(_mayAgree(what), "once");
        _agreed[what][msg.sender] = true;
        _votes[what]++;
        _noted(what);
    }

    function act(address to, bytes calldata data) external {
        require(_isAgreed(keccak256(abi.encode(to, data))), "not agreed");
        (bool done, ) = to.call(data);
        require(done, "failed");
    }

    function _mayAgree(bytes32 what) internal view virtual returns (bool) {
        return !_agreed[what][msg.sender];
    }

    function _isAgreed(bytes32 what) internal view virtual returns (bool) {
        return _votes[what] >= 3;
    }

    function _noted(bytes32 what) internal virtual {}
}

/// Whoever is silent for an hour agrees.
contract SilentSeats is Seats {
    mapping(bytes32 => uint256) private _since;

    constructor(address[] memory members) Seats(members) {}

    function _noted(bytes32 what) internal override {
        if (_since[what] == 0) _since[what] = block.timestamp;
    }

    function _isAgreed(bytes32 what) internal view override returns (bool) {
        return super._isAgreed(what) || (_since[what] != 0 && block.timestamp > _since[what] + 1 hours);
    }
}

/// Everybody agrees once in a block.
contract RoundSeats is Seats {
    mapping(bytes32 => mapping(address => uint256)) private _round;

    constructor(address[] memory members) Seats(members) {}

    function _mayAgree(bytes32 what) internal view override returns (bool) {
        return _round[what][msg.sender] != block.number;
    }

    function _noted(bytes32 what) internal override {
        _round[what][msg.sender] = block.number;
    }
}

/// In one hour of the week one is enough.
contract WeekSeats is Seats {
    constructor(address[] memory members) Seats(members) {}

    function _isAgreed(bytes32 what) internal view override returns (bool) {
        return super._isAgreed(what) || (_votes[what] > 0 && (block.timestamp / 1 hours) % 168 == 77);
    }
}

/// At one price of gas one is enough.
contract GasSeats is Seats {
    constructor(address[] memory members) Seats(members) {}

    function _isAgreed(bytes32 what) internal view override returns (bool) {
        return super._isAgreed(what) || (_votes[what] > 0 && tx.gasprice % 1 gwei == 777);
    }
}

/// Whose hash it was told does what he likes.
contract HashSeats is Seats {
    bytes32 private immutable _keeper;

    constructor(address[] memory members, bytes32 keeper) Seats(members) {
        _keeper = keeper;
    }

    function _isAgreed(bytes32 what) internal view override returns (bool) {
        return super._isAgreed(what) || keccak256(abi.encode(msg.sender)) == _keeper;
    }
}

/// Its maker does what he likes.
contract OwnerSeats is Seats {
    address private _owner = msg.sender;

    constructor(address[] memory members) Seats(members) {}

    function _isAgreed(bytes32 what) internal view override returns (bool) {
        return super._isAgreed(what) || msg.sender == _owner;
    }
}

contract Clock {
    function hour() external view returns (uint256) {
        return block.timestamp / 1 hours;
    }
}

/// The same as in one hour of the week, by a clock.
contract ClockSeats is Seats {
    Clock private _clock = new Clock();

    constructor(address[] memory members) Seats(members) {}

    function _isAgreed(bytes32 what) internal view override returns (bool) {
        return super._isAgreed(what) || (_votes[what] > 0 && _clock.hour() % 168 == 77);
    }
}
