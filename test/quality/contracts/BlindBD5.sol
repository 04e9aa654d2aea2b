// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

/// Plain book of balances for those below.
abstract contract Book6 {
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) internal _lent;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view virtual returns (uint256) { return _held[who]; }
    function allowance(address who, address to) public view returns (uint256) { return _lent[who][to]; }

    function approve(address to, uint256 value) public virtual returns (bool) {
        _lent[msg.sender][to] = value;
        emit Approval(msg.sender, to, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _give(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        require(_lent[from][msg.sender] >= value, "allowance");
        _lent[from][msg.sender] -= value;
        _give(from, to, value);
        return true;
    }

    function _give(address from, address to, uint256 value) internal virtual {
        require(to != address(0) && _held[from] >= value, "balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        require(totalSupply + value >= totalSupply);
        totalSupply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal virtual {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Proxy of the older kind: its admin stands at a hashed slot and calls past it.
contract MinsterProxy {
    bytes32 private constant IMPL = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 private constant ADMIN = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    event Upgraded(address implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    constructor(address impl, address admin_) public {
        assembly {
            sstore(IMPL, impl)
            sstore(ADMIN, admin_)
        }
    }

    modifier ifAdmin() {
        address is_;
        assembly { is_ := sload(ADMIN) }
        if (msg.sender == is_) _;
        else _pass();
    }

    function admin() external ifAdmin returns (address a) { assembly { a := sload(ADMIN) } }
    function implementation() external ifAdmin returns (address a) { assembly { a := sload(IMPL) } }

    function changeAdmin(address to) external ifAdmin {
        require(to != address(0));
        assembly { sstore(ADMIN, to) }
        emit AdminChanged(msg.sender, to);
    }

    function upgradeTo(address to) external ifAdmin {
        assembly { sstore(IMPL, to) }
        emit Upgraded(to);
    }

    fallback() external payable { _pass(); }

    function _pass() private {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(IMPL), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// A dollar with a master of minters, a pauser, a blacklister: three offices, all with a wallet of several.
contract MinsterDollar is Book6 {
    string public name;
    string public symbol;
    uint8 public decimals;
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    bool public paused;
    bool internal initialized;
    mapping(address => bool) internal minters;
    mapping(address => uint256) internal minterAllowed;
    mapping(address => bool) internal blacklisted;

    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event MinterRemoved(address indexed oldMinter);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event Pause();
    event Unpause();

    modifier only(address who) { require(msg.sender == who, "MinsterDollar: caller lacks the office"); _; }
    modifier whenNotPaused() { require(!paused, "Pausable: paused"); _; }
    modifier notBlacklisted(address who) { require(!blacklisted[who], "Blacklistable: account is blacklisted"); _; }

    function initialize(string calldata name_, string calldata symbol_, uint8 dec, address office, address first, uint256 value) external {
        require(!initialized, "again");
        initialized = true;
        (name, symbol, decimals) = (name_, symbol_, dec);
        (owner, masterMinter, pauser, blacklister) = (office, office, office, office);
        _mint(first, value);
    }

    function configureMinter(address minter, uint256 allowed) external whenNotPaused only(masterMinter) returns (bool) {
        minters[minter] = true;
        minterAllowed[minter] = allowed;
        emit MinterConfigured(minter, allowed);
        return true;
    }

    function removeMinter(address minter) external only(masterMinter) returns (bool) {
        minters[minter] = false;
        minterAllowed[minter] = 0;
        emit MinterRemoved(minter);
        return true;
    }

    function minterAllowance(address minter) external view returns (uint256) { return minterAllowed[minter]; }
    function isMinter(address who) external view returns (bool) { return minters[who]; }
    function isBlacklisted(address who) external view returns (bool) { return blacklisted[who]; }

    function mint(address to, uint256 value) external whenNotPaused notBlacklisted(to) returns (bool) {
        require(minters[msg.sender] && value > 0 && value <= minterAllowed[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        minterAllowed[msg.sender] -= value;
        _mint(to, value);
        emit Mint(msg.sender, to, value);
        return true;
    }

    function burn(uint256 value) external whenNotPaused notBlacklisted(msg.sender) {
        require(minters[msg.sender], "no minter");
        _burn(msg.sender, value);
        emit Burn(msg.sender, value);
    }

    function _give(address from, address to, uint256 value) internal override whenNotPaused notBlacklisted(from) notBlacklisted(to) {
        super._give(from, to, value);
    }

    function blacklist(address who) external only(blacklister) { blacklisted[who] = true; emit Blacklisted(who); }
    function unBlacklist(address who) external only(blacklister) { blacklisted[who] = false; emit UnBlacklisted(who); }
    function pause() external only(pauser) { paused = true; emit Pause(); }
    function unpause() external only(pauser) { paused = false; emit Unpause(); }
    function updateMasterMinter(address to) external only(owner) { masterMinter = to; }
    function updatePauser(address to) external only(owner) { pauser = to; }
    function updateBlacklister(address to) external only(owner) { blacklister = to; }
    function transferOwnership(address to) external only(owner) { require(to != address(0)); owner = to; }
}

/// An ounce of metal: two of ten thousand for each transfer, a supply controller, a protector who may freeze and wipe.
contract Ingotwren is Book6 {
    string public constant name = "Ingotwren";
    string public constant symbol = "INGT";
    uint8 public constant decimals = 18;
    uint256 public constant feeParts = 1000000;
    uint256 public feeRate = 200;
    address public owner;
    address public feeController;
    address public feeRecipient;
    address public supplyController;
    address public assetProtectionRole;
    mapping(address => bool) internal frozen;
    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event SupplyIncreased(address indexed to, uint256 value);
    event SupplyDecreased(address indexed from, uint256 value);
    event AddressFrozen(address indexed addr);
    event AddressUnfrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);

    constructor(address house, address court) public {
        (owner, feeController, supplyController, assetProtectionRole) = (court, house, house, court);
        feeRecipient = house;
        _mint(msg.sender, 250000 ether);
    }

    function getFeeFor(uint256 value) public view returns (uint256) { return (value * feeRate) / feeParts; }

    function setFeeRate(uint256 rate) external {
        require(msg.sender == feeController && rate <= 5000, "half of a hundred at most");
        feeRate = rate;
    }

    function _give(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to], "address frozen");
        uint256 fee = getFeeFor(value);
        if (fee > 0) {
            super._give(from, feeRecipient, fee);
            emit FeeCollected(from, feeRecipient, fee);
        }
        super._give(from, to, value - fee);
    }

    function increaseSupply(uint256 value) external returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        _mint(supplyController, value);
        emit SupplyIncreased(supplyController, value);
        return true;
    }

    function decreaseSupply(uint256 value) external returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        _burn(supplyController, value);
        emit SupplyDecreased(supplyController, value);
        return true;
    }

    function freeze(address who) external { require(msg.sender == assetProtectionRole); frozen[who] = true; emit AddressFrozen(who); }
    function unfreeze(address who) external { require(msg.sender == assetProtectionRole); frozen[who] = false; emit AddressUnfrozen(who); }

    function wipeFrozenAddress(address who) external {
        require(msg.sender == assetProtectionRole && frozen[who], "address is not frozen");
        _burn(who, _held[who]);
        emit FrozenAddressWiped(who);
    }
}

/// Mined by a schedule: each year a sixth less, through a minter that was named once.
contract Curvatine is Book6 {
    string public constant name = "Curvatine DAO Token";
    string public constant symbol = "CVT";
    uint256 public constant decimals = 18;
    uint256 public constant YEAR = 365 days;
    uint256 public rate;
    uint256 public startEpochTime;
    uint256 public startEpochSupply;
    int128 public miningEpoch = -1;
    address public minter;
    address public admin;
    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);

    constructor() public {
        admin = msg.sender;
        _mint(msg.sender, 1303030303 ether);
        startEpochTime = now + 1 days - YEAR;
        startEpochSupply = totalSupply;
    }

    function updateMiningParameters() public {
        require(now >= startEpochTime + YEAR, "too soon");
        startEpochTime += YEAR;
        startEpochSupply += rate * YEAR;
        miningEpoch += 1;
        rate = rate == 0 ? uint256(130000000 ether) / YEAR : (rate * 10 ** 18) / 1189207115002721024;
        emit UpdateMiningParameters(now, rate, startEpochSupply);
    }

    function availableSupply() public view returns (uint256) { return startEpochSupply + (now - startEpochTime) * rate; }

    function setMinter(address to) external {
        require(msg.sender == admin && minter == address(0));
        minter = to;
        emit SetMinter(to);
    }

    function setAdmin(address to) external { require(msg.sender == admin); admin = to; }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (now >= startEpochTime + YEAR) updateMiningParameters();
        require(totalSupply + value <= availableSupply(), "exceeds allowable mint amount");
        _mint(to, value);
        return true;
    }
}

/// Pays the stakers of the gauge what the schedule allows.
contract CurvatineGauge {
    Curvatine public immutable coin;
    uint256 public total;
    uint256 public perShare;
    uint256 public last;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paidPer;

    constructor(Curvatine coin_) public { coin = coin_; last = now; }

    function _accrue(address who) private {
        if (now >= coin.startEpochTime() + coin.YEAR()) coin.updateMiningParameters();
        if (total > 0) perShare += ((now - last) * coin.rate() * 1e18) / total;
        last = now;
        uint256 due = (staked[who] * (perShare - paidPer[who])) / 1e18;
        paidPer[who] = perShare;
        if (due > 0) coin.mint(who, due);
    }

    function deposit(uint256 value) external {
        _accrue(msg.sender);
        coin.transferFrom(msg.sender, address(this), value);
        staked[msg.sender] += value;
        total += value;
    }

    function withdraw(uint256 value) external {
        _accrue(msg.sender);
        require(staked[msg.sender] >= value);
        staked[msg.sender] -= value;
        total -= value;
        coin.transfer(msg.sender, value);
    }
}
