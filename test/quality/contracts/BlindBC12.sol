// 0.8 runs=999 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";

/// What a share of the fund asks before it moves.
contract HollinCompliance is Ownable {
    mapping(address => bool) public denied;
    mapping(address => uint16) public countryOf;
    mapping(uint16 => bool) public countryClosed;

    event Denied(address indexed who, bool on);
    event CountrySet(address indexed who, uint16 country);

    constructor(address owner_) Ownable(owner_) {}

    function setDenied(address[] calldata list, bool on) external onlyOwner {
        for (uint256 i; i < list.length; ++i) {
            denied[list[i]] = on;
            emit Denied(list[i], on);
        }
    }

    function setCountry(address who, uint16 country) external onlyOwner {
        countryOf[who] = country;
        emit CountrySet(who, country);
    }

    function closeCountry(uint16 country, bool on) external onlyOwner {
        require(country != 0, "everybody");
        countryClosed[country] = on;
    }

    function canTransfer(address from, address to, uint256) external view returns (bool) {
        return !denied[from] && !denied[to] && !countryClosed[countryOf[to]];
    }
}

/// Share of a fund of short bills. Agents are signatures of several; what is frozen or recovered, they froze and recovered.
contract HollinBills is ERC20, AccessControl {
    bytes32 public constant AGENT_ROLE = keccak256("AGENT_ROLE");
    HollinCompliance public compliance;
    mapping(address => uint256) public getFrozenTokens;
    bool public paused;
    string public version = "4.1";

    event TokensFrozen(address indexed who, uint256 amount, bool on);
    event RecoverySuccess(address indexed lost, address indexed found);
    event ComplianceAdded(address indexed compliance);

    constructor(address admin, address agent, HollinCompliance compliance_) ERC20("Hollin Short Bills", "HOLL") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(AGENT_ROLE, agent);
        compliance = compliance_;
        _mint(msg.sender, 9_000_000 * 10 ** 6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function setCompliance(HollinCompliance to) external onlyRole(DEFAULT_ADMIN_ROLE) {
        compliance = to;
        emit ComplianceAdded(address(to));
    }

    function setPaused(bool on) external onlyRole(AGENT_ROLE) {
        paused = on;
    }

    function mint(address to, uint256 amount) external onlyRole(AGENT_ROLE) {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyRole(AGENT_ROLE) {
        _burn(from, amount);
    }

    function freezePartialTokens(address who, uint256 amount) external onlyRole(AGENT_ROLE) {
        getFrozenTokens[who] += amount;
        emit TokensFrozen(who, amount, true);
    }

    function unfreezePartialTokens(address who, uint256 amount) external onlyRole(AGENT_ROLE) {
        getFrozenTokens[who] -= amount;
        emit TokensFrozen(who, amount, false);
    }

    function recoveryAddress(address lost, address found) external onlyRole(AGENT_ROLE) {
        getFrozenTokens[lost] = 0;
        super._update(lost, found, balanceOf(lost));
        emit RecoverySuccess(lost, found);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            require(!paused, "Pausable: paused");
            require(value + getFrozenTokens[from] <= balanceOf(from), "Insufficient Balance");
            require(compliance.canTransfer(from, to, value), "Transfer not possible");
        }
        super._update(from, to, value);
    }
}

/// Grams of gold: bars come in and out through a supply controller, a fee of two of ten thousand goes to the vault.
contract Aurelmark is ERC20 {
    address public owner;
    address public proposedOwner;
    address public supplyController;
    address public assetProtection;
    address public feeRecipient;
    uint256 public feeRate = 200;
    uint256 public constant FEE_PARTS = 1_000_000;
    uint256 public constant MOST_FEE = 5_000;
    mapping(address => bool) public frozen;
    mapping(bytes32 => uint256) public bars;

    event BarIn(bytes32 indexed serial, uint256 grams, address to);
    event BarOut(bytes32 indexed serial, uint256 grams);
    event AddressFrozen(address indexed who, bool on);
    event FeeRateSet(uint256 rate);

    constructor(address owner_, address controller, address protection) ERC20("Aurelmark Gold Gram", "AUM") {
        (owner, supplyController, assetProtection, feeRecipient) = (owner_, controller, protection, controller);
        _mint(msg.sender, 400_000 ether);
    }

    function offerOwnership(address to) external {
        require(msg.sender == owner, "owner");
        proposedOwner = to;
    }

    function claimOwnership() external {
        require(msg.sender == proposedOwner, "proposed");
        (owner, proposedOwner) = (msg.sender, address(0));
    }

    function setOffices(address controller, address protection, address recipient) external {
        require(msg.sender == owner, "owner");
        (supplyController, assetProtection, feeRecipient) = (controller, protection, recipient);
    }

    function setFeeRate(uint256 rate) external {
        require(msg.sender == owner && rate <= MOST_FEE, "rate");
        feeRate = rate;
        emit FeeRateSet(rate);
    }

    function barIn(bytes32 serial, uint256 grams, address to) external {
        require(msg.sender == supplyController && bars[serial] == 0 && grams <= 15_000 ether, "bar");
        bars[serial] = grams;
        _mint(to, grams);
        emit BarIn(serial, grams, to);
    }

    function barOut(bytes32 serial) external {
        require(msg.sender == supplyController && bars[serial] > 0, "bar");
        uint256 grams = bars[serial];
        bars[serial] = 0;
        _burn(msg.sender, grams);
        emit BarOut(serial, grams);
    }

    function setFrozen(address who, bool on) external {
        require(msg.sender == assetProtection, "protection");
        frozen[who] = on;
        emit AddressFrozen(who, on);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to] && !frozen[msg.sender], "address frozen");
        if (from == address(0) || to == address(0) || from == feeRecipient || to == feeRecipient) return super._update(from, to, value);
        uint256 fee = (value * feeRate) / FEE_PARTS;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, feeRecipient, fee);
    }
}

