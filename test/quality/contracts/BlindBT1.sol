// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract ERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 supply) {
        name = _name;
        symbol = _symbol;
        _mint(msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// A wallet in which members submit, confirm and execute.
contract ParishWallet {
    struct Motion {
        address to;
        uint256 value;
        bytes data;
        bool executed;
        uint256 confirmations;
    }

    address[] public members;
    mapping(address => bool) public isMember;
    uint256 public immutable required;
    Motion[] public motions;
    mapping(uint256 => mapping(address => bool)) public confirmed;

    event Submitted(uint256 indexed id, address indexed member);
    event Confirmed(uint256 indexed id, address indexed member);
    event Executed(uint256 indexed id);

    modifier onlyMember() {
        require(isMember[msg.sender], "not a member");
        _;
    }

    constructor(address[] memory _members, uint256 _required) {
        require(_required > 1 && _required <= _members.length, "required");
        for (uint256 i; i < _members.length; i++) {
            require(_members[i] != address(0) && !isMember[_members[i]], "member");
            isMember[_members[i]] = true;
            members.push(_members[i]);
        }
        required = _required;
    }

    receive() external payable {}

    function submit(address to, uint256 value, bytes calldata data) external onlyMember returns (uint256 id) {
        id = motions.length;
        motions.push(Motion(to, value, data, false, 0));
        emit Submitted(id, msg.sender);
    }

    function confirm(uint256 id) external onlyMember {
        require(id < motions.length && !motions[id].executed && !confirmed[id][msg.sender], "confirm");
        confirmed[id][msg.sender] = true;
        motions[id].confirmations++;
        emit Confirmed(id, msg.sender);
    }

    function revoke(uint256 id) external onlyMember {
        require(!motions[id].executed && confirmed[id][msg.sender], "revoke");
        confirmed[id][msg.sender] = false;
        motions[id].confirmations--;
    }

    function execute(uint256 id) external onlyMember {
        Motion storage motion = motions[id];
        require(!motion.executed && motion.confirmations >= required, "execute");
        motion.executed = true;
        (bool ok, ) = motion.to.call{value: motion.value}(motion.data);
        require(ok, "failed");
        emit Executed(id);
    }
}

contract GranaryToken is ERC20("Parish Granary", "GRNY", 40_000_000e18) {
    address public owner = msg.sender;
    bool public paused;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        require(to != address(0), "zero");
        owner = to;
    }

    function setPaused(bool on) external onlyOwner {
        paused = on;
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._update(from, to, value);
    }
}

/// Executes what enough signers have signed; signatures come sorted by signer and count once.
contract SealWallet {
    uint256 public nonce;
    uint256 public immutable threshold;
    mapping(address => bool) public isSigner;
    address[] public signers;

    event Executed(uint256 indexed nonce, address to, bytes data);

    constructor(address[] memory _signers, uint256 _threshold) {
        require(_threshold >= 2 && _threshold <= _signers.length, "threshold");
        for (uint256 i; i < _signers.length; i++) {
            require(!isSigner[_signers[i]], "twice");
            isSigner[_signers[i]] = true;
        }
        signers = _signers;
        threshold = _threshold;
    }

    function digest(address to, bytes calldata data, uint256 at) public view returns (bytes32) {
        bytes32 inner = keccak256(abi.encodePacked(bytes1(0x19), bytes1(0), address(this), block.chainid, to, keccak256(data), at));
        return keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", inner));
    }

    function execute(address to, bytes calldata data, uint8[] calldata v, bytes32[] calldata r, bytes32[] calldata s) external {
        require(v.length >= threshold && r.length == v.length && s.length == v.length, "count");
        bytes32 hash = digest(to, data, nonce);
        address last = address(0);
        for (uint256 i; i < v.length; i++) {
            address signer = ecrecover(hash, v[i], r[i], s[i]);
            require(signer > last && isSigner[signer], "signature");
            last = signer;
        }
        emit Executed(nonce++, to, data);
        (bool ok, ) = to.call(data);
        require(ok, "call");
    }
}

