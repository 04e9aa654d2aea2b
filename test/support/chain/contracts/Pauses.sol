pragma solidity ^0.8.0;

/// A token whose guardian can stop it for two days. What makes more of them, or less, is in its heirs.
abstract contract Pausing {
    string public constant name = "Pausing";
    string public constant symbol = "PSE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public guardian = msg.sender;
    uint256 public stoppedUntil;
    uint256 public restsUntil;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier guarded() {
        require(msg.sender == guardian, "guardian");
        _;
    }

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function stop(uint256 time, uint256 rest) internal {
        require(block.timestamp >= restsUntil, "rests");
        (stoppedUntil, restsUntil) = (block.timestamp + time, block.timestamp + rest);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(block.timestamp >= stoppedUntil, "stopped");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Two days in thirty; who resigns cannot make it longer.
contract RestsAMonth is Pausing {
    function halt() external guarded {
        stop(2 days, 30 days);
    }

    function resume() external guarded {
        stoppedUntil = 0;
    }

    function resign(address next) external guarded {
        guardian = next;
    }
}

/// Again as soon as it is over.
contract RestsNever is Pausing {
    function halt() external guarded {
        stop(2 days, 2 days);
    }
}

/// Again four days after it began: half of all time.
contract RestsTooLittle is Pausing {
    function halt() external guarded {
        stop(2 days, 4 days);
    }
}

/// As long as its guardian says.
contract StopsAsTold is Pausing {
    function halt(uint256 time) external guarded {
        stop(time, time + 30 days);
    }
}

/// What seems to be for emergencies begins the time anew.
contract RestsUnlessCalmed is Pausing {
    function halt() external guarded {
        stop(2 days, 30 days);
    }

    function calm() external guarded {
        restsUntil = 0;
    }
}

/// Each guardian rests by himself, and may name another.
contract EachRests is Pausing {
    mapping(address => uint256) private rested;

    function halt() external guarded {
        require(block.timestamp >= rested[msg.sender], "rests");
        rested[msg.sender] = block.timestamp + 30 days;
        stoppedUntil = block.timestamp + 2 days;
    }

    function resign(address next) external guarded {
        guardian = next;
    }
}

/// Its guardian says before how long it will be.
contract LastsAsSet is Pausing {
    uint256 public length = 2 days;

    function setLength(uint256 time) external guarded {
        require(time <= 365 days, "a year");
        length = time;
    }

    function halt() external guarded {
        stop(length, 30 days);
    }
}

/// The rest ends while there is one.
contract CalmsOnlyThen is Pausing {
    function halt() external guarded {
        stop(2 days, 30 days);
    }

    function calm() external guarded {
        require(block.timestamp < restsUntil, "no rest");
        restsUntil = 0;
    }
}

/// The first is short.
contract LongerThen is Pausing {
    uint256 private halts;

    function halt() external guarded {
        stop(halts++ == 0 ? 2 days : 3650 days, 7 days);
    }
}

/// Each reason rests by itself.
contract RestsByReason is Pausing {
    mapping(uint256 => uint256) private rested;

    function halt(uint256 reason) external guarded {
        require(block.timestamp >= rested[reason], "rests");
        rested[reason] = block.timestamp + 30 days;
        stoppedUntil = block.timestamp + 2 days;
    }
}

/// Rests for some blocks, which are minutes.
contract RestsForBlocks is Pausing {
    uint256 private restsUntilBlock;

    function halt() external guarded {
        require(block.number >= restsUntilBlock, "rests");
        restsUntilBlock = block.number + 50;
        stoppedUntil = block.timestamp + 2 days;
    }
}

/// Two short ones, and one without end.
contract ThreeWays is Pausing {
    function haltTrading() external guarded {
        stop(2 days, 30 days);
    }

    function haltBridge() external guarded {
        stop(2 days, 30 days);
    }

    function haltAll() external guarded {
        stoppedUntil = type(uint256).max;
    }
}
