// 0.5 runs=200
pragma solidity ^0.5.16;

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

/// Balances and votes of 96 bits, with checkpoints.
contract Votes96 {
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    uint256 public totalSupply;
    uint8 public constant decimals = 18;
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    function allowance(address account, address spender) external view returns (uint256) {
        return allowances[account][spender];
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function approve(address spender, uint256 rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint256(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint256 rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint256 rawAmount) external returns (bool) {
        uint96 spenderAllowance = allowances[src][msg.sender];
        uint96 amount = safe96(rawAmount);
        if (msg.sender != src && spenderAllowance != uint96(-1)) {
            require(amount <= spenderAllowance, "transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = spenderAllowance - amount;
            emit Approval(src, msg.sender, spenderAllowance - amount);
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) external {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 count = numCheckpoints[account];
        return count > 0 ? checkpoints[account][count - 1].votes : 0;
    }

    function getPriorVotes(address account, uint256 blockNumber) public view returns (uint96) {
        require(blockNumber < block.number, "not yet determined");
        uint32 count = numCheckpoints[account];
        while (count > 0 && checkpoints[account][count - 1].fromBlock > blockNumber) count--;
        return count > 0 ? checkpoints[account][count - 1].votes : 0;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "cannot transfer with the zero address");
        require(amount <= balances[src], "transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) {
            uint96 old = this.getCurrentVotes(src);
            _writeCheckpoint(src, old, old - amount);
        }
        if (dst != address(0)) {
            uint96 old = this.getCurrentVotes(dst);
            _writeCheckpoint(dst, old, old + amount);
        }
    }

    function _writeCheckpoint(address delegatee, uint96 oldVotes, uint96 newVotes) internal {
        uint32 count = numCheckpoints[delegatee];
        if (count > 0 && checkpoints[delegatee][count - 1].fromBlock == block.number) {
            checkpoints[delegatee][count - 1].votes = newVotes;
        } else {
            checkpoints[delegatee][count] = Checkpoint(uint32(block.number), newVotes);
            numCheckpoints[delegatee] = count + 1;
        }
        emit DelegateVotesChanged(delegatee, oldVotes, newVotes);
    }

    function safe96(uint256 n) internal pure returns (uint96) {
        require(n < 2 ** 96, "amount exceeds 96 bits");
        return uint96(n);
    }
}

contract Lintel is Votes96 {
    string public constant name = "Lintel Protocol";
    string public constant symbol = "LNTL";

    constructor(address account) public {
        totalSupply = 10000000e18;
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
    }
}

contract Unicycle is Votes96 {
    using SafeMath for uint256;

    string public constant name = "Unicycle";
    string public constant symbol = "UCYC";
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    event MinterChanged(address minter, address newMinter);

    constructor(address account, address minter_, uint256 mintingAllowedAfter_) public {
        totalSupply = 1000000000e18;
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter);
        mintingAllowedAfter = mintingAllowedAfter_;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 rawAmount) external {
        require(msg.sender == minter, "only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "minting not allowed yet");
        require(dst != address(0), "cannot transfer to the zero address");
        mintingAllowedAfter = block.timestamp.add(minimumTimeBetweenMints);
        uint96 amount = safe96(rawAmount);
        require(amount <= totalSupply.mul(mintCap) / 100, "exceeded mint cap");
        totalSupply = totalSupply.add(amount);
        balances[dst] = safe96(uint256(balances[dst]).add(amount));
        emit Transfer(address(0), dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }
}

/// The ledger of debts of the dollar below.
contract Vault {
    uint256 public constant ratio = 150;
    uint256 public constant price = 2000;
    SaiDollar public dai;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;

    function bind(SaiDollar dai_) external {
        require(address(dai) == address(0), "bound");
        dai = dai_;
    }

    function draw(uint256 amount) external payable {
        ink[msg.sender] += msg.value;
        art[msg.sender] += amount;
        require(art[msg.sender] >= amount && (art[msg.sender] / 100) * ratio <= ink[msg.sender] * price, "not safe");
        dai.mint(msg.sender, amount);
    }

    function wipe(uint256 amount) external {
        require(amount <= art[msg.sender], "more than the debt");
        dai.burn(msg.sender, amount);
        uint256 back = art[msg.sender] == amount ? ink[msg.sender] : 0;
        art[msg.sender] -= amount;
        ink[msg.sender] -= back;
        msg.sender.transfer(back);
    }
}

contract SaiDollar {
    mapping(address => uint256) public wards;
    string public constant name = "Sai Dollar";
    string public constant symbol = "SAID";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;
    bytes32 public DOMAIN_SEPARATOR;
    bytes32 public constant PERMIT_TYPEHASH = 0xea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb;

    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    modifier auth() {
        require(wards[msg.sender] == 1, "Dai/not-authorized");
        _;
    }

    constructor(uint256 chainId) public {
        wards[msg.sender] = 1;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                chainId,
                address(this)
            )
        );
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

    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] += wad;
        totalSupply += wad;
        require(totalSupply >= wad);
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

    function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 inner = keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, inner));
        require(holder != address(0), "Dai/invalid-address-0");
        require(holder == ecrecover(digest, v, r, s), "Dai/invalid-permit");
        require(expiry == 0 || now <= expiry, "Dai/permit-expired");
        require(nonce == nonces[holder]++, "Dai/invalid-nonce");
        uint256 wad = allowed ? uint256(-1) : 0;
        allowance[holder][spender] = wad;
        emit Approval(holder, spender, wad);
    }

    function _spend(address src, uint256 wad) internal {
        if (src == msg.sender || allowance[src][msg.sender] == uint256(-1)) return;
        require(allowance[src][msg.sender] >= wad, "Dai/insufficient-allowance");
        allowance[src][msg.sender] -= wad;
    }
}

/// What stands before the dollar of an issuer; its admin is two of three.
contract FiatProxy {
    bytes32 private constant ADMIN = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    bytes32 private constant IMPLEMENTATION = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;

    event Upgraded(address implementation);

    constructor(address implementation, address admin) public {
        _set(ADMIN, admin);
        _set(IMPLEMENTATION, implementation);
    }

    function upgradeTo(address implementation) external {
        if (msg.sender != _get(ADMIN)) return _delegate();
        _set(IMPLEMENTATION, implementation);
        emit Upgraded(implementation);
    }

    function changeAdmin(address admin) external {
        if (msg.sender != _get(ADMIN)) return _delegate();
        _set(ADMIN, admin);
    }

    function() external payable {
        require(msg.sender != _get(ADMIN), "Cannot call fallback function from the proxy admin");
        _delegate();
    }

    function _get(bytes32 slot) internal view returns (address who) {
        assembly {
            who := sload(slot)
        }
    }

    function _set(bytes32 slot, address who) internal {
        assembly {
            sstore(slot, who)
        }
    }

    function _delegate() internal {
        address to = _get(IMPLEMENTATION);
        assembly {
            calldatacopy(0, 0, calldatasize)
            let ok := delegatecall(gas, to, 0, calldatasize, 0, 0)
            returndatacopy(0, 0, returndatasize)
            if iszero(ok) { revert(0, returndatasize) }
            return(0, returndatasize)
        }
    }
}
