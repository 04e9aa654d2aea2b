// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {SafeMath} from "./Base5.sol";

contract PauseProxy {
    address public owner = msg.sender;

    function exec(address usr, bytes memory fax) public returns (bytes memory out) {
        require(msg.sender == owner, "ds-pause-proxy-unauthorized");
        bool ok;
        (ok, out) = usr.delegatecall(fax);
        require(ok, "ds-pause-delegatecall-error");
    }
}

/// In the manner of DSPause: several plot what is done two days later, by a contract whose code may not change meanwhile.
contract DSPause {
    uint256 public constant delay = 2 days;
    address public owner;
    PauseProxy public proxy;
    mapping(bytes32 => bool) public plans;
    constructor(address owner_) public {
        owner = owner_;
        proxy = new PauseProxy();
    }
    modifier wait() {
        require(msg.sender == address(proxy), "ds-pause-undelayed-call");
        _;
    }

    function setOwner(address to) external wait {
        owner = to;
    }

    function hash(address usr, bytes32 tag, bytes memory fax, uint256 eta) public pure returns (bytes32) {
        return keccak256(abi.encode(usr, tag, fax, eta));
    }

    function plot(address usr, bytes32 tag, bytes memory fax, uint256 eta) public {
        require(msg.sender == owner, "ds-auth-unauthorized");
        require(eta >= now + delay, "ds-pause-delay-not-respected");
        plans[hash(usr, tag, fax, eta)] = true;
    }

    function drop(address usr, bytes32 tag, bytes memory fax, uint256 eta) public {
        require(msg.sender == owner, "ds-auth-unauthorized");
        plans[hash(usr, tag, fax, eta)] = false;
    }

    function exec(address usr, bytes32 tag, bytes memory fax, uint256 eta) public returns (bytes memory out) {
        bytes32 code;
        assembly {
            code := extcodehash(usr)
        }
        require(plans[hash(usr, tag, fax, eta)], "ds-pause-unplotted-plan");
        require(code == tag && now >= eta, "ds-pause-premature-exec");
        plans[hash(usr, tag, fax, eta)] = false;
        out = proxy.exec(usr, fax);
    }
}

contract Wards {
    mapping(address => uint256) public wards;
    modifier auth() {
        require(wards[msg.sender] == 1, "not-authorized");
        _;
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
    }
}

/// Ether in, dai out, and what a coin of ether is good for stands in `spot`.
contract Vat is Wards {
    using SafeMath for uint256;

    struct Urn {
        uint256 ink;
        uint256 art;
    }
    uint256 public spot = 1000 * 10**18;
    uint256 public Line = 100_000_000 * 10**18;
    uint256 public debt;
    mapping(address => Urn) public urns;
    mapping(address => uint256) public dai;
    mapping(address => mapping(address => bool)) public can;
    constructor(DSPause pause) public {
        wards[address(pause.proxy())] = 1;
    }

    function file(bytes32 what, uint256 data) external auth {
        if (what == "spot") spot = data;
        else if (what == "Line") Line = data;
        else revert("Vat/file-unrecognized-param");
    }

    function hope(address usr) external {
        can[msg.sender][usr] = true;
    }

    function move(address src, address dst, uint256 wad) external {
        require(src == msg.sender || can[src][msg.sender], "Vat/not-allowed");
        dai[src] = dai[src].sub(wad);
        dai[dst] = dai[dst].add(wad);
    }

    function safe(address usr) public view returns (bool) {
        return urns[usr].art <= urns[usr].ink.mul(spot).div(10**18);
    }

    function lock() external payable {
        urns[msg.sender].ink = urns[msg.sender].ink.add(msg.value);
    }

    function free(uint256 wad) external {
        urns[msg.sender].ink = urns[msg.sender].ink.sub(wad);
        require(safe(msg.sender), "Vat/not-safe");
        msg.sender.transfer(wad);
    }

    function draw(uint256 wad) external {
        urns[msg.sender].art = urns[msg.sender].art.add(wad);
        dai[msg.sender] = dai[msg.sender].add(wad);
        debt = debt.add(wad);
        require(debt <= Line && safe(msg.sender), "Vat/ceiling-exceeded");
    }

    function wipe(uint256 wad) external {
        urns[msg.sender].art = urns[msg.sender].art.sub(wad);
        dai[msg.sender] = dai[msg.sender].sub(wad);
        debt = debt.sub(wad);
    }

    /// Who brings the dai of somebody else's debt gets what lies behind it, when it has become too little.
    function bite(address usr) external {
        require(!safe(usr), "Vat/not-unsafe");
        Urn memory urn = urns[usr];
        delete urns[usr];
        dai[msg.sender] = dai[msg.sender].sub(urn.art);
        debt = debt.sub(urn.art);
        msg.sender.transfer(urn.ink);
    }
}

