// 0.5 runs=200
pragma solidity ^0.5.16;
pragma experimental ABIEncoderV2;

library Sums {
    function plus(uint a, uint b) internal pure returns (uint c) {
        require((c = a + b) >= a, "overflow");
    }

    function minus(uint a, uint b) internal pure returns (uint) {
        require(b <= a, "underflow");
        return a - b;
    }
}

/// A token of votes in the manner of Compound: two percent a year at most, and only the timelock may issue them.
contract Comptoir {
    string public constant name = "Comptoir";
    string public constant symbol = "CMPT";
    uint8 public constant decimals = 18;
    uint public totalSupply = 50000000e18;
    address public minter;
    uint public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    mapping (address => mapping (address => uint96)) internal allowances;
    mapping (address => uint96) internal balances;
    mapping (address => address) public delegates;
    struct Checkpoint { uint32 fromBlock; uint96 votes; }
    mapping (address => mapping (uint32 => Checkpoint)) public checkpoints;
    mapping (address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint previousBalance, uint newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address account, address minter_, uint mintingAllowedAfter_) public {
        require(mintingAllowedAfter_ >= block.timestamp, "Cmpt: minting can only begin after deployment");
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        mintingAllowedAfter = mintingAllowedAfter_;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Cmpt: only the minter");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint rawAmount) external {
        require(msg.sender == minter, "Cmpt: only the minter");
        require(block.timestamp >= mintingAllowedAfter, "Cmpt: not yet");
        require(dst != address(0), "Cmpt: zero");
        mintingAllowedAfter = Sums.plus(block.timestamp, minimumTimeBetweenMints);
        require(rawAmount <= totalSupply * mintCap / 100, "Cmpt: exceeded mint cap");
        totalSupply = Sums.plus(totalSupply, rawAmount);
        balances[dst] = uint96(Sums.plus(balances[dst], rawAmount));
        emit Transfer(address(0), dst, rawAmount);
        _moveDelegates(address(0), delegates[dst], uint96(rawAmount));
    }

    function allowance(address account, address spender) external view returns (uint) { return allowances[account][spender]; }
    function balanceOf(address account) external view returns (uint) { return balances[account]; }

    function approve(address spender, uint rawAmount) external returns (bool) {
        require(rawAmount == uint(-1) || rawAmount < 2**96, "Cmpt: 96 bits");
        allowances[msg.sender][spender] = rawAmount == uint(-1) ? uint96(-1) : uint96(rawAmount);
        emit Approval(msg.sender, spender, rawAmount);
        return true;
    }

    function transfer(address dst, uint rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, rawAmount);
        return true;
    }

    function transferFrom(address src, address dst, uint rawAmount) external returns (bool) {
        uint96 allowed = allowances[src][msg.sender];
        if (msg.sender != src && allowed != uint96(-1)) allowances[src][msg.sender] = uint96(Sums.minus(allowed, rawAmount));
        _transferTokens(src, dst, rawAmount);
        return true;
    }

    function delegate(address delegatee) public {
        address before = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, before, delegatee);
        _moveDelegates(before, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) public view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function _transferTokens(address src, address dst, uint amount) internal {
        require(src != address(0) && dst != address(0), "Cmpt: zero");
        balances[src] = uint96(Sums.minus(balances[src], amount));
        balances[dst] = uint96(Sums.plus(balances[dst], amount));
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], uint96(amount));
    }

    function _moveDelegates(address from, address to, uint96 amount) internal {
        if (from == to || amount == 0) return;
        if (from != address(0)) _write(from, uint96(Sums.minus(getCurrentVotes(from), amount)));
        if (to != address(0)) _write(to, uint96(Sums.plus(getCurrentVotes(to), amount)));
    }

    function _write(address who, uint96 votes) internal {
        uint32 n = numCheckpoints[who];
        emit DelegateVotesChanged(who, getCurrentVotes(who), votes);
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) {
            checkpoints[who][n - 1].votes = votes;
        } else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[who] = n + 1;
        }
    }
}

interface IRecipient {
    function tokensReceived(address operator, address from, address to, uint amount, bytes calldata data, bytes calldata operatorData) external;
}

