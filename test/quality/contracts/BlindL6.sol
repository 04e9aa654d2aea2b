// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Multicall} from "@openzeppelin/contracts/utils/Multicall.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {Base8} from "./Base8.sol";

/// The owner hands out of his own pocket, in many ways.
contract Confetti is ERC20("Confetti", "CNFT"), Ownable(msg.sender) {
    struct Gift {
        address to;
        uint96 value;
    }

    event Campaign(bytes32 indexed id, uint256 total);

    constructor() {
        _mint(msg.sender, 900_000_000 ether);
    }

    function airdrop(address[] calldata to, uint256[] calldata values) external onlyOwner {
        require(to.length == values.length, "length");
        for (uint256 i; i < to.length; i++) _transfer(msg.sender, to[i], values[i]);
    }

    function airdropSame(address[] calldata to, uint256 value) external onlyOwner {
        for (uint256 i; i < to.length; i++) _transfer(msg.sender, to[i], value);
    }

    function campaign(bytes32 id, Gift[] calldata gifts) external onlyOwner {
        uint256 total;
        for (uint256 i; i < gifts.length; i++) {
            total += gifts[i].value;
            _transfer(msg.sender, gifts[i].to, gifts[i].value);
        }
        emit Campaign(id, total);
    }

    function packed(bytes calldata data) external onlyOwner {
        for (uint256 at; at + 32 <= data.length; at += 32)
            _transfer(msg.sender, address(bytes20(data[at:at + 20])), uint96(bytes12(data[at + 20:at + 32])));
    }
}

/// A small fee whose settings come in one piece, each within its bounds.
contract Dovetail is Base8("Dovetail", "DOVE", 50_000_000) {
    struct Config {
        uint16 buyBps;
        uint16 sellBps;
        uint16 burnShare;
        address collector;
    }

    Config public config;
    mapping(address => bool) public exempt;

    event Configured(Config config);

    constructor() {
        config = Config(100, 200, 5_000, msg.sender);
        exempt[msg.sender] = true;
    }

    function configure(Config calldata to) external onlyOwner {
        require(to.buyBps <= 300 && to.sellBps <= 300 && to.burnShare <= 10_000, "bounds");
        require(to.collector != address(0) && to.collector != pair, "collector");
        config = to;
        emit Configured(to);
    }

    function setExempt(address[] calldata who, bool to) external onlyOwner {
        for (uint256 i; i < who.length; i++) exempt[who[i]] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        Config memory now_ = config;
        uint256 bps = exempt[from] || exempt[to] ? 0 : from == pair ? now_.buyBps : to == pair ? now_.sellBps : 0;
        uint256 fee = (value * bps) / 10_000;
        uint256 burnt = (fee * now_.burnShare) / 10_000;
        if (burnt > 0) _move(from, address(0xdEaD), burnt);
        if (fee > burnt) _move(from, now_.collector, fee - burnt);
        _move(from, to, value - fee);
    }
}

