// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";

interface IRouter {
    function addLiquidityETH(address token, uint256 amount, uint256 a, uint256 b, address to, uint256 by)
        external
        payable
        returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[] calldata path, address to, uint256 by)
        external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 least, address[] calldata path, address to, uint256 by)
        external
        payable;
}

interface IPairs {
    function createPair(address a, address b) external returns (address);
}

IRouter constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
IPairs constant PAIRS = IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);
address constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

/// What the curve sells; it moves between people and the curve alone.
contract FunFinch {
    string public constant name = "fun Finch";
    string public constant symbol = "fFINCH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000_000 ether;
    address public immutable curve = msg.sender;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function move(address from, address to, uint256 value) external {
        require(msg.sender == curve, "only the curve");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Virtual reserves; after 24 ether each coin of the curve is one of the agent.
contract FinchBonding {
    uint256 public constant GRADUATION = 24 ether;
    FunFinch public immutable fun = new FunFinch();
    FinchAgent public agent;
    uint256 public ethers = 6 ether;
    uint256 public coins = 1_000_000_000 ether;
    bool public graduated;

    event Graduated(address agent);

    function bind(FinchAgent agent_) external {
        require(address(agent) == address(0));
        agent = agent_;
    }

    function buy() external payable {
        require(!graduated, "graduated");
        uint256 left = (coins * ethers) / (ethers + msg.value);
        fun.move(address(this), msg.sender, coins - left);
        (coins, ethers) = (left, ethers + msg.value);
        if (ethers >= GRADUATION + 6 ether) _graduate();
    }

    function sell(uint256 amount) external {
        require(!graduated, "graduated");
        uint256 left = (coins * ethers) / (coins + amount);
        fun.move(msg.sender, address(this), amount);
        uint256 due = ethers - left;
        (coins, ethers) = (coins + amount, left);
        payable(msg.sender).transfer(due);
    }

    function unwrapAll() external {
        require(graduated, "not yet");
        uint256 amount = fun.balanceOf(msg.sender);
        fun.move(msg.sender, address(1), amount);
        agent.transfer(msg.sender, amount);
    }

    /// What was not sold and what was paid become the pool, for nobody.
    function _graduate() private {
        graduated = true;
        agent.approve(address(ROUTER), coins);
        ROUTER.addLiquidityETH{value: address(this).balance}(address(agent), coins, 0, 0, address(0xdead), block.timestamp);
        emit Graduated(address(agent));
    }
}

contract FinchAgent is SoladyERC20 {
    constructor(address bonding) {
        _mint(bonding, 1_000_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Finch by Finches";
    }

    function symbol() public pure override returns (string memory) {
        return "FINCH";
    }
}

/// Sells pictures at a price of its own choice; stands for a market.
contract PictureHouse {
    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => uint256) public priceOf;
    uint256 public lowest = 1;

    constructor() {
        for (uint256 i = 1; i < 9; i++) (ownerOf[i], priceOf[i]) = (msg.sender, i * 0.02 ether);
    }

    function list(uint256 id, uint256 price) external {
        require(ownerOf[id] == msg.sender);
        priceOf[id] = price;
    }

    function buy(uint256 id) external payable {
        require(priceOf[id] > 0 && msg.value == priceOf[id], "price");
        address from = ownerOf[id];
        (ownerOf[id], priceOf[id]) = (msg.sender, 0);
        if (id == lowest) lowest++;
        (bool ok, ) = from.call{value: msg.value}("");
        require(ok);
    }
}

/// Four percent of trades buy pictures; what these bring later buys the coin back and burns it.
contract PictureStrategy is ERC20 {
    uint256 public constant FEE = 4;
    uint256 public constant RESALE = 120;
    PictureHouse public immutable house;
    address public immutable pool;
    uint256 public burned;
    bool private _busy;

    event Bought(uint256 indexed id, uint256 price);
    event Burned(uint256 spent, uint256 amount);

    constructor(PictureHouse house_) ERC20("Picture Strategy", "PICSTR") {
        house = house_;
        pool = PAIRS.createPair(address(this), WETH);
        _mint(msg.sender, 1_000_000_000 ether);
    }

    receive() external payable {}

    function _update(address from, address to, uint256 value) internal override {
        bool own = _busy || from == address(0) || to == address(0) || from == address(this);
        if (!own && (from == pool || to == pool) && totalSupply() > 0 && balanceOf(pool) > 0) {
            uint256 fee = (value * FEE) / 100;
            super._update(from, address(this), fee);
            value -= fee;
        }
        super._update(from, to, value);
    }

    /// Anybody may turn the fees into ether.
    function gather() external {
        _busy = true;
        uint256 amount = balanceOf(address(this));
        _approve(address(this), address(ROUTER), amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        _busy = false;
    }

    function buyLowest() external {
        uint256 id = house.lowest();
        uint256 price = house.priceOf(id);
        house.buy{value: price}(id);
        house.list(id, (price * RESALE) / 100);
        emit Bought(id, price);
    }

    function buyAndBurn(uint256 most) external {
        uint256 spend = address(this).balance / 4;
        if (spend > most) spend = most;
        _busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        uint256 before = balanceOf(address(0xdead));
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spend}(0, path, address(0xdead), block.timestamp);
        _busy = false;
        burned += balanceOf(address(0xdead)) - before;
        emit Burned(spend, balanceOf(address(0xdead)) - before);
    }
}

/// Pledged for, too much is given back, and the pool is made of what was taken.
contract PledgePlover is ERC20 {
    uint256 public constant GOAL = 20 ether;
    uint256 public constant FOR_SALE = 400_000_000 ether;
    uint256 public total;
    bool public settled;
    mapping(address => uint256) public pledged;

    event Pledged(address indexed who, uint256 value);
    event Claimed(address indexed who, uint256 coins, uint256 refund);

    constructor() ERC20("Pledge Plover", "PLOV") {
        _mint(address(this), 800_000_000 ether);
        _mint(msg.sender, 200_000_000 ether);
    }

    function pledge() external payable {
        require(!settled, "over");
        pledged[msg.sender] += msg.value;
        total += msg.value;
        emit Pledged(msg.sender, msg.value);
    }

    function settle() external {
        require(!settled && total >= GOAL, "not yet");
        settled = true;
        _approve(address(this), address(ROUTER), 400_000_000 ether);
        ROUTER.addLiquidityETH{value: GOAL}(address(this), 400_000_000 ether, 0, 0, address(0xdead), block.timestamp);
    }

    function claim() external {
        require(settled, "not yet");
        uint256 mine = pledged[msg.sender];
        pledged[msg.sender] = 0;
        uint256 coins = (FOR_SALE * mine) / total;
        uint256 refund = mine - (GOAL * mine) / total;
        _transfer(address(this), msg.sender, coins);
        payable(msg.sender).transfer(refund);
        emit Claimed(msg.sender, coins, refund);
    }
}

/// The price falls until all is bid for, and everybody pays the last one.
contract PetrelAuction {
    uint256 public constant FIRST = 0.0000002 ether;
    uint256 public constant LAST = 0.00000005 ether;
    uint256 public constant LENGTH = 1 days;
    uint256 public constant FOR_SALE = 300_000_000;
    uint256 public immutable start = block.timestamp;
    address public immutable proceeds;
    DutchPetrel public token;
    uint256 public raised;
    uint256 public clearing;
    mapping(address => uint256) public bids;

    constructor(address proceeds_) {
        proceeds = proceeds_;
    }

    function bind(DutchPetrel token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function price() public view returns (uint256) {
        if (clearing != 0) return clearing;
        uint256 passed = block.timestamp - start;
        return passed >= LENGTH ? LAST : FIRST - ((FIRST - LAST) * passed) / LENGTH;
    }

    function bid() external payable {
        require(clearing == 0, "over");
        bids[msg.sender] += msg.value;
        raised += msg.value;
        if (raised >= price() * FOR_SALE) clearing = raised / FOR_SALE;
    }

    function withdraw() external {
        require(clearing != 0, "running");
        uint256 mine = bids[msg.sender];
        bids[msg.sender] = 0;
        token.transfer(msg.sender, (FOR_SALE * 1 ether * mine) / raised);
    }

    function finish() external {
        require(clearing != 0, "running");
        (bool ok, ) = proceeds.call{value: address(this).balance}("");
        require(ok);
    }
}

contract DutchPetrel is ERC20 {
    constructor(address auction) ERC20("Dutch Petrel", "PETREL") {
        _mint(auction, 300_000_000 ether);
        _mint(msg.sender, 200_000_000 ether);
    }
}

/// A service of a launchpad watches the first days of many tokens.
contract ShyService {
    mapping(address => uint256) public lastBlock;
    mapping(address => uint256) public most;

    function setMost(uint256 most_) external {
        require(most[msg.sender] == 0);
        most[msg.sender] = most_;
    }

    function onPreTransferCheck(address, address, uint256 value) external {
        require(most[msg.sender] == 0 || value <= most[msg.sender], "bot");
        lastBlock[msg.sender] = block.number;
    }
}

contract ShyShearwater is ERC20, Ownable {
    ShyService public immutable service;
    bool public protected_ = true;

    constructor(ShyService service_) ERC20("Shy Shearwater", "SHY") Ownable(msg.sender) {
        service = service_;
        service_.setMost(500_000_000 ether);
        _mint(msg.sender, 42_000_000_000 ether);
    }

    /// Ends for good.
    function endProtection() external onlyOwner {
        protected_ = false;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (protected_ && from != address(0) && from != owner() && to != owner()) service.onPreTransferCheck(from, to, value);
        super._update(from, to, value);
    }
}

/// Whoever pays gets a million for each ether, and may have his part of what is left back.
contract CrowdJuice is ERC20, Ownable {
    uint256 public constant WEIGHT = 1_000_000;
    bool public closed;

    event Paid(address indexed who, uint256 value, string memo);
    event Redeemed(address indexed who, uint256 amount, uint256 value);

    constructor() ERC20("Folio", "FOLIO") Ownable(msg.sender) {}

    function pay(string calldata memo) external payable {
        require(!closed, "funding is over");
        _mint(msg.sender, msg.value * WEIGHT);
        emit Paid(msg.sender, msg.value, memo);
    }

    function redeem(uint256 amount) external {
        uint256 value = (address(this).balance * amount) / totalSupply();
        _burn(msg.sender, amount);
        payable(msg.sender).transfer(value);
        emit Redeemed(msg.sender, amount, value);
    }

    function close() external onlyOwner {
        closed = true;
    }
}
