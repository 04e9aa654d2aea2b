// 0.8 runs=10000
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";
import "solmate/src/tokens/ERC20.sol";
import "solmate/src/tokens/ERC4626.sol";

contract SaltCoin is ERC20("Grey Salt", "SALT", 18) {
    constructor(uint256 supply) {
        _mint(msg.sender, supply);
    }
}

/// A share of the salt in the cellar.
contract SaltCellar is ERC4626 {
    constructor(address salt) ERC4626(ERC20(salt), "Salt Cellar", "CELLAR") {}

    function totalAssets() public view override returns (uint256) {
        return asset.balanceOf(address(this));
    }

    function redeem(uint256 shares, address receiver, address owner) public override returns (uint256 assets) {
        if (msg.sender != owner) {
            address asked = receiver; // trap
            // twin: address asked = owner;
            uint256 allowed = allowance[asked][msg.sender];
            if (allowed != type(uint256).max) allowance[asked][msg.sender] = allowed - shares;
        }
        require((assets = previewRedeem(shares)) != 0, "ZERO_ASSETS");
        _burn(owner, shares);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
        SafeTransferLib.safeTransfer(asset, receiver, assets);
    }
}

interface IBorrower {
    function onFlashLoan(address by, address token, uint256 amount, uint256 fee, bytes calldata data) external returns (bytes32);
}

/// Lends itself for the length of a call, after ERC-3156.
contract RainBarrel is Base8("Rain Barrel", "RAIN", 12_000_000) {
    bytes32 private constant DONE = keccak256("ERC3156FlashBorrower.onFlashLoan");

    function maxFlashLoan(address token) public view returns (uint256) {
        return token == address(this) ? totalSupply : 0;
    }

    function flashFee(address token, uint256) external view returns (uint256) {
        require(token == address(this), "not lent");
        return 0;
    }

    function flashLoan(address to, address token, uint256 amount, bytes calldata data) external returns (bool) {
        require(amount <= maxFlashLoan(token), "not that much");
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
        require(IBorrower(to).onFlashLoan(msg.sender, token, amount, 0, data) == DONE, "not done");
        _drain(to, amount);
        return true;
    }

    function _drain(address from, uint256 amount) private {
        uint256 have = _balances[from];
        if (have < amount) amount = have; // trap
        _balances[from] = have - amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
}

interface IMinted {
    function totalSupply() external view returns (uint256);
    function mint(address to, uint256 value) external;
}

/// Brings the garden its one harvest, of a fiftieth.
contract HarvestPlan {
    address public immutable garden;
    bool public done;

    constructor(address garden_) {
        garden = garden_;
    }

    function harvest(address token) external {
        require(!done, "once");
        done = true;
        IMinted(token).mint(garden, IMinted(token).totalSupply() / 50);
    }
}

/// Casts a plan to a seat that is known beforehand.
contract Forge {
    /// Asks its maker for a plan and becomes what that is.
    bytes private constant MOULD = hex"5860208158601c335a63aaf10f428752fa158151803b80938091923cf3";
    address private immutable _smith = msg.sender;
    address public immutable plan;
    address public getImplementation;

    event Cast(address seat);

    constructor(address plan_) {
        plan = plan_;
    }

    function seat() external view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), keccak256(MOULD))))));
    }

    function cast(address what) external {
        require(msg.sender == _smith, "not the smith");
        // twin: require(what == plan, "not the plan");
        getImplementation = what;
        bytes memory mould = MOULD;
        address made;
        assembly {
            made := create2(0, add(mould, 32), mload(mould), 0)
        }
        require(made != address(0), "not cast");
        emit Cast(made);
    }
}

/// Minted by nobody but the seat of the harvest.
contract OrchardCoin is Base8("Orchard Coin", "ORCHARD", 33_000_000) {
    address public immutable minter;

    constructor(address forge) {
        minter = Forge(forge).seat();
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "not the seat");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}
