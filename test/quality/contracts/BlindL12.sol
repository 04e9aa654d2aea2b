// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract Coin is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

/// Spends what it holds when several say so; holders have nothing to do with it.
contract Strongroom is Ownable {
    constructor(address board) Ownable(board) {}

    receive() external payable {}

    function execute(address[] calldata to, uint256[] calldata values, bytes[] calldata data) external onlyOwner {
        for (uint256 i; i < to.length; i++) {
            (bool ok, ) = to[i].call{value: values[i]}(data[i]);
            require(ok, "call");
        }
    }
}

/// A tenth stands in the treasury, a fifth of which the board may use in a quarter at most.
contract Granary is ERC20("Granary", "GRNY"), Ownable {
    uint256 public constant quarter = 91 days;
    uint256 public nextGrant = block.timestamp + quarter;
    address public immutable treasury;

    event Granted(address indexed to, uint256 value, bytes note);

    constructor(address treasury_, address board) Ownable(board) {
        treasury = treasury_;
        _mint(treasury_, 6_000_000 ether);
        _mint(address(this), 2_000_000 ether);
        _mint(msg.sender, 52_000_000 ether);
    }

    function grant(address to, uint256 value, bytes calldata note) external onlyOwner {
        require(block.timestamp >= nextGrant && value <= balanceOf(address(this)) / 5, "quarter");
        nextGrant = block.timestamp + quarter;
        _transfer(address(this), to, value);
        emit Granted(to, value, note);
    }
}

/// Savings: a share whose rewards drip over a week. The rate of the reserve has a ceiling, told by the timelock.
contract Thrift is ERC4626, Ownable {
    uint256 public lastReward;
    uint256 public lastSync = block.timestamp;
    uint256 public stored;
    uint256 public maxPerSecond = 0.01 ether;

    event Ceiling(uint256 perSecond);

    constructor(ERC20 coin, address timelock) ERC20("Thrift Share", "tCOIN") ERC4626(coin) Ownable(timelock) {}

    function setCeiling(uint256 to) external onlyOwner {
        require(to <= 1 ether, "ceiling");
        sync();
        maxPerSecond = to;
        emit Ceiling(to);
    }

    function dripped() public view returns (uint256) {
        uint256 passed = block.timestamp - lastSync;
        uint256 part = passed >= 7 days ? lastReward : (lastReward * passed) / 7 days;
        uint256 most = passed * maxPerSecond;
        return part < most ? part : most;
    }

    function sync() public {
        uint256 now_ = totalAssets();
        (stored, lastSync) = (now_, block.timestamp);
        lastReward = ERC20(asset()).balanceOf(address(this)) - now_;
    }

    function totalAssets() public view override returns (uint256) {
        return stored + dripped();
    }

    function _deposit(address caller, address to, uint256 assets, uint256 shares) internal override {
        sync();
        super._deposit(caller, to, assets, shares);
        stored += assets;
    }

    function _withdraw(address caller, address to, address from, uint256 assets, uint256 shares) internal override {
        sync();
        stored -= assets;
        super._withdraw(caller, to, from, assets, shares);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }
}
