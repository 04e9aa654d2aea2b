// 0.8 runs=500 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Wrapper} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Wrapper.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// Written on one evening without a library.
contract Gherkin {
    string public name = "Gherkin The Pickle";
    string public symbol = "GHRK";
    uint8 public decimals = 9;
    uint256 public immutable totalSupply = 69_000_000_000 * 1e9;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return _go(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
        allowance[src][msg.sender] -= wad;
        return _go(src, dst, wad);
    }

    function _go(address src, address dst, uint256 wad) private returns (bool) {
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }
}

/// Nobody holds more than two of a hundred until the owner ends that; there is no way back.
contract MoonOtter is ERC20, Ownable {
    uint256 public maxWallet;
    mapping(address => bool) public roomy;

    constructor() ERC20("Moon Otter", "OTTR") Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000_000 ether);
        maxWallet = totalSupply() / 50;
        roomy[msg.sender] = true;
        roomy[address(this)] = true;
    }

    function setPool(address pool) external onlyOwner {
        roomy[pool] = true;
    }

    function endMaxWallet() external onlyOwner {
        maxWallet = type(uint256).max;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && to != address(0) && !roomy[to]) require(balanceOf(to) <= maxWallet || from == owner(), "MoonOtter: full");
    }
}

/// Votes counted by the clock of the chain in seconds.
contract HalfwayHouse is ERC20, ERC20Permit, ERC20Votes {
    constructor() ERC20("Halfway House", "HWH") ERC20Permit("Halfway House") {
        _mint(msg.sender, 500_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// Once a year its governance may make another fiftieth of what there is.
contract Perennial is ERC20Permit, ERC20Burnable, Ownable2Step {
    uint256 public constant YEARLY_BPS = 200;
    uint256 public nextMint;

    error TooSoon(uint256 until);
    error TooMuch(uint256 most);

    constructor(address governance) ERC20("Perennial", "PRNL") ERC20Permit("Perennial") Ownable(governance) {
        nextMint = block.timestamp + 365 days;
        _mint(msg.sender, 250_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert TooSoon(nextMint);
        uint256 most = (totalSupply() * YEARLY_BPS) / 10_000;
        if (amount > most) revert TooMuch(most);
        nextMint = block.timestamp + 365 days;
        _mint(to, amount);
    }
}

/// The gate opens once. Before that only those who prepare the launch move anything.
contract Portcullis is ERC20, Ownable {
    bool public raised;
    mapping(address => bool) public crew;

    event Raised(uint256 at);

    constructor() ERC20("Portcullis", "PORT") Ownable(msg.sender) {
        crew[msg.sender] = true;
        _mint(msg.sender, 33_000_000 ether);
    }

    function raise() external onlyOwner {
        raised = true;
        emit Raised(block.timestamp);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(raised || from == address(0) || crew[from], "Portcullis: down");
        super._update(from, to, value);
    }
}

/// A third goes to the wallet from which the team is paid by the second, over two years.
contract Saltmarsh is ERC20Permit {
    constructor(address vesting) ERC20("Saltmarsh", "SALT") ERC20Permit("Saltmarsh") {
        _mint(vesting, 33_000_000 ether);
        _mint(msg.sender, 67_000_000 ether);
    }
}

contract SaltmarshVesting is VestingWallet {
    constructor(address team, uint64 start) VestingWallet(team, start, 730 days) {}
}

contract Barley is ERC20 {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        _mint(msg.sender, 12_000_000 ether);
    }
}

/// Share of a granary. Its keeper decides how much may still be brought in, and nothing about what goes out.
contract GranaryShare is ERC4626, Ownable {
    uint256 public room = type(uint128).max;

    constructor(IERC20 grain, address keeper) ERC20("Granary Share", "gBRLY") ERC4626(grain) Ownable(keeper) {}

    function setRoom(uint256 to) external onlyOwner {
        room = to;
    }

    function maxDeposit(address) public view override returns (uint256) {
        return totalAssets() >= room ? 0 : room - totalAssets();
    }

    function maxMint(address who) public view override returns (uint256) {
        return convertToShares(maxDeposit(who));
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

/// Gives votes to a coin that has none.
contract VotingBarley is ERC20Permit, ERC20Votes, ERC20Wrapper {
    constructor(IERC20 grain) ERC20("Voting Barley", "vBRLY") ERC20Permit("Voting Barley") ERC20Wrapper(grain) {}

    function decimals() public view override(ERC20, ERC20Wrapper) returns (uint8) {
        return super.decimals();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// Points of a season, which became a token when the season ended.
contract SeasonPoints is ERC20, Ownable {
    bool public seasonOver;
    uint256 public constant MOST = 400_000_000 ether;

    error SeasonStillOn();
    error SeasonIsOver();

    constructor() ERC20("Season Points", "SZN") Ownable(msg.sender) {}

    function award(address[] calldata players, uint256 each) external onlyOwner {
        if (seasonOver) revert SeasonIsOver();
        for (uint256 i; i < players.length; i++) _mint(players[i], each);
        require(totalSupply() <= MOST, "too many points");
    }

    function endSeason() external onlyOwner {
        seasonOver = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (!seasonOver && from != address(0)) revert SeasonStillOn();
        super._update(from, to, value);
    }
}

/// Replaces its own code when its steward, a timelock, has waited.
contract Kestrelwork is ERC20, Initializable, UUPSUpgradeable {
    address public steward;

    event StewardChanged(address indexed from, address indexed to);

    modifier onlySteward() {
        require(msg.sender == steward, "Kestrelwork: not the steward");
        _;
    }

    constructor() ERC20("", "") {
        _disableInitializers();
    }

    function initialize(address steward_, address to, uint256 amount) external initializer {
        steward = steward_;
        emit StewardChanged(address(0), steward_);
        _mint(to, amount);
    }

    function name() public pure override returns (string memory) {
        return "Kestrelwork";
    }

    function symbol() public pure override returns (string memory) {
        return "KSTL";
    }

    function version() external pure returns (uint256) {
        return 3;
    }

    function setSteward(address to) external onlySteward {
        emit StewardChanged(steward, to);
        steward = to;
    }

    function _authorizeUpgrade(address) internal override onlySteward {}
}

contract KestrelworkProxy is ERC1967Proxy {
    constructor(address implementation, bytes memory data) ERC1967Proxy(implementation, data) {}
}
