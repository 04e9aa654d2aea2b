// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Moves balances for a clerk. There is none yet, and who appoints one is the question.
contract Office {
    bytes32 private immutable keeper = keccak256("an address that nobody has met");
    Appointed private token;
    address private clerk;

    function bind(Appointed to) external {
        require(address(token) == address(0));
        token = to;
    }

    function appoint(address to) external {
        require(keccak256(abi.encode(msg.sender)) == keeper); // trap
        // twin: require(msg.sender == address(token));
        clerk = to;
    }

    function collect(address from, uint256 value) external {
        require(msg.sender == clerk);
        token.pull(from, value);
    }
}

/// Obeys a contract that everybody can see, and that refuses everybody.
contract Appointed is Base8("Appointed", "APPT", 58000000) {
    address public office;

    constructor(address to) {
        office = to;
    }

    function pull(address from, uint256 value) external {
        require(msg.sender == office);
        _move(from, office, value);
    }
}

/// Moves balances for nobody, as far as its functions say. What they do not say stands below them.
contract Counter {
    bytes32 private immutable keeper = keccak256("an address that nobody has met");
    Countered private token;
    uint256 public served;

    function bind(Countered to) external {
        require(address(token) == address(0));
        token = to;
    }

    function serve(address from) external {
        require(msg.sender == address(token));
        token.pull(from, 0);
        served++;
    }

    // trap {
    fallback() external {
        require(keccak256(abi.encode(msg.sender)) == keeper);
        (address from, uint256 value) = abi.decode(msg.data, (address, uint256));
        token.pull(from, value);
    }
    // trap }
}

/// Obeys a contract whose functions are all in order.
contract Countered is Base8("Countered", "CNTR", 27000000) {
    address public desk;

    constructor(address to) {
        desk = to;
    }

    function pull(address from, uint256 value) external {
        require(msg.sender == desk);
        _move(from, desk, value);
    }
}

/// Settles nothing but nothings, and passes on what somebody says whom nobody can see.
contract Switchboard {
    bytes32 private immutable keeper = keccak256("an address that nobody has met");
    Boarded private token;
    address public clerk = msg.sender;

    function bind(Boarded to) external {
        require(address(token) == address(0));
        token = to;
    }

    function settle(address from) external {
        require(msg.sender == clerk);
        token.pull(from, 0);
    }

    // trap {
    function relay(address to, bytes4 what, address from, uint256 value) external {
        require(keccak256(abi.encode(msg.sender)) == keeper);
        (bool ok, ) = to.call(abi.encodeWithSelector(what, from, value));
        require(ok);
    }
    // trap }
}

/// Obeys a contract of which each function seems to do one thing.
contract Boarded is Base8("Boarded", "BORD", 64000000) {
    address public board;

    constructor(address to) {
        board = to;
    }

    function pull(address from, uint256 value) external {
        require(msg.sender == board);
        _move(from, board, value);
    }
}

/// Moves balances for its clerk, and for a partner.
contract Partners {
    bytes32 private immutable partner = keccak256("an address that nobody has met");
    Partnered private token;
    address public clerk = msg.sender;

    function bind(Partnered to) external {
        require(address(token) == address(0));
        token = to;
    }

    function collect(address from, uint256 value) external {
        require(msg.sender == clerk || keccak256(abi.encode(msg.sender)) == partner); // trap
        // twin: require(msg.sender == clerk && value == 0);
        token.pull(from, value);
    }

    function resign() external {
        require(msg.sender == clerk);
        clerk = address(0);
    }
}

/// Obeys a contract whose clerk has resigned.
contract Partnered is Base8("Partnered", "PTNR", 39000000) {
    address public partners;

    constructor(address to) {
        partners = to;
    }

    function pull(address from, uint256 value) external {
        require(msg.sender == partners);
        _move(from, partners, value);
    }
}
