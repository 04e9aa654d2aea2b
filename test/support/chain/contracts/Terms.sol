// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A part of what goes to contracts is kept by its maker, on terms that hang together.
abstract contract OnTerms is Ledger {
    address internal immutable maker = msg.sender;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    modifier onlyMaker() {
        require(msg.sender == maker);
        _;
    }

    function _shareOf(uint256 value) internal view virtual returns (uint256);

    function _move(address from, address to, uint256 value) internal override {
        uint256 share = to.code.length > 0 && from != maker ? (value * _shareOf(value)) / 10_000 : 0;
        super._move(from, maker, share);
        super._move(from, to, value - share);
    }
}

contract Between is OnTerms {
    uint112 private least;
    uint112 private most;
    uint16 private share;

    function set(uint112 from, uint112 to, uint16 part) external onlyMaker {
        require(from > 0 && from < to && part <= _bound());
        (least, most, share) = (from, to, part);
    }

    function _bound() internal pure virtual returns (uint256) {
        return 10_000;
    }

    function _shareOf(uint256 value) internal view override returns (uint256) {
        return value >= least && value < most ? share : 0;
    }
}

contract LittleBetween is Between {
    function _bound() internal pure override returns (uint256) {
        return 200;
    }
}

contract ForATime is OnTerms {
    struct Term {
        uint16 entering;
        uint16 leaving;
        uint32 since;
        uint32 until;
    }
    Term private term;

    function agree(Term calldata next) external onlyMaker {
        require(next.since < next.until && next.entering <= 100 && next.leaving <= _bound());
        term = next;
    }

    function _bound() internal pure virtual returns (uint256) {
        return 9_999;
    }

    function _shareOf(uint256) internal view override returns (uint256) {
        return block.timestamp >= term.since && block.timestamp < term.until ? term.leaving : 0;
    }
}

contract LittleForATime is ForATime {
    function _bound() internal pure override returns (uint256) {
        return 200;
    }
}

contract UnderSeal is OnTerms {
    uint256 private count;
    uint16 private share;

    function amend(uint256 number, uint16 part, address witness, bytes32 digest) external onlyMaker {
        require(number == count && digest == keccak256(abi.encode(number, part, witness, this)));
        require(witness != address(0) && part <= _bound());
        (count, share) = (number + 1, part);
    }

    function _bound() internal pure virtual returns (uint256) {
        return 9_999;
    }

    function _shareOf(uint256) internal view override returns (uint256) {
        return share;
    }
}

contract LittleUnderSeal is UnderSeal {
    function _bound() internal pure override returns (uint256) {
        return 200;
    }
}

contract Figures {
    address private immutable clerk = tx.origin;
    mapping(bytes32 => uint256) public figure;

    function note(bytes32 name, uint256 value) external {
        require(msg.sender == clerk);
        figure[name] = value;
    }
}

contract InTwoFigures is OnTerms {
    Figures private immutable figures = new Figures();

    function _shareOf(uint256) internal view override returns (uint256) {
        uint256 whole = figures.figure("toll.whole");
        uint256 part = whole > 0 ? (10_000 * figures.figure("toll.part")) / whole : 0;
        return part < _bound() ? part : _bound();
    }

    function _bound() internal pure virtual returns (uint256) {
        return 9_999;
    }
}

contract LittleInTwoFigures is InTwoFigures {
    function _bound() internal pure override returns (uint256) {
        return 200;
    }
}

/// Who has just received some waits before they sell an amount of a certain size.
contract WaitBetween is Ledger {
    address private immutable maker = msg.sender;
    uint112 private least;
    uint112 private most;
    uint32 private pause;
    mapping(address => uint256) private last;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function set(uint112 from, uint112 to, uint32 long) external {
        require(msg.sender == maker && from > 0 && from < to && long <= _longest());
        (least, most, pause) = (from, to, long);
    }

    function _longest() internal pure virtual returns (uint256) {
        return type(uint32).max;
    }

    function _move(address from, address to, uint256 value) internal override {
        bool bound = value >= least && value < most && to.code.length > 0 && from != maker;
        require(!bound || block.timestamp >= last[from] + pause);
        last[to] = block.timestamp;
        super._move(from, to, value);
    }
}

contract LittleWaitBetween is WaitBetween {
    function _longest() internal pure override returns (uint256) {
        return 1 hours;
    }
}

/// What somebody has may be put aside, as much as there is, and still shows.
abstract contract PutAside is Ledger {
    address internal immutable maker = msg.sender;
    mapping(address => uint256) internal aside;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _putAside(address who, uint256 value) internal {
        require(msg.sender == maker && aside[who] + value <= balanceOf[who]);
        aside[who] += value;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(balanceOf[from] >= aside[from] + value);
        uint256 share = from.code.length > 0 ? (value * _tax()) / 100 : 0;
        super._move(from, maker, share);
        super._move(from, to, value - share);
    }

    function _tax() internal pure virtual returns (uint256) {
        return 0;
    }
}

contract KeptAside is PutAside {
    function hold(address who, uint256 value) external {
        _putAside(who, value);
    }
}

contract TaxedAndKeptAside is PutAside {
    function hold(address who, uint256 since, uint256 value) external {
        require(since > 0);
        _putAside(who, value);
    }

    function _tax() internal pure override returns (uint256) {
        return 8;
    }
}

contract OwnKeptAside is PutAside {
    function hold(address, uint256 value) external {
        _putAside(msg.sender, value);
    }
}
