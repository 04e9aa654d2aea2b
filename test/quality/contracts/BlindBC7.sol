// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";

/// Votes by time, and an inflation of three of a hundred a year that the DAO may use or not.
contract Thistledown is ERC20, ERC20Permit, ERC20Votes, Ownable {
    uint256 public constant MOST_PER_YEAR = 300;
    uint256 public nextMint;

    error MintTooEarly(uint256 next);

    constructor(address dao) ERC20("Thistledown", "THSL") ERC20Permit("Thistledown") Ownable(dao) {
        nextMint = block.timestamp + 365 days;
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert MintTooEarly(nextMint);
        require(amount <= (totalSupply() * MOST_PER_YEAR) / 10_000, "cap");
        nextMint = block.timestamp + 365 days;
        _mint(to, amount);
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

/// Queues through its own timelock, which nobody else can use.
contract ThistleGovernor is
    Governor,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorTimelockControl
{
    constructor(IVotes token_, TimelockController timelock_)
        Governor("Thistle Governor")
        GovernorSettings(1 days, 5 days, 500_000 ether)
        GovernorVotes(token_)
        GovernorTimelockControl(timelock_)
    {}

    function quorum(uint256 at) public view override returns (uint256) {
        return token().getPastTotalSupply(at) / 25;
    }

    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    function state(uint256 id) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(id);
    }

    function proposalNeedsQueuing(uint256 id) public view override(Governor, GovernorTimelockControl) returns (bool) {
        return super.proposalNeedsQueuing(id);
    }

    function _queueOperations(uint256 id, address[] memory to, uint256[] memory value, bytes[] memory data, bytes32 about)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint48)
    {
        return super._queueOperations(id, to, value, data, about);
    }

    function _executeOperations(uint256 id, address[] memory to, uint256[] memory value, bytes[] memory data, bytes32 about)
        internal
        override(Governor, GovernorTimelockControl)
    {
        super._executeOperations(id, to, value, data, about);
    }

    function _cancel(address[] memory to, uint256[] memory value, bytes[] memory data, bytes32 about)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint256)
    {
        return super._cancel(to, value, data, about);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}

/// The governor proposes and cancels, anybody executes after three days; it administers itself.
contract ThistleTimelock is TimelockController {
    constructor(address[] memory governor, address[] memory anybody) TimelockController(3 days, governor, anybody, address(0)) {}
}

/// Team and early backers have theirs from the start, and may send what has vested so far.
contract Osierbank is ERC20Permit {
    struct Grant {
        uint128 amount;
        uint64 cliff;
        uint64 end;
    }
    mapping(address => Grant) public grants;

    event Granted(address indexed who, uint256 amount, uint256 cliff, uint256 end);
    error StillVesting(uint256 locked);

    constructor(address[] memory team, address[] memory backers) ERC20("Osierbank", "OSIR") ERC20Permit("Osierbank") {
        _mint(msg.sender, 7_000_000 ether);
        for (uint256 i; i < team.length; ++i) _grant(team[i], 300_000 ether, 365 days, 4 * 365 days);
        for (uint256 i; i < backers.length; ++i) _grant(backers[i], 150_000 ether, 182 days, 2 * 365 days);
    }

    function _grant(address who, uint128 amount, uint256 cliff, uint256 length) private {
        grants[who] = Grant(amount, uint64(block.timestamp + cliff), uint64(block.timestamp + length));
        _mint(who, amount);
        emit Granted(who, amount, block.timestamp + cliff, block.timestamp + length);
    }

    /// Of a grant, what has not vested yet: all before the cliff, then in proportion.
    function lockedOf(address who) public view returns (uint256) {
        Grant memory grant = grants[who];
        if (grant.amount == 0 || block.timestamp >= grant.end) return 0;
        if (block.timestamp < grant.cliff) return grant.amount;
        return (uint256(grant.amount) * (grant.end - block.timestamp)) / (grant.end - grant.cliff);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0)) {
            uint256 locked = lockedOf(from);
            if (balanceOf(from) < locked) revert StillVesting(locked);
        }
    }
}

interface IShares {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Releases shares of a pool evenly over two years to a multisig, after one year of nothing.
contract OsierShareVesting {
    address public immutable beneficiary;
    uint256 public immutable start = block.timestamp;
    mapping(address => uint256) public held;
    mapping(address => uint256) public released;

    constructor(address beneficiary_) {
        beneficiary = beneficiary_;
    }

    function fund(IShares share) external {
        uint256 amount = share.balanceOf(msg.sender);
        held[address(share)] += amount;
        require(share.transferFrom(msg.sender, address(this), amount));
    }

    function vested(address share) public view returns (uint256) {
        uint256 age = block.timestamp - start;
        if (age < 365 days) return 0;
        return age >= 3 * 365 days ? held[share] : (held[share] * (age - 365 days)) / (2 * 365 days);
    }

    function release(IShares share) external {
        uint256 due = vested(address(share)) - released[address(share)];
        released[address(share)] += due;
        require(share.transfer(beneficiary, due));
    }
}

/// Coins of towns, each behind the same beacon: a coin with a levy for the town, a hundredth at most.
contract TownCoin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public town;
    uint256 public levy;
    uint256 public constant MOST = 100;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bool private _made = true;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LevySet(uint256 levy);

    function initialize(string calldata name_, string calldata symbol_, address town_, address to, uint256 supply) external {
        require(!_made, "made");
        _made = true;
        (name, symbol, town, levy, totalSupply) = (name_, symbol_, town_, 50, supply);
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function setLevy(uint256 levy_) external {
        require(msg.sender == town && levy_ <= MOST, "town");
        levy = levy_;
        emit LevySet(levy_);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) private {
        uint256 cut = from == town || to == town ? 0 : (value * levy) / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - cut;
        balanceOf[town] += cut;
        emit Transfer(from, to, value - cut);
        if (cut > 0) emit Transfer(from, town, cut);
    }
}

contract TownBeacon is UpgradeableBeacon {
    constructor(address code, address owner_) UpgradeableBeacon(code, owner_) {}
}

contract TownProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// Seven neighbours; five of them agree, then three days pass in which three can strike it.
contract TownMoot {
    mapping(address => bool) public isNeighbour;
    mapping(bytes32 => uint256) public ayes;
    mapping(bytes32 => uint256) public nays;
    mapping(bytes32 => uint256) public readyAt;
    mapping(bytes32 => mapping(address => uint256)) public said;

    event Moved(bytes32 indexed id, address to, bytes data);

    constructor(address[] memory list) {
        require(list.length == 7);
        for (uint256 i; i < 7; ++i) isNeighbour[list[i]] = true;
    }

    function aye(address to, bytes calldata data, uint256 salt) external {
        bytes32 id = keccak256(abi.encode(to, data, salt));
        require(isNeighbour[msg.sender] && said[id][msg.sender] == 0, "said");
        said[id][msg.sender] = 1;
        if (++ayes[id] == 5) readyAt[id] = block.timestamp + 3 days;
        emit Moved(id, to, data);
    }

    function nay(bytes32 id) external {
        require(isNeighbour[msg.sender] && said[id][msg.sender] < 2, "said");
        said[id][msg.sender] = 2;
        nays[id]++;
    }

    function carryOut(address to, bytes calldata data, uint256 salt) external {
        bytes32 id = keccak256(abi.encode(to, data, salt));
        require(readyAt[id] != 0 && block.timestamp >= readyAt[id] && nays[id] < 3, "not carried");
        readyAt[id] = 0;
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}
