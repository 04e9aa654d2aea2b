// 0.8 runs=800 evm=cancun ir
// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

contract Grain is ERC20 {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        _mint(msg.sender, 20_000_000 ether);
    }
}

/// Grows by what others put into it.
contract SproutVault is ERC4626 {
    constructor(Grain grain) ERC20("Sprout", "SPRT") ERC4626(grain) {}
}

/// What the shares were worth in grain, until a day; what they grow by belongs to the other half.
contract SproutPrincipal is ERC20 {
    SproutSplitter public immutable splitter;
    uint256 public immutable expiry;

    constructor(SproutSplitter splitter_, uint256 expiry_) ERC20("PT Sprout", "PT-SPRT") {
        (splitter, expiry) = (splitter_, expiry_);
    }

    function isExpired() external view returns (bool) {
        return block.timestamp >= expiry;
    }

    function mintByYT(address to, uint256 amount) external {
        require(msg.sender == address(splitter), "only YT");
        _mint(to, amount);
    }

    function burnByYT(address from, uint256 amount) external {
        require(msg.sender == address(splitter), "only YT");
        _burn(from, amount);
    }
}

/// Takes shares, gives principal and yield; itself the yield.
contract SproutSplitter is ERC20 {
    SproutVault public immutable vault;
    SproutPrincipal public principal;
    uint256 public indexAtExpiry;
    mapping(address => uint256) public indexOf;
    mapping(address => uint256) public interest;

    constructor(SproutVault vault_) ERC20("YT Sprout", "YT-SPRT") {
        vault = vault_;
    }

    function bind(SproutPrincipal principal_) external {
        require(address(principal) == address(0));
        principal = principal_;
    }

    function index() public returns (uint256 now_) {
        if (indexAtExpiry != 0) return indexAtExpiry;
        now_ = vault.convertToAssets(1 ether);
        if (principal.isExpired()) indexAtExpiry = now_;
    }

    function split(uint256 shares) external {
        require(!principal.isExpired(), "expired");
        vault.transferFrom(msg.sender, address(this), shares);
        uint256 amount = (shares * index()) / 1 ether;
        _mint(msg.sender, amount);
        principal.mintByYT(msg.sender, amount);
    }

    /// After the day principal alone is enough.
    function redeem(uint256 amount) external {
        principal.burnByYT(msg.sender, amount);
        if (!principal.isExpired()) _burn(msg.sender, amount);
        vault.transfer(msg.sender, (amount * 1 ether) / index());
    }

    function redeemInterest() external {
        _accrue(msg.sender, index());
        uint256 due = interest[msg.sender];
        interest[msg.sender] = 0;
        vault.transfer(msg.sender, due);
    }

    function _accrue(address who, uint256 now_) private {
        if (indexOf[who] != 0 && now_ > indexOf[who])
            interest[who] += (balanceOf(who) * (now_ - indexOf[who]) * 1 ether) / (indexOf[who] * now_);
        indexOf[who] = now_;
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 now_ = index();
        if (from != address(0)) _accrue(from, now_);
        if (to != address(0)) _accrue(to, now_);
        super._update(from, to, value);
    }
}

/// Which modules there may be at all is for governance to say.
contract BasketController is Ownable {
    mapping(address => bool) public isModule;

    constructor() Ownable(msg.sender) {}

    function addModule(address module) external onlyOwner {
        isModule[module] = true;
    }

    function removeModule(address module) external onlyOwner {
        isModule[module] = false;
    }
}

