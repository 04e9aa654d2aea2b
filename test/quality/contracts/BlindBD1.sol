// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// Votes, permits, a cap; what is below the cap may be minted by a role that the timelock holds.
contract Thistledown is ERC20Capped, ERC20Burnable, ERC20Permit, ERC20Votes, AccessControl {
    bytes32 public constant MINTER = keccak256("MINTER");

    constructor(address council)
        ERC20("Thistledown", "THDN")
        ERC20Capped(120_000_000 ether)
        ERC20Permit("Thistledown")
    {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(MINTER, council);
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER) {
        _mint(to, value);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable-next-line func-name-mixedcase
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _maxSupply() internal view override returns (uint256) {
        return cap();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

contract CopperManager is AccessManager {
    constructor(address first) AccessManager(first) {}
}

/// Its restricted calls ask a manager, whose only admin is the timelock. Pays and calls, lends itself for a call.
contract Copperfinch is ERC1363, ERC20FlashMint, AccessManaged {
    address public feeHome;
    uint256 public flashBps = 5;

    error TooDear(uint256 bps);

    constructor(address manager) ERC20("Copperfinch", "CPFN") AccessManaged(manager) {
        _mint(msg.sender, 8_000_000 ether);
    }

    function setFlash(address home, uint256 bps) external restricted {
        if (bps > 30) revert TooDear(bps);
        (feeHome, flashBps) = (home, bps);
    }

    function mint(address to, uint256 value) external restricted {
        _mint(to, value);
    }

    function _flashFee(address, uint256 value) internal view override returns (uint256) {
        return (value * flashBps) / 10_000;
    }

    function _flashFeeReceiver() internal view override returns (address) {
        return feeHome;
    }
}

/// Three of five say yes, then anybody sends it. Members are changed by itself.
contract FiveKeys {
    struct Motion {
        address to;
        uint96 value;
        bytes data;
        uint256 yes;
        bool done;
    }

    address[] public members;
    mapping(address => bool) public isMember;
    mapping(uint256 => mapping(address => bool)) public confirmed;
    Motion[] public motions;
    uint256 public constant REQUIRED = 3;

    event Submitted(uint256 indexed id, address indexed by);
    event Confirmed(uint256 indexed id, address indexed by);
    event Executed(uint256 indexed id);

    modifier onlyMember() {
        require(isMember[msg.sender], "FiveKeys: no member");
        _;
    }

    constructor(address[] memory five) {
        require(five.length == 5);
        for (uint256 i; i < 5; i++) {
            require(five[i] != address(0) && !isMember[five[i]]);
            isMember[five[i]] = true;
            members.push(five[i]);
        }
    }

    receive() external payable {}

    function submit(address to, uint96 value, bytes calldata data) external onlyMember returns (uint256 id) {
        id = motions.length;
        motions.push(Motion(to, value, data, 0, false));
        emit Submitted(id, msg.sender);
        confirm(id);
    }

    function confirm(uint256 id) public onlyMember {
        require(!confirmed[id][msg.sender], "FiveKeys: twice");
        confirmed[id][msg.sender] = true;
        motions[id].yes++;
        emit Confirmed(id, msg.sender);
    }

    function revoke(uint256 id) external onlyMember {
        require(confirmed[id][msg.sender] && !motions[id].done);
        confirmed[id][msg.sender] = false;
        motions[id].yes--;
    }

    function execute(uint256 id) external onlyMember {
        Motion storage one = motions[id];
        require(!one.done && one.yes >= REQUIRED, "FiveKeys: not yet");
        one.done = true;
        (bool ok, bytes memory why) = one.to.call{value: one.value}(one.data);
        if (!ok) assembly { revert(add(why, 32), mload(why)) }
        emit Executed(id);
    }

    function replace(address was, address will) external {
        require(msg.sender == address(this) && isMember[was] && !isMember[will] && will != address(0));
        (isMember[was], isMember[will]) = (false, true);
        for (uint256 i; i < 5; i++) if (members[i] == was) members[i] = will;
    }
}

/// Holders propose, vote for three days, and what passes waits two days more before anybody may carry it out.
contract MootHall {
    struct Bill {
        address to;
        bytes data;
        uint256 since;
        uint256 yes;
        uint256 no;
        bool done;
    }

    ERC20Votes public immutable votes;
    Bill[] public bills;
    mapping(uint256 => mapping(address => bool)) public voted;

    event Proposed(uint256 indexed id, address to, bytes data);

    constructor(address votes_) {
        votes = ERC20Votes(votes_);
    }

    function propose(address to, bytes calldata data) external returns (uint256 id) {
        require(votes.getVotes(msg.sender) >= votes.totalSupply() / 200, "half of a hundred");
        id = bills.length;
        bills.push(Bill(to, data, block.timestamp, 0, 0, false));
        emit Proposed(id, to, data);
    }

    function vote(uint256 id, bool yes) external {
        Bill storage bill = bills[id];
        require(block.timestamp > bill.since && block.timestamp <= bill.since + 3 days && !voted[id][msg.sender], "not now");
        voted[id][msg.sender] = true;
        uint256 weight = votes.getPastVotes(msg.sender, bill.since);
        if (yes) bill.yes += weight;
        else bill.no += weight;
    }

    function carryOut(uint256 id) external {
        Bill storage bill = bills[id];
        require(!bill.done && block.timestamp > bill.since + 5 days, "early");
        require(bill.yes > bill.no && bill.yes >= votes.totalSupply() / 10, "not passed");
        bill.done = true;
        (bool ok, ) = bill.to.call(bill.data);
        require(ok);
    }
}

/// Ruled by its own holders: their hall may mint three of a hundred a year and nothing else.
contract Mootwell is ERC20Permit, ERC20Votes {
    address public immutable hall;
    uint256 public nextMint;

    constructor() ERC20("Mootwell", "MOOT") ERC20Permit("Mootwell") {
        hall = address(new MootHall(address(this)));
        nextMint = block.timestamp + 365 days;
        _mint(msg.sender, 60_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable-next-line func-name-mixedcase
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function inflate(address to, uint256 value) external {
        require(msg.sender == hall, "the hall");
        require(block.timestamp >= nextMint && value <= (totalSupply() * 3) / 100, "three a year");
        nextMint = block.timestamp + 365 days;
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}
