// 0.5 runs=200
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

contract UpgradedStandardToken {
    function transferByLegacy(address from, address to, uint256 value) public;
    function transferFromByLegacy(address sender, address from, address spender, uint256 value) public;
    function approveByLegacy(address from, address spender, uint256 value) public;
    function balanceOf(address who) public view returns (uint256);
}

/// The old dollar: returns nothing, may take a small fee, may be succeeded by another.
contract TethysToken {
    using SafeMath for uint256;

    string public name = "Tethys USD";
    string public symbol = "USDTY";
    uint256 public decimals = 6;
    uint256 public _totalSupply;
    address public owner;
    bool public paused;
    bool public deprecated;
    address public upgradedAddress;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event Deprecate(address newAddress);
    event Params(uint256 feeBasisPoints, uint256 maxFee);
    event DestroyedBlackFunds(address who, uint256 balance);
    event AddedBlackList(address who);
    event RemovedBlackList(address who);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    modifier whenNotPaused() {
        require(!paused);
        _;
    }

    modifier onlyPayloadSize(uint256 size) {
        require(!(msg.data.length < size + 4));
        _;
    }

    constructor(uint256 first) public {
        owner = msg.sender;
        _totalSupply = balances[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    function transferOwnership(address to) public onlyOwner {
        if (to != address(0)) owner = to;
    }

    function transfer(address to, uint256 value) public whenNotPaused onlyPayloadSize(2 * 32) {
        require(!isBlackListed[msg.sender]);
        if (deprecated) return UpgradedStandardToken(upgradedAddress).transferByLegacy(msg.sender, to, value);
        _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public whenNotPaused onlyPayloadSize(3 * 32) {
        require(!isBlackListed[from]);
        if (deprecated) return UpgradedStandardToken(upgradedAddress).transferFromByLegacy(msg.sender, from, to, value);
        if (allowed[from][msg.sender] < uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 fee = value.mul(basisPointsRate) / 10000;
        if (fee > maximumFee) fee = maximumFee;
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value.sub(fee));
        if (fee > 0) {
            balances[owner] = balances[owner].add(fee);
            emit Transfer(from, owner, fee);
        }
        emit Transfer(from, to, value.sub(fee));
    }

    function approve(address spender, uint256 value) public onlyPayloadSize(2 * 32) {
        if (deprecated) return UpgradedStandardToken(upgradedAddress).approveByLegacy(msg.sender, spender, value);
        require(!((value != 0) && (allowed[msg.sender][spender] != 0)));
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function balanceOf(address who) public view returns (uint256) {
        return deprecated ? UpgradedStandardToken(upgradedAddress).balanceOf(who) : balances[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return allowed[from][spender];
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function pause() public onlyOwner {
        paused = true;
    }

    function unpause() public onlyOwner {
        paused = false;
    }

    function addBlackList(address who) public onlyOwner {
        isBlackListed[who] = true;
        emit AddedBlackList(who);
    }

    function removeBlackList(address who) public onlyOwner {
        isBlackListed[who] = false;
        emit RemovedBlackList(who);
    }

    function destroyBlackFunds(address who) public onlyOwner {
        require(isBlackListed[who]);
        uint256 dirty = balances[who];
        balances[who] = 0;
        _totalSupply = _totalSupply.sub(dirty);
        emit DestroyedBlackFunds(who, dirty);
    }

    function deprecate(address next) public onlyOwner {
        deprecated = true;
        upgradedAddress = next;
        emit Deprecate(next);
    }

    function issue(uint256 amount) public onlyOwner {
        balances[owner] = balances[owner].add(amount);
        _totalSupply = _totalSupply.add(amount);
        emit Issue(amount);
    }

    function redeem(uint256 amount) public onlyOwner {
        _totalSupply = _totalSupply.sub(amount);
        balances[owner] = balances[owner].sub(amount);
        emit Redeem(amount);
    }

    function setParams(uint256 basisPoints, uint256 maxFee) public onlyOwner {
        require(basisPoints < 20);
        require(maxFee < 50);
        basisPointsRate = basisPoints;
        maximumFee = maxFee.mul(10 ** decimals);
        emit Params(basisPointsRate, maximumFee);
    }
}

/// Exchange coin of the first hour: freezes what is one's own, burns, and keeps stray ether.
contract BinnacleCoin {
    using SafeMath for uint256;

    string public name = "Binnacle";
    string public symbol = "BNCL";
    uint8 public decimals = 18;
    uint256 public totalSupply = 16579517 ether;
    address payable public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public freezeOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);
    event Unfreeze(address indexed from, uint256 value);

    constructor() public {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
    }

    function transfer(address to, uint256 value) public {
        require(to != address(0) && value > 0);
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(value > 0);
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(to != address(0) && value > 0);
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }

    function burn(uint256 value) public returns (bool) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Burn(msg.sender, value);
        return true;
    }

    function freeze(uint256 value) public returns (bool) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        freezeOf[msg.sender] = freezeOf[msg.sender].add(value);
        emit Freeze(msg.sender, value);
        return true;
    }

    function unfreeze(uint256 value) public returns (bool) {
        freezeOf[msg.sender] = freezeOf[msg.sender].sub(value);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(value);
        emit Unfreeze(msg.sender, value);
        return true;
    }

    function withdrawEther(uint256 amount) public {
        require(msg.sender == owner);
        owner.transfer(amount);
    }

    function() external payable {}
}

/// Votes by checkpoints of 96 bits; its minter may mint two of a hundred a year.
contract UniformVotes {
    string public constant name = "Uniform";
    string public constant symbol = "UNFM";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1000000000e18;
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;
    mapping(address => uint256) public nonces;
    bytes32 public constant DOMAIN_TYPEHASH = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 public constant DELEGATION_TYPEHASH = keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_, uint256 mintingAllowedAfter_) public {
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter);
        mintingAllowedAfter = mintingAllowedAfter_;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Uni::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 rawAmount) external {
        require(msg.sender == minter, "Uni::mint: only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "Uni::mint: minting not allowed yet");
        require(dst != address(0), "Uni::mint: cannot transfer to the zero address");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        uint96 amount = safe96(rawAmount);
        require(amount <= totalSupply * mintCap / 100, "Uni::mint: exceeded mint cap");
        totalSupply = safe96(totalSupply + amount);
        balances[dst] = balances[dst] + amount;
        emit Transfer(address(0), dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return allowances[account][spender];
    }

    function approve(address spender, uint256 rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint256(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function transfer(address dst, uint256 rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint256 rawAmount) external returns (bool) {
        uint96 spenderAllowance = allowances[src][msg.sender];
        uint96 amount = safe96(rawAmount);
        if (msg.sender != src && spenderAllowance != uint96(-1)) {
            require(amount <= spenderAllowance, "Uni::transferFrom: transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = spenderAllowance - amount;
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) public {
        _delegate(msg.sender, delegatee);
    }

    function delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(name)), uint256(1), address(this)));
        bytes32 digest = keccak256(
            abi.encodePacked("\x19\x01", domain, keccak256(abi.encode(DELEGATION_TYPEHASH, delegatee, nonce, expiry)))
        );
        address signatory = ecrecover(digest, v, r, s);
        require(signatory != address(0), "Uni::delegateBySig: invalid signature");
        require(nonce == nonces[signatory]++, "Uni::delegateBySig: invalid nonce");
        require(now <= expiry, "Uni::delegateBySig: signature expired");
        _delegate(signatory, delegatee);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function getPriorVotes(address account, uint256 blockNumber) public view returns (uint96) {
        require(blockNumber < block.number, "Uni::getPriorVotes: not yet determined");
        uint32 low = 0;
        uint32 high = numCheckpoints[account];
        while (low < high) {
            uint32 mid = (low + high) / 2;
            if (checkpoints[account][mid].fromBlock > blockNumber) high = mid;
            else low = mid + 1;
        }
        return high == 0 ? 0 : checkpoints[account][high - 1].votes;
    }

    function _delegate(address delegator, address delegatee) internal {
        address current = delegates[delegator];
        delegates[delegator] = delegatee;
        emit DelegateChanged(delegator, current, delegatee);
        _moveDelegates(current, delegatee, balances[delegator]);
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "Uni::_transferTokens: zero address");
        require(balances[src] >= amount, "Uni::_transferTokens: transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address srcRep, address dstRep, uint96 amount) internal {
        if (srcRep == dstRep || amount == 0) return;
        if (srcRep != address(0)) _write(srcRep, amount, false);
        if (dstRep != address(0)) _write(dstRep, amount, true);
    }

    function _write(address rep, uint96 amount, bool more) internal {
        uint32 n = numCheckpoints[rep];
        uint96 was = n > 0 ? checkpoints[rep][n - 1].votes : 0;
        uint96 will = more ? was + amount : was - amount;
        if (n > 0 && checkpoints[rep][n - 1].fromBlock == block.number) {
            checkpoints[rep][n - 1].votes = will;
        } else {
            checkpoints[rep][n] = Checkpoint(uint32(block.number), will);
            numCheckpoints[rep] = n + 1;
        }
        emit DelegateVotesChanged(rep, was, will);
    }

    function safe96(uint256 n) internal pure returns (uint96) {
        require(n < 2 ** 96, "Uni: amount exceeds 96 bits");
        return uint96(n);
    }
}

/// Name and symbol of 32 bytes; whoever has its authority may stop it, mint and burn.
contract GuardedToken {
    bytes32 public name = "Girder";
    bytes32 public symbol = "GRDR";
    uint256 public decimals = 18;
    address public owner;
    address public authority;
    bool public stopped;
    uint256 internal _supply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _approvals;

    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Mint(address indexed guy, uint256 wad);
    event Burn(address indexed guy, uint256 wad);
    event LogSetOwner(address indexed owner);
    event LogSetAuthority(address indexed authority);
    event LogNote(bytes4 indexed sig, address indexed guy, bytes32 indexed foo, bytes32 bar, uint256 wad, bytes fax) anonymous;

    modifier note() {
        bytes32 foo;
        bytes32 bar;
        assembly {
            foo := calldataload(4)
            bar := calldataload(36)
        }
        emit LogNote(msg.sig, msg.sender, foo, bar, 0, msg.data);
        _;
    }

    modifier stoppable() {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    modifier auth() {
        require(isAuthorized(msg.sender), "ds-auth-unauthorized");
        _;
    }

    constructor() public {
        owner = msg.sender;
        emit LogSetOwner(msg.sender);
        mint(msg.sender, 1000000 ether);
    }

    function isAuthorized(address src) internal view returns (bool) {
        return src == address(this) || src == owner || (authority != address(0) && src == authority);
    }

    function setOwner(address to) public auth {
        owner = to;
        emit LogSetOwner(to);
    }

    function setAuthority(address to) public auth {
        authority = to;
        emit LogSetAuthority(to);
    }

    function stop() public auth note {
        stopped = true;
    }

    function start() public auth note {
        stopped = false;
    }

    function totalSupply() public view returns (uint256) {
        return _supply;
    }

    function balanceOf(address src) public view returns (uint256) {
        return _balances[src];
    }

    function allowance(address src, address guy) public view returns (uint256) {
        return _approvals[src][guy];
    }

    function approve(address guy) public stoppable returns (bool) {
        return approve(guy, uint256(-1));
    }

    function approve(address guy, uint256 wad) public stoppable returns (bool) {
        _approvals[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) public returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public stoppable returns (bool) {
        if (src != msg.sender && _approvals[src][msg.sender] != uint256(-1)) {
            require(_approvals[src][msg.sender] >= wad, "ds-token-insufficient-approval");
            _approvals[src][msg.sender] -= wad;
        }
        require(_balances[src] >= wad, "ds-token-insufficient-balance");
        _balances[src] -= wad;
        _balances[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function push(address dst, uint256 wad) public {
        transferFrom(msg.sender, dst, wad);
    }

    function pull(address src, uint256 wad) public {
        transferFrom(src, msg.sender, wad);
    }

    function mint(address guy, uint256 wad) public auth stoppable {
        require(_supply + wad >= wad);
        _balances[guy] += wad;
        _supply += wad;
        emit Mint(guy, wad);
    }

    function burn(address guy, uint256 wad) public auth stoppable {
        if (guy != msg.sender && _approvals[guy][msg.sender] != uint256(-1)) {
            require(_approvals[guy][msg.sender] >= wad, "ds-token-insufficient-approval");
            _approvals[guy][msg.sender] -= wad;
        }
        require(_balances[guy] >= wad, "ds-token-insufficient-balance");
        _balances[guy] -= wad;
        _supply -= wad;
        emit Burn(guy, wad);
    }
}

/// Balances of a proxied token, which its target alone may write.
contract TokenState {
    address public owner;
    address public associatedContract;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() public {
        owner = msg.sender;
    }

    modifier onlyAssociated() {
        require(msg.sender == associatedContract, "Only the associated contract can perform this action");
        _;
    }

    function setAssociatedContract(address next) external {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        associatedContract = next;
    }

    function nominate(address next) external {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        owner = next;
    }

    function setBalanceOf(address who, uint256 value) external onlyAssociated {
        balanceOf[who] = value;
    }

    function setAllowance(address from, address spender, uint256 value) external onlyAssociated {
        allowance[from][spender] = value;
    }
}

/// Calls its target, which calls back to emit.
contract ProxyToken {
    address public owner;
    address public target;

    event TargetUpdated(address newTarget);

    constructor() public {
        owner = msg.sender;
    }

    function setTarget(address next) external {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        target = next;
        emit TargetUpdated(next);
    }

    function nominate(address next) external {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        owner = next;
    }

    function name() external view returns (string memory) {
        return TargetToken(target).name();
    }

    function symbol() external view returns (string memory) {
        return TargetToken(target).symbol();
    }

    function decimals() external view returns (uint8) {
        return TargetToken(target).decimals();
    }

    function totalSupply() external view returns (uint256) {
        return TargetToken(target).totalSupply();
    }

    function balanceOf(address who) external view returns (uint256) {
        return TargetToken(target).balanceOf(who);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return TargetToken(target).allowance(from, spender);
    }

    function _emit(bytes calldata data, bytes32 topic1, bytes32 topic2, bytes32 topic3) external {
        require(msg.sender == target, "Must be proxy target");
        bytes memory copy = data;
        assembly {
            log3(add(copy, 32), mload(copy), topic1, topic2, topic3)
        }
    }

    function() external payable {
        TargetToken(target).setMessageSender(msg.sender);
        assembly {
            let free := mload(0x40)
            calldatacopy(free, 0, calldatasize)
            let result := call(gas, sload(target_slot), callvalue, free, calldatasize, 0, 0)
            returndatacopy(free, 0, returndatasize)
            if iszero(result) {
                revert(free, returndatasize)
            }
            return(free, returndatasize)
        }
    }
}

contract TargetToken {
    using SafeMath for uint256;

    string public constant name = "Synthium Network";
    string public constant symbol = "SYNT";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 100000000 ether;
    ProxyToken public proxy;
    TokenState public tokenState;
    address public messageSender;

    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");
    bytes32 private constant APPROVAL = keccak256("Approval(address,address,uint256)");

    constructor(TokenState state) public {
        tokenState = state;
    }

    function bind(ProxyToken proxy_) external {
        require(address(proxy) == address(0), "bound");
        proxy = proxy_;
    }

    modifier optionalProxy() {
        if (msg.sender != address(proxy)) messageSender = msg.sender;
        _;
    }

    function setMessageSender(address sender) external {
        require(msg.sender == address(proxy), "Only the proxy can call");
        messageSender = sender;
    }

    /// Once the state is its own and still empty.
    function endow(address to) external {
        require(tokenState.balanceOf(address(1)) == 0, "endowed");
        tokenState.setBalanceOf(address(1), 1);
        tokenState.setBalanceOf(to, totalSupply - 1);
        proxy._emit(abi.encode(totalSupply - 1), TRANSFER, bytes32(0), bytes32(uint256(to)));
    }

    function balanceOf(address who) external view returns (uint256) {
        return tokenState.balanceOf(who);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return tokenState.allowance(from, spender);
    }

    function approve(address spender, uint256 value) external optionalProxy returns (bool) {
        tokenState.setAllowance(messageSender, spender, value);
        proxy._emit(abi.encode(value), APPROVAL, bytes32(uint256(messageSender)), bytes32(uint256(spender)));
        return true;
    }

    function transfer(address to, uint256 value) external optionalProxy returns (bool) {
        return _internalTransfer(messageSender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external optionalProxy returns (bool) {
        tokenState.setAllowance(from, messageSender, tokenState.allowance(from, messageSender).sub(value));
        return _internalTransfer(from, to, value);
    }

    function _internalTransfer(address from, address to, uint256 value) internal returns (bool) {
        require(to != address(0) && to != address(this) && to != address(proxy), "Cannot transfer to this address");
        tokenState.setBalanceOf(from, tokenState.balanceOf(from).sub(value));
        tokenState.setBalanceOf(to, tokenState.balanceOf(to).add(value));
        proxy._emit(abi.encode(value), TRANSFER, bytes32(uint256(from)), bytes32(uint256(to)));
        return true;
    }
}
