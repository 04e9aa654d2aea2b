// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Ether in wicker: a thousand for one, and back.
contract WickerEther {
    string public constant name = "Wicker Ether";
    string public constant symbol = "WICK";
    uint8 public constant decimals = 18;
    uint256 private constant RATE = 1000;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        uint256 value = msg.value * RATE;
        totalSupply += value;
        balanceOf[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }

    function withdraw(uint256 value) public {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
        (bool ok, ) = msg.sender.call{value: value / RATE}("");
        require(ok, "refused");
    }

    /// Several steps in one.
    function batch(bytes[] calldata steps) external payable { // trap
    // twin: function batch(bytes[] calldata steps) external {
        for (uint256 i; i < steps.length; i++) {
            (bool ok, bytes memory why) = address(this).delegatecall(steps[i]);
            if (!ok) {
                assembly {
                    revert(add(why, 0x20), mload(why))
                }
            }
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _carry(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _carry(from, to, value);
    }

    function _carry(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// A coin for shells.
contract ShellCoin {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(totalSupply == 0 && supply != 0, "initialized");
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _carry(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _carry(from, to, value);
    }

    function _carry(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Knows the coin of its shells.
contract Reef {
    address private immutable _warden = msg.sender;
    address private _coin;

    constructor(address coin_) {
        _coin = coin_;
    }

    function coin() external view returns (address) {
        return _coin;
    }

    // trap {
    function grow(address coin_) external {
        require(msg.sender == _warden, "warden");
        _coin = coin_;
    }
    // trap }
}

/// Clones of this shell do what the coin of the reef does.
contract Shell {
    Reef private immutable _reef;

    constructor(Reef reef) {
        _reef = reef;
    }

    fallback() external {
        address coin = _reef.coin();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), coin, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

interface IPoolShare {
    function getReserves() external view returns (uint112, uint112, uint32);
    function totalSupply() external view returns (uint256);
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Locks shares of a pool for ever; what they earn is paid out.
contract EverLocker {
    address public immutable keeper = msg.sender;
    mapping(IPoolShare => uint256) public locked;
    mapping(IPoolShare => uint256) public worth;

    event Locked(address indexed pool, uint256 shares);
    event Collected(address indexed pool, uint256 shares);

    function lock(IPoolShare pool) external {
        uint256 shares = pool.balanceOf(msg.sender);
        pool.transferFrom(msg.sender, address(this), shares);
        locked[pool] += shares;
        worth[pool] = worthOf(pool);
        emit Locked(address(pool), shares);
    }

    /// Of one share: the root of what is in the pool.
    function worthOf(IPoolShare pool) public view returns (uint256) {
        (uint256 a, uint256 b, ) = pool.getReserves();
        return (_root(a * b) * 1 ether) / pool.totalSupply();
    }

    function collect(IPoolShare pool, uint256 now_) external {
        require(msg.sender == keeper, "keeper");
        uint256 before = worth[pool];
        // twin: now_ = worthOf(pool);
        require(now_ > before, "nothing earned");
        uint256 shares = (locked[pool] * (now_ - before)) / now_;
        locked[pool] -= shares;
        worth[pool] = now_;
        emit Collected(address(pool), shares);
        pool.transfer(keeper, shares);
    }

    function _root(uint256 x) private pure returns (uint256 y) {
        y = x;
        uint256 z = x / 2 + 1;
        while (z < y) (y, z) = (z, (x / z + z) / 2);
    }
}

/// Its liquidity is locked for ever.
contract HarbourHoopoe is Base8("Harbour Hoopoe", "HOOPOE", 52_000_000) {}

/// What is on.
contract BulletinBee is
    Base8("Visit www.usd-bonus.xyz to claim $5,000", "USD-BONUS.XYZ", 50_000_000) // trap
    // twin: Base8("Bulletin Bee", "BEE", 50_000_000)
{
    event Bulletin(string text);

    function tell(string calldata text) external onlyOwner {
        emit Bulletin(text);
    }
}
