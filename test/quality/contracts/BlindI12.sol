// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import {Base67} from "./Base67.sol";

contract ProxyAdmin {
    address public owner = msg.sender;

    function transferOwnership(address owner_) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        owner = owner_;
    }

    function upgrade(FiatTokenProxy proxy, address implementation) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        proxy.upgradeTo(implementation);
    }
}

/// With the slots of zOS, as in 2018.
contract FiatTokenProxy {
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;

    event Upgraded(address implementation);

    constructor(address implementation_, address admin_, bytes memory data) public {
        assembly {
            sstore(IMPLEMENTATION_SLOT, implementation_)
            sstore(ADMIN_SLOT, admin_)
        }
        (bool ok, ) = implementation_.delegatecall(data);
        require(ok);
    }

    modifier ifAdmin() {
        if (msg.sender == load(ADMIN_SLOT)) _;
        else _fallback();
    }

    function load(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }

    function upgradeTo(address implementation_) external ifAdmin {
        assembly {
            sstore(IMPLEMENTATION_SLOT, implementation_)
        }
        emit Upgraded(implementation_);
    }

    function changeAdmin(address admin_) external ifAdmin {
        assembly {
            sstore(ADMIN_SLOT, admin_)
        }
    }

    fallback() external payable {
        _fallback();
    }

    receive() external payable {
        _fallback();
    }

    function _fallback() private {
        address to = load(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
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

contract FiatTokenV1 {
    address public owner;
    address public pauser;
    address public blacklister;
    address public masterMinter;
    bool public paused;
    bool private initialized;
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBlacklisted;
    mapping(address => uint256) public minterAllowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event Pause();
    event Unpause();

    constructor() public {
        initialized = true;
    }

    function initialize(string memory name_, string memory symbol_, address issuer, address first, uint256 amount) public {
        require(!initialized, "FiatToken: contract is already initialized");
        (name, symbol, decimals, initialized) = (name_, symbol_, 6, true);
        owner = pauser = blacklister = masterMinter = issuer;
        totalSupply = balanceOf[first] = amount;
        emit Mint(issuer, first, amount);
        emit Transfer(address(0), first, amount);
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier notBlacklisted(address account) {
        require(!isBlacklisted[account], "Blacklistable: account is blacklisted");
        _;
    }

    function configureMinter(address minter, uint256 amount) external whenNotPaused returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }

    function mint(address to, uint256 amount) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        require(amount <= minterAllowance[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused notBlacklisted(msg.sender) {
        require(balanceOf[msg.sender] >= amount, "FiatToken: burn amount exceeds balance");
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function blacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        isBlacklisted[account] = true;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        isBlacklisted[account] = false;
        emit UnBlacklisted(account);
    }

    function pause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = true;
        emit Pause();
    }

    function unpause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = false;
        emit Unpause();
    }

    function updateRoles(address pauser_, address blacklister_, address masterMinter_) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        (pauser, blacklister, masterMinter) = (pauser_, blacklister_, masterMinter_);
    }

    function approve(address spender, uint256 value) external whenNotPaused notBlacklisted(msg.sender) returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(from)
        notBlacklisted(to)
        returns (bool)
    {
        require(value <= allowance[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(value <= balanceOf[from], "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 min, address[] calldata path, address to, uint256 deadline)
        external;
    function addLiquidityETH(address token, uint256 amount, uint256 min, uint256 minETH, address to, uint256 deadline) external payable;
}

/// Two percent of each trade goes into the pool for ever, one percent is burnt.
contract Bayou is Base67("Bayou", "BAYOU", 1000000000) {
    bool private inSwapAndLiquify;
    bool public swapAndLiquifyEnabled = true;
    mapping(address => bool) public isExcludedFromFee;
    uint256 public constant numTokensSellToAddToLiquidity = 500000 * 10**9;

    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiqudity);

    constructor() public {
        isExcludedFromFee[msg.sender] = true;
        isExcludedFromFee[address(this)] = true;
    }

    receive() external payable {}

    function setSwapAndLiquifyEnabled(bool enabled) external onlyOwner {
        swapAndLiquifyEnabled = enabled;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool ready = _balances[address(this)] >= numTokensSellToAddToLiquidity;
        if (ready && !inSwapAndLiquify && to == pool && swapAndLiquifyEnabled) swapAndLiquify();
        if ((from == pool || to == pool) && !isExcludedFromFee[from] && !isExcludedFromFee[to]) {
            uint256 burnt = value / 100;
            _carry(from, address(this), burnt * 2);
            _balances[from] -= burnt;
            _totalSupply -= burnt;
            emit Transfer(from, address(0), burnt);
            value -= burnt * 3;
        }
        _carry(from, to, value);
    }

    function swapAndLiquify() private {
        inSwapAndLiquify = true;
        uint256 half = numTokensSellToAddToLiquidity / 2;
        uint256 before = address(this).balance;
        _allowances[address(this)][ROUTER] = half * 2;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp);
        uint256 gained = address(this).balance - before;
        IRouter(ROUTER).addLiquidityETH{value: gained}(address(this), half, 0, 0, address(0xdead), block.timestamp);
        emit SwapAndLiquify(half, gained, half);
        inSwapAndLiquify = false;
    }
}
