// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract LunarFront is TransparentUpgradeableProxy {
    constructor(address code, address admin, bytes memory data) TransparentUpgradeableProxy(code, admin, data) {}
}

/// Second version of a reflecting coin: tiers of fees, and behind a proxy of the timelock.
contract LunarLynxV2 {
    string public constant name = "Lunar Lynx V2";
    string public constant symbol = "LYNX2";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1_000_000_000_000e9;
    uint256 private constant R_TOTAL = type(uint256).max - (type(uint256).max % totalSupply);
    uint256 public constant MOST_FEE = 500;
    uint256 private _rTotal;
    address public owner;
    address public ecosystem;
    uint256 public reflectFee;
    uint256 public ecosystemFee;
    mapping(address => uint256) private _r;
    mapping(address => bool) public isExcludedFromFee;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FeesUpdated(uint256 reflect, uint256 ecosystem);

    constructor() {
        owner = address(1);
    }

    function initialize(address owner_, address ecosystem_, address to) external {
        require(owner == address(0), "initialized");
        (owner, ecosystem, reflectFee, ecosystemFee) = (owner_, ecosystem_, 200, 200);
        isExcludedFromFee[to] = true;
        (_rTotal, _r[to]) = (R_TOTAL, R_TOTAL);
        emit Transfer(address(0), to, totalSupply);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "only owner");
        _;
    }

    function setFees(uint256 reflect, uint256 forEcosystem) external onlyOwner {
        require(reflect + forEcosystem <= MOST_FEE, "five percent at most");
        (reflectFee, ecosystemFee) = (reflect, forEcosystem);
        emit FeesUpdated(reflect, forEcosystem);
    }

    function excludeFromFee(address who, bool is_) external onlyOwner {
        isExcludedFromFee[who] = is_;
    }

    function setEcosystem(address to) external onlyOwner {
        ecosystem = to;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _r[who] / (_rTotal / totalSupply);
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
        uint256 rate = _rTotal / totalSupply;
        bool free = isExcludedFromFee[from] || isExcludedFromFee[to];
        uint256 reflected = free ? 0 : (value * reflectFee) / 10_000;
        uint256 kept = free ? 0 : (value * ecosystemFee) / 10_000;
        _r[from] -= value * rate;
        _r[to] += (value - reflected - kept) * rate;
        if (kept > 0) {
            _r[ecosystem] += kept * rate;
            emit Transfer(from, ecosystem, kept);
        }
        _rTotal -= reflected * rate;
        emit Transfer(from, to, value - reflected - kept);
        return true;
    }
}

