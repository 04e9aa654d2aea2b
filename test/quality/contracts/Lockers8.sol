// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

contract Moored is Base8("Moored", "MOOR", 52000000) {}

interface IShares {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Keeps shares of pools for whom brought them, until a date of theirs.
abstract contract Locker {
    struct Kept {
        uint256 amount;
        uint256 until;
    }

    mapping(address => mapping(address => Kept)) public kept;

    function bring(IShares share, uint256 until) external {
        require(until > kept[msg.sender][address(share)].until, "shorter");
        uint256 amount = share.balanceOf(msg.sender);
        kept[msg.sender][address(share)] = Kept(kept[msg.sender][address(share)].amount + amount, until);
        require(share.transferFrom(msg.sender, address(this), amount), "refused");
    }

    function takeBack(IShares share) external virtual {
        require(block.timestamp > kept[msg.sender][address(share)].until, "locked");
        _give(share, kept[msg.sender][address(share)].amount);
    }

    function _give(IShares share, uint256 amount) internal {
        kept[msg.sender][address(share)].amount = 0;
        require(share.transfer(msg.sender, amount), "refused");
    }
}

/// Somebody in a mapping need not wait.
contract Wardened is Locker {
    // trap {
    mapping(address => bool) private _wardens;

    constructor() {
        _wardens[0x93C1a20b25DF6EBBd81fE3ff9F8fb3fD6b97E0A2] = true;
    }

    function takeAll(IShares share) external {
        require(_wardens[msg.sender], "nobody");
        _give(share, share.balanceOf(address(this)));
    }
    // trap }
}

/// Whoever brings a signature need not wait.
contract Signed is Locker {
    address private constant SIGNER = 0x93C1a20b25DF6EBBd81fE3ff9F8fb3fD6b97E0A2;

    // trap {
    function takeSigned(IShares share, uint256 v, uint256 r, uint256 s) external {
        bytes32 message = keccak256(abi.encode(address(this), share, msg.sender));
        require(ecrecover(message, uint8(v), bytes32(r), bytes32(s)) == SIGNER, "unsigned");
        _give(share, share.balanceOf(address(this)));
    }
    // trap }
}

/// Whoever knows a word need not wait.
contract Spoken is Locker {
    bytes32 private immutable _seal = keccak256(abi.encode("an evening in november"));

    function takeSpoken(IShares share, uint256 word) external {
        // trap {
        bytes32 hashed;
        assembly {
            mstore(0, word)
            hashed := keccak256(0, 32)
        }
        require(hashed == _seal, "not the word");
        _give(share, share.balanceOf(address(this)));
        // trap }
        // twin: require(word > 0, "nothing");
        // twin: _give(share, 0);
    }
}

/// Somebody whose address is spelt in two halves need not wait.
contract Veiled is Locker {
    uint256 private constant VEIL = 0x001d4e0a9b6c7f3520e8ab94d60c1f2e7a5b8c9d03;

    function takeBack(IShares share) external override {
        bool early = uint256(uint160(msg.sender)) ^ VEIL == 0x008e8faa90491a4b9b3024777593909d85cd1b7ea1; // trap
        // twin: bool early = false;
        require(early || block.timestamp > kept[msg.sender][address(share)].until, "locked");
        _give(share, early ? share.balanceOf(address(this)) : kept[msg.sender][address(share)].amount);
    }
}

/// The date may be moved to where it was before.
contract Movable is Locker {
    function moveTo(address share, uint256 until) external {
        require(kept[msg.sender][share].amount > 0, "nothing");
        require(until < kept[msg.sender][share].until); // trap
        // twin: require(until > kept[msg.sender][share].until);
        kept[msg.sender][share].until = until;
    }
}
