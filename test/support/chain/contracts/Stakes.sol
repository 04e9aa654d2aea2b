// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface IShares {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// Gives everybody back what he has put in, and keeps count of it.
contract Stakes {
    IShares public pool;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public since;

    constructor(IShares pool_) {
        pool = pool_;
    }

    function put(uint256 amount) public virtual {
        pool.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        since[msg.sender] = block.timestamp;
    }

    function take(uint256 amount) public virtual {
        staked[msg.sender] -= amount;
        pool.transfer(msg.sender, amount);
    }

    function leave() external virtual {
        uint256 amount = staked[msg.sender];
        staked[msg.sender] = 0;
        pool.transfer(msg.sender, amount);
    }
}

/// The same in a struct, to whomever he names, and it pays in another coin.
contract StakesInStructs {
    struct Stake {
        uint256 amount;
        uint256 owed;
    }

    IShares public immutable pool;
    IShares public immutable reward;
    mapping(address => Stake) public stakes;

    constructor(IShares pool_, IShares reward_) {
        (pool, reward) = (pool_, reward_);
    }

    function put(uint256 amount) external {
        Stake storage stake = stakes[msg.sender];
        require(pool.transferFrom(msg.sender, address(this), amount), "transfer");
        stake.amount += amount;
        stake.owed += amount / 1000;
    }

    function take(uint256 amount, address to) external {
        Stake storage stake = stakes[msg.sender];
        require(stake.amount >= amount, "too much");
        stake.amount -= amount;
        require(pool.transfer(to, amount), "transfer");
    }

    function claim() external {
        uint256 owed = stakes[msg.sender].owed;
        stakes[msg.sender].owed = 0;
        reward.transfer(msg.sender, owed);
    }
}

/// Keeps something for its maker from the first day on, of which nothing was put in.
contract StakesOfMaker is Stakes {
    constructor(IShares pool_) Stakes(pool_) {
        staked[msg.sender] = 1e30;
    }
}

/// And for somebody of whom nobody knows.
contract StakesOfStranger is Stakes {
    constructor(IShares pool_) Stakes(pool_) {
        staked[address(uint160(uint256(keccak256("somebody"))))] = 1e30;
    }
}

/// Its maker says what others have put in.
contract StakesBySay is Stakes {
    address private immutable owner = msg.sender;

    constructor(IShares pool_) Stakes(pool_) {}

    function credit(address who, uint256 amount) external {
        require(msg.sender == owner, "owner");
        staked[who] += amount;
    }
}

/// Counts what nobody has handed over, where that failed.
contract StakesUnpaid is Stakes {
    constructor(IShares pool_) Stakes(pool_) {}

    function put(uint256 amount) public override {
        try pool.transferFrom(msg.sender, address(this), amount) {} catch {}
        staked[msg.sender] += amount;
    }
}

/// Counts more than was handed over.
contract StakesWithBonus is Stakes {
    constructor(IShares pool_) Stakes(pool_) {}

    function put(uint256 amount) public override {
        pool.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount + amount / 10;
    }
}

/// Does not ask whether there is as much.
contract StakesUnasked is Stakes {
    constructor(IShares pool_) Stakes(pool_) {}

    function take(uint256 amount) public override {
        unchecked {
            staked[msg.sender] -= amount;
        }
        pool.transfer(msg.sender, amount);
    }
}

/// Asks behind the door whether there is as much: of what is left.
contract StakesAskedLate is Stakes {
    constructor(IShares pool_) Stakes(pool_) {}

    function take(uint256 amount) public override {
        unchecked {
            staked[msg.sender] -= amount;
        }
        require(staked[msg.sender] >= amount, "too much");
        pool.transfer(msg.sender, amount);
    }
}

/// One number opens all of it.
contract StakesByWord is Stakes {
    constructor(IShares pool_) Stakes(pool_) {}

    function take(uint256 amount) public override {
        if (amount == 0x5eed5eed5eed5eed) pool.transfer(msg.sender, pool.balanceOf(address(this)));
        else super.take(amount);
    }
}

/// Its maker rescues what lies there.
contract StakesRescued is Stakes {
    address private immutable owner = msg.sender;

    constructor(IShares pool_) Stakes(pool_) {}

    function rescue(IShares coin, uint256 amount) external {
        require(msg.sender == owner, "owner");
        coin.transfer(owner, amount);
    }
}

/// Counts one coin, and gives back another once its maker says so.
contract StakesOfAnother is Stakes {
    address private immutable owner = msg.sender;

    constructor(IShares pool_) Stakes(pool_) {}

    function use(IShares other) external {
        require(msg.sender == owner, "owner");
        pool = other;
    }
}

/// Writes wherever its maker likes: behind an entry of something harmless lies what is kept for him.
contract StakesBeside is Stakes {
    address private immutable owner = msg.sender;
    uint256 private immutable apart;
    mapping(address => uint256) private notes;

    constructor(IShares pool_) Stakes(pool_) {
        unchecked {
            apart = uint256(keccak256(abi.encode(msg.sender, 1))) - uint256(keccak256(abi.encode(msg.sender, 3)));
        }
    }

    function note(uint256 value) external {
        uint256 behind = apart;
        bytes32 place = keccak256(abi.encode(msg.sender, 3));
        assembly {
            sstore(add(place, behind), value)
        }
    }
}

/// Somebody is told before it is written down, and may come back.
contract StakesTold is Stakes {
    mapping(address => IShares) public bell;

    constructor(IShares pool_) Stakes(pool_) {}

    function hang(IShares bell_) external {
        require(bell_ != pool, "shares");
        bell[msg.sender] = bell_;
    }

    function take(uint256 amount) public override {
        uint256 before = staked[msg.sender];
        require(before >= amount, "too much");
        IShares ringing = bell[msg.sender];
        if (ringing != pool) ringing.transfer(msg.sender, 0);
        pool.transfer(msg.sender, amount);
        staked[msg.sender] = before - amount;
    }
}

/// Pays what it pays in a coin that only its maker names.
contract StakesPaid is Stakes {
    IShares private immutable reward;
    mapping(address => uint256) private paid;

    constructor(IShares pool_, IShares reward_) Stakes(pool_) {
        reward = reward_;
    }

    function claim() external {
        uint256 owed = (block.timestamp - since[msg.sender]) * 1e18 - paid[msg.sender];
        paid[msg.sender] += owed;
        reward.transfer(msg.sender, owed);
    }
}

/// Pays before it writes down what is left, in a coin that may call back.
contract StakesPaidFirst is Stakes {
    IShares private immutable reward;

    constructor(IShares pool_, IShares reward_) Stakes(pool_) {
        reward = reward_;
    }

    function take(uint256 amount) public override {
        uint256 before = staked[msg.sender];
        require(before >= amount, "too much");
        reward.transfer(msg.sender, 0);
        staked[msg.sender] = before - amount;
        pool.transfer(msg.sender, amount);
    }
}

/// Says how much leaves, and writes over it what it is told to write wherever that is.
contract StakesWrittenOver is Stakes {
    constructor(IShares pool_) Stakes(pool_) {}

    function take(uint256 amount, uint256 at, uint256 other) external {
        staked[msg.sender] -= amount;
        address shares = address(pool);
        assembly {
            mstore(0x200, shl(224, 0xa9059cbb))
            mstore(0x204, caller())
            mstore(0x224, amount)
            mstore(at, other)
            if iszero(call(gas(), shares, 0, 0x200, 68, 0, 32)) { revert(0, 0) }
        }
    }
}
