// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ownable} from "solady/src/auth/Ownable.sol";
import {ERC20 as Lean} from "solady/src/tokens/ERC20.sol";
import {Owned} from "solmate/src/auth/Owned.sol";
import {ERC20} from "solmate/src/tokens/ERC20.sol";

interface ILaunchRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function addLiquidityETH(address token, uint256 want, uint256 minToken, uint256 minEth, address to, uint256 deadline)
        external
        payable
        returns (uint256, uint256, uint256);
}

interface ILaunchFactory {
    function createPair(address a, address b) external returns (address);
}

/// Born on a slipway: sold along a curve first, then put to sea with all the ether that came in.
contract Launched is Lean {
    address public immutable slipway;
    address public immutable market;
    bool public atSea;
    string private _title;
    string private _ticker;

    error StillOnTheSlipway();

    constructor(string memory title, string memory ticker, address slipway_) {
        (_title, _ticker, slipway) = (title, ticker, slipway_);
        ILaunchRouter router = ILaunchRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        market = ILaunchFactory(router.factory()).createPair(address(this), router.WETH());
        _mint(slipway_, 1_000_000_000 ether);
    }

    function name() public view override returns (string memory) {
        return _title;
    }

    function symbol() public view override returns (string memory) {
        return _ticker;
    }

    function launch() external {
        require(msg.sender == slipway);
        atSea = true;
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return true;
    }

    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (!atSea && to == market) revert StillOnTheSlipway();
    }
}

/// The price follows two virtual reserves. At the goal the rest and the ether become a pool whose shares nobody holds.
contract Slipway {
    uint256 public constant GOAL = 61 ether;
    uint256 private constant SEAT_ETHER = 30 ether;
    uint256 private constant SEAT_TOKENS = 1_073_000_000 ether;
    uint256 private constant FOR_POOL = 200_000_000 ether;
    address private constant NOWHERE = 0x000000000000000000000000000000000000dEaD;

    mapping(address => uint256) public raised;
    mapping(address => bool) public launched;

    event Sold(address indexed token, address indexed who, uint256 paid, uint256 tokens);
    event Launch(address indexed token, uint256 paid);

    function quote(address token, uint256 paid) public view returns (uint256) {
        uint256 have = SEAT_ETHER + raised[token];
        return (SEAT_TOKENS * SEAT_ETHER) / have - (SEAT_TOKENS * SEAT_ETHER) / (have + paid);
    }

    function purchase(Launched token) external payable {
        require(!launched[address(token)], "launched");
        uint256 tokens = quote(address(token), msg.value);
        raised[address(token)] += msg.value;
        token.transfer(msg.sender, tokens);
        emit Sold(address(token), msg.sender, msg.value, tokens);
        if (raised[address(token)] >= GOAL) _launch(token);
    }

    function giveBack(Launched token, uint256 tokens) external {
        require(!launched[address(token)], "launched");
        uint256 have = SEAT_ETHER + raised[address(token)];
        uint256 stock = (SEAT_TOKENS * SEAT_ETHER) / have;
        uint256 paid = have - (SEAT_TOKENS * SEAT_ETHER) / (stock + tokens);
        raised[address(token)] -= paid;
        token.transferFrom(msg.sender, address(this), tokens);
        payable(msg.sender).transfer(paid);
    }

    function _launch(Launched token) private {
        launched[address(token)] = true;
        token.launch();
        ILaunchRouter router = ILaunchRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uint256 paid = raised[address(token)];
        token.approve(address(router), FOR_POOL);
        router.addLiquidityETH{value: paid}(address(token), FOR_POOL, 0, 0, NOWHERE, block.timestamp);
        token.transfer(NOWHERE, token.balanceOf(address(this)));
        emit Launch(address(token), paid);
    }
}

contract Ore is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_, 18) {
        _mint(msg.sender, supply);
    }
}

/// Messages of other chains, believed when enough of the witnesses have signed for them.
contract WitnessGate {
    mapping(address => bool) public witness;
    mapping(bytes32 => mapping(address => bool)) public said;
    mapping(bytes32 => uint256) public voices;
    mapping(bytes32 => bool) public passed;
    uint256 public immutable needed;

    event Sent(uint32 indexed chain, address indexed from, bytes payload);

    constructor(address[] memory witnesses, uint256 needed_) {
        needed = needed_;
        for (uint256 i; i < witnesses.length; i++) witness[witnesses[i]] = true;
    }

    function send(uint32 chain, bytes calldata payload) external {
        emit Sent(chain, msg.sender, payload);
    }

    function vouch(uint32 chain, bytes32 peer, uint64 nonce, address to, uint256 amount, FerryOre token) external {
        require(witness[msg.sender], "no witness");
        bytes32 id = keccak256(abi.encode(chain, peer, nonce, to, amount, token));
        require(!said[id][msg.sender] && !passed[id], "said");
        said[id][msg.sender] = true;
        if (++voices[id] < needed) return;
        passed[id] = true;
        token.receiveFrom(chain, peer, to, amount);
    }
}

