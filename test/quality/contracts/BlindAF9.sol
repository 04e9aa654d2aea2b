// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";

contract NoticeProxy is ERC1967Proxy {
    constructor(address implementation, bytes memory data) payable ERC1967Proxy(implementation, data) {}
}

/// New code takes the owner, a week of notice, and is dropped when the guardian objects.
contract Longnotice is Initializable, UUPSUpgradeable {
    string public constant name = "Longnotice";
    string public constant symbol = "LNGN";
    uint8 public constant decimals = 18;
    uint256 public constant NOTICE = 7 days;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public owner;
    address public pendingOwner;
    address public guardian;
    address public nextCode;
    uint256 public nextCodeAt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferStarted(address indexed from, address indexed to);
    event OwnershipTransferred(address indexed from, address indexed to);
    event UpgradeAnnounced(address indexed code, uint256 at);
    event UpgradeVetoed(address indexed code);

    error NotOwner();

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor() {
        _disableInitializers();
    }

    function initialize(address owner_, address guardian_, address first) external initializer {
        (owner, guardian) = (owner_, guardian_);
        emit OwnershipTransferred(address(0), owner_);
        totalSupply = 64_000_000 ether;
        balanceOf[first] = totalSupply;
        emit Transfer(address(0), first, totalSupply);
    }

    function announceUpgrade(address code) external onlyOwner {
        (nextCode, nextCodeAt) = (code, block.timestamp + NOTICE);
        emit UpgradeAnnounced(code, nextCodeAt);
    }

    function veto() external {
        require(msg.sender == guardian, "only guardian");
        emit UpgradeVetoed(nextCode);
        (nextCode, nextCodeAt) = (address(0), 0);
    }

    function transferOwnership(address to) external onlyOwner {
        pendingOwner = to;
        emit OwnershipTransferStarted(owner, to);
    }

    function acceptOwnership() external {
        require(msg.sender == pendingOwner);
        emit OwnershipTransferred(owner, msg.sender);
        (owner, pendingOwner) = (msg.sender, address(0));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "to nobody");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function _authorizeUpgrade(address code) internal override onlyOwner {
        require(code == nextCode && nextCodeAt != 0 && block.timestamp >= nextCodeAt, "not announced long enough");
        (nextCode, nextCodeAt) = (address(0), 0);
    }
}

/// Knows which contracts carry messages of which chain.
contract LaneRouter {
    address public immutable governance;
    mapping(uint64 => address) public offRamp;

    constructor(address governance_) {
        governance = governance_;
    }

    function setOffRamp(uint64 chain, address ramp) external {
        require(msg.sender == governance, "only governance");
        offRamp[chain] = ramp;
    }
}

/// Burns what leaves and mints what arrives, as fast as a bucket for each chain fills again.
contract BurnMintPool {
    struct Bucket {
        uint128 capacity;
        uint128 rate;
        uint128 tokens;
        uint64 since;
    }

    LaneRouter public immutable router;
    address public immutable governance;
    CausewayToken public token;
    mapping(uint64 => Bucket) public buckets;

    constructor(LaneRouter router_, address governance_) {
        (router, governance) = (router_, governance_);
    }

    function bind(CausewayToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setBucket(uint64 chain, uint128 capacity, uint128 rate) external {
        require(msg.sender == governance, "only governance");
        buckets[chain] = Bucket(capacity, rate, capacity, uint64(block.timestamp));
    }

    function lockOrBurn(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
    }

    function releaseOrMint(uint64 chain, address to, uint128 amount) external {
        require(msg.sender == router.offRamp(chain), "no ramp");
        Bucket storage one = buckets[chain];
        uint256 filled = one.tokens + uint256(one.rate) * (block.timestamp - one.since);
        uint128 have = filled > one.capacity ? one.capacity : uint128(filled);
        require(have >= amount, "rate limit");
        (one.tokens, one.since) = (have - amount, uint64(block.timestamp));
        token.mint(to, amount);
    }
}

/// Made and burnt by pools of bridges to whom its owner gave the role; calls the receiver when asked to.
contract CausewayToken {
    string public constant name = "Causeway";
    string public constant symbol = "CSWY";
    uint8 public constant decimals = 18;
    uint256 public constant maxSupply = 250_000_000 ether;
    uint256 public totalSupply;
    address public owner;
    mapping(address => bool) public isMinter;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event MintAccessGranted(address indexed who);
    event MintAccessRevoked(address indexed who);

    constructor(address owner_, address pool) {
        owner = owner_;
        isMinter[pool] = true;
        emit MintAccessGranted(pool);
        _make(msg.sender, 90_000_000 ether);
    }

    function grantMintRole(address who) external {
        require(msg.sender == owner);
        isMinter[who] = true;
        emit MintAccessGranted(who);
    }

    function revokeMintRole(address who) external {
        require(msg.sender == owner);
        isMinter[who] = false;
        emit MintAccessRevoked(who);
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "no minter");
        _make(to, value);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _move(from, to, value);
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        transfer(to, value);
        if (to.code.length == 0) return true;
        (bool ok,) = to.call(abi.encodeWithSignature("onTokenTransfer(address,uint256,bytes)", msg.sender, value, data));
        require(ok, "not received");
        return true;
    }

    function _make(address to, uint256 value) private {
        totalSupply += value;
        require(totalSupply <= maxSupply, "max supply");
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this), "invalid recipient");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
