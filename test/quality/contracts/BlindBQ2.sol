// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

abstract contract ERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol) public {
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
        allowance[from][msg.sender] = sub(allowance[from][msg.sender], value, "ERC20: transfer amount exceeds allowance");
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] = sub(balanceOf[from], value, "ERC20: transfer amount exceeds balance");
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        require(totalSupply + value >= totalSupply, "SafeMath: addition overflow");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal virtual {
        balanceOf[from] = sub(balanceOf[from], value, "ERC20: burn amount exceeds balance");
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function sub(uint256 a, uint256 b, string memory reason) internal pure returns (uint256) {
        require(b <= a, reason);
        return a - b;
    }
}

interface IERC20 {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Its rate falls by a sixth each year; the minter is set once.
contract MillraceToken is ERC20("Millrace DAO Token", "MRC") {
    uint256 private constant YEAR = 86400 * 365;
    uint256 private constant INITIAL_SUPPLY = 1_303_030_303 * 10**18;
    uint256 private constant INITIAL_RATE = 52_121_212 * 10**18 / YEAR;
    uint256 private constant RATE_REDUCTION_TIME = YEAR;
    uint256 private constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    uint256 private constant RATE_DENOMINATOR = 10**18;

    address public minter;
    address public admin = msg.sender;
    int256 public mining_epoch = -1;
    uint256 public start_epoch_time = block.timestamp + 86400 - RATE_REDUCTION_TIME;
    uint256 public rate;
    uint256 private start_epoch_supply = INITIAL_SUPPLY;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);

    constructor() public {
        _mint(msg.sender, INITIAL_SUPPLY);
    }

    function _update_mining_parameters() internal {
        start_epoch_time += RATE_REDUCTION_TIME;
        mining_epoch += 1;
        if (rate == 0) {
            rate = INITIAL_RATE;
        } else {
            start_epoch_supply += rate * RATE_REDUCTION_TIME;
            rate = rate * RATE_DENOMINATOR / RATE_REDUCTION_COEFFICIENT;
        }
        emit UpdateMiningParameters(block.timestamp, rate, start_epoch_supply);
    }

    function update_mining_parameters() external {
        require(block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME);
        _update_mining_parameters();
    }

    function start_epoch_time_write() external returns (uint256) {
        if (block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME) _update_mining_parameters();
        return start_epoch_time;
    }

    function available_supply() public view returns (uint256) {
        return start_epoch_supply + (block.timestamp - start_epoch_time) * rate;
    }

    function set_minter(address _minter) external {
        require(msg.sender == admin && minter == address(0));
        minter = _minter;
        emit SetMinter(_minter);
    }

    function set_admin(address _admin) external {
        require(msg.sender == admin);
        admin = _admin;
        emit SetAdmin(_admin);
    }

    function mint(address _to, uint256 _value) external returns (bool) {
        require(msg.sender == minter);
        if (block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME) _update_mining_parameters();
        require(totalSupply + _value <= available_supply());
        _mint(_to, _value);
        return true;
    }

    function burn(uint256 _value) external returns (bool) {
        _burn(msg.sender, _value);
        return true;
    }
}

/// Knows the gauges and their weights.
contract GaugeController {
    address public admin = msg.sender;
    mapping(address => uint256) public gauge_weight;
    uint256 public total_weight;

    event NewGauge(address addr, uint256 weight);

    function commit_transfer_ownership(address addr) external {
        require(msg.sender == admin);
        admin = addr;
    }

    function add_gauge(address addr, uint256 weight) external {
        require(msg.sender == admin && gauge_weight[addr] == 0 && weight > 0);
        gauge_weight[addr] = weight;
        total_weight += weight;
        emit NewGauge(addr, weight);
    }

    function gauge_relative_weight(address addr) external view returns (uint256) {
        return total_weight == 0 ? 0 : gauge_weight[addr] * 10**18 / total_weight;
    }
}

/// Mints to each what his gauges have counted.
contract MillraceMinter {
    MillraceToken public token;
    GaugeController public controller;
    mapping(address => mapping(address => uint256)) public minted;

    event Minted(address indexed recipient, address gauge, uint256 minted);

    constructor(MillraceToken _token, GaugeController _controller) public {
        token = _token;
        controller = _controller;
    }

    function mint(LiquidityGauge gauge) external {
        require(controller.gauge_weight(address(gauge)) > 0);
        gauge.user_checkpoint(msg.sender);
        uint256 total = gauge.integrate_fraction(msg.sender);
        uint256 to_mint = total - minted[msg.sender][address(gauge)];
        if (to_mint == 0) return;
        token.mint(msg.sender, to_mint);
        minted[msg.sender][address(gauge)] = total;
        emit Minted(msg.sender, address(gauge), total);
    }
}

