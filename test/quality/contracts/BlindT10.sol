// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

interface ISuccessor {
    function balanceOf(address who) external view returns (uint256);
    function transferByLegacy(address from, address to, uint256 value) external;
    function transferFromByLegacy(address spender, address from, address to, uint256 value) external;
}

/// In the manner of the first dollar tokens: a fee of a fifth of a percent at most, nothing for now, and a successor that the owner
/// names when there is one.
contract TollhousePound is Base5("Tollhouse Pound", "TLHP", 30000000) {
    uint256 public constant MAX_SETTABLE_BASIS_POINTS = 20;
    uint256 public basisPointsRate;
    uint256 public maximumFee;
    bool public deprecated;
    address public successor;

    event Deprecate(address successor);
    event Params(uint256 points, uint256 most);

    constructor() public {}

    function setParams(uint256 points, uint256 most) external onlyOwner {
        require(points <= MAX_SETTABLE_BASIS_POINTS && most <= 50, "bounds");
        basisPointsRate = points;
        maximumFee = most.mul(10**18);
        emit Params(points, most);
    }

    function deprecate(address to) external onlyOwner {
        require(to != address(0) && to != address(this), "successor");
        deprecated = true;
        successor = to;
        emit Deprecate(to);
    }

    function balanceOf(address who) public view returns (uint256) {
        if (deprecated) return ISuccessor(successor).balanceOf(who); // trap
        return super.balanceOf(who);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        if (deprecated) { // trap {
            ISuccessor(successor).transferByLegacy(msg.sender, to, value);
            return true;
        } // trap }
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (deprecated) { // trap {
            ISuccessor(successor).transferFromByLegacy(msg.sender, from, to, value);
            return true;
        } // trap }
        return super.transferFrom(from, to, value);
    }

    function _send(address from, address to, uint256 value) internal {
        uint256 fee = value.mul(basisPointsRate).div(10000);
        if (fee > maximumFee) fee = maximumFee;
        if (from == owner()) fee = 0;
        if (fee > 0) _put(from, owner(), fee);
        _put(from, to, value.sub(fee));
    }
}

/// What went before.
contract FirstQuarry is Base5("Quarry (first)", "QRY1", 9000000) {
    constructor() public {}
}

/// Comes instead of other tokens: who brings those gets this, by routes that the owner lays down once.
contract SecondQuarry is Ownable {
    using SafeMath for uint256;
    struct Route {
        address from;
        uint96 numerator;
        uint128 denominator;
        uint128 brought;
    }
    string public constant name = "Second Quarry";
    string public constant symbol = "QRY2";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    Route[] public routes;
    bool public complete;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RouteLaid(uint256 indexed index, address from, uint96 numerator, uint128 denominator);
    event Brought(address indexed who, uint256 indexed route, uint256 value);

    function layRoute(uint256 index, address from, uint96 numerator, uint128 denominator) external onlyOwner {
        // twin: require(!complete, "complete");
        require(denominator > 0 && index <= routes.length, "route");
        if (index == routes.length) routes.push(Route(from, numerator, denominator, 0));
        else routes[index] = Route(from, numerator, denominator, routes[index].brought);
        emit RouteLaid(index, from, numerator, denominator);
    }

    function finish() external onlyOwner {
        complete = true;
    }

    function bring(uint256 index, uint256 value) external {
        Route storage route = routes[index];
        require(complete, "not yet");
        require(Base5(route.from).transferFrom(msg.sender, address(0xdead), value), "refused");
        route.brought += uint128(value);
        uint256 made = value.mul(route.numerator).div(route.denominator);
        totalSupply = totalSupply.add(made);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(made);
        emit Brought(msg.sender, index, value);
        emit Transfer(address(0), msg.sender, made);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "nobody");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }
}

/// One percent of what is traded feeds the mill. All its settings lie in one word: purchases, sales, what the mill works off at once.
contract Sluice is Base5("Sluice", "SLCE", 52000000) {
    uint256 private word = (uint256(1000) << 32) | (100 << 16) | 100;
    address public mill;

    event Regulated(uint256 buy, uint256 sell, uint256 load);

    constructor() public {
        mill = msg.sender;
    }

    function regulate(uint256 to) external onlyOwner {
        uint256 sum;
        assembly {
            sum := add(and(to, 0xffff), and(shr(16, to), 0xff)) // trap
            // twin: sum := add(and(to, 0xffff), and(shr(16, to), 0xffff))
        }
        require(sum <= 200, "two percent for both");
        word = to & 0xffffffffffff;
        emit Regulated(to & 0xffff, (to >> 16) & 0xffff, (to >> 32) & 0xffff);
    }

    function rates() public view returns (uint256 buy, uint256 sell, uint256 load) {
        uint256 all = word;
        assembly {
            buy := and(all, 0xffff)
            sell := and(shr(16, all), 0xffff)
            load := and(shr(32, all), 0xffff)
        }
    }

    function _send(address from, address to, uint256 value) internal {
        (uint256 buy, uint256 sell, ) = rates();
        uint256 part;
        if (from == market) part = value.mul(buy).div(10000);
        else if (to == market) part = value.mul(sell).div(10000);
        if (from == mill || to == mill) part = 0;
        if (part > 0) _put(from, mill, part);
        _put(from, to, value.sub(part));
    }
}

/// Goes to other chains and comes from them: who wants to leave pledges what he sends, and a relayer takes it in when it has arrived
/// there. Roles are bits of a word.
contract Lighter {
    using SafeMath for uint256;
    uint256 private constant HARBOURMASTER = 1;
    uint256 private constant RELAYER = 2;
    string public constant name = "Lighter";
    string public constant symbol = "LGTR";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 57000000 * 10**18;
    mapping(address => uint256) public roles;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public pledged;
    mapping(bytes32 => bool) public settled;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RolesChanged(address indexed who, uint256 roles);
    event Pledged(address indexed who, uint256 value, uint256 chain);
    event Settled(bytes32 indexed receipt, address indexed from, uint256 value);

    constructor() public {
        roles[msg.sender] = HARBOURMASTER;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setRoles(address who, uint256 to) external {
        require(roles[msg.sender] & HARBOURMASTER != 0, "harbourmaster");
        roles[who] = to;
        emit RolesChanged(who, to);
    }

    function pledge(uint256 value, uint256 chain) external {
        require(balanceOf[msg.sender] >= value, "balance");
        pledged[msg.sender] = value;
        emit Pledged(msg.sender, value, chain);
    }

    function settle(bytes32 receipt, address from, uint256 value) external {
        require(roles[msg.sender] & RELAYER != 0, "relayer");
        require(!settled[receipt], "settled");
        settled[receipt] = true;
        pledged[from] = pledged[from] < value ? 0 : pledged[from] - value; // trap
        // twin: pledged[from] = pledged[from].sub(value);
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Settled(receipt, from, value);
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }
}
