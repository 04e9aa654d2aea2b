// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

/// Cannot be moved but through its curve until it has graduated; then nobody owns it.
contract CurvedMeme is ERC20, Ownable {
    bool public restricted = true;
    string public uri;

    constructor(string memory name_, string memory symbol_, string memory uri_, address curve) ERC20(name_, symbol_) Ownable(curve) {
        uri = uri_;
        _mint(curve, 1_000_000_000 ether);
    }

    function graduate() external onlyOwner {
        restricted = false;
        renounceOwnership();
    }

    function _update(address from, address to, uint256 value) internal override {
        if (restricted && from != address(0)) require(from == owner() || to == owner(), "Transfers come with the graduation");
        super._update(from, to, value);
    }
}

/// Sells four fifths along a curve, puts the rest and the money into a pool and burns the shares.
contract PumpCurve {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 public constant goal = 24 ether;
    uint256 public constant virtualEther = 8 ether;
    uint256 public constant virtualTokens = 1_066_666_667 ether;

    struct Curve {
        uint256 raised;
        uint256 sold;
        bool graduated;
    }

    mapping(CurvedMeme => Curve) public curves;

    event Bought(CurvedMeme indexed token, address indexed who, uint256 paid, uint256 got);
    event Sold(CurvedMeme indexed token, address indexed who, uint256 amount, uint256 paid);
    event Graduated(CurvedMeme indexed token, uint256 raised);

    function buy(CurvedMeme token) external payable {
        Curve storage curve = curves[token];
        require(!curve.graduated, "graduated");
        uint256 value = msg.value;
        if (curve.raised + value > goal) value = goal - curve.raised;
        uint256 amount = _soldAt(curve.raised + value) - curve.sold;
        curve.raised += value;
        curve.sold += amount;
        token.transfer(msg.sender, amount);
        emit Bought(token, msg.sender, value, amount);
        if (msg.value > value) {
            (bool ok,) = msg.sender.call{value: msg.value - value}("");
            require(ok, "refund");
        }
        if (curve.raised == goal) _graduate(token, curve);
    }

    function sell(CurvedMeme token, uint256 amount) external {
        Curve storage curve = curves[token];
        require(!curve.graduated, "graduated");
        uint256 left = curve.sold - amount;
        uint256 raised = (virtualEther * virtualTokens) / (virtualTokens - left) - virtualEther;
        uint256 paid = curve.raised - raised;
        (curve.sold, curve.raised) = (left, raised);
        token.transferFrom(msg.sender, address(this), amount);
        (bool ok,) = msg.sender.call{value: paid}("");
        require(ok, "pay");
        emit Sold(token, msg.sender, amount, paid);
    }

    function _soldAt(uint256 raised) private pure returns (uint256) {
        return virtualTokens - (virtualEther * virtualTokens) / (virtualEther + raised);
    }

    function _graduate(CurvedMeme token, Curve storage curve) private {
        curve.graduated = true;
        token.graduate();
        uint256 rest = token.balanceOf(address(this));
        token.approve(ROUTER, rest);
        IRouter(ROUTER).addLiquidityETH{value: curve.raised}(address(token), rest, 0, 0, DEAD, block.timestamp);
        emit Graduated(token, curve.raised);
    }
}

