// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IUniswapV2Factory {
    function createPair(address a, address b) external returns (address);
}

address constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
address constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;

/// Fair launch with a short anti-snipe window.
contract QuokkaLaunch is ERC20("Quokka Smile", "QUOK"), Ownable {
    uint256 public constant SNIPE_WINDOW = 5 minutes;
    uint256 public constant LIMIT_WINDOW = 1 hours;
    uint256 public immutable maxWallet;
    address public immutable uniswapV2Pair;
    uint256 public launchedAt;
    mapping(address => uint256) private _lastBuyBlock;

    error TradingNotOpen();
    error AlreadyOpen();
    error MaxWalletExceeded();
    error OneBuyPerBlock();

    event TradingOpened(uint256 at);

    constructor() Ownable(msg.sender) {
        uint256 supply = 420_690_000 ether;
        maxWallet = supply / 50;
        uniswapV2Pair = IUniswapV2Factory(FACTORY).createPair(address(this), WETH);
        _mint(msg.sender, supply);
    }

    function enableTrading() external onlyOwner {
        if (launchedAt != 0) revert AlreadyOpen();
        launchedAt = block.timestamp;
        emit TradingOpened(block.timestamp);
    }

    function limitsInEffect() public view returns (bool) {
        return launchedAt == 0 || block.timestamp < launchedAt + LIMIT_WINDOW;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && from != owner() && to != owner() && limitsInEffect()) {
            if (launchedAt == 0) revert TradingNotOpen();
            if (from == uniswapV2Pair) {
                if (block.timestamp < launchedAt + SNIPE_WINDOW) {
                    if (_lastBuyBlock[to] == block.number) revert OneBuyPerBlock();
                    _lastBuyBlock[to] = block.number;
                }
                if (balanceOf(to) + value > maxWallet) revert MaxWalletExceeded();
            }
        }
        super._update(from, to, value);
    }
}

/// Tax starts high to keep bots out, and settles at one percent three days later.
contract TamarinTax is ERC20 {
    uint256 private constant START_BPS = 2000;
    uint256 private constant FINAL_BPS = 100;
    uint256 private constant DECAY = 3 days;
    address private immutable _pair;
    address private immutable _deployer;
    address public immutable marketing;
    uint64 public tradingStart;

    constructor(address marketing_) ERC20("Tamarin Trio", "TAMA") {
        marketing = marketing_;
        _deployer = msg.sender;
        _pair = IUniswapV2Factory(FACTORY).createPair(address(this), WETH);
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function start() external {
        require(msg.sender == _deployer && tradingStart == 0);
        tradingStart = uint64(block.timestamp);
    }

    function taxBps() public view returns (uint256) {
        if (tradingStart == 0) return START_BPS;
        uint256 passed = block.timestamp - tradingStart;
        if (passed >= DECAY) return FINAL_BPS;
        return START_BPS - ((START_BPS - FINAL_BPS) * passed) / DECAY;
    }

    function _update(address from, address to, uint256 value) internal override {
        if ((from == _pair || to == _pair) && tx.origin != _deployer) {
            uint256 tax = (value * taxBps()) / 10_000;
            super._update(from, marketing, tax);
            value -= tax;
        }
        super._update(from, to, value);
    }
}

/// Snipers of the first minutes sit out a day; the list closes by itself.
contract SaigaWindow is ERC20("Saiga Nose", "SAIGA"), Ownable {
    address public immutable pair;
    uint256 public openedAt;
    uint256 public listed;
    uint256 private constant FLAGGING = 15 minutes;
    uint256 private constant PENANCE = 1 days;
    uint256 private constant MAX_LISTED = 40;
    mapping(address => bool) public flagged;
    uint256 public maxTx;

    event Flagged(address indexed sniper);
    event MaxTxRaised(uint256 to);

    constructor() Ownable(msg.sender) {
        pair = IUniswapV2Factory(FACTORY).createPair(address(this), WETH);
        _mint(msg.sender, 88_000_000 ether);
        maxTx = totalSupply() / 100;
    }

    function open() external onlyOwner {
        require(openedAt == 0, "opened");
        openedAt = block.timestamp;
    }

    function flag(address[] calldata snipers) external onlyOwner {
        require(openedAt != 0 && block.timestamp < openedAt + FLAGGING, "too late");
        for (uint256 i; i < snipers.length; ++i) {
            require(snipers[i] != pair && snipers[i].code.length == 0, "contract");
            require(++listed <= MAX_LISTED, "full");
            flagged[snipers[i]] = true;
            emit Flagged(snipers[i]);
        }
    }

    function raiseMaxTx(uint256 to) external onlyOwner {
        require(to > maxTx, "only up");
        maxTx = to;
        emit MaxTxRaised(to);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && from != owner() && to != owner()) {
            require(openedAt != 0, "not open");
            if (flagged[from]) require(block.timestamp >= openedAt + PENANCE, "sit out");
            if (from == pair && block.timestamp < openedAt + PENANCE) require(value <= maxTx, "max tx");
        }
        super._update(from, to, value);
    }
}
