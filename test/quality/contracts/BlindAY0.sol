// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Several who act when enough of them say the same.
contract Quorum {
    address[] private _members;
    mapping(address => bool) public isOwner;
    uint256 public required;
    mapping(bytes32 => uint256) public rounds;
    mapping(bytes32 => mapping(address => bool)) public agreed;
    mapping(bytes32 => uint256) public count;

    event Agreed(address indexed who, bytes32 indexed what);
    event Executed(bytes32 indexed what, address to);

    constructor(address[] memory members, uint256 required_) {
        require(required_ > 1 && required_ <= members.length);
        for (uint256 i; i < members.length; i++) {
            require(!isOwner[members[i]]);
            isOwner[members[i]] = true;
            _members.push(members[i]);
        }
        required = required_;
    }

    function getOwners() external view returns (address[] memory) {
        return _members;
    }

    function agree(address to, bytes calldata data) external {
        require(isOwner[msg.sender], "not a member");
        bytes32 base = keccak256(abi.encode(to, data));
        bytes32 id = keccak256(abi.encode(base, rounds[base]));
        require(!agreed[id][msg.sender], "once");
        agreed[id][msg.sender] = true;
        count[id] += 1;
        emit Agreed(msg.sender, id);
        if (count[id] < required) return;
        rounds[base] += 1;
        (bool ok, ) = to.call(data);
        require(ok, "failed");
        emit Executed(id, to);
    }

    function replace(uint256 at, address by) external {
        require(msg.sender == address(this) && !isOwner[by] && by != address(0));
        isOwner[_members[at]] = false;
        isOwner[by] = true;
        _members[at] = by;
    }
}

/// Waits two days at least, and tells everybody before.
contract WaitingRoom {
    uint256 public constant MINIMUM_DELAY = 2 days;
    uint256 public constant GRACE_PERIOD = 14 days;
    address public admin;
    uint256 public delay;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);

    constructor(address admin_, uint256 delay_) {
        require(delay_ >= MINIMUM_DELAY && delay_ <= 30 days);
        admin = admin_;
        delay = delay_;
    }

    function setDelay(uint256 delay_) external {
        require(msg.sender == address(this) && delay_ >= MINIMUM_DELAY && delay_ <= 30 days);
        delay = delay_;
    }

    function setAdmin(address admin_) external {
        require(msg.sender == address(this));
        admin = admin_;
    }

    function queueTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) external returns (bytes32 id) {
        require(msg.sender == admin, "admin");
        require(eta >= block.timestamp + delay, "too soon");
        id = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[id] = true;
        emit QueueTransaction(id, target, value, signature, data, eta);
    }

    function cancelTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) external {
        require(msg.sender == admin, "admin");
        queuedTransactions[keccak256(abi.encode(target, value, signature, data, eta))] = false;
    }

    function executeTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) external payable returns (bytes memory) {
        require(msg.sender == admin, "admin");
        bytes32 id = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[id] && block.timestamp >= eta && block.timestamp <= eta + GRACE_PERIOD, "not now");
        queuedTransactions[id] = false;
        bytes memory call = bytes(signature).length == 0 ? data : abi.encodePacked(bytes4(keccak256(bytes(signature))), data);
        (bool ok, bytes memory answer) = target.call{value: value}(call);
        require(ok, "failed");
        emit ExecuteTransaction(id, target, value, signature, data, eta);
        return answer;
    }

    receive() external payable {}
}

/// What is paid in or lent against, somewhere else in the story.
contract Barley {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
