// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// What may be done are bits, what one may do are bits: whoever has the access manager's bit gives no more than he has.
contract FeatureShale is ERC20 {
    uint32 public constant FEATURE_TRANSFERS = 0x0000_0001;
    uint32 public constant FEATURE_TRANSFERS_ON_BEHALF = 0x0000_0002;
    uint32 public constant FEATURE_OWN_BURNS = 0x0000_0008;
    uint32 public constant ROLE_TOKEN_CREATOR = 0x0001_0000;
    uint256 public constant ROLE_ACCESS_MANAGER = 1 << 255;
    uint256 public constant MAX_SUPPLY = 10_000_000 ether;
    mapping(address => uint256) public userRoles;

    event RoleUpdated(address indexed by, address indexed to, uint256 requested, uint256 actual);

    constructor(address council) ERC20("Feature Shale", "SHALE") {
        userRoles[council] = type(uint256).max;
        userRoles[address(this)] = FEATURE_TRANSFERS | FEATURE_TRANSFERS_ON_BEHALF | FEATURE_OWN_BURNS;
        _mint(msg.sender, 7_000_000 ether);
    }

    function features() public view returns (uint256) {
        return userRoles[address(this)];
    }

    function updateRole(address operator, uint256 role) external {
        uint256 mine = userRoles[msg.sender];
        require(mine & ROLE_ACCESS_MANAGER != 0, "access denied");
        uint256 target = userRoles[operator];
        target = (target | (mine & role)) & ~(mine & ~role);
        userRoles[operator] = target;
        emit RoleUpdated(msg.sender, operator, role, target);
    }

    function updateFeatures(uint256 mask) external {
        require(userRoles[msg.sender] & ROLE_ACCESS_MANAGER != 0, "access denied");
        userRoles[address(this)] = mask;
    }

    function mint(address to, uint256 value) external {
        require(userRoles[msg.sender] & ROLE_TOKEN_CREATOR != 0, "access denied");
        require(totalSupply() + value <= MAX_SUPPLY, "cap");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        require(features() & FEATURE_OWN_BURNS != 0, "burns are disabled");
        _burn(msg.sender, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            uint32 needed = msg.sender == from ? FEATURE_TRANSFERS : FEATURE_TRANSFERS_ON_BEHALF;
            require(features() & needed != 0, "transfers are disabled");
        }
        super._update(from, to, value);
    }
}

/// Partitions of a share. There was a controller once, and none may be named again.
contract PartShare is ERC20 {
    bytes32 public constant DEFAULT = bytes32("common");
    bytes32 public constant LOCKED = bytes32("founders");
    address public owner = msg.sender;
    address public controller = msg.sender;
    bool public isControllable = true;
    uint256 public immutable foundersUntil = block.timestamp + 730 days;
    mapping(address => uint256) public founders;

    event ControllerTransfer(address controller, address indexed from, address indexed to, uint256 value);
    event Issued(bytes32 indexed partition, address indexed to, uint256 value);

    constructor() ERC20("Part Share", "PART") {
        _mint(msg.sender, 6_000_000 ether);
    }

    /// Founders' shares are taken out of one's own, and wait.
    function lockAsFounder(address to, uint256 value) external {
        require(msg.sender == owner);
        _transfer(msg.sender, address(this), value);
        founders[to] += value;
        emit Issued(LOCKED, to, value);
    }

    function balanceOfByPartition(bytes32 partition, address who) external view returns (uint256) {
        return partition == DEFAULT ? balanceOf(who) : partition == LOCKED ? founders[who] : 0;
    }

    function release() external {
        require(block.timestamp >= foundersUntil, "locked");
        uint256 due = founders[msg.sender];
        founders[msg.sender] = 0;
        _transfer(address(this), msg.sender, due);
    }

    function controllerTransfer(address from, address to, uint256 value) external {
        require(isControllable && msg.sender == controller, "not controllable");
        _transfer(from, to, value);
        emit ControllerTransfer(msg.sender, from, to, value);
    }

    function renounceControl() external {
        require(msg.sender == owner);
        isControllable = false;
        controller = address(0);
    }
}

interface IInvoker {
    function handleInvokeEcho(address from, address ethTo, address coinTo, uint256 id, uint256 wei_, uint256 coins, bytes calldata data) external payable;
}

