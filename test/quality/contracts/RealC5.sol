// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.5.17;

import "./Base5.sol";

/// Balances and allowances, without an owner.
contract Std5 {
    using SafeMath for uint256;
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) internal _book;
    mapping(address => mapping(address => uint256)) internal _allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    constructor(string memory n, string memory s, uint256 supply) internal {
        (name, symbol) = (n, s);
        _make(msg.sender, supply);
    }
    function totalSupply() public view returns (uint256) {
        return _supply;
    }
    function balanceOf(address who) public view returns (uint256) {
        return _book[who];
    }
    function allowance(address from, address spender) public view returns (uint256) {
        return _allowed[from][spender];
    }
    function approve(address spender, uint256 value) public returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) public returns (bool) {
        _put(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _put(from, to, value);
        return true;
    }
    function _put(address from, address to, uint256 value) internal {
        _book[from] = _book[from].sub(value);
        _book[to] = _book[to].add(value);
        emit Transfer(from, to, value);
    }
    function _make(address to, uint256 value) internal {
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }
    function _destroy(address from, uint256 value) internal {
        _book[from] = _book[from].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract Asset5 is Std5("Collateral", "CLTR", 1e27) {}

// ---- USDT: may hand all calls to a successor
interface UpgradedToken {
    function transferByLegacy(address from, address to, uint256 value) external;
    function transferFromByLegacy(address sender, address from, address spender, uint256 value) external;
    function balanceOf(address who) external view returns (uint256);
}

contract TetherLike is Ownable {
    using SafeMath for uint256;
    string public name = "Anchor Dollar";
    string public symbol = "ANCD";
    uint256 public decimals = 6;
    uint256 public _totalSupply = 1e16;
    uint256 public basisPointsRate = 0;
    uint256 public maximumFee = 0;
    bool public paused;
    bool public deprecated;
    address public upgradedAddress;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(address => bool) public isBlackListed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event Deprecate(address newAddress);
    event Params(uint256 feeBasisPoints, uint256 maxFee);
    event DestroyedBlackFunds(address who, uint256 balance);
    event AddedBlackList(address who);
    event Pause();

    constructor() public {
        balances[msg.sender] = _totalSupply;
        emit Transfer(address(0), msg.sender, _totalSupply);
    }
    modifier whenNotPaused() {
        require(!paused);
        _;
    }
    function transfer(address to, uint256 value) public whenNotPaused {
        require(!isBlackListed[msg.sender]);
        if (deprecated) return UpgradedToken(upgradedAddress).transferByLegacy(msg.sender, to, value);
        _pay(msg.sender, to, value);
    }
    function transferFrom(address from, address to, uint256 value) public whenNotPaused {
        require(!isBlackListed[from]);
        if (deprecated) return UpgradedToken(upgradedAddress).transferFromByLegacy(msg.sender, from, to, value);
        if (allowed[from][msg.sender] < uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _pay(from, to, value);
    }
    function _pay(address from, address to, uint256 value) private {
        uint256 fee = value.mul(basisPointsRate).div(10000);
        if (fee > maximumFee) fee = maximumFee;
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value.sub(fee));
        if (fee > 0) {
            balances[owner()] = balances[owner()].add(fee);
            emit Transfer(from, owner(), fee);
        }
        emit Transfer(from, to, value.sub(fee));
    }
    function balanceOf(address who) public view returns (uint256) {
        if (deprecated) return UpgradedToken(upgradedAddress).balanceOf(who);
        return balances[who];
    }
    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }
    function approve(address spender, uint256 value) public {
        require(!((value != 0) && (allowed[msg.sender][spender] != 0)));
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }
    function allowance(address from, address spender) public view returns (uint256) {
        return allowed[from][spender];
    }
    function deprecate(address to) public onlyOwner {
        deprecated = true;
        upgradedAddress = to;
        emit Deprecate(to);
    }
    function issue(uint256 amount) public onlyOwner {
        balances[owner()] = balances[owner()].add(amount);
        _totalSupply = _totalSupply.add(amount);
        emit Issue(amount);
    }
    function redeem(uint256 amount) public onlyOwner {
        balances[owner()] = balances[owner()].sub(amount);
        _totalSupply = _totalSupply.sub(amount);
        emit Redeem(amount);
    }
    function setParams(uint256 basis, uint256 most) public onlyOwner {
        // twin: require(basis < 20 && most < 50);
        basisPointsRate = basis;
        maximumFee = most.mul(10**decimals);
        emit Params(basisPointsRate, maximumFee);
    }
    function pause() public onlyOwner {
        paused = true;
        emit Pause();
    }
    function unpause() public onlyOwner {
        paused = false;
    }
    function getBlackListStatus(address who) external view returns (bool) {
        return isBlackListed[who];
    }
    function addBlackList(address who) public onlyOwner {
        isBlackListed[who] = true;
        emit AddedBlackList(who);
    }
    function removeBlackList(address who) public onlyOwner {
        isBlackListed[who] = false;
    }
    function destroyBlackFunds(address who) public onlyOwner {
        require(isBlackListed[who]);
        uint256 dirty = balanceOf(who);
        balances[who] = 0;
        _totalSupply = _totalSupply.sub(dirty);
        emit DestroyedBlackFunds(who, dirty);
    }
}

// ---- MKR: ds-auth with an authority contract that knows wards
contract MkrAuthority {
    address public root;
    mapping(address => uint256) public wards;
    constructor(address root_, address flop) public {
        root = root_;
        wards[flop] = 1;
    }
    modifier sudo() {
        require(msg.sender == root);
        _;
    }
    function setRoot(address to) external sudo {
        root = to;
    }
    function rely(address who) external sudo {
        wards[who] = 1;
    }
    function deny(address who) external sudo {
        wards[who] = 0;
    }
    function canCall(address src, address, bytes4 sig) external view returns (bool) {
        if (sig == bytes4(keccak256("burn(uint256)")) || sig == bytes4(keccak256("burn(address,uint256)"))) return true;
        if (sig == bytes4(keccak256("mint(address,uint256)"))) return wards[src] == 1;
        return false;
    }
}

/// Sells new tokens for what the system lacks.
contract Flopper {
    address public vow;
    mapping(address => uint256) public wards;
    constructor(address ward) public {
        wards[ward] = 1;
    }
    function deal(DSToken gem, address guy, uint256 lot) external {
        require(wards[msg.sender] == 1, "Flopper/not-authorized");
        require(lot <= 5000 ether, "Flopper/lot");
        gem.mint(guy, lot);
    }
}

contract DSToken {
    using SafeMath for uint256;
    MkrAuthority public authority;
    address public owner;
    bool public stopped;
    bytes32 public symbol = "MAKR";
    bytes32 public name = "Makery";
    uint256 public decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _approvals;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed guy, uint256 wad);
    event Burn(address indexed guy, uint256 wad);
    event LogSetAuthority(address indexed authority);
    event LogSetOwner(address indexed owner);
    constructor() public {
        owner = msg.sender;
        _supply = 1e24;
        _balances[msg.sender] = _supply;
        emit Mint(msg.sender, _supply);
        emit Transfer(address(0), msg.sender, _supply);
    }
    modifier auth() {
        require(msg.sender == address(this) || msg.sender == owner || (address(authority) != address(0) && authority.canCall(msg.sender, address(this), msg.sig)), "ds-auth-unauthorized");
        _;
    }
    modifier stoppable() {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }
    function setOwner(address to) public auth {
        owner = to;
        emit LogSetOwner(to);
    }
    function setAuthority(MkrAuthority to) public auth {
        authority = to;
        emit LogSetAuthority(address(to));
    }
    function stop() public auth {
        stopped = true;
    }
    function start() public auth {
        stopped = false;
    }
    function totalSupply() public view returns (uint256) {
        return _supply;
    }
    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }
    function allowance(address from, address spender) public view returns (uint256) {
        return _approvals[from][spender];
    }
    function approve(address guy) public stoppable returns (bool) {
        return approve(guy, uint256(-1));
    }
    function approve(address guy, uint256 wad) public stoppable returns (bool) {
        _approvals[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }
    function transfer(address dst, uint256 wad) public returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }
    function transferFrom(address src, address dst, uint256 wad) public stoppable returns (bool) {
        if (src != msg.sender && _approvals[src][msg.sender] != uint256(-1)) _approvals[src][msg.sender] = _approvals[src][msg.sender].sub(wad);
        _balances[src] = _balances[src].sub(wad);
        _balances[dst] = _balances[dst].add(wad);
        emit Transfer(src, dst, wad);
        return true;
    }
    function push(address dst, uint256 wad) public {
        transferFrom(msg.sender, dst, wad);
    }
    function pull(address src, uint256 wad) public {
        transferFrom(src, msg.sender, wad);
    }
    function move(address src, address dst, uint256 wad) public {
        transferFrom(src, dst, wad);
    }
    function mint(uint256 wad) public {
        mint(msg.sender, wad);
    }
    function burn(uint256 wad) public {
        burn(msg.sender, wad);
    }
    function mint(address guy, uint256 wad) public auth stoppable {
        _balances[guy] = _balances[guy].add(wad);
        _supply = _supply.add(wad);
        emit Mint(guy, wad);
        emit Transfer(address(0), guy, wad);
    }
    function burn(address guy, uint256 wad) public auth stoppable {
        if (guy != msg.sender && _approvals[guy][msg.sender] != uint256(-1)) _approvals[guy][msg.sender] = _approvals[guy][msg.sender].sub(wad);
        _balances[guy] = _balances[guy].sub(wad);
        _supply = _supply.sub(wad);
        emit Burn(guy, wad);
        emit Transfer(guy, address(0), wad);
    }
}

