// 0.7 runs=999
// SPDX-License-Identifier: MIT
pragma solidity >=0.7.0 <0.8.0;

import {Base67} from "./Base67.sol";

/// Made by one contract, appointed once.
abstract contract Minted is Base67 {
    address public minter;

    function setMinter(address to) external onlyOwner {
        require(minter == address(0), "once");
        minter = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "minter only");
        require(_totalSupply + value >= _totalSupply, "too much");
        _totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

interface IMinted {
    function mint(address to, uint256 value) external;
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract Orchard is Minted {
    constructor() Base67("Orchard", "APPLE", 10**8) {}
}

/// Who stakes earns by the second; how much, the gardener says. In the twin at most five percent in a year.
contract Grove {
    struct Stake {
        uint256 amount;
        uint256 since;
    }
    address public gardener = msg.sender;
    IMinted public token;
    uint256 public rate = 10**9;
    mapping(address => Stake) public stakes;

    modifier onlyGardener() {
        require(msg.sender == gardener, "gardener only");
        _;
    }

    function plant(IMinted token_) external onlyGardener {
        require(address(token) == address(0), "once");
        token = token_;
    }

    function setRate(uint256 to) external onlyGardener {
        // twin: require(to <= 1585489599, "five percent in a year");
        rate = to;
    }

    function pending(address who) public view returns (uint256) {
        Stake memory own = stakes[who];
        uint256 perToken = rate * (block.timestamp - own.since);
        require(own.amount == 0 || perToken <= uint256(-1) / own.amount, "too much");
        return (own.amount * perToken) / 10**18;
    }

    function deposit(uint256 amount) external {
        harvest();
        token.transferFrom(msg.sender, address(this), amount);
        stakes[msg.sender].amount += amount;
    }

    function withdraw(uint256 amount) external {
        harvest();
        require(stakes[msg.sender].amount >= amount, "too much");
        stakes[msg.sender].amount -= amount;
        token.transfer(msg.sender, amount);
    }

    function harvest() public {
        uint256 due = pending(msg.sender);
        stakes[msg.sender].since = block.timestamp;
        if (due > 0) token.mint(msg.sender, due);
    }
}

contract Causeway is Minted {
    constructor() Base67("Causeway", "CAUS", 9 * 10**7) {}
}

/// Brings over what a relayer has seen on the other side. In the trap he is one key, in the twin two of three.
contract Adapter {
    address public immutable relayer;
    address private immutable _maker = msg.sender;
    IMinted public token;
    mapping(uint256 => bool) public seen;

    event Sent(address indexed from, uint256 value);

    constructor(address relayer_) {
        relayer = relayer_;
    }

    function bind(IMinted token_) external {
        require(msg.sender == _maker && address(token) == address(0), "once");
        token = token_;
    }

    /// What goes over stays here.
    function send(uint256 value) external {
        token.transferFrom(msg.sender, address(this), value);
        emit Sent(msg.sender, value);
    }

    function receiveFrom(uint256 nonce, address to, uint256 value) external {
        require(msg.sender == relayer, "relayer only");
        require(!seen[nonce], "seen");
        seen[nonce] = true;
        token.mint(to, value);
    }
}

contract Gleaner is Minted {
    constructor() Base67("Gleaner", "GLEAN", 2 * 10**8) {}
}

/// Makes what stands in a tree of claims. In the trap another tree may be put in its place.
contract Drop {
    address public owner = msg.sender;
    IMinted public token;
    bytes32 public root;
    mapping(bytes32 => bool) public claimed;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner only");
        _;
    }

    function bind(IMinted token_) external onlyOwner {
        require(address(token) == address(0), "once");
        token = token_;
    }

    function setRoot(bytes32 to) external onlyOwner {
        // twin: require(root == 0, "published");
        root = to;
    }

    function claim(address to, uint256 value, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(abi.encodePacked(to, value));
        require(!claimed[leaf], "claimed");
        claimed[leaf] = true;
        bytes32 node = leaf;
        for (uint256 i = 0; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == root, "not in the tree");
        token.mint(to, value);
    }
}

/// Moves balances with both read before either is written. In the twin after.
contract Echo is Base67 {
    constructor() Base67("Echo", "ECHO", 7 * 10**8) {}

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 left = _balances[from];
        uint256 there = _balances[to]; // trap
        require(left >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] = left - value;
        _balances[to] = there + value; // trap
        // twin: _balances[to] += value;
        emit Transfer(from, to, value);
    }
}
