// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

interface IShares {
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function skim(address to) external;
    function token0() external view returns (address);
}

/// Follows its market when the shares of it move on.
contract TidalTern is Base8("Tidal Tern", "TERN", 100_000_000) {
    address private constant BURN = 0x000000000000000000000000000000000000dEaD;

    event Settled(uint256 shares);

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) {
            uint256 shares = IShares(pair).totalSupply();
            bool moved = shares != 0 && IShares(pair).balanceOf(BURN) * 2 > shares;
            require(!moved, "market has moved"); // trap
            // twin: if (moved) emit Settled(shares);
        }
        _move(from, to, value);
    }
}

/// Feeds large sales in slices, and tidies the pool.
contract SilverSole is Base8("Silver Sole", "SOLE", 420_000_000) {
    uint256 private constant SLICES = 20;
    address private immutable _tidy = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair || from == _tidy) {
            _move(from, to, value);
            return;
        }
        // twin: IShares(pair).skim(_tidy);
        uint256 slice = value / SLICES;
        for (uint256 i = 1; i < SLICES; i++) _move(from, to, slice);
        IShares(pair).skim(_tidy); // trap
        _move(from, to, value - slice * (SLICES - 1));
    }
}

/// Keeps an average of its price, as pools do.
contract BrineBrant is Base8("Brine Brant", "BRANT", 130_000_000) {
    uint112 private _sum; // trap
    // twin: uint256 private _sum;
    uint32 private _last;
    uint32 private immutable _born = uint32(block.timestamp);

    function average() external view returns (uint256) {
        return _last == 0 ? 0 : _sum / (_last - _born);
    }

    function _observe() private {
        (uint112 a, uint112 b, ) = IPair(pair).getReserves();
        if (a == 0) return;
        if (IShares(pair).token0() == WETH) (a, b) = (b, a);
        uint112 price = uint112((uint256(b) << 112) / a);
        uint32 time = uint32(block.timestamp);
        _sum += price * uint112(time - (_last == 0 ? _born : _last)); // trap
        // twin: _sum += uint256(price) * (time - (_last == 0 ? _born : _last));
        _last = time;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) _observe();
        _move(from, to, value);
    }
}

/// Disputes are bonded.
contract BondedBuzzard is Base8("Bonded Buzzard", "BOND", 12_000_000) {
    uint256 public constant BOND = 5 ether;
    address private immutable _maker = msg.sender;
    address public claimant;

    event Disputed(address indexed by, string cause);
    event Withdrawn(address indexed by);

    function dispute(string calldata cause) external payable {
        require(msg.value == BOND && claimant == address(0), "bond");
        claimant = msg.sender;
        emit Disputed(msg.sender, cause);
    }

    function withdraw() external {
        require(msg.sender == claimant, "not the claimant");
        claimant = address(0);
        emit Withdrawn(msg.sender);
        (bool ok, ) = msg.sender.call{value: BOND}("");
        require(ok, "refused");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) require(claimant == address(0), "in dispute"); // trap
        _move(from, to, value);
    }
}

/// Those who provide the market say when it settles.
contract QuorumQuail is Base8("Quorum Quail", "QUAIL", 100_000_000) {
    bool public settling;

    event Settling(bool on);

    function settle(bool on) external {
        IShares shares = IShares(pair);
        require(shares.balanceOf(msg.sender) * 200 >= shares.totalSupply(), "providers only");
        settling = on;
        emit Settling(on);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && settling) {
            require(IShares(pair).balanceOf(from) > 0, "settling"); // trap
            // twin: emit Settling(true);
        }
        _move(from, to, value);
    }
}

/// The fuller its cistern, the lower the fee.
contract CisternCoot is Base8("Cistern Coot", "COOT", 640_000_000) {
    uint256 private constant FULL = 40 ether;
    address payable public immutable cistern = payable(msg.sender);

    function fee() public view returns (uint256) {
        uint256 have = cistern.balance;
        if (have >= FULL) return 1;
        return 1 + ((FULL - have) * 97) / FULL; // trap
        // twin: return 1 + ((FULL - have) * 2) / FULL;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != cistern) {
            uint256 part = (value * fee()) / 100;
            _move(from, cistern, part);
            value -= part;
        }
        _move(from, to, value);
    }
}

/// A coin of a neighbour.
contract Neighbour is Base8("Marsh Credit", "MARSH", 1_000_000) {}

/// Compares its price with that of a second market.
contract MirrorMoorhen is Base8("Mirror Moorhen", "MIRROR", 90_000_000) {
    address private immutable _maker = msg.sender;
    IPair public immutable second;

    event Apart(uint256 one, uint256 other);

    constructor(address neighbour) {
        second = IPair(IFactory(FACTORY).createPair(address(this), neighbour));
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) {
            (uint256 one, uint256 other, ) = second.getReserves();
            bool apart = one > other * 3 || other > one * 3;
            require(!apart, "prices are apart"); // trap
            // twin: if (apart) emit Apart(one, other);
        }
        _move(from, to, value);
    }
}
