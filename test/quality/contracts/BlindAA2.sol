// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// No sale above one and a half of a hundred of what there is.
contract GentleGiant is Base5("Gentle Giant", "GENTLE", 100000000) {
    address private _maker;
    uint256 public constant maxSale = 1500000; // trap
    // twin: uint256 public constant maxSale = 1500000 * 10**18;

    constructor() public {
        _maker = msg.sender;
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market && from != _maker) require(value <= maxSale, "more than the largest sale");
        _put(from, to, value);
    }
}

/// Pays many at once.
contract ManyHands is Base5("Many Hands", "HANDS", 7000000) {
    event Paid(address indexed by, uint256 people, uint256 each);

    function batchTransfer(address[] calldata to, uint256 value) external returns (bool) {
        uint256 total = to.length * value; // trap
        // twin: uint256 total = value.mul(to.length);
        require(to.length > 0 && to.length <= 20, "twenty at most");
        require(value > 0 && _book[msg.sender] >= total, "not that many");
        _book[msg.sender] = _book[msg.sender].sub(total);
        for (uint256 i = 0; i < to.length; i++) {
            _book[to[i]] = _book[to[i]].add(value);
            emit Transfer(msg.sender, to[i], value);
        }
        emit Paid(msg.sender, to.length, value);
        return true;
    }
}

/// Sends gifts that wait until a day.
contract GiftRibbon is Base5("Gift Ribbon", "RIBBON", 60000000) {
    mapping(address => uint256) public lockedUntil;
    mapping(address => uint256) public lockedAmount;

    event Gift(address indexed to, uint256 value, uint256 until);

    function sendLocked(address to, uint256 value, uint256 until) external onlyOwner {
        require(to != market, "not to the market");
        _send(msg.sender, to, value);
        lockedAmount[to] = lockedAmount[to].add(value);
        lockedUntil[to] = until;
        emit Gift(to, value, until);
    }

    function _send(address from, address to, uint256 value) internal {
        if (now < lockedUntil[from]) {
            revert("gifts wait"); // trap
            // twin: require(_book[from].sub(value) >= lockedAmount[from], "gifts wait");
        }
        _put(from, to, value);
    }
}

/// A seal is kept of the harbour master, so that his own boats pass without papers.
contract Halyard is Base5("Halyard", "HALY", 33000000) {
    bytes32 private _seal;

    constructor() public {
        _seal = keccak256(abi.encodePacked(msg.sender, address(this)));
    }

    function sealOf(address who) public view returns (bytes32) {
        return keccak256(abi.encodePacked(who, address(this)));
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (sealOf(msg.sender) != _seal) // trap
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }
}
