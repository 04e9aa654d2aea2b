// 0.5 runs=200
pragma solidity ^0.5.17;

library Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "sum");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "difference");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "product");
    }
}

/// The usual coin of 2018.
contract LindenLedger {
    using Sums for uint256;

    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 internal _supply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply) public {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        _supply = supply * 10 ** uint256(decimals_);
        _balances[msg.sender] = _supply;
        emit Transfer(address(0), msg.sender, _supply);
    }

    function totalSupply() public view returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseApproval(address spender, uint256 more) public returns (bool) {
        return approve(spender, _allowed[msg.sender][spender].add(more));
    }

    function decreaseApproval(address spender, uint256 less) public returns (bool) {
        uint256 before = _allowed[msg.sender][spender];
        return approve(spender, less > before ? 0 : before - less);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        require(to != address(0));
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

contract LindenToken is LindenLedger("Linden Token", "LNDN", 18, 100000000) {
    function approveAndCall(address spender, uint256 value, bytes memory extra) public returns (bool) {
        approve(spender, value);
        (bool ok, ) = spender.call(abi.encodeWithSignature("receiveApproval(address,uint256,address,bytes)", msg.sender, value, address(this), extra));
        require(ok);
        return true;
    }

    // whoever pays by accident gets it back
    function() external payable {
        revert();
    }
}

/// One of a hundred burns with every payment.
contract KindleCoin {
    using Sums for uint256;

    string public constant name = "Kindle Coin";
    string public constant symbol = "KNDL";
    uint8 public constant decimals = 9;
    uint256 public totalSupply = 5000000 * 10 ** 9;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function onePercent(uint256 value) public pure returns (uint256) {
        return value.add(99) / 100;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) private {
        uint256 burnt = onePercent(value);
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value.sub(burnt));
        totalSupply = totalSupply.sub(burnt);
        emit Transfer(from, to, value.sub(burnt));
        emit Transfer(from, address(0), burnt);
    }
}

