// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

/// Books in a place of their own, for logic behind proxies.
abstract contract Namespaced {
    struct Book {
        string name;
        string symbol;
        uint256 total;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) lent;
    }
    // keccak256(abi.encode(uint256(keccak256("blind.storage.Book")) - 1)) would stand here
    bytes32 private constant PLACE = 0x5d1b2c4f7e3a90817263544536271809aabbccddeeff00112233445566778800;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    error ERC20InsufficientBalance(address from, uint256 has, uint256 needs);
    error ERC20InsufficientAllowance(address spender, uint256 has, uint256 needs);

    function _book() internal pure returns (Book storage $) {
        assembly {
            $.slot := PLACE
        }
    }

    function _begin(string memory n, string memory s, address to, uint256 total_) internal {
        Book storage $ = _book();
        ($.name, $.symbol, $.total, $.held[to]) = (n, s, total_, total_);
        emit Transfer(address(0), to, total_);
    }

    function name() external view returns (string memory) {
        return _book().name;
    }

    function symbol() external view returns (string memory) {
        return _book().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _book().total;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _book().held[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _book().lent[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _book().lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Book storage $ = _book();
        uint256 may = $.lent[from][msg.sender];
        if (may < value) revert ERC20InsufficientAllowance(msg.sender, may, value);
        if (may != type(uint256).max) $.lent[from][msg.sender] = may - value;
        _carry(from, to, value);
        return true;
    }

    function burn(uint256 value) external {
        Book storage $ = _book();
        $.held[msg.sender] -= value;
        $.total -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function _carry(address from, address to, uint256 value) internal virtual {
        Book storage $ = _book();
        if ($.held[from] < value) revert ERC20InsufficientBalance(from, $.held[from], value);
        unchecked {
            $.held[from] -= value;
            $.held[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Logic without any power of its own.
contract PlainLogic is Namespaced, Initializable {
    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata n, string calldata s, address to, uint256 total) external initializer {
        _begin(n, s, to, total);
    }
}

/// Transparent, its administrator belongs to a timelock or to nobody.
contract Lighthouse is TransparentUpgradeableProxy {
    constructor(address logic, address owner, bytes memory data) TransparentUpgradeableProxy(logic, owner, data) {}
}

/// Upgrades itself when several signatures say so.
contract CedarLogic is Namespaced, UUPSUpgradeable, Initializable {
    /// @custom:storage-location erc7201:blind.storage.Cedar
    address private _council;
    error OwnableUnauthorizedAccount(address who);

    constructor() {
        _disableInitializers();
    }

    function initialize(address to, address council) external initializer {
        _council = council;
        _begin("Cedar Protocol", "CEDR", to, 12_000_000 ether);
    }

    function owner() external view returns (address) {
        return _council;
    }

    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != _council) revert OwnableUnauthorizedAccount(msg.sender);
    }
}

contract CedarProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

/// Behind a beacon that a timelock turns.
contract Beacon is UpgradeableBeacon {
    constructor(address logic, address owner) UpgradeableBeacon(logic, owner) {}
}

contract BeaconCoin is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// A proxy as they were in 2019, whose administrator was sent to the burn address.
contract ElderProxy {
    bytes32 private constant IMPL = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    event Upgraded(address indexed implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    constructor(address logic, bytes memory data) {
        address boss = msg.sender;
        assembly {
            sstore(IMPL, logic)
            sstore(ADMIN, boss)
        }
        (bool ok, ) = logic.delegatecall(data);
        require(ok, "init");
    }

    modifier ifAdmin() {
        address boss;
        assembly {
            boss := sload(ADMIN)
        }
        if (msg.sender == boss) _;
        else _go();
    }

    function upgradeTo(address logic) external ifAdmin {
        assembly {
            sstore(IMPL, logic)
        }
        emit Upgraded(logic);
    }

    function changeAdmin(address to) external ifAdmin {
        require(to != address(0), "Cannot change the admin of a proxy to the zero address");
        emit AdminChanged(msg.sender, to);
        assembly {
            sstore(ADMIN, to)
        }
    }

    fallback() external payable {
        _go();
    }

    function _go() private {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(IMPL), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// A diamond cut once: what goes to which facet stands in its making.
contract CutOnce {
    mapping(bytes4 => address) public facetOf;
    event DiamondCut(address facet, bytes4[] selectors);

    constructor(address views, address moves, address to) {
        bytes4[] memory v = new bytes4[](6);
        (v[0], v[1], v[2]) = (Namespaced.name.selector, Namespaced.symbol.selector, Namespaced.decimals.selector);
        (v[3], v[4], v[5]) = (Namespaced.totalSupply.selector, Namespaced.balanceOf.selector, Namespaced.allowance.selector);
        bytes4[] memory m = new bytes4[](4);
        (m[0], m[1]) = (Namespaced.transfer.selector, Namespaced.transferFrom.selector);
        (m[2], m[3]) = (Namespaced.approve.selector, Namespaced.burn.selector);
        _cut(views, v);
        _cut(moves, m);
        (bool ok, ) = moves.delegatecall(abi.encodeWithSignature("begin(address)", to));
        require(ok);
    }

    function _cut(address facet, bytes4[] memory list) private {
        for (uint256 i; i < list.length; i++) facetOf[list[i]] = facet;
        emit DiamondCut(facet, list);
    }

    fallback() external payable {
        address facet = facetOf[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

contract ViewFacet is Namespaced {}

contract MoveFacet is Namespaced {
    function begin(address to) external {
        _begin("Facet Once", "FCTO", to, 66_000_000 ether);
    }
}

/// Says what the fees are: its owner moves them, never above three percent, and where they go.
contract FeeBoard {
    address public owner = msg.sender;
    address public treasury = msg.sender;
    uint64 public buyFee = 100;
    uint64 public sellFee = 150;
    error AboveBound();

    function setFees(uint64 buy, uint64 sell) external {
        require(msg.sender == owner, "owner");
        if (buy > 300 || sell > 300) revert AboveBound();
        (buyFee, sellFee) = (buy, sell);
    }

    function setTreasury(address to) external {
        require(msg.sender == owner && to != address(0), "owner");
        treasury = to;
    }

    function quote(bool selling, uint256 value) external view returns (uint256 fee, address to) {
        return ((value * (selling ? sellFee : buyFee)) / 10_000, treasury);
    }
}

interface IFactory8 {
    function createPair(address a, address b) external returns (address);
}

/// Asks a board for its fees, always the same.
contract BoardCoin is Namespaced {
    FeeBoard public immutable board;
    address public immutable pool;

    constructor(FeeBoard board_) {
        board = board_;
        pool = IFactory8(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _begin("Board Coin", "BRDC", msg.sender, 33_000_000 ether);
    }

    function _carry(address from, address to, uint256 value) internal override {
        if (from == pool || to == pool) {
            (uint256 fee, address treasury) = board.quote(to == pool, value);
            if (fee > 0 && from != treasury && to != treasury) {
                super._carry(from, treasury, fee);
                value -= fee;
            }
        }
        super._carry(from, to, value);
    }
}

/// Tells an observer that its owner names, who can spend a little gas and nothing else.
contract Watchtower is Namespaced {
    address public owner = msg.sender;
    address public observer;
    event ObserverChanged(address observer);

    constructor() {
        _begin("Watchtower Relay", "WTWR", msg.sender, 15_000_000 ether);
    }

    function setObserver(address to) external {
        require(msg.sender == owner, "owner");
        observer = to;
        emit ObserverChanged(to);
    }

    function _carry(address from, address to, uint256 value) internal override {
        super._carry(from, to, value);
        address told = observer;
        if (told == address(0)) return;
        bytes memory data = abi.encodeWithSignature("moved(address,address,uint256)", from, to, value);
        assembly {
            pop(call(50000, told, 0, add(data, 32), mload(data), 0, 0))
        }
    }
}

contract Observer {
    mapping(address => uint256) public seen;

    function moved(address from, address to, uint256) external {
        seen[from]++;
        seen[to]++;
    }
}
