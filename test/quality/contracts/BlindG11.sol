// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Plain, Owned} from "./BlindG9.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";

contract TokenProxy is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) TransparentUpgradeableProxy(logic, admin, data) {}
}

contract TokenBeacon is UpgradeableBeacon {
    constructor(address logic, address admin) UpgradeableBeacon(logic, admin) {}
}

contract WrappedProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

contract RestakeConfig {
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    address public depositPool;

    constructor(address admin) {
        hasRole[0][admin] = true;
        depositPool = msg.sender;
    }

    function grantRole(bytes32 role, address who) external {
        require(hasRole[0][msg.sender], "AccessControl");
        hasRole[role][who] = true;
    }

    function setDepositPool(address to) external {
        require(hasRole[0][msg.sender] || msg.sender == depositPool, "AccessControl");
        depositPool = to;
    }
}

contract RestakedEther is Plain {
    RestakeConfig public config;
    bool public paused;

    constructor() Plain("", "") {
        config = RestakeConfig(address(0xdEaD));
    }

    function initialize(address config_) external {
        require(address(config) == address(0));
        config = RestakeConfig(config_);
        (name, symbol) = ("Kernel Restaked Ether", "krETH");
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == config.depositPool() && !paused, "CallerNotMinter");
        _mint(to, value);
    }

    function pause() external {
        require(config.hasRole(keccak256("PAUSER_ROLE"), msg.sender), "CallerNotPauser");
        paused = true;
    }

    function unpause() external {
        require(config.hasRole(0, msg.sender), "CallerNotAdmin");
        paused = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused, "Pausable: paused");
        _move(from, to, value);
    }
}

contract RestakePool {
    RestakedEther public token;
    uint256 public held;

    function attach(address to) external {
        require(address(token) == address(0));
        token = RestakedEther(to);
    }

    function depositETH(address to) external payable {
        uint256 supply = token.totalSupply();
        uint256 value = supply == 0 ? msg.value : msg.value * supply / held;
        held += msg.value;
        token.mint(to, value);
    }
}

contract PooledEther {
    mapping(address => uint256) public shares;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalShares;
    uint256 public totalPooled;
    address public oracle;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        oracle = address(0xdEaD);
    }

    function initialize(address oracle_) external {
        require(oracle == address(0));
        oracle = oracle_;
        (name, symbol) = ("Pooled Liquid Ether", "plETH");
    }

    function totalSupply() external view returns (uint256) {
        return totalPooled;
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return totalPooled == 0 ? value : value * totalShares / totalPooled;
    }

    function balanceOf(address who) public view returns (uint256) {
        return totalShares == 0 ? 0 : shares[who] * totalPooled / totalShares;
    }

    function submit() external payable {
        uint256 part = getSharesByPooledEth(msg.value);
        totalPooled += msg.value;
        totalShares += part;
        shares[msg.sender] += part;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function handleOracleReport(uint256 pooled) external {
        require(msg.sender == oracle, "APP_AUTH_FAILED");
        require(pooled <= totalPooled + totalPooled / 500 && pooled >= totalPooled - totalPooled / 20, "sanity");
        totalPooled = pooled;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 part = getSharesByPooledEth(value);
        shares[from] -= part;
        shares[to] += part;
        emit Transfer(from, to, value);
    }
}

contract AccountingOracle {
    address[5] public members;
    PooledEther public pool;
    uint256 public lastReport;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    constructor(address[] memory list) {
        for (uint256 i; i < 5; i++) members[i] = list[i];
        lastReport = block.timestamp;
    }

    function attach(address to) external {
        require(address(pool) == address(0));
        pool = PooledEther(to);
    }

    function submitReport(uint256 frame, uint256 pooled) external {
        bool member;
        for (uint256 i; i < 5; i++) member = member || members[i] == msg.sender;
        bytes32 id = keccak256(abi.encode(frame, pooled));
        require(member && !voted[id][msg.sender] && block.timestamp >= lastReport + 1 days && frame == lastReport);
        voted[id][msg.sender] = true;
        if (++votes[id] < 3) return;
        lastReport = block.timestamp;
        pool.handleOracleReport(pooled);
    }
}

