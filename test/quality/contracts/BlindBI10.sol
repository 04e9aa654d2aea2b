// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";

contract Stewardry is AccessManager {
    constructor() AccessManager(msg.sender) {}
}

/// Who may mint or halt stands with the stewards: minting waits three days, halting needs three of five.
contract Managewort is ERC20Pausable, AccessManaged {
    constructor(address authority_) ERC20("Managewort", "MGWT") AccessManaged(authority_) {
        _mint(msg.sender, 120_000_000 ether);
    }

    function mint(address to, uint256 amount) external restricted {
        _mint(to, amount);
    }

    function pause() external restricted {
        _pause();
    }

    function unpause() external restricted {
        _unpause();
    }
}

/// Votes by checkpoints of blocks; its mill alone makes more of it.
contract Millgrain is ERC20 {
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    address public immutable mill;
    mapping(address => address) public delegates;
    mapping(address => Checkpoint[]) private _checkpoints;

    event DelegateChanged(address indexed delegator, address indexed from, address indexed to);
    event DelegateVotesChanged(address indexed delegate, uint256 before, uint256 after_);

    constructor(address mill_) ERC20("Millgrain", "GRAIN") {
        mill = mill_;
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == mill, "only the mill");
        _mint(to, amount);
    }

    function delegate(address to) external {
        address from = delegates[msg.sender];
        delegates[msg.sender] = to;
        emit DelegateChanged(msg.sender, from, to);
        _shift(from, to, uint96(balanceOf(msg.sender)));
    }

    function getCurrentVotes(address who) public view returns (uint96) {
        uint256 length = _checkpoints[who].length;
        return length == 0 ? 0 : _checkpoints[who][length - 1].votes;
    }

    function getPriorVotes(address who, uint256 number) external view returns (uint96) {
        require(number < block.number, "not yet determined");
        Checkpoint[] storage list = _checkpoints[who];
        (uint256 low, uint256 high) = (0, list.length);
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (list[middle].fromBlock > number) high = middle;
            else low = middle + 1;
        }
        return low == 0 ? 0 : list[low - 1].votes;
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        _shift(delegates[from], delegates[to], uint96(amount));
    }

    function _shift(address from, address to, uint96 votes) private {
        if (from == to || votes == 0) return;
        if (from != address(0)) _write(from, getCurrentVotes(from) - votes);
        if (to != address(0)) _write(to, getCurrentVotes(to) + votes);
    }

    function _write(address who, uint96 votes) private {
        Checkpoint[] storage list = _checkpoints[who];
        emit DelegateVotesChanged(who, getCurrentVotes(who), votes);
        if (list.length > 0 && list[list.length - 1].fromBlock == block.number) list[list.length - 1].votes = votes;
        else list.push(Checkpoint(uint32(block.number), votes));
    }
}

/// Emissions: so much a week, less by one of a hundred each week; the moot says where to, and may slow it down.
contract Grainmill {
    uint256 public constant FIRST = 500_000 ether;
    uint256 public constant MOST_WEEKS = 208;
    address public immutable governor;
    uint256 public immutable begun;
    Millgrain public grain;
    uint256 public week;
    uint256 public weekly = FIRST;
    address[] public sinks;
    uint256[] public weights;
    uint256 public weightSum;

    event Emitted(uint256 indexed week, uint256 amount);

    constructor(address governor_, address firstSink) {
        (governor, begun) = (governor_, block.timestamp);
        sinks.push(firstSink);
        weights.push(weightSum = 100);
    }

    function tie(Millgrain grain_) external {
        require(address(grain) == address(0));
        grain = grain_;
    }

    function setSinks(address[] calldata to, uint256[] calldata weight) external {
        require(msg.sender == governor && to.length == weight.length, "by vote");
        uint256 sum;
        for (uint256 i; i < weight.length; ++i) sum += weight[i];
        (sinks, weights, weightSum) = (to, weight, sum);
    }

    function slowDown(uint256 next) external {
        require(msg.sender == governor && next < weekly, "by vote");
        weekly = next;
    }

    function emitWeek() external {
        require(week < MOST_WEEKS && block.timestamp >= begun + (week + 1) * 7 days, "not yet");
        week++;
        for (uint256 i; i < sinks.length; ++i) grain.mint(sinks[i], (weekly * weights[i]) / weightSum);
        emit Emitted(week, weekly);
        weekly = (weekly * 99) / 100;
    }
}
