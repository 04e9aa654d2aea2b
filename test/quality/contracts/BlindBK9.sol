// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

/// The price of ether as five report it: the one in the middle counts. Nobody can change who they are.
contract LodePriceFeed {
    address[5] public reporters;
    uint256[5] public prices;
    uint256 public lastGoodPrice;

    event PriceReported(address indexed reporter, uint256 price);
    event LastGoodPriceUpdated(uint256 lastGoodPrice);

    constructor(address[] memory reporters_, uint256 first) public {
        for (uint256 i = 0; i < 5; i++) {
            reporters[i] = reporters_[i];
            prices[i] = first;
        }
        lastGoodPrice = first;
    }

    function report(uint256 price) external {
        for (uint256 i = 0; i < 5; i++) {
            if (reporters[i] != msg.sender) continue;
            prices[i] = price;
            emit PriceReported(msg.sender, price);
        }
    }

    function fetchPrice() external returns (uint256) {
        uint256[5] memory sorted = prices;
        for (uint256 i = 1; i < 5; i++) {
            for (uint256 j = i; j > 0 && sorted[j - 1] > sorted[j]; j--) {
                (sorted[j - 1], sorted[j]) = (sorted[j], sorted[j - 1]);
            }
        }
        lastGoodPrice = sorted[2];
        emit LastGoodPriceUpdated(sorted[2]);
        return sorted[2];
    }
}

/// Made against ether by the contract for borrowers and by nothing else. Nobody owns any part of it.
contract LodestarUSD {
    using SafeMath for uint256;

    string public constant name = "Lodestar USD";
    string public constant symbol = "lodUSD";
    uint8 public constant decimals = 18;
    address public immutable borrowerOperationsAddress;
    uint256 private _totalSupply;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address borrowerOperations) public {
        borrowerOperationsAddress = borrowerOperations;
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == borrowerOperationsAddress, "LodestarUSD: Caller is not BorrowerOperations");
        _totalSupply = _totalSupply.add(amount);
        _balances[account] = _balances[account].add(amount);
        emit Transfer(address(0), account, amount);
    }

    function burn(address account, uint256 amount) external {
        require(msg.sender == borrowerOperationsAddress, "LodestarUSD: Caller is not BorrowerOperations");
        _balances[account] = _balances[account].sub(amount);
        _totalSupply = _totalSupply.sub(amount);
        emit Transfer(account, address(0), amount);
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _allowances[owner][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _allowances[from][msg.sender] = _allowances[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0) && to != address(this), "LodestarUSD: Cannot transfer tokens directly to the token contract");
        require(to != borrowerOperationsAddress, "LodestarUSD: Cannot transfer tokens directly to BorrowerOperations");
        _balances[from] = _balances[from].sub(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
    }
}

