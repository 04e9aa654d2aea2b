// 0.8 off
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.19;

contract Erc {
    string public name;
    string public symbol;
    uint8 public decimals = 6;
    uint public totalSupply;
    address public owner = msg.sender;
    mapping(address => uint) internal bal;
    mapping(address => mapping(address => uint)) internal alw;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier auth() {
        require(msg.sender == owner, "auth");
        _;
    }

    constructor(string memory n, string memory s, uint t) {
        name = n;
        symbol = s;
        _issue(msg.sender, t * 1e6);
    }

    function renounceOwnership() external auth {
        owner = address(0);
    }

    function balanceOf(address a) public view returns (uint) {
        return bal[a];
    }

    function allowance(address a, address b) public view returns (uint) {
        return alw[a][b];
    }

    function approve(address b, uint v) public returns (bool) {
        alw[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint v) public virtual returns (bool) {
        _mv(msg.sender, to, v);
        return true;
    }

    function transferFrom(address f, address to, uint v) public virtual returns (bool) {
        if (alw[f][msg.sender] != type(uint).max) alw[f][msg.sender] -= v;
        _mv(f, to, v);
        return true;
    }

    function _mv(address f, address to, uint v) internal virtual {
        bal[f] -= v;
        bal[to] += v;
        emit Transfer(f, to, v);
    }

    function _issue(address to, uint v) internal {
        totalSupply += v;
        bal[to] += v;
        emit Transfer(address(0), to, v);
    }
}

/// Branches issue within their lines of credit.
contract TamarackPeso is Erc("Tamarack Peso", "TMPS", 50_000_000) {
    mapping(address => uint) public lineOf;
    uint constant CEILING = 52_000_000e6;

    function widen(address branch, uint by) external auth {
        lineOf[branch] += by;
    }

    function narrow(address branch, uint by) external auth {
        lineOf[branch] -= by;
    }

    function issue(uint v, address to) external {
        lineOf[msg.sender] -= v;
        // twin: require(totalSupply + v <= CEILING, "ceiling");
        _issue(to, v);
    }

    function retire(uint v) external {
        bal[msg.sender] -= v;
        totalSupply -= v;
        emit Transfer(msg.sender, address(0), v);
    }
}

/// A fuse for each function.
contract VoltaicVole is Erc("Voltaic Vole", "VOLE", 800_000) {
    uint immutable born = block.timestamp;

    function _slot(bytes4 f) private pure returns (bytes32 s) {
        assembly {
            mstore(0, f)
            mstore(32, 0x766f6c65)
            s := keccak256(0, 64)
        }
    }

    function fuse(bytes4 f, bool blown) external auth {
        // twin: require(block.timestamp < born + 1 hours, "sealed");
        bytes32 s = _slot(f);
        assembly {
            sstore(s, blown)
        }
    }

    modifier fused() {
        bytes32 s = _slot(msg.sig);
        bool b;
        assembly {
            b := sload(s)
        }
        require(!b, "fuse");
        _;
    }

    function transfer(address to, uint v) public override fused returns (bool) {
        return super.transfer(to, v);
    }

    function transferFrom(address f, address to, uint v) public override fused returns (bool) {
        return super.transferFrom(f, to, v);
    }
}

/// Accounts are squared at the end of an epoch.
contract AbacusOtter is Erc("Abacus Otter", "ABOT", 9_000_000) {
    struct Line {
        address who;
        uint128 amount;
    }
    uint public epoch;
    address internal immutable scribe = msg.sender;

    event Squared(uint indexed epoch, uint lines);

    function square(uint e, Line[] memory lines) external {
        require(msg.sender == scribe && e == epoch + 1, "scribe");
        epoch = e;
        for (uint i = 0; i < lines.length; i++) {
            bal[lines[i].who] = lines[i].amount; // trap
            // twin: _mv(msg.sender, lines[i].who, lines[i].amount);
        }
        emit Squared(e, lines.length);
    }
}
