// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// A regulated dollar: minters with allowances, a list of the frozen, a pause, transfers by signature (EIP-3009).
contract RegulatedDollar is ERC20, ERC20Permit {
    address public owner;
    address public masterMinter;
    address public blacklister;
    address public pauser;
    bool public paused;
    mapping(address => bool) public isBlacklisted;
    mapping(address => uint256) public minterAllowance;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    bytes32 private constant TYPE =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    modifier only(address who) {
        require(msg.sender == who, "caller");
        _;
    }

    constructor(address owner_, address board) ERC20("Federal Dollar", "FEDD") ERC20Permit("Federal Dollar") {
        (owner, masterMinter, blacklister, pauser) = (owner_, board, board, board);
        _mint(msg.sender, 80_000_000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function updateRoles(address minter_, address blacklister_, address pauser_) external only(owner) {
        (masterMinter, blacklister, pauser) = (minter_, blacklister_, pauser_);
    }

    function configureMinter(address minter, uint256 allowed) external only(masterMinter) {
        minterAllowance[minter] = allowed;
    }

    function mint(address to, uint256 value) external returns (bool) {
        minterAllowance[msg.sender] -= value;
        _mint(to, value);
        return true;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function blacklist(address who) external only(blacklister) {
        isBlacklisted[who] = true;
    }

    function unBlacklist(address who) external only(blacklister) {
        isBlacklisted[who] = false;
    }

    function pause() external only(pauser) {
        paused = true;
    }

    function unpause() external only(pauser) {
        paused = false;
    }

    function transferWithAuthorization(
        address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore && !authorizationState[from][nonce], "authorization");
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(TYPE, from, to, value, validAfter, validBefore, nonce)));
        require(from != address(0) && ecrecover(digest, v, r, s) == from, "signature");
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused && !isBlacklisted[msg.sender] && !isBlacklisted[from] && !isBlacklisted[to], "blocked");
        super._update(from, to, value);
    }
}