contract SealedToken is ERC20 {
    address public guild;
    mapping(address => bool) public frozen;

    constructor(address _guild) ERC20("Sealed Guild", "SEAL", 25_000_000e18) {
        guild = _guild;
    }

    modifier onlyGuild() {
        require(msg.sender == guild, "guild");
        _;
    }

    function setGuild(address to) external onlyGuild {
        guild = to;
    }

    function freeze(address account, bool on) external onlyGuild {
        frozen[account] = on;
    }

    function mint(address to, uint256 value) external onlyGuild {
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to], "frozen");
        super._update(from, to, value);
    }
}

/// Keys weigh differently, and none of them weighs enough alone.
contract WeighedKeys {
    uint256 public immutable quorum;
    uint256 public immutable heaviest;
    mapping(address => uint256) public weightOf;
    mapping(bytes32 => uint256) public weight;
    mapping(bytes32 => mapping(address => bool)) public backed;
    mapping(bytes32 => bool) public done;

    event Backed(bytes32 indexed id, address indexed key, uint256 weight);
    event Done(bytes32 indexed id);

    constructor(address[] memory keys, uint256[] memory weights, uint256 _quorum) {
        uint256 most;
        for (uint256 i; i < keys.length; i++) {
            require(weightOf[keys[i]] == 0 && weights[i] > 0, "key");
            weightOf[keys[i]] = weights[i];
            if (weights[i] > most) most = weights[i];
        }
        require(_quorum > most, "alone");
        heaviest = most;
        quorum = _quorum;
    }

    function back(address to, bytes calldata data, bytes32 salt) external returns (bytes32 id) {
        uint256 own = weightOf[msg.sender];
        require(own > 0, "no key");
        id = keccak256(abi.encode(to, data, salt));
        require(!done[id] && !backed[id][msg.sender], "backed");
        backed[id][msg.sender] = true;
        weight[id] += own;
        emit Backed(id, msg.sender, own);
        if (weight[id] >= quorum) {
            done[id] = true;
            (bool ok, bytes memory answer) = to.call(data);
            if (!ok) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
            emit Done(id);
        }
    }
}

contract SteelyardToken is ERC20("Steelyard", "STYD", 12_000_000e18) {
    address public keeper = msg.sender;
    uint256 public fee;
    address public treasury;

    modifier onlyKeeper() {
        require(msg.sender == keeper, "keeper");
        _;
    }

    function setKeeper(address to) external onlyKeeper {
        keeper = to;
    }

    function setFee(uint256 percent, address to) external onlyKeeper {
        require(percent <= 20 && to != address(0), "fee");
        fee = percent;
        treasury = to;
    }

    function mint(address to, uint256 value) external onlyKeeper {
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 cut = (value * fee) / 100;
        if (cut > 0) super._update(from, treasury, cut);
        super._update(from, to, value - cut);
    }
}

/// Its signers are written in the coin: a mint or a pause is proposed by one and takes three of them.
contract TrusteeToken is ERC20 {
    enum Kind {
        Mint,
        Pause,
        Resume,
        Replace
    }

    mapping(address => bool) public trustee;
    mapping(bytes32 => mapping(address => bool)) public agreed;
    mapping(bytes32 => uint256) public agreements;
    uint256 public round;
    uint256 public constant NEEDED = 3;
    bool public paused;

    event Agreed(bytes32 indexed matter, address indexed trustee);
    event Enacted(Kind kind, address subject, uint256 value);

    constructor(address[] memory trustees) ERC20("Trustee Mark", "TRST", 9_000_000e18) {
        for (uint256 i; i < trustees.length; i++) {
            require(!trustee[trustees[i]], "twice");
            trustee[trustees[i]] = true;
        }
        require(trustees.length >= 5, "few");
    }

    function agree(Kind kind, address subject, address other, uint256 value) external {
        require(trustee[msg.sender], "not a trustee");
        bytes32 matter = keccak256(abi.encode(round, kind, subject, other, value));
        require(!agreed[matter][msg.sender], "agreed");
        agreed[matter][msg.sender] = true;
        emit Agreed(matter, msg.sender);
        if (++agreements[matter] < NEEDED) return;
        round++;
        if (kind == Kind.Mint) _mint(subject, value);
        else if (kind == Kind.Pause) paused = true;
        else if (kind == Kind.Resume) paused = false;
        else {
            require(trustee[subject] && !trustee[other], "replace");
            trustee[subject] = false;
            trustee[other] = true;
        }
        emit Enacted(kind, subject, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._update(from, to, value);
    }
}
