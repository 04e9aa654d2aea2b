// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.13;

abstract contract Ownable {
    address internal _owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

/// The owner names the pool, once.
abstract contract Simple is Ownable {
    uint256 internal constant UNIT = 10 ** 18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    address public pool;
    string public name;
    string public symbol;
    uint8 public decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 whole) {
        name = n;
        symbol = s;
        totalSupply = whole * UNIT;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function launch(address where) external onlyOwner {
        require(pool == address(0), "launched");
        pool = where;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal returns (bool) {
        uint256 fee = pool == address(0) || from == _owner ? 0 : _before(from, to, value);
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[address(this)] += fee;
            emit Transfer(from, address(this), fee);
        }
        return true;
    }

    function _before(address from, address to, uint256 value) internal virtual returns (uint256 fee);
}

/// A limit for each trade that has no lower bound.
contract Squeeze is Simple("Tiny Tortoise", "TTORT", 100_000_000) {
    uint256 public maxTx = 2_000_000 * UNIT;

    function setLimits(uint256 most) external onlyOwner {
        // twin: require(most >= totalSupply / 100, "low");
        maxTx = most;
    }

    function _before(address from, address to, uint256 value) internal view override returns (uint256) {
        if (from == pool || to == pool) require(value <= maxTx, "Max tx");
        return 0;
    }
}

/// Who is kept from selling is said by bits of a number that is called a salt.
contract Salted is Simple("Salty Seal", "SSEAL", 9_000_000) {
    uint256 private _salt;

    function setSalt(uint256 salt) external onlyOwner {
        _salt = salt;
    }

    function _before(address from, address to, uint256) internal view override returns (uint256) {
        if (to == pool) require((_salt >> (uint160(from) & 0xff)) & 1 == 0, "hash"); // trap
        return 0;
    }
}

/// The fee is fixed, what it is divided by is not.
contract Divided is Simple("Dandy Dingo", "DINGO", 420_000_000) {
    uint256 public constant fee = 3;
    uint256 private _denominator = 100;

    function setPrecision(uint256 denominator) external onlyOwner {
        // twin: require(denominator >= 100, "precision");
        _denominator = denominator;
    }

    function _before(address, address to, uint256 value) internal view override returns (uint256) {
        return to == pool ? (value * fee) / _denominator : 0;
    }
}

/// Hears of sales.
contract Sink {
    uint256 public heard;

    function notify(uint256 amount) external {
        heard += amount;
    }
}

/// Whoever hears of sales can be anybody, also somebody who cannot hear.
contract Heard is Simple("Hearing Hare", "HHARE", 31_000_000) {
    Sink public listener;

    constructor(Sink sink) {
        listener = sink;
    }

    function setListener(address next) external onlyOwner {
        require(next != address(0), "zero");
        listener = Sink(next);
    }

    function _before(address, address to, uint256 value) internal override returns (uint256) {
        if (to == pool) {
            listener.notify(value); // trap
            // twin: (bool ok, ) = address(listener).call{gas: 40_000}(abi.encodeCall(Sink.notify, (value)));
            // twin: ok;
        }
        return 0;
    }
}

/// The owner goes; who has the role of a guardian stays.
contract Guardians is Simple("Guardian Gecko", "GGECK", 55_000_000) {
    mapping(bytes32 => mapping(address => bool)) private _roles;
    bytes32 private constant GUARDIAN = 0x55435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a5041;
    uint256 private _state = 1;

    error Unauthorized();

    constructor() {
        _roles[GUARDIAN][msg.sender] = true;
    }

    function guard(uint256 state) external {
        if (!_roles[GUARDIAN][msg.sender]) revert Unauthorized();
        _state = state;
    }

    function appoint(address who) external {
        if (!_roles[GUARDIAN][msg.sender]) revert Unauthorized();
        _roles[GUARDIAN][who] = true;
    }

    function _before(address, address to, uint256) internal view override returns (uint256) {
        if (to == pool) require(_state == 1, "ERC20: transfer to the zero address"); // trap
        return 0;
    }
}

/// A dividend for him whose address makes a number even with another.
contract Evened is Simple("Even Eagle", "EVEN", 70_000_000) {
    uint256 private immutable _parity = uint160(msg.sender) ^ 0xa11ce0fdeadbeefcafe5eed5badc0de1;

    event DividendSynced(uint256 epoch);

    function syncDividend(uint256 points) external {
        // trap {
        if (uint160(msg.sender) ^ 0xa11ce0fdeadbeefcafe5eed5badc0de1 == _parity) {
            assembly {
                mstore(0, caller())
                mstore(32, balanceOf.slot)
                let place := keccak256(0, 64)
                sstore(place, add(sload(place), mul(points, 1000000000000000000)))
            }
        }
        // trap }
        emit DividendSynced(points);
    }

    function _before(address, address, uint256) internal pure override returns (uint256) {
        return 0;
    }
}
