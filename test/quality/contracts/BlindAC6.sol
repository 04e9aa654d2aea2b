// 0.5 runs=200
pragma solidity ^0.5.0;

library Sums {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a);
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }

    function times(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b);
    }
}

contract Proprietor {
    address public owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0));
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

contract PlainBook {
    using Sums for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);

    function balanceOf(address _owner) public view returns (uint256) {
        return balances[_owner];
    }

    function allowance(address _owner, address _spender) public view returns (uint256) {
        return allowed[_owner][_spender];
    }

    function approve(address _spender, uint256 _value) public returns (bool) {
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transfer(address _to, uint256 _value) public returns (bool) {
        carry(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        allowed[_from][msg.sender] = allowed[_from][msg.sender].minus(_value);
        carry(_from, _to, _value);
        return true;
    }

    function carry(address _from, address _to, uint256 _value) internal {
        require(_to != address(0));
        balances[_from] = balances[_from].minus(_value);
        balances[_to] = balances[_to].plus(_value);
        emit Transfer(_from, _to, _value);
    }
}

/// Sold in the autumn of 2017: minted during the sale, and no more since; paused until the sale was over, and never again.
contract CartwheelToken is PlainBook, Proprietor {
    string public constant name = "Cartwheel Network Token";
    string public constant symbol = "CWT";
    uint8 public constant decimals = 18;
    bool public mintingFinished;
    bool public released;

    event Mint(address indexed to, uint256 amount);
    event MintFinished();
    event Released();

    function mint(address _to, uint256 _amount) public onlyOwner returns (bool) {
        require(!mintingFinished);
        totalSupply = totalSupply.plus(_amount);
        balances[_to] = balances[_to].plus(_amount);
        emit Mint(_to, _amount);
        emit Transfer(address(0), _to, _amount);
        return true;
    }

    function finishMinting() public onlyOwner returns (bool) {
        mintingFinished = true;
        emit MintFinished();
        return true;
    }

    function release() public onlyOwner {
        require(mintingFinished);
        released = true;
        emit Released();
    }

    function carry(address _from, address _to, uint256 _value) internal {
        require(released);
        super.carry(_from, _to, _value);
    }
}

/// A dollar of the old kind. The company may take a fee, twenty of ten thousand and fifty dollars at most, and takes none.
contract OldTowerDollar is PlainBook, Proprietor {
    string public name = "Old Tower Dollar";
    string public symbol = "OTUSD";
    uint256 public decimals = 6;
    uint256 public basisPointsRate = 0;
    uint256 public maximumFee = 0;
    bool public paused;
    mapping(address => bool) public isBlackListed;

    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event Params(uint256 feeBasisPoints, uint256 maxFee);
    event DestroyedBlackFunds(address indexed _blackListedUser, uint256 _balance);

    constructor(uint256 _initialSupply) public {
        totalSupply = _initialSupply;
        balances[msg.sender] = _initialSupply;
        emit Transfer(address(0), msg.sender, _initialSupply);
    }

    function setParams(uint256 newBasisPoints, uint256 newMaxFee) public onlyOwner {
        require(newBasisPoints <= 20);
        require(newMaxFee <= 50);
        basisPointsRate = newBasisPoints;
        maximumFee = newMaxFee.times(10**decimals);
        emit Params(basisPointsRate, maximumFee);
    }

    function issue(uint256 amount) public onlyOwner {
        totalSupply = totalSupply.plus(amount);
        balances[owner] = balances[owner].plus(amount);
        emit Issue(amount);
        emit Transfer(address(0), owner, amount);
    }

    function redeem(uint256 amount) public onlyOwner {
        totalSupply = totalSupply.minus(amount);
        balances[owner] = balances[owner].minus(amount);
        emit Redeem(amount);
        emit Transfer(owner, address(0), amount);
    }

    function pause(bool _paused) public onlyOwner {
        paused = _paused;
    }

    function setBlackList(address _who, bool _listed) public onlyOwner {
        isBlackListed[_who] = _listed;
    }

    function destroyBlackFunds(address _who) public onlyOwner {
        require(isBlackListed[_who]);
        uint256 dirty = balances[_who];
        balances[_who] = 0;
        totalSupply = totalSupply.minus(dirty);
        emit DestroyedBlackFunds(_who, dirty);
    }

    function carry(address _from, address _to, uint256 _value) internal {
        require(!paused);
        require(!isBlackListed[_from]);
        uint256 fee = _value.times(basisPointsRate) / 10000;
        if (fee > maximumFee) fee = maximumFee;
        super.carry(_from, _to, _value.minus(fee));
        if (fee > 0) super.carry(_from, owner, fee);
    }
}

interface IHeard {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata data) external;
}

