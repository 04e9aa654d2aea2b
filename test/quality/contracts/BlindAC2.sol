// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {Ledger6, Titled} from "./BlindAC7.sol";

interface IMarketFactory {
    function createPair(address a, address b) external returns (address);
}

interface IMarketRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// What the tokens of this studio have in common: a pool made at birth, and people who pay no fee.
abstract contract StudioToken is Ledger6, Titled {
    IMarketRouter public constant ROUTER = IMarketRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    string public name;
    string public symbol;
    address public market;
    mapping(address => bool) public feeless;

    constructor(string memory name_, string memory symbol_, uint256 supply) internal {
        (name, symbol) = (name_, symbol_);
        market = IMarketFactory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        feeless[msg.sender] = true;
        feeless[address(this)] = true;
        _make(msg.sender, supply * 1 ether);
    }

    function _fee(address from, address to, uint256 amount) internal virtual returns (uint256);

    function _spendFee(address from, uint256 fee) internal virtual {
        _put(from, address(this), fee);
    }

    function _put(address from, address to, uint256 amount) internal virtual {
        super._move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) internal virtual override {
        if (!feeless[from] && !feeless[to]) {
            uint256 fee = _fee(from, to, amount);
            if (fee > 0) {
                _spendFee(from, fee);
                amount = amount.sub(fee);
            }
        }
        _put(from, to, amount);
    }
}

/// A fee for the treasury on trades, never above four of a hundred, sold for ether as it comes in.
contract Tollgate is StudioToken {
    uint256 public constant CEILING = 400;
    uint256 public buyFee = 200;
    uint256 public sellFee = 300;
    address payable public treasury;
    bool private selling;

    event FeesSet(uint256 buy, uint256 sell);

    constructor(address payable treasury_) public StudioToken("Tollgate Finance", "GATE", 120_000_000) {
        treasury = treasury_;
    }

    receive() external payable {}

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= CEILING && sell <= CEILING, "above the ceiling");
        (buyFee, sellFee) = (buy, sell);
        emit FeesSet(buy, sell);
    }

    function setTreasury(address payable to) external onlyOwner {
        require(to != address(0), "nobody");
        treasury = to;
    }

    function _fee(address from, address to, uint256 amount) internal override returns (uint256) {
        if (selling) return 0;
        if (from == market) return amount.mul(buyFee) / 10_000;
        return to == market ? amount.mul(sellFee) / 10_000 : 0;
    }

    function _move(address from, address to, uint256 amount) internal override {
        uint256 held = balanceOf[address(this)];
        if (!selling && to == market && !feeless[from] && held >= totalSupply / 5000) {
            selling = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), ROUTER.WETH());
            uint256 lot = held < amount ? held : amount;
            allowance[address(this)][address(ROUTER)] = lot;
            emit Approval(address(this), address(ROUTER), lot);
            try ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(lot, 0, path, treasury, block.timestamp) {} catch {}
            selling = false;
        }
        super._move(from, to, amount);
    }
}

/// Ten of a hundred in the first minutes, one after six hours: time alone decides, and the fee is burnt.
contract Thawing is StudioToken {
    uint256 public immutable born;

    constructor() public StudioToken("Thawing Yeti", "THAW", 777_000_000) {
        born = block.timestamp;
    }

    function feeNow() public view returns (uint256) {
        uint256 hoursGone = (block.timestamp - born) / 1 hours;
        return hoursGone >= 6 ? 100 : 1000 - hoursGone * 150;
    }

    function _fee(address from, address to, uint256 amount) internal override returns (uint256) {
        return from == market || to == market ? amount.mul(feeNow()) / 10_000 : 0;
    }

    function _spendFee(address from, uint256 fee) internal override {
        balanceOf[from] = balanceOf[from].sub(fee);
        totalSupply = totalSupply.sub(fee);
        emit Transfer(from, address(0), fee);
    }
}

