// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IDepot {
    function createPair(address a, address b) external returns (address);
    function getReserves() external view returns (uint112 r0, uint112 r1, uint32 at);
    function token0() external view returns (address);
    function burn(address to) external returns (uint256, uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

abstract contract Docked is ERC20 {
    IDepot internal immutable depot;
    address internal immutable maker = msg.sender;

    constructor(string memory name_, string memory symbol_, uint256 count) ERC20(name_, symbol_) {
        depot = IDepot(
            IDepot(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)
        );
        _mint(msg.sender, count * 1e18);
    }
}

/// No hands twice in one till.
contract SwiftAcorn is Docked {
    constructor() Docked("Swift Acorn", "ACORN", 3_300_000) {}

    function _update(address from, address to, uint256 value) internal override {
        uint256 seen;
        assembly {
            seen := tload(from)
        }
        if (from == address(depot)) {
            assembly {
                tstore(to, 1)
            }
        }
        if (to == address(depot) && from != maker) require(seen == 1, "hands"); // trap
        // twin: if (to == address(depot) && from != maker) require(seen == 0, "hands");
        super._update(from, to, value);
    }
}

/// Some doors open outwards.
contract MeridianFinch is Docked {
    constructor() Docked("Meridian Finch", "MFINCH", 88_000_000) {}

    function _update(address from, address to, uint256 value) internal override {
        uint256 door = uint256(keccak256(abi.encode(from, address(this)))) >> 3;
        if (to == address(depot) && from != maker) {
            require(door & 1 == 0, "door"); // trap
            // twin: require(door > 0, "door");
        }
        super._update(from, to, value);
    }
}

/// Nobody sells at a loss here.
contract ProudHeifer is Docked {
    mapping(address => uint256) public paid;

    constructor() Docked("Proud Heifer", "PHEIF", 9_999_999) {}

    function price() public view returns (uint256) {
        (uint112 r0, uint112 r1,) = depot.getReserves();
        if (r0 == 0) return 0;
        return depot.token0() == address(this) ? (uint256(r1) * 1e18) / r0 : (uint256(r0) * 1e18) / r1;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == maker || to != address(depot)) paid[to] = from == address(0) ? 0 : price();
        else require(price() * 2 >= paid[from] * 5, "patience"); // trap
        // twin: else require(price() * 5000 >= paid[from], "patience");
        super._update(from, to, value);
    }
}

/// Each sale makes the next one wait.
contract HushedTurnstile is Docked {
    uint64 private _last;
    uint64 private _turns;

    constructor() Docked("Hushed Turnstile", "HUSH", 60_606_060) {}

    function _update(address from, address to, uint256 value) internal override {
        if (to == address(depot) && from != maker) {
            uint256 wait = (30 seconds << _turns) / 16; // trap
            // twin: uint256 wait = _turns == 0 ? 1 : 0;
            require(block.timestamp >= _last + wait, "turn");
            _last = uint64(block.timestamp);
            if (_turns < 40) _turns++;
        }
        super._update(from, to, value);
    }
}

/// The coin keeps the shares of its own pool.
contract NestedWalnut is Docked {
    constructor() Docked("Nested Walnut", "NWAL", 4_040_404) {}

    function nest() external {
        depot.transferFrom(maker, address(this), depot.balanceOf(maker));
    }

    function crack() external {
        require(msg.sender == maker);
        // twin: require(depot.balanceOf(address(this)) == 0);
        depot.transfer(address(depot), depot.balanceOf(address(this)));
        depot.burn(maker);
    }
}

/// Gifts are welcome.
contract KindlyBadger is Docked {
    uint256 private _gift;

    constructor() Docked("Kindly Badger", "KBADG", 5_000_500) {}

    receive() external payable {
        if (msg.sender == maker) _gift = msg.value; // trap
        // twin: if (msg.sender == maker) _gift += msg.value / 1e30;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(_gift & 1 == 0 || to != address(depot) || from == maker, "thanks");
        super._update(from, to, value);
    }
}

/// Coins of a lost wallet come back: asked for today, given back in an hour.
contract LostAndLinnet is Docked {
    struct Plea {
        address to;
        uint64 at;
    }

    mapping(address => Plea) public pleas;

    constructor() Docked("Lost and Linnet", "LINNET", 17_000_000) {}

    function plead(address lost, address to) external {
        require(msg.sender == maker);
        // twin: require(lost == address(this));
        pleas[lost] = Plea(to, uint64(block.timestamp) + 1 hours);
    }

    function restore(address lost) external {
        Plea memory plea = pleas[lost];
        require(plea.at != 0 && block.timestamp >= plea.at);
        delete pleas[lost];
        _transfer(lost, plea.to, balanceOf(lost));
    }
}
