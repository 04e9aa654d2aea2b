// 0.7 runs=99999
// SPDX-License-Identifier: AGPL-3.0
pragma solidity ^0.7.6;
pragma abicoder v2;

interface ITransferHook {
    function onTransfer(address from, address to, uint256 amount) external;
}

/// Hears of every transfer, as the house that votes does; keeps how much was moved, and cannot refuse.
contract AssemblyHook is ITransferHook {
    mapping(address => uint256) public movedOf;

    function onTransfer(address from, address, uint256 amount) external override {
        movedOf[from] += amount;
    }
}

contract SpectreDao {
    string public constant name = "Spectre";
    string public constant symbol = "SPEC";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 16_000_000 ether;
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 public constant PERMIT_TYPEHASH = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    ITransferHook public immutable _governance;

    struct Snapshot {
        uint128 blockNumber;
        uint128 value;
    }
    mapping(address => mapping(uint256 => Snapshot)) public _snapshots;
    mapping(address => uint256) public _countsSnapshots;
    mapping(address => uint256) public _nonces;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SnapshotDone(address owner, uint128 oldValue, uint128 newValue);

    constructor(ITransferHook governance) {
        _governance = governance;
        uint256 chain;
        assembly {
            chain := chainid()
        }
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256("1"),
                chain,
                address(this)
            )
        );
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(owner != address(0), "INVALID_OWNER");
        require(block.timestamp <= deadline, "INVALID_EXPIRATION");
        uint256 nonce = _nonces[owner];
        bytes32 digest = keccak256(
            abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonce, deadline)))
        );
        require(owner == ecrecover(digest, v, r, s), "INVALID_SIGNATURE");
        _nonces[owner] = nonce + 1;
        _approve(owner, spender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function _approve(address owner, address spender, uint256 value) internal {
        _allowances[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _allowances[from][msg.sender];
        require(left >= value, "ERC20: transfer amount exceeds allowance");
        _transfer(from, to, value);
        _approve(from, msg.sender, left - value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(from != address(0) && to != address(0), "ERC20: zero");
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        if (from != to) {
            _write(from, _balances[from], _balances[from] - value);
            _write(to, _balances[to], _balances[to] + value);
        }
        _balances[from] -= value;
        _balances[to] += value;
        if (address(_governance) != address(0)) _governance.onTransfer(from, to, value);
        emit Transfer(from, to, value);
    }

    function _write(address who, uint256 previous, uint256 next) internal {
        uint256 count = _countsSnapshots[who];
        if (count != 0 && _snapshots[who][count - 1].blockNumber == block.number) {
            _snapshots[who][count - 1].value = uint128(next);
        } else {
            _snapshots[who][count] = Snapshot(uint128(block.number), uint128(next));
            _countsSnapshots[who] = count + 1;
        }
        emit SnapshotDone(who, uint128(previous), uint128(next));
    }
}

/// Ether that is staked. Five report what the beacon chain has, three must agree, and a day changes little.
contract FloeStakedEther {
    string public constant name = "Floe Staked Ether";
    string public constant symbol = "flETH";
    uint8 public constant decimals = 18;
    bytes32 private constant POOLED = keccak256("floe.pooled");
    bytes32 private constant SHARES = keccak256("floe.shares");
    uint256 public constant MAX_GAIN_BPS = 10;
    uint256 public constant MAX_LOSS_BPS = 50;
    mapping(address => uint256) private shares;
    mapping(address => mapping(address => uint256)) private allowances;
    mapping(address => bool) public isReporter;
    mapping(uint256 => mapping(uint256 => uint256)) public votesFor;
    mapping(uint256 => mapping(address => bool)) public reported;
    uint256 public lastEpoch;
    uint256 public lastTime;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 sharesValue);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Submitted(address indexed sender, uint256 amount);
    event Rebased(uint256 day, uint256 before, uint256 afterwards);

    constructor(address[] memory reporters) {
        require(reporters.length == 5);
        for (uint256 i; i < 5; i++) isReporter[reporters[i]] = true;
        lastTime = block.timestamp;
    }

    function _get(bytes32 slot) private view returns (uint256 v) {
        assembly {
            v := sload(slot)
        }
    }

    function _set(bytes32 slot, uint256 v) private {
        assembly {
            sstore(slot, v)
        }
    }

    receive() external payable {
        submit();
    }

    function submit() public payable returns (uint256 made) {
        require(msg.value != 0, "ZERO_DEPOSIT");
        made = _get(SHARES) == 0 ? msg.value : getSharesByPooledEth(msg.value);
        _set(POOLED, _get(POOLED) + msg.value);
        _set(SHARES, _get(SHARES) + made);
        shares[msg.sender] += made;
        emit Submitted(msg.sender, msg.value);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function report(uint256 day, uint256 pooled) external {
        require(isReporter[msg.sender] && !reported[day][msg.sender], "REPORTER");
        require(day == lastEpoch + 1 && block.timestamp >= lastTime + 20 hours, "DAY");
        reported[day][msg.sender] = true;
        if (++votesFor[day][pooled] < 3) return;
        uint256 before = _get(POOLED);
        require(pooled <= before + (before * MAX_GAIN_BPS) / 10_000, "GAIN");
        require(pooled >= before - (before * MAX_LOSS_BPS) / 10_000, "LOSS");
        (lastEpoch, lastTime) = (day, block.timestamp);
        _set(POOLED, pooled);
        emit Rebased(day, before, pooled);
    }

    function totalSupply() external view returns (uint256) {
        return _get(POOLED);
    }

    function getTotalShares() external view returns (uint256) {
        return _get(SHARES);
    }

    function sharesOf(address who) external view returns (uint256) {
        return shares[who];
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return (amount * _get(SHARES)) / _get(POOLED);
    }

    function getPooledEthByShares(uint256 amount) public view returns (uint256) {
        return _get(SHARES) == 0 ? 0 : (amount * _get(POOLED)) / _get(SHARES);
    }

    function balanceOf(address who) external view returns (uint256) {
        return getPooledEthByShares(shares[who]);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowances[from][msg.sender] >= value, "ALLOWANCE_EXCEEDED");
        if (allowances[from][msg.sender] != uint256(-1)) allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this), "TO");
        uint256 part = getSharesByPooledEth(value);
        require(shares[from] >= part, "BALANCE_EXCEEDED");
        shares[from] -= part;
        shares[to] += part;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, part);
    }
}

