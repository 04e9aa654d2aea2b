// 0.5 runs=200
pragma solidity ^0.5.17;
pragma experimental ABIEncoderV2;

/// A timelock in the manner of lenders: queue, wait three days, execute within a fortnight.
contract BreakwaterTimelock {
    uint public constant GRACE_PERIOD = 14 days;
    uint public constant MINIMUM_DELAY = 3 days;
    uint public constant MAXIMUM_DELAY = 30 days;

    address public admin;
    address public pendingAdmin;
    uint public delay;
    mapping (bytes32 => bool) public queuedTransactions;

    event NewDelay(uint indexed newDelay);
    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint value, string signature, bytes data, uint eta);
    event CancelTransaction(bytes32 indexed txHash);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint value, string signature, bytes data, uint eta);

    constructor(address admin_) public {
        admin = admin_;
        delay = 3 days;
    }
    function() external payable { }

    function setDelay(uint delay_) public {
        require(msg.sender == address(this), "Timelock::setDelay: Call must come from Timelock.");
        require(delay_ >= MINIMUM_DELAY && delay_ <= MAXIMUM_DELAY, "Timelock::setDelay: Delay out of bounds.");
        delay = delay_;
        emit NewDelay(delay);
    }

    function acceptAdmin() public {
        require(msg.sender == pendingAdmin, "Timelock::acceptAdmin: Call must come from pendingAdmin.");
        admin = msg.sender;
        pendingAdmin = address(0);
    }

    function setPendingAdmin(address pendingAdmin_) public {
        require(msg.sender == address(this), "Timelock::setPendingAdmin: Call must come from Timelock.");
        pendingAdmin = pendingAdmin_;
    }

    function queueTransaction(address target, uint value, string memory signature, bytes memory data, uint eta) public returns (bytes32) {
        require(msg.sender == admin, "Timelock::queueTransaction: Call must come from admin.");
        require(eta >= block.timestamp + delay, "Timelock::queueTransaction: Estimated execution block must satisfy delay.");
        bytes32 txHash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[txHash] = true;
        emit QueueTransaction(txHash, target, value, signature, data, eta);
        return txHash;
    }

    function cancelTransaction(address target, uint value, string memory signature, bytes memory data, uint eta) public {
        require(msg.sender == admin, "Timelock::cancelTransaction: Call must come from admin.");
        bytes32 txHash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[txHash] = false;
        emit CancelTransaction(txHash);
    }

    function executeTransaction(address target, uint value, string memory signature, bytes memory data, uint eta) public payable returns (bytes memory) {
        require(msg.sender == admin, "Timelock::executeTransaction: Call must come from admin.");
        bytes32 txHash = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[txHash], "Timelock::executeTransaction: Transaction hasn't been queued.");
        require(block.timestamp >= eta, "Timelock::executeTransaction: Transaction hasn't surpassed time lock.");
        require(block.timestamp <= eta + GRACE_PERIOD, "Timelock::executeTransaction: Transaction is stale.");
        queuedTransactions[txHash] = false;
        bytes memory callData = bytes(signature).length == 0 ? data : abi.encodePacked(bytes4(keccak256(bytes(signature))), data);
        (bool success, bytes memory returnData) = target.call.value(value)(callData);
        require(success, "Timelock::executeTransaction: Transaction execution reverted.");
        emit ExecuteTransaction(txHash, target, value, signature, data, eta);
        return returnData;
    }
}

