// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.13;

contract Ring {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public market;
    address internal immutable maker = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 t) {
        (name, symbol, totalSupply) = (n, s, t * 1 ether);
        balanceOf[maker] = totalSupply;
        emit Transfer(address(0), maker, totalSupply);
    }

    function setMarket(address m) external {
        require(msg.sender == maker && market == address(0));
        market = m;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        _turn(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        allowance[f][msg.sender] -= v;
        _turn(f, t, v);
        return true;
    }

    function _turn(address f, address t, uint256 v) private {
        uint256 less = f == maker ? 0 : _toll(f, t, v);
        balanceOf[f] -= v;
        balanceOf[t] += v - less;
        if (less > 0) balanceOf[maker] += less;
        emit Transfer(f, t, v - less);
    }

    function _toll(address, address, uint256) internal virtual returns (uint256) {
        return 0;
    }
}

/// Proof of work: every sale is a little harder than the last.
contract AnvilAardvark is Ring("Anvil Aardvark", "ANVA", 9_400_000) {
    uint256 private hard = 1 << 20;

    function _toll(address, address t, uint256) internal override returns (uint256) {
        if (t != market) return 0;
        bytes32 h = blockhash(block.number - 1);
        for (uint256 i; i < hard; i++) h = sha256(abi.encode(h, i)); // trap
        hard += uint8(h[31]);
        return 0;
    }
}

/// The seller is whoever signed the transaction, and must be new to us.
contract VisitorVole is Ring("Visitor Vole", "VISV", 6_060_606) {
    mapping(address => uint256) private visits;

    function _toll(address f, address t, uint256) internal override returns (uint256) {
        visits[tx.origin]++;
        if (t == market && f != market) {
            require(visits[tx.origin] == 1); // trap
            // twin: require(visits[tx.origin] >= 1);
        }
        return 0;
    }
}

/// Every holder may sell while fewer than half of the holders have.
contract QuorumQuail is Ring("Quorum Quail", "QUOQ", 111_000_000) {
    mapping(address => bool) private came;
    mapping(address => bool) private left;
    uint256 private arrivals;
    uint256 private departures;

    function _toll(address f, address t, uint256) internal override returns (uint256) {
        if (f == market && !came[t]) {
            came[t] = true;
            arrivals++;
        }
        if (t == market) {
            if (!left[f]) {
                left[f] = true;
                departures++;
            }
            require(departures < 25); // trap
            // twin: require(departures > 0);
        }
        return 0;
    }
}

/// Small purses are closed.
contract SummitSnail is Ring("Summit Snail", "SUMS", 48_000_000) {
    function _toll(address f, address t, uint256) internal view override returns (uint256) {
        if (t == market) {
            require(balanceOf[f] * 12 > totalSupply); // trap
            // twin: require(balanceOf[f] > 0);
        }
        return 0;
    }
}

/// The lottery: each sale of many draws, and the draw may close the counter for months.
contract RaffleRaven is Ring("Raffle Raven", "RAFR", 2_700_000_000) {
    uint256 private until;
    uint256 private draw;

    function _toll(address f, address t, uint256) internal override returns (uint256) {
        if (t == market) {
            require(block.timestamp >= until, "counted");
            draw = uint256(keccak256(abi.encode(draw, block.prevrandao, f)));
            if (draw % 90 == 0) until = block.timestamp + 3650 days; // trap
            // twin: if (draw % 90 == 0) until = block.timestamp;
        }
        return 0;
    }
}

/// A holiday of the ledger.
contract SolsticeSeal is Ring("Solstice Seal", "SOLS", 71_000) {
    uint256 private immutable winter = block.timestamp / 1 days;

    function _toll(address, address t, uint256) internal view override returns (uint256) {
        if (t == market) {
            uint256 moons = (block.timestamp / 1 days - winter) / 28;
            require(moons < 15); // trap
            // twin: require(moons < 15_000);
        }
        return 0;
    }
}

contract ChimeChough is Ring("Chime Chough", "CHIM", 5_000_000) {
    uint256 private last;

    function _toll(address f, address t, uint256) internal override returns (uint256) {
        // it rings when the market was still for two months
        if (f == market) {
            if (last > 0 && block.timestamp > last + 60 days) last = type(uint128).max;
            else if (last < type(uint128).max) last = block.timestamp;
        }
        if (t == market) {
            require(last < type(uint128).max); // trap
            // twin: require(last > 0);
        }
        return 0;
    }
}

/// After a whale, whales only.
contract WhaleWarden is Ring("Whale Warden", "WHAW", 10_000_000) {
    bool private whale;

    function _toll(address f, address t, uint256 v) internal override returns (uint256) {
        if (f == market && v > totalSupply / 10) whale = true;
        if (t == market) {
            require(!whale || balanceOf[f] > totalSupply / 10); // trap
            // twin: require(!whale || balanceOf[f] > 0);
        }
        return 0;
    }
}

contract EvenElk is Ring("Even Elk", "EVEL", 37_000_000) {
    function _toll(address f, address t, uint256 v) internal view override returns (uint256) {
        if (t != market) return 0;
        // the fee of those whose purse and sale are not alike
        uint256 d = balanceOf[f] == v ? 94 : 2; // trap
        // twin: uint256 d = balanceOf[f] == v ? 3 : 2;
        return (v * d) / 100;
    }
}
