// 0.5 off
pragma solidity ^0.5.16;

library Sums {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a);
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }
}

/// Two of its signers open a lock, two days after it was asked for.
contract OchreCustodian {
    address[] public signers;
    mapping(address => bool) public signs;
    mapping(bytes32 => uint256) public askedAt;
    mapping(bytes32 => mapping(address => bool)) public signedBy;
    mapping(bytes32 => uint256) public signatures;
    uint256 public constant WAIT = 48 hours;

    constructor(address[] memory list) public {
        require(list.length >= 3);
        signers = list;
        for (uint256 i = 0; i < list.length; i++) signs[list[i]] = true;
    }

    function sign(address target, bytes4 what, bytes32 lockId) external {
        require(signs[msg.sender]);
        bytes32 key = keccak256(abi.encode(target, what, lockId));
        require(!signedBy[key][msg.sender]);
        signedBy[key][msg.sender] = true;
        signatures[key]++;
        if (askedAt[key] == 0) askedAt[key] = now;
    }

    function complete(address target, bytes4 what, bytes32 lockId) external {
        bytes32 key = keccak256(abi.encode(target, what, lockId));
        require(signs[msg.sender] && signatures[key] >= 2 && now >= askedAt[key] + WAIT);
        signatures[key] = 0;
        (bool ok, ) = target.call(abi.encodeWithSelector(what, lockId));
        require(ok);
    }
}

contract OchreStore {
    address private maker;
    address public impl;
    address public custodian;
    uint256 public totalSupply;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(bytes32 => address) public implChanges;
    uint256 private requests;

    constructor(address custodian_) public {
        maker = msg.sender;
        custodian = custodian_;
    }

    modifier onlyImpl() {
        require(msg.sender == impl);
        _;
    }

    function bind(address impl_) external {
        require(msg.sender == maker);
        maker = address(0);
        impl = impl_;
    }

    function requestImplChange(address next) external returns (bytes32 lockId) {
        require(next != address(0));
        lockId = keccak256(abi.encode(blockhash(block.number - 1), address(this), ++requests));
        implChanges[lockId] = next;
    }

    function confirmImplChange(bytes32 lockId) external {
        require(msg.sender == custodian && implChanges[lockId] != address(0));
        impl = implChanges[lockId];
        delete implChanges[lockId];
    }

    function setTotalSupply(uint256 value) external onlyImpl {
        totalSupply = value;
    }

    function setBalance(address who, uint256 value) external onlyImpl {
        balances[who] = value;
    }

    function setAllowance(address who, address spender, uint256 value) external onlyImpl {
        allowed[who][spender] = value;
    }
}

