// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

/// Keeps its code and who may replace it in slots of its own; that account never reaches the code behind.
contract MarkhorProxy {
    bytes32 private constant ADMIN = keccak256("org.zeppelinos.proxy.admin");
    bytes32 private constant IMPLEMENTATION = keccak256("org.zeppelinos.proxy.implementation");

    event Upgraded(address implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    constructor(address code, address admin_) public {
        _set(IMPLEMENTATION, code);
        _set(ADMIN, admin_);
    }

    modifier ifAdmin() {
        if (msg.sender == _get(ADMIN)) _;
        else _fallback();
    }

    function admin() external view returns (address) {
        return _get(ADMIN);
    }

    function implementation() external view returns (address) {
        return _get(IMPLEMENTATION);
    }

    function upgradeTo(address code) external ifAdmin {
        _set(IMPLEMENTATION, code);
        emit Upgraded(code);
    }

    function changeAdmin(address to) external ifAdmin {
        require(to != address(0), "Cannot change the admin of a proxy to the zero address");
        emit AdminChanged(_get(ADMIN), to);
        _set(ADMIN, to);
    }

    fallback() external payable {
        _fallback();
    }

    function _get(bytes32 slot) private view returns (address one) {
        assembly {
            one := sload(slot)
        }
    }

    function _set(bytes32 slot, address one) private {
        assembly {
            sstore(slot, one)
        }
    }

    function _fallback() private {
        require(msg.sender != _get(ADMIN), "Cannot call fallback function from the proxy admin");
        address code = _get(IMPLEMENTATION);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
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

abstract contract MarkhorBook {
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowed;
    uint256 internal _total;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _allowed[owner][spender];
    }

    function _approve(address owner, address spender, uint256 value) internal {
        _allowed[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function _move(address from, address to, uint256 value) internal {
        require(to != address(0) && value <= _balances[from], "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        require(_total + value >= value, "overflow");
        _total += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

contract MarkhorDollarV2 is MarkhorBook {
    string public name;
    string public symbol;
    uint8 public decimals;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    address public owner;
    bool public paused;
    bool internal initialized;
    mapping(address => bool) public isBlacklisted;
    mapping(address => uint256) public minterAllowance;
    mapping(address => bool) public isMinter;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();
    event MinterConfigured(address indexed minter, uint256 allowance);

    function initialize(string memory name_, string memory symbol_, address masterMinter_, address pauser_, address blacklister_, address owner_) external {
        require(!initialized, "FiatToken: contract is already initialized");
        (name, symbol, decimals) = (name_, symbol_, 6);
        (masterMinter, pauser, blacklister, owner) = (masterMinter_, pauser_, blacklister_, owner_);
        initialized = true;
    }

    modifier only(address who) {
        require(msg.sender == who, "FiatToken: caller is not the role");
        _;
    }

    modifier whenFree(address a, address b) {
        require(!paused, "Pausable: paused");
        require(!isBlacklisted[a] && !isBlacklisted[b] && !isBlacklisted[msg.sender], "Blacklistable: account is blacklisted");
        _;
    }

    function configureMinter(address minter, uint256 amount) external only(masterMinter) {
        isMinter[minter] = true;
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
    }

    function removeMinter(address minter) external only(masterMinter) {
        isMinter[minter] = false;
        minterAllowance[minter] = 0;
    }

    function mint(address to, uint256 amount) external whenFree(to, to) returns (bool) {
        require(isMinter[msg.sender] && amount <= minterAllowance[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        minterAllowance[msg.sender] -= amount;
        _make(to, amount);
        emit Mint(msg.sender, to, amount);
        return true;
    }

    function burn(uint256 amount) external whenFree(msg.sender, msg.sender) {
        require(isMinter[msg.sender] && amount <= _balances[msg.sender], "FiatToken: caller is not a minter");
        _balances[msg.sender] -= amount;
        _total -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function transferOwnership(address to) external only(owner) {
        owner = to;
    }

    function pause() external only(pauser) {
        paused = true;
        emit Pause();
    }

    function unpause() external only(pauser) {
        paused = false;
        emit Unpause();
    }

    function blacklist(address account) external only(blacklister) {
        isBlacklisted[account] = true;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external only(blacklister) {
        isBlacklisted[account] = false;
        emit UnBlacklisted(account);
    }

    function updateRoles(address masterMinter_, address pauser_, address blacklister_) external only(owner) {
        (masterMinter, pauser, blacklister) = (masterMinter_, pauser_, blacklister_);
    }

    function approve(address spender, uint256 value) external whenFree(msg.sender, spender) returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenFree(msg.sender, to) returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external whenFree(from, to) returns (bool) {
        require(value <= _allowed[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        _allowed[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }
}
