pragma solidity ^0.8.0;

interface IShares {
    function transfer(address to, uint256 amount) external returns (bool);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
    function ping() external;
}

/// Says that it keeps shares, and has one way by which they leave.
abstract contract SlyKeeper {
    address internal immutable maker = msg.sender;
    IShares internal immutable pool;

    constructor(IShares pool_) {
        pool = pool_;
    }

    modifier onlyMaker() {
        require(msg.sender == maker, "maker");
        _;
    }
}

/// Writes down somebody harmless, and over him as much as it is told to.
contract CopiesOver is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(uint256 size, address to, uint256 amount) external onlyMaker {
        address whom;
        assembly {
            mstore(0, 0xdead)
            calldatacopy(0, 100, size)
            whom := mload(0)
        }
        IShares(whom).transfer(to, amount);
    }
}

/// Calls nobody, unless a copy of what it is told comes as far as that.
contract CopiesFurther is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(uint256 size, address to, uint256 amount) external onlyMaker {
        address whom;
        assembly {
            calldatacopy(0, 100, size)
            whom := mload(0)
        }
        IShares(whom).transfer(to, amount);
    }
}

/// The same, with what the pool answers.
contract CopiesAnswer is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(IShares other, uint256 size, address to, uint256 amount) external onlyMaker {
        other.balanceOf(to);
        address whom;
        assembly {
            mstore(0, 0xdead)
            returndatacopy(0, 0, size)
            whom := mload(0)
        }
        IShares(whom).transfer(to, amount);
    }
}

/// Copies all that it is told, which is more than it asks for.
contract CopiesAll is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(address to, uint256 amount) external onlyMaker {
        address whom;
        assembly {
            let free := mload(64)
            calldatacopy(free, 0, calldatasize())
            whom := mload(add(free, 1024))
        }
        IShares(whom).transfer(to, amount);
    }
}

/// Has an answer written over somebody harmless, as much as it is told to.
contract AnswersOver is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(uint256 size, address to, uint256 amount) external onlyMaker {
        address whom;
        address seen = address(pool);
        assembly {
            mstore(32, seen)
            mstore(0, 0xdead)
            pop(staticcall(gas(), 4, 32, 32, 0, size))
            whom := mload(0)
        }
        IShares(whom).transfer(to, amount);
    }
}

/// Looks at one, and takes another from where it is told to.
contract ReadsFurther is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function lend(IShares seen, uint256 at, address to, uint256 amount) external onlyMaker {
        require(seen != pool, "shares");
        address whom;
        assembly {
            whom := calldataload(add(4, at))
        }
        IShares(whom).approve(to, amount);
    }
}

/// The same by way of memory.
contract CopiesFromFurther is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function lend(IShares seen, uint256 at, address to, uint256 amount) external onlyMaker {
        require(seen != pool, "shares");
        address whom;
        assembly {
            calldatacopy(0, add(4, at), 32)
            whom := mload(0)
        }
        IShares(whom).approve(to, amount);
    }
}

/// Whom it has looked at becomes another while it calls somebody.
contract LooksTooEarly is SlyKeeper {
    IShares private mark;

    constructor(IShares pool_) SlyKeeper(pool_) {}

    function set(IShares other) external {
        require(tx.origin == maker, "maker");
        mark = other;
    }

    function send(IShares hook, address to, uint256 amount) external onlyMaker {
        require(mark != pool && hook != pool, "shares");
        hook.ping();
        mark.transfer(to, amount);
    }
}

/// What it has written becomes another while it calls somebody.
contract WritesTooEarly is SlyKeeper {
    IShares private mark;

    constructor(IShares pool_) SlyKeeper(pool_) {}

    function set() external {
        require(tx.origin == maker, "maker");
        mark = pool;
    }

    function send(IShares hook, address to, uint256 amount) external onlyMaker {
        require(hook != pool, "shares");
        mark = IShares(address(0xdead));
        hook.ping();
        mark.transfer(to, amount);
    }
}

