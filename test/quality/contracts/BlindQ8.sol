// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Bare8} from "./Bare8.sol";

/// Balances follow a supply that only the policy changes.
contract ElasticUnits {
    string public constant name = "Elastic Barley";
    string public constant symbol = "BRLY";
    uint8 public constant decimals = 9;
    uint256 private constant GONS = type(uint256).max - (type(uint256).max % 50_000_000e9);
    uint256 public totalSupply = 50_000_000e9;
    uint256 private perUnit = GONS / 50_000_000e9;
    address public monetaryPolicy;
    mapping(address => uint256) private gons;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 totalSupply);

    constructor(address policy) {
        monetaryPolicy = policy;
        gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        totalSupply = delta < 0 ? totalSupply - uint256(-delta) : totalSupply + uint256(delta);
        perUnit = GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return gons[who] / perUnit;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        gons[from] -= value * perUnit;
        gons[to] += value * perUnit;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Once a day, from the median of three reports, by a tenth of the distance and five percent at most.
contract SupplyPolicy {
    ElasticUnits public token;
    address[3] public providers;
    uint256[3] public reports;
    uint256 public epoch;
    uint256 public last = block.timestamp;

    constructor(address[] memory who) {
        for (uint256 i; i < 3; i++) (providers[i], reports[i]) = (who[i], 1e18);
    }

    function init(ElasticUnits token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function pushReport(uint256 index, uint256 rate) external {
        require(msg.sender == providers[index], "provider");
        reports[index] = rate;
    }

    function rebase() external {
        require(block.timestamp >= last + 1 days, "daily");
        last = block.timestamp;
        (uint256 a, uint256 b, uint256 c) = (reports[0], reports[1], reports[2]);
        uint256 rate = a > b ? (b > c ? b : a > c ? c : a) : (a > c ? a : b > c ? c : b);
        int256 most = int256(token.totalSupply() / 20);
        int256 delta = ((int256(rate > 3e18 ? 3e18 : rate) - 1e18) * int256(token.totalSupply())) / 10e18;
        token.rebase(++epoch, delta > most ? most : delta < -most ? -most : delta);
    }
}

contract Component is ERC20 {
    constructor(string memory name_) ERC20(name_, "PART") {
        _mint(msg.sender, 50_000_000e18);
    }
}

/// A basket: made of its two parts and redeemed for them by everybody, without anybody's leave.
contract BasketIndex is ERC20("Two Part Index", "TPX") {
    ERC20 public immutable one;
    ERC20 public immutable two;

    constructor(ERC20 one_, ERC20 two_) {
        (one, two) = (one_, two_);
    }

    function issue(uint256 value) external {
        one.transferFrom(msg.sender, address(this), value * 2);
        two.transferFrom(msg.sender, address(this), value * 3);
        _mint(msg.sender, value);
    }

    function redeem(uint256 value) external {
        _burn(msg.sender, value);
        one.transfer(msg.sender, value * 2);
        two.transfer(msg.sender, value * 3);
    }
}

/// Two founders got a part that stays with them and comes free over two years; all the rest flows.
contract PartlyBound is ERC20("Bound In Part", "BDIP") {
    uint256 public immutable start = block.timestamp;
    mapping(address => uint256) public grantOf;

    constructor(address[] memory founders) {
        for (uint256 i; i < founders.length; i++) {
            grantOf[founders[i]] = 5_000_000e18;
            _mint(founders[i], 5_000_000e18);
        }
        _mint(msg.sender, 90_000_000e18);
    }

    function boundOf(address who) public view returns (uint256) {
        uint256 past = block.timestamp - start;
        return past >= 730 days ? 0 : (grantOf[who] * (730 days - past)) / 730 days;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || balanceOf(from) >= value + boundOf(from), "bound");
        super._update(from, to, value);
    }
}

/// One for each coin that is locked for good in the escrow; made by the depositor alone.
contract EscrowWrapper is ERC20("Liquid Escrow", "lqESC") {
    address public immutable operator;

    constructor(address operator_) {
        operator = operator_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == operator, "!authorized");
        _mint(to, value);
    }
}

contract EscrowDepositor {
    ERC20 public immutable coin;
    EscrowWrapper public wrapper;
    uint256 public lockedForever;

    constructor(ERC20 coin_) {
        coin = coin_;
    }

    function init(EscrowWrapper wrapper_) external {
        require(address(wrapper) == address(0));
        wrapper = wrapper_;
    }

    function deposit(uint256 value) external {
        coin.transferFrom(msg.sender, address(this), value);
        lockedForever += value;
        wrapper.mint(msg.sender, value);
    }
}

interface IHook {
    function tokensReceived(address from, uint256 value) external;
}

/// A contract may ask to be told of what it receives: each for itself, and what it answers does not matter.
contract HookedNotice is Bare8("Hooked Notice", "HKNT") {
    uint256 public constant totalSupply = 77_000_000 ether;
    mapping(address => bool) public wantsNotice;

    constructor() {
        _give(msg.sender, totalSupply);
    }

    function setNotice(bool to) external {
        wantsNotice[msg.sender] = to;
    }

    function send(address to, uint256 value) external {
        transferFrom(msg.sender, to, value);
        if (wantsNotice[to]) try IHook(to).tokensReceived(msg.sender, value) {} catch {}
    }
}
