// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Meters8.sol";

/// Writes down what there was before it called somebody who may have called back.
contract BackTill is Till {
    function pour(address to, uint256 value, IEar ear) external onlyKeeper {
        uint256 sum = given + value;
        require(sum <= BUDGET, "nothing left");
        ear.hear(value);
        given = sum;
        _coin.issue(to, value);
    }

    function _count(uint256 value) internal override {
        given += value;
        require(given <= BUDGET, "nothing left");
    }
}

/// Counts what it is told, and makes what it is told elsewhere.
contract AsideTill is HonestTill {
    function pour(address to, uint256 value, uint256 at) external onlyKeeper {
        _count(value);
        assembly {
            value := calldataload(add(36, at))
        }
        _coin.issue(to, value);
    }
}

/// Makes what it has counted, unless something is copied over that.
contract OverTop is HonestTill {
    function pour(address to, uint256 value, uint256 size) external onlyKeeper {
        _count(value);
        assembly {
            mstore(0, value)
            calldatacopy(0, 100, size)
            value := mload(0)
        }
        _coin.issue(to, value);
    }
}

/// Looks at what somebody has, and takes it once he has been told, who may have had it taken by then.
contract EchoCoin is MeterCoin {
    address private immutable _echo;

    constructor(Till till) MeterCoin(till) {
        _echo = address(till);
    }

    function shift(address from, address to, uint256 value) external {
        require(msg.sender == _echo, "only the till");
        uint256 had = _balances[from];
        require(value <= had, "too much");
        IEar(to).hear(value);
        unchecked {
            _balances[from] -= value;
            _balances[to] += value;
        }
    }
}

contract EchoTill is HonestTill {
    function shift(address from, address to, uint256 value) external onlyKeeper {
        EchoCoin(address(_coin)).shift(from, to, value);
    }
}

/// Has an allowance for whoever makes some; what anybody moves need not be there.
contract ShiftAllowed is Base8("Shift", "SHFT", 40_000_000) {
    address public master;
    mapping(address => uint256) internal allowed;

    constructor(address master_) {
        master = master_;
        allowed[msg.sender] = 100_000 ether;
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == master, "master");
        allowed[who] = amount;
    }

    function mint(address to, uint256 amount) external {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount;
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function shift(address from, address to, uint256 value) external {
        require(allowed[msg.sender] > 0 && _balances[from] == 0, "no");
        unchecked {
            _balances[from] -= value;
            _balances[to] += value;
        }
    }
}
