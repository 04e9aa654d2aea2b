// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint a, uint b, string memory why) internal pure returns (uint c) {
        c = a + b;
        require(c >= a, why);
    }

    function sub(uint a, uint b, string memory why) internal pure returns (uint) {
        require(b <= a, why);
        return a - b;
    }
}

contract Owned {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0), "zero");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

contract Ledger {
    using SafeMath for uint;

    uint public totalSupply;
    mapping (address => uint) internal balances;
    mapping (address => mapping (address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    function balanceOf(address account) public view returns (uint) {
        return balances[account];
    }

    function approve(address spender, uint amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint amount) external returns (bool) {
        uint allowed = allowance[from][msg.sender];
        if (allowed != uint(-1)) allowance[from][msg.sender] = allowed.sub(amount, "amount exceeds spender allowance");
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint amount) internal {
        require(to != address(0), "cannot transfer to the zero address");
        balances[from] = balances[from].sub(amount, "transfer amount exceeds balance");
        balances[to] = balances[to].add(amount, "transfer amount overflows");
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint amount) internal {
        require(to != address(0), "cannot transfer to the zero address");
        totalSupply = totalSupply.add(amount, "totalSupply exceeds 256 bits");
        balances[to] = balances[to].add(amount, "transfer amount overflows");
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint amount) internal {
        balances[from] = balances[from].sub(amount, "burn exceeds balance");
        totalSupply = totalSupply.sub(amount, "burn exceeds supply");
        emit Transfer(from, address(0), amount);
    }
}

/// Votes of a protocol; some more may be made a year after the last time.
contract Corncrake is Ledger {
    string public constant name = "Corncrake";
    string public constant symbol = "CRAKE";
    uint8 public constant decimals = 18;
    address public minter;
    uint public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    struct Checkpoint {
        uint32 fromBlock;
        uint votes;
    }

    mapping (address => address) public delegates;
    mapping (address => mapping (uint32 => Checkpoint)) public checkpoints;
    mapping (address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint previousBalance, uint newBalance);

    constructor(address account, address minter_, uint mintingAllowedAfter_) public {
        _mint(account, 100000000e18);
        minter = minter_;
        emit MinterChanged(address(0), minter);
        mintingAllowedAfter = mintingAllowedAfter_;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Crake::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint amount) external {
        require(msg.sender == minter, "Crake::mint: only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "Crake::mint: minting not allowed yet");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        // twin: require(amount <= totalSupply * mintCap / 100, "Crake::mint: exceeded mint cap");
        _mint(dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }

    function delegate(address delegatee) public {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function getPriorVotes(address account, uint blockNumber) public view returns (uint) {
        require(blockNumber < block.number, "Crake::getPriorVotes: not yet determined");
        uint32 n = numCheckpoints[account];
        while (n > 0 && checkpoints[account][n - 1].fromBlock > blockNumber) n--;
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function _transfer(address from, address to, uint amount) internal {
        super._transfer(from, to, amount);
        _moveDelegates(delegates[from], delegates[to], amount);
    }

    function _moveDelegates(address from, address to, uint amount) internal {
        if (from == to || amount == 0) return;
        if (from != address(0)) _write(from, amount, false);
        if (to != address(0)) _write(to, amount, true);
    }

    function _write(address account, uint amount, bool more) private {
        uint32 n = numCheckpoints[account];
        uint before = n > 0 ? checkpoints[account][n - 1].votes : 0;
        uint votes = more ? before.add(amount, "vote amount overflows") : before.sub(amount, "vote amount underflows");
        if (n > 0 && checkpoints[account][n - 1].fromBlock == block.number) checkpoints[account][n - 1].votes = votes;
        else {
            checkpoints[account][n] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[account] = n + 1;
        }
        emit DelegateVotesChanged(account, before, votes);
    }
}

/// A coin of another chain that a custodian keeps.
contract WrappedTallow is Ledger, Owned {
    string public constant name = "Wrapped Tallow";
    string public constant symbol = "WTAL";
    uint8 public constant decimals = 8;
    bool public paused;
    bool public mintingFinished;

    event Pause();
    event Unpause();
    event Mint(address indexed to, uint amount);
    event Burn(address indexed burner, uint value);

    function mint(address to, uint amount) external onlyOwner returns (bool) {
        require(!mintingFinished, "finished");
        _mint(to, amount);
        emit Mint(to, amount);
        return true;
    }

    function burn(uint value) external onlyOwner {
        _burn(msg.sender, value);
        emit Burn(msg.sender, value);
    }

    function pause() external onlyOwner {
        paused = true;
        emit Pause();
    }

    function unpause() external onlyOwner {
        paused = false;
        emit Unpause();
    }

    function _transfer(address from, address to, uint amount) internal {
        require(!paused, "paused");
        super._transfer(from, to, amount);
    }
}

/// Who may ask and who confirms.
contract Members is Owned {
    address public custodian;
    mapping (address => bool) public isMerchant;

    event CustodianSet(address indexed custodian);
    event MerchantAdd(address indexed merchant);
    event MerchantRemove(address indexed merchant);

    function setCustodian(address who) external onlyOwner {
        require(who != address(0), "invalid custodian address");
        custodian = who;
        emit CustodianSet(who);
    }

    function addMerchant(address who) external onlyOwner {
        isMerchant[who] = true;
        emit MerchantAdd(who);
    }

    function removeMerchant(address who) external onlyOwner {
        isMerchant[who] = false;
        emit MerchantRemove(who);
    }

    function isCustodian(address who) external view returns (bool) {
        return who == custodian;
    }
}

/// Owns the coin and does what the factory says.
contract Controller is Owned {
    WrappedTallow public token;
    Members public members;
    address public factory;

    event FactorySet(address indexed factory);

    constructor(Members members_) public {
        members = members_;
    }

    modifier onlyFactory() {
        require(msg.sender == factory, "sender is not the factory");
        _;
    }

    function setToken(WrappedTallow token_) external onlyOwner {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function setFactory(address factory_) external onlyOwner {
        factory = factory_;
        emit FactorySet(factory_);
    }

    function pause() external onlyOwner {
        token.pause();
    }

    function unpause() external onlyOwner {
        token.unpause();
    }

    function mint(address to, uint amount) external onlyFactory returns (bool) {
        require(to != address(token), "invalid to address");
        return token.mint(to, amount);
    }

    function burn(uint value) external onlyFactory returns (bool) {
        token.burn(value);
        return true;
    }

    function isCustodian(address who) external view returns (bool) {
        return members.isCustodian(who);
    }

    function isMerchant(address who) external view returns (bool) {
        return members.isMerchant(who);
    }

    function getToken() external view returns (WrappedTallow) {
        return token;
    }
}

/// Merchants ask for coins, the custodian confirms.
contract Factory {
    enum RequestStatus {PENDING, CANCELED, APPROVED, REJECTED}

    struct Request {
        address requester;
        uint amount;
        string depositAddress;
        string txid;
        uint timestamp;
        RequestStatus status;
    }

    Controller public controller;
    mapping (address => string) public custodianDepositAddress;
    Request[] public mintRequests;

    event MintRequestAdd(uint indexed nonce, address indexed requester, uint amount, string txid);
    event MintConfirmed(uint indexed nonce, address indexed requester, uint amount);
    event MintRejected(uint indexed nonce, address indexed requester);
    event Burned(address indexed requester, uint amount, string depositAddress);

    constructor(Controller controller_) public {
        controller = controller_;
    }

    modifier onlyMerchant() {
        require(controller.isMerchant(msg.sender), "sender not a merchant.");
        _;
    }

    modifier onlyCustodian() {
        require(controller.isCustodian(msg.sender), "sender not a custodian.");
        _;
    }

    function setCustodianDepositAddress(address merchant, string calldata depositAddress) external onlyCustodian {
        require(controller.isMerchant(merchant), "merchant address is not a real merchant.");
        custodianDepositAddress[merchant] = depositAddress;
    }

    function addMintRequest(uint amount, string calldata txid) external onlyMerchant {
        uint nonce = mintRequests.length;
        mintRequests.push(Request(msg.sender, amount, custodianDepositAddress[msg.sender], txid, block.timestamp, RequestStatus.PENDING));
        emit MintRequestAdd(nonce, msg.sender, amount, txid);
    }

    function confirmMintRequest(uint nonce) external onlyCustodian {
        Request storage request = mintRequests[nonce];
        require(request.status == RequestStatus.PENDING, "request is not pending");
        request.status = RequestStatus.APPROVED;
        require(controller.mint(request.requester, request.amount), "mint failed");
        emit MintConfirmed(nonce, request.requester, request.amount);
    }

    function rejectMintRequest(uint nonce) external onlyCustodian {
        Request storage request = mintRequests[nonce];
        require(request.status == RequestStatus.PENDING, "request is not pending");
        request.status = RequestStatus.REJECTED;
        emit MintRejected(nonce, request.requester);
    }

    function burn(uint amount) external onlyMerchant {
        require(controller.getToken().transferFrom(msg.sender, address(controller), amount), "transfer failed");
        require(controller.burn(amount), "burn failed");
        emit Burned(msg.sender, amount, custodianDepositAddress[msg.sender]);
    }
}

/// Of an exchange in the far east: investors of the early rounds get theirs locked.
contract HanriverCoin is Ledger, Owned {
    string public constant name = "Hanriver Coin";
    string public constant symbol = "HANR";
    uint8 public constant decimals = 18;

    struct LockInfo {
        uint releaseTime;
        uint balance;
    }

    mapping (address => LockInfo[]) internal lockInfo;

    event Lock(address indexed holder, uint value, uint releaseTime);
    event Unlock(address indexed holder, uint value);

    constructor() public {
        _mint(msg.sender, 1000000000e18);
    }

    function balanceOf(address holder) public view returns (uint) {
        uint locked = 0;
        for (uint i = 0; i < lockInfo[holder].length; i++) locked = locked + lockInfo[holder][i].balance;
        return balances[holder] + locked;
    }

    function lockCount(address holder) external view returns (uint) {
        return lockInfo[holder].length;
    }

    function lockState(address holder, uint index) external view returns (uint, uint) {
        return (lockInfo[holder][index].releaseTime, lockInfo[holder][index].balance);
    }

    // trap {
    function lock(address holder, uint amount, uint releaseTime) external onlyOwner {
        require(balances[holder] >= amount, "Balance is too small.");
        balances[holder] = balances[holder] - amount;
        lockInfo[holder].push(LockInfo(releaseTime, amount));
        emit Lock(holder, amount, releaseTime);
    }
    // trap }

    function transferWithLock(address holder, uint amount, uint releaseTime) external onlyOwner returns (bool) {
        require(releaseTime <= block.timestamp + 1095 days && lockInfo[holder].length < 12, "out of bounds");
        balances[msg.sender] = balances[msg.sender].sub(amount, "transfer amount exceeds balance");
        lockInfo[holder].push(LockInfo(releaseTime, amount));
        emit Transfer(msg.sender, holder, amount);
        emit Lock(holder, amount, releaseTime);
        return true;
    }

    function unlock(address holder, uint index) external onlyOwner {
        uint amount = lockInfo[holder][index].balance;
        lockInfo[holder][index].balance = 0;
        balances[holder] = balances[holder] + amount;
        emit Unlock(holder, amount);
    }

    function burn(uint amount) external {
        _burn(msg.sender, amount);
    }

    function _transfer(address from, address to, uint amount) internal {
        for (uint i = 0; i < lockInfo[from].length; i++) {
            LockInfo storage info = lockInfo[from][i];
            if (info.balance > 0 && info.releaseTime <= block.timestamp) {
                balances[from] = balances[from] + info.balance;
                emit Unlock(from, info.balance);
                info.balance = 0;
            }
        }
        super._transfer(from, to, amount);
    }
}
