// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// Balances in a place of their own.
library Cells {
    struct Sheet {
        string name;
        string symbol;
        uint256 supply;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) allowed;
        address chair;
        address nextCode;
        uint256 codeFrom;
    }

    // keccak256("cells.sheet") without its last byte
    function sheet() internal pure returns (Sheet storage s) {
        bytes32 at = keccak256("cells.sheet") & ~bytes32(uint256(0xff));
        assembly { s.slot := at }
    }
}

abstract contract SheetToken {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    error Insufficient(uint256 has, uint256 wants);

    function name() external view returns (string memory) { return Cells.sheet().name; }
    function symbol() external view returns (string memory) { return Cells.sheet().symbol; }
    function decimals() external pure returns (uint8) { return 18; }
    function totalSupply() external view returns (uint256) { return Cells.sheet().supply; }
    function balanceOf(address who) external view returns (uint256) { return Cells.sheet().held[who]; }
    function allowance(address who, address spender) external view returns (uint256) { return Cells.sheet().allowed[who][spender]; }

    function approve(address spender, uint256 value) external returns (bool) {
        Cells.sheet().allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) { return _move(msg.sender, to, value); }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 a = Cells.sheet().allowed[from][msg.sender];
        if (a < value) revert Insufficient(a, value);
        if (a != type(uint256).max) Cells.sheet().allowed[from][msg.sender] = a - value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        Cells.Sheet storage s = Cells.sheet();
        uint256 has = s.held[from];
        if (has < value) revert Insufficient(has, value);
        unchecked { s.held[from] = has - value; s.held[to] += value; }
        emit Transfer(from, to, value);
        return true;
    }

    function _make(address to, uint256 value) internal {
        Cells.sheet().supply += value;
        Cells.sheet().held[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Six days, proposed and carried out by two of three.
contract BellTimelock is TimelockController {
    constructor(address[] memory council) TimelockController(6 days, council, council, address(0)) {}
}

contract BellfoundryV3 is SheetToken, Initializable {
    constructor() { _disableInitializers(); }
    function initialize(address chair, address holder) external initializer {
        Cells.Sheet storage s = Cells.sheet();
        (s.name, s.symbol, s.chair) = ("Bellfoundry", "BELL", chair);
        _make(holder, 77_000_000e18);
    }
    function mint(address to, uint256 value) external {
        require(msg.sender == Cells.sheet().chair, "chair");
        require(Cells.sheet().supply + value <= 90_000_000e18, "cap");
        _make(to, value);
    }
}

contract BellfoundryProxy is TransparentUpgradeableProxy {
    constructor(address code, address council, bytes memory data) TransparentUpgradeableProxy(code, council, data) {}
}

/// Another code is announced by its chair, and nothing but what was announced ten days before can follow.
contract WeathercockV1 is SheetToken, Initializable, UUPSUpgradeable {
    uint256 public constant NOTICE = 10 days;
    event UpgradeAnnounced(address indexed code, uint256 from);

    constructor() { _disableInitializers(); }
    function initialize(address chair) external initializer {
        Cells.Sheet storage s = Cells.sheet();
        (s.name, s.symbol, s.chair) = ("Weathercock", "VANE", chair);
        _make(chair, 8_000_000e18);
    }
    function owner() external view returns (address) { return Cells.sheet().chair; }
    function announceUpgrade(address code) external {
        Cells.Sheet storage s = Cells.sheet();
        require(msg.sender == s.chair, "chair");
        (s.nextCode, s.codeFrom) = (code, block.timestamp + NOTICE);
        emit UpgradeAnnounced(code, s.codeFrom);
    }
    function _authorizeUpgrade(address code) internal override {
        Cells.Sheet storage s = Cells.sheet();
        require(msg.sender == s.chair && code == s.nextCode && code != address(0), "not announced");
        require(block.timestamp >= s.codeFrom, "not yet");
        (s.nextCode, s.codeFrom) = (address(0), 0);
    }
}

contract WeathercockProxy is ERC1967Proxy {
    constructor(address code, bytes memory data) ERC1967Proxy(code, data) {}
}

/// A stone of many faces. Once it is frozen no face can be cut, by nobody.
contract FeldsparDiamond {
    struct FacetCut { address facet; uint8 action; bytes4[] selectors; }
    struct Faces { mapping(bytes4 => address) at; address cutter; bool frozen; }

    event DiamondCut(FacetCut[] cuts);
    event Frozen();

    constructor(address ledger, bytes4[] memory selectors) {
        Faces storage f = _faces();
        f.cutter = msg.sender;
        for (uint256 i; i < selectors.length; ++i) f.at[selectors[i]] = ledger;
        Cells.sheet().name = "Feldspar";
        Cells.sheet().symbol = "FELD";
        Cells.sheet().supply = 14_000_000e18;
        Cells.sheet().held[msg.sender] = 14_000_000e18;
        emit SheetToken.Transfer(address(0), msg.sender, 14_000_000e18);
    }

    function diamondCut(FacetCut[] calldata cuts) external {
        Faces storage f = _faces();
        require(msg.sender == f.cutter && !f.frozen, "frozen");
        for (uint256 i; i < cuts.length; ++i)
            for (uint256 j; j < cuts[i].selectors.length; ++j) f.at[cuts[i].selectors[j]] = cuts[i].action == 2 ? address(0) : cuts[i].facet;
        emit DiamondCut(cuts);
    }

    function freeze() external {
        Faces storage f = _faces();
        require(msg.sender == f.cutter, "cutter");
        (f.frozen, f.cutter) = (true, address(0));
        emit Frozen();
    }

    function facetAddress(bytes4 selector) external view returns (address) { return _faces().at[selector]; }

    function _faces() private pure returns (Faces storage f) {
        bytes32 at = keccak256("feldspar.faces");
        assembly { f.slot := at }
    }

    fallback() external payable {
        address face = _faces().at[msg.sig];
        require(face != address(0), "no such face");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), face, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract FeldsparLedger is SheetToken {}

contract PoolAsset is ERC20("Driftwood", "DRFT") { constructor() { _mint(msg.sender, 9_000_000e18); } }

/// Deposits, and loans within a transaction, whose premium grows the index of all who have deposited.
contract DriftPool {
    uint256 public constant RAY = 1e27;
    uint256 public constant PREMIUM_BPS = 9;
    ERC20 public immutable asset;
    DriftShare public immutable share;
    uint256 public liquidityIndex = RAY;

    event ReserveDataUpdated(uint256 liquidityIndex);

    constructor(ERC20 asset_, address share_) { (asset, share) = (asset_, DriftShare(share_)); }

    function supply(uint256 amount, address onBehalfOf) external {
        asset.transferFrom(msg.sender, address(this), amount);
        share.mint(onBehalfOf, amount * RAY / liquidityIndex);
    }

    function withdraw(uint256 amount, address to) external {
        if (amount == type(uint256).max) amount = share.balanceOf(msg.sender);
        share.burn(msg.sender, (amount * RAY + liquidityIndex - 1) / liquidityIndex);
        asset.transfer(to, amount);
    }

    function flashLoan(address to, uint256 amount, bytes calldata data) external {
        uint256 had = asset.balanceOf(address(this));
        uint256 premium = amount * PREMIUM_BPS / 10_000;
        uint256 index = liquidityIndex;
        asset.transfer(to, amount);
        IBorrower(to).executeOperation(amount, premium, msg.sender, data);
        asset.transferFrom(to, address(this), amount + premium);
        require(asset.balanceOf(address(this)) == had + premium && liquidityIndex == index, "not repaid");
        liquidityIndex = index + premium * RAY / share.scaledTotalSupply();
        emit ReserveDataUpdated(liquidityIndex);
    }
}

interface IBorrower { function executeOperation(uint256 amount, uint256 premium, address by, bytes calldata data) external; }

/// What each has is kept small and told large: times the index.
contract DriftShare {
    string public constant name = "Drift Interest Bearing Driftwood";
    string public constant symbol = "iDRFT";
    uint8 public constant decimals = 18;
    DriftPool public immutable POOL;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(DriftPool pool) { POOL = pool; }
    modifier onlyPool() { require(msg.sender == address(POOL), "23"); _; }

    function balanceOf(address who) public view returns (uint256) { return scaledBalanceOf[who] * POOL.liquidityIndex() / 1e27; }
    function totalSupply() public view returns (uint256) { return scaledTotalSupply * POOL.liquidityIndex() / 1e27; }
    function approve(address s, uint256 v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint256 v) external returns (bool) { return _move(msg.sender, to, v); }
    function transferFrom(address f, address to, uint256 v) external returns (bool) { allowance[f][msg.sender] -= v; return _move(f, to, v); }

    function mint(address to, uint256 scaled) external onlyPool {
        scaledTotalSupply += scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(address(0), to, scaled * POOL.liquidityIndex() / 1e27);
    }

    function burn(address from, uint256 scaled) external onlyPool {
        scaledBalanceOf[from] -= scaled;
        scaledTotalSupply -= scaled;
        emit Transfer(from, address(0), scaled * POOL.liquidityIndex() / 1e27);
    }

    function _move(address from, address to, uint256 v) private returns (bool) {
        uint256 index = POOL.liquidityIndex();
        uint256 scaled = (v * 1e27 + index / 2) / index;
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, v);
        return true;
    }
}