/// Half a minute between two purchases of the same wallet, and nobody waits to sell. The owner may shorten the half minute.
contract SlowPony is StudioToken {
    uint256 public pause = 30 seconds;
    mapping(address => uint256) public lastBuy;

    constructor() public StudioToken("Slow Pony", "PONY", 10_000_000_000) {}

    function shorten(uint256 to) external onlyOwner {
        require(to < pause, "only shorter");
        pause = to;
    }

    function _fee(address from, address to, uint256) internal override returns (uint256) {
        if (from == market) {
            require(block.timestamp >= lastBuy[to] + pause, "a little patience");
            lastBuy[to] = block.timestamp;
        }
        return 0;
    }
}

/// A purchase takes one of a hundred of everything at most, and a wallet two. Both limits can grow only.
contract Minnow is StudioToken {
    uint256 public mostAtOnce;
    uint256 public mostHeld;

    constructor() public StudioToken("Minnow", "MINW", 88_888_888) {
        mostAtOnce = totalSupply / 100;
        mostHeld = totalSupply / 50;
    }

    function widen(uint256 atOnce, uint256 held) external onlyOwner {
        require(atOnce >= mostAtOnce && held >= mostHeld, "wider only");
        (mostAtOnce, mostHeld) = (atOnce, held);
    }

    function _fee(address from, address to, uint256 amount) internal override returns (uint256) {
        if (from == market) {
            require(amount <= mostAtOnce, "whale of an order");
            require(balanceOf[to].add(amount) <= mostHeld, "whale of a wallet");
        }
        return 0;
    }
}

/// Two of a hundred of each trade belong to those who hold; they collect when they like.
contract Tithebarn is StudioToken {
    uint256 private constant SCALE = 2**96;
    uint256 public perToken;
    mapping(address => uint256) private seen;
    mapping(address => uint256) private due;

    event Collected(address indexed who, uint256 amount);

    constructor() public StudioToken("Tithebarn", "BARN", 45_000_000) {}

    function collectable(address who) public view returns (uint256) {
        return _shares(who) ? due[who].add(balanceOf[who].mul(perToken - seen[who]) / SCALE) : due[who];
    }

    function collect() external {
        _settle(msg.sender);
        uint256 amount = due[msg.sender];
        due[msg.sender] = 0;
        if (amount > 0) {
            _put(address(this), msg.sender, amount);
            emit Collected(msg.sender, amount);
        }
    }

    function _shares(address who) private view returns (bool) {
        return who != market && who != address(this) && who != address(0);
    }

    function _settle(address who) private {
        due[who] = collectable(who);
        seen[who] = perToken;
    }

    function _put(address from, address to, uint256 amount) internal override {
        if (_shares(from)) _settle(from);
        if (_shares(to)) _settle(to);
        super._put(from, to, amount);
    }

    function _fee(address from, address to, uint256 amount) internal override returns (uint256) {
        return from == market || to == market ? amount / 50 : 0;
    }

    function _spendFee(address from, uint256 fee) internal override {
        super._spendFee(from, fee);
        uint256 holding = totalSupply.sub(balanceOf[market]).sub(balanceOf[address(this)]);
        if (holding > 0) perToken = perToken.add(fee.mul(SCALE) / holding);
    }
}

/// Bots that come in the first ten minutes can be sent to the bench, and only then; afterwards the list is closed for good.
contract Benchwarmer is StudioToken {
    uint256 public opened;
    mapping(address => bool) public benched;

    constructor() public StudioToken("Benchwarmer", "BNCH", 420_000_000_000) {}

    function open() external onlyOwner {
        require(opened == 0, "open");
        opened = block.timestamp;
    }

    function bench(address[] calldata bots) external onlyOwner {
        require(opened != 0 && block.timestamp < opened + 10 minutes, "closed");
        for (uint256 i; i < bots.length; i++) {
            require(bots[i] != market && bots[i] != address(ROUTER), "not these");
            benched[bots[i]] = true;
        }
    }

    function unbench(address who) external onlyOwner {
        benched[who] = false;
    }

    function _fee(address from, address to, uint256) internal override returns (uint256) {
        require(opened != 0, "not yet");
        require(!benched[from] && !benched[to], "benched");
        return 0;
    }
}
