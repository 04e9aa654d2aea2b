// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import "@openzeppelin/contracts/access/Ownable.sol";

interface IFactory9 {
    function createPair(address, address) external returns (address);
}

interface IRouter9 {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

/// Fees between zero and five percent, for the community wallet.
contract SconeToken is ERC20, Ownable {
    uint256 public constant MAX_FEE = 500;
    uint256 public buyFee = 200;
    uint256 public sellFee = 200;
    address public communityWallet;
    mapping(address => bool) public isPair;
    mapping(address => bool) public isFeeExempt;

    event FeesUpdated(uint256 buyFee, uint256 sellFee);
    event CommunityWalletUpdated(address wallet);
    event FeeExempt(address account, bool exempt);

    constructor(address community) ERC20("Scone Society", "SCONES") Ownable(msg.sender) {
        IRouter9 router = IRouter9(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        isPair[IFactory9(router.factory()).createPair(address(this), router.WETH())] = true;
        communityWallet = community;
        isFeeExempt[msg.sender] = true;
        isFeeExempt[community] = true;
        _mint(msg.sender, 777_777_777 ether);
    }

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "fee too high");
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function setCommunityWallet(address wallet) external onlyOwner {
        require(wallet != address(0), "zero");
        communityWallet = wallet;
        emit CommunityWalletUpdated(wallet);
    }

    function setFeeExempt(address account, bool exempt) external onlyOwner {
        isFeeExempt[account] = exempt;
        emit FeeExempt(account, exempt);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (!isFeeExempt[from] && !isFeeExempt[to]) {
            if (isPair[from]) fee = (value * buyFee) / 10_000;
            else if (isPair[to]) fee = (value * sellFee) / 10_000;
        }
        if (fee > 0) super._update(from, communityWallet, fee);
        super._update(from, to, value - fee);
    }
}

contract TeacakeLiquidity is ERC20 {
    IRouter9 private constant router = IRouter9(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable pair;
    address private immutable deployer;
    uint256 public immutable swapAt;
    bool private swapping;

    constructor() ERC20("Teacake", "TCAKE") {
        deployer = msg.sender;
        pair = IFactory9(router.factory()).createPair(address(this), router.WETH());
        _mint(msg.sender, 50_000_000 ether);
        swapAt = totalSupply() / 2000;
        _approve(address(this), address(router), type(uint256).max);
    }

    receive() external payable {}

    function _update(address from, address to, uint256 value) internal override {
        bool trade = from == pair || to == pair;
        if (!trade || swapping || from == address(0) || from == deployer || from == address(this)) {
            super._update(from, to, value);
            return;
        }
        if (to == pair && balanceOf(address(this)) >= swapAt) liquify();
        uint256 fee = value / 50;
        super._update(from, address(this), fee);
        super._update(from, to, value - fee);
    }

    function liquify() private {
        swapping = true;
        uint256 half = swapAt / 2;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp);
        router.addLiquidityETH{value: address(this).balance}(address(this), half, 0, 0, address(0xdead), block.timestamp);
        swapping = false;
    }
}

contract CrostiniCoin is ERC20, ERC20Burnable, Ownable {
    using SafeERC20 for IERC20;

    string public website;
    string public logo;

    event WebsiteChanged(string website);

    constructor(string memory website_) ERC20("Crostini", "CROST") Ownable(msg.sender) {
        website = website_;
        _mint(msg.sender, 88_000_000 ether);
    }

    receive() external payable {}

    function setWebsite(string calldata website_) external onlyOwner {
        website = website_;
        emit WebsiteChanged(website_);
    }

    function setLogo(string calldata logo_) external onlyOwner {
        logo = logo_;
    }

    function withdrawEther() external onlyOwner {
        (bool ok, ) = owner().call{value: address(this).balance}("");
        require(ok, "ether");
    }

    function recoverERC20(IERC20 token, uint256 amount) external onlyOwner {
        require(address(token) != address(this), "own token");
        token.safeTransfer(owner(), amount);
    }
}

/// Pays holders in ether what two percent of the sales bring.
contract FocacciaDividend is ERC20 {
    IRouter9 private constant router = IRouter9(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 private constant MAGNITUDE = 2 ** 128;
    address public immutable pair;
    address private immutable deployer;
    uint256 public magnifiedPerShare;
    bool private swapping;
    mapping(address => int256) private corrections;
    mapping(address => uint256) public withdrawn;

    event DividendsDistributed(uint256 weiAmount);
    event DividendWithdrawn(address indexed to, uint256 weiAmount);

    constructor() ERC20("Focaccia Dividend", "FOCA") {
        deployer = msg.sender;
        pair = IFactory9(router.factory()).createPair(address(this), router.WETH());
        _mint(msg.sender, 10_000_000 ether);
        _approve(address(this), address(router), type(uint256).max);
    }

    receive() external payable {}

    function shares() public view returns (uint256) {
        return totalSupply() - balanceOf(pair) - balanceOf(address(this));
    }

    function distribute() public {
        uint256 held = balanceOf(address(this));
        if (held == 0 || swapping || shares() == 0) return;
        swapping = true;
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(held, 0, path, address(this), block.timestamp);
        uint256 gained = address(this).balance - before;
        magnifiedPerShare += (gained * MAGNITUDE) / shares();
        swapping = false;
        emit DividendsDistributed(gained);
    }

    function withdrawableOf(address who) public view returns (uint256) {
        if (who == pair || who == address(this)) return 0;
        int256 all = int256(magnifiedPerShare * balanceOf(who)) + corrections[who];
        uint256 whole = all > 0 ? uint256(all) / MAGNITUDE : 0;
        return whole > withdrawn[who] ? whole - withdrawn[who] : 0;
    }

    function claim() external {
        uint256 amount = withdrawableOf(msg.sender);
        require(amount > 0, "nothing");
        withdrawn[msg.sender] += amount;
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether");
        emit DividendWithdrawn(msg.sender, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (to == pair && from != deployer && !swapping) fee = value / 50;
        if (fee > 0) move(from, address(this), fee);
        move(from, to, value - fee);
    }

    function move(address from, address to, uint256 value) private {
        super._update(from, to, value);
        int256 correction = int256(magnifiedPerShare * value);
        if (from != address(0)) corrections[from] += correction;
        corrections[to] -= correction;
    }
}
