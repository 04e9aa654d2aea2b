// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

contract PippitToken is ERC20 {
    constructor() ERC20("Pippit", "PIPPIT") {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Synthetix in the small: rewards come from what was paid in beforehand.
contract PippitStaking is Ownable {
    using SafeERC20 for IERC20;

    IERC20 public token;
    uint256 public periodFinish;
    uint256 public rewardRate;
    uint256 public lastUpdateTime;
    uint256 public rewardPerTokenStored;
    uint256 public totalStaked;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paid;
    mapping(address => uint256) public rewards;

    event RewardAdded(uint256 reward);
    event Staked(address indexed user, uint256 amount);
    event Withdrawn(address indexed user, uint256 amount);
    event RewardPaid(address indexed user, uint256 reward);

    constructor(address owner_) Ownable(owner_) {}

    modifier updateReward(address account) {
        rewardPerTokenStored = rewardPerToken();
        lastUpdateTime = lastTimeRewardApplicable();
        if (account != address(0)) {
            rewards[account] = earned(account);
            paid[account] = rewardPerTokenStored;
        }
        _;
    }

    function lastTimeRewardApplicable() public view returns (uint256) {
        return block.timestamp < periodFinish ? block.timestamp : periodFinish;
    }

    function rewardPerToken() public view returns (uint256) {
        if (totalStaked == 0) return rewardPerTokenStored;
        return rewardPerTokenStored + ((lastTimeRewardApplicable() - lastUpdateTime) * rewardRate * 1e18) / totalStaked;
    }

    function earned(address account) public view returns (uint256) {
        return (staked[account] * (rewardPerToken() - paid[account])) / 1e18 + rewards[account];
    }

    function fund(IERC20 token_, uint256 reward, uint256 duration) external {
        require(address(token) == address(0), "funded");
        token = token_;
        rewardRate = reward / duration;
        lastUpdateTime = block.timestamp;
        periodFinish = block.timestamp + duration;
        token_.safeTransferFrom(msg.sender, address(this), reward);
        emit RewardAdded(reward);
    }

    function stake(uint256 amount) external updateReward(msg.sender) {
        totalStaked += amount;
        staked[msg.sender] += amount;
        token.safeTransferFrom(msg.sender, address(this), amount);
        emit Staked(msg.sender, amount);
    }

    function withdraw(uint256 amount) public updateReward(msg.sender) {
        totalStaked -= amount;
        staked[msg.sender] -= amount;
        token.safeTransfer(msg.sender, amount);
        emit Withdrawn(msg.sender, amount);
    }

    function getReward() public updateReward(msg.sender) {
        uint256 reward = rewards[msg.sender];
        rewards[msg.sender] = 0;
        token.safeTransfer(msg.sender, reward);
        emit RewardPaid(msg.sender, reward);
    }

    function exit() external {
        withdraw(staked[msg.sender]);
        getReward();
    }

    function recoverERC20(IERC20 other, uint256 amount) external onlyOwner {
        require(other != token, "Cannot withdraw the staking token");
        other.safeTransfer(owner(), amount);
    }
}

/// Ten million over two thousand days, a day's part to those who are staked in it.
contract WagtailToken is ERC20 {
    address public immutable minter;
    uint256 public constant CAP = 25_000_000 ether;

    constructor(address minter_) ERC20("Wagtail", "WAGT") {
        minter = minter_;
        _mint(msg.sender, 15_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "minter");
        require(totalSupply() + amount <= CAP, "cap");
        _mint(to, amount);
    }
}

contract WagtailEmitter {
    uint256 public constant RATE = uint256(5_000 ether) / 1 days;
    WagtailToken public token;
    uint256 public end;
    uint256 public last;
    uint256 public index;
    uint256 public total;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) public indexOf;
    mapping(address => uint256) public owed;

    event Claimed(address indexed who, uint256 amount);

    function begin(WagtailToken token_) external {
        require(address(token) == address(0), "begun");
        token = token_;
        last = block.timestamp;
        end = block.timestamp + 2000 days;
    }

    function sync(address who) internal {
        uint256 to = block.timestamp < end ? block.timestamp : end;
        if (total > 0) index += ((to - last) * RATE * 1e18) / total;
        last = to;
        owed[who] += (stakeOf[who] * (index - indexOf[who])) / 1e18;
        indexOf[who] = index;
    }

    function stake(uint256 amount) external {
        sync(msg.sender);
        stakeOf[msg.sender] += amount;
        total += amount;
        token.transferFrom(msg.sender, address(this), amount);
    }

    function unstake(uint256 amount) external {
        sync(msg.sender);
        stakeOf[msg.sender] -= amount;
        total -= amount;
        token.transfer(msg.sender, amount);
    }

    function claim() external {
        sync(msg.sender);
        uint256 amount = owed[msg.sender];
        owed[msg.sender] = 0;
        token.mint(msg.sender, amount);
        emit Claimed(msg.sender, amount);
    }
}

/// Each account on the list may draw its grant once; nobody may after ninety days.
contract FirecrestDrop is ERC20 {
    bytes32 public immutable root;
    uint256 public immutable deadline;
    address public immutable treasury;
    mapping(address => bool) public hasClaimed;

    event Claimed(address indexed account, uint256 amount);

    constructor(bytes32 root_, address treasury_) ERC20("Firecrest", "FCREST") {
        root = root_;
        treasury = treasury_;
        deadline = block.timestamp + 90 days;
        _mint(msg.sender, 16_000_000 ether);
        _mint(address(this), 4_000_000 ether);
    }

    function claim(address account, uint256 amount, bytes32[] calldata proof) external {
        require(block.timestamp < deadline, "over");
        require(!hasClaimed[account], "claimed");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(account, amount))));
        require(MerkleProof.verify(proof, root, leaf), "proof");
        hasClaimed[account] = true;
        _transfer(address(this), account, amount);
        emit Claimed(account, amount);
    }

    function sweep() external {
        require(block.timestamp >= deadline, "not over");
        _transfer(address(this), treasury, balanceOf(address(this)));
    }
}

/// Pays a faucet's worth of itself to anybody who asks, once a day, until a million is gone.
contract DunnockFaucet is ERC20 {
    uint256 public constant DRIP = 100 ether;
    mapping(address => uint256) public lastDrip;

    event Drip(address indexed to);

    constructor() ERC20("Dunnock", "DNNK") {
        _mint(msg.sender, 9_000_000 ether);
        _mint(address(this), 1_000_000 ether);
    }

    function drip() external {
        require(block.timestamp >= lastDrip[msg.sender] + 1 days, "once a day");
        lastDrip[msg.sender] = block.timestamp;
        _transfer(address(this), msg.sender, DRIP);
        emit Drip(msg.sender);
    }
}
