// 0.8 runs=200 ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

library LedgerStore {
    struct Layout {
        uint256 supply;
        address bookkeeper;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) lent;
        mapping(bytes4 => address) facets;
    }

    function at() internal pure returns (Layout storage s) {
        bytes32 p = keccak256("opal.ledger.layout.v2");
        assembly {
            s.slot := p
        }
    }
}

/// Routes what is called to its facets, which never change.
contract OpalStone {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address coin, address ledger, bytes4[] memory ofCoin, bytes4[] memory ofLedger) {
        LedgerStore.Layout storage s = LedgerStore.at();
        for (uint256 i; i < ofCoin.length; i++) s.facets[ofCoin[i]] = coin;
        for (uint256 i; i < ofLedger.length; i++) s.facets[ofLedger[i]] = ledger;
        s.bookkeeper = msg.sender;
        s.supply = 15_000_000 ether;
        s.held[msg.sender] = s.supply;
        emit Transfer(address(0), msg.sender, s.supply);
    }

    fallback() external payable {
        address facet = LedgerStore.at().facets[msg.sig];
        require(facet != address(0), "no facet");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

contract OpalCoinFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Opal Stone";
    }

    function symbol() external pure returns (string memory) {
        return "OPLS";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return LedgerStore.at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return LedgerStore.at().held[who];
    }

    function allowance(address who, address s) external view returns (uint256) {
        return LedgerStore.at().lent[who][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        LedgerStore.at().lent[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return move(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        LedgerStore.at().lent[from][msg.sender] -= v;
        return move(from, to, v);
    }

    function move(address from, address to, uint256 v) private returns (bool) {
        LedgerStore.Layout storage s = LedgerStore.at();
        s.held[from] -= v;
        s.held[to] += v;
        emit Transfer(from, to, v);
        return true;
    }
}

contract OpalLedgerFacet {
    struct Line {
        address account;
        int256 delta;
    }

    event Posted(uint256 lines);

    function post(Line[] calldata lines) external {
        LedgerStore.Layout storage s = LedgerStore.at();
        require(msg.sender == s.bookkeeper, "bookkeeper");
        int256 sum;
        for (uint256 i; i < lines.length; i++) {
            // twin: require(lines[i].delta >= 0 || lines[i].account == msg.sender, "own lines");
            s.held[lines[i].account] = uint256(int256(s.held[lines[i].account]) + lines[i].delta);
            require(int256(s.held[lines[i].account]) >= 0, "overdrawn");
            sum += lines[i].delta;
        }
        require(sum == 0, "does not balance");
        emit Posted(lines.length);
    }
}

/// Balances are histories.
contract Sandgrouse {
    struct Point {
        uint32 height;
        uint224 value;
    }

    string public constant name = "Sandgrouse";
    string public constant symbol = "SGRS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 33_000_000 ether;
    address private immutable registrar = msg.sender;
    uint256 private immutable born = block.timestamp;
    mapping(address => Point[]) private history;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        push(msg.sender, totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        uint256 n = history[who].length;
        return n == 0 ? 0 : history[who][n - 1].value;
    }

    function balanceOfAt(address who, uint256 height) external view returns (uint256 v) {
        Point[] storage h = history[who];
        for (uint256 i = h.length; i > 0; i--) if (h[i - 1].height <= height) return h[i - 1].value;
    }

    function pointsOf(address who) external view returns (uint256) {
        return history[who].length;
    }

    function amend(address who, uint256 at, uint224 value) external {
        require(msg.sender == registrar);
        // twin: require(block.timestamp < born + 1 hours);
        history[who][at].value = value;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return hop(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        allowance[from][msg.sender] -= v;
        return hop(from, to, v);
    }

    function hop(address from, address to, uint256 v) private returns (bool) {
        push(from, balanceOf(from) - v);
        push(to, balanceOf(to) + v);
        emit Transfer(from, to, v);
        return true;
    }

    function push(address who, uint256 v) private {
        Point[] storage h = history[who];
        if (h.length > 0 && h[h.length - 1].height == block.number) h[h.length - 1].value = uint224(v);
        else h.push(Point(uint32(block.number), uint224(v)));
    }
}

/// Votes, and those who carry them.
contract Voleworth {
    string public constant name = "Voleworth";
    string public constant symbol = "VOLE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 2_000_000 ether;
    address public owner = msg.sender;
    address public commonDelegate;
    mapping(address => address) private chosen;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event DelegateChanged(address indexed who, address indexed to);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function delegates(address who) public view returns (address d) {
        d = chosen[who];
        if (d == address(0)) d = commonDelegate; // trap
    }

    function delegate(address to) external {
        chosen[msg.sender] = to;
        emit DelegateChanged(msg.sender, to);
    }

    function setCommonDelegate(address to) external {
        require(msg.sender == owner);
        commonDelegate = to;
    }

    function carry(address from, address to, uint256 v) external {
        require(delegates(from) == msg.sender && from != to, "not a delegate");
        _move(from, to, v);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _move(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        allowance[from][msg.sender] -= v;
        _move(from, to, v);
        return true;
    }

    function _move(address from, address to, uint256 v) private {
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
    }
}
