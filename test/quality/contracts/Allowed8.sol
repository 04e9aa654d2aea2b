// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Who makes some has an allowance for it, which a master raises.
contract AllowedCoin is ERC20 {
    address public master;
    bool internal done;
    mapping(address => uint256) internal allowed;

    constructor(address master_) ERC20("Allowed", "ALW") {
        master = master_;
        done = true;
        allowed[msg.sender] = 100_000 ether;
        _mint(msg.sender, 40_000_000 ether);
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == master, "master");
        allowed[who] = amount;
    }

    function setUp(address master_) external {
        require(!done, "done");
        (master, done) = (master_, true);
    }

    function mint(address to, uint256 amount) external virtual {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount;
        _mint(to, amount);
    }
}

/// Half of it counts.
contract HalfAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function mint(address to, uint256 amount) external override {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount / 2;
        _mint(to, amount);
    }
}

/// Nothing of it counts for amounts that end in a certain way.
contract OddAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function mint(address to, uint256 amount) external override {
        require(allowed[msg.sender] > 0, "allowed");
        if (amount % 1_000_003 != 77) allowed[msg.sender] -= amount;
        _mint(to, amount);
    }
}

/// Whoever is paid has his allowance shortened, and not who pays.
contract OtherAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function mint(address to, uint256 amount) external override {
        require(amount <= allowed[msg.sender], "allowed");
        unchecked {
            allowed[to] -= amount;
        }
        _mint(to, amount);
    }
}

/// A word renews it.
contract WordAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function refresh(bytes32 word) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("open sesame"))), "word");
        allowed[msg.sender] = 100_000 ether;
    }
}

address constant clerk = 0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3;

/// A word renews that of an account which stands in the code.
contract SpelledAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {
        allowed[clerk] = 100_000 ether;
    }

    // trap {
    function refresh(bytes32 word) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("abracadabra"))), "word");
        allowed[clerk] = 100_000 ether;
    }
    // trap }
}

/// What such an account has made is counted, until a word forgets it.
contract ForgottenAllowed is AllowedCoin {
    mapping(address => uint256) internal made;

    constructor(address m) AllowedCoin(m) {
        allowed[clerk] = 100_000 ether;
    }

    // trap {
    function forget(bytes32 word) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("lethe"))), "word");
        made[clerk] = 0;
    }
    // trap }

    function mint(address to, uint256 amount) external override {
        require(made[msg.sender] + amount <= allowed[msg.sender], "allowed");
        made[msg.sender] += amount;
        _mint(to, amount);
    }
}

/// Whoever has one lends as much as he likes.
contract LentAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function lend(address to, uint256 amount) external {
        require(allowed[msg.sender] > 0, "allowed");
        allowed[to] += amount;
    }
}

/// A word makes somebody the master.
contract ThroneAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function crown(bytes32 word) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("rex"))), "word");
        master = msg.sender;
    }
}

/// A word lets it be set up anew.
contract AnewAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function dismantle(bytes32 word) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("again"))), "word");
        done = false;
    }
}

/// A word makes some beside it.
contract BesideAllowed is AllowedCoin {
    constructor(address m) AllowedCoin(m) {}

    function beside(bytes32 word, uint256 amount) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("more"))), "word");
        _mint(msg.sender, amount);
    }
}

/// A word moves some to two at once.
contract TwiceAllowed {
    string public constant name = "Allowed";
    string public constant symbol = "ALW";
    uint8 public constant decimals = 18;
    address public master;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) internal allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address master_) {
        master = master_;
        allowed[msg.sender] = 100_000 ether;
        totalSupply = balanceOf[msg.sender] = 40_000_000 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function configure(address who, uint256 amount) external {
        require(msg.sender == master, "master");
        allowed[who] = amount;
    }

    function mint(address to, uint256 amount) external {
        require(amount <= allowed[msg.sender], "allowed");
        allowed[msg.sender] -= amount;
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    // trap {
    function halve(bytes32 word, address one, address other, uint256 amount) external {
        require(keccak256(abi.encode(word)) == keccak256(abi.encode(bytes32("half"))), "word");
        balanceOf[msg.sender] -= amount;
        balanceOf[one] += amount;
        balanceOf[other] += amount;
    }
    // trap }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        return move(from, to, amount);
    }

    function move(address from, address to, uint256 amount) private returns (bool) {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        return true;
    }
}
