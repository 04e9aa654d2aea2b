// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

abstract contract Quota is ERC20 {
    address internal immutable clerk = msg.sender;

    constructor() ERC20("Quota", "QUO") {
        _mint(msg.sender, 8_000_000 ether);
    }

    modifier onlyClerk() {
        require(msg.sender == clerk, "clerk");
        _;
    }
}

/// So much a day for each who is given any.
contract EachQuota is Quota {
    mapping(address => mapping(uint256 => uint256)) private given;

    function issue(address to, uint256 amount) external onlyClerk {
        given[to][block.timestamp / 1 days] += amount;
        require(given[to][block.timestamp / 1 days] <= 1_000 ether, "tomorrow");
        _mint(to, amount);
    }
}

/// So much in ten minutes.
contract MinutesQuota is Quota {
    mapping(uint256 => uint256) private given;

    function issue(address to, uint256 amount) external onlyClerk {
        given[block.timestamp / 10 minutes] += amount;
        require(given[block.timestamp / 10 minutes] <= 1_000 ether, "later");
        _mint(to, amount);
    }
}

/// So much a day for each clerk, and a clerk lets in clerks.
contract ClerksQuota is Quota {
    mapping(address => bool) private clerks;
    mapping(address => mapping(uint256 => uint256)) private given;

    constructor() {
        clerks[msg.sender] = true;
    }

    function admit(address other) external {
        require(clerks[msg.sender], "clerk");
        clerks[other] = true;
    }

    function issue(address to, uint256 amount) external {
        require(clerks[msg.sender], "clerk");
        given[msg.sender][block.timestamp / 1 days] += amount;
        require(given[msg.sender][block.timestamp / 1 days] <= 1_000 ether, "tomorrow");
        _mint(to, amount);
    }
}

/// So much a day, which the clerk says.
contract SaidQuota is Quota {
    uint256 private daily = 1_000 ether;
    mapping(uint256 => uint256) private given;

    function agree(uint256 daily_) external onlyClerk {
        daily = daily_;
    }

    function issue(address to, uint256 amount) external onlyClerk {
        given[block.timestamp / 1 days] += amount;
        require(given[block.timestamp / 1 days] <= daily, "tomorrow");
        _mint(to, amount);
    }
}

/// So much for each period, by its number.
contract PeriodQuota is Quota {
    mapping(uint256 => uint256) private given;

    function issue(uint256 period, address to, uint256 amount) external onlyClerk {
        given[period] += amount;
        require(given[period] <= 1_000 ether, "another");
        _mint(to, amount);
    }
}

/// So much for each shop, by its name.
contract ShopQuota is Quota {
    mapping(bytes32 => uint256) private given;

    function issue(bytes32 shop, address to, uint256 amount) external onlyClerk {
        given[shop] += amount;
        require(given[shop] <= 1_000 ether, "another");
        _mint(to, amount);
    }
}

/// So much for each day that has passed since the last time.
contract SavedQuota is Quota {
    uint256 private last = block.timestamp;
    uint256 private left = 1_000 ether;

    function issue(address to, uint256 amount) external onlyClerk {
        uint256 ran = (block.timestamp - last) / 1 days;
        left += ran * ran * 1_000 ether;
        last = block.timestamp;
        left -= amount;
        _mint(to, amount);
    }
}

/// So much until the books are closed.
contract BooksQuota is Quota {
    uint256 private given;

    function close() external onlyClerk {
        given = 0;
    }

    function issue(address to, uint256 amount) external onlyClerk {
        given += amount;
        require(given <= 1_000 ether, "books");
        _mint(to, amount);
    }
}
