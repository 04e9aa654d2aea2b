// 0.8 runs=300 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

/// The book of a token without a constructor, for use behind proxies.
abstract contract Book is Initializable {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotEnough();
    error NotYours();

    function decimals() public pure virtual returns (uint8) {
        return 18;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        if (may < value) revert NotEnough();
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) internal virtual {
        if (_held[from] < value) revert NotEnough();
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _redeem(address from, uint256 value) internal {
        if (_held[from] < value) revert NotEnough();
        _held[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// A dollar of a supervised issuer: freezes who is on a list of a court, and issues what its bank has received.
contract LedgerDollar is Book {
    address public issuer;
    address public compliance;
    mapping(address => bool) public frozen;
    bool public halted;

    event Frozen(address indexed who, bool yes);
    event Issued(address indexed to, uint256 value, bytes32 receipt);

    constructor() {
        _disableInitializers();
    }

    function initialize(address issuer_, address compliance_, address to, uint256 value) external initializer {
        (name, symbol) = ("Ledger Dollar", "LDUSD");
        (issuer, compliance) = (issuer_, compliance_);
        _issue(to, value);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function issue(address to, uint256 value, bytes32 receipt) external {
        if (msg.sender != issuer) revert NotYours();
        _issue(to, value);
        emit Issued(to, value, receipt);
    }

    function redeem(uint256 value) external {
        _redeem(msg.sender, value);
    }

    function freeze(address who, bool yes) external {
        if (msg.sender != compliance) revert NotYours();
        frozen[who] = yes;
        emit Frozen(who, yes);
    }

    function halt(bool yes) external {
        if (msg.sender != compliance) revert NotYours();
        halted = yes;
    }

    function wipe(address who) external {
        if (msg.sender != compliance || !frozen[who]) revert NotYours();
        _redeem(who, _held[who]);
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(!halted, "halted");
        require(!frozen[from] && !frozen[to], "frozen");
        super._shift(from, to, value);
    }
}

/// Transparent: the admin it makes for itself belongs to the account named here.
contract DollarShell is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) TransparentUpgradeableProxy(logic, admin, data) {}
}

/// Grams of metal in a vault. The custodian strikes new grams against bars and may hold stolen ones in place.
contract BullionGram is Book {
    address public custodian;
    mapping(address => bool) public held;
    mapping(bytes32 => uint256) public bars;

    event BarAdded(bytes32 indexed serial, uint256 grams);
    event BarRemoved(bytes32 indexed serial, uint256 grams);
    event Hold(address indexed who, bool yes);

    modifier onlyCustodian() {
        if (msg.sender != custodian) revert NotYours();
        _;
    }

    constructor() {
        _disableInitializers();
    }

    function initialize(address custodian_, address to, bytes32 serial, uint256 grams) external initializer {
        (name, symbol, custodian) = ("Bullion Gram", "GRAM", custodian_);
        _add(serial, grams, to);
    }

    function addBar(bytes32 serial, uint256 grams, address to) external onlyCustodian {
        _add(serial, grams, to);
    }

    function removeBar(bytes32 serial) external onlyCustodian {
        uint256 grams = bars[serial];
        delete bars[serial];
        _redeem(msg.sender, grams);
        emit BarRemoved(serial, grams);
    }

    function hold(address who, bool yes) external onlyCustodian {
        held[who] = yes;
        emit Hold(who, yes);
    }

    function _add(bytes32 serial, uint256 grams, address to) private {
        require(bars[serial] == 0, "known bar");
        bars[serial] = grams;
        _issue(to, grams);
        emit BarAdded(serial, grams);
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(!held[from], "held");
        super._shift(from, to, value);
    }
}

contract BullionBeacon is UpgradeableBeacon {
    constructor(address implementation, address owner_) UpgradeableBeacon(implementation, owner_) {}
}

contract BullionProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// Each selector has a facet of its own. Cuts are made by the owner alone, and that is a timelock.
library FacetStore {
    struct Layout {
        mapping(bytes4 => address) facetOf;
        bytes4[] selectors;
        address owner;
        uint256 supply;
        mapping(address => uint256) book;
        mapping(address => mapping(address => uint256)) allowed;
    }

    function at() internal pure returns (Layout storage store) {
        bytes32 slot = keccak256("prism.storage.one");
        assembly {
            store.slot := slot
        }
    }
}

contract PrismTokenFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Prism";
    }

    function symbol() external pure returns (string memory) {
        return "PRSM";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return FacetStore.at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return FacetStore.at().book[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return FacetStore.at().allowed[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        FacetStore.at().allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        FacetStore.at().allowed[from][msg.sender] -= value;
        return _pass(from, to, value);
    }

    function burn(uint256 value) external {
        FacetStore.Layout storage store = FacetStore.at();
        store.book[msg.sender] -= value;
        store.supply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        FacetStore.Layout storage store = FacetStore.at();
        store.book[from] -= value;
        store.book[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract PrismCutFacet {
    event DiamondCut(bytes4[] selectors, address facet);
    event OwnershipTransferred(address indexed from, address indexed to);

    function cut(bytes4[] calldata selectors, address facet) external {
        FacetStore.Layout storage store = FacetStore.at();
        require(msg.sender == store.owner, "Prism: owner");
        for (uint256 i; i < selectors.length; i++) {
            if (store.facetOf[selectors[i]] == address(0)) store.selectors.push(selectors[i]);
            store.facetOf[selectors[i]] = facet;
        }
        emit DiamondCut(selectors, facet);
    }

    function transferOwnership(address to) external {
        FacetStore.Layout storage store = FacetStore.at();
        require(msg.sender == store.owner, "Prism: owner");
        emit OwnershipTransferred(store.owner, to);
        store.owner = to;
    }

    function owner() external view returns (address) {
        return FacetStore.at().owner;
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return FacetStore.at().facetOf[selector];
    }

    function facetSelectors() external view returns (bytes4[] memory) {
        return FacetStore.at().selectors;
    }
}

contract Prism {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address owner, address cutFacet, address tokenFacet) {
        FacetStore.Layout storage store = FacetStore.at();
        store.owner = owner;
        _set(PrismCutFacet.cut.selector, cutFacet);
        _set(PrismCutFacet.owner.selector, cutFacet);
        _set(PrismCutFacet.transferOwnership.selector, cutFacet);
        _set(PrismCutFacet.facetAddress.selector, cutFacet);
        _set(PrismCutFacet.facetSelectors.selector, cutFacet);
        _set(PrismTokenFacet.name.selector, tokenFacet);
        _set(PrismTokenFacet.symbol.selector, tokenFacet);
        _set(PrismTokenFacet.decimals.selector, tokenFacet);
        _set(PrismTokenFacet.totalSupply.selector, tokenFacet);
        _set(PrismTokenFacet.balanceOf.selector, tokenFacet);
        _set(PrismTokenFacet.allowance.selector, tokenFacet);
        _set(PrismTokenFacet.approve.selector, tokenFacet);
        _set(PrismTokenFacet.transfer.selector, tokenFacet);
        _set(PrismTokenFacet.transferFrom.selector, tokenFacet);
        _set(PrismTokenFacet.burn.selector, tokenFacet);
        store.supply = 64_000_000 ether;
        store.book[msg.sender] = store.supply;
        emit Transfer(address(0), msg.sender, store.supply);
    }

    function _set(bytes4 selector, address facet) private {
        FacetStore.at().facetOf[selector] = facet;
        FacetStore.at().selectors.push(selector);
    }

    fallback() external payable {
        address facet = FacetStore.at().facetOf[msg.sig];
        require(facet != address(0), "Prism: no facet");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
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
