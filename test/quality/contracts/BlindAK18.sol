// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

contract KuduDollar {
    string public name = "Kudu Dollar";
    string public symbol = "KUSD";
    uint8 public decimals = 18;
    uint256 public totalSupply = 20000000e18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Receipt of a market of two dollars: one is lent against the other, without an owner.
contract KuduReceipt {
    string public constant name = "Kudu interest dollar";
    string public constant symbol = "kUSD";
    uint8 public constant decimals = 18;
    uint256 private constant EXP = 1e18;
    uint256 public constant reserveFactor = 0.1e18;
    KuduDollar public immutable underlying;
    KuduDollar public immutable collateral;
    uint256 public accrualTime;
    uint256 public borrowIndex = EXP;
    uint256 public totalBorrows;
    uint256 public totalReserves;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public pledged;
    mapping(address => uint256) private _principal;
    mapping(address => uint256) private _index;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AccrueInterest(uint256 cash, uint256 interest, uint256 index);

    constructor(KuduDollar underlying_, KuduDollar collateral_) {
        (underlying, collateral) = (underlying_, collateral_);
        accrualTime = block.timestamp;
    }

    function accrueInterest() public {
        uint256 passed = block.timestamp - accrualTime;
        if (passed == 0) return;
        accrualTime = block.timestamp;
        uint256 factor = (passed * 0.05e18) / 365 days;
        uint256 interest = (factor * totalBorrows) / EXP;
        totalBorrows += interest;
        totalReserves += (interest * reserveFactor) / EXP;
        borrowIndex += (borrowIndex * factor) / EXP;
        emit AccrueInterest(underlying.balanceOf(address(this)), interest, borrowIndex);
    }

    function exchangeRateStored() public view returns (uint256) {
        if (totalSupply == 0) return EXP;
        return ((underlying.balanceOf(address(this)) + totalBorrows - totalReserves) * EXP) / totalSupply;
    }

    function mint(uint256 amount) external {
        accrueInterest();
        uint256 tokens = (amount * EXP) / exchangeRateStored();
        require(amount < 2 ** 120 && tokens > 0 && (totalSupply > 0 || amount >= 1e18), "amount");
        underlying.transferFrom(msg.sender, address(this), amount);
        totalSupply += tokens;
        balanceOf[msg.sender] += tokens;
        emit Transfer(address(0), msg.sender, tokens);
    }

    function redeem(uint256 tokens) external {
        accrueInterest();
        require(balanceOf[msg.sender] >= tokens, "balance");
        uint256 amount = (tokens * exchangeRateStored()) / EXP;
        balanceOf[msg.sender] -= tokens;
        totalSupply -= tokens;
        emit Transfer(msg.sender, address(0), tokens);
        underlying.transfer(msg.sender, amount);
    }

    function borrowBalance(address who) public view returns (uint256) {
        return _principal[who] == 0 ? 0 : (_principal[who] * borrowIndex) / _index[who];
    }

    function borrow(uint256 pledge, uint256 amount) external {
        accrueInterest();
        require(pledge < 2 ** 120 && amount < 2 ** 120, "amount");
        collateral.transferFrom(msg.sender, address(this), pledge);
        pledged[msg.sender] += pledge;
        uint256 owed = borrowBalance(msg.sender) + amount;
        require(owed * 5 <= pledged[msg.sender] * 4, "SHORTFALL");
        (_principal[msg.sender], _index[msg.sender]) = (owed, borrowIndex);
        totalBorrows += amount;
        underlying.transfer(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        accrueInterest();
        uint256 owed = borrowBalance(msg.sender);
        if (amount > owed) amount = owed;
        underlying.transferFrom(msg.sender, address(this), amount);
        (_principal[msg.sender], _index[msg.sender]) = (owed - amount, borrowIndex);
        totalBorrows = totalBorrows > amount ? totalBorrows - amount : 0;
        if (owed == amount) {
            uint256 back = pledged[msg.sender];
            pledged[msg.sender] = 0;
            collateral.transfer(msg.sender, back);
        }
    }

    /// Whose debt has come near to the pledge is bought out.
    function liquidate(address who) external {
        accrueInterest();
        uint256 owed = borrowBalance(who);
        uint256 pledge = pledged[who];
        require(owed * 10 > pledge * 9, "SUFFICIENT");
        (_principal[who], pledged[who]) = (0, 0);
        totalBorrows = totalBorrows > owed ? totalBorrows - owed : 0;
        underlying.transferFrom(msg.sender, address(this), owed);
        collateral.transfer(msg.sender, pledge);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transferTokens(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _transferTokens(from, to, value);
    }

    function _transferTokens(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value && to != address(0), "TRANSFER_NOT_ALLOWED");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
