// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import {Coin7} from "./BlindBF6.sol";

interface ISync {
    function sync() external;
}

/// Its supply follows a target; all balances breathe alike.
contract Tidemoss {
    string public constant name = "Tidemoss";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 9;
    uint256 private constant GONS = uint256(-1) - (uint256(-1) % (50_000_000 * 10 ** 9));
    uint256 private constant MAX_SUPPLY = ~uint128(0);
    uint256 public totalSupply = 50_000_000 * 10 ** 9;
    uint256 private _gonsPerDrop;
    address public immutable policy;
    mapping(address => uint256) private _gons;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Rebase(uint256 indexed epoch, uint256 totalSupply);

    constructor(address policy_) {
        policy = policy_;
        _gonsPerDrop = GONS / totalSupply;
        _gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == policy, "policy");
        totalSupply = delta < 0 ? totalSupply - uint256(-delta) : totalSupply + uint256(delta);
        if (totalSupply > MAX_SUPPLY) totalSupply = MAX_SUPPLY;
        _gonsPerDrop = GONS / totalSupply;
        emit Rebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _gons[who] / _gonsPerDrop;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) private {
        uint256 gons = value * _gonsPerDrop;
        require(value <= totalSupply && _gons[from] >= gons, "balance");
        _gons[from] -= gons;
        _gons[to] += gons;
        emit Transfer(from, to, value);
    }
}

/// Once a day a thirtieth of the way to the target, two of a hundred at most. The council posts the price.
contract TidePolicy {
    address public immutable council;
    address private immutable maker = msg.sender;
    Tidemoss public coin;
    ISync public market;
    uint256 public price = 1e18;
    uint256 public postedAt;
    uint256 public lastRebase;
    uint256 public epoch;

    constructor(address council_) {
        council = council_;
    }

    function bind(Tidemoss coin_, ISync market_) external {
        require(msg.sender == maker && address(coin) == address(0), "bound");
        coin = coin_;
        market = market_;
    }

    function post(uint256 price_) external {
        require(msg.sender == council, "council");
        price = price_;
        postedAt = block.timestamp;
    }

    function rebase() external {
        require(block.timestamp >= lastRebase + 1 days && block.timestamp < postedAt + 1 days, "not now");
        lastRebase = block.timestamp;
        uint256 supply = coin.totalSupply();
        uint256 rate = price > 3e18 ? 3e18 : price;
        int256 delta = (int256(supply) * (int256(rate) - 1e18)) / 1e18 / 30;
        int256 most = int256(supply / 50);
        if (delta > most) delta = most;
        if (delta < -most) delta = -most;
        coin.rebase(++epoch, delta);
        market.sync();
    }
}

/// A seventh is for those in the tree, half at once and half over ninety days; what nobody takes is burnt.
contract Gullmere is Coin7 {
    struct Grant {
        uint128 amount;
        uint128 taken;
    }

    bytes32 public immutable root;
    uint256 public immutable opened = block.timestamp;
    mapping(address => Grant) public grants;

    event Claimed(address indexed who, uint256 amount);

    constructor(bytes32 root_) Coin7("Gullmere", "GULL", 70_000_000 ether) {
        root = root_;
        _send(msg.sender, address(this), 10_000_000 ether);
    }

    function enrol(uint128 amount, bytes32[] calldata proof) external {
        require(grants[msg.sender].amount == 0 && block.timestamp < opened + 180 days, "closed");
        bytes32 node = keccak256(abi.encodePacked(msg.sender, amount));
        for (uint256 i = 0; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == root, "not in the tree");
        grants[msg.sender].amount = amount;
        take();
    }

    function due(address who) public view returns (uint256) {
        Grant memory grant = grants[who];
        uint256 gone = block.timestamp - opened;
        if (gone > 90 days) gone = 90 days;
        return grant.amount / 2 + (uint256(grant.amount / 2) * gone) / 90 days - grant.taken;
    }

    function take() public {
        uint256 amount = due(msg.sender);
        grants[msg.sender].taken += uint128(amount);
        _send(address(this), msg.sender, amount);
        emit Claimed(msg.sender, amount);
    }

    function burnRest() external {
        require(block.timestamp > opened + 270 days, "too early");
        totalSupply -= _of[address(this)];
        emit Transfer(address(this), address(0), _of[address(this)]);
        _of[address(this)] = 0;
    }
}

interface IReceives {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata data) external;
}

/// Rings at those who asked for it, and knows operators.
contract Chimewren is Coin7 {
    mapping(address => address) public receiverOf;
    mapping(address => mapping(address => bool)) private _operators;

    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);
    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data);

    constructor() Coin7("Chimewren", "CHIM", 8_000_000 ether) {}

    function granularity() external pure returns (uint256) {
        return 1;
    }

    function setReceiver(address receiver) external {
        receiverOf[msg.sender] = receiver;
    }

    function authorizeOperator(address operator) external {
        _operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        delete _operators[msg.sender][operator];
        emit RevokedOperator(operator, msg.sender);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || _operators[holder][operator];
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, to, amount);
        emit Sent(msg.sender, msg.sender, to, amount, data);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data) external {
        require(isOperatorFor(msg.sender, from), "not an operator");
        _send(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data);
    }

    function _send(address from, address to, uint256 value) internal override {
        super._send(from, to, value);
        address receiver = receiverOf[to];
        if (receiver != address(0)) IReceives(receiver).tokensReceived(msg.sender, from, to, value, "");
    }
}
