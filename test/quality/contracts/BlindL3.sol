// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5, SafeMath, Ownable} from "./Base5.sol";

/// Made in a sale that is over.
contract Kindle is Base5("Kindle", "KNDL", 0) {
    bool public mintingFinished;

    event Mint(address indexed to, uint256 amount);
    event MintFinished();

    function mint(address to, uint256 value) external onlyOwner returns (bool) {
        require(!mintingFinished);
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Mint(to, value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function finishMinting() external onlyOwner returns (bool) {
        require(!mintingFinished);
        mintingFinished = true;
        emit MintFinished();
        return true;
    }

    function burn(uint256 value) external {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Which contract may call what.
contract Guard is Ownable {
    mapping(address => mapping(bytes4 => bool)) public rules;

    function permit(address src, bytes4 sig) external onlyOwner {
        rules[src][sig] = true;
    }

    function forbid(address src, bytes4 sig) external onlyOwner {
        rules[src][sig] = false;
    }

    function canCall(address src, address, bytes4 sig) external view returns (bool) {
        return rules[src][sig];
    }
}

/// In the manner of MKR: whoever may do something is told by its guard.
contract Gavel {
    using SafeMath for uint256;
    bytes32 public name = "Gavel";
    bytes32 public symbol = "GVL";
    uint256 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    Guard public authority;
    address public owner = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier auth() {
        require(msg.sender == owner || (address(authority) != address(0) && authority.canCall(msg.sender, address(this), msg.sig)), "auth");
        _;
    }

    function setAuthority(Guard to) external auth {
        authority = to;
    }

    function setOwner(address to) external auth {
        owner = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        spend(from, value);
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }

    function spend(address from, uint256 value) private {
        if (from != msg.sender && allowance[from][msg.sender] != uint256(-1))
            allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
    }

    function mint(address to, uint256 value) external auth {
        balanceOf[to] = balanceOf[to].add(value);
        totalSupply = totalSupply.add(value);
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        spend(from, value);
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

/// In the manner of COMP: votes in 96 bits, delegated by signature.
contract Compline {
    string public constant name = "Compline";
    string public constant symbol = "CMPL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10000000e18;
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;
    mapping(address => uint256) public nonces;
    bytes32 public constant DOMAIN = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 public constant DELEGATION = keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");

    event DelegateChanged(address indexed delegator, address indexed from, address indexed to);
    event DelegateVotesChanged(address indexed delegate, uint256 before, uint256 afterwards);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor() public {
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function safe96(uint256 n) private pure returns (uint96) {
        require(n < 2**96, "exceeds 96 bits");
        return uint96(n);
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return allowances[account][spender];
    }

    function approve(address spender, uint256 raw) external returns (bool) {
        uint96 amount = raw == uint256(-1) ? uint96(-1) : safe96(raw);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function transfer(address to, uint256 raw) external returns (bool) {
        move(msg.sender, to, safe96(raw));
        return true;
    }

    function transferFrom(address from, address to, uint256 raw) external returns (bool) {
        uint96 amount = safe96(raw);
        uint96 allowed = allowances[from][msg.sender];
        if (msg.sender != from && allowed != uint96(-1)) {
            require(allowed >= amount, "exceeds allowance");
            allowances[from][msg.sender] = allowed - amount;
        }
        move(from, to, amount);
        return true;
    }

    function delegate(address to) public {
        choose(msg.sender, to);
    }

    function delegateBySig(address to, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), uint256(1), address(this)));
        bytes32 hash = keccak256(abi.encode(DELEGATION, to, nonce, expiry));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domain, hash)), v, r, s);
        require(signer != address(0) && nonce == nonces[signer]++ && now <= expiry, "signature");
        choose(signer, to);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function choose(address who, address to) private {
        address from = delegates[who];
        delegates[who] = to;
        emit DelegateChanged(who, from, to);
        carry(from, to, balances[who]);
    }

    function move(address from, address to, uint96 amount) private {
        require(from != address(0) && to != address(0), "zero address");
        require(balances[from] >= amount, "exceeds balance");
        balances[from] -= amount;
        balances[to] += amount;
        emit Transfer(from, to, amount);
        carry(delegates[from], delegates[to], amount);
    }

    function carry(address from, address to, uint96 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) note(from, amount, false);
        if (to != address(0)) note(to, amount, true);
    }

    function note(address who, uint96 amount, bool up) private {
        uint32 n = numCheckpoints[who];
        uint96 had = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 has = up ? had + amount : had - amount;
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) checkpoints[who][n - 1].votes = has;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), has);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, had, has);
    }
}

/// Who sends may lock what he sends for a year at most; what somebody had before stays free.
contract Hourglass is Base5("Hourglass", "HRGL", 15000000) {
    struct Lock {
        uint256 amount;
        uint256 until;
    }
    mapping(address => Lock[]) public locks;

    event Locked(address indexed to, uint256 amount, uint256 until);

    function transferWithLock(address to, uint256 amount, uint256 until) external returns (bool) {
        require(until > now && until <= now + 365 days, "until");
        _put(msg.sender, address(this), amount);
        locks[to].push(Lock(amount, until));
        emit Locked(to, amount, until);
        return true;
    }

    function release(uint256 index) external {
        Lock storage one = locks[msg.sender][index];
        require(one.amount > 0 && now >= one.until, "locked");
        uint256 amount = one.amount;
        one.amount = 0;
        _put(address(this), msg.sender, amount);
    }

    function locksOf(address who) external view returns (uint256) {
        return locks[who].length;
    }
}

/// The owner notes the moments of payments; the token pays ether to those who held.
contract Ledgerline is Base5("Ledgerline", "LDGR", 5000000) {
    uint256 private constant scale = 2**128;
    uint256 public perShare;
    uint256 public unspent;
    mapping(address => uint256) private seen;
    mapping(address => uint256) public due;

    event Paid(uint256 value);

    function pay() external payable {
        uint256 all = msg.value.add(unspent);
        uint256 each = all.mul(scale).div(_supply);
        perShare = perShare.add(each);
        unspent = all.sub(each.mul(_supply).div(scale));
        emit Paid(msg.value);
    }

    function settle(address who) private {
        due[who] = due[who].add(_book[who].mul(perShare.sub(seen[who])).div(scale));
        seen[who] = perShare;
    }

    function withdraw() external {
        settle(msg.sender);
        uint256 value = due[msg.sender];
        due[msg.sender] = 0;
        msg.sender.transfer(value);
    }

    function _send(address from, address to, uint256 value) internal {
        settle(from);
        settle(to);
        _put(from, to, value);
    }
}
