// 0.7 runs=800
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.7.6;

abstract contract Bearer {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint8 d) {
        (name, symbol, decimals) = (n, s, d);
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "add");
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "mul");
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        push(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = sub(allowance[from][msg.sender], value);
        push(from, to, value);
        return true;
    }

    function push(address from, address to, uint256 value) internal {
        balanceOf[from] = sub(balanceOf[from], value);
        balanceOf[to] = add(balanceOf[to], value);
        emit Transfer(from, to, value);
    }

    function create(address to, uint256 value) internal {
        totalSupply = add(totalSupply, value);
        balanceOf[to] = add(balanceOf[to], value);
        emit Transfer(address(0), to, value);
    }

    function destroy(address from, uint256 value) internal {
        balanceOf[from] = sub(balanceOf[from], value);
        totalSupply = sub(totalSupply, value);
        emit Transfer(from, address(0), value);
    }
}

/// The middle of what seven keepers say of the price of an ounce, in ether.
contract OunceFeed {
    address[7] public keepers;
    uint256[7] public prices;

    constructor(address[7] memory k, uint256 first) {
        keepers = k;
        for (uint256 i = 0; i < 7; i++) prices[i] = first;
    }

    function post(uint256 price) external {
        for (uint256 i = 0; i < 7; i++)
            if (keepers[i] == msg.sender) {
                require(price >= (prices[i] * 9) / 10 && price <= (prices[i] * 11) / 10, "a tenth at once");
                prices[i] = price;
                return;
            }
        revert("not a keeper");
    }

    function peek() external view returns (uint256) {
        uint256[7] memory p = prices;
        for (uint256 i = 1; i < 7; i++)
            for (uint256 j = i; j > 0 && p[j - 1] > p[j]; j--) (p[j - 1], p[j]) = (p[j], p[j - 1]);
        return p[3];
    }
}

/// An ounce of silver, with ether of twice its price behind it. Who falls below one and a half can be bought out.
contract SyntheticOunce is Bearer("Synthetic Ounce", "sOUNCE", 18) {
    OunceFeed public immutable feed;
    mapping(address => uint256) public collateral;
    mapping(address => uint256) public debt;

    event Opened(address indexed who, uint256 ounces);
    event Closed(address indexed who, uint256 ounces);
    event Liquidated(address indexed who, address indexed by, uint256 ounces);

    constructor(OunceFeed f) {
        feed = f;
    }

    function ratio(address who) public view returns (uint256) {
        if (debt[who] == 0) return uint256(-1);
        return mul(collateral[who], 100e18) / mul(debt[who], feed.peek());
    }

    function open(uint256 ounces) external payable {
        collateral[msg.sender] = add(collateral[msg.sender], msg.value);
        debt[msg.sender] = add(debt[msg.sender], ounces);
        create(msg.sender, ounces);
        require(ratio(msg.sender) >= 200, "too little behind it");
        emit Opened(msg.sender, ounces);
    }

    function close(uint256 ounces, uint256 amount) external {
        destroy(msg.sender, ounces);
        debt[msg.sender] = sub(debt[msg.sender], ounces);
        collateral[msg.sender] = sub(collateral[msg.sender], amount);
        require(ratio(msg.sender) >= 200, "too little behind it");
        emit Closed(msg.sender, ounces);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether");
    }

    function liquidate(address who, uint256 ounces) external {
        require(ratio(who) < 150, "it is healthy");
        uint256 amount = mul(mul(ounces, feed.peek()), 110) / 100e18;
        destroy(msg.sender, ounces);
        debt[who] = sub(debt[who], ounces);
        collateral[who] = sub(collateral[who], amount);
        emit Liquidated(who, msg.sender, ounces);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether");
    }
}

contract Constituent is Bearer {
    constructor(string memory n, string memory s) Bearer(n, s, 18) {
        create(msg.sender, 30000000e18);
    }
}

