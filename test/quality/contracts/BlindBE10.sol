// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

/// Inflates by epochs that get smaller; the gauge mints within what is available. Written like its model in another language.
contract CragmireDAOToken {
    string public name;
    string public symbol;
    uint256 public constant decimals = 18;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) internal allowances;
    uint256 internal total_supply;

    address public minter;
    address public admin;

    uint256 internal constant YEAR = 86400 * 365;
    uint256 internal constant INITIAL_SUPPLY = 1303030303;
    uint256 internal constant INITIAL_RATE = uint256(80000000 * 10 ** 18) / YEAR;
    uint256 internal constant RATE_REDUCTION_TIME = YEAR;
    uint256 internal constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    uint256 internal constant RATE_DENOMINATOR = 10 ** 18;
    uint256 internal constant INFLATION_DELAY = 86400;

    int128 public mining_epoch;
    uint256 public start_epoch_time;
    uint256 public rate;
    uint256 internal start_epoch_supply;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);
    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);

    constructor(string memory _name, string memory _symbol) {
        uint256 init_supply = INITIAL_SUPPLY * 10 ** decimals;
        name = _name;
        symbol = _symbol;
        balanceOf[msg.sender] = init_supply;
        total_supply = init_supply;
        admin = msg.sender;
        start_epoch_time = block.timestamp + INFLATION_DELAY - RATE_REDUCTION_TIME;
        mining_epoch = -1;
        rate = 0;
        start_epoch_supply = init_supply;
        emit Transfer(address(0), msg.sender, init_supply);
    }

    function _update_mining_parameters() internal {
        uint256 _rate = rate;
        uint256 _start_epoch_supply = start_epoch_supply;
        start_epoch_time += RATE_REDUCTION_TIME;
        mining_epoch += 1;
        if (_rate == 0) {
            _rate = INITIAL_RATE;
        } else {
            _start_epoch_supply += _rate * RATE_REDUCTION_TIME;
            start_epoch_supply = _start_epoch_supply;
            _rate = (_rate * RATE_DENOMINATOR) / RATE_REDUCTION_COEFFICIENT;
        }
        rate = _rate;
        emit UpdateMiningParameters(block.timestamp, _rate, _start_epoch_supply);
    }

    function update_mining_parameters() external {
        require(block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME, "too soon");
        _update_mining_parameters();
    }

    function start_epoch_time_write() external returns (uint256) {
        if (block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME) _update_mining_parameters();
        return start_epoch_time;
    }

    function _available_supply() internal view returns (uint256) {
        return start_epoch_supply + (block.timestamp - start_epoch_time) * rate;
    }

    function available_supply() external view returns (uint256) { return _available_supply(); }
    function totalSupply() external view returns (uint256) { return total_supply; }
    function allowance(address _owner, address _spender) external view returns (uint256) { return allowances[_owner][_spender]; }

    function set_minter(address _minter) external {
        require(msg.sender == admin, "admin only");
        require(minter == address(0), "can set the minter only once, at creation");
        minter = _minter;
        emit SetMinter(_minter);
    }

    function set_admin(address _admin) external {
        require(msg.sender == admin, "admin only");
        admin = _admin;
        emit SetAdmin(_admin);
    }

    function set_name(string calldata _name, string calldata _symbol) external {
        require(msg.sender == admin, "Only admin is allowed to change name");
        name = _name;
        symbol = _symbol;
    }

    function _sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a >= b);
        return a - b;
    }

    function _transfer(address _from, address _to, uint256 _value) internal {
        require(_to != address(0), "transfers to 0x0 are not allowed");
        balanceOf[_from] = _sub(balanceOf[_from], _value);
        balanceOf[_to] += _value;
        emit Transfer(_from, _to, _value);
    }

    function transfer(address _to, uint256 _value) external returns (bool) {
        _transfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) external returns (bool) {
        allowances[_from][msg.sender] = _sub(allowances[_from][msg.sender], _value);
        _transfer(_from, _to, _value);
        return true;
    }

    function approve(address _spender, uint256 _value) external returns (bool) {
        require(_value == 0 || allowances[msg.sender][_spender] == 0, "non-zero approval");
        allowances[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function mint(address _to, uint256 _value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        require(_to != address(0), "zero address");
        if (block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME) _update_mining_parameters();
        uint256 _total_supply = total_supply + _value;
        require(_total_supply >= _value && _total_supply <= _available_supply(), "exceeds allowable mint amount");
        total_supply = _total_supply;
        balanceOf[_to] += _value;
        emit Transfer(address(0), _to, _value);
        return true;
    }

    function burn(uint256 _value) external returns (bool) {
        balanceOf[msg.sender] = _sub(balanceOf[msg.sender], _value);
        total_supply = _sub(total_supply, _value);
        emit Transfer(msg.sender, address(0), _value);
        return true;
    }
}

/// One gauge: who stakes the coin earns what the schedule emits.
contract CragmireGauge {
    CragmireDAOToken public token;
    uint256 public total;
    uint256 public integral;
    uint256 public last;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paid;
    mapping(address => uint256) public owed;
    event Deposit(address indexed provider, uint256 value);
    event Withdraw(address indexed provider, uint256 value);
    event Minted(address indexed recipient, uint256 minted);

    function set_token(CragmireDAOToken _token) external {
        require(address(token) == address(0));
        token = _token;
        last = _token.available_supply();
    }

    function _checkpoint(address who) private {
        uint256 begin = token.start_epoch_time_write();
        for (uint256 next = token.start_epoch_time_write(); next != begin; next = token.start_epoch_time_write()) begin = next;
        uint256 available = token.available_supply();
        if (total > 0) integral += ((available - last) * 10 ** 18) / total;
        last = available;
        owed[who] += (staked[who] * (integral - paid[who])) / 10 ** 18;
        paid[who] = integral;
    }

    function deposit(uint256 value) external {
        _checkpoint(msg.sender);
        staked[msg.sender] += value;
        total += value;
        token.transferFrom(msg.sender, address(this), value);
        emit Deposit(msg.sender, value);
    }

    function withdraw(uint256 value) external {
        _checkpoint(msg.sender);
        require(staked[msg.sender] >= value);
        staked[msg.sender] -= value;
        total -= value;
        token.transfer(msg.sender, value);
        emit Withdraw(msg.sender, value);
    }

    function claim() external {
        _checkpoint(msg.sender);
        uint256 due = owed[msg.sender];
        owed[msg.sender] = 0;
        token.mint(msg.sender, due);
        emit Minted(msg.sender, due);
    }
}
