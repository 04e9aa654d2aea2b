// 0.8 runs=800 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "solady/src/tokens/ERC4626.sol";

contract Peat is ERC20 {
    constructor() ERC20("Peat", "PEAT") {
        _mint(msg.sender, 90_000_000 ether);
    }
}

/// Calls on behalf of accounts that asked it to, several at once.
contract BogConnector {
    address private _onBehalf;
    mapping(address => mapping(address => bool)) public isAccountOperatorAuthorized;

    function setAccountOperator(address operator, bool is_) external {
        isAccountOperatorAuthorized[msg.sender][operator] = is_;
    }

    function getCurrentOnBehalfOfAccount() external view returns (address) {
        return _onBehalf;
    }

    function call(address to, address account, bytes calldata data) external returns (bytes memory back) {
        require(account == msg.sender || isAccountOperatorAuthorized[account][msg.sender], "EVC_NotAuthorized");
        address before = _onBehalf;
        _onBehalf = account;
        bool ok;
        (ok, back) = to.call(data);
        require(ok);
        _onBehalf = before;
    }
}

/// A market without a governor; who calls through the connector is whom it says.
contract BogVault is ERC20 {
    Peat public immutable asset;
    BogConnector public immutable connector;
    address public constant governorAdmin = address(0);
    uint256 public cash;

    modifier once() {
        assembly {
            if tload(0x0b06) {
                mstore(0, 0xab143c06)
                revert(0x1c, 4)
            }
            tstore(0x0b06, 1)
        }
        _;
        assembly {
            tstore(0x0b06, 0)
        }
    }

    constructor(Peat asset_, BogConnector connector_) ERC20("Bog Vault PEAT-1", "ePEAT-1") {
        (asset, connector) = (asset_, connector_);
    }

    function _msgSender() internal view override returns (address) {
        return msg.sender == address(connector) ? connector.getCurrentOnBehalfOfAccount() : msg.sender;
    }

    function deposit(uint256 amount, address to) external once returns (uint256 shares) {
        shares = (amount * (totalSupply() + 1e6)) / (cash + 1e6);
        asset.transferFrom(_msgSender(), address(this), amount);
        cash += amount;
        _mint(to, shares);
    }

    function redeem(uint256 shares, address to) external once returns (uint256 amount) {
        amount = (shares * (cash + 1e6)) / (totalSupply() + 1e6);
        cash -= amount;
        _burn(_msgSender(), shares);
        asset.transfer(to, amount);
    }

    function skim() external once {
        cash = asset.balanceOf(address(this));
    }

    function transferFromMax(address from, address to) external once returns (bool) {
        uint256 value = balanceOf(from);
        _spendAllowance(from, _msgSender(), value);
        _transfer(from, to, value);
        return true;
    }
}

/// A fund of the house's coins. Who brings some waits for a quarter of an hour to take them back; sending is free.
contract BogLiquidity is ERC20 {
    address public immutable gov;
    mapping(address => bool) public isMinter;

    constructor(address manager, address gov_) ERC20("Bog LP", "BLP") {
        gov = gov_;
        isMinter[manager] = true;
    }

    function setMinter(address who, bool is_) external {
        require(msg.sender == gov, "Governable: forbidden");
        isMinter[who] = is_;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        _burn(from, value);
    }
}

contract BogManager {
    uint256 public constant COOLDOWN = 15 minutes;
    Peat public immutable peat;
    BogLiquidity public share;
    uint256 public aum;
    mapping(address => uint256) public lastAddedAt;

    constructor(Peat peat_) {
        peat = peat_;
    }

    function bind(BogLiquidity share_) external {
        require(address(share) == address(0));
        share = share_;
    }

    function addLiquidity(uint256 amount, uint256 least) external {
        uint256 minted = aum == 0 ? amount : (amount * share.totalSupply()) / aum;
        require(minted >= least, "insufficient output");
        peat.transferFrom(msg.sender, address(this), amount);
        aum += amount;
        lastAddedAt[msg.sender] = block.timestamp;
        share.mint(msg.sender, minted);
    }

    function removeLiquidity(uint256 shares) external {
        require(block.timestamp > lastAddedAt[msg.sender] + COOLDOWN, "cooldown duration not yet passed");
        uint256 amount = (shares * aum) / share.totalSupply();
        aum -= amount;
        share.burn(msg.sender, shares);
        peat.transfer(msg.sender, amount);
    }
}

