// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint a, uint b) internal pure returns (uint c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint a, uint b) internal pure returns (uint) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint a, uint b) internal pure returns (uint c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

contract Owned {
    address public owner = msg.sender;

    event OwnerChanged(address oldOwner, address newOwner);

    modifier onlyOwner {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        _;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnerChanged(owner, newOwner);
        owner = newOwner;
    }
}

/// Keeps balances for whatever contract stands behind the face of the token.
contract TokenState is Owned {
    address public associatedContract;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;

    event AssociatedContractUpdated(address associatedContract);

    modifier onlyAssociatedContract {
        require(msg.sender == associatedContract, "Only the associated contract can perform this action");
        _;
    }

    function setAssociatedContract(address associated) external onlyOwner {
        associatedContract = associated;
        emit AssociatedContractUpdated(associated);
    }

    function setAllowance(address tokenOwner, address spender, uint value) external onlyAssociatedContract {
        allowance[tokenOwner][spender] = value;
    }

    function setBalanceOf(address account, uint value) external onlyAssociatedContract {
        balanceOf[account] = value;
    }
}

interface ITarget {
    function setMessageSender(address sender) external;
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function totalSupply() external view returns (uint);
    function balanceOf(address account) external view returns (uint);
    function allowance(address owner, address spender) external view returns (uint);
    function transfer(address to, uint value) external returns (bool);
    function transferFrom(address from, address to, uint value) external returns (bool);
    function approve(address spender, uint value) external returns (bool);
}

/// The face: forwards to its target, which lets it tell what happened.
contract HavenProxy is Owned {
    ITarget public target;

    event TargetUpdated(ITarget newTarget);

    constructor(ITarget _target) public {
        target = _target;
    }

    function setTarget(ITarget _target) external onlyOwner {
        target = _target;
        emit TargetUpdated(_target);
    }

    function _emit(bytes calldata callData, uint numTopics, bytes32 topic1, bytes32 topic2, bytes32 topic3) external {
        require(msg.sender == address(target), "Must be proxy target");
        uint size = callData.length;
        bytes memory _callData = callData;
        assembly {
            switch numTopics
                case 0 { log0(add(_callData, 32), size) }
                case 1 { log1(add(_callData, 32), size, topic1) }
                case 2 { log2(add(_callData, 32), size, topic1, topic2) }
                case 3 { log3(add(_callData, 32), size, topic1, topic2, topic3) }
        }
    }

    function name() external view returns (string memory) {
        return target.name();
    }

    function symbol() external view returns (string memory) {
        return target.symbol();
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint) {
        return target.totalSupply();
    }

    function balanceOf(address account) external view returns (uint) {
        return target.balanceOf(account);
    }

    function allowance(address tokenOwner, address spender) external view returns (uint) {
        return target.allowance(tokenOwner, spender);
    }

    function approve(address spender, uint value) external returns (bool) {
        target.setMessageSender(msg.sender);
        target.approve(spender, value);
        return true;
    }

    function transfer(address to, uint value) external returns (bool) {
        target.setMessageSender(msg.sender);
        target.transfer(to, value);
        return true;
    }

    function transferFrom(address from, address to, uint value) external returns (bool) {
        target.setMessageSender(msg.sender);
        target.transferFrom(from, to, value);
        return true;
    }

    function() external payable {
        target.setMessageSender(msg.sender);
        assembly {
            let free_ptr := mload(0x40)
            calldatacopy(free_ptr, 0, calldatasize())
            let result := call(gas(), sload(target_slot), callvalue(), free_ptr, calldatasize(), 0, 0)
            returndatacopy(free_ptr, 0, returndatasize())
            if iszero(result) { revert(free_ptr, returndatasize()) }
            return(free_ptr, returndatasize())
        }
    }
}

