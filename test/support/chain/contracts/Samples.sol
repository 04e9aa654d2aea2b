// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens for tests, one property each. A twin with the property switched off is the plain one.

contract Plain {
    string public name = "Sample";
    string public symbol = "SMPL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner = msg.sender;
    address public pair;
    address internal immutable founder = msg.sender;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() { require(msg.sender == owner, "not the owner"); _; }

    constructor() {
        totalSupply = 1_000_000 ether;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) external view virtual returns (uint256) { return balances[account]; }
    function setPair(address pair_) external { require(msg.sender == founder && pair == address(0)); pair = pair_; }
    function renounceOwnership() external onlyOwner { owner = address(0); }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

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
}

contract BuyTax is Plain {
    function move(address from, address to, uint256 value) internal override {
        if (from == pair) { super.move(from, founder, (value * 25) / 100); value -= (value * 25) / 100; }
        super.move(from, to, value);
    }
}

contract SellTax is Plain {
    function move(address from, address to, uint256 value) internal override {
        if (to == pair && from != founder) { super.move(from, founder, (value * 12) / 100); value -= (value * 12) / 100; }
        super.move(from, to, value);
    }
}

/// Takes a share of every transfer, like many reflection tokens.
contract TransferTax is Plain {
    function move(address from, address to, uint256 value) internal override {
        if (from != founder && to != founder) { super.move(from, founder, (value * 6) / 100); value -= (value * 6) / 100; }
        super.move(from, to, value);
    }
}

/// The owner can name one account that may not sell.
contract Blacklist is Plain {
    mapping(address => bool) private listed;
    function setListed(address account, bool value) external onlyOwner { listed[account] = value; }
    function move(address from, address to, uint256 value) internal override { require(!listed[from], "listed"); super.move(from, to, value); }
}

/// The owner sets the tax on sales, up to everything.
contract FeeSetter is Plain {
    uint256 private fee;
    function setFee(uint256 percent) external onlyOwner { require(percent <= 100); fee = percent; }
    function move(address from, address to, uint256 value) internal override {
        if (to == pair && from != founder) { super.move(from, founder, (value * fee) / 100); value -= (value * fee) / 100; }
        super.move(from, to, value);
    }
}

/// The same with a cap of 5 %: nothing to report.
contract CappedFee is Plain {
    uint256 private fee;
    function setFee(uint256 percent) external onlyOwner { require(percent <= 5, "cap"); fee = percent; }
    function move(address from, address to, uint256 value) internal override {
        if (to == pair && from != founder) { super.move(from, founder, (value * fee) / 100); value -= (value * fee) / 100; }
        super.move(from, to, value);
    }
}

/// Whoever has the owner's key can erase what others hold.
contract BurnFromAny is Plain {
    function wipe(address account, uint256 value) external onlyOwner {
        balances[account] -= value;
        totalSupply -= value;
        emit Transfer(account, address(0), value);
    }
}

/// Writes a balance without supply and without event.
contract HiddenMint is Plain {
    function settle(address account, uint256 value) external onlyOwner { balances[account] += value; }
}

/// Says in an event that somebody paid, who has nothing.
contract LyingMint is Plain {
    function settle(address account, uint256 value) external onlyOwner {
        balances[account] += value;
        emit Transfer(address(0xBEEF), account, value);
    }
}

/// Pays out what the contract itself holds: a balance grows, and another one shrinks.
contract Rescue is Plain {
    function rescue() external onlyOwner { move(address(this), owner, balances[address(this)]); }
}

/// Pays out of a treasury that nobody looks at: honest, and only a second look shows it.
contract Treasury is Plain {
    address private constant TREASURY = 0x00000000000000000000000000000000DeaDBeef;
    function fill(uint256 value) external onlyOwner { move(msg.sender, TREASURY, value); }
    function pay(address account, uint256 value) external onlyOwner { move(TREASURY, account, value); }
}