contract DaiJoin {
    Vat public vat;
    Dai public dai;
    constructor(Vat vat_, Dai dai_) public {
        (vat, dai) = (vat_, dai_);
    }

    function join(address usr, uint256 wad) external {
        vat.move(address(this), usr, wad);
        dai.burn(msg.sender, wad);
    }

    function exit(address usr, uint256 wad) external {
        vat.move(msg.sender, address(this), wad);
        dai.mint(usr, wad);
    }
}

/// In the manner of DAI: those who are relied on make some, and are the adapter and the proxy of the pause.
contract Dai is Wards {
    using SafeMath for uint256;

    string public constant name = "Mole Stablecoin";
    string public constant symbol = "MOLE";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    constructor(DaiJoin join, DSPause pause) public {
        wards[address(join)] = 1;
        wards[address(pause.proxy())] = 1;
    }

    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        spend(src, wad);
        balanceOf[src] = balanceOf[src].sub(wad);
        balanceOf[dst] = balanceOf[dst].add(wad);
        emit Transfer(src, dst, wad);
        return true;
    }

    function spend(address src, uint256 wad) private {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1))
            allowance[src][msg.sender] = allowance[src][msg.sender].sub(wad);
    }

    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] = balanceOf[usr].add(wad);
        totalSupply = totalSupply.add(wad);
        emit Transfer(address(0), usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        spend(usr, wad);
        balanceOf[usr] = balanceOf[usr].sub(wad);
        totalSupply = totalSupply.sub(wad);
        emit Transfer(usr, address(0), wad);
    }
}

contract Owned {
    address public owner;
    address public nominatedOwner;
    constructor(address owner_) public {
        require(owner_ != address(0), "Owner address cannot be 0");
        owner = owner_;
    }
    modifier onlyOwner() {
        require(msg.sender == owner, "Only the contract owner may perform this action");
        _;
    }

    function nominateNewOwner(address to) external onlyOwner {
        nominatedOwner = to;
    }

    function acceptOwnership() external {
        require(msg.sender == nominatedOwner, "You must be nominated before you can accept ownership");
        (owner, nominatedOwner) = (nominatedOwner, address(0));
    }
}

/// Several suspend the system in an emergency.
contract SystemStatus is Owned {
    bool public suspended;
    uint248 public reason;
    constructor(address owner_) public Owned(owner_) {}

    function suspendSystem(uint248 why) external onlyOwner {
        (suspended, reason) = (true, why);
    }

    function resumeSystem() external onlyOwner {
        (suspended, reason) = (false, 0);
    }
}

/// Keeps the numbers; the contract that it is associated with changes them.
contract TokenState is Owned {
    address public associatedContract;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    constructor(address owner_, address associated, address holder, uint256 supply) public Owned(owner_) {
        associatedContract = associated;
        balanceOf[holder] = supply;
    }
    modifier onlyAssociatedContract() {
        require(msg.sender == associatedContract, "Only the associated contract can perform this action");
        _;
    }

    function setAssociatedContract(address to) external onlyOwner {
        associatedContract = to;
    }

    function setAllowance(address from, address spender, uint256 value) external onlyAssociatedContract {
        allowance[from][spender] = value;
    }

    function setBalanceOf(address who, uint256 value) external onlyAssociatedContract {
        balanceOf[who] = value;
    }
}

