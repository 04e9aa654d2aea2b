// 0.8 runs=999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";
import "@openzeppelin/contracts-4/access/AccessControl.sol";

interface ILegacyMintableERC20AN {
    function mint(address _to, uint256 _amount) external;
    function burn(address _from, uint256 _amount) external;
    function l1Token() external returns (address);
}

contract GodwitOptimism is ERC20 {
    address public immutable REMOTE_TOKEN;
    address public immutable BRIDGE;

    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    modifier onlyBridge() {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _;
    }

    constructor(address _bridge, address _remoteToken) ERC20("Godwit (bridged)", "GDWT") {
        REMOTE_TOKEN = _remoteToken;
        BRIDGE = _bridge;
    }

    function mint(address _to, uint256 _amount) external onlyBridge {
        _mint(_to, _amount);
        emit Mint(_to, _amount);
    }

    function burn(address _from, uint256 _amount) external onlyBridge {
        _burn(_from, _amount);
        emit Burn(_from, _amount);
    }

    function supportsInterface(bytes4 _interfaceId) external pure returns (bool) {
        return _interfaceId == 0x01ffc9a7 || _interfaceId == type(ILegacyMintableERC20AN).interfaceId;
    }

    function l1Token() public view returns (address) {
        return REMOTE_TOKEN;
    }

    function l2Bridge() public view returns (address) {
        return BRIDGE;
    }
}

/// Three of five validators sign for a deposit on the other side.
contract GodwitBridge {
    GodwitOptimism public token;
    address[] public validators;
    mapping(address => bool) public isValidator;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => mapping(address => bool)) public confirmed;
    mapping(bytes32 => bool) public executed;
    uint256 public constant REQUIRED = 3;
    uint256 public sent;

    event DepositFinalized(bytes32 indexed id, address to, uint256 amount);
    event WithdrawalInitiated(uint256 indexed id, address from, address to, uint256 amount);

    constructor(address[] memory validators_) {
        validators = validators_;
        for (uint256 i = 0; i < validators_.length; i++) isValidator[validators_[i]] = true;
    }

    function setToken(GodwitOptimism token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function confirmDeposit(uint256 number, address to, uint256 amount) external {
        require(isValidator[msg.sender], "validator");
        bytes32 id = keccak256(abi.encode(number, to, amount));
        require(!confirmed[id][msg.sender] && !executed[id], "confirmed");
        confirmed[id][msg.sender] = true;
        if (++confirmations[id] < REQUIRED) return;
        executed[id] = true;
        token.mint(to, amount);
        emit DepositFinalized(id, to, amount);
    }

    function withdraw(address to, uint256 amount) external {
        token.burn(msg.sender, amount);
        emit WithdrawalInitiated(sent++, msg.sender, to, amount);
    }
}

contract CurlewRoute is ERC20, ERC20Permit, AccessControl {
    bytes32 public constant BRIDGE_ROLE = keccak256("BRIDGE_ROLE");

    constructor(address admin, address bridge) ERC20("Routed Curlew", "rCURL") ERC20Permit("Routed Curlew") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(BRIDGE_ROLE, bridge);
        _mint(msg.sender, 6_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(BRIDGE_ROLE) {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

contract CurlewBridge is Ownable {
    struct Bucket {
        uint128 available;
        uint64 updated;
    }

    CurlewRoute public token;
    address public immutable relayerSet;
    uint256 public constant CAPACITY = 100_000 ether;
    uint256 public constant PER_SECOND = 1 ether;
    Bucket public bucket;
    mapping(bytes32 => bool) public done;

    event Received(bytes32 id, address to, uint256 amount);
    event Sent(address from, uint32 destination, uint256 amount);

    constructor(address owner_, address relayerSet_) {
        relayerSet = relayerSet_;
        bucket = Bucket(uint128(CAPACITY), uint64(block.timestamp));
        _transferOwnership(owner_);
    }

    function setToken(CurlewRoute token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function receiveMessage(bytes32 id, address to, uint256 amount) external {
        require(msg.sender == relayerSet && !done[id], "relay");
        done[id] = true;
        uint256 available = bucket.available + (block.timestamp - bucket.updated) * PER_SECOND;
        if (available > CAPACITY) available = CAPACITY;
        require(amount <= available, "rate limit");
        bucket = Bucket(uint128(available - amount), uint64(block.timestamp));
        token.mint(to, amount);
        emit Received(id, to, amount);
    }

    function send(uint32 destination, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
        emit Sent(msg.sender, destination, amount);
    }
}

/// Passes on what three of four relayers have seen.
contract CurlewRelayers {
    mapping(address => bool) public isRelayer;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => mapping(address => bool)) public by;

    constructor(address[] memory relayers) {
        for (uint256 i = 0; i < relayers.length; i++) isRelayer[relayers[i]] = true;
    }

    function attest(CurlewBridge bridge, bytes32 nonce, address to, uint256 amount) external {
        require(isRelayer[msg.sender], "relayer");
        bytes32 id = keccak256(abi.encode(bridge, nonce, to, amount));
        require(!by[id][msg.sender], "twice");
        by[id][msg.sender] = true;
        if (++seen[id] == 3) bridge.receiveMessage(id, to, amount);
    }
}

contract PlatinumOunce is ERC20, Ownable {
    constructor() ERC20("Platinum Ounce", "XPTO") {}

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Merchants ask for ounces, the custodian confirms what came in; so much a day.
contract PlatinumDesk {
    struct Request {
        address merchant;
        uint256 amount;
        string receipt;
        bool open;
    }

    PlatinumOunce public token;
    address public immutable custodian;
    address public immutable council;
    uint256 public constant DAILY = 5_000e8;
    mapping(uint256 => uint256) public mintedOn;
    mapping(address => bool) public isMerchant;
    Request[] public requests;

    event MintRequested(uint256 id, address merchant, uint256 amount, string receipt);
    event MintConfirmed(uint256 id);
    event MerchantSet(address merchant, bool active);
    event Redeemed(address from, uint256 amount, string depot);

    constructor(address custodian_, address council_, address firstMerchant) {
        (custodian, council) = (custodian_, council_);
        isMerchant[firstMerchant] = true;
    }

    function setToken(PlatinumOunce token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function setMerchant(address merchant, bool active) external {
        require(msg.sender == council, "council");
        isMerchant[merchant] = active;
        emit MerchantSet(merchant, active);
    }

    function request(uint256 amount, string calldata receipt) external {
        require(isMerchant[msg.sender], "merchant");
        emit MintRequested(requests.length, msg.sender, amount, receipt);
        requests.push(Request(msg.sender, amount, receipt, true));
    }

    function confirm(uint256 id) external {
        Request storage one = requests[id];
        require(msg.sender == custodian && one.open, "custodian");
        one.open = false;
        uint256 today = block.timestamp / 1 days;
        mintedOn[today] += one.amount;
        require(mintedOn[today] <= DAILY, "daily limit");
        token.mint(one.merchant, one.amount);
        emit MintConfirmed(id);
    }

    function redeem(uint256 amount, string calldata depot) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
        emit Redeemed(msg.sender, amount, depot);
    }
}
