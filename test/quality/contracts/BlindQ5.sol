// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Votes with checkpoints; the minter may make two percent once a year.
contract CheckpointVotes {
    string public constant name = "Checkpoint";
    string public constant symbol = "CHKP";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000_000e18;
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;
    struct Checkpoint {
        uint32 fromBlock;
        uint256 votes;
    }
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public balanceOf;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event MinterChanged(address minter, address newMinter);

    constructor(address minter_) public {
        minter = minter_;
        mintingAllowedAfter = now + 300 days;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "only the minter can change the minter address");
        emit MinterChanged(minter, to);
        minter = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "only the minter can mint");
        require(now >= mintingAllowedAfter, "minting not allowed yet");
        require(value <= (totalSupply * mintCap) / 100, "exceeded mint cap");
        mintingAllowedAfter = now + minimumTimeBetweenMints;
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
        shift(address(0), delegates[to], value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "exceeds spender allowance");
        if (allowed != uint256(-1)) allowance[from][msg.sender] = allowed - value;
        return move(from, to, value);
    }

    function delegate(address to) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = to;
        shift(before, to, balanceOf[msg.sender]);
    }

    function getCurrentVotes(address who) public view returns (uint256) {
        return numCheckpoints[who] == 0 ? 0 : checkpoints[who][numCheckpoints[who] - 1].votes;
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && balanceOf[from] >= value, "transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        shift(delegates[from], delegates[to], value);
        return true;
    }

    function shift(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) write(from, getCurrentVotes(from) - value);
        if (to != address(0)) write(to, getCurrentVotes(to) + value);
    }

    function write(address who, uint256 votes) private {
        uint32 count = numCheckpoints[who];
        if (count > 0 && checkpoints[who][count - 1].fromBlock == uint32(block.number)) checkpoints[who][count - 1].votes = votes;
        else {
            checkpoints[who][count] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[who] = count + 1;
        }
    }
}

/// A coin of another chain as the exchange keeps it: the owner makes and burns his own.
contract PeggedCoin is Base5("Pegged Cedar", "PCDR", 20_000_000) {
    function getOwner() external view returns (address) {
        return owner();
    }

    function mint(uint256 value) external onlyOwner returns (bool) {
        _supply = _supply.add(value);
        _book[msg.sender] = _book[msg.sender].add(value);
        emit Transfer(address(0), msg.sender, value);
        return true;
    }

    function burn(uint256 value) external returns (bool) {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(msg.sender, address(0), value);
        return true;
    }
}

/// The oldest kind of dollar: nothing is returned, a fee of a fifth of a percent at most, a list, a pause.
contract TetheredDollar is Ownable {
    using SafeMath for uint256;
    string public constant name = "Anchored Dollar";
    string public constant symbol = "ANCD";
    uint256 public constant decimals = 6;
    uint256 public _totalSupply = 90_000_000e6;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    bool public paused;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event DestroyedBlackFunds(address who, uint256 balance);
    event Issue(uint256 amount);

    constructor() public {
        balances[msg.sender] = _totalSupply;
        emit Transfer(address(0), msg.sender, _totalSupply);
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external {
        require(!(value != 0 && allowed[msg.sender][spender] != 0));
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        if (allowed[from][msg.sender] < uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        move(from, to, value);
    }

    function move(address from, address to, uint256 value) private {
        require(!paused && !isBlackListed[from]);
        uint256 fee = value.mul(basisPointsRate).div(10_000);
        if (fee > maximumFee) fee = maximumFee;
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value.sub(fee));
        if (fee > 0) {
            balances[owner()] = balances[owner()].add(fee);
            emit Transfer(from, owner(), fee);
        }
        emit Transfer(from, to, value.sub(fee));
    }

    function setParams(uint256 points, uint256 most) external onlyOwner {
        require(points < 20 && most < 50);
        basisPointsRate = points;
        maximumFee = most.mul(1e6);
    }

    function setPaused(bool to) external onlyOwner {
        paused = to;
    }

    function setBlackList(address who, bool to) external onlyOwner {
        isBlackListed[who] = to;
    }

    function destroyBlackFunds(address who) external onlyOwner {
        require(isBlackListed[who]);
        _totalSupply = _totalSupply.sub(balances[who]);
        emit DestroyedBlackFunds(who, balances[who]);
        balances[who] = 0;
    }

    function issue(uint256 value) external onlyOwner {
        balances[owner()] = balances[owner()].add(value);
        _totalSupply = _totalSupply.add(value);
        emit Issue(value);
    }
}

/// Coin of an exchange: everybody may burn or freeze what is his own, nobody what is not.
contract ExchangeCoin is Base5("Exchange Burn", "XBRN", 200_000_000) {
    mapping(address => uint256) public freezeOf;
    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);

    function burn(uint256 value) external returns (bool) {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Burn(msg.sender, value);
        return true;
    }

    function freeze(uint256 value) external returns (bool) {
        _book[msg.sender] = _book[msg.sender].sub(value);
        freezeOf[msg.sender] = freezeOf[msg.sender].add(value);
        emit Freeze(msg.sender, value);
        return true;
    }

    function unfreeze(uint256 value) external returns (bool) {
        freezeOf[msg.sender] = freezeOf[msg.sender].sub(value);
        _book[msg.sender] = _book[msg.sender].add(value);
        return true;
    }
}

interface IReceiver {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external;
}

/// Pays and calls (ERC-677); it cannot be sent to itself.
contract PayAndCall is Base5("Pay And Call", "PAYC", 1_000_000_000) {
    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        _send(msg.sender, to, value);
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        if (size > 0) IReceiver(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }

    function _send(address from, address to, uint256 value) internal {
        require(to != address(this), "valid recipient");
        _put(from, to, value);
    }
}
