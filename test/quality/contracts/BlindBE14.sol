// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.8.20;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// Who is known to the issuer. As long as the registry is open, everybody counts as verified unless listed by court order.
contract IdentityRegistry is Ownable {
    mapping(address => uint16) public investorCountry;
    mapping(address => bool) public sanctioned;
    bool public immutable openToAll = true;

    event IdentityRegistered(address indexed investor, uint16 country);
    event Sanctioned(address indexed investor, bool listed);

    constructor(address owner_) Ownable(owner_) {}

    function registerIdentity(address investor, uint16 country) external onlyOwner {
        investorCountry[investor] = country;
        emit IdentityRegistered(investor, country);
    }

    function setSanctioned(address investor, bool listed) external onlyOwner {
        sanctioned[investor] = listed;
        emit Sanctioned(investor, listed);
    }

    function isVerified(address investor) external view returns (bool) {
        return (openToAll || investorCountry[investor] != 0) && !sanctioned[investor];
    }
}

/// Rules of transfers: none of them stands in the way of trading; a largest share of the fund may be set, of a tenth at least.
contract ModularCompliance is Ownable {
    address public token;
    uint256 public maxShareBps = 10_000;

    event TokenBound(address token);
    event MaxShareSet(uint256 bps);

    constructor(address owner_) Ownable(owner_) {}

    function bindToken(address token_) external {
        require(token == address(0), "bound");
        token = token_;
        emit TokenBound(token_);
    }

    function setMaxShare(uint256 bps) external onlyOwner {
        require(bps >= 1_000 && bps <= 10_000, "bps");
        maxShareBps = bps;
        emit MaxShareSet(bps);
    }

    /// Contracts such as pools hold for many and are free of it.
    function canTransfer(address, address to, uint256 amount) external view returns (bool) {
        if (maxShareBps == 10_000 || to.code.length > 0) return true;
        BrickworkShare share = BrickworkShare(token);
        return share.balanceOf(to) + amount <= (share.totalSupply() * maxShareBps) / 10_000;
    }
}

/// @title Share of the house at Brickwork Lane
/// @notice Rent is paid out per share. Agents, who are the signers of the trustee, recover and freeze under law.
contract BrickworkShare is Ownable {
    string public constant name = "Brickwork Lane Share";
    string public constant symbol = "BRICK";
    uint8 public constant decimals = 18;
    string public constant TOKEN_VERSION = "4.1.3";

    uint256 public totalSupply;
    bool public paused;
    IdentityRegistry public identityRegistry;
    ModularCompliance public compliance;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isAgent;
    mapping(address => bool) public isFrozen;
    mapping(address => uint256) public getFrozenTokens;

    uint256 public rentPerShare;
    mapping(address => uint256) private _rentPaid;
    mapping(address => uint256) public rentOwed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AgentAdded(address indexed agent);
    event AgentRemoved(address indexed agent);
    event AddressFrozen(address indexed user, bool indexed frozen, address indexed by);
    event TokensFrozen(address indexed user, uint256 amount);
    event TokensUnfrozen(address indexed user, uint256 amount);
    event RecoverySuccess(address indexed lost, address indexed fresh, uint256 amount);
    event Paused(address by);
    event Unpaused(address by);
    event RentReceived(uint256 amount);
    event RentClaimed(address indexed holder, uint256 amount);

    modifier onlyAgent() {
        require(isAgent[msg.sender], "AgentRole: caller does not have the Agent role");
        _;
    }

    constructor(address trustee, IdentityRegistry registry, ModularCompliance compliance_, address holder) Ownable(trustee) {
        (identityRegistry, compliance) = (registry, compliance_);
        isAgent[trustee] = true;
        emit AgentAdded(trustee);
        _mint(holder, 2_000_000 ether);
    }

    function addAgent(address agent) external onlyOwner {
        isAgent[agent] = true;
        emit AgentAdded(agent);
    }

    function removeAgent(address agent) external onlyOwner {
        isAgent[agent] = false;
        emit AgentRemoved(agent);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _checked(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _checked(from, to, value);
        return true;
    }

    function _checked(address from, address to, uint256 value) private {
        require(!paused, "Pausable: paused");
        require(!isFrozen[to] && !isFrozen[from], "wallet is frozen");
        require(value <= balanceOf[from] - getFrozenTokens[from], "Insufficient Balance");
        require(identityRegistry.isVerified(to) && identityRegistry.isVerified(from) && compliance.canTransfer(from, to, value), "Transfer not possible");
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        _accrue(from);
        _accrue(to);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _accrue(address who) private {
        rentOwed[who] += (balanceOf[who] * (rentPerShare - _rentPaid[who])) / 1e18;
        _rentPaid[who] = rentPerShare;
    }

    function _mint(address to, uint256 value) private {
        _accrue(to);
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function payRent() external payable {
        rentPerShare += (msg.value * 1e18) / totalSupply;
        emit RentReceived(msg.value);
    }

    function claimRent() external {
        _accrue(msg.sender);
        uint256 owed = rentOwed[msg.sender];
        rentOwed[msg.sender] = 0;
        emit RentClaimed(msg.sender, owed);
        (bool ok, ) = msg.sender.call{value: owed}("");
        require(ok, "send");
    }

    function mint(address to, uint256 value) external onlyAgent {
        require(identityRegistry.isVerified(to), "Identity is not verified.");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external onlyAgent {
        _accrue(from);
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function forcedTransfer(address from, address to, uint256 value) external onlyAgent returns (bool) {
        require(identityRegistry.isVerified(to), "Transfer not possible");
        _move(from, to, value);
        return true;
    }

    function recoveryAddress(address lost, address fresh) external onlyAgent returns (bool) {
        uint256 amount = balanceOf[lost];
        require(amount != 0, "no tokens to recover");
        _move(lost, fresh, amount);
        emit RecoverySuccess(lost, fresh, amount);
        return true;
    }

    function setAddressFrozen(address user, bool frozen) external onlyAgent {
        isFrozen[user] = frozen;
        emit AddressFrozen(user, frozen, msg.sender);
    }

    function freezePartialTokens(address user, uint256 amount) external onlyAgent {
        require(balanceOf[user] >= getFrozenTokens[user] + amount, "Amount exceeds available balance");
        getFrozenTokens[user] += amount;
        emit TokensFrozen(user, amount);
    }

    function unfreezePartialTokens(address user, uint256 amount) external onlyAgent {
        getFrozenTokens[user] -= amount;
        emit TokensUnfrozen(user, amount);
    }

    function pause() external onlyAgent {
        paused = true;
        emit Paused(msg.sender);
    }

    function unpause() external onlyAgent {
        paused = false;
        emit Unpaused(msg.sender);
    }
}