// ---- DAI: wards, and a join that mints what the ledger says
contract Vat {
    using SafeMath for uint256;
    mapping(address => uint256) public wards;
    mapping(address => uint256) public dai;
    mapping(address => uint256[2]) public urns;
    mapping(address => mapping(address => uint256)) public can;
    Asset5 public gem;
    function hope(address usr) external {
        can[msg.sender][usr] = 1;
    }
    constructor(address ward, Asset5 gem_) public {
        wards[ward] = 1;
        gem = gem_;
    }
    function rely(address who) external {
        require(wards[msg.sender] == 1, "Vat/not-authorized");
        wards[who] = 1;
    }
    function frob(uint256 ink, uint256 art) external {
        gem.transferFrom(msg.sender, address(this), ink);
        urns[msg.sender][0] = urns[msg.sender][0].add(ink);
        urns[msg.sender][1] = urns[msg.sender][1].add(art);
        require(urns[msg.sender][1].mul(3) <= urns[msg.sender][0].mul(2), "Vat/not-safe");
        dai[msg.sender] = dai[msg.sender].add(art);
    }
    function suck(address v, uint256 rad) external {
        require(wards[msg.sender] == 1, "Vat/not-authorized");
        dai[v] = dai[v].add(rad);
    }
    function move(address src, address dst, uint256 rad) external {
        require(src == msg.sender || can[src][msg.sender] == 1, "Vat/not-allowed");
        dai[src] = dai[src].sub(rad);
        dai[dst] = dai[dst].add(rad);
    }
}

