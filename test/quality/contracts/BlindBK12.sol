// 0.8 runs=20 evm=london
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.10;

abstract contract Ledger {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        (name, symbol, decimals) = (name_, symbol_, decimals_);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// A certificate of deposit: who stakes for long has more shares, and all shares together earn 3.69 of a hundred a year. No owner.
contract Hextable is Ledger("Hextable", "HEXT", 8) {
    struct StakeStore {
        uint72 stakedHearts;
        uint72 stakeShares;
        uint16 lockedDay;
        uint16 stakedDays;
    }

    uint256 public constant MAX_STAKE_DAYS = 5555;
    uint256 public constant LPB_DAYS = 1820;
    uint256 public constant GRACE_DAYS = 14;
    uint256 public immutable launchTime = block.timestamp;
    uint256 public lockedHeartsTotal;
    uint256 public stakeSharesTotal;
    uint256 public dailyDataCount;
    /// What a share has earned up to the end of a day, since the first.
    mapping(uint256 => uint256) public earnedUntil;
    mapping(address => StakeStore[]) public stakeLists;

    event StakeStart(address indexed staker, uint256 index, uint256 hearts, uint256 shares, uint256 stakedDays);
    event StakeEnd(address indexed staker, uint256 index, uint256 payout, uint256 penalty);
    event DailyDataUpdate(address indexed updater, uint256 begin, uint256 end);

    constructor() {
        _mint(msg.sender, 5_000_000_000 * 1e8);
    }

    function currentDay() public view returns (uint256) {
        return (block.timestamp - launchTime) / 1 days + 1;
    }

    function stakeCount(address staker) external view returns (uint256) {
        return stakeLists[staker].length;
    }

    function dailyDataUpdate() public {
        uint256 day = currentDay();
        uint256 begin = dailyDataCount + 1;
        if (begin >= day) return;
        uint256 earned = earnedUntil[begin - 1];
        uint256 perDay = ((totalSupply + lockedHeartsTotal) * 369) / (10_000 * 365);
        uint256 perShare = stakeSharesTotal == 0 ? 0 : (perDay * 1e18) / stakeSharesTotal;
        for (uint256 at = begin; at < day; at++) earnedUntil[at] = earned += perShare;
        dailyDataCount = day - 1;
        emit DailyDataUpdate(msg.sender, begin, day - 1);
    }

    function stakeStart(uint256 hearts, uint256 stakedDays) external {
        require(stakedDays >= 1 && stakedDays <= MAX_STAKE_DAYS, "HEX: newStakedDays out of range");
        dailyDataUpdate();
        uint256 longer = stakedDays > 2 * LPB_DAYS ? 2 * LPB_DAYS : stakedDays - 1;
        uint256 shares = hearts + (hearts * longer) / LPB_DAYS;
        require(shares > 0 && shares < type(uint72).max, "HEX: newStakedHearts must be at least minimum shareRate");
        _burn(msg.sender, hearts);
        lockedHeartsTotal += hearts;
        stakeSharesTotal += shares;
        stakeLists[msg.sender].push(StakeStore(uint72(hearts), uint72(shares), uint16(currentDay()), uint16(stakedDays)));
        emit StakeStart(msg.sender, stakeLists[msg.sender].length - 1, hearts, shares, stakedDays);
    }

    /// On time: what was staked, and what it earned. Early: a tenth less and nothing earned. Late: a seven-hundredth less for each day.
    function stakeEnd(uint256 index) external {
        dailyDataUpdate();
        StakeStore[] storage list = stakeLists[msg.sender];
        StakeStore memory one = list[index];
        uint256 end = uint256(one.lockedDay) + one.stakedDays;
        uint256 day = currentDay();
        uint256 payout = one.stakedHearts;
        uint256 penalty;
        if (day < end) {
            penalty = payout / 10;
        } else {
            payout += (uint256(one.stakeShares) * (earnedUntil[end - 1] - earnedUntil[one.lockedDay - 1])) / 1e18;
            if (day > end + GRACE_DAYS) penalty = (payout * (day - end - GRACE_DAYS)) / 700;
            if (penalty > payout) penalty = payout;
        }
        lockedHeartsTotal -= one.stakedHearts;
        stakeSharesTotal -= one.stakeShares;
        list[index] = list[list.length - 1];
        list.pop();
        _mint(msg.sender, payout - penalty);
        emit StakeEnd(msg.sender, index, payout, penalty);
    }
}

library Log {
    function log2(uint256 x) internal pure returns (uint256 n) {
        while (x > 1) (x, n) = (x >> 1, n + 1);
    }
}

/// Proof of participation: a rank, a term, and a reward that grows with the term and with how many came after. No owner, no keys.
contract Zenwort is Ledger("Zenwort", "ZENW", 18) {
    struct MintInfo {
        uint256 term;
        uint256 maturityTs;
        uint256 rank;
        uint256 amplifier;
        uint256 eaaRate;
    }

    uint256 public constant SECONDS_IN_DAY = 3_600 * 24;
    uint256 public constant MIN_TERM = SECONDS_IN_DAY;
    uint256 public constant MAX_TERM_START = 100 * SECONDS_IN_DAY;
    uint256 public constant REWARD_AMPLIFIER_START = 3_000;
    uint256 public constant EAA_PM_START = 100;
    uint256 public constant WITHDRAWAL_WINDOW_DAYS = 7;
    uint256 public constant MAX_PENALTY_PCT = 99;
    uint256 public immutable genesisTs = block.timestamp;
    uint256 public globalRank = 1;
    uint256 public activeMinters;
    mapping(address => MintInfo) public userMints;

    event RankClaimed(address indexed user, uint256 term, uint256 rank);
    event MintClaimed(address indexed user, uint256 rewardAmount);

    /// What those had who took part in the rehearsal, and what went into the pool.
    constructor() {
        _mint(msg.sender, 12_000_000_000 ether);
    }

    function getCurrentAMP() public view returns (uint256) {
        uint256 fallen = (block.timestamp - genesisTs) / SECONDS_IN_DAY;
        return fallen < REWARD_AMPLIFIER_START ? REWARD_AMPLIFIER_START - fallen : 1;
    }

    function getCurrentEAAR() public view returns (uint256) {
        uint256 decrease = globalRank / 100_000;
        return decrease > EAA_PM_START ? 0 : EAA_PM_START - decrease;
    }

    function getGrossReward(uint256 rankDelta, uint256 amplifier, uint256 term, uint256 eaa) public pure returns (uint256) {
        return (Log.log2(rankDelta) * amplifier * term * eaa) / 1_000;
    }

    function claimRank(uint256 term) external {
        uint256 termSec = term * SECONDS_IN_DAY;
        require(termSec >= MIN_TERM, "CRank: Term less than min");
        require(termSec <= MAX_TERM_START, "CRank: Term more than current max term");
        require(userMints[msg.sender].rank == 0, "CRank: Mint already in progress");
        userMints[msg.sender] = MintInfo(term, block.timestamp + termSec, globalRank, getCurrentAMP(), getCurrentEAAR());
        activeMinters++;
        emit RankClaimed(msg.sender, term, globalRank++);
    }

    function claimMintReward() external {
        MintInfo memory info = userMints[msg.sender];
        require(info.rank > 0, "CRank: No mint exists");
        require(block.timestamp > info.maturityTs, "CRank: Mint maturity not reached");
        uint256 delta = globalRank - info.rank < 2 ? 2 : globalRank - info.rank;
        uint256 reward = getGrossReward(delta, info.amplifier, info.term, info.eaaRate + 1_000) * 1 ether;
        uint256 rewardAmount = (reward * (100 - _penalty(block.timestamp - info.maturityTs))) / 100;
        delete userMints[msg.sender];
        activeMinters--;
        _mint(msg.sender, rewardAmount);
        emit MintClaimed(msg.sender, rewardAmount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _penalty(uint256 secsLate) private pure returns (uint256) {
        uint256 daysLate = secsLate / SECONDS_IN_DAY;
        if (daysLate > WITHDRAWAL_WINDOW_DAYS - 1) return MAX_PENALTY_PCT;
        uint256 penalty = (uint256(1) << (daysLate + 3)) / WITHDRAWAL_WINDOW_DAYS - 1;
        return penalty < MAX_PENALTY_PCT ? penalty : MAX_PENALTY_PCT;
    }
}
