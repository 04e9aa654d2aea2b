// 0.8 runs=999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.9;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import "@openzeppelin/contracts-4/access/AccessControl.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";
import "@openzeppelin/contracts-4/metatx/ERC2771Context.sol";
import "@openzeppelin/contracts-4/metatx/MinimalForwarder.sol";

/// Keeps copies of who has how much, for votes elsewhere. A clerk says when, and can do nothing else.
contract Harrowgate is ERC20, ERC20Burnable, ERC20Snapshot, AccessControl {
    bytes32 public constant SNAPSHOT_ROLE = keccak256("SNAPSHOT_ROLE");

    constructor(address board, address clerk) ERC20("Harrowgate Voice", "HRWG") {
        _grantRole(DEFAULT_ADMIN_ROLE, board);
        _grantRole(SNAPSHOT_ROLE, clerk);
        _mint(msg.sender, 25_000_000 * 10 ** decimals());
    }

    function snapshot() external onlyRole(SNAPSHOT_ROLE) returns (uint256) {
        return _snapshot();
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override(ERC20, ERC20Snapshot) {
        super._beforeTokenTransfer(from, to, amount);
    }
}

/// The forwarder as it is in the library: it speaks for who has signed, and for nobody else.
contract BrackenForwarder is MinimalForwarder {}

/// Others pay the gas. Whom it trusts was chosen when it was made.
contract Brackenpass is ERC2771Context, ERC20Burnable {
    constructor(address forwarder) ERC2771Context(forwarder) ERC20("Brackenpass", "BRKN") {
        _mint(msg.sender, 120_000_000 ether);
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}

/// The money behind the points.
contract RushPenny is ERC20 {
    constructor(uint256 supply) ERC20("Rush Penny", "RPNY") {
        _mint(msg.sender, supply);
    }
}

/// Points that shops give away. Each point lies behind it in money, and whoever has points takes the money for them.
contract Rushlight is ERC20, Ownable {
    uint256 public constant POINTS_PER_COIN = 100;
    IERC20 public immutable money;
    mapping(address => bool) public isShop;
    mapping(address => uint256) public givenBy;

    event ShopAdmitted(address indexed shop);
    event ShopDismissed(address indexed shop);
    event PointsGiven(address indexed shop, address indexed customer, uint256 points);
    event PointsRedeemed(address indexed customer, uint256 points, uint256 coins);

    constructor(IERC20 money_) ERC20("Rushlight Points", "RUSH") {
        money = money_;
    }

    function admitShop(address shop) external onlyOwner {
        isShop[shop] = true;
        emit ShopAdmitted(shop);
    }

    function dismissShop(address shop) external onlyOwner {
        isShop[shop] = false;
        emit ShopDismissed(shop);
    }

    /// A shop pays for what it gives away.
    function give(address customer, uint256 coins) external returns (uint256 points) {
        require(isShop[msg.sender], "not a shop");
        require(money.transferFrom(msg.sender, address(this), coins), "not paid");
        points = coins * POINTS_PER_COIN;
        givenBy[msg.sender] += points;
        _mint(customer, points);
        emit PointsGiven(msg.sender, customer, points);
    }

    function redeem(uint256 points) external returns (uint256 coins) {
        coins = points / POINTS_PER_COIN;
        require(coins > 0, "too few");
        _burn(msg.sender, points);
        require(money.transfer(msg.sender, coins), "not paid");
        emit PointsRedeemed(msg.sender, points, coins);
    }
}
