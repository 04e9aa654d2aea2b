// 0.5 runs=200
pragma solidity 0.5.17;

contract Math5 {
    function add(uint256 x, uint256 y) internal pure returns (uint256 z) { require((z = x + y) >= x, "add"); }
    function sub(uint256 x, uint256 y) internal pure returns (uint256 z) { require((z = x - y) <= x, "sub"); }
    function mul(uint256 x, uint256 y) internal pure returns (uint256 z) { require(y == 0 || (z = x * y) / y == x, "mul"); }
}

interface Authority {
    function canCall(address src, address dst, bytes4 sig) external view returns (bool);
}

contract Authed {
    Authority public authority;
    address public owner;
    event LogSetAuthority(address indexed authority);
    event LogSetOwner(address indexed owner);

    constructor() public {
        owner = msg.sender;
        emit LogSetOwner(msg.sender);
    }

    function setOwner(address owner_) external auth {
        owner = owner_;
        emit LogSetOwner(owner_);
    }

    function setAuthority(Authority authority_) external auth {
        authority = authority_;
        emit LogSetAuthority(address(authority_));
    }

    modifier auth {
        require(_may(msg.sender, msg.sig), "auth");
        _;
    }

    function _may(address src, bytes4 sig) internal view returns (bool) {
        if (src == address(this) || src == owner) return true;
        return authority != Authority(0) && authority.canCall(src, address(this), sig);
    }
}

/// Who may mint and who may burn; its root is the pause of the governance.
contract GildGuard is Authority {
    address public root;
    mapping(address => bool) public minters;
    bytes4 constant MINT = bytes4(keccak256("mint(address,uint256)"));
    bytes4 constant BURN = bytes4(keccak256("burn(uint256)"));

    constructor(address root_) public { root = root_; }

    function rely(address who) external { require(msg.sender == root); minters[who] = true; }
    function deny(address who) external { require(msg.sender == root); minters[who] = false; }

    function canCall(address src, address, bytes4 sig) external view returns (bool) {
        return src == root || sig == BURN || (sig == MINT && minters[src]);
    }
}

/// In the manner of the tokens of the first makers: an authority decides about mint and burn; there is no owner.
contract Gildenthorn is Authed, Math5 {
    bytes32 public name = "Gildenthorn";
    bytes32 public symbol = "GLD";
    uint256 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Mint(address indexed guy, uint256 wad);
    event Burn(address indexed guy, uint256 wad);

    function approve(address guy) external returns (bool) { return approve(guy, uint256(-1)); }

    function approve(address guy, uint256 wad) public returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) { return transferFrom(msg.sender, dst, wad); }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1))
            allowance[src][msg.sender] = sub(allowance[src][msg.sender], wad);
        balanceOf[src] = sub(balanceOf[src], wad);
        balanceOf[dst] = add(balanceOf[dst], wad);
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address guy, uint256 wad) external auth {
        balanceOf[guy] = add(balanceOf[guy], wad);
        totalSupply = add(totalSupply, wad);
        emit Mint(guy, wad);
    }

    function burn(uint256 wad) external auth {
        balanceOf[msg.sender] = sub(balanceOf[msg.sender], wad);
        totalSupply = sub(totalSupply, wad);
        emit Burn(msg.sender, wad);
    }
}

/// Balances of the split token; only its associated code writes them.
contract ScionState {
    address public owner;
    address public associated;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() public { owner = msg.sender; }

    modifier onlyAssociated { require(msg.sender == associated, "only the associated"); _; }
    function setAssociated(address to) external { require(msg.sender == owner); associated = to; }
    function nominate(address to) external { require(msg.sender == owner); owner = to; }
    function setBalanceOf(address who, uint256 value) external onlyAssociated { balanceOf[who] = value; }
    function setAllowance(address who, address to, uint256 value) external onlyAssociated { allowance[who][to] = value; }
}

/// The lasting address. Tells its target who called.
contract ScionProxy {
    address public owner;
    ScionTarget public target;
    event TargetUpdated(address target);

    constructor() public { owner = msg.sender; }

    function setTarget(ScionTarget to) external { require(msg.sender == owner); target = to; emit TargetUpdated(address(to)); }
    function transferOwnership(address to) external { require(msg.sender == owner); owner = to; }

    function _emit(bytes calldata data, uint256 topics, bytes32 a, bytes32 b, bytes32 c) external {
        require(msg.sender == address(target));
        bytes memory body = data;
        require(topics == 3);
        assembly { log3(add(body, 32), mload(body), a, b, c) }
    }

    // reads go straight on: they must not write who asked
    function name() external view returns (string memory) { return target.name(); }
    function symbol() external view returns (string memory) { return target.symbol(); }
    function decimals() external view returns (uint8) { return target.decimals(); }
    function totalSupply() external view returns (uint256) { return target.totalSupply(); }
    function balanceOf(address who) external view returns (uint256) { return target.balanceOf(who); }
    function allowance(address who, address to) external view returns (uint256) { return target.allowance(who, to); }

    function() external payable {
        target.setMessageSender(msg.sender);
        assembly {
            calldatacopy(0, 0, calldatasize)
            let ok := call(gas, sload(target_slot), callvalue, 0, calldatasize, 0, 0)
            returndatacopy(0, 0, returndatasize)
            if iszero(ok) { revert(0, returndatasize) }
            return(0, returndatasize)
        }
    }
}

contract ScionTarget is Math5 {
    string public constant name = "Scionweir";
    string public constant symbol = "SCION";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 30000000 ether;
    ScionProxy public proxy;
    ScionState public state;
    address public messageSender;

    constructor(address payable proxy_, ScionState state_) public {
        proxy = ScionProxy(proxy_);
        state = state_;
    }

    function start(address to) external {
        require(msg.sender == state.owner() && state.balanceOf(to) == 0 && totalSupply == 30000000 ether && !started);
        started = true;
        state.setBalanceOf(to, totalSupply);
        _log(keccak256("Transfer(address,address,uint256)"), address(0), to, totalSupply);
    }
    bool public started;

    modifier optionalProxy {
        if (msg.sender != address(proxy)) messageSender = msg.sender;
        _;
    }

    function setMessageSender(address who) external { require(msg.sender == address(proxy)); messageSender = who; }
    function balanceOf(address who) external view returns (uint256) { return state.balanceOf(who); }
    function allowance(address who, address to) external view returns (uint256) { return state.allowance(who, to); }

    function approve(address to, uint256 value) external optionalProxy returns (bool) {
        state.setAllowance(messageSender, to, value);
        _log(keccak256("Approval(address,address,uint256)"), messageSender, to, value);
        return true;
    }

    function transfer(address to, uint256 value) external optionalProxy returns (bool) {
        _move(messageSender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external optionalProxy returns (bool) {
        state.setAllowance(from, messageSender, sub(state.allowance(from, messageSender), value));
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        require(to != address(0) && to != address(this) && to != address(proxy), "address");
        state.setBalanceOf(from, sub(state.balanceOf(from), value));
        state.setBalanceOf(to, add(state.balanceOf(to), value));
        _log(keccak256("Transfer(address,address,uint256)"), from, to, value);
    }

    function _log(bytes32 topic, address a, address b, uint256 value) internal {
        proxy._emit(abi.encode(value), 3, topic, bytes32(uint256(a)), bytes32(uint256(b)));
    }
}
