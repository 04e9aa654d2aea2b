// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {BitMaps} from "@openzeppelin/contracts/utils/structs/BitMaps.sol";

/// Names and votes: a claim that ended, and a fiftieth more a year if the governance wants it.
contract EponymToken is ERC20, ERC20Permit, ERC20Votes, Ownable {
    using BitMaps for BitMaps.BitMap;

    uint256 public constant minimumMintInterval = 365 days;
    uint256 public constant mintCap = 200;
    bytes32 public merkleRoot;
    uint256 public nextMint;
    uint256 public immutable claimPeriodEnds;
    BitMaps.BitMap private claimed;

    event MerkleRootChanged(bytes32 merkleRoot);
    event Claim(address indexed claimant, uint256 amount);

    constructor(uint256 freeSupply, uint256 airdropSupply, uint256 claimPeriodEnds_)
        ERC20("Eponym Name Service", "EPNM")
        ERC20Permit("Eponym Name Service")
        Ownable(msg.sender)
    {
        _mint(msg.sender, freeSupply);
        _mint(address(this), airdropSupply);
        claimPeriodEnds = claimPeriodEnds_;
        nextMint = block.timestamp + minimumMintInterval;
    }

    function claimTokens(uint256 amount, address delegatee, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(abi.encodePacked(msg.sender, amount));
        require(MerkleProof.verify(proof, merkleRoot, leaf), "EPNM: Valid proof required.");
        require(!claimed.get(uint256(leaf)), "EPNM: Tokens already claimed.");
        claimed.set(uint256(leaf));
        emit Claim(msg.sender, amount);
        _delegate(msg.sender, delegatee);
        _transfer(address(this), msg.sender, amount);
    }

    function sweep(address dest) external onlyOwner {
        require(block.timestamp > claimPeriodEnds, "EPNM: Claim period not yet ended");
        _transfer(address(this), dest, balanceOf(address(this)));
    }

    function setMerkleRoot(bytes32 root) external onlyOwner {
        require(merkleRoot == bytes32(0), "EPNM: Merkle root already set");
        merkleRoot = root;
        emit MerkleRootChanged(root);
    }

    function mint(address dest, uint256 amount) external onlyOwner {
        require(amount <= (totalSupply() * mintCap) / 10000, "EPNM: Mint exceeds maximum amount");
        require(block.timestamp >= nextMint, "EPNM: Cannot mint yet");
        nextMint = block.timestamp + minimumMintInterval;
        _mint(dest, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

/// Minted without measure by its owner, which is a contract that keeps measure.
contract SanguineToken is ERC20Permit, ERC20Votes, Ownable {
    constructor() ERC20("Sanguine", "SANG") ERC20Permit("Sanguine") Ownable(msg.sender) {}

    function mint(address account, uint256 amount) external onlyOwner {
        _mint(account, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

interface IMintable {
    function mint(address account, uint256 amount) external;
    function totalSupply() external view returns (uint256);
    function transferOwnership(address newOwner) external;
}

contract SanguineMintManager is Ownable {
    IMintable public immutable governanceToken;
    uint256 public constant MINT_CAP = 20;
    uint256 public constant DENOMINATOR = 1000;
    uint256 public constant MINT_PERIOD = 365 days;
    uint256 public mintPermittedAfter;

    constructor(address upgrader, IMintable token) Ownable(upgrader) {
        governanceToken = token;
    }

    function mint(address account, uint256 amount) external onlyOwner {
        if (mintPermittedAfter > 0) {
            require(mintPermittedAfter <= block.timestamp, "MintManager: minting not permitted yet");
            require(amount <= (governanceToken.totalSupply() * MINT_CAP) / DENOMINATOR, "MintManager: mint amount exceeds cap");
        }
        mintPermittedAfter = block.timestamp + MINT_PERIOD;
        governanceToken.mint(account, amount);
    }
}

/// Coins that its minter makes week by week.
contract AileronToken {
    string public constant name = "Aileron";
    string public constant symbol = "AILE";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public minter = msg.sender;
    bool public initialMinted;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function setMinter(address _minter) external {
        require(msg.sender == minter, "NotMinter");
        minter = _minter;
    }

    function initialMint(address _recipient) external {
        require(msg.sender == minter && !initialMinted);
        initialMinted = true;
        _mint(_recipient, 400_000_000e18);
    }

    function approve(address _spender, uint256 _value) external returns (bool) {
        allowance[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transfer(address _to, uint256 _value) external returns (bool) {
        return _transfer(msg.sender, _to, _value);
    }

    function transferFrom(address _from, address _to, uint256 _value) external returns (bool) {
        uint256 allowed = allowance[_from][msg.sender];
        if (allowed != type(uint256).max) allowance[_from][msg.sender] = allowed - _value;
        return _transfer(_from, _to, _value);
    }

    function mint(address account, uint256 amount) external returns (bool) {
        require(msg.sender == minter, "NotMinter");
        _mint(account, amount);
        return true;
    }

    function _mint(address _to, uint256 _amount) private {
        totalSupply += _amount;
        balanceOf[_to] += _amount;
        emit Transfer(address(0), _to, _amount);
    }

    function _transfer(address _from, address _to, uint256 _value) private returns (bool) {
        balanceOf[_from] -= _value;
        unchecked {
            balanceOf[_to] += _value;
        }
        emit Transfer(_from, _to, _value);
        return true;
    }
}

/// Locks coins for up to four years; votes fade with the time that is left.
contract AileronEscrow {
    struct Lock {
        uint128 amount;
        uint64 end;
    }

    uint256 public constant MAXTIME = 4 * 365 days;
    IERC20 public immutable token;
    mapping(address => Lock) public locked;
    uint256 public supply;

    event Deposit(address indexed provider, uint256 value, uint256 locktime);
    event Withdraw(address indexed provider, uint256 value);

    constructor(IERC20 token_) {
        token = token_;
    }

    function createLock(uint128 value, uint256 duration) external {
        uint64 end = uint64(((block.timestamp + duration) / 1 weeks) * 1 weeks);
        require(locked[msg.sender].amount == 0 && end > block.timestamp && end <= block.timestamp + MAXTIME);
        locked[msg.sender] = Lock(value, end);
        supply += value;
        require(token.transferFrom(msg.sender, address(this), value));
        emit Deposit(msg.sender, value, end);
    }

    function withdraw() external {
        Lock memory lock = locked[msg.sender];
        require(block.timestamp >= lock.end, "LockNotExpired");
        delete locked[msg.sender];
        supply -= lock.amount;
        require(token.transfer(msg.sender, lock.amount));
        emit Withdraw(msg.sender, lock.amount);
    }

    function balanceOfNFT(address who) public view returns (uint256) {
        Lock memory lock = locked[who];
        return block.timestamp >= lock.end ? 0 : (lock.amount * (lock.end - block.timestamp)) / MAXTIME;
    }
}

/// Takes what the minter sends and holds it for the gauges that lockers have voted for.
contract AileronVoter {
    AileronEscrow public immutable ve;
    IERC20 public immutable token;
    address public governor;
    mapping(address => bool) public isAlive;
    mapping(address => uint256) public weights;
    mapping(address => uint256) public claimable;
    mapping(address => uint256) private supplyIndex;
    mapping(address => uint256) public lastVoted;
    uint256 public totalWeight;
    uint256 private index;

    constructor(AileronEscrow ve_, IERC20 token_, address governor_) {
        (ve, token, governor) = (ve_, token_, governor_);
    }

    function createGauge(address gauge) external {
        require(msg.sender == governor, "NotGovernor");
        isAlive[gauge] = true;
        supplyIndex[gauge] = index;
    }

    function vote(address gauge) external {
        require(isAlive[gauge] && lastVoted[msg.sender] + 7 days < block.timestamp, "AlreadyVotedOrDeposited");
        lastVoted[msg.sender] = block.timestamp;
        uint256 votes = ve.balanceOfNFT(msg.sender);
        updateFor(gauge);
        weights[gauge] += votes;
        totalWeight += votes;
    }

    function notifyRewardAmount(uint256 amount) external {
        require(token.transferFrom(msg.sender, address(this), amount));
        if (totalWeight > 0) index += (amount * 1e18) / totalWeight;
    }

    function updateFor(address gauge) public {
        claimable[gauge] += (weights[gauge] * (index - supplyIndex[gauge])) / 1e18;
        supplyIndex[gauge] = index;
    }

    function distribute(address gauge) external {
        updateFor(gauge);
        uint256 amount = claimable[gauge];
        claimable[gauge] = 0;
        require(token.transfer(gauge, amount));
    }
}

/// A week brings a hundredth less than the one before, and in the end a fraction of what there is.
contract AileronMinter {
    uint256 public constant WEEK = 1 weeks;
    uint256 public constant WEEKLY_DECAY = 9_900;
    uint256 public constant MAX_BPS = 10_000;
    uint256 public constant MAXIMUM_TAIL_RATE = 10;
    uint256 public constant TAIL_START = 100_000e18;
    AileronToken public immutable token;
    AileronVoter public immutable voter;
    address public team;
    uint256 public tailEmissionRate = 5;
    uint256 public teamRate = 300;
    uint256 public weekly = 320_000e18;
    uint256 public activePeriod = ((block.timestamp + WEEK) / WEEK) * WEEK;

    event Mint(address indexed sender, uint256 weekly, uint256 circulating, bool tail);

    constructor(AileronToken token_, AileronVoter voter_, address team_) {
        (token, voter, team) = (token_, voter_, team_);
    }

    function nudge(bool up) external {
        require(msg.sender == voter.governor(), "NotEpochGovernor");
        if (up && tailEmissionRate < MAXIMUM_TAIL_RATE) tailEmissionRate++;
        else if (!up && tailEmissionRate > 1) tailEmissionRate--;
    }

    function setTeamRate(uint256 rate) external {
        require(msg.sender == team && rate <= 500, "RateTooHigh");
        teamRate = rate;
    }

    function updatePeriod() external returns (uint256) {
        if (block.timestamp < activePeriod + WEEK) return activePeriod;
        activePeriod = (block.timestamp / WEEK) * WEEK;
        uint256 emission = weekly;
        bool tail = emission < TAIL_START;
        if (tail) emission = (token.totalSupply() * tailEmissionRate) / MAX_BPS;
        else weekly = (emission * WEEKLY_DECAY) / MAX_BPS;
        uint256 forTeam = (teamRate * emission) / (MAX_BPS - teamRate);
        token.mint(address(this), emission + forTeam);
        token.transfer(team, forTeam);
        token.approve(address(voter), emission);
        voter.notifyRewardAmount(emission);
        emit Mint(msg.sender, emission, token.totalSupply(), tail);
        return activePeriod;
    }
}
