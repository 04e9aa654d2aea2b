// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Base8} from "./Base8.sol";

/// Spent in a game: by the player himself, or by the game with his allowance.
contract Ironleaf is ERC20("Ironleaf", "IRLF"), Ownable(msg.sender) {
    struct Item {
        uint128 price;
        bool sold;
    }

    mapping(bytes32 => Item) public shop;
    mapping(address => mapping(bytes32 => uint256)) public bag;

    event Bought(address indexed player, bytes32 indexed item, uint256 count);

    constructor() {
        _mint(msg.sender, 250_000_000 ether);
    }

    function setItems(bytes32[] calldata ids, Item[] calldata items) external onlyOwner {
        require(ids.length == items.length, "length");
        for (uint256 i; i < ids.length; i++) shop[ids[i]] = items[i];
    }

    function buy(bytes32 id, uint256 count, uint256 mostPrice) public {
        pay(msg.sender, id, count, mostPrice);
    }

    function buyFor(address player, bytes32 id, uint256 count, uint256 mostPrice) external {
        require(shop[id].sold && shop[id].price <= mostPrice, "shop");
        _spendAllowance(player, msg.sender, uint256(shop[id].price) * count);
        pay(player, id, count, mostPrice);
    }

    function play(bytes calldata moves, uint256 mostPrice) external {
        for (uint256 at; at + 33 <= moves.length; at += 33)
            buy(bytes32(moves[at:at + 32]), uint8(moves[at + 32]), mostPrice);
    }

    function pay(address player, bytes32 id, uint256 count, uint256 mostPrice) private {
        Item memory item = shop[id];
        require(item.sold && item.price <= mostPrice, "shop");
        _burn(player, uint256(item.price) * count);
        bag[player][id] += count;
        emit Bought(player, id, count);
    }
}

/// Sessions: a holder lets a key spend so much until then.
contract Latchkey is ERC20("Latchkey", "LTCH") {
    struct Session {
        uint128 left;
        uint64 until;
        address only;
    }

    mapping(address => mapping(address => Session)) public sessions;

    constructor() {
        _mint(msg.sender, 18_000_000 ether);
    }

    function openSession(address key, Session calldata session) external {
        require(session.until <= block.timestamp + 30 days, "too long");
        sessions[msg.sender][key] = session;
    }

    function closeSession(address key) external {
        delete sessions[msg.sender][key];
    }

    function spend(address from, address to, uint128 value) external {
        Session storage session = sessions[from][msg.sender];
        require(block.timestamp < session.until && value <= session.left, "session");
        require(session.only == address(0) || session.only == to, "only");
        session.left -= value;
        _transfer(from, to, value);
    }
}

/// Streams of the token itself: from who opens one, by the second.
contract Rivulet is ERC20("Rivulet", "RVLT") {
    struct Stream {
        address from;
        address to;
        uint128 total;
        uint128 taken;
        uint40 start;
        uint40 stop;
    }

    Stream[] public streams;

    constructor() {
        _mint(msg.sender, 27_000_000 ether);
    }

    function open(Stream calldata stream) external returns (uint256) {
        require(stream.from == msg.sender && stream.taken == 0 && stream.start >= block.timestamp && stream.stop > stream.start, "stream");
        _transfer(msg.sender, address(this), stream.total);
        streams.push(stream);
        return streams.length - 1;
    }

    function dueOf(uint256 id) public view returns (uint256) {
        Stream memory one = streams[id];
        if (block.timestamp <= one.start) return 0;
        uint256 at = block.timestamp < one.stop ? block.timestamp : one.stop;
        return (uint256(one.total) * (at - one.start)) / (one.stop - one.start) - one.taken;
    }

    function take(uint256 id) public {
        uint256 due = dueOf(id);
        streams[id].taken += uint128(due);
        _transfer(address(this), streams[id].to, due);
    }

    function cancel(uint256 id) external {
        require(msg.sender == streams[id].from, "from");
        take(id);
        Stream storage one = streams[id];
        uint256 rest = one.total - one.taken;
        one.total = one.taken;
        if (rest > 0) {
            one.stop = uint40(block.timestamp > one.start ? block.timestamp : one.start + 1);
            _transfer(address(this), one.from, rest);
        }
    }
}

/// Staked in the token itself; rewards come from a pot, at a rate the owner sets within what the pot can pay.
contract Sheepfold is ERC20("Sheepfold", "FOLD"), Ownable(msg.sender) {
    uint256 public rate;
    uint256 public ends;
    uint256 public updated;
    uint256 public stored;
    uint256 public staked;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) private paid;
    mapping(address => uint256) private rewards;

    constructor() {
        _mint(msg.sender, 90_000_000 ether);
    }

    function perToken() public view returns (uint256) {
        uint256 at = block.timestamp < ends ? block.timestamp : ends;
        return staked == 0 || at <= updated ? stored : stored + ((at - updated) * rate * 1e18) / staked;
    }

    function earned(address who) public view returns (uint256) {
        return (stakeOf[who] * (perToken() - paid[who])) / 1e18 + rewards[who];
    }

    modifier settled(address who) {
        stored = perToken();
        updated = block.timestamp < ends ? block.timestamp : ends;
        if (who != address(0)) (rewards[who], paid[who]) = (earned(who), stored);
        _;
    }

    function notifyReward(uint256 value, uint256 length) external onlyOwner settled(address(0)) {
        require(length >= 7 days && length <= 365 days && block.timestamp >= ends, "length");
        _transfer(msg.sender, address(this), value);
        (rate, ends, updated) = (value / length, block.timestamp + length, block.timestamp);
    }

    function stake(uint256 value) external settled(msg.sender) {
        _transfer(msg.sender, address(this), value);
        stakeOf[msg.sender] += value;
        staked += value;
    }

    function unstake(uint256 value) external settled(msg.sender) {
        stakeOf[msg.sender] -= value;
        staked -= value;
        _transfer(address(this), msg.sender, value);
    }

    function claim() external settled(msg.sender) {
        uint256 value = rewards[msg.sender];
        rewards[msg.sender] = 0;
        _transfer(address(this), msg.sender, value);
    }
}

