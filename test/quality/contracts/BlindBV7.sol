// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/src/tokens/ERC20.sol";

interface IRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
}

interface IFactory {
    function createPair(address, address) external returns (address);
}

abstract contract Core {
    uint256 public totalSupply;
    mapping(address holder => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance(address holder, uint256 balance, uint256 wanted);

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _approve(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function _send(address from, address to, uint256 value) internal virtual {
        if (balanceOf[from] < value) revert InsufficientBalance(from, balanceOf[from], value);
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(address(0), to, value);
    }

    function _retire(address from, uint256 value) internal {
        if (balanceOf[from] < value) revert InsufficientBalance(from, balanceOf[from], value);
        unchecked {
            balanceOf[from] -= value;
            totalSupply -= value;
        }
        emit Transfer(from, address(0), value);
    }
}

/// @notice One percent of what is bought and sold buys the token back, and what comes is burnt. There is no owner.
contract BonfireToken is Core {
    string public constant name = "Bonfire Night";
    string public constant symbol = "BNFR";
    uint8 public constant decimals = 18;
    IRouter private constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable PAIR;
    uint256 private constant LOT = 20_000e18;
    bool private transient busy;

    event BoughtBack(uint256 spent, uint256 burnt);

    constructor() {
        PAIR = IFactory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        _approve(address(this), address(ROUTER), type(uint256).max);
        _issue(msg.sender, 200_000_000e18);
    }

    receive() external payable {}

    function _send(address from, address to, uint256 value) internal override {
        bool first = to == PAIR && balanceOf[PAIR] == 0;
        uint256 fee = busy || first || (from != PAIR && to != PAIR) ? 0 : value / 100;
        if (fee != 0) super._send(from, address(this), fee);
        super._send(from, to, value - fee);
    }

    /// @notice Whoever likes calls it, once there is a lot.
    function buyBackAndBurn() external {
        require(balanceOf[address(this)] >= LOT && !busy, "too little");
        busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), ROUTER.WETH());
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(LOT / 2, 0, path, address(this), block.timestamp);
        uint256 spent = address(this).balance;
        (path[0], path[1]) = (path[1], path[0]);
        uint256 before = balanceOf[address(0xdEaD)];
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spent}(0, path, address(0xdEaD), block.timestamp);
        _retire(address(this), LOT / 2);
        busy = false;
        emit BoughtBack(spent, balanceOf[address(0xdEaD)] - before + LOT / 2);
    }
}

/// @notice Signed orders to pay: permit, transfers with authorization, and receipt by whom they are made out to.
contract PostalToken is Core {
    string public constant name = "Postal Order";
    string public constant symbol = "POSTO";
    string public constant version = "1";
    uint8 public constant decimals = 6;

    bytes32 public constant PERMIT_TYPEHASH = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public constant TRANSFER_TYPEHASH =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    bytes32 public constant RECEIVE_TYPEHASH =
        keccak256("ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    bytes32 public constant CANCEL_TYPEHASH = keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");

    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    address public immutable postmaster;
    uint256 public constant CAP = 60_000_000e6;

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce);

    constructor(address postmaster_) {
        postmaster = postmaster_;
        _issue(msg.sender, 48_000_000e6);
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == postmaster && totalSupply + value <= CAP, "not so");
        _issue(to, value);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256(bytes(name)), keccak256(bytes(version)), block.chainid, address(this)));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        _check(owner, keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline)), v, r, s);
        _approve(owner, spender, value);
    }

    function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        _use(TRANSFER_TYPEHASH, from, to, value, validAfter, validBefore, nonce, v, r, s);
    }

    function receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(to == msg.sender, "made out to another");
        _use(RECEIVE_TYPEHASH, from, to, value, validAfter, validBefore, nonce, v, r, s);
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(!authorizationState[authorizer][nonce], "used");
        _check(authorizer, keccak256(abi.encode(CANCEL_TYPEHASH, authorizer, nonce)), v, r, s);
        authorizationState[authorizer][nonce] = true;
        emit AuthorizationCanceled(authorizer, nonce);
    }

    function _use(bytes32 kind, address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) private {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "out of time");
        require(!authorizationState[from][nonce], "used");
        _check(from, keccak256(abi.encode(kind, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _send(from, to, value);
    }

    function _check(address signer, bytes32 structHash, uint8 v, bytes32 r, bytes32 s) private view {
        address found = ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), structHash)), v, r, s);
        require(found != address(0) && found == signer, "signature");
    }
}

/// @notice Of the library, which lets the well-known Permit2 spend for everybody who signs for it there.
contract MapleToken is ERC20 {
    constructor() {
        _mint(msg.sender, 5_000_000_000e18);
    }

    function name() public pure override returns (string memory) {
        return "Maple Signature";
    }

    function symbol() public pure override returns (string memory) {
        return "MPLS";
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return true;
    }
}

/// @notice Ether in a wrapper, lent within a transaction; a lock in transient storage stands before each door.
contract LagoonEther is Core {
    string public constant name = "Lagoon Ether";
    string public constant symbol = "lagETH";
    uint8 public constant decimals = 18;
    uint256 public constant FLASH_FEE_BPS = 5;
    bool private transient entered;
    uint256 public assets;

    modifier once() {
        require(!entered, "reentered");
        entered = true;
        _;
        entered = false;
    }

    function deposit() public payable once returns (uint256 shares) {
        shares = totalSupply == 0 ? msg.value : msg.value * totalSupply / assets;
        assets += msg.value;
        _issue(msg.sender, shares);
    }

    function redeem(uint256 shares) external once returns (uint256 value) {
        value = shares * assets / totalSupply;
        assets -= value;
        _retire(msg.sender, shares);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "ether");
    }

    function flash(uint256 value, bytes calldata data) external once {
        uint256 before = address(this).balance;
        (bool ok, ) = msg.sender.call{value: value}(abi.encodeWithSignature("onFlash(uint256,bytes)", value, data));
        require(ok && address(this).balance >= before + value * FLASH_FEE_BPS / 10_000, "not returned");
        assets += address(this).balance - before;
    }

    receive() external payable {}
}