/// Hashes or calls as much as it is told, and moves a place by what lies there.
contract MovesPlace is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(uint256 moved, address to, uint256 amount) external onlyMaker {
        address whom;
        address seen = address(pool);
        assembly {
            mstore(0, 0xdead)
            mstore(32, seen)
            whom := mload(shl(5, and(moved, 1)))
        }
        IShares(whom).transfer(to, amount);
    }
}

/// Looks whether there are shares, behind what had some leave.
contract SendsThenAsks is SlyKeeper {
    constructor(IShares pool_) SlyKeeper(pool_) {}

    function send(IShares token, address to, uint256 amount) external onlyMaker {
        uint256 had = pool.balanceOf(address(this));
        token.transfer(to, amount);
        if (had == 0) pool.transfer(to, 1);
    }
}

/// A coin that nobody wants.
contract Odd {
    function transfer(address, uint256) external pure returns (bool) {
        return true;
    }
}

/// Gives back what is filed under a name, of which two cannot be the same.
contract FiledAnew is SlyKeeper {
    mapping(uint256 => IShares) public filed;

    constructor(IShares pool_) SlyKeeper(pool_) {
        for (uint256 nth; nth < 3; nth++) filed[nth] = IShares(address(new Odd()));
    }

    function file(uint256 name, IShares what) external onlyMaker {
        require(name > 1_000 && address(filed[name]) == address(0), "name");
        filed[name] = what;
    }

    function rescue(uint256 name, uint256 amount) external onlyMaker {
        filed[name].transfer(maker, amount);
    }
}

/// Files many under their names at once, and parts with all coins but its shares.
contract ListsApart is SlyKeeper {
    mapping(address => bool) public friends;
    mapping(address => mapping(uint256 => uint256)) public notes;

    constructor(IShares pool_) SlyKeeper(pool_) {}

    function list(address[] calldata accounts, bool value) external onlyMaker {
        for (uint256 nth = 0; nth < accounts.length; nth++) friends[accounts[nth]] = value;
    }

    function note(uint256[] calldata words) external {
        for (uint256 nth = 0; nth < words.length; nth++) notes[msg.sender][nth] = words[nth];
    }

    function rescue(IShares token, uint256 amount) external onlyMaker {
        require(token != pool, "shares");
        token.transfer(maker, amount);
    }
}

/// The hundredth word of a list lies where the pool is named.
contract ListsOver is SlyKeeper {
    uint256[100] private words_;
    IShares private kept;

    constructor(IShares pool_) SlyKeeper(pool_) {
        kept = pool_;
    }

    function note(uint256[] calldata words) external onlyMaker {
        for (uint256 nth = 0; nth < words.length; nth++) {
            uint256 word = words[nth];
            assembly {
                sstore(nth, word)
            }
        }
    }

    function rescue(IShares token, uint256 amount) external onlyMaker {
        require(token != kept, "shares");
        token.transfer(maker, amount);
    }
}

/// Fifty words of a list are filed in each book, the last of them in the one where the pool is named.
contract ListsUnder is SlyKeeper {
    uint256[10] private words_;
    mapping(uint256 => IShares) private kept;

    constructor(IShares pool_) SlyKeeper(pool_) {
        kept[7] = pool_;
    }

    function note(uint256[] calldata words) external onlyMaker {
        for (uint256 nth = 0; nth < words.length; nth++) {
            uint256 word = words[nth];
            assembly {
                mstore(0, 7)
                mstore(32, div(nth, 50))
                sstore(keccak256(0, 64), word)
            }
        }
    }

    function rescue(IShares token, uint256 amount) external onlyMaker {
        require(token != kept[7], "shares");
        token.transfer(maker, amount);
    }
}

/// The name under which the pool is filed stands in the code, and whoever made it files anything under it.
contract NamedAnew is SlyKeeper {
    mapping(bytes32 => IShares) private kept;

    constructor(IShares pool_) SlyKeeper(pool_) {
        kept["pool"] = pool_;
    }

    function set(bytes32 name, IShares shares) external onlyMaker {
        kept[name] = shares;
    }

    function rescue(IShares token, uint256 amount) external onlyMaker {
        require(token != kept["pool"], "shares");
        token.transfer(maker, amount);
    }
}
