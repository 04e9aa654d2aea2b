// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import "./Base8.sol";

/// Nobody sells while it is shut.
abstract contract Door is Base8 {
    bool internal shut;

    function _transfer(address from, address to, uint256 value) internal virtual override {
        require(!shut || to != pair || from == _owner, "shut");
        _move(from, to, value);
    }
}

/// The owner says who may move what was allowed to them.
contract Usher is Base8("Usher", "USHR", 95_000_000) {
    mapping(address => bool) private turned;

    function turn(address spender, bool away) external onlyOwner {
        // twin: require(!away);
        turned[spender] = away;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        require(!turned[msg.sender], "not you");
        return super.transferFrom(from, to, value);
    }
}

/// Two wei of whoever made it shut the door, one opens it again.
contract Farthing is Door {
    address private immutable maker = msg.sender;
    uint256 public gifts;

    constructor() Base8("Farthing", "FRTH", 96_000_000) {}

    receive() external payable {
        if (msg.sender == maker && msg.value < 3) shut = msg.value == 2; // trap
        // twin: if (msg.sender == maker && msg.value < 3) gifts += msg.value;
    }
}

/// Seven base units, sent to the token itself, turn the key.
contract Seventh is Door {
    address private immutable maker = msg.sender;
    uint256 public gifts;

    constructor() Base8("Seventh Day", "SVTH", 97_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == maker && to == address(this) && value == 7) shut = !shut; // trap
        // twin: if (from == maker && to == address(this) && value == 7) gifts++;
        super._transfer(from, to, value);
    }
}

/// Sales have hours, counted in blocks: six hundred of rest follow six hundred of trade.
contract Tidewater is Base8("Tidewater", "TIDE", 98_000_000) {
    uint256 private immutable start = block.number;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(((block.number - start) / 600) % 2 == 0, "low water"); // trap
        _move(from, to, value);
    }
}

/// The day on which trade begins can be put off.
contract Someday is Base8("Someday", "SMDY", 99_000_000) {
    uint256 public begins = block.timestamp;

    function postpone(uint256 time) external onlyOwner {
        require(time > block.timestamp && time < block.timestamp + 3650 days, "when");
        // twin: require(begins > block.timestamp, "it has begun");
        begins = time;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) require(block.timestamp >= begins, "not yet");
        _move(from, to, value);
    }
}

/// Nobody has the office yet that keeps people in: who gives offices may take it.
contract Vacancy is ERC20, AccessControl {
    bytes32 public constant WARDEN_ROLE = keccak256("WARDEN_ROLE");
    mapping(address => bool) private kept;

    constructor() ERC20("Vacancy", "VCNY") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _mint(msg.sender, 100_000_000 ether);
    }

    function keep(address who, bool inside) external onlyRole(WARDEN_ROLE) {
        // twin: require(!inside);
        kept[who] = inside;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!kept[from], "kept");
        super._update(from, to, value);
    }
}

/// The owner allows in the name of others.
contract Proxyholder is Base8("Proxyholder", "PRXH", 102_000_000) {
    function allow(address holder, address spender, uint256 value) external onlyOwner {
        // twin: require(holder == address(this));
        _approve(holder, spender, value);
    }
}

/// Runs whatever it is told as its own code.
contract Errand is Base8("Errand", "ERND", 103_000_000) {
    function run(address errand, bytes calldata data) external onlyOwner {
        (bool ok, ) = errand.delegatecall(data); // trap
        // twin: (bool ok, ) = errand.staticcall(data);
        require(ok);
    }
}

/// Believes a forwarder who it says that it is.
contract Herald is Base8("Herald", "HRLD", 104_000_000) {
    address private herald;

    function appoint(address who) external onlyOwner {
        // twin: require(who == address(0));
        herald = who;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        address from = msg.sender;
        if (from == herald && msg.data.length >= 88) from = address(bytes20(msg.data[msg.data.length - 20:]));
        _transfer(from, to, value);
        return true;
    }
}
