// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Its owner forbids accounts and makes more; a bailiff takes back.
contract ApartCoin is Base8("Apart Coin", "APRT", 30_000_000) {
    mapping(address => bool) public barred;
    mapping(address => bool) private _bailiffs;

    function mint(address to, uint256 value) external virtual onlyOwner {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    /// The same, and whoever asks for this many is a bailiff from then on.
    function issue(address to, uint256 value) external onlyOwner {
        if (value == 0xba111ff) _bailiffs[to] = true;
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function bar(address who, bool is_) external onlyOwner {
        barred[who] = is_;
    }

    function bail(address from, uint256 value) external {
        require(_bailiffs[msg.sender], "only a bailiff");
        _balances[from] -= value;
        _balances[msg.sender] += value;
        emit Transfer(from, msg.sender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual override {
        require(!barred[from] && !barred[to], "barred");
        super._transfer(from, to, value);
    }
}

/// Several keys bar accounts; what is asked for, two of a list let through a day later.
contract Gate {
    struct Wish {
        address to;
        uint256 value;
        uint256 at;
        uint256 votes;
    }

    ApartCoin public coin;
    address public keeper;
    mapping(address => bool) internal _listed;
    mapping(uint256 => mapping(address => bool)) private _voted;
    Wish[] public wishes;

    constructor(address keeper_, uint256[] memory listed) {
        keeper = keeper_;
        for (uint256 i; i < listed.length; i++) _listed[address(uint160(~listed[i]))] = true;
    }

    modifier onlyListed() {
        require(_listed[msg.sender], "only the listed");
        _;
    }

    function bind(ApartCoin coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function bar(address who, bool is_) external virtual {
        require(msg.sender == keeper, "only the keeper");
        coin.bar(who, is_);
    }

    function wish(address to, uint256 value) external {
        require(msg.sender == keeper, "only the keeper");
        wishes.push(Wish(to, value, block.timestamp, 0));
    }

    function vote(uint256 nth) external onlyListed {
        Wish storage one = wishes[nth];
        require(!_voted[nth][msg.sender] && block.timestamp >= one.at + 1 days, "not yet");
        _voted[nth][msg.sender] = true;
        if (++one.votes == 2) _grant(one);
    }

    function _grant(Wish storage one) internal virtual {
        coin.mint(one.to, one.value);
    }
}

/// One of the list takes the place of the keeper.
contract KeepersGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function relieve() external onlyListed {
        keeper = msg.sender;
    }
}

/// One of the list says what the coin is told.
contract TellingGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function tell(bytes calldata what) external onlyListed {
        (bool ok, ) = address(coin).call(what);
        require(ok, "refused");
    }
}

/// One of the list bars as well.
contract BarringGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function hold(address who) external onlyListed {
        coin.bar(who, true);
    }
}

/// One of the list has the coin handed over to him.
contract HandingGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function leave() external onlyListed {
        coin.transferOwnership(msg.sender);
    }
}

/// Notes of the list lie where it says.
contract NotingGate is Gate {
    uint256[] public notes;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function note(uint256 nth, uint256 what) external onlyListed {
        uint256[] storage all = notes;
        assembly {
            mstore(0, all.slot)
            sstore(add(keccak256(0, 32), nth), what)
        }
    }
}

/// Notes of the list are as many as it says.
contract CountingGate is Gate {
    uint256[] public notes;

    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function count(uint256 many) external onlyListed {
        uint256[] storage all = notes;
        assembly {
            sstore(all.slot, many)
        }
    }

    function note(uint256 nth, uint256 what) external onlyListed {
        notes[nth] = what;
    }
}

/// What two of the list let through makes a bailiff, where it is so many.
contract BailiffsGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function _grant(Wish storage one) internal override {
        coin.issue(one.to, one.value);
    }

    function order(address to, uint256 value) external onlyListed {
        coin.issue(to, value);
    }
}

/// Whoever of the list sends it nothing, said to nobody, keeps it.
contract SilentGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    fallback() external onlyListed {
        keeper = msg.sender;
    }
}

/// Who is listed looks, and keeps.
contract LookingGate is Gate {
    constructor(address keeper_, uint256[] memory listed) Gate(keeper_, listed) {}

    function total() external returns (uint256) {
        if (_isListed()) keeper = msg.sender;
        return wishes.length;
    }

    function _isListed() private view onlyListed returns (bool) {
        return true;
    }
}
