// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Plain, Owned} from "./BlindG9.sol";

contract StablePool {
    StableShare public share;
    uint256 public reserves;
    uint256 public accrued;

    function attach(address to) external {
        require(address(share) == address(0));
        share = StableShare(to);
    }

    function add_liquidity() external payable {
        uint256 supply = share.totalSupply();
        uint256 value = supply == 0 ? msg.value : msg.value * supply / reserves;
        reserves += msg.value;
        share.mint(msg.sender, value);
    }

    function remove_liquidity(uint256 value) external {
        uint256 back = value * reserves / share.totalSupply();
        reserves -= back;
        share.burnFrom(msg.sender, value);
        payable(msg.sender).transfer(back);
    }

    function accrue() external payable {
        reserves += msg.value;
    }
}

contract StableShare is Plain {
    address public minter = msg.sender;

    constructor() Plain("Stable Pool Share 2ETH", "stbl2ETH") {}

    function set_minter(address to) external {
        require(msg.sender == minter);
        minter = to;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter);
        _mint(to, value);
        return true;
    }

    function burnFrom(address from, uint256 value) external returns (bool) {
        require(msg.sender == minter);
        _burn(from, value);
        return true;
    }
}

contract TangentTreasury {
    address public core = msg.sender;
    mapping(address => bool) public minters;
    mapping(address => uint256) public ceiling;

    function setCore(address to) external {
        require(msg.sender == core, "NotGovernor");
        core = to;
    }

    function addMinter(address who, uint256 to) external {
        require(msg.sender == core, "NotGovernor");
        (minters[who], ceiling[who]) = (true, to);
    }
}

contract PegKeeper {
    AgentEuro public euro;
    TangentTreasury public immutable treasury;
    uint256 public debt;
    uint256 public lastChange;

    constructor(address treasury_) {
        treasury = TangentTreasury(treasury_);
    }

    function attach(address to) external {
        require(address(euro) == address(0));
        euro = AgentEuro(to);
    }

    function update(uint256 price) external {
        require(msg.sender == treasury.core() && block.timestamp >= lastChange + 15 minutes);
        lastChange = block.timestamp;
        if (price > 1e18) {
            uint256 value = euro.totalSupply() / 100;
            require(debt + value <= treasury.ceiling(address(this)));
            debt += value;
            euro.mint(address(this), value);
        } else {
            uint256 held = euro.balanceOf(address(this));
            debt -= held;
            euro.burnSelf(held);
        }
    }
}

contract AgentEuro is Plain {
    TangentTreasury public treasury;

    constructor(address treasury_) Plain("Tangent Euro", "tgEUR") {
        treasury = TangentTreasury(treasury_);
        _mint(msg.sender, 30000000 ether);
    }

    function mint(address to, uint256 value) external {
        require(treasury.minters(msg.sender), "NotMinter");
        _mint(to, value);
    }

    function burnSelf(uint256 value) external {
        _burn(msg.sender, value);
    }
}

contract LegacyCoin is Plain {
    constructor() Plain("Legacy Matrix", "LMTX") {
        _mint(msg.sender, 1000000000 ether);
    }
}

contract MigrationDesk {
    LegacyCoin public immutable legacy;
    EmissionCoin public fresh;

    constructor(address legacy_) {
        legacy = LegacyCoin(legacy_);
    }

    function setFresh(address to) external {
        require(address(fresh) == address(0));
        fresh = EmissionCoin(to);
    }

    function migrate(uint256 value) external {
        legacy.transferFrom(msg.sender, address(this), value);
        fresh.mint(msg.sender, value);
    }
}

contract EmissionCoin is Plain {
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    uint256 public mintPerSecondCap = 3 ether;
    uint256 public lastMint = block.timestamp;
    address public immutable desk;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor(address desk_, address governance) Plain("Ecosystem Polymer", "EPOLY") {
        desk = desk_;
        hasRole[0][governance] = true;
        emit RoleGranted(0, governance, msg.sender);
    }

    function grantRole(bytes32 role, address who) external {
        require(hasRole[0][msg.sender], "AccessControlUnauthorizedAccount");
        hasRole[role][who] = true;
        emit RoleGranted(role, who, msg.sender);
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != desk) {
            require(hasRole[keccak256("EMISSION_ROLE")][msg.sender], "AccessControlUnauthorizedAccount");
            require(value <= (block.timestamp - lastMint) * mintPerSecondCap, "MaxMintExceeded");
            lastMint = block.timestamp;
        }
        _mint(to, value);
    }
}

