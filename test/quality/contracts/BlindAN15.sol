// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts/access/Ownable2Step.sol";

contract PinonCafe is ERC20 {
    constructor() ERC20(unicode"Piñón Café ☕", unicode"PIÑÓN") {
        _mint(msg.sender, 1_000_000_000_000_000 * 10 ** 9);
    }

    function decimals() public pure override returns (uint8) {
        return 9;
    }
}

contract HundredTeasels is ERC20 {
    constructor() ERC20("One Hundred Teasels", "TZL") {
        _mint(msg.sender, 100 ether);
    }
}

contract SorghumShares is ERC20, ERC20Burnable {
    constructor(address[] memory holders, uint256[] memory amounts) ERC20("Sorghum Cooperative", "SRGM") {
        require(holders.length == amounts.length, "length");
        uint256 given;
        for (uint256 i = 0; i < holders.length; i++) {
            _mint(holders[i], amounts[i]);
            given += amounts[i];
        }
        _mint(msg.sender, 25_000_000 ether - given);
    }
}

/// Points of a bakery, sold at its till.
contract RyePoints is ERC20, Ownable2Step {
    address public till;
    uint256 public immutable dailyLimit;
    mapping(uint256 => uint256) public issuedOn;

    event TillChanged(address till);
    event Redeemed(address indexed who, uint256 amount, string what);

    constructor(address owner_, address till_) ERC20("Rye & Sons Points", "RYE") Ownable(owner_) {
        till = till_;
        dailyLimit = 20_000 ether;
        _mint(msg.sender, 10_000_000 ether);
    }

    function setTill(address till_) external onlyOwner {
        till = till_;
        emit TillChanged(till_);
    }

    function redeem(uint256 amount, string calldata what) external {
        _burn(msg.sender, amount);
        emit Redeemed(msg.sender, amount, what);
    }

    function issue(address to, uint256 amount) external {
        require(msg.sender == till, "till");
        uint256 today = block.timestamp / 1 days;
        issuedOn[today] += amount;
        require(issuedOn[today] <= dailyLimit, "enough for today");
        _mint(to, amount);
    }
}

contract RyeTill {
    RyePoints public points;
    uint256 public constant PRICE = 0.001 ether;
    address payable public immutable baker;

    constructor(address payable baker_) {
        baker = baker_;
    }

    function setPoints(RyePoints points_) external {
        require(address(points) == address(0));
        points = points_;
    }

    function buy() external payable {
        uint256 loaves = msg.value / PRICE;
        require(loaves > 0 && loaves <= 50, "loaves");
        points.issue(msg.sender, loaves * 1 ether);
        baker.transfer(msg.value);
    }
}

contract MilletV1 is ERC20, ERC20Burnable {
    constructor() ERC20("Millet v1", "MLT1") {
        _mint(msg.sender, 45_000_000 ether);
    }
}

/// Ten old make one new; the old are burnt.
contract MilletToken is ERC20 {
    MilletV1 public immutable v1;

    event Migrated(address indexed who, uint256 v1Amount, uint256 amount);

    constructor(MilletV1 v1_) ERC20("Millet", "MLT") {
        v1 = v1_;
    }

    function migrate(uint256 amount) external {
        v1.burnFrom(msg.sender, amount);
        _mint(msg.sender, amount / 10);
        emit Migrated(msg.sender, amount, amount / 10);
    }
}

/// Wallet limit of the first week.
contract BuckwheatToken is ERC20, Ownable {
    uint256 public immutable limitUntil;
    uint256 public constant MAX_WALLET = 2_000_000 ether;
    mapping(address => bool) public isExcludedFromLimit;

    event ExcludedFromLimit(address account);

    constructor() ERC20("Buckwheat", "BWHT") Ownable(msg.sender) {
        limitUntil = block.timestamp + 7 days;
        isExcludedFromLimit[msg.sender] = true;
        _mint(msg.sender, 100_000_000 ether);
    }

    function excludeFromLimit(address account) external onlyOwner {
        isExcludedFromLimit[account] = true;
        emit ExcludedFromLimit(account);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (block.timestamp < limitUntil && from != address(0) && to.code.length == 0 && !isExcludedFromLimit[to])
            require(balanceOf(to) <= MAX_WALLET, "wallet limit");
    }
}
