// 0.5 off
pragma solidity ^0.5.17;

contract Sums {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a);
    }

    function less(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }
}

/// A dollar of the first kind: no return values, a fee that is nothing and could be two of a thousand, a list of the frozen.
/// The owner is a wallet of several.
contract Tallowdollar is Sums {
    string public name;
    string public symbol;
    uint256 public decimals;
    uint256 public _totalSupply;
    address public owner;
    bool public paused;
    address public upgradedAddress;
    bool public deprecated;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event Params(uint256 feeBasisPoints, uint256 maxFee);
    event AddedBlackList(address user);
    event RemovedBlackList(address user);
    event DestroyedBlackFunds(address user, uint256 balance);
    event Pause();
    event Unpause();

    modifier onlyOwner() { require(msg.sender == owner); _; }
    modifier whenNotPaused() { require(!paused); _; }
    modifier onlyPayloadSize(uint256 size) { require(!(msg.data.length < size + 4)); _; }

    constructor(uint256 initial, address bank) public {
        (name, symbol, decimals) = ("Tallow Dollar", "TUSD5", 6);
        owner = bank;
        _totalSupply = initial;
        balances[msg.sender] = initial;
        emit Transfer(address(0), msg.sender, initial);
    }

    function totalSupply() public view returns (uint256) { return _totalSupply; }
    function balanceOf(address who) public view returns (uint256) { return balances[who]; }
    function allowance(address who, address spender) public view returns (uint256) { return allowed[who][spender]; }

    function transfer(address to, uint256 value) public whenNotPaused onlyPayloadSize(2 * 32) {
        require(!isBlackListed[msg.sender]);
        _pay(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public whenNotPaused onlyPayloadSize(3 * 32) {
        require(!isBlackListed[from]);
        if (allowed[from][msg.sender] < uint256(-1)) allowed[from][msg.sender] = less(allowed[from][msg.sender], value);
        _pay(from, to, value);
    }

    function _pay(address from, address to, uint256 value) private {
        uint256 fee = value * basisPointsRate / 10000;
        if (fee > maximumFee) fee = maximumFee;
        balances[from] = less(balances[from], value);
        balances[to] = plus(balances[to], value - fee);
        if (fee > 0) {
            balances[owner] = plus(balances[owner], fee);
            emit Transfer(from, owner, fee);
        }
        emit Transfer(from, to, value - fee);
    }

    function approve(address spender, uint256 value) public onlyPayloadSize(2 * 32) {
        require(!((value != 0) && (allowed[msg.sender][spender] != 0)));
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function issue(uint256 amount) public onlyOwner {
        balances[owner] = plus(balances[owner], amount);
        _totalSupply = plus(_totalSupply, amount);
        emit Issue(amount);
    }

    function redeem(uint256 amount) public onlyOwner {
        balances[owner] = less(balances[owner], amount);
        _totalSupply = less(_totalSupply, amount);
        emit Redeem(amount);
    }

    function setParams(uint256 newBasisPoints, uint256 newMaxFee) public onlyOwner {
        require(newBasisPoints < 20 && newMaxFee < 50);
        basisPointsRate = newBasisPoints;
        maximumFee = newMaxFee * 10 ** decimals;
        emit Params(basisPointsRate, maximumFee);
    }

    function addBlackList(address who) public onlyOwner { isBlackListed[who] = true; emit AddedBlackList(who); }
    function removeBlackList(address who) public onlyOwner { isBlackListed[who] = false; emit RemovedBlackList(who); }

    function destroyBlackFunds(address who) public onlyOwner {
        require(isBlackListed[who]);
        uint256 dirty = balanceOf(who);
        balances[who] = 0;
        _totalSupply = less(_totalSupply, dirty);
        emit DestroyedBlackFunds(who, dirty);
    }

    function pause() public onlyOwner { paused = true; emit Pause(); }
    function unpause() public onlyOwner { paused = false; emit Unpause(); }
    function transferOwnership(address to) public onlyOwner { if (to != address(0)) owner = to; }
}

/// Sold for ether between two blocks, long ago; the sale is final and the fund has its ether. Nobody can do anything any more.
contract Heedtoken is Sums {
    string public constant name = "Heed Token";
    string public constant symbol = "HEED";
    uint256 public constant decimals = 18;
    string public version = "1.0";
    address payable public ethFundDeposit;
    address public heedFundDeposit;
    bool public isFinalized;
    uint256 public fundingStart;
    uint256 public fundingEnd;
    uint256 public constant heedFund = 500 * 10 ** 6 * 10 ** decimals;
    uint256 public constant tokenExchangeRate = 6400000;
    uint256 public constant tokenCreationCap = 1500 * 10 ** 6 * 10 ** decimals;
    uint256 public constant tokenCreationMin = 675 * 10 ** 6 * 10 ** decimals;
    uint256 public totalSupply;
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);
    event LogRefund(address indexed _to, uint256 _value);
    event CreateHeed(address indexed _to, uint256 _value);

    constructor(address payable _ethFund) public {
        (ethFundDeposit, heedFundDeposit) = (_ethFund, msg.sender);
        (fundingStart, fundingEnd) = (now, now + 30 days);
        totalSupply = heedFund;
        balances[heedFundDeposit] = heedFund;
        emit CreateHeed(heedFundDeposit, heedFund);
        emit Transfer(address(0), heedFundDeposit, heedFund);
    }

    function createTokens() external payable {
        require(!isFinalized && now >= fundingStart && now <= fundingEnd && msg.value != 0);
        uint256 tokens = msg.value * tokenExchangeRate;
        uint256 checkedSupply = plus(totalSupply, tokens);
        require(tokenCreationCap >= checkedSupply);
        totalSupply = checkedSupply;
        balances[msg.sender] += tokens;
        emit CreateHeed(msg.sender, tokens);
        emit Transfer(address(0), msg.sender, tokens);
    }

    function finalize() external {
        require(!isFinalized && (msg.sender == ethFundDeposit || msg.sender == heedFundDeposit));
        require(totalSupply >= tokenCreationMin);
        require(now > fundingEnd || totalSupply >= tokenCreationCap - 10 ** 24);
        isFinalized = true;
        ethFundDeposit.transfer(address(this).balance);
    }

    function refund() external {
        require(!isFinalized && now > fundingEnd && totalSupply < tokenCreationMin);
        require(msg.sender != heedFundDeposit);
        uint256 val = balances[msg.sender];
        require(val != 0);
        balances[msg.sender] = 0;
        totalSupply = less(totalSupply, val);
        emit LogRefund(msg.sender, val / tokenExchangeRate);
        msg.sender.transfer(val / tokenExchangeRate);
    }

    function transfer(address _to, uint256 _value) public returns (bool) {
        if (balances[msg.sender] < _value) return false;
        balances[msg.sender] -= _value;
        balances[_to] += _value;
        emit Transfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        if (balances[_from] < _value || allowed[_from][msg.sender] < _value) return false;
        balances[_to] += _value;
        balances[_from] -= _value;
        allowed[_from][msg.sender] -= _value;
        emit Transfer(_from, _to, _value);
        return true;
    }

    function balanceOf(address _owner) public view returns (uint256) { return balances[_owner]; }

    function approve(address _spender, uint256 _value) public returns (bool) {
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function allowance(address _owner, address _spender) public view returns (uint256) { return allowed[_owner][_spender]; }
}
