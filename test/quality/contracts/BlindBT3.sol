// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

/// Balances with a history by block; a controller mints and is asked about transfers.
contract AssemblyToken {
    using SafeMath for uint256;

    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public name = "Assembly Share";
    string public symbol = "ASBL";
    uint8 public decimals = 18;
    address public controller = msg.sender;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) internal balances;
    Checkpoint[] internal supplyHistory;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyController {
        require(msg.sender == controller, "controller");
        _;
    }

    function changeController(address to) external onlyController {
        controller = to;
    }

    function enableTransfers(bool enabled) external onlyController {
        transfersEnabled = enabled;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(transfersEnabled, "disabled");
        doTransfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(transfersEnabled, "disabled");
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        doTransfer(from, to, value);
        return true;
    }

    function doTransfer(address from, address to, uint256 value) internal {
        require(to != address(0) && to != address(this), "to");
        if (value > 0) {
            write(balances[from], balanceOf(from).sub(value));
            write(balances[to], balanceOf(to).add(value));
        }
        emit Transfer(from, to, value);
    }

    function generateTokens(address to, uint256 value) external onlyController returns (bool) {
        write(supplyHistory, totalSupply().add(value));
        write(balances[to], balanceOf(to).add(value));
        emit Transfer(address(0), to, value);
        return true;
    }

    function destroyTokens(address from, uint256 value) external onlyController returns (bool) {
        write(supplyHistory, totalSupply().sub(value));
        write(balances[from], balanceOf(from).sub(value));
        emit Transfer(from, address(0), value);
        return true;
    }

    function totalSupply() public view returns (uint256) {
        return totalSupplyAt(block.number);
    }

    function balanceOf(address account) public view returns (uint256) {
        return balanceOfAt(account, block.number);
    }

    function balanceOfAt(address account, uint256 at) public view returns (uint256) {
        return read(balances[account], at);
    }

    function totalSupplyAt(uint256 at) public view returns (uint256) {
        return read(supplyHistory, at);
    }

    function read(Checkpoint[] storage points, uint256 at) internal view returns (uint256) {
        if (points.length == 0 || at < points[0].fromBlock) return 0;
        if (at >= points[points.length - 1].fromBlock) return points[points.length - 1].value;
        uint256 low = 0;
        uint256 high = points.length - 1;
        while (high > low) {
            uint256 middle = (high + low + 1) / 2;
            if (points[middle].fromBlock <= at) low = middle;
            else high = middle - 1;
        }
        return points[low].value;
    }

    function write(Checkpoint[] storage points, uint256 value) internal {
        require(uint128(value) == value, "wide");
        if (points.length == 0 || points[points.length - 1].fromBlock < block.number)
            points.push(Checkpoint(uint128(block.number), uint128(value)));
        else points[points.length - 1].value = uint128(value);
    }
}

/// The list of who may do what in the organisation, kept by whom it names.
contract AssemblyPermissions {
    mapping(bytes32 => mapping(address => bool)) public permitted;
    address public root = msg.sender;

    event SetPermission(bytes32 indexed role, address indexed who, bool allowed);

    function set(bytes32 role, address who, bool allowed) external {
        require(msg.sender == root, "root");
        permitted[role][who] = allowed;
        emit SetPermission(role, who, allowed);
    }

    function setRoot(address to) external {
        require(msg.sender == root, "root");
        root = to;
    }

    function canPerform(address who, bytes32 role) external view returns (bool) {
        return permitted[role][who];
    }
}

/// Controls the coin for the organisation.
contract AssemblyManager {
    bytes32 public constant MINT_ROLE = keccak256("MINT_ROLE");
    bytes32 public constant BURN_ROLE = keccak256("BURN_ROLE");
    AssemblyToken public token;
    AssemblyPermissions public permissions;

    constructor(AssemblyToken _token, AssemblyPermissions _permissions) public {
        token = _token;
        permissions = _permissions;
    }

    modifier auth(bytes32 role) {
        require(permissions.canPerform(msg.sender, role), "APP_AUTH_FAILED");
        _;
    }

    function mint(address receiver, uint256 amount) external auth(MINT_ROLE) {
        token.generateTokens(receiver, amount);
    }

    function burn(address holder, uint256 amount) external auth(BURN_ROLE) {
        token.destroyTokens(holder, amount);
    }
}