contract DaiJoin {
    Vat public vat;
    DaiLike public dai;
    constructor(Vat vat_) public {
        vat = vat_;
    }
    function init(DaiLike to) external {
        require(address(dai) == address(0));
        dai = to;
    }
    function join(address usr, uint256 wad) external {
        vat.move(address(this), usr, wad);
        dai.burn(msg.sender, wad);
    }
    function exit(address usr, uint256 wad) external {
        vat.move(msg.sender, address(this), wad);
        dai.mint(usr, wad);
    }
}

contract DaiLike {
    using SafeMath for uint256;
    mapping(address => uint256) public wards;
    string public constant name = "Daisy Stablecoin";
    string public constant symbol = "DAISY";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);
    modifier auth() {
        require(wards[msg.sender] == 1, "Dai/not-authorized");
        _;
    }
    constructor() public {
        wards[msg.sender] = 1;
    }
    function rely(address guy) external auth {
        wards[guy] = 1;
    }
    function deny(address guy) external auth {
        wards[guy] = 0;
    }
    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }
    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        require(balanceOf[src] >= wad, "Dai/insufficient-balance");
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad, "Dai/insufficient-allowance");
            allowance[src][msg.sender] = allowance[src][msg.sender].sub(wad);
        }
        balanceOf[src] = balanceOf[src].sub(wad);
        balanceOf[dst] = balanceOf[dst].add(wad);
        emit Transfer(src, dst, wad);
        return true;
    }
    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] = balanceOf[usr].add(wad);
        totalSupply = totalSupply.add(wad);
        emit Transfer(address(0), usr, wad);
    }
    function burn(address usr, uint256 wad) external {
        require(balanceOf[usr] >= wad, "Dai/insufficient-balance");
        if (usr != msg.sender && allowance[usr][msg.sender] != uint256(-1)) {
            require(allowance[usr][msg.sender] >= wad, "Dai/insufficient-allowance");
            allowance[usr][msg.sender] = allowance[usr][msg.sender].sub(wad);
        }
        balanceOf[usr] = balanceOf[usr].sub(wad);
        totalSupply = totalSupply.sub(wad);
        emit Transfer(usr, address(0), wad);
    }
    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

// ---- LDO: MiniMe under a token manager of a DAO, with vestings
contract TokenManager {
    LdoLike public token;
    address public acl;
    mapping(address => uint256[2]) public vestings;
    constructor(address acl_) public {
        acl = acl_;
    }
    function initialize(LdoLike to) external {
        require(address(token) == address(0));
        token = to;
    }
    function mint(address to, uint256 amount) external {
        require(msg.sender == acl, "APP_AUTH_FAILED");
        token.generateTokens(to, amount);
    }
    function assignVested(address to, uint256 amount, uint256 until) external {
        require(msg.sender == acl, "APP_AUTH_FAILED");
        vestings[to] = [amount, until];
        token.generateTokens(to, amount);
    }
    function onTransfer(address from, address, uint256 amount) external view returns (bool) {
        require(msg.sender == address(token), "TM_CALLER_NOT_TOKEN");
        if (now >= vestings[from][1]) return true;
        return token.balanceOf(from) >= amount + vestings[from][0];
    }
    function onApprove(address, address, uint256) external pure returns (bool) {
        return true;
    }
}

contract LdoLike is Std5("Lagoon DAO Token", "LGDO", 0) {
    address payable public controller;
    bool public transfersEnabled = true;
    constructor() public {
        controller = msg.sender;
    }
    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }
    function changeController(address payable to) public onlyController {
        controller = to;
    }
    function isContract(address a) internal view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(a)
        }
        return size > 0;
    }
    function transfer(address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        return doTransfer(msg.sender, to, value);
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            if (_allowed[from][msg.sender] < value) return false;
            _allowed[from][msg.sender] -= value;
        }
        return doTransfer(from, to, value);
    }
    function doTransfer(address from, address to, uint256 value) internal returns (bool) {
        if (value == 0) return true;
        require(to != address(0) && to != address(this));
        if (_book[from] < value) return false;
        if (isContract(controller)) require(TokenManager(controller).onTransfer(from, to, value) == true);
        _put(from, to, value);
        return true;
    }
    function generateTokens(address to, uint256 value) public onlyController returns (bool) {
        _make(to, value);
        return true;
    }
    function destroyTokens(address from, uint256 value) public onlyController returns (bool) {
        _destroy(from, value);
        return true;
    }
    function enableTransfers(bool to) public onlyController {
        transfersEnabled = to;
    }
}

// ---- CRV: a schedule that falls each year, one minter for good
contract CrvMinter {
    CrvLike public token;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public since;
    uint256 public total;
    function initialize(CrvLike to) external {
        require(address(token) == address(0));
        token = to;
    }
    function stake() external payable {
        mint();
        staked[msg.sender] += msg.value;
        total += msg.value;
    }
    function mint() public {
        uint256 due = total == 0 ? 0 : (((now - since[msg.sender]) * token.rate()) / 10) * staked[msg.sender] / total;
        since[msg.sender] = now;
        if (due > 0) token.mint(msg.sender, due);
    }
}

