// 0.5 runs=200
pragma solidity ^0.5.17;

import "./BlindG1.sol";

contract AttributeRegistry is Ownable {
    mapping(address => mapping(bytes32 => uint256)) private attributes;

    function setAttribute(address who, bytes32 attribute, uint256 value) public onlyOwner {
        attributes[who][attribute] = value;
    }

    function isBlacklisted(address who) public view returns (bool) {
        return attributes[who]["isBlacklisted"] != 0;
    }
}

contract TrustDollar is StandardToken, Ownable {
    string public name = "TrustedUSD";
    string public symbol = "TRUSD";
    uint8 public decimals = 18;
    AttributeRegistry public registry;
    uint256 public burnMin = 1000 ether;
    uint256 public burnMax = 1000000000 ether;

    constructor(address registry_) public {
        registry = AttributeRegistry(registry_);
        _make(msg.sender, 50000000 ether);
    }

    function mint(address to, uint256 value) public onlyOwner {
        _make(to, value);
    }

    function setBurnBounds(uint256 min, uint256 max) public onlyOwner {
        require(min <= max);
        burnMin = min;
        burnMax = max;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(!registry.isBlacklisted(from) && !registry.isBlacklisted(to));
        _move(from, to, value);
        if (uint256(to) < 0x100000) {
            require(value >= burnMin && value <= burnMax);
            _destroy(to, value);
        }
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }
}

contract TrustController is Ownable {
    struct MintOperation {
        address to;
        uint256 value;
        uint256 requested;
        uint256 approvals;
        bool done;
    }
    TrustDollar public token;
    address public mintKey;
    bool public mintPaused;
    mapping(address => bool) public isRatifier;
    MintOperation[] public mintOperations;
    mapping(uint256 => mapping(address => bool)) public approved;

    constructor(address key, address a, address b, address c) public {
        mintKey = key;
        isRatifier[a] = true;
        isRatifier[b] = true;
        isRatifier[c] = true;
    }

    function setToken(address to) public onlyOwner {
        token = TrustDollar(to);
    }

    function transferMintKey(address to) public onlyOwner {
        mintKey = to;
    }

    function pauseMints() public {
        require(msg.sender == owner || msg.sender == mintKey);
        mintPaused = true;
    }

    function requestMint(address to, uint256 value) public {
        require(msg.sender == mintKey && !mintPaused);
        mintOperations.push(MintOperation(to, value, block.timestamp, 0, false));
    }

    function ratifyMint(uint256 index) public {
        require(isRatifier[msg.sender] && !approved[index][msg.sender]);
        approved[index][msg.sender] = true;
        mintOperations[index].approvals++;
    }

    function finalizeMint(uint256 index) public {
        MintOperation storage op = mintOperations[index];
        require(!mintPaused && !op.done && op.approvals >= 3 && block.timestamp >= op.requested + 30 minutes);
        op.done = true;
        token.mint(op.to, op.value);
    }
}

contract SystemProxy is Ownable {
    SystemToken public target;

    function setTarget(address to) external onlyOwner {
        target = SystemToken(to);
    }

    function name() external view returns (string memory) {
        return target.name();
    }

    function symbol() external view returns (string memory) {
        return target.symbol();
    }

    function decimals() external view returns (uint8) {
        return target.decimals();
    }

    function totalSupply() external view returns (uint256) {
        return target.totalSupply();
    }

    function balanceOf(address who) external view returns (uint256) {
        return target.balanceOf(who);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return target.allowance(who, spender);
    }

    function _emit(bytes calldata data, uint256 count, bytes32 a, bytes32 b, bytes32 c) external {
        require(msg.sender == address(target));
        bytes memory body = data;
        assembly {
            let size := mload(body)
            let at := add(body, 32)
            switch count
                case 3 {
                    log3(at, size, a, b, c)
                }
        }
    }

    function() external payable {
        target.setMessageSender(msg.sender);
        address to = address(target);
        assembly {
            let free := mload(0x40)
            calldatacopy(free, 0, calldatasize())
            let ok := call(gas(), to, callvalue(), free, calldatasize(), 0, 0)
            free := mload(0x40)
            returndatacopy(free, 0, returndatasize())
            if iszero(ok) {
                revert(free, returndatasize())
            }
            return(free, returndatasize())
        }
    }
}