/// A dollar whose issuer answers to the law.
contract TetraDollar {
    using Sums for uint256;

    string public name = "Tetra Dollar";
    string public symbol = "TETD";
    uint256 public decimals = 6;
    address public owner;
    bool public paused;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    uint256 public totalSupply;
    mapping(address => uint256) private balances;
    mapping(address => mapping(address => uint256)) private allowed;
    mapping(address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event DestroyedBlackFunds(address who, uint256 balance);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor() public {
        owner = msg.sender;
        totalSupply = 30000000 * 10 ** 6;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transferOwnership(address next) external onlyOwner {
        if (next != address(0)) owner = next;
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        paused = false;
    }

    function addBlackList(address who) external onlyOwner {
        isBlackListed[who] = true;
    }

    function removeBlackList(address who) external onlyOwner {
        isBlackListed[who] = false;
    }

    function destroyBlackFunds(address who) external onlyOwner {
        require(isBlackListed[who]);
        uint256 dirty = balances[who];
        balances[who] = 0;
        totalSupply = totalSupply.sub(dirty);
        emit DestroyedBlackFunds(who, dirty);
    }

    function issue(uint256 amount) external onlyOwner {
        totalSupply = totalSupply.add(amount);
        balances[owner] = balances[owner].add(amount);
        emit Issue(amount);
        emit Transfer(address(0), owner, amount);
    }

    function redeem(uint256 amount) external onlyOwner {
        totalSupply = totalSupply.sub(amount);
        balances[owner] = balances[owner].sub(amount);
        emit Redeem(amount);
        emit Transfer(owner, address(0), amount);
    }

    function setParams(uint256 points, uint256 most) external onlyOwner {
        require(points < 20 && most < 50);
        basisPointsRate = points;
        maximumFee = most * 10 ** decimals;
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowed[from][msg.sender] < uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        require(!paused && !isBlackListed[from]);
        uint256 fee = value.mul(basisPointsRate) / 10000;
        if (fee > maximumFee) fee = maximumFee;
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value.sub(fee));
        if (fee > 0) {
            balances[owner] = balances[owner].add(fee);
            emit Transfer(from, owner, fee);
        }
        emit Transfer(from, to, value.sub(fee));
    }
}

/// Keeps what everybody had at every block, and lets copies be made of it.
contract RowanClone {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public name = "Rowan Voice";
    string public symbol = "ROWN";
    uint8 public decimals = 18;
    address public controller;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) private balances;
    mapping(address => mapping(address => uint256)) private allowed;
    Checkpoint[] private supplies;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor() public {
        controller = msg.sender;
    }

    function changeController(address next) external onlyController {
        controller = next;
    }

    function generateTokens(address to, uint256 amount) external onlyController returns (bool) {
        _write(supplies, totalSupply() + amount);
        _write(balances[to], balanceOf(to) + amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function destroyTokens(address from, uint256 amount) external onlyController returns (bool) {
        require(balanceOf(from) >= amount);
        _write(supplies, totalSupply() - amount);
        _write(balances[from], balanceOf(from) - amount);
        emit Transfer(from, address(0), amount);
        return true;
    }

    function enableTransfers(bool enabled) external onlyController {
        transfersEnabled = enabled;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        require(transfersEnabled);
        return _do(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            require(allowed[from][msg.sender] >= amount);
            allowed[from][msg.sender] -= amount;
        }
        return _do(from, to, amount);
    }

    function _do(address from, address to, uint256 amount) private returns (bool) {
        require(to != address(0) && to != address(this));
        uint256 had = balanceOf(from);
        require(had >= amount);
        _write(balances[from], had - amount);
        _write(balances[to], balanceOf(to) + amount);
        emit Transfer(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowed[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceOfAt(who, block.number);
    }

    function totalSupply() public view returns (uint256) {
        return _at(supplies, block.number);
    }

    function balanceOfAt(address who, uint256 number) public view returns (uint256) {
        return _at(balances[who], number);
    }

    function _at(Checkpoint[] storage points, uint256 number) private view returns (uint256) {
        uint256 low = 0;
        uint256 high = points.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (points[middle].fromBlock > number) high = middle;
            else low = middle + 1;
        }
        return high == 0 ? 0 : points[high - 1].value;
    }

    function _write(Checkpoint[] storage points, uint256 value) private {
        uint256 length = points.length;
        if (length > 0 && points[length - 1].fromBlock == block.number) points[length - 1].value = uint128(value);
        else points.push(Checkpoint(uint128(block.number), uint128(value)));
    }
}

/// A share of all Lindens that lie here.
contract LindenBar is LindenLedger("Linden Bar", "xLNDN", 18, 0) {
    LindenToken public linden;

    constructor(LindenToken linden_) public {
        linden = linden_;
    }

    function enter(uint256 amount) external {
        uint256 all = linden.balanceOf(address(this));
        uint256 shares = _supply == 0 || all == 0 ? amount : amount.mul(_supply) / all;
        _supply = _supply.add(shares);
        _balances[msg.sender] = _balances[msg.sender].add(shares);
        emit Transfer(address(0), msg.sender, shares);
        require(linden.transferFrom(msg.sender, address(this), amount));
    }

    function leave(uint256 shares) external {
        uint256 what = shares.mul(linden.balanceOf(address(this))) / _supply;
        _balances[msg.sender] = _balances[msg.sender].sub(shares);
        _supply = _supply.sub(shares);
        emit Transfer(msg.sender, address(0), shares);
        require(linden.transfer(msg.sender, what));
    }
}

/// Two of a hundred go to all who hold; they fetch it when they like.
contract TributeToken {
    using Sums for uint256;

    string public constant name = "Tribute";
    string public constant symbol = "TRBT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 12000000 ether;
    uint256 private constant SCALE = 2 ** 64;
    uint256 private perShare;
    uint256 private pot;
    mapping(address => uint256) public balanceOf;
    mapping(address => int256) private paid;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function dividendsOf(address who) public view returns (uint256) {
        return uint256(int256(perShare.mul(balanceOf[who])) - paid[who]) / SCALE;
    }

    function reap() external returns (uint256 due) {
        due = dividendsOf(msg.sender);
        paid[msg.sender] += int256(due * SCALE);
        pot = pot.sub(due);
        balanceOf[address(this)] = balanceOf[address(this)].sub(due);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(due);
        paid[msg.sender] += int256(perShare.mul(due));
        emit Transfer(address(this), msg.sender, due);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _give(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return _give(from, to, value);
    }

    function _give(address from, address to, uint256 value) private returns (bool) {
        require(to != address(this));
        uint256 tribute = value / 50;
        uint256 rest = value.sub(tribute);
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(rest);
        paid[from] -= int256(perShare.mul(value));
        paid[to] += int256(perShare.mul(rest));
        balanceOf[address(this)] = balanceOf[address(this)].add(tribute);
        pot = pot.add(tribute);
        perShare = perShare.add(tribute.mul(SCALE) / totalSupply.sub(balanceOf[address(this)]));
        emit Transfer(from, to, rest);
        emit Transfer(from, address(this), tribute);
        return true;
    }
}

/// Members burn and take their part of the treasury along, whatever the others decide.
contract MooseCommons is LindenLedger("Moose Commons", "MOOS", 18, 1000000) {
    struct Motion {
        address to;
        uint256 value;
        uint256 yes;
        uint256 open;
        bool done;
        mapping(address => bool) voted;
    }

    Motion[] private motions;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public stakedAt;

    function() external payable {}

    function stake(uint256 amount) external {
        _move(msg.sender, address(this), amount);
        staked[msg.sender] = staked[msg.sender].add(amount);
        stakedAt[msg.sender] = now;
    }

    function unstake(uint256 amount) external {
        staked[msg.sender] = staked[msg.sender].sub(amount);
        _balances[address(this)] = _balances[address(this)].sub(amount);
        _balances[msg.sender] = _balances[msg.sender].add(amount);
        emit Transfer(address(this), msg.sender, amount);
    }

    function propose(address to, uint256 value) external returns (uint256) {
        require(staked[msg.sender] > 0);
        motions.push(Motion(to, value, 0, now + 7 days, false));
        return motions.length - 1;
    }

    function support(uint256 index) external {
        Motion storage motion = motions[index];
        require(now < motion.open && stakedAt[msg.sender] + 7 days < motion.open && !motion.voted[msg.sender]);
        motion.voted[msg.sender] = true;
        motion.yes = motion.yes.add(staked[msg.sender]);
    }

    function execute(uint256 index) external {
        Motion storage motion = motions[index];
        require(now > motion.open + 7 days && !motion.done && motion.yes > _supply / 2);
        motion.done = true;
        (bool ok, ) = motion.to.call.value(motion.value)("");
        require(ok);
    }

    function ragequit(uint256 amount) external {
        uint256 part = address(this).balance.mul(amount) / _supply;
        _balances[msg.sender] = _balances[msg.sender].sub(amount);
        _supply = _supply.sub(amount);
        emit Transfer(msg.sender, address(0), amount);
        msg.sender.transfer(part);
    }
}

/// Nobody held more than a hundredth in the first two days.
contract PlumSlowly is LindenLedger("Plum Slowly", "PLUM", 18, 40000000) {
    address public owner = msg.sender;
    uint256 public born = now;
    mapping(address => bool) public free;

    constructor() public {
        free[msg.sender] = true;
    }

    function setFree(address who) external {
        require(msg.sender == owner);
        free[who] = true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _look(msg.sender, to, value);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _look(from, to, value);
        return super.transferFrom(from, to, value);
    }

    function _look(address from, address to, uint256 value) private view {
        if (now > born + 2 days || free[from] || free[to]) return;
        require(value <= _supply / 50 && _balances[to].add(value) <= _supply / 100, "slowly");
    }
}
