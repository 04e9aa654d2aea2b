pragma solidity ^0.8.0;

interface ICoin {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// Locks with a word on each, counted from a million.
contract WordLock {
    struct Lock {
        uint256 id;
        ICoin token;
        address owner;
        uint256 amount;
        uint256 until;
        string word;
    }

    uint256 internal constant FIRST = 1_000_000;
    Lock[] internal locks;

    function put(ICoin token, address owner, uint256 amount, uint256 until, string calldata word) external {
        require(until > block.timestamp, "past");
        locks.push(Lock(locks.length + FIRST, token, owner, amount, until, word));
        token.transferFrom(msg.sender, address(this), amount);
    }

    function at(uint256 id) internal view returns (Lock storage) {
        require(id >= FIRST && id < locks.length + FIRST, "id");
        return locks[id - FIRST];
    }

    function lockAt(uint256 id) external view returns (Lock memory) {
        return at(id);
    }

    function unlock(uint256 id) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender && block.timestamp >= one.until, "locked");
        uint256 amount = one.amount;
        one.amount = 0;
        one.token.transfer(msg.sender, amount);
    }
}

/// The word may be another later.
contract WordLockEdited is WordLock {
    function edit(uint256 id, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender, "owner");
        one.word = word;
    }
}

/// A word of that length opens it.
contract OpensByLength is WordLock {
    function edit(uint256 id, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender, "owner");
        one.word = word;
        if (bytes(word).length == 77) one.until = 0;
    }
}

/// Without such a word nothing is edited.
contract OpensBehindLength is WordLock {
    function edit(uint256 id, uint256 until, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender && bytes(word).length == 77, "owner");
        one.word = word;
        one.until = until;
    }
}

/// Two letters of it do.
contract OpensByLetters is WordLock {
    function edit(uint256 id, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender, "owner");
        one.word = word;
        if (bytes(word).length > 9 && bytes(word)[7] == 0x7e && bytes(word)[2] == 0x21) one.until = 0;
    }
}

/// What is kept of it does, in another call.
contract OpensByKeptWord is WordLock {
    function edit(uint256 id, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender, "owner");
        one.word = word;
    }

    function settle(uint256 id) external {
        Lock storage one = at(id);
        if (bytes(one.word).length == 77) one.until = 0;
    }
}

/// No fork does: the date is worked out of the length.
contract OpensByReckoning is WordLock {
    function edit(uint256 id, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender, "owner");
        one.word = word;
        uint256 length = bytes(word).length;
        unchecked {
            one.until = one.until * (length - 77);
        }
    }
}

/// The date may be any.
contract OpensByDate is WordLock {
    function edit(uint256 id, uint256 until, string calldata word) external {
        Lock storage one = at(id);
        require(one.owner == msg.sender, "owner");
        (one.until, one.word) = (until, word);
    }
}

/// Says to whomever it knows what was written down before.
contract SaysWhatItKeeps is WordLock {
    address internal immutable maker = msg.sender;
    bytes internal said;
    address internal whom;

    function write(address whom_, bytes calldata words) external {
        require(msg.sender == maker, "maker");
        (whom, said) = (whom_, words);
    }

    function say() external {
        require(msg.sender == maker, "maker");
        bytes memory words = said;
        address to = whom;
        assembly {
            pop(call(gas(), to, 0, add(words, 32), 68, 0, 0))
        }
    }
}

/// Has looked at one of a list over which it writes then.
contract WritesOverList {
    address internal immutable maker = msg.sender;
    ICoin internal immutable pool;
    address[] internal list;

    constructor(ICoin pool_) {
        pool = pool_;
        for (uint256 nth; nth < 60; nth++) list.push(address(uint160(nth + 7)));
    }

    function send(uint256 at, bytes calldata words, address to, uint256 amount) external {
        require(msg.sender == maker && at < list.length && list[at] != address(pool), "shares");
        uint256 start;
        bytes memory told = words;
        assembly {
            mstore(0, list.slot)
            start := keccak256(0, 32)
            let length := and(mload(told), not(31))
            let from := add(told, 32)
            let put := start
            for { let i := 0 } lt(i, length) { i := add(i, 32) } {
                sstore(put, mload(from))
                put := add(put, 1)
                from := add(from, 32)
            }
        }
        ICoin(list[at]).transfer(to, amount);
    }
}
