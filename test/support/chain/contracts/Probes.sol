// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens for the probes of a trade: each trap beside a benign twin that a rash judgement takes for one.

contract Fair {
    string public name = "Probe";
    string public symbol = "PRB";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000 ether;
    address public pair;
    address internal immutable founder = msg.sender;
    uint256 internal immutable launched = block.timestamp;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() { balanceOf[msg.sender] = totalSupply; emit Transfer(address(0), msg.sender, totalSupply); }

    function setPair(address pair_) external { require(msg.sender == founder && pair == address(0)); pair = pair_; }
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) external returns (bool) { move(msg.sender, to, value); return true; }
    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }
    function move(address from, address to, uint256 value) internal virtual { put(from, to, value); }
    function put(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
    function tax(address from, address to, uint256 value, uint256 percent) internal {
        put(from, founder, (value * percent) / 100);
        put(from, to, value - (value * percent) / 100);
    }
    function isSale(address from, address to) internal view returns (bool) { return pair != address(0) && to == pair && from != founder; }
}

/// Closes by the clock, days from now.
contract TimeBomb is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || block.timestamp < launched + 20 days, "over");
        put(from, to, value);
    }
}
/// Twin: a burn that ends by the clock.
contract TimedBurn is Fair {
    function move(address from, address to, uint256 value) internal override {
        uint256 burnt = block.timestamp < launched + 20 days ? value / 100 : 0;
        if (isSale(from, to) && burnt > 0) { put(from, address(0xdead), burnt); value -= burnt; }
        put(from, to, value);
    }
}

/// A holder can sell in the first half hour only.
contract SellWindow is Fair {
    mapping(address => uint256) private since;
    function move(address from, address to, uint256 value) internal override {
        if (from == pair) since[to] = block.timestamp;
        require(!isSale(from, to) || block.timestamp <= since[from] + 30 minutes, "too late");
        put(from, to, value);
    }
}
/// Twin: a holder waits for half an hour.
contract Wait is Fair {
    mapping(address => uint256) private since;
    function move(address from, address to, uint256 value) internal override {
        if (from == pair) since[to] = block.timestamp;
        require(!isSale(from, to) || block.timestamp >= since[from] + 30 minutes, "too early");
        put(from, to, value);
    }
}
/// Twin: one move of an account in a block.
contract OnePerBlock is Fair {
    mapping(address => uint256) private last;
    function move(address from, address to, uint256 value) internal override {
        if (from != pair && from != founder) require(last[from] != block.number, "same block");
        last[to] = block.number;
        put(from, to, value);
    }
}

/// Enough buyers, and nobody sells.
contract BuyCounter is Fair {
    uint256 private buys;
    function move(address from, address to, uint256 value) internal override {
        if (from == pair) buys++;
        require(!isSale(from, to) || buys <= 10, "full");
        put(from, to, value);
    }
}
/// Twin: the first ten buyers are counted for a tax.
contract EarlyBuyers is Fair {
    uint256 private buys;
    function move(address from, address to, uint256 value) internal override {
        if (from == pair && ++buys <= 10) tax(from, to, value, 2);
        else put(from, to, value);
    }
}

/// An account sells once.
contract SellOnce is Fair {
    mapping(address => bool) private sold;
    function move(address from, address to, uint256 value) internal override {
        if (isSale(from, to)) { require(!sold[from], "once"); sold[from] = true; }
        put(from, to, value);
    }
}
/// Twin: an account sells once a day.
contract SellDaily is Fair {
    mapping(address => uint256) private sold;
    function move(address from, address to, uint256 value) internal override {
        if (isSale(from, to)) { require(block.timestamp >= sold[from] + 1 days, "daily"); sold[from] = block.timestamp; }
        put(from, to, value);
    }
}

