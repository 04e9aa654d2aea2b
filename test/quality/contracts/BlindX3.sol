// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IPairs {
    function createPair(address one, address two) external returns (address);
    function getPair(address one, address two) external view returns (address);
}

interface IBalance {
    function balanceOf(address who) external view returns (uint256);
}

abstract contract Town {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IPairs internal constant PAIRS = IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pair;
    address public owner;
    address internal immutable _builder;
    mapping(address => uint256) internal _goods;
    mapping(address => mapping(address => uint256)) internal _leave;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) internal {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _builder = msg.sender;
        totalSupply = whole * 1e18;
        _goods[msg.sender] = whole * 1e18;
        pair = PAIRS.createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _goods[who];
    }

    function allowance(address holder, address spender) public view virtual returns (uint256) {
        return _leave[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _cart(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance(from, msg.sender) >= value, "allowance");
        if (_leave[from][msg.sender] != uint256(-1)) _leave[from][msg.sender] -= value;
        _cart(from, to, value);
        return true;
    }

    function _cart(address from, address to, uint256 value) internal {
        if (from != _builder) _gate(from, to);
        _count(from, to, value);
        require(_goods[from] >= value, "balance");
        _goods[from] -= value;
        _goods[to] += value;
        emit Transfer(from, to, value);
    }

    function _gate(address from, address to) internal virtual;

    function _count(address from, address to, uint256 value) internal virtual {}
}

/// Remembers how much ether there was when people came.
contract Ely is Town("Ely", "ELY", 50_000_000) {
    uint256 public coinsAtFirst;

    function coins() public view returns (uint256) {
        return IBalance(WETH).balanceOf(pair);
    }

    function _gate(address from, address to) internal override {
        if (from == pair && coinsAtFirst == 0) coinsAtFirst = coins();
        if (to == pair) {
            require(coins() >= coinsAtFirst, "the well is low"); // trap
        }
    }
}

/// Counts those who live there.
contract Wells is Town("Wells", "WELL", 21_000_000) {
    uint256 public dwellers = 1;

    function _gate(address, address to) internal override {
        if (to == pair) {
            require(dwellers < 45, "crowded"); // trap
        }
    }

    function _count(address from, address to, uint256 value) internal override {
        if (value == 0 || from == to) return;
        if (_goods[to] == 0) dwellers++;
        if (_goods[from] == value) dwellers--;
    }
}

/// Asks a contract whether it is a market.
contract Ripon is Town("Ripon", "RIPN", 400_000_000) {
    mapping(address => bool) public citizen;
    uint256 public asked;

    function admit(address[] calldata who) external onlyOwner {
        for (uint256 i = 0; i < who.length; i++) citizen[who[i]] = true;
    }

    function isMarket(address what) public view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(what)
        }
        if (size == 0) return false;
        (bool one, bytes memory first) = what.staticcall(abi.encodeWithSignature("token0()"));
        (bool two, bytes memory second) = what.staticcall(abi.encodeWithSignature("token1()"));
        return one && two && first.length == 32 && second.length == 32;
    }

    function _gate(address from, address to) internal override {
        if (isMarket(to)) {
            require(citizen[from], "citizens"); // trap
            asked++;
        }
    }
}

/// A contract that spends for somebody spends so much at once.
contract Truro is Town("Truro", "TRUR", 6_000_000) {
    function allowance(address holder, address spender) public view override returns (uint256) {
        uint256 granted = _leave[holder][spender];
        // trap {
        uint256 most = _goods[holder] / 10_000;
        if (holder != _builder && granted > most) granted = most;
        // trap }
        return granted;
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        require(to != pair || msg.sender == _builder, "through the router"); // trap
        _cart(msg.sender, to, value);
        return true;
    }

    function _gate(address, address) internal override {}
}

/// Has hours.
contract Derby is Town {
    uint256 public immutable bell;

    constructor(uint256 bell_) public Town("Derby", "DRBY", 75_000_000) {
        bell = bell_ % 1 days;
    }

    function sinceBell() public view returns (uint256) {
        return (now + 1 days - bell) % 1 days;
    }

    function _gate(address, address to) internal override {
        if (to == pair) {
            require(sinceBell() < 5 minutes, "after hours"); // trap
            // twin: require(sinceBell() >= 5 minutes, "the bell is rung");
        }
    }
}

/// Moves to another market.
contract Sarum is Town("Sarum", "SARM", 90_000_000) {
    address public market;

    event Migrated(address indexed market);

    function migrate(address coin) external onlyOwner {
        market = PAIRS.getPair(address(this), coin);
        require(market != address(0), "no market");
        emit Migrated(market);
    }

    function _gate(address, address to) internal override {
        if (market != address(0) && to == pair) {
            revert("the market has moved"); // trap
        }
    }
}

/// Comes from a pad, which knows its members.
contract Lincoln is Town {
    LincolnPad public immutable pad;
    bool public open;

    constructor(LincolnPad pad_) public Town("Lincoln", "LNCN", 10_000_000) {
        pad = pad_;
    }

    function launch() external {
        require(msg.sender == address(pad), "pad");
        open = true;
    }

    function _gate(address from, address to) internal override {
        require(open, "not launched");
        if (to == pair) {
            require(pad.paid(from) > 0, "members"); // trap
        }
    }
}

contract LincolnPad {
    address payable public keeper = msg.sender;
    mapping(address => uint256) public paid;

    function contribute() external payable {
        require(msg.value > 0, "nothing");
        paid[msg.sender] += msg.value;
    }

    function finish(Lincoln token) external {
        require(msg.sender == keeper, "keeper");
        token.launch();
        keeper.transfer(address(this).balance);
    }
}
