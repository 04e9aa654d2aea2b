// 0.8 off evm=paris
// SPDX-License-Identifier: BUSL-1.1
pragma solidity ^0.8.20;

/// Everything in one struct at a hashed slot.
abstract contract Hashed {
    struct Libro {
        uint256 total;
        mapping(address => uint256) saldo;
        mapping(address => mapping(address => uint256)) permiso;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _libro() internal pure returns (Libro storage l) {
        bytes32 at = keccak256("libro.mayor.v1");
        assembly {
            l.slot := at
        }
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return _libro().total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _libro().saldo[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _libro().permiso[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _libro().permiso[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _mover(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _libro().permiso[from][msg.sender] -= value;
        _mover(from, to, value);
        return true;
    }

    function _mover(address from, address to, uint256 value) internal virtual {
        Libro storage l = _libro();
        if (from == address(0)) l.total += value;
        else l.saldo[from] -= value;
        if (to == address(0)) l.total -= value;
        else l.saldo[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Roles with delays of their own, each call scheduled before it is made.
contract AccessDesk {
    struct Member {
        bool in_;
        uint32 delay;
    }
    uint64 public constant ADMIN = 0;
    address private _maker = msg.sender;
    mapping(uint64 => mapping(address => Member)) public members;
    mapping(address => mapping(bytes4 => uint64)) public roleOf;
    mapping(bytes32 => uint256) public scheduled;

    constructor(address admin, address operator) {
        members[ADMIN][admin] = Member(true, 3 days);
        members[7][operator] = Member(true, 1 days);
    }

    /// Once, by who made the desk; later by the desk alone.
    function setTarget(address target, bytes4 what, uint64 role) external {
        require(msg.sender == address(this) || msg.sender == _maker, "desk");
        _maker = address(0);
        roleOf[target][what] = role;
    }

    function grant(uint64 role, address who, uint32 delay) external {
        require(msg.sender == address(this) && delay >= 1 days);
        members[role][who] = Member(true, delay);
    }

    function revoke(uint64 role, address who) external {
        require(msg.sender == address(this));
        delete members[role][who];
    }

    function schedule(address target, bytes calldata data) external {
        Member memory m = members[roleOf[target][bytes4(data)]][msg.sender];
        require(m.in_, "role");
        scheduled[keccak256(abi.encode(msg.sender, target, data))] = block.timestamp + m.delay;
    }

    function execute(address target, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(msg.sender, target, data));
        require(members[roleOf[target][bytes4(data)]][msg.sender].in_, "role");
        require(scheduled[id] != 0 && block.timestamp >= scheduled[id], "wait");
        delete scheduled[id];
        (bool ok, ) = target.call(data);
        require(ok);
    }
}

contract Pellworth is Hashed {
    string public constant name = "Pellworth";
    string public constant symbol = "PELL";
    address public immutable authority;

    constructor(address desk) {
        authority = desk;
        _mover(address(0), msg.sender, 33_000_000e18);
    }

    modifier restricted() {
        require(msg.sender == authority, "AccessManagedUnauthorized");
        _;
    }

    function emitir(address to, uint256 value) external restricted {
        _mover(address(0), to, value);
    }
}

interface IStrength {
    function balanceOf(address who) external view returns (uint256);
}

/// Votes are locked while they count; the short executor waits a day.
contract GovernanceHall {
    struct Motion {
        uint64 opened;
        uint64 queued;
        bool done;
        uint256 support;
        address target;
        bytes data;
    }
    address public coin;
    ShortExecutor public executor;
    Motion[] public motions;
    mapping(uint256 => mapping(address => uint256)) public locked;

    constructor() {
        executor = new ShortExecutor();
    }

    function initialize(address coin_) external {
        require(coin == address(0));
        coin = coin_;
    }

    function create(address target, bytes calldata data) external {
        motions.push();
        Motion storage m = motions[motions.length - 1];
        (m.opened, m.target, m.data) = (uint64(block.timestamp), target, data);
    }

    function submitVote(uint256 id, uint256 value) external {
        require(block.timestamp < motions[id].opened + 1 days, "closed");
        (bool ok, ) = coin.call(abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), value));
        require(ok);
        locked[id][msg.sender] += value;
        motions[id].support += value;
    }

    function release(uint256 id) external {
        require(block.timestamp >= motions[id].opened + 1 days, "counting");
        uint256 value = locked[id][msg.sender];
        locked[id][msg.sender] = 0;
        (bool ok, ) = coin.call(abi.encodeWithSignature("transfer(address,uint256)", msg.sender, value));
        require(ok);
    }

    /// A tenth of all votes must be locked.
    function queue(uint256 id) external {
        Motion storage m = motions[id];
        require(block.timestamp >= m.opened + 1 days && m.queued == 0 && m.support >= 4_000_000e18, "failed");
        m.queued = uint64(block.timestamp);
    }

    function execute(uint256 id) external {
        Motion storage m = motions[id];
        require(m.queued != 0 && !m.done && block.timestamp >= m.queued + 1 days && block.timestamp < m.queued + 6 days, "not now");
        m.done = true;
        executor.executeTransaction(m.target, m.data);
    }
}

contract ShortExecutor {
    address public immutable admin = msg.sender;

    function executeTransaction(address target, bytes calldata data) external {
        require(msg.sender == admin, "ONLY_ADMIN");
        (bool ok, ) = target.call(data);
        require(ok, "FAILED_ACTION_EXECUTION");
    }
}

contract Quillon {
    string public name = "Quillon";
    string public symbol = "QLN";
    uint8 public decimals = 18;
    uint256 public totalSupply = 40_000_000e18;
    address public owner;
    address public feeVault;
    uint16 public feeBps;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public exempt;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        owner = msg.sender;
        feeVault = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        exempt[msg.sender] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "OWN");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function setFee(uint16 bps, address vault) external onlyOwner {
        require(bps <= 200 && vault != address(0));
        (feeBps, feeVault) = (bps, vault);
    }

    function setExempt(address who, bool on) external onlyOwner {
        exempt[who] = on;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _t(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _t(from, to, value);
        return true;
    }

    function _t(address from, address to, uint256 value) private {
        uint256 fee = exempt[from] || exempt[to] ? 0 : (value * feeBps) / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[feeVault] += fee;
            emit Transfer(from, feeVault, fee);
        }
    }
}

/// Three of five tell what the validators hold; a day moves it by a fiftieth at most.
contract ReportCommittee {
    mapping(address => bool) public member;
    mapping(uint256 => mapping(uint256 => uint256)) public heard;
    mapping(uint256 => mapping(address => bool)) public told;
    Ravensbourne public pool;

    constructor(address[] memory members) {
        for (uint256 i; i < members.length; i++) member[members[i]] = true;
    }

    function initialize(Ravensbourne pool_) external {
        require(address(pool) == address(0));
        pool = pool_;
    }

    function submitReport(uint256 frame, uint256 held) external {
        require(member[msg.sender] && !told[frame][msg.sender]);
        told[frame][msg.sender] = true;
        if (++heard[frame][held] == 3) pool.handleReport(frame, held);
    }
}

contract Ravensbourne is Hashed {
    string public constant name = "Ravensbourne Staked";
    string public constant symbol = "rvETH";
    address public immutable committee;
    uint256 public pooled;
    uint256 public lastFrame;
    uint256 public lastReport;

    constructor(address committee_) {
        committee = committee_;
    }

    receive() external payable {}

    function submit() external payable returns (uint256 shares) {
        shares = totalSupply() == 0 ? msg.value : (msg.value * totalSupply()) / pooled;
        pooled += msg.value;
        _mover(address(0), msg.sender, shares);
    }

    function redeem(uint256 shares) external {
        uint256 wei_ = (shares * pooled) / totalSupply();
        pooled -= wei_;
        _mover(msg.sender, address(0), shares);
        payable(msg.sender).transfer(wei_);
    }

    function handleReport(uint256 frame, uint256 held) external {
        require(msg.sender == committee && frame > lastFrame && block.timestamp >= lastReport + 20 hours, "frame");
        require(held * 50 >= pooled * 49 && held * 50 <= pooled * 51, "sanity");
        (lastFrame, lastReport, pooled) = (frame, block.timestamp, held);
    }
}

/// One wallet for each who works here; what has not vested goes back to the council.
contract GrantFactory {
    address public immutable council;
    address[] public grants;

    constructor(address council_) {
        council = council_;
    }

    function grant(address coin, address who, uint256 value, uint64 length) external returns (Grant g) {
        g = new Grant(coin, who, council, length);
        grants.push(address(g));
        IMoves(coin).transferFrom(msg.sender, address(g), value);
    }
}

interface IMoves {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

contract Grant {
    address public immutable coin;
    address public immutable who;
    address public immutable council;
    uint64 public immutable start = uint64(block.timestamp);
    uint64 public immutable length;
    uint256 public released;

    constructor(address coin_, address who_, address council_, uint64 length_) {
        (coin, who, council, length) = (coin_, who_, council_, length_);
    }

    function vested() public view returns (uint256) {
        uint256 whole = IMoves(coin).balanceOf(address(this)) + released;
        uint256 gone = block.timestamp - start;
        return gone >= length ? whole : (whole * gone) / length;
    }

    function release() external {
        uint256 value = vested() - released;
        released += value;
        IMoves(coin).transfer(who, value);
    }

    function clawback() external {
        require(msg.sender == council);
        uint256 value = vested() - released;
        released += value;
        IMoves(coin).transfer(who, value);
        IMoves(coin).transfer(council, IMoves(coin).balanceOf(address(this)));
    }
}

contract Saltmarsh is Hashed {
    string public constant name = "Saltmarsh";
    string public constant symbol = "SALT";
    address public distributor;

    constructor(address distributor_) {
        distributor = distributor_;
        _mover(address(0), msg.sender, 64_000_000e18);
        _mover(address(0), distributor_, 6_000_000e18);
    }
}

/// Pays stakers a stream that was filled once.
contract StakeStream {
    IMoves public coin;
    uint256 public constant RATE = 0.1 ether;
    uint256 public total;
    uint256 public acc;
    uint256 public at;
    uint256 public left = 6_000_000e18;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public debt;

    function initialize(IMoves coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function _tick() private {
        uint256 due = (block.timestamp - at) * RATE;
        at = block.timestamp;
        if (total == 0) return;
        if (due > left) due = left;
        left -= due;
        acc += (due * 1e18) / total;
    }

    function stake(uint256 value) external {
        _pay();
        coin.transferFrom(msg.sender, address(this), value);
        staked[msg.sender] += value;
        total += value;
        debt[msg.sender] = (staked[msg.sender] * acc) / 1e18;
    }

    function unstake(uint256 value) external {
        _pay();
        staked[msg.sender] -= value;
        total -= value;
        debt[msg.sender] = (staked[msg.sender] * acc) / 1e18;
        coin.transfer(msg.sender, value);
    }

    function _pay() private {
        _tick();
        uint256 due = (staked[msg.sender] * acc) / 1e18 - debt[msg.sender];
        debt[msg.sender] += due;
        if (due > 0) coin.transfer(msg.sender, due);
    }
}

/// Three of five may hold the token for a week; all that ends with the term.
contract EmergencyCouncil {
    uint256 public immutable expiry = block.timestamp + 500 days;
    mapping(address => bool) public seat;
    mapping(uint256 => mapping(address => bool)) public called;
    mapping(uint256 => uint256) public calls;
    uint256 public heldUntil;
    uint256 public round;

    constructor(address[] memory seats) {
        for (uint256 i; i < seats.length; i++) seat[seats[i]] = true;
    }

    function alarm() external {
        require(seat[msg.sender] && block.timestamp < expiry && !called[round][msg.sender], "no");
        called[round][msg.sender] = true;
        if (++calls[round] == 3) {
            require(block.timestamp >= heldUntil + 21 days || heldUntil == 0, "rest");
            heldUntil = block.timestamp + 7 days;
            round++;
        }
    }

    function held() external view returns (bool) {
        return block.timestamp < heldUntil;
    }
}

contract Thornbury is Hashed {
    string public constant name = "Thornbury";
    string public constant symbol = "THRN";
    EmergencyCouncil public immutable council;

    constructor(EmergencyCouncil council_) {
        council = council_;
        _mover(address(0), msg.sender, 5_000_000e18);
    }

    function _mover(address from, address to, uint256 value) internal override {
        require(!council.held(), "held");
        super._mover(from, to, value);
    }
}

/// Names the presses; a change is announced three days before, by two of three.
contract PressRegistry {
    address public immutable keeper;
    mapping(address => uint256) public pressSince;
    mapping(address => uint256) public used;
    bool public open = true;

    constructor(address keeper_, address firstPress) {
        keeper = keeper_;
        pressSince[firstPress] = block.timestamp;
    }

    function announce(address press) external {
        require(msg.sender == keeper && pressSince[press] == 0);
        pressSince[press] = block.timestamp + 3 days;
    }

    function strike(address press) external {
        require(msg.sender == keeper);
        pressSince[press] = 0;
    }

    function isPress(address who) external view returns (bool) {
        return pressSince[who] != 0 && block.timestamp >= pressSince[who];
    }
}

/// A press that turns the coin of the chain into paper, a hundred for one.
contract BackedPress {
    Wrenfield public paper;

    function initialize(Wrenfield paper_) external {
        require(address(paper) == address(0));
        paper = paper_;
    }

    function print() external payable {
        paper.strikePaper(msg.sender, msg.value * 100);
    }

    function pulp(uint256 value) external {
        paper.pulpPaper(msg.sender, value);
        payable(msg.sender).transfer(value / 100);
    }
}

contract Wrenfield is Hashed {
    string public constant name = "Wrenfield";
    string public constant symbol = "WREN";
    PressRegistry public immutable registry;

    constructor(PressRegistry registry_) {
        registry = registry_;
    }

    modifier onlyPress() {
        require(registry.isPress(msg.sender), "press");
        _;
    }

    function strikePaper(address to, uint256 value) external onlyPress {
        _mover(address(0), to, value);
    }

    function pulpPaper(address from, uint256 value) external onlyPress {
        _mover(from, address(0), value);
    }
}

/// The storage is the proxy's; who may exchange the code stands in it.
contract CouncilProxy {
    bytes32 private constant CODE = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    address private immutable upgrader;

    constructor(address code, address upgrader_, bytes memory data) {
        upgrader = upgrader_;
        assembly {
            sstore(CODE, code)
        }
        (bool ok, ) = code.delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        if (msg.sender == upgrader) {
            address next = abi.decode(msg.data[4:], (address));
            require(msg.sig == bytes4(keccak256("upgradeTo(address)")) && next.code.length > 0);
            assembly {
                sstore(CODE, next)
            }
            return;
        }
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(CODE), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

contract UlverLogic is Hashed {
    function name() external pure returns (string memory) {
        return "Ulverstone";
    }

    function symbol() external pure returns (string memory) {
        return "ULVR";
    }

    function iniciar(address to, uint256 value) external {
        require(totalSupply() == 0);
        _mover(address(0), to, value);
    }
}

/// Four of six at once, or three with three days.
contract SecurityCouncil {
    mapping(address => bool) public seated;
    mapping(bytes32 => uint256) public signs;
    mapping(bytes32 => uint256) public thirdAt;
    mapping(bytes32 => bool) public done;
    mapping(bytes32 => mapping(address => bool)) public signed;

    constructor(address[] memory seats) {
        for (uint256 i; i < seats.length; i++) seated[seats[i]] = true;
    }

    function sign(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(seated[msg.sender] && !signed[id][msg.sender]);
        signed[id][msg.sender] = true;
        if (++signs[id] == 3) thirdAt[id] = block.timestamp;
    }

    function perform(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(seated[msg.sender] && !done[id]);
        require(signs[id] >= 4 || (signs[id] == 3 && block.timestamp >= thirdAt[id] + 3 days), "council");
        done[id] = true;
        (bool ok, ) = to.call(data);
        require(ok);
    }
}
