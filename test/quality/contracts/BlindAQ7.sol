// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.10;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";
import "@openzeppelin/contracts-4/proxy/beacon/BeaconProxy.sol";
import "@openzeppelin/contracts-4/proxy/beacon/UpgradeableBeacon.sol";
import "@openzeppelin/contracts-4/proxy/transparent/TransparentUpgradeableProxy.sol";
import "@openzeppelin/contracts-4/proxy/transparent/ProxyAdmin.sol";

contract Talc is ERC20 {
    constructor() ERC20("Talc Dollar", "TALC") {
        _mint(msg.sender, 50_000_000 ether);
    }
}

/// Gives one for one, both ways, to anybody.
contract TalcCounter {
    ERC20 public immutable talc;
    GypsumUnit public unit;

    constructor(ERC20 talc_) {
        talc = talc_;
    }

    function join(GypsumUnit unit_) external {
        require(address(unit) == address(0));
        unit = unit_;
    }

    function swapIn(uint256 amount) external {
        talc.transferFrom(msg.sender, address(this), amount);
        unit.mint(msg.sender, amount);
    }

    function swapOut(uint256 amount) external {
        unit.burnFrom(msg.sender, amount);
        talc.transfer(msg.sender, amount);
    }
}

contract GypsumUnit is ERC20Burnable {
    address public immutable counter;

    constructor(address counter_) ERC20("Gypsum Unit", "GYPS") {
        counter = counter_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == counter, "counter");
        _mint(to, amount);
    }
}

/// Borrowed against ether that stays here. Who is worth too little is paid off by anybody who likes.
contract MicaCredit is ERC20 {
    struct Vault {
        uint128 ink;
        uint128 art;
    }

    mapping(address => Vault) public vaults;
    uint256 public constant PER_ETHER = 1_000;

    constructor() ERC20("Mica Credit", "MICA") {}

    function frob(uint128 draw) external payable {
        Vault storage v = vaults[msg.sender];
        v.ink += uint128(msg.value);
        v.art += draw;
        require(uint256(v.art) * 3 <= uint256(v.ink) * PER_ETHER * 2, "too little");
        _mint(msg.sender, draw);
    }

    function wipe(uint128 dart, uint128 dink) external {
        Vault storage v = vaults[msg.sender];
        v.art -= dart;
        v.ink -= dink;
        require(uint256(v.art) * 3 <= uint256(v.ink) * PER_ETHER * 2, "too little");
        _burn(msg.sender, dart);
        payable(msg.sender).transfer(dink);
    }

    // everybody has the right to the ether behind what he brings, one for one
    function bite(address who, uint128 dart) external {
        Vault storage v = vaults[who];
        uint128 dink = uint128(dart / PER_ETHER);
        v.art -= dart;
        v.ink -= dink;
        _burn(msg.sender, dart);
        payable(msg.sender).transfer(dink);
    }
}

contract ShaleLogic is ERC20 {
    bool private begun;

    constructor() ERC20("", "") {
        begun = true;
    }

    function begin(address to) external {
        require(!begun);
        begun = true;
        _mint(to, 26_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Shale";
    }

    function symbol() public pure override returns (string memory) {
        return "SHL";
    }
}

contract ShaleBeacon is UpgradeableBeacon {
    constructor(address logic) UpgradeableBeacon(logic) {}
}

contract ShaleProxy is BeaconProxy {
    constructor(address beacon, bytes memory call) BeaconProxy(beacon, call) {}
}

contract SlateAdmin is ProxyAdmin {}

contract SlateProxy is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory call) TransparentUpgradeableProxy(logic, admin, call) {}
}

/// Changes of the fee are told three days before, and end at a twentieth.
contract ChalkFair is ERC20, Ownable {
    uint256 public fee = 100;
    uint256 public nextFee;
    uint256 public nextAt;
    uint256 public maxWallet;
    mapping(address => bool) public unlimited;

    constructor() ERC20("Chalk Fair", "CHALK") {
        unlimited[msg.sender] = true;
        _mint(msg.sender, 88_000_000 ether);
        maxWallet = totalSupply() / 50;
    }

    function announceFee(uint256 points) external onlyOwner {
        require(points <= 500);
        (nextFee, nextAt) = (points, block.timestamp + 3 days);
    }

    function applyFee() external {
        require(nextAt != 0 && block.timestamp >= nextAt);
        (fee, nextAt) = (nextFee, 0);
    }

    function setMaxWallet(uint256 amount) external onlyOwner {
        require(amount >= totalSupply() / 100, "one of a hundred at least");
        maxWallet = amount;
    }

    function setUnlimited(address who) external onlyOwner {
        unlimited[who] = true;
    }

    function airdrop(address[] calldata who, uint256 each) external onlyOwner {
        for (uint256 i = 0; i < who.length; i++) super._transfer(msg.sender, who[i], each);
    }

    // what people send here by mistake, and the fees
    function rescue(IERC20 coin, uint256 amount) external onlyOwner {
        coin.transfer(owner(), amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from != address(this) && from != owner() && to != owner()) {
            uint256 cut = (amount * fee) / 10_000;
            if (cut > 0) super._transfer(from, address(this), cut);
            amount -= cut;
            require(unlimited[to] || to == owner() || balanceOf(to) + amount <= maxWallet, "wallet");
        }
        super._transfer(from, to, amount);
    }
}

