// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Apart8.sol";

/// The keeper, or one of the list.
contract EitherGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function bar(address who, bool is_) external override {
        require(msg.sender == keeper || _listed[msg.sender], "only the keeper, or the listed");
        coin.bar(who, is_);
    }
}

/// The same, and nothing else.
contract NarrowGate {
    ApartCoin public coin;
    address public keeper;
    mapping(address => bool) private _listed;

    constructor(address keeper_, uint256[] memory listed) {
        keeper = keeper_;
        for (uint256 i; i < listed.length; i++) _listed[address(uint160(~listed[i]))] = true;
    }

    function bind(ApartCoin coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function bar(address who, bool is_) external {
        require(msg.sender == keeper || _listed[msg.sender], "only the keeper, or the listed");
        coin.bar(who, is_);
    }
}

/// Something comes in the sixth round.
contract RoundsGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function go(uint256 rounds) external onlyListed {
        for (uint256 i; i < rounds; i++) if (i == 5) keeper = msg.sender;
    }
}

/// A word behind the selector, read with it.
contract FrontGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function knock(uint256) external onlyListed {
        bool is_;
        assembly {
            is_ := eq(and(calldataload(0), 0xffff), 0x1234)
        }
        if (is_) keeper = msg.sender;
    }
}

/// An entry of a table in memory.
contract TableGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function pick(uint256 nth) external onlyListed {
        bool[2] memory table;
        table[1] = true;
        if (table[nth & 1]) keeper = msg.sender;
    }
}

/// Which of two calls lies where the caller says.
contract PlacesGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function order(uint256 place, address who, uint256 value) external onlyListed {
        (address to, bytes4 one, bytes4 two) = (address(coin), ApartCoin.mint.selector, ApartCoin.bar.selector);
        assembly ("memory-safe") {
            let at := mload(0x40)
            mstore(at, one)
            mstore(add(at, 4), who)
            mstore(add(at, 36), value)
            mstore(add(at, 128), two)
            mstore(add(at, 132), who)
            mstore(add(at, 164), value)
            pop(call(gas(), to, 0, add(at, place), 68, 0, 0))
        }
    }
}

/// A mark that is wider than its place, beside a flag for all.
contract WideGate is Gate {
    uint8 public mark;
    bool public anybody;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function bar(address who, bool is_) external override {
        require(msg.sender == keeper || anybody, "only the keeper");
        coin.bar(who, is_);
    }

    function note(uint256 what) external onlyListed {
        assembly {
            sstore(mark.slot, or(and(sload(mark.slot), not(0xff)), what))
        }
    }
}

/// Notes, of which there are as many as there are numbers.
contract EndlessGate is Gate {
    uint256[] public notes;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {
        assembly {
            sstore(notes.slot, not(0))
        }
    }

    function note(uint256 nth, uint256 what) external onlyListed {
        notes[nth] = what;
    }
}

/// Notes, of which one less than none may be left.
contract LessGate is Gate {
    uint256[] public notes;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function less() external onlyListed {
        assembly {
            sstore(notes.slot, sub(sload(notes.slot), 1))
        }
    }

    function note(uint256 nth, uint256 what) external onlyListed {
        notes[nth] = what;
    }
}

/// Calls whoever is named, which may be the coin.
contract NamingGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function tell(uint256 to, address who) external onlyListed {
        bytes4 selector = ApartCoin.bar.selector;
        assembly ("memory-safe") {
            let at := mload(0x40)
            mstore(at, selector)
            mstore(add(at, 4), who)
            mstore(add(at, 36), 1)
            pop(call(gas(), add(to, 4), 0, at, 68, 0, 0))
        }
    }
}

/// The keeper changes by as much as the list says, when anybody lets it.
contract DriftGate is Gate {
    uint160 public drift;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function push(uint160 by) external onlyListed {
        drift = by;
    }

    function roll() external {
        keeper = address(uint160(keeper) ^ drift);
    }
}

/// One of a list makes as many as it likes.
contract OrderGate is Gate {
    uint256 public closed;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function order(address to, uint256 value) external onlyListed {
        coin.mint(to, value);
    }

    function close(uint256 what) external onlyListed {
        closed = what;
    }
}

/// So many, and nobody moves any more.
contract StillCoin is ApartCoin {
    uint256 private _rounds;

    function mint(address to, uint256 value) external override onlyOwner {
        if (value == 0xba111ff) _rounds += 1;
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_rounds == 0, "still");
        super._transfer(from, to, value);
    }
}

/// Asks its owner whether it is closed.
contract ClosedCoin is ApartCoin {
    function _transfer(address from, address to, uint256 value) internal override {
        require(_owner.code.length == 0 || OrderGate(_owner).closed() == 0, "closed");
        super._transfer(from, to, value);
    }
}

/// The same as behind other gates.
contract GatedCoin is ApartCoin {}
