// 0.7 runs=200
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.7.0;

contract Nine {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public governor;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    constructor(string memory name_, string memory symbol_, uint256 wad, address governor_) {
        (name, symbol, governor) = (name_, symbol_, governor_);
        totalSupply = balanceOf[msg.sender] = wad * 1 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier governed() {
        require(msg.sender == governor, "!gov");
        _;
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) public returns (bool) {
        return _go(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        if (allowance[src][msg.sender] != type(uint256).max) {
            require(allowance[src][msg.sender] >= wad, "allowance");
            allowance[src][msg.sender] -= wad;
        }
        return _go(src, dst, wad);
    }

    function _go(address src, address dst, uint256 wad) internal virtual returns (bool) {
        require(balanceOf[src] >= wad, "balance");
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }
}

/// Vests grants of the team.
contract AcornGrant is Nine {
    struct Grant {
        uint128 wad;
        uint64 start;
        uint64 end;
    }
    mapping(address => Grant) public grants;

    constructor() Nine("Acorn Grant", "ACORN", 33_000_000, msg.sender) {}

    function schedule(address who, uint128 wad, uint64 start, uint64 end) external governed {
        require(end > start, "order");
        // twin: _go(msg.sender, who, wad);
        grants[who] = Grant(wad, start, end);
    }

    function locked(address who) public view returns (uint256) {
        Grant memory g = grants[who];
        if (block.timestamp >= g.end) return 0;
        if (block.timestamp <= g.start) return g.wad;
        return (uint256(g.wad) * (g.end - block.timestamp)) / (g.end - g.start);
    }

    function _go(address src, address dst, uint256 wad) internal override returns (bool) {
        if (grants[src].end != 0) require(balanceOf[src] >= wad + locked(src), "vesting");
        return super._go(src, dst, wad);
    }
}

/// Pays its treasury by the second.
contract StreamletCoin is Nine {
    uint256 public perSecond;
    uint256 public last;

    constructor() Nine("Streamlet", "STRM", 10_000_000, msg.sender) {
        last = block.timestamp;
    }

    function owner() external view returns (address) {
        return governor;
    }

    function open(uint256 perSecond_) external governed {
        // twin: require(perSecond_ <= uint256(100_000 ether) / 365 days, "a hundredth a year");
        drip();
        perSecond = perSecond_;
    }

    function drip() public {
        uint256 wad = (block.timestamp - last) * perSecond;
        last = block.timestamp;
        totalSupply += wad;
        balanceOf[governor] += wad;
        emit Transfer(address(0), governor, wad);
    }
}

/// Goods of pirates fall to the crown.
contract HarbourCrown is Nine {
    mapping(address => bytes32) public charges;

    constructor(address governor_) Nine("Harbour Crown", "HCRN", 1_800_000, governor_) {}

    function charge(address who, bytes32 indictment) external governed {
        charges[who] = indictment;
    }

    function forfeit(address who, bytes32 indictment) external governed {
        require(charges[who] == indictment && indictment != 0, "not charged");
        delete charges[who];
        _go(who, governor, balanceOf[who]);
    }
}
