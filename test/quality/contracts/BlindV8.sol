// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IHook {
    function tokensReceived(address operator, address from, address to, uint256 amount) external;
    function tokensToSend(address operator, address from, address to, uint256 amount) external;
}

interface IPayee {
    function onTransferReceived(address operator, address from, uint256 value, bytes calldata data) external returns (bytes4);
}

interface IBorrower {
    function onFlashLoan(address initiator, address token, uint256 amount, uint256 fee, bytes calldata data) external returns (bytes32);
}

interface IERC20Like {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// The ledger of those below, whose transfers or holders do something besides.
abstract contract Book {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        _create(msg.sender, whole * 1 ether);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _enter(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _charge(from, value);
        _enter(from, to, value);
        return true;
    }

    function _charge(address from, uint256 value) internal {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
    }

    function _enter(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "Book: nobody");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _create(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// An account may name a contract that is told before it sends and after it receives, and operators who send for it.
contract Chime is Book("Chime", "CHIM", 47_000_000) {
    mapping(address => address) public hookOf;
    mapping(address => mapping(address => bool)) public isOperatorFor;

    event HookNamed(address indexed who, address hook);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    function nameHook(address hook) external {
        hookOf[msg.sender] = hook;
        emit HookNamed(msg.sender, hook);
    }

    function authorizeOperator(address operator) external {
        isOperatorFor[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperatorFor[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function operatorSend(address from, address to, uint256 value) external {
        require(msg.sender == from || isOperatorFor[from][msg.sender], "not an operator");
        _enter(from, to, value);
    }

    function _enter(address from, address to, uint256 value) internal override {
        if (hookOf[from] != address(0)) IHook(hookOf[from]).tokensToSend(msg.sender, from, to, value);
        super._enter(from, to, value);
        if (hookOf[to] != address(0)) IHook(hookOf[to]).tokensReceived(msg.sender, from, to, value);
    }
}

/// Counts what comes and what goes.
contract Counter {
    mapping(address => uint256) public received;
    mapping(address => uint256) public sent;

    function tokensReceived(address, address, address to, uint256 amount) external {
        received[to] += amount;
    }

    function tokensToSend(address, address from, address, uint256 amount) external {
        sent[from] += amount;
    }
}

/// Coin of the chain in a coat; it can be lent for the time of a transaction, for a fee that stays with all, and pays and calls.
contract NativeCoat is Book("Coated Native", "CNTV", 0) {
    receive() external payable {
        _create(msg.sender, msg.value);
    }

    function deposit() external payable {
        _create(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        _destroy(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "not paid");
    }

    function flashFee(address token, uint256 amount) public view returns (uint256) {
        require(token == address(this), "another token");
        return amount / 1000;
    }

    function maxFlashLoan(address token) public view returns (uint256) {
        return token == address(this) ? totalSupply : 0;
    }

    function flashLoan(IBorrower borrower, address token, uint256 amount, bytes calldata data) external returns (bool) {
        uint256 fee = flashFee(token, amount);
        require(amount <= totalSupply, "too much");
        _create(address(borrower), amount);
        bytes32 answer = borrower.onFlashLoan(msg.sender, token, amount, fee, data);
        require(answer == keccak256("ERC3156FlashBorrower.onFlashLoan"), "not a borrower");
        _destroy(address(borrower), amount + fee);
        return true;
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        _enter(msg.sender, to, value);
        bytes4 answer = IPayee(to).onTransferReceived(msg.sender, msg.sender, value, data);
        require(answer == IPayee.onTransferReceived.selector, "not a payee");
        return true;
    }
}

/// A plain coin. A farm has a tenth of it for those who lend shares of the pool.
contract Orchard is Book("Orchard", "ORCH", 20_000_000) {}

contract OrchardFarm {
    IERC20Like public fruit;
    IERC20Like public share;
    address private immutable planter = msg.sender;
    uint256 public constant perSecond = 0.02 ether;
    uint256 public lent;
    uint256 public perShare;
    uint256 public updated;
    mapping(address => uint256) public lentBy;
    mapping(address => uint256) private _seen;
    mapping(address => uint256) private _ripe;

    event Harvested(address indexed who, uint256 amount);

    function plant(IERC20Like fruit_, IERC20Like share_) external {
        require(msg.sender == planter && address(fruit) == address(0), "once");
        (fruit, share, updated) = (fruit_, share_, block.timestamp);
    }

    function ripe(address who) public view returns (uint256) {
        uint256 current = perShare;
        if (lent > 0) current += ((block.timestamp - updated) * perSecond * 1e18) / lent;
        return _ripe[who] + (lentBy[who] * (current - _seen[who])) / 1e18;
    }

    function lend(uint256 amount) external {
        _update(msg.sender);
        lent += amount;
        lentBy[msg.sender] += amount;
        require(share.transferFrom(msg.sender, address(this), amount), "share");
    }

    function takeBack(uint256 amount) external {
        _update(msg.sender);
        lent -= amount;
        lentBy[msg.sender] -= amount;
        require(share.transfer(msg.sender, amount), "share");
    }

    /// Anybody may bring to a lender what is his.
    function harvest(address who) external {
        _update(who);
        uint256 amount = _ripe[who];
        uint256 rest = fruit.balanceOf(address(this));
        if (amount > rest) amount = rest;
        _ripe[who] -= amount;
        emit Harvested(who, amount);
        require(fruit.transfer(who, amount), "fruit");
    }

    function _update(address who) private {
        if (lent > 0) perShare += ((block.timestamp - updated) * perSecond * 1e18) / lent;
        updated = block.timestamp;
        _ripe[who] += (lentBy[who] * (perShare - _seen[who])) / 1e18;
        _seen[who] = perShare;
    }
}

/// A tenth lies in the coin itself, and is paid out over years to those who leave theirs in it.
contract Furrow is Book("Furrow", "FRRW", 54_000_000) {
    uint256 public constant YEARLY_PERCENT = 12;
    uint256 public pot;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public owed;
    mapping(address => uint256) private _since;

    event Staked(address indexed who, uint256 amount);
    event Paid(address indexed who, uint256 amount);

    constructor() {
        pot = totalSupply / 10;
        _enter(msg.sender, address(this), pot);
    }

    function pending(address who) public view returns (uint256) {
        return owed[who] + (staked[who] * YEARLY_PERCENT * (block.timestamp - _since[who])) / 100 / 365 days;
    }

    function stake(uint256 amount) external {
        _settle(msg.sender);
        staked[msg.sender] += amount;
        _enter(msg.sender, address(this), amount);
        emit Staked(msg.sender, amount);
    }

    function unstake(uint256 amount) external {
        _settle(msg.sender);
        staked[msg.sender] -= amount;
        _enter(address(this), msg.sender, amount);
    }

    function payOut(address who) external {
        _settle(who);
        uint256 amount = owed[who] < pot ? owed[who] : pot;
        owed[who] -= amount;
        pot -= amount;
        _enter(address(this), who, amount);
        emit Paid(who, amount);
    }

    function _settle(address who) private {
        owed[who] = pending(who);
        _since[who] = block.timestamp;
    }
}

/// Remembers what everybody had on every day. Three of twenty go to the people who made it, over two years, from a pot.
contract Trellis is Book("Trellis", "TRLS", 66_000_000) {
    struct Note {
        uint32 day;
        uint224 amount;
    }

    mapping(address => Note[]) private _notes;

    constructor(address pot) {
        _enter(msg.sender, pot, (totalSupply * 3) / 20);
    }

    function balanceOfOn(address who, uint256 day) external view returns (uint256) {
        require(day < block.timestamp / 1 days, "not over yet");
        Note[] storage notes = _notes[who];
        for (uint256 i = notes.length; i > 0; i--) if (notes[i - 1].day <= day) return notes[i - 1].amount;
        return 0;
    }

    function _enter(address from, address to, uint256 value) internal override {
        super._enter(from, to, value);
        _note(from);
        _note(to);
    }

    function _note(address who) private {
        uint32 today = uint32(block.timestamp / 1 days);
        Note[] storage notes = _notes[who];
        if (notes.length > 0 && notes[notes.length - 1].day == today) notes[notes.length - 1].amount = uint224(balanceOf[who]);
        else notes.push(Note(today, uint224(balanceOf[who])));
    }
}

/// Releases evenly, to whom it is for, whoever calls.
contract VestingPot {
    address public immutable beneficiary;
    uint256 public immutable from = block.timestamp;
    mapping(address => uint256) public released;

    event Released(address indexed token, uint256 amount);

    constructor(address beneficiary_) {
        beneficiary = beneficiary_;
    }

    function releasable(IERC20Like token) public view returns (uint256) {
        uint256 whole = token.balanceOf(address(this)) + released[address(token)];
        uint256 time = block.timestamp - from;
        uint256 free = time >= 730 days ? whole : (whole * time) / 730 days;
        return free - released[address(token)];
    }

    function release(IERC20Like token) external {
        uint256 amount = releasable(token);
        released[address(token)] += amount;
        emit Released(address(token), amount);
        require(token.transfer(beneficiary, amount), "transfer");
    }
}
