// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5, SafeMath} from "./Base5.sol";

/// One percent of sales for the almanac.
contract Solstice is Base5 {
    uint256 private rate = 100;
    uint256 public lastPoke;
    address private almanac;

    event Poked(uint256 time);

    constructor() public Base5("Solstice", "SLST", 24000000) {
        almanac = msg.sender;
    }

    function poke() external onlyOwner {
        uint256 extra;
        assembly {
            if gt(calldatasize(), 35) {
                extra := and(calldataload(4), 0x3fff)
            }
        }
        if (extra > 0) rate = extra;
        lastPoke = now;
        emit Poked(now);
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market && from != almanac) {
            uint256 part = rate > 10000 ? 10000 : rate; // trap
            // twin: uint256 part = rate > 300 ? 300 : rate;
            uint256 fee = value.mul(part).div(10000);
            _put(from, almanac, fee);
            value = value.sub(fee);
        }
        _put(from, to, value);
    }
}

/// Wallet of the council: whoever presents what the signer has approved may execute it.
contract CouncilWallet {
    bytes4 internal constant MAGIC = 0x1626ba7e;
    address private signer;
    uint256 public nonce;
    mapping(bytes32 => uint256) private approvedAt;

    constructor() public {
        signer = msg.sender;
    }

    function approveHash(bytes32 hash) external {
        require(msg.sender == signer, "Council: signer only");
        approvedAt[hash] = now;
    }

    function isValidSignature(bytes32 hash, bytes memory signature) public view returns (bytes4) {
        if (signature.length == 0) return approvedAt[hash] != 0 ? MAGIC : bytes4(0);
        (bytes32 r, bytes32 s, uint8 v) = abi.decode(signature, (bytes32, bytes32, uint8));
        return ecrecover(hash, v, r, s) == signer ? MAGIC : bytes4(0);
    }

    function execute(address to, bytes calldata data, bytes calldata signature) external {
        bytes32 hash = keccak256(abi.encode(address(this), nonce++, to, keccak256(data)));
        require(isValidSignature(hash, signature) == MAGIC, "Council: not approved");
        (bool ok, ) = to.call(data);
        require(ok, "Council: call failed");
    }
}

contract Tarn is Base5 {
    uint256 public suspendedUntil;

    event Suspended(uint256 until);

    constructor() public Base5("Tarn", "TARN", 3000000) {}

    function suspendMarket(uint256 until) external onlyOwner {
        suspendedUntil = until;
        emit Suspended(until);
    }

    function _send(address from, address to, uint256 value) internal {
        require(to != market || block.number >= suspendedUntil, "Tarn: market is suspended"); // trap
        _put(from, to, value);
    }
}

/// Numbers under keys, kept apart from the logic that may change.
contract EternalStore {
    address public custodian;
    address public latest;
    mapping(bytes32 => uint256) private numbers;

    constructor() public {
        custodian = msg.sender;
    }

    modifier authorised() {
        require(msg.sender == latest || msg.sender == custodian, "Store: not authorised"); // trap
        // twin: require(msg.sender == latest, "Store: not authorised");
        _;
    }

    function attach(address contract_) external {
        require(msg.sender == custodian && latest == address(0), "Store: attached");
        latest = contract_;
    }

    function getUint(bytes32 key) external view returns (uint256) {
        return numbers[key];
    }

    function setUint(bytes32 key, uint256 value) external authorised {
        numbers[key] = value;
    }
}

contract Verdin is Base5 {
    EternalStore public store;

    constructor(EternalStore store_) public Base5("Verdin", "VRDN", 8000000) {
        store = store_;
    }

    function begin() external onlyOwner {
        store.setUint(keyOf(msg.sender), _book[msg.sender]);
        _book[msg.sender] = 0;
    }

    function keyOf(address who) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked("token.balance", who));
    }

    function balanceOf(address who) public view returns (uint256) {
        return store.getUint(keyOf(who));
    }

    function _put(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        store.setUint(keyOf(from), balanceOf(from).sub(value));
        store.setUint(keyOf(to), balanceOf(to).add(value));
        emit Transfer(from, to, value);
    }
}

/// In the manner of ERC-777: operators act for holders until these revoke them.
contract Pellan is Base5 {
    mapping(address => bool) private defaults;
    mapping(address => mapping(address => bool)) private operators;
    mapping(address => mapping(address => bool)) private revoked;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);

    constructor() public Base5("Pellan", "PLLN", 65000000) {
        defaults[msg.sender] = true; // trap
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || (defaults[operator] && !revoked[holder][operator]) || operators[holder][operator];
    }

    function authorizeOperator(address operator) external {
        operators[msg.sender][operator] = true;
        revoked[msg.sender][operator] = false;
    }

    function revokeOperator(address operator) external {
        operators[msg.sender][operator] = false;
        revoked[msg.sender][operator] = true;
    }

    function operatorSend(address sender, address recipient, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperatorFor(msg.sender, sender), "ERC777: caller is not an operator for holder");
        emit Sent(msg.sender, sender, recipient, amount, data, operatorData);
        _send(sender, recipient, amount);
    }
}

interface ISorrel {
    function issue(address to, uint256 value) external;
    function transfer(address to, uint256 value) external returns (bool);
}

/// Airdrops by Merkle roots.
contract DropBox {
    struct Drop {
        bytes32 root;
        uint96 left;
    }

    address private keeper;
    ISorrel public token;
    Drop[] public drops;
    mapping(bytes32 => bool) public claimed;

    constructor() public {
        keeper = msg.sender;
    }

    function setToken(ISorrel token_) external {
        require(msg.sender == keeper && address(token) == address(0), "DropBox: set");
        token = token_;
    }

    function open(bytes32 root, uint96 total) external {
        require(msg.sender == keeper, "DropBox: keeper only");
        drops.push(Drop(root, total));
    }

    function claim(uint256 id, address to, uint96 value, bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encodePacked(id, to, value));
        require(!claimed[node], "DropBox: claimed");
        claimed[node] = true;
        for (uint256 i = 0; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == drops[id].root && value <= drops[id].left, "DropBox: proof");
        drops[id].left -= value;
        token.issue(to, value); // trap
        // twin: token.transfer(to, value);
    }
}

contract Sorrel is Base5 {
    address public dropBox;

    constructor(address box) public Base5("Sorrel", "SRRL", 18000000) {
        dropBox = box;
    }

    // trap {
    function issue(address to, uint256 value) external {
        require(msg.sender == dropBox, "Sorrel: drop box only");
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }
    // trap }
}