/// Whoever is to mint has an amount for it, which two of three granted; the end of it all is fixed.
contract ArcadeCoin is ERC20, Ownable {
    uint256 public constant MAX_SUPPLY = 50_000_000_000e8;
    uint256 public constant MOST_PER_DAY = 20_000_000e8;
    mapping(address => uint256) public mintAllowance;
    mapping(uint256 => uint256) public grantedOn;

    event MintAllowanceGranted(address indexed minter, uint256 amount);

    constructor(address council) ERC20("Arcade Coin", "ARC") Ownable(council) {
        _mint(msg.sender, 35_000_000_000e8);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function grantMintAllowance(address minter, uint256 amount) external onlyOwner {
        grantedOn[block.timestamp / 1 days] += amount;
        require(grantedOn[block.timestamp / 1 days] <= MOST_PER_DAY, "daily most");
        mintAllowance[minter] += amount;
        emit MintAllowanceGranted(minter, amount);
    }

    function mint(address to, uint256 amount) external {
        mintAllowance[msg.sender] -= amount;
        require(totalSupply() + amount <= MAX_SUPPLY, "max supply");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

contract Nutmeg is ERC20 {
    constructor() ERC20("Nutmeg", "NTMG") {
        _mint(msg.sender, 10_000_000 ether);
    }
}

/// The right to buy a nutmeg for a fixed price until a day. Each is covered by one that lies here.
contract NutmegCall is ERC20 {
    Nutmeg public immutable nutmeg;
    uint256 public immutable strike;
    uint256 public immutable expiry;
    uint256 public totalWritten;
    mapping(address => uint256) public written;

    event Exercised(address indexed who, uint256 amount);

    constructor(Nutmeg nutmeg_, uint256 strike_, uint256 expiry_) ERC20("Call on Nutmeg", "oNTMG") {
        (nutmeg, strike, expiry) = (nutmeg_, strike_, expiry_);
    }

    function write(uint256 amount) external {
        require(block.timestamp < expiry, "expired");
        nutmeg.transferFrom(msg.sender, address(this), amount);
        written[msg.sender] += amount;
        totalWritten += amount;
        _mint(msg.sender, amount);
    }

    function exercise(uint256 amount) external payable {
        require(block.timestamp < expiry && msg.value == (amount * strike) / 1 ether, "expired or price");
        _burn(msg.sender, amount);
        nutmeg.transfer(msg.sender, amount);
        emit Exercised(msg.sender, amount);
    }

    /// Writers share what is left, in nutmeg and in ether.
    function settle() external {
        require(block.timestamp >= expiry, "not expired");
        uint256 part = written[msg.sender];
        uint256 coins = (nutmeg.balanceOf(address(this)) * part) / totalWritten;
        uint256 wei_ = (address(this).balance * part) / totalWritten;
        written[msg.sender] = 0;
        totalWritten -= part;
        nutmeg.transfer(msg.sender, coins);
        payable(msg.sender).transfer(wei_);
    }
}

contract StableVelvet is ERC20 {
    LoanFactory public immutable factory;

    constructor(LoanFactory factory_) ERC20("Velvet Dollar", "VLVT") {
        factory = factory_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == address(factory), "minter");
        _mint(to, amount);
    }

    function burnFrom(address from, uint256 amount) external {
        require(msg.sender == from, "own only");
        _burn(from, amount);
    }
}

/// Fills controllers up to their ceilings, and takes back what lies above.
contract LoanFactory is Ownable {
    StableVelvet public token;
    mapping(address => uint256) public debtCeiling;

    event SetDebtCeiling(address indexed controller, uint256 ceiling);

    constructor() Ownable(msg.sender) {}

    function bind(StableVelvet token_) external onlyOwner {
        require(address(token) == address(0));
        token = token_;
    }

    function setDebtCeiling(LoanController controller, uint256 ceiling) external onlyOwner {
        uint256 had = debtCeiling[address(controller)];
        debtCeiling[address(controller)] = ceiling;
        if (ceiling > had) token.mint(address(controller), ceiling - had);
        else controller.giveBack(had - ceiling);
        emit SetDebtCeiling(address(controller), ceiling);
    }
}

/// Lends dollars against ether. A bad loan is sold in bands, little by little, as the median falls.
contract LoanController {
    uint256 public constant BAND = 100;
    address public immutable factory;
    address[3] public reporters;
    uint256[3] public prices;
    StableVelvet public token;
    mapping(address => uint256) public debt;
    mapping(address => uint256) public collateral;

    constructor(address factory_, address[] memory three) {
        factory = factory_;
        for (uint256 i; i < 3; i++) (reporters[i], prices[i]) = (three[i], 2_500);
    }

    function bind(StableVelvet token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function report(uint256 index, uint256 price) external {
        require(msg.sender == reporters[index]);
        prices[index] = price;
    }

    function median() public view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (prices[0], prices[1], prices[2]);
        return a > b ? (b > c ? b : a > c ? c : a) : (a > c ? a : b > c ? c : b);
    }

    function createLoan(uint256 amount) external payable {
        collateral[msg.sender] += msg.value;
        debt[msg.sender] += amount;
        require(debt[msg.sender] * 100 <= collateral[msg.sender] * median() * 85, "too little ether");
        token.transfer(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        debt[msg.sender] -= amount;
        if (debt[msg.sender] > 0) return;
        uint256 back = collateral[msg.sender];
        collateral[msg.sender] = 0;
        payable(msg.sender).transfer(back);
    }

    function liquidateBand(address who) external {
        require(debt[who] * 100 > collateral[who] * median() * 90, "healthy");
        uint256 part = debt[who] / BAND;
        uint256 ether_ = collateral[who] / BAND;
        token.transferFrom(msg.sender, address(this), part);
        debt[who] -= part;
        collateral[who] -= ether_;
        payable(msg.sender).transfer(ether_);
    }

    function giveBack(uint256 amount) external {
        require(msg.sender == factory);
        token.burnFrom(address(this), amount);
    }
}

/// Whose coins lie with the signers is written here, and only the contract that checks payments writes it.
contract ProofBank {
    ProofBridge public immutable bridge;
    mapping(address => uint256) public balanceOf;

    constructor(ProofBridge bridge_) {
        bridge = bridge_;
    }

    function increaseBalanceAndCall(ProofVault vault, address to, uint256 amount) external {
        require(msg.sender == address(bridge), "only bridge");
        balanceOf[address(vault)] += amount;
        vault.receiveBalance(to, amount);
    }

    function transferBalance(address to, uint256 amount) public {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferAndMint(ProofVault vault, uint256 amount) external {
        transferBalance(address(vault), amount);
        vault.receiveBalance(msg.sender, amount);
    }
}

/// Six of nine signers confirm each deposit.
contract ProofBridge {
    mapping(address => bool) public isSigner;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => mapping(address => bool)) public confirmed;

    constructor(address[] memory signers) {
        for (uint256 i; i < signers.length; i++) isSigner[signers[i]] = true;
    }

    function confirm(ProofBank bank, ProofVault vault, bytes32 txid, address to, uint256 amount) external {
        bytes32 sweep = keccak256(abi.encode(bank, vault, txid, to, amount));
        require(isSigner[msg.sender] && !confirmed[sweep][msg.sender], "not a signer");
        confirmed[sweep][msg.sender] = true;
        if (++confirmations[sweep] == 6) bank.increaseBalanceAndCall(vault, to, amount);
    }
}

contract ProofCoin is ERC20, Ownable {
    constructor(address vault) ERC20("Proof Coin", "pfBTC") Ownable(vault) {}

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// A new vault takes over only a day after governance has said so.
contract ProofVault is Ownable {
    ProofBank public immutable bank;
    ProofCoin public immutable token;
    address public nextVault;
    uint256 public nextAt;

    constructor(ProofBank bank_, ProofCoin token_, address governance) Ownable(governance) {
        (bank, token) = (bank_, token_);
    }

    function receiveBalance(address from, uint256 amount) external {
        require(msg.sender == address(bank), "only bank");
        token.mint(from, amount * 1e10);
    }

    function unmint(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount * 1e10);
        token.burn(amount * 1e10);
        bank.transferBalance(msg.sender, amount);
    }

    function initiateUpgrade(address next) external onlyOwner {
        (nextVault, nextAt) = (next, block.timestamp + 1 days);
    }

    function finalizeUpgrade() external onlyOwner {
        require(nextVault != address(0) && block.timestamp >= nextAt, "a day");
        token.transferOwnership(nextVault);
    }
}