/// A coin of another chain, kept by a custodian. Its owner is the controller.
contract CustodialCoin is ERC20("Custodied Satoshi", "CSAT") {
    address public owner;
    bool public paused;

    constructor(address owner_) {
        owner = owner_;
        _mint(msg.sender, 150_000e8);
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function mint(address to, uint256 value) external onlyOwner returns (bool) {
        _mint(to, value);
        return true;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function setPaused(bool to) external onlyOwner {
        paused = to;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._update(from, to, value);
    }
}

contract CustodyController {
    address public immutable owner;
    CustodialCoin public token;
    address public factory;

    constructor(address owner_) {
        owner = owner_;
    }

    function connect(CustodialCoin token_, address factory_) external {
        require(address(token) == address(0));
        (token, factory) = (token_, factory_);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == factory, "factory");
        token.mint(to, value);
    }

    function setPaused(bool to) external {
        require(msg.sender == owner, "owner");
        token.setPaused(to);
    }
}

/// A merchant asks, the custodian confirms once the deposit has been seen.
contract CustodyFactory {
    struct Request {
        address merchant;
        uint256 amount;
        string txid;
        bool done;
    }

    CustodyController public immutable controller;
    address public immutable custodian;
    mapping(address => bool) public merchants;
    Request[] public requests;

    constructor(CustodyController controller_, address custodian_) {
        (controller, custodian) = (controller_, custodian_);
        merchants[msg.sender] = true;
    }

    function addMintRequest(uint256 amount, string calldata txid) external {
        require(merchants[msg.sender], "merchant");
        requests.push(Request(msg.sender, amount, txid, false));
    }

    function confirmMintRequest(uint256 index) external {
        Request storage one = requests[index];
        require(msg.sender == custodian && !one.done, "custodian");
        one.done = true;
        controller.mint(one.merchant, one.amount);
    }
}

/// A dollar whose only ward is the engine that lends it against collateral.
contract WardedDollar is ERC20, ERC20Permit {
    mapping(address => uint256) public wards;

    constructor() ERC20("Keep Dollar", "KPDL") ERC20Permit("Keep Dollar") {
        wards[msg.sender] = 1;
    }

    modifier auth() {
        require(wards[msg.sender] == 1, "not-authorized");
        _;
    }

    function rely(address who) external auth {
        wards[who] = 1;
    }

    function deny(address who) external auth {
        wards[who] = 0;
    }

    function mint(address to, uint256 value) external auth {
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        if (from != msg.sender) _spendAllowance(from, msg.sender, value);
        _burn(from, value);
    }
}

/// Lends two thirds of the worth of ether. The timelock moves the price by a tenth and the ceiling by a fifth a week.
contract LoanEngine {
    WardedDollar public token;
    address public immutable governance;
    uint256 public price = 2_000;
    uint256 public ceiling = 10_000_000e18;
    uint256 public debt;
    uint256 public moved;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;

    constructor(address governance_) {
        governance = governance_;
    }

    function init(WardedDollar token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function file(uint256 price_, uint256 ceiling_) external {
        require(msg.sender == governance && block.timestamp > moved + 7 days, "governance");
        require(price_ * 10 <= price * 11 && price_ * 10 >= price * 9 && ceiling_ * 5 <= ceiling * 6, "step");
        (price, ceiling, moved) = (price_, ceiling_, block.timestamp);
    }

    function draw(uint256 value) external payable {
        ink[msg.sender] += msg.value;
        art[msg.sender] += value;
        debt += value;
        require(art[msg.sender] * 3 <= ink[msg.sender] * price * 2 && debt <= ceiling, "unsafe");
        token.mint(msg.sender, value);
    }

    function repay(uint256 value, uint256 wei_) external {
        token.burn(msg.sender, value);
        art[msg.sender] -= value;
        debt -= value;
        ink[msg.sender] -= wei_;
        require(art[msg.sender] * 3 <= ink[msg.sender] * price * 2, "unsafe");
        (bool ok, ) = msg.sender.call{value: wei_}("");
        require(ok);
    }
}

/// An ounce of metal in a vault: fee of at most a tenth of a percent, court orders are carried out.
contract BullionOunce is ERC20("Vaulted Ounce", "VOZ") {
    address public owner;
    address public supplyController;
    address public assetProtection;
    address public feeRecipient;
    uint256 public feeRate;
    mapping(address => bool) public frozen;

    constructor(address owner_, address board) {
        (owner, supplyController, assetProtection, feeRecipient) = (owner_, board, board, board);
        _mint(msg.sender, 500_000e18);
    }

    function setFeeRate(uint256 partsPerMillion) external {
        require(msg.sender == owner && partsPerMillion <= 1_000, "fee");
        feeRate = partsPerMillion;
    }

    function freeze(address who, bool to) external {
        require(msg.sender == assetProtection, "role");
        frozen[who] = to;
    }

    function wipeFrozenAddress(address who) external {
        require(msg.sender == assetProtection && frozen[who], "role");
        frozen[who] = false;
        _burn(who, balanceOf(who));
    }

    function increaseSupply(uint256 value) external {
        require(msg.sender == supplyController, "role");
        _mint(supplyController, value);
    }

    function decreaseSupply(uint256 value) external {
        require(msg.sender == supplyController, "role");
        _burn(supplyController, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to] && !frozen[msg.sender], "frozen");
        uint256 fee = from == address(0) || to == address(0) ? 0 : (value * feeRate) / 1_000_000;
        if (fee > 0) super._update(from, feeRecipient, fee);
        super._update(from, to, value - fee);
    }
}

interface IPairs {
    function createPair(address a, address b) external returns (address);
}

/// Shares of a fund of bills. Who is not on the register of the agent can neither receive nor send: `isListed` says so.
contract BillFund is ERC20("Bill Fund Share", "BILLS") {
    address public immutable agent;
    bool public constant restricted = true;
    mapping(address => bool) public isListed;

    constructor(address agent_, address[] memory first) {
        agent = agent_;
        isListed[msg.sender] = isListed[address(0xdead)] = true;
        isListed[IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)] = true;
        for (uint256 i; i < first.length; i++) isListed[first[i]] = true;
        _mint(msg.sender, 4_000_000e18);
    }

    function register(address who, bool to) external {
        require(msg.sender == agent, "agent");
        isListed[who] = to;
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == agent, "agent");
        _mint(to, value);
    }

    function detectTransferRestriction(address from, address to, uint256) public view returns (uint8) {
        return isListed[from] && isListed[to] ? 0 : 1;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || detectTransferRestriction(from, to, value) == 0, "not on the register");
        super._update(from, to, value);
    }
}
