// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Transparent is TransparentUpgradeableProxy {
    constructor(address to, address admin, bytes memory data) TransparentUpgradeableProxy(to, admin, data) {}
}

contract Uups is ERC1967Proxy {
    constructor(address to, bytes memory data) ERC1967Proxy(to, data) {}
}

/// A token that a proxy can be for.
contract Ledger8 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bool private initialized;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string memory name_, string memory symbol_, address to, uint256 supply) public virtual {
        require(!initialized, "initialized");
        initialized = true;
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "zero");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Burns what its holders burn, and that is all.
contract Meadow is Ledger8 {
    constructor() {
        initialize("", "", address(1), 0);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Changes its code when the timelock says so.
contract Causeway is Ledger8, UUPSUpgradeable {
    address public immutable governance;

    constructor(address governance_) {
        governance = governance_;
        initialize("", "", address(1), 0);
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == governance, "governance");
    }
}

/// A proxy of old whose admin threw the key away.
contract Sealed {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    event AdminChanged(address before, address afterwards);
    event Upgraded(address indexed implementation);

    constructor(address to, bytes memory data) {
        set(IMPLEMENTATION, to);
        set(ADMIN, msg.sender);
        emit Upgraded(to);
        (bool ok, ) = to.delegatecall(data);
        require(ok);
    }

    function set(bytes32 slot, address to) private {
        assembly {
            sstore(slot, to)
        }
    }

    function get(bytes32 slot) private view returns (address at) {
        assembly {
            at := sload(slot)
        }
    }

    function upgradeTo(address to) external {
        require(msg.sender == get(ADMIN), "admin");
        set(IMPLEMENTATION, to);
        emit Upgraded(to);
    }

    function changeAdmin(address to) external {
        require(msg.sender == get(ADMIN), "admin");
        emit AdminChanged(msg.sender, to);
        set(ADMIN, to);
    }

    fallback() external payable {
        address to = get(IMPLEMENTATION);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// A dollar with several keys, all of them with those who act together.
contract Tender is ERC20("Tender Dollar", "TUSD6") {
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    bool public paused;
    mapping(address => bool) public isBlacklisted;
    mapping(address => bool) public isMinter;
    mapping(address => uint256) public minterAllowance;

    event MinterConfigured(address indexed minter, uint256 allowed);
    event Blacklisted(address indexed who);
    event UnBlacklisted(address indexed who);

    constructor(address board) {
        owner = masterMinter = pauser = blacklister = board;
        _mint(msg.sender, 60_000_000e6);
    }

    modifier only(address who) {
        require(msg.sender == who, "not allowed");
        _;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function updateRoles(address master, address pauser_, address blacklister_) external only(owner) {
        require(master != address(0) && pauser_ != address(0) && blacklister_ != address(0), "zero");
        (masterMinter, pauser, blacklister) = (master, pauser_, blacklister_);
    }

    function configureMinter(address minter, uint256 allowed) external only(masterMinter) {
        (isMinter[minter], minterAllowance[minter]) = (true, allowed);
        emit MinterConfigured(minter, allowed);
    }

    function removeMinter(address minter) external only(masterMinter) {
        (isMinter[minter], minterAllowance[minter]) = (false, 0);
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "minter");
        minterAllowance[msg.sender] -= value;
        _mint(to, value);
    }

    function burn(uint256 value) external {
        require(isMinter[msg.sender], "minter");
        _burn(msg.sender, value);
    }

    function setPaused(bool to) external only(pauser) {
        paused = to;
    }

    function blacklist(address who) external only(blacklister) {
        isBlacklisted[who] = true;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external only(blacklister) {
        isBlacklisted[who] = false;
        emit UnBlacklisted(who);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused && !isBlacklisted[from] && !isBlacklisted[to], "stopped");
        super._update(from, to, value);
    }
}