/// One coin on many chains: burnt here, made there, and no more than so much a day from each of them.
contract FerryOre is ERC20, Owned {
    struct Lane {
        bytes32 peer;
        uint256 daily;
        uint256 used;
        uint256 since;
    }

    WitnessGate public immutable gate;
    mapping(uint32 => Lane) public lanes;

    event LaneSet(uint32 indexed chain, bytes32 peer, uint256 daily);
    event Left(uint32 indexed chain, address indexed from, bytes32 to, uint256 amount);
    event Arrived(uint32 indexed chain, address indexed to, uint256 amount);

    constructor(WitnessGate gate_, address owner_) ERC20("Ferry Ore", "fORE", 18) Owned(owner_) {
        gate = gate_;
        _mint(msg.sender, 40_000_000 ether);
    }

    function setLane(uint32 chain, bytes32 peer, uint256 daily) external onlyOwner {
        require(daily <= 2_000_000 ether, "too wide");
        lanes[chain].peer = peer;
        lanes[chain].daily = daily;
        emit LaneSet(chain, peer, daily);
    }

    function leave(uint32 chain, bytes32 to, uint256 amount) external {
        require(lanes[chain].peer != 0, "no lane");
        _burn(msg.sender, amount);
        gate.send(chain, abi.encode(to, amount));
        emit Left(chain, msg.sender, to, amount);
    }

    function receiveFrom(uint32 chain, bytes32 peer, address to, uint256 amount) external {
        Lane storage lane = lanes[chain];
        require(msg.sender == address(gate) && peer == lane.peer && peer != 0, "not from there");
        if (block.timestamp >= lane.since + 1 days) (lane.since, lane.used) = (block.timestamp, 0);
        lane.used += amount;
        require(lane.used <= lane.daily, "tomorrow");
        _mint(to, amount);
        emit Arrived(chain, to, amount);
    }
}

/// Made and burnt by its transfer manager, which its owner may replace after a week's notice.
contract NativeOre is Lean, Ownable {
    address public manager;
    address public nextManager;
    uint256 public nextAt;

    event ManagerAnnounced(address indexed next, uint256 at);

    constructor(address owner_, address manager_) {
        _initializeOwner(owner_);
        manager = manager_;
    }

    function name() public pure override returns (string memory) {
        return "Native Ore";
    }

    function symbol() public pure override returns (string memory) {
        return "nORE";
    }

    function announce(address next) external onlyOwner {
        (nextManager, nextAt) = (next, block.timestamp + 7 days);
        emit ManagerAnnounced(next, nextAt);
    }

    function changeManager() external onlyOwner {
        require(nextManager != address(0) && block.timestamp >= nextAt, "announced?");
        (manager, nextManager) = (nextManager, address(0));
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == manager, "manager");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Locks the coin of this chain and lets the same amount out again. Large arrivals wait for a day.
contract OreManager {
    struct Waiting {
        address to;
        uint256 amount;
        uint256 ready;
    }

    Ore public immutable ore;
    NativeOre public token;
    mapping(address => bool) public transceiver;
    mapping(bytes32 => uint256) public attested;
    mapping(bytes32 => mapping(address => bool)) public attestedBy;
    uint256 public immutable threshold;
    uint256 public constant AT_ONCE = 250_000 ether;
    Waiting[] public queue;

    constructor(Ore ore_, address[] memory transceivers, uint256 threshold_) {
        (ore, threshold) = (ore_, threshold_);
        for (uint256 i; i < transceivers.length; i++) transceiver[transceivers[i]] = true;
    }

    function bind(NativeOre token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function wrap(uint256 amount) external {
        ore.transferFrom(msg.sender, address(this), amount);
        token.mint(msg.sender, amount);
    }

    function unwrap(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
        ore.transfer(msg.sender, amount);
    }

    function attest(bytes32 digest, address to, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(digest, to, amount));
        require(transceiver[msg.sender] && !attestedBy[id][msg.sender]);
        attestedBy[id][msg.sender] = true;
        if (++attested[id] != threshold) return;
        if (amount > AT_ONCE) queue.push(Waiting(to, amount, block.timestamp + 1 days));
        else token.mint(to, amount);
    }

    function release(uint256 index) external {
        Waiting memory one = queue[index];
        require(one.amount > 0 && block.timestamp >= one.ready, "waiting");
        delete queue[index];
        token.mint(one.to, one.amount);
    }
}

/// Whole units are badges with a number. Parts of a unit have none; pools and those who ask for it hold units without badges.
contract Badger404 is Owned {
    string public constant name = "Badge Badgers";
    string public constant symbol = "BDGR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 2_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public badgeless;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256[]) private _badges;
    uint256[] private _drawer;
    uint256 public struck;
    string public artwork;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Badge(address indexed from, address indexed to, uint256 indexed id);

    constructor() Owned(msg.sender) {
        ILaunchRouter router = ILaunchRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        badgeless[ILaunchFactory(router.factory()).createPair(address(this), router.WETH())] = true;
        badgeless[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setArtwork(string calldata to) external onlyOwner {
        artwork = to;
    }

    function setPool(address pool) external onlyOwner {
        require(_badges[pool].length == 0 && pool.code.length > 0, "no pool");
        badgeless[pool] = true;
    }

    function badgesOf(address who) external view returns (uint256[] memory) {
        return _badges[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _hand(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _hand(from, to, value);
    }

    function _hand(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        if (!badgeless[from]) while (_badges[from].length > balanceOf[from] / 1 ether) _take(from);
        if (!badgeless[to]) while (_badges[to].length < balanceOf[to] / 1 ether) _give(to);
        return true;
    }

    function _take(address from) private {
        uint256 id = _badges[from][_badges[from].length - 1];
        _badges[from].pop();
        delete ownerOf[id];
        _drawer.push(id);
        emit Badge(from, address(0), id);
    }

    function _give(address to) private {
        uint256 id;
        if (_drawer.length > 0) {
            id = _drawer[_drawer.length - 1];
            _drawer.pop();
        } else {
            id = ++struck;
        }
        ownerOf[id] = to;
        _badges[to].push(id);
        emit Badge(address(0), to, id);
    }
}
