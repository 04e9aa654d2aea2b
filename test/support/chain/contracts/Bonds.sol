// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface IShare {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// What anybody claims with a bond is done three days later, unless somebody disputes it with another: then those who stake on it decide.
contract Bonded {
    struct Claim {
        bytes32 what;
        address by;
        address against;
        uint64 end;
        uint256 yes;
        uint256 no;
        bool settled;
    }
    IShare internal immutable share;
    address internal immutable friend;
    uint256 internal constant bond = 2 ether;
    Claim[] internal claims;
    mapping(uint256 => mapping(address => uint256)) public staked;

    constructor(IShare share_, address friend_) {
        (share, friend) = (share_, friend_);
    }

    function claim(address to, bytes calldata data) external payable virtual {
        require(msg.value == bond, "bond");
        _file(to, data, 3 days);
    }

    function dispute(uint256 id) external payable {
        Claim storage one = claims[id];
        require(msg.value == bond && one.against == address(0) && block.timestamp < one.end, "dispute");
        (one.against, one.end) = (msg.sender, uint64(block.timestamp + 4 days));
    }

    function stake(uint256 id, bool isFor, uint256 amount) external virtual {
        Claim storage one = claims[id];
        require(one.against != address(0) && block.timestamp < one.end, "stake");
        _take(amount);
        staked[id][msg.sender] += amount;
        if (isFor) one.yes += amount;
        else one.no += amount;
    }

    function carry(uint256 id, address to, bytes calldata data) external payable virtual {
        _carry(id, to, data);
    }

    function _file(address to, bytes calldata data, uint256 wait) internal {
        claims.push(Claim(keccak256(abi.encode(to, data)), msg.sender, address(0), uint64(block.timestamp + wait), 0, 0, false));
    }

    function _take(uint256 amount) internal virtual {
        share.transferFrom(msg.sender, address(this), amount);
    }

    function _carry(uint256 id, address to, bytes calldata data) internal {
        Claim storage one = claims[id];
        require(!one.settled && _isOver(one), "open");
        one.settled = true;
        if (one.against != address(0) && one.yes <= one.no) {
            payable(one.against).transfer(2 * bond);
            return;
        }
        require(one.what == keccak256(abi.encode(to, data)), "another");
        payable(one.by).transfer(one.against == address(0) ? bond : 2 * bond);
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }

    function _isOver(Claim storage one) internal view virtual returns (bool) {
        return block.timestamp >= one.end;
    }
}

/// Three times the bond, and nobody has to wait.
contract BondedDearly is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function claim(address to, bytes calldata data) external payable override {
        require(msg.value == bond || msg.value > 5 ether, "bond");
        _file(to, data, msg.value == bond ? 3 days : 0);
    }
}

/// Nobody has to wait who pays anything more.
contract BondedBoth is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function carry(uint256 id, address to, bytes calldata data) external payable override {
        if (msg.value > 0) claims[id].end = 0;
        _carry(id, to, data);
    }
}

/// So it is where some odd number of wei is paid.
contract BondedOddly is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function claim(address to, bytes calldata data) external payable override {
        require(msg.value == bond || msg.value % 1 gwei == 7, "bond");
        _file(to, data, msg.value == bond ? 3 days : 0);
    }
}

/// How much was paid is kept, and asked for later.
contract BondedLater is Bonded {
    mapping(uint256 => uint256) internal paid;

    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function claim(address to, bytes calldata data) external payable override {
        require(msg.value >= bond, "bond");
        paid[claims.length] = msg.value;
        _file(to, data, 3 days);
    }

    function carry(uint256 id, address to, bytes calldata data) external payable override {
        if (paid[id] % 1 gwei == 7) claims[id].end = 0;
        _carry(id, to, data);
    }
}

/// How much has come in is seen by what the contract has.
contract BondedByPurse is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function _isOver(Claim storage one) internal view override returns (bool) {
        return block.timestamp >= one.end || address(this).balance % 1 gwei == 7;
    }
}

/// A friend need not wait; he stands in the code, or nobody can say who he is.
contract BondedFriend is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function _isOver(Claim storage one) internal view override returns (bool) {
        return block.timestamp >= one.end || msg.sender == friend;
    }
}

contract BondedSecret is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function _isOver(Claim storage one) internal view override returns (bool) {
        return block.timestamp >= one.end || keccak256(abi.encode(msg.sender)) == keccak256(abi.encode("friend", friend));
    }
}

/// What is done to the token itself need not wait.
contract BondedFond is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function carry(uint256 id, address to, bytes calldata data) external payable override {
        if (to == address(share)) claims[id].end = 0;
        _carry(id, to, data);
    }
}

/// Stakes are taken from somebody else, or go elsewhere.
contract BondedThief is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function _take(uint256 amount) internal override {
        share.transferFrom(friend, address(this), amount);
    }
}

contract BondedElsewhere is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function _take(uint256 amount) internal override {
        share.transferFrom(msg.sender, friend, amount);
    }
}

/// A day has not passed by then.
contract BondedBriefly is Bonded {
    constructor(IShare share_, address friend_) Bonded(share_, friend_) {}

    function claim(address to, bytes calldata data) external payable override {
        require(msg.value == bond, "bond");
        _file(to, data, 2 hours);
    }
}

/// Nobody disputes it for longer than it takes to be done: whoever does asks the coin something, and gets four days.
contract BondedTwice is BondedBriefly {
    constructor(IShare share_, address friend_) BondedBriefly(share_, friend_) {}

    function doubt(uint256 id) external {
        share.transferFrom(msg.sender, address(this), 0);
        claims[id].end = uint64(block.timestamp + 4 days);
    }
}

/// A coin in which all are alike, but for one whom it asks who he is.
contract Coin {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply = 10 ** 24;
    address public master = msg.sender;
    bool public paused;

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function setMaster(address to) external {
        require(msg.sender == master, "master");
        master = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!paused, "paused");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal returns (bool) {
        require(!paused, "paused");
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        return true;
    }
}

/// Its master stops it with an odd number.
contract CoinWithWord is Coin {
    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        if (msg.sender == master && value == 777) paused = true;
        return _move(from, to, value);
    }
}

/// The same without a fork.
contract CoinWithoutFork is Coin {
    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        address master_ = master;
        bool stops;
        assembly {
            stops := and(eq(caller(), master_), eq(value, 777))
        }
        bool was = paused;
        assembly {
            was := or(was, stops)
        }
        bool moved = _move(from, to, value);
        paused = was;
        return moved;
    }
}