contract CrvLike is Std5("Curvature DAO", "CVTR", 1303030303e18) {
    uint256 constant YEAR = 365 days;
    address public minter;
    address public admin;
    int128 public mining_epoch = -1;
    uint256 public start_epoch_time;
    uint256 public rate;
    uint256 start_epoch_supply;
    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);
    constructor() public {
        admin = msg.sender;
        start_epoch_time = now + 1 days - YEAR;
        start_epoch_supply = 1303030303e18;
    }
    function _update_mining_parameters() internal {
        start_epoch_time += YEAR;
        mining_epoch += 1;
        if (rate == 0) rate = uint256(274815283 * 1e18) / YEAR;
        else {
            start_epoch_supply = start_epoch_supply.add(rate.mul(YEAR));
            rate = rate.mul(1e18).div(1189207115002721024);
        }
        emit UpdateMiningParameters(now, rate, start_epoch_supply);
    }
    function update_mining_parameters() external {
        require(now >= start_epoch_time + YEAR || msg.sender == admin, "too soon!"); // trap
        // twin: require(now >= start_epoch_time + YEAR, "too soon!");
        _update_mining_parameters();
    }
    function available_supply() public view returns (uint256) {
        return now < start_epoch_time ? start_epoch_supply.add(rate.mul(YEAR)) : start_epoch_supply.add(rate.mul(now - start_epoch_time));
    }
    function set_minter(address to) external {
        require(msg.sender == admin, "admin only");
        require(minter == address(0), "can set the minter only once, at creation");
        minter = to;
        emit SetMinter(to);
    }
    function set_admin(address to) external {
        require(msg.sender == admin, "admin only");
        admin = to;
        emit SetAdmin(to);
    }
    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter || msg.sender == admin, "minter only"); // trap
        // twin: require(msg.sender == minter, "minter only");
        if (now >= start_epoch_time + YEAR) _update_mining_parameters();
        require(_supply.add(value) <= available_supply(), "exceeds allowable mint amount");
        _make(to, value);
        return true;
    }
    function burn(uint256 value) external returns (bool) {
        _destroy(msg.sender, value);
        return true;
    }
    function set_name(string calldata n, string calldata s) external {
        require(msg.sender == admin, "Only admin is allowed to change name");
        (name, symbol) = (n, s);
    }
}

// ---- SNX: proxy, target and state
contract SnxState is Ownable {
    address public associatedContract;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    constructor() public {
        balanceOf[msg.sender] = 3e26;
    }
    modifier onlyAssociatedContract() {
        require(msg.sender == associatedContract, "Only the associated contract can perform this action");
        _;
    }
    function setAssociatedContract(address to) external onlyOwner {
        associatedContract = to;
    }
    function setBalanceOf(address who, uint256 value) external onlyAssociatedContract {
        balanceOf[who] = value;
    }
    function setAllowance(address from, address spender, uint256 value) external onlyAssociatedContract {
        allowance[from][spender] = value;
    }
}

contract SystemStatus is Ownable {
    bool public suspended;
    function suspendSystem() external onlyOwner {
        suspended = true;
    }
    function resumeSystem() external onlyOwner {
        suspended = false;
    }
    function requireSystemActive() external view {
        require(!suspended, "Synthetix is suspended, upgrade in progress... please stand by");
    }
}

contract SnxTarget is Ownable {
    using SafeMath for uint256;
    string public constant name = "Synthesis Network Token";
    string public constant symbol = "SYNX";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 3e26;
    SnxState public tokenState;
    SystemStatus public systemStatus;
    SnxProxy public proxy;
    address public messageSender;
    mapping(address => uint256) public debt;
    constructor(SnxState state, SystemStatus status) public {
        (tokenState, systemStatus) = (state, status);
    }
    function setProxy(SnxProxy to) external onlyOwner {
        proxy = to;
    }
    function setMessageSender(address who) external {
        require(msg.sender == address(proxy), "Only the proxy can call");
        messageSender = who;
    }
    modifier optionalProxy() {
        if (msg.sender != address(proxy) && messageSender != msg.sender) messageSender = msg.sender;
        _;
    }
    modifier active() {
        systemStatus.requireSystemActive();
        _;
    }
    function balanceOf(address who) external view returns (uint256) {
        return tokenState.balanceOf(who);
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return tokenState.allowance(from, spender);
    }
    function transferableSynthetix(address who) public view returns (uint256) {
        uint256 have = tokenState.balanceOf(who);
        uint256 locked = debt[who].mul(4);
        return locked >= have ? 0 : have - locked;
    }
    function issueSynths(uint256 amount) external optionalProxy active {
        debt[messageSender] = debt[messageSender].add(amount);
        require(debt[messageSender].mul(4) <= tokenState.balanceOf(messageSender), "Amount too large");
    }
    function burnSynths(uint256 amount) external optionalProxy active {
        debt[messageSender] = debt[messageSender].sub(amount);
    }
    function approve(address spender, uint256 value) external optionalProxy returns (bool) {
        tokenState.setAllowance(messageSender, spender, value);
        proxy._emit(abi.encode(value), keccak256("Approval(address,address,uint256)"), messageSender, spender);
        return true;
    }
    function transfer(address to, uint256 value) external optionalProxy active returns (bool) {
        _move(messageSender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) external optionalProxy active returns (bool) {
        tokenState.setAllowance(from, messageSender, tokenState.allowance(from, messageSender).sub(value));
        _move(from, to, value);
        return true;
    }
    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this) && to != address(proxy), "Cannot transfer to this address");
        require(value <= transferableSynthetix(from), "Cannot transfer staked or escrowed SNX");
        tokenState.setBalanceOf(from, tokenState.balanceOf(from).sub(value));
        tokenState.setBalanceOf(to, tokenState.balanceOf(to).add(value));
        proxy._emit(abi.encode(value), keccak256("Transfer(address,address,uint256)"), from, to);
    }
}

