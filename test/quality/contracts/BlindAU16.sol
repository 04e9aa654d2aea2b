// 0.8 off ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";

contract Lighthouse is UpgradeableBeacon {
    constructor(address logic, address keeper) UpgradeableBeacon(logic, keeper) {}
}

contract LighthouseToken is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

contract LighthouseLogic {
    /// @custom:storage-location erc7201:lighthouse.ledger
    struct Ledger {
        uint256 supply;
        mapping(address => uint256) rays;
        mapping(address => mapping(address => uint256)) leave;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _l() private pure returns (Ledger storage l) {
        bytes32 at = keccak256(abi.encode(uint256(keccak256("lighthouse.ledger")) - 1)) & ~bytes32(uint256(0xff));
        assembly {
            l.slot := at
        }
    }

    function launch(address to) external {
        require(_l().supply == 0);
        _l().supply = _l().rays[to] = 11_000_000e18;
        emit Transfer(address(0), to, 11_000_000e18);
    }

    function name() external pure returns (string memory) {
        return "Lighthouse Token";
    }

    function symbol() external pure returns (string memory) {
        return "LHTK";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _l().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _l().rays[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _l().leave[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _l().leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _go(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _l().leave[from][msg.sender] -= value;
        return _go(from, to, value);
    }

    function _go(address from, address to, uint256 value) private returns (bool) {
        _l().rays[from] -= value;
        _l().rays[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

interface IVenue {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

/// As people launch who mean it: limits at first, fees that sink, then nobody owns it.
contract HonestHedgehog is ERC20, Ownable {
    address private constant VENUE = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address payable private immutable _works;
    address public pool;
    uint256 public most = 20_000_000e18;
    uint256 public purchases;
    bool private _swapping;

    constructor() ERC20("Honest Hedgehog", "HHOG") Ownable(msg.sender) {
        _works = payable(msg.sender);
        _mint(msg.sender, 1_000_000_000e18);
        _approve(address(this), VENUE, type(uint256).max);
    }

    receive() external payable {}

    function openTrading(address pool_) external onlyOwner {
        require(pool == address(0));
        pool = pool_;
    }

    function removeLimits() external onlyOwner {
        most = type(uint256).max;
    }

    function fees() public view returns (uint256) {
        return purchases < 8 ? 20 : 2;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0) || _swapping || from == _works || to == _works || (from != pool && to != pool))
            return super._update(from, to, value);
        require(pool != address(0) && (to == pool || balanceOf(to) + value <= most), "not yet");
        uint256 part = (value * fees()) / 100;
        if (from == pool) purchases++;
        uint256 bag = balanceOf(address(this));
        if (to == pool && bag > 500_000e18) {
            _swapping = true;
            address[] memory way = new address[](2);
            (way[0], way[1]) = (address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
            try IVenue(VENUE).swapExactTokensForETHSupportingFeeOnTransferTokens(bag > value ? value : bag, 0, way, _works, block.timestamp) {}
            catch {}
            _swapping = false;
        }
        super._update(from, address(this), part);
        super._update(from, to, value - part);
    }
}

/// Whoever likes binds his own coins, for votes.
contract OathOtter is ERC20 {
    mapping(address => uint256) public bound;
    mapping(address => uint256) public until;

    constructor() ERC20("Oath Otter", "OATH") {
        _mint(msg.sender, 15_000_000e18);
    }

    function bind(uint256 value, uint256 time) external {
        require(value >= bound[msg.sender] && value <= balanceOf(msg.sender));
        require(time > block.timestamp && time >= until[msg.sender] && time <= block.timestamp + 4 * 365 days);
        (bound[msg.sender], until[msg.sender]) = (value, time);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && until[from] > block.timestamp) require(balanceOf(from) - value >= bound[from], "bound");
        super._update(from, to, value);
    }
}

/// A list of the law, kept by several.
contract LawList is Ownable {
    mapping(address => bool) public isListed;

    constructor(address judge) Ownable(judge) {}

    function set(address who, bool listed) external onlyOwner {
        isListed[who] = listed;
    }
}

contract CivicPartridge is ERC20 {
    LawList public immutable law;

    constructor(LawList law_) ERC20("Civic Partridge", "CIVP") {
        law = law_;
        _mint(msg.sender, 65_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!law.isListed(from) && !law.isListed(to), "law");
        super._update(from, to, value);
    }
}
