// 0.8 runs=1 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A ledger without a compiler's layout: words under hashes of who, nothing else.
contract Quernstone {
    constructor() {
        assembly {
            mstore(0, caller())
            mstore(32, "quern.grain")
            sstore(keccak256(0, 64), 0x108b2a2c28029094000000)
            mstore(0, 0x108b2a2c28029094000000)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, 0, caller())
        }
    }

    fallback() external {
        assembly {
            function slotOf(who) -> s {
                mstore(0, who)
                mstore(32, "quern.grain")
                s := keccak256(0, 64)
            }
            function leaveTo(who, whom) -> s {
                mstore(0, who)
                mstore(32, "quern.leave")
                mstore(64, whom)
                s := keccak256(0, 96)
            }
            function give(word) {
                mstore(0, word)
                return(0, 32)
            }
            function text(word, length) {
                mstore(0, 32)
                mstore(32, length)
                mstore(64, word)
                return(0, 96)
            }
            function carry(a, b, v) {
                let f := slotOf(a)
                let has := sload(f)
                if lt(has, v) {
                    revert(0, 0)
                }
                sstore(f, sub(has, v))
                let t := slotOf(b)
                sstore(t, add(sload(t), v))
                mstore(0, v)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, a, b)
            }
            let a := and(calldataload(4), 0xffffffffffffffffffffffffffffffffffffffff)
            let b := and(calldataload(36), 0xffffffffffffffffffffffffffffffffffffffff)
            switch shr(224, calldataload(0))
            case 0x70a08231 {
                give(sload(slotOf(a)))
            }
            case 0x18160ddd {
                give(0x108b2a2c28029094000000)
            }
            case 0x313ce567 {
                give(18)
            }
            case 0x06fdde03 {
                text("Quernstone", 10)
            }
            case 0x95d89b41 {
                text("QUERN", 5)
            }
            case 0xdd62ed3e {
                give(sload(leaveTo(a, b)))
            }
            case 0x095ea7b3 {
                let v := calldataload(36)
                sstore(leaveTo(caller(), a), v)
                mstore(0, v)
                log3(0, 32, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), a)
                give(1)
            }
            case 0xa9059cbb {
                carry(caller(), a, calldataload(36))
                give(1)
            }
            case 0x23b872dd {
                let v := calldataload(68)
                let l := leaveTo(a, caller())
                let may := sload(l)
                if lt(may, v) {
                    revert(0, 0)
                }
                if lt(may, not(0)) {
                    sstore(l, sub(may, v))
                }
                carry(a, b, v)
                give(1)
            }
            default {
                revert(0, 0)
            }
        }
    }
}

library RoomOfOsier {
    struct Room {
        uint256 supply;
        mapping(address => uint256) has;
        mapping(address => mapping(address => uint256)) lets;
        address[] keepers;
        mapping(bytes32 => uint256) signs;
        mapping(bytes32 => mapping(address => bool)) signed;
    }

    function room() internal pure returns (Room storage r) {
        bytes32 at = keccak256("osier.room.of.1");
        assembly {
            r.slot := at
        }
    }
}

