// 0.5 runs=200
pragma solidity ^0.5.17;

import "./BlindG1.sol";

contract OldDollarProxy {
    bytes32 private constant IMPLEMENTATION_SLOT = keccak256("org.zeppelinos.proxy.implementation");
    bytes32 private constant ADMIN_SLOT = keccak256("org.zeppelinos.proxy.admin");
    event Upgraded(address implementation);

    constructor(address target, address admin_) public {
        _set(IMPLEMENTATION_SLOT, target);
        _set(ADMIN_SLOT, admin_);
    }

    function _set(bytes32 slot, address to) private {
        assembly {
            sstore(slot, to)
        }
    }

    function _get(bytes32 slot) private view returns (address at) {
        assembly {
            at := sload(slot)
        }
    }

    modifier ifAdmin() {
        if (msg.sender == _get(ADMIN_SLOT)) {
            _;
        } else {
            _run();
        }
    }

    function admin() external ifAdmin returns (address) {
        return _get(ADMIN_SLOT);
    }

    function implementation() external ifAdmin returns (address) {
        return _get(IMPLEMENTATION_SLOT);
    }

    function changeAdmin(address to) external ifAdmin {
        require(to != address(0));
        _set(ADMIN_SLOT, to);
    }

    function upgradeTo(address to) external ifAdmin {
        _set(IMPLEMENTATION_SLOT, to);
        emit Upgraded(to);
    }

    function _run() private {
        address target = _get(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
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

    function() external payable {
        _run();
    }
}

contract ExchangeDollar is StandardToken {
    string public constant name = "Exchange Dollar";
    string public constant symbol = "XUSD";
    uint8 public constant decimals = 18;
    bool private initialized;
    address public owner;
    address public supplyController;
    address public assetProtectionRole;
    bool public paused;
    mapping(address => bool) private frozen;
    event SupplyIncreased(address indexed to, uint256 value);
    event AddressFrozen(address indexed who);

    constructor() public {
        initialized = true;
    }

    function initialize(address to) public {
        require(!initialized);
        initialized = true;
        owner = to;
        supplyController = to;
        assetProtectionRole = to;
        _make(msg.sender, 40000000 ether);
    }

    function pause() public {
        require(msg.sender == owner && !paused);
        paused = true;
    }

    function unpause() public {
        require(msg.sender == owner && paused);
        paused = false;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(!paused && !frozen[msg.sender] && !frozen[to]);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(!paused && !frozen[msg.sender] && !frozen[from] && !frozen[to]);
        return super.transferFrom(from, to, value);
    }

    function setSupplyController(address to) public {
        require(msg.sender == supplyController || msg.sender == owner);
        supplyController = to;
    }

    function freeze(address who) public {
        require(msg.sender == assetProtectionRole);
        frozen[who] = true;
        emit AddressFrozen(who);
    }

    function unfreeze(address who) public {
        require(msg.sender == assetProtectionRole);
        frozen[who] = false;
    }

    function wipeFrozenAddress(address who) public {
        require(msg.sender == assetProtectionRole && frozen[who]);
        _destroy(who, balances[who]);
    }

    function increaseSupply(uint256 value) public returns (bool) {
        require(msg.sender == supplyController);
        _make(supplyController, value);
        emit SupplyIncreased(supplyController, value);
        return true;
    }

    function decreaseSupply(uint256 value) public returns (bool) {
        require(msg.sender == supplyController);
        _destroy(supplyController, value);
        return true;
    }
}

contract DollarStore is Ownable {
    address public impl;
    uint256 public totalSupply;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;

    modifier onlyImpl() {
        require(msg.sender == impl);
        _;
    }

    function setImpl(address to) public onlyOwner {
        impl = to;
    }

    function setTotalSupply(uint256 value) public onlyImpl {
        totalSupply = value;
    }

    function setAllowance(address who, address spender, uint256 value) public onlyImpl {
        allowed[who][spender] = value;
    }

    function setBalance(address who, uint256 value) public onlyImpl {
        balances[who] = value;
    }
}

contract DollarImpl is Ownable {
    using SafeMath for uint256;
    DollarStore public store;
    DollarProxy public proxy;
    mapping(bytes32 => uint256) private pending;
    mapping(bytes32 => address) private receivers;
    uint256 private lockCount;

    constructor(address store_) public {
        store = DollarStore(store_);
    }

    function setProxy(address to) public onlyOwner {
        require(address(proxy) == address(0));
        proxy = DollarProxy(to);
    }

    modifier onlyProxy() {
        require(msg.sender == address(proxy));
        _;
    }

    function transferWithSender(address sender, address to, uint256 value) public onlyProxy returns (bool) {
        require(to != address(0));
        store.setBalance(sender, store.balances(sender).sub(value));
        store.setBalance(to, store.balances(to).add(value));
        proxy.emitTransfer(sender, to, value);
        return true;
    }

    function transferFromWithSender(address sender, address from, address to, uint256 value) public onlyProxy returns (bool) {
        require(to != address(0));
        store.setAllowance(from, sender, store.allowed(from, sender).sub(value));
        store.setBalance(from, store.balances(from).sub(value));
        store.setBalance(to, store.balances(to).add(value));
        proxy.emitTransfer(from, to, value);
        return true;
    }

    function approveWithSender(address sender, address spender, uint256 value) public onlyProxy returns (bool) {
        store.setAllowance(sender, spender, value);
        proxy.emitApproval(sender, spender, value);
        return true;
    }

    function requestPrint(address to, uint256 value) public returns (bytes32 lockId) {
        lockId = keccak256(abi.encodePacked(blockhash(block.number - 1), address(this), lockCount++));
        pending[lockId] = value;
        receivers[lockId] = to;
    }

    function confirmPrint(bytes32 lockId) public onlyOwner {
        address to = receivers[lockId];
        require(to != address(0));
        uint256 value = pending[lockId];
        delete pending[lockId];
        delete receivers[lockId];
        store.setTotalSupply(store.totalSupply().add(value));
        store.setBalance(to, store.balances(to).add(value));
        proxy.emitTransfer(address(0), to, value);
    }
}

contract DollarLimiter is Ownable {
    DollarImpl public impl;
    address public limitedPrinter;
    uint256 public totalSupplyCeiling;

    constructor(address impl_, address printer) public {
        impl = DollarImpl(impl_);
        limitedPrinter = printer;
    }

    function raiseCeiling(uint256 by) public onlyOwner {
        totalSupplyCeiling += by;
    }

    function limitedPrint(address to, uint256 value) public {
        require(msg.sender == limitedPrinter || msg.sender == owner);
        require(impl.store().totalSupply() + value <= totalSupplyCeiling && value <= totalSupplyCeiling);
        impl.confirmPrint(impl.requestPrint(to, value));
    }
}

contract DollarProxy is Ownable {
    string public name = "Twin Dollar";
    string public symbol = "TWUSD";
    uint8 public decimals = 2;
    DollarImpl public impl;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address impl_) public {
        impl = DollarImpl(impl_);
    }

    function setImpl(address to) public onlyOwner {
        impl = DollarImpl(to);
    }

    function totalSupply() public view returns (uint256) {
        return impl.store().totalSupply();
    }

    function balanceOf(address who) public view returns (uint256) {
        return impl.store().balances(who);
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return impl.store().allowed(who, spender);
    }

    function emitTransfer(address from, address to, uint256 value) public {
        require(msg.sender == address(impl));
        emit Transfer(from, to, value);
    }

    function emitApproval(address who, address spender, uint256 value) public {
        require(msg.sender == address(impl));
        emit Approval(who, spender, value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        return impl.transferWithSender(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        return impl.transferFromWithSender(msg.sender, from, to, value);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        return impl.approveWithSender(msg.sender, spender, value);
    }
}