/// Its supply follows a price; balances are parts of all.
contract TidalUnit {
    string public constant name = "Tidal Unit";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 9;
    uint256 private constant INITIAL = 50 * 10**6 * 10**9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 public totalSupply = INITIAL;
    uint256 private _gonsPerFragment = TOTAL_GONS / INITIAL;
    address public immutable monetaryPolicy;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) private _allowedFragments;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address policy) {
        monetaryPolicy = policy;
        _gonBalances[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        if (delta < 0) totalSupply -= uint256(-delta);
        else totalSupply += uint256(delta);
        if (totalSupply > uint128(-1)) totalSupply = uint128(-1);
        _gonsPerFragment = TOTAL_GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _gonBalances[who] / _gonsPerFragment;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowedFragments[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowedFragments[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowedFragments[from][msg.sender] >= value, "allowance");
        _allowedFragments[from][msg.sender] -= value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this), "recipient");
        uint256 gons = value * _gonsPerFragment;
        require(_gonBalances[from] >= gons, "balance");
        _gonBalances[from] -= gons;
        _gonBalances[to] += gons;
        emit Transfer(from, to, value);
    }
}

/// Once a day, a tenth of the deviation, at most two of a hundred; prices are the median of three providers.
contract TidalPolicy {
    TidalUnit public uFrags;
    uint256 public epoch;
    uint256 public lastRebase;
    uint256 public constant TARGET = 1e18;
    address[3] public providers;
    uint256[3] public reports;

    constructor(address[] memory who) {
        for (uint256 i; i < 3; i++) {
            providers[i] = who[i];
            reports[i] = TARGET;
        }
    }

    function bind(TidalUnit u) external {
        require(address(uFrags) == address(0));
        uFrags = u;
    }

    function pushReport(uint256 price) external {
        for (uint256 i; i < 3; i++)
            if (providers[i] == msg.sender) {
                reports[i] = price;
                return;
            }
        revert("provider");
    }

    function median() public view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (reports[0], reports[1], reports[2]);
        if (a > b) (a, b) = (b, a);
        return c < a ? a : (c > b ? b : c);
    }

    function rebase() external {
        require(block.timestamp >= lastRebase + 1 days, "too soon");
        lastRebase = block.timestamp;
        int256 supply = int256(uFrags.totalSupply());
        int256 price = int256(median());
        if (price > 100 * int256(TARGET)) price = 100 * int256(TARGET);
        int256 delta = (supply * (price - int256(TARGET))) / int256(TARGET) / 10;
        int256 most = supply / 50;
        if (delta > most) delta = most;
        if (delta < -most) delta = -most;
        uFrags.rebase(++epoch, delta);
    }
}

