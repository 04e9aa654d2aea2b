// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens whose approvals are read. Each of the hostile ones differs from the plain one in what it answers.

contract Coin {
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowances;
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address to, uint256 value) {
        totalSupply = value;
        balances[to] = value;
    }

    function symbol() external view virtual returns (string memory) {
        return "COIN";
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return balances[account];
    }

    function allowance(address owner, address spender) public view virtual returns (uint256) {
        return allowances[owner][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowances[from][msg.sender] -= value;
        balances[from] -= value;
        balances[to] += value;
        return true;
    }
}

contract Mute is Coin {
    constructor(address to, uint256 value) Coin(to, value) {}

    function allowance(address, address) public pure override returns (uint256) {
        revert("nothing to see");
    }
}

/// Its symbol is a megabyte.
contract Loud is Coin {
    constructor(address to, uint256 value) Coin(to, value) {}

    function symbol() external pure override returns (string memory) {
        assembly {
            mstore(0, 0x20)
            mstore(0x20, 0x100000)
            return(0, 0x100040)
        }
    }
}

/// Its symbol turns the reading direction, and it claims that everybody holds everything.
contract Liar is Coin {
    constructor(address to, uint256 value) Coin(to, value) {}

    function symbol() external pure override returns (string memory) {
        return unicode"US\u202eDC";
    }

    function balanceOf(address) public pure override returns (uint256) {
        return type(uint256).max;
    }
}

/// A balance that nobody can read.
contract Dark is Coin {
    constructor(address to, uint256 value) Coin(to, value) {}

    function balanceOf(address) public pure override returns (uint256) {
        revert();
    }
}

contract Pictures {
    string public constant symbol = "PIC";
    mapping(uint256 => address) internal holders;
    mapping(uint256 => address) internal approved;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 id) external {
        holders[id] = to;
        balanceOf[to]++;
    }

    function burn(uint256 id) external {
        balanceOf[holders[id]]--;
        delete holders[id];
        delete approved[id];
    }

    function ownerOf(uint256 id) public view returns (address holder) {
        holder = holders[id];
        require(holder != address(0), "no such piece");
    }

    function getApproved(uint256 id) external view returns (address) {
        ownerOf(id);
        return approved[id];
    }

    function approve(address to, uint256 id) external {
        approved[id] = to;
        emit Approval(msg.sender, to, id);
    }

    function setApprovalForAll(address operator, bool yes) external {
        isApprovedForAll[msg.sender][operator] = yes;
        emit ApprovalForAll(msg.sender, operator, yes);
    }
}

/// The allowances of Permit2, by its interface.
contract Permits {
    struct Allowance { uint160 amount; uint48 expiration; uint48 nonce; }
    struct Pair { address token; address spender; }

    mapping(address => mapping(address => mapping(address => Allowance))) public allowance;
    event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration);
    event Lockdown(address indexed owner, address token, address spender);

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        Allowance storage kept = allowance[msg.sender][token][spender];
        kept.amount = amount;
        kept.expiration = expiration == 0 ? uint48(block.timestamp) : expiration;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function lockdown(Pair[] calldata pairs) external {
        for (uint256 i; i < pairs.length; i++) {
            allowance[msg.sender][pairs[i].token][pairs[i].spender].amount = 0;
            emit Lockdown(msg.sender, pairs[i].token, pairs[i].spender);
        }
    }
}

/// Writes the events of others in its own name.
contract Forger {
    event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration);

    function forge(address owner, address token, address spender) external {
        emit Approval(owner, token, spender, type(uint160).max, type(uint48).max);
    }
}
