// 0.5 off
pragma solidity >=0.4.22 <0.6.0;

/// What the tokens of those years had in common.
contract Standard {
    uint256 public totalSupply;
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;

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
        doTransfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        require(allowed[_from][msg.sender] >= _value);
        allowed[_from][msg.sender] -= _value;
        doTransfer(_from, _to, _value);
        return true;
    }

    function doTransfer(address _from, address _to, uint256 _value) internal {
        require(_to != address(0) && balances[_from] >= _value && balances[_to] + _value >= balances[_to]);
        balances[_from] -= _value;
        balances[_to] += _value;
        emit Transfer(_from, _to, _value);
    }
}

interface ICloneController {
    function onTransfer(address _from, address _to, uint256 _amount) external returns (bool);
}

/// Remembers every amount at every block, so that others may be cloned from it. Its controller left when all was given out.
contract Remembering {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public name = "Meadow Network";
    string public symbol = "MDW";
    uint8 public decimals = 18;
    string public version = "RMB_0.2";
    address public controller;
    bool public transfersEnabled = true;
    uint256 public creationBlock;
    mapping(address => Checkpoint[]) balances;
    mapping(address => mapping(address => uint256)) allowed;
    Checkpoint[] totalSupplyHistory;

    event Transfer(address indexed _from, address indexed _to, uint256 _amount);
    event Approval(address indexed _owner, address indexed _spender, uint256 _amount);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor() public {
        controller = msg.sender;
        creationBlock = block.number;
    }

    function changeController(address _to) public onlyController {
        controller = _to;
    }

    function generateTokens(address _owner, uint256 _amount) public onlyController returns (bool) {
        write(totalSupplyHistory, totalSupply() + _amount);
        write(balances[_owner], balanceOf(_owner) + _amount);
        emit Transfer(address(0), _owner, _amount);
        return true;
    }

    function destroyTokens(address _owner, uint256 _amount) public onlyController returns (bool) {
        require(balanceOf(_owner) >= _amount);
        write(totalSupplyHistory, totalSupply() - _amount);
        write(balances[_owner], balanceOf(_owner) - _amount);
        emit Transfer(_owner, address(0), _amount);
        return true;
    }

    function enableTransfers(bool _enabled) public onlyController {
        transfersEnabled = _enabled;
    }

    function totalSupply() public view returns (uint256) {
        return valueAt(totalSupplyHistory, block.number);
    }

    function totalSupplyAt(uint256 _block) public view returns (uint256) {
        return valueAt(totalSupplyHistory, _block);
    }

    function balanceOf(address _owner) public view returns (uint256) {
        return valueAt(balances[_owner], block.number);
    }

    function balanceOfAt(address _owner, uint256 _block) public view returns (uint256) {
        return valueAt(balances[_owner], _block);
    }

    function allowance(address _owner, address _spender) public view returns (uint256) {
        return allowed[_owner][_spender];
    }

    function approve(address _spender, uint256 _amount) public returns (bool) {
        require(transfersEnabled);
        require(_amount == 0 || allowed[msg.sender][_spender] == 0);
        allowed[msg.sender][_spender] = _amount;
        emit Approval(msg.sender, _spender, _amount);
        return true;
    }

    function transfer(address _to, uint256 _amount) public returns (bool) {
        require(transfersEnabled);
        return doTransfer(msg.sender, _to, _amount);
    }

    function transferFrom(address _from, address _to, uint256 _amount) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled && allowed[_from][msg.sender] >= _amount);
            allowed[_from][msg.sender] -= _amount;
        }
        return doTransfer(_from, _to, _amount);
    }

    function doTransfer(address _from, address _to, uint256 _amount) internal returns (bool) {
        if (_amount == 0) return true;
        require(_to != address(0) && _to != address(this));
        uint256 had = balanceOf(_from);
        require(had >= _amount);
        if (isContract(controller)) require(ICloneController(controller).onTransfer(_from, _to, _amount));
        write(balances[_from], had - _amount);
        write(balances[_to], balanceOf(_to) + _amount);
        emit Transfer(_from, _to, _amount);
        return true;
    }

    function isContract(address _addr) internal view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(_addr)
        }
        return size > 0;
    }

    function valueAt(Checkpoint[] storage points, uint256 _block) internal view returns (uint256) {
        uint256 low = 0;
        uint256 high = points.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (points[middle].fromBlock <= _block) low = middle + 1;
            else high = middle;
        }
        return low == 0 ? 0 : points[low - 1].value;
    }

    function write(Checkpoint[] storage points, uint256 _value) internal {
        require(uint128(_value) == _value);
        uint256 count = points.length;
        if (count > 0 && points[count - 1].fromBlock == block.number) points[count - 1].value = uint128(_value);
        else points.push(Checkpoint(uint128(block.number), uint128(_value)));
    }
}

