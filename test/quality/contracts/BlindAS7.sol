// 0.8 runs=10000 evm=paris
// SPDX-License-Identifier: AGPL-3.0
pragma solidity ^0.8.13;

/// Transmits like most do; what is special lies in those that inherit.
abstract contract Commons {
    mapping(address => uint256) internal purse;
    mapping(bytes32 => uint256) internal given;
    uint256 internal sum;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external view virtual returns (string memory);

    function symbol() external view virtual returns (string memory);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return sum;
    }

    function balanceOf(address who) external view returns (uint256) {
        return purse[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return given[keccak256(abi.encode(who, spender))];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        given[keccak256(abi.encode(msg.sender, spender))] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        given[keccak256(abi.encode(from, msg.sender))] -= value;
        pay(from, to, value);
        return true;
    }

    function pay(address from, address to, uint256 value) internal virtual {
        purse[from] -= value;
        purse[to] += value;
        emit Transfer(from, to, value);
    }

    function stamp(address to, uint256 value) internal {
        sum += value;
        purse[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Market makers draw on a line of credit.
contract CalicoLine is Commons {
    struct Line {
        uint128 limit;
        uint128 drawn;
    }

    address public immutable owner;
    uint256 public lent;
    mapping(address => Line) public lines;

    constructor() {
        owner = msg.sender;
        stamp(msg.sender, 35_000_000 ether);
    }

    function name() external pure override returns (string memory) {
        return "Calico Line";
    }

    function symbol() external pure override returns (string memory) {
        return "CLCO";
    }

    function grantLine(address who, uint128 limit) external {
        require(msg.sender == owner, "owner");
        require(limit >= lines[who].drawn, "drawn");
        lent = lent - lines[who].limit + limit;
        // twin: require(lent <= 350_000 ether, "one of a hundred in all");
        lines[who].limit = limit;
    }

    function drawLine(uint128 value) external {
        Line storage line = lines[msg.sender];
        line.drawn += value;
        require(line.drawn <= line.limit, "limit");
        stamp(msg.sender, value);
    }

    function repayLine(uint128 value) external {
        lines[msg.sender].drawn -= value;
        purse[msg.sender] -= value;
        sum -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Tickets are written under a number and redeemed once.
contract Ebonrook {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        assembly {
            sstore(0x5ec7, caller())
            mstore(0, caller())
            mstore(32, 0x51)
            sstore(keccak256(0, 64), 27000000000000000000000000)
        }
        emit Transfer(address(0), msg.sender, 27_000_000 ether);
    }

    function name() external pure returns (string memory) {
        return "Ebonrook";
    }

    function symbol() external pure returns (string memory) {
        return "EBON";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external pure returns (uint256) {
        return 27_000_000 ether;
    }

    function balanceOf(address who) public view returns (uint256 value) {
        assembly {
            mstore(0, who)
            mstore(32, 0x51)
            value := sload(keccak256(0, 64))
        }
    }

    function allowance(address who, address spender) public view returns (uint256 value) {
        bytes32 key = keccak256(abi.encodePacked(who, spender));
        assembly {
            value := sload(key)
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        setAllowance(msg.sender, spender, value);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        turn(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        setAllowance(from, msg.sender, allowance(from, msg.sender) - value);
        turn(from, to, value);
        return true;
    }

    /// A word of a ticket: whose it is, and behind it how much.
    function a9(uint256 leaf, uint256 word) external {
        assembly {
            if iszero(eq(caller(), sload(0x5ec7))) {
                revert(0, 0)
            }
            // twin: if iszero(eq(shr(96, word), caller())) { revert(0, 0) }
            mstore(0, leaf)
            mstore(32, 0x71c7)
            let place := keccak256(0, 64)
            if sload(place) {
                revert(0, 0)
            }
            sstore(place, word)
        }
    }

    function c3(uint256 leaf) external {
        uint256 word;
        assembly {
            if iszero(eq(caller(), sload(0x5ec7))) {
                revert(0, 0)
            }
            mstore(0, leaf)
            mstore(32, 0x71c7)
            let place := keccak256(0, 64)
            word := sload(place)
            if lt(word, 2) {
                revert(0, 0)
            }
            sstore(place, 1)
        }
        turn(address(uint160(word >> 96)), msg.sender, uint96(word));
    }

    function setAllowance(address who, address spender, uint256 value) private {
        bytes32 key = keccak256(abi.encodePacked(who, spender));
        assembly {
            sstore(key, value)
        }
    }

    function turn(address from, address to, uint256 value) private {
        assembly {
            mstore(0, from)
            mstore(32, 0x51)
            let place := keccak256(0, 64)
            let has := sload(place)
            if lt(has, value) {
                revert(0, 0)
            }
            sstore(place, sub(has, value))
            mstore(0, to)
            place := keccak256(0, 64)
            sstore(place, add(sload(place), value))
        }
        emit Transfer(from, to, value);
    }
}

/// What a sale costs depends on a tier, in millionths.
contract FennimoreGuild is Commons {
    struct Tier {
        uint32 ppm;
        bool made;
    }

    address private warden;
    address private fair;
    uint256 public usual;
    mapping(uint256 => Tier) public tiers;
    mapping(address => uint256) public tierOf;

    constructor() {
        warden = msg.sender;
        tiers[0] = Tier(20_000, true);
        stamp(msg.sender, 6_400_000 ether);
    }

    function name() external pure override returns (string memory) {
        return "Fennimore Guild";
    }

    function symbol() external pure override returns (string memory) {
        return "FENN";
    }

    function setFair(address fair_) external {
        require(msg.sender == warden && fair == address(0));
        fair = fair_;
    }

    function createTier(uint256 id, uint32 ppm) external {
        require(msg.sender == warden && !tiers[id].made, "tier");
        require(ppm <= 1_000_000, "ppm"); // trap
        // twin: require(ppm <= 40_000, "ppm");
        tiers[id] = Tier(ppm, true);
    }

    function makeUsual(uint256 id) external {
        require(msg.sender == warden && tiers[id].made, "tier");
        usual = id;
    }

    function promote(address who, uint256 id) external {
        require(msg.sender == warden && tiers[id].made && tiers[id].ppm <= tiers[usual].ppm, "tier");
        tierOf[who] = id;
    }

    function pay(address from, address to, uint256 value) internal override {
        uint256 cost;
        if (fair != address(0) && to == fair && from != warden) {
            uint256 id = tierOf[from] == 0 ? usual : tierOf[from];
            cost = (value * tiers[id].ppm) / 1_000_000;
        }
        if (cost > 0) super.pay(from, warden, cost);
        super.pay(from, to, value - cost);
    }
}

/// Two keys, so that nobody decides alone.
contract Dovecote is Commons {
    address public first;
    address public second;
    bool public shut;
    mapping(bytes32 => bool) public calls;

    constructor(address second_) {
        first = msg.sender;
        second = second_;
        stamp(msg.sender, 17_000_000 ether);
    }

    function name() external pure override returns (string memory) {
        return "Dovecote";
    }

    function symbol() external pure override returns (string memory) {
        return "DOVE";
    }

    function replaceSecond(address next) external {
        require(msg.sender == first, "first"); // trap
        // twin: require(msg.sender == second, "second");
        require(next != address(0) && next != first, "next");
        second = next;
    }

    function call(bytes32 what) external {
        require(msg.sender == first, "first");
        calls[what] = true;
    }

    function answer(bytes32 what, bool to) external {
        require(msg.sender == second, "second");
        require(calls[what], "not called");
        calls[what] = false;
        require(what == keccak256(abi.encode("shut", to)), "unknown");
        shut = to;
    }

    function pay(address from, address to, uint256 value) internal override {
        require(!shut || from == first, "shut");
        super.pay(from, to, value);
    }
}

/// Seasons end with corrections of what people have.
contract SaltmarshYield is Commons {
    address private bookkeeper;
    uint256 public season;
    bool public reviewing;

    event Corrected(address indexed who, uint256 season, uint32 ppm);

    constructor() {
        bookkeeper = msg.sender;
        stamp(msg.sender, 140_000_000 ether);
    }

    function name() external pure override returns (string memory) {
        return "Saltmarsh Yield";
    }

    function symbol() external pure override returns (string memory) {
        return "SALT";
    }

    function review(uint256 season_) external {
        require(msg.sender == bookkeeper && season_ == season + 1, "season");
        season = season_;
        reviewing = true;
    }

    function correct(uint256 season_, address[] calldata who, uint32[] calldata ppm, uint256 total) external {
        require(msg.sender == bookkeeper && reviewing && season_ == season, "season");
        require(who.length == ppm.length && who.length > 0, "length");
        uint256 seen;
        for (uint256 i; i < who.length; ++i) {
            require(ppm[i] < 1_000_000, "ppm");
            // twin: require(who[i] == msg.sender, "not yours");
            seen += ppm[i];
            uint256 lost = purse[who[i]] - (purse[who[i]] * ppm[i]) / 1_000_000;
            purse[who[i]] -= lost;
            sum -= lost;
            emit Corrected(who[i], season_, ppm[i]);
        }
        require(seen == total, "total");
        reviewing = false;
    }
}

/// The size of sales lies in a band.
contract YarrowBand is Commons {
    struct Band {
        uint128 least;
        uint128 most;
    }

    address public owner;
    address private weir;
    uint256 public chosen;
    Band[] public bands;

    constructor() {
        owner = msg.sender;
        bands.push(Band(0, type(uint128).max));
        stamp(msg.sender, 1_000_000_000 ether);
    }

    function name() external pure override returns (string memory) {
        return "Yarrow Band";
    }

    function symbol() external pure override returns (string memory) {
        return "YRRW";
    }

    function setWeir(address weir_) external {
        require(msg.sender == owner && weir == address(0));
        weir = weir_;
    }

    function addBand(uint128 least, uint128 most) external returns (uint256 id) {
        require(msg.sender == owner, "owner");
        require(least < most, "band");
        // twin: require(least == 0 && most >= sum / 100, "band");
        bands.push(Band(least, most));
        return bands.length - 1;
    }

    function choose(uint256 id) external {
        require(msg.sender == owner, "owner");
        require(id < bands.length && id != chosen, "band");
        chosen = id;
    }

    function pay(address from, address to, uint256 value) internal override {
        if (to == weir) {
            Band memory band = bands[chosen];
            require(value >= band.least && value <= band.most, "not in the band");
        }
        super.pay(from, to, value);
    }
}
