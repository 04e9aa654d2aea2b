// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.22;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

abstract contract Ledger {
    uint256 internal _supply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) internal _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external view virtual returns (uint8) {
        return 18;
    }

    function totalSupply() public view virtual returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = _allowed[from][msg.sender];
        require(allowed >= value, "allowance");
        if (allowed != type(uint256).max) _allowed[from][msg.sender] = allowed - value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) internal virtual {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _add(address to, uint256 value) internal {
        _supply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _take(address from, uint256 value) internal {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        _supply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Knows investors, and whom a court has stopped. What it is told waits two days in the timelock that it belongs to.
contract InvestorRegister {
    address public immutable officer;
    mapping(address => bool) public investor;
    mapping(address => bool) public restrained;

    event InvestorSet(address indexed who, bool state);
    event RestraintSet(address indexed who, bool state, string order);

    constructor(address officer_) {
        officer = officer_;
    }

    modifier onlyOfficer() {
        require(msg.sender == officer, "officer");
        _;
    }

    function setInvestor(address who, bool state) external onlyOfficer {
        investor[who] = state;
        emit InvestorSet(who, state);
    }

    function setRestraint(address who, bool state, string calldata order) external onlyOfficer {
        restrained[who] = state;
        emit RestraintSet(who, state, order);
    }
}

/// A note on warehouse receipts. Investors whom the register knows subscribe at par and redeem; among people it moves freely.
contract GranaryNote is Ledger {
    string public constant name = "Granary Receipt Note";
    string public constant symbol = "GRRN";
    InvestorRegister public immutable register;
    uint256 public constant PAR = 4e12;
    uint256 public constant SERIES = 60_000_000e18;

    event Subscribed(address indexed who, uint256 notes);
    event Redeemed(address indexed who, uint256 notes);

    constructor(InvestorRegister register_) {
        register = register_;
        _add(msg.sender, 20_000_000e18);
    }

    /// Ether of the receipts, when they are sold.
    receive() external payable {}

    function subscribe() external payable {
        require(register.investor(msg.sender), "not an investor");
        uint256 notes = (msg.value * 1e18) / PAR;
        require(_supply + notes <= SERIES, "the series is full");
        _add(msg.sender, notes);
        emit Subscribed(msg.sender, notes);
    }

    function redeem(uint256 notes) external {
        require(register.investor(msg.sender), "not an investor");
        _take(msg.sender, notes);
        emit Redeemed(msg.sender, notes);
        (bool ok, ) = msg.sender.call{value: (notes * PAR) / 1e18}("");
        require(ok, "ether");
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(!register.restrained(from) && !register.restrained(to), "restrained by a court");
        super._shift(from, to, value);
    }
}

/// Its own code, which the timelock can exchange and nobody else.
contract LanternfishV2 is Ledger, Initializable, UUPSUpgradeable {
    string public name;
    string public symbol;
    address public owner;
    uint256 public constant INFLATION_BPS = 300;
    uint256 public lastInflation;

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata n, string calldata s, address owner_, address holder) external initializer {
        (name, symbol, owner, lastInflation) = (n, s, owner_, block.timestamp);
        _add(holder, 88_000_000e18);
    }

    function inflate(address to) external {
        require(msg.sender == owner, "owner");
        require(block.timestamp >= lastInflation + 365 days, "once a year");
        lastInflation = block.timestamp;
        _add(to, (_supply * INFLATION_BPS) / 10_000);
    }

    function burn(uint256 value) external {
        _take(msg.sender, value);
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "owner");
    }
}

contract LanternfishProxy is ERC1967Proxy {
    constructor(address code, bytes memory data) ERC1967Proxy(code, data) {}
}

/// One of many coins of a house which read their code from one beacon.
contract HouseCoin is Ledger, Initializable {
    string public name;
    string public symbol;

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata n, string calldata s, uint256 amount, address holder) external initializer {
        (name, symbol) = (n, s);
        _add(holder, amount);
    }
}

contract HouseBeacon is UpgradeableBeacon {
    constructor(address code, address owner_) UpgradeableBeacon(code, owner_) {}
}

contract HouseCoinProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

library Facets {
    struct Layout {
        mapping(bytes4 => address) facetOf;
        address chamber;
        bool started;
    }

    function layout() internal pure returns (Layout storage l) {
        bytes32 at = keccak256("prism.diamond.layout");
        assembly {
            l.slot := at
        }
    }
}