/// Balances of ninety-six bits with checkpoints of votes; its minter makes three of a hundred in a year.
contract BreakwaterToken {
    string public constant name = "Breakwater";
    string public constant symbol = "BRKW";
    uint8 public constant decimals = 18;
    uint public totalSupply = 10000000e18;
    address public minter;
    uint public mintingAllowedAfter;
    uint8 public constant mintCap = 3;

    struct Checkpoint { uint32 fromBlock; uint96 votes; }

    mapping (address => mapping (address => uint96)) internal allowances;
    mapping (address => uint96) internal balances;
    mapping (address => address) public delegates;
    mapping (address => mapping (uint32 => Checkpoint)) public checkpoints;
    mapping (address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateVotesChanged(address indexed delegate, uint previousBalance, uint newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_) public {
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter_);
        mintingAllowedAfter = block.timestamp + 365 days;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Breakwater::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint rawAmount) external {
        require(msg.sender == minter, "Breakwater::mint: only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "Breakwater::mint: minting not allowed yet");
        require(dst != address(0), "Breakwater::mint: cannot transfer to the zero address");
        mintingAllowedAfter = block.timestamp + 365 days;
        require(rawAmount <= totalSupply * mintCap / 100, "Breakwater::mint: exceeded mint cap");
        totalSupply = safe96(totalSupply + rawAmount);
        balances[dst] = safe96(uint(balances[dst]) + rawAmount);
        emit Transfer(address(0), dst, rawAmount);
        _moveDelegates(address(0), delegates[dst], uint96(rawAmount));
    }

    function allowance(address account, address spender) external view returns (uint) { return allowances[account][spender]; }

    function balanceOf(address account) external view returns (uint) { return balances[account]; }

    function approve(address spender, uint rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint rawAmount) external returns (bool) {
        uint96 amount = safe96(rawAmount);
        uint96 spenderAllowance = allowances[src][msg.sender];
        if (msg.sender != src && spenderAllowance != uint96(-1)) {
            require(amount <= spenderAllowance, "Breakwater::transferFrom: transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = spenderAllowance - amount;
            emit Approval(src, msg.sender, spenderAllowance - amount);
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        _moveDelegates(before, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "Breakwater::_transferTokens: zero address");
        require(amount <= balances[src], "Breakwater::_transferTokens: transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address from, address to, uint96 amount) internal {
        if (from == to || amount == 0) return;
        if (from != address(0)) _write(from, amount, false);
        if (to != address(0)) _write(to, amount, true);
    }

    function _write(address who, uint96 amount, bool more) internal {
        uint32 n = numCheckpoints[who];
        uint96 was = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 is_ = more ? was + amount : was - amount;
        if (n > 0 && checkpoints[who][n - 1].fromBlock == uint32(block.number)) checkpoints[who][n - 1].votes = is_;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), is_);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, was, is_);
    }

    function safe96(uint n) internal pure returns (uint96) {
        require(n < 2**96, "Breakwater: amount exceeds 96 bits");
        return uint96(n);
    }
}

/// A dollar of an issuer as they were written in the first years. Nothing is returned.
contract FlorinToken {
    string public name = "Florin Dollar";
    string public symbol = "FLRN";
    uint public decimals = 6;
    uint public _totalSupply = 80000000 * 10**6;
    address public owner = msg.sender;
    bool public paused;
    uint public basisPointsRate;
    uint public maximumFee;
    mapping (address => uint) public balances;
    mapping (address => mapping (address => uint)) public allowed;
    mapping (address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);
    event Issue(uint amount);
    event Redeem(uint amount);
    event Params(uint feeBasisPoints, uint maxFee);
    event DestroyedBlackFunds(address blackListedUser, uint balance);
    event AddedBlackList(address user);
    event RemovedBlackList(address user);
    event Pause();
    event Unpause();

    modifier onlyOwner() { require(msg.sender == owner); _; }
    modifier whenNotPaused() { require(!paused); _; }
    modifier onlyPayloadSize(uint size) { require(!(msg.data.length < size + 4)); _; }

    constructor() public {
        balances[owner] = _totalSupply;
        emit Transfer(address(0), owner, _totalSupply);
    }

    function totalSupply() public view returns (uint) { return _totalSupply; }
    function balanceOf(address who) public view returns (uint) { return balances[who]; }
    function allowance(address who, address spender) public view returns (uint) { return allowed[who][spender]; }

    function transfer(address _to, uint _value) public whenNotPaused onlyPayloadSize(2 * 32) {
        require(!isBlackListed[msg.sender]);
        move(msg.sender, _to, _value);
    }

    function transferFrom(address _from, address _to, uint _value) public whenNotPaused onlyPayloadSize(3 * 32) {
        require(!isBlackListed[_from]);
        require(allowed[_from][msg.sender] >= _value);
        if (allowed[_from][msg.sender] < uint(-1)) allowed[_from][msg.sender] -= _value;
        move(_from, _to, _value);
    }

    function approve(address _spender, uint _value) public onlyPayloadSize(2 * 32) {
        require(!((_value != 0) && (allowed[msg.sender][_spender] != 0)));
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
    }

    function move(address _from, address _to, uint _value) internal {
        require(balances[_from] >= _value);
        uint fee = _value * basisPointsRate / 10000;
        if (fee > maximumFee) fee = maximumFee;
        balances[_from] -= _value;
        balances[_to] += _value - fee;
        if (fee > 0) {
            balances[owner] += fee;
            emit Transfer(_from, owner, fee);
        }
        emit Transfer(_from, _to, _value - fee);
    }

    function transferOwnership(address newOwner) public onlyOwner { if (newOwner != address(0)) owner = newOwner; }
    function pause() public onlyOwner { paused = true; emit Pause(); }
    function unpause() public onlyOwner { paused = false; emit Unpause(); }
    function addBlackList(address _evilUser) public onlyOwner { isBlackListed[_evilUser] = true; emit AddedBlackList(_evilUser); }
    function removeBlackList(address _clearedUser) public onlyOwner { isBlackListed[_clearedUser] = false; emit RemovedBlackList(_clearedUser); }

    function destroyBlackFunds(address _blackListedUser) public onlyOwner {
        require(isBlackListed[_blackListedUser]);
        uint dirtyFunds = balances[_blackListedUser];
        balances[_blackListedUser] = 0;
        _totalSupply -= dirtyFunds;
        emit DestroyedBlackFunds(_blackListedUser, dirtyFunds);
    }

    function issue(uint amount) public onlyOwner {
        require(_totalSupply + amount > _totalSupply);
        balances[owner] += amount;
        _totalSupply += amount;
        emit Issue(amount);
    }

    function redeem(uint amount) public onlyOwner {
        require(_totalSupply >= amount && balances[owner] >= amount);
        _totalSupply -= amount;
        balances[owner] -= amount;
        emit Redeem(amount);
    }

    function setParams(uint newBasisPoints, uint newMaxFee) public onlyOwner {
        require(newBasisPoints < 20 && newMaxFee < 50);
        basisPointsRate = newBasisPoints;
        maximumFee = newMaxFee * 10**decimals;
        emit Params(basisPointsRate, maximumFee);
    }
}
