// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";

library Ledger {
    struct Data {
        string name;
        string symbol;
        uint256 totalSupply;
        address owner;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        mapping(bytes4 => address) facets;
    }

    function data() internal pure returns (Data storage d) {
        bytes32 slot = keccak256("harbour.ledger.storage");
        assembly {
            d.slot := slot
        }
    }
}

/// The token of the diamond, and of the other proxies here; everything lies in one struct.
contract LedgerFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, address owner_, address to, uint256 supply) external {
        Ledger.Data storage d = Ledger.data();
        require(d.totalSupply == 0 && supply > 0, "initialized");
        (d.name, d.symbol, d.owner, d.totalSupply) = (name_, symbol_, owner_, supply);
        d.balances[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function name() external view returns (string memory) {
        return Ledger.data().name;
    }

    function symbol() external view returns (string memory) {
        return Ledger.data().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Ledger.data().totalSupply;
    }

    function owner() external view returns (address) {
        return Ledger.data().owner;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Ledger.data().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Ledger.data().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Ledger.data().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Ledger.data().allowances[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal virtual returns (bool) {
        Ledger.data().balances[from] -= value;
        Ledger.data().balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract CutFacet {
    event DiamondCut(address facet, bytes4[] selectors);

    function diamondCut(address facet, bytes4[] calldata selectors) external {
        require(msg.sender == Ledger.data().owner, "LibDiamond: Must be contract owner");
        for (uint256 i; i < selectors.length; i++) Ledger.data().facets[selectors[i]] = facet;
        emit DiamondCut(facet, selectors);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Ledger.data().facets[selector];
    }
}

contract Diamond {
    constructor(LedgerFacet ledger, CutFacet cut, address owner, address to) {
        Ledger.Data storage d = Ledger.data();
        LedgerFacet l;
        bytes4[10] memory own = [
            l.name.selector, l.symbol.selector, l.decimals.selector, l.totalSupply.selector, l.owner.selector,
            l.balanceOf.selector, l.allowance.selector, l.approve.selector, l.transfer.selector, l.transferFrom.selector
        ];
        for (uint256 i; i < 10; i++) d.facets[own[i]] = address(ledger);
        d.facets[CutFacet.diamondCut.selector] = d.facets[CutFacet.facetAddress.selector] = address(cut);
        (bool ok, ) = address(ledger).delegatecall(abi.encodeCall(l.initialize, ("Facet Gem", "GEM", owner, to, 30_000_000 ether)));
        require(ok);
    }

    fallback() external payable {
        address to = Ledger.data().facets[msg.sig];
        require(to != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract Beacon is UpgradeableBeacon {
    constructor(address to, address owner_) UpgradeableBeacon(to, owner_) {}
}

contract Beaconed is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

contract Uups is ERC1967Proxy {
    constructor(address to, bytes memory data) ERC1967Proxy(to, data) {}
}

/// Upgraded by its owner; pauses when the pauser that stands in the code says so, for two days.
contract UupsLedger is LedgerFacet, UUPSUpgradeable {
    address public immutable pauser;
    uint256 public pausedUntil;

    constructor(address pauser_) {
        pauser = pauser_;
    }

    function pause() external {
        require(msg.sender == pauser && block.timestamp > pausedUntil + 7 days, "pauser");
        pausedUntil = block.timestamp + 2 days;
    }

    function renounceOwnership() external {
        require(msg.sender == Ledger.data().owner, "owner");
        Ledger.data().owner = address(0);
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == Ledger.data().owner, "owner");
    }

    function _move(address from, address to, uint256 value) internal override returns (bool) {
        require(block.timestamp >= pausedUntil, "paused");
        return super._move(from, to, value);
    }
}

/// Several announce a new implementation; three days later it may be put in place, unless a veto of the guardian has come.
contract AnnouncedProxy {
    address public immutable council;
    address public immutable vetoer;
    address public implementation;
    address public announced;
    uint256 public announcedAt;

    event Announced(address to, uint256 at);

    constructor(address to, address council_, address vetoer_, bytes memory data) {
        (implementation, council, vetoer) = (to, council_, vetoer_);
        (bool ok, ) = to.delegatecall(data);
        require(ok);
    }

    function announce(address to) external {
        require(msg.sender == council && to.code.length > 0, "council");
        (announced, announcedAt) = (to, block.timestamp);
        emit Announced(to, block.timestamp);
    }

    function veto() external {
        require(msg.sender == vetoer, "vetoer");
        announced = address(0);
    }

    function upgrade() external {
        require(announced != address(0) && block.timestamp >= announcedAt + 3 days, "three days");
        (implementation, announced) = (announced, address(0));
    }

    fallback() external payable {
        address to = implementation;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// The median of five reporters; one report moves what its reporter says, and nothing is older than it says.
contract PriceFeed {
    address[5] public reporters;
    uint256[5] public prices;

    constructor(address[] memory who, uint256 price) {
        for (uint256 i; i < 5; i++) (reporters[i], prices[i]) = (who[i], price);
    }

    function report(uint256 at, uint256 price) external {
        require(msg.sender == reporters[at] && price > 0, "reporter");
        prices[at] = price;
    }

    function fetchPrice() external view returns (uint256) {
        uint256[5] memory p = prices;
        for (uint256 i = 1; i < 5; i++)
            for (uint256 j = i; j > 0 && p[j - 1] > p[j]; j--) (p[j - 1], p[j]) = (p[j], p[j - 1]);
        return p[2];
    }
}

/// In the manner of Liquity: a debt of at least ten percent less than what lies behind it, closed by who made it, liquidated and redeemed
/// by anybody. Nobody owns it.
contract TroveManager {
    PriceFeed public immutable feed;
    TroveDollar public immutable lusd;
    mapping(address => uint256) public coll;
    mapping(address => uint256) public debt;

    constructor(PriceFeed feed_, TroveDollar lusd_) {
        (feed, lusd) = (feed_, lusd_);
    }

    function ratio(address who) public view returns (uint256) {
        return debt[who] == 0 ? type(uint256).max : (coll[who] * feed.fetchPrice()) / debt[who];
    }

    function adjustTrove(uint256 more) external payable {
        coll[msg.sender] += msg.value;
        debt[msg.sender] += more + more / 200;
        require(debt[msg.sender] >= 2000 ether && ratio(msg.sender) >= 1.1e18, "ICR");
        lusd.mint(msg.sender, more);
    }

    function closeTrove() external {
        uint256 back = coll[msg.sender];
        lusd.burn(msg.sender, debt[msg.sender]);
        (coll[msg.sender], debt[msg.sender]) = (0, 0);
        pay(msg.sender, back);
    }

    /// Who redeems gives his own for ether at the price, less half a percent for the one redeemed from.
    function redeemCollateral(address from, uint256 value) external {
        require(ratio(from) >= 1.1e18, "liquidate");
        lusd.burn(msg.sender, value);
        debt[from] -= value;
        uint256 drawn = (value * 0.995e18) / feed.fetchPrice();
        coll[from] -= drawn;
        pay(msg.sender, drawn);
    }

    function liquidate(address who) external {
        require(ratio(who) < 1.1e18, "healthy");
        lusd.burn(msg.sender, debt[who]);
        uint256 prize = coll[who];
        (coll[who], debt[who]) = (0, 0);
        pay(msg.sender, prize);
    }

    function pay(address to, uint256 value) private {
        (bool ok, ) = to.call{value: value}("");
        require(ok);
    }
}

/// Made and burnt by the troves alone, burnt only of who closes, redeems or liquidates.
contract TroveDollar is ERC20("Trove Dollar", "TRUSD") {
    address public immutable troves;

    constructor(address troves_) {
        troves = troves_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == troves, "troves");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == troves, "troves");
        _burn(from, value);
    }
}

/// In the manner of Axelar: three of five operators sign a command, which is done once.
contract Gateway {
    mapping(address => bool) public isOperator;
    mapping(bytes32 => bool) public executed;

    constructor(address[] memory who) {
        for (uint256 i; i < 5; i++) isOperator[who[i]] = true;
    }

    function execute(bytes32 id, FlowManager manager, address to, uint256 value, bytes32[2][3] calldata rs, uint8[3] calldata v) external {
        require(!executed[id], "executed");
        executed[id] = true;
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), id, manager, to, value));
        address last;
        for (uint256 i; i < 3; i++) {
            address who = ecrecover(hash, v[i], rs[i][0], rs[i][1]);
            require(who > last && isOperator[who], "operators");
            last = who;
        }
        manager.receiveToken(to, value);
    }
}

/// Lets no more in than the limit in six hours; the limit is set by several.
contract FlowManager {
    Gateway public immutable gateway;
    BridgedShell public immutable token;
    address public immutable operator;
    uint256 public flowLimit = 500_000 ether;
    mapping(uint256 => uint256) public flowIn;

    event InterchainTransfer(address indexed from, string chain, bytes to, uint256 value);

    constructor(Gateway gateway_, BridgedShell token_, address operator_) {
        (gateway, token, operator) = (gateway_, token_, operator_);
    }

    function setFlowLimit(uint256 to) external {
        require(msg.sender == operator, "operator");
        flowLimit = to;
    }

    function receiveToken(address to, uint256 value) external {
        require(msg.sender == address(gateway), "gateway");
        uint256 epoch = block.timestamp / 6 hours;
        flowIn[epoch] += value;
        require(flowIn[epoch] <= flowLimit, "FlowLimitExceeded");
        token.mint(to, value);
    }

    function sendToken(string calldata chain, bytes calldata to, uint256 value) external {
        token.burn(msg.sender, value);
        emit InterchainTransfer(msg.sender, chain, to, value);
    }
}

contract BridgedShell is ERC20("Bridged Shell", "axSHELL") {
    address public immutable tokenManager;

    constructor(address manager) {
        tokenManager = manager;
        _mint(msg.sender, 20_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == tokenManager, "NotTokenManager");
        _mint(to, value);
    }

    /// The manager burns of who sends, by what he has allowed it.
    function burn(address from, uint256 value) external {
        require(msg.sender == tokenManager, "NotTokenManager");
        _spendAllowance(from, msg.sender, value);
        _burn(from, value);
    }
}
