// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

interface IReceiver {
    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external;
}

/// Delivers what three of five signers have seen, once.
contract Courier {
    mapping(address => bool) public signer;
    mapping(bytes32 => bool) public delivered;

    constructor(address[] memory who) {
        for (uint256 i; i < who.length; i++) signer[who[i]] = true;
    }

    function deliver(IReceiver to, uint32 eid, bytes32 sender, uint64 nonce, bytes calldata message, bytes[] calldata signatures) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, to, eid, sender, nonce, message));
        require(!delivered[hash] && signatures.length >= 3, "quorum");
        address last;
        for (uint256 i; i < signatures.length; i++) {
            (bytes32 r, bytes32 s, uint8 v) = abi.decode(signatures[i], (bytes32, bytes32, uint8));
            address who = ecrecover(hash, v, r, s);
            require(who > last && signer[who], "signature");
            last = who;
        }
        delivered[hash] = true;
        to.lzReceive(eid, sender, message);
    }
}

/// On many chains. Peers are set once; a limit holds for what comes in.
contract Meridiem is ERC20("Meridiem", "MRDM") {
    struct Limit {
        uint32 eid;
        uint192 most;
        uint32 window;
    }

    address public immutable endpoint;
    address public owner;
    mapping(uint32 => bytes32) public peers;
    mapping(uint32 => Limit) public limits;
    mapping(uint32 => uint256) public used;
    mapping(uint32 => uint256) public since;

    event Sent(uint32 indexed eid, address indexed from, bytes32 to, uint256 value);

    constructor(address endpoint_, address owner_) {
        (endpoint, owner) = (endpoint_, owner_);
        _mint(msg.sender, 36_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external {
        require(msg.sender == owner && peers[eid] == 0, "peer");
        peers[eid] = peer;
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        owner = to;
    }

    function setLimits(Limit[] calldata to) external {
        require(msg.sender == owner, "owner");
        for (uint256 i; i < to.length; i++) {
            require(to[i].most <= 1_000_000 ether && to[i].window >= 1 hours, "bounds");
            limits[to[i].eid] = to[i];
        }
    }

    function send(uint32 eid, bytes32 to, uint256 value, bytes calldata) external {
        require(peers[eid] != 0, "peer");
        _burn(msg.sender, value);
        emit Sent(eid, msg.sender, to, value);
    }

    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external {
        require(msg.sender == endpoint && peers[eid] != 0 && peers[eid] == sender, "peer");
        (address to, uint256 value) = abi.decode(message, (address, uint256));
        if (block.timestamp >= since[eid] + limits[eid].window) (since[eid], used[eid]) = (block.timestamp, 0);
        used[eid] += value;
        require(used[eid] <= limits[eid].most, "limit");
        _mint(to, value);
    }
}

/// Knows the roots of the other chain, which several post; a root counts after a day.
contract RootBridge {
    address public immutable poster;
    mapping(bytes32 => uint256) public postedAt;
    mapping(bytes32 => bool) public spent;
    Ferryman public token;

    constructor(address poster_, bytes32 first) {
        poster = poster_;
        postedAt[first] = block.timestamp - 1 days;
    }

    function bind(Ferryman token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function post(bytes32 root) external {
        require(msg.sender == poster && postedAt[root] == 0, "poster");
        postedAt[root] = block.timestamp;
    }

    function exit(bytes32 root, uint256 nonce, address to, uint256 value, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(nonce, to, value))));
        require(postedAt[root] != 0 && block.timestamp >= postedAt[root] + 1 days, "root");
        require(!spent[leaf] && MerkleProof.verifyCalldata(proof, root, leaf), "proof");
        spent[leaf] = true;
        token.deposit(to, abi.encode(value));
    }
}

/// The child of a token elsewhere: deposits come by its bridge, withdrawals are burnt by who makes them.
contract Ferryman is ERC20("Ferryman (Bridged)", "FRRY.e"), AccessControl {
    bytes32 public constant DEPOSITOR_ROLE = keccak256("DEPOSITOR_ROLE");

    constructor(address bridge, address admin) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(DEPOSITOR_ROLE, bridge);
    }

    function deposit(address user, bytes calldata data) external onlyRole(DEPOSITOR_ROLE) {
        _mint(user, abi.decode(data, (uint256)));
    }

    function withdraw(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// So much a second to the gauges in the list, by weight. The list is of the timelock, the speed of nobody.
contract Metronome {
    struct Gauge {
        address to;
        uint96 weight;
    }

    Pendulum public token;
    address public immutable governance;
    uint256 public constant perSecond = 0.02 ether;
    uint256 public last = block.timestamp;
    Gauge[] public gauges;
    uint256 public weights;

    constructor(address governance_) {
        governance = governance_;
    }

    function bind(Pendulum token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function setGauges(Gauge[] calldata to) external {
        require(msg.sender == governance && to.length <= 20, "governance");
        tick();
        delete gauges;
        weights = 0;
        for (uint256 i; i < to.length; i++) {
            gauges.push(to[i]);
            weights += to[i].weight;
        }
    }

    function tick() public {
        uint256 made = (block.timestamp - last) * perSecond;
        last = block.timestamp;
        for (uint256 i; i < gauges.length; i++) token.mint(gauges[i].to, (made * gauges[i].weight) / weights);
    }
}

/// Its minter is a contract that keeps time; the admin of the roles is the timelock.
contract Pendulum is ERC20("Pendulum", "PNDL"), AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    uint256 public constant MAX = 50_000_000 ether;

    constructor(address minter, address admin) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, minter);
        _mint(msg.sender, 40_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        require(totalSupply() + value <= MAX, "max");
        _mint(to, value);
    }
}