/// Says who may call what of whom.
contract Guard {
    address public owner;
    mapping(address => mapping(address => mapping(bytes4 => bool))) acl;

    constructor() public {
        owner = msg.sender;
    }

    function setOwner(address owner_) public {
        require(msg.sender == owner);
        owner = owner_;
    }

    function permit(address src, address dst, bytes4 sig) public {
        require(msg.sender == owner);
        acl[src][dst][sig] = true;
    }

    function forbid(address src, address dst, bytes4 sig) public {
        require(msg.sender == owner);
        acl[src][dst][sig] = false;
    }

    function canCall(address src, address dst, bytes4 sig) public view returns (bool) {
        return acl[src][dst][sig];
    }
}

/// Without an owner; minting and stopping take an entry in the guard, which the timelock keeps.
contract Anvilcoin is Standard {
    bytes32 public name = "Anvil";
    bytes32 public symbol = "ANVL";
    uint256 public decimals = 18;
    address public owner;
    Guard public authority;
    bool public stopped;

    event Mint(address indexed guy, uint256 wad);
    event Burn(address indexed guy, uint256 wad);

    constructor(Guard authority_) public {
        authority = authority_;
        totalSupply = 1000000 * 10**18;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier auth() {
        require(msg.sender == owner || authority.canCall(msg.sender, address(this), msg.sig));
        _;
    }

    function stop() public auth {
        stopped = true;
    }

    function start() public auth {
        stopped = false;
    }

    function mint(address guy, uint256 wad) public auth {
        require(!stopped && totalSupply + wad >= totalSupply);
        totalSupply += wad;
        balances[guy] += wad;
        emit Mint(guy, wad);
        emit Transfer(address(0), guy, wad);
    }

    function burn(address guy, uint256 wad) public auth {
        require(!stopped && balances[guy] >= wad);
        if (guy != msg.sender) {
            require(allowed[guy][msg.sender] >= wad);
            allowed[guy][msg.sender] -= wad;
        }
        balances[guy] -= wad;
        totalSupply -= wad;
        emit Burn(guy, wad);
        emit Transfer(guy, address(0), wad);
    }

    function push(address dst, uint256 wad) public {
        transfer(dst, wad);
    }

    function doTransfer(address src, address dst, uint256 wad) internal {
        require(!stopped);
        super.doTransfer(src, dst, wad);
    }
}

/// Sold for ether at one price, between a floor and a ceiling. Below the floor all get their ether back.
contract NoticeToken is Standard {
    string public constant name = "Notice Token";
    string public constant symbol = "NOTE";
    uint256 public constant decimals = 18;
    uint256 public constant noteFund = 500 * (10**6) * 10**18;
    uint256 public constant exchangeRate = 100000;
    uint256 public constant creationCap = 1000 * (10**6) * 10**18;
    uint256 public constant creationMin = 600 * (10**6) * 10**18;
    address payable public ethFundDeposit;
    address public noteFundDeposit;
    uint256 public fundingEnd;
    bool public isFinalized;

    event CreateNote(address indexed _to, uint256 _value);
    event LogRefund(address indexed _to, uint256 _value);

    constructor(address payable _ethFundDeposit, address _noteFundDeposit) public {
        ethFundDeposit = _ethFundDeposit;
        noteFundDeposit = _noteFundDeposit;
        fundingEnd = now + 30 days;
        totalSupply = noteFund;
        balances[noteFundDeposit] = noteFund;
        emit CreateNote(noteFundDeposit, noteFund);
    }

    function createTokens() external payable {
        require(!isFinalized && now <= fundingEnd && msg.value > 0);
        uint256 tokens = msg.value * exchangeRate;
        require(tokens / exchangeRate == msg.value && totalSupply + tokens <= creationCap);
        totalSupply += tokens;
        balances[msg.sender] += tokens;
        emit CreateNote(msg.sender, tokens);
    }

    function finalize() external {
        require(!isFinalized && totalSupply >= creationMin);
        require(now > fundingEnd || totalSupply == creationCap);
        isFinalized = true;
        ethFundDeposit.transfer(address(this).balance);
    }

    function refund() external {
        require(!isFinalized && now > fundingEnd && totalSupply < creationMin);
        require(msg.sender != noteFundDeposit);
        uint256 tokens = balances[msg.sender];
        require(tokens > 0);
        balances[msg.sender] = 0;
        totalSupply -= tokens;
        emit LogRefund(msg.sender, tokens / exchangeRate);
        msg.sender.transfer(tokens / exchangeRate);
    }
}