/// Points of a network, behind a proxy of its council.
contract Skerrypoint {
    string public constant name = "Skerrypoint";
    string public constant symbol = "SKRP";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    bool private _started;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public activeSince;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _started = true;
    }

    function initialize(address to) external {
        require(!_started, "started");
        _started = true;
        totalSupply = balanceOf[to] = 33_000_000 ether;
        emit Transfer(address(0), to, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _move(from, to, value);
        return true;
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0), "zero");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        if (activeSince[to] == 0) activeSince[to] = block.timestamp;
        emit Transfer(from, to, value);
    }
}

/// The proxy makes its own admin, which belongs to the council.
contract SkerryProxy is TransparentUpgradeableProxy {
    constructor(address code, address council, bytes memory data) TransparentUpgradeableProxy(code, council, data) {}
}

/// Six of nine members, and a week in which holders may leave.
contract SkerryCouncil {
    mapping(address => bool) public member;
    uint256 public members;
    mapping(bytes32 => mapping(address => bool)) public signed;
    mapping(bytes32 => uint256) public signatures;
    mapping(bytes32 => uint256) public due;
    uint256 public constant WAIT = 7 days;

    event Scheduled(bytes32 indexed id, address to, bytes data, uint256 due);
    event Done(bytes32 indexed id);

    constructor(address[] memory list) {
        require(list.length == 9, "nine");
        for (uint256 i; i < 9; ++i) member[list[i]] = true;
        members = 9;
    }

    function sign(address to, uint256 value, bytes calldata data, bytes32 salt) external {
        bytes32 id = keccak256(abi.encode(to, value, data, salt));
        require(member[msg.sender] && !signed[id][msg.sender], "signed");
        signed[id][msg.sender] = true;
        if (++signatures[id] == 6) {
            due[id] = block.timestamp + WAIT;
            emit Scheduled(id, to, data, due[id]);
        }
    }

    function execute(address to, uint256 value, bytes calldata data, bytes32 salt) external payable {
        bytes32 id = keccak256(abi.encode(to, value, data, salt));
        require(due[id] != 0 && block.timestamp >= due[id], "not due");
        due[id] = 0;
        (bool ok, ) = to.call{value: value}(data);
        require(ok, "failed");
        emit Done(id);
    }

    function replace(address gone, address came) external {
        require(msg.sender == address(this) && member[gone] && !member[came], "self");
        (member[gone], member[came]) = (false, true);
    }
}
