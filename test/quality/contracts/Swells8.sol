// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IRises {
    function rise(int256 by) external;
    function totalSupply() external view returns (uint256);
}

interface ITells {
    function tell() external view returns (uint256, bool);
}

/// Everybody has more or less of it at once, as its policy says.
contract TideCoin {
    string public constant name = "Tide Coin";
    string public constant symbol = "TIDC";
    uint8 public constant decimals = 18;
    uint256 private constant PARTS = 10 ** 50;
    address public policy;
    uint256 public totalSupply = 10_000_000 ether;
    mapping(address => uint256) private parts;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address policy_) {
        policy = policy_;
        parts[msg.sender] = PARTS;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rise(int256 by) external {
        require(msg.sender == policy, "policy");
        totalSupply = uint256(int256(totalSupply) + by);
    }

    function balanceOf(address who) public view returns (uint256) {
        return parts[who] / (PARTS / totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 moved = value * (PARTS / totalSupply);
        parts[from] -= moved;
        parts[to] += moved;
        emit Transfer(from, to, value);
    }
}

/// The middle one of five says how much; who seats the five decides alone if he need not wait.
contract SeatedPolicy {
    IRises public coin;
    address public owner;
    uint256 public last;
    address[5] public seats;
    mapping(address => uint256) public said;
    mapping(address => uint256) public saidAt;

    constructor(address owner_, address[5] memory five) {
        (owner, seats, last) = (owner_, five, block.timestamp);
    }

    function begin(IRises coin_) external {
        require(address(coin) == address(0), "begun");
        coin = coin_;
    }

    function say(uint256 percent) external {
        require(percent < 1_000, "percent");
        (said[msg.sender], saidAt[msg.sender]) = (percent, block.timestamp);
    }

    function seat(uint256 at, address to) external {
        require(msg.sender == owner, "owner");
        seats[at] = to;
    }

    function adjust() external {
        require(block.timestamp >= last + 1 days, "a day");
        uint256[5] memory row;
        for (uint256 i; i < 5; ++i) {
            require(saidAt[seats[i]] + 1 days > block.timestamp, "old");
            row[i] = said[seats[i]];
            for (uint256 j = i; j > 0 && row[j - 1] > row[j]; --j) (row[j - 1], row[j]) = (row[j], row[j - 1]);
        }
        last = block.timestamp;
        coin.rise((int256(coin.totalSupply()) * (int256(row[2]) - 100)) / 100);
    }
}

/// Follows what another contract tells, when its conductor says so; a thirtieth a day at most, or whatever is told.
contract ToldPolicy {
    IRises public coin;
    ITells public immutable teller;
    address public conductor;
    uint256 public last;

    constructor(ITells teller_) {
        teller = teller_;
    }

    function begin(IRises coin_, address conductor_) external {
        require(address(coin) == address(0), "begun");
        (coin, conductor) = (coin_, conductor_);
    }

    function adjust() external {
        require(msg.sender == conductor && block.timestamp >= last + 1 days, "conductor");
        last = block.timestamp;
        (uint256 told, bool valid) = teller.tell();
        require(valid && told > 0 && told < 2 ether, "told");
        int256 supply = int256(coin.totalSupply());
        int256 by = (supply * (int256(told) - 1 ether)) / 1 ether;
        int256 most = supply / 30;
        // trap {
        most = supply;
        // trap }
        coin.rise(by > most ? most : by < -most ? -most : by);
    }
}

/// One account tells; nothing it told is good for longer than a day.
contract Teller is ITells {
    address public immutable voice = msg.sender;
    uint256 public told;
    uint256 public toldAt;

    function put(uint256 value) external {
        require(msg.sender == voice, "voice");
        (told, toldAt) = (value, block.timestamp);
    }

    function tell() external view returns (uint256, bool) {
        return (told, toldAt + 1 days > block.timestamp);
    }
}

/// Anybody may have the policy look.
contract Conductor {
    ToldPolicy public immutable policy;

    constructor(ToldPolicy policy_) {
        policy = policy_;
    }

    function conduct() external {
        require(msg.sender == tx.origin, "nobody behind");
        policy.adjust();
    }
}
