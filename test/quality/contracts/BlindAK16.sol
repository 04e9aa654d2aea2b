// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Every whole unit of a person is a picture as well; contracts hold no pictures.
contract EchidnaHybrid {
    string public constant name = "Echidna Quills";
    string public constant symbol = "QUILLS";
    uint8 public constant decimals = 18;
    uint256 private constant UNIT = 1 ether;
    uint256 public constant totalSupply = 300 * UNIT;
    uint256 public minted;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => address) public ownerOf;
    uint256[] private _pool;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event ERC721Transfer(address indexed from, address indexed to, uint256 indexed id);

    error NotOwner();
    error InsufficientBalance();

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owned(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    /// The picture with its unit.
    function transferPicture(address to, uint256 id) external {
        if (ownerOf[id] != msg.sender) revert NotOwner();
        balanceOf[msg.sender] -= UNIT;
        balanceOf[to] += UNIT;
        emit Transfer(msg.sender, to, UNIT);
        _takeAt(msg.sender, _indexOf(msg.sender, id));
        _give(to, id);
    }

    function _move(address from, address to, uint256 value) private {
        if (balanceOf[from] < value) revert InsufficientBalance();
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        uint256 keeps = balanceOf[from] / UNIT;
        while (_owned[from].length > keeps) _pool.push(_takeAt(from, _owned[from].length - 1));
        if (to.code.length > 0) return;
        uint256 due = balanceOf[to] / UNIT;
        while (_owned[to].length < due && _owned[to].length < 50) _give(to, _next());
    }

    function _next() private returns (uint256 id) {
        if (_pool.length == 0) return ++minted;
        id = _pool[_pool.length - 1];
        _pool.pop();
    }

    function _indexOf(address who, uint256 id) private view returns (uint256 i) {
        while (_owned[who][i] != id) ++i;
    }

    function _takeAt(address who, uint256 index) private returns (uint256 id) {
        uint256[] storage list = _owned[who];
        id = list[index];
        list[index] = list[list.length - 1];
        list.pop();
        ownerOf[id] = address(0);
        emit ERC721Transfer(who, address(0), id);
    }

    function _give(address to, uint256 id) private {
        _owned[to].push(id);
        ownerOf[id] = to;
        emit ERC721Transfer(address(0), to, id);
    }
}

/// Sells what the game has; the price burns, and only of whoever buys.
contract PlatypusShop {
    PlatypusGold public gold;
    address public immutable keeper;
    mapping(uint256 => uint256) public priceOf;
    mapping(address => mapping(uint256 => uint256)) public inventory;

    event Listed(uint256 indexed item, uint256 price);
    event Bought(address indexed player, uint256 indexed item, uint256 price);

    constructor(address keeper_) {
        keeper = keeper_;
        for (uint256 i = 1; i <= 5; ++i) priceOf[i] = i * 20 ether;
    }

    function bind(PlatypusGold gold_) external {
        require(address(gold) == address(0), "bound");
        gold = gold_;
    }

    function list(uint256 item, uint256 price) external {
        require(msg.sender == keeper, "keeper");
        priceOf[item] = price;
        emit Listed(item, price);
    }

    function buy(uint256 item, uint256 max) external {
        uint256 price = priceOf[item];
        require(price > 0 && price <= max, "price");
        gold.spend(msg.sender, price);
        inventory[msg.sender][item]++;
        emit Bought(msg.sender, item, price);
    }
}

/// Rewards are agreed by three of four referees, with a budget for each day.
contract PlatypusReferees {
    PlatypusGold public gold;
    uint256 public constant BUDGET = 20_000 ether;
    mapping(address => bool) public isReferee;
    mapping(uint256 => uint256) public rewardedOn;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    event Rewarded(address indexed player, uint256 amount, bytes32 indexed quest);

    constructor(address[] memory referees) {
        require(referees.length == 4, "four");
        for (uint256 i; i < 4; ++i) isReferee[referees[i]] = true;
    }

    function bind(PlatypusGold gold_) external {
        require(address(gold) == address(0), "bound");
        gold = gold_;
    }

    function reward(address player, uint256 amount, bytes32 quest) external {
        bytes32 what = keccak256(abi.encode(player, amount, quest));
        require(isReferee[msg.sender] && !voted[what][msg.sender], "referee");
        voted[what][msg.sender] = true;
        if (++votes[what] != 3) return;
        require((rewardedOn[block.timestamp / 1 days] += amount) <= BUDGET, "budget");
        gold.reward(player, amount);
        emit Rewarded(player, amount, quest);
    }
}

