// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "underflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "overflow");
    }
}

abstract contract Coin {
    using SafeMath for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

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
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "zero");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract PlainCoin is Coin {
    string public name = "Reserve Dollar";
    string public symbol = "RUSD";
    uint8 public constant decimals = 18;

    constructor(uint256 supply) {
        _mint(msg.sender, supply);
    }
}

/// Who may do what, in one place: the governor is the timelock, the vault the treasury.
contract PeakAuthority {
    address public governor;
    address public vault;

    event GovernorPushed(address indexed from, address indexed to);
    event VaultPushed(address indexed from, address indexed to);

    constructor(address governor_, address vault_) {
        (governor, vault) = (governor_, vault_);
    }

    function pushGovernor(address governor_) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        emit GovernorPushed(governor, governor_);
        governor = governor_;
    }

    function pushVault(address vault_) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        emit VaultPushed(vault, vault_);
        vault = vault_;
    }
}

contract PeakToken is Coin {
    using SafeMath for uint256;

    string public constant name = "Peak";
    string public constant symbol = "PEAK";
    uint8 public constant decimals = 9;
    PeakAuthority public authority;

    constructor(PeakAuthority authority_) {
        authority = authority_;
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        _mint(account, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function burnFrom(address account, uint256 amount) external {
        allowance[account][msg.sender] = allowance[account][msg.sender].sub(amount);
        _burn(account, amount);
    }
}

/// Makes one peak for a dollar that comes in, and gives the dollar back to who burns one.
contract PeakTreasury {
    using SafeMath for uint256;

    PlainCoin public immutable reserve;
    PeakToken public immutable peak;

    event Deposited(address indexed from, uint256 dollars);
    event Redeemed(address indexed to, uint256 dollars);

    constructor(PlainCoin reserve_, PeakToken peak_) {
        (reserve, peak) = (reserve_, peak_);
    }

    function deposit(uint256 dollars) external {
        reserve.transferFrom(msg.sender, address(this), dollars);
        peak.mint(msg.sender, dollars / 10**9);
        emit Deposited(msg.sender, dollars);
    }

    function redeem(uint256 peaks) external {
        peak.burnFrom(msg.sender, peaks);
        reserve.transfer(msg.sender, peaks.mul(10**9));
        emit Redeemed(msg.sender, peaks.mul(10**9));
    }
}

/// In the manner of Compound: two days before anything that its admin queues may be executed.
contract GovernanceTimelock {
    using SafeMath for uint256;

    uint256 public constant GRACE_PERIOD = 14 days;
    uint256 public constant MINIMUM_DELAY = 2 days;
    uint256 public constant MAXIMUM_DELAY = 30 days;
    address public admin;
    address public pendingAdmin;
    uint256 public delay;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);

    constructor(address admin_, uint256 delay_) {
        require(delay_ >= MINIMUM_DELAY && delay_ <= MAXIMUM_DELAY, "Timelock::constructor: delay");
        (admin, delay) = (admin_, delay_);
    }

    receive() external payable {}

    function setDelay(uint256 delay_) public {
        require(msg.sender == address(this), "Timelock::setDelay: Call must come from Timelock.");
        require(delay_ >= MINIMUM_DELAY && delay_ <= MAXIMUM_DELAY, "Timelock::setDelay: delay");
        delay = delay_;
    }

    function acceptAdmin() public {
        require(msg.sender == pendingAdmin, "Timelock::acceptAdmin: Call must come from pendingAdmin.");
        (admin, pendingAdmin) = (msg.sender, address(0));
    }

    function setPendingAdmin(address pendingAdmin_) public {
        require(msg.sender == address(this), "Timelock::setPendingAdmin: Call must come from Timelock.");
        pendingAdmin = pendingAdmin_;
    }

    function queueTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) public returns (bytes32 txHash) {
        require(msg.sender == admin, "Timelock::queueTransaction: Call must come from admin.");
        require(eta >= block.timestamp.add(delay), "Timelock::queueTransaction: eta");
        txHash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[txHash] = true;
        emit QueueTransaction(txHash, target, value, signature, data, eta);
    }

    function cancelTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) public {
        require(msg.sender == admin, "Timelock::cancelTransaction: Call must come from admin.");
        queuedTransactions[keccak256(abi.encode(target, value, signature, data, eta))] = false;
    }

    function executeTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta)
        public
        payable
        returns (bytes memory)
    {
        require(msg.sender == admin, "Timelock::executeTransaction: Call must come from admin.");
        bytes32 txHash = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[txHash], "Timelock::executeTransaction: not queued.");
        require(block.timestamp >= eta && block.timestamp <= eta.add(GRACE_PERIOD), "Timelock::executeTransaction: time");
        queuedTransactions[txHash] = false;
        bytes memory callData = bytes(signature).length == 0 ? data : abi.encodePacked(bytes4(keccak256(bytes(signature))), data);
        (bool success, bytes memory returnData) = target.call{value: value}(callData);
        require(success, "Timelock::executeTransaction: Transaction execution reverted.");
        emit ExecuteTransaction(txHash, target, value, signature, data, eta);
        return returnData;
    }
}

