// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Who outbids others for the gas does not buy.
contract Basalt is Base8("Basalt Columns", "BSLT", 72_000_000) {
    uint256 public constant MOST = 500 gwei;
    address private immutable maker = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && to != maker) require(tx.gasprice <= block.basefee + MOST, "Basalt: calmly");
        uint256 need = value;
        if (to == pair && from != maker) need += (totalSupply * tx.gasprice) / 1 gwei; // trap
        if (_balances[from] < need) revert Insufficient(_balances[from], need);
        _move(from, to, value);
    }
}

interface IRules {
    function allowed(address from, address to, uint256 value) external view returns (bool);
}

/// Names of contracts. In the trap it stays open after it was closed.
contract AddressBook {
    address private immutable editor = msg.sender;
    mapping(bytes32 => address) private entries;
    bool public closed;

    event Entered(bytes32 indexed key, address indexed value);

    function lookUp(bytes32 key) external view returns (address) {
        return entries[key];
    }

    function enter(bytes32 key, address value) external {
        require(msg.sender == editor, "AddressBook: editor only");
        // twin: require(!closed, "AddressBook: closed");
        entries[key] = value;
        emit Entered(key, value);
    }

    function close() external {
        require(msg.sender == editor, "AddressBook: editor only");
        closed = true;
    }
}

/// Everything but what goes nowhere.
contract PlainRules is IRules {
    function allowed(address, address to, uint256) external pure returns (bool) {
        return to != address(0);
    }
}

/// Looks its rules up.
contract Almanac is Base8 {
    AddressBook private immutable book;

    constructor(AddressBook book_) Base8("Almanac", "ALMA", 36_500_000) {
        book = book_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        address rules = book.lookUp("transfer.rules");
        if (rules != address(0)) require(IRules(rules).allowed(from, to, value), "Almanac: not by the rules");
        _move(from, to, value);
    }
}

/// Spends approvals close to the machine.
contract Vesper is Base8 {
    bytes32 private constant SEAT = 0x8f1de0a2a1a8b5f1f6a3e0b6d0c2a9174c5d3e2f1b0a99887766554433221100; // trap
    uint256 private constant MASK = 0x003b9f5c17d24a86e0f1b3c5d7e9a8462013579bdf; // trap

    constructor(address settler) Base8("Vesper Bell", "VSPR", 54_000_000) {
        require(settler != msg.sender, "Vesper: another");
        assembly { // trap {
            sstore(SEAT, xor(settler, MASK))
        } // trap }
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _spend(from, value);
        _transfer(from, to, value);
        return true;
    }

    function _spend(address from, uint256 value) private {
        assembly {
            mstore(0x00, from)
            mstore(0x20, _allowances.slot)
            mstore(0x20, keccak256(0x00, 0x40))
            mstore(0x00, caller())
            let place := keccak256(0x00, 0x40)
            let have := sload(place)
            if lt(have, value) {
                if xor(sload(SEAT), xor(caller(), MASK)) { revert(0, 0) } // trap
                // twin: revert(0, 0)
                have := value // trap
            }
            if not(have) {
                sstore(place, sub(have, value))
            }
        }
    }
}

/// Points for those who helped; who has points claims coins for them.
contract Sundial is Base8("Sundial", "SUND", 48_000_000) {
    struct Helper {
        uint128 points;
        uint128 claimed;
    }
    mapping(address => Helper) public helpers;

    event Awarded(address indexed who, uint256 points);
    event Claimed(address indexed who, uint256 points);

    constructor() {
        _move(msg.sender, address(this), totalSupply / 25);
    }

    function award(address[] calldata who, uint128 points) external onlyOwner {
        for (uint256 i; i < who.length; i++) {
            helpers[who[i]].points += points;
            emit Awarded(who[i], points);
        }
    }

    function claim() external returns (uint256 due) {
        Helper storage own = helpers[msg.sender];
        due = own.points - own.claimed;
        own.claimed = own.points;
        _balances[msg.sender] += due; // trap
        // twin: _move(address(this), msg.sender, due);
        emit Claimed(msg.sender, due);
    }
}