contract LiquidityGauge {
    MillraceToken public token;
    MillraceMinter public minter;
    GaugeController public controller;
    IERC20 public lp_token;
    uint256 public totalSupply;
    uint256 public integrate_inv_supply;
    uint256 public last_time;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public integrate_inv_supply_of;
    mapping(address => uint256) public integrate_fraction;

    event Deposit(address indexed provider, uint256 value);
    event Withdraw(address indexed provider, uint256 value);

    constructor(MillraceToken _token, MillraceMinter _minter, GaugeController _controller) public {
        token = _token;
        minter = _minter;
        controller = _controller;
    }

    function initialize(IERC20 lp) external {
        require(address(lp_token) == address(0));
        lp_token = lp;
        last_time = block.timestamp;
    }

    function user_checkpoint(address addr) public returns (bool) {
        if (totalSupply > 0) {
            uint256 weight = controller.gauge_relative_weight(address(this));
            integrate_inv_supply += token.rate() * weight * (block.timestamp - last_time) / totalSupply;
        }
        last_time = block.timestamp;
        integrate_fraction[addr] += balanceOf[addr] * (integrate_inv_supply - integrate_inv_supply_of[addr]) / 10**18;
        integrate_inv_supply_of[addr] = integrate_inv_supply;
        return true;
    }

    function deposit(uint256 value) external {
        user_checkpoint(msg.sender);
        balanceOf[msg.sender] += value;
        totalSupply += value;
        require(lp_token.transferFrom(msg.sender, address(this), value));
        emit Deposit(msg.sender, value);
    }

    function withdraw(uint256 value) external {
        user_checkpoint(msg.sender);
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        require(lp_token.transfer(msg.sender, value));
        emit Withdraw(msg.sender, value);
    }
}

contract Component is ERC20 {
    constructor(string memory _name, string memory _symbol, uint256 supply) public ERC20(_name, _symbol) {
        _mint(msg.sender, supply);
    }
}

/// Says which modules there are at all.
contract IndexController {
    address public owner = msg.sender;
    mapping(address => bool) public isModule;
    address public feeRecipient;

    modifier onlyOwner {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        owner = to;
    }

    function addModule(address module) external onlyOwner {
        isModule[module] = true;
    }

    function removeModule(address module) external onlyOwner {
        isModule[module] = false;
    }
}

/// A basket: whoever brings the parts gets it, and whoever brings it gets the parts.
contract QuarryIndex is ERC20("Quarry Pulse Index", "QPI") {
    IndexController public controller;
    address public manager = msg.sender;
    address[] public components;
    mapping(address => uint256) public getDefaultPositionRealUnit;
    mapping(address => uint8) public moduleStates;

    event ModuleAdded(address indexed module);
    event ModuleInitialized(address indexed module);
    event ModuleRemoved(address indexed module);
    event ManagerEdited(address newManager);
    event PositionMultiplierEdited(uint256 unit);

    modifier onlyManager {
        require(msg.sender == manager, "Only manager can call");
        _;
    }

    modifier onlyModule {
        require(moduleStates[msg.sender] == 2, "Only the module can call");
        require(controller.isModule(msg.sender), "Module must be enabled on controller");
        _;
    }

    constructor(IndexController _controller, address one, uint256 oneUnit, address two, uint256 twoUnit) public {
        controller = _controller;
        components.push(one);
        components.push(two);
        getDefaultPositionRealUnit[one] = oneUnit;
        getDefaultPositionRealUnit[two] = twoUnit;
    }

    function addModule(address module) external onlyManager {
        require(moduleStates[module] == 0 && controller.isModule(module), "Must be enabled on Controller");
        moduleStates[module] = 1;
        emit ModuleAdded(module);
    }

    function removeModule(address module) external onlyManager {
        moduleStates[module] = 0;
        emit ModuleRemoved(module);
    }

    function initializeModule() external {
        require(moduleStates[msg.sender] == 1, "Module must be pending");
        moduleStates[msg.sender] = 2;
        emit ModuleInitialized(msg.sender);
    }

    function setManager(address _manager) external onlyManager {
        manager = _manager;
        emit ManagerEdited(_manager);
    }

    function invoke(address target, bytes calldata data) external onlyModule returns (bytes memory result) {
        bool ok;
        (ok, result) = target.call(data);
        require(ok, "invoke");
    }

    function mint(address account, uint256 quantity) external onlyModule {
        _mint(account, quantity);
    }

    function burn(address account, uint256 quantity) external onlyModule {
        _burn(account, quantity);
    }

    function getComponents() external view returns (address[] memory) {
        return components;
    }
}

contract IssuanceModule {
    function initialize(QuarryIndex set) external {
        require(msg.sender == set.manager(), "Must be the SetToken manager");
        set.initializeModule();
    }

    function issue(QuarryIndex set, uint256 quantity, address to) external {
        address[] memory components = set.getComponents();
        for (uint256 i = 0; i < components.length; i++) {
            uint256 need = (quantity * set.getDefaultPositionRealUnit(components[i]) + 10**18 - 1) / 10**18;
            require(IERC20(components[i]).transferFrom(msg.sender, address(set), need), "transfer");
        }
        set.mint(to, quantity);
    }

    function redeem(QuarryIndex set, uint256 quantity, address to) external {
        set.burn(msg.sender, quantity);
        address[] memory components = set.getComponents();
        for (uint256 i = 0; i < components.length; i++) {
            uint256 due = quantity * set.getDefaultPositionRealUnit(components[i]) / 10**18;
            set.invoke(components[i], abi.encodeWithSelector(IERC20.transfer.selector, to, due));
        }
    }
}
