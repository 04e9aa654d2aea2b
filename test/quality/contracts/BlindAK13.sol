// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";

/// An ordinary ledger behind a proxy, in a place of its own.
abstract contract StoredLedger is IERC20 {
    struct Ledger {
        string name;
        string symbol;
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    error InsufficientBalance(address who, uint256 has, uint256 needs);
    error InsufficientAllowance(address spender, uint256 has, uint256 needs);

    function _ledger() internal pure returns (Ledger storage one) {
        assembly {
            one.slot := 0x7b3c9fb1d2aa4c6e5a8cba9e66d7f0b3b1c2e1908d7a4a1d30f1e5b7a9c0de00
        }
    }

    function name() external view returns (string memory) {
        return _ledger().name;
    }

    function symbol() external view returns (string memory) {
        return _ledger().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return _ledger().supply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _ledger().balances[who];
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _ledger().allowances[owner][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _ledger().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = _ledger().allowances[from][msg.sender];
        if (allowed < value) revert InsufficientAllowance(msg.sender, allowed, value);
        if (allowed != type(uint256).max) _ledger().allowances[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _set(string memory name_, string memory symbol_, address to, uint256 supply) internal {
        (_ledger().name, _ledger().symbol) = (name_, symbol_);
        _issue(to, supply);
    }

    function _issue(address to, uint256 value) internal {
        _ledger().supply += value;
        _ledger().balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        uint256 has = _ledger().balances[from];
        if (has < value) revert InsufficientBalance(from, has, value);
        _ledger().balances[from] = has - value;
        _ledger().balances[to] += value;
        emit Transfer(from, to, value);
    }
}

contract NilgaiLogic is StoredLedger, Initializable {
    constructor() {
        _disableInitializers();
    }

    function initialize(address to) external initializer {
        _set("Nilgai Range", "NILG", to, 64_000_000 ether);
    }

    function version() external pure returns (string memory) {
        return "1.2.0";
    }
}

contract NilgaiProxy is TransparentUpgradeableProxy {
    constructor(address code, address admin, bytes memory data) TransparentUpgradeableProxy(code, admin, data) {}
}

/// New code needs five of nine voices and a week of waiting; two of nine may still veto it then.
contract GauraCouncil {
    struct Plan {
        address target;
        address code;
        uint256 voices;
        uint256 vetoes;
        uint256 readyAt;
        bool done;
    }

    mapping(address => bool) public isMember;
    mapping(uint256 => mapping(address => bool)) public spoke;
    mapping(uint256 => mapping(address => bool)) public vetoed;
    Plan[] public plans;

    event Planned(uint256 indexed id, address target, address code);
    event Ready(uint256 indexed id, uint256 at);
    event Done(uint256 indexed id);

    constructor(address[] memory members) {
        require(members.length == 9, "nine");
        for (uint256 i; i < 9; i++) isMember[members[i]] = true;
    }

    modifier onlyMember() {
        require(isMember[msg.sender], "member");
        _;
    }

    function plan(address target, address code) external onlyMember {
        plans.push(Plan(target, code, 0, 0, 0, false));
        emit Planned(plans.length - 1, target, code);
    }

    function speak(uint256 id) external onlyMember {
        require(!spoke[id][msg.sender], "spoke");
        spoke[id][msg.sender] = true;
        if (++plans[id].voices != 5) return;
        plans[id].readyAt = block.timestamp + 7 days;
        emit Ready(id, plans[id].readyAt);
    }

    function veto(uint256 id) external onlyMember {
        require(!vetoed[id][msg.sender], "vetoed");
        vetoed[id][msg.sender] = true;
        plans[id].vetoes++;
    }

    function execute(uint256 id) external {
        Plan storage one = plans[id];
        require(!one.done && one.readyAt != 0 && block.timestamp >= one.readyAt && one.vetoes < 2, "not ready");
        one.done = true;
        UUPSUpgradeable(one.target).upgradeToAndCall(one.code, "");
        emit Done(id);
    }
}

contract GauraLogic is StoredLedger, Initializable, UUPSUpgradeable {
    address public immutable council;

    constructor(address council_) {
        council = council_;
        _disableInitializers();
    }

    function initialize(address to) external initializer {
        _set("Gaura Herd", "GAUR", to, 120_000_000 ether);
    }

    function burn(uint256 value) external {
        _move(msg.sender, address(0xdead), value);
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == council, "council");
    }
}

contract GauraProxy is ERC1967Proxy {
    constructor(address code, bytes memory data) ERC1967Proxy(code, data) {}
}

contract BantengTokenFacet is StoredLedger {
    function setUp(string calldata name_, string calldata symbol_, address to, uint256 supply) external {
        require(totalSupply() == 0, "set up");
        _set(name_, symbol_, to, supply);
    }
}

/// Which facet answers which selector. Cuts end for good once it is frozen.
contract BantengDiamond {
    event DiamondCut(address indexed facet, bytes4[] selectors);
    event Frozen();

    struct Cuts {
        mapping(bytes4 => address) facets;
        address owner;
        bool frozen;
    }

    constructor() {
        _cuts().owner = msg.sender;
    }

    function _cuts() private pure returns (Cuts storage one) {
        assembly {
            one.slot := 0xc8fcad8db84d3cc18b4c41d551ea0ee66dd599cde068d998e57d5e09332c131c
        }
    }

    function diamondCut(address facet, bytes4[] calldata selectors) external {
        require(msg.sender == _cuts().owner && !_cuts().frozen, "LibDiamond: Must be contract owner");
        for (uint256 i; i < selectors.length; i++) _cuts().facets[selectors[i]] = facet;
        emit DiamondCut(facet, selectors);
    }

    function freeze() external {
        require(msg.sender == _cuts().owner, "LibDiamond: Must be contract owner");
        (_cuts().frozen, _cuts().owner) = (true, address(0));
        emit Frozen();
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return _cuts().facets[selector];
    }

    function owner() external view returns (address) {
        return _cuts().owner;
    }

    fallback() external payable {
        address facet = _cuts().facets[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract YakLegacy is ERC20("Yak Yarn", "YAK") {
    constructor() {
        _mint(msg.sender, 50_000_000 ether);
    }
}

/// One new for one old, which stays here for good.
contract YakYarnTwo is ERC20("Yak Yarn v2", "YAK2") {
    IERC20 public immutable legacy;
    uint256 public migrated;

    event Migrated(address indexed who, uint256 amount);

    constructor(IERC20 legacy_) {
        legacy = legacy_;
    }

    function migrate(uint256 amount) external {
        migrated += amount;
        legacy.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, amount);
        emit Migrated(msg.sender, amount);
    }
}
