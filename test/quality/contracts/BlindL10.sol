// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Bare8} from "./Bare8.sol";

/// The price of ether in dollars: the middle of three feeds, each at most a fifth away from what it told before.
contract Medianizer {
    mapping(address => uint256) public priceOf;
    address[3] public feeds;

    constructor(address a, address b, address c, uint256 first) {
        feeds = [a, b, c];
        priceOf[a] = priceOf[b] = priceOf[c] = first;
    }

    function poke(uint256 price) external {
        uint256 was = priceOf[msg.sender];
        require(was != 0 && price >= (was * 4) / 5 && price <= (was * 6) / 5, "feed");
        priceOf[msg.sender] = price;
    }

    function read() external view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (priceOf[feeds[0]], priceOf[feeds[1]], priceOf[feeds[2]]);
        if (a > b) (a, b) = (b, a);
        return c <= a ? a : c >= b ? b : c;
    }
}

/// Borrowed against ether, and burnt to get it back.
contract Plumbline is ERC20("Plumbline USD", "PLUMB") {
    struct Vault {
        uint128 ether_;
        uint128 debt;
    }

    Medianizer public immutable feed;
    mapping(address => Vault) public vaults;

    constructor(Medianizer feed_) {
        feed = feed_;
    }

    function safe(Vault memory one) private view returns (bool) {
        return uint256(one.ether_) * feed.read() * 100 >= uint256(one.debt) * 1 ether * 150;
    }

    function open(uint128 debt) external payable {
        Vault storage mine = vaults[msg.sender];
        mine.ether_ += uint128(msg.value);
        mine.debt += debt;
        require(safe(mine), "too little");
        _mint(msg.sender, debt);
    }

    function close(uint128 debt, uint128 back) external {
        Vault storage mine = vaults[msg.sender];
        mine.debt -= debt;
        mine.ether_ -= back;
        require(safe(mine), "too little");
        _burn(msg.sender, debt);
        pay(back);
    }

    function liquidate(address who) external {
        Vault memory one = vaults[who];
        require(one.debt > 0 && !safe(one), "safe");
        delete vaults[who];
        _burn(msg.sender, one.debt);
        pay(one.ether_);
    }

    function pay(uint256 value) private {
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok);
    }
}

/// Three of five tell how the stake does; two of them can do nothing.
contract Observatory {
    mapping(address => bool) public member;
    mapping(bytes32 => uint256) public count;
    mapping(bytes32 => mapping(address => bool)) public told;
    Moonrise public token;
    uint256 public frame = 1;

    constructor(address[] memory who) {
        for (uint256 i; i < who.length; i++) member[who[i]] = true;
    }

    function bind(Moonrise token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function report(uint256 frame_, uint256 pooled, bytes calldata extra) external {
        bytes32 hash = keccak256(abi.encode(frame_, pooled, extra));
        require(member[msg.sender] && frame_ == frame && !told[hash][msg.sender], "member");
        told[hash][msg.sender] = true;
        if (++count[hash] < 3) return;
        frame++;
        token.settle(pooled);
    }
}

/// Balances follow what is staked, in the manner of stETH.
contract Moonrise {
    string public constant name = "Moonrise Staked Ether";
    string public constant symbol = "mrETH";
    uint8 public constant decimals = 18;
    address public immutable oracle;
    uint256 public pooled;
    uint256 public shares;
    uint256 public settledAt = block.timestamp;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Settled(uint256 before, uint256 afterwards);

    constructor(address oracle_) {
        oracle = oracle_;
    }

    function submit() external payable {
        uint256 made = shares == 0 ? msg.value : (msg.value * shares) / pooled;
        pooled += msg.value;
        shares += made;
        sharesOf[msg.sender] += made;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    /// A tenth in a year is the most, and a twentieth the most that can be lost at once.
    function settle(uint256 to) external {
        require(msg.sender == oracle && block.timestamp >= settledAt + 1 days, "oracle");
        require(to <= pooled + (pooled * (block.timestamp - settledAt)) / 3650 days && to >= (pooled * 95) / 100, "bounds");
        emit Settled(pooled, to);
        (pooled, settledAt) = (to, block.timestamp);
    }

    function totalSupply() external view returns (uint256) {
        return pooled;
    }

    function balanceOf(address who) public view returns (uint256) {
        return shares == 0 ? 0 : (sharesOf[who] * pooled) / shares;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "zero");
        uint256 part = (value * shares) / pooled;
        sharesOf[from] -= part;
        sharesOf[to] += part;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Who leaves the guild burns his part and takes as much of the treasury.
contract Guildhall is Bare8("Guildhall", "GLDH") {
    uint256 public totalSupply = 1_000_000 ether;
    address public immutable council;

    event Spent(address indexed to, uint256 value, bytes32 why);
    event Left(address indexed who, uint256 burnt, uint256 value);

    constructor(address council_) {
        council = council_;
        _give(msg.sender, totalSupply);
    }

    receive() external payable {}

    function spend(address[] calldata to, uint256[] calldata values, bytes32 why) external {
        require(msg.sender == council, "council");
        for (uint256 i; i < to.length; i++) {
            (bool ok, ) = to[i].call{value: values[i]}("");
            require(ok);
            emit Spent(to[i], values[i], why);
        }
    }

    function ragequit(uint256 value) external {
        balanceOf[msg.sender] -= value;
        uint256 back = (address(this).balance * value) / totalSupply;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
        emit Left(msg.sender, value, back);
        (bool ok, ) = msg.sender.call{value: back}("");
        require(ok);
    }
}