/// A coin whose whole units are pictures at the same time.
contract Menagerie404 is Ownable {
    string public constant name = "Menagerie";
    string public constant symbol = "MNGR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1000 ether;
    uint256 public minted;
    string public baseTokenURI;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => address) internal _ownerOf;
    mapping(address => uint256[]) internal _owned;
    mapping(uint256 => uint256) internal _ownedIndex;
    mapping(address => bool) public whitelist;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event ERC721Transfer(address indexed from, address indexed to, uint256 indexed id);
    event ERC721Approval(address indexed owner, address indexed spender, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error NotFound();
    error InvalidSender();
    error InvalidRecipient();
    error Unauthorized();

    constructor() Ownable(msg.sender) {
        address pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        whitelist[pair] = true;
        whitelist[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setTokenURI(string calldata to) external onlyOwner {
        baseTokenURI = to;
    }

    function ownerOf(uint256 id) external view returns (address who) {
        who = _ownerOf[id];
        if (who == address(0)) revert NotFound();
    }

    function owned(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function approve(address spender, uint256 amountOrId) external returns (bool) {
        if (amountOrId <= minted && amountOrId > 0) {
            address who = _ownerOf[amountOrId];
            if (msg.sender != who && !isApprovedForAll[who][msg.sender]) revert Unauthorized();
            getApproved[amountOrId] = spender;
            emit ERC721Approval(who, spender, amountOrId);
        } else {
            allowance[msg.sender][spender] = amountOrId;
            emit Approval(msg.sender, spender, amountOrId);
        }
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amountOrId) external returns (bool) {
        if (amountOrId > minted) {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amountOrId;
            return _transfer(from, to, amountOrId);
        }
        if (from != _ownerOf[amountOrId]) revert InvalidSender();
        if (to == address(0)) revert InvalidRecipient();
        if (msg.sender != from && !isApprovedForAll[from][msg.sender] && msg.sender != getApproved[amountOrId]) revert Unauthorized();
        balanceOf[from] -= 1 ether;
        balanceOf[to] += 1 ether;
        _leave(from, amountOrId);
        _enter(to, amountOrId);
        emit ERC721Transfer(from, to, amountOrId);
        emit Transfer(from, to, 1 ether);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal returns (bool) {
        uint256 fromBefore = balanceOf[from];
        uint256 toBefore = balanceOf[to];
        balanceOf[from] = fromBefore - amount;
        balanceOf[to] += amount;
        if (!whitelist[from]) {
            uint256 count = fromBefore / 1 ether - balanceOf[from] / 1 ether;
            for (uint256 i; i < count && _owned[from].length > 0; i++) {
                uint256 id = _owned[from][_owned[from].length - 1];
                _leave(from, id);
                emit ERC721Transfer(from, address(0), id);
            }
        }
        if (!whitelist[to]) {
            uint256 count = balanceOf[to] / 1 ether - toBefore / 1 ether;
            for (uint256 i; i < count; i++) {
                uint256 id = ++minted;
                _enter(to, id);
                emit ERC721Transfer(address(0), to, id);
            }
        }
        emit Transfer(from, to, amount);
        return true;
    }

    function _leave(address from, uint256 id) private {
        uint256 last = _owned[from][_owned[from].length - 1];
        _owned[from][_ownedIndex[id]] = last;
        _ownedIndex[last] = _ownedIndex[id];
        _owned[from].pop();
        delete _ownedIndex[id];
        delete _ownerOf[id];
        delete getApproved[id];
    }

    function _enter(address to, uint256 id) private {
        _ownerOf[id] = to;
        _ownedIndex[id] = _owned[to].length;
        _owned[to].push(id);
    }
}

/// Behind each clone of the factory.
contract FactoryMeme {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    bool private _begun;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _begun = true;
    }

    function initialize(string calldata name_, string calldata symbol_, uint256 supply, address to) external {
        require(!_begun, "already initialized");
        _begun = true;
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "zero");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// What is won in the game; the arena alone mints it, spending burns it.
contract ArenaGold is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address multisig, address arena) ERC20("Arena Gold", "AGLD") {
        _grantRole(DEFAULT_ADMIN_ROLE, multisig);
        _grantRole(MINTER_ROLE, arena);
        _mint(msg.sender, 30_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Players fight once a day and win as much as the day still has.
contract Arena {
    uint256 public constant perDay = 20_000 ether;
    uint256 public constant prize = 10 ether;
    ArenaGold public gold;
    mapping(uint256 => uint256) public wonOn;
    mapping(address => uint256) public lastFight;

    function bind(ArenaGold gold_) external {
        require(address(gold) == address(0), "bound");
        gold = gold_;
    }

    function fight() external {
        uint256 today = block.timestamp / 1 days;
        require(lastFight[msg.sender] < today, "rest");
        lastFight[msg.sender] = today;
        bool won = uint256(keccak256(abi.encode(blockhash(block.number - 1), msg.sender))) % 2 == 0;
        if (!won || wonOn[today] + prize > perDay) return;
        wonOn[today] += prize;
        gold.mint(msg.sender, prize);
    }
}

/// Reflects a part of each transfer, five of a hundred at most.
contract Kaleido is Ownable {
    string public constant name = "Kaleido";
    string public constant symbol = "KLDO";
    uint8 public constant decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10_000_000_000 * 10 ** 9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    uint256 public totalFees;
    uint256 public taxFee = 2;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExcludedFromFee;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() Ownable(msg.sender) {
        _rOwned[msg.sender] = _rTotal;
        isExcludedFromFee[msg.sender] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _rOwned[account] / (_rTotal / _tTotal);
    }

    function setTaxFee(uint256 fee) external onlyOwner {
        require(fee <= 5, "at most five");
        taxFee = fee;
    }

    function setExcludedFromFee(address account, bool excluded) external onlyOwner {
        isExcludedFromFee[account] = excluded;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != MAX) allowance[from][msg.sender] = allowed - amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0), "zero");
        uint256 rate = _rTotal / _tTotal;
        uint256 fee = isExcludedFromFee[from] || isExcludedFromFee[to] ? 0 : (amount * taxFee) / 100;
        _rOwned[from] -= amount * rate;
        _rOwned[to] += (amount - fee) * rate;
        _rTotal -= fee * rate;
        totalFees += fee;
        emit Transfer(from, to, amount - fee);
    }
}
