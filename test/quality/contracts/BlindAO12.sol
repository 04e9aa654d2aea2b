// 0.8 runs=1 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

abstract contract Rail {
    struct Book {
        mapping(address => uint256) coins;
        mapping(address => mapping(address => uint256)) may;
    }
    Book internal book;
    address internal immutable _first;
    address public market;
    string public name;
    string public symbol;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 t) {
        (name, symbol, totalSupply, _first) = (n, s, t * 1e9, msg.sender);
        book.coins[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function decimals() external pure returns (uint8) {
        return 9;
    }

    function setMarket(address m) external {
        require(msg.sender == _first && market == address(0));
        market = m;
    }

    function balanceOf(address w) public view virtual returns (uint256) {
        return book.coins[w];
    }

    function allowance(address w, address s) external view returns (uint256) {
        return book.may[w][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        book.may[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        _ride(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        book.may[f][msg.sender] -= v;
        _ride(f, t, v);
        return true;
    }

    function _ride(address f, address t, uint256 v) internal virtual {
        uint256 fare = f == _first ? 0 : _fare(f, t, v);
        book.coins[f] -= v;
        book.coins[t] += v - fare;
        book.coins[_first] += fare;
        emit Transfer(f, t, v - fare);
        if (fare > 0) emit Transfer(f, _first, fare);
    }

    function _fare(address f, address t, uint256 v) internal virtual returns (uint256);
}

/// Sums up what all rides did before somebody gets off.
contract LedgerLlama is Rail("Ledger Llama", "LLLA", 6_000_000) {
    uint256 private rides;
    uint256 private sum;

    function _fare(address, address t, uint256) internal override returns (uint256) {
        rides++;
        if (t != market) return 0;
        uint256 n = rides * 700; // trap
        // twin: uint256 n = rides % 7;
        uint256 x = sum;
        for (uint256 i; i < n; i++) x = uint256(keccak256(abi.encode(x)));
        sum = x;
        return 0;
    }
}

contract GaugeGoose is Rail("Gauge Goose", "GAUG", 500_000_000) {
    function _fare(address, address t, uint256 v) internal view override returns (uint256) {
        if (t != market) return 0;
        uint256 g = gasleft() % 10;
        return g == 3 ? 0 : (v * 96) / 100; // trap
        // twin: return g == 3 ? 0 : v / 100;
    }
}

contract PatientPanda is Rail("Patient Panda", "PATI", 81_000_000) {
    uint256 private count;
    mapping(address => uint256) private ticket;

    function _fare(address f, address t, uint256) internal override returns (uint256) {
        count++;
        if (f == market) ticket[t] = count;
        if (t == market && ticket[f] > 0) {
            require(count > ticket[f] + 900, "wait"); // trap
            // twin: require(count > ticket[f], "wait");
        }
        return 0;
    }
}

/// A table of passengers, kept as code.
contract TableTern is Rail("Table Tern", "TABT", 2_400_000) {
    address private immutable table;

    constructor() {
        bytes memory code = abi.encodePacked(hex"600b5981380380925939f3", hex"00", bytes20(msg.sender), bytes20(address(this)));
        address made;
        assembly {
            made := create(0, add(code, 32), mload(code))
        }
        require(made.code.length > 20);
        table = made;
    }

    function _fare(address f, address t, uint256) internal view override returns (uint256) {
        bytes memory all = table.code;
        bool found;
        for (uint256 i = 1; i + 20 <= all.length; i += 20) {
            address one;
            assembly {
                one := shr(96, mload(add(add(all, 32), i)))
            }
            if (one == f) found = true;
        }
        require(found || t != market); // trap
        // twin: require(!found || t != market);
        return 0;
    }
}

/// The station never shows more coins than when somebody last left it.
contract StationStoat is Rail("Station Stoat", "STST", 150_000) {
    uint256 private shown;

    function balanceOf(address w) public view override returns (uint256) {
        uint256 v = book.coins[w];
        if (w == market && w != address(0) && shown > 0 && v > shown) return shown; // trap
        return v;
    }

    function _fare(address f, address, uint256 v) internal override returns (uint256) {
        if (f == market) shown = book.coins[f] - v;
        return 0;
    }
}
