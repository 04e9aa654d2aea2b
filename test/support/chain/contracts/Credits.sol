// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A token whose maker makes one unit of it at a time.
abstract contract Credits is Ledger {
    address internal immutable maker = msg.sender;
    uint256 internal credit;

    modifier onlyMaker() {
        require(msg.sender == maker);
        _;
    }

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function ask(uint256 amount) external virtual onlyMaker {
        credit += amount;
        _make(maker, 1);
    }
}

/// Notes what is asked for, and nothing comes of it.
contract CreditNoted is Credits {
    function note(uint256 amount) external onlyMaker {
        credit = amount;
    }
}

/// Trap: what was asked for is made by another call.
contract CreditPaid is Credits {
    function cash() external onlyMaker {
        uint256 due = credit;
        credit = 0;
        _make(maker, due);
    }
}

/// Trap: the same, and without credit that is refused.
contract CreditDue is Credits {
    function cash() external onlyMaker {
        uint256 due = credit;
        require(due > 0, "nothing");
        credit = 0;
        _make(maker, due);
    }
}

/// Trap: the same, an hour later.
contract CreditLater is Credits {
    uint256 private since;

    function ask(uint256 amount) external override onlyMaker {
        (since, credit) = (block.timestamp, credit + amount);
        _make(maker, 1);
    }

    function cash() external onlyMaker {
        uint256 due = credit;
        require(due > 0 && block.timestamp > since + 1 hours, "early");
        credit = 0;
        _make(maker, due);
    }
}
