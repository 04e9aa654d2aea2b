// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

/// A ledger that says no in words. Those below have had something happen to them.
abstract contract Register {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) internal accounts;
    mapping(address => mapping(address => uint256)) internal limits;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) internal {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function balanceOf(address who) external view returns (uint256) {
        return accounts[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return limits[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        limits[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        book(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 limit = limits[from][msg.sender];
        if (limit != uint256(-1)) {
            require(limit >= value, "Register: limit exceeded");
            limits[from][msg.sender] = limit - value;
        }
        book(from, to, value);
        return true;
    }

    function book(address from, address to, uint256 value) internal {
        require(to != address(0), "Register: no receiver");
        mayPass(from, to);
        require(accounts[from] >= value, "Register: not enough");
        accounts[from] -= value;
        accounts[to] += value;
        emit Transfer(from, to, value);
    }

    function make(address to, uint256 value) internal {
        require(totalSupply + value >= totalSupply, "Register: too much");
        totalSupply += value;
        accounts[to] += value;
        emit Transfer(address(0), to, value);
    }

    function unmake(address from, uint256 value) internal {
        require(accounts[from] >= value, "Register: not enough");
        accounts[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function mayPass(address from, address to) internal view virtual {}
}

/// The issuer answers for its holders, and may stop one of them.
contract Cashmere is Register {
    address public issuer;
    mapping(address => bool) public frozen;

    event Frozen(address indexed who, string why);
    event Thawed(address indexed who);
    event IssuerChanged(address indexed from, address indexed to);

    modifier onlyIssuer() {
        require(msg.sender == issuer, "Cashmere: not the issuer");
        _;
    }

    constructor() public Register("Cashmere Share", "CSHM", 18) {
        issuer = msg.sender;
        make(msg.sender, 12_000_000 ether);
    }

    function freeze(address who, string calldata why) external onlyIssuer {
        frozen[who] = true;
        emit Frozen(who, why);
    }

    function thaw(address who) external onlyIssuer {
        frozen[who] = false;
        emit Thawed(who);
    }

    function changeIssuer(address to) external onlyIssuer {
        emit IssuerChanged(issuer, to);
        issuer = to;
    }

    function mayPass(address from, address to) internal view override {
        require(!frozen[from] && !frozen[to], "Cashmere: frozen");
    }
}

/// A coin for money in a bank, under the law. Who is sanctioned is suspended; what a court orders is destroyed.
contract Sterlet is Register {
    address public administrator;
    address public complianceOfficer;
    address public mint;
    mapping(address => uint256) public suspendedSince;

    event Suspended(address indexed who);
    event Reinstated(address indexed who);
    event Destroyed(address indexed who, uint256 value);

    constructor() public Register("Sterlet Pound", "STGP", 6) {
        administrator = msg.sender;
        complianceOfficer = msg.sender;
        mint = msg.sender;
    }

    function appoint(address administrator_, address officer, address mint_) external {
        require(msg.sender == administrator, "Sterlet: not the administrator");
        administrator = administrator_;
        complianceOfficer = officer;
        mint = mint_;
    }

    function issue(uint256 value) external {
        require(msg.sender == mint, "Sterlet: not the mint");
        make(msg.sender, value);
    }

    function redeem(uint256 value) external {
        unmake(msg.sender, value);
    }

    function suspend(address who) external {
        require(msg.sender == complianceOfficer, "Sterlet: not the officer");
        suspendedSince[who] = now;
        emit Suspended(who);
    }

    function reinstate(address who) external {
        require(msg.sender == complianceOfficer, "Sterlet: not the officer");
        suspendedSince[who] = 0;
        emit Reinstated(who);
    }

    function destroy(address who) external {
        require(msg.sender == complianceOfficer && suspendedSince[who] != 0, "Sterlet: not suspended");
        uint256 value = accounts[who];
        unmake(who, value);
        emit Destroyed(who, value);
    }

    function mayPass(address from, address to) internal view override {
        require(suspendedSince[from] == 0 && suspendedSince[to] == 0, "Sterlet: suspended");
    }
}

/// A guard could stop thieves in the first days. He stopped one, and put his office down.
contract Afterglow is Register {
    address public guard;
    mapping(address => bool) public stopped;

    event Stopped(address indexed who);
    event GuardLeft(address indexed guard);

    constructor() public Register("Afterglow", "AGLW", 18) {
        guard = msg.sender;
        make(msg.sender, 64_000_000 ether);
    }

    function stop(address who) external {
        require(msg.sender == guard, "Afterglow: not the guard");
        stopped[who] = true;
        emit Stopped(who);
    }

    function leave() external {
        require(msg.sender == guard, "Afterglow: not the guard");
        emit GuardLeft(guard);
        guard = address(0);
    }

    function mayPass(address from, address) internal view override {
        require(!stopped[from], "Afterglow: stopped");
    }
}

/// The first edition. Whoever gives some of it up gets as much of the second.
contract OldBarley is Register {
    NewBarley public successor;

    event Migrated(address indexed who, uint256 value);

    constructor(NewBarley successor_) public Register("Barley", "BRLY", 18) {
        successor = successor_;
        make(msg.sender, 20_000_000 ether);
    }

    function migrate(uint256 value) external {
        unmake(msg.sender, value);
        emit Migrated(msg.sender, value);
        successor.credit(msg.sender, value);
    }
}

/// The second edition. There is as much of it as was given up of the first, and not more.
contract NewBarley is Register {
    address public predecessor;

    constructor(address predecessor_) public Register("Barley Two", "BRLY2", 18) {
        predecessor = predecessor_;
    }

    function credit(address to, uint256 value) external {
        require(msg.sender == predecessor, "Barley: not the first edition");
        make(to, value);
    }

    function burn(uint256 value) external {
        unmake(msg.sender, value);
    }
}
