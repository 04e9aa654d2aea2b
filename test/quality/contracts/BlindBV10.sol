// 0.8 runs=9999 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @notice Carries messages between chains when three of four verifiers, who are independent, have seen the same one.
contract CrossEndpoint {
    uint256 public constant NEEDED = 3;
    mapping(address verifier => bool) public isVerifier;
    mapping(bytes32 id => mapping(address verifier => bool)) public seenBy;
    mapping(bytes32 id => uint256) public seen;
    mapping(bytes32 id => bool) public delivered;
    uint64 public outbound;

    event PacketSent(uint64 indexed nonce, uint32 indexed chain, address sender, bytes payload);
    event PacketDelivered(bytes32 indexed id);

    constructor(address[] memory verifiers) {
        require(verifiers.length == 4);
        for (uint256 i; i < 4; ++i) isVerifier[verifiers[i]] = true;
    }

    function send(uint32 chain, bytes calldata payload) external {
        emit PacketSent(++outbound, chain, msg.sender, payload);
    }

    function verify(bytes32 id) external {
        require(isVerifier[msg.sender] && !seenBy[id][msg.sender], "verifier");
        seenBy[id][msg.sender] = true;
        ++seen[id];
    }

    function deliver(uint32 chain, bytes32 peer, uint64 nonce, address to, bytes calldata payload) external {
        bytes32 id = keccak256(abi.encode(block.chainid, chain, peer, nonce, to, payload));
        require(seen[id] >= NEEDED && !delivered[id], "unverified");
        delivered[id] = true;
        OmniHalyard(to).onPacket(chain, peer, payload);
        emit PacketDelivered(id);
    }
}

/// @title Halyard, the same coin on many chains
/// @notice What arrives in a day is limited; peers are set by the owner, who waits two days for everything.
contract OmniHalyard is ERC20, Ownable {
    CrossEndpoint public immutable endpoint;
    mapping(uint32 chain => bytes32) public peers;
    uint256 public constant WINDOW = 1 days;
    uint256 public constant LIMIT = 400_000e18;
    uint256 public inFlight;
    uint256 public lastArrival;

    event PeerSet(uint32 chain, bytes32 peer);
    event OFTSent(uint32 indexed chain, address indexed from, uint256 amount);
    event OFTReceived(uint32 indexed chain, address indexed to, uint256 amount);

    error RateLimitExceeded();

    constructor(address endpoint_, address owner_) ERC20("Halyard", "HLYD") Ownable(owner_) {
        endpoint = CrossEndpoint(endpoint_);
        _mint(msg.sender, 36_000_000e18);
    }

    function setPeer(uint32 chain, bytes32 peer) external onlyOwner {
        peers[chain] = peer;
        emit PeerSet(chain, peer);
    }

    function send(uint32 chain, bytes32 to, uint256 amount) external {
        require(peers[chain] != 0, "no peer");
        _burn(msg.sender, amount);
        endpoint.send(chain, abi.encode(to, amount));
        emit OFTSent(chain, msg.sender, amount);
    }

    function onPacket(uint32 chain, bytes32 peer, bytes calldata payload) external {
        require(msg.sender == address(endpoint) && peer != 0 && peers[chain] == peer, "not from a peer");
        (address to, uint256 amount) = abi.decode(payload, (address, uint256));
        uint256 decayed = LIMIT * (block.timestamp - lastArrival) / WINDOW;
        inFlight = (inFlight > decayed ? inFlight - decayed : 0) + amount;
        lastArrival = block.timestamp;
        if (inFlight > LIMIT) revert RateLimitExceeded();
        _mint(to, amount);
        emit OFTReceived(chain, to, amount);
    }
}

/// @title A coin that can be paid to a contract with a call
contract TurnpikeToken is ERC1363, ERC20Permit {
    constructor() ERC20("Turnpike", "TPKE") ERC20Permit("Turnpike") {
        _mint(msg.sender, 15_000_000e18);
    }

    function burn(uint256 value) external {
        _burn(_msgSender(), value);
    }
}