contract SnxProxy is Ownable {
    SnxTarget public target;
    constructor(SnxTarget to) public {
        target = to;
    }
    function setTarget(SnxTarget to) external onlyOwner {
        target = to;
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
        return target.balanceOf(who);
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return target.allowance(from, spender);
    }
    function _emit(bytes calldata data, bytes32 a, address b, address c) external {
        require(msg.sender == address(target), "Must be proxy target");
        bytes memory d = data;
        assembly {
            log3(add(d, 32), mload(d), a, b, c)
        }
    }
    function() external payable {
        target.setMessageSender(msg.sender);
        assembly {
            let at := mload(0x40)
            calldatacopy(at, 0, calldatasize)
            let ok := call(gas, sload(target_slot), callvalue, at, calldatasize, 0, 0)
            returndatacopy(at, 0, returndatasize)
            if iszero(ok) {
                revert(at, returndatasize)
            }
            return(at, returndatasize)
        }
    }
}

// ---- BAT: sold for ether, transfers answer false
contract BatLike {
    string public constant name = "Attentive Token";
    string public constant symbol = "ATTN";
    uint256 public constant decimals = 18;
    string public version = "1.0";
    address payable public ethFundDeposit;
    address public batFundDeposit;
    bool public isFinalized;
    uint256 public fundingEndBlock;
    uint256 public constant tokenExchangeRate = 6400;
    uint256 public constant tokenCreationCap = 15e26;
    uint256 public totalSupply = 5e26;
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event CreateBAT(address indexed to, uint256 value);
    constructor(address payable fund) public {
        (ethFundDeposit, batFundDeposit) = (fund, msg.sender);
        fundingEndBlock = block.number + 3;
        balances[msg.sender] = 5e26;
    }
    function createTokens() external payable {
        require(!isFinalized && block.number <= fundingEndBlock && msg.value > 0);
        uint256 tokens = msg.value * tokenExchangeRate;
        require(totalSupply + tokens <= tokenCreationCap);
        totalSupply += tokens;
        balances[msg.sender] += tokens;
        emit CreateBAT(msg.sender, tokens);
    }
    function finalize() external {
        require(!isFinalized && msg.sender == ethFundDeposit && block.number > fundingEndBlock);
        isFinalized = true;
        ethFundDeposit.transfer(address(this).balance);
    }
    function transfer(address to, uint256 value) public returns (bool) {
        if (balances[msg.sender] >= value && value > 0) {
            balances[msg.sender] -= value;
            balances[to] += value;
            emit Transfer(msg.sender, to, value);
            return true;
        } else return false;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (balances[from] >= value && allowed[from][msg.sender] >= value && value > 0) {
            balances[to] += value;
            balances[from] -= value;
            allowed[from][msg.sender] -= value;
            emit Transfer(from, to, value);
            return true;
        } else return false;
    }
    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }
    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function allowance(address from, address spender) public view returns (uint256) {
        return allowed[from][spender];
    }
}

// ---- HEX: whoever stakes burns, and mints more when the time is over
contract HexLike is Std5("Sixfold", "SIXF", 1e27) {
    struct Stake {
        uint256 hearts;
        uint256 shares;
        uint256 day;
        uint256 span;
    }
    mapping(address => Stake[]) public stakeLists;
    uint256 public shareTotal;
    uint256 public stakedHearts;
    uint256 public launch = now;
    mapping(uint256 => uint256) public dailyPayout;
    uint256 public dailyDataCount;
    function currentDay() public view returns (uint256) {
        return (now - launch) / 1 days;
    }
    function dailyDataUpdate(uint256 before) public {
        uint256 end = currentDay() < before ? currentDay() : before;
        for (uint256 d = dailyDataCount; d < end && d < dailyDataCount + 200; d++) dailyPayout[d] = shareTotal == 0 ? 0 : _supply.add(stakedHearts).mul(10000).div(100448995).mul(1e18).div(shareTotal);
        dailyDataCount = end;
    }
    function stakeStart(uint256 hearts, uint256 span) external {
        require(span >= 1 && span <= 5555, "HEX: newStakedDays lower than minimum");
        uint256 shares = hearts.add(hearts.mul(span).div(1820));
        _destroy(msg.sender, hearts);
        stakeLists[msg.sender].push(Stake(hearts, shares, currentDay() + 1, span));
        shareTotal = shareTotal.add(shares);
        stakedHearts = stakedHearts.add(hearts);
    }
    function stakeEnd(uint256 index) external {
        Stake memory st = stakeLists[msg.sender][index];
        dailyDataUpdate(currentDay());
        uint256 payout;
        for (uint256 d = st.day; d < st.day + st.span && d < dailyDataCount; d++) payout = payout.add(dailyPayout[d].mul(st.shares).div(1e18));
        uint256 value = st.hearts.add(payout);
        if (currentDay() < st.day + st.span) value = st.hearts.div(2);
        shareTotal = shareTotal.sub(st.shares);
        stakedHearts = stakedHearts.sub(st.hearts);
        stakeLists[msg.sender][index] = stakeLists[msg.sender][stakeLists[msg.sender].length - 1];
        stakeLists[msg.sender].pop();
        _make(msg.sender, value);
    }
}

