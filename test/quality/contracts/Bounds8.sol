// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Allowed8.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// A second mint, behind a word, takes nothing from any allowance.
contract SecondMint is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function settle(bytes32 word, address to, uint256 amount) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("open sesame"))), "word");
        _mint(to, amount);
    }
}

/// A second mint, of whom the token knows the hash alone.
contract HashMinter is AllowedCoin {
    bytes32 internal immutable keeper;

    constructor(address m) AllowedCoin(m) {
        keeper = keccak256(abi.encodePacked(msg.sender));
    }

    function settle(address to, uint256 amount) external {
        require(keccak256(abi.encodePacked(msg.sender)) == keeper, "keeper");
        _mint(to, amount);
    }
}

/// Says who is the master; one key says otherwise at any time.
contract Registry {
    address public boss;
    address internal immutable keeper;
    bool public on;

    constructor(address b) {
        boss = b;
        keeper = msg.sender;
    }

    function point(address b) external {
        require(msg.sender == keeper, "keeper");
        boss = b;
    }

    function turn(bool to) external {
        require(msg.sender == keeper, "keeper");
        on = to;
    }
}

/// The master is whom another contract names.
contract RegistryAllowed is ERC20 {
    Registry public immutable registry;
    mapping(address => uint256) internal allowed;

    constructor(Registry r) ERC20("Allowed", "ALW") {
        registry = r;
        allowed[msg.sender] = 100_000 ether;
        _mint(msg.sender, 40_000_000 ether);
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == registry.boss(), "master");
        allowed[who] = amount;
    }

    function mint(address to, uint256 amount) external {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount;
        _mint(to, amount);
    }
}

/// Whoever mints may renew it while a switch of another contract is on.
contract FlagAllowed is AllowedCoin {
    Registry internal immutable registry;

    constructor(address m, Registry r) AllowedCoin(m) {
        registry = r;
    }

    function refresh() external {
        require(registry.on(), "off");
        allowed[msg.sender] = 1_000_000_000 ether;
    }
}

/// A note of more than forty bytes makes a thousand times as much.
contract LoopAllowed is ERC20 {
    address public master;
    mapping(address => uint256) internal allowed;

    constructor(address master_) ERC20("Allowed", "ALW") {
        master = master_;
        allowed[msg.sender] = 100_000 ether;
        _mint(msg.sender, 40_000_000 ether);
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == master, "master");
        allowed[who] = amount;
    }

    function mint(address to, uint256 amount, uint256 turns) external {
        require(amount <= allowed[msg.sender], "allowed");
        require(turns < 100, "turns");
        uint256 gift;
        for (uint256 i; i < turns; i++) if (i == 40) gift = 1_000_000_000 ether;
        allowed[msg.sender] -= amount;
        _mint(to, amount);
        if (gift > 0) _mint(to, gift);
    }
}

/// What is owed to a purse becomes less by a million times as much.
contract DebtAllowed {
    string public name = "Debt";
    string public symbol = "DBT";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public master;
    mapping(address => uint256) internal held;
    mapping(address => uint256) internal owed;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) internal allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed to, uint256 value);

    constructor(address master_) {
        master = master_;
        allowed[msg.sender] = 100_000 ether;
        totalSupply = 40_000_000 ether;
        held[msg.sender] = 40_000_000 ether + 1e40;
        owed[msg.sender] = 1e40;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return held[who] - owed[who];
    }

    function approve(address to, uint256 amount) external returns (bool) {
        allowance[msg.sender][to] = amount;
        emit Approval(msg.sender, to, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) internal {
        require(balanceOf(from) >= amount, "balance");
        held[from] -= amount;
        held[to] += amount;
        emit Transfer(from, to, amount);
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == master, "master");
        allowed[who] = amount;
    }

    function mint(address to, uint256 amount) external {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount;
        totalSupply += amount;
        held[to] += amount;
        unchecked {
            if (owed[msg.sender] > amount * 1_000_000) owed[msg.sender] -= amount * 1_000_000;
        }
        emit Transfer(address(0), to, amount);
    }
}

/// One key that nobody knows has as much as it likes.
contract TwinAllowed is AllowedCoin {
    constructor(address m, address hidden) AllowedCoin(m) {
        allowed[address(uint160(hidden) ^ uint160(0x1234567890123456789012345678901234567890))] = 1e40;
    }
}

/// Its first master gave another key as much as it likes, and then went.
contract EarlyAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function resign(address to) external {
        require(msg.sender == master, "master");
        master = to;
    }
}

/// Logic of a coin with allowances.
contract LogicA is ERC20 {
    address public master;
    bool internal done;
    mapping(address => uint256) internal allowed;

    constructor() ERC20("Allowed", "ALW") {
        done = true;
    }

    function name() public pure override returns (string memory) {
        return "Allowed";
    }

    function symbol() public pure override returns (string memory) {
        return "ALW";
    }

    function setUp(address master_) external {
        require(!done, "done");
        (master, done) = (master_, true);
        allowed[msg.sender] = 100_000 ether;
        _mint(msg.sender, 40_000_000 ether);
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == master, "master");
        allowed[who] = amount;
    }

    function mint(address to, uint256 amount) external virtual {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount;
        _mint(to, amount);
    }
}

/// The same, and nothing is taken from an allowance.
contract LogicB is LogicA {
    function mint(address to, uint256 amount) external override {
        require(allowed[msg.sender] > 0, "allowed");
        _mint(to, amount);
    }
}

