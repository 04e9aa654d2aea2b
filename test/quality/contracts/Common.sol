// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

interface IToken {
    function transferFrom(address from, address to, uint256 value) external;
}

/// Hands out the same amount to many.
contract Disperser {
    function disperse(address token, address[] calldata to, uint256 each) external {
        for (uint256 i; i < to.length; i++) IToken(token).transferFrom(msg.sender, to[i], each);
    }
}

/// Accounts that act together: layout, functions and signatures of Safe 1.3, without modules, guards and refunds of gas.
contract Safe {
    address private singleton;
    mapping(address => address) private modules;
    mapping(address => address) private owners;
    uint256 private ownerCount;
    uint256 private threshold;
    uint256 public nonce;
    mapping(bytes32 => mapping(address => uint256)) public approvedHashes;

    string public constant VERSION = "1.3.0";

    constructor() {
        threshold = 1;
    }

    function setup(address[] calldata who, uint256 needed) external {
        require(threshold == 0, "GS200");
        address last = address(1);
        for (uint256 i; i < who.length; i++) {
            owners[last] = who[i];
            last = who[i];
        }
        owners[last] = address(1);
        modules[address(1)] = address(1);
        (ownerCount, threshold) = (who.length, needed);
    }

    function getThreshold() external view returns (uint256) {
        return threshold;
    }

    function isOwner(address who) public view returns (bool) {
        return who != address(1) && owners[who] != address(0);
    }

    function getOwners() external view returns (address[] memory list) {
        list = new address[](ownerCount);
        address at = owners[address(1)];
        for (uint256 i; i < ownerCount; i++) {
            list[i] = at;
            at = owners[at];
        }
    }

    function getModulesPaginated(address, uint256) external pure returns (address[] memory list, address next) {
        return (new address[](0), address(1));
    }

    function approveHash(bytes32 hash) external {
        require(isOwner(msg.sender), "GS030");
        approvedHashes[hash][msg.sender] = 1;
    }

    function changeThreshold(uint256 needed) external {
        require(msg.sender == address(this), "GS031");
        threshold = needed;
    }

    function execTransaction(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes memory signatures
    ) external payable returns (bool ok) {
        bytes32 hash = keccak256(
            abi.encode(address(this), to, value, keccak256(data), operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce++)
        );
        check(hash, signatures);
        require(operation == 0, "GS000");
        (ok, ) = to.call{value: value}(data);
        require(ok || safeTxGas != 0 || gasPrice != 0, "GS013");
    }

    function check(bytes32 hash, bytes memory signatures) private view {
        require(signatures.length >= threshold * 65, "GS020");
        address last;
        for (uint256 i; i < threshold; i++) {
            (uint8 v, bytes32 r, bytes32 s) = part(signatures, i);
            address signer = v == 1 ? address(uint160(uint256(r))) : ecrecover(hash, v, r, s);
            if (v == 1) require(msg.sender == signer || approvedHashes[hash][signer] != 0, "GS025");
            require(signer > last && isOwner(signer), "GS026");
            last = signer;
        }
    }

    function part(bytes memory signatures, uint256 at) private pure returns (uint8 v, bytes32 r, bytes32 s) {
        assembly {
            let place := add(signatures, mul(0x41, at))
            r := mload(add(place, 0x20))
            s := mload(add(place, 0x40))
            v := and(mload(add(place, 0x41)), 0xff)
        }
    }
}

contract SafeProxy {
    address private singleton;

    constructor(address singleton_, address[] memory who, uint256 needed) {
        singleton = singleton_;
        (bool ok, ) = singleton_.delegatecall(abi.encodeWithSignature("setup(address[],uint256)", who, needed));
        require(ok);
    }

    fallback() external payable {
        assembly {
            let to := and(sload(0), 0xffffffffffffffffffffffffffffffffffffffff)
            if eq(calldataload(0), 0xa619486e00000000000000000000000000000000000000000000000000000000) {
                mstore(0, to)
                return(0, 0x20)
            }
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    receive() external payable {}
}

contract Timelock is TimelockController {
    constructor(uint256 delay, address[] memory proposers, address[] memory executors)
        TimelockController(delay, proposers, executors, address(0))
    {}
}
