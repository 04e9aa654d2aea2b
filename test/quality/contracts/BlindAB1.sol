// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {Owned} from "solmate/src/auth/Owned.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";

/// All there will ever be, made once.
contract Mossback is ERC20 {
    constructor() ERC20("Mossback", "MOSS") {
        _mint(msg.sender, 420_690_000 ether);
    }
}

/// The wizard's meme token: permits, and an owner without any power.
contract BluePuddle is ERC20, ERC20Permit, Ownable {
    constructor() ERC20("Blue Puddle", "PUDL") ERC20Permit("Blue Puddle") Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000_000 ether);
    }
}

contract Ironwood is ERC20, ERC20Burnable, ERC20Permit, Ownable {
    constructor(address first) ERC20("Ironwood", "IRON") ERC20Permit("Ironwood") Ownable(first) {
        _mint(msg.sender, 21_000_000 * 10 ** decimals());
    }
}

contract Tidewater is ERC20Capped, Ownable {
    constructor(address timelock) ERC20("Tidewater", "TIDE") ERC20Capped(100_000_000 ether) Ownable(timelock) {
        _mint(msg.sender, 64_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

contract Concordat is ERC20, ERC20Permit, ERC20Votes {
    constructor() ERC20("Concordat", "CONC") ERC20Permit("Concordat") {
        _mint(msg.sender, 10_000_000 ether);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

/// Rewards: minted by the staking contract, never above the cap.
contract Orchard is ERC20Capped, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address admin, address staking) ERC20("Orchard Reward", "ORCH") ERC20Capped(50_000_000 ether) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, staking);
        _mint(msg.sender, 20_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }
}

/// Pays a fixed rate per second to those who stake the coin.
contract OrchardStaking {
    IERC20 public immutable coin;
    Orchard public reward;
    uint256 public constant rate = 0.2 ether;
    uint256 public total;
    uint256 public perShare;
    uint256 public last;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paid;
    mapping(address => uint256) public owed;

    constructor(IERC20 coin_) {
        coin = coin_;
    }

    function initialize(Orchard reward_) external {
        require(address(reward) == address(0), "bound");
        reward = reward_;
        last = block.timestamp;
    }

    modifier updates(address who) {
        if (total > 0) perShare += ((block.timestamp - last) * rate * 1e18) / total;
        last = block.timestamp;
        owed[who] += (staked[who] * (perShare - paid[who])) / 1e18;
        paid[who] = perShare;
        _;
    }

    function stake(uint256 amount) external updates(msg.sender) {
        total += amount;
        staked[msg.sender] += amount;
        coin.transferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 amount) external updates(msg.sender) {
        total -= amount;
        staked[msg.sender] -= amount;
        coin.transfer(msg.sender, amount);
    }

    function claim() external updates(msg.sender) {
        uint256 amount = owed[msg.sender];
        owed[msg.sender] = 0;
        reward.mint(msg.sender, amount);
    }
}

contract PlainCoin is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

contract Tollbooth is ERC1363 {
    constructor() ERC20("Tollbooth", "TOLL") {
        _mint(msg.sender, 88_000_000 ether);
    }
}

contract Quicklime is SoladyERC20 {
    constructor() {
        _mint(msg.sender, 777_777_777 ether);
    }

    function name() public pure override returns (string memory) {
        return "Quicklime";
    }

    function symbol() public pure override returns (string memory) {
        return "QLIME";
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

contract Pogo is SolmateERC20, Owned {
    string public website;

    constructor() SolmateERC20("Pogo Frog", "POGO", 18) Owned(msg.sender) {
        _mint(msg.sender, 69_420_000_000 ether);
    }

    function setWebsite(string calldata to) external onlyOwner {
        website = to;
    }
}

/// As a social bot deploys them: its admin may change the picture and nothing else.
contract Clanked is ERC20, ERC20Permit, ERC20Votes, ERC20Burnable {
    error NotAdmin();
    error NotOriginalAdmin();
    error AlreadyVerified();

    address private immutable _originalAdmin;
    address private _admin;
    string private _metadata;
    string private _context;
    string private _image;
    bool private _verified;

    event UpdateImage(string image);
    event UpdateMetadata(string metadata);
    event UpdateAdmin(address oldAdmin, address newAdmin);
    event Verified(address indexed admin, address indexed token);

    constructor(string memory name_, string memory symbol_, uint256 supply, address admin_, string memory image_)
        ERC20(name_, symbol_)
        ERC20Permit(name_)
    {
        _originalAdmin = admin_;
        _admin = admin_;
        _image = image_;
        _metadata = '{"description":"made in a cast"}';
        _context = '{"interface":"bot","platform":"farcaster"}';
        _mint(msg.sender, supply);
    }

    function updateAdmin(address to) external {
        if (msg.sender != _admin) revert NotAdmin();
        emit UpdateAdmin(_admin, to);
        _admin = to;
    }

    function updateImage(string memory to) external {
        if (msg.sender != _admin) revert NotAdmin();
        _image = to;
        emit UpdateImage(to);
    }

    function updateMetadata(string memory to) external {
        if (msg.sender != _admin) revert NotAdmin();
        _metadata = to;
        emit UpdateMetadata(to);
    }

    function verify() external {
        if (msg.sender != _originalAdmin) revert NotOriginalAdmin();
        if (_verified) revert AlreadyVerified();
        _verified = true;
        emit Verified(msg.sender, address(this));
    }

    function isVerified() external view returns (bool) {
        return _verified;
    }

    function admin() external view returns (address) {
        return _admin;
    }

    function allData() external view returns (address, address, string memory, string memory, string memory) {
        return (_originalAdmin, _admin, _image, _metadata, _context);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

/// Bridges mint and burn within limits that fill up again in a day.
contract CrossWillow is ERC20Permit, Ownable {
    struct Parameters {
        uint256 timestamp;
        uint256 ratePerSecond;
        uint256 maxLimit;
        uint256 currentLimit;
    }

    uint256 private constant _DURATION = 1 days;
    address public immutable lockbox;
    mapping(address => Parameters) public minterParams;
    mapping(address => Parameters) public burnerParams;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    error IXERC20_NotHighEnoughLimits();

    constructor(address multisig, address lockbox_) ERC20("Cross Willow", "xWLW") ERC20Permit("Cross Willow") Ownable(multisig) {
        lockbox = lockbox_;
    }

    function setLimits(address bridge, uint256 minting, uint256 burning) external onlyOwner {
        minterParams[bridge] = _with(minterParams[bridge], minting);
        burnerParams[bridge] = _with(burnerParams[bridge], burning);
        emit BridgeLimitsSet(minting, burning, bridge);
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != lockbox) _use(minterParams[msg.sender], amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (msg.sender != from) _spendAllowance(from, msg.sender, amount);
        if (msg.sender != lockbox) _use(burnerParams[msg.sender], amount);
        _burn(from, amount);
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _current(minterParams[bridge]);
    }

    function burningCurrentLimitOf(address bridge) external view returns (uint256) {
        return _current(burnerParams[bridge]);
    }

    function _with(Parameters memory old, uint256 limit) private view returns (Parameters memory) {
        uint256 current = _current(old);
        uint256 next = old.maxLimit > limit
            ? (current > old.maxLimit - limit ? current - (old.maxLimit - limit) : 0)
            : current + (limit - old.maxLimit);
        return Parameters(block.timestamp, limit / _DURATION, limit, next);
    }

    function _use(Parameters storage one, uint256 amount) private {
        uint256 current = _current(one);
        if (current < amount) revert IXERC20_NotHighEnoughLimits();
        one.currentLimit = current - amount;
        one.timestamp = block.timestamp;
    }

    function _current(Parameters memory one) private view returns (uint256 limit) {
        limit = one.currentLimit;
        if (limit == one.maxLimit) return limit;
        if (one.timestamp + _DURATION <= block.timestamp) return one.maxLimit;
        limit += (block.timestamp - one.timestamp) * one.ratePerSecond;
        if (limit > one.maxLimit) limit = one.maxLimit;
    }
}

contract WillowLockbox {
    IERC20 public immutable coin;
    CrossWillow public token;

    constructor(IERC20 coin_) {
        coin = coin_;
    }

    function initialize(CrossWillow token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function deposit(uint256 amount) external {
        coin.transferFrom(msg.sender, address(this), amount);
        token.mint(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        token.burn(msg.sender, amount);
        coin.transfer(msg.sender, amount);
    }
}

/// From a form with boxes to tick: none of them was.
contract ToolToken is ERC20, Ownable {
    uint8 private immutable _places;

    constructor(string memory name_, string memory symbol_, uint8 places, uint256 supply, address to) payable ERC20(name_, symbol_) Ownable(to) {
        _places = places;
        _mint(to, supply * 10 ** places);
    }

    function decimals() public view override returns (uint8) {
        return _places;
    }
}