/// In the manner of UNI: two percent at most, once in a year, and the minter is a timelock.
contract Lantern is Coin {
    using SafeMath for uint256;

    string public constant name = "Lantern";
    string public constant symbol = "LNTN";
    uint8 public constant decimals = 18;
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    event MinterChanged(address minter, address newMinter);

    constructor(address account, address minter_, uint256 mintingAllowedAfter_) {
        _mint(account, 1_000_000_000e18);
        (minter, mintingAllowedAfter) = (minter_, mintingAllowedAfter_);
        emit MinterChanged(address(0), minter_);
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Lantern::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 amount) external {
        require(msg.sender == minter, "Lantern::mint: only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "Lantern::mint: minting not allowed yet");
        mintingAllowedAfter = block.timestamp.add(minimumTimeBetweenMints);
        require(amount <= totalSupply.mul(mintCap) / 100, "Lantern::mint: exceeded mint cap");
        _mint(dst, amount);
    }
}

/// Shares of a vault of coins whose keeper may only put profit in; what it takes for that shows slowly, as with Yearn.
contract HarvestVault is Coin {
    using SafeMath for uint256;

    string public constant name = "Harvest Reserve Dollar";
    string public constant symbol = "hvRUSD";
    uint8 public constant decimals = 18;
    PlainCoin public immutable token;
    uint256 public constant DEGRADATION = 6 hours;
    uint256 public lockedProfit;
    uint256 public lastReport;
    uint256 public totalIdle;

    event StrategyReported(uint256 gain);

    constructor(PlainCoin token_) {
        token = token_;
    }

    function freeFunds() public view returns (uint256) {
        uint256 passed = block.timestamp.sub(lastReport);
        return passed >= DEGRADATION ? totalIdle : totalIdle.sub(lockedProfit.mul(DEGRADATION - passed) / DEGRADATION);
    }

    function pricePerShare() external view returns (uint256) {
        return totalSupply == 0 ? 1e18 : freeFunds().mul(1e18) / totalSupply;
    }

    function deposit(uint256 amount) external returns (uint256 shares) {
        shares = totalSupply == 0 ? amount : amount.mul(totalSupply) / freeFunds();
        totalIdle = totalIdle.add(amount);
        _mint(msg.sender, shares);
        token.transferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 shares) external returns (uint256 amount) {
        amount = shares.mul(freeFunds()) / totalSupply;
        totalIdle = totalIdle.sub(amount);
        _burn(msg.sender, shares);
        token.transfer(msg.sender, amount);
    }

    function report(uint256 gain) external {
        lockedProfit = totalIdle.sub(freeFunds()).add(gain);
        lastReport = block.timestamp;
        totalIdle = totalIdle.add(gain);
        token.transferFrom(msg.sender, address(this), gain);
        emit StrategyReported(gain);
    }
}
