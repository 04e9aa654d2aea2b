// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";

/// Permit, and many payments at once out of one's own purse.
contract Quaverly is ERC20Permit, ERC1363 {
    constructor() ERC20("Quaverly", "QVR") ERC20Permit("Quaverly") {
        _mint(msg.sender, 12_000_000 ether);
    }

    function transferBatch(address[] calldata to, uint256[] calldata value) external {
        for (uint256 i; i < to.length; ++i) _transfer(msg.sender, to[i], value[i]);
    }
}

/// Was pausable; the pausers gave it up.
contract Stillbrook is ERC20Pausable, AccessControl {
    bytes32 public constant PAUSER = keccak256("PAUSER");

    constructor() ERC20("Stillbrook", "STBK") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(PAUSER, msg.sender);
        _mint(msg.sender, 9_500_000 ether);
    }

    function pause() external onlyRole(PAUSER) { _pause(); }
    function unpause() external onlyRole(PAUSER) { _unpause(); }
}

/// Was upgradeable, by its owner, who is nobody.
contract FirmleafLogic is UUPSUpgradeable {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bool private begun;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        begun = true;
    }

    function initialize(address owner_) external {
        require(!begun);
        begun = true;
        (name, symbol, owner) = ("Firmleaf", "FIRM", owner_);
        totalSupply = balanceOf[owner_] = 77_000_000 ether;
        emit Transfer(address(0), owner_, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _go(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _go(from, to, value);
    }

    function _go(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract FirmleafProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

/// Forwarder of the library, and the token that trusts it.
contract RelayPost is ERC2771Forwarder {
    constructor() ERC2771Forwarder("RelayPost") {}
}

contract Heathermoor is ERC20, ERC2771Context {
    constructor(address relay) ERC20("Heathermoor", "HTHR") ERC2771Context(relay) {
        _mint(msg.sender, 31_000_000 ether);
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) { return ERC2771Context._msgSender(); }
    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) { return ERC2771Context._msgData(); }
    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}

/// Five attestors of the other chain; three of them mint what was burnt there, each message once, a million a day at most.
contract Ferryman {
    Isthmus public coin;
    mapping(address => bool) public attestor;
    mapping(bytes32 => mapping(address => bool)) public said;
    mapping(bytes32 => uint256) public voices;
    mapping(bytes32 => bool) public done;
    uint256 public day;
    uint256 public today;

    constructor(address[] memory five) {
        require(five.length == 5);
        for (uint256 i; i < 5; ++i) attestor[five[i]] = true;
    }

    function tie(Isthmus coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function attest(bytes32 burnt, address to, uint256 value) external {
        require(attestor[msg.sender], "no attestor");
        bytes32 id = keccak256(abi.encode(burnt, to, value));
        require(!said[id][msg.sender] && !done[burnt], "said");
        said[id][msg.sender] = true;
        if (++voices[id] < 3) return;
        done[burnt] = true;
        if (day != block.timestamp / 1 days) (day, today) = (block.timestamp / 1 days, 0);
        require((today += value) <= 1_000_000 ether, "a million a day");
        coin.arrive(to, value);
    }
}

contract Isthmus is SolmateERC20 {
    address public immutable ferry;
    event Left(address indexed who, uint256 value, address to);

    constructor(address ferry_) SolmateERC20("Isthmus", "ISTH", 18) {
        ferry = ferry_;
        _mint(msg.sender, 25_000_000 ether);
    }

    function arrive(address to, uint256 value) external {
        require(msg.sender == ferry);
        _mint(to, value);
    }

    function leave(uint256 value, address to) external {
        _burn(msg.sender, value);
        emit Left(msg.sender, value, to);
    }
}

/// Holders of the coin itself tip whom they like; one of a hundred of a tip is burnt.
contract Tipjoy is SoladyERC20 {
    mapping(bytes32 => address) public writer;
    mapping(bytes32 => uint256) public tips;

    constructor() {
        _mint(msg.sender, 250_000_000 ether);
    }

    function name() public pure override returns (string memory) { return "Tipjoy"; }
    function symbol() public pure override returns (string memory) { return "TIPJ"; }

    function publish(bytes32 piece) external {
        require(writer[piece] == address(0));
        writer[piece] = msg.sender;
    }

    function tip(bytes32 piece, uint256 value) external {
        require(writer[piece] != address(0));
        _burn(msg.sender, value / 100);
        _transfer(msg.sender, writer[piece], value - value / 100);
        tips[piece] += value;
    }
}

/// A vest for the founders: a cliff of half a year, then by the second.
contract FounderVest {
    address public immutable who;
    uint256 public immutable from;
    uint256 public paid;

    constructor(address who_) {
        (who, from) = (who_, block.timestamp + 180 days);
    }

    function release(ERC20 coin) external {
        uint256 all = coin.balanceOf(address(this)) + paid;
        uint256 gone = block.timestamp < from ? 0 : block.timestamp - from;
        uint256 due = (all * (gone > 730 days ? 730 days : gone)) / 730 days - paid;
        paid += due;
        coin.transfer(who, due);
    }
}

contract Larkhollow is ERC20, Ownable {
    address public cause;
    uint256 public shareOfCause;
    address public market;

    constructor(address vest) ERC20("Larkhollow", "LARK") Ownable(msg.sender) {
        cause = msg.sender;
        _mint(vest, 15_000_000 ether);
        _mint(msg.sender, 85_000_000 ether);
    }

    function setMarket(address market_) external onlyOwner {
        require(market == address(0));
        market = market_;
    }

    function setCause(address cause_, uint256 thousandths) external onlyOwner {
        require(cause_ != address(0) && thousandths <= 30);
        (cause, shareOfCause) = (cause_, thousandths);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (market != address(0) && (to == market || from == market)) {
            uint256 cut = (value * shareOfCause) / 1000;
            if (cut > 0) super._update(from, cause, cut);
            value -= cut;
        }
        super._update(from, to, value);
    }
}
