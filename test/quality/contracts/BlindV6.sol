// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IPairs {
    function createPair(address one, address two) external returns (address);
}

interface IShares {
    function totalSupply() external view returns (uint256);
}

/// A ledger for odd numbers: how many digits there are, and how much may be written, is different for each.
abstract contract Tally {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    address public immutable author;
    address public immutable exchange;
    mapping(address => uint256) internal sums;
    mapping(address => mapping(address => uint256)) internal grants;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        author = msg.sender;
        exchange = IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        uint256 all = whole * 10**uint256(decimals_);
        totalSupply = all;
        add(msg.sender, all);
        emit Transfer(address(0), msg.sender, all);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return sums[who];
    }

    function allowance(address holder, address spender) public view virtual returns (uint256) {
        return grants[holder][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        grants[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 granted = grants[from][msg.sender];
        if (granted != uint256(-1)) {
            require(granted >= value, "Tally: grant");
            grants[from][msg.sender] = granted - value;
        }
        carry(from, to, value);
        return true;
    }

    function carry(address from, address to, uint256 value) internal virtual {
        subtract(from, value);
        add(to, value);
        emit Transfer(from, to, value);
    }

    function add(address to, uint256 value) internal virtual {
        sums[to] += value;
    }

    function subtract(address from, uint256 value) internal virtual {
        require(sums[from] >= value, "Tally: sum");
        sums[from] -= value;
    }
}

/// No sum and no grant has more than 96 bits. The largest grant means: without end.
contract Sparrow is Tally("Sparrow", "SPRW", 18, 950_000_000) {
    mapping(address => uint96) private small;
    mapping(address => mapping(address => uint96)) private leave;

    function narrow(uint256 value) private pure returns (uint96) {
        require(value < 2**96, "Sparrow: more than 96 bits");
        return uint96(value);
    }

    function balanceOf(address who) public view override returns (uint256) {
        return small[who];
    }

    function allowance(address holder, address spender) public view override returns (uint256) {
        return leave[holder][spender];
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        leave[msg.sender][spender] = value == uint256(-1) ? uint96(-1) : narrow(value);
        emit Approval(msg.sender, spender, leave[msg.sender][spender]);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        uint96 left = leave[from][msg.sender];
        if (left != uint96(-1) && from != msg.sender) {
            require(left >= narrow(value), "Sparrow: grant");
            leave[from][msg.sender] = left - uint96(value);
        }
        carry(from, to, value);
        return true;
    }

    function add(address to, uint256 value) internal override {
        small[to] = narrow(uint256(small[to]) + narrow(value));
    }

    function subtract(address from, uint256 value) internal override {
        require(small[from] >= narrow(value), "Sparrow: sum");
        small[from] -= uint96(value);
    }
}

/// Two of a hundred go to all people who hold it. The pool is counted apart and gets none.
contract Prism is Tally("Prism", "PRSM", 18, 4_000_000) {
    uint256 public portions;
    uint256 public pot;
    mapping(address => uint256) private portionOf;

    function balanceOf(address who) public view override returns (uint256) {
        if (who == exchange) return sums[who];
        return portions == 0 ? 0 : (portionOf[who] * pot) / portions;
    }

    function carry(address from, address to, uint256 value) internal override {
        uint256 fee = from == author || to == author ? 0 : value / 50;
        if (from == exchange) {
            subtract(from, value);
        } else {
            uint256 given = (value * portions + pot - 1) / (pot == 0 ? 1 : pot);
            require(value <= pot && portionOf[from] >= given, "Prism: sum");
            portionOf[from] -= given;
            portions -= given;
            pot -= value;
        }
        if (portions == 0) fee = 0;
        pot += fee;
        if (to == exchange) sums[to] += value - fee;
        else add(to, value - fee);
        emit Transfer(from, to, value - fee);
    }

    function add(address to, uint256 value) internal override {
        uint256 got = portions == 0 ? value * 10**10 : (value * portions) / pot;
        portionOf[to] += got;
        portions += got;
        pot += value;
    }
}

/// One of two hundred burns with each transfer until two of a thousand are gone, which they are.
contract Emberstone is Tally("Emberstone", "EMBS", 18, 1_000_000) {
    uint256 public constant floor = 998_000 ether;

    function carry(address from, address to, uint256 value) internal override {
        uint256 burnt = value / 200;
        uint256 left = totalSupply - floor;
        if (burnt > left) burnt = left;
        subtract(from, value);
        add(to, value - burnt);
        emit Transfer(from, to, value - burnt);
        if (burnt == 0) return;
        totalSupply -= burnt;
        emit Transfer(from, address(0), burnt);
    }
}

/// Two thousand of them, with thirty digits behind the point.
contract Thirty is Tally("Thirty Places", "THRT", 30, 2_000) {}

/// Twenty-one of them, and nobody has bought one so far.
contract Cobble is Tally("Cobble", "CBBL", 9, 21) {}

/// Whoever holds it keeps one, so that the number of holders never falls. Only the pool and the author may hold none.
contract Crumb is Tally("Crumb", "CRMB", 6, 30_000_000) {
    uint256 public constant keepsake = 10**6;
    uint256 public holders;
    mapping(address => bool) private known;

    function carry(address from, address to, uint256 value) internal override {
        super.carry(from, to, value);
        if (from != exchange && from != author && from != to) require(sums[from] >= keepsake, "Crumb: keep one");
        if (known[to] || to == exchange) return;
        known[to] = true;
        holders++;
    }
}

/// One of a hundred of all there is, is what a holder may bring to the exchange in a day; the same for everybody.
contract Measure is Tally("Measure", "MSRE", 18, 110_000_000) {
    struct Line {
        uint112 sum;
        uint112 brought;
        uint32 day;
    }

    mapping(address => Line) private lines;

    function balanceOf(address who) public view override returns (uint256) {
        return lines[who].sum;
    }

    function remainingToday(address who) public view returns (uint256) {
        Line memory line = lines[who];
        return totalSupply / 100 - (line.day == block.timestamp / 1 days ? line.brought : 0);
    }

    function carry(address from, address to, uint256 value) internal override {
        if (to == exchange && IShares(exchange).totalSupply() > 0) {
            require(value <= remainingToday(from), "Measure: a hundredth a day");
            Line storage line = lines[from];
            uint32 today = uint32(block.timestamp / 1 days);
            line.brought = (line.day == today ? line.brought : 0) + uint112(value);
            line.day = today;
        }
        super.carry(from, to, value);
    }

    function add(address to, uint256 value) internal override {
        require(uint256(lines[to].sum) + value < 2**112, "Measure: too much");
        lines[to].sum += uint112(value);
    }

    function subtract(address from, uint256 value) internal override {
        require(lines[from].sum >= value, "Measure: sum");
        lines[from].sum -= uint112(value);
    }
}
