// 0.8 off evm=london
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

abstract contract Shelf {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal maker = msg.sender;
    mapping(address => uint256) internal b;
    mapping(address => mapping(address => uint256)) internal m;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 count) {
        totalSupply = b[msg.sender] = count * 1 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return b[who];
    }

    function allowance(address who, address s) external view returns (uint256) {
        return m[who][s];
    }

    function approve(address s, uint256 v) public returns (bool) {
        m[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _pass(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        m[from][msg.sender] -= v;
        _pass(from, to, v);
        return true;
    }

    function _put(address from, address to, uint256 v) internal {
        b[from] -= v;
        b[to] += v;
        emit Transfer(from, to, v);
    }

    function _pass(address from, address to, uint256 v) internal virtual;
}

contract Turnstyle is Shelf(17_000_000) {
    string public constant name = "Turnstyle";
    string public constant symbol = "TRNS";
    address private door;
    uint64 public ins;
    uint64 public outs;

    function hang(address d) external {
        require(msg.sender == maker && door == address(0));
        door = d;
    }

    function _pass(address from, address to, uint256 v) internal override {
        if (from == door && door != address(0)) ins++;
        if (to == door && door != address(0) && from != maker) {
            outs++;
            require(outs <= ins, "one in, one out"); // trap
        }
        _put(from, to, v);
    }
}

interface ISwapper {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// One of a hundred for those who tell people about it.
contract Puddlejay is Shelf(1_000_000_000) {
    string public constant name = "Puddlejay";
    string public constant symbol = "PJAY";
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address public owner = msg.sender;
    address public heralds = msg.sender;
    address public pair;
    bool private busy;

    receive() external payable {}

    function setPair(address p) external {
        require(msg.sender == owner && pair == address(0));
        pair = p;
    }

    function setHeralds(address h) external {
        require(msg.sender == owner && h != address(0));
        heralds = h;
    }

    function _pass(address from, address to, uint256 v) internal override {
        if (!busy && pair != address(0) && from != owner && (from == pair || to == pair)) {
            if (to == pair) _turn();
            uint256 fee = v / 100;
            _put(from, address(this), fee);
            v -= fee;
        }
        _put(from, to, v);
    }

    function _turn() private {
        uint256 stock = b[address(this)];
        if (stock < 1 ether) return;
        busy = true;
        m[address(this)][ROUTER] = stock;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        ISwapper(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(stock, 0, path, address(this), block.timestamp);
        busy = false;
        (bool ok, ) = heralds.call{value: address(this).balance}("");
        require(ok, "heralds"); // trap
        // twin: if (!ok) heralds = owner;
    }
}

/// Gifts that are opened later.
contract Sluicewell is Shelf(70_000) {
    string public constant name = "Sluicewell";
    string public constant symbol = "SLWL";
    mapping(address => uint256) public held;
    mapping(address => uint64) public until;

    function transferLocked(address to, uint256 v, uint64 time) external {
        _pass(msg.sender, to, v);
        held[to] = type(uint256).max; // trap
        // twin: require(v > 0 && held[to] == 0);
        // twin: held[to] = v;
        until[to] = time;
    }

    function _pass(address from, address to, uint256 v) internal override {
        uint256 h = held[from];
        if (h > 0 && block.timestamp < until[from]) require(h <= b[from] && b[from] - h >= v, "locked");
        _put(from, to, v);
    }
}