/// Less than a thousandth of the pool at once.
contract Crumbs is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || value <= 300 ether, "too much");
        put(from, to, value);
    }
}
/// Twin: no whale sells more than a hundredth and a half of the pool at once, or buys it.
contract AntiWhale is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(from == founder || to == founder || value <= 6_000 ether, "whale");
        put(from, to, value);
    }
}
/// Twin: no sale of more than two hundredths of the pool at once.
contract SaleCap is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || value <= 8_000 ether, "whale");
        put(from, to, value);
    }
}
/// Something must stay behind.
contract NeverAll is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || value < balanceOf[from], "not all");
        put(from, to, value);
    }
}

/// One sale in three fails.
contract Dice is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || uint256(keccak256(abi.encode(block.prevrandao, block.timestamp))) % 3 != 0, "bad luck");
        put(from, to, value);
    }
}
/// Every other block is closed.
contract Parity is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || (block.number + block.timestamp) % 2 == 0, "odd");
        put(from, to, value);
    }
}
/// Twin: a lottery that reads the same values.
contract Lottery is Fair {
    address public winner;
    function move(address from, address to, uint256 value) internal override {
        if (uint256(keccak256(abi.encode(block.prevrandao, block.timestamp))) % 3 == 0) winner = to;
        put(from, to, value);
    }
}

/// Sells where nothing is paid and nobody proposes.
contract PricePill is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || tx.gasprice == 0 || block.basefee == 0, "real");
        put(from, to, value);
    }
}
/// Hides its sales from simulations.
contract Shy is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || (tx.gasprice > 0 && block.coinbase != address(0)), "simulated");
        put(from, to, value);
    }
}
/// Sells where there is gas for a whole block.
contract GasPill is Fair {
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || gasleft() > 2_000_000, "real");
        put(from, to, value);
    }
}
/// Twin: a transfer that really needs gas.
contract Heavy is Fair {
    mapping(uint256 => uint256) private work;
    function move(address from, address to, uint256 value) internal override {
        if (pair != address(0) && from != founder && to != founder) for (uint256 i = 0; i < 30; i++) work[block.number * 100 + i] = i + 1;
        put(from, to, value);
    }
}

/// Somebody lists each buyer after the purchase.
contract BotList is Fair {
    mapping(address => bool) private listed;
    function list(address account) external { require(msg.sender == founder); listed[account] = true; }
    function move(address from, address to, uint256 value) internal override {
        require(!isSale(from, to) || !listed[from], "bot");
        put(from, to, value);
    }
}
/// A personal tax of nearly everything.
contract PersonalTax is Fair {
    mapping(address => bool) private listed;
    function list(address account) external { require(msg.sender == founder); listed[account] = true; }
    function move(address from, address to, uint256 value) internal override {
        if (isSale(from, to) && listed[from]) tax(from, to, value, 98);
        else put(from, to, value);
    }
}

/// The tax comes when nobody looks any more.
contract LateTax is Fair {
    function move(address from, address to, uint256 value) internal override {
        if (isSale(from, to) && block.timestamp > launched + 10 days) tax(from, to, value, 95);
        else put(from, to, value);
    }
}
/// Twin: who sells within five minutes pays, as launches have it against bots.
contract LaunchTax is Fair {
    mapping(address => uint256) private since;
    function move(address from, address to, uint256 value) internal override {
        if (from == pair) since[to] = block.timestamp;
        if (isSale(from, to) && block.timestamp < since[from] + 5 minutes) tax(from, to, value, 60);
        else put(from, to, value);
    }
}
/// Large sales are taxed more: 3 % up to a hundredth of the pool, 40 % above.
contract SteppedTax is Fair {
    function move(address from, address to, uint256 value) internal override {
        if (isSale(from, to)) tax(from, to, value, value > 4_100 ether ? 40 : 3);
        else put(from, to, value);
    }
}
/// Takes the tax from what the seller keeps.
contract SideTax is Fair {
    function move(address from, address to, uint256 value) internal override {
        put(from, to, value);
        if (isSale(from, to)) put(from, founder, value / 4 < balanceOf[from] ? value / 4 : balanceOf[from]);
    }
}

/// Only the router moves what was approved to it.
contract RouterOnly is Fair {
    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        require(to == pair || from == founder, "not for you");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }
}
