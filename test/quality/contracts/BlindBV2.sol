// 0.8 runs=800 evm=shanghai
// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity 0.8.37;

import {ERC20} from "solmate/src/tokens/ERC20.sol";

/*//////////////////////////////////////////////////////////////
            MARL, WHICH LIVES ON ANOTHER CHAIN
//////////////////////////////////////////////////////////////*/

/// @notice Stands for what is locked on the other side. Validators sign, five of seven, and each message counts once.
contract MarlBridge {
    WrappedMarl public immutable token;
    address[] public validators;
    mapping(address => bool) public isValidator;
    uint256 public constant QUORUM = 5;
    mapping(bytes32 => bool) public processed;
    uint256 public outboundNonce;

    event Released(bytes32 indexed lockTx, address indexed to, uint256 amount);
    event Returned(uint256 indexed nonce, address indexed from, bytes32 recipient, uint256 amount);

    constructor(address token_, address[] memory validators_) {
        require(validators_.length == 7, "SEVEN");
        token = WrappedMarl(token_);
        for (uint256 i = 0; i < 7; i++) isValidator[validators_[i]] = true;
        validators = validators_;
    }

    function digestOf(bytes32 lockTx, address to, uint256 amount) public view returns (bytes32) {
        bytes32 inner = keccak256(abi.encode(block.chainid, address(this), lockTx, to, amount));
        return keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", inner));
    }

    function release(bytes32 lockTx, address to, uint256 amount, bytes[] calldata signatures) external {
        require(!processed[lockTx], "PROCESSED");
        require(signatures.length >= QUORUM, "QUORUM");
        bytes32 digest = digestOf(lockTx, to, amount);
        address last = address(0);
        for (uint256 i = 0; i < signatures.length; i++) {
            address signer = _recover(digest, signatures[i]);
            require(signer > last && isValidator[signer], "SIGNER");
            last = signer;
        }
        processed[lockTx] = true;
        token.mint(to, amount);
        emit Released(lockTx, to, amount);
    }

    function giveBack(bytes32 recipient, uint256 amount) external {
        token.burnFrom(msg.sender, amount);
        emit Returned(outboundNonce++, msg.sender, recipient, amount);
    }

    function _recover(bytes32 digest, bytes calldata signature) private pure returns (address) {
        require(signature.length == 65, "LENGTH");
        return ecrecover(digest, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
    }
}

contract WrappedMarl is ERC20 {
    address public immutable bridge;

    modifier onlyBridge() {
        require(msg.sender == bridge, "ONLY_BRIDGE");
        _;
    }

    constructor(address bridge_, uint256 seeded) ERC20("Wrapped Marl", "wMARL", 8) {
        bridge = bridge_;
        _mint(msg.sender, seeded);
    }

    function mint(address to, uint256 amount) external onlyBridge {
        _mint(to, amount);
    }

    function burnFrom(address from, uint256 amount) external onlyBridge {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        _burn(from, amount);
    }
}

/*//////////////////////////////////////////////////////////////
                 KILN, ETHER THAT GROWS BY ITSELF
//////////////////////////////////////////////////////////////*/

/// @notice Five members report what the validators have earned; three equal reports of an epoch count.
contract KilnOracle {
    KilnEther public immutable kiln;
    mapping(address => bool) public isMember;
    mapping(uint256 => mapping(uint256 => uint256)) public reports;
    mapping(uint256 => mapping(address => bool)) public reported;

    constructor(address kiln_, address[] memory members) {
        kiln = KilnEther(payable(kiln_));
        require(members.length == 5, "FIVE");
        for (uint256 i = 0; i < 5; i++) isMember[members[i]] = true;
    }

    function report(uint256 beaconBalance) external {
        uint256 epoch = block.timestamp / 1 days;
        require(isMember[msg.sender] && !reported[epoch][msg.sender], "MEMBER");
        reported[epoch][msg.sender] = true;
        if (++reports[epoch][beaconBalance] == 3) kiln.handleReport(beaconBalance);
    }
}

/// @notice Balances are shares of all ether; a report moves it by no more than a thousandth up, and it cannot go down here.
contract KilnEther {
    string public constant name = "Kiln Ether";
    string public constant symbol = "kETH";
    uint8 public constant decimals = 18;

    address public immutable oracle;
    uint256 public totalShares;
    uint256 public beaconBalance;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Reported(uint256 beaconBalance);

    constructor(address oracle_) payable {
        oracle = oracle_;
    }

    function submit() external payable returns (uint256 shares) {
        uint256 pooled = totalSupply();
        shares = pooled == 0 ? msg.value : (msg.value * totalShares) / pooled;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        beaconBalance += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        beaconBalance -= value;
        emit Transfer(msg.sender, address(0), value);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "ETHER");
    }

    /// @dev Rewards of validators arrive here before they are reported.
    receive() external payable {}

    function handleReport(uint256 value) external {
        require(msg.sender == oracle, "ORACLE");
        require(value >= beaconBalance && value <= (beaconBalance * 1001) / 1000 && value <= address(this).balance, "SANITY");
        beaconBalance = value;
        emit Reported(value);
    }

    function totalSupply() public view returns (uint256) {
        return beaconBalance;
    }

    function balanceOf(address who) public view returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : (shares * beaconBalance) / totalShares;
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return beaconBalance == 0 ? 0 : (value * totalShares + beaconBalance - 1) / beaconBalance;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this), "TO");
        uint256 shares = beaconBalance == 0 ? 0 : (value * totalShares) / beaconBalance;
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }
}

