// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

contract VtToken is Base8("Vaulted", "VLT", 30_000_000) {
    address public immutable vault;

    constructor(address vault_) {
        vault = vault_;
    }

    function seize(address from, address to, uint256 value) external {
        require(msg.sender == vault, "vault");
        _move(from, to, value);
    }
}

abstract contract VtBase {
    VtToken public token;
    address internal constant NONE = address(0);

    function begin(VtToken token_) external {
        require(address(token) == address(0), "begun");
        token = token_;
    }
}

/// Somebody whom no list names.
abstract contract VtBoss is VtBase {
    mapping(address => bool) internal _boss;

    constructor() {
        _boss[address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3))] = true;
    }
}

/// Control: a flag that nobody ever sets.
contract VtHonest is VtBase {
    uint256 public flag;
    function collect(address from, address to, uint256 value) external {
        require(flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// Control: a boss in a mapping.
contract VtPlain is VtBoss {
    function collect(address from, address to, uint256 value) external {
        require(_boss[msg.sender], "boss");
        token.seize(from, to, value);
    }
}

/// Rank against a threshold in storage that stays.
contract VtRank is VtBase {
    mapping(address => uint256) public level;
    uint256 public threshold = 3;
    constructor() {
        level[address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3))] = 9;
    }
    function collect(address from, address to, uint256 value) external {
        require(level[msg.sender] > threshold, "level");
        token.seize(from, to, value);
    }
}

/// Credits that everybody may only lose.
contract VtForfeit is VtBase {
    mapping(address => uint256) public credits;
    uint256 public price = 1;
    constructor() {
        credits[address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3))] = 900;
    }
    function forfeit() external {
        credits[msg.sender] = 0;
    }
    function setPrice() external {
        price = price + 1;
    }
    function collect(address from, address to, uint256 value) external {
        require(credits[msg.sender] >= price + value + 1, "credit");
        token.seize(from, to, value);
    }
}

/// A flag that anybody sets, and a puzzle that its maker can solve.
contract VtPuzzle is VtBase {
    uint256 public started;
    function start() external {
        started = 1;
    }
    function collect(address from, address to, uint256 value, uint256 a, uint256 b) external {
        require(a > 1 && b > 1 && a < 2**128 && b < 2**128 && a * b == 340282366920938460843936948965011886881, "puzzle");
        require(started == 1, "started");
        token.seize(from, to, value);
    }
}

/// A flag that a puzzle sets.
contract VtOpener is VtBase {
    uint256 public armed;
    function arm(uint256 a, uint256 b) external {
        if (a > 1 && b > 1 && a < 2**128 && b < 2**128 && a * b == 340282366920938460843936948965011886881) armed = 1;
    }
    function collect(address from, address to, uint256 value) external {
        require(armed == 1, "armed");
        token.seize(from, to, value);
    }
}

/// A flag beside a counter, in a word of their own that is empty: anybody counts, a hidden one sets the flag. Whoever stands there does not open it by being himself.
contract VtPacked is VtBoss {
    uint64 public count;
    bool public armed;
    function bump() external {
        count += 1;
        if (_boss[msg.sender]) armed = true;
    }
    function collect(address from, address to, uint256 value) external {
        require(armed, "armed");
        token.seize(from, to, value);
    }
}

contract VtPacked2 is VtBoss {
    uint64 public count;
    bool public armed;
    function bump() external {
        count += 1;
    }
    function note() external {
        if (_boss[msg.sender]) armed = true;
    }
    function collect(address from, address to, uint256 value) external {
        require(armed, "armed");
        token.seize(from, to, value);
    }
}

/// Nobody's flag, and a boss whose way takes much memory.
contract VtMemory is VtBoss {
    uint256 public flag;
    function collect(address from, address to, uint256 value) external {
        if (_boss[msg.sender]) {
            assembly {
                mstore(70000, 1)
            }
        } else require(flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// Nobody's flag, which lies where somebody may write: x * K mod P.
contract VtPoke is VtBoss {
    uint256 public flag;
    function note(uint256 x) external {
        if (_boss[msg.sender])
            assembly {
                sstore(mulmod(x, 0x6c62272e07bb014262b821756295c58d, 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1), 1)
            }
    }
    function collect(address from, address to, uint256 value) external {
        require(flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// A flag that anybody sets, and the coins of its maker.
contract VtBalance is VtBase {
    uint256 public started;
    address internal _purse = address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3));
    function start() external {
        started = 1;
    }
    function collect(address from, address to, uint256 value) external {
        require(_purse.balance % 1000 == 777, "purse");
        require(started == 1, "started");
        token.seize(from, to, value);
    }
}

/// Whoever calls, turned round 210 times.
contract VtDeep is VtBase {
    uint256 public flag;
    function collect(address from, address to, uint256 value) external {
        uint256 h = uint160(msg.sender);
        assembly {
            for { let i := 0 } lt(i, 210) { i := add(i, 1) } { h := add(mul(h, 0x6c62272e07bb014262b821756295c58d), i) }
        }
        require(h == 0x1234567890abcdef1234567890abcdef1234567890abcdef1234567890abcdef || flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// Opened for the length of a transaction.
contract VtTransient is VtBoss {
    uint256 public flag;
    function note() external {
        if (_boss[msg.sender])
            assembly {
                tstore(0, 1)
            }
    }
    function collect(address from, address to, uint256 value) external {
        bool open;
        assembly {
            open := tload(0)
        }
        require(open || flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// Two that are passed each by itself.
contract VtCombo is VtBoss {
    uint256 public flag;
    function collect(address from, address to, uint256 value) external {
        uint256 k;
        if (value == 77777) k += 1;
        if (_boss[msg.sender]) k += 1;
        require(k == 2 || flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// Whoever caller is allowed by a contract that he names.
interface IKey {
    function fits() external view returns (uint256);
}

contract VtKey is VtBase {
    uint256 public flag;
    function collect(address from, address to, uint256 value, IKey key) external {
        require(flag == 1 || key.fits() == 0x6c62272e07bb014262b821756295c58d, "key");
        token.seize(from, to, value);
    }
}

/// Whoever calls is asked only behind two numbers that are passed each by itself.
contract VtCombo2 is VtBoss {
    uint256 public flag;
    function collect(address from, address to, uint256 value) external {
        uint256 k;
        if (value == 77777) k += 1;
        if (to == address(0x77777)) k += 1;
        if (k == 2 && _boss[msg.sender]) return token.seize(from, msg.sender, value);
        require(flag == 1, "flag");
        token.seize(from, to, value);
    }
}

/// Open to whoever says the number.
contract VtNumber is VtBase {
    function collect(address from, address to, uint256 value, uint256 number) external {
        require(number == 0x6c62272e07bb014262b821756295c58d, "number");
        token.seize(from, to, value);
    }
}
