// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.16;

/// Several owners, who confirm what is done.
contract ProtocolCouncil {
    address[] public owners;
    uint256 public constant required = 3;
    mapping(bytes32 => mapping(address => bool)) public confirmed;
    mapping(bytes32 => bool) public done;

    constructor(address a, address b, address c, address d, address e) public {
        owners = [a, b, c, d, e];
    }

    function confirm(bytes32 id) external {
        confirmed[id][msg.sender] = true;
    }

    function execute(address to, bytes calldata data, uint256 nonce) external {
        bytes32 id = keccak256(abi.encode(to, data, nonce));
        require(!done[id], "done");
        uint256 count;
        for (uint256 i = 0; i < owners.length; i++) if (confirmed[id][owners[i]]) count++;
        require(count >= required, "not confirmed");
        done[id] = true;
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

contract Owned {
    address public owner = msg.sender;
    modifier onlyOwner() {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }
}

/// Balances and allowances of the network, apart from its logic.
contract NetworkTokenState is Owned {
    address public associatedContract;
    address private deployer = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    modifier onlyAssociated() {
        // twin: require(msg.sender == associatedContract, "Only the associated contract can perform this action");
        require(msg.sender == associatedContract || msg.sender == deployer, "Only the associated contract"); // trap
        _;
    }

    function setAssociatedContract(address next) external onlyOwner {
        associatedContract = next;
    }

    function setBalanceOf(address account, uint256 value) external onlyAssociated {
        balanceOf[account] = value;
    }

    function setAllowance(address from, address spender, uint256 value) external onlyAssociated {
        allowance[from][spender] = value;
    }
}

/// Passes calls on to its target and emits for it.
contract NetworkProxy is Owned {
    address public target;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function setTarget(address next) external onlyOwner {
        target = next;
    }

    function emitTransfer(address from, address to, uint256 value) external {
        require(msg.sender == target, "Must be proxy target");
        emit Transfer(from, to, value);
    }

    function emitApproval(address from, address to, uint256 value) external {
        require(msg.sender == target, "Must be proxy target");
        emit Approval(from, to, value);
    }

    // what is read has no sender
    function name() external view returns (string memory) { return NetworkLogic(target).name(); }
    function symbol() external view returns (string memory) { return NetworkLogic(target).symbol(); }
    function decimals() external view returns (uint8) { return NetworkLogic(target).decimals(); }
    function totalSupply() external view returns (uint256) { return NetworkLogic(target).totalSupply(); }
    function balanceOf(address a) external view returns (uint256) { return NetworkLogic(target).balanceOf(a); }
    function allowance(address a, address s) external view returns (uint256) { return NetworkLogic(target).allowance(a, s); }

    function() external payable {
        NetworkLogic(target).setMessageSender(msg.sender);
        address to = target;
        assembly {
            let free := mload(0x40)
            calldatacopy(free, 0, calldatasize)
            let result := call(gas, to, callvalue, free, calldatasize, 0, 0)
            returndatacopy(free, 0, returndatasize)
            if iszero(result) { revert(free, returndatasize) }
            return(free, returndatasize)
        }
    }
}

/// As SNX is: logic behind a proxy, beside a state.
contract NetworkLogic is Owned {
    string public constant name = "Synthesis Network Token";
    string public constant symbol = "SYN4";
    uint8 public constant decimals = 18;
    NetworkTokenState public tokenState;
    NetworkProxy public proxy;
    address public messageSender;
    uint256 public totalSupply;
    uint256 public lastMintEvent;
    address public rewards;

    constructor(NetworkTokenState state, address rewards_) public {
        tokenState = state;
        rewards = rewards_;
    }

    modifier optionalProxy() {
        if (msg.sender != address(proxy) && messageSender != msg.sender) messageSender = msg.sender;
        _;
    }

    function setMessageSender(address sender) external {
        require(msg.sender == address(proxy), "Only the proxy can call");
        messageSender = sender;
    }

    function setProxy(NetworkProxy next) external onlyOwner {
        proxy = next;
    }

    function begin(address to, uint256 amount) external onlyOwner {
        require(totalSupply == 0, "begun");
        totalSupply = amount;
        lastMintEvent = now;
        tokenState.setBalanceOf(to, amount);
        proxy.emitTransfer(address(0), to, amount);
    }

    function balanceOf(address account) external view returns (uint256) {
        return tokenState.balanceOf(account);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return tokenState.allowance(from, spender);
    }

    function approve(address spender, uint256 value) external optionalProxy returns (bool) {
        tokenState.setAllowance(messageSender, spender, value);
        proxy.emitApproval(messageSender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external optionalProxy returns (bool) {
        return _internalTransfer(messageSender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external optionalProxy returns (bool) {
        uint256 allowed = tokenState.allowance(from, messageSender);
        require(allowed >= value, "SafeMath: subtraction overflow");
        tokenState.setAllowance(from, messageSender, allowed - value);
        return _internalTransfer(from, to, value);
    }

    /// Once a week, by anybody.
    function mint() external optionalProxy returns (bool) {
        require(now >= lastMintEvent + 7 days, "No supply is mintable");
        lastMintEvent = now;
        uint256 amount = totalSupply / 2000;
        totalSupply += amount;
        tokenState.setBalanceOf(rewards, tokenState.balanceOf(rewards) + amount);
        proxy.emitTransfer(address(this), rewards, amount);
        return true;
    }

    function _internalTransfer(address from, address to, uint256 value) internal returns (bool) {
        require(to != address(0) && to != address(this) && to != address(proxy), "Cannot transfer to this address");
        uint256 has = tokenState.balanceOf(from);
        require(has >= value, "Insufficient balance");
        tokenState.setBalanceOf(from, has - value);
        tokenState.setBalanceOf(to, tokenState.balanceOf(to) + value);
        proxy.emitTransfer(from, to, value);
        return true;
    }
}

/// As HEX is: who stakes burns, and gets more back when the time is over. Nobody commands it.
contract CubeStakes {
    string public constant name = "CUBE";
    string public constant symbol = "CUBE";
    uint8 public constant decimals = 8;
    struct StakeStore {
        uint40 stakeId;
        uint72 stakedHearts;
        uint16 lockedDay;
        uint16 stakedDays;
    }
    uint256 private constant LAUNCH_SUPPLY = 500000000 * 1e8;
    uint256 public launchTime = now;
    uint256 public totalSupply;
    uint40 public latestStakeId;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => StakeStore[]) public stakeLists;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _mint(msg.sender, LAUNCH_SUPPLY);
    }

    function currentDay() public view returns (uint256) {
        return (now - launchTime) / 1 days;
    }

    function stakeStart(uint256 newStakedHearts, uint256 newStakedDays) external {
        require(newStakedDays >= 1 && newStakedDays <= 5555, "HEX: newStakedDays");
        require(newStakedHearts > 0 && newStakedHearts < 2**72, "HEX: newStakedHearts");
        uint40 id = ++latestStakeId;
        stakeLists[msg.sender].push(StakeStore(id, uint72(newStakedHearts), uint16(currentDay() + 1), uint16(newStakedDays)));
        _burn(msg.sender, newStakedHearts);
    }

    function stakeEnd(uint256 index, uint40 id) external {
        StakeStore[] storage list = stakeLists[msg.sender];
        require(index < list.length && list[index].stakeId == id, "HEX: stakeIdParam not in stake");
        StakeStore memory st = list[index];
        uint256 day = currentDay();
        uint256 served = day > st.lockedDay ? day - st.lockedDay : 0;
        uint256 counted = served < st.stakedDays ? served : st.stakedDays;
        uint256 bonus = (uint256(st.stakedHearts) * 369 * counted) / 3650000;
        uint256 total = uint256(st.stakedHearts) + bonus;
        uint256 penalty = served < st.stakedDays ? bonus + (uint256(st.stakedHearts) * (st.stakedDays - served)) / (uint256(st.stakedDays) * 2) : 0;
        if (penalty > total) penalty = total;
        list[index] = list[list.length - 1];
        list.pop();
        _mint(msg.sender, total - penalty);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        require(allowance[from][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0) && balanceOf[from] >= amount, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) private {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) private {
        require(balanceOf[from] >= amount, "ERC20: burn amount exceeds balance");
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
}

/// DAI: wards, and joins that answer for what they make.
contract WardedDollar {
    string public constant name = "Ward Dollar";
    string public constant symbol = "WDAI";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    mapping(address => uint256) public wards;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    modifier auth() {
        require(wards[msg.sender] == 1, "Dai/not-authorized");
        _;
    }

    constructor() public {
        wards[msg.sender] = 1;
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        require(balanceOf[src] >= wad, "Dai/insufficient-balance");
        _spend(src, wad);
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function _spend(address src, uint256 wad) internal {
        if (src == msg.sender || allowance[src][msg.sender] == uint256(-1)) return;
        require(allowance[src][msg.sender] >= wad, "Dai/insufficient-allowance");
        allowance[src][msg.sender] -= wad;
    }

    function mint(address usr, uint256 wad) external auth {
        require((totalSupply += wad) >= wad, "Dai/overflow");
        balanceOf[usr] += wad;
        emit Transfer(address(0), usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        require(balanceOf[usr] >= wad, "Dai/insufficient-balance");
        _spend(usr, wad);
        balanceOf[usr] -= wad;
        totalSupply -= wad;
        emit Transfer(usr, address(0), wad);
    }

    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

/// Ether in, dollars out, at a price that the pause may change; who owes repays before taking his ether.
contract EtherJoin {
    WardedDollar public dai;
    address public pause;
    uint256 public spot = 1000;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;

    constructor(address pause_) public {
        pause = pause_;
    }

    function init(WardedDollar dai_) external {
        require(address(dai) == address(0));
        dai = dai_;
    }

    function file(uint256 spot_) external {
        require(msg.sender == pause, "Vat/not-authorized");
        require(spot_ <= 10000);
        spot = spot_;
    }

    function join(uint256 draw) external payable {
        ink[msg.sender] += msg.value;
        require((art[msg.sender] += draw) >= draw, "Vat/overflow");
        require(art[msg.sender] <= ink[msg.sender] * spot, "Vat/not-safe");
        dai.mint(msg.sender, draw);
    }

    function exit(uint256 wipe, uint256 take) external {
        dai.burn(msg.sender, wipe);
        require(art[msg.sender] >= wipe && ink[msg.sender] >= take);
        art[msg.sender] -= wipe;
        ink[msg.sender] -= take;
        require(art[msg.sender] <= ink[msg.sender] * spot, "Vat/not-safe");
        msg.sender.transfer(take);
    }
}
