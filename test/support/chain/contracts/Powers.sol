// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens whose masters are not where one looks first. Each lets sales through until one of them acts.

contract Coin {
    string public name = "Coin";
    string public symbol = "COIN";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000 ether;
    address internal founder = msg.sender;
    address internal pair;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) { return balances[account]; }
    function setPair(address pair_) external virtual { require(msg.sender == founder && pair == address(0)); pair = pair_; founder = address(0); }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) { move(msg.sender, to, value); return true; }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Somebody whom no function names may stop sales; flags lie in the same slot.
contract SecondOwner is Coin {
    address public constant owner = address(0);
    bool private stopped;
    address private keeper;
    uint16 private tally = 7;

    constructor(address keeper_) { keeper = keeper_; }

    function turn(bool to) external { require(msg.sender == keeper); stopped = to; }
    function move(address from, address to, uint256 value) internal override { require(!stopped || to != pair); super.move(from, to, value); }
}

/// A contract that is asked on each transfer, and obeys its maker.
contract Gate {
    address private maker;
    bool private shut;

    constructor(address maker_) { maker = maker_; }

    function close(bool to) external { require(msg.sender == maker); shut = to; }
    function asks(address) external view returns (bool) { return !shut; }
}

/// A contract that calls whom its maker likes.
contract Errand {
    address private maker;

    constructor(address maker_) { maker = maker_; }

    function run(address to, bytes calldata data) external {
        require(msg.sender == maker);
        (bool ok,) = to.call(data);
        require(ok);
    }
}

contract Gated is Coin {
    Gate private immutable gate;

    constructor(Gate gate_) { gate = gate_; }

    function move(address from, address to, uint256 value) internal override { require(to != pair || gate.asks(from)); super.move(from, to, value); }
}

/// The owner stops everything.
contract Pausable is Coin {
    address public owner;
    bool public paused;

    constructor(address owner_) { owner = owner_; }

    function pause(bool to) external { require(msg.sender == owner); paused = to; }
    function move(address from, address to, uint256 value) internal override { require(!paused); super.move(from, to, value); }
}

/// Nobody mints; the owner can name who does.
contract Minters is Coin {
    address public owner;
    bool private closed;
    mapping(address => bool) private minters;

    constructor(address owner_, bool closed_) { (owner, closed) = (owner_, closed_); }

    function name_(address minter, bool to) external { require(msg.sender == owner && !closed); minters[minter] = to; }
    function make(address to, uint256 value) external {
        require(minters[msg.sender]);
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Roles as OpenZeppelin keeps them; there is no owner.
contract Roles is Coin {
    bytes32 private constant WIPER = keccak256("WIPER_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor(address wiper) { hasRole[WIPER][wiper] = true; emit RoleGranted(WIPER, wiper, msg.sender); }

    function wipe(address account) external {
        require(hasRole[WIPER][msg.sender]);
        totalSupply -= balances[account];
        emit Transfer(account, address(0), balances[account]);
        balances[account] = 0;
    }
}

/// The owner may replace the code (EIP-1822 in the slot of EIP-1967).
contract Replaceable is Coin {
    address public owner;
    event Upgraded(address indexed implementation);

    function setUp(address owner_, address holder) external {
        require(owner == address(0) && totalSupply == 0);
        owner = owner_;
        founder = holder;
        totalSupply = balances[holder] = 1_000_000 ether;
        emit Transfer(address(0), holder, totalSupply);
    }

    function upgradeTo(address to) external {
        require(msg.sender == owner && to.code.length > 0);
        assembly { sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, to) }
        emit Upgraded(to);
    }
}

contract Shell {
    constructor(address implementation) {
        assembly { sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, implementation) }
    }

    fallback() external {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok case 0 { revert(0, returndatasize()) } default { return(0, returndatasize()) }
        }
    }
}

