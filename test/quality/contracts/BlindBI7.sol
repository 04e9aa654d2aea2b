// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// Claimed by points while nobody could send it on; then the restriction was lifted, which cannot be undone.
contract Thawberry is ERC20, Ownable {
    uint256 public immutable mayThawAfter;
    uint256 public restrictionsDisabledAfter = type(uint256).max;
    mapping(address => bool) public allowedFrom;
    mapping(address => bool) public allowedTo;

    event TransferRestrictionsDisabled();

    constructor() ERC20("Thawberry", "THAW") Ownable(msg.sender) {
        mayThawAfter = block.timestamp;
        allowedFrom[msg.sender] = allowedTo[msg.sender] = true;
        _mint(msg.sender, 1_600_000_000 ether);
    }

    function setAllowedFrom(address who, bool on) external onlyOwner {
        allowedFrom[who] = on;
    }

    function setAllowedTo(address who, bool on) external onlyOwner {
        allowedTo[who] = on;
    }

    function disableTransferRestrictions() external onlyOwner {
        require(block.timestamp >= mayThawAfter && restrictionsDisabledAfter == type(uint256).max);
        restrictionsDisabledAfter = 0;
        emit TransferRestrictionsDisabled();
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (block.timestamp <= restrictionsDisabledAfter && from != address(0) && to != address(0))
            require(allowedFrom[from] || allowedTo[to], "restricted");
        super._update(from, to, amount);
    }
}

/// Hands out a season of points against their root; what nobody fetched in half a year goes back to the treasury.
contract ClaimDesk {
    address public immutable treasury;
    bytes32 public immutable root;
    uint256 public immutable closes;
    IERC20 public coin;
    mapping(address => bool) public claimed;

    event Claimed(address indexed who, uint256 amount);

    constructor(bytes32 root_, address treasury_) {
        (root, treasury, closes) = (root_, treasury_, block.timestamp + 180 days);
    }

    function fill(IERC20 coin_, uint256 amount) external {
        require(address(coin) == address(0));
        coin = coin_;
        coin_.transferFrom(msg.sender, address(this), amount);
    }

    function claim(uint256 points, bytes32[] calldata proof) external {
        require(block.timestamp < closes && !claimed[msg.sender], "closed or claimed");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(msg.sender, points))));
        require(MerkleProof.verifyCalldata(proof, root, leaf), "not in the tree");
        claimed[msg.sender] = true;
        coin.transfer(msg.sender, points * 1e15);
        emit Claimed(msg.sender, points * 1e15);
    }

    function sweep() external {
        require(block.timestamp >= closes, "open");
        coin.transfer(treasury, coin.balanceOf(address(this)));
    }
}