/*//////////////////////////////////////////////////////////////
                     THE SAME, STANDING STILL
//////////////////////////////////////////////////////////////*/

contract WrappedKiln is ERC20 {
    KilnEther public immutable kiln;

    constructor(address payable kiln_) ERC20("Wrapped Kiln Ether", "wkETH", 18) {
        kiln = KilnEther(kiln_);
    }

    function wrap(uint256 value) external returns (uint256 shares) {
        uint256 before = kiln.sharesOf(address(this));
        kiln.transferFrom(msg.sender, address(this), value);
        shares = kiln.sharesOf(address(this)) - before;
        _mint(msg.sender, shares);
    }

    function unwrap(uint256 shares) external returns (uint256 value) {
        _burn(msg.sender, shares);
        value = kiln.getPooledEthByShares(shares);
        kiln.transfer(msg.sender, value);
    }

    function ethPerToken() external view returns (uint256) {
        return kiln.getPooledEthByShares(1e18);
    }
}

/*//////////////////////////////////////////////////////////////
              A TOKEN BESIDE ITS FINITE MINT OF WEEKS
//////////////////////////////////////////////////////////////*/

contract SundewToken is ERC20 {
    address public immutable minter;

    constructor(address minter_) ERC20("Sundew", "SNDW", 18) {
        minter = minter_;
        _mint(msg.sender, 20_000_000e18);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "MINTER");
        _mint(to, amount);
    }
}

/// @notice Locks for up to four years, whose weight melts; each week emits one percent less than the one before to who is locked.
contract SundewEscrow {
    struct Lock {
        uint128 amount;
        uint64 end;
        uint64 claimedWeek;
    }

    SundewToken public immutable token;
    uint256 public constant MAX_TIME = 4 * 365 days;
    uint256 public immutable startWeek = block.timestamp / 7 days;
    mapping(address => Lock) public locks;
    uint256 public totalLocked;
    uint256 public emitted;

    event Locked(address indexed who, uint256 amount, uint256 end);
    event Claimed(address indexed who, uint256 amount);

    constructor(address token_) {
        token = SundewToken(token_);
    }

    function createLock(uint128 amount, uint64 duration) external {
        require(amount > 0 && duration >= 7 days && duration <= MAX_TIME, "DURATION");
        require(locks[msg.sender].amount == 0, "EXISTS");
        token.transferFrom(msg.sender, address(this), amount);
        locks[msg.sender] = Lock(amount, uint64(block.timestamp) + duration, uint64(block.timestamp / 7 days));
        totalLocked += amount;
        emit Locked(msg.sender, amount, block.timestamp + duration);
    }

    function weightOf(address who) public view returns (uint256) {
        Lock memory lock = locks[who];
        return block.timestamp >= lock.end ? 0 : (lock.amount * (lock.end - block.timestamp)) / MAX_TIME;
    }

    /// @dev Twenty thousand in the first week; the sum of all weeks stays below two million.
    function emissionOf(uint256 week) public pure returns (uint256 amount) {
        amount = 20_000e18;
        for (uint256 i = 0; i < week && i < 520; i++) amount = (amount * 99) / 100;
    }

    function claim() external {
        Lock storage lock = locks[msg.sender];
        uint256 week = block.timestamp / 7 days;
        require(lock.amount > 0 && lock.claimedWeek < week, "CLAIMED");
        lock.claimedWeek = uint64(week);
        uint256 share = (emissionOf(week - startWeek) * weightOf(msg.sender)) / totalLocked;
        require((emitted += share) <= 2_000_000e18, "ALL");
        token.mint(msg.sender, share);
        emit Claimed(msg.sender, share);
    }

    function withdraw() external {
        Lock memory lock = locks[msg.sender];
        require(lock.amount > 0 && block.timestamp >= lock.end, "LOCKED");
        delete locks[msg.sender];
        totalLocked -= lock.amount;
        token.transfer(msg.sender, lock.amount);
    }
}
