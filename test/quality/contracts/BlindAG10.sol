// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5, SafeMath} from "./Base5.sol";

/// Contracts of the game move coins without being approved; the council says which.
contract SandboxCoin is Base5 {
    mapping(address => bool) internal _superOperators;

    event SuperOperator(address superOperator, bool enabled);
    event AdminChanged(address oldAdmin, address newAdmin);

    constructor() public Base5("Sandbox Coin", "BOXS", 3000000000) {}

    function getAdmin() external view returns (address) {
        return owner();
    }

    function changeAdmin(address next) external {
        emit AdminChanged(owner(), next);
        transferOwnership(next);
    }

    function setSuperOperator(address which, bool enabled) external onlyOwner {
        _superOperators[which] = enabled;
        emit SuperOperator(which, enabled);
    }

    function isSuperOperator(address who) public view returns (bool) {
        return _superOperators[who];
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (msg.sender != from && !_superOperators[msg.sender] && _allowed[from][msg.sender] != uint256(-1))
            _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }

    function burn(uint256 value) external {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Land was bought with it; may be stopped by two of three.
contract PlazaCoin is Base5 {
    bool public paused;

    event Pause();
    event Unpause();
    event Burn(address indexed burner, uint256 value);

    constructor() public Base5("Plaza Coin", "PLZA", 2200000000) {}

    function pause() external onlyOwner {
        require(!paused);
        paused = true;
        emit Pause();
    }

    function unpause() external onlyOwner {
        require(paused);
        paused = false;
        emit Unpause();
    }

    function burn(uint256 value) external {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
    }

    function _send(address from, address to, uint256 value) internal {
        require(!paused, "paused");
        super._send(from, to, value);
    }
}

contract UpgradedAnchor {
    function transferByLegacy(address from, address to, uint256 value) external returns (bool);
    function transferFromByLegacy(address sender, address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// The oldest of the issued dollars: lists, a fee that is none, and a successor in case.
contract AnchorDollar is Base5 {
    bool public paused;
    bool public deprecated;
    address public upgradedAddress;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    mapping(address => bool) public isBlackListed;

    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event Deprecate(address newAddress);
    event Params(uint256 feeBasisPoints, uint256 maxFee);
    event DestroyedBlackFunds(address who, uint256 balance);
    event AddedBlackList(address who);
    event RemovedBlackList(address who);

    constructor() public Base5("Anchor Dollar", "ANCHR", 0) {
        decimals = 6;
    }

    function issue(uint256 amount) external onlyOwner {
        _book[owner()] = _book[owner()].add(amount);
        _supply = _supply.add(amount);
        emit Issue(amount);
        emit Transfer(address(0), owner(), amount);
    }

    function redeem(uint256 amount) external onlyOwner {
        _book[owner()] = _book[owner()].sub(amount);
        _supply = _supply.sub(amount);
        emit Redeem(amount);
        emit Transfer(owner(), address(0), amount);
    }

    function setParams(uint256 basisPoints, uint256 max) external onlyOwner {
        require(basisPoints < 20 && max < 50);
        basisPointsRate = basisPoints;
        maximumFee = max * 10**6;
        emit Params(basisPoints, maximumFee);
    }

    function pause(bool is_) external onlyOwner {
        paused = is_;
    }

    function addBlackList(address who) external onlyOwner {
        isBlackListed[who] = true;
        emit AddedBlackList(who);
    }

    function removeBlackList(address who) external onlyOwner {
        isBlackListed[who] = false;
        emit RemovedBlackList(who);
    }

    function destroyBlackFunds(address who) external onlyOwner {
        require(isBlackListed[who]);
        uint256 held = _book[who];
        _book[who] = 0;
        _supply = _supply.sub(held);
        emit DestroyedBlackFunds(who, held);
    }

    function deprecate(address next) external onlyOwner {
        deprecated = true;
        upgradedAddress = next;
        emit Deprecate(next);
    }

    function balanceOf(address who) public view returns (uint256) {
        return deprecated ? UpgradedAnchor(upgradedAddress).balanceOf(who) : super.balanceOf(who);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        if (deprecated) return UpgradedAnchor(upgradedAddress).transferByLegacy(msg.sender, to, value);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (deprecated) return UpgradedAnchor(upgradedAddress).transferFromByLegacy(msg.sender, from, to, value);
        return super.transferFrom(from, to, value);
    }

    function _send(address from, address to, uint256 value) internal {
        require(!paused && !isBlackListed[from]);
        uint256 fee = value.mul(basisPointsRate).div(10000);
        if (fee > maximumFee) fee = maximumFee;
        if (fee > 0) _put(from, owner(), fee);
        _put(from, to, value - fee);
    }
}

/// Sold to a crowd; the team's part came free year by year, and transfers began with a day.
contract EngineCoin is Base5 {
    uint256 public constant TEAM = 50000000 ether;
    uint256 public endTime;
    uint256 public teamReleased;
    address public teamAddress;
    address public crowdFundAddress;

    constructor(address team, uint256 end) public Base5("Engine Coin", "ENGI", 450000000) {
        teamAddress = team;
        crowdFundAddress = msg.sender;
        endTime = end;
        _supply = _supply.add(TEAM);
        _book[address(this)] = TEAM;
        emit Transfer(address(0), address(this), TEAM);
    }

    /// An eighth each quarter.
    function releaseTeamTokens() external {
        require(msg.sender == teamAddress && now > endTime);
        uint256 quarters = (now - endTime) / 91 days;
        if (quarters > 8) quarters = 8;
        uint256 due = (TEAM / 8).mul(quarters).sub(teamReleased);
        teamReleased = teamReleased.add(due);
        _put(address(this), teamAddress, due);
    }

    function _send(address from, address to, uint256 value) internal {
        require(now > endTime || from == crowdFundAddress, "not yet");
        super._send(from, to, value);
    }
}

/// All was farmed; whoever mints is named by a governance that is a timelock.
contract YonderCoin is Base5 {
    address public governance;
    mapping(address => bool) public minters;

    constructor() public Base5("yonder.coin", "YND", 30000) {
        governance = msg.sender;
    }

    function setGovernance(address next) public {
        require(msg.sender == governance, "!governance");
        governance = next;
    }

    function addMinter(address who) public {
        require(msg.sender == governance, "!governance");
        minters[who] = true;
    }

    function removeMinter(address who) public {
        require(msg.sender == governance, "!governance");
        minters[who] = false;
    }

    function mint(address to, uint256 value) public {
        require(minters[msg.sender], "!minter");
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }
}

/// Dug out by work, fifty at a time and later less; nobody had any beforehand.
contract PickaxeCoin {
    using SafeMath for uint256;

    string public constant name = "Pickaxe";
    string public constant symbol = "PICK";
    uint8 public constant decimals = 8;
    uint256 public constant MAXIMUM_TARGET = 2**255;
    uint256 public constant MINIMUM_TARGET = 2**16;
    uint256 public constant READJUST = 64;
    uint256 public constant MAX_SUPPLY = 10500 * 10**8;
    uint256 public tokensMinted;
    uint256 public epochCount;
    uint256 public rewardEra;
    uint256 public miningTarget = MAXIMUM_TARGET;
    uint256 public latestDifficultyPeriodStarted = block.number;
    bytes32 public challengeNumber = blockhash(block.number - 1);
    mapping(address => uint256) private _held;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(bytes32 => bytes32) public solutionForChallenge;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed from, uint256 reward, uint256 epoch, bytes32 challenge);

    function totalSupply() external view returns (uint256) {
        return tokensMinted;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _held[who];
    }

    function getMiningReward() public view returns (uint256) {
        return (50 * 10**8) / 2**rewardEra;
    }

    function mint(uint256 nonce) external returns (bool) {
        bytes32 digest = keccak256(abi.encodePacked(challengeNumber, msg.sender, nonce));
        require(uint256(digest) <= miningTarget, "not enough work");
        require(solutionForChallenge[challengeNumber] == 0, "solved");
        solutionForChallenge[challengeNumber] = digest;
        uint256 reward = getMiningReward();
        tokensMinted = tokensMinted.add(reward);
        require(tokensMinted <= MAX_SUPPLY);
        _held[msg.sender] = _held[msg.sender].add(reward);
        _startNewMiningEpoch();
        emit Mint(msg.sender, reward, epochCount, challengeNumber);
        emit Transfer(address(0), msg.sender, reward);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        _held[from] = _held[from].sub(value);
        _held[to] = _held[to].add(value);
        emit Transfer(from, to, value);
    }

    function _startNewMiningEpoch() private {
        if (tokensMinted >= MAX_SUPPLY - MAX_SUPPLY / 2**(rewardEra + 1) && rewardEra < 39) rewardEra++;
        epochCount++;
        if (epochCount % READJUST == 0) _readjust();
        challengeNumber = keccak256(abi.encodePacked(blockhash(block.number - 1), epochCount));
    }

    /// Sixty blocks for each is what is wanted.
    function _readjust() private {
        uint256 passed = block.number - latestDifficultyPeriodStarted;
        uint256 wanted = READJUST * 60;
        uint256 step = miningTarget / 2000;
        if (passed < wanted) miningTarget = miningTarget.sub(step * (wanted / (passed + 1) > 1000 ? 1000 : wanted / (passed + 1)));
        else miningTarget = miningTarget.add(step * (passed / wanted > 1000 ? 1000 : passed / wanted));
        latestDifficultyPeriodStarted = block.number;
        if (miningTarget < MINIMUM_TARGET) miningTarget = MINIMUM_TARGET;
        if (miningTarget > MAXIMUM_TARGET) miningTarget = MAXIMUM_TARGET;
    }
}
