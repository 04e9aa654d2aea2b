// 0.8 runs=10000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as Solady} from "solady/src/tokens/ERC20.sol";
import {Multicallable} from "solady/src/utils/Multicallable.sol";
import {SignatureCheckerLib} from "solady/src/utils/SignatureCheckerLib.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";

/// Many calls at once, many receivers at once, and what holders sign anybody may bring.
contract WombatMulti is Solady, Multicallable {
    bytes32 public constant TRANSFER_WITH_AUTHORIZATION_TYPEHASH =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    bytes32 public constant CANCEL_AUTHORIZATION_TYPEHASH = keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    error AuthorizationExpired();
    error AuthorizationUsed();
    error InvalidSignature();
    error LengthMismatch();

    event AuthorizationUsedFor(address indexed authorizer, bytes32 indexed nonce);

    constructor() {
        _mint(msg.sender, 21_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Wombat Cube";
    }

    function symbol() public pure override returns (string memory) {
        return "CUBE";
    }

    function _digest(bytes32 structHash) private view returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), structHash));
    }

    function _use(address who, bytes32 nonce, bytes32 structHash, bytes calldata signature) private {
        if (authorizationState[who][nonce]) revert AuthorizationUsed();
        if (!SignatureCheckerLib.isValidSignatureNowCalldata(who, _digest(structHash), signature)) revert InvalidSignature();
        authorizationState[who][nonce] = true;
        emit AuthorizationUsedFor(who, nonce);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external {
        if (block.timestamp <= validAfter || block.timestamp >= validBefore) revert AuthorizationExpired();
        bytes32 structHash = keccak256(
            abi.encode(TRANSFER_WITH_AUTHORIZATION_TYPEHASH, from, to, value, validAfter, validBefore, nonce)
        );
        _use(from, nonce, structHash, signature);
        _transfer(from, to, value);
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, bytes calldata signature) external {
        _use(authorizer, nonce, keccak256(abi.encode(CANCEL_AUTHORIZATION_TYPEHASH, authorizer, nonce)), signature);
    }

    function batchTransfer(address[] calldata to, uint256[] calldata amounts) external {
        if (to.length != amounts.length) revert LengthMismatch();
        for (uint256 i; i < to.length; ++i) _transfer(msg.sender, to[i], amounts[i]);
    }
}

contract NumbatForwarder is ERC2771Forwarder("Numbat Forwarder") {}

/// Gasless by a forwarder that checks signatures; lends itself within a transaction.
contract NumbatForward is ERC20, ERC20FlashMint, ERC2771Context {
    address public immutable feeReceiver;

    constructor(address forwarder, address feeReceiver_) ERC20("Numbat Stripe", "NUMB") ERC2771Context(forwarder) {
        feeReceiver = feeReceiver_;
        _mint(msg.sender, 55_000_000 ether);
    }

    function maxFlashLoan(address token) public view override returns (uint256) {
        return token == address(this) ? totalSupply() : 0;
    }

    function _flashFee(address, uint256 value) internal pure override returns (uint256) {
        return value / 2000;
    }

    function _flashFeeReceiver() internal view override returns (address) {
        return feeReceiver;
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}

interface IRecipientHook {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata data) external;
}

/// Operators are named by each holder; hooks are told by those who wish to hear, of what they receive.
contract BilbyHooks {
    string public constant name = "Bilby Burrow";
    string public constant symbol = "BLBY";
    uint8 public constant decimals = 18;
    uint256 public constant granularity = 1;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => mapping(address => bool)) public isOperatorFor;
    mapping(address => address) public hookOf;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event Minted(address indexed operator, address indexed to, uint256 amount);
    event Burned(address indexed operator, address indexed from, uint256 amount);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        totalSupply = balanceOf[msg.sender] = 13_000_000 ether;
        emit Minted(msg.sender, msg.sender, totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function defaultOperators() external pure returns (address[] memory) {
        return new address[](0);
    }

    function authorizeOperator(address operator) external {
        isOperatorFor[operator][msg.sender] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperatorFor[operator][msg.sender] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function setHook(address hook) external {
        hookOf[msg.sender] = hook;
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _move(msg.sender, msg.sender, to, amount);
        emit Sent(msg.sender, msg.sender, to, amount, data, "");
        _tell(msg.sender, msg.sender, to, amount, data);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperatorFor[msg.sender][from], "ERC777: caller is not an operator for holder");
        _move(msg.sender, from, to, amount);
        emit Sent(msg.sender, from, to, amount, data, operatorData);
        _tell(msg.sender, from, to, amount, data);
    }

    function operatorBurn(address from, uint256 amount) external {
        require(msg.sender == from || isOperatorFor[msg.sender][from], "ERC777: caller is not an operator for holder");
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Burned(msg.sender, from, amount);
        emit Transfer(from, address(0), amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _move(msg.sender, from, to, amount);
        return true;
    }

    function _move(address, address from, address to, uint256 amount) private {
        require(to != address(0), "ERC777: transfer to the zero address");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _tell(address operator, address from, address to, uint256 amount, bytes calldata data) private {
        if (hookOf[to] != address(0)) IRecipientHook(hookOf[to]).tokensReceived(operator, from, to, amount, data);
    }
}

/// Moves tokens of those who sign for it, for a spender, until a deadline, each nonce once.
contract PotorooPermits {
    bytes32 private constant PERMIT = keccak256("PermitTransferFrom(address token,uint256 amount,address spender,uint256 nonce,uint256 deadline)");
    bytes32 private immutable _domain =
        keccak256(abi.encode(keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"), keccak256("Permits"), block.chainid, address(this)));
    mapping(address => mapping(uint256 => uint256)) public nonceBitmap;

    error InvalidNonce();
    error InvalidSigner();
    error SignatureExpired(uint256 deadline);

    function permitTransferFrom(
        address token,
        uint256 amount,
        uint256 nonce,
        uint256 deadline,
        address owner,
        address to,
        bytes calldata signature
    ) external {
        if (block.timestamp > deadline) revert SignatureExpired(deadline);
        bytes32 digest = keccak256(
            abi.encodePacked("\x19\x01", _domain, keccak256(abi.encode(PERMIT, token, amount, msg.sender, nonce, deadline)))
        );
        if (!SignatureCheckerLib.isValidSignatureNowCalldata(owner, digest, signature)) revert InvalidSigner();
        uint256 bit = 1 << (nonce & 0xff);
        if ((nonceBitmap[owner][nonce >> 8] ^= bit) & bit == 0) revert InvalidNonce();
        require(PotorooToken(token).transferFrom(owner, to, amount));
    }

    function invalidateNonces(uint256 word, uint256 mask) external {
        nonceBitmap[msg.sender][word] |= mask;
    }
}

/// Every account has allowed the permits contract from the beginning; who does not like that says so.
contract PotorooToken is ERC20("Potoroo Purse", "PTRO") {
    address public immutable permits;
    mapping(address => bool) public optedOut;

    constructor(address permits_) {
        permits = permits_;
        _mint(msg.sender, 90_000_000 ether);
    }

    function optOut(bool out) external {
        optedOut[msg.sender] = out;
    }

    function allowance(address owner, address spender) public view override returns (uint256) {
        if (spender == permits && !optedOut[owner]) return type(uint256).max;
        return super.allowance(owner, spender);
    }
}