/// @title Shares of a mill, which pays ether for what one had at the end of a quarter
contract MillShare is ERC20 {
    struct Quarter {
        uint256 paid;
        uint256 supply;
    }

    struct Mark {
        uint64 quarter;
        uint192 balance;
    }

    Quarter[] public quarters;
    mapping(address holder => Mark[]) private marks;
    mapping(uint256 quarter => mapping(address holder => bool)) public claimed;
    uint256 public lastPayment;

    event QuarterPaid(uint256 indexed quarter, uint256 paid);
    event Claimed(uint256 indexed quarter, address indexed holder, uint256 amount);

    constructor() ERC20("Mill Share", "MILL") {
        _mint(msg.sender, 2_000_000e18);
    }

    /// @notice Whoever runs the mill pays; once in sixty days, so that nobody fills the list.
    function pay() external payable {
        require(msg.value >= 1 ether && block.timestamp >= lastPayment + 60 days, "not yet");
        lastPayment = block.timestamp;
        quarters.push(Quarter(msg.value, totalSupply()));
        emit QuarterPaid(quarters.length - 1, msg.value);
    }

    function balanceAt(uint256 quarter, address holder) public view returns (uint256) {
        Mark[] storage list = marks[holder];
        for (uint256 i; i < list.length; ++i) if (list[i].quarter >= quarter) return list[i].balance;
        return balanceOf(holder);
    }

    function claim(uint256 quarter) external {
        require(!claimed[quarter][msg.sender], "claimed");
        claimed[quarter][msg.sender] = true;
        uint256 amount = quarters[quarter].paid * balanceAt(quarter, msg.sender) / quarters[quarter].supply;
        emit Claimed(quarter, msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether");
    }

    /// @dev Before a balance changes for the first time after a payment, it is written down for it.
    function _update(address from, address to, uint256 value) internal override {
        _mark(from);
        _mark(to);
        super._update(from, to, value);
    }

    function _mark(address holder) private {
        uint256 count = quarters.length;
        if (holder == address(0) || count == 0) return;
        Mark[] storage list = marks[holder];
        if (list.length == 0 || list[list.length - 1].quarter < count - 1)
            list.push(Mark(uint64(count - 1), uint192(balanceOf(holder))));
    }
}

/// @title Against whales, with a limit that goes only up, and an owner that waits
contract DolphinToken is ERC20, Ownable {
    uint256 public maxWalletBps = 100;
    mapping(address account => bool) public unlimited;

    event LimitRaised(uint256 walletBps);

    constructor() ERC20("Dolphin Pod", "DPOD") Ownable(msg.sender) {
        _mint(msg.sender, 777_000_000e18);
    }

    function setUnlimited(address account) external onlyOwner {
        unlimited[account] = true;
    }

    function raiseLimit(uint256 walletBps) external onlyOwner {
        require(walletBps > maxWalletBps && walletBps <= 10_000, "only up");
        maxWalletBps = walletBps;
        emit LimitRaised(walletBps);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && from != owner() && !unlimited[to] && maxWalletBps < 10_000)
            require(balanceOf(to) + value <= totalSupply() * maxWalletBps / 10_000, "wallet");
        super._update(from, to, value);
    }
}

/// @title A coin whose holders can lock their own for a time, against their own haste or for a friend
contract TallboyToken is ERC20 {
    struct Drawer {
        uint128 amount;
        uint64 opens;
        address owner;
    }

    Drawer[] public drawers;

    event Shut(uint256 indexed id, address indexed owner, uint256 amount, uint64 opens);
    event Opened(uint256 indexed id);

    constructor() ERC20("Tallboy", "TLBY") {
        _mint(msg.sender, 9_000_000e18);
    }

    function shut(address owner, uint128 amount, uint64 period) external returns (uint256 id) {
        require(amount > 0 && period >= 1 days && period <= 1461 days, "period");
        id = drawers.length;
        drawers.push(Drawer(amount, uint64(block.timestamp) + period, owner));
        _transfer(msg.sender, address(this), amount);
        emit Shut(id, owner, amount, uint64(block.timestamp) + period);
    }

    function open(uint256 id) external {
        Drawer memory d = drawers[id];
        require(msg.sender == d.owner && block.timestamp >= d.opens, "shut");
        delete drawers[id];
        _transfer(address(this), d.owner, d.amount);
        emit Opened(id);
    }
}