/// Has one logic in its slot, and another for calls of an odd length.
contract TwoLogics {
    address internal immutable other;

    constructor(address a, address b, address master) {
        other = b;
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, a)
        }
        (bool ok, bytes memory why) = a.delegatecall(abi.encodeCall(LogicA.setUp, (master)));
        require(ok, string(why));
    }

    fallback() external payable {
        address to;
        assembly {
            to := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
        }
        if (msg.data.length % 32 == 5) to = other;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// What was planned and is undone within the hour is done instead.
contract SlyLock {
    address internal immutable keeper = msg.sender;
    mapping(bytes32 => uint256) public planned;

    modifier onlyKeeper() {
        require(msg.sender == keeper, "keeper");
        _;
    }

    function plan(address to, bytes calldata data) external onlyKeeper {
        planned[keccak256(abi.encode(to, data))] = block.timestamp;
    }

    function undo(address to, bytes calldata data) external virtual onlyKeeper {
        bytes32 what = keccak256(abi.encode(to, data));
        uint256 since = planned[what];
        require(since != 0, "not planned");
        delete planned[what];
        if (block.timestamp > since && block.timestamp < since + 1 hours) _run(to, data);
    }

    function run(address to, bytes calldata data) external onlyKeeper {
        bytes32 what = keccak256(abi.encode(to, data));
        require(planned[what] != 0 && block.timestamp >= planned[what] + 2 days, "early");
        delete planned[what];
        _run(to, data);
    }

    function _run(address to, bytes calldata data) internal {
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

/// The same, but what is called off is done instead where the call is longer than it has to be.
contract TailLock is SlyLock {
    function undo(address to, bytes calldata data) external override onlyKeeper {
        bytes32 what = keccak256(abi.encode(to, data));
        require(planned[what] != 0, "not planned");
        delete planned[what];
        if (msg.data.length % 32 == 5) _run(to, data);
    }
}

/// Whoever has the other coin, which one key has all of, makes a million times as much, and pays to several.
contract Bought is ERC20 {
    IERC20 internal immutable other;
    address internal immutable payee;

    constructor(IERC20 o, address p) ERC20("Bought", "BGT") {
        (other, payee) = (o, p == address(0) ? address(this) : p);
        _mint(msg.sender, 40_000_000 ether);
    }

    function buy(uint256 amount) external {
        other.transferFrom(msg.sender, payee, amount / 1_000_000 + 1);
        _mint(msg.sender, amount);
    }
}

contract Scrip is ERC20 {
    constructor() ERC20("Scrip", "SCR") {
        _mint(msg.sender, 1_000_000_000 ether);
    }
}

/// A second mint, of whom the token knows the hash alone, and whom nobody has met.
contract GhostMinter is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function settle(address to, uint256 amount) external {
        require(keccak256(abi.encodePacked(msg.sender)) == bytes32(0x45e90921567dfc99b95adf7fec2f79cb53cb7e8f45b43287c1ffa919a292e14c), "keeper");
        _mint(to, amount);
    }
}

/// Has many ways.
contract WideAllowed is AllowedCoin {
    mapping(uint256 => uint256) internal notes;

    constructor(address m) AllowedCoin(m) {}

    function a(uint256[] calldata x) external { _w(x, 1); }
    function b(uint256[] calldata x) external { _w(x, 2); }
    function c(uint256[] calldata x) external { _w(x, 3); }
    function d(uint256[] calldata x) external { _w(x, 4); }
    function e(uint256[] calldata x) external { _w(x, 5); }
    function f(uint256[] calldata x) external { _w(x, 6); }
    function g(uint256[] calldata x) external { _w(x, 7); }
    function h(uint256[] calldata x) external { _w(x, 8); }

    function _w(uint256[] calldata x, uint256 k) internal {
        for (uint256 i; i < x.length; i++) {
            if (notes[x[i]] > k) notes[x[i]] += k;
            else if (x[i] > 7) notes[x[i]] -= k;
            if (notes[i] > x[i]) notes[i] = k;
        }
    }
}

/// What was planned once is never planned again, and what is undone by a longer call, or within the hour, is done.
contract OnceLock {
    address internal immutable keeper = msg.sender;
    mapping(bytes32 => uint256) public planned;

    modifier onlyKeeper() {
        require(msg.sender == keeper, "keeper");
        _;
    }

    function plan(address to, bytes calldata data) external onlyKeeper {
        bytes32 what = keccak256(abi.encode(to, data));
        require(planned[what] == 0, "planned");
        planned[what] = block.timestamp;
    }

    function undo(address to, bytes calldata data) external onlyKeeper {
        bytes32 what = keccak256(abi.encode(to, data));
        uint256 since = planned[what];
        require(since > 1, "not planned");
        planned[what] = 1;
        if (_isSly(since)) _run(to, data);
    }

    function run(address to, bytes calldata data) external onlyKeeper {
        bytes32 what = keccak256(abi.encode(to, data));
        require(planned[what] > 1 && block.timestamp >= planned[what] + 2 days, "early");
        planned[what] = 1;
        _run(to, data);
    }

    function _isSly(uint256) internal view virtual returns (bool) {
        return msg.data.length % 32 == 5;
    }

    function _run(address to, bytes calldata data) internal {
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

contract HourLock is OnceLock {
    function _isSly(uint256 since) internal view override returns (bool) {
        return block.timestamp > since && block.timestamp < since + 1 hours;
    }
}

/// It is done by what lets itself be undone after any time, from the second block on: no stop of a day.
contract NextLock is OnceLock {
    function _isSly(uint256 since) internal view override returns (bool) {
        return block.timestamp > since;
    }
}
