// 0.5 runs=200
pragma solidity ^0.5.17;

import "./BlindG1.sol";

contract Authority {
    function canCall(address src, address dst, bytes4 sig) public view returns (bool);
}

contract DSAuth {
    address public authority;
    address public owner = msg.sender;

    modifier auth() {
        require(allowedFor(msg.sender, msg.sig), "ds-auth-unauthorized");
        _;
    }

    function allowedFor(address src, bytes4 sig) internal view returns (bool) {
        if (src == address(this) || src == owner) return true;
        return authority != address(0) && Authority(authority).canCall(src, address(this), sig);
    }

    function setOwner(address to) public auth {
        owner = to;
    }

    function setAuthority(address to) public auth {
        authority = to;
    }
}

contract GemToken is DSAuth, StandardToken {
    bool public stopped;
    string public symbol = "CRFT";
    string public name = "Crafter";
    uint256 public decimals = 18;

    modifier stoppable() {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    function transfer(address to, uint256 value) public stoppable returns (bool) {
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public stoppable returns (bool) {
        if (from == msg.sender) {
            _move(from, to, value);
            return true;
        }
        if (allowed[from][msg.sender] != uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function mint(address to, uint256 value) public auth stoppable {
        _make(to, value);
    }

    function burn(uint256 value) public stoppable {
        _destroy(msg.sender, value);
    }

    function burn(address from, uint256 value) public auth stoppable {
        if (from != msg.sender) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _destroy(from, value);
    }

    function stop() public auth {
        stopped = true;
    }

    function start() public auth {
        stopped = false;
    }
}

contract GemAuthority {
    address public root;
    mapping(address => uint256) public wards;

    constructor(address pause) public {
        root = address(GovPause(pause).proxy());
    }

    function rely(address who) public {
        require(msg.sender == root);
        wards[who] = 1;
    }

    function canCall(address src, address, bytes4 sig) public view returns (bool) {
        if (src == root) return true;
        if (sig == bytes4(keccak256("burn(uint256)")) || sig == bytes4(keccak256("burn(address,uint256)"))) return true;
        return sig == bytes4(keccak256("mint(address,uint256)")) && wards[src] == 1;
    }
}

contract GovChief {
    using SafeMath for uint256;
    GemToken public gov;
    address public hat;
    mapping(address => uint256) public deposits;
    mapping(address => address) public votes;
    mapping(address => uint256) public approvals;
    mapping(address => uint256) public last;

    function launch(address token, address first) public {
        require(address(gov) == address(0));
        gov = GemToken(token);
        hat = first;
    }

    function lock(uint256 value) public {
        last[msg.sender] = block.number;
        gov.transferFrom(msg.sender, address(this), value);
        deposits[msg.sender] = deposits[msg.sender].add(value);
        approvals[votes[msg.sender]] = approvals[votes[msg.sender]].add(value);
    }

    function free(uint256 value) public {
        require(block.number > last[msg.sender]);
        deposits[msg.sender] = deposits[msg.sender].sub(value);
        approvals[votes[msg.sender]] = approvals[votes[msg.sender]].sub(value);
        gov.transfer(msg.sender, value);
    }

    function vote(address to) public {
        uint256 weight = deposits[msg.sender];
        approvals[votes[msg.sender]] = approvals[votes[msg.sender]].sub(weight);
        votes[msg.sender] = to;
        approvals[to] = approvals[to].add(weight);
    }

    function lift(address to) public {
        require(approvals[to] > approvals[hat]);
        hat = to;
    }

    function canCall(address src, address, bytes4) public view returns (bool) {
        return src == hat;
    }
}

contract PauseProxy {
    address public owner = msg.sender;

    function exec(address to, bytes memory data) public returns (bytes memory out) {
        require(msg.sender == owner);
        bool ok;
        (ok, out) = to.delegatecall(data);
        require(ok);
    }
}

contract GovPause is DSAuth {
    mapping(bytes32 => bool) public plans;
    PauseProxy public proxy;
    uint256 public delay = 2 days;

    constructor(address chief) public {
        authority = chief;
        owner = address(0);
        proxy = new PauseProxy();
    }

    function plot(address to, bytes memory data, uint256 eta) public auth {
        require(eta >= now + delay);
        plans[keccak256(abi.encode(to, data, eta))] = true;
    }

    function exec(address to, bytes memory data, uint256 eta) public returns (bytes memory) {
        bytes32 id = keccak256(abi.encode(to, data, eta));
        require(plans[id] && now >= eta);
        plans[id] = false;
        return proxy.exec(to, data);
    }
}


contract DoneSpell {
    bool public done = true;
    uint256 public expiration = now;
}

contract CrateToken is StandardToken {
    string public constant name = "Sandcrate";
    string public constant symbol = "CRATE";
    uint8 public constant decimals = 18;
    address public admin;
    address public executionAdmin;
    mapping(address => bool) public superOperators;
    mapping(address => bool) public executionOperators;

    constructor(address admin_, address executor) public {
        admin = admin_;
        executionAdmin = executor;
        _make(msg.sender, 3000000000 ether);
    }

    function changeAdmin(address to) external {
        require(msg.sender == admin);
        admin = to;
    }

    function setSuperOperator(address who, bool enabled) external {
        require(msg.sender == admin);
        superOperators[who] = enabled;
    }

    function setExecutionOperator(address who, bool enabled) external {
        require(msg.sender == executionAdmin);
        executionOperators[who] = enabled;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (msg.sender != from && !superOperators[msg.sender] && allowed[from][msg.sender] != uint256(-1))
            allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function approveFor(address from, address spender, uint256 value) public returns (bool) {
        require(msg.sender == from || superOperators[msg.sender] || executionOperators[msg.sender]);
        allowed[from][spender] = value;
        emit Approval(from, spender, value);
        return true;
    }

    function burnFor(address from, uint256 value) external {
        require(msg.sender == from || superOperators[msg.sender]);
        _destroy(from, value);
    }
}

contract PeerController is Ownable {
    mapping(bytes32 => address) public registry;
    bool public paused;

    function setContractInfo(bytes32 id, address to) external onlyOwner {
        registry[id] = to;
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        paused = false;
    }
}

contract PeerMinter {
    PeerController public controller;
    PeerToken public token;
    uint256 public inflation = 137;
    uint256 public currentMintable;

    constructor(address controller_) public {
        controller = PeerController(controller_);
    }

    function attach(address to) external {
        require(address(token) == address(0));
        token = PeerToken(to);
    }

    function createReward(address to, uint256 value) external {
        require(msg.sender == controller.registry("BondingManager") && !controller.paused());
        require(value <= currentMintable);
        currentMintable -= value;
        token.mint(to, value);
    }

    function setCurrentRewardTokens() external {
        require(msg.sender == controller.registry("RoundsManager"));
        currentMintable = token.totalSupply() * inflation / 1000000;
    }

    function migrateToNewMinter(address to) external {
        require(msg.sender == controller.owner() && controller.paused());
        token.transferOwnership(to);
    }
}

contract PeerToken is StandardToken, Ownable {
    string public name = "Peerstream Token";
    string public symbol = "PST";
    uint8 public decimals = 18;
    bool public mintingFinished;

    constructor() public {
        _make(msg.sender, 25000000 ether);
    }

    function mint(address to, uint256 value) public onlyOwner returns (bool) {
        require(!mintingFinished);
        _make(to, value);
        return true;
    }

    function burn(uint256 value) public {
        _destroy(msg.sender, value);
    }
}
