// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

/// Two of a hundred of what moves is shared by all who hold; the owner sets it between nothing and five.
contract PuddleToken {
    string public constant name = "Puddle Ripples";
    string public constant symbol = "PUDL";
    uint8 public constant decimals = 9;
    address public owner = msg.sender;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10_000_000_000 * 10**9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    uint256 public totalFees;
    uint256 public taxFee = 2;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function setTaxFee(uint256 fee) external onlyOwner {
        require(fee <= 5, "five at most");
        taxFee = fee;
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _rOwned[account] / _getRate();
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
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    /// Gives what one has to all others.
    function deliver(uint256 amount) external {
        uint256 rAmount = amount * _getRate();
        require(_rOwned[msg.sender] >= rAmount, "balance");
        _rOwned[msg.sender] -= rAmount;
        _rTotal -= rAmount;
        totalFees += amount;
    }

    function _getRate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && value > 0, "ERC20: transfer");
        uint256 rate = _getRate();
        uint256 fee = from == owner || to == owner ? 0 : value * taxFee / 100;
        uint256 rValue = value * rate;
        require(_rOwned[from] >= rValue, "ERC20: transfer amount exceeds balance");
        _rOwned[from] -= rValue;
        _rOwned[to] += rValue - fee * rate;
        _rTotal -= fee * rate;
        totalFees += fee;
        emit Transfer(from, to, value - fee);
    }
}

/// What it was at any time can be asked for; snapshots are taken by anybody once a day.
contract AlmanacToken {
    struct Snapshots {
        uint256[] ids;
        uint256[] values;
    }

    string public constant name = "Almanac";
    string public constant symbol = "ALMN";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 19_000_000 ether;
    uint256 public current;
    uint256 public lastTaken;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => Snapshots) private _snapshots;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Snapshot(uint256 id);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function snapshot() external returns (uint256) {
        require(block.timestamp >= lastTaken + 1 days, "once a day");
        lastTaken = block.timestamp;
        current++;
        emit Snapshot(current);
        return current;
    }

    function balanceOfAt(address account, uint256 id) external view returns (uint256) {
        require(id > 0 && id <= current, "nonexistent id");
        Snapshots storage one = _snapshots[account];
        for (uint256 i = 0; i < one.ids.length; i++) if (one.ids[i] >= id) return one.values[i];
        return balanceOf[account];
    }

    function _record(address account) private {
        Snapshots storage one = _snapshots[account];
        if (current > 0 && (one.ids.length == 0 || one.ids[one.ids.length - 1] < current)) {
            one.ids.push(current);
            one.values.push(balanceOf[account]);
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "balance");
        _record(from);
        _record(to);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
