// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

abstract contract LaunchCoin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    uint256 public totalSupply;
    address public owner;
    address public amm;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    constructor(string memory n, string memory s, uint256 count) {
        (name, symbol, totalSupply, owner) = (n, s, count * 10**9, msg.sender);
        balanceOf[msg.sender] = totalSupply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setAmm(address a) external onlyOwner {
        require(amm == address(0));
        amm = a;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _trade(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(allowance[from][msg.sender] >= v, "allowance");
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] -= v;
        _trade(from, to, v);
        return true;
    }

    function _plain(address from, address to, uint256 v) internal {
        require(balanceOf[from] >= v, "balance");
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
    }

    function _trade(address from, address to, uint256 v) internal virtual;
}

contract Bramblefox is LaunchCoin {
    bool public limits = true;

    constructor() LaunchCoin("Bramblefox", "BFOX", 420_000_000) {}

    function liftLimits() external onlyOwner {
        limits = false;
    }

    function _trade(address from, address to, uint256 v) internal override {
        if (limits && amm != address(0) && from != owner && to != owner) {
            if (from == amm) require(balanceOf[to] + v <= totalSupply / 50, "max wallet");
            if (to == amm) require(v <= totalSupply / 100, "max sale");
        }
        _plain(from, to, v);
    }
}

contract Pondwhistle is LaunchCoin {
    mapping(address => uint256) private acted;

    constructor() LaunchCoin("Pondwhistle", "PWHS", 1_000_000) {}

    function _trade(address from, address to, uint256 v) internal override {
        if (to == amm && amm != address(0)) {
            require(acted[from] < block.number, "one a block");
            acted[from] = block.number;
        } else if (from == amm && amm != address(0)) {
            acted[to] = block.number;
            require(balanceOf[to] + v <= totalSupply / 25, "max wallet");
        }
        _plain(from, to, v);
    }
}

contract Hazelmere is LaunchCoin {
    uint256 public immutable started = block.timestamp;
    address public immutable purse = msg.sender;

    constructor() LaunchCoin("Hazelmere Oat", "HOAT", 77_777_777) {}

    function feeNow() public view returns (uint256) {
        uint256 m = (block.timestamp - started) / 1 minutes;
        return m >= 57 ? 1 : 20 - m / 3;
    }

    function _trade(address from, address to, uint256 v) internal override {
        if (amm != address(0) && (from == amm || to == amm) && from != purse) {
            uint256 f = (v * feeNow()) / 100;
            _plain(from, purse, f);
            v -= f;
        }
        _plain(from, to, v);
    }
}

contract Quaywright is LaunchCoin {
    uint256 public largest;

    constructor() LaunchCoin("Quaywright", "QYWR", 64_000_000) {
        largest = totalSupply / 100;
    }

    function raise(uint256 amount) external onlyOwner {
        require(amount >= largest, "upwards only");
        largest = amount;
    }

    function _trade(address from, address to, uint256 v) internal override {
        if (amm != address(0) && (from == amm || to == amm) && from != owner && to != owner) require(v <= largest, "too large");
        _plain(from, to, v);
    }
}

contract Sedgewarbler is LaunchCoin {
    uint256 public opened;
    mapping(address => bool) public sniper;

    constructor() LaunchCoin("Sedgewarbler", "SDGW", 5_000_000) {}

    function start(address a) external onlyOwner {
        require(opened == 0);
        (opened, amm) = (block.timestamp, a);
    }

    function mark(address[] calldata who) external onlyOwner {
        require(block.timestamp < opened + 5 minutes, "only at the start");
        for (uint256 i = 0; i < who.length; i++) if (who[i] != amm) sniper[who[i]] = true;
    }

    function _trade(address from, address to, uint256 v) internal override {
        require(!sniper[from], "sniper");
        _plain(from, to, v);
    }
}
