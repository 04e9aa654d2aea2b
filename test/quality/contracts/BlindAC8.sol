// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.5;

library Exact {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "Exact: sum");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "Exact: difference");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "Exact: product");
    }
}

abstract contract Coinage {
    using Exact for uint256;

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 internal _total;
    mapping(address => uint256) internal _of;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        (name, symbol, decimals) = (name_, symbol_, decimals_);
    }

    function totalSupply() public view virtual returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _of[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        _of[from] = _of[from].sub(value);
        _of[to] = _of[to].add(value);
        emit Transfer(from, to, value);
    }

    function _strike(address to, uint256 value) internal {
        _total = _total.add(value);
        _of[to] = _of[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _melt(address from, uint256 value) internal {
        _of[from] = _of[from].sub(value);
        _total = _total.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract Reserve is Coinage {
    constructor(string memory name_, string memory symbol_, uint256 supply) Coinage(name_, symbol_, 18) {
        _strike(msg.sender, supply);
    }
}

/// Who may do what: the governor is a timelock, and the vault of the coin is named by it.
contract Charter {
    address public governor;
    address public vault;

    event VaultChanged(address indexed to);

    constructor(address governor_) {
        governor = governor_;
    }

    function open(address vault_) external {
        require(vault == address(0), "open");
        vault = vault_;
        emit VaultChanged(vault_);
    }

    function setVault(address to) external {
        require(msg.sender == governor, "governor");
        vault = to;
        emit VaultChanged(to);
    }
}

/// A reserve currency: each coin has at least one unit of the reserve behind it when it is made.
contract Ballastine is Coinage {
    Charter public immutable charter;

    constructor(Charter charter_) Coinage("Ballastine", "BLST", 9) {
        charter = charter_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == charter.vault(), "vault");
        _strike(to, value);
    }

    function burn(uint256 value) external {
        _melt(msg.sender, value);
    }
}

contract BallastineVault {
    using Exact for uint256;

    Charter public immutable charter;
    Reserve public immutable reserve;
    Ballastine public coin;

    event Deposited(address indexed who, uint256 reserve, uint256 coins);
    event Redeemed(address indexed who, uint256 coins);

    constructor(Charter charter_, Reserve reserve_) {
        (charter, reserve) = (charter_, reserve_);
    }

    function bind(Ballastine coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function deposit(uint256 amount) external {
        reserve.transferFrom(msg.sender, address(this), amount);
        coin.mint(msg.sender, amount / 1e9);
        emit Deposited(msg.sender, amount, amount / 1e9);
    }

    function redeem(uint256 coins) external {
        coin.transferFrom(msg.sender, address(this), coins);
        coin.burn(coins);
        reserve.transfer(msg.sender, coins.mul(1e9));
        emit Redeemed(msg.sender, coins);
    }

    function excess() public view returns (uint256) {
        return (reserve.balanceOf(address(this)) / 1e9).sub(coin.totalSupply());
    }

    function reward(address to, uint256 coins) external {
        require(msg.sender == charter.governor() && coins <= excess(), "governor, of the excess");
        coin.mint(to, coins);
    }
}

/// Shares of all the ether here; an amount is what the shares are worth, so it grows when the reward box is emptied into it.
contract Brinewater is Coinage {
    using Exact for uint256;

    uint256 public pooled;
    uint256 public shares;
    mapping(address => uint256) public sharesOf;

    constructor() Coinage("Brinewater Ether", "brETH", 18) {}

    function totalSupply() public view override returns (uint256) {
        return pooled;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return amountOf(sharesOf[who]);
    }

    function amountOf(uint256 some) public view returns (uint256) {
        return shares == 0 ? 0 : some.mul(pooled) / shares;
    }

    function sharesFor(uint256 amount) public view returns (uint256) {
        return pooled == 0 ? amount : amount.mul(shares) / pooled;
    }

    function pourIn() external payable {
        uint256 some = sharesFor(msg.value);
        pooled = pooled.add(msg.value);
        shares = shares.add(some);
        sharesOf[msg.sender] = sharesOf[msg.sender].add(some);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function drawOut(uint256 amount) external {
        uint256 some = sharesFor(amount);
        if (amountOf(some) < amount) some = some.add(1);
        sharesOf[msg.sender] = sharesOf[msg.sender].sub(some);
        shares = shares.sub(some);
        pooled = pooled.sub(amount);
        emit Transfer(msg.sender, address(0), amount);
        msg.sender.transfer(amount);
    }

    /// Ether that nobody poured in belongs to everybody.
    function collect() external {
        uint256 reward = address(this).balance.sub(pooled);
        pooled = pooled.add(reward);
    }

    receive() external payable {}

    function _move(address from, address to, uint256 value) internal override {
        uint256 some = sharesFor(value);
        sharesOf[from] = sharesOf[from].sub(some);
        sharesOf[to] = sharesOf[to].add(some);
        emit Transfer(from, to, value);
    }
}

/// The same, in a bottle: the amount stands still and its worth grows.
contract BottledBrine is Coinage {
    using Exact for uint256;

    Brinewater public immutable brine;

    constructor(Brinewater brine_) Coinage("Bottled Brine", "bbrETH", 18) {
        brine = brine_;
    }

    function bottle(uint256 amount) external returns (uint256 some) {
        some = brine.sharesFor(amount);
        require(some > 0, "too little");
        _strike(msg.sender, some);
        brine.transferFrom(msg.sender, address(this), amount);
    }

    function uncork(uint256 some) external returns (uint256 amount) {
        amount = brine.amountOf(some);
        _melt(msg.sender, some);
        brine.transfer(msg.sender, amount);
    }
}

/// What a depositor of the lending house holds. The house pays out what it has in hand.
contract LoanReceipt is Coinage {
    using Exact for uint256;

    Reserve public immutable asset;
    uint256 public lent;
    uint256 public constant YEARLY = 0.04e18;
    uint256 public touchedAt;
    mapping(address => uint256) public pledge;
    mapping(address => uint256) public debt;

    constructor(Reserve asset_) Coinage("Loan Receipt of Wick", "lWICK", 18) {
        asset = asset_;
        touchedAt = block.timestamp;
    }

    function accrue() public {
        uint256 interest = lent.mul(YEARLY).mul(block.timestamp - touchedAt) / (365 days * 1e18);
        touchedAt = block.timestamp;
        lent = lent.add(interest);
    }

    function worth() public view returns (uint256) {
        return _total == 0 ? 1e18 : asset.balanceOf(address(this)).add(lent).mul(1e18) / _total;
    }

    function lend(uint256 amount) external {
        accrue();
        uint256 receipts = amount.mul(1e18) / worth();
        asset.transferFrom(msg.sender, address(this), amount);
        _strike(msg.sender, receipts);
    }

    function callIn(uint256 receipts) external {
        accrue();
        uint256 amount = receipts.mul(worth()) / 1e18;
        _melt(msg.sender, receipts);
        asset.transfer(msg.sender, amount);
    }

    function borrow(uint256 amount) external payable {
        accrue();
        pledge[msg.sender] = pledge[msg.sender].add(msg.value);
        debt[msg.sender] = debt[msg.sender].add(amount);
        require(pledge[msg.sender].mul(500) >= debt[msg.sender], "pledge more");
        lent = lent.add(amount);
        asset.transfer(msg.sender, amount);
    }

    function payBack(uint256 amount) external {
        accrue();
        debt[msg.sender] = debt[msg.sender].sub(amount);
        lent = lent.sub(amount);
        asset.transferFrom(msg.sender, address(this), amount);
        if (debt[msg.sender] == 0) {
            uint256 back = pledge[msg.sender];
            pledge[msg.sender] = 0;
            msg.sender.transfer(back);
        }
    }
}

/// A dollar drawn on ether. Only a vault of a class that the governor has admitted strikes it, each up to a line of its own.
contract DrawnDollar is Coinage {
    using Exact for uint256;

    struct Line {
        uint256 most;
        uint256 drawn;
        uint256 from;
    }

    address public immutable governor;
    mapping(address => Line) public lines;

    event LineAsked(address indexed vault, uint256 most, uint256 from);

    constructor(address governor_, address first) Coinage("Drawn Dollar", "DRWN", 18) {
        governor = governor_;
        lines[first] = Line(2_000_000e18, 0, block.timestamp);
    }

    /// A new line can be used three days after it was asked for.
    function ask(address vault, uint256 most) external {
        require(msg.sender == governor && most <= 20_000_000e18, "governor");
        (lines[vault].most, lines[vault].from) = (most, block.timestamp + 3 days);
        emit LineAsked(vault, most, block.timestamp + 3 days);
    }

    function draw(address to, uint256 value) external {
        Line storage line = lines[msg.sender];
        require(line.from != 0 && block.timestamp >= line.from, "no line");
        line.drawn = line.drawn.add(value);
        require(line.drawn <= line.most, "line");
        _strike(to, value);
    }

    function retire(address from, uint256 value) external {
        require(lines[msg.sender].from != 0, "no line");
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        lines[msg.sender].drawn = lines[msg.sender].drawn.sub(value);
        _melt(from, value);
    }
}

contract DrawingVault {
    using Exact for uint256;

    uint256 public constant DOLLARS_PER_ETHER = 1000;
    DrawnDollar public dollar;
    mapping(address => uint256) public collateral;
    mapping(address => uint256) public owed;

    function bind(DrawnDollar dollar_) external {
        require(address(dollar) == address(0), "bound");
        dollar = dollar_;
    }

    function drawOn(uint256 value) external payable {
        collateral[msg.sender] = collateral[msg.sender].add(msg.value);
        owed[msg.sender] = owed[msg.sender].add(value);
        require(collateral[msg.sender].mul(DOLLARS_PER_ETHER) >= owed[msg.sender], "more ether");
        dollar.draw(msg.sender, value);
    }

    function repay(uint256 value) external {
        uint256 back = collateral[msg.sender].mul(value) / owed[msg.sender];
        dollar.retire(msg.sender, value);
        owed[msg.sender] = owed[msg.sender].sub(value);
        collateral[msg.sender] = collateral[msg.sender].sub(back);
        msg.sender.transfer(back);
    }
}