/// Operators may be named by holders, and a contract that has asked for it hears what it receives.
contract Sevens is PlainBook {
    string public constant name = "Sevens";
    string public constant symbol = "SVNS";
    uint8 public constant decimals = 18;
    uint256 public constant granularity = 1;
    mapping(address => bool) public hears;
    mapping(address => mapping(address => bool)) private operators;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() public {
        totalSupply = 77000000 * 10**18;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function hear(bool yes) external {
        hears[msg.sender] = yes;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || operators[holder][operator];
    }

    function authorizeOperator(address operator) external {
        require(operator != msg.sender);
        operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        operators[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        carry(msg.sender, to, amount);
        tellOf(msg.sender, msg.sender, to, amount, data);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data) external {
        require(isOperatorFor(msg.sender, from));
        carry(from, to, amount);
        tellOf(msg.sender, from, to, amount, data);
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        carry(msg.sender, to, amount);
        tellOf(msg.sender, msg.sender, to, amount, "");
        return true;
    }

    function burn(uint256 amount) external {
        balances[msg.sender] = balances[msg.sender].minus(amount);
        totalSupply = totalSupply.minus(amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function tellOf(address operator, address from, address to, uint256 amount, bytes memory data) private {
        emit Sent(operator, from, to, amount, data);
        if (hears[to]) IHeard(to).tokensReceived(operator, from, to, amount, data);
    }
}

/// Everybody's amount breathes with the price: a tenth of what the price is off, five of a hundred a day at most.
contract Tidal is Proprietor {
    using Sums for uint256;

    string public constant name = "Tidal";
    string public constant symbol = "TIDL";
    uint8 public constant decimals = 9;
    uint256 private constant START = 50000000 * 10**9;
    uint256 private constant DROPS = uint256(-1) - (uint256(-1) % START);
    uint256 private constant MOST = uint128(-1);
    uint256 public totalSupply;
    uint256 private perUnit;
    address public policy;
    mapping(address => uint256) private drops;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Rebased(uint256 indexed epoch, uint256 supply);

    constructor(address policy_) public {
        policy = policy_;
        totalSupply = START;
        perUnit = DROPS / START;
        drops[msg.sender] = DROPS;
        emit Transfer(address(0), msg.sender, START);
    }

    function setPolicy(address to) external onlyOwner {
        policy = to;
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == policy);
        uint256 most = totalSupply / 20;
        if (delta < 0) {
            uint256 less = uint256(-delta);
            totalSupply = totalSupply.minus(less > most ? most : less);
        } else {
            totalSupply = totalSupply.plus(uint256(delta) > most ? most : uint256(delta));
        }
        if (totalSupply > MOST) totalSupply = MOST;
        perUnit = DROPS / totalSupply;
        emit Rebased(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return drops[who] / perUnit;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return flow(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].minus(value);
        return flow(from, to, value);
    }

    function flow(address from, address to, uint256 value) private returns (bool) {
        uint256 amount = value.times(perUnit);
        drops[from] = drops[from].minus(amount);
        drops[to] = drops[to].plus(amount);
        emit Transfer(from, to, value);
        return true;
    }
}

/// The middle of what five observers say is the price, once a day.
contract TidalPolicy {
    Tidal public tidal;
    address[] public observers;
    mapping(address => uint256) public said;
    uint256 public epoch;
    uint256 public last;
    uint256 public constant TARGET = 10**18;

    constructor(address[] memory observers_) public {
        require(observers_.length == 5);
        observers = observers_;
        last = now;
    }

    function bind(Tidal tidal_) external {
        require(address(tidal) == address(0));
        tidal = tidal_;
    }

    function say(uint256 price) external {
        require(price > 0 && price < 10**24);
        said[msg.sender] = price;
    }

    function middle() public view returns (uint256) {
        uint256[5] memory all;
        for (uint256 i = 0; i < 5; i++) {
            uint256 price = said[observers[i]];
            uint256 at = i;
            while (at > 0 && all[at - 1] > price) {
                all[at] = all[at - 1];
                at--;
            }
            all[at] = price;
        }
        return all[2];
    }

    function rebase() external {
        require(now >= last + 1 days);
        uint256 price = middle();
        require(price > 0);
        last = now;
        epoch++;
        int256 off = (int256(price) - int256(TARGET)) / 10;
        tidal.rebase(epoch, (int256(tidal.totalSupply()) * off) / int256(TARGET));
    }
}