interface IReceiver {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external;
}

/// ERC-677, and what strays into it can be taken out, but never itself.
contract Pontoon is ERC20("Pontoon", "PNTN"), Ownable(msg.sender) {
    using SafeERC20 for IERC20;

    constructor() {
        _mint(msg.sender, 16_000_000 ether);
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        _transfer(msg.sender, to, value);
        if (to.code.length > 0) IReceiver(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }

    function rescueTokens(IERC20[] calldata tokens, address to) external onlyOwner {
        for (uint256 i; i < tokens.length; i++) {
            require(address(tokens[i]) != address(this), "not its own");
            tokens[i].safeTransfer(to, tokens[i].balanceOf(address(this)));
        }
    }

    function rescueEther(address payable to) external onlyOwner {
        (bool ok, ) = to.call{value: address(this).balance}("");
        require(ok);
    }
}

/// Two of three may stop it for three days, and then not again for a month.
contract Floodgate is ERC20("Floodgate", "FLDG") {
    address public immutable guardian;
    uint256 public pausedUntil;
    uint256 public nextPause;

    constructor(address guardian_) {
        guardian = guardian_;
        _mint(msg.sender, 31_000_000 ether);
    }

    function pause() external {
        require(msg.sender == guardian && block.timestamp >= nextPause, "guardian");
        (pausedUntil, nextPause) = (block.timestamp + 3 days, block.timestamp + 30 days);
    }

    function unpause() external {
        require(msg.sender == guardian, "guardian");
        pausedUntil = 0;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(block.timestamp >= pausedUntil, "paused");
        super._update(from, to, value);
    }
}

/// Its look and its words can be changed, its ledger cannot.
contract Postcard is ERC20("Postcard", "POST") {
    struct Profile {
        string site;
        string logo;
        bytes32 hash;
        string[] links;
    }

    Profile private profile;
    mapping(bytes32 => bytes) public records;
    mapping(address => bool) public editors;
    address public owner = msg.sender;
    address public pendingOwner;

    constructor() {
        _mint(msg.sender, 1_000_000_000 ether);
        editors[msg.sender] = true;
    }

    modifier onlyEditor() {
        require(editors[msg.sender], "editor");
        _;
    }

    function setProfile(Profile calldata to) external onlyEditor {
        profile = to;
    }

    function setRecord(bytes32 key, bytes calldata value) external onlyEditor {
        records[key] = value;
    }

    function setRecords(bytes32[] calldata keys, bytes[] calldata values) external onlyEditor {
        for (uint256 i; i < keys.length; i++) records[keys[i]] = values[i];
    }

    function setEditor(address who, bool to) external {
        require(msg.sender == owner, "owner");
        editors[who] = to;
    }

    function offerOwnership(address to) external {
        require(msg.sender == owner, "owner");
        pendingOwner = to;
    }

    function acceptOwnership() external {
        require(msg.sender == pendingOwner, "pending");
        (owner, pendingOwner) = (msg.sender, address(0));
    }

    function getProfile() external view returns (Profile memory) {
        return profile;
    }
}

/// A keeper sells what was collected along a path of known hops; the proceeds go to the treasury.
contract Tollbooth is Base8("Tollbooth", "TOLL", 58_000_000) {
    address public keeper;
    address public immutable treasury;
    uint256 public constant FEE_BPS = 150;
    mapping(address => bool) public hop;

    constructor(address treasury_) {
        treasury = treasury_;
        keeper = msg.sender;
        hop[WETH] = true;
    }

    function setKeeper(address to) external onlyOwner {
        keeper = to;
    }

    function setHop(address to, bool on) external onlyOwner {
        hop[to] = on;
    }

    function harvest(uint256 value, uint256 least, bytes calldata path) external {
        require(msg.sender == keeper && path.length >= 40 && path.length % 20 == 0 && path.length <= 80, "keeper");
        address[] memory way = new address[](path.length / 20);
        for (uint256 i; i < way.length; i++) {
            way[i] = address(bytes20(path[i * 20:i * 20 + 20]));
            require(i == 0 ? way[i] == address(this) : hop[way[i]], "path");
        }
        _approve(address(this), ROUTER, value);
        IFeeRouter(ROUTER).swapExactTokensForTokensSupportingFeeOnTransferTokens(value, least, way, treasury, block.timestamp);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool free = from == address(this) || from == _owner || to == _owner;
        uint256 fee = !free && (from == pair || to == pair) ? (value * FEE_BPS) / 10_000 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

interface IFeeRouter {
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}
