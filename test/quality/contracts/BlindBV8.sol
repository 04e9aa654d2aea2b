// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity >=0.8.4 <0.9.0;

// ---------------------------------------------------------------- a guild
// Shares of a treasury. They are made by a vote of shares only, and whoever disagrees takes his part of the ether and goes.
contract GuildShare {
    string public name = "Guild of Glaziers";
    string public symbol = "GLAZ";
    uint8 public decimals = 18;
    uint public totalSupply;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;

    uint public constant VOTING = 5 days;
    uint public constant GRACE = 4 days;

    struct Motion { address applicant; uint shares; uint tribute; address payee; uint payment; uint opened; uint yes; uint no; bool done; }
    Motion[] public motions;
    mapping(uint => mapping(address => uint)) public pledged;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);
    event Ragequit(address indexed member, uint shares, uint ether_);
    event Moved(uint indexed id, address indexed applicant, uint shares, address payee, uint payment);

    constructor() payable { _make(msg.sender, 1_000_000 ether); }

    receive() external payable {}

    // the applicant pays his tribute with the motion; it comes back if the motion fails
    function move(uint shares, address payee, uint payment) external payable returns (uint id) {
        require(shares == 0 || msg.value * totalSupply >= shares * (address(this).balance - msg.value), "pay what a share is worth");
        id = motions.length;
        motions.push(Motion(msg.sender, shares, msg.value, payee, payment, block.timestamp, 0, 0, false));
        emit Moved(id, msg.sender, shares, payee, payment);
    }

    // who votes lays his shares down until the motion is over
    function vote(uint id, bool yes, uint shares) external {
        Motion storage m = motions[id];
        require(block.timestamp < m.opened + VOTING, "closed");
        _move(msg.sender, address(this), shares);
        pledged[id][msg.sender] += shares;
        if (yes) m.yes += shares; else m.no += shares;
    }

    function takeBack(uint id) external {
        require(block.timestamp >= motions[id].opened + VOTING, "open");
        uint shares = pledged[id][msg.sender];
        pledged[id][msg.sender] = 0;
        _move(address(this), msg.sender, shares);
    }

    function process(uint id) external {
        Motion storage m = motions[id];
        require(!m.done && block.timestamp >= m.opened + VOTING + GRACE, "not yet");
        m.done = true;
        bool passed = m.yes > m.no && m.yes * 5 >= totalSupply;
        if (passed && m.shares > 0) _make(m.applicant, m.shares);
        if (passed && m.payment > 0) _pay(m.payee, m.payment);
        if (!passed && m.tribute > 0) _pay(m.applicant, m.tribute);
    }

    function ragequit(uint shares) external {
        uint part = address(this).balance * shares / totalSupply;
        balanceOf[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
        emit Ragequit(msg.sender, shares, part);
        _pay(msg.sender, part);
    }

    function approve(address s, uint v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint v) external returns (bool) { _move(msg.sender, to, v); return true; }
    function transferFrom(address f, address to, uint v) external returns (bool) { allowance[f][msg.sender] -= v; _move(f, to, v); return true; }
    function _move(address f, address to, uint v) private { balanceOf[f] -= v; balanceOf[to] += v; emit Transfer(f, to, v); }
    function _make(address to, uint v) private { totalSupply += v; balanceOf[to] += v; emit Transfer(address(0), to, v); }
    function _pay(address to, uint v) private { (bool ok, ) = to.call{value: v}(""); require(ok, "unpaid"); }
}

