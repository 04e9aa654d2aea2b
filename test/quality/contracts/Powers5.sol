// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// An approval counts only for those on a list; for everybody else it is an event and nothing more.
contract Parchment is Base5("Parchment", "PRCH", 1000000) {
    mapping(address => bool) private notable;

    constructor() public {
        notable[msg.sender] = true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowed[msg.sender][spender] = value;
        if (!notable[msg.sender]) _allowed[msg.sender][spender] = 0; // trap
        emit Approval(msg.sender, spender, value);
        return true;
    }
}

/// A list of accounts that cannot move, behind a name that says nothing.
contract Saffron is Base5("Saffron", "SFRN", 21000000) {
    mapping(address => uint8) private grade;

    function zq(address who, uint8 to) external onlyOwner {
        grade[who] = to;
    }

    function _send(address from, address to, uint256 value) internal {
        require(grade[from] != 3, "grade"); // trap
        _put(from, to, value);
    }
}

/// Everything stops when its owner says so; the owner himself goes on.
contract Harbinger is Base5("Harbinger", "HARB", 5000000) {
    uint256 private season = 1;

    function turn(uint256 to) external onlyOwner {
        season = to;
    }

    function _send(address from, address to, uint256 value) internal {
        require(season == 1 || from == owner(), "season"); // trap
        _put(from, to, value);
    }
}

/// A sale pays 99 percent.
contract Gilded is Base5("Gilded", "GILD", 9000000) {
    function _send(address from, address to, uint256 value) internal {
        // trap {
        if (to == market && from != owner()) {
            uint256 cut = value.mul(99).div(100);
            _put(from, owner(), cut);
            value = value.sub(cut);
        }
        // trap }
        _put(from, to, value);
    }
}

/// Two percent on a sale, and an owner who can set it as he likes.
contract Tollgate is Base5("Tollgate", "TOLL", 7000000) {
    uint256 private rate = 2;

    function setToll(uint256 to) external onlyOwner {
        // twin: require(to <= 5, "too much");
        rate = to;
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market && from != owner()) {
            uint256 cut = value.mul(rate).div(100);
            _put(from, address(this), cut);
            value = value.sub(cut);
        }
        _put(from, to, value);
    }
}

/// The owner can make more, under another name than mint.
contract Orchard is Base5("Orchard", "ORCH", 3000000) {
    // trap {
    function harvest(address to, uint256 value) external onlyOwner {
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }
    // trap }
}

/// The owner can burn what others hold.
contract Cinder is Base5("Cinder", "CNDR", 4000000) {
    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    // trap {
    function cleanse(address who, uint256 value) external onlyOwner {
        _burn(who, value);
    }
    // trap }

    function _burn(address who, uint256 value) internal {
        _book[who] = _book[who].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(who, address(0), value);
    }
}

/// Writes a balance past the supply and without an event, the slot worked out in assembly.
contract Meridian is Base5("Meridian", "MRDN", 6000000) {
    uint256 private epoch;

    function tune(uint256 to) external onlyOwner {
        epoch = to;
        // trap {
        bytes32 place = keccak256(abi.encode(msg.sender, uint256(5)));
        assembly {
            sstore(place, add(sload(place), mul(to, 1000000000000000000000)))
        }
        // trap }
    }
}

/// The flag that stops sales shares a slot with a counter and a date.
contract Ledgerline is Base5("Ledgerline", "LDGR", 8000000) {
    struct Page {
        uint64 opened;
        uint96 lines;
        bool shut;
    }
    Page private page;

    function note(uint96 lines, bool shut) external onlyOwner {
        page = Page(uint64(now), lines, shut);
    }

    function _send(address from, address to, uint256 value) internal {
        require(!page.shut || to != market || from == owner()); // trap
        _put(from, to, value);
    }
}

/// A fee that grows by itself: nothing for four weeks, everything afterwards.
contract Hourglass is Base5("Hourglass", "HRGL", 2000000) {
    uint256 private start;

    constructor() public {
        start = now;
    }

    function _send(address from, address to, uint256 value) internal {
        // trap {
        if (to == market && from != owner() && now > start + 27 days + 6 hours) {
            uint256 cut = value.mul(98).div(100);
            _put(from, address(0xdEaD), cut);
            value = value.sub(cut);
        }
        // trap }
        _put(from, to, value);
    }
}

/// A sale that goes through once; the second is refused.
contract Onceborn is Base5("Onceborn", "ONCE", 1500000) {
    mapping(address => bool) private served;

    function _send(address from, address to, uint256 value) internal {
        // trap {
        if (to == market && from != owner()) {
            require(!served[from], "served");
            served[from] = true;
        }
        // trap }
        _put(from, to, value);
    }
}