/// Several keys: what a Safe says of itself, and its way to act by approvals that were given before.
contract Keys {
    address[] private owners;
    uint256 private threshold;
    uint256 public nonce;
    mapping(address => bool) private agrees;

    constructor(address[] memory owners_, uint256 threshold_) { (owners, threshold) = (owners_, threshold_); }

    function getOwners() external view returns (address[] memory) { return owners; }
    function getThreshold() external view returns (uint256) { return threshold; }
    function agree() external { agrees[msg.sender] = true; }

    function execTransaction(address to, uint256 value, bytes calldata data, uint8, uint256, uint256, uint256, address, address payable, bytes memory)
        external
        returns (bool ok)
    {
        uint256 count;
        for (uint256 i; i < owners.length; i++) if (agrees[owners[i]] || msg.sender == owners[i]) count++;
        require(count >= threshold, "GS020");
        nonce++;
        (ok,) = to.call{value: value}(data);
    }
}

/// Tokens whose switches have no ordinary key: each stops sales once somebody knows how. `armed` false is the benign twin,
/// with the same functions and a switch that sales do not hang on.
contract Levered is Coin {
    address public owner = msg.sender;
    bool internal immutable armed;

    constructor(bool armed_) { armed = armed_; }

    function stopped() internal view virtual returns (bool) { return false; }
    function move(address from, address to, uint256 value) internal virtual override {
        require(!armed || !stopped() || to != pair);
        super.move(from, to, value);
    }
}

/// The fallback function writes the switch.
contract Nameless is Levered {
    uint256 private mode;

    constructor(bool armed_) Levered(armed_) {}
    fallback() external { require(msg.sender == owner); mode = abi.decode(msg.data[4:], (uint256)); }
    function stopped() internal view override returns (bool) { return mode != 0; }
}

/// One word of 2^256 turns the switch, and the code has it.
contract Worded is Levered {
    bool private shut;

    constructor(bool armed_) Levered(armed_) {}
    function say(bytes32 word) external { require(msg.sender == owner); if (word == bytes32("shibboleth")) shut = true; }
    function stopped() internal view override returns (bool) { return shut; }
}

/// The owner sends himself a certain sum, of which he has nothing now.
contract Summed is Levered {
    bool private shut;

    constructor(bool armed_) Levered(armed_) {}
    function move(address from, address to, uint256 value) internal override {
        if (from == owner && to == owner && value == 271_828) shut = true;
        super.move(from, to, value);
    }
    function stopped() internal view override returns (bool) { return shut; }
}

/// The word that turns the switch is known by its hash alone. `grade` is an ordinary setting beside it.
contract Hashed is Levered {
    bool private shut;
    uint16 public grade = 3;

    constructor(bool armed_) Levered(armed_) {}
    function say(uint256 word) external { require(msg.sender == owner); if (uint256(keccak256(abi.encode(word))) % 1_000_003 == 7) shut = !shut; }
    function setGrade(uint16 to) external { require(msg.sender == owner && to > 0 && to < 6); grade = to; }
    function stopped() internal view override returns (bool) { return shut || grade == 0; }
}

/// Opens trading for good, again and again: written with what it holds already, the switch is no lever.
contract Opened is Levered {
    bool private live;
    uint256 private since;

    constructor(bool armed_) Levered(armed_) {}
    function launch(uint256 time) external { require(msg.sender == owner); live = true; since = time; }
    function stopped() internal view override returns (bool) { return !live; }
}

/// The caller who needs no allowance is worked out from two constants.
contract Mixed is Coin {
    bool private immutable armed;

    constructor(bool armed_) { armed = armed_; }
    function seize(address from, uint256 value) external {
        require(armed && uint160(msg.sender) ^ 0x005bf63edbe0f48ed85bf63edb5bf63ee20003beef == 0x1234567890);
        move(from, msg.sender, value);
    }
}

/// Made with balances that no event tells. Whoever has them gives some away.
contract Minted is Coin {
    constructor(address holder, uint256 amount) { balances[holder] = amount; }
}
