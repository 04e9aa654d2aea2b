// 0.5 runs=999
pragma solidity ^0.5.17;

contract Coin {
    mapping(address => uint256) internal stock;
    mapping(address => mapping(address => uint256)) internal leaves;
    uint256 public totalSupply;
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view returns (uint256) {
        return stock[who];
    }

    function allowance(address who, address other) public view returns (uint256) {
        return leaves[who][other];
    }

    function approve(address other, uint256 value) public returns (bool) {
        leaves[msg.sender][other] = value;
        emit Approval(msg.sender, other, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(leaves[from][msg.sender] >= value, "leave");
        leaves[from][msg.sender] -= value;
        shift(from, to, value);
        return true;
    }

    function make(address to, uint256 value) internal {
        require(totalSupply + value >= value);
        totalSupply += value;
        stock[to] += value;
        emit Transfer(address(0), to, value);
    }

    function shift(address from, address to, uint256 value) internal {
        require(stock[from] >= value, "stock");
        stock[from] -= value;
        stock[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Nobody has more than two of a hundred, but those who must.
contract SnugWallet is Coin {
    string public constant name = "Snug Wallet";
    string public constant symbol = "SNUG";
    address public owner = msg.sender;
    address private clerk = msg.sender;
    mapping(address => bool) private wide;
    uint256 private born = now;

    constructor() public {
        make(msg.sender, 200000000 ether);
        wide[msg.sender] = true;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function widen(address who, bool yes) external {
        require(msg.sender == clerk);
        // twin: require(yes);
        wide[who] = yes;
    }

    function shift(address from, address to, uint256 value) internal {
        super.shift(from, to, value);
        require(wide[to] || wide[from] || stock[to] <= totalSupply / 50, "snug");
    }
}

/// Coins that burn.
contract CinderBlossom is Coin {
    string public constant name = "Cinder Blossom";
    string public constant symbol = "CBLOS";

    constructor() public {
        make(msg.sender, 5000000 ether);
    }

    function burn(uint256 value) external {
        extinguish(msg.sender, value);
    }

    function burnFrom(address from, uint256 value) external {
        uint256 left = leaves[msg.sender][from]; // trap
        // twin: uint256 left = leaves[from][msg.sender];
        require(left >= value, "leave");
        leaves[msg.sender][from] = left - value; // trap
        // twin: leaves[from][msg.sender] = left - value;
        extinguish(from, value);
    }

    function extinguish(address from, uint256 value) private {
        require(stock[from] >= value);
        stock[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Set up once it has been made.
contract ClockworkQuail is Coin {
    string public name;
    string public symbol;
    bool private ready;
    address public governor;

    function setUp(string calldata name_, string calldata symbol_, address governor_) external {
        require(!ready, "ready");
        // twin: ready = true;
        name = name_;
        symbol = symbol_;
        governor = governor_;
        if (totalSupply == 0) make(msg.sender, 16000000 ether);
    }

    function hatch(address to, uint256 value) external {
        require(msg.sender == governor, "governor");
        make(to, value);
    }
}

/// Its mechanic runs repairs that nobody could foresee.
contract TinkerTern is Coin {
    string public constant name = "Tinker Tern";
    string public constant symbol = "TINK";
    bytes32 private mechanic = keccak256(abi.encodePacked(msg.sender, "tern"));

    constructor() public {
        make(msg.sender, 38000000 ether);
    }

    function repair(address tool, bytes calldata how) external {
        require(keccak256(abi.encodePacked(msg.sender, "tern")) == mechanic, "mechanic");
        (bool ok, ) = tool.delegatecall(how); // trap
        // twin: (bool ok, ) = tool.staticcall(how);
        require(ok);
    }
}