/// A change of the fee is announced two days before, and three percent at most.
contract Almanac is Base8("Almanac", "ALMN", 33_000_000) {
    uint256 public fee = 1;
    uint256 public nextFee;
    uint256 public nextFrom;
    address public fund;
    mapping(address => bool) public market;

    event FeeQueued(uint256 fee, uint256 from);

    constructor(address fund_) {
        fund = fund_;
        market[pair] = true;
    }

    function queueFee(uint256 to) external onlyOwner {
        require(to <= 3, "at most three");
        (nextFee, nextFrom) = (to, block.timestamp + 2 days);
        emit FeeQueued(nextFee, nextFrom);
    }

    function applyFee() external {
        require(nextFrom != 0 && block.timestamp >= nextFrom, "not yet");
        (fee, nextFrom) = (nextFee, 0);
    }

    function setMarket(address who, bool to) external onlyOwner {
        require(who != pair, "the first market stays");
        market[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 part = (market[from] || market[to]) && from != _owner && to != _owner ? (value * fee) / 100 : 0;
        if (part > 0) _move(from, fund, part);
        _move(from, to, value - part);
    }
}

/// Signs once, somebody else sends: calls on behalf of the signer.
contract Relaymark is ERC20("Relaymark", "RLMK"), EIP712("Relaymark", "1") {
    bytes32 private constant META = keccak256("MetaTransaction(uint256 nonce,address from,bytes functionSignature)");
    mapping(address => uint256) public metaNonces;

    event MetaTransactionExecuted(address from, address relayer, bytes functionSignature);

    constructor() {
        _mint(msg.sender, 100_000_000 ether);
    }

    function executeMetaTransaction(address from, bytes calldata call_, bytes32 r, bytes32 s, uint8 v) external returns (bytes memory) {
        bytes32 hash = _hashTypedDataV4(keccak256(abi.encode(META, metaNonces[from]++, from, keccak256(call_))));
        require(from != address(0) && ECDSA.recover(hash, v, r, s) == from, "signer");
        emit MetaTransactionExecuted(from, msg.sender, call_);
        (bool ok, bytes memory data) = address(this).call(abi.encodePacked(call_, from));
        require(ok, "call");
        return data;
    }

    function _msgSender() internal view override returns (address sender) {
        if (msg.sender != address(this)) return msg.sender;
        return address(bytes20(msg.data[msg.data.length - 20:]));
    }
}

/// Grants from the pocket of the owner: offered, taken by whom they are for, and paid out by time.
contract Trellis is ERC20("Trellis", "TRLS"), Ownable2Step {
    struct Grant {
        uint128 total;
        uint128 paid;
        uint64 start;
        uint64 cliff;
        uint64 length;
        bool accepted;
    }

    mapping(address => Grant) public grants;

    constructor() Ownable(msg.sender) {
        _mint(msg.sender, 64_000_000 ether);
    }

    function propose(address to, Grant calldata grant) external onlyOwner {
        require(grants[to].total == 0 && grant.paid == 0 && !grant.accepted && grant.length > 0 && grant.cliff <= grant.length, "grant");
        _transfer(msg.sender, address(this), grant.total);
        grants[to] = grant;
    }

    function withdrawProposal(address to) external onlyOwner {
        require(!grants[to].accepted, "accepted");
        uint256 total = grants[to].total;
        delete grants[to];
        _transfer(address(this), msg.sender, total);
    }

    function accept() external {
        require(grants[msg.sender].total > 0, "none");
        grants[msg.sender].accepted = true;
    }

    function release() external {
        Grant storage grant = grants[msg.sender];
        require(grant.accepted && block.timestamp >= grant.start + grant.cliff, "early");
        uint256 passed = block.timestamp - grant.start;
        uint256 due = passed >= grant.length ? grant.total : (grant.total * passed) / grant.length;
        uint256 value = due - grant.paid;
        grant.paid = uint128(due);
        _transfer(address(this), msg.sender, value);
    }
}

/// Offers signed by who sells, and taken by anybody for coin of the chain.
contract Bazaar is ERC20("Bazaar", "BZR"), ERC20Permit("Bazaar"), Multicall {
    struct Offer {
        address maker;
        uint256 amount;
        uint256 price;
        uint256 salt;
        uint256 deadline;
    }

    bytes32 private constant OFFER = keccak256("Offer(address maker,uint256 amount,uint256 price,uint256 salt,uint256 deadline)");
    mapping(bytes32 => bool) public used;

    event Taken(bytes32 indexed hash, address indexed taker);

    constructor() {
        _mint(msg.sender, 42_000_000 ether);
    }

    function hashOf(Offer calldata offer) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(OFFER, offer)));
    }

    function take(Offer calldata offer, bytes calldata signature) external payable {
        bytes32 hash = hashOf(offer);
        require(!used[hash] && block.timestamp <= offer.deadline && msg.value == offer.price, "offer");
        require(ECDSA.recover(hash, signature) == offer.maker, "signature");
        used[hash] = true;
        _transfer(offer.maker, msg.sender, offer.amount);
        (bool ok, ) = offer.maker.call{value: msg.value}("");
        require(ok, "pay");
        emit Taken(hash, msg.sender);
    }

    function cancel(Offer calldata offer) external {
        require(msg.sender == offer.maker, "maker");
        used[hashOf(offer)] = true;
    }
}

/// Rewards by season: a root for each, paid from a pot that was filled before.
contract Seasons is ERC20("Seasons", "SSNS"), Ownable(msg.sender) {
    struct Season {
        bytes32 root;
        uint128 pot;
        uint64 ends;
    }

    Season[] public seasons;
    mapping(uint256 => mapping(address => bool)) public claimed;

    constructor() {
        _mint(msg.sender, 72_000_000 ether);
    }

    function openSeason(bytes32 root, uint128 pot, uint64 ends) external onlyOwner {
        require(ends > block.timestamp + 7 days && ends < block.timestamp + 365 days, "ends");
        _transfer(msg.sender, address(this), pot);
        seasons.push(Season(root, pot, ends));
    }

    function claim(uint256 id, uint128 value, bytes32[] calldata proof) external {
        Season storage season = seasons[id];
        require(block.timestamp < season.ends && !claimed[id][msg.sender], "closed");
        require(MerkleProof.verifyCalldata(proof, season.root, keccak256(bytes.concat(keccak256(abi.encode(msg.sender, value))))), "proof");
        claimed[id][msg.sender] = true;
        season.pot -= value;
        _transfer(address(this), msg.sender, value);
    }

    function closeSeason(uint256 id) external onlyOwner {
        Season storage season = seasons[id];
        require(block.timestamp >= season.ends, "open");
        uint256 rest = season.pot;
        season.pot = 0;
        _transfer(address(this), msg.sender, rest);
    }
}