/// In the manner of Synthetix: calls its target, and logs what the target says.
contract SynthProxy is Owned {
    Network public target;
    event TargetUpdated(Network to);
    constructor(address owner_, Network target_) public Owned(owner_) {
        target = target_;
    }

    function setTarget(Network to) external onlyOwner {
        target = to;
        emit TargetUpdated(to);
    }

    // what is asked by a static call goes on as one
    function name() external view returns (string memory) { return target.name(); }
    function symbol() external view returns (string memory) { return target.symbol(); }
    function decimals() external view returns (uint8) { return target.decimals(); }
    function totalSupply() external view returns (uint256) { return target.totalSupply(); }
    function balanceOf(address who) external view returns (uint256) { return target.balanceOf(who); }
    function allowance(address from, address by) external view returns (uint256) { return target.allowance(from, by); }

    function _emit(bytes32 topic, address from, address to, uint256 value) external {
        require(msg.sender == address(target), "Must be proxy target");
        assembly {
            let at := mload(0x40)
            mstore(at, value)
            log3(at, 32, topic, from, to)
        }
    }

    function() external payable {
        target.setMessageSender(msg.sender);
        address to = address(target);
        assembly {
            let at := mload(0x40)
            calldatacopy(at, 0, calldatasize)
            let ok := call(gas, to, callvalue, at, calldatasize, 0, 0)
            returndatacopy(at, 0, returndatasize)
            if iszero(ok) { revert(at, returndatasize) }
            return(at, returndatasize)
        }
    }
}

/// Stands behind the proxy. Once a week anybody may call for three hundredths of a percent more, which go to the treasury.
contract Network is Owned {
    using SafeMath for uint256;

    string public constant name = "Lattice Network Token";
    string public constant symbol = "LNX";
    uint8 public constant decimals = 18;
    SynthProxy public proxy;
    TokenState public tokenState;
    SystemStatus public status;
    uint256 public totalSupply;
    uint256 public lastMint = now;
    address private messageSender;
    constructor(address owner_, SynthProxy proxy_, TokenState state, SystemStatus status_, uint256 supply) public Owned(owner_) {
        (proxy, tokenState, status, totalSupply) = (proxy_, state, status_, supply);
    }
    modifier onlyProxy() {
        require(msg.sender == address(proxy), "Only the proxy can call");
        _;
    }

    function setMessageSender(address who) external onlyProxy {
        messageSender = who;
    }

    function balanceOf(address who) external view returns (uint256) {
        return tokenState.balanceOf(who);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return tokenState.allowance(from, spender);
    }

    function approve(address spender, uint256 value) external onlyProxy returns (bool) {
        tokenState.setAllowance(messageSender, spender, value);
        proxy._emit(keccak256("Approval(address,address,uint256)"), messageSender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external onlyProxy returns (bool) {
        return move(messageSender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external onlyProxy returns (bool) {
        tokenState.setAllowance(from, messageSender, tokenState.allowance(from, messageSender).sub(value));
        return move(from, to, value);
    }

    function mint() external onlyProxy returns (bool) {
        require(now >= lastMint + 1 weeks, "No supply is mintable");
        lastMint = now;
        uint256 value = totalSupply.mul(3).div(10_000);
        totalSupply = totalSupply.add(value);
        tokenState.setBalanceOf(owner, tokenState.balanceOf(owner).add(value));
        proxy._emit(keccak256("Transfer(address,address,uint256)"), address(0), owner, value);
        return true;
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(!status.suspended(), "System is suspended");
        require(to != address(0) && to != address(this) && to != address(proxy), "Cannot transfer to this address");
        tokenState.setBalanceOf(from, tokenState.balanceOf(from).sub(value));
        tokenState.setBalanceOf(to, tokenState.balanceOf(to).add(value));
        proxy._emit(keccak256("Transfer(address,address,uint256)"), from, to, value);
        return true;
    }
}
