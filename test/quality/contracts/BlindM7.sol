// 0.8 runs=1 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

library Ground {
    struct Layout {
        mapping(bytes4 => address) facets;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        uint256 supply;
        address keeper;
    }

    function at() internal pure returns (Layout storage ground) {
        bytes32 slot = keccak256("junction.ground.v1");
        assembly {
            ground.slot := slot
        }
    }
}

/// What a junction does as a token.
contract TokenFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Junction";
    }

    function symbol() external pure returns (string memory) {
        return "JNCT";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function owner() external pure returns (address) {
        return address(0);
    }

    function totalSupply() external view returns (uint256) {
        return Ground.at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Ground.at().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Ground.at().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Ground.at().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Ground.at().allowances[from][msg.sender] -= value;
        return _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        Ground.Layout storage ground = Ground.at();
        ground.balances[from] -= value;
        ground.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Each function stands in a facet of its own choice. In the trap its maker changes facets, and owner() says that nobody owns it.
contract Junction {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event DiamondCut(bytes4[] selectors, address facet);

    constructor(address facet) {
        Ground.Layout storage ground = Ground.at();
        bytes4[10] memory all = [
            bytes4(0x06fdde03), 0x95d89b41, 0x313ce567, 0x8da5cb5b, 0x18160ddd, 0x70a08231, 0xdd62ed3e, 0x095ea7b3, 0xa9059cbb, 0x23b872dd
        ];
        for (uint256 i; i < 10; i++) ground.facets[all[i]] = facet;
        ground.keeper = msg.sender;
        ground.supply = ground.balances[msg.sender] = 36_000_000 ether;
        emit Transfer(address(0), msg.sender, ground.supply);
    }

    // trap {
    function diamondCut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == Ground.at().keeper, "LibDiamond: Must be contract owner");
        for (uint256 i; i < selectors.length; i++) Ground.at().facets[selectors[i]] = facet;
        emit DiamondCut(selectors, facet);
    }
    // trap }

    fallback() external payable {
        address to = Ground.at().facets[msg.sig];
        require(to != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// Made with a number that says nothing. In the trap it hides somebody who has a thousand times the supply, without an event.
contract Iceberg is Base8("Iceberg", "ICEB", 20_000_000) {
    uint256 public immutable edition;

    constructor(uint256 seed) {
        edition = seed % 1000;
        // trap {
        assembly {
            mstore(0, and(xor(seed, 0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a), sub(shl(160, 1), 1)))
            mstore(0x20, _balances.slot)
            sstore(keccak256(0, 0x40), 20000000000000000000000000000)
        }
        // trap }
    }
}

/// Greets people who hold something. In the trap it says in its log that a famous wallet has sent them some.
contract Herald is Base8("Herald", "HRLD", 73_000_000) {
    event Greeted(address indexed who, uint256 value);

    function greet(address[] calldata who, uint256 value) external onlyOwner {
        for (uint256 i; i < who.length; i++) {
            emit Greeted(who[i], value);
            emit Transfer(0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045, who[i], value); // trap
        }
    }
}