// ---------------------------------------------------------------- a pad
// Makes clones, each of which can be started once and belongs to nobody.
contract PadToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint public totalSupply;
    string public tokenURI;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    function start(string calldata n, string calldata s, string calldata uri, address to) external {
        require(totalSupply == 0, "started");
        (name, symbol, tokenURI) = (n, s, uri);
        totalSupply = 1_000_000_000 ether;
        balanceOf[to] = totalSupply;
        emit Transfer(address(0), to, totalSupply);
    }

    function approve(address spender, uint value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint value) external returns (bool) { return _give(msg.sender, to, value); }

    function transferFrom(address from, address to, uint value) external returns (bool) {
        uint allowed = allowance[from][msg.sender];
        if (allowed != type(uint).max) allowance[from][msg.sender] = allowed - value;
        return _give(from, to, value);
    }

    function _give(address from, address to, uint value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

interface IRouter {
    function addLiquidityETH(address, uint, uint, uint, address, uint) external payable returns (uint, uint, uint);
}

// Sells most of it along a line; what is left goes with the ether into a pool, whose share nobody gets.
contract LaunchPad {
    IRouter constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    mapping(address => uint) public raised;
    mapping(address => bool) public graduated;

    event Bought(address indexed token, address indexed to, uint paid, uint got);
    event Graduated(address indexed token, uint raised);

    function open(address token, string calldata n, string calldata s, string calldata uri) external {
        PadToken(token).start(n, s, uri, address(this));
    }

    function buy(address token, address to) external payable returns (uint got) {
        require(!graduated[token], "graduated");
        uint x = 6 ether + raised[token];
        got = 1_073_000_000 ether * msg.value / (x + msg.value) * 6 ether / x;
        raised[token] += msg.value;
        PadToken(token).transfer(to, got);
        emit Bought(token, to, msg.value, got);
    }

    function graduate(address token) external {
        uint sum = raised[token];
        require(sum >= 24 ether && !graduated[token], "not yet");
        graduated[token] = true;
        uint left = PadToken(token).balanceOf(address(this));
        PadToken(token).approve(address(router), left);
        router.addLiquidityETH{value: sum}(token, left, left, sum, 0x000000000000000000000000000000000000dEaD, block.timestamp);
        emit Graduated(token, sum);
    }
}

// ---------------------------------------------------------------- a painting
contract Painting {
    mapping(uint => address) public ownerOf;
    mapping(uint => address) public getApproved;

    constructor() { ownerOf[7] = msg.sender; }

    function approve(address to, uint id) external { require(ownerOf[id] == msg.sender, "owner"); getApproved[id] = to; }

    function transferFrom(address from, address to, uint id) external {
        require(ownerOf[id] == from && (msg.sender == from || msg.sender == getApproved[id]), "approved");
        (ownerOf[id], getApproved[id]) = (to, address(0));
    }
}

// Ten million fractions of it. Who offers what holders ask on average starts an auction, and fractions become ether.
contract Fractions {
    string public constant name = "Fractions of Painting 7";
    string public constant symbol = "PNT7";
    uint8 public constant decimals = 18;
    uint public totalSupply;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;
    mapping(address => uint) public asks;
    uint public askedBy;
    uint public askedSum;

    Painting public immutable painting;
    uint public immutable id;
    uint public ends;
    address public bidder;
    uint public bid;
    bool public sold;
    mapping(address => uint) public refunds;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    constructor(Painting p, uint i) { painting = p; id = i; }

    function fractionalize() external {
        require(totalSupply == 0 && painting.ownerOf(id) == msg.sender, "once");
        painting.transferFrom(msg.sender, address(this), id);
        totalSupply = 10_000_000 ether;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    // what somebody asks weighs what he has, and moves with it
    function ask(uint price) external {
        require(price <= 1e6 ether, "more than anybody has");
        _forget(msg.sender);
        asks[msg.sender] = price;
        _count(msg.sender);
    }

    function reserve() public view returns (uint) { return askedBy == 0 ? 0 : askedSum / askedBy; }

    function offer() external payable {
        if (ends == 0) {
            require(askedBy * 2 > totalSupply && msg.value >= reserve(), "reserve");
            ends = block.timestamp + 7 days;
        } else {
            require(block.timestamp < ends && msg.value * 20 >= bid * 21, "outbid by a twentieth");
            refunds[bidder] += bid;
        }
        (bidder, bid) = (msg.sender, msg.value);
    }

    function settle() external {
        require(ends != 0 && block.timestamp >= ends && !sold, "auction");
        sold = true;
        painting.transferFrom(address(this), bidder, id);
    }

    function cash() external {
        require(sold, "not sold");
        uint mine = balanceOf[msg.sender];
        _move(msg.sender, address(this), mine);
        (bool ok, ) = msg.sender.call{value: bid * mine / totalSupply}("");
        require(ok, "ether");
    }

    function refund() external {
        uint v = refunds[msg.sender];
        refunds[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: v}("");
        require(ok, "ether");
    }

    function approve(address s, uint v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint v) external returns (bool) { _move(msg.sender, to, v); return true; }
    function transferFrom(address f, address to, uint v) external returns (bool) { allowance[f][msg.sender] -= v; _move(f, to, v); return true; }

    function _move(address f, address to, uint v) private {
        _forget(f);
        if (to != f) _forget(to);
        balanceOf[f] -= v;
        balanceOf[to] += v;
        _count(f);
        if (to != f) _count(to);
        emit Transfer(f, to, v);
    }

    function _forget(address who) private {
        if (asks[who] == 0) return;
        askedBy -= balanceOf[who];
        askedSum -= balanceOf[who] * asks[who];
    }

    function _count(address who) private {
        if (asks[who] == 0) return;
        askedBy += balanceOf[who];
        askedSum += balanceOf[who] * asks[who];
    }
}

// ---------------------------------------------------------------- many in one
contract Multihold {
    mapping(address => mapping(uint => uint)) public balanceOf;
    mapping(address => mapping(address => mapping(uint => uint))) public allowance;
    mapping(address => mapping(address => bool)) public isOperator;

    event Transfer(address caller, address indexed sender, address indexed receiver, uint indexed id, uint amount);

    constructor(uint kinds, uint each) { for (uint i = 0; i < kinds; i++) balanceOf[msg.sender][i] = each; }

    function setOperator(address o, bool yes) external returns (bool) { isOperator[msg.sender][o] = yes; return true; }
    function approve(address s, uint i, uint v) external returns (bool) { allowance[msg.sender][s][i] = v; return true; }

    function transfer(address to, uint i, uint v) external returns (bool) { return _go(msg.sender, to, i, v); }

    function transferFrom(address f, address to, uint i, uint v) external returns (bool) {
        if (msg.sender != f && !isOperator[f][msg.sender]) allowance[f][msg.sender][i] -= v;
        return _go(f, to, i, v);
    }

    function _go(address f, address to, uint i, uint v) private returns (bool) {
        balanceOf[f][i] -= v;
        balanceOf[to][i] += v;
        emit Transfer(msg.sender, f, to, i, v);
        return true;
    }
}

// Kind three of it as a coin by itself, one for one.
contract KindWrapper {
    string public constant name = "Wrapped Kind Three";
    string public constant symbol = "wK3";
    uint8 public constant decimals = 18;
    Multihold public immutable inside;
    uint public constant KIND = 3;
    uint public totalSupply;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    constructor(Multihold m) { inside = m; }

    function depositFor(address to, uint v) external {
        inside.transferFrom(msg.sender, address(this), KIND, v);
        totalSupply += v;
        balanceOf[to] += v;
        emit Transfer(address(0), to, v);
    }

    function withdrawTo(address to, uint v) external {
        balanceOf[msg.sender] -= v;
        totalSupply -= v;
        emit Transfer(msg.sender, address(0), v);
        inside.transfer(to, KIND, v);
    }

    function approve(address s, uint v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint v) external returns (bool) { _move(msg.sender, to, v); return true; }
    function transferFrom(address f, address to, uint v) external returns (bool) { allowance[f][msg.sender] -= v; _move(f, to, v); return true; }
    function _move(address f, address to, uint v) private { balanceOf[f] -= v; balanceOf[to] += v; emit Transfer(f, to, v); }
}
