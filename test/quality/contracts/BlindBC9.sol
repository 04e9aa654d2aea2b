// 0.5 runs=200
pragma solidity 0.5.17;

library SafeMath {
    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a * b;
        assert(a == 0 || c / a == b);
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        assert(b <= a);
        return a - b;
    }

    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        assert(c >= a);
        return c;
    }
}

contract BasicToken {
    using SafeMath for uint256;
    uint256 public totalSupply;
    mapping(address => uint256) balances;
    event Transfer(address indexed from, address indexed to, uint256 value);

    function transfer(address _to, uint256 _value) public returns (bool) {
        balances[msg.sender] = balances[msg.sender].sub(_value);
        balances[_to] = balances[_to].add(_value);
        emit Transfer(msg.sender, _to, _value);
        return true;
    }

    function balanceOf(address _owner) public view returns (uint256 balance) {
        return balances[_owner];
    }
}

contract StandardToken is BasicToken {
    mapping(address => mapping(address => uint256)) allowed;
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        uint256 _allowance = allowed[_from][msg.sender];
        balances[_to] = balances[_to].add(_value);
        balances[_from] = balances[_from].sub(_value);
        allowed[_from][msg.sender] = _allowance.sub(_value);
        emit Transfer(_from, _to, _value);
        return true;
    }

    function approve(address _spender, uint256 _value) public returns (bool) {
        require(_value == 0 || allowed[msg.sender][_spender] == 0);
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function allowance(address _owner, address _spender) public view returns (uint256 remaining) {
        return allowed[_owner][_spender];
    }
}

/// Minted by its sale, and by nobody since that ended. Nothing moved before.
contract Vetchling is StandardToken {
    string public constant name = "Vetchling Token";
    string public constant symbol = "VTCH";
    uint256 public constant decimals = 18;
    address public owner;
    bool public mintingFinished = false;
    bool public released = false;

    event Mint(address indexed to, uint256 amount);
    event MintFinished();
    event Released();

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor() public {
        owner = msg.sender;
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0));
        owner = newOwner;
    }

    function mint(address _to, uint256 _amount) public onlyOwner returns (bool) {
        require(!mintingFinished);
        totalSupply = totalSupply.add(_amount);
        balances[_to] = balances[_to].add(_amount);
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

    function transfer(address _to, uint256 _value) public returns (bool) {
        require(released);
        return super.transfer(_to, _value);
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        require(released);
        return super.transferFrom(_from, _to, _value);
    }
}

/// Two thousand and some for an ether, with a bonus on the first day; the rest goes to the foundation. Owns the token for good.
contract VetchlingSale {
    using SafeMath for uint256;
    Vetchling public token;
    address payable public wallet;
    address public foundation;
    uint256 public constant rate = 2400;
    uint256 public constant cap = 200 ether;
    uint256 public weiRaised;
    uint256 public endTime;
    bool public isFinalized;

    event TokenPurchase(address indexed purchaser, address indexed beneficiary, uint256 value, uint256 amount);
    event Finalized();

    constructor(address payable _wallet, address _foundation) public {
        (wallet, foundation, endTime) = (_wallet, _foundation, now + 14 days);
    }

    function setToken(Vetchling _token) public {
        require(address(token) == address(0) && _token.owner() == address(this));
        token = _token;
    }

    function() external payable {
        buyTokens(msg.sender);
    }

    function buyTokens(address beneficiary) public payable {
        require(now <= endTime && msg.value != 0 && weiRaised.add(msg.value) <= cap);
        weiRaised = weiRaised.add(msg.value);
        uint256 tokens = msg.value.mul(rate);
        token.mint(beneficiary, tokens);
        emit TokenPurchase(msg.sender, beneficiary, msg.value, tokens);
        wallet.transfer(msg.value);
    }

    function hasEnded() public view returns (bool) {
        return now > endTime || weiRaised == cap;
    }

    function finalize() public {
        require(!isFinalized && hasEnded());
        isFinalized = true;
        token.mint(foundation, weiRaised.mul(rate) / 9);
        token.finishMinting();
        token.release();
        emit Finalized();
    }
}

/// Where holders may go of their own accord, if the master ever names an agent.
contract UpgradeAgent {
    function isUpgradeAgent() public pure returns (bool);
    function upgradeFrom(address from, uint256 value) public;
}

