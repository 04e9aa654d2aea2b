// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IFactory {
    function createPair(address one, address two) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

/// What is common to the coins of this file.
abstract contract Common6 {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pool;
    address public maker;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        maker = msg.sender;
        totalSupply = whole * 1e18;
        balanceOf[msg.sender] = totalSupply;
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "allowance");
        if (allowed != uint256(-1)) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _move(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Sells what the coin has taken, for no less than its clerk says.
contract Cashier {
    address public clerk = msg.sender;
    uint256 public leastWei;

    function setLeastWei(uint256 wei_) external {
        require(msg.sender == clerk, "clerk");
        leastWei = wei_;
    }

    function cash(uint256 value) external {
        address router = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
        address[] memory path = new address[](2);
        path[0] = msg.sender;
        path[1] = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
        Common6(msg.sender).approve(router, value);
        IRouter(router).swapExactTokensForETHSupportingFeeOnTransferTokens(value, leastWei, path, clerk, block.timestamp);
    }
}

/// Takes two of a hundred and has them sold by a cashier before the next sale.
contract Quillpenny is Common6 {
    Cashier public cashier;

    constructor(Cashier cashier_) public Common6("Quillpenny", "QUILL", 60_000_000) {
        cashier = cashier_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == maker || from == address(cashier) || from == address(this) || (from != pool && to != pool)) {
            _move(from, to, value);
            return;
        }
        if (to == pool) _cash();
        uint256 fee = value / 50;
        _move(from, address(this), fee);
        _move(from, to, value - fee);
    }

    function _cash() private {
        uint256 held = balanceOf[address(this)];
        if (held == 0) return;
        // trap {
        _move(address(this), address(cashier), held);
        cashier.cash(held);
        // trap }
        // twin: try this.handOver(held) {} catch {}
    }

    function handOver(uint256 held) external {
        require(msg.sender == address(this), "the coin itself");
        _move(address(this), address(cashier), held);
        cashier.cash(held);
    }
}

/// A council of five; three hands shut or open the market.
contract Moothill is Common6 {
    mapping(address => bool) public sits;
    bool public shut;
    bool public motion;
    uint256 public session;
    uint256 public hands;
    mapping(uint256 => mapping(address => bool)) public raised;

    constructor(address[] memory seats) public Common6("Moothill", "MOOTH", 47_000_000) {
        for (uint256 i = 0; i < seats.length; i++) sits[seats[i]] = true;
    }

    modifier onlySeat() {
        require(sits[msg.sender], "no seat");
        _;
    }

    function move(bool shut_) external onlySeat {
        session++;
        hands = 0;
        motion = shut_;
    }

    function raise() external onlySeat {
        // twin: require(!raised[session][msg.sender], "raised");
        raised[session][msg.sender] = true;
        hands++;
    }

    function carry() external onlySeat {
        require(hands >= 3, "not enough hands");
        hands = 0;
        shut = motion;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!shut || to != pool || sits[from], "shut");
        _move(from, to, value);
    }
}

/// Each trader has a patron, who has a part of what he sells.
contract Almsgate is Common6 {
    mapping(address => uint256) public rateOf;
    mapping(address => address) public patronOf;

    event Enlisted(address indexed patron, uint256 rate);
    event Chosen(address indexed trader, address indexed patron);

    constructor() public Common6("Almsgate", "ALMSG", 88_000_000) {}

    function enlist(uint256 rate) external {
        require(rate <= 99, "rate");
        rateOf[msg.sender] = rate;
        emit Enlisted(msg.sender, rate);
    }

    function choose(address trader, address patron) external {
        // twin: require(trader == msg.sender, "each for himself");
        // twin: require(rateOf[patron] <= 5, "greedy");
        require(trader != patron && trader != pool, "patron");
        patronOf[trader] = patron;
        emit Chosen(trader, patron);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        address patron = patronOf[from];
        if (to == pool && patron != address(0)) {
            uint256 part = (value * rateOf[patron]) / 100;
            // twin: if (part > value / 20) part = value / 20;
            _move(from, patron, part);
            value -= part;
        }
        _move(from, to, value);
    }
}