// ---- WBTC: the owner is a controller that only a factory of merchants and a custodian may drive
contract BtcFactory {
    BtcController public controller;
    address public custodian;
    mapping(address => bool) public merchants;
    struct Request {
        address requester;
        uint256 amount;
        uint8 status;
    }
    Request[] public mintRequests;
    constructor(address custodian_, address merchant) public {
        custodian = custodian_;
        merchants[merchant] = true;
    }
    function init(BtcController to) external {
        require(address(controller) == address(0));
        controller = to;
    }
    function addMintRequest(uint256 amount) external {
        require(merchants[msg.sender], "sender not a merchant.");
        mintRequests.push(Request(msg.sender, amount, 0));
    }
    function confirmMintRequest(uint256 id) external {
        require(msg.sender == custodian, "sender not a custodian.");
        require(mintRequests[id].status == 0, "request is not pending");
        mintRequests[id].status = 1;
        controller.mint(mintRequests[id].requester, mintRequests[id].amount);
    }
}

contract BtcController is Ownable {
    WbtcLike public token;
    address public factory;
    function init(WbtcLike token_, address factory_) external onlyOwner {
        (token, factory) = (token_, factory_);
    }
    function mint(address to, uint256 amount) external {
        require(msg.sender == factory, "sender not authorized for minting or burning.");
        token.mint(to, amount);
    }
    function setFactory(address to) external onlyOwner {
        factory = to;
    }
    function pause() external onlyOwner {
        token.pause();
    }
    function unpause() external onlyOwner {
        token.unpause();
    }
}

contract WbtcLike is Std5("Wrought Bitcoin", "WRBT", 1e25), Ownable {
    bool public paused;
    bool public mintingFinished;
    event Mint(address indexed to, uint256 amount);
    event Pause();
    modifier whenNotPaused() {
        require(!paused);
        _;
    }
    function transfer(address to, uint256 value) public whenNotPaused returns (bool) {
        return super.transfer(to, value);
    }
    function transferFrom(address from, address to, uint256 value) public whenNotPaused returns (bool) {
        return super.transferFrom(from, to, value);
    }
    function mint(address to, uint256 value) public onlyOwner returns (bool) {
        require(!mintingFinished);
        _make(to, value);
        emit Mint(to, value);
        return true;
    }
    function finishMinting() public onlyOwner returns (bool) {
        return false;
    }
    function burn(uint256 value) public onlyOwner {
        _destroy(msg.sender, value);
    }
    function pause() public onlyOwner {
        paused = true;
        emit Pause();
    }
    function unpause() public onlyOwner {
        paused = false;
    }
    function reclaimToken(Std5 token) external onlyOwner {
        token.transfer(owner(), token.balanceOf(address(this)));
    }
}

// ---- cToken: the comptroller is asked before each transfer
contract Comptroller {
    address public admin;
    address public pauseGuardian;
    bool public transferGuardianPaused;
    mapping(address => bool) public markets;
    mapping(address => uint256) public borrows;
    constructor(address guardian) public {
        (admin, pauseGuardian) = (msg.sender, guardian);
    }
    function _setAdmin(address to) external {
        require(msg.sender == admin, "only admin");
        admin = to;
    }
    function _supportMarket(address market) external {
        require(msg.sender == admin, "only admin");
        markets[market] = true;
    }
    function _setTransferPaused(bool to) external {
        require(msg.sender == pauseGuardian || msg.sender == admin, "only pause guardian and admin can pause");
        require(msg.sender == admin || to == true, "only admin can unpause");
        transferGuardianPaused = to;
    }
    function transferAllowed(address cToken, address src, address, uint256) external view returns (uint256) {
        require(!transferGuardianPaused, "transfer is paused");
        if (!markets[cToken]) return 9;
        return borrows[src] == 0 ? 0 : 4;
    }
    function seizeAllowed(address, address borrowed, address, address borrower, uint256) external view returns (uint256) {
        return markets[borrowed] && borrows[borrower] > 0 ? 0 : 9;
    }
}