/// Troves: at least a tenth more ether than what was borrowed, a fee of a half of a hundred, and ether for coins at the price.
contract LodeBorrowerOperations {
    using SafeMath for uint256;

    struct Trove {
        uint256 debt;
        uint256 coll;
    }

    uint256 public constant MCR = 1100000000000000000;
    uint256 public constant BORROWING_FEE = 5e15;
    uint256 public constant MIN_NET_DEBT = 1800e18;
    uint256 public constant DECIMAL_PRECISION = 1e18;
    LodePriceFeed public immutable priceFeed;
    LodestarUSD public token;
    mapping(address => Trove) public troves;

    event TroveUpdated(address indexed borrower, uint256 debt, uint256 coll);
    event Redemption(address indexed redeemer, address indexed borrower, uint256 amount, uint256 ethSent);
    event Liquidation(address indexed liquidator, address indexed borrower, uint256 debt, uint256 coll);

    constructor(LodePriceFeed priceFeed_) public {
        priceFeed = priceFeed_;
    }

    function setAddress(LodestarUSD token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function getICR(address borrower, uint256 price) public view returns (uint256) {
        Trove memory trove = troves[borrower];
        return trove.debt == 0 ? uint256(-1) : trove.coll.mul(price) / trove.debt;
    }

    function openTrove(uint256 amount) external payable {
        require(troves[msg.sender].debt == 0, "BorrowerOps: Trove is active");
        require(amount >= MIN_NET_DEBT, "BorrowerOps: Trove's net debt must be greater than minimum");
        _borrow(amount);
    }

    function withdrawLUSD(uint256 amount) external payable {
        require(troves[msg.sender].debt > 0, "BorrowerOps: Trove does not exist or is closed");
        _borrow(amount);
    }

    function closeTrove() external {
        Trove memory trove = troves[msg.sender];
        require(trove.debt > 0, "BorrowerOps: Trove does not exist or is closed");
        delete troves[msg.sender];
        token.burn(msg.sender, trove.debt);
        emit TroveUpdated(msg.sender, 0, 0);
        _send(msg.sender, trove.coll);
    }

    /// Whoever brings coins is given ether for them at the price, less a half of a hundred, out of a trove of his choice.
    function redeemCollateral(address borrower, uint256 amount) external {
        uint256 price = priceFeed.fetchPrice();
        Trove storage trove = troves[borrower];
        require(getICR(borrower, price) >= MCR, "TroveManager: under the minimum");
        require(amount <= trove.debt, "TroveManager: more than the debt");
        uint256 drawn = amount.mul(DECIMAL_PRECISION) / price;
        uint256 sent = drawn.sub(drawn.mul(BORROWING_FEE) / DECIMAL_PRECISION);
        trove.debt = trove.debt.sub(amount);
        trove.coll = trove.coll.sub(sent);
        token.burn(msg.sender, amount);
        emit Redemption(msg.sender, borrower, amount, sent);
        _send(msg.sender, sent);
    }

    /// Below the minimum anybody pays the debt and has the ether.
    function liquidate(address borrower) external {
        require(getICR(borrower, priceFeed.fetchPrice()) < MCR, "TroveManager: nothing to liquidate");
        Trove memory trove = troves[borrower];
        delete troves[borrower];
        token.burn(msg.sender, trove.debt);
        emit Liquidation(msg.sender, borrower, trove.debt, trove.coll);
        _send(msg.sender, trove.coll);
    }

    function _borrow(uint256 amount) private {
        Trove storage trove = troves[msg.sender];
        trove.debt = trove.debt.add(amount).add(amount.mul(BORROWING_FEE) / DECIMAL_PRECISION);
        trove.coll = trove.coll.add(msg.value);
        uint256 icr = getICR(msg.sender, priceFeed.fetchPrice());
        require(icr >= MCR, "BorrowerOps: An operation that would result in ICR < MCR is not permitted");
        token.mint(msg.sender, amount);
        emit TroveUpdated(msg.sender, trove.debt, trove.coll);
    }

    function _send(address to, uint256 amount) private {
        (bool ok, ) = to.call{value: amount}("");
        require(ok, "ActivePool: sending ETH failed");
    }
}

/// Money of an issuer, the second edition: the highest bit of a balance says that its account is frozen.
contract KestrelDollar {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    bool public paused;
    bool private initialized;
    uint256 private totalSupply_;
    mapping(address => uint256) private balanceAndBlacklistStates;
    mapping(address => mapping(address => uint256)) private allowed;
    mapping(address => bool) private minters;
    mapping(address => uint256) private minterAllowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();

    modifier only(address who) {
        require(msg.sender == who, "FiatToken: caller has not this role");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    function initialize(string calldata name_, string calldata symbol_, address office, address minter, uint256 first) external {
        require(!initialized, "FiatToken: contract is already initialized");
        initialized = true;
        (name, symbol) = (name_, symbol_);
        (owner, masterMinter, pauser, blacklister) = (office, office, office, office);
        totalSupply_ = first;
        _setBalance(minter, first);
        emit Transfer(address(0), minter, first);
    }

    function configureMinter(address minter, uint256 amount) external whenNotPaused only(masterMinter) returns (bool) {
        (minters[minter], minterAllowed[minter]) = (true, amount);
        emit MinterConfigured(minter, amount);
        return true;
    }

    function removeMinter(address minter) external only(masterMinter) returns (bool) {
        (minters[minter], minterAllowed[minter]) = (false, 0);
        return true;
    }

    function mint(address to, uint256 amount) external whenNotPaused returns (bool) {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        require(!isBlacklisted(to) && amount > 0, "FiatToken: mint not possible");
        minterAllowed[msg.sender] = minterAllowed[msg.sender].sub(amount);
        totalSupply_ = totalSupply_.add(amount);
        _setBalance(to, balanceOf(to).add(amount));
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        totalSupply_ = totalSupply_.sub(amount);
        _setBalance(msg.sender, balanceOf(msg.sender).sub(amount));
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function pause() external only(pauser) {
        paused = true;
        emit Pause();
    }

    function unpause() external only(pauser) {
        paused = false;
        emit Unpause();
    }

    function blacklist(address account) external only(blacklister) {
        balanceAndBlacklistStates[account] |= 1 << 255;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external only(blacklister) {
        balanceAndBlacklistStates[account] &= (1 << 255) - 1;
        emit UnBlacklisted(account);
    }

    function isBlacklisted(address account) public view returns (bool) {
        return balanceAndBlacklistStates[account] >> 255 == 1;
    }

    function totalSupply() external view returns (uint256) {
        return totalSupply_;
    }

    function balanceOf(address account) public view returns (uint256) {
        return balanceAndBlacklistStates[account] & ((1 << 255) - 1);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return allowed[from][spender];
    }

    function approve(address spender, uint256 value) external whenNotPaused returns (bool) {
        require(!isBlacklisted(msg.sender) && !isBlacklisted(spender), "Blacklistable: account is blacklisted");
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external whenNotPaused returns (bool) {
        require(!isBlacklisted(msg.sender), "Blacklistable: account is blacklisted");
        if (allowed[from][msg.sender] != uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        _setBalance(from, balanceOf(from).sub(value));
        _setBalance(to, balanceOf(to).add(value));
        emit Transfer(from, to, value);
    }

    function _setBalance(address account, uint256 value) private {
        require(!isBlacklisted(account), "FiatTokenV2_2: Account is blacklisted");
        require(value <= (1 << 255) - 1, "FiatTokenV2_2: Balance exceeds (2^255 - 1)");
        balanceAndBlacklistStates[account] = value;
    }
}
