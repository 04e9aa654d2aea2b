pragma solidity ^0.8.0;

/// A token of which a server that nobody names makes some. How much is in its heirs.
abstract contract Making {
    string public constant name = "Making";
    string public constant symbol = "MKG";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address private server;

    struct Day {
        uint64 number;
        uint96 made;
        uint96 most;
    }
    mapping(uint256 => Day) internal days_;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier served() {
        require(msg.sender == server, "server");
        _;
    }

    constructor(address server_) {
        server = server_;
        balanceOf[msg.sender] = totalSupply;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    /// So much a day, for each of those that are counted apart.
    function make(uint256 which, address to, uint96 value) internal {
        Day storage one = days_[which];
        uint64 day = uint64(block.timestamp / 1 days);
        if (one.number != day) (one.number, one.made) = (day, 0);
        one.made += value;
        require(one.made <= 300 ether, "tomorrow");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract MakesADay is Making {
    constructor(address server) Making(server) {}

    function loot(address to, uint96 value) external served {
        make(0, to, value);
    }

    function craft(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// As much for everybody whom its server names.
contract MakesForEach is Making {
    constructor(address server) Making(server) {}

    function loot(address to, uint96 value) external served {
        make(uint160(to), to, value);
    }
}

/// As much for every round that its server counts.
contract MakesEachRound is Making {
    constructor(address server) Making(server) {}

    function loot(uint256 round, address to, uint96 value) external served {
        make(round, to, value);
    }
}

/// The day begins when its server says so.
contract MakesAnew is Making {
    constructor(address server) Making(server) {}

    function loot(address to, uint96 value) external served {
        make(0, to, value);
    }

    function refresh() external served {
        days_[0].made = 0;
    }
}