contract SystemState is Ownable {
    address public associatedContract;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function setAssociatedContract(address to) external onlyOwner {
        associatedContract = to;
    }

    function setBalanceOf(address who, uint256 value) external {
        require(msg.sender == associatedContract);
        balanceOf[who] = value;
    }

    function setAllowance(address who, address spender, uint256 value) external {
        require(msg.sender == associatedContract);
        allowance[who][spender] = value;
    }
}

contract SystemResolver is Ownable {
    mapping(bytes32 => address) public repository;

    function importAddress(bytes32 name, address to) external onlyOwner {
        repository[name] = to;
    }
}

contract SystemToken is Ownable {
    using SafeMath for uint256;
    string public constant name = "Synthesis Network Token";
    string public constant symbol = "SYNT";
    uint8 public constant decimals = 18;
    address public proxy;
    SystemState public tokenState;
    SystemResolver public resolver;
    address private messageSender;
    uint256 public totalSupply;
    mapping(address => uint256) public debt;
    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");
    bytes32 private constant APPROVAL = keccak256("Approval(address,address,uint256)");

    constructor(address state, address resolver_) public {
        tokenState = SystemState(state);
        resolver = SystemResolver(resolver_);
    }

    function setProxy(address to) external onlyOwner {
        proxy = to;
    }

    function start(address to, uint256 value) external onlyOwner {
        require(totalSupply == 0);
        totalSupply = value;
        tokenState.setBalanceOf(to, value);
        log(TRANSFER, address(0), to, value);
    }

    function setMessageSender(address who) external {
        require(msg.sender == proxy);
        messageSender = who;
    }

    modifier onlyProxy() {
        require(msg.sender == proxy);
        _;
    }

    function log(bytes32 topic, address a, address b, uint256 value) private {
        SystemProxy(address(uint160(proxy)))._emit(abi.encode(value), 3, topic, bytes32(uint256(a)), bytes32(uint256(b)));
    }

    function balanceOf(address who) public view returns (uint256) {
        return tokenState.balanceOf(who);
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return tokenState.allowance(who, spender);
    }

    function transferableSynt(address who) public view returns (uint256) {
        uint256 locked = debt[who].mul(4);
        uint256 held = balanceOf(who);
        return locked >= held ? 0 : held - locked;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this) && to != proxy);
        require(value <= transferableSynt(from));
        tokenState.setBalanceOf(from, balanceOf(from).sub(value));
        tokenState.setBalanceOf(to, balanceOf(to).add(value));
        log(TRANSFER, from, to, value);
    }

    function transfer(address to, uint256 value) external onlyProxy returns (bool) {
        _transfer(messageSender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external onlyProxy returns (bool) {
        tokenState.setAllowance(from, messageSender, allowance(from, messageSender).sub(value));
        _transfer(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external onlyProxy returns (bool) {
        tokenState.setAllowance(messageSender, spender, value);
        log(APPROVAL, messageSender, spender, value);
        return true;
    }

    function issueDebt(uint256 value) external onlyProxy {
        require(debt[messageSender].add(value).mul(4) <= balanceOf(messageSender));
        debt[messageSender] = debt[messageSender].add(value);
    }

    function burnDebt(uint256 value) external onlyProxy {
        debt[messageSender] = debt[messageSender].sub(value);
    }

    function mintSecondary(address to, uint256 value) external {
        require(msg.sender == resolver.repository("SupplySchedule"));
        totalSupply = totalSupply.add(value);
        tokenState.setBalanceOf(to, balanceOf(to).add(value));
        log(TRANSFER, address(0), to, value);
    }
}
