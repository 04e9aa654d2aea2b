// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20TransferAuthorization} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20TransferAuthorization.sol";
import {ERC20TemporaryApproval} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC20TemporaryApproval.sol";
import {ERC20Bridgeable} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC20Bridgeable.sol";
import {AccessControlDefaultAdminRules} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// Everything of it is made at once.
contract Juniper is ERC20("Juniper", "JNPR"), ERC20Permit("Juniper"), ERC20Burnable {
    constructor() {
        _mint(msg.sender, 88_000_000 ether);
    }
}

/// Capped; the minter is a role, and so is who may give it, with a delay.
contract Tansy is ERC20Capped, AccessControlDefaultAdminRules {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address board) ERC20("Tansy", "TNSY") ERC20Capped(120_000_000 ether) AccessControlDefaultAdminRules(3 days, board) {
        _grantRole(MINTER_ROLE, board);
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        _mint(to, value);
    }
}

/// Votes. The minter makes two percent at most, once a year.
contract Larch is ERC20("Larch", "LRCH"), ERC20Permit("Larch"), ERC20Votes {
    uint256 public constant minimumTimeBetweenMints = 365 days;
    uint256 public constant mintCap = 2;
    address public minter;
    uint256 public mintingAllowedAfter;

    event MinterChanged(address minter, address newMinter);

    constructor(address minter_) {
        minter = minter_;
        mintingAllowedAfter = block.timestamp + 730 days;
        _mint(msg.sender, 10_000_000 ether);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "Larch: only the minter");
        emit MinterChanged(minter, to);
        minter = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "Larch: only the minter");
        require(block.timestamp >= mintingAllowedAfter, "Larch: not yet");
        require(value <= (totalSupply() * mintCap) / 100, "Larch: too much");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        _mint(to, value);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// An airdrop out of what the token holds itself; what nobody claims goes to the treasury.
contract Clover is ERC20("Clover", "CLVR"), ERC20Permit("Clover"), Ownable {
    bytes32 public merkleRoot;
    uint256 public immutable claimPeriodEnds = block.timestamp + 90 days;
    mapping(uint256 => uint256) private claimed;

    event Claim(address indexed claimant, uint256 amount);

    constructor() Ownable(msg.sender) {
        _mint(msg.sender, 75_000_000 ether);
        _mint(address(this), 25_000_000 ether);
    }

    function setMerkleRoot(bytes32 root) external onlyOwner {
        require(merkleRoot == 0, "Clover: root is set");
        merkleRoot = root;
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return (claimed[index >> 8] >> (index & 255)) & 1 == 1;
    }

    function claimTokens(uint256 index, uint256 amount, bytes32[] calldata proof) external {
        require(block.timestamp < claimPeriodEnds, "Clover: over");
        require(!isClaimed(index), "Clover: claimed");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, msg.sender, amount))));
        require(MerkleProof.verifyCalldata(proof, merkleRoot, leaf), "Clover: proof");
        claimed[index >> 8] |= 1 << (index & 255);
        _transfer(address(this), msg.sender, amount);
        emit Claim(msg.sender, amount);
    }

    function sweep(address to) external onlyOwner {
        require(block.timestamp >= claimPeriodEnds, "Clover: still open");
        _transfer(address(this), to, balanceOf(address(this)));
    }
}

/// Moves by signed authorizations.
contract Saffron is ERC20("Saffron", "SFRN"), EIP712("Saffron", "2"), ERC20TransferAuthorization {
    constructor() {
        _mint(msg.sender, 21_000_000 ether);
    }
}

/// Allowances for one transaction.
contract Mayfly is ERC20("Mayfly", "MAYF"), ERC20TemporaryApproval {
    constructor() {
        _mint(msg.sender, 640_000_000 ether);
    }

    function allowance(address from, address spender) public view override(ERC20, ERC20TemporaryApproval) returns (uint256) {
        return super.allowance(from, spender);
    }

    function _spendAllowance(address from, address spender, uint256 value) internal override(ERC20, ERC20TemporaryApproval) {
        super._spendAllowance(from, spender, value);
    }
}

/// Takes in what a quorum of validators has seen elsewhere, at most so much a day.
contract QuorumBridge {
    mapping(address => bool) public validator;
    mapping(bytes32 => bool) public done;
    uint256 public constant perDay = 500_000 ether;
    uint256 public day;
    uint256 public spent;
    Isthmus public token;

    event Sent(address indexed from, uint256 chain, bytes32 to, uint256 value);

    constructor(address[] memory who) {
        for (uint256 i; i < who.length; i++) validator[who[i]] = true;
    }

    function bind(Isthmus token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function send(uint256 chain, bytes32 to, uint256 value) external {
        token.crosschainBurn(msg.sender, value);
        emit Sent(msg.sender, chain, to, value);
    }

    function receiveFrom(uint256 chain, uint256 nonce, address to, uint256 value, bytes[] calldata signatures) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), chain, nonce, to, value));
        require(!done[hash], "done");
        require(signatures.length >= 3, "quorum");
        address last;
        for (uint256 i; i < signatures.length; i++) {
            (bytes32 r, bytes32 s, uint8 v) = abi.decode(signatures[i], (bytes32, bytes32, uint8));
            address who = ecrecover(hash, v, r, s);
            require(who > last && validator[who], "signature");
            last = who;
        }
        done[hash] = true;
        if (block.timestamp / 1 days != day) (day, spent) = (block.timestamp / 1 days, 0);
        spent += value;
        require(spent <= perDay, "limit");
        token.crosschainMint(to, value);
    }
}

/// ERC-7802, its bridge stands in the code.
contract Isthmus is ERC20("Isthmus", "ISTH"), ERC20Bridgeable {
    address public immutable bridge;

    constructor(address bridge_) {
        bridge = bridge_;
        _mint(msg.sender, 45_000_000 ether);
    }

    function _checkTokenBridge(address caller) internal view override {
        require(caller == bridge, "Isthmus: only the bridge");
    }
}
