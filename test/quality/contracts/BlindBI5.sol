// 0.8 runs=800 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {Initializable} from "solady/src/utils/Initializable.sol";
import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
    function getPair(address a, address b) external view returns (address);
}

interface IRouter {
    function addLiquidityETH(address t, uint256 a, uint256 b, uint256 c, address to, uint256 d) external payable returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
}

address constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
IFactory constant FACTORY = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);
IRouter constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);

/// A thousand pictures that are coins at once: whoever holds a whole coin holds a picture, but for pools and those who opt out.
contract Mosaicle {
    string public constant name = "Mosaicle";
    string public constant symbol = "MOSA";
    uint8 public constant decimals = 18;
    uint256 public constant units = 1 ether;
    uint256 public constant totalSupply = 1_000 ether;
    uint256 public minted;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(address => bool) public erc721TransferExempt;
    mapping(uint256 => uint256) private _ownedData;
    mapping(address => uint256[]) private _owned;
    uint256[] private _stored;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event ERC721Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        erc721TransferExempt[msg.sender] = true;
        erc721TransferExempt[FACTORY.createPair(address(this), WETH)] = true;
        erc721TransferExempt[address(ROUTER)] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function ownerOf(uint256 id) public view returns (address who) {
        who = address(uint160(_ownedData[id]));
        require(who != address(0), "no such picture");
    }

    function owned(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    function tokenURI(uint256 id) external pure returns (string memory) {
        return id & 1 == 0 ? "data:,even" : "data:,odd";
    }

    function setSelfERC721TransferExempt(bool on) external {
        if (on) while (_owned[msg.sender].length > 0) _store(msg.sender);
        erc721TransferExempt[msg.sender] = on;
        if (!on) while (_owned[msg.sender].length < balanceOf[msg.sender] / units) _retrieve(msg.sender);
    }

    function setApprovalForAll(address operator, bool on) external {
        isApprovedForAll[msg.sender][operator] = on;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function erc721Approve(address spender, uint256 id) external {
        require(msg.sender == ownerOf(id) || isApprovedForAll[ownerOf(id)][msg.sender]);
        getApproved[id] = spender;
    }

    function erc721TransferFrom(address from, address to, uint256 id) external {
        require(from == ownerOf(id) && to != address(0) && !erc721TransferExempt[to], "not so");
        require(msg.sender == from || msg.sender == getApproved[id] || isApprovedForAll[from][msg.sender], "not allowed");
        delete getApproved[id];
        balanceOf[from] -= units;
        balanceOf[to] += units;
        _drop(from, id);
        _push(to, id);
        emit Transfer(from, to, units);
        emit ERC721Transfer(from, to, id);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - amount;
        return _transfer(from, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) private returns (bool) {
        require(to != address(0));
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        while (_owned[from].length > balanceOf[from] / units) {
            uint256 id = _owned[from][_owned[from].length - 1];
            if (!erc721TransferExempt[to] && _owned[to].length < balanceOf[to] / units) {
                _drop(from, id);
                _push(to, id);
                emit ERC721Transfer(from, to, id);
            } else _store(from);
        }
        if (!erc721TransferExempt[to]) while (_owned[to].length < balanceOf[to] / units) _retrieve(to);
        return true;
    }

    function _store(address from) private {
        uint256 id = _owned[from][_owned[from].length - 1];
        _drop(from, id);
        delete _ownedData[id];
        delete getApproved[id];
        _stored.push(id);
        emit ERC721Transfer(from, address(0), id);
    }

    function _retrieve(address to) private {
        uint256 id;
        if (_stored.length > 0) {
            id = _stored[_stored.length - 1];
            _stored.pop();
        } else id = ++minted;
        _push(to, id);
        emit ERC721Transfer(address(0), to, id);
    }

    function _push(address to, uint256 id) private {
        _ownedData[id] = (_owned[to].length << 160) | uint160(to);
        _owned[to].push(id);
    }

    function _drop(address from, uint256 id) private {
        uint256 at = _ownedData[id] >> 160;
        uint256 last = _owned[from][_owned[from].length - 1];
        if (last != id) {
            _owned[from][at] = last;
            _ownedData[last] = (at << 160) | uint160(from);
        }
        _owned[from].pop();
    }
}

/// Each coin of the hatchery is a clone of this one.
contract Hatchling is SoladyERC20, Initializable {
    string private _name;
    string private _symbol;

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata name_, string calldata symbol_, address hatchery) external initializer {
        (_name, _symbol) = (name_, symbol_);
        _mint(hatchery, 1_000_000_000 ether);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }
}

/// Sells four fifths along a square root curve; with the last of them all ether and the rest become a pool, its share in the nest.
contract Hatchery {
    using SafeTransferLib for address;
    uint256 public constant FOR_SALE = 800_000_000 ether;
    uint256 public constant FEE_BPS = 100;
    address public immutable nest;
    address public immutable treasury;
    Hatchling public coin;
    uint256 public sold;
    bool public graduated;

    event Bought(address indexed who, uint256 coins, uint256 wei_);
    event Sold(address indexed who, uint256 coins, uint256 wei_);
    event Graduated(address pool);

    constructor(address nest_, address treasury_) {
        (nest, treasury) = (nest_, treasury_);
    }

    function lay(Hatchling coin_) external {
        require(address(coin) == address(0) && coin_.balanceOf(address(this)) == 1_000_000_000 ether);
        coin = coin_;
    }

    /// What the first of the coins cost together: twenty ether for all.
    function cost(uint256 coins) public pure returns (uint256) {
        return FixedPointMathLib.fullMulDiv(coins * 20, coins, FOR_SALE) * 1 ether / FOR_SALE;
    }

    function buy(uint256 coins) external payable {
        require(!graduated);
        if (sold + coins > FOR_SALE) coins = FOR_SALE - sold;
        uint256 price = cost(sold + coins) - cost(sold);
        uint256 fee = (price * FEE_BPS) / 10_000;
        sold += coins;
        address(coin).safeTransfer(msg.sender, coins);
        treasury.safeTransferETH(fee);
        msg.sender.safeTransferETH(msg.value - price - fee);
        emit Bought(msg.sender, coins, price);
        if (sold == FOR_SALE) _graduate();
    }

    function sell(uint256 coins) external {
        require(!graduated);
        uint256 price = cost(sold) - cost(sold - coins);
        uint256 fee = (price * FEE_BPS) / 10_000;
        sold -= coins;
        address(coin).safeTransferFrom(msg.sender, address(this), coins);
        treasury.safeTransferETH(fee);
        msg.sender.safeTransferETH(price - fee);
        emit Sold(msg.sender, coins, price);
    }

    function _graduate() private {
        graduated = true;
        uint256 rest = coin.balanceOf(address(this));
        address(coin).safeApprove(address(ROUTER), rest);
        ROUTER.addLiquidityETH{value: address(this).balance}(address(coin), rest, 0, 0, nest, block.timestamp);
        emit Graduated(FACTORY.getPair(address(coin), WETH));
    }
}

/// What comes in here stays. Nothing goes out.
contract Nest {
    event Nested(address indexed share, uint256 amount);

    function tell(address share) external {
        emit Nested(share, SoladyERC20(share).balanceOf(address(this)));
    }
}

/// A locker of shares for a time, which can only be made longer.
contract Burrow {
    struct Lock {
        address share;
        address owner;
        uint256 amount;
        uint256 until;
    }

    Lock[] public locks;

    event Locked(uint256 indexed id, address share, address owner, uint256 amount, uint256 until);

    function lockAll(address share, uint256 until) external returns (uint256 id) {
        require(until > block.timestamp);
        uint256 amount = SoladyERC20(share).balanceOf(msg.sender);
        SafeTransferLib.safeTransferFrom(share, msg.sender, address(this), amount);
        id = locks.length;
        locks.push(Lock(share, msg.sender, amount, until));
        emit Locked(id, share, msg.sender, amount, until);
    }

    function prolong(uint256 id, uint256 until) external {
        require(locks[id].owner == msg.sender && until > locks[id].until);
        locks[id].until = until;
    }

    function withdraw(uint256 id) external {
        Lock memory one = locks[id];
        require(one.owner == msg.sender && block.timestamp >= one.until, "locked");
        delete locks[id];
        SafeTransferLib.safeTransfer(one.share, msg.sender, one.amount);
    }
}

/// What an agent earns: seven tenths to its maker, three tenths to the guild.
contract AgentPurse {
    address public immutable maker;
    address public immutable guild;

    constructor(address maker_, address guild_) {
        (maker, guild) = (maker_, guild_);
    }

    receive() external payable {}

    function share() external {
        uint256 all = address(this).balance;
        SafeTransferLib.safeTransferETH(maker, (all * 7) / 10);
        SafeTransferLib.safeTransferETH(guild, all - (all * 7) / 10);
    }
}

/// Coin of an agent: one of a hundred of every trade becomes ether for its purse.
contract Tinkermind is SoladyERC20 {
    address public immutable purse;
    address public immutable pool;
    address private immutable _maker;
    uint256 private constant THRESHOLD = 100_000 ether;
    bool private _swapping;

    constructor(address purse_) {
        (purse, _maker) = (purse_, msg.sender);
        pool = FACTORY.createPair(address(this), WETH);
        _mint(msg.sender, 1_000_000_000 ether);
        _approve(address(this), address(ROUTER), type(uint256).max);
    }

    function name() public pure override returns (string memory) {
        return "Tinkermind by Guild";
    }

    function symbol() public pure override returns (string memory) {
        return "TNKR";
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _transfer(msg.sender, to, amount - _fee(msg.sender, to, amount));
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _spendAllowance(from, msg.sender, amount);
        _transfer(from, to, amount - _fee(from, to, amount));
        return true;
    }

    function _fee(address from, address to, uint256 amount) private returns (uint256 fee) {
        if (_swapping || (from != pool && to != pool) || from == _maker || to == _maker) return 0;
        uint256 held = balanceOf(address(this));
        if (to == pool && held >= THRESHOLD) {
            _swapping = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            try ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(held > amount ? amount : held, 0, path, purse, block.timestamp) {} catch {}
            _swapping = false;
        }
        fee = amount / 100;
        _transfer(from, address(this), fee);
    }
}
