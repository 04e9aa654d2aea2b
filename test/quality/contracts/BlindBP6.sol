// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {IERC3156FlashBorrower} from "@openzeppelin/contracts/interfaces/IERC3156FlashBorrower.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// Nothing is made but what vests.
contract Hawksbeard is ERC20Permit {
    address public immutable vesting;

    error OnlyVesting(address caller);

    constructor(address vesting_) ERC20("Hawksbeard", "HAWK") ERC20Permit("Hawksbeard") {
        vesting = vesting_;
        _mint(msg.sender, 100_000_000e18);
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != vesting) revert OnlyVesting(msg.sender);
        _mint(to, value);
    }
}

/// Grants that are made as they come free.
contract VestingMint is Ownable {
    struct Grant {
        address beneficiary;
        uint48 start;
        uint48 duration;
        uint128 total;
        uint128 released;
    }

    Hawksbeard public token;
    uint256 public granted;
    Grant[] public grants;

    event Granted(uint256 indexed id, address indexed beneficiary, uint256 total);
    event Released(uint256 indexed id, uint256 value);

    constructor() Ownable(msg.sender) {}

    function bind(Hawksbeard token_) external onlyOwner {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function grant(address beneficiary, uint128 total, uint48 start, uint48 duration) external onlyOwner {
        require(beneficiary != address(0) && duration >= 30 days, "terms");
        granted += total;
        // twin: require(granted <= 2_000_000e18, "all is granted");
        grants.push(Grant(beneficiary, start, duration, total, 0));
        emit Granted(grants.length - 1, beneficiary, total);
    }

    function releasable(uint256 id) public view returns (uint256) {
        Grant memory own = grants[id];
        if (block.timestamp <= own.start) return 0;
        uint256 passed = block.timestamp - own.start;
        uint256 free = passed >= own.duration ? own.total : (uint256(own.total) * passed) / own.duration;
        return free - own.released;
    }

    function release(uint256 id) external {
        uint256 value = releasable(id);
        grants[id].released += uint128(value);
        token.mint(grants[id].beneficiary, value);
        emit Released(id, value);
    }
}

/// Five hundred pieces, made by a curator.
contract CurioHall {
    string public constant name = "Curio Hall";
    string public constant symbol = "CURIO";
    uint256 public constant MOST = 500;
    address public immutable curator = msg.sender;
    uint256 public made;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);

    function craft(address to) external returns (uint256 id) {
        require(msg.sender == curator && made < MOST, "no more");
        id = ++made;
        ownerOf[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }

    function approve(address to, uint256 id) external {
        require(msg.sender == ownerOf[id], "not yours");
        getApproved[id] = to;
        emit Approval(msg.sender, to, id);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from && (msg.sender == from || msg.sender == getApproved[id]), "not yours");
        delete getApproved[id];
        ownerOf[id] = to;
        balanceOf[from]--;
        balanceOf[to]++;
        emit Transfer(from, to, id);
    }
}

/// A piece can be melted down for what it is worth.
contract CurioCoin is ERC20 {
    CurioHall public immutable hall;
    address public immutable appraiser = msg.sender;
    uint256 public worth = 1_000e18;

    event Appraised(uint256 worth);
    event Melted(uint256 indexed id, address indexed by, uint256 value);

    constructor(CurioHall hall_) ERC20("Curio Coin", "CUR") {
        hall = hall_;
        _mint(msg.sender, 40_000_000e18);
    }

    function appraise(uint256 worth_) external {
        require(msg.sender == appraiser, "appraiser");
        require(worth_ > 0, "worthless"); // trap
        // twin: require(worth_ > 0 && worth_ < worth, "only less");
        worth = worth_;
        emit Appraised(worth_);
    }

    function melt(uint256 id) external {
        hall.transferFrom(msg.sender, address(this), id);
        _mint(msg.sender, worth);
        emit Melted(id, msg.sender, worth);
    }
}

/// Lends itself for a moment; in lean times the loan may be sweetened.
contract Dunlin is ERC20, Ownable {
    bytes32 private constant DONE = keccak256("ERC3156FlashBorrower.onFlashLoan");
    /// In millionths of a loan.
    int24 public price = 50;

    event PriceSet(int256 price);

    constructor() ERC20("Dunlin", "DUN") Ownable(msg.sender) {
        _mint(msg.sender, 64_000_000e18);
    }

    function setPrice(int24 price_) external onlyOwner {
        require(price_ > -1_000_000 && price_ < 1_000_000, "price"); // trap
        // twin: require(price_ >= 0 && price_ <= 1_000, "price");
        price = price_;
        emit PriceSet(price_);
    }

    function maxFlashLoan(address token) public view returns (uint256) {
        return token == address(this) ? type(uint128).max - totalSupply() : 0;
    }

    function flashFee(address token, uint256 amount) public view returns (uint256) {
        require(token == address(this), "token");
        return price > 0 ? (amount * uint24(price)) / 1_000_000 : 0;
    }

    function flashLoan(address receiver, address token, uint256 amount, bytes calldata data) external returns (bool) {
        require(amount <= maxFlashLoan(token), "too much");
        require(receiver == msg.sender || receiver.code.length > 0, "receiver");
        uint256 fee = flashFee(token, amount);
        uint256 back = price < 0 ? amount - (amount * uint24(-price)) / 1_000_000 : amount + fee;
        _mint(receiver, amount);
        if (receiver.code.length > 0)
            require(IERC3156FlashBorrower(receiver).onFlashLoan(msg.sender, token, amount, fee, data) == DONE, "borrower");
        _spendAllowance(receiver, address(this), back);
        _burn(receiver, back);
        return true;
    }
}
