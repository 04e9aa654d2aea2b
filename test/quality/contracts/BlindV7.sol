// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.18;

/// A ledger without an owner; offices stand in the contracts that need them.
abstract contract Roll {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    error NotAllowed(address caller);
    error NotEnough(uint256 has, uint256 needs);

    function decimals() external pure virtual returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allow(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _use(from, msg.sender, value);
        _shift(from, to, value);
        return true;
    }

    function _allow(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function _use(address holder, address spender, uint256 value) internal {
        uint256 has = allowance[holder][spender];
        if (has == type(uint256).max) return;
        if (has < value) revert NotEnough(has, value);
        allowance[holder][spender] = has - value;
    }

    /// From nobody it is made, to nobody it is unmade.
    function _shift(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) totalSupply += value;
        else {
            uint256 has = balanceOf[from];
            if (has < value) revert NotEnough(has, value);
            balanceOf[from] = has - value;
        }
        if (to == address(0)) totalSupply -= value;
        else balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Votes are counted at blocks of the past. Once a year governance may make two of a hundred.
contract Assize is Roll {
    struct Mark {
        uint32 since;
        uint224 votes;
    }

    address public immutable governance;
    uint256 public nextMint = block.timestamp + 365 days;
    mapping(address => address) public delegates;
    mapping(address => Mark[]) private _marks;

    event DelegateChanged(address indexed who, address indexed from, address indexed to);
    event DelegateVotesChanged(address indexed delegate, uint256 before, uint256 later);

    constructor(address governance_) {
        (name, symbol, governance) = ("Assize", "ASSZ", governance_);
        _shift(address(0), msg.sender, 240_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != governance) revert NotAllowed(msg.sender);
        require(block.timestamp >= nextMint && value <= totalSupply / 50, "two of a hundred, once a year");
        nextMint = block.timestamp + 365 days;
        _shift(address(0), to, value);
    }

    function delegate(address to) external {
        emit DelegateChanged(msg.sender, delegates[msg.sender], to);
        _moveVotes(delegates[msg.sender], to, balanceOf[msg.sender]);
        delegates[msg.sender] = to;
    }

    function getVotes(address who) public view returns (uint256) {
        uint256 count = _marks[who].length;
        return count == 0 ? 0 : _marks[who][count - 1].votes;
    }

    function getPastVotes(address who, uint256 blockNumber) external view returns (uint256) {
        require(blockNumber < block.number, "not over yet");
        Mark[] storage own = _marks[who];
        for (uint256 i = own.length; i > 0; i--) if (own[i - 1].since <= blockNumber) return own[i - 1].votes;
        return 0;
    }

    function _shift(address from, address to, uint256 value) internal override {
        super._shift(from, to, value);
        _moveVotes(delegates[from], delegates[to], value);
    }

    function _moveVotes(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) _mark(from, getVotes(from) - value);
        if (to != address(0)) _mark(to, getVotes(to) + value);
    }

    function _mark(address who, uint256 votes) private {
        emit DelegateVotesChanged(who, getVotes(who), votes);
        Mark[] storage own = _marks[who];
        if (own.length > 0 && own[own.length - 1].since == block.number) own[own.length - 1].votes = uint224(votes);
        else own.push(Mark(uint32(block.number), uint224(votes)));
    }
}

/// Bridges bring it and take it back, each up to its limit of a day.
contract Span is Roll {
    struct Bridge {
        uint128 daily;
        uint128 brought;
        uint64 day;
    }

    address public owner = msg.sender;
    mapping(address => Bridge) public bridges;

    event BridgeLimited(address indexed bridge, uint256 daily);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        (name, symbol) = ("Span", "SPAN");
    }

    function transferOwnership(address to) external {
        if (msg.sender != owner) revert NotAllowed(msg.sender);
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function limitBridge(address bridge, uint128 daily) external {
        if (msg.sender != owner) revert NotAllowed(msg.sender);
        bridges[bridge].daily = daily;
        emit BridgeLimited(bridge, daily);
    }

    function bridgeMint(address to, uint128 value) external {
        Bridge storage own = bridges[msg.sender];
        uint64 today = uint64(block.timestamp / 1 days);
        if (own.day != today) (own.day, own.brought) = (today, 0);
        own.brought += value;
        if (own.brought > own.daily) revert NotAllowed(msg.sender);
        _shift(address(0), to, value);
    }

    function bridgeBurn(address from, uint256 value) external {
        if (bridges[msg.sender].daily == 0) revert NotAllowed(msg.sender);
        _use(from, msg.sender, value);
        _shift(from, address(0), value);
    }
}

/// Brings over what came from the other side, when its signers, two of three, say so.
contract SpanGate {
    address public immutable signers;
    mapping(bytes32 => bool) public done;

    constructor(address signers_) {
        signers = signers_;
    }

    function bring(Span token, address to, uint128 value, bytes32 message) external {
        require(msg.sender == signers && !done[message], "signers");
        done[message] = true;
        token.bridgeMint(to, value);
    }

    function leave(Span token, uint256 value) external {
        token.bridgeBurn(msg.sender, value);
    }
}

/// A guardian may halt it for three days at most, and not again for a month.
contract Sentry is Roll {
    address public guardian;
    uint256 public haltedUntil;
    uint256 public nextHalt;

    event Halted(uint256 until);
    event GuardianChanged(address indexed from, address indexed to);

    constructor() {
        (name, symbol, guardian) = ("Sentry", "SNTY", msg.sender);
        _shift(address(0), msg.sender, 31_000_000 ether);
    }

    function halt(uint256 time) external {
        if (msg.sender != guardian) revert NotAllowed(msg.sender);
        require(time <= 72 hours && block.timestamp >= nextHalt, "three days, once a month");
        haltedUntil = block.timestamp + time;
        nextHalt = block.timestamp + 30 days;
        emit Halted(haltedUntil);
    }

    function changeGuardian(address to) external {
        if (msg.sender != guardian) revert NotAllowed(msg.sender);
        emit GuardianChanged(guardian, to);
        guardian = to;
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(block.timestamp >= haltedUntil, "halted for a while");
        super._shift(from, to, value);
    }
}

/// Forwards to a logic that its admin, the timelock, may change. What others ask never reaches the admin's functions.
contract Portico {
    bytes32 private constant LOGIC = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);

    event Upgraded(address indexed implementation);
    event AdminChanged(address from, address to);

    constructor(address logic, address admin, bytes memory data) {
        _set(LOGIC, logic);
        _set(ADMIN, admin);
        emit Upgraded(logic);
        emit AdminChanged(address(0), admin);
        (bool ok, ) = logic.delegatecall(data);
        require(ok, "initialize");
    }

    function upgradeTo(address logic) external {
        if (msg.sender != _get(ADMIN)) _forward();
        require(logic.code.length > 0, "no code");
        _set(LOGIC, logic);
        emit Upgraded(logic);
    }

    fallback() external payable {
        _forward();
    }

    function _forward() private {
        address logic = _get(LOGIC);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    function _set(bytes32 slot, address value) private {
        assembly {
            sstore(slot, value)
        }
    }

    function _get(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }
}

contract PorticoLogic is Roll {
    bool private _begun;

    function initialize(address to, uint256 value) external {
        require(!_begun, "begun");
        _begun = true;
        (name, symbol) = ("Portico", "PRTC");
        _shift(address(0), to, value);
    }

    function burn(uint256 value) external {
        _shift(msg.sender, address(0), value);
    }
}

/// Permits, and payments that somebody else may bring who has them in writing.
contract Raincheck is Roll {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant PAYMENT = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    constructor() {
        (name, symbol) = ("Raincheck", "RNCK");
        _shift(address(0), msg.sender, 88_000_000 ether);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "too late");
        _signed(owner, keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline)), v, r, s);
        _allow(owner, spender, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "not at this time");
        require(!authorizationState[from][nonce], "used");
        _signed(from, keccak256(abi.encode(PAYMENT, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _shift(from, to, value);
    }

    function _signed(address who, bytes32 content, uint8 v, bytes32 r, bytes32 s) private view {
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content)), v, r, s);
        require(signer != address(0) && signer == who, "signature");
    }
}
