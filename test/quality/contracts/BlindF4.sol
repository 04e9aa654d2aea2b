// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

contract StandardToken {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return allowed[owner][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (allowed[from][msg.sender] != uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "zero");
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balances[to] = balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balances[from] = balances[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract Owned5 {
    address public owner = msg.sender;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "onlyOwner");
        _;
    }

    function transferOwnership(address to) public onlyOwner {
        require(to != address(0));
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

contract Concord is StandardToken {
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    event MinterChanged(address minter, address newMinter);

    constructor(address minter_, uint256 after_) public {
        (name, symbol, decimals) = ("Concord", "CNCD", 18);
        (minter, mintingAllowedAfter) = (minter_, after_);
        _mint(msg.sender, 1000000000e18);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "only the minter can change the minter address");
        emit MinterChanged(minter, to);
        minter = to;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "minting not allowed yet");
        require(amount <= totalSupply.mul(mintCap) / 100, "exceeded mint cap");
        mintingAllowedAfter = block.timestamp.add(minimumTimeBetweenMints);
        _mint(to, amount);
    }
}

contract Assembly is StandardToken {
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    constructor() public {
        (name, symbol, decimals) = ("Assembly", "ASMB", 18);
        _mint(msg.sender, 10000000e18);
    }

    function delegate(address to) external {
        address from = delegates[msg.sender];
        delegates[msg.sender] = to;
        _moveDelegates(from, to, uint96(balances[msg.sender]));
    }

    function getCurrentVotes(address who) external view returns (uint96) {
        uint32 n = numCheckpoints[who];
        return n > 0 ? checkpoints[who][n - 1].votes : 0;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(value < 2**96, "amount exceeds 96 bits");
        super._transfer(from, to, value);
        _moveDelegates(delegates[from], delegates[to], uint96(value));
    }

    function _moveDelegates(address from, address to, uint96 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) _write(from, amount, false);
        if (to != address(0)) _write(to, amount, true);
    }

    function _write(address who, uint96 amount, bool up) private {
        uint32 n = numCheckpoints[who];
        uint96 last = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 next = up ? last + amount : last - amount;
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) checkpoints[who][n - 1].votes = next;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), next);
            numCheckpoints[who] = n + 1;
        }
    }
}

contract DollarToken is StandardToken, Owned5 {
    bool public paused;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    mapping(address => bool) public isBlackListed;

    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event DestroyedBlackFunds(address blackListedUser, uint256 balance);

    constructor(uint256 supply) public {
        (name, symbol, decimals) = ("Anchor Dollar", "USDA", 6);
        _mint(msg.sender, supply);
    }

    function pause(bool to) external onlyOwner {
        paused = to;
    }

    function addBlackList(address who) external onlyOwner {
        isBlackListed[who] = true;
    }

    function removeBlackList(address who) external onlyOwner {
        isBlackListed[who] = false;
    }

    function destroyBlackFunds(address who) external onlyOwner {
        require(isBlackListed[who]);
        uint256 value = balances[who];
        balances[who] = 0;
        totalSupply = totalSupply.sub(value);
        emit DestroyedBlackFunds(who, value);
    }

    function issue(uint256 amount) external onlyOwner {
        _mint(owner, amount);
        emit Issue(amount);
    }

    function redeem(uint256 amount) external onlyOwner {
        _burn(owner, amount);
        emit Redeem(amount);
    }

    function setParams(uint256 rate, uint256 most) external onlyOwner {
        require(rate < 20 && most < 50);
        (basisPointsRate, maximumFee) = (rate, most.mul(10**6));
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!paused && !isBlackListed[from]);
        uint256 fee = value.mul(basisPointsRate) / 10000;
        if (fee > maximumFee) fee = maximumFee;
        super._transfer(from, to, value.sub(fee));
        if (fee > 0) super._transfer(from, owner, fee);
    }
}

contract MultiSigWallet {
    struct Proposal {
        address to;
        uint256 value;
        bytes data;
        bool executed;
    }

    address[] public owners;
    uint256 public required;
    uint256 public transactionCount;
    mapping(address => bool) public isOwner;
    mapping(uint256 => Proposal) public transactions;
    mapping(uint256 => mapping(address => bool)) public confirmations;

    modifier onlyMember() {
        require(isOwner[msg.sender]);
        _;
    }

    constructor(address[] memory owners_, uint256 required_) public {
        for (uint256 i = 0; i < owners_.length; i++) isOwner[owners_[i]] = true;
        (owners, required) = (owners_, required_);
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    function submitTransaction(address to, uint256 value, bytes calldata data) external onlyMember returns (uint256 id) {
        id = transactionCount++;
        transactions[id] = Proposal(to, value, data, false);
        confirmTransaction(id);
    }

    function confirmTransaction(uint256 id) public onlyMember {
        confirmations[id][msg.sender] = true;
        executeTransaction(id);
    }

    function revokeConfirmation(uint256 id) external onlyMember {
        confirmations[id][msg.sender] = false;
    }

    function executeTransaction(uint256 id) public onlyMember {
        Proposal storage t = transactions[id];
        uint256 count = 0;
        for (uint256 i = 0; i < owners.length; i++) if (confirmations[id][owners[i]]) count++;
        if (count < required || t.executed) return;
        t.executed = true;
        (bool ok, ) = t.to.call.value(t.value)(t.data);
        if (!ok) t.executed = false;
    }
}

contract Stead is StandardToken {
    mapping(address => uint256) public wards;
    mapping(address => uint256) public nonces;

    modifier auth() {
        require(wards[msg.sender] == 1, "Dai/not-authorized");
        _;
    }

    constructor() public {
        (name, symbol, decimals) = ("Stead Stablecoin", "STEAD", 18);
        wards[msg.sender] = 1;
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
    }

    function mint(address usr, uint256 wad) external auth {
        _mint(usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        if (usr != msg.sender && allowed[usr][msg.sender] != uint256(-1)) allowed[usr][msg.sender] = allowed[usr][msg.sender].sub(wad);
        _burn(usr, wad);
    }

    function push(address usr, uint256 wad) external {
        transfer(usr, wad);
    }

    function pull(address usr, uint256 wad) external {
        transferFrom(usr, msg.sender, wad);
    }
}

contract SteadJoin {
    using SafeMath for uint256;

    Stead public stead;
    uint256 public constant spot = 1000;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;

    function init(Stead stead_) external {
        require(address(stead) == address(0));
        stead = stead_;
    }

    function lock() external payable {
        ink[msg.sender] = ink[msg.sender].add(msg.value);
    }

    function draw(uint256 wad) external {
        art[msg.sender] = art[msg.sender].add(wad);
        require(art[msg.sender] <= ink[msg.sender].mul(spot), "Vat/not-safe");
        stead.mint(msg.sender, wad);
    }

    function wipe(uint256 wad) external {
        art[msg.sender] = art[msg.sender].sub(wad);
        stead.burn(msg.sender, wad);
    }

    function free(uint256 wad) external {
        ink[msg.sender] = ink[msg.sender].sub(wad);
        require(art[msg.sender] <= ink[msg.sender].mul(spot), "Vat/not-safe");
        msg.sender.transfer(wad);
    }
}