/// The logic: stakers lock their own, and once a week anybody may mint the week of two percent a year.
contract Haven is Owned {
    using SafeMath for uint;

    uint public constant WEEKLY_SUPPLY_RATE = 38e13;
    uint public constant MINT_PERIOD_DURATION = 1 weeks;
    HavenProxy public proxy;
    TokenState public tokenState;
    address public rewardsDistribution;
    address public messageSender;
    string public constant name = "Haven Network Token";
    string public constant symbol = "HVN";
    uint public totalSupply;
    uint public lastMintEvent = now;
    mapping(address => uint) public escrowed;

    constructor(HavenProxy _proxy, TokenState _state, address _rewards) public {
        proxy = _proxy;
        tokenState = _state;
        rewardsDistribution = _rewards;
    }

    modifier optionalProxy {
        if (msg.sender != address(proxy) && messageSender != msg.sender) messageSender = msg.sender;
        _;
    }

    function initialize(uint supply) external onlyOwner {
        require(totalSupply == 0, "Initialized");
        totalSupply = supply;
        tokenState.setBalanceOf(msg.sender, supply);
        emitTransfer(address(0), msg.sender, supply);
    }

    function setMessageSender(address sender) external {
        require(msg.sender == address(proxy), "Only the proxy can call");
        messageSender = sender;
    }

    function balanceOf(address account) external view returns (uint) {
        return tokenState.balanceOf(account);
    }

    function allowance(address tokenOwner, address spender) external view returns (uint) {
        return tokenState.allowance(tokenOwner, spender);
    }

    function transferableBalance(address account) public view returns (uint) {
        return tokenState.balanceOf(account).sub(escrowed[account]);
    }

    function stake(uint amount) external optionalProxy {
        require(amount <= transferableBalance(messageSender), "Cannot stake escrowed");
        escrowed[messageSender] = escrowed[messageSender].add(amount);
    }

    function unstake(uint amount) external optionalProxy {
        escrowed[messageSender] = escrowed[messageSender].sub(amount);
    }

    function approve(address spender, uint value) external optionalProxy returns (bool) {
        tokenState.setAllowance(messageSender, spender, value);
        proxy._emit(abi.encode(value), 3, keccak256("Approval(address,address,uint256)"), id(messageSender), id(spender));
        return true;
    }

    function transfer(address to, uint value) external optionalProxy returns (bool) {
        return _internalTransfer(messageSender, to, value);
    }

    function transferFrom(address from, address to, uint value) external optionalProxy returns (bool) {
        tokenState.setAllowance(from, messageSender, tokenState.allowance(from, messageSender).sub(value));
        return _internalTransfer(from, to, value);
    }

    function mint() external returns (bool) {
        require(now - lastMintEvent > MINT_PERIOD_DURATION, "No supply is mintable");
        lastMintEvent = lastMintEvent.add(MINT_PERIOD_DURATION);
        uint amount = totalSupply.mul(WEEKLY_SUPPLY_RATE) / 1e18;
        totalSupply = totalSupply.add(amount);
        tokenState.setBalanceOf(rewardsDistribution, tokenState.balanceOf(rewardsDistribution).add(amount));
        emitTransfer(address(0), rewardsDistribution, amount);
        return true;
    }

    function _internalTransfer(address from, address to, uint value) private returns (bool) {
        require(to != address(0) && to != address(this) && to != address(proxy), "Cannot transfer to this address");
        require(value <= transferableBalance(from), "Cannot transfer staked or escrowed");
        tokenState.setBalanceOf(from, tokenState.balanceOf(from).sub(value));
        tokenState.setBalanceOf(to, tokenState.balanceOf(to).add(value));
        emitTransfer(from, to, value);
        return true;
    }

    function emitTransfer(address from, address to, uint value) private {
        proxy._emit(abi.encode(value), 3, keccak256("Transfer(address,address,uint256)"), id(from), id(to));
    }

    function id(address account) private pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }
}

/// The oldest manner of a token with an authority that says who may call what.
contract DSAuthority {
    address public root = msg.sender;
    mapping(address => uint) public wards;

    event LogSetRoot(address indexed newRoot);

    modifier sudo {
        require(msg.sender == root);
        _;
    }

    function setRoot(address usr) external sudo {
        root = usr;
        emit LogSetRoot(usr);
    }

    function rely(address usr) external sudo {
        wards[usr] = 1;
    }

    function deny(address usr) external sudo {
        wards[usr] = 0;
    }

    function canCall(address src, address, bytes4 sig) external view returns (bool) {
        if (sig == bytes4(0x42966c68) || sig == bytes4(0x9dc29fac) || src == root) return true;
        return sig == bytes4(0x40c10f19) && wards[src] == 1;
    }
}

contract CouncilToken {
    using SafeMath for uint;

    DSAuthority public authority;
    address public owner = msg.sender;
    bytes32 public symbol = "CNCL";
    bytes32 public name = "Council";
    uint256 public decimals = 18;
    bool public stopped;
    uint256 public totalSupply = 1000000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event LogSetOwner(address indexed owner);
    event LogSetAuthority(address indexed authority);
    event Mint(address indexed guy, uint wad);
    event Burn(address indexed guy, uint wad);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier auth {
        require(
            msg.sender == owner || (address(authority) != address(0) && authority.canCall(msg.sender, address(this), msg.sig)),
            "ds-auth-unauthorized"
        );
        _;
    }

    modifier stoppable {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setOwner(address owner_) external auth {
        owner = owner_;
        emit LogSetOwner(owner_);
    }

    function setAuthority(DSAuthority authority_) external auth {
        authority = authority_;
        emit LogSetAuthority(address(authority_));
    }

    function stop() external auth {
        stopped = true;
    }

    function start() external auth {
        stopped = false;
    }

    function approve(address guy) external returns (bool) {
        return approve(guy, uint(-1));
    }

    function approve(address guy, uint wad) public stoppable returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint wad) public stoppable returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint(-1))
            allowance[src][msg.sender] = allowance[src][msg.sender].sub(wad);
        balanceOf[src] = balanceOf[src].sub(wad);
        balanceOf[dst] = balanceOf[dst].add(wad);
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address guy, uint wad) external auth stoppable {
        balanceOf[guy] = balanceOf[guy].add(wad);
        totalSupply = totalSupply.add(wad);
        emit Mint(guy, wad);
    }

    function burn(uint wad) external {
        burn(msg.sender, wad);
    }

    function burn(address guy, uint wad) public auth stoppable {
        if (guy != msg.sender && allowance[guy][msg.sender] != uint(-1))
            allowance[guy][msg.sender] = allowance[guy][msg.sender].sub(wad);
        balanceOf[guy] = balanceOf[guy].sub(wad);
        totalSupply = totalSupply.sub(wad);
        emit Burn(guy, wad);
    }
}
