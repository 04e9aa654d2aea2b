// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity >=0.4.24 <0.6.0;

import {Entries, Kept} from "./BlindAF5.sol";

/// Names to addresses, for all contracts of the house.
contract HouseResolver is Kept {
    mapping(bytes32 => address) public repository;

    function importAddress(bytes32 name, address to) external onlyOwner {
        repository[name] = to;
    }

    function requireAddress(bytes32 name, string calldata why) external view returns (address found) {
        found = repository[name];
        require(found != address(0), why);
    }
}

/// Amounts and allowances outlive the code that works with them.
contract HouseState is Kept {
    address public associated;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    modifier onlyAssociated() {
        require(msg.sender == associated, "only the associated contract");
        _;
    }

    function setAssociated(address to) external onlyOwner {
        associated = to;
    }

    function setBalanceOf(address who, uint256 amount) external onlyAssociated {
        balanceOf[who] = amount;
    }

    function setAllowance(address from, address spender, uint256 amount) external onlyAssociated {
        allowance[from][spender] = amount;
    }
}

/// Where the coin lives: hands each call on to the code of the day, and speaks its events.
contract HouseFront is Kept {
    HouseCoin public target;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TargetUpdated(address target);

    function setTarget(HouseCoin to) external onlyOwner {
        target = to;
        emit TargetUpdated(address(to));
    }

    function speakTransfer(address from, address to, uint256 value) external {
        require(msg.sender == address(target));
        emit Transfer(from, to, value);
    }

    function name() external view returns (string memory) {
        return target.name();
    }

    function symbol() external view returns (string memory) {
        return target.symbol();
    }

    function decimals() external view returns (uint8) {
        return target.decimals();
    }

    function totalSupply() external view returns (uint256) {
        return target.totalSupply();
    }

    function balanceOf(address who) external view returns (uint256) {
        return target.state().balanceOf(who);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return target.state().allowance(from, spender);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        target.approveFor(msg.sender, spender, value);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return target.transferFor(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        return target.transferFromFor(msg.sender, from, to, value);
    }
}

contract HouseCoin is Kept {
    string public constant name = "House Dollar";
    string public constant symbol = "hUSD";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    HouseFront public front;
    HouseState public state;
    HouseResolver public resolver;

    constructor(HouseState state_, HouseResolver resolver_) public {
        (state, resolver) = (state_, resolver_);
    }

    modifier onlyFront() {
        require(msg.sender == address(front), "only the front");
        _;
    }

    function setFront(HouseFront to) external onlyOwner {
        front = to;
    }

    function approveFor(address from, address spender, uint256 value) external onlyFront {
        state.setAllowance(from, spender, value);
    }

    function transferFor(address from, address to, uint256 value) external onlyFront returns (bool) {
        return move(from, to, value);
    }

    function transferFromFor(address by, address from, address to, uint256 value) external onlyFront returns (bool) {
        uint256 allowed = state.allowance(from, by);
        require(allowed >= value);
        state.setAllowance(from, by, allowed - value);
        return move(from, to, value);
    }

    function issue(address to, uint256 amount) external {
        require(msg.sender == resolver.requireAddress("Issuer", "no issuer"), "only the issuer");
        totalSupply += amount;
        state.setBalanceOf(to, state.balanceOf(to) + amount);
        front.speakTransfer(address(0), to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == resolver.requireAddress("Issuer", "no issuer"), "only the issuer");
        require(state.balanceOf(from) >= amount);
        totalSupply -= amount;
        state.setBalanceOf(from, state.balanceOf(from) - amount);
        front.speakTransfer(from, address(0), amount);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this) && to != address(front), "no recipient");
        require(state.balanceOf(from) >= value, "too little");
        state.setBalanceOf(from, state.balanceOf(from) - value);
        state.setBalanceOf(to, state.balanceOf(to) + value);
        front.speakTransfer(from, to, value);
        return true;
    }
}

/// Issues dollars to those who lock ether, 500 for each, and burns only what the caller himself owes.
contract HouseIssuer {
    HouseResolver public resolver;
    mapping(address => uint256) public locked;
    mapping(address => uint256) public debt;

    constructor(HouseResolver resolver_) public {
        resolver = resolver_;
    }

    function coin() private view returns (HouseCoin) {
        return HouseCoin(resolver.requireAddress("Coin", "no coin"));
    }

    function issueMax() external payable {
        uint256 amount = msg.value * 500;
        locked[msg.sender] += msg.value;
        debt[msg.sender] += amount;
        coin().issue(msg.sender, amount);
    }

    function settle() external {
        uint256 amount = debt[msg.sender];
        uint256 back = locked[msg.sender];
        (debt[msg.sender], locked[msg.sender]) = (0, 0);
        coin().burn(msg.sender, amount);
        msg.sender.transfer(back);
    }
}

