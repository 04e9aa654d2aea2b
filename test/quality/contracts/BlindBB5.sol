// 0.7 off
// SPDX-License-Identifier: GPL-3.0
pragma solidity 0.7.6;

/// Grows by the day for all alike: balances are shares, and one share is worth more each day for five years.
contract Emberlune {
    string public constant name = "Emberlune";
    string public constant symbol = "EMBL";
    uint8 public constant decimals = 18;
    uint256 private constant PARTS = 2 ** 60;
    uint256 private immutable genesis;
    uint256 private immutable shares;
    mapping(address => uint256) private shareOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        genesis = block.timestamp;
        uint256 all = 1000000 ether * PARTS;
        shares = all;
        shareOf[msg.sender] = all;
        emit Transfer(address(0), msg.sender, 1000000 ether);
    }

    function totalSupply() public view returns (uint256) {
        uint256 ageInDays = (block.timestamp - genesis) / 1 days;
        if (ageInDays > 1825) ageInDays = 1825;
        return 1000000 ether + ageInDays * 100 ether;
    }

    function perCoin() private view returns (uint256) {
        return shares / totalSupply();
    }

    function balanceOf(address who) external view returns (uint256) {
        return shareOf[who] / perCoin();
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 lent = allowance[from][msg.sender];
        require(lent >= value, "lent");
        allowance[from][msg.sender] = lent - value;
        carry(from, to, value);
        return true;
    }

    function carry(address from, address to, uint256 value) private {
        require(to != address(0) && value <= totalSupply(), "nobody");
        uint256 part = value * perCoin();
        require(shareOf[from] >= part, "too little");
        shareOf[from] -= part;
        shareOf[to] += part;
        emit Transfer(from, to, value);
    }
}

/// Votes by snapshot of blocks, handed to delegates; packed in one word of 96 bits and 32.
contract Parishwren {
    string public constant name = "Parishwren";
    string public constant symbol = "PWREN";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 40000000 ether;
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => uint96) internal balances;
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event DelegateVotesChanged(address indexed delegate, uint256 before, uint256 afterwards);

    constructor() {
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) { return balances[who]; }
    function allowance(address who, address spender) external view returns (uint256) { return allowances[who][spender]; }

    function narrow(uint256 n) private pure returns (uint96) {
        require(n < 2 ** 96, "96 bits");
        return uint96(n);
    }

    function approve(address spender, uint256 raw) external returns (bool) {
        allowances[msg.sender][spender] = raw == uint256(-1) ? uint96(-1) : narrow(raw);
        emit Approval(msg.sender, spender, raw);
        return true;
    }

    function transfer(address to, uint256 raw) external returns (bool) {
        hand(msg.sender, to, narrow(raw));
        return true;
    }

    function transferFrom(address from, address to, uint256 raw) external returns (bool) {
        uint96 left = allowances[from][msg.sender];
        uint96 amount = narrow(raw);
        if (left != uint96(-1)) {
            require(left >= amount, "allowance");
            allowances[from][msg.sender] = left - amount;
        }
        hand(from, to, amount);
        return true;
    }

    function delegate(address to) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = to;
        shift(before, to, balances[msg.sender]);
    }

    function getCurrentVotes(address who) external view returns (uint96) {
        uint32 n = numCheckpoints[who];
        return n > 0 ? checkpoints[who][n - 1].votes : 0;
    }

    function hand(address from, address to, uint96 amount) private {
        require(to != address(0) && balances[from] >= amount, "balance");
        balances[from] -= amount;
        balances[to] += amount;
        emit Transfer(from, to, amount);
        shift(delegates[from], delegates[to], amount);
    }

    function shift(address from, address to, uint96 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) write(from, amount, false);
        if (to != address(0)) write(to, amount, true);
    }

    function write(address who, uint96 amount, bool up) private {
        uint32 n = numCheckpoints[who];
        uint96 before = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 next = up ? before + amount : before - amount;
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) {
            checkpoints[who][n - 1].votes = next;
        } else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), next);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, before, next);
    }
}

/// The first three blocks of the market paid thirty to the treasury; that is over. The keeper sets a fee of 0 to 5.
contract Kestrelby {
    string public name = "Kestrelby";
    string public symbol = "KSTR";
    uint8 public decimals = 18;
    uint256 public totalSupply = 66000000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public owner;
    address public treasury;
    address public market;
    uint256 public openedAt;
    uint8 public fee = 1;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address treasury_) {
        owner = msg.sender;
        treasury = treasury_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function launch(address market_) external {
        require(msg.sender == owner && openedAt == 0);
        market = market_;
        openedAt = block.number;
    }

    function setFee(uint8 fee_) external {
        require(msg.sender == owner && fee_ <= 5);
        fee = fee_;
    }

    function setTreasury(address treasury_) external {
        require(msg.sender == owner && treasury_ != address(0));
        treasury = treasury_;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        go(from, to, value);
        return true;
    }

    function go(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        if (openedAt > 0 && (from == market || to == market)) {
            uint256 cut = (value * (block.number < openedAt + 3 ? 30 : fee)) / 100;
            if (cut > 0) {
                balanceOf[treasury] += cut;
                emit Transfer(from, treasury, cut);
                value -= cut;
            }
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
