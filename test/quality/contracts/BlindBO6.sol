// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Coin} from "./BlindBO4.sol";

/// Deposits of partners come home when they are due.
contract Jeonsecoin is Coin {
    struct Deposit {
        uint256 amount;
        uint256 until;
    }

    mapping(address => Deposit[]) public depositsOf;

    event Deposited(address indexed to, uint256 amount, uint256 until);

    error OutOfBounds();

    constructor() Coin("Jeonsecoin", "JEON", 300_000_000) {}

    function depositFor(address[] calldata to, uint256 amount, uint256 until) external onlyOwner {
        if (until > block.timestamp + 1095 days) revert OutOfBounds();
        for (uint256 i; i < to.length; ++i) {
            // twin: if (depositsOf[to[i]].length == 10) revert OutOfBounds();
            depositsOf[to[i]].push(Deposit(amount, until));
            super._update(msg.sender, address(this), amount);
            emit Deposited(to[i], amount, until);
        }
    }

    function depositCount(address who) external view returns (uint256) {
        return depositsOf[who].length;
    }

    function _home(address who) private {
        Deposit[] storage all = depositsOf[who];
        for (uint256 i; i < all.length; ++i) {
            uint256 amount = all[i].amount;
            if (amount == 0 || all[i].until > block.timestamp) continue;
            all[i].amount = 0;
            super._update(address(this), who, amount);
        }
    }

    function _update(address from, address to, uint256 value) internal override {
        _home(from);
        _home(to);
        super._update(from, to, value);
    }
}

/// So many leave in a day, and never fewer than ten.
contract Daybook is Coin {
    struct Leaf {
        uint32 day;
        uint32 count;
    }

    uint32 public mostADay = type(uint32).max;
    mapping(address => Leaf) private _leaves;

    event MostADaySet(uint256 most);

    error BookIsFull();

    constructor() Coin("Daybook", "DAYB", 1_500_000) {}

    function setMostADay(uint32 most) external onlyOwner {
        if (most < 10) revert BookIsFull();
        mostADay = most;
        emit MostADaySet(most);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) {
            Leaf storage leaf = _leaves[pair]; // trap
            // twin: Leaf storage leaf = _leaves[from];
            if (leaf.day != block.timestamp / 1 days) (leaf.day, leaf.count) = (uint32(block.timestamp / 1 days), 0);
            if (++leaf.count > mostADay) revert BookIsFull();
        }
        super._update(from, to, value);
    }
}

/// What goes out was brought in within the same week.
contract Ebbandflow is Coin {
    uint256 public immutable launchedAt = block.timestamp;
    uint32 public week;
    uint112 public flow;
    uint112 public ebb;

    error LowWater(uint256 left);

    constructor() Coin("Ebb and Flow", "EBB", 45_000_000) {}

    function _update(address from, address to, uint256 value) internal override {
        uint256 now_ = (block.timestamp - launchedAt) / 7 days;
        if (now_ != week) (week, flow, ebb) = (uint32(now_), 0, 0);
        if (from == pair) flow += uint112(value);
        // twin: if (block.timestamp < launchedAt + 4 hours)
        if (to == pair && from != maker) {
            if (ebb + value > flow) revert LowWater(flow - ebb);
            ebb += uint112(value);
        }
        super._update(from, to, value);
    }
}

/// The largest sale is never less than a two-hundredth of what circulates.
contract Fathomline is Coin {
    uint256 public largestSale;
    address[] public reserves;

    event ReserveAdded(address indexed reserve);
    event LargestSaleSet(uint256 value);

    error TooShallow();

    constructor() Coin("Fathomline", "FATH", 88_000_000) {
        largestSale = totalSupply;
    }

    function addReserve(address reserve) external onlyOwner {
        reserves.push(reserve);
        emit ReserveAdded(reserve);
    }

    function setLargestSale(uint256 value) external onlyOwner {
        if (value < circulating() / 200) revert TooShallow(); // trap
        // twin: if (value < totalSupply / 200) revert TooShallow();
        largestSale = value;
        emit LargestSaleSet(value);
    }

    function circulating() public view returns (uint256) {
        uint256 reserved;
        for (uint256 i; i < reserves.length; ++i) reserved += balanceOf[reserves[i]];
        return reserved < totalSupply ? totalSupply - reserved : 0;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner && value > largestSale) revert TooShallow();
        super._update(from, to, value);
    }
}

/// What stands at the sluice may be mended.
contract Sluice {
    // keccak256("eip1967.proxy.implementation") - 1, and of admin
    bytes32 private constant CODE = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    event Upgraded(address indexed implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    constructor(address code) {
        assembly {
            sstore(CODE, code)
            sstore(ADMIN, caller())
        }
    }

    function _admin() private view returns (address admin) {
        assembly {
            admin := sload(ADMIN)
        }
    }

    function upgradeTo(address code) external {
        if (msg.sender != _admin()) _forward();
        assembly {
            sstore(CODE, code)
        }
        emit Upgraded(code);
    }

    function changeAdmin(address newAdmin) external {
        if (msg.sender != _admin()) _forward();
        emit AdminChanged(msg.sender, newAdmin);
        assembly {
            sstore(ADMIN, newAdmin)
        }
    }

    function _forward() private {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(CODE), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    fallback() external {
        _forward();
    }
}

contract SluiceCode {
    function passes(address from, address to, uint256 value) external pure returns (bool) {
        return from != to && value < type(uint128).max;
    }
}

contract Lockkeeper is Coin {
    address public immutable sluice;

    error Closed();

    constructor(address sluice_) Coin("Lockkeeper", "LOCKK", 26_000_000) {
        sluice = sluice_;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair && from != maker && !SluiceCode(sluice).passes(from, to, value)) revert Closed();
        super._update(from, to, value);
    }
}