/// May refuse to list, to mint and to move, market by market.
contract LedgerComptroller {
    address public admin;
    address public pauseGuardian;
    bool public transferGuardianPaused;
    bool public mintGuardianPaused;

    constructor(address admin_, address guardian) public {
        (admin, pauseGuardian) = (admin_, guardian);
    }

    function setTransferPaused(bool to) external {
        require(msg.sender == admin || (msg.sender == pauseGuardian && to), "only guardian and admin");
        transferGuardianPaused = to;
    }

    function setMintPaused(bool to) external {
        require(msg.sender == admin || (msg.sender == pauseGuardian && to), "only guardian and admin");
        mintGuardianPaused = to;
    }

    function mintAllowed() external view returns (bool) {
        return !mintGuardianPaused;
    }

    function transferAllowed(LentEther market, address from, uint256 tokens) external view returns (bool) {
        return !transferGuardianPaused && market.freeTokens(from) >= tokens;
    }
}

/// A share in ether that is lent. Half the worth of one's own share may be borrowed, and as much of it stays where it is.
contract LentEther is Entries {
    string public constant name = "Lent Ether";
    string public constant symbol = "lETH";
    uint8 public constant decimals = 8;
    uint256 private constant PER_SECOND = 1e9;
    address public admin;
    LedgerComptroller public comptroller;
    uint256 public totalBorrows;
    uint256 public borrowIndex = 1e18;
    uint256 public accruedAt = now;
    mapping(address => uint256) private principal;
    mapping(address => uint256) private indexOf;

    event NewComptroller(address from, address to);

    constructor(LedgerComptroller comptroller_, address admin_) public {
        (comptroller, admin) = (comptroller_, admin_);
    }

    function setComptroller(LedgerComptroller to) external {
        require(msg.sender == admin, "only admin");
        emit NewComptroller(address(comptroller), address(to));
        comptroller = to;
    }

    function accrueInterest() public {
        uint256 rate = PER_SECOND.mul(now - accruedAt);
        totalBorrows = totalBorrows.add(totalBorrows.mul(rate) / 1e18);
        borrowIndex = borrowIndex.add(borrowIndex.mul(rate) / 1e18);
        accruedAt = now;
    }

    function exchangeRateStored() public view returns (uint256) {
        return rateOf(address(this).balance);
    }

    function borrowBalance(address who) public view returns (uint256) {
        return indexOf[who] == 0 ? 0 : principal[who].mul(borrowIndex) / indexOf[who];
    }

    function freeTokens(address who) public view returns (uint256) {
        uint256 bound = borrowBalance(who).mul(2e18) / exchangeRateStored();
        return bound >= balanceOf[who] ? 0 : balanceOf[who] - bound;
    }

    function mint() external payable {
        accrueInterest();
        require(comptroller.mintAllowed(), "rejected");
        _mintEntry(msg.sender, msg.value.mul(1e18) / rateOf(address(this).balance - msg.value));
    }

    function redeem(uint256 tokens) external {
        accrueInterest();
        require(freeTokens(msg.sender) >= tokens, "bound");
        uint256 amount = tokens.mul(exchangeRateStored()) / 1e18;
        _burnEntry(msg.sender, tokens);
        msg.sender.transfer(amount);
    }

    function borrow(uint256 amount) external {
        accrueInterest();
        uint256 worth = freeTokens(msg.sender).mul(exchangeRateStored()) / 2e18;
        require(amount <= worth, "not covered");
        (principal[msg.sender], indexOf[msg.sender]) = (borrowBalance(msg.sender).add(amount), borrowIndex);
        totalBorrows = totalBorrows.add(amount);
        msg.sender.transfer(amount);
    }

    function repayBorrow() external payable {
        accrueInterest();
        (principal[msg.sender], indexOf[msg.sender]) = (borrowBalance(msg.sender).sub(msg.value), borrowIndex);
        totalBorrows = totalBorrows.sub(msg.value);
    }

    function _moveEntry(address from, address to, uint256 amount) internal {
        require(comptroller.transferAllowed(this, from, amount), "rejected");
        super._moveEntry(from, to, amount);
    }

    function rateOf(uint256 cash) private view returns (uint256) {
        return totalSupply == 0 ? 2e26 : cash.add(totalBorrows).mul(1e18) / totalSupply;
    }
}
