// 0.5 runs=200
pragma solidity ^0.5.17;

/// A coin with a portal to another chain: what leaves is burnt here.
contract Farthingmole {
    string public name = "Farthingmole";
    string public symbol = "FRTM";
    uint8 public decimals = 18;
    uint256 public totalSupply = 50000000 ether;
    address public keeper;
    address public portal;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event PortalMoved(address indexed portal);
    event Departed(address indexed who, uint256 value, bytes32 there);

    constructor() public {
        keeper = msg.sender;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function movePortal(address portal_) external {
        require(msg.sender == keeper, "keeper");
        portal = portal_;
        emit PortalMoved(portal_);
    }

    /// The portal sends away what somebody has brought to it.
    function depart(address who, uint256 value, bytes32 there) external {
        require(msg.sender == portal, "portal");
        // twin: require(_allowed[who][msg.sender] >= value, "allowance");
        // twin: _allowed[who][msg.sender] -= value;
        require(_balances[who] >= value, "balance");
        _balances[who] -= value;
        totalSupply -= value;
        emit Transfer(who, address(0), value);
        emit Departed(who, value, there);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowed[from][msg.sender] >= value, "allowance");
        _allowed[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && _balances[from] >= value, "balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}
