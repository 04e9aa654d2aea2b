// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.16;

interface TokenController {
    function proxyPayment(address owner) external payable returns (bool);
    function onTransfer(address from, address to, uint256 amount) external returns (bool);
    function onApprove(address owner, address spender, uint256 amount) external returns (bool);
}

/// MiniMe, as LDO and ANT are: histories of balances and a controller.
contract VotingMiniMe {
    string public name = "Harbor DAO Token";
    string public symbol = "HDT";
    uint8 public decimals = 18;
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }
    address payable public controller;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) private balances;
    mapping(address => mapping(address => uint256)) private allowed;
    Checkpoint[] private totalSupplyHistory;
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor() public {
        controller = msg.sender;
    }

    function changeController(address payable next) public onlyController {
        controller = next;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        require(transfersEnabled);
        return doTransfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            if (allowed[from][msg.sender] < amount) return false;
            allowed[from][msg.sender] -= amount;
        }
        return doTransfer(from, to, amount);
    }

    function doTransfer(address from, address to, uint256 amount) internal returns (bool) {
        if (amount == 0) return true;
        require(to != address(0) && to != address(this));
        uint256 previous = balanceOfAt(from, block.number);
        if (previous < amount) return false;
        if (isContract(controller)) require(TokenController(controller).onTransfer(from, to, amount) == true);
        updateValueAtNow(balances[from], previous - amount);
        previous = balanceOfAt(to, block.number);
        require(previous + amount >= previous);
        updateValueAtNow(balances[to], previous + amount);
        emit Transfer(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        require(transfersEnabled);
        if (isContract(controller)) require(TokenController(controller).onApprove(msg.sender, spender, amount) == true);
        allowed[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return allowed[owner][spender];
    }

    function balanceOf(address owner) public view returns (uint256) {
        return balanceOfAt(owner, block.number);
    }

    function totalSupply() public view returns (uint256) {
        return getValueAt(totalSupplyHistory, block.number);
    }

    function balanceOfAt(address owner, uint256 at) public view returns (uint256) {
        return getValueAt(balances[owner], at);
    }

    function totalSupplyAt(uint256 at) public view returns (uint256) {
        return getValueAt(totalSupplyHistory, at);
    }

    function generateTokens(address owner, uint256 amount) public onlyController returns (bool) {
        updateValueAtNow(totalSupplyHistory, totalSupply() + amount);
        updateValueAtNow(balances[owner], balanceOf(owner) + amount);
        emit Transfer(address(0), owner, amount);
        return true;
    }

    function destroyTokens(address owner, uint256 amount) public onlyController returns (bool) {
        require(balanceOf(owner) >= amount);
        updateValueAtNow(totalSupplyHistory, totalSupply() - amount);
        updateValueAtNow(balances[owner], balanceOf(owner) - amount);
        emit Transfer(owner, address(0), amount);
        return true;
    }

    function enableTransfers(bool enabled) public onlyController {
        transfersEnabled = enabled;
    }

    function getValueAt(Checkpoint[] storage history, uint256 at) internal view returns (uint256) {
        if (history.length == 0 || at < history[0].fromBlock) return 0;
        if (at >= history[history.length - 1].fromBlock) return history[history.length - 1].value;
        uint256 min = 0;
        uint256 max = history.length - 1;
        while (max > min) {
            uint256 mid = (max + min + 1) / 2;
            if (history[mid].fromBlock <= at) min = mid;
            else max = mid - 1;
        }
        return history[min].value;
    }

    function updateValueAtNow(Checkpoint[] storage history, uint256 value) internal {
        require(value <= uint128(-1));
        if (history.length == 0 || history[history.length - 1].fromBlock < block.number)
            history.push(Checkpoint(uint128(block.number), uint128(value)));
        else history[history.length - 1].value = uint128(value);
    }

    function isContract(address a) internal view returns (bool) {
        uint256 size;
        assembly { size := extcodesize(a) }
        return size > 0;
    }

    function() external payable {
        require(isContract(controller));
        require(TokenController(controller).proxyPayment.value(msg.value)(msg.sender) == true);
    }
}

/// The app of the organisation that holds the control: it mints by a vote, and has no other power.
contract TokenManager {
    VotingMiniMe public token;
    address public voting;

    function initialize(VotingMiniMe newToken, address newVoting) external {
        require(address(token) == address(0));
        token = newToken;
        voting = newVoting;
    }

    function mint(address receiver, uint256 amount) external {
        require(msg.sender == voting, "APP_AUTH_FAILED");
        token.generateTokens(receiver, amount);
    }

    function proxyPayment(address) external payable returns (bool) {
        return false;
    }

    function onTransfer(address, address, uint256) external returns (bool) {
        return msg.sender == address(token);
    }

    function onApprove(address, address, uint256) external returns (bool) {
        return true;
    }
}

contract TokenVoting {
    struct Vote {
        uint64 start;
        uint64 block_;
        uint256 yea;
        uint256 nay;
        address target;
        bytes script;
        bool executed;
    }
    VotingMiniMe public token;
    Vote[] public votes;
    mapping(uint256 => mapping(address => bool)) public voted;

    function initialize(VotingMiniMe newToken) external {
        require(address(token) == address(0));
        token = newToken;
    }

    function newVote(address target, bytes calldata script) external returns (uint256) {
        require(token.balanceOf(msg.sender) > 0, "APP_AUTH_FAILED");
        votes.push(Vote(uint64(now), uint64(block.number - 1), 0, 0, target, script, false));
        return votes.length - 1;
    }

    function vote(uint256 id, bool yes) external {
        Vote storage v = votes[id];
        require(now < v.start + 3 days && !voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        uint256 stake = token.balanceOfAt(msg.sender, v.block_);
        if (yes) v.yea += stake;
        else v.nay += stake;
    }

    function executeVote(uint256 id) external {
        Vote storage v = votes[id];
        require(now >= v.start + 3 days && !v.executed && v.yea > v.nay);
        require(v.yea >= token.totalSupplyAt(v.block_) / 20, "VOTING_CAN_NOT_EXECUTE");
        v.executed = true;
        (bool ok, ) = v.target.call(v.script);
        require(ok);
    }
}
interface DSAuthority {
    function canCall(address src, address dst, bytes4 sig) external view returns (bool);
}

/// DSToken, as MKR is.
contract GovDSToken {
    bytes32 public symbol = "GOVR";
    bytes32 public name = "Governor";
    uint256 public decimals = 18;
    bool public stopped;
    uint256 public totalSupply;
    address public owner = msg.sender;
    DSAuthority public authority;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    modifier auth() {
        require(
            msg.sender == address(this) || msg.sender == owner ||
                (address(authority) != address(0) && authority.canCall(msg.sender, address(this), msg.sig)),
            "ds-auth-unauthorized"
        );
        _;
    }
    modifier stoppable() {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    function setOwner(address owner_) external auth {
        owner = owner_;
    }

    function setAuthority(DSAuthority authority_) external auth {
        authority = authority_;
    }

    function stop() external auth {
        stopped = true;
    }

    function start() external auth {
        stopped = false;
    }

    function approve(address guy, uint256 wad) external stoppable returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public stoppable returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad, "ds-token-insufficient-approval");
            allowance[src][msg.sender] -= wad;
        }
        require(balanceOf[src] >= wad, "ds-token-insufficient-balance");
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address guy, uint256 wad) external auth stoppable {
        require((totalSupply += wad) >= wad);
        balanceOf[guy] += wad;
        emit Transfer(address(0), guy, wad);
    }

    function burn(address guy, uint256 wad) external auth stoppable {
        if (guy != msg.sender && allowance[guy][msg.sender] != uint256(-1)) {
            require(allowance[guy][msg.sender] >= wad, "ds-token-insufficient-approval");
            allowance[guy][msg.sender] -= wad;
        }
        require(balanceOf[guy] >= wad, "ds-token-insufficient-balance");
        balanceOf[guy] -= wad;
        totalSupply -= wad;
        emit Transfer(guy, address(0), wad);
    }
}

