// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

abstract contract ERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol) {
        name = _name;
        symbol = _symbol;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;
}

abstract contract Shares is ERC20 {
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    function _transfer(address from, address to, uint256 value) internal virtual override {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract Wheat is Shares {
    constructor(string memory _name, string memory _symbol) ERC20(_name, _symbol) {
        _mint(msg.sender, 90_000_000e18);
    }
}

/// Lends wheat: who supplies has a coin whose balance grows with what borrowers owe.
contract WheatPool {
    ERC20 public immutable asset;
    GrowingWheat public immutable receipt;
    address public immutable admin;
    uint256 public index = 1e27;
    uint256 public lastUpdate;
    uint256 public ratePerYear = 3e25;
    mapping(address => uint256) public etherOf;
    mapping(address => uint256) public scaledDebtOf;

    event Supply(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);
    event Borrow(address indexed user, uint256 amount);
    event Repay(address indexed user, uint256 amount);

    constructor(ERC20 _asset, GrowingWheat _receipt, address _admin) {
        asset = _asset;
        receipt = _receipt;
        admin = _admin;
        lastUpdate = block.timestamp;
    }

    function setRate(uint256 rate) external {
        require(msg.sender == admin && rate <= 10e25, "rate");
        index = normalizedIncome();
        lastUpdate = block.timestamp;
        ratePerYear = rate;
    }

    function normalizedIncome() public view returns (uint256) {
        return index + (index * ratePerYear * (block.timestamp - lastUpdate)) / 365 days / 1e27;
    }

    function supply(uint256 amount) external {
        receipt.pull(asset, msg.sender, amount);
        receipt.mint(msg.sender, (amount * 1e27) / normalizedIncome());
        emit Supply(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        receipt.burn(msg.sender, (amount * 1e27) / normalizedIncome() + 1);
        receipt.push(asset, msg.sender, amount);
        emit Withdraw(msg.sender, amount);
    }

    /// A thousand of wheat for each ether that is left here.
    function borrow(uint256 amount) external payable {
        etherOf[msg.sender] += msg.value;
        scaledDebtOf[msg.sender] += (amount * 1e27) / normalizedIncome();
        require((scaledDebtOf[msg.sender] * normalizedIncome()) / 1e27 <= etherOf[msg.sender] * 1000, "collateral");
        receipt.push(asset, msg.sender, amount);
        emit Borrow(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        receipt.pull(asset, msg.sender, amount);
        scaledDebtOf[msg.sender] -= (amount * 1e27) / normalizedIncome();
        if (scaledDebtOf[msg.sender] < 1e9) {
            uint256 back = etherOf[msg.sender];
            etherOf[msg.sender] = 0;
            payable(msg.sender).transfer(back);
        }
        emit Repay(msg.sender, amount);
    }
}

contract GrowingWheat is ERC20 {
    WheatPool public immutable pool;
    mapping(address => uint256) public scaledBalanceOf;
    uint256 public scaledTotalSupply;

    modifier onlyPool() {
        require(msg.sender == address(pool), "CALLER_MUST_BE_POOL");
        _;
    }

    constructor(WheatPool _pool) ERC20("Growing Wheat", "gWHT") {
        pool = _pool;
    }

    function balanceOf(address account) external view returns (uint256) {
        return (scaledBalanceOf[account] * pool.normalizedIncome()) / 1e27;
    }

    function totalSupply() external view returns (uint256) {
        return (scaledTotalSupply * pool.normalizedIncome()) / 1e27;
    }

    function mint(address to, uint256 scaled) external onlyPool {
        scaledTotalSupply += scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(address(0), to, (scaled * pool.normalizedIncome()) / 1e27);
    }

    function burn(address from, uint256 scaled) external onlyPool {
        scaled = scaled > scaledBalanceOf[from] && scaled <= scaledBalanceOf[from] + 2 ? scaledBalanceOf[from] : scaled;
        scaledBalanceOf[from] -= scaled;
        scaledTotalSupply -= scaled;
        emit Transfer(from, address(0), (scaled * pool.normalizedIncome()) / 1e27);
    }

    function pull(ERC20 asset, address from, uint256 amount) external onlyPool {
        require(asset.transferFrom(from, address(this), amount), "transfer");
    }

    function push(ERC20 asset, address to, uint256 amount) external onlyPool {
        require(asset.transfer(to, amount), "transfer");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 scaled = (value * 1e27) / pool.normalizedIncome();
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, value);
    }
}

/// Says who owes more than his collateral bears; prices are the middle of five reporters.
contract Umpire {
    mapping(address => uint256) public reportOf;
    address[] public reporters;
    mapping(address => uint256) public debtOf;
    MarketShare public market;

    constructor(address[] memory _reporters, MarketShare _market) {
        reporters = _reporters;
        market = _market;
    }

    function report(uint256 price) external {
        for (uint256 i; i < reporters.length; i++) if (reporters[i] == msg.sender) reportOf[msg.sender] = price;
    }

    function price() public view returns (uint256) {
        uint256[] memory sorted = new uint256[](reporters.length);
        for (uint256 i; i < sorted.length; i++) {
            uint256 value = reportOf[reporters[i]];
            uint256 at = i;
            for (; at > 0 && sorted[at - 1] > value; at--) sorted[at] = sorted[at - 1];
            sorted[at] = value;
        }
        return sorted[sorted.length / 2];
    }

    /// Ether against the shares of one who asks, to three quarters of their worth.
    function lend(uint256 amount) external {
        debtOf[msg.sender] += amount;
        require(shortfall(msg.sender) == 0, "collateral");
        payable(msg.sender).transfer(amount);
    }

    function shortfall(address account) public view returns (uint256) {
        uint256 bears = (market.balanceOf(account) * price() * 3) / 4e18;
        return debtOf[account] > bears ? debtOf[account] - bears : 0;
    }

    function transferAllowed(address from, uint256 value) external view returns (bool) {
        if (debtOf[from] == 0) return true;
        return debtOf[from] <= ((market.balanceOf(from) - value) * price() * 3) / 4e18;
    }

    function liquidate(address borrower) external payable {
        require(shortfall(borrower) > 0 && msg.value > 0 && msg.value * 2 <= debtOf[borrower], "healthy");
        debtOf[borrower] -= msg.value;
        market.seize(msg.sender, borrower, (msg.value * 108e16) / price());
    }

    receive() external payable {}
}

/// Shares of a market of ether; they can be seized of one who owes too much, and of nobody else.
contract MarketShare is Shares {
    Umpire public immutable umpire;

    constructor(Umpire _umpire) ERC20("Market Share of Ether", "MSHE") {
        umpire = _umpire;
    }

    function mint() external payable {
        _mint(msg.sender, msg.value * 50);
    }

    function redeem(uint256 amount) external {
        require(umpire.transferAllowed(msg.sender, amount), "REDEEM_COMPTROLLER_REJECTION");
        _burn(msg.sender, amount);
        payable(msg.sender).transfer(amount / 50);
    }

    function seize(address liquidator, address borrower, uint256 amount) external {
        require(msg.sender == address(umpire) && umpire.debtOf(borrower) > 0, "LIQUIDATE_SEIZE_REJECTION");
        super._transfer(borrower, liquidator, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(umpire.transferAllowed(from, value), "TRANSFER_COMPTROLLER_REJECTION");
        super._transfer(from, to, value);
    }
}

/// A vault that lends what lies in it to a strategy; a performance fee of a tenth of the gain at most.
contract SickleVault is Shares {
    ERC20Like public immutable asset;
    SickleStrategy public strategy;
    address public immutable governance;
    uint256 public performanceFee = 1000;

    event Harvested(uint256 gain, uint256 fee);

    constructor(ERC20Like _asset, SickleStrategy _strategy, address _governance) ERC20("Sickle Vault", "svWHT") {
        asset = _asset;
        strategy = _strategy;
        governance = _governance;
    }

    function setPerformanceFee(uint256 fee) external {
        require(msg.sender == governance && fee <= 1000, "fee");
        performanceFee = fee;
    }

    function totalAssets() public view returns (uint256) {
        return asset.balanceOf(address(this)) + asset.balanceOf(address(strategy));
    }

    function deposit(uint256 amount) external {
        uint256 before = totalAssets();
        uint256 minted = totalSupply == 0 ? amount : (amount * totalSupply) / before;
        require(asset.transferFrom(msg.sender, address(this), amount), "transfer");
        _mint(msg.sender, minted);
    }

    function withdraw(uint256 shares) external {
        uint256 due = (shares * totalAssets()) / totalSupply;
        _burn(msg.sender, shares);
        uint256 here = asset.balanceOf(address(this));
        if (due > here) strategy.giveBack(due - here);
        require(asset.transfer(msg.sender, due), "transfer");
    }

    function earn() external {
        asset.transfer(address(strategy), (asset.balanceOf(address(this)) * 9) / 10);
    }
}

interface ERC20Like {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract SickleStrategy {
    ERC20Like public immutable asset;
    address public immutable vault;

    constructor(ERC20Like _asset, address _vault) {
        asset = _asset;
        vault = _vault;
    }

    function giveBack(uint256 amount) external {
        require(msg.sender == vault, "vault");
        asset.transfer(vault, amount);
    }
}
