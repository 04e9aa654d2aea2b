// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Multicall} from "@openzeppelin/contracts/utils/Multicall.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

contract AlderAssembly is ERC20, ERC20Permit, ERC20Votes {
    constructor() ERC20("Alder Assembly", "ALDR") ERC20Permit("Alder Assembly") {
        _mint(msg.sender, 10_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

contract HazelCoin is ERC20 {
    constructor() ERC20("Hazel", "HZL") {
        _mint(msg.sender, 9_000_000 ether);
    }
}

/// Deposits are limited while the strategy is young; what is in can always go out.
contract HazelVault is ERC4626, Ownable {
    uint256 public ceiling = 20_000_000 ether;
    uint256 public constant EXIT_POINTS = 10;

    constructor(IERC20 coin, address board) ERC4626(coin) ERC20("Hazel Vault Share", "vHZL") Ownable(board) {}

    function setCeiling(uint256 ceiling_) external onlyOwner {
        ceiling = ceiling_;
    }

    function maxDeposit(address) public view override returns (uint256) {
        uint256 held = totalAssets();
        return held >= ceiling ? 0 : ceiling - held;
    }

    // the fee of those who leave stays with those who stay
    function previewRedeem(uint256 shares) public view override returns (uint256) {
        uint256 assets = super.previewRedeem(shares);
        return assets - (assets * EXIT_POINTS) / 10_000;
    }

    function previewWithdraw(uint256 assets) public view override returns (uint256) {
        return super.previewWithdraw((assets * 10_000) / (10_000 - EXIT_POINTS));
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

/// Partners of the programme hand points out of the quota that the board gives them.
contract BrackenPoints is ERC20, AccessControl {
    bytes32 public constant PARTNER = keccak256("bracken.partner");
    uint256 public constant YEARLY = 50_000 ether;
    mapping(address => uint256) public quota;
    mapping(uint256 => uint256) public promised;

    constructor(address board, address shop) ERC20("Bracken Points", "BRKN") {
        _grantRole(DEFAULT_ADMIN_ROLE, board);
        _grantRole(PARTNER, shop);
        quota[shop] = 20_000 ether;
        promised[block.timestamp / 365 days] = 20_000 ether;
        _mint(msg.sender, 8_000_000 ether);
    }

    function allot(address partner, uint256 amount) external onlyRole(DEFAULT_ADMIN_ROLE) {
        uint256 year = block.timestamp / 365 days;
        promised[year] += amount;
        require(promised[year] <= YEARLY, "budget of the year");
        quota[partner] += amount;
        _grantRole(PARTNER, partner);
    }

    function award(address customer, uint256 amount) external onlyRole(PARTNER) {
        quota[msg.sender] -= amount;
        _mint(customer, amount);
    }

    function redeem(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function redeemFor(address customer, uint256 amount) external {
        _spendAllowance(customer, msg.sender, amount);
        _burn(customer, amount);
    }
}

contract OpalShards is ERC20, Ownable {
    struct Server {
        uint64 day;
        uint96 today;
        uint96 daily;
    }

    mapping(address => Server) public servers;
    uint96 public constant MOST = 2_000 ether;

    constructor(address council, address server) ERC20("Opal Shards", "OPLS") Ownable(council) {
        servers[server].daily = 500 ether;
        _mint(msg.sender, 6_000_000 ether);
    }

    function enlist(address server, uint96 daily) external onlyOwner {
        require(daily <= MOST);
        servers[server].daily = daily;
    }

    function loot(address player, uint96 amount) external {
        Server storage server = servers[msg.sender];
        uint64 day = uint64(block.timestamp / 1 days);
        if (server.day != day) (server.day, server.today) = (day, 0);
        server.today += amount;
        require(server.today <= server.daily, "come back tomorrow");
        _mint(player, amount);
    }

    function craft(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// One token is one gram in the vault at Chur.
contract SorrelGram is ERC20, AccessControl {
    bytes32 public constant REFINER = keccak256("REFINER");
    bytes32 public constant COMPLIANCE = keccak256("COMPLIANCE");
    mapping(address => bool) public frozen;
    address public immutable collector;
    uint256 public parts = 2;

    event Frozen(address indexed who, bool state);
    event Wiped(address indexed who, uint256 value);

    constructor(address board) ERC20("Sorrel Gram", "SORG") {
        _grantRole(DEFAULT_ADMIN_ROLE, board);
        _grantRole(REFINER, board);
        _grantRole(COMPLIANCE, board);
        collector = board;
        _mint(msg.sender, 400_000 ether);
    }

    function setParts(uint256 parts_) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(parts_ <= 2);
        parts = parts_;
    }

    function freeze(address who, bool state) external onlyRole(COMPLIANCE) {
        frozen[who] = state;
        emit Frozen(who, state);
    }

    function wipe(address who) external onlyRole(COMPLIANCE) {
        require(frozen[who], "not frozen");
        uint256 value = balanceOf(who);
        super._update(who, address(0), value);
        emit Wiped(who, value);
    }

    function deliver(address to, uint256 grams) external onlyRole(REFINER) {
        _mint(to, grams);
    }

    function melt(uint256 grams) external onlyRole(REFINER) {
        _burn(msg.sender, grams);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to], "frozen");
        if (from != address(0) && to != address(0) && parts > 0 && collector != address(0)) {
            uint256 fee = (value * parts) / 10_000;
            super._update(from, collector, fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}

contract TeaselDrop is ERC20 {
    bytes32 public immutable root;
    uint256 public immutable until;
    address private immutable refund;
    mapping(uint256 => uint256) private bits;

    constructor(bytes32 root_, address refund_) ERC20("Teasel", "TSL") {
        root = root_;
        refund = refund_;
        until = block.timestamp + 90 days;
        _mint(msg.sender, 900_000 ether);
        _mint(address(this), 100_000 ether);
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        require(block.timestamp < until, "over");
        require((bits[index >> 8] >> (index & 255)) & 1 == 0, "had");
        require(MerkleProof.verifyCalldata(proof, root, keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))))), "proof");
        bits[index >> 8] |= 1 << (index & 255);
        _transfer(address(this), account, amount);
    }

    function sweep() external {
        require(block.timestamp >= until, "not yet");
        _transfer(address(this), refund, balanceOf(address(this)));
    }
}

contract Postbox is ERC2771Forwarder {
    constructor() ERC2771Forwarder("Postbox") {}
}

contract MadderPost is ERC20, ERC2771Context {
    constructor(address box) ERC20("Madder Post", "MDDR") ERC2771Context(box) {
        _mint(_msgSender(), 77_000_000 ether);
    }

    function burn(uint256 value) external {
        _burn(_msgSender(), value);
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}

contract Thyme1967 is ERC1967Proxy {
    constructor(address logic, bytes memory call) ERC1967Proxy(logic, call) {}
}

contract ThymeLogic is ERC20, Initializable, UUPSUpgradeable {
    address public owner;
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() ERC20("", "") {
        _disableInitializers();
    }

    function initialize(address owner_, address treasury) external initializer {
        owner = owner_;
        emit OwnershipTransferred(address(0), owner_);
        _mint(treasury, 33_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Thyme";
    }

    function symbol() public pure override returns (string memory) {
        return "THYM";
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner && to != address(0));
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "owner");
    }
}

/// Several calls in one, as whoever calls.
contract YarrowBatch is ERC20Permit, Multicall {
    constructor() ERC20("Yarrow Batch", "YRW") ERC20Permit("Yarrow Batch") {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function permitAndCollect(address from, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        try this.permit(from, msg.sender, value, deadline, v, r, s) {} catch {}
        transferFrom(from, msg.sender, value);
    }
}

/// Three of five verifiers must have seen the same packet on the other side.
contract WeldEndpoint {
    struct Packet {
        uint8 seen;
        bool done;
    }

    mapping(address => uint8) private verifier;
    mapping(bytes32 => Packet) public packets;
    mapping(bytes32 => mapping(uint8 => bool)) private voted;
    WeldCoin public coin;
    uint256 public outbound;

    event Sent(uint256 indexed number, bytes32 to, uint256 amount);

    constructor(address[] memory who) {
        require(who.length == 5);
        for (uint8 i; i < 5; i++) {
            require(verifier[who[i]] == 0);
            verifier[who[i]] = i + 1;
        }
    }

    function bind(WeldCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function attest(bytes32 id) external {
        uint8 index = verifier[msg.sender];
        require(index != 0 && !voted[id][index]);
        voted[id][index] = true;
        packets[id].seen++;
    }

    function lzReceive(uint256 source, uint256 number, address to, uint256 amount) external {
        Packet storage packet = packets[keccak256(abi.encode(source, number, to, amount))];
        require(packet.seen >= 3 && !packet.done, "not verified");
        packet.done = true;
        coin.credit(to, amount);
    }

    function lzSend(bytes32 to, uint256 amount) external {
        coin.debit(msg.sender, amount);
        emit Sent(outbound++, to, amount);
    }
}

contract WeldCoin is ERC20 {
    WeldEndpoint public immutable endpoint;

    constructor(WeldEndpoint endpoint_) ERC20("Weld", "WELD") {
        endpoint = endpoint_;
        _mint(msg.sender, 21_000_000 ether);
    }

    function credit(address to, uint256 amount) external {
        require(msg.sender == address(endpoint));
        _mint(to, amount);
    }

    function debit(address from, uint256 amount) external {
        require(msg.sender == address(endpoint));
        _burn(from, amount);
    }
}
