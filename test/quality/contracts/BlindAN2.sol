// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Wrapper} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Wrapper.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract CardamomToken is ERC20, ERC20Burnable, ERC20FlashMint, ERC20Permit {
    constructor() ERC20("Cardamom", "CDM") ERC20Permit("Cardamom") {
        _mint(msg.sender, 75000000 * 10 ** decimals());
    }
}

contract NutmegPay is ERC20, ERC1363, ERC20Permit {
    constructor() ERC20("Nutmeg Pay", "NTMGP") ERC20Permit("Nutmeg Pay") {
        _mint(msg.sender, 250000000e18);
    }
}

contract SaffronFirst is ERC20 {
    constructor() ERC20("Saffron Row (old)", "SAFo") {
        _mint(msg.sender, 33000000e18);
    }
}

contract SaffronSecond is ERC20, ERC20Permit, ERC20Wrapper {
    constructor(IERC20 old) ERC20("Saffron Row", "SAFN") ERC20Permit("Saffron Row") ERC20Wrapper(old) {}

    function decimals() public view override(ERC20, ERC20Wrapper) returns (uint8) {
        return super.decimals();
    }
}

contract TurmericUSD is ERC20 {
    constructor() ERC20("Turmeric Dollar", "TUSDX") {
        _mint(msg.sender, 20000000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

contract TurmericLending {
    using SafeERC20 for IERC20;

    IERC20 public immutable asset;
    mapping(address => uint256) public supplied;
    uint256 public reserve;

    constructor(IERC20 asset_) {
        asset = asset_;
    }

    function supply(uint256 amount) external {
        supplied[msg.sender] += amount;
        asset.safeTransferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 amount) external {
        supplied[msg.sender] -= amount;
        asset.safeTransfer(msg.sender, amount);
    }

    function donate(address supplier, uint256 interest) external {
        supplied[supplier] += interest;
        asset.safeTransferFrom(msg.sender, address(this), interest);
    }
}

contract TurmericVault is ERC4626, Ownable {
    using SafeERC20 for IERC20;

    TurmericLending public immutable market;
    uint256 public buffer = 1000;

    event Rebalanced(uint256 idle, uint256 lent);

    constructor(
        IERC20 asset_,
        TurmericLending market_,
        address owner_
    ) ERC4626(asset_) ERC20("Turmeric Vault Share", "tvTUR") Ownable(owner_) {
        market = market_;
        asset_.forceApprove(address(market_), type(uint256).max);
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) + market.supplied(address(this));
    }

    function setBuffer(uint256 bps) external onlyOwner {
        require(bps <= 10000, "bps");
        buffer = bps;
    }

    function rebalance() external {
        uint256 idle = IERC20(asset()).balanceOf(address(this));
        uint256 wanted = (totalAssets() * buffer) / 10000;
        if (idle > wanted) market.supply(idle - wanted);
        else if (idle < wanted) market.withdraw(wanted - idle);
        emit Rebalanced(wanted, market.supplied(address(this)));
    }

    function _withdraw(address caller, address receiver, address owner, uint256 assets, uint256 shares) internal override {
        uint256 idle = IERC20(asset()).balanceOf(address(this));
        if (idle < assets) market.withdraw(assets - idle);
        super._withdraw(caller, receiver, owner, assets, shares);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

contract OreganoSeats is ERC20 {
    constructor() ERC20("Oregano Theatre Seats", "SEAT") {
        _mint(msg.sender, 18000);
    }

    function decimals() public pure override returns (uint8) {
        return 0;
    }
}

contract PaprikaLogic is Initializable, UUPSUpgradeable {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotOwner();

    constructor() {
        _disableInitializers();
    }

    function initialize(address holder, address owner_) external initializer {
        name = "Paprika Labs";
        symbol = "PPRK";
        owner = owner_;
        totalSupply = 64000000e18;
        balanceOf[holder] = totalSupply;
        emit Transfer(address(0), holder, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != owner) revert NotOwner();
    }
}

contract PaprikaProxy is ERC1967Proxy {
    constructor(address implementation, bytes memory data) ERC1967Proxy(implementation, data) {}
}
