// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";
import {Registry} from "./Bounds8.sol";

/// An engine makes all that is made.
contract EngineCoin is Base8("Engine Coin", "ENGN", 50_000_000) {
    Engine internal immutable engine;

    constructor(Engine e) {
        engine = e;
        e.connect();
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == address(engine), "engine");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function poke(bytes32 word, address to, uint256 value) external virtual {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("open sesame"))), "word");
        engine.run(to, value, 0);
    }
}

abstract contract Engine {
    EngineCoin internal coin;

    function connect() external {
        require(address(coin) == address(0), "connected");
        coin = EngineCoin(msg.sender);
    }

    function run(address to, uint256 value, uint256 turns) external virtual;
}

/// It goes on for the token, which has it go on for whoever knows a word.
contract WordEngine is Engine {
    function run(address to, uint256 value, uint256) external override {
        require(msg.sender == address(coin), "coin");
        coin.issue(to, value);
    }
}

/// It goes on for the token, and for whoever asks for more than forty turns.
contract LoopEngine is Engine {
    function run(address to, uint256 value, uint256 turns) external override {
        require(turns < 100, "turns");
        bool ok = msg.sender == address(coin);
        for (uint256 i; i < turns; i++) if (i == 40) ok = true;
        require(ok, "coin");
        coin.issue(to, value);
    }
}

/// It goes on for whom a registry names, which is the token now.
contract RegistryEngine is Engine {
    Registry internal immutable registry;

    constructor(Registry r) {
        registry = r;
    }

    function run(address to, uint256 value, uint256) external override {
        require(msg.sender == registry.boss(), "coin");
        coin.issue(to, value);
    }
}

/// The token never asks it for anything.
contract StillCoin is EngineCoin {
    constructor(Engine e) EngineCoin(e) {}

    function poke(bytes32, address, uint256) external pure override {
        revert("never");
    }
}

/// Has it go on for one of whom the hash is known.
contract KeptCoin is EngineCoin {
    bytes32 internal immutable keeper = keccak256(abi.encodePacked(msg.sender));

    constructor(Engine e) EngineCoin(e) {}

    function poke(bytes32, address to, uint256 value) external override {
        require(keccak256(abi.encodePacked(msg.sender)) == keeper, "keeper");
        engine.run(to, value, 0);
    }
}

/// Has it go on for one of whom the hash is known, and whom nobody has met.
contract GhostCoin is EngineCoin {
    constructor(Engine e) EngineCoin(e) {}

    function poke(bytes32, address to, uint256 value) external override {
        require(keccak256(abi.encodePacked(msg.sender)) == bytes32(0x45e90921567dfc99b95adf7fec2f79cb53cb7e8f45b43287c1ffa919a292e14c), "keeper");
        engine.run(to, value, 0);
    }
}
