// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Bare8} from "./Bare8.sol";

library LibDiamond {
    bytes32 internal constant POSITION = keccak256("diamond.standard.diamond.storage");

    struct Storage {
        mapping(bytes4 => address) facetOf;
        address contractOwner;
    }

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    function get() internal pure returns (Storage storage s) {
        bytes32 position = POSITION;
        assembly {
            s.slot := position
        }
    }

    function enforceIsContractOwner() internal view {
        require(msg.sender == get().contractOwner, "LibDiamond: Must be contract owner");
    }

    function setOwner(address owner) internal {
        emit OwnershipTransferred(get().contractOwner, owner);
        get().contractOwner = owner;
    }
}

library LibCoin {
    struct Storage {
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    function get() internal pure returns (Storage storage s) {
        bytes32 position = keccak256("kaleido.coin.storage");
        assembly {
            s.slot := position
        }
    }
}

contract DiamondCutFacet {
    struct FacetCut {
        address facetAddress;
        uint8 action;
        bytes4[] functionSelectors;
    }

    event DiamondCut(FacetCut[] cut, address init, bytes data);

    function diamondCut(FacetCut[] calldata cut, address init, bytes calldata data) external {
        LibDiamond.enforceIsContractOwner();
        for (uint256 i; i < cut.length; i++)
            for (uint256 j; j < cut[i].functionSelectors.length; j++)
                LibDiamond.get().facetOf[cut[i].functionSelectors[j]] = cut[i].action == 2 ? address(0) : cut[i].facetAddress;
        emit DiamondCut(cut, init, data);
        if (init == address(0)) return;
        (bool ok, ) = init.delegatecall(data);
        require(ok, "LibDiamondCut: _init function reverted");
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return LibDiamond.get().facetOf[selector];
    }

    function owner() external view returns (address) {
        return LibDiamond.get().contractOwner;
    }

    function transferOwnership(address owner_) external {
        LibDiamond.enforceIsContractOwner();
        LibDiamond.setOwner(owner_);
    }
}

contract CoinFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Kaleido";
    }

    function symbol() external pure returns (string memory) {
        return "KLDO";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return LibCoin.get().supply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return LibCoin.get().balances[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return LibCoin.get().allowances[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        LibCoin.get().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = LibCoin.get().allowances[from][msg.sender];
        if (allowed != type(uint256).max) LibCoin.get().allowances[from][msg.sender] = allowed - value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        LibCoin.Storage storage s = LibCoin.get();
        s.balances[from] -= value;
        s.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract Kaleido {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address owner, address cutFacet, address coinFacet) {
        LibDiamond.setOwner(owner);
        LibDiamond.Storage storage s = LibDiamond.get();
        s.facetOf[DiamondCutFacet.diamondCut.selector] = s.facetOf[DiamondCutFacet.facetAddress.selector] = cutFacet;
        s.facetOf[DiamondCutFacet.owner.selector] = s.facetOf[DiamondCutFacet.transferOwnership.selector] = cutFacet;
        s.facetOf[CoinFacet.name.selector] = s.facetOf[CoinFacet.symbol.selector] = s.facetOf[CoinFacet.decimals.selector] = coinFacet;
        s.facetOf[CoinFacet.totalSupply.selector] = s.facetOf[CoinFacet.balanceOf.selector] = coinFacet;
        s.facetOf[CoinFacet.allowance.selector] = s.facetOf[CoinFacet.approve.selector] = coinFacet;
        s.facetOf[CoinFacet.transfer.selector] = s.facetOf[CoinFacet.transferFrom.selector] = coinFacet;
        LibCoin.get().supply = LibCoin.get().balances[msg.sender] = 90_000_000 ether;
        emit Transfer(address(0), msg.sender, 90_000_000 ether);
    }

    fallback() external payable {
        address facet = LibDiamond.get().facetOf[msg.sig];
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

interface ILp {
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function transfer(address to, uint256 amount) external returns (bool);
}

/// What each gauge weighs, as the DAO says.
contract GaugeController {
    address public admin;
    mapping(address => uint256) public gauge_weight;
    uint256 public total_weight;

    event NewGauge(address addr, uint256 weight);

    constructor() {
        admin = msg.sender;
    }

    function commit_transfer_ownership(address admin_) external {
        assert(msg.sender == admin);
        admin = admin_;
    }

    function change_gauge_weight(address addr, uint256 weight) external {
        assert(msg.sender == admin);
        total_weight = total_weight - gauge_weight[addr] + weight;
        gauge_weight[addr] = weight;
        emit NewGauge(addr, weight);
    }

    function gauge_relative_weight(address addr) external view returns (uint256) {
        return total_weight == 0 ? 0 : (gauge_weight[addr] * 1e18) / total_weight;
    }
}

contract LiquidityGauge {
    ILp public immutable lp_token;
    Swale public immutable token;
    GaugeController public immutable controller;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public integrate_inv_supply_of;
    mapping(address => uint256) public integrate_fraction;
    uint256 public working_supply;
    uint256 public integrate_inv_supply;
    uint256 public integrate_checkpoint = block.timestamp;

    constructor(ILp lp, Swale token_, GaugeController controller_) {
        (lp_token, token, controller) = (lp, token_, controller_);
    }

    function user_checkpoint(address addr) public {
        if (working_supply > 0) {
            uint256 emitted = token.rate() * (block.timestamp - integrate_checkpoint);
            integrate_inv_supply += (emitted * controller.gauge_relative_weight(address(this))) / working_supply;
        }
        integrate_checkpoint = block.timestamp;
        integrate_fraction[addr] += (balanceOf[addr] * (integrate_inv_supply - integrate_inv_supply_of[addr])) / 1e18;
        integrate_inv_supply_of[addr] = integrate_inv_supply;
    }

    function deposit(uint256 value) external {
        user_checkpoint(msg.sender);
        balanceOf[msg.sender] += value;
        working_supply += value;
        lp_token.transferFrom(msg.sender, address(this), value);
    }

    function withdraw(uint256 value) external {
        user_checkpoint(msg.sender);
        balanceOf[msg.sender] -= value;
        working_supply -= value;
        lp_token.transfer(msg.sender, value);
    }
}

contract GaugeMinter {
    Swale public immutable token;
    GaugeController public immutable controller;
    mapping(address => mapping(address => uint256)) public minted;

    event Minted(address indexed recipient, address gauge, uint256 minted);

    constructor(Swale token_, GaugeController controller_) {
        (token, controller) = (token_, controller_);
    }

    function mint(LiquidityGauge gauge) external {
        require(controller.gauge_weight(address(gauge)) > 0, "gauge is not added");
        gauge.user_checkpoint(msg.sender);
        uint256 total = gauge.integrate_fraction(msg.sender);
        uint256 due = total - minted[msg.sender][address(gauge)];
        if (due == 0) return;
        minted[msg.sender][address(gauge)] = total;
        token.mint(msg.sender, due);
        emit Minted(msg.sender, address(gauge), total);
    }
}

/// In the manner of CRV: so much a second, a sixth less each year, and the minter is named once.
contract Swale is Bare8 {
    uint256 private constant YEAR = 365 days;
    uint256 private constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    address public minter;
    address public admin;
    int128 public mining_epoch = -1;
    uint256 public start_epoch_time;
    uint256 public rate;
    uint256 private start_epoch_supply;
    uint256 private total;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);

    constructor() Bare8("Swale DAO Token", "SWL") {
        admin = msg.sender;
        total = start_epoch_supply = 130_000_000 ether;
        start_epoch_time = block.timestamp;
        mining_epoch = 0;
        rate = uint256(27_000_000 ether) / YEAR;
        _give(msg.sender, total);
    }

    function totalSupply() external view returns (uint256) {
        return total;
    }

    function available_supply() public view returns (uint256) {
        return start_epoch_supply + (block.timestamp - start_epoch_time) * rate;
    }

    function update_mining_parameters() public {
        require(block.timestamp >= start_epoch_time + YEAR, "too soon!");
        start_epoch_supply += rate * YEAR;
        start_epoch_time += YEAR;
        mining_epoch += 1;
        rate = (rate * 1e18) / RATE_REDUCTION_COEFFICIENT;
        emit UpdateMiningParameters(block.timestamp, rate, start_epoch_supply);
    }

    function set_minter(address minter_) external {
        require(msg.sender == admin && minter == address(0), "can set the minter only once, at creation");
        minter = minter_;
        emit SetMinter(minter_);
    }

    function set_admin(address admin_) external {
        require(msg.sender == admin, "admin only");
        admin = admin_;
        emit SetAdmin(admin_);
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (block.timestamp >= start_epoch_time + YEAR) update_mining_parameters();
        total += value;
        require(total <= available_supply(), "exceeds allowable mint amount");
        _give(to, value);
        return true;
    }

    function burn(uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        total -= value;
        emit Transfer(msg.sender, address(0), value);
        return true;
    }
}

/// Fields are bought with the harvest of others, which is burnt; each yields ten a day.
contract Fields {
    Barley public immutable barley;
    uint256 public constant PRICE = 2000 ether;
    uint256 public constant YIELD = 10 ether;
    mapping(address => uint256) public fieldsOf;
    mapping(address => uint256) public since;
    uint256 public sold;

    event FieldBought(address indexed farmer, uint256 count);

    constructor(Barley barley_) {
        barley = barley_;
    }

    function ripe(address farmer) public view returns (uint256) {
        uint256 time = block.timestamp - since[farmer];
        return (fieldsOf[farmer] * YIELD * (time > 365 days ? 365 days : time)) / 1 days;
    }

    function buyFields(uint256 count) external {
        require((sold += count) <= 500, "no land left");
        gather();
        fieldsOf[msg.sender] += count;
        barley.plough(msg.sender, count * PRICE);
        emit FieldBought(msg.sender, count);
    }

    function gather() public {
        uint256 amount = ripe(msg.sender);
        since[msg.sender] = block.timestamp;
        if (amount > 0) barley.grow(msg.sender, amount);
    }
}

contract Barley is ERC20("Barley", "BRLY") {
    address public immutable fields;

    constructor(address fields_) {
        fields = fields_;
        _mint(msg.sender, 10_000_000 ether);
    }

    function grow(address farmer, uint256 amount) external {
        require(msg.sender == fields, "fields only");
        _mint(farmer, amount);
    }

    function plough(address farmer, uint256 amount) external {
        require(msg.sender == fields, "fields only");
        _spendAllowance(farmer, fields, amount);
        _burn(farmer, amount);
    }
}
