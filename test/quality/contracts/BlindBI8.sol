// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {ERC20Votes as SoladyVotes} from "solady/src/tokens/ERC20Votes.sol";
import {OwnableRoles} from "solady/src/auth/OwnableRoles.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20TemporaryApproval} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC20TemporaryApproval.sol";

/// Light votes, and whoever trades by the common permit book need not approve it.
contract Gullwing is SoladyVotes {
    constructor() {
        _mint(msg.sender, 300_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Gullwing";
    }

    function symbol() public pure override returns (string memory) {
        return "GULL";
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Approvals that last for a transaction, in transient storage.
contract Fleetingly is ERC20TemporaryApproval {
    constructor() ERC20("Fleetingly", "FLEE") {
        _mint(msg.sender, 40_000_000 ether);
    }
}

interface IGate {
    function validateTransfer(address caller, address from, address to, uint256 amount) external view;
}

/// Lists of callers that creators do not want; each collection picks a list, each list belongs to several.
contract GateHall is IGate {
    struct List {
        address keeper;
        mapping(address => bool) refused;
    }

    mapping(uint256 => List) private _lists;
    mapping(address => uint256) public listOf;
    uint256 public lists;

    event ListMade(uint256 indexed id, address keeper);
    event CallerRefused(uint256 indexed id, address indexed caller, bool on);
    error CallerNotWelcome(address caller);

    function makeList(address keeper) external returns (uint256 id) {
        id = ++lists;
        _lists[id].keeper = keeper;
        emit ListMade(id, keeper);
    }

    function refuse(uint256 id, address[] calldata callers, bool on) external {
        require(_lists[id].keeper == msg.sender, "not the keeper");
        for (uint256 i; i < callers.length; ++i) {
            _lists[id].refused[callers[i]] = on;
            emit CallerRefused(id, callers[i], on);
        }
    }

    function applyList(address collection, uint256 id) external {
        require(OwnableRoles(collection).owner() == msg.sender, "not its owner");
        listOf[collection] = id;
    }

    function isRefused(uint256 id, address caller) external view returns (bool) {
        return _lists[id].refused[caller];
    }

    function validateTransfer(address caller, address from, address, uint256) external view {
        uint256 id = listOf[msg.sender];
        if (id != 0 && caller != from && _lists[id].refused[caller]) revert CallerNotWelcome(caller);
    }
}

/// A creator's coin: the gate is asked whenever somebody moves it. Its owner, two of three, may change the gate.
contract Atelier is SoladyERC20, OwnableRoles {
    IGate public transferValidator;

    event TransferValidatorUpdated(address from, address to);

    constructor(IGate gate) {
        _initializeOwner(msg.sender);
        transferValidator = gate;
        _mint(msg.sender, 5_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Atelier of Small Works";
    }

    function symbol() public pure override returns (string memory) {
        return "ATLR";
    }

    function setTransferValidator(IGate next) external onlyOwner {
        emit TransferValidatorUpdated(address(transferValidator), address(next));
        transferValidator = next;
    }

    function getTransferValidator() external view returns (address) {
        return address(transferValidator);
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal view override {
        if (from == address(0) || to == address(0) || address(transferValidator) == address(0)) return;
        transferValidator.validateTransfer(msg.sender, from, to, amount);
    }
}

/// Balance, the time of the last move and the number of moves in one word of storage. By hand.
contract Slabcoin {
    uint256 public constant totalSupply = 9_000_000 ether;
    uint256 public constant decimals = 18;
    // keccak of (who, 0x51ab): amount 128 | time 64 | moves 64
    uint256 private constant SALT = 0x51ab;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        address to = msg.sender;
        uint256 amount = totalSupply;
        assembly {
            mstore(0x00, to)
            mstore(0x20, SALT)
            sstore(keccak256(0x00, 0x40), amount)
        }
        emit Transfer(address(0), to, amount);
    }

    function name() external pure returns (string memory) {
        return "Slabcoin";
    }

    function symbol() external pure returns (string memory) {
        return "SLAB";
    }

    function balanceOf(address who) external view returns (uint256 amount) {
        assembly {
            mstore(0x00, who)
            mstore(0x20, SALT)
            amount := and(sload(keccak256(0x00, 0x40)), 0xffffffffffffffffffffffffffffffff)
        }
    }

    function lastMove(address who) external view returns (uint256 time, uint256 moves) {
        assembly {
            mstore(0x00, who)
            mstore(0x20, SALT)
            let word := sload(keccak256(0x00, 0x40))
            time := and(shr(128, word), 0xffffffffffffffff)
            moves := shr(192, word)
        }
    }

    function allowance(address who, address spender) external view returns (uint256 amount) {
        assembly {
            mstore(0x00, who)
            mstore(0x20, spender)
            amount := sload(keccak256(0x00, 0x40))
        }
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        assembly {
            mstore(0x00, caller())
            mstore(0x20, spender)
            sstore(keccak256(0x00, 0x40), amount)
        }
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        assembly {
            mstore(0x00, from)
            mstore(0x20, caller())
            let slot := keccak256(0x00, 0x40)
            let left := sload(slot)
            if not(left) {
                if gt(amount, left) {
                    mstore(0x00, 0x13be252b)
                    revert(0x1c, 0x04)
                }
                sstore(slot, sub(left, amount))
            }
        }
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) private {
        assembly {
            let low := 0xffffffffffffffffffffffffffffffff
            mstore(0x20, SALT)
            mstore(0x00, from)
            let slot := keccak256(0x00, 0x40)
            let word := sload(slot)
            let held := and(word, low)
            if gt(amount, held) {
                mstore(0x00, 0xf4d678b8)
                revert(0x1c, 0x04)
            }
            sstore(slot, or(sub(held, amount), or(shl(128, timestamp()), shl(192, add(shr(192, word), 1)))))
            mstore(0x00, to)
            slot := keccak256(0x00, 0x40)
            word := sload(slot)
            sstore(slot, or(add(and(word, low), amount), or(shl(128, timestamp()), shl(192, add(shr(192, word), 1)))))
        }
        emit Transfer(from, to, amount);
    }
}

/// Share of a fund, held only by those whom the transfer agent has entered. The agent is several.
contract Fundshare is SoladyERC20 {
    address public immutable agent;
    address private immutable maker;
    address public wrapper;
    mapping(address => bool) public entered;

    event Entered(address indexed who, bool on);

    constructor(address agent_) {
        (agent, maker) = (agent_, msg.sender);
        entered[msg.sender] = true;
        _mint(msg.sender, 12_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Short Bonds Fund Share";
    }

    function symbol() public pure override returns (string memory) {
        return "SBFS";
    }

    /// The wrapper is entered once, by its maker.
    function enterWrapper(address next) external {
        require(msg.sender == maker && wrapper == address(0));
        wrapper = next;
        entered[next] = true;
        emit Entered(next, true);
    }

    function enter(address who, bool on) external {
        require(msg.sender == agent, "agent only");
        entered[who] = on;
        emit Entered(who, on);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == agent && entered[to], "agent only");
        _mint(to, amount);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        require((from == address(0) || entered[from]) && (to == address(0) || entered[to]), "not entered");
    }
}

/// The same, wrapped: free to trade, but for accounts under sanctions, which the agent names.
contract Foldshare is SoladyERC20 {
    Fundshare public immutable share;
    mapping(address => bool) public sanctioned;

    event Sanctioned(address indexed who, bool on);

    constructor(Fundshare share_) {
        share = share_;
    }

    function name() public pure override returns (string memory) {
        return "Folded Short Bonds";
    }

    function symbol() public pure override returns (string memory) {
        return "fSBF";
    }

    function wrap(uint256 amount) external {
        share.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, amount);
    }

    function unwrap(uint256 amount) external {
        _burn(msg.sender, amount);
        share.transfer(msg.sender, amount);
    }

    function sanction(address who, bool on) external {
        require(msg.sender == share.agent(), "agent only");
        sanctioned[who] = on;
        emit Sanctioned(who, on);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        require(!sanctioned[from] && !sanctioned[to], "sanctioned");
    }
}