contract OpenMint is Plain {
    function mint(address to, uint256 value) external { totalSupply += value; balances[to] += value; emit Transfer(address(0), to, value); }
}

/// Nobody can buy before the owner opens trading.
contract NotOpen is Plain {
    bool private open;
    function openTrading() external onlyOwner { open = true; }
    function move(address from, address to, uint256 value) internal virtual override {
        require(open || from == founder || to == founder, "not open");
        super.move(from, to, value);
    }
}

/// The same, and behind the opening waits a trap.
contract TrapBehindOpening is NotOpen {
    function move(address from, address to, uint256 value) internal override {
        require(to != pair || from == founder, "no way out");
        super.move(from, to, value);
    }
}

/// A holder waits 30 seconds between two moves: a nuisance, not a trap.
contract Cooldown is Plain {
    mapping(address => uint256) private last;
    function move(address from, address to, uint256 value) internal override {
        if (from != pair && from != founder) require(block.timestamp >= last[from] + 30, "wait");
        last[to] = block.timestamp;
        super.move(from, to, value);
    }
}

/// Sales above a crumb are refused.
contract DustOnly is Plain {
    function move(address from, address to, uint256 value) internal override {
        require(to != pair || from == founder || value < 100 ether, "too much");
        super.move(from, to, value);
    }
}

/// Buyers may sell, those who received by transfer may not.
contract NoResale is Plain {
    mapping(address => bool) private bought;
    function move(address from, address to, uint256 value) internal override {
        if (from == pair) bought[to] = true;
        require(to != pair || from == founder || bought[from], "never bought");
        super.move(from, to, value);
    }
}

/// Behaves where a simulation shows: no coinbase, no base fee, no random value.
contract RedPill is Plain {
    function move(address from, address to, uint256 value) internal override {
        bool simulated = block.coinbase == address(0) || block.basefee == 0 || block.prevrandao == 0 || tx.gasprice == 0;
        require(to != pair || from == founder || simulated, "real");
        super.move(from, to, value);
    }
}

/// Burns all gas in its members.
contract GasEater is Plain {
    function totalSupplyOf() external pure returns (uint256) { while (true) {} return 0; }
    function balanceOf(address) external pure override returns (uint256) { while (true) {} return 0; }
}

/// EIP-1967 proxy over any of the tokens above; its administrator is who deployed it.
contract Proxy {
    constructor(address implementation, address administrator) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, implementation)
            sstore(0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103, administrator)
        }
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// An owner switch whose state is set by a call, so that it can stand behind a proxy.
contract Initialised {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pair;
    bool private closed;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);

    function initialize(address owner_) external {
        require(owner == address(0), "done");
        (name, symbol, owner, totalSupply) = ("Behind", "BHD", owner_, 1_000_000 ether);
        balanceOf[owner_] = totalSupply;
        emit Transfer(address(0), owner_, totalSupply);
    }

    function setPair(address pair_) external { require(msg.sender == owner && pair == address(0)); pair = pair_; }
    function setClosed(bool closed_) external { require(msg.sender == owner); closed = closed_; }
    function approve(address spender, uint256 value) external returns (bool) { allowance[msg.sender][spender] = value; return true; }
    function transfer(address to, uint256 value) external returns (bool) { move(msg.sender, to, value); return true; }
    function transferFrom(address from, address to, uint256 value) external returns (bool) { allowance[from][msg.sender] -= value; move(from, to, value); return true; }

    function move(address from, address to, uint256 value) private {
        require(!closed || to != pair || from == owner, "closed");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Only accounts without code may trade: in the laboratory everybody has some.
contract NoContracts is Plain {
    bool private closed;
    function close(bool closed_) external onlyOwner { closed = closed_; }
    function move(address from, address to, uint256 value) internal override {
        address trader = from == pair ? to : from;
        require(trader == founder || trader.code.length == 0 || trader == pair, "no contracts");
        require(!closed || to != pair || from == owner, "closed");
        super.move(from, to, value);
    }
}