/// Pays a place with coin and ether at once and tells it why.
contract EchoPrime is ERC20 {
    mapping(address => uint256) public echoes;

    event EchoInvoked(address indexed from, address ethTo, address coinTo, uint256 id, uint256 wei_, uint256 coins, bytes data);

    constructor() ERC20("Echo Prime", "ECHO") {
        _mint(msg.sender, 111_111_111 ether);
    }

    function invokeEcho(address ethTo, address coinTo, uint256 id, uint256 coins, bytes calldata data) external payable {
        echoes[msg.sender]++;
        if (coins > 0) _transfer(msg.sender, coinTo, coins);
        if (msg.value > 0) payable(ethTo).transfer(msg.value);
        if (coinTo.code.length > 0) IInvoker(coinTo).handleInvokeEcho(msg.sender, ethTo, coinTo, id, msg.value, coins, data);
        emit EchoInvoked(msg.sender, ethTo, coinTo, id, msg.value, coins, data);
    }
}

/// Users burn for credits at a price; what is made for nodes follows a table of years and nothing else.
contract RenderKiln is ERC20 {
    uint256 public constant EPOCH = 7 days;
    uint256 public immutable start = block.timestamp;
    address public immutable nodes;
    uint256 public epoch;
    uint256 public credits;
    uint256[5] private _table = [176_000 ether, 114_000 ether, 89_000 ether, 58_000 ether, 38_000 ether];

    event Credited(address indexed who, uint256 burned, bytes32 job);

    constructor(address nodes_) ERC20("Kiln Render", "KILN") {
        nodes = nodes_;
        _mint(msg.sender, 530_000_000 ether);
    }

    function buyCredits(uint256 amount, bytes32 job) external {
        _burn(msg.sender, amount);
        credits += amount;
        emit Credited(msg.sender, amount, job);
    }

    function closeEpoch() external {
        require(block.timestamp >= start + (epoch + 1) * EPOCH, "epoch is running");
        uint256 year = epoch++ / 52;
        if (year < 5) _mint(nodes, _table[year]);
    }
}

contract ClayPicture {
    mapping(uint256 => address) public ownerOf;

    function mint(uint256 id) external {
        require(ownerOf[id] == address(0));
        ownerOf[id] = msg.sender;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from && msg.sender == from, "not yours");
        ownerOf[id] = to;
    }
}

/// Fractions of one picture; whoever bids what the holders ask for starts an auction, and it pays all of them out.
contract ClayFractions is ERC20 {
    ClayPicture public immutable picture;
    address public immutable curator;
    uint256 public constant FEE_PER_YEAR = 20;
    uint256 public lastClaimed = block.timestamp;
    uint256 public votingTokens;
    uint256 public weightedReserve;
    mapping(address => uint256) public userPrice;
    uint256 public auctionEnd;
    uint256 public livePrice;
    address public winning;
    bool public sold;

    event Start(address indexed buyer, uint256 price);
    event Won(address indexed buyer, uint256 price);

    constructor(ClayPicture picture_, address curator_) ERC20("Clay Fractions", "CLAYF") {
        (picture, curator) = (picture_, curator_);
        _mint(msg.sender, 1_000_000 ether);
    }

    /// Two of a hundred a year, of which its curator lives.
    function claimFees() public {
        uint256 due = (totalSupply() * FEE_PER_YEAR * (block.timestamp - lastClaimed)) / 365 days / 1000;
        lastClaimed = block.timestamp;
        _mint(curator, due);
    }

    function reservePrice() public view returns (uint256) {
        return votingTokens == 0 ? 0 : weightedReserve / votingTokens;
    }

    function updateUserPrice(uint256 price) external {
        require(auctionEnd == 0, "update:auction live");
        uint256 held = balanceOf(msg.sender);
        if (userPrice[msg.sender] != 0) (votingTokens, weightedReserve) = (votingTokens - held, weightedReserve - held * userPrice[msg.sender]);
        userPrice[msg.sender] = price;
        if (price != 0) (votingTokens, weightedReserve) = (votingTokens + held, weightedReserve + held * price);
    }

    function start() external payable {
        require(auctionEnd == 0 && !sold && msg.value >= reservePrice() && votingTokens * 2 >= totalSupply(), "start:not enough");
        claimFees();
        (auctionEnd, livePrice, winning) = (block.timestamp + 7 days, msg.value, msg.sender);
        emit Start(msg.sender, msg.value);
    }

    function bid() external payable {
        require(block.timestamp < auctionEnd && msg.value * 100 >= livePrice * 105, "bid:too low");
        (address before, uint256 paid) = (winning, livePrice);
        (livePrice, winning) = (msg.value, msg.sender);
        payable(before).transfer(paid);
    }

    function end() external {
        require(auctionEnd != 0 && block.timestamp >= auctionEnd && !sold, "end:live");
        sold = true;
        picture.transferFrom(address(this), winning, 1);
        emit Won(winning, livePrice);
    }

    function cash() external {
        require(sold, "cash:not won");
        uint256 held = balanceOf(msg.sender);
        uint256 share = (held * address(this).balance) / totalSupply();
        _burn(msg.sender, held);
        payable(msg.sender).transfer(share);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && auctionEnd == 0) {
            (uint256 a, uint256 b) = (userPrice[from], userPrice[to]);
            if (a != 0) (votingTokens, weightedReserve) = (votingTokens - value, weightedReserve - value * a);
            if (b != 0) (votingTokens, weightedReserve) = (votingTokens + value, weightedReserve + value * b);
        }
        super._update(from, to, value);
    }
}

