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