contract OchreLogic {
    using Sums for uint256;
    address private maker;
    OchreMark public proxy;
    OchreStore public store;
    address public custodian;
    uint256 private requests;
    struct Print {
        address receiver;
        uint256 value;
    }
    mapping(bytes32 => Print) public prints;

    event PrintingLocked(bytes32 lockId, address receiver, uint256 value);

    constructor(address proxy_, address store_, address custodian_) public {
        maker = msg.sender;
        proxy = OchreMark(proxy_);
        store = OchreStore(store_);
        custodian = custodian_;
    }

    modifier onlyProxy() {
        require(msg.sender == address(proxy));
        _;
    }

    function seed(address to, uint256 value) external {
        require(msg.sender == maker);
        maker = address(0);
        give(to, value);
    }

    function requestPrint(address receiver, uint256 value) external returns (bytes32 lockId) {
        require(receiver != address(0));
        lockId = keccak256(abi.encode(blockhash(block.number - 1), address(this), ++requests));
        prints[lockId] = Print(receiver, value);
        emit PrintingLocked(lockId, receiver, value);
    }

    function confirmPrint(bytes32 lockId) external {
        require(msg.sender == custodian);
        Print memory one = prints[lockId];
        require(one.receiver != address(0));
        delete prints[lockId];
        give(one.receiver, one.value);
    }

    function give(address to, uint256 value) private {
        store.setTotalSupply(store.totalSupply().plus(value));
        store.setBalance(to, store.balances(to).plus(value));
        proxy.emitTransfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        store.setBalance(msg.sender, store.balances(msg.sender).minus(value));
        store.setTotalSupply(store.totalSupply().minus(value));
        proxy.emitTransfer(msg.sender, address(0), value);
    }

    function transferWithSender(address sender, address to, uint256 value) external onlyProxy returns (bool) {
        move(sender, to, value);
        return true;
    }

    function transferFromWithSender(address sender, address from, address to, uint256 value) external onlyProxy returns (bool) {
        store.setAllowance(from, sender, store.allowed(from, sender).minus(value));
        move(from, to, value);
        return true;
    }

    function approveWithSender(address sender, address spender, uint256 value) external onlyProxy returns (bool) {
        require(spender != address(0));
        store.setAllowance(sender, spender, value);
        proxy.emitApproval(sender, spender, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        require(to != address(0));
        store.setBalance(from, store.balances(from).minus(value));
        store.setBalance(to, store.balances(to).plus(value));
        proxy.emitTransfer(from, to, value);
    }
}

contract OchreMark {
    string public name = "Ochre Mark";
    string public symbol = "OMK";
    uint8 public decimals = 2;
    OchreLogic public logic;
    address public custodian;
    mapping(bytes32 => address) public implChanges;
    uint256 private requests;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address logic_, address custodian_) public {
        logic = OchreLogic(logic_);
        custodian = custodian_;
    }

    modifier onlyLogic() {
        require(msg.sender == address(logic));
        _;
    }

    function requestImplChange(address next) external returns (bytes32 lockId) {
        require(next != address(0));
        lockId = keccak256(abi.encode(blockhash(block.number - 1), address(this), ++requests));
        implChanges[lockId] = next;
    }

    function confirmImplChange(bytes32 lockId) external {
        require(msg.sender == custodian && implChanges[lockId] != address(0));
        logic = OchreLogic(implChanges[lockId]);
        delete implChanges[lockId];
    }

    function emitTransfer(address from, address to, uint256 value) external onlyLogic {
        emit Transfer(from, to, value);
    }

    function emitApproval(address from, address to, uint256 value) external onlyLogic {
        emit Approval(from, to, value);
    }

    function totalSupply() external view returns (uint256) {
        return logic.store().totalSupply();
    }

    function balanceOf(address who) external view returns (uint256) {
        return logic.store().balances(who);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return logic.store().allowed(who, spender);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return logic.transferWithSender(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        return logic.transferFromWithSender(msg.sender, from, to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        return logic.approveWithSender(msg.sender, spender, value);
    }
}

contract Ownable {
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

contract BasicToken {
    using Sums for uint256;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyPayloadSize(uint256 size) {
        require(msg.data.length >= size + 4);
        _;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function transfer(address to, uint256 value) public onlyPayloadSize(64) returns (bool) {
        balances[msg.sender] = balances[msg.sender].minus(value);
        balances[to] = balances[to].plus(value);
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public onlyPayloadSize(96) returns (bool) {
        allowed[from][msg.sender] = allowed[from][msg.sender].minus(value);
        balances[from] = balances[from].minus(value);
        balances[to] = balances[to].plus(value);
        emit Transfer(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(value == 0 || allowed[msg.sender][spender] == 0);
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}

contract MintableToken is BasicToken, Ownable {
    bool public mintingFinished = false;
    event Mint(address indexed to, uint256 value);
    event MintFinished();

    function mint(address to, uint256 value) public onlyOwner returns (bool) {
        require(!mintingFinished);
        totalSupply = totalSupply.plus(value);
        balances[to] = balances[to].plus(value);
        emit Mint(to, value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function finishMinting() public onlyOwner returns (bool) {
        mintingFinished = true;
        emit MintFinished();
        return true;
    }
}

contract TangerineGo is MintableToken {
    string public name = "TangerineGo";
    string public symbol = "TGO";
    uint256 public decimals = 18;
    bool public paused = false;
    event Pause();
    event Unpause();

    modifier whenNotPaused() {
        require(!paused);
        _;
    }

    function pause() public onlyOwner whenNotPaused {
        paused = true;
        emit Pause();
    }

    function unpause() public onlyOwner {
        require(paused);
        paused = false;
        emit Unpause();
    }

    function transfer(address to, uint256 value) public whenNotPaused returns (bool) {
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public whenNotPaused returns (bool) {
        return super.transferFrom(from, to, value);
    }
}

/// Sold for ether until a cap; what did not sell was never made.
contract AttentionLark is BasicToken {
    string public constant name = "Attention Lark";
    string public constant symbol = "ALRK";
    uint8 public constant decimals = 18;
    string public version = "1.0";
    address payable public ethFundDeposit;
    address public batFundDeposit;
    bool public isFinalized;
    uint256 public fundingEnds;
    uint256 public constant forFounders = 500 * (10 ** 6) * 10 ** 18;
    uint256 public constant rate = 6400;
    uint256 public constant creationCap = 500640000 * 10 ** 18;
    uint256 public constant creationMin = 500128000 * 10 ** 18;

    event LogRefund(address indexed to, uint256 value);
    event CreateLARK(address indexed to, uint256 value);

    constructor(address payable treasury) public {
        ethFundDeposit = treasury;
        batFundDeposit = msg.sender;
        fundingEnds = now + 30 days;
        totalSupply = forFounders;
        balances[msg.sender] = forFounders;
        emit Transfer(address(0), msg.sender, forFounders);
    }

    function createTokens() external payable {
        require(!isFinalized && now <= fundingEnds && msg.value > 0);
        uint256 tokens = msg.value * rate;
        uint256 checkedSupply = totalSupply.plus(tokens);
        require(checkedSupply <= creationCap);
        totalSupply = checkedSupply;
        balances[msg.sender] = balances[msg.sender].plus(tokens);
        emit CreateLARK(msg.sender, tokens);
        emit Transfer(address(0), msg.sender, tokens);
    }

    function finalize() external {
        require(!isFinalized && totalSupply >= creationMin);
        require(now > fundingEnds || totalSupply == creationCap);
        isFinalized = true;
        (bool ok, ) = ethFundDeposit.call.value(address(this).balance)("");
        require(ok);
    }

    function refund() external {
        require(!isFinalized && now > fundingEnds && totalSupply < creationMin && msg.sender != batFundDeposit);
        uint256 tokens = balances[msg.sender];
        require(tokens != 0);
        balances[msg.sender] = 0;
        totalSupply = totalSupply.minus(tokens);
        emit Transfer(msg.sender, address(0), tokens);
        emit LogRefund(msg.sender, tokens / rate);
        msg.sender.transfer(tokens / rate);
    }
}

/// Time deposits: who waits longer has more shares of what is made each day.
contract HexaMote is BasicToken {
    string public constant name = "HexaMote";
    string public constant symbol = "HXM";
    uint8 public constant decimals = 8;
    uint256 public launched;
    uint256 public lockedTotal;
    uint256 public sharesTotal;
    uint256 public day;
    uint256 public paidPerShare;
    struct Stake {
        uint40 since;
        uint16 term;
        uint72 locked;
        uint72 shares;
        uint256 entry;
    }
    mapping(address => Stake[]) public stakeLists;

    event StakeStart(address indexed who, uint256 amount, uint256 term);
    event StakeEnd(address indexed who, uint256 paid, uint256 penalty);

    constructor() public {
        launched = now;
        totalSupply = 555000000 * 1e8;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function dailyDataUpdate() public {
        uint256 today = (now - launched) / 1 days;
        if (today == day) return;
        if (sharesTotal > 0) {
            uint256 made = ((totalSupply + lockedTotal) * (today - day) * 10000) / 100448995;
            paidPerShare += (made * 1e12) / sharesTotal;
        }
        day = today;
    }

    function stakeStart(uint256 amount, uint256 term) external {
        require(term >= 1 && term <= 5555 && amount > 0);
        dailyDataUpdate();
        balances[msg.sender] = balances[msg.sender].minus(amount);
        totalSupply = totalSupply.minus(amount);
        emit Transfer(msg.sender, address(0), amount);
        uint256 shares = amount.plus((amount * (term > 3640 ? 3640 : term)) / 1820);
        lockedTotal += amount;
        sharesTotal += shares;
        stakeLists[msg.sender].push(Stake(uint40(now), uint16(term), uint72(amount), uint72(shares), paidPerShare));
        emit StakeStart(msg.sender, amount, term);
    }

    function stakeEnd(uint256 index) external {
        dailyDataUpdate();
        Stake[] storage list = stakeLists[msg.sender];
        require(index < list.length);
        Stake memory one = list[index];
        uint256 interest = (uint256(one.shares) * (paidPerShare - one.entry)) / 1e12;
        uint256 served = (now - one.since) / 1 days;
        uint256 paid = uint256(one.locked) + interest;
        uint256 penalty = served >= one.term ? 0 : (paid * (one.term - served)) / (2 * uint256(one.term));
        paid -= penalty;
        lockedTotal -= one.locked;
        sharesTotal -= one.shares;
        list[index] = list[list.length - 1];
        list.length--;
        totalSupply = totalSupply.plus(paid);
        balances[msg.sender] = balances[msg.sender].plus(paid);
        emit Transfer(address(0), msg.sender, paid);
        emit StakeEnd(msg.sender, paid, penalty);
    }
}