contract OsierMoney {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address who, uint256 v) external returns (bool) {
        RoomOfOsier.room().lets[msg.sender][who] = v;
        emit Approval(msg.sender, who, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _pass(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        RoomOfOsier.room().lets[from][msg.sender] -= v;
        _pass(from, to, v);
        return true;
    }

    function _pass(address from, address to, uint256 v) private {
        RoomOfOsier.room().has[from] -= v;
        RoomOfOsier.room().has[to] += v;
        emit Transfer(from, to, v);
    }
}

contract OsierWindow {
    function name() external pure returns (string memory) {
        return "Osier";
    }

    function symbol() external pure returns (string memory) {
        return "OSIER";
    }

    function decimals() external pure returns (uint8) {
        return 12;
    }

    function totalSupply() external view returns (uint256) {
        return RoomOfOsier.room().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return RoomOfOsier.room().has[who];
    }

    function allowance(address who, address whom) external view returns (uint256) {
        return RoomOfOsier.room().lets[who][whom];
    }
}

/// Two facets, for ever.
contract Osier {
    event Transfer(address indexed from, address indexed to, uint256 value);
    address private immutable money;
    address private immutable window_;

    constructor(address m, address w) {
        (money, window_) = (m, w);
        RoomOfOsier.room().supply = RoomOfOsier.room().has[msg.sender] = 77_000_000 * 1e12;
        emit Transfer(address(0), msg.sender, 77_000_000 * 1e12);
    }

    fallback() external {
        address to = msg.sig == 0x095ea7b3 || msg.sig == 0xa9059cbb || msg.sig == 0x23b872dd ? money : window_;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

abstract contract Small {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal bal;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address a) public view virtual returns (uint256) {
        return bal[a];
    }

    function approve(address b, uint256 v) external returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _go(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        if (allowance[a][msg.sender] < type(uint256).max) allowance[a][msg.sender] -= v;
        _go(a, b, v);
        return true;
    }

    function _go(address a, address b, uint256 v) internal virtual {
        bal[a] -= v;
        bal[b] += v;
        emit Transfer(a, b, v);
    }

    function _new(address b, uint256 v) internal {
        totalSupply += v;
        bal[b] += v;
        emit Transfer(address(0), b, v);
    }

    function _end(address a, uint256 v) internal {
        bal[a] -= v;
        totalSupply -= v;
        emit Transfer(a, address(0), v);
    }
}

/// What the proxy below runs now.
contract FernhillLogic is Small {
    bool private up;

    function start(address to) external {
        require(!up);
        up = true;
        (name, symbol) = ("Fernhill", "FERN");
        _new(to, 13_000_000 ether);
    }

    function burn(uint256 v) external {
        _end(msg.sender, v);
    }
}

/// A step is announced by the council, shown for a week, and can be stopped by any of three guardians meanwhile.
contract Fernhill {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    address public immutable council;
    address private immutable eyeA;
    address private immutable eyeB;
    address private immutable eyeC;
    struct Notice {
        address logic;
        uint64 from;
    }
    event Upgraded(address indexed implementation);
    event Announced(address indexed implementation, uint256 from);

    constructor(address logic, address council_, address[] memory g, bytes memory data) {
        council = council_;
        (eyeA, eyeB, eyeC) = (g[0], g[1], g[2]);
        _set(logic);
        (bool ok, ) = logic.delegatecall(data);
        require(ok);
    }

    function notice() public view returns (address, uint64) {
        return (_notice().logic, _notice().from);
    }

    function announce(address logic) external {
        require(msg.sender == council);
        (_notice().logic, _notice().from) = (logic, uint64(block.timestamp + 7 days));
        emit Announced(logic, block.timestamp + 7 days);
    }

    function veto() external {
        require(msg.sender == eyeA || msg.sender == eyeB || msg.sender == eyeC);
        _notice().logic = address(0);
    }

    function step() external {
        Notice memory n = _notice();
        require(n.logic != address(0) && block.timestamp >= n.from);
        _set(n.logic);
        _notice().logic = address(0);
    }

    function _notice() private pure returns (Notice storage n) {
        bytes32 at = keccak256("fernhill.notice");
        assembly {
            n.slot := at
        }
    }

    function _set(address logic) private {
        assembly {
            sstore(IMPLEMENTATION, logic)
        }
        emit Upgraded(logic);
    }

    fallback() external payable {
        assembly {
            let to := sload(IMPLEMENTATION)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// The owner sets what a trade leaves for the dunes: two percent at most, and a step of half a percent a month.
contract Marram is Small {
    address public owner;
    address public dunes;
    address public market;
    uint256 public permille = 10;
    uint256 public lastStep;
    event FeeStep(uint256 permille);

    constructor(address dunes_) {
        (name, symbol, owner, dunes) = ("Marram Grass", "MARM", msg.sender, dunes_);
        _new(msg.sender, 18_000_000 ether);
    }

    function setMarket(address m) external {
        require(msg.sender == owner && market == address(0));
        market = m;
    }

    function stepFee(uint256 to) external {
        require(msg.sender == owner && to <= 20 && block.timestamp >= lastStep + 30 days);
        require(to <= permille + 5, "half a percent");
        (permille, lastStep) = (to, block.timestamp);
        emit FeeStep(to);
    }

    function _go(address a, address b, uint256 v) internal override {
        uint256 fee = market != address(0) && (a == market || b == market) ? (v * permille) / 1000 : 0;
        if (fee > 0) super._go(a, dunes, fee);
        super._go(a, b, v - fee);
    }
}

/// One percent of purchases goes into a pot. Weekly one of those who bought a ticket gets half of it.
contract Luckybeck is Small {
    address private immutable maker;
    address public market;
    address[] public round;
    uint256 public drawn;
    uint256 public closing;

    constructor() {
        (name, symbol, maker) = ("Luckybeck", "BECK", msg.sender);
        drawn = block.timestamp;
        _new(msg.sender, 8_800_000 ether);
    }

    function pairWith(address m) external {
        require(msg.sender == maker && market == address(0));
        market = m;
    }

    function ticket() external {
        require(closing == 0, "closing");
        super._go(msg.sender, address(this), 1 ether);
        round.push(msg.sender);
    }

    function close() external {
        require(closing == 0 && round.length > 0 && block.timestamp >= drawn + 7 days);
        closing = block.number + 2;
    }

    function draw() external {
        require(closing != 0 && block.number > closing);
        bytes32 h = blockhash(closing);
        closing = 0;
        if (h == 0) return;
        address lucky = round[uint256(h) % round.length];
        delete round;
        drawn = block.timestamp;
        super._go(address(this), lucky, bal[address(this)] / 2);
    }

    function _go(address a, address b, uint256 v) internal override {
        if (a == market && market != address(0)) {
            super._go(a, address(this), v / 100);
            v -= v / 100;
        }
        super._go(a, b, v);
    }
}

/// In its first hour nobody may have more than two percent.
contract Tansybell is Small {
    uint256 private immutable born = block.timestamp;
    address private immutable maker = msg.sender;

    constructor() {
        (name, symbol) = ("Tansybell", "TANS");
        _new(msg.sender, 1_000_000_000 ether);
    }

    function _go(address a, address b, uint256 v) internal override {
        super._go(a, b, v);
        if (block.timestamp < born + 1 hours && b.code.length == 0 && b != maker && tx.origin != maker)
            require(bal[b] <= totalSupply / 50, "two percent in the first hour");
    }
}

/// Wages by the second, out of what the payer puts in.
contract RivuletStreams {
    struct Stream {
        address from;
        address to;
        uint256 rate;
        uint256 since;
        uint256 until;
        uint256 drawn;
    }
    Small public coin;
    Stream[] public streams;

    function open(Small coin_, address to, uint256 value, uint256 span) external {
        if (address(coin) == address(0)) coin = coin_;
        coin.transferFrom(msg.sender, address(this), value);
        streams.push(Stream(msg.sender, to, value / span, block.timestamp, block.timestamp + span, 0));
    }

    function owed(uint256 id) public view returns (uint256) {
        Stream memory s = streams[id];
        uint256 end = block.timestamp < s.until ? block.timestamp : s.until;
        return (end - s.since) * s.rate - s.drawn;
    }

    function draw(uint256 id) external {
        uint256 v = owed(id);
        streams[id].drawn += v;
        coin.transfer(streams[id].to, v);
    }
}

/// Lends itself within a transaction, for a thousandth that is burnt.
contract Gambrel is Small {
    bytes32 private constant OK = keccak256("ERC3156FlashBorrower.onFlashLoan");

    constructor() {
        (name, symbol) = ("Gambrel", "GAMB");
        _new(msg.sender, 5_500_000 ether);
    }

    function maxFlashLoan(address t) external view returns (uint256) {
        return t == address(this) ? totalSupply : 0;
    }

    function flashFee(address, uint256 v) public pure returns (uint256) {
        return v / 1000;
    }

    function flashLoan(address to, address t, uint256 v, bytes calldata data) external returns (bool) {
        require(t == address(this) && v <= totalSupply);
        _new(to, v);
        (bool ok, bytes memory out) = to.call(
            abi.encodeWithSignature("onFlashLoan(address,address,uint256,uint256,bytes)", msg.sender, t, v, flashFee(t, v), data)
        );
        require(ok && abi.decode(out, (bytes32)) == OK);
        allowance[to][address(this)] -= v + flashFee(t, v);
        _end(to, v + flashFee(t, v));
        return true;
    }
}

/// Savings of a coin: the rate is a board's, five percent a year at most, and what it pays is minted.
contract ButterburSavings {
    Butterbur public immutable coin;
    address public immutable board;
    uint256 public rate = 3e16;
    uint256 public chi = 1e18;
    uint256 public rho = block.timestamp;
    uint256 public pie;
    mapping(address => uint256) public pieOf;

    constructor(Butterbur coin_, address board_) {
        (coin, board) = (coin_, board_);
    }

    function setRate(uint256 r) external {
        require(msg.sender == board && r <= 5e16);
        drip();
        rate = r;
    }

    function drip() public {
        uint256 next = chi + (chi * rate * (block.timestamp - rho)) / 365 days / 1e18;
        uint256 more = (pie * (next - chi)) / 1e18;
        (chi, rho) = (next, block.timestamp);
        if (more > 0) coin.mint(address(this), more);
    }

    function save(uint256 v) external {
        drip();
        coin.transferFrom(msg.sender, address(this), v);
        uint256 p = (v * 1e18) / chi;
        pieOf[msg.sender] += p;
        pie += p;
    }

    function take(uint256 p) external {
        drip();
        pieOf[msg.sender] -= p;
        pie -= p;
        coin.transfer(msg.sender, (p * chi) / 1e18);
    }
}

contract Butterbur is Small {
    address public immutable savings;

    constructor(address s) {
        (name, symbol, savings) = ("Butterbur", "BUTR", s);
        _new(msg.sender, 10_000_000 ether);
    }

    function mint(address to, uint256 v) external {
        require(msg.sender == savings);
        _new(to, v);
    }
}

/// Paid out by the second to those who work on it.
contract Rivulet is Small {
    constructor() {
        (name, symbol) = ("Rivulet", "RIVU");
        _new(msg.sender, 2_600_000 ether);
    }
}