contract WalletOfFive {
    struct Transaction {
        address to;
        bytes data;
        uint256 confirmations;
        bool executed;
    }
    address[] public owners;
    uint256 public constant required = 3;
    mapping(address => bool) public isOwner;
    Transaction[] public transactions;
    mapping(uint256 => mapping(address => bool)) public confirmed;

    constructor(address[] memory list) {
        for (uint256 i; i < 5; i++) {
            owners.push(list[i]);
            isOwner[list[i]] = true;
        }
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    function submitTransaction(address to, bytes calldata data) external returns (uint256 id) {
        require(isOwner[msg.sender]);
        id = transactions.length;
        transactions.push(Transaction(to, data, 0, false));
        confirmTransaction(id);
    }

    function confirmTransaction(uint256 id) public {
        require(isOwner[msg.sender] && !confirmed[id][msg.sender]);
        confirmed[id][msg.sender] = true;
        Transaction storage one = transactions[id];
        if (++one.confirmations < required || one.executed) return;
        one.executed = true;
        (bool ok, ) = one.to.call(one.data);
        require(ok);
    }
}

contract BullionToken is Plain, Owned {
    mapping(address => bool) public isBlocked;
    event BlockPlaced(address indexed who);
    event DestroyedBlockedFunds(address indexed who, uint256 value);

    constructor() Plain("Vaulted Bullion", "VBUL") {
        _mint(msg.sender, 250000 ether);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function redeem(uint256 value) external onlyOwner {
        _burn(owner, value);
    }

    function addToBlockedList(address who) external onlyOwner {
        isBlocked[who] = true;
        emit BlockPlaced(who);
    }

    function removeFromBlockedList(address who) external onlyOwner {
        isBlocked[who] = false;
    }

    function destroyBlockedFunds(address who) external onlyOwner {
        require(isBlocked[who]);
        emit DestroyedBlockedFunds(who, balanceOf[who]);
        _burn(who, balanceOf[who]);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!isBlocked[from] && to != address(this));
        _move(from, to, value);
    }
}

interface IPoolFactory {
    function getPair(address a, address b) external view returns (address);
}

contract InvestorRegistry is Owned {
    mapping(uint256 => mapping(address => bool)) public getKYCStatus;

    function addKYCAddresses(uint256 group, address[] calldata list) external onlyOwner {
        for (uint256 i; i < list.length; i++) getKYCStatus[group][list[i]] = true;
    }

    function addMarket(uint256 group, address factory, address a, address b) external onlyOwner {
        getKYCStatus[group][IPoolFactory(factory).getPair(a, b)] = true;
    }

    function removeKYCAddresses(uint256 group, address[] calldata list) external onlyOwner {
        for (uint256 i; i < list.length; i++) getKYCStatus[group][list[i]] = false;
    }
}

contract TreasuryFund is Plain, Owned {
    InvestorRegistry public kycRegistry;
    uint256 public kycRequirementGroup = 1;

    constructor(address registry) Plain("Onshore Treasury Bills", "OSTB") {
        kycRegistry = InvestorRegistry(registry);
    }

    function start(uint256 value) external onlyOwner {
        require(totalSupply == 0);
        _mint(msg.sender, value);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function burn(address from, uint256 value) external onlyOwner {
        _burn(from, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(kycRegistry.getKYCStatus(kycRequirementGroup, msg.sender), "'sender' address not KYC'd");
        require(kycRegistry.getKYCStatus(kycRequirementGroup, from), "'from' address not KYC'd");
        require(kycRegistry.getKYCStatus(kycRequirementGroup, to), "'to' address not KYC'd");
        _move(from, to, value);
    }
}
