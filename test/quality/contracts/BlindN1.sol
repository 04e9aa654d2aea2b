// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

interface IFactoryN {
    function createPair(address a, address b) external returns (address);
}

interface IRouterN {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// What launches of 2023 share: a router, a pair, an owner.
abstract contract Launch is ERC20, Ownable {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IRouterN public constant uniswapV2Router = IRouterN(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    constructor() Ownable(msg.sender) {
        uniswapV2Pair = IFactoryN(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
    }

    function rescueForeignTokens(IERC20 token, address to) external onlyOwner {
        require(address(token) != address(this), "own token");
        token.transfer(to, token.balanceOf(address(this)));
    }
}

/// A fee of three percent for a treasury, never more than five; limits that are lifted once; trading that opens once.
contract GoldenOtter is Launch {
    uint256 public constant MAX_FEE = 5;
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    uint256 public swapTokensAtAmount;
    uint256 public maxTransaction;
    uint256 public maxWallet;
    address payable public treasury;
    bool public tradingActive;
    bool public limitsInEffect = true;
    bool private swapping;
    mapping(address => bool) public isExcludedFromFees;
    mapping(address => bool) public isExcludedFromLimits;

    event FeesUpdated(uint256 buyFee, uint256 sellFee);
    event TreasuryUpdated(address treasury);
    constructor() ERC20("Golden Otter", "OTTER") {
        treasury = payable(msg.sender);
        isExcludedFromFees[msg.sender] = isExcludedFromFees[address(this)] = true;
        isExcludedFromLimits[msg.sender] = isExcludedFromLimits[address(this)] = isExcludedFromLimits[uniswapV2Pair] = true;
        uint256 supply = 100_000_000 ether;
        swapTokensAtAmount = supply / 2000;
        maxTransaction = supply / 100;
        maxWallet = supply / 50;
        _mint(msg.sender, supply);
    }

    receive() external payable {}

    function enableTrading() external onlyOwner {
        require(!tradingActive, "already open");
        tradingActive = true;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function updateFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "more than five percent");
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function updateTreasury(address payable to) external onlyOwner {
        require(to != address(0), "zero");
        treasury = to;
        emit TreasuryUpdated(to);
    }

    function updateSwapTokensAtAmount(uint256 value) external onlyOwner {
        require(value >= totalSupply() / 100_000 && value <= totalSupply() / 200, "out of bounds");
        swapTokensAtAmount = value;
    }

    function excludeFromFees(address who, bool to) external onlyOwner {
        isExcludedFromFees[who] = to;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0) || swapping) return super._update(from, to, value);
        bool free = isExcludedFromFees[from] || isExcludedFromFees[to];
        require(tradingActive || free, "trading is not active");
        if (limitsInEffect && !free) {
            require(value <= maxTransaction, "max transaction");
            require(isExcludedFromLimits[to] || balanceOf(to) + value <= maxWallet, "max wallet");
        }
        if (to == uniswapV2Pair && !free && balanceOf(address(this)) >= swapTokensAtAmount) swapBack();
        uint256 fee = free ? 0 : from == uniswapV2Pair ? buyFee : to == uniswapV2Pair ? sellFee : 0;
        uint256 cut = (value * fee) / 100;
        if (cut > 0) super._update(from, address(this), cut);
        super._update(from, to, value - cut);
    }

    function swapBack() private {
        swapping = true;
        uint256 amount = swapTokensAtAmount;
        _approve(address(this), address(uniswapV2Router), amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {} catch {}
        swapping = false;
        (bool ok, ) = treasury.call{value: address(this).balance, gas: 30_000}("");
        ok;
    }
}

/// No fee. A list of snipers and limits for the first hours, which the owner ends for good with one call; nothing is left to him.
contract MochiCat is Launch {
    bool public launched;
    bool public guardEnded;
    string public website;
    mapping(address => bool) public sniper;
    constructor() ERC20("Mochi Cat", "MOCHI") {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function launch() external onlyOwner {
        launched = true;
    }

    function markSnipers(address[] calldata who) external onlyOwner {
        require(!guardEnded, "ended");
        for (uint256 i; i < who.length; i++) if (who[i] != uniswapV2Pair) sniper[who[i]] = true;
    }

    function endGuard() external onlyOwner {
        guardEnded = true;
    }

    function setWebsite(string calldata to) external onlyOwner {
        website = to;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (!guardEnded && from != address(0) && from != owner() && to != owner()) {
            require(launched, "not yet");
            require(!sniper[from], "sniper");
            require(to == uniswapV2Pair || balanceOf(to) + value <= 20_000_000 ether, "two percent");
        }
        super._update(from, to, value);
    }
}

/// A quarter of everything for those who come in the first minute; less with every minute, nothing after half an hour.
contract DawnPup is Launch {
    uint256 public openedAt;
    constructor() ERC20("Dawn Pup", "DAWN") {
        _mint(msg.sender, 420_000_000 ether);
    }

    function open() external onlyOwner {
        require(openedAt == 0, "open");
        openedAt = block.timestamp;
        renounceOwnership();
    }

    function feePercent() public view returns (uint256) {
        uint256 gone = block.timestamp - openedAt;
        return gone >= 30 minutes ? 0 : 25 - (gone * 25) / 30 minutes;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (openedAt == 0) {
            require(from == address(0) || from == owner(), "closed");
            return super._update(from, to, value);
        }
        uint256 cut = from == uniswapV2Pair || to == uniswapV2Pair ? (value * feePercent()) / 100 : 0;
        if (cut > 0) super._update(from, address(0xdead), cut);
        super._update(from, to, value - cut);
    }
}

/// Nobody holds more than he may, and nobody moves more at once; the owner sets both, never below one percent of the supply.
contract QuietWhale is Launch {
    uint256 public maxWallet;
    uint256 public maxMove;
    mapping(address => bool) public exempt;
    constructor() ERC20("Quiet Whale", "QWHALE") {
        _mint(msg.sender, 10_000_000 ether);
        maxWallet = totalSupply() / 50;
        maxMove = totalSupply() / 100;
        exempt[msg.sender] = exempt[address(0xdead)] = true;
    }

    function setMaxWallet(uint256 value) external onlyOwner {
        require(value >= totalSupply() / 100, "below one percent");
        maxWallet = value;
    }

    function setMaxMove(uint256 value) external onlyOwner {
        require(value >= totalSupply() / 100, "below one percent");
        maxMove = value;
    }

    function setExempt(address who, bool to) external onlyOwner {
        require(who != uniswapV2Pair, "pair");
        exempt[who] = to;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && !exempt[from] && !exempt[to]) {
            require(value <= maxMove, "max move");
            require(to == uniswapV2Pair || balanceOf(to) + value <= maxWallet, "max wallet");
        }
        super._update(from, to, value);
    }
}

/// In the manner of ENS: a fifth is claimed with proofs for half a year, the rest of it goes to the DAO, which may make two percent a year.
contract NameService is ERC20, ERC20Permit, Ownable {
    uint256 public constant minimumMintInterval = 365 days;
    uint256 public constant mintCap = 200;
    uint256 public nextMint;
    bytes32 public immutable merkleRoot;
    uint256 public immutable claimPeriodEnds;
    mapping(address => bool) public claimed;

    event Claim(address indexed claimant, uint256 amount);
    constructor(address dao, bytes32 root, uint256 ends) ERC20("Harbour Name Service", "HNS") ERC20Permit("Harbour Name Service") Ownable(dao) {
        merkleRoot = root;
        claimPeriodEnds = ends;
        nextMint = block.timestamp + minimumMintInterval;
        _mint(msg.sender, 80_000_000 ether);
        _mint(address(this), 20_000_000 ether);
    }

    function claimTokens(uint256 amount, bytes32[] calldata proof) external {
        require(block.timestamp <= claimPeriodEnds, "claim period ended");
        require(!claimed[msg.sender], "claimed");
        require(MerkleProof.verify(proof, merkleRoot, keccak256(bytes.concat(keccak256(abi.encode(msg.sender, amount))))), "proof");
        claimed[msg.sender] = true;
        _transfer(address(this), msg.sender, amount);
        emit Claim(msg.sender, amount);
    }

    function sweep(address dest) external onlyOwner {
        require(block.timestamp > claimPeriodEnds, "claim period not yet ended");
        _transfer(address(this), dest, balanceOf(address(this)));
    }

    function mint(address dest, uint256 amount) external onlyOwner {
        require(amount <= (totalSupply() * mintCap) / 10_000, "exceeds the cap");
        require(block.timestamp >= nextMint, "too early");
        nextMint = block.timestamp + minimumMintInterval;
        _mint(dest, amount);
    }
}

/// Grants with a cliff. Several may revoke what has not vested yet, and get no more than that.
contract GrantVault {
    struct Grant {
        uint128 total;
        uint128 paid;
        uint64 start;
        uint64 cliff;
        uint64 duration;
        uint64 stoppedAt;
    }
    IERC20 public immutable token;
    address public immutable council;
    uint256 public granted;
    mapping(address => Grant) public grants;
    constructor(IERC20 token_, address council_) {
        (token, council) = (token_, council_);
    }

    function addGrant(address who, uint128 total, uint64 cliff, uint64 duration) external {
        require(grants[who].total == 0 && total > 0 && duration >= cliff && duration > 0, "grant");
        grants[who] = Grant(total, 0, uint64(block.timestamp), cliff, duration, 0);
        granted += total;
        require(token.transferFrom(msg.sender, address(this), total), "transfer");
    }

    function vested(address who) public view returns (uint256) {
        Grant memory g = grants[who];
        uint256 until = g.stoppedAt != 0 ? g.stoppedAt : block.timestamp;
        if (until < g.start + g.cliff) return 0;
        uint256 gone = until - g.start;
        return gone >= g.duration ? g.total : (uint256(g.total) * gone) / g.duration;
    }

    function claim() external {
        uint256 due = vested(msg.sender) - grants[msg.sender].paid;
        grants[msg.sender].paid += uint128(due);
        granted -= due;
        require(token.transfer(msg.sender, due), "transfer");
    }

    function revoke(address who) external {
        require(msg.sender == council && grants[who].total != 0 && grants[who].stoppedAt == 0, "revoke");
        grants[who].stoppedAt = uint64(block.timestamp);
        uint256 back = grants[who].total - vested(who);
        granted -= back;
        require(token.transfer(council, back), "transfer");
    }
}

/// Made once; three tenths lie in the vault of the grants.
contract Bramble is ERC20("Bramble", "BRMB"), ERC20Permit("Bramble"), ERC20Burnable {
    constructor() {
        _mint(msg.sender, 50_000_000 ether);
    }
}

/// Locks for up to four years; what is made each week is shared by what was locked, weighed by how long.
contract VoteEscrow {
    Tidal public immutable token;
    uint256 public totalWeight;
    uint256 public perWeight;
    mapping(address => uint256[4]) public locks; // amount, end, weight, seen

    constructor(Tidal token_) {
        token = token_;
    }

    function notify(uint256 value) external {
        require(msg.sender == address(token.minter()) && totalWeight > 0, "minter");
        perWeight += (value * 1e18) / totalWeight;
    }

    function createLock(uint256 value, uint256 weeks_) external {
        require(locks[msg.sender][0] == 0 && value > 0 && weeks_ > 0 && weeks_ <= 208, "lock");
        locks[msg.sender] = [value, block.timestamp + weeks_ * 1 weeks, (value * weeks_) / 208, perWeight];
        totalWeight += (value * weeks_) / 208;
        token.transferFrom(msg.sender, address(this), value);
    }

    function claim() public {
        uint256[4] storage mine = locks[msg.sender];
        uint256 due = (mine[2] * (perWeight - mine[3])) / 1e18;
        mine[3] = perWeight;
        if (due > 0) token.transfer(msg.sender, due);
    }

    function withdraw() external {
        require(block.timestamp >= locks[msg.sender][1], "locked");
        claim();
        (uint256 value, uint256 weight) = (locks[msg.sender][0], locks[msg.sender][2]);
        delete locks[msg.sender];
        totalWeight -= weight;
        token.transfer(msg.sender, value);
    }
}

/// Once a week, whoever asks: a thousandth of what there was at first, and one percent less every week, for those who have locked.
contract EmissionMinter {
    Tidal public immutable token;
    VoteEscrow public immutable escrow;
    uint256 public weekly = 100_000 ether;
    uint256 public activePeriod = block.timestamp;

    constructor(Tidal token_, VoteEscrow escrow_) {
        (token, escrow) = (token_, escrow_);
    }

    function updatePeriod() external {
        if (block.timestamp < activePeriod + 1 weeks || escrow.totalWeight() == 0) return;
        activePeriod = block.timestamp;
        token.mint(address(escrow), weekly);
        escrow.notify(weekly);
        weekly = (weekly * 99) / 100;
    }
}

/// Its minter is told once and for all when it is made.
contract Tidal is ERC20("Tidal", "TIDL"), ERC20Permit("Tidal") {
    EmissionMinter public immutable minter;

    constructor(EmissionMinter minter_) {
        minter = minter_;
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == address(minter), "not minter");
        _mint(to, value);
    }
}
