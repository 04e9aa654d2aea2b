// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import "BlindF6.sol";

contract TroveManager {
    LiquidUSD public usd;
    uint256 public constant price = 2000;

    function setAddresses(LiquidUSD usd_) external {
        require(address(usd) == address(0), "set");
        usd = usd_;
    }

    function redeemCollateral(uint256 amount) external {
        usd.burn(msg.sender, amount);
        msg.sender.transfer(amount / price);
    }

    receive() external payable {}
}

contract BorrowerOperations {
    using Math6 for uint256;

    LiquidUSD public usd;
    uint256 public constant price = 2000;
    mapping(address => uint256) public coll;
    mapping(address => uint256) public debt;

    function setAddresses(LiquidUSD usd_) external {
        require(address(usd) == address(0), "set");
        usd = usd_;
    }

    function openTrove(uint256 amount) external payable {
        coll[msg.sender] = coll[msg.sender].add(msg.value);
        debt[msg.sender] = debt[msg.sender].add(amount);
        require(debt[msg.sender].mul(110) / 100 <= coll[msg.sender].mul(price), "BorrowerOps: MCR");
        usd.mint(msg.sender, amount);
    }

    function closeTrove() external {
        (uint256 owed, uint256 back) = (debt[msg.sender], coll[msg.sender]);
        (debt[msg.sender], coll[msg.sender]) = (0, 0);
        usd.burn(msg.sender, owed);
        msg.sender.transfer(back);
    }
}

contract FiatTokenV2 is Token6 {
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    bool public paused;
    bool private initialized;
    mapping(address => bool) internal blacklisted;
    mapping(address => bool) internal minters;
    mapping(address => uint256) public minterAllowance;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event Blacklisted(address indexed _account);

    constructor() public {
        initialized = true;
    }

    function initialize(string calldata name_, string calldata symbol_, uint8 decimals_, address minter_, address admin) external {
        require(!initialized, "FiatToken: contract is already initialized");
        (name, symbol, decimals, initialized) = (name_, symbol_, decimals_, true);
        (masterMinter, pauser, blacklister, owner) = (minter_, admin, admin, admin);
    }

    function configureMinter(address minter, uint256 amount) external returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        require(!paused, "Pausable: paused");
        minters[minter] = true;
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }

    function removeMinter(address minter) external returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        (minters[minter], minterAllowance[minter]) = (false, 0);
        return true;
    }

    function mint(address to, uint256 amount) external returns (bool) {
        require(minters[msg.sender] && !blacklisted[to] && !paused, "FiatToken: caller is not a minter");
        minterAllowance[msg.sender] = minterAllowance[msg.sender].sub(amount);
        _mint(to, amount);
        emit Mint(msg.sender, to, amount);
        return true;
    }

    function burn(uint256 amount) external {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        _burn(msg.sender, amount);
    }

    function updateMasterMinter(address to) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        masterMinter = to;
    }

    function pause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = true;
    }

    function unpause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = false;
    }

    function isBlacklisted(address who) external view returns (bool) {
        return blacklisted[who];
    }

    function blacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[who] = true;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[who] = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused && !blacklisted[from] && !blacklisted[to] && !blacklisted[msg.sender], "Blacklistable: account is blacklisted");
        super._transfer(from, to, value);
    }
}

contract StakedCoinV1 is FiatTokenV2 {
    address public oracle;
    uint256 public exchangeRate;

    event ExchangeRateUpdated(address indexed oracle, uint256 newExchangeRate);

    function updateOracle(address to) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        oracle = to;
    }

    function updateExchangeRate(uint256 rate) external {
        require(msg.sender == oracle, "StakedTokenV1: caller is not the oracle");
        exchangeRate = rate;
        emit ExchangeRateUpdated(msg.sender, rate);
    }
}

contract MasterMinter is Ownable6 {
    FiatTokenV2 public token;
    mapping(address => address) public controllers;

    function init(FiatTokenV2 token_) external onlyOwner {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function configureController(address controller, address worker) external onlyOwner {
        controllers[controller] = worker;
    }

    function incrementMinterAllowance(uint256 amount) external {
        require(controllers[msg.sender] != address(0), "The value of controllers[msg.sender] must be non-zero");
        token.configureMinter(controllers[msg.sender], token.minterAllowance(controllers[msg.sender]) + amount);
    }

    function removeMinter() external {
        require(controllers[msg.sender] != address(0), "The value of controllers[msg.sender] must be non-zero");
        token.removeMinter(controllers[msg.sender]);
    }
}

contract FiatTokenProxy {
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;

    event Upgraded(address implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    modifier ifAdmin() {
        if (msg.sender == _get(ADMIN_SLOT)) _;
        else _delegate();
    }

    constructor(address logic, address admin_, bytes memory data) public {
        _set(IMPLEMENTATION_SLOT, logic);
        _set(ADMIN_SLOT, admin_);
        emit AdminChanged(address(0), admin_);
        (bool ok, ) = logic.delegatecall(data);
        require(ok);
    }

    function admin() external ifAdmin returns (address) {
        return _get(ADMIN_SLOT);
    }

    function implementation() external ifAdmin returns (address) {
        return _get(IMPLEMENTATION_SLOT);
    }

    function changeAdmin(address to) external ifAdmin {
        emit AdminChanged(_get(ADMIN_SLOT), to);
        _set(ADMIN_SLOT, to);
    }

    function upgradeTo(address to) external ifAdmin {
        _set(IMPLEMENTATION_SLOT, to);
        emit Upgraded(to);
    }

    fallback() external payable {
        _delegate();
    }

    function _get(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }

    function _set(bytes32 slot, address value) private {
        assembly {
            sstore(slot, value)
        }
    }

    function _delegate() private {
        address logic = _get(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
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

contract SpecterToken is Token6 {
    address public immutable migrator;
    mapping(address => mapping(uint256 => uint256)) public snapshots;
    mapping(address => uint256) public countsSnapshots;
    bool private initialized;

    constructor(address migrator_) public {
        migrator = migrator_;
        initialized = true;
    }

    function initialize(address to) external {
        require(!initialized, "Contract instance has already been initialized");
        (initialized, name, symbol, decimals) = (true, "Specter Token", "SPCT", 18);
        _mint(migrator, 3000000 ether);
        _mint(to, 13000000 ether);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _write(from);
        _write(to);
        super._transfer(from, to, value);
    }

    function _write(address who) private {
        snapshots[who][countsSnapshots[who]++] = (block.number << 128) | _balances[who];
    }
}
