// 0.5 runs=200
pragma solidity ^0.5.17;

library Calc {
    function sub(uint a, uint b) internal pure returns (uint) {
        assert(b <= a);
        return a - b;
    }

    function add(uint a, uint b) internal pure returns (uint c) {
        c = a + b;
        assert(c >= a);
    }
}

contract OldLedger {
    using Calc for uint;

    uint public totalSupply;
    mapping(address => uint) internal balances;
    mapping(address => mapping(address => uint)) internal allowed;

    event Transfer(address indexed _from, address indexed _to, uint _value);
    event Approval(address indexed _owner, address indexed _spender, uint _value);

    /// Against addresses that are too short.
    modifier onlyPayloadSize(uint size) {
        assert(msg.data.length >= size + 4);
        _;
    }

    function balanceOf(address _owner) public view returns (uint) {
        return balances[_owner];
    }

    function allowance(address _owner, address _spender) public view returns (uint) {
        return allowed[_owner][_spender];
    }

    function approve(address _spender, uint _value) public returns (bool) {
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transfer(address _to, uint _value) public onlyPayloadSize(64) returns (bool) {
        _move(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint _value) public onlyPayloadSize(96) returns (bool) {
        allowed[_from][msg.sender] = allowed[_from][msg.sender].sub(_value);
        _move(_from, _to, _value);
        return true;
    }

    function _move(address _from, address _to, uint _value) internal {
        balances[_from] = balances[_from].sub(_value);
        balances[_to] = balances[_to].add(_value);
        emit Transfer(_from, _to, _value);
    }

    function _create(address _to, uint _value) internal {
        totalSupply = totalSupply.add(_value);
        balances[_to] = balances[_to].add(_value);
        emit Transfer(address(0), _to, _value);
    }

    function _destroy(address _from, uint _value) internal {
        balances[_from] = balances[_from].sub(_value);
        totalSupply = totalSupply.sub(_value);
        emit Transfer(_from, address(0), _value);
    }
}

/// Sold by an auction that goes on day by day, whose price falls with the minutes; the same many are made each day for ever.
contract MetroCoin is OldLedger {
    string public constant name = "Metro";
    string public constant symbol = "METR";
    uint8 public constant decimals = 18;
    address public minter;
    bool public ready;

    constructor(address _minter) public {
        minter = _minter;
        _create(msg.sender, 8000000 ether);
    }

    function mint(address _to, uint _value) public {
        require(msg.sender == minter);
        _create(_to, _value);
    }

    function multiTransfer(uint[] memory bits) public returns (uint count) {
        for (uint i = 0; i < bits.length; i++) {
            _move(msg.sender, address(bits[i] >> 96), bits[i] & ((1 << 96) - 1));
            count++;
        }
    }
}

contract MetroAuctions {
    using Calc for uint;

    uint public constant DAILY = 2880 ether;
    uint public constant FLOOR = 0.00001 ether;
    MetroCoin public token;
    address payable public proceeds;
    uint public genesis = now;
    uint public mintable;
    uint public lastTick;
    uint public lastPrice = 0.0001 ether;
    uint public lastPurchase = now;

    constructor(address payable _proceeds) public {
        proceeds = _proceeds;
    }

    function init(MetroCoin _token) public {
        require(address(token) == address(0));
        token = _token;
    }

    function price() public view returns (uint p) {
        p = lastPrice;
        for (uint i = (now - lastPurchase) / 1 hours; i > 0 && p > FLOOR; i--) p = p * 99 / 100;
        if (p < FLOOR) p = FLOOR;
    }

    function available() public view returns (uint) {
        return mintable + ((now - genesis) / 1 days - lastTick) * DAILY;
    }

    function () external payable {
        uint may = available();
        uint p = price();
        uint got = msg.value * 1 ether / p;
        require(got <= may && got > 0);
        lastTick = (now - genesis) / 1 days;
        mintable = may - got;
        lastPrice = p * 2 > 0.001 ether ? 0.001 ether : p * 2;
        lastPurchase = now;
        token.mint(msg.sender, got);
        proceeds.transfer(msg.value);
    }
}

/// So many a week up to a cap; tournaments burn stakes. Its upgrades were disabled for good.
contract NumberCoin is OldLedger {
    string public constant name = "Number";
    string public constant symbol = "NUMB";
    uint8 public constant decimals = 18;
    uint public constant SUPPLY_CAP = 21000000 ether;
    uint public constant DISBURSEMENT = 96153846153846153846153;
    uint public deployTime = now;
    uint public totalMinted;
    bool public contractUpgradable = true;
    address public delegateContract;
    address public numerai;
    address public maker = msg.sender;
    mapping(address => mapping(uint => uint)) public stakes;

    event Mint(uint value);
    event Staked(address indexed staker, uint tag, uint value);
    event StakeDestroyed(address indexed staker, uint tag, uint value);
    event ContractUpgradableDisabled();

    constructor(address _numerai) public {
        numerai = _numerai;
        _create(msg.sender, 1500000 ether);
        totalMinted = 1500000 ether;
    }

    function getMintable() public view returns (uint) {
        return 1500000 ether + DISBURSEMENT * ((now - deployTime) / 1 weeks) - totalMinted;
    }

    function mint(uint _value) public {
        require(msg.sender == numerai && _value <= getMintable() && totalMinted.add(_value) <= SUPPLY_CAP);
        totalMinted = totalMinted.add(_value);
        _create(numerai, _value);
        emit Mint(_value);
    }

    function changeDelegate(address _next) public {
        require(contractUpgradable && msg.sender == maker);
        delegateContract = _next;
    }

    function disableContractUpgradability() public {
        require(contractUpgradable && msg.sender == maker);
        contractUpgradable = false;
        emit ContractUpgradableDisabled();
    }

    function stake(uint _tag, uint _value) public {
        balances[msg.sender] = balances[msg.sender].sub(_value);
        stakes[msg.sender][_tag] = stakes[msg.sender][_tag].add(_value);
        balances[address(this)] = balances[address(this)].add(_value);
        emit Transfer(msg.sender, address(this), _value);
        emit Staked(msg.sender, _tag, _value);
    }

    /// Whose prediction was bad loses what he staked on it, and nothing else.
    function destroyStake(address _staker, uint _tag) public {
        require(msg.sender == numerai);
        uint value = stakes[_staker][_tag];
        stakes[_staker][_tag] = 0;
        _destroy(address(this), value);
        emit StakeDestroyed(_staker, _tag, value);
    }

    function releaseStake(address _staker, uint _tag) public {
        require(msg.sender == numerai);
        uint value = stakes[_staker][_tag];
        stakes[_staker][_tag] = 0;
        _move(address(this), _staker, value);
    }
}

/// Made for ether while it was funded; whoever wants may take his own to a newer one, if a master ever names it.
contract GolemLike is OldLedger {
    string public constant name = "Homunculus Network Token";
    string public constant symbol = "HNT-17";
    uint8 public constant decimals = 18;
    uint public constant tokenCreationRate = 1000;
    uint public constant tokenCreationCap = 820000 ether;
    uint public constant tokenCreationMin = 15000 ether;
    bool public funding = true;
    address payable public factory;
    address public migrationMaster;
    address public migrationAgent;
    uint public totalMigrated;

    event Migrate(address indexed _from, address indexed _to, uint _value);
    event Refund(address indexed _from, uint _value);

    constructor(address payable _factory, address _migrationMaster) public {
        factory = _factory;
        migrationMaster = _migrationMaster;
    }

    function create() external payable {
        if (!funding || msg.value == 0) revert();
        if (msg.value > (tokenCreationCap - totalSupply) / tokenCreationRate) revert();
        _create(msg.sender, msg.value * tokenCreationRate);
    }

    function finalize() external {
        if (!funding || totalSupply < tokenCreationMin) revert();
        funding = false;
        _create(factory, totalSupply * 18 / 82);
        if (!factory.send(address(this).balance)) revert();
    }

    function migrate(uint _value) external {
        if (funding || migrationAgent == address(0) || _value == 0) revert();
        _destroy(msg.sender, _value);
        totalMigrated = totalMigrated.add(_value);
        Successor(migrationAgent).migrateFrom(msg.sender, _value);
        emit Migrate(msg.sender, migrationAgent, _value);
    }

    function setMigrationAgent(address _agent) external {
        if (funding || migrationAgent != address(0) || msg.sender != migrationMaster) revert();
        migrationAgent = _agent;
    }

    function transfer(address _to, uint _value) public returns (bool) {
        if (funding) revert();
        return super.transfer(_to, _value);
    }
}

contract Successor {
    function migrateFrom(address _from, uint _value) public;
}

/// Sold, minted, finished and let go, with the pauser removed.
contract CairnCoin is OldLedger {
    string public name = "Cairn";
    string public symbol = "CRN";
    uint8 public decimals = 18;
    address public owner = msg.sender;
    address public pauser = msg.sender;
    bool public mintingFinished;
    bool public paused = true;

    event MintFinished();
    event PauserRemoved(address indexed account);

    function mint(address _to, uint _value) public returns (bool) {
        require(msg.sender == owner && !mintingFinished);
        _create(_to, _value);
        return true;
    }

    function finishMinting() public {
        require(msg.sender == owner);
        mintingFinished = true;
        emit MintFinished();
    }

    function setPaused(bool _is) public {
        require(msg.sender == pauser);
        paused = _is;
    }

    function renouncePauser() public {
        require(msg.sender == pauser && !paused);
        pauser = address(0);
        emit PauserRemoved(msg.sender);
    }

    function increaseApproval(address _spender, uint _more) public returns (bool) {
        return approve(_spender, allowed[msg.sender][_spender].add(_more));
    }

    function decreaseApproval(address _spender, uint _less) public returns (bool) {
        uint old = allowed[msg.sender][_spender];
        return approve(_spender, _less > old ? 0 : old - _less);
    }

    function transfer(address _to, uint _value) public returns (bool) {
        require(!paused && _to != address(0));
        return super.transfer(_to, _value);
    }

    function transferFrom(address _from, address _to, uint _value) public returns (bool) {
        require(!paused && _to != address(0));
        return super.transferFrom(_from, _to, _value);
    }
}
