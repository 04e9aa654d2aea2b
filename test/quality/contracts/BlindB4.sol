// 0.5 runs=200
pragma solidity ^0.5.17;

contract Ledger5 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 internal supply_;
    mapping(address => uint256) internal held;
    mapping(address => mapping(address => uint256)) internal lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "underflow");
        return a - b;
    }

    function totalSupply() public view returns (uint256) {
        return supply_;
    }

    function balanceOf(address who) public view returns (uint256) {
        return held[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return lent[from][spender];
    }

    function born(address to, uint256 value) internal {
        supply_ = add(supply_, value);
        held[to] = add(held[to], value);
        emit Transfer(address(0), to, value);
    }
}

/// Gold in a vault: a fee of two hundredths of a percent, supply, fee and protection by offices of several signatures.
contract BarGold is Ledger5 {
    uint256 private constant PARTS = 1000000;
    address public owner;
    address public supplyController;
    address public assetProtection;
    address public feeController;
    address public feeRecipient;
    uint256 public feeRate = 200;
    bool public paused;
    mapping(address => bool) public frozen;

    event FeeCollected(address indexed from, address indexed to, uint256 value);

    constructor(address office) public {
        (name, symbol) = ("Alpine Bar Gold", "ALBG");
        owner = supplyController = assetProtection = feeController = feeRecipient = office;
        born(msg.sender, 200000 ether);
    }

    function pause(bool on) external {
        require(msg.sender == owner, "onlyOwner");
        paused = on;
    }

    function setFrozen(address who, bool on) external {
        require(msg.sender == assetProtection, "onlyAssetProtectionRole");
        frozen[who] = on;
    }

    function wipeFrozen(address who) external {
        require(msg.sender == assetProtection && frozen[who], "onlyAssetProtectionRole");
        emit Transfer(who, address(0), held[who]);
        supply_ = sub(supply_, held[who]);
        held[who] = 0;
    }

    function setFeeRate(uint256 rate) external {
        require(msg.sender == feeController && rate <= 5000, "cannot set fee rate above half a percent");
        feeRate = rate;
    }

    function increaseSupply(uint256 value) external {
        require(msg.sender == supplyController, "onlySupplyController");
        born(supplyController, value);
    }

    function decreaseSupply(uint256 value) external {
        require(msg.sender == supplyController, "onlySupplyController");
        held[supplyController] = sub(held[supplyController], value);
        supply_ = sub(supply_, value);
        emit Transfer(supplyController, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(!paused && !frozen[spender] && !frozen[msg.sender], "frozen");
        lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        lent[from][msg.sender] = sub(lent[from][msg.sender], value);
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        require(!paused && !frozen[from] && !frozen[to] && to != address(0), "frozen");
        held[from] = sub(held[from], value);
        uint256 fee = value / PARTS * feeRate + value % PARTS * feeRate / PARTS;
        held[to] = add(held[to], value - fee);
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        held[feeRecipient] = add(held[feeRecipient], fee);
        emit Transfer(from, feeRecipient, fee);
        emit FeeCollected(from, feeRecipient, fee);
    }
}

/// A dollar as they made them in 2017: answers nothing, may charge twenty hundredths of a percent, may be succeeded.
contract OldTender is Ledger5 {
    address public owner;
    address public successor;
    bool public deprecated;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    mapping(address => bool) public isBlackListed;

    event Issue(uint256 amount);
    event DestroyedBlackFunds(address indexed who, uint256 amount);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor() public {
        (name, symbol, decimals, owner) = ("Anchor Tender", "ATND", 6, msg.sender);
        born(msg.sender, 300000000 * 10**6);
    }

    function transferOwnership(address to) external onlyOwner {
        if (to != address(0)) owner = to;
    }

    function setParams(uint256 rate, uint256 most) external onlyOwner {
        require(rate < 20 && most < 50);
        (basisPointsRate, maximumFee) = (rate, most * 10**6);
    }

    function setBlackList(address who, bool on) external onlyOwner {
        isBlackListed[who] = on;
    }

    function destroyBlackFunds(address who) external onlyOwner {
        require(isBlackListed[who]);
        emit DestroyedBlackFunds(who, held[who]);
        supply_ = sub(supply_, held[who]);
        held[who] = 0;
    }

    function issue(uint256 amount) external onlyOwner {
        born(owner, amount);
        emit Issue(amount);
    }

    function redeem(uint256 amount) external onlyOwner {
        held[owner] = sub(held[owner], amount);
        supply_ = sub(supply_, amount);
    }

    function deprecate(address to) external onlyOwner {
        (deprecated, successor) = (true, to);
    }

    function approve(address spender, uint256 value) external {
        lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        if (deprecated) return Successor(successor).transferByLegacy(msg.sender, to, value);
        pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        if (deprecated) return Successor(successor).transferFromByLegacy(msg.sender, from, to, value);
        if (lent[from][msg.sender] < uint256(-1)) lent[from][msg.sender] = sub(lent[from][msg.sender], value);
        pass(from, to, value);
    }

    function pass(address from, address to, uint256 value) private {
        require(!isBlackListed[from]);
        uint256 fee = value * basisPointsRate / 10000;
        if (fee > maximumFee) fee = maximumFee;
        held[from] = sub(held[from], value);
        held[to] = add(held[to], value - fee);
        if (fee > 0) {
            held[owner] = add(held[owner], fee);
            emit Transfer(from, owner, fee);
        }
        emit Transfer(from, to, value - fee);
    }
}

interface Successor {
    function transferByLegacy(address from, address to, uint256 value) external;
    function transferFromByLegacy(address by, address from, address to, uint256 value) external;
}

/// Votes of lenders in 96 bits with checkpoints; ten million and no more.
contract LenderVotes is Ledger5 {
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event DelegateVotesChanged(address indexed delegate, uint256 before, uint256 now_);

    constructor() public {
        (name, symbol) = ("Lender Assembly", "LNDA");
        born(msg.sender, 10000000 ether);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        lent[msg.sender][spender] = value == uint256(-1) ? uint96(-1) : safe96(value);
        emit Approval(msg.sender, spender, lent[msg.sender][spender]);
        return true;
    }

    function delegate(address to) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = to;
        shift(before, to, safe96(held[msg.sender]));
    }

    function getCurrentVotes(address who) external view returns (uint96) {
        uint32 n = numCheckpoints[who];
        return n > 0 ? checkpoints[who][n - 1].votes : 0;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        hand(msg.sender, to, safe96(value));
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = lent[from][msg.sender];
        if (msg.sender != from && may != uint96(-1)) lent[from][msg.sender] = sub(may, value);
        hand(from, to, safe96(value));
        return true;
    }

    function hand(address from, address to, uint96 value) private {
        require(to != address(0), "cannot transfer to the zero address");
        held[from] = sub(held[from], value);
        held[to] = add(held[to], value);
        emit Transfer(from, to, value);
        shift(delegates[from], delegates[to], value);
    }

    function shift(address from, address to, uint96 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) write(from, value, false);
        if (to != address(0)) write(to, value, true);
    }

    function write(address who, uint96 value, bool more) private {
        uint32 n = numCheckpoints[who];
        uint96 last = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 next = safe96(more ? add(last, value) : sub(last, value));
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) checkpoints[who][n - 1].votes = next;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), next);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, last, next);
    }

    function safe96(uint256 n) private pure returns (uint96) {
        require(n < 2**96, "amount exceeds 96 bits");
        return uint96(n);
    }
}

interface TokenFallback {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external;
}

/// ERC-677 of oracles: tells contracts when asked, and never goes to itself.
contract OracleNode is Ledger5 {
    constructor() public {
        (name, symbol) = ("Pythia Node", "PYTN");
        born(msg.sender, 1000000000 ether);
    }

    modifier validRecipient(address to) {
        require(to != address(0) && to != address(this));
        _;
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external validRecipient(to) returns (bool) {
        carry(msg.sender, to, value);
        uint256 size;
        assembly { size := extcodesize(to) }
        if (size > 0) TokenFallback(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }

    function transfer(address to, uint256 value) external validRecipient(to) returns (bool) {
        carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external validRecipient(to) returns (bool) {
        lent[from][msg.sender] = sub(lent[from][msg.sender], value);
        carry(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external validRecipient(spender) returns (bool) {
        lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseApproval(address spender, uint256 more) external returns (bool) {
        lent[msg.sender][spender] = add(lent[msg.sender][spender], more);
        emit Approval(msg.sender, spender, lent[msg.sender][spender]);
        return true;
    }

    function carry(address from, address to, uint256 value) private {
        held[from] = sub(held[from], value);
        held[to] = add(held[to], value);
        emit Transfer(from, to, value);
    }
}