/// Votes weigh what one had in the block before; half must agree of those who vote, and a fifth of all.
contract AssemblyVoting {
    using SafeMath for uint256;

    struct Vote {
        uint64 start;
        uint64 snapshot;
        bool executed;
        uint256 yea;
        uint256 nay;
        uint256 power;
        address to;
        bytes script;
    }

    uint64 public constant VOTE_TIME = 5 days;
    uint256 public constant SUPPORT = 50;
    uint256 public constant QUORUM = 20;
    AssemblyToken public token;
    Vote[] public votes;
    mapping(uint256 => mapping(address => bool)) public voted;

    event StartVote(uint256 indexed id, address indexed creator);
    event CastVote(uint256 indexed id, address indexed voter, bool inFavour, uint256 stake);
    event ExecuteVote(uint256 indexed id);

    constructor(AssemblyToken _token) public {
        token = _token;
    }

    function newVote(address to, bytes calldata script) external returns (uint256 id) {
        require(token.balanceOf(msg.sender) > 0, "VOTING_NO_VOTING_POWER");
        uint64 snapshot = uint64(block.number - 1);
        id = votes.length;
        votes.push(Vote(uint64(block.timestamp), snapshot, false, 0, 0, token.totalSupplyAt(snapshot), to, script));
        emit StartVote(id, msg.sender);
    }

    function vote(uint256 id, bool inFavour) external {
        Vote storage v = votes[id];
        require(block.timestamp < v.start + VOTE_TIME && !voted[id][msg.sender], "VOTING_CAN_NOT_VOTE");
        voted[id][msg.sender] = true;
        uint256 stake = token.balanceOfAt(msg.sender, v.snapshot);
        if (inFavour) v.yea = v.yea.add(stake);
        else v.nay = v.nay.add(stake);
        emit CastVote(id, msg.sender, inFavour, stake);
    }

    function executeVote(uint256 id) external {
        Vote storage v = votes[id];
        require(!v.executed && block.timestamp >= v.start + VOTE_TIME, "VOTING_CAN_NOT_EXECUTE");
        require(v.yea.mul(100) > v.yea.add(v.nay).mul(SUPPORT) && v.yea.mul(100) >= v.power.mul(QUORUM), "VOTING_REJECTED");
        v.executed = true;
        (bool ok, ) = v.to.call(v.script);
        require(ok, "EVMRUN_CALL_REVERTED");
        emit ExecuteVote(id);
    }
}

/// Two houses: the board of five agrees by three, then holders who stake may object for a week.
contract TwoHouses {
    using SafeMath for uint256;

    struct Bill {
        address to;
        bytes data;
        uint256 passedAt;
        uint256 ayes;
        uint256 objections;
        bool closed;
    }

    LedgerToken public token;
    mapping(address => bool) public board;
    mapping(uint256 => mapping(address => bool)) public aye;
    mapping(uint256 => mapping(address => uint256)) public objection;
    Bill[] public bills;

    constructor(LedgerToken _token, address[] memory members) public {
        token = _token;
        for (uint256 i = 0; i < members.length; i++) board[members[i]] = true;
    }

    function introduce(address to, bytes calldata data) external returns (uint256 id) {
        require(board[msg.sender], "board");
        id = bills.length;
        bills.push(Bill(to, data, 0, 0, 0, false));
    }

    function assent(uint256 id) external {
        require(board[msg.sender] && !aye[id][msg.sender], "assent");
        aye[id][msg.sender] = true;
        bills[id].ayes++;
        if (bills[id].ayes == 3) bills[id].passedAt = block.timestamp;
    }

    function object(uint256 id, uint256 amount) external {
        require(bills[id].passedAt > 0 && block.timestamp < bills[id].passedAt + 7 days, "late");
        require(token.transferFrom(msg.sender, address(this), amount), "transfer");
        objection[id][msg.sender] = objection[id][msg.sender].add(amount);
        bills[id].objections = bills[id].objections.add(amount);
    }

    function withdraw(uint256 id) external {
        require(block.timestamp >= bills[id].passedAt + 7 days, "early");
        uint256 amount = objection[id][msg.sender];
        objection[id][msg.sender] = 0;
        require(token.transfer(msg.sender, amount), "transfer");
    }

    function enact(uint256 id) external {
        Bill storage bill = bills[id];
        require(!bill.closed && bill.passedAt > 0 && block.timestamp >= bill.passedAt + 7 days, "early");
        require(bill.objections.mul(20) < token.totalSupply(), "objected");
        bill.closed = true;
        (bool ok, ) = bill.to.call(bill.data);
        require(ok, "failed");
    }
}

contract LedgerToken {
    using SafeMath for uint256;

    string public constant name = "Two Houses Ledger";
    string public constant symbol = "THL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public minter = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function setMinter(address to) external {
        require(msg.sender == minter, "minter");
        minter = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "minter");
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}