contract WrappedRestake is Plain {
    PooledEther public immutable base;

    constructor(address base_) Plain("Wrapped Pooled Ether", "wplETH") {
        base = PooledEther(base_);
    }

    function wrap(uint256 value) external returns (uint256 part) {
        part = base.getSharesByPooledEth(value);
        base.transferFrom(msg.sender, address(this), value);
        _mint(msg.sender, part);
    }

    function unwrap(uint256 part) external returns (uint256 value) {
        value = part * base.totalPooled() / base.totalShares();
        _burn(msg.sender, part);
        base.transfer(msg.sender, value);
    }
}

contract LendingReserve {
    InterestToken public token;
    uint256 public index = 1e27;
    uint256 public rate = 3e25;
    uint256 public last = block.timestamp;

    function attach(address to) external {
        require(address(token) == address(0));
        token = InterestToken(to);
    }

    function normalizedIncome() public view returns (uint256) {
        return index + index * rate / 1e27 * (block.timestamp - last) / 365 days;
    }

    function supply() external payable {
        index = normalizedIncome();
        last = block.timestamp;
        token.mint(msg.sender, msg.value, index);
    }

    function donate() external payable {}

    function withdraw(uint256 value) external {
        index = normalizedIncome();
        last = block.timestamp;
        token.burn(msg.sender, value, index);
        payable(msg.sender).transfer(value);
    }
}

contract InterestToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    LendingReserve public pool;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyPool() {
        require(msg.sender == address(pool), "CALLER_MUST_BE_POOL");
        _;
    }

    constructor() {
        pool = LendingReserve(address(0xdEaD));
    }

    function initialize(address pool_) external {
        require(address(pool) == address(0));
        pool = LendingReserve(pool_);
        (name, symbol) = ("Interest Ether", "iETH");
    }

    function totalSupply() external view returns (uint256) {
        return scaledTotalSupply * pool.normalizedIncome() / 1e27;
    }

    function balanceOf(address who) public view returns (uint256) {
        return scaledBalanceOf[who] * pool.normalizedIncome() / 1e27;
    }

    function mint(address to, uint256 value, uint256 index) external onlyPool {
        scaledBalanceOf[to] += value * 1e27 / index;
        scaledTotalSupply += value * 1e27 / index;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value, uint256 index) external onlyPool {
        uint256 part = (value * 1e27 + index - 1) / index;
        scaledBalanceOf[from] -= part;
        scaledTotalSupply -= part;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 part = value * 1e27 / pool.normalizedIncome();
        scaledBalanceOf[from] -= part;
        scaledBalanceOf[to] += part;
        emit Transfer(from, to, value);
    }
}

contract YieldMachine {
    PrincipalToken public pt;
    uint256 public immutable expiry = block.timestamp + 730 days;
    mapping(address => uint256) public yieldOf;

    function attach(address to) external {
        require(address(pt) == address(0));
        pt = PrincipalToken(to);
    }

    function mintPY() external payable {
        require(block.timestamp < expiry, "YCExpired");
        yieldOf[msg.sender] += msg.value;
        pt.mintByYT(msg.sender, msg.value);
    }

    function redeemPY(uint256 value) external {
        if (block.timestamp < expiry) yieldOf[msg.sender] -= value;
        pt.burnByYT(msg.sender, value);
        payable(msg.sender).transfer(value);
    }
}

contract PrincipalToken is Plain {
    address public immutable YT;

    constructor(address yt) Plain("Principal of Pooled Ether", "PT-plETH") {
        YT = yt;
    }

    function mintByYT(address to, uint256 value) external {
        require(msg.sender == YT, "OnlyYT");
        _mint(to, value);
    }

    function burnByYT(address from, uint256 value) external {
        require(msg.sender == YT, "OnlyYT");
        _burn(from, value);
    }
}
