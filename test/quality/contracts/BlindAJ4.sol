// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.20;

import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

abstract contract Voted is ERC20, ERC20Votes {
    function _update(address from, address to, uint256 value) internal virtual override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }
}

/// Motions pass by themselves after three days, unless two of a thousand object; so much a year.
contract EasyMotions {
    struct Motion {
        address to;
        uint256 amount;
        uint256 start;
        uint256 objections;
        bool done;
    }

    uint256 public constant DURATION = 3 days;
    uint256 public constant PER_YEAR = 10_000_000 ether;
    MotionCoin public token;
    uint256 public year;
    uint256 public spent;
    Motion[] public motions;
    mapping(uint256 => mapping(address => bool)) public objected;
    mapping(address => bool) public isProposer;

    constructor(address[] memory proposers) {
        for (uint256 i; i < proposers.length; i++) isProposer[proposers[i]] = true;
    }

    function bind(MotionCoin token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function create(address to, uint256 amount) external {
        require(isProposer[msg.sender], "CALLER_NOT_TRUSTED");
        motions.push(Motion(to, amount, block.timestamp, 0, false));
    }

    function object(uint256 id) external {
        Motion storage m = motions[id];
        require(!objected[id][msg.sender] && !m.done, "ALREADY_OBJECTED");
        objected[id][msg.sender] = true;
        m.objections += token.getPastVotes(msg.sender, m.start - 1);
        if (m.objections * 500 > token.totalSupply()) m.done = true;
    }

    function enact(uint256 id) external {
        Motion storage m = motions[id];
        require(!m.done && block.timestamp >= m.start + DURATION, "NOT_PASSED");
        m.done = true;
        if (block.timestamp / 365 days != year) (year, spent) = (block.timestamp / 365 days, 0);
        spent += m.amount;
        require(spent <= PER_YEAR, "LIMIT");
        token.mint(m.to, m.amount);
    }
}

contract MotionCoin is Voted {
    address public immutable motions;

    constructor(address motions_) ERC20("Motion Coin", "MOTN") EIP712("Motion Coin", "1") {
        motions = motions_;
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == motions);
        _mint(to, amount);
    }
}

/// An organisation grants and takes permissions; its only root is itself, and a vote of holders makes it act.
contract OpalDao {
    bytes32 public constant ROOT_PERMISSION_ID = keccak256("ROOT_PERMISSION");
    bytes32 public constant EXECUTE_PERMISSION_ID = keccak256("EXECUTE_PERMISSION");
    mapping(bytes32 => bool) private _granted;

    event Granted(bytes32 indexed id, address where, address indexed who);
    event Executed(address indexed actor, address to, bytes data);

    constructor(address plugin) {
        _grant(address(this), address(this), ROOT_PERMISSION_ID);
        _grant(address(this), plugin, EXECUTE_PERMISSION_ID);
    }

    modifier auth(bytes32 id) {
        require(isGranted(address(this), msg.sender, id, ""), "Unauthorized");
        _;
    }

    function isGranted(address where, address who, bytes32 id, bytes memory) public view returns (bool) {
        return _granted[keccak256(abi.encodePacked("PERMISSION", who, where, id))];
    }

    function grant(address where, address who, bytes32 id) external auth(ROOT_PERMISSION_ID) {
        _grant(where, who, id);
    }

    function revoke(address where, address who, bytes32 id) external auth(ROOT_PERMISSION_ID) {
        _granted[keccak256(abi.encodePacked("PERMISSION", who, where, id))] = false;
    }

    function execute(address to, bytes calldata data) external auth(EXECUTE_PERMISSION_ID) returns (bytes memory back) {
        bool ok;
        (ok, back) = to.call(data);
        require(ok, "ActionFailed");
        emit Executed(msg.sender, to, data);
    }

    function _grant(address where, address who, bytes32 id) private {
        _granted[keccak256(abi.encodePacked("PERMISSION", who, where, id))] = true;
        emit Granted(id, where, who);
    }
}

/// Half of those who vote, and fifteen of a hundred of all, within five days.
contract OpalVoting {
    struct Proposal {
        address to;
        bytes data;
        uint48 snapshot;
        uint48 end;
        bool executed;
        uint256 yes;
        uint256 no;
    }

    OpalDao public dao;
    OpalCoin public token;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    function bind(OpalDao dao_, OpalCoin token_) external {
        require(address(dao) == address(0));
        (dao, token) = (dao_, token_);
    }

    function createProposal(address to, bytes calldata data) external returns (uint256 id) {
        require(token.getVotes(msg.sender) >= 1_000_000 ether, "ProposalCreationForbidden");
        proposals.push(Proposal(to, data, uint48(block.number - 1), uint48(block.timestamp + 5 days), false, 0, 0));
        return proposals.length - 1;
    }

    function vote(uint256 id, bool yes) external {
        Proposal storage p = proposals[id];
        require(block.timestamp < p.end && !voted[id][msg.sender], "VoteCastForbidden");
        voted[id][msg.sender] = true;
        uint256 weight = token.getPastVotes(msg.sender, p.snapshot);
        if (yes) p.yes += weight;
        else p.no += weight;
    }

    function execute(uint256 id) external {
        Proposal storage p = proposals[id];
        require(block.timestamp >= p.end && !p.executed && p.yes > p.no, "ProposalExecutionForbidden");
        require((p.yes + p.no) * 100 >= token.getPastTotalSupply(p.snapshot) * 15, "quorum");
        p.executed = true;
        dao.execute(p.to, p.data);
    }
}

