// 0.8 runs=300 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// The bridge that is part of each chain makes and burns it.
contract CastMeme is ERC20Permit, ERC20Burnable {
    address private constant SUPERCHAIN_BRIDGE = 0x4200000000000000000000000000000000000028;
    address public admin;
    string public image;
    string public context;

    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);
    event ImageUpdated(string image);

    error Unauthorized();

    constructor(string memory image_) ERC20("Cast Meme", "CAST") ERC20Permit("Cast Meme") {
        (admin, image, context) = (msg.sender, image_, "born from a post");
        _mint(msg.sender, 100_000_000_000 ether);
    }

    function updateImage(string calldata image_) external {
        if (msg.sender != admin) revert Unauthorized();
        image = image_;
        emit ImageUpdated(image_);
    }

    function crosschainMint(address to, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_BRIDGE) revert Unauthorized();
        _mint(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_BRIDGE) revert Unauthorized();
        _burn(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x33331994 || id == 0x01ffc9a7;
    }
}

contract ParishToken is ERC20, ERC20Permit, ERC20Votes {
    uint256 public constant YEARLY_PERCENT = 2;
    address public immutable governor;
    uint256 public nextMint = block.timestamp + 365 days;

    constructor(address governor_) ERC20("Parish", "PRSH") ERC20Permit("Parish") {
        governor = governor_;
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == governor, "only governor");
        require(block.timestamp >= nextMint, "once a year");
        require(amount <= (totalSupply() * YEARLY_PERCENT) / 100, "too much");
        nextMint = block.timestamp + 365 days;
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// Whoever has one of a hundred may propose; five days of votes, two days of waiting, and then anybody carries it out.
contract ParishGovernor {
    struct Proposal {
        address target;
        bytes data;
        uint256 snapshot;
        uint256 ends;
        uint256 yes;
        uint256 no;
        bool done;
    }

    uint256 private constant PERIOD = 36_000;
    uint256 private constant DELAY = 14_400;
    ParishToken public token;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    event Proposed(uint256 indexed id, address target, bytes data, string why);
    event Voted(uint256 indexed id, address indexed who, bool yes, uint256 weight);

    function bind(ParishToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function propose(address target, bytes calldata data, string calldata why) external returns (uint256 id) {
        require(token.getPastVotes(msg.sender, block.number - 1) >= token.totalSupply() / 100, "below the threshold");
        id = proposals.length;
        proposals.push(Proposal(target, data, block.number - 1, block.number + PERIOD, 0, 0, false));
        emit Proposed(id, target, data, why);
    }

    function vote(uint256 id, bool yes) external {
        Proposal storage one = proposals[id];
        require(block.number <= one.ends && !voted[id][msg.sender], "closed or voted");
        voted[id][msg.sender] = true;
        uint256 weight = token.getPastVotes(msg.sender, one.snapshot);
        if (yes) one.yes += weight;
        else one.no += weight;
        emit Voted(id, msg.sender, yes, weight);
    }

    function execute(uint256 id) external {
        Proposal storage one = proposals[id];
        require(block.number > one.ends + DELAY && !one.done, "waiting or done");
        require(one.yes > one.no && one.yes >= token.getPastTotalSupply(one.snapshot) / 25, "defeated");
        one.done = true;
        (bool ok,) = one.target.call(one.data);
        require(ok, "failed");
    }
}

/// A quarter lies in the token itself for those on a list; what nobody has claimed in time is burnt.
contract Harvester is ERC20Permit {
    bytes32 public immutable root;
    uint256 public immutable deadline;
    mapping(address => bool) public claimed;

    event Claimed(address indexed who, uint256 amount);

    constructor(bytes32 root_, uint256 deadline_) ERC20("Harvester", "HRVS") ERC20Permit("Harvester") {
        (root, deadline) = (root_, deadline_);
        _mint(address(this), 25_000_000 ether);
        _mint(msg.sender, 75_000_000 ether);
    }

    function claim(uint256 amount, bytes32[] calldata proof) external {
        require(block.timestamp < deadline && !claimed[msg.sender], "over or claimed");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(msg.sender, amount))));
        require(MerkleProof.verifyCalldata(proof, root, leaf), "not on the list");
        claimed[msg.sender] = true;
        _transfer(address(this), msg.sender, amount);
        emit Claimed(msg.sender, amount);
    }

    function burnUnclaimed() external {
        require(block.timestamp >= deadline, "not yet");
        _burn(address(this), balanceOf(address(this)));
    }
}

contract Beechwood is ERC20Permit, ERC20Burnable {
    constructor(address vault) ERC20("Beechwood", "BEECH") ERC20Permit("Beechwood") {
        _mint(vault, 200_000_000 ether);
        _mint(msg.sender, 800_000_000 ether);
    }
}

