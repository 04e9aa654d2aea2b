// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.9;

import {BeaconProxy} from "@openzeppelin/contracts-4/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts-4/proxy/beacon/UpgradeableBeacon.sol";
import {ProxyAdmin} from "@openzeppelin/contracts-4/proxy/transparent/ProxyAdmin.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts-4/proxy/transparent/TransparentUpgradeableProxy.sol";

abstract contract Sheet {
    string public name;
    string public symbol;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "ERC20: insufficient allowance");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;
}

contract IssuerAdmin is ProxyAdmin {}

contract IssuerProxy is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) payable TransparentUpgradeableProxy(logic, admin, data) {}
}

/// A coin of an issuer: a master gives minters allowances, a pauser stops, a blacklister shuts out, an owner replaces these.
contract CoronaEuro is Sheet {
    bool private _made;
    bool public paused;
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    uint256 public totalSupply;
    mapping(address => uint256) private _amounts;
    mapping(address => bool) public isBlacklisted;
    mapping(address => bool) public isMinter;
    mapping(address => uint256) public minterAllowance;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 allowance);
    event MinterRemoved(address indexed minter);
    event Blacklisted(address indexed who);
    event UnBlacklisted(address indexed who);
    event Pause();
    event Unpause();
    event RolesUpdated(address masterMinter, address pauser, address blacklister);

    modifier live(address who) {
        require(!paused, "Pausable: paused");
        require(!isBlacklisted[who], "Blacklistable: account is blacklisted");
        _;
    }

    constructor() {
        _made = true;
    }

    function initialize(address owner_, address minter, address first, uint256 amount) external {
        require(!_made, "already initialized");
        (_made, name, symbol) = (true, "Corona Euro", "EURK");
        (owner, masterMinter, pauser, blacklister) = (owner_, owner_, owner_, owner_);
        (isMinter[minter], minterAllowance[minter]) = (true, 10 * amount);
        (totalSupply, _amounts[first]) = (amount, amount);
        emit Transfer(address(0), first, amount);
    }

    function decimals() external pure returns (uint8) {
        return 6;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _amounts[who];
    }

    function configureMinter(address minter, uint256 amount) external {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        (isMinter[minter], minterAllowance[minter]) = (true, amount);
        emit MinterConfigured(minter, amount);
    }

    function removeMinter(address minter) external {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        (isMinter[minter], minterAllowance[minter]) = (false, 0);
        emit MinterRemoved(minter);
    }

    function mint(address to, uint256 amount) external live(to) {
        require(isMinter[msg.sender], "caller is not a minter");
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        _amounts[to] += amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
    }

    function burn(uint256 amount) external live(msg.sender) {
        require(isMinter[msg.sender], "caller is not a minter");
        _amounts[msg.sender] -= amount;
        totalSupply -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function setPaused(bool to) external {
        require(msg.sender == pauser, "caller is not the pauser");
        paused = to;
        if (to) emit Pause();
        else emit Unpause();
    }

    function setBlacklisted(address who, bool to) external {
        require(msg.sender == blacklister, "caller is not the blacklister");
        isBlacklisted[who] = to;
        if (to) emit Blacklisted(who);
        else emit UnBlacklisted(who);
    }

    function updateRoles(address owner_, address master, address pauser_, address blacklister_) external {
        require(msg.sender == owner && owner_ != address(0), "caller is not the owner");
        (owner, masterMinter, pauser, blacklister) = (owner_, master, pauser_, blacklister_);
        emit RolesUpdated(master, pauser_, blacklister_);
    }

    function _transfer(address from, address to, uint256 value) internal override live(from) live(to) {
        require(to != address(0) && to != address(this), "invalid recipient");
        _amounts[from] -= value;
        _amounts[to] += value;
        emit Transfer(from, to, value);
    }
}

contract ShareBeacon is UpgradeableBeacon {
    constructor(address implementation, address owner_) UpgradeableBeacon(implementation) {
        _transferOwnership(owner_);
    }
}

contract ShareProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) payable BeaconProxy(beacon, data) {}
}

/// Addresses that the law forbids to serve; many tokens of one issuer ask here.
contract SanctionsList {
    address public immutable keeper;
    mapping(address => bool) public isSanctioned;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function set(address who, bool to) external {
        require(msg.sender == keeper);
        isSanctioned[who] = to;
    }
}

/// A certificate of a share of a fund. Dividends and splits raise all amounts together by a multiplier.
contract TrackedShare is Sheet {
    SanctionsList public sanctions;
    address public issuer;
    uint256 public multiplier;
    uint256 public changedAt;
    bool public paused;
    uint256 private _all;
    mapping(address => uint256) private _shares;

    event MultiplierUpdated(uint256 multiplier);

    modifier onlyIssuer() {
        require(msg.sender == issuer, "only issuer");
        _;
    }

    constructor() {
        issuer = address(1);
    }

    function initialize(address issuer_, SanctionsList sanctions_, address first, uint256 amount) external {
        require(issuer == address(0), "made");
        (issuer, sanctions, multiplier, changedAt) = (issuer_, sanctions_, 1 ether, block.timestamp);
        (name, symbol) = ("Tracked Total Market", "tTMK");
        (_all, _shares[first]) = (amount, amount);
        emit Transfer(address(0), first, amount);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return (_all * multiplier) / 1 ether;
    }

    function balanceOf(address who) external view returns (uint256) {
        return (_shares[who] * multiplier) / 1 ether;
    }

    // no more than a twentieth at once, and once a day
    function setMultiplier(uint256 to) external onlyIssuer {
        require(block.timestamp >= changedAt + 1 days, "once a day");
        require(to >= multiplier && to <= (multiplier * 21) / 20, "too far");
        (multiplier, changedAt) = (to, block.timestamp);
        emit MultiplierUpdated(to);
    }

    function mint(address to, uint256 amount) external onlyIssuer {
        uint256 shares = (amount * 1 ether) / multiplier;
        _all += shares;
        _shares[to] += shares;
        emit Transfer(address(0), to, amount);
    }

    function redeem(uint256 amount) external {
        uint256 shares = (amount * 1 ether) / multiplier;
        _shares[msg.sender] -= shares;
        _all -= shares;
        emit Transfer(msg.sender, address(0), amount);
    }

    function setPaused(bool to) external onlyIssuer {
        paused = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        require(!sanctions.isSanctioned(from) && !sanctions.isSanctioned(to), "sanctioned");
        // rounded up, so that nobody can send less than he says
        uint256 shares = (value * 1 ether + multiplier - 1) / multiplier;
        if (shares > _shares[from] && shares - _shares[from] == 1) shares = _shares[from];
        _shares[from] -= shares;
        _shares[to] += shares;
        emit Transfer(from, to, value);
    }
}

