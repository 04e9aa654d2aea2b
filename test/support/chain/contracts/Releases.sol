// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Its owner shuts the pool to all but those who have asked to leave, each by himself, ten minutes before.
contract Releases is Ledger {
    address public immutable owner = msg.sender;
    bool public isShut;
    mapping(address => uint256) internal asked;

    modifier his() {
        require(msg.sender == owner, "owner");
        _;
    }

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function shut(bool on) external virtual his {
        _shut(on);
    }

    function leave() external virtual {
        asked[msg.sender] = block.timestamp;
    }

    function _shut(bool on) internal {
        isShut = on;
    }

    function _mayLeave(address from) internal virtual returns (bool) {
        return asked[from] != 0 && block.timestamp >= asked[from] + 10 minutes;
    }

    function _isPool(address to) private view returns (bool) {
        (bool ok, bytes memory data) = to.staticcall(abi.encodeWithSignature("token0()"));
        return ok && data.length == 32;
    }

    function _move(address from, address to, uint256 value) internal virtual override {
        if (isShut && from != owner && _isPool(to)) {
            require(_mayLeave(from), "ask before");
            delete asked[from];
        }
        super._move(from, to, value);
    }
}

/// Trap: nobody who asks is heard.
contract ReleasesNobody is Releases {
    function _mayLeave(address) internal pure override returns (bool) {
        return false;
    }
}

/// Trap: what was asked for before the owner shut it last is forgotten.
contract ReleasesUntilShut is Releases {
    uint256 private shutAt;

    function shut(bool on) external override his {
        _shut(on);
        shutAt = block.timestamp;
    }

    function _mayLeave(address from) internal override returns (bool) {
        return asked[from] > shutAt && super._mayLeave(from);
    }
}

/// Trap: all that was asked for is forgotten when the owner says so.
contract ReleasesUntilTold is Releases {
    uint256 private round;
    mapping(address => uint256) private askedIn;

    function leave() external override {
        (asked[msg.sender], askedIn[msg.sender]) = (block.timestamp, round);
    }

    function clean() external his {
        round++;
    }

    function _mayLeave(address from) internal override returns (bool) {
        return askedIn[from] == round && super._mayLeave(from);
    }
}

/// Trap: for a hundred of them.
contract ReleasesSome is Releases {
    uint256 private left = 100;

    function leave() external override {
        left--;
        asked[msg.sender] = block.timestamp;
    }
}

/// Trap: each once, a crumb or all.
contract ReleasesOnce is Releases {
    mapping(address => bool) private done;

    function leave() external override {
        require(!done[msg.sender], "once");
        (asked[msg.sender], done[msg.sender]) = (block.timestamp, true);
    }
}

/// Trap: in the first twenty days.
contract ReleasesForATime is Releases {
    uint256 private immutable born = block.timestamp;

    function leave() external override {
        require(block.timestamp < born + 20 days, "late");
        asked[msg.sender] = block.timestamp;
    }
}

/// Trap: the owner says how long they wait.
contract ReleasesLater is Releases {
    uint256 public time = 10 minutes;

    function setTime(uint256 next) external his {
        time = next;
    }

    function _mayLeave(address from) internal view override returns (bool) {
        return asked[from] != 0 && block.timestamp >= asked[from] + time;
    }
}

/// Trap: but for those whom the owner names.
contract ReleasesOthers is Releases {
    mapping(address => bool) private kept;

    function keep(address who) external his {
        kept[who] = true;
    }

    function _mayLeave(address from) internal override returns (bool) {
        return !kept[from] && super._mayLeave(from);
    }
}

/// Trap: half of what they have is the price.
contract ReleasesForHalf is Releases {
    function leave() external override {
        asked[msg.sender] = block.timestamp;
        super._move(msg.sender, owner, balanceOf[msg.sender] / 2);
    }
}

/// Trap: nobody, where the owner knows a word.
contract ReleasesByWord is Releases {
    bool private never;

    function say(uint256 word) external his {
        if (keccak256(abi.encode(word)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036) never = true;
    }

    function _mayLeave(address from) internal override returns (bool) {
        return !never && super._mayLeave(from);
    }
}

/// Trap: one behind the other, and anybody stands in line as often as he has accounts.
contract ReleasesInLine is Releases {
    uint256 private next;

    function leave() external override {
        next = (next > block.timestamp ? next : block.timestamp) + 1 minutes;
        asked[msg.sender] = next;
    }
}

/// Trap: those who had some when it was shut, and nobody who bought later.
contract ReleasesTheOld is Releases {
    mapping(address => bool) private isNew;

    function _mayLeave(address from) internal override returns (bool) {
        return !isNew[from] && super._mayLeave(from);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (isShut && balanceOf[to] == 0) isNew[to] = true;
        super._move(from, to, value);
    }
}