/// Balances stay while the code that moves them is changed, by who sits behind two days.
contract RelicState {
    address public owner = msg.sender;
    address public associatedContract;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    modifier onlyAssociatedContract() {
        require(msg.sender == associatedContract, "associated");
        _;
    }

    function setAssociatedContract(address a) external {
        require(msg.sender == owner, "owner");
        associatedContract = a;
    }

    function nominateAndGive(address next) external {
        require(msg.sender == owner, "owner");
        owner = next;
    }

    function setBalanceOf(address who, uint256 value) external onlyAssociatedContract {
        balanceOf[who] = value;
    }

    function setAllowance(address who, address spender, uint256 value) external onlyAssociatedContract {
        allowance[who][spender] = value;
    }
}

contract RelicLogic {
    RelicFront public immutable proxy;
    RelicState public immutable state;
    address private immutable maker;
    string public constant name = "Relic Network";
    string public constant symbol = "RLC";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;

    constructor(RelicFront proxy_, RelicState state_) {
        proxy = proxy_;
        state = state_;
        maker = msg.sender;
    }

    modifier onlyProxy() {
        require(msg.sender == address(proxy), "proxy");
        _;
    }

    function first(uint256 amount) external {
        require(msg.sender == maker && totalSupply == 0, "once");
        totalSupply = amount;
        state.setBalanceOf(maker, amount);
        proxy.tellTransfer(address(0), maker, amount);
    }

    function balanceOf(address who) external view returns (uint256) {
        return state.balanceOf(who);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return state.allowance(who, spender);
    }

    function approve(address spender, uint256 value) external onlyProxy returns (bool) {
        address sender = proxy.messageSender();
        state.setAllowance(sender, spender, value);
        proxy.tellApproval(sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external onlyProxy returns (bool) {
        return _move(proxy.messageSender(), to, value);
    }

    function transferFrom(address from, address to, uint256 value) external onlyProxy returns (bool) {
        address sender = proxy.messageSender();
        uint256 left = state.allowance(from, sender);
        require(left >= value, "allowance");
        state.setAllowance(from, sender, left - value);
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 has = state.balanceOf(from);
        require(has >= value, "balance");
        state.setBalanceOf(from, has - value);
        state.setBalanceOf(to, state.balanceOf(to) + value);
        proxy.tellTransfer(from, to, value);
        return true;
    }
}

contract RelicFront {
    address public owner = msg.sender;
    address public target;
    address public messageSender;
    event TargetUpdated(address newTarget);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function setTarget(address target_) external {
        require(msg.sender == owner, "owner");
        target = target_;
        emit TargetUpdated(target_);
    }

    function nominateAndGive(address next) external {
        require(msg.sender == owner, "owner");
        owner = next;
    }

    function tellTransfer(address from, address to, uint256 value) external {
        require(msg.sender == target, "target");
        emit Transfer(from, to, value);
    }

    function tellApproval(address who, address spender, uint256 value) external {
        require(msg.sender == target, "target");
        emit Approval(who, spender, value);
    }

    fallback() external {
        address to = target;
        // reads need nobody's name
        bytes4 what = msg.sig;
        if (what == 0xa9059cbb || what == 0x23b872dd || what == 0x095ea7b3) messageSender = msg.sender;
        (bool ok, bytes memory answer) = to.call(msg.data);
        assembly {
            if iszero(ok) {
                revert(add(answer, 0x20), mload(answer))
            }
            return(add(answer, 0x20), mload(answer))
        }
    }
}

/// Carries what people have signed.
contract PostForwarder {
    struct ForwardRequest {
        address from;
        address to;
        uint256 gas;
        uint256 nonce;
        bytes data;
    }
    mapping(address => uint256) public nonces;

    function execute(ForwardRequest calldata req, bytes32 r, bytes32 s, uint8 v) external returns (bool ok, bytes memory answer) {
        bytes32 digest = keccak256(abi.encode(address(this), req.from, req.to, req.gas, req.nonce, keccak256(req.data)));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v, r, s);
        require(signer != address(0) && signer == req.from && nonces[req.from]++ == req.nonce, "signature");
        (ok, answer) = req.to.call{gas: req.gas}(abi.encodePacked(req.data, req.from));
    }
}

contract PostageToken {
    string public name = "Postage";
    string public symbol = "POST";
    uint8 public decimals = 6;
    uint256 public totalSupply;
    address public immutable trustedForwarder;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address forwarder) {
        trustedForwarder = forwarder;
        totalSupply = balanceOf[msg.sender] = 500_000_000e6;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function isTrustedForwarder(address who) public view returns (bool) {
        return who == trustedForwarder;
    }

    function _sender() internal view returns (address who) {
        who = msg.sender;
        if (isTrustedForwarder(who) && msg.data.length >= 24) {
            assembly {
                who := shr(96, calldataload(sub(calldatasize(), 20)))
            }
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        address who = _sender();
        allowance[who][spender] = value;
        emit Approval(who, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _t(_sender(), to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        address who = _sender();
        require(allowance[from][who] >= value, "allowance");
        if (allowance[from][who] != type(uint256).max) allowance[from][who] -= value;
        return _t(from, to, value);
    }

    function _t(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Bars in a vault: supply and its protection with three of five, a fee of transfers of a fifth of a hundredth at most.
contract BullionGram {
    string public constant name = "Bullion Gram";
    string public constant symbol = "GRAM";
    uint8 public constant decimals = 18;
    uint256 public constant feeParts = 1_000_000;
    uint256 public constant maxFeeRate = 2_000;
    uint256 public feeRate = 200;
    uint256 public totalSupply;
    bool public paused;
    address public owner;
    address public supplyController;
    address public assetProtectionRole;
    address public feeController;
    address public feeRecipient;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    mapping(address => bool) internal frozen;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event AddressFrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);
    event SupplyIncreased(address indexed to, uint256 value);

    constructor(address several) {
        owner = supplyController = assetProtectionRole = feeController = feeRecipient = several;
    }

    modifier only(address who) {
        require(msg.sender == who, "role");
        _;
    }

    function pause() external only(owner) {
        paused = true;
    }

    function unpause() external only(owner) {
        paused = false;
    }

    function freeze(address who) external only(assetProtectionRole) {
        frozen[who] = true;
        emit AddressFrozen(who);
    }

    function unfreeze(address who) external only(assetProtectionRole) {
        frozen[who] = false;
    }

    function wipeFrozenAddress(address who) external only(assetProtectionRole) {
        require(frozen[who], "not frozen");
        uint256 value = balances[who];
        balances[who] = 0;
        totalSupply -= value;
        emit FrozenAddressWiped(who);
        emit Transfer(who, address(0), value);
    }

    function increaseSupply(uint256 value) external only(supplyController) {
        totalSupply += value;
        balances[supplyController] += value;
        emit SupplyIncreased(supplyController, value);
        emit Transfer(address(0), supplyController, value);
    }

    function decreaseSupply(uint256 value) external only(supplyController) {
        require(balances[supplyController] >= value, "not enough");
        balances[supplyController] -= value;
        totalSupply -= value;
        emit Transfer(supplyController, address(0), value);
    }

    function setFeeRate(uint256 rate) external only(feeController) {
        require(rate <= maxFeeRate, "cannot set fee rate above max");
        feeRate = rate;
    }

    function setFeeRecipient(address to) external only(feeController) {
        require(to != address(0));
        feeRecipient = to;
    }

    function isFrozen(address who) external view returns (bool) {
        return frozen[who];
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(!paused && !frozen[spender] && !frozen[msg.sender], "frozen");
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(!frozen[msg.sender], "frozen");
        require(value <= allowed[from][msg.sender], "insufficient allowance");
        allowed[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!paused, "whenNotPaused");
        require(to != address(0) && !frozen[from] && !frozen[to], "frozen");
        require(value <= balances[from], "insufficient funds");
        uint256 fee = from == supplyController || to == supplyController ? 0 : (value * feeRate) / feeParts;
        balances[from] -= value;
        balances[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balances[feeRecipient] += fee;
            emit Transfer(from, feeRecipient, fee);
            emit FeeCollected(from, feeRecipient, fee);
        }
    }
}
