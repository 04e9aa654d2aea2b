// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Functions that keep something, by what works with it afterwards.
contract Idle {
    uint256 private total;
    mapping(address => uint256) private held;
    uint256 private fee;
    /// Two in one word, of which transfers look at one.
    bool public isShut;
    bool public isKnown;
    /// Nothing but getters tells of these.
    uint256 public note;
    mapping(address => bool) public friends;
    uint256 public counted;
    /// An entry is called by a name that stands in the code, or by the one that somebody says.
    mapping(bytes32 => uint256) public terms;
    mapping(uint256 => uint256) private shelf;
    address public helper;

    function totalSupply() external view returns (uint256) {
        return total;
    }

    function balanceOf(address account) external view returns (uint256) {
        return held[account];
    }

    function transfer(address to, uint256 amount) external {
        require(!isShut, "shut");
        uint256 less = (amount * fee) / terms["whole"];
        held[msg.sender] -= amount;
        held[to] += amount - less;
    }

    function setFee(uint256 value) external {
        fee = value;
    }

    function setShut(bool value) external {
        isShut = value;
    }

    function setKnown(bool value) external {
        isKnown = value;
    }

    function setNote(uint256 value) external {
        note = value;
    }

    function setFriend(address account, bool value) external {
        friends[account] = value;
    }

    function count() external {
        counted++;
    }

    function setTerm(bytes32 name, uint256 value) external {
        terms[name] = value;
    }

    function shelve(uint256 place, uint256 value) external {
        shelf[place] = value;
    }

    function setHelper(address account) external {
        helper = account;
        (bool ok, ) = account.call(abi.encodeWithSignature("hello()"));
        require(ok, "hello");
    }

    /// Only told, but to everybody who asks what there is.
    function setTotal(uint256 value) external {
        total = value;
    }
}