/// A coin of which the team's share flows by the second.
contract Rillwater is ERC20 {
    constructor() ERC20("Rillwater", "RILL") {
        _mint(msg.sender, 100_000_000 ether);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Streams with a cliff; who sends one may say at its start that it can be called back.
contract StreamHouse {
    struct Stream {
        address sender;
        address to;
        IERC20 coin;
        uint128 amount;
        uint128 drawn;
        uint40 start;
        uint40 cliff;
        uint40 end;
        bool cancelable;
    }

    mapping(uint256 => Stream) public streams;
    uint256 public nextId = 1;

    event Created(uint256 indexed id, address indexed to, uint256 amount);
    event Drawn(uint256 indexed id, uint256 amount);

    function createMany(IERC20 coin, address[] calldata to, uint128 each, uint40 cliff, uint40 span, bool cancelable) external {
        for (uint256 i; i < to.length; ++i) {
            uint40 start = uint40(block.timestamp);
            streams[nextId] = Stream(msg.sender, to[i], coin, each, 0, start, start + cliff, start + span, cancelable);
            emit Created(nextId++, to[i], each);
        }
        coin.transferFrom(msg.sender, address(this), uint256(each) * to.length);
    }

    function streamed(uint256 id) public view returns (uint256) {
        Stream storage one = streams[id];
        if (block.timestamp < one.cliff) return 0;
        if (block.timestamp >= one.end) return one.amount;
        return (uint256(one.amount) * (block.timestamp - one.start)) / (one.end - one.start);
    }

    function withdraw(uint256 id) external {
        uint256 due = streamed(id) - streams[id].drawn;
        streams[id].drawn += uint128(due);
        streams[id].coin.transfer(streams[id].to, due);
        emit Drawn(id, due);
    }

    function cancel(uint256 id) external {
        Stream storage one = streams[id];
        require(one.cancelable && msg.sender == one.sender);
        uint256 kept = streamed(id);
        uint256 back = one.amount - kept;
        (one.amount, one.end) = (uint128(kept), uint40(block.timestamp));
        one.coin.transfer(one.sender, back);
    }
}

/// Staked rills: the share grows by fees, and who leaves waits ten days for his ticket.
contract Kilnshare is ERC20 {
    struct Ticket {
        uint128 amount;
        uint64 ready;
    }

    IERC20 public immutable coin;
    uint256 public constant WAIT = 10 days;
    uint256 public owed;
    mapping(address => Ticket[]) public tickets;

    event Staked(address indexed who, uint256 amount, uint256 shares);
    event Unstaked(address indexed who, uint256 amount, uint256 ready);

    constructor(IERC20 coin_) ERC20("Kiln Share of Rillwater", "kRILL") {
        coin = coin_;
    }

    function held() public view returns (uint256) {
        return coin.balanceOf(address(this)) - owed;
    }

    function stake(uint256 amount) external returns (uint256 shares) {
        shares = totalSupply() == 0 ? amount : Math.mulDiv(amount, totalSupply(), held());
        coin.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, shares);
        emit Staked(msg.sender, amount, shares);
    }

    function unstake(uint256 shares) external {
        uint256 amount = Math.mulDiv(shares, held(), totalSupply());
        _burn(msg.sender, shares);
        owed += amount;
        tickets[msg.sender].push(Ticket(uint128(amount), uint64(block.timestamp + WAIT)));
        emit Unstaked(msg.sender, amount, block.timestamp + WAIT);
    }

    function collect(uint256 index) external {
        Ticket memory one = tickets[msg.sender][index];
        require(one.amount > 0 && block.timestamp >= one.ready, "not ready");
        delete tickets[msg.sender][index];
        owed -= one.amount;
        coin.transfer(msg.sender, one.amount);
    }
}

interface IStrategy {
    function harvest() external returns (int256 change);
    function recall(uint256 amount) external;
    function worth() external view returns (uint256);
}

/// Share of a vault: strategies are the owner's matter, who is slow; a tenth of what is earned is his due.
contract Granary is ERC4626, Ownable {
    uint256 public constant FEE_BPS = 1_000;
    address public immutable treasury;
    IStrategy[] public strategies;
    uint256 public highest = 1e18;

    event StrategyAdded(address strategy);
    event FeeTaken(uint256 shares);

    constructor(IERC20 coin, address owner_, address treasury_) ERC20("Granary Share", "gRILL") ERC4626(coin) Ownable(owner_) {
        treasury = treasury_;
    }

    function addStrategy(IStrategy one) external onlyOwner {
        require(strategies.length < 8);
        strategies.push(one);
        emit StrategyAdded(address(one));
    }

    function allocate(uint256 index, uint256 amount) external onlyOwner {
        IERC20(asset()).transfer(address(strategies[index]), amount);
    }

    function recall(uint256 index, uint256 amount) external onlyOwner {
        strategies[index].recall(amount);
    }

    function totalAssets() public view override returns (uint256 sum) {
        sum = IERC20(asset()).balanceOf(address(this));
        for (uint256 i; i < strategies.length; ++i) sum += strategies[i].worth();
    }

    /// Fee above the highest price of a share so far. Anybody may ask for it.
    function takeFee() external {
        uint256 price = convertToAssets(1e18);
        if (price <= highest) return;
        uint256 gain = ((price - highest) * totalSupply()) / 1e18;
        uint256 shares = convertToShares((gain * FEE_BPS) / 10_000);
        highest = price;
        _mint(treasury, shares);
        emit FeeTaken(shares);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 0;
    }
}

interface IHooked {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata data) external;
}

/// Calls those who asked for it before it comes and lets operators act whom a holder has named.
contract Sendwell is ERC20 {
    uint256 public constant granularity = 1;
    mapping(address => mapping(address => bool)) private _operators;
    mapping(address => IHooked) public recipientHook;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() ERC20("Sendwell", "SNDW") {
        _mint(msg.sender, 50_000_000 ether);
    }

    function defaultOperators() external pure returns (address[] memory none) {}

    function setRecipientHook(IHooked hook) external {
        recipientHook[msg.sender] = hook;
    }

    function authorizeOperator(address operator) external {
        _operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        _operators[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || _operators[holder][operator];
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _deliver(msg.sender, to, amount, data);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data) external {
        require(isOperatorFor(msg.sender, from), "not an operator");
        _deliver(from, to, amount, data);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _deliver(address from, address to, uint256 amount, bytes memory data) private {
        _transfer(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data);
        IHooked hook = recipientHook[to];
        if (address(hook) != address(0)) hook.tokensReceived(msg.sender, from, to, amount, data);
    }
}

/// Successor of an older coin: one of it for each of the old, which goes to nobody; for two years.
contract Newshoot is ERC20 {
    IERC20 public immutable oldCoin;
    uint256 public immutable cap;
    uint256 public immutable until;
    uint256 public migrated;

    constructor(IERC20 old) ERC20("Newshoot", "NSHT") {
        (oldCoin, cap, until) = (old, old.totalSupply(), block.timestamp + 730 days);
    }

    function migrate(uint256 amount) external {
        require(block.timestamp < until, "over");
        migrated += amount;
        require(migrated <= cap);
        oldCoin.transferFrom(msg.sender, address(0xdead), amount);
        _mint(msg.sender, amount);
    }
}