contract OpalCoin is Voted {
    bytes32 public constant MINT_PERMISSION_ID = keccak256("MINT_PERMISSION");
    OpalDao public immutable dao;

    error DaoUnauthorized(address dao, address where, address who, bytes32 permissionId);

    constructor(OpalDao dao_) ERC20("Opal", "OPAL") EIP712("Opal", "1") {
        dao = dao_;
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        if (!dao.isGranted(address(this), msg.sender, MINT_PERMISSION_ID, msg.data))
            revert DaoUnauthorized(address(dao), address(this), msg.sender, MINT_PERMISSION_ID);
        _mint(to, amount);
    }

    /// Who never delegated votes for himself.
    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (to != address(0) && delegates(to) == address(0) && to.code.length == 0) _delegate(to, to);
    }
}

/// May make so much from one day to another, and no more after it.
contract CappedMinter {
    TetraCoin public immutable token;
    address public immutable admin;
    uint256 public immutable cap;
    uint48 public immutable start;
    uint48 public immutable expiry;
    uint256 public minted;
    bool public closed;

    constructor(TetraCoin token_, address admin_, uint256 cap_, uint48 start_, uint48 expiry_) {
        (token, admin, cap, start, expiry) = (token_, admin_, cap_, start_, expiry_);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == admin, "Unauthorized");
        require(!closed && block.timestamp >= start && block.timestamp <= expiry, "NotLive");
        minted += amount;
        require(minted <= cap, "CapExceeded");
        token.mint(to, amount);
    }

    function close() external {
        require(msg.sender == admin);
        closed = true;
    }
}

/// Three minters were named at its birth; whoever names others is the timelock of a governor.
contract TetraCoin is ERC20 {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    address public immutable governor;
    mapping(address => bool) public isMinter;
    bool private _set;

    constructor(address governor_) ERC20("Tetra", "TTRA") {
        governor = governor_;
        _mint(msg.sender, 3_000_000_000 ether);
    }

    function start(address[] calldata minters) external {
        require(!_set);
        _set = true;
        for (uint256 i; i < minters.length; i++) isMinter[minters[i]] = true;
    }

    function setMinter(address who, bool is_) external {
        require(msg.sender == governor);
        isMinter[who] = is_;
    }

    function mint(address to, uint256 amount) external {
        require(isMinter[msg.sender], "not a minter");
        _mint(to, amount);
    }
}

/// Each week a root of what was earned; who doubts it lays down a bond, and the council decides.
contract WeeklyRoots {
    uint256 public constant DISPUTE_PERIOD = 1 days;
    uint256 public constant BOND = 1_000 ether;
    uint256 public constant PER_WEEK = 2_000_000 ether;
    address public immutable updater;
    address public immutable council;
    WeeklyCoin public token;
    bytes32 public root;
    bytes32 public pending;
    uint256 public pendingSince;
    address public disputer;
    uint256 public week;
    uint256 public paid;
    mapping(address => uint256) public claimed;

    constructor(address updater_, address council_) {
        (updater, council) = (updater_, council_);
    }

    function bind(WeeklyCoin token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function push(bytes32 next) external {
        require(msg.sender == updater && disputer == address(0) && block.timestamp > pendingSince + 7 days);
        (root, pending, pendingSince) = (pending, next, block.timestamp);
    }

    function dispute() external {
        require(block.timestamp < pendingSince + DISPUTE_PERIOD && disputer == address(0));
        disputer = msg.sender;
        token.transferFrom(msg.sender, address(this), BOND);
    }

    function resolve(bool right) external {
        require(msg.sender == council && disputer != address(0));
        token.transfer(right ? disputer : council, BOND);
        disputer = address(0);
        if (right) pending = root;
    }

    function current() public view returns (bytes32) {
        return disputer == address(0) && block.timestamp >= pendingSince + DISPUTE_PERIOD ? pending : root;
    }

    function claim(address who, uint256 total, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(who, total))));
        require(MerkleProof.verifyCalldata(proof, current(), leaf), "InvalidProof");
        uint256 due = total - claimed[who];
        claimed[who] = total;
        if (block.timestamp / 7 days != week) (week, paid) = (block.timestamp / 7 days, 0);
        paid += due;
        require(paid <= PER_WEEK, "enough for this week");
        token.mint(who, due);
    }
}

contract WeeklyCoin is ERC20 {
    uint256 public constant MAX_SUPPLY = 1_000_000_000 ether;
    address public immutable roots;

    constructor(address roots_) ERC20("Weekly", "WKLY") {
        roots = roots_;
        _mint(msg.sender, 600_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == roots && totalSupply() + amount <= MAX_SUPPLY);
        _mint(to, amount);
    }
}
