// 0.8 runs=800 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

abstract contract ERC20 {
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public balanceOf;
    uint256 public totalSupply;
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _msgSender() internal view virtual returns (address) {
        return msg.sender;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(_msgSender(), spender, value);
        return true;
    }

    function _approve(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _update(_msgSender(), to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowance[from][_msgSender()] -= value;
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) totalSupply += value;
        else balanceOf[from] -= value;
        if (to == address(0)) totalSupply -= value;
        else balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Carries calls that somebody has signed, and puts his address behind them.
contract Messenger {
    mapping(address => uint256) public nonces;
    bytes32 private constant REQUEST = keccak256("Request(address from,address to,uint256 nonce,uint48 deadline,bytes data)");

    struct Request {
        address from;
        address to;
        uint256 nonce;
        uint48 deadline;
        bytes data;
    }

    event Carried(address indexed from, uint256 nonce);

    function domain() public view returns (bytes32) {
        return keccak256(abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this)));
    }

    function carry(Request calldata one, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= one.deadline && one.nonce == nonces[one.from]++, "expired");
        bytes32 inner = keccak256(abi.encode(REQUEST, one.from, one.to, one.nonce, one.deadline, keccak256(one.data)));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domain(), inner)), v, r, s);
        require(signer != address(0) && signer == one.from, "signature");
        (bool ok, ) = one.to.call(abi.encodePacked(one.data, one.from));
        require(ok, "call");
        emit Carried(one.from, one.nonce);
    }
}

contract SatchelToken is ERC20 {
    string public constant name = "Satchel";
    string public constant symbol = "STCH";
    address public immutable trustedForwarder;

    constructor(address forwarder) {
        trustedForwarder = forwarder;
        _update(address(0), msg.sender, 11_000_000e18);
    }

    function _msgSender() internal view override returns (address sender) {
        if (msg.sender != trustedForwarder || msg.data.length < 20) return msg.sender;
        assembly {
            sender := shr(96, calldataload(sub(calldatasize(), 20)))
        }
    }
}

interface IReceiver {
    function onTransferReceived(address, address, uint256, bytes calldata) external returns (bytes4);
    function onApprovalReceived(address, uint256, bytes calldata) external returns (bytes4);
}

/// Permits, payments by signature, and calls that follow a payment.
contract CourierToken is ERC20 {
    string public constant name = "Courier";
    string public constant symbol = "COUR";
    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant PAY = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    constructor() {
        _update(address(0), msg.sender, 23_000_000e18);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                block.chainid,
                address(this)
            )
        );
    }

    function _check(address who, bytes32 inner, uint8 v, bytes32 r, bytes32 s) private view {
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), inner)), v, r, s);
        require(signer != address(0) && signer == who, "signature");
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        _check(owner, keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline)), v, r, s);
        _approve(owner, spender, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore && !authorizationState[from][nonce], "used");
        authorizationState[from][nonce] = true;
        _check(from, keccak256(abi.encode(PAY, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        _update(from, to, value);
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        transfer(to, value);
        require(IReceiver(to).onTransferReceived(msg.sender, msg.sender, value, data) == IReceiver.onTransferReceived.selector, "receiver");
        return true;
    }

    function approveAndCall(address spender, uint256 value, bytes calldata data) external returns (bool) {
        _approve(msg.sender, spender, value);
        require(IReceiver(spender).onApprovalReceived(msg.sender, value, data) == IReceiver.onApprovalReceived.selector, "spender");
        return true;
    }
}

interface IBorrower {
    function onFlash(uint256 amount, uint256 fee, bytes calldata data) external;
}

/// Lends what does not exist to the caller, who has it and the fee burnt in the same call.
contract GlimpseToken is ERC20 {
    string public constant name = "Glimpse";
    string public constant symbol = "GLMP";
    bool private lending;

    event Flashed(address indexed borrower, uint256 amount, uint256 fee);

    constructor() {
        _update(address(0), msg.sender, 34_000_000e18);
    }

    function maxFlash() public view returns (uint256) {
        return type(uint112).max - totalSupply;
    }

    function flashMint(uint256 amount, bytes calldata data) external {
        require(!lending && amount <= maxFlash(), "flash");
        lending = true;
        uint256 fee = (amount * 9) / 10_000;
        _update(address(0), msg.sender, amount);
        IBorrower(msg.sender).onFlash(amount, fee, data);
        _update(msg.sender, address(0), amount + fee);
        lending = false;
        emit Flashed(msg.sender, amount, fee);
    }
}

/// Upgrades itself, two weeks after the new code was announced, by two of three.
contract LodgeProxy {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address implementation, bytes memory data) {
        assembly {
            sstore(SLOT, implementation)
        }
        (bool ok, ) = implementation.delegatecall(data);
        require(ok, "init");
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(SLOT), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract LodgeToken is ERC20 {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    string public constant name = "Lodge";
    string public constant symbol = "LDGE";
    address public steward;
    address public pendingCode;
    uint256 public ripeAt;
    uint256 public constant NOTICE = 14 days;

    event Announced(address code, uint256 ripeAt);
    event Upgraded(address indexed implementation);

    function initialize(address _steward, address to) external {
        require(steward == address(0), "initialized");
        steward = _steward;
        _update(address(0), to, 45_000_000e18);
    }

    function announce(address code) external {
        require(msg.sender == steward && code.code.length > 0, "steward");
        pendingCode = code;
        ripeAt = block.timestamp + NOTICE;
        emit Announced(code, ripeAt);
    }

    function upgrade() external {
        require(msg.sender == steward && pendingCode != address(0) && block.timestamp >= ripeAt, "notice");
        address code = pendingCode;
        pendingCode = address(0);
        assembly {
            sstore(SLOT, code)
        }
        emit Upgraded(code);
    }
}

/// Facets by selector; whoever made it has frozen it, and nobody cuts it any more.
contract FrozenGem {
    mapping(bytes4 => address) public facetOf;
    address public cutter;
    bool public frozen;

    constructor() {
        cutter = msg.sender;
    }

    function cut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == cutter && !frozen, "frozen");
        for (uint256 i; i < selectors.length; i++) facetOf[selectors[i]] = facet;
    }

    function freeze() external {
        require(msg.sender == cutter, "cutter");
        frozen = true;
        cutter = address(0);
    }

    fallback() external payable {
        address facet = facetOf[msg.sig];
        require(facet != address(0), "no facet");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

library GemStorage {
    struct Layout {
        uint256 totalSupply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        bool made;
    }

    function layout() internal pure returns (Layout storage l) {
        bytes32 slot = keccak256("frozen.gem.storage");
        assembly {
            l.slot := slot
        }
    }
}

contract GemFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function make(uint256 amount) external {
        GemStorage.Layout storage l = GemStorage.layout();
        require(!l.made, "made");
        l.made = true;
        l.totalSupply = amount;
        l.balances[msg.sender] = amount;
        emit Transfer(address(0), msg.sender, amount);
    }

    function name() external pure returns (string memory) {
        return "Frozen Gem";
    }

    function symbol() external pure returns (string memory) {
        return "FGEM";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return GemStorage.layout().totalSupply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return GemStorage.layout().balances[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return GemStorage.layout().allowances[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        GemStorage.layout().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        GemStorage.layout().allowances[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        GemStorage.Layout storage l = GemStorage.layout();
        l.balances[from] -= value;
        l.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