/// A diamond. Only the chamber, in which holders vote, cuts it.
contract PrismDiamond {
    event DiamondCut(bytes4[] selectors, address facet);

    constructor(address chamber, address ledger, bytes4[] memory selectors) {
        Facets.layout().chamber = chamber;
        _cut(selectors, ledger);
    }

    function diamondCut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == Facets.layout().chamber, "chamber");
        _cut(selectors, facet);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Facets.layout().facetOf[selector];
    }

    function _cut(bytes4[] memory selectors, address facet) private {
        for (uint256 i; i < selectors.length; i++) Facets.layout().facetOf[selectors[i]] = facet;
        emit DiamondCut(selectors, facet);
    }

    fallback() external payable {
        address facet = Facets.layout().facetOf[msg.sig];
        require(facet != address(0), "no such function");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

contract PrismLedger is Ledger {
    function name() external pure returns (string memory) {
        return "Prism";
    }

    function symbol() external pure returns (string memory) {
        return "PRSM";
    }

    function start(address holder) external {
        require(!Facets.layout().started, "started");
        Facets.layout().started = true;
        _add(holder, 33_000_000e18);
    }
}

/// Holders lay coins down for a motion until it is over; it wants a tenth of all coins, and waits three days when it has passed.
contract PrismChamber {
    struct Motion {
        bytes4[] selectors;
        address facet;
        uint64 closes;
        bool done;
        uint256 yes;
        uint256 no;
    }

    PrismLedger public immutable coin;
    Motion[] private motions;
    mapping(uint256 => mapping(address => uint256)) public laid;

    event Moved(uint256 indexed id, bytes4[] selectors, address facet);

    constructor(address coin_) {
        coin = PrismLedger(coin_);
    }

    function move(bytes4[] calldata selectors, address facet) external returns (uint256 id) {
        id = motions.length;
        motions.push(Motion(selectors, facet, uint64(block.timestamp + 4 days), false, 0, 0));
        emit Moved(id, selectors, facet);
    }

    function vote(uint256 id, bool yes, uint256 coins) external {
        Motion storage m = motions[id];
        require(block.timestamp < m.closes, "closed");
        coin.transferFrom(msg.sender, address(this), coins);
        laid[id][msg.sender] += coins;
        if (yes) m.yes += coins;
        else m.no += coins;
    }

    function takeBack(uint256 id) external {
        require(block.timestamp >= motions[id].closes, "open");
        uint256 coins = laid[id][msg.sender];
        laid[id][msg.sender] = 0;
        coin.transfer(msg.sender, coins);
    }

    function enact(uint256 id) external {
        Motion storage m = motions[id];
        require(!m.done && block.timestamp >= m.closes + 3 days, "not yet");
        require(m.yes > m.no && m.yes * 10 >= coin.totalSupply(), "not passed");
        m.done = true;
        PrismDiamond(payable(address(coin))).diamondCut(m.selectors, m.facet);
    }
}

/// Bridges make and unmake it within what each may do in a day, which only the timelock decides.
contract PontoonToken is Ledger {
    struct Limit {
        uint256 perDay;
        uint256 used;
        uint256 day;
    }

    string public constant name = "Pontoon";
    string public constant symbol = "PONT";
    uint256 public constant MOST_PER_DAY = 250_000e18;
    address public owner;
    mapping(address => Limit) public mintingOf;

    event LimitSet(address indexed bridge, uint256 perDay);

    constructor(address owner_, address bridge, uint256 perDay) {
        owner = owner_;
        mintingOf[bridge].perDay = perDay;
        _add(msg.sender, 45_000_000e18);
    }

    function setLimit(address bridge, uint256 perDay) external {
        require(msg.sender == owner && perDay <= MOST_PER_DAY, "limit");
        mintingOf[bridge].perDay = perDay;
        emit LimitSet(bridge, perDay);
    }

    function mint(address to, uint256 value) external {
        Limit storage l = mintingOf[msg.sender];
        uint256 today = block.timestamp / 1 days;
        if (l.day != today) (l.day, l.used) = (today, 0);
        l.used += value;
        require(l.used <= l.perDay, "above the limit");
        _add(to, value);
    }

    function burnFrom(address from, uint256 value) external {
        if (from != msg.sender) {
            require(_allowed[from][msg.sender] >= value, "allowance");
            _allowed[from][msg.sender] -= value;
        }
        _take(from, value);
    }
}