contract PlatypusGold is ERC20("Platypus Gold", "PLTY") {
    address public immutable shop;
    address public immutable referees;
    uint256 public constant MAX_SUPPLY = 100_000_000 ether;

    constructor(address shop_, address referees_) {
        (shop, referees) = (shop_, referees_);
        _mint(msg.sender, 50_000_000 ether);
    }

    function spend(address player, uint256 amount) external {
        require(msg.sender == shop, "shop");
        _burn(player, amount);
    }

    function reward(address player, uint256 amount) external {
        require(msg.sender == referees && totalSupply() + amount <= MAX_SUPPLY, "referees");
        _mint(player, amount);
    }
}

/// Credits of a club: there are as many as were paid for, and who leaves has nineteen in twenty of it back.
contract DingoCredit is ERC20("Dingo Club Credit", "DING") {
    uint256 public constant PER_ETHER = 1000;
    address payable public immutable club;
    uint256 public earned;

    event Joined(address indexed member, uint256 paid);
    event Left(address indexed member, uint256 credits, uint256 back);
    event Used(address indexed member, uint256 credits, string what);

    constructor(address payable club_) {
        club = club_;
    }

    function join() public payable {
        _mint(msg.sender, msg.value * PER_ETHER);
        emit Joined(msg.sender, msg.value);
    }

    receive() external payable {
        join();
    }

    function useCredits(uint256 credits, string calldata what) external {
        _burn(msg.sender, credits);
        earned += credits / PER_ETHER;
        emit Used(msg.sender, credits, what);
    }

    function leave(uint256 credits) external {
        _burn(msg.sender, credits);
        uint256 back = (credits * 95) / (100 * PER_ETHER);
        earned += credits / PER_ETHER - back;
        (bool ok, ) = payable(msg.sender).call{value: back}("");
        require(ok, "ether");
        emit Left(msg.sender, credits, back);
    }

    /// What was used or forgone belongs to the club, and no more.
    function collect() external {
        uint256 amount = earned;
        earned = 0;
        (bool ok, ) = club.call{value: amount}("");
        require(ok, "ether");
    }
}

contract CassowaryCoin is ERC20("Cassowary Voucher", "CVCH") {
    constructor() {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Points of shops: each puts in a coin for a hundred points that it gives, and anybody takes it out again at that rate.
contract CassowaryPoints is ERC20("Cassowary Points", "CPTS") {
    IERC20 public immutable coin;
    uint256 public constant RATE = 100;
    address public admin;
    mapping(address => bool) public isShop;

    event ShopSet(address indexed shop, bool on);
    event Earned(address indexed customer, address indexed shop, uint256 points);
    event Redeemed(address indexed customer, uint256 points);

    constructor(IERC20 coin_, address admin_) {
        (coin, admin) = (coin_, admin_);
        isShop[msg.sender] = true;
    }

    function setShop(address shop, bool on) external {
        require(msg.sender == admin, "admin");
        isShop[shop] = on;
        emit ShopSet(shop, on);
    }

    function give(address customer, uint256 coins) external {
        require(isShop[msg.sender], "shop");
        coin.transferFrom(msg.sender, address(this), coins);
        _mint(customer, coins * RATE);
        emit Earned(customer, msg.sender, coins * RATE);
    }

    function redeem(uint256 points) external {
        uint256 coins = points / RATE;
        _burn(msg.sender, coins * RATE);
        coin.transfer(msg.sender, coins);
        emit Redeemed(msg.sender, coins * RATE);
    }
}