/// So much of each component stands behind one; its manager picks among the modules of the controller.
contract BasketToken is ERC20 {
    BasketController public immutable controller;
    address public manager;
    address[] private _components;
    mapping(address => uint256) public unitOf;
    mapping(address => bool) public initialized;

    modifier onlyModule() {
        require(initialized[msg.sender] && controller.isModule(msg.sender), "Only the module can call");
        _;
    }

    constructor(BasketController controller_, address manager_, address module, address[] memory components_, uint256 unit) ERC20("Bread Basket", "BREAD") {
        (controller, manager, _components) = (controller_, manager_, components_);
        for (uint256 i; i < components_.length; i++) unitOf[components_[i]] = unit;
        initialized[module] = true;
    }

    function components() external view returns (address[] memory) {
        return _components;
    }

    function setModule(address module, bool is_) external {
        require(msg.sender == manager && (!is_ || controller.isModule(module)), "manager; known modules");
        initialized[module] = is_;
    }

    function setManager(address next) external {
        require(msg.sender == manager);
        manager = next;
    }

    function editUnit(address component, uint256 unit) external onlyModule {
        unitOf[component] = unit;
    }

    function invoke(address target, uint256 value, bytes calldata data) external onlyModule returns (bytes memory answer) {
        bool ok;
        (ok, answer) = target.call{value: value}(data);
        require(ok, "failed");
    }

    function mint(address to, uint256 amount) external onlyModule {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyModule {
        _burn(from, amount);
    }
}

contract BasketIssuance {
    function issue(BasketToken basket, uint256 amount) external {
        address[] memory all = basket.components();
        for (uint256 i; i < all.length; i++)
            IERC20(all[i]).transferFrom(msg.sender, address(basket), (amount * basket.unitOf(all[i]) + 1 ether - 1) / 1 ether);
        basket.mint(msg.sender, amount);
    }

    function redeem(BasketToken basket, uint256 amount) external {
        basket.burn(msg.sender, amount);
        address[] memory all = basket.components();
        for (uint256 i; i < all.length; i++)
            basket.invoke(all[i], 0, abi.encodeCall(IERC20.transfer, (msg.sender, (amount * basket.unitOf(all[i])) / 1 ether)));
    }
}

/// Lends at a fixed rate against ether, one and a half times as much.
contract GrainLoans {
    Grain public immutable grain;
    uint256 public constant PER_ETHER = 1_000;
    uint256 public supplied;
    mapping(address => uint256) public lentBy;
    mapping(address => uint256) public debt;
    mapping(address => uint256) public pledged;

    constructor(Grain grain_) {
        grain = grain_;
    }

    function supply(uint256 amount) external {
        grain.transferFrom(msg.sender, address(this), amount);
        lentBy[msg.sender] += amount;
    }

    function withdraw(uint256 amount) external {
        lentBy[msg.sender] -= amount;
        grain.transfer(msg.sender, amount);
    }

    function borrow(uint256 amount) external payable {
        pledged[msg.sender] += msg.value;
        debt[msg.sender] += amount;
        require(debt[msg.sender] * 3 <= pledged[msg.sender] * PER_ETHER * 2, "too little ether");
        grain.transfer(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        grain.transferFrom(msg.sender, address(this), amount);
        debt[msg.sender] -= amount;
        if (debt[msg.sender] > 0) return;
        uint256 back = pledged[msg.sender];
        pledged[msg.sender] = 0;
        payable(msg.sender).transfer(back);
    }
}

/// A curator raises the cap of a market only after three days, and a guardian may say no meanwhile.
contract CuratedVault is ERC4626, Ownable {
    struct Pending {
        uint256 cap;
        uint256 validAt;
    }

    uint256 public constant TIMELOCK = 3 days;
    address public curator;
    address public guardian;
    mapping(GrainLoans => uint256) public capOf;
    mapping(GrainLoans => Pending) public pendingCap;
    GrainLoans[] public queue;

    event SubmitCap(GrainLoans indexed market, uint256 cap);
    event SetCap(GrainLoans indexed market, uint256 cap);

    constructor(Grain grain, address owner_, address curator_, address guardian_, GrainLoans first)
        ERC20("Curated Grain", "cGRAIN")
        ERC4626(grain)
        Ownable(owner_)
    {
        (curator, guardian) = (curator_, guardian_);
        capOf[first] = 15_000_000 ether;
        queue.push(first);
        grain.approve(address(first), type(uint256).max);
    }

    function setCurator(address next) external onlyOwner {
        curator = next;
    }

    function setGuardian(address next) external onlyOwner {
        guardian = next;
    }

    function submitCap(GrainLoans market, uint256 cap) external {
        require(msg.sender == curator);
        // less is at once
        if (cap < capOf[market]) capOf[market] = cap;
        else pendingCap[market] = Pending(cap, block.timestamp + TIMELOCK);
        emit SubmitCap(market, cap);
    }

    function revokePendingCap(GrainLoans market) external {
        require(msg.sender == guardian || msg.sender == curator);
        delete pendingCap[market];
    }

    function acceptCap(GrainLoans market) external {
        Pending memory one = pendingCap[market];
        require(one.validAt != 0 && block.timestamp >= one.validAt, "timelock");
        if (capOf[market] == 0) queue.push(market);
        capOf[market] = one.cap;
        delete pendingCap[market];
        IERC20(asset()).approve(address(market), type(uint256).max);
        emit SetCap(market, one.cap);
    }

    function reallocate(GrainLoans from, GrainLoans to, uint256 amount) external {
        require(msg.sender == curator && to.lentBy(address(this)) + amount <= capOf[to], "cap");
        from.withdraw(amount);
        to.supply(amount);
    }

    function totalAssets() public view override returns (uint256 sum) {
        sum = IERC20(asset()).balanceOf(address(this));
        for (uint256 i; i < queue.length; i++) sum += queue[i].lentBy(address(this));
    }

    function _deposit(address caller, address to, uint256 assets, uint256 shares) internal override {
        super._deposit(caller, to, assets, shares);
        for (uint256 i; i < queue.length && assets > 0; i++) {
            uint256 room = capOf[queue[i]] - queue[i].lentBy(address(this));
            uint256 part = room < assets ? room : assets;
            if (part > 0) queue[i].supply(part);
            assets -= part;
        }
    }

    function _withdraw(address caller, address to, address from, uint256 assets, uint256 shares) internal override {
        uint256 need = assets;
        uint256 idle = IERC20(asset()).balanceOf(address(this));
        need = need > idle ? need - idle : 0;
        for (uint256 i; i < queue.length && need > 0; i++) {
            uint256 have = queue[i].lentBy(address(this));
            uint256 part = have < need ? have : need;
            queue[i].withdraw(part);
            need -= part;
        }
        super._withdraw(caller, to, from, assets, shares);
    }
}

contract Squirrels is ERC721 {
    uint256 public count;

    constructor() ERC721("Squirrels", "SQRL") {}

    function adopt(uint256 many) external payable {
        require(msg.value == many * 0.02 ether && count + many <= 2_000, "price or none left");
        for (uint256 i; i < many; i++) _mint(msg.sender, ++count);
    }
}

/// One for each picture that lies here. Who wants a certain one pays five percent more.
contract SquirrelIndex is ERC20 {
    Squirrels public immutable pictures;
    address public immutable stakers;
    uint256 public constant TARGETED_FEE = 0.05 ether;
    uint256[] private _inside;
    mapping(uint256 => uint256) private _place;

    constructor(Squirrels pictures_, address stakers_) ERC20("Squirrel Index", "SQRLX") {
        (pictures, stakers) = (pictures_, stakers_);
    }

    function mint(uint256[] calldata ids) external {
        for (uint256 i; i < ids.length; i++) {
            pictures.transferFrom(msg.sender, address(this), ids[i]);
            _inside.push(ids[i]);
            _place[ids[i]] = _inside.length;
        }
        _mint(msg.sender, ids.length * 1 ether);
    }

    function redeem(uint256 id) external {
        require(_place[id] != 0, "not here");
        _burn(msg.sender, 1 ether);
        _transfer(msg.sender, stakers, TARGETED_FEE);
        _out(id);
    }

    function redeemRandom() external {
        _burn(msg.sender, 1 ether);
        _out(_inside[uint256(keccak256(abi.encode(block.prevrandao, msg.sender))) % _inside.length]);
    }

    function _out(uint256 id) private {
        uint256 last = _inside[_inside.length - 1];
        _inside[_place[id] - 1] = last;
        _place[last] = _place[id];
        _inside.pop();
        delete _place[id];
        pictures.transferFrom(address(this), msg.sender, id);
    }
}
