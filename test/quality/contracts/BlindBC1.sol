// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

/// What both issuers keep of their holders.
abstract contract Ledger {
    uint256 public totalSupply;
    mapping(address => uint256) internal holdings;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "overflow");
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "underflow");
        return a - b;
    }

    function balanceOf(address who) external view returns (uint256) {
        return holdings[who];
    }

    function carry(address from, address to, uint256 value) internal {
        require(to != address(0), "zero address");
        holdings[from] = minus(holdings[from], value);
        holdings[to] = plus(holdings[to], value);
        emit Transfer(from, to, value);
    }

    function issue(address to, uint256 value) internal {
        totalSupply = plus(totalSupply, value);
        holdings[to] = plus(holdings[to], value);
        emit Transfer(address(0), to, value);
    }

    function retire(address from, uint256 value) internal {
        holdings[from] = minus(holdings[from], value);
        totalSupply = minus(totalSupply, value);
        emit Transfer(from, address(0), value);
    }
}

/// Dollar of an issuer: a master minter gives minters their allowances, others pause and keep the list of the court.
contract MarloweDollar is Ledger {
    string public constant name = "Marlowe Dollar";
    string public constant symbol = "MRLD";
    uint8 public constant decimals = 6;
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    bool public paused;
    mapping(address => bool) public isMinter;
    mapping(address => uint256) public minterAllowance;
    mapping(address => bool) public isBlacklisted;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 allowedAmount);
    event MinterRemoved(address indexed minter);
    event Blacklisted(address indexed account, bool listed);
    event OwnershipTransferred(address previousOwner, address newOwner);
    event MasterMinterChanged(address indexed newMasterMinter);
    event Pause(bool paused);

    modifier by(address office) {
        require(msg.sender == office, "not the office");
        _;
    }
    modifier clear(address a, address b, address c) {
        require(!paused, "paused");
        require(!isBlacklisted[a] && !isBlacklisted[b] && !isBlacklisted[c], "blacklisted");
        _;
    }

    constructor() public {
        owner = masterMinter = pauser = blacklister = msg.sender;
    }

    function approve(address spender, uint256 value) external clear(msg.sender, spender, spender) returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external clear(msg.sender, to, to) returns (bool) {
        carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external clear(msg.sender, from, to) returns (bool) {
        allowance[from][msg.sender] = minus(allowance[from][msg.sender], value);
        carry(from, to, value);
        return true;
    }

    function configureMinter(address minter, uint256 amount) external by(masterMinter) returns (bool) {
        isMinter[minter] = true;
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }

    function removeMinter(address minter) external by(masterMinter) returns (bool) {
        isMinter[minter] = false;
        minterAllowance[minter] = 0;
        emit MinterRemoved(minter);
        return true;
    }

    function mint(address to, uint256 amount) external clear(msg.sender, to, to) returns (bool) {
        require(isMinter[msg.sender] && amount > 0, "not a minter");
        minterAllowance[msg.sender] = minus(minterAllowance[msg.sender], amount);
        issue(to, amount);
        emit Mint(msg.sender, to, amount);
        return true;
    }

    function burn(uint256 amount) external clear(msg.sender, msg.sender, msg.sender) {
        require(isMinter[msg.sender], "not a minter");
        retire(msg.sender, amount);
        emit Burn(msg.sender, amount);
    }

    function setPaused(bool on) external by(pauser) {
        paused = on;
        emit Pause(on);
    }

    function setBlacklisted(address who, bool on) external by(blacklister) {
        isBlacklisted[who] = on;
        emit Blacklisted(who, on);
    }

    function updateOffices(address master, address pauser_, address blacklister_) external by(owner) {
        require(master != address(0) && pauser_ != address(0) && blacklister_ != address(0), "zero address");
        (masterMinter, pauser, blacklister) = (master, pauser_, blacklister_);
        emit MasterMinterChanged(master);
    }

    function transferOwnership(address to) external by(owner) {
        require(to != address(0), "zero address");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}

/// Three of five have to confirm what one of them submits.
contract MintCouncil {
    struct Motion {
        address to;
        uint256 value;
        bytes data;
        bool executed;
    }
    address[] public owners;
    uint256 public required;
    mapping(address => bool) public isOwner;
    mapping(uint256 => mapping(address => bool)) public confirmations;
    mapping(uint256 => Motion) public transactions;
    uint256 public transactionCount;

    event Submission(uint256 indexed id);
    event Confirmation(address indexed sender, uint256 indexed id);
    event Execution(uint256 indexed id, bool ok);

    constructor(address[] memory owners_, uint256 required_) public {
        require(required_ > 1 && required_ <= owners_.length, "threshold");
        for (uint256 i = 0; i < owners_.length; i++) isOwner[owners_[i]] = true;
        (owners, required) = (owners_, required_);
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    function submitTransaction(address to, uint256 value, bytes calldata data) external returns (uint256 id) {
        id = transactionCount++;
        transactions[id] = Motion(to, value, data, false);
        emit Submission(id);
        confirmTransaction(id);
    }

    function confirmTransaction(uint256 id) public {
        require(isOwner[msg.sender] && id < transactionCount && !confirmations[id][msg.sender], "cannot confirm");
        confirmations[id][msg.sender] = true;
        emit Confirmation(msg.sender, id);
    }

    function revokeConfirmation(uint256 id) external {
        require(!transactions[id].executed, "done");
        confirmations[id][msg.sender] = false;
    }

    function isConfirmed(uint256 id) public view returns (bool) {
        uint256 count;
        for (uint256 i = 0; i < owners.length; i++) if (confirmations[id][owners[i]]) count++;
        return count >= required;
    }

    function executeTransaction(uint256 id) external {
        Motion storage motion = transactions[id];
        require(isOwner[msg.sender] && !motion.executed && isConfirmed(id), "not confirmed");
        motion.executed = true;
        (bool ok, ) = motion.to.call{value: motion.value}(motion.data);
        require(ok, "failed");
        emit Execution(id, ok);
    }

    receive() external payable {}
}

/// Controllers, each with one minter, whom the council names; a controller may only lower or renew within a day's quota.
contract MinterDesk {
    address public immutable council;
    MarloweDollar public immutable coin;
    mapping(address => address) public minterOf;

    constructor(address council_, MarloweDollar coin_) public {
        (council, coin) = (council_, coin_);
    }

    function configureController(address controller, address minter) external {
        require(msg.sender == council, "council");
        minterOf[controller] = minter;
    }

    function setAllowance(address minter, uint256 amount) external {
        require(msg.sender == council, "council");
        coin.configureMinter(minter, amount);
    }

    function removeMinter() external {
        require(minterOf[msg.sender] != address(0), "controller");
        coin.removeMinter(minterOf[msg.sender]);
    }
}

/// A euro that is printed in two steps, which its custodian confirms, or by a limited printer below a ceiling.
contract CobbleEuro is Ledger {
    string public constant name = "Cobble Euro";
    string public constant symbol = "CBEU";
    uint8 public constant decimals = 2;
    address public custodian;
    address public printer;
    struct Pending {
        address receiver;
        uint256 value;
    }
    mapping(bytes32 => Pending) public pendingPrints;
    mapping(bytes32 => address) public pendingCustodians;
    uint256 public lockRequestCount;

    event PrintLocked(bytes32 lockId, address receiver, uint256 value);
    event PrintConfirmed(bytes32 lockId, address receiver, uint256 value);
    event CustodianChangeRequested(bytes32 lockId, address proposed);

    constructor(address custodian_) public {
        custodian = custodian_;
        issue(msg.sender, 4000000000);
    }

    function nextId() private returns (bytes32) {
        return keccak256(abi.encodePacked(blockhash(block.number - 1), address(this), ++lockRequestCount));
    }

    function setPrinter(address printer_) external {
        require(printer == address(0), "set");
        printer = printer_;
    }

    function requestPrint(address receiver, uint256 value) external returns (bytes32 id) {
        require(receiver != address(0), "zero address");
        id = nextId();
        pendingPrints[id] = Pending(receiver, value);
        emit PrintLocked(id, receiver, value);
    }

    function confirmPrint(bytes32 id) external {
        require(msg.sender == custodian || msg.sender == printer, "custodian");
        Pending memory print = pendingPrints[id];
        require(print.receiver != address(0), "unknown");
        delete pendingPrints[id];
        issue(print.receiver, print.value);
        emit PrintConfirmed(id, print.receiver, print.value);
    }

    function requestCustodianChange(address proposed) external returns (bytes32 id) {
        require(proposed != address(0), "zero address");
        id = nextId();
        pendingCustodians[id] = proposed;
        emit CustodianChangeRequested(id, proposed);
    }

    function confirmCustodianChange(bytes32 id) external {
        require(msg.sender == custodian && pendingCustodians[id] != address(0), "custodian");
        custodian = pendingCustodians[id];
        delete pendingCustodians[id];
    }

    function burn(uint256 value) external {
        retire(msg.sender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = minus(allowance[from][msg.sender], value);
        carry(from, to, value);
        return true;
    }
}

/// Lets a hot key print as long as the supply stays below a ceiling that only the custodian raises.
contract CobblePrinter {
    CobbleEuro public immutable euro;
    address public immutable custodian;
    address public limitedPrinter;
    uint256 public totalSupplyCeiling;

    event CeilingRaised(uint256 by, uint256 ceiling);

    constructor(CobbleEuro euro_, address custodian_, address limitedPrinter_, uint256 ceiling) public {
        (euro, custodian, limitedPrinter, totalSupplyCeiling) = (euro_, custodian_, limitedPrinter_, ceiling);
    }

    function limitedPrint(address receiver, uint256 value) external {
        require(msg.sender == limitedPrinter, "printer");
        require(euro.totalSupply() + value >= value && euro.totalSupply() + value <= totalSupplyCeiling, "ceiling");
        euro.confirmPrint(euro.requestPrint(receiver, value));
    }

    function raiseCeiling(uint256 by) external {
        require(msg.sender == custodian && totalSupplyCeiling + by >= by, "custodian");
        totalSupplyCeiling += by;
        emit CeilingRaised(by, totalSupplyCeiling);
    }

    function lowerCeiling(uint256 by) external {
        require(msg.sender == limitedPrinter || msg.sender == custodian, "printer");
        totalSupplyCeiling = by > totalSupplyCeiling ? 0 : totalSupplyCeiling - by;
    }
}