contract Bracken is StandardToken {
    enum UpgradeState { Unknown, NotAllowed, WaitingForAgent, ReadyToUpgrade, Upgrading }
    string public name = "Bracken";
    string public symbol = "BRKN";
    uint256 public decimals = 8;
    address public upgradeMaster;
    UpgradeAgent public upgradeAgent;
    uint256 public totalUpgraded;

    event Upgrade(address indexed from, address indexed to, uint256 value);
    event UpgradeAgentSet(address agent);
    event UpdatedTokenInformation(string newName, string newSymbol);

    constructor(address _master) public {
        upgradeMaster = _master;
        totalSupply = 30000000 * 10 ** 8;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function upgrade(uint256 value) public {
        require(getUpgradeState() >= UpgradeState.ReadyToUpgrade && value != 0);
        balances[msg.sender] = balances[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        totalUpgraded = totalUpgraded.add(value);
        upgradeAgent.upgradeFrom(msg.sender, value);
        emit Upgrade(msg.sender, address(upgradeAgent), value);
    }

    function setUpgradeAgent(UpgradeAgent agent) external {
        require(msg.sender == upgradeMaster && getUpgradeState() != UpgradeState.Upgrading);
        require(agent.isUpgradeAgent());
        upgradeAgent = agent;
        emit UpgradeAgentSet(address(agent));
    }

    function getUpgradeState() public view returns (UpgradeState) {
        if (address(upgradeAgent) == address(0)) return UpgradeState.WaitingForAgent;
        return totalUpgraded == 0 ? UpgradeState.ReadyToUpgrade : UpgradeState.Upgrading;
    }

    function setUpgradeMaster(address master) public {
        require(msg.sender == upgradeMaster && master != address(0));
        upgradeMaster = master;
    }

    function setTokenInformation(string memory _name, string memory _symbol) public {
        require(msg.sender == upgradeMaster);
        (name, symbol) = (_name, _symbol);
        emit UpdatedTokenInformation(_name, _symbol);
    }
}

/// Wallet of that time: so many of its owners confirm an operation by its hash.
contract OwnersWallet {
    mapping(address => uint256) private indexOf;
    uint256 public m_required;
    uint256 public m_numOwners;
    mapping(bytes32 => mapping(address => bool)) public hasConfirmed;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => bool) public executed;

    event Confirmation(address owner, bytes32 operation);
    event MultiTransact(address owner, bytes32 operation, uint256 value, address to, bytes data);
    event Deposit(address from, uint256 value);

    constructor(address[] memory _owners, uint256 _required) public {
        require(_required > 1 && _required <= _owners.length);
        for (uint256 i = 0; i < _owners.length; i++) indexOf[_owners[i]] = i + 1;
        (m_numOwners, m_required) = (_owners.length, _required);
    }

    function isOwner(address who) public view returns (bool) {
        return indexOf[who] > 0;
    }

    function() external payable {
        if (msg.value > 0) emit Deposit(msg.sender, msg.value);
    }

    function execute(address to, uint256 value, bytes calldata data, uint256 salt) external returns (bytes32 operation) {
        require(isOwner(msg.sender));
        operation = keccak256(abi.encode(to, value, data, salt));
        require(!hasConfirmed[operation][msg.sender] && !executed[operation]);
        hasConfirmed[operation][msg.sender] = true;
        confirmations[operation]++;
        emit Confirmation(msg.sender, operation);
        if (confirmations[operation] < m_required) return operation;
        executed[operation] = true;
        (bool ok, ) = to.call.value(value)(data);
        require(ok);
        emit MultiTransact(msg.sender, operation, value, to, data);
    }
}

/// Coin of an exchange, which burns a part of its own purse each quarter until a third of all is gone. Holders freeze for lower fees.
contract Quillon {
    using SafeMath for uint256;
    string public name = "Quillon";
    string public symbol = "QLN";
    uint8 public decimals = 18;
    uint256 public totalSupply = 180000000 ether;
    uint256 public constant FLOOR = 120000000 ether;
    address payable public owner;
    uint256 public lastBurn;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public freezeOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);
    event Unfreeze(address indexed from, uint256 value);

    constructor() public {
        owner = msg.sender;
        lastBurn = now;
        balanceOf[address(this)] = 60000000 ether;
        balanceOf[msg.sender] = 120000000 ether;
        emit Transfer(address(0), address(this), 60000000 ether);
        emit Transfer(address(0), msg.sender, 120000000 ether);
    }

    function transfer(address _to, uint256 _value) public returns (bool) {
        require(_to != address(0));
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(_value);
        balanceOf[_to] = balanceOf[_to].add(_value);
        emit Transfer(msg.sender, _to, _value);
        return true;
    }

    function approve(address _spender, uint256 _value) public returns (bool success) {
        allowance[msg.sender][_spender] = _value;
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        require(_to != address(0) && _value <= allowance[_from][msg.sender]);
        balanceOf[_from] = balanceOf[_from].sub(_value);
        balanceOf[_to] = balanceOf[_to].add(_value);
        allowance[_from][msg.sender] = allowance[_from][msg.sender].sub(_value);
        emit Transfer(_from, _to, _value);
        return true;
    }

    function burnQuarter(uint256 _value) public {
        require(msg.sender == owner && now >= lastBurn + 90 days && totalSupply.sub(_value) >= FLOOR);
        lastBurn = now;
        balanceOf[address(this)] = balanceOf[address(this)].sub(_value);
        totalSupply = totalSupply.sub(_value);
        emit Burn(address(this), _value);
        emit Transfer(address(this), address(0), _value);
    }

    function freeze(uint256 _value) public returns (bool) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(_value);
        freezeOf[msg.sender] = freezeOf[msg.sender].add(_value);
        emit Freeze(msg.sender, _value);
        return true;
    }

    function unfreeze(uint256 _value) public returns (bool) {
        freezeOf[msg.sender] = freezeOf[msg.sender].sub(_value);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(_value);
        emit Unfreeze(msg.sender, _value);
        return true;
    }

    function withdrawEther(uint256 amount) public {
        require(msg.sender == owner);
        owner.transfer(amount);
    }

    function() external payable {}
}