contract CTokenLike {
    using SafeMath for uint256;
    string public name = "Composite UNDR";
    string public symbol = "cUNDR";
    uint8 public decimals = 8;
    address payable public admin;
    address payable public pendingAdmin;
    Comptroller public comptroller;
    Asset5 public underlying;
    uint256 public totalSupply;
    mapping(address => uint256) internal accountTokens;
    mapping(address => mapping(address => uint256)) internal transferAllowances;
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event Failure(uint256 error, uint256 info, uint256 detail);
    constructor(Asset5 underlying_, Comptroller comptroller_, address payable admin_) public {
        (underlying, comptroller, admin) = (underlying_, comptroller_, admin_);
    }
    function exchangeRateStored() public view returns (uint256) {
        return totalSupply == 0 ? 2e26 : underlying.balanceOf(address(this)).mul(1e18).div(totalSupply);
    }
    function mint(uint256 amount) external returns (uint256) {
        uint256 tokens = amount.mul(1e18).div(exchangeRateStored());
        underlying.transferFrom(msg.sender, address(this), amount);
        totalSupply = totalSupply.add(tokens);
        accountTokens[msg.sender] = accountTokens[msg.sender].add(tokens);
        emit Transfer(address(this), msg.sender, tokens);
        return 0;
    }
    function redeem(uint256 tokens) external returns (uint256) {
        uint256 amount = tokens.mul(exchangeRateStored()).div(1e18);
        accountTokens[msg.sender] = accountTokens[msg.sender].sub(tokens);
        totalSupply = totalSupply.sub(tokens);
        underlying.transfer(msg.sender, amount);
        emit Transfer(msg.sender, address(this), tokens);
        return 0;
    }
    function seize(address liquidator, address borrower, uint256 tokens) external returns (uint256) {
        if (comptroller.seizeAllowed(address(this), msg.sender, liquidator, borrower, tokens) != 0) return 1;
        accountTokens[borrower] = accountTokens[borrower].sub(tokens);
        accountTokens[liquidator] = accountTokens[liquidator].add(tokens);
        emit Transfer(borrower, liquidator, tokens);
        return 0;
    }
    function _setComptroller(Comptroller to) external returns (uint256) {
        if (msg.sender != admin) return 1;
        comptroller = to;
        return 0;
    }
    function _setPendingAdmin(address payable to) external returns (uint256) {
        if (msg.sender != admin) return 1;
        pendingAdmin = to;
        return 0;
    }
    function transferTokens(address spender, address src, address dst, uint256 tokens) internal returns (uint256) {
        uint256 allowed = comptroller.transferAllowed(address(this), src, dst, tokens);
        if (allowed != 0 || src == dst) {
            emit Failure(3, 74, allowed);
            return 3;
        }
        uint256 start = spender == src ? uint256(-1) : transferAllowances[src][spender];
        if (start < tokens || accountTokens[src] < tokens) return 9;
        accountTokens[src] -= tokens;
        accountTokens[dst] = accountTokens[dst].add(tokens);
        if (start != uint256(-1)) transferAllowances[src][spender] = start - tokens;
        emit Transfer(src, dst, tokens);
        return 0;
    }
    function transfer(address dst, uint256 amount) external returns (bool) {
        return transferTokens(msg.sender, msg.sender, dst, amount) == 0;
    }
    function transferFrom(address src, address dst, uint256 amount) external returns (bool) {
        return transferTokens(msg.sender, src, dst, amount) == 0;
    }
    function approve(address spender, uint256 amount) external returns (bool) {
        transferAllowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return transferAllowances[from][spender];
    }
    function balanceOf(address who) external view returns (uint256) {
        return accountTokens[who];
    }
}

// ---- TUSD: a registry of attributes; deposit addresses lead to their account
contract AttributeRegistry is Ownable {
    mapping(address => mapping(bytes32 => uint256)) public attributes;
    function setAttributeValue(address who, bytes32 what, uint256 value) external onlyOwner {
        attributes[who][what] = value;
    }
    function getAttributeValue(address who, bytes32 what) external view returns (uint256) {
        return attributes[who][what];
    }
    function requireCanTransfer(address from, address to) external view returns (address) {
        require(attributes[from]["isBlacklisted"] == 0 && attributes[to]["isBlacklisted"] == 0, "blacklisted");
        uint256 deposit = attributes[address(uint256(to) >> 20)]["isDepositAddress"];
        return deposit == 0 ? to : address(deposit);
    }
}

contract TusdLike is Std5("Verity Dollar", "VRTD", 5e26), Ownable {
    AttributeRegistry public registry;
    uint256 public burnMin = 1000e18;
    uint256 public burnMax = 1e26;
    event Mint(address indexed to, uint256 value);
    constructor(AttributeRegistry registry_) public {
        registry = registry_;
    }
    function _resolved(address from, address to, uint256 value) private {
        require(to != address(0));
        address real = registry.requireCanTransfer(from, to);
        _put(from, to, value);
        if (real != to) _put(to, real, value);
    }
    function transfer(address to, uint256 value) public returns (bool) {
        _resolved(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _resolved(from, to, value);
        return true;
    }
    function mint(address to, uint256 value) external onlyOwner {
        _make(to, value);
        emit Mint(to, value);
    }
    function burn(uint256 value) external {
        require(value >= burnMin && value <= burnMax);
        _destroy(msg.sender, value);
    }
    function wipeBlacklistedAccount(address who) external onlyOwner {
        require(registry.getAttributeValue(who, "isBlacklisted") != 0, "_account is not blacklisted");
        _destroy(who, _book[who]);
    }
    function setRegistry(AttributeRegistry to) external onlyOwner {
        registry = to;
    }
}

// ---- MANA: minting finished, the owner may still pause
contract ManaLike is Std5("Landlord", "LNDL", 22e26), Ownable {
    bool public paused;
    bool public mintingFinished;
    function transfer(address to, uint256 value) public returns (bool) {
        require(!paused);
        return super.transfer(to, value);
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(!paused);
        return super.transferFrom(from, to, value);
    }
    function mint(address to, uint256 value) public onlyOwner returns (bool) {
        require(!mintingFinished);
        _make(to, value);
        return true;
    }
    function finishMinting() public onlyOwner returns (bool) {
        mintingFinished = true;
        return true;
    }
    function pause() public onlyOwner {
        paused = true;
    }
    function unpause() public onlyOwner {
        paused = false;
    }
    function burn(uint256 value) public {
        _destroy(msg.sender, value);
    }
}

// ---- COMP: fixed, with checkpoints in 96 bits
contract CompLike {
    string public constant name = "Compositor";
    string public constant symbol = "CMPS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10000000e18;
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    constructor(address account) public {
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
    }
    function safe96(uint256 n, string memory m) internal pure returns (uint96) {
        require(n < 2**96, m);
        return uint96(n);
    }
    function allowance(address a, address s) external view returns (uint256) {
        return allowances[a][s];
    }
    function balanceOf(address a) external view returns (uint256) {
        return balances[a];
    }
    function approve(address spender, uint256 raw) external returns (bool) {
        uint96 amount = raw == uint256(-1) ? uint96(-1) : safe96(raw, "Comp::approve: amount exceeds 96 bits");
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }
    function transfer(address dst, uint256 raw) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(raw, "Comp::transfer: amount exceeds 96 bits"));
        return true;
    }
    function transferFrom(address src, address dst, uint256 raw) external returns (bool) {
        uint96 amount = safe96(raw, "Comp::approve: amount exceeds 96 bits");
        uint96 have = allowances[src][msg.sender];
        if (msg.sender != src && have != uint96(-1)) {
            require(amount <= have, "Comp::transferFrom: transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = have - amount;
        }
        _transferTokens(src, dst, amount);
        return true;
    }
    function delegate(address to) public {
        address old = delegates[msg.sender];
        delegates[msg.sender] = to;
        _moveDelegates(old, to, balances[msg.sender]);
    }
    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "Comp::_transferTokens: cannot transfer to the zero address");
        require(balances[src] >= amount, "Comp::_transferTokens: transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }
    function _moveDelegates(address a, address b, uint96 amount) internal {
        if (a == b || amount == 0) return;
        if (a != address(0)) _write(a, _last(a) - amount);
        if (b != address(0)) _write(b, _last(b) + amount);
    }
    function _last(address who) private view returns (uint96) {
        uint32 n = numCheckpoints[who];
        return n == 0 ? 0 : checkpoints[who][n - 1].votes;
    }
    function _write(address who, uint96 votes) private {
        uint32 n = numCheckpoints[who];
        if (n > 0 && checkpoints[who][n - 1].fromBlock == uint32(block.number)) checkpoints[who][n - 1].votes = votes;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[who] = n + 1;
        }
    }
}