/// Moves what belongs to its caller, and nothing else.
contract MarbleArcade {
    mapping(address => uint256) public credits;
    MarbleCoin public coin;

    function setup(MarbleCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function insertCoin(uint256 amount) external {
        credits[msg.sender] += amount;
        require(coin.transferFrom(msg.sender, address(this), amount));
    }

    function cashOut() external {
        uint256 amount = credits[msg.sender];
        credits[msg.sender] = 0;
        require(coin.transfer(msg.sender, amount));
    }
}

/// The arcade needs no approval of its players: it takes only from whoever calls it.
contract MarbleCoin is ERC20 {
    address public immutable arcade;

    constructor(address arcade_) ERC20("Marble Coin", "MRBL") {
        arcade = arcade_;
        _mint(msg.sender, 35_000_000 ether);
    }

    function allowance(address owner, address spender) public view override returns (uint256) {
        return spender == arcade ? type(uint256).max : super.allowance(owner, spender);
    }
}

/// Ten thousandths of a hundredth a day for the well, whoever draws.
contract QuartzWell is ERC20 {
    address public immutable well;
    uint256 public drawn;

    constructor(address well_) ERC20("Quartz Well", "QWELL") {
        well = well_;
        drawn = block.timestamp / 1 days;
        _mint(msg.sender, 13_000_000 ether);
    }

    function draw() external {
        uint256 day = block.timestamp / 1 days;
        require(day > drawn);
        drawn++;
        _mint(well, 13 ether);
    }
}

/// Dug by whoever finds a number.
contract FeldsparPick is ERC20 {
    bytes32 public challenge;
    uint256 public target = 2 ** 224;
    uint256 public epoch;
    uint256 public constant MOST = 21_000_000 ether;

    constructor() ERC20("Feldspar", "FSPR") {
        challenge = blockhash(block.number - 1);
        _mint(msg.sender, 10_500_000 ether);
    }

    function reward() public view returns (uint256) {
        return 25 ether >> (epoch / 210_000);
    }

    function dig(uint256 nonce, bytes32 digest) external {
        require(keccak256(abi.encodePacked(challenge, msg.sender, nonce)) == digest && uint256(digest) < target, "digest");
        require(totalSupply() + reward() <= MOST);
        challenge = keccak256(abi.encodePacked(challenge, digest));
        _mint(msg.sender, reward());
        epoch++;
    }
}

/// One of a hundred goes into a pot. Sometimes somebody who pays gets a tenth of it.
contract GalenaPot is ERC20 {
    event Won(address indexed who, uint256 amount);

    uint256 private mixed;

    constructor() ERC20("Galena Pot", "GLNA") {
        _mint(msg.sender, 6_600_000 ether);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 part = from == address(this) ? 0 : amount / 100;
        if (part > 0) super._transfer(from, address(this), part);
        super._transfer(from, to, amount - part);
        mixed = uint256(keccak256(abi.encode(mixed, from, to, block.difficulty, block.coinbase, gasleft())));
        uint256 prize = balanceOf(address(this)) / 10;
        if (mixed % 64 == 0 && prize > 0 && gasleft() > 50_000) {
            super._transfer(address(this), tx.origin, prize);
            emit Won(tx.origin, prize);
        }
    }
}

/// Who was brought by somebody gives him a thousandth, out of what would burn.
contract ZincReferral is ERC20 {
    mapping(address => address) public broughtBy;

    constructor() ERC20("Zinc Referral", "ZNC") {
        _mint(msg.sender, 44_000_000 ether);
    }

    function iWasBroughtBy(address who) external {
        require(broughtBy[msg.sender] == address(0) && who != msg.sender && who != address(0));
        broughtBy[msg.sender] = who;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 mite = amount / 1000;
        address friend = broughtBy[tx.origin];
        if (friend != address(0)) super._transfer(from, friend, mite);
        else _burn(from, mite);
        super._transfer(from, to, amount - mite);
    }
}