/// Who wants to be told of what he gets registers himself; operators are named by each holder for himself.
contract CarillonToken {
    using Sums for uint;

    string public name = "Carillon";
    string public symbol = "CRLN";
    uint8 public constant decimals = 18;
    uint public constant granularity = 1;
    uint public totalSupply = 8000000e18;
    mapping (address => uint) public balanceOf;
    mapping (address => mapping (address => uint)) public allowance;
    mapping (address => mapping (address => bool)) public isOperator;
    mapping (address => address) public hookOf;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);
    event Sent(address indexed operator, address indexed from, address indexed to, uint amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setHook(address hook) external { hookOf[msg.sender] = hook; }

    function authorizeOperator(address operator) external {
        isOperator[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperator[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint amount, bytes calldata data) external { _send(msg.sender, to, amount, data, ""); }

    function operatorSend(address from, address to, uint amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperator[from][msg.sender], "not an operator");
        _send(from, to, amount, data, operatorData);
    }

    function burn(uint amount) external {
        balanceOf[msg.sender] = balanceOf[msg.sender].minus(amount);
        totalSupply = totalSupply.minus(amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function approve(address spender, uint value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint value) external returns (bool) {
        _send(msg.sender, to, value, "", "");
        return true;
    }

    function transferFrom(address from, address to, uint value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].minus(value);
        _send(from, to, value, "", "");
        return true;
    }

    function _send(address from, address to, uint amount, bytes memory data, bytes memory operatorData) internal {
        require(to != address(0), "to nobody");
        balanceOf[from] = balanceOf[from].minus(amount);
        balanceOf[to] = balanceOf[to].plus(amount);
        emit Sent(msg.sender, from, to, amount, data, operatorData);
        emit Transfer(from, to, amount);
        if (hookOf[to] != address(0)) IRecipient(hookOf[to]).tokensReceived(msg.sender, from, to, amount, data, operatorData);
    }
}

/// Each balance with the block in which it changed, so that others can ask what somebody had; its controller gave up.
contract MinikinToken {
    struct Checkpoint { uint128 fromBlock; uint128 value; }

    string public name = "Minikin";
    string public symbol = "MNKN";
    uint8 public decimals = 18;
    address public controller = msg.sender;
    bool public transfersEnabled = true;
    mapping (address => Checkpoint[]) balances;
    mapping (address => mapping (address => uint)) allowed;
    Checkpoint[] totalSupplyHistory;

    event Transfer(address indexed _from, address indexed _to, uint _amount);
    event Approval(address indexed _owner, address indexed _spender, uint _amount);

    modifier onlyController { require(msg.sender == controller, "controller"); _; }

    function changeController(address _new) public onlyController { controller = _new; }
    function enableTransfers(bool _enabled) public onlyController { transfersEnabled = _enabled; }

    function generateTokens(address _owner, uint _amount) public onlyController returns (bool) {
        _write(totalSupplyHistory, Sums.plus(totalSupply(), _amount));
        _write(balances[_owner], Sums.plus(balanceOf(_owner), _amount));
        emit Transfer(address(0), _owner, _amount);
        return true;
    }

    function destroyTokens(address _owner, uint _amount) public onlyController returns (bool) {
        _write(totalSupplyHistory, Sums.minus(totalSupply(), _amount));
        _write(balances[_owner], Sums.minus(balanceOf(_owner), _amount));
        emit Transfer(_owner, address(0), _amount);
        return true;
    }

    function totalSupply() public view returns (uint) { return _at(totalSupplyHistory, block.number); }
    function totalSupplyAt(uint _block) public view returns (uint) { return _at(totalSupplyHistory, _block); }
    function balanceOf(address _owner) public view returns (uint) { return _at(balances[_owner], block.number); }
    function balanceOfAt(address _owner, uint _block) public view returns (uint) { return _at(balances[_owner], _block); }
    function allowance(address _owner, address _spender) public view returns (uint) { return allowed[_owner][_spender]; }

    function transfer(address _to, uint _amount) public returns (bool) {
        require(transfersEnabled, "disabled");
        return _doTransfer(msg.sender, _to, _amount);
    }

    function transferFrom(address _from, address _to, uint _amount) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled, "disabled");
            allowed[_from][msg.sender] = Sums.minus(allowed[_from][msg.sender], _amount);
        }
        return _doTransfer(_from, _to, _amount);
    }

    function approve(address _spender, uint _amount) public returns (bool) {
        require(transfersEnabled, "disabled");
        allowed[msg.sender][_spender] = _amount;
        emit Approval(msg.sender, _spender, _amount);
        return true;
    }

    function _doTransfer(address _from, address _to, uint _amount) internal returns (bool) {
        require(_to != address(0) && _to != address(this), "to");
        if (_amount > 0) {
            _write(balances[_from], Sums.minus(balanceOf(_from), _amount));
            _write(balances[_to], Sums.plus(balanceOf(_to), _amount));
        }
        emit Transfer(_from, _to, _amount);
        return true;
    }

    function _at(Checkpoint[] storage list, uint _block) internal view returns (uint) {
        if (list.length == 0 || _block < list[0].fromBlock) return 0;
        uint min = 0;
        uint max = list.length - 1;
        while (max > min) {
            uint mid = (max + min + 1) / 2;
            if (list[mid].fromBlock <= _block) min = mid;
            else max = mid - 1;
        }
        return list[min].value;
    }

    function _write(Checkpoint[] storage list, uint _value) internal {
        if (list.length == 0 || list[list.length - 1].fromBlock < block.number)
            list.push(Checkpoint(uint128(block.number), uint128(_value)));
        else list[list.length - 1].value = uint128(_value);
    }
}

/// Certificates of a society, whole ones only.
contract CertificateToken {
    string public constant name = "Society Certificate";
    string public constant symbol = "SOCC";
    uint8 public constant decimals = 0;
    uint public constant totalSupply = 12000000;
    mapping (address => uint) public balanceOf;
    mapping (address => mapping (address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    constructor() public { balanceOf[msg.sender] = totalSupply; emit Transfer(address(0), msg.sender, totalSupply); }

    function transfer(address to, uint value) public returns (bool) { return move(msg.sender, to, value); }

    function transferFrom(address from, address to, uint value) public returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function approve(address spender, uint value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function approveAndCall(address spender, uint value, bytes memory extra) public returns (bool ok) {
        approve(spender, value);
        (ok, ) = spender.call(abi.encodeWithSignature("receiveApproval(address,uint256,address,bytes)", msg.sender, value, address(this), extra));
        require(ok, "call");
    }

    function move(address from, address to, uint value) internal returns (bool) {
        require(to != address(0) && balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