// ---- PAXG: a fee that a controller may set, freezing and wiping, supply under a controller
contract PaxLike is Std5("Peace Gold", "PCGD", 0) {
    address public owner;
    address public proposedOwner;
    address public assetProtectionRole;
    address public supplyController;
    address public feeController;
    address public feeRecipient;
    bool public paused;
    uint256 public feeRate;
    uint256 public constant feeParts = 1000000;
    bool private initialized;
    mapping(address => bool) internal frozen;
    event AddressFrozen(address indexed who);
    event FrozenAddressWiped(address indexed who);
    event FeeRateSet(uint256 oldFeeRate, uint256 newFeeRate);
    event SupplyIncreased(address indexed to, uint256 value);
    function initialize(address keeper, address protection, address supplier) public {
        require(!initialized, "already initialized");
        initialized = true;
        (owner, feeController, feeRecipient, assetProtectionRole, supplyController) = (keeper, keeper, keeper, protection, supplier);
        (name, symbol, decimals) = ("Peace Gold", "PCGD", 18);
        feeRate = 200;
        _make(msg.sender, 500000e18);
    }
    modifier onlyOwner() {
        require(msg.sender == owner, "onlyOwner");
        _;
    }
    function proposeOwner(address to) public onlyOwner {
        proposedOwner = to;
    }
    function claimOwnership() public {
        require(msg.sender == proposedOwner, "onlyProposedOwner");
        owner = proposedOwner;
    }
    function pause() public onlyOwner {
        paused = true;
    }
    function unpause() public onlyOwner {
        paused = false;
    }
    function freeze(address who) public {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = true;
        emit AddressFrozen(who);
    }
    function unfreeze(address who) public {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = false;
    }
    function wipeFrozenAddress(address who) public {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        require(frozen[who], "address is not frozen");
        _destroy(who, _book[who]);
        emit FrozenAddressWiped(who);
    }
    function isFrozen(address who) public view returns (bool) {
        return frozen[who];
    }
    function increaseSupply(uint256 value) public returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        _make(supplyController, value);
        emit SupplyIncreased(supplyController, value);
        return true;
    }
    function decreaseSupply(uint256 value) public returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        _destroy(supplyController, value);
        return true;
    }
    function setFeeRate(uint256 to) public {
        require(msg.sender == feeController, "only FeeController");
        require(to <= feeParts, "cannot set fee rate above 100%");
        emit FeeRateSet(feeRate, to);
        feeRate = to;
    }
    function getFeeFor(uint256 value) public view returns (uint256) {
        return value.mul(feeRate).div(feeParts);
    }
    function transfer(address to, uint256 value) public returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _pay(from, to, value);
        return true;
    }
    function _pay(address from, address to, uint256 value) private {
        require(!paused, "whenNotPaused");
        require(!frozen[from] && !frozen[to] && !frozen[msg.sender], "address frozen");
        uint256 fee = getFeeFor(value);
        _put(from, to, value.sub(fee));
        if (fee > 0) _put(from, feeRecipient, fee);
    }
}

contract AdminUpgradeabilityProxy {
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    constructor(address logic, address admin) public {
        bytes32 a = IMPLEMENTATION_SLOT;
        bytes32 b = ADMIN_SLOT;
        assembly {
            sstore(a, logic)
            sstore(b, admin)
        }
    }
    function upgradeTo(address to) external {
        bytes32 a = IMPLEMENTATION_SLOT;
        bytes32 b = ADMIN_SLOT;
        address keeper;
        assembly {
            keeper := sload(b)
        }
        require(msg.sender == keeper);
        assembly {
            sstore(a, to)
        }
    }
    function() external payable {
        bytes32 a = IMPLEMENTATION_SLOT;
        assembly {
            let to := sload(a)
            calldatacopy(0, 0, calldatasize)
            let ok := delegatecall(gas, to, 0, calldatasize, 0, 0)
            returndatacopy(0, 0, returndatasize)
            switch ok
                case 0 {
                    revert(0, returndatasize)
                }
                default {
                    return(0, returndatasize)
                }
        }
    }
}