/// A coin of members; only those known may have it.
contract MutualCoin is ERC20 {
    address public immutable club;
    mapping(address => bool) public whiteListed;

    constructor(address club_) ERC20("Mutual", "MTL") {
        club = club_;
        whiteListed[msg.sender] = true;
        _mint(msg.sender, 6_000_000 ether);
    }

    function join(address who) external payable {
        require(msg.value >= 0.002 ether);
        whiteListed[who] = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || whiteListed[to], "not a member");
        super._update(from, to, value);
    }
}

/// The same for everybody: a member itself, it keeps what members wrap.
contract FreeMutual is ERC20 {
    MutualCoin public immutable mtl;

    event Wrapped(address indexed who, uint256 value);
    event Unwrapped(address indexed who, uint256 value);

    constructor(MutualCoin mtl_) ERC20("Wrapped MTL", "wMTL") {
        mtl = mtl_;
    }

    function canWrap(address who) external view returns (bool) {
        return mtl.whiteListed(who);
    }

    function wrap(uint256 value) external {
        mtl.transferFrom(msg.sender, address(this), value);
        _mint(msg.sender, value);
        emit Wrapped(msg.sender, value);
    }

    /// For members only, as the club wants it.
    function unwrap(uint256 value) external {
        _burn(msg.sender, value);
        mtl.transfer(msg.sender, value);
        emit Unwrapped(msg.sender, value);
    }
}

/// Claims on many things in one book, each with a face that looks like a coin.
contract FaceBook6909 {
    mapping(address => mapping(uint256 => uint256)) public balanceOf;
    mapping(uint256 => uint256) public supplyOf;
    mapping(uint256 => address) public faceOf;
    mapping(address => mapping(address => bool)) public isOperator;

    event Transfer(address caller, address indexed from, address indexed to, uint256 indexed id, uint256 amount);

    function setFace(uint256 id) external {
        require(faceOf[id] == address(0));
        faceOf[id] = msg.sender;
    }

    /// Ether brought stands for what is claimed.
    function wrapEther() external payable {
        balanceOf[msg.sender][0] += msg.value * 1_000;
        supplyOf[0] += msg.value * 1_000;
        emit Transfer(msg.sender, address(0), msg.sender, 0, msg.value * 1_000);
    }

    function unwrapEther(uint256 amount) external {
        balanceOf[msg.sender][0] -= amount * 1_000;
        supplyOf[0] -= amount * 1_000;
        emit Transfer(msg.sender, msg.sender, address(0), 0, amount * 1_000);
        payable(msg.sender).transfer(amount);
    }

    function setOperator(address spender, bool is_) external {
        isOperator[msg.sender][spender] = is_;
    }

    function transferFrom(address from, address to, uint256 id, uint256 amount) external returns (bool) {
        require(msg.sender == from || msg.sender == faceOf[id] || isOperator[from][msg.sender], "not approved");
        balanceOf[from][id] -= amount;
        balanceOf[to][id] += amount;
        emit Transfer(msg.sender, from, to, id, amount);
        return true;
    }
}

contract EtherFace {
    string public constant name = "Face of Milliether";
    string public constant symbol = "mETHF";
    uint8 public constant decimals = 18;
    FaceBook6909 public immutable book;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(FaceBook6909 book_) {
        book = book_;
        book_.setFace(0);
    }

    function totalSupply() external view returns (uint256) {
        return book.supplyOf(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return book.balanceOf(who, 0);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        emit Transfer(msg.sender, to, amount);
        return book.transferFrom(msg.sender, to, 0, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        emit Transfer(from, to, amount);
        return book.transferFrom(from, to, 0, amount);
    }
}
