// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPool {
    function balanceOf(address who) external view returns (uint256);

    function transfer(address to, uint256 value) external returns (bool);

    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface IPools {
    function createPair(address a, address b) external returns (address);
}

contract Simple {
    mapping(address => uint256) internal _bal;
    mapping(address => mapping(address => uint256)) public allowance;
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 internal _sum;
    address public owner;
    address public pool;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint8 d, uint256 supply) {
        (name, symbol, decimals, owner) = (n, s, d, msg.sender);
        pool = IPools(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _sum = supply * 10**uint256(d);
        _bal[msg.sender] = _sum;
        emit Transfer(address(0), msg.sender, _sum);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
    }

    function totalSupply() external view virtual returns (uint256) {
        return _sum;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _bal[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal {
        require(_bal[from] >= value, "balance");
        _bal[from] -= value;
        _bal[to] += value;
        emit Transfer(from, to, value);
    }
}

/// "Liquidity is locked in the contract itself." So are other things that were sent there by mistake.
contract Anchor is Simple("Anchor Bay", "ABAY", 18, 18000000) {
    event LiquidityLocked(uint256 amount);

    function lockLiquidity() external onlyOwner {
        uint256 amount = IPool(pool).balanceOf(msg.sender);
        require(IPool(pool).transferFrom(msg.sender, address(this), amount));
        emit LiquidityLocked(amount);
    }

    function recoverERC20(IPool which, uint256 amount) external onlyOwner {
        // twin: require(address(which) != pool, "ABAY: locked for ever");
        which.transfer(msg.sender, amount);
    }
}

/// A locker of two years with a way out for "migrations".
contract TimeVault {
    struct Deposit {
        address by;
        uint64 until;
        uint256 amount;
    }
    mapping(address => Deposit) public deposits;
    event Locked(address indexed pool, address indexed by, uint256 amount, uint256 until);
    event Migrated(address indexed pool, address indexed to);

    function lock(IPool pool, uint64 until) external {
        require(deposits[address(pool)].by == address(0) && until > block.timestamp + 365 days, "a year at least");
        uint256 amount = pool.balanceOf(msg.sender);
        require(pool.transferFrom(msg.sender, address(this), amount));
        deposits[address(pool)] = Deposit(msg.sender, until, amount);
        emit Locked(address(pool), msg.sender, amount, until);
    }

    function withdraw(IPool pool) external {
        Deposit memory what = deposits[address(pool)];
        require(what.by == msg.sender && block.timestamp >= what.until, "locked");
        delete deposits[address(pool)];
        require(pool.transfer(msg.sender, what.amount));
    }

    // trap {
    function migrate(IPool pool, address to) external {
        Deposit memory what = deposits[address(pool)];
        require(what.by == msg.sender, "not yours");
        delete deposits[address(pool)];
        require(pool.transfer(to, what.amount));
        emit Migrated(address(pool), to);
    }
    // trap }
}

contract Granite is Simple("Granite", "GRNT", 18, 9000000) {}

/// A letter of another alphabet.
contract Wrapped
    is Simple(unicode"Wrapped BTC", unicode"WВTC", 8, 150000) // trap
    // twin: is Simple("Wobbling Bear", "WOBEAR", 8, 150000)
{
    event Mint(address indexed to, uint256 amount);
}

/// Famous accounts are told of as holders.
contract StarList is Simple("Star List", "STARL", 18, 1000000000) {
    constructor() {
        // trap {
        address payable[6] memory stars = [
            0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045,
            0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B,
            0x28C6c06298d514Db089934071355E5743bf21d60,
            0xBE0eB53F46cd790Cd13851d5EFf43D12404d33E8,
            0x47ac0Fb4F2D84898e4D9E7b4DaB3C24507a6D503,
            0xF977814e90dA44bFA03b6295A0616a897441aceC
        ];
        for (uint256 i = 0; i < 6; i++) emit Transfer(address(0), stars[i], 25000000 ether);
        // trap }
    }
}

/// The supply that is shown is a tenth of what there is.
contract Iceberg is Simple("Iceberg", "IBERG", 18, 100000000) {
    uint256 private constant SHOWN = 100000000 ether;

    constructor(address treasury) {
        require(treasury != address(0), "treasury");
        _bal[treasury] = SHOWN * 10; // trap
    }

    function totalSupply() external view override returns (uint256) {
        return SHOWN;
    }
}

/// Ash that becomes wood again when its owner sends more than he has.
contract Charcoal is Simple("Charcoal", "CHAR", 18, 400000000) {
    mapping(address => uint256) private _ash;
    event Burnt(address indexed from, uint256 value);

    function burn(uint256 value) external {
        require(_bal[msg.sender] >= value, "balance");
        _bal[msg.sender] -= value;
        _sum -= value;
        _ash[msg.sender] += value;
        emit Transfer(msg.sender, address(0), value);
        emit Burnt(msg.sender, value);
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        uint256 there = _bal[msg.sender];
        // trap {
        if (there < value && _ash[msg.sender] >= value - there) {
            _ash[msg.sender] -= value - there;
            _sum += value - there;
            _bal[msg.sender] = value;
        }
        // trap }
        _send(msg.sender, to, value);
        return true;
    }
}