/// Everybody burns his own; wards mint; the pause commands.
contract GovAuthority {
    address public root;
    mapping(address => uint256) public wards;

    constructor(address root_) public {
        root = root_;
    }

    function rely(address usr) external {
        require(msg.sender == root);
        wards[usr] = 1;
    }

    function deny(address usr) external {
        require(msg.sender == root);
        wards[usr] = 0;
    }

    function canCall(address src, address, bytes4 sig) external view returns (bool) {
        if (sig == bytes4(keccak256("burn(address,uint256)"))) return true;
        if (sig == bytes4(keccak256("mint(address,uint256)"))) return wards[src] == 1 || src == root;
        return src == root;
    }
}
interface HatLike {
    function hat() external view returns (address);
}

/// What the hat plots is done two days later.
contract DSPause {
    uint256 public constant delay = 2 days;
    HatLike public chief;
    mapping(bytes32 => uint256) public plans;

    constructor(HatLike chief_) public {
        chief = chief_;
    }

    function plot(address usr, bytes calldata fax) external {
        require(msg.sender == chief.hat(), "ds-auth-unauthorized");
        plans[keccak256(abi.encode(usr, fax))] = now + delay;
    }

    function exec(address usr, bytes calldata fax) external {
        bytes32 plan = keccak256(abi.encode(usr, fax));
        require(plans[plan] != 0 && now >= plans[plan], "ds-pause-premature-exec");
        delete plans[plan];
        (bool ok, ) = usr.call(fax);
        require(ok, "ds-pause-delegatecall-error");
    }
}
interface GemLike {
    function transfer(address to, uint256 wad) external returns (bool);
    function transferFrom(address from, address to, uint256 wad) external returns (bool);
}

contract DSChief {
    GemLike public gov;
    address public hat;
    mapping(address => uint256) public deposits;
    mapping(address => address) public votes;
    mapping(address => uint256) public approvals;

    function init(GemLike gov_) external {
        require(address(gov) == address(0));
        gov = gov_;
    }

    function lock(uint256 wad) external {
        require(gov.transferFrom(msg.sender, address(this), wad));
        deposits[msg.sender] += wad;
        approvals[votes[msg.sender]] += wad;
    }

    function free(uint256 wad) external {
        require(deposits[msg.sender] >= wad);
        deposits[msg.sender] -= wad;
        approvals[votes[msg.sender]] -= wad;
        require(gov.transfer(msg.sender, wad));
    }

    function vote(address whom) external {
        approvals[votes[msg.sender]] -= deposits[msg.sender];
        votes[msg.sender] = whom;
        approvals[whom] += deposits[msg.sender];
    }

    function lift(address whom) external {
        require(approvals[whom] > approvals[hat] && approvals[whom] > 100000 ether);
        hat = whom;
    }
}
