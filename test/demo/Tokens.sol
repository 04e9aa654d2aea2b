// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Six tokens for the demonstration. Each but the first hides one trap; all look alike from outside.

abstract contract Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pair;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_) {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
        totalSupply = 1_000_000 ether;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function setPair(address pair_) external onlyOwner {
        require(pair == address(0), "already set");
        pair = pair_;
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Does what it says.
contract Honest is Coin("Harbour", "HRB") {}

/// Nobody but the founder gets tokens into the pool.
contract Honeypot is Coin("Moon Honey", "MHNY") {
    address private immutable founder = msg.sender;

    function move(address from, address to, uint256 value) internal override {
        require(to != pair || from == founder, "TRANSFER_FAILED");
        super.move(from, to, value);
    }
}

/// A sale goes through and pays one percent.
contract HiddenTax is Coin("Silk Route", "SILK") {
    address private immutable founder = msg.sender;

    function move(address from, address to, uint256 value) internal override {
        if (to == pair && from != founder) {
            uint256 kept = (value * 99) / 100;
            super.move(from, founder, kept);
            value -= kept;
        }
        super.move(from, to, value);
    }
}

/// Trades freely until its owner decides otherwise.
contract OwnerSwitch is Coin("Glass Bridge", "GLB") {
    bool private open = true;

    function setMarket(bool open_) external onlyOwner {
        open = open_;
    }

    function move(address from, address to, uint256 value) internal override {
        require(open || to != pair || from == owner, "closed");
        super.move(from, to, value);
    }
}

/// Its owner can make more of it.
contract Mintable is Coin("Printing House", "PRNT") {
    function mint(address to, uint256 value) external onlyOwner {
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Selling ends at a time that stands in the code.
contract TimeBomb is Coin("Evening Star", "EVST") {
    uint256 private immutable end;

    constructor(uint256 end_) {
        end = end_;
    }

    function move(address from, address to, uint256 value) internal override {
        require(to != pair || block.timestamp < end || from == owner, "later");
        super.move(from, to, value);
    }
}