/// Three years, a cliff of six months. Somebody who leaves keeps what he has earned; the rest goes back to the treasury.
contract BeechwoodVesting {
    struct Grant {
        uint256 amount;
        uint256 paid;
        uint256 stopped;
    }

    address public immutable treasury;
    uint256 public immutable start = block.timestamp;
    ERC20 public token;
    mapping(address => Grant) public grants;

    constructor(address treasury_, address[] memory people) {
        treasury = treasury_;
        for (uint256 i; i < people.length; i++) grants[people[i]].amount = 200_000_000 ether / people.length;
    }

    function bind(ERC20 token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function earned(address who) public view returns (uint256) {
        uint256 until = grants[who].stopped == 0 ? block.timestamp : grants[who].stopped;
        if (until < start + 182 days) return 0;
        return until >= start + 1095 days ? grants[who].amount : (grants[who].amount * (until - start)) / 1095 days;
    }

    function release() external {
        uint256 due = earned(msg.sender) - grants[msg.sender].paid;
        grants[msg.sender].paid += due;
        token.transfer(msg.sender, due);
    }

    function stop(address who) external {
        require(msg.sender == treasury && grants[who].stopped == 0);
        uint256 rest = grants[who].amount - earned(who);
        grants[who].stopped = block.timestamp;
        token.transfer(treasury, rest);
    }
}

contract GuildGold is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    uint256 public constant CAP = 500_000_000 ether;

    constructor(address forge, address admin) ERC20("Guild Gold", "GGOLD") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, forge);
        _mint(msg.sender, 150_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        require(totalSupply() + amount <= CAP, "cap");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// What players have won is signed by the game's server; all players together mint no more than so much a day.
contract GuildForge {
    uint256 public constant PER_DAY = 100_000 ether;
    address public immutable council;
    address public server;
    mapping(uint256 => uint256) public minted;
    mapping(address => uint256) public runs;

    constructor(address council_, address server_) {
        (council, server) = (council_, server_);
    }

    function setServer(address server_) external {
        require(msg.sender == council, "only council");
        server = server_;
    }

    function redeem(GuildGold gold, uint256 amount, bytes calldata signature) external {
        bytes32 digest = keccak256(abi.encode(address(this), block.chainid, gold, msg.sender, amount, runs[msg.sender]++));
        require(ECDSA.recover(MessageHashUtils.toEthSignedMessageHash(digest), signature) == server, "not signed");
        uint256 today = block.timestamp / 1 days;
        minted[today] += amount;
        require(minted[today] <= PER_DAY, "tomorrow");
        gold.mint(msg.sender, amount);
    }
}

contract KennelClub is ERC721 {
    uint256 public count;

    constructor(address[] memory first) ERC721("Kennel Club", "KNNL") {
        for (uint256 i; i < first.length; i++) _mint(first[i], ++count);
    }

    function adopt() external payable {
        require(msg.value == 0.08 ether && count < 3_000, "price or none left");
        _mint(msg.sender, ++count);
    }
}

/// Each dog digs up ten bones a day, until a day that is fixed.
contract DailyBone is ERC20 {
    uint256 public constant PER_DAY = 10 ether;
    KennelClub public immutable dogs;
    uint256 public immutable start = block.timestamp;
    uint256 public immutable end;
    mapping(uint256 => uint256) public claimedUntil;

    constructor(KennelClub dogs_, uint256 end_) ERC20("Daily Bone", "BONE") {
        (dogs, end) = (dogs_, end_);
        _mint(msg.sender, 8_000_000 ether);
    }

    function claim(uint256[] calldata ids) external {
        uint256 until = block.timestamp < end ? block.timestamp : end;
        uint256 sum;
        for (uint256 i; i < ids.length; i++) {
            require(dogs.ownerOf(ids[i]) == msg.sender, "not your dog");
            uint256 from = claimedUntil[ids[i]] == 0 ? start : claimedUntil[ids[i]];
            claimedUntil[ids[i]] = until;
            sum += ((until - from) * PER_DAY) / 1 days;
        }
        _mint(msg.sender, sum);
    }
}

contract CustodyDollar is ERC20 {
    constructor() ERC20("Custody Dollar", "CUSD") {
        _mint(msg.sender, 20_000_000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

contract ParallelDollar is ERC20Permit, AccessControl {
    bytes32 public constant MODULE_ROLE = keccak256("MODULE_ROLE");

    constructor(address module, address admin) ERC20("Parallel Dollar", "pUSD") ERC20Permit("Parallel Dollar") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MODULE_ROLE, module);
    }

    function mint(address to, uint256 amount) external onlyRole(MODULE_ROLE) {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// One to one with another dollar, less a small fee, and no more than a ceiling.
contract PegModule {
    CustodyDollar public immutable gem;
    address public immutable governance;
    ParallelDollar public coin;
    uint256 public ceiling = 50_000_000 ether;
    uint256 public feeIn;
    uint256 public feeOut = 10;
    uint256 public issued;

    constructor(CustodyDollar gem_, address governance_) {
        (gem, governance) = (gem_, governance_);
    }

    function bind(ParallelDollar coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function file(uint256 ceiling_, uint256 feeIn_, uint256 feeOut_) external {
        require(msg.sender == governance && feeIn_ <= 100 && feeOut_ <= 100);
        (ceiling, feeIn, feeOut) = (ceiling_, feeIn_, feeOut_);
    }

    function sellGem(uint256 amount) external {
        gem.transferFrom(msg.sender, address(this), amount);
        uint256 made = amount * 1e12;
        issued += made;
        require(issued <= ceiling, "ceiling");
        coin.mint(msg.sender, made - (made * feeIn) / 10_000);
    }

    function buyGem(uint256 amount) external {
        uint256 price = amount * 1e12;
        coin.transferFrom(msg.sender, address(this), price + (price * feeOut) / 10_000);
        coin.burn(price);
        issued -= price;
        gem.transfer(msg.sender, amount);
    }
}
