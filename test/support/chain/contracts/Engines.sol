// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

interface ILed {
    function make(address to, uint256 value) external;
}

/// Goes on for the token that made it.
contract Engine {
    address private immutable coin = msg.sender;

    function run(address to, uint256 value) external {
        require(msg.sender == coin, "coin");
        ILed(coin).make(to, value);
    }
}

/// As many as its keeper likes for each.
contract KeptEngine {
    address private immutable coin = msg.sender;
    address private immutable keeper = tx.origin;
    uint256 private rate = 1;

    function tune(uint256 next) external {
        require(msg.sender == keeper, "keeper");
        rate = next;
    }

    function run(address to, uint256 value) external {
        require(msg.sender == coin, "coin");
        ILed(coin).make(to, value * rate);
    }
}

/// All that is made is made by an engine that stands in the code.
abstract contract Driven is Ledger {
    Engine internal immutable engine;

    constructor(address one) {
        engine = Engine(one);
        _make(msg.sender, 1_000_000 ether);
    }

    function make(address to, uint256 value) external {
        require(msg.sender == address(engine), "engine");
        _make(to, value);
    }
}

/// One for ten that are burnt.
abstract contract Trading is Driven {
    function trade(uint256 value) external {
        balanceOf[msg.sender] -= value * 10;
        totalSupply -= value * 10;
        emit Transfer(msg.sender, address(0), value * 10);
        engine.run(msg.sender, value);
    }
}

contract DrivenByTrades is Trading {
    constructor() Driven(address(new Engine())) {}
}

/// The same, at a rate that somebody says.
contract DrivenByKeeper is Trading {
    constructor() Driven(address(new KeptEngine())) {}
}

/// For whoever knows a word.
contract DrivenByWord is Driven {
    constructor() Driven(address(new Engine())) {}

    function poke(bytes32 word, address to, uint256 value) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("open sesame"))), "word");
        engine.run(to, value);
    }
}

/// Goes on for the token that comes first.
contract FreeEngine {
    address internal coin;

    function connect() external {
        require(coin == address(0), "connected");
        coin = msg.sender;
    }

    function run(address to, uint256 value) external {
        require(msg.sender == coin, "coin");
        ILed(coin).make(to, value);
    }
}

/// What is planted in it grows as fast as its keeper says, who has said nothing yet.
contract SownEngine is FreeEngine {
    address private immutable keeper = tx.origin;
    uint256 private rate;
    mapping(address => uint256) private planted;
    mapping(address => uint256) private since;

    function tune(uint256 next) external {
        require(msg.sender == keeper, "keeper");
        rate = next;
    }

    function plant() external payable {
        require(planted[msg.sender] == 0, "planted");
        planted[msg.sender] = msg.value;
        since[msg.sender] = block.timestamp;
    }

    function dig() external {
        uint256 grown = (planted[msg.sender] * rate * (block.timestamp - since[msg.sender])) / 1 ether;
        delete planted[msg.sender];
        if (grown > 0) ILed(coin).make(msg.sender, grown);
    }
}

/// The engine stands in a variable that nobody is shown.
abstract contract Kept is Ledger {
    FreeEngine internal engine;

    constructor(address one) {
        engine = FreeEngine(one);
        engine.connect();
        _make(msg.sender, 1_000_000 ether);
    }

    function make(address to, uint256 value) external {
        require(msg.sender == address(engine), "engine");
        _make(to, value);
    }

    function trade(uint256 value) external {
        balanceOf[msg.sender] -= value * 10;
        totalSupply -= value * 10;
        emit Transfer(msg.sender, address(0), value * 10);
        engine.run(msg.sender, value);
    }
}

contract KeptAsTold is Kept {
    constructor(address one) Kept(one) {}
}

/// It was told of another one.
contract KeptInSecret is Kept {
    constructor(address) Kept(address(new FreeEngine())) {}
}

/// For whoever knows a word, too.
contract KeptByWord is Kept {
    constructor(address one) Kept(one) {}

    function poke(bytes32 word, address to, uint256 value) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("open sesame"))), "word");
        engine.run(to, value);
    }
}