/// Four constituents in fixed amounts. Anybody issues and redeems in kind, at a fee of a five-hundredth that stays inside.
contract HamperIndex is Bearer("Hamper Index", "HMPR", 18) {
    Constituent[4] public constituents;
    uint256[4] public unitOf;

    event Issued(address indexed to, uint256 amount);
    event Redeemed(address indexed from, uint256 amount);

    constructor(Constituent[4] memory c, uint256[4] memory u) {
        for (uint256 i = 0; i < 4; i++) {
            constituents[i] = c[i];
            unitOf[i] = u[i];
        }
    }

    function needed(uint256 i, uint256 amount) public view returns (uint256) {
        uint256 backing = totalSupply == 0 ? 0 : constituents[i].balanceOf(address(this));
        return totalSupply == 0 ? mul(amount, unitOf[i]) / 100 : add(mul(amount, backing) / totalSupply, 1);
    }

    function issue(uint256 amount) external {
        for (uint256 i = 0; i < 4; i++) {
            uint256 n = needed(i, amount);
            require(constituents[i].transferFrom(msg.sender, address(this), n), "in");
        }
        create(msg.sender, amount);
        emit Issued(msg.sender, amount);
    }

    function redeem(uint256 amount) external {
        uint256 kept = amount / 500;
        uint256 all = totalSupply;
        destroy(msg.sender, amount);
        for (uint256 i = 0; i < 4; i++) {
            uint256 n = mul(amount - kept, constituents[i].balanceOf(address(this))) / all;
            require(constituents[i].transfer(msg.sender, n), "out");
        }
        emit Redeemed(msg.sender, amount);
    }
}

/// Points of shops, with two decimals. A programme of three signers admits shops; each gives no more than a quota a day.
contract BakersPoints is Bearer("Bakers Points", "BAKE", 2) {
    uint256 public constant CAP = 500000000;
    uint256 public constant MOST_A_DAY = 50000;
    address public programme;
    mapping(address => uint256) public quota;
    mapping(address => mapping(uint256 => uint256)) public given;

    event Shop(address indexed shop, uint256 quota);
    event Awarded(address indexed shop, address indexed to, uint256 points);
    event Spent(address indexed from, address indexed shop, uint256 points);

    constructor(address p) {
        programme = p;
        create(msg.sender, 300000000);
    }

    function admit(address shop, uint256 aDay) external {
        require(msg.sender == programme, "not the programme");
        require(aDay <= MOST_A_DAY, "too many a day");
        quota[shop] = aDay;
        emit Shop(shop, aDay);
    }

    function award(address to, uint256 points) external {
        uint256 today = block.timestamp / 1 days;
        given[msg.sender][today] = add(given[msg.sender][today], points);
        require(given[msg.sender][today] <= quota[msg.sender], "above the quota");
        require(totalSupply + points <= CAP, "above the cap");
        create(to, points);
        emit Awarded(msg.sender, to, points);
    }

    function spend(address shop, uint256 points) external {
        destroy(msg.sender, points);
        emit Spent(msg.sender, shop, points);
    }
}

/// Releases one token to one beneficiary, evenly, after a cliff; nobody can take it back.
contract OakVesting {
    address public immutable beneficiary;
    uint256 public immutable start;
    uint256 public immutable cliff;
    uint256 public immutable duration;
    mapping(address => uint256) public released;

    event Released(address token, uint256 amount);

    constructor(address b, uint256 s, uint256 c, uint256 d) {
        require(c <= d, "cliff");
        (beneficiary, start, cliff, duration) = (b, s, c, d);
    }

    function vested(address token) public view returns (uint256) {
        uint256 all = OakToken(token).balanceOf(address(this)) + released[token];
        if (block.timestamp < start + cliff) return 0;
        if (block.timestamp >= start + duration) return all;
        return (all * (block.timestamp - start)) / duration;
    }

    function release(address token) external {
        uint256 amount = vested(token) - released[token];
        released[token] += amount;
        emit Released(token, amount);
        require(OakToken(token).transfer(beneficiary, amount), "transfer");
    }
}

contract OakToken is Bearer("Oaken", "OAKN", 18) {
    constructor(address team, address advisers) {
        create(msg.sender, 70000000e18);
        create(team, 20000000e18);
        create(advisers, 10000000e18);
    }
}
