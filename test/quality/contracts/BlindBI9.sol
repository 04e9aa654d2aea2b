// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

/// A token in a namespace of storage of its own.
abstract contract Spaced is Initializable {
    /// @custom:storage-location erc7201:blindbi.spaced
    struct Ledger {
        string name;
        string symbol;
        uint256 supply;
        address owner;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    error OwnableUnauthorizedAccount(address account);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);

    bytes32 private constant PLACE = keccak256(abi.encode(uint256(keccak256("blindbi.spaced")) - 1)) & ~bytes32(uint256(0xff));

    modifier onlyOwner() {
        if (msg.sender != owner()) revert OwnableUnauthorizedAccount(msg.sender);
        _;
    }

    constructor() {
        _disableInitializers();
    }

    function _ledger() internal pure returns (Ledger storage l) {
        bytes32 place = PLACE;
        assembly {
            l.slot := place
        }
    }

    function initialize(string calldata name_, string calldata symbol_, address owner_, address to, uint256 amount) external initializer {
        Ledger storage l = _ledger();
        (l.name, l.symbol, l.owner) = (name_, symbol_, owner_);
        emit OwnershipTransferred(address(0), owner_);
        _mint(to, amount);
    }

    function name() external view returns (string memory) {
        return _ledger().name;
    }

    function symbol() external view returns (string memory) {
        return _ledger().symbol;
    }

    function decimals() external pure virtual returns (uint8) {
        return 18;
    }

    function owner() public view returns (address) {
        return _ledger().owner;
    }

    function totalSupply() external view returns (uint256) {
        return _ledger().supply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _ledger().balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _ledger().allowances[who][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _ledger().allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 left = _ledger().allowances[from][msg.sender];
        if (left != type(uint256).max) {
            if (left < amount) revert ERC20InsufficientAllowance(msg.sender, left, amount);
            _ledger().allowances[from][msg.sender] = left - amount;
        }
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) internal virtual {
        Ledger storage l = _ledger();
        uint256 have = l.balances[from];
        if (have < amount) revert ERC20InsufficientBalance(from, have, amount);
        l.balances[from] = have - amount;
        l.balances[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        _ledger().supply += amount;
        _ledger().balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }
}

/// Upgrades itself where its owner says so, who is slow.
contract Wendwing is Spaced, UUPSUpgradeable {
    function version() external pure returns (string memory) {
        return "1.2.0";
    }

    function _authorizeUpgrade(address) internal override onlyOwner {}
}

contract WendwingProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

/// A coin of an exchange with a monthly grant, in a transparent proxy.
contract Clearglass is Spaced {
    uint256 public lastGrant;

    function grant(address to) external onlyOwner {
        require(block.timestamp >= lastGrant + 30 days, "once a month");
        lastGrant = block.timestamp;
        _mint(to, _ledger().supply / 200);
    }
}

contract ClearglassProxy is TransparentUpgradeableProxy {
    constructor(address logic, address owner_, bytes memory data) TransparentUpgradeableProxy(logic, owner_, data) {}
}

/// One of the regional coins of a game, all behind one beacon. Freezing is not among its arts.
contract Lampling is Spaced {
    function craft(uint256 amount) external {
        Ledger storage l = _ledger();
        l.balances[msg.sender] -= amount;
        l.supply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }
}

contract LampBeacon is UpgradeableBeacon {
    constructor(address logic, address owner_) UpgradeableBeacon(logic, owner_) {}
}

contract LamplingProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

library Facets {
    struct Store {
        mapping(bytes4 => address) facetOf;
        bytes4[] selectors;
        address owner;
    }

    function store() internal pure returns (Store storage s) {
        bytes32 place = keccak256("diamond.standard.diamond.storage");
        assembly {
            s.slot := place
        }
    }
}

struct FacetCut {
    address facet;
    uint8 action;
    bytes4[] selectors;
}

/// Cuts and shows what the diamond is made of.
contract CutFacet {
    event DiamondCut(FacetCut[] cuts, address init, bytes data);

    function diamondCut(FacetCut[] calldata cuts, address init, bytes calldata data) external {
        Facets.Store storage s = Facets.store();
        require(msg.sender == s.owner, "LibDiamond: Must be contract owner");
        for (uint256 i; i < cuts.length; ++i)
            for (uint256 j; j < cuts[i].selectors.length; ++j) {
                bytes4 selector = cuts[i].selectors[j];
                if (cuts[i].action == 0) s.selectors.push(selector);
                s.facetOf[selector] = cuts[i].action == 2 ? address(0) : cuts[i].facet;
            }
        emit DiamondCut(cuts, init, data);
        if (init != address(0)) {
            (bool ok, ) = init.delegatecall(data);
            require(ok);
        }
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Facets.store().facetOf[selector];
    }

    function facetFunctionSelectors() external view returns (bytes4[] memory) {
        return Facets.store().selectors;
    }
}

/// The coin itself, as a facet.
contract CoinFacet is Spaced {
    function selectors() external pure returns (bytes4[] memory list) {
        list = new bytes4[](9);
        (list[0], list[1], list[2]) = (this.name.selector, this.symbol.selector, this.decimals.selector);
        (list[3], list[4], list[5]) = (this.totalSupply.selector, this.balanceOf.selector, this.allowance.selector);
        (list[6], list[7], list[8]) = (this.approve.selector, this.transfer.selector, this.transferFrom.selector);
    }
}

/// A coin cut like a diamond. Its owner is slow.
contract Brightstone {
    constructor(CutFacet cut, CoinFacet coin, address owner_) {
        Facets.Store storage s = Facets.store();
        s.owner = owner_;
        bytes4[] memory list = coin.selectors();
        for (uint256 i; i < list.length; ++i) _set(s, list[i], address(coin));
        _set(s, cut.diamondCut.selector, address(cut));
        _set(s, cut.facetAddress.selector, address(cut));
        _set(s, cut.facetFunctionSelectors.selector, address(cut));
        bytes memory call = abi.encodeCall(coin.initialize, ("Brightstone", "BRST", owner_, msg.sender, 64_000_000 ether));
        (bool ok, ) = address(coin).delegatecall(call);
        require(ok);
    }

    function owner() external view returns (address) {
        return Facets.store().owner;
    }

    function transferOwnership(address to) external {
        require(msg.sender == Facets.store().owner && to != address(0));
        Facets.store().owner = to;
    }

    function _set(Facets.Store storage s, bytes4 selector, address facet) private {
        s.facetOf[selector] = facet;
        s.selectors.push(selector);
    }

    fallback() external payable {
        address facet = Facets.store().facetOf[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
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
