// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.5.17;

/// A copy of balances at blocks; its controller is the assembly of its holders.
contract MossbankToken {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public name = "Mossbank Assembly";
    string public symbol = "MOSS";
    uint8 public decimals = 18;
    string public version = "MMT_0.2";
    address public controller;
    bool public transfersEnabled = true;
    uint256 public creationBlock = block.number;
    mapping(address => Checkpoint[]) private balances;
    mapping(address => mapping(address => uint256)) private allowed;
    Checkpoint[] private totalSupplyHistory;

    event Transfer(address indexed _from, address indexed _to, uint256 _amount);
    event Approval(address indexed _owner, address indexed _spender, uint256 _amount);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor() public {
        controller = msg.sender;
    }

    function changeController(address next) public onlyController {
        controller = next;
    }

    function transfer(address _to, uint256 _amount) public returns (bool) {
        require(transfersEnabled);
        return doTransfer(msg.sender, _to, _amount);
    }

    function transferFrom(address _from, address _to, uint256 _amount) public returns (bool) {
        // the controller may move what anybody has, as it is the holders who decide
        if (msg.sender != controller) {
            require(transfersEnabled);
            if (allowed[_from][msg.sender] < _amount) return false;
            allowed[_from][msg.sender] -= _amount;
        }
        return doTransfer(_from, _to, _amount);
    }

    function doTransfer(address _from, address _to, uint256 _amount) internal returns (bool) {
        if (_amount == 0) return true;
        require(_to != address(0) && _to != address(this));
        uint256 had = balanceOfAt(_from, block.number);
        if (had < _amount) return false;
        updateValueAtNow(balances[_from], had - _amount);
        uint256 has = balanceOfAt(_to, block.number);
        require(has + _amount >= has);
        updateValueAtNow(balances[_to], has + _amount);
        emit Transfer(_from, _to, _amount);
        return true;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceOfAt(who, block.number);
    }

    function approve(address _spender, uint256 _amount) public returns (bool) {
        require(transfersEnabled);
        require(_amount == 0 || allowed[msg.sender][_spender] == 0);
        allowed[msg.sender][_spender] = _amount;
        emit Approval(msg.sender, _spender, _amount);
        return true;
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function totalSupply() public view returns (uint256) {
        return totalSupplyAt(block.number);
    }

    function balanceOfAt(address who, uint256 at) public view returns (uint256) {
        return getValueAt(balances[who], at);
    }

    function totalSupplyAt(uint256 at) public view returns (uint256) {
        return getValueAt(totalSupplyHistory, at);
    }

    function generateTokens(address to, uint256 amount) public onlyController returns (bool) {
        updateValueAtNow(totalSupplyHistory, totalSupply() + amount);
        updateValueAtNow(balances[to], balanceOf(to) + amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function destroyTokens(address from, uint256 amount) public onlyController returns (bool) {
        require(balanceOf(from) >= amount);
        updateValueAtNow(totalSupplyHistory, totalSupply() - amount);
        updateValueAtNow(balances[from], balanceOf(from) - amount);
        emit Transfer(from, address(0), amount);
        return true;
    }

    function enableTransfers(bool enabled) public onlyController {
        transfersEnabled = enabled;
    }

    function getValueAt(Checkpoint[] storage list, uint256 at) internal view returns (uint256) {
        if (list.length == 0) return 0;
        if (at >= list[list.length - 1].fromBlock) return list[list.length - 1].value;
        if (at < list[0].fromBlock) return 0;
        uint256 min = 0;
        uint256 max = list.length - 1;
        while (max > min) {
            uint256 mid = (max + min + 1) / 2;
            if (list[mid].fromBlock <= at) min = mid;
            else max = mid - 1;
        }
        return list[min].value;
    }

    function updateValueAtNow(Checkpoint[] storage list, uint256 value) internal {
        require(value < 2**128);
        if (list.length == 0 || list[list.length - 1].fromBlock < block.number)
            list.push(Checkpoint(uint128(block.number), uint128(value)));
        else list[list.length - 1].value = uint128(value);
    }
}

/// Votes of a week: half of what was cast and a fifth of all must want it; then anybody carries it out.
contract MossbankAssembly {
    struct Vote {
        address target;
        bytes data;
        uint64 opened;
        uint256 snapshot;
        uint256 yea;
        uint256 nay;
        bool executed;
    }

    MossbankToken public token;
    uint64 public constant LASTS = 7 days;
    Vote[] private votes;
    mapping(uint256 => mapping(address => bool)) public hasVoted;

    event StartVote(uint256 indexed id, address indexed creator);
    event CastVote(uint256 indexed id, address indexed voter, bool inFavor, uint256 stake);
    event ExecuteVote(uint256 indexed id);

    constructor(MossbankToken token_) public {
        token = token_;
    }

    function newVote(address target, bytes calldata data) external returns (uint256 id) {
        require(token.balanceOf(msg.sender) * 1000 >= token.totalSupply(), "too little");
        id = votes.length;
        votes.push(Vote(target, data, uint64(now), block.number - 1, 0, 0, false));
        emit StartVote(id, msg.sender);
    }

    function vote(uint256 id, bool inFavor) external {
        Vote storage it = votes[id];
        require(now < it.opened + LASTS && !hasVoted[id][msg.sender], "closed");
        hasVoted[id][msg.sender] = true;
        uint256 stake = token.balanceOfAt(msg.sender, it.snapshot);
        if (inFavor) it.yea += stake;
        else it.nay += stake;
        emit CastVote(id, msg.sender, inFavor, stake);
    }

    function canExecute(uint256 id) public view returns (bool) {
        Vote storage it = votes[id];
        if (it.executed || now < it.opened + LASTS) return false;
        return it.yea > it.nay && it.yea * 5 >= token.totalSupplyAt(it.snapshot);
    }

    function executeVote(uint256 id) external {
        require(canExecute(id), "not yet");
        Vote storage it = votes[id];
        it.executed = true;
        (bool ok, ) = it.target.call(it.data);
        require(ok, "failed");
        emit ExecuteVote(id);
    }
}

/// An ounce of fine gold in a vault. Some basis points may go to the keeper of the vault.
contract AureusLedger {
    string public constant name = "Aureus Fine Ounce";
    string public constant symbol = "AUFO";
    uint8 public constant decimals = 18;
    uint256 private total;
    bool private initialized;
    bool public paused;
    address public owner;
    address public supplyController;
    address public assetProtectionRole;
    address public feeController;
    address public feeRecipient;
    uint256 public feeRate;
    uint256 public constant feeParts = 1000000;
    uint256 public constant MAX_FEE_RATE = 2000;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    mapping(address => bool) internal frozen;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AddressFrozen(address indexed addr);
    event AddressUnfrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);
    event SupplyIncreased(address indexed to, uint256 value);
    event SupplyDecreased(address indexed from, uint256 value);
    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event FeeRateSet(uint256 indexed oldFeeRate, uint256 indexed newFeeRate);
    event Pause();
    event Unpause();

    modifier onlyOwner() {
        require(msg.sender == owner, "onlyOwner");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "whenNotPaused");
        _;
    }

    function initialize(address house, uint256 supply, address to) public {
        require(!initialized, "already initialized");
        owner = assetProtectionRole = supplyController = feeController = feeRecipient = house;
        feeRate = 200;
        total = balances[to] = supply;
        initialized = true;
        emit SupplyIncreased(to, supply);
        emit Transfer(address(0), to, supply);
    }

    function totalSupply() public view returns (uint256) {
        return total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function getFeeFor(uint256 value) public view returns (uint256) {
        return (value * feeRate) / feeParts;
    }

    function transfer(address to, uint256 value) public whenNotPaused returns (bool) {
        require(!frozen[to] && !frozen[msg.sender], "address frozen");
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public whenNotPaused returns (bool) {
        require(!frozen[to] && !frozen[from] && !frozen[msg.sender], "address frozen");
        require(value <= allowed[from][msg.sender], "insufficient allowance");
        allowed[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "cannot transfer to address zero");
        require(value <= balances[from], "insufficient funds");
        uint256 fee = getFeeFor(value);
        balances[from] -= value;
        balances[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        balances[feeRecipient] += fee;
        emit Transfer(from, feeRecipient, fee);
        emit FeeCollected(from, feeRecipient, fee);
    }

    function approve(address spender, uint256 value) public whenNotPaused returns (bool) {
        require(!frozen[spender] && !frozen[msg.sender], "address frozen");
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function setFeeRate(uint256 rate) public {
        require(msg.sender == feeController, "only FeeController");
        require(rate <= MAX_FEE_RATE, "cannot set fee rate above the most");
        emit FeeRateSet(feeRate, rate);
        feeRate = rate;
    }

    function pause() public onlyOwner {
        paused = true;
        emit Pause();
    }

    function unpause() public onlyOwner {
        paused = false;
        emit Unpause();
    }

    function freeze(address who) public {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = true;
        emit AddressFrozen(who);
    }

    function unfreeze(address who) public {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = false;
        emit AddressUnfrozen(who);
    }

    function wipeFrozenAddress(address who) public {
        require(msg.sender == assetProtectionRole && frozen[who], "address is not frozen");
        uint256 had = balances[who];
        balances[who] = 0;
        total -= had;
        emit FrozenAddressWiped(who);
        emit SupplyDecreased(who, had);
        emit Transfer(who, address(0), had);
    }

    function isFrozen(address who) public view returns (bool) {
        return frozen[who];
    }

    function increaseSupply(uint256 value) public returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        require(total + value >= total, "overflow");
        total += value;
        balances[supplyController] += value;
        emit SupplyIncreased(supplyController, value);
        emit Transfer(address(0), supplyController, value);
        return true;
    }

    function decreaseSupply(uint256 value) public returns (bool) {
        require(msg.sender == supplyController && value <= balances[supplyController], "not enough supply");
        balances[supplyController] -= value;
        total -= value;
        emit SupplyDecreased(supplyController, value);
        emit Transfer(supplyController, address(0), value);
        return true;
    }
}

/// Delegates to the ledger; two of three may name another.
contract AureusProxy {
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;

    constructor(address implementation_, address admin_) public {
        (bytes32 code, bytes32 keeper) = (IMPLEMENTATION_SLOT, ADMIN_SLOT);
        assembly {
            sstore(code, implementation_)
            sstore(keeper, admin_)
        }
    }

    function() external payable {
        (bytes32 code, bytes32 keeper) = (IMPLEMENTATION_SLOT, ADMIN_SLOT);
        assembly {
            let first := shr(224, calldataload(0))
            if and(eq(caller(), sload(keeper)), eq(first, 0x3659cfe6)) {
                sstore(code, calldataload(4))
                stop()
            }
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(code), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