/// Shares of a managed fund: set free to move once, which cannot be undone.
contract FenFund is ERC20 {
    Peat public immutable denomination;
    Peat public immutable other;
    address public owner = msg.sender;
    bool public sharesAreFreelyTransferable;
    uint256 private constant LOCK = 1 days;
    mapping(address => uint256) public lastBought;

    event FreelyTransferableSharesSet();

    constructor(Peat denomination_, Peat other_) ERC20("Fen Fund", "FENF") {
        (denomination, other) = (denomination_, other_);
    }

    function setFreelyTransferableShares() external {
        require(msg.sender == owner);
        sharesAreFreelyTransferable = true;
        emit FreelyTransferableSharesSet();
    }

    function setNominatedOwner(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function buyShares(uint256 amount) external {
        uint256 gav = denomination.balanceOf(address(this)) + other.balanceOf(address(this));
        denomination.transferFrom(msg.sender, address(this), amount);
        lastBought[msg.sender] = block.timestamp;
        _mint(msg.sender, totalSupply() == 0 ? amount : (amount * totalSupply()) / gav);
    }

    function redeemSharesInKind(uint256 shares) external {
        require(block.timestamp > lastBought[msg.sender] + LOCK, "__Shares action timelock");
        uint256 a = (denomination.balanceOf(address(this)) * shares) / totalSupply();
        uint256 b = (other.balanceOf(address(this)) * shares) / totalSupply();
        _burn(msg.sender, shares);
        denomination.transfer(msg.sender, a);
        other.transfer(msg.sender, b);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(sharesAreFreelyTransferable || from == address(0) || to == address(0), "not freely transferable");
        super._update(from, to, value);
    }
}

/// Keeps balances of all vaults, each with the past of them.
contract TwabKeeper {
    struct Account {
        uint112 balance;
        uint48 last;
        uint96 weighted;
    }

    mapping(address => mapping(address => Account)) private _accounts;
    mapping(address => uint256) public supplyOf;

    function balanceOf(address vault, address who) external view returns (uint256) {
        return _accounts[vault][who].balance;
    }

    function averageSince(address vault, address who, uint48 from) external view returns (uint256) {
        Account memory a = _accounts[vault][who];
        return (a.weighted + uint256(a.balance) * (block.timestamp - a.last)) / (block.timestamp - from + 1);
    }

    function mint(address to, uint112 value) external {
        supplyOf[msg.sender] += value;
        _turn(msg.sender, to).balance += value;
    }

    function burn(address from, uint112 value) external {
        supplyOf[msg.sender] -= value;
        _turn(msg.sender, from).balance -= value;
    }

    function transfer(address from, address to, uint112 value) external {
        _turn(msg.sender, from).balance -= value;
        _turn(msg.sender, to).balance += value;
    }

    function _turn(address vault, address who) private returns (Account storage a) {
        a = _accounts[vault][who];
        unchecked {
            a.weighted += uint96((uint256(a.balance) * (block.timestamp - a.last)) / 1e12);
        }
        a.last = uint48(block.timestamp);
    }
}

/// What is deposited comes back one to one; its interest is a prize.
contract PrizeVault {
    string public constant name = "Prize PEAT";
    string public constant symbol = "pPEAT";
    uint8 public constant decimals = 18;
    Peat public immutable asset;
    TwabKeeper public immutable keeper;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Peat asset_, TwabKeeper keeper_) {
        (asset, keeper) = (asset_, keeper_);
    }

    function totalSupply() external view returns (uint256) {
        return keeper.supplyOf(address(this));
    }

    function balanceOf(address who) external view returns (uint256) {
        return keeper.balanceOf(address(this), who);
    }

    function deposit(uint256 amount, address to) external {
        asset.transferFrom(msg.sender, address(this), amount);
        keeper.mint(to, uint112(amount));
        emit Transfer(address(0), to, amount);
    }

    function withdraw(uint256 amount, address to) external {
        keeper.burn(msg.sender, uint112(amount));
        emit Transfer(msg.sender, address(0), amount);
        asset.transfer(to, amount);
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(value <= type(uint112).max);
        keeper.transfer(from, to, uint112(value));
        emit Transfer(from, to, value);
        return true;
    }
}

/// Savings at a rate of at most a tenth a year, which a timelock names; a reserve pays it as long as there is one.
contract FenSavings is ERC4626 {
    uint256 public constant MOST = 0.1e18;
    Peat private immutable _peat;
    address public immutable governance;
    address public immutable reserve;
    uint256 public rate = 0.05e18;
    uint256 public last = block.timestamp;

    event Drip(uint256 amount);

    constructor(Peat peat, address governance_, address reserve_) {
        (_peat, governance, reserve) = (peat, governance_, reserve_);
    }

    function name() public pure override returns (string memory) {
        return "Savings PEAT";
    }

    function symbol() public pure override returns (string memory) {
        return "sPEAT";
    }

    function asset() public view override returns (address) {
        return address(_peat);
    }

    function file(uint256 rate_) external {
        require(msg.sender == governance && rate_ <= MOST);
        drip();
        rate = rate_;
    }

    function drip() public {
        uint256 due = (totalAssets() * rate * (block.timestamp - last)) / 365 days / 1e18;
        uint256 may = _peat.balanceOf(reserve);
        last = block.timestamp;
        if (due > may) due = may;
        if (due > 0) _peat.transferFrom(reserve, address(this), due);
        emit Drip(due);
    }
}

contract PeatReserve {
    constructor(Peat peat, address spender) {
        peat.approve(spender, type(uint256).max);
    }
}
