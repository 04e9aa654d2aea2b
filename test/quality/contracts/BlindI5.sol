// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {ERC20Votes} from "solady/src/tokens/ERC20Votes.sol";
import {Ownable} from "solady/src/auth/Ownable.sol";
import {Initializable} from "solady/src/utils/Initializable.sol";
import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";
import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {Owned} from "solmate/src/auth/Owned.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";
import {Bare8} from "./Bare8.sol";

/// What a factory clones for each community.
contract GuildToken is SoladyERC20, Ownable, Initializable {
    string private _name;
    string private _symbol;
    uint256 public cap;

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata name_, string calldata symbol_, uint256 supply, uint256 cap_, address owner_) external initializer {
        (_name, _symbol, cap) = (name_, symbol_, cap_);
        _initializeOwner(owner_);
        _mint(msg.sender, supply);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        require(totalSupply() + amount <= cap, "cap");
        _mint(to, amount);
    }

    function _guardInitializeOwner() internal pure override returns (bool) {
        return true;
    }
}

contract Plenum is ERC20Votes {
    constructor() {
        _mint(msg.sender, 33_000_000 ether);
        _delegate(msg.sender, msg.sender);
    }

    function name() public pure override returns (string memory) {
        return "Plenum";
    }

    function symbol() public pure override returns (string memory) {
        return "PLNM";
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// The founder may make two percent in each year, which the page of the token says as well.
contract Sorrel is ERC20("Sorrel", "SORL", 18), Owned(msg.sender) {
    uint256 public constant INFLATION = 2;
    uint256 public nextMint = block.timestamp + 365 days;

    error TooEarly();
    error TooMuch();

    constructor() {
        _mint(msg.sender, 9_000_000 ether);
    }

    function mintInflation(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert TooEarly();
        if (amount > (totalSupply * INFLATION) / 100) revert TooMuch();
        nextMint = block.timestamp + 365 days;
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Stakes are kept within the token; rewards were paid in by the founders and are all there is.
contract Rookery is ERC20("Rookery", "ROOK", 18) {
    using FixedPointMathLib for uint256;

    uint256 public immutable rewardRate;
    uint256 public immutable rewardEnd;
    uint256 public rewardPerStake;
    uint256 public lastUpdate;
    uint256 public totalStaked;
    mapping(address => uint256) public staked;
    mapping(address => uint256) private paid;
    mapping(address => uint256) private owed;

    event Staked(address indexed account, uint256 amount);
    event Unstaked(address indexed account, uint256 amount);

    constructor() {
        _mint(msg.sender, 75_000_000 ether);
        _mint(address(this), 25_000_000 ether);
        rewardEnd = block.timestamp + 1000 days;
        rewardRate = uint256(25_000_000 ether) / 1000 days;
        lastUpdate = block.timestamp;
    }

    modifier update(address account) {
        uint256 time = block.timestamp < rewardEnd ? block.timestamp : rewardEnd;
        if (totalStaked > 0 && time > lastUpdate) rewardPerStake += ((time - lastUpdate) * rewardRate * 1e18) / totalStaked;
        lastUpdate = time;
        owed[account] += staked[account].fullMulDiv(rewardPerStake - paid[account], 1e18);
        paid[account] = rewardPerStake;
        _;
    }

    function stake(uint256 amount) external update(msg.sender) {
        balanceOf[msg.sender] -= amount;
        balanceOf[address(this)] += amount;
        staked[msg.sender] += amount;
        totalStaked += amount;
        emit Transfer(msg.sender, address(this), amount);
        emit Staked(msg.sender, amount);
    }

    function unstake(uint256 amount) external update(msg.sender) {
        staked[msg.sender] -= amount;
        totalStaked -= amount;
        send(amount);
        emit Unstaked(msg.sender, amount);
    }

    function harvest() external update(msg.sender) {
        uint256 amount = owed[msg.sender];
        owed[msg.sender] = 0;
        send(amount);
    }

    function send(uint256 amount) private {
        balanceOf[address(this)] -= amount;
        balanceOf[msg.sender] += amount;
        emit Transfer(address(this), msg.sender, amount);
    }
}

/// Reports of the consensus layer: two of three members must say the same.
contract ReportCommittee {
    address[3] public members;
    RebasingStake public immutable stake;
    uint256 public lastReport;
    mapping(bytes32 => mapping(address => bool)) public said;

    event Reported(address indexed member, uint256 epoch, uint256 balance);

    constructor(address a, address b, address c, RebasingStake stake_) {
        members = [a, b, c];
        stake = stake_;
    }

    function submit(uint256 epoch, uint256 beaconBalance) external {
        require(epoch == block.timestamp / 1 days && epoch > lastReport, "epoch");
        bytes32 report = keccak256(abi.encode(epoch, beaconBalance));
        uint256 count;
        bool member;
        for (uint256 i; i < 3; i++) {
            if (members[i] == msg.sender) (said[report][msg.sender], member) = (true, true);
            if (said[report][members[i]]) count++;
        }
        require(member, "member");
        emit Reported(msg.sender, epoch, beaconBalance);
        if (count < 2) return;
        lastReport = epoch;
        stake.handleReport(beaconBalance);
    }
}

/// In the manner of stETH: who holds has shares, and what they are worth follows the stake.
contract RebasingStake {
    string public constant name = "Tidal Staked Ether";
    string public constant symbol = "tdETH";
    uint8 public constant decimals = 18;
    address public immutable oracle;
    uint256 public totalShares;
    uint256 public beaconBalance;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TokenRebased(uint256 preTotal, uint256 postTotal);

    constructor(address oracle_) {
        oracle = oracle_;
    }

    function totalSupply() public view returns (uint256) {
        return beaconBalance;
    }

    function balanceOf(address account) public view returns (uint256) {
        return getPooledEthByShares(sharesOf[account]);
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return totalShares == 0 ? amount : (amount * totalShares) / beaconBalance;
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : (shares * beaconBalance) / totalShares;
    }

    function submit() external payable returns (uint256 shares) {
        require(msg.value > 0, "ZERO_DEPOSIT");
        shares = getSharesByPooledEth(msg.value);
        sharesOf[msg.sender] += shares;
        totalShares += shares;
        beaconBalance += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
        emit TransferShares(address(0), msg.sender, shares);
    }

    function withdraw(uint256 amount) external {
        uint256 shares = (amount * totalShares + beaconBalance - 1) / beaconBalance;
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        beaconBalance -= amount;
        emit Transfer(msg.sender, address(0), amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "NOT_ENOUGH_BUFFER");
    }

    /// A report raises the balance by a thousandth at most, and lowers it by five thousandths at most.
    function handleReport(uint256 balance) external {
        require(msg.sender == oracle, "APP_AUTH_FAILED");
        uint256 before = beaconBalance;
        require(balance <= before + before / 1000 && balance >= before - before / 200, "SANITY_CHECK");
        beaconBalance = balance;
        emit TokenRebased(before, balance);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function transferShares(address to, uint256 shares) external returns (uint256 amount) {
        amount = getPooledEthByShares(shares);
        _moveShares(msg.sender, to, shares);
        emit Transfer(msg.sender, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        _moveShares(from, to, getSharesByPooledEth(amount));
        emit Transfer(from, to, amount);
    }

    function _moveShares(address from, address to, uint256 shares) private {
        require(to != address(0) && to != address(this), "TRANSFER_TO");
        require(sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit TransferShares(from, to, shares);
    }
}

/// Shares of the stake in a coat whose balances stand still.
contract WrappedStake is ERC20("Wrapped Tidal Staked Ether", "wtdETH", 18) {
    RebasingStake public immutable stake;

    constructor(RebasingStake stake_) {
        stake = stake_;
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        shares = stake.getSharesByPooledEth(amount);
        _mint(msg.sender, shares);
        stake.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 shares) external returns (uint256) {
        _burn(msg.sender, shares);
        return stake.transferShares(msg.sender, shares);
    }

    function tokensPerStEth() external view returns (uint256) {
        return stake.getSharesByPooledEth(1 ether);
    }

    receive() external payable {
        uint256 shares = stake.submit{value: msg.value}();
        _mint(msg.sender, shares);
    }
}

/// In the manner of rETH: it is worth more ether with every report that two of three nodes agree on.
contract ReefEther is ERC20("Reef Ether", "rfETH", 18) {
    using SafeTransferLib for address;

    address[3] public nodes;
    uint256 public totalEther;
    uint256 public networkSupply;
    uint256 public reportBlock;
    mapping(bytes32 => uint256) private votes;
    mapping(bytes32 => mapping(address => bool)) private voted;

    event BalancesUpdated(uint256 indexed blockNumber, uint256 totalEther);

    constructor(address a, address b, address c) {
        nodes = [a, b, c];
    }

    function getExchangeRate() public view returns (uint256) {
        return totalSupply == 0 ? 1 ether : (totalEther * 1 ether) / totalSupply;
    }

    function deposit() external payable {
        uint256 amount = (msg.value * 1 ether) / getExchangeRate();
        totalEther += msg.value;
        _mint(msg.sender, amount);
    }

    function burn(uint256 amount) external {
        uint256 value = (amount * getExchangeRate()) / 1 ether;
        totalEther -= value;
        _burn(msg.sender, amount);
        msg.sender.safeTransferETH(value);
    }

    function submitBalances(uint256 number, uint256 total) external {
        require(msg.sender == nodes[0] || msg.sender == nodes[1] || msg.sender == nodes[2], "not a trusted node");
        require(number > reportBlock && number < block.number, "block");
        require(total >= totalEther && total <= totalEther + totalEther / 200, "out of bounds");
        bytes32 id = keccak256(abi.encode(number, total));
        require(!voted[id][msg.sender], "voted");
        voted[id][msg.sender] = true;
        if (++votes[id] < 2) return;
        (reportBlock, totalEther) = (number, total);
        emit BalancesUpdated(number, total);
    }
}
