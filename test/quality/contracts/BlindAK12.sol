// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "solady/src/tokens/ERC20.sol";

interface IUniswapV2Factory {
    function getPair(address a, address b) external view returns (address);
}

interface ILp {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Emitted to those who stake shares of the pool, half as much each year.
contract GrysbokHalver is ERC20 {
    uint256 public constant FIRST_YEAR = 8_000_000 ether;
    uint256 public constant MAX_SUPPLY = 36_000_000 ether;
    uint256 public immutable genesis = block.timestamp;
    uint256 public totalStaked;
    uint256 public accPerShare;
    uint256 public accountedFor;
    mapping(address => uint256) public stakedOf;
    mapping(address => uint256) private _debt;

    event Staked(address indexed who, uint256 amount);
    event Unstaked(address indexed who, uint256 amount);
    event Harvested(address indexed who, uint256 amount);

    constructor() {
        _mint(msg.sender, 20_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Grysbok Halving";
    }

    function symbol() public pure override returns (string memory) {
        return "GRYS";
    }

    function lpToken() public view returns (ILp) {
        return ILp(IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).getPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2));
    }

    /// What the plan says that has been emitted since the beginning.
    function emitted() public view returns (uint256 sum) {
        uint256 passed = block.timestamp - genesis;
        uint256 yearly = FIRST_YEAR;
        while (passed > 365 days && yearly > 0) {
            sum += yearly;
            yearly /= 2;
            passed -= 365 days;
        }
        sum += (yearly * passed) / 365 days;
    }

    function poke() public {
        uint256 all = emitted();
        if (totalStaked > 0) accPerShare += ((all - accountedFor) * 1e18) / totalStaked;
        accountedFor = all;
    }

    function pending(address who) public view returns (uint256) {
        return (stakedOf[who] * accPerShare) / 1e18 - _debt[who];
    }

    function stake(uint256 amount) external {
        harvest();
        lpToken().transferFrom(msg.sender, address(this), amount);
        totalStaked += amount;
        stakedOf[msg.sender] += amount;
        _debt[msg.sender] = (stakedOf[msg.sender] * accPerShare) / 1e18;
        emit Staked(msg.sender, amount);
    }

    function unstake(uint256 amount) external {
        harvest();
        totalStaked -= amount;
        stakedOf[msg.sender] -= amount;
        _debt[msg.sender] = (stakedOf[msg.sender] * accPerShare) / 1e18;
        lpToken().transfer(msg.sender, amount);
        emit Unstaked(msg.sender, amount);
    }

    function harvest() public {
        poke();
        uint256 due = pending(msg.sender);
        _debt[msg.sender] += due;
        if (totalSupply() + due > MAX_SUPPLY) due = MAX_SUPPLY - totalSupply();
        if (due > 0) _mint(msg.sender, due);
        emit Harvested(msg.sender, due);
    }
}

/// A third for claims by a list, a fifth for the team over two years; what nobody claims burns.
contract SteenbokDrop is ERC20 {
    bytes32 public immutable merkleRoot;
    uint256 public immutable claimEnd = block.timestamp + 90 days;
    uint256 public immutable vestStart = block.timestamp;
    uint256 public constant CLIFF = 180 days;
    uint256 public constant DURATION = 730 days;
    uint256 public constant TEAM = 20_000_000 ether;
    uint256 public constant CLAIMS = 30_000_000 ether;
    address public immutable team;
    uint256 public teamReleased;
    mapping(uint256 => uint256) private _claimed;

    error AlreadyClaimed();
    error InvalidProof();
    error ClaimWindowOpen();

    event Claimed(uint256 index, address account, uint256 amount);
    event TeamReleased(uint256 amount);
    event UnclaimedBurnt(uint256 amount);

    constructor(bytes32 root, address team_) {
        (merkleRoot, team) = (root, team_);
        _mint(msg.sender, 50_000_000 ether);
        _mint(address(this), TEAM + CLAIMS);
    }

    function name() public pure override returns (string memory) {
        return "Steenbok Season";
    }

    function symbol() public pure override returns (string memory) {
        return "STNB";
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return (_claimed[index / 256] >> (index % 256)) & 1 == 1;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        if (isClaimed(index)) revert AlreadyClaimed();
        if (block.timestamp >= claimEnd) revert InvalidProof();
        bytes32 node = keccak256(abi.encodePacked(index, account, amount));
        for (uint256 i; i < proof.length; ++i)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        if (node != merkleRoot) revert InvalidProof();
        _claimed[index / 256] |= 1 << (index % 256);
        _transfer(address(this), account, amount);
        emit Claimed(index, account, amount);
    }

    function vested() public view returns (uint256) {
        uint256 passed = block.timestamp - vestStart;
        if (passed < CLIFF) return 0;
        return passed >= DURATION ? TEAM : (TEAM * passed) / DURATION;
    }

    function releaseTeam() external {
        uint256 due = vested() - teamReleased;
        teamReleased += due;
        _transfer(address(this), team, due);
        emit TeamReleased(due);
    }

    function burnUnclaimed() external {
        if (block.timestamp < claimEnd) revert ClaimWindowOpen();
        uint256 rest = balanceOf(address(this)) - (TEAM - teamReleased);
        _burn(address(this), rest);
        emit UnclaimedBurnt(rest);
    }
}

/// Bought from a line and sold back to it, less one percent that stays in the reserve.
contract KlipspringerCurve is ERC20 {
    uint256 private constant SLOPE = 1e12;
    uint256 public reserve;

    error Slippage();

    event Bought(address indexed who, uint256 paid, uint256 amount);
    event Sold(address indexed who, uint256 amount, uint256 paid);

    function name() public pure override returns (string memory) {
        return "Klipspringer Ledge";
    }

    function symbol() public pure override returns (string memory) {
        return "KLIP";
    }

    /// Ether below the line up to so many tokens.
    function area(uint256 supply) public pure returns (uint256) {
        return ((supply / 1e9) * (supply / 1e9) * SLOPE) / 2e18;
    }

    function amountFor(uint256 paid) public view returns (uint256) {
        return _sqrt(((area(totalSupply()) + paid) * 2e18) / SLOPE) * 1e9 - totalSupply();
    }

    function buy(uint256 min) external payable returns (uint256 amount) {
        amount = amountFor(msg.value);
        if (amount < min) revert Slippage();
        reserve += msg.value;
        _mint(msg.sender, amount);
        require(area(totalSupply()) <= reserve);
        emit Bought(msg.sender, msg.value, amount);
    }

    function sell(uint256 amount, uint256 min) external returns (uint256 paid) {
        uint256 supply = totalSupply();
        paid = ((area(supply) - area(supply - amount)) * 99) / 100;
        if (paid < min) revert Slippage();
        _burn(msg.sender, amount);
        reserve -= paid;
        (bool ok, ) = msg.sender.call{value: paid}("");
        require(ok, "ether");
        emit Sold(msg.sender, amount, paid);
    }

    function _sqrt(uint256 x) private pure returns (uint256 y) {
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) {
            y = z;
            z = (x / z + z) / 2;
        }
    }
}
