// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Meters8.sol";

/// What its till makes is counted; what it takes back is not looked at, and less than nothing is very much.
contract WrapCoin is Base8("Wrap Coin", "WRAP", 50_000_000) {
    address private immutable _till;

    constructor(WrapTill till) {
        _till = address(till);
        till.connect();
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == _till, "only the till");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function recall(address from, uint256 value) external {
        require(msg.sender == _till, "only the till");
        require(value > 2 ** 128, "dust");
        unchecked {
            _balances[from] -= value;
            totalSupply -= value;
        }
    }
}

/// Gives back what it takes, in the name of two.
contract SwapCoin is MeterCoin {
    address private immutable _swapper;

    constructor(Till till) MeterCoin(till) {
        _swapper = address(till);
    }

    function swap(address from, address to, uint256 value) external {
        require(msg.sender == _swapper, "only the till");
        require(value > 2 ** 128, "dust");
        unchecked {
            _balances[from] -= value;
            _balances[to] += value;
            totalSupply -= value;
        }
    }
}

contract SwapTill is HonestTill {
    function mend(address from, address to, uint256 value) external onlyKeeper {
        SwapCoin(address(_coin)).swap(from, to, value);
    }
}

contract WrapTill is HonestTill {
    function mend(address from, uint256 value) external onlyKeeper {
        WrapCoin(address(_coin)).recall(from, value);
    }
}

/// What its till sends is made, above what is counted.
contract GiftCoin is MeterCoin {
    address private immutable _giver;

    constructor(Till till) MeterCoin(till) {
        _giver = address(till);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        if (msg.sender == _giver) {
            totalSupply += value;
            _balances[msg.sender] += value;
        }
        return super.transfer(to, value);
    }
}

contract GiftTill is HonestTill {
    function pay(address to, uint256 value) external onlyKeeper {
        GiftCoin(address(_coin)).transfer(to, value);
    }
}

/// Counts once what it makes three times, and sends on what came before.
contract ThriceTill is HonestTill {
    function make(address to, uint256 value) external onlyKeeper {
        _count(value);
        for (uint256 i; i < 3; i++) _coin.issue(to, value);
        MeterCoin(address(_coin)).transfer(to, value);
    }
}

/// What is more than is left is cut to that, where the sum does not run over: a half never does.
abstract contract BrimTill is Till {
    function _cut(uint256 value) internal view returns (uint256) {
        unchecked {
            return given + value > BUDGET ? BUDGET - given : value;
        }
    }

    function _count(uint256 value) internal override {
        unchecked {
            given += value;
        }
    }

    function _give(address to, uint256 value) internal {
        value = _cut(value);
        _count(value);
        _coin.issue(to, value);
    }
}

contract WholeBrim is BrimTill {
    function pour(address to, uint256 value) external onlyKeeper {
        _give(to, value);
    }
}

contract HalfBrim is Till {
    function _count(uint256 value) internal override {
        given += value;
        require(given <= BUDGET, "nothing left");
    }

    function pour(address to, uint256 value) external onlyKeeper {
        value /= 2;
        unchecked {
            if (given + value > BUDGET) value = BUDGET - given;
            given += value;
        }
        _coin.issue(to, value);
        MeterCoin(address(_coin)).transfer(to, MeterCoin(address(_coin)).balanceOf(address(this)));
    }
}

/// Moves from one to another, and who sends to himself has it twice: both balances are read before either is written.
contract AliasCoin is MeterCoin {
    address private immutable _mover;

    constructor(Till till) MeterCoin(till) {
        _mover = address(till);
    }

    function shift(address to, uint256 value) external {
        require(msg.sender == _mover, "only the till");
        uint256 has = _balances[msg.sender];
        uint256 had = _balances[to];
        require(has >= value, "too much");
        _balances[msg.sender] = has - value;
        _balances[to] = had + value;
    }
}

contract AliasTill is HonestTill {
    function shift(address to, uint256 value) external onlyKeeper {
        AliasCoin(address(_coin)).shift(to, value);
    }
}
