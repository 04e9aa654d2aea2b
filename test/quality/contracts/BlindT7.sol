// 0.8 runs=10000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Five validators watch another chain. What three of them have seen alike is made here, five million a day at most.
contract SkiffBridge {
    uint256 public constant NEEDED = 3;
    uint256 public constant DAILY = 5_000_000 ether;
    mapping(address => bool) public isValidator;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;
    mapping(uint256 => uint256) public madeOn;
    BridgedSkiff public immutable token;

    event Attested(bytes32 indexed id, address indexed validator);
    event Delivered(bytes32 indexed id, address indexed to, uint256 value);
    event Sent(address indexed from, address indexed to, uint256 value);

    constructor(address[] memory validators, BridgedSkiff token_) {
        require(validators.length == 5, "five");
        for (uint256 i; i < 5; i++) isValidator[validators[i]] = true;
        token = token_;
    }

    function attest(bytes32 origin, address to, uint256 value) external {
        require(isValidator[msg.sender], "validator");
        bytes32 id = keccak256(abi.encode(origin, to, value));
        require(!voted[id][msg.sender] && votes[id] < NEEDED, "done");
        voted[id][msg.sender] = true;
        emit Attested(id, msg.sender);
        if (++votes[id] < NEEDED) return;
        uint256 today = block.timestamp / 1 days;
        madeOn[today] += value;
        require(madeOn[today] <= DAILY, "tomorrow");
        token.bridgeMint(to, value);
        emit Delivered(id, to, value);
    }

    function send(address to, uint256 value) external {
        token.bridgeBurn(msg.sender, value);
        emit Sent(msg.sender, to, value);
    }
}

/// What stands for a token of another chain: its bridge makes it for those who come, and destroys it with those who go.
contract BridgedSkiff {
    string public constant name = "Skiff (bridged)";
    string public constant symbol = "SKFF";
    uint8 public constant decimals = 18;
    SkiffBridge public immutable bridge;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error OnlyBridge(address caller);

    modifier onlyBridge() {
        if (msg.sender != address(bridge)) revert OnlyBridge(msg.sender);
        _;
    }

    constructor(SkiffBridge bridge_) {
        bridge = bridge_;
    }

    function bridgeMint(address to, uint256 value) external onlyBridge {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function bridgeBurn(address from, uint256 value) external onlyBridge {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// A gram of gold in a vault. A fiftieth of a percent of each payment is kept, a fifth at most; who is under an order of a court is
/// frozen; what lies in the vault is made and destroyed here. All of that by those who must sign together.
contract BullionGram {
    string public constant name = "Bullion Gram";
    string public constant symbol = "BLNG";
    uint8 public constant decimals = 18;
    uint256 private constant PARTS = 1_000_000;
    address public immutable office;
    address public collector;
    uint256 public feeRate = 200;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) public frozen;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FeeCollected(address indexed from, uint256 value);
    event Frozen(address indexed who, bool to);

    modifier onlyOffice() {
        require(msg.sender == office, "office");
        _;
    }

    constructor(address office_) {
        (office, collector) = (office_, office_);
        totalSupply = balanceOf[msg.sender] = 400_000 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setFee(uint256 rate, address to) external onlyOffice {
        require(rate <= 2_000 && to != address(0), "a fifth of a percent");
        (feeRate, collector) = (rate, to);
    }

    function freeze(address who, bool to) external onlyOffice {
        frozen[who] = to;
        emit Frozen(who, to);
    }

    function wipe(address who) external onlyOffice {
        require(frozen[who], "not frozen");
        uint256 value = balanceOf[who];
        balanceOf[who] = 0;
        totalSupply -= value;
        emit Transfer(who, address(0), value);
    }

    function increaseSupply(uint256 value) external onlyOffice {
        totalSupply += value;
        balanceOf[office] += value;
        emit Transfer(address(0), office, value);
    }

    function decreaseSupply(uint256 value) external onlyOffice {
        balanceOf[office] -= value;
        totalSupply -= value;
        emit Transfer(office, address(0), value);
    }

    function feeFor(uint256 value) public view returns (uint256) {
        return (value * feeRate) / PARTS;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(!frozen[msg.sender] && !frozen[spender], "frozen");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pay(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _pay(from, to, value);
    }

    function _pay(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && !frozen[from] && !frozen[to] && !frozen[msg.sender], "frozen");
        uint256 fee = from == collector || to == collector ? 0 : feeFor(value);
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[collector] += fee;
            emit Transfer(from, collector, fee);
            emit FeeCollected(from, fee);
        }
        return true;
    }
}

/// Burns what it gets, and buys more with coins of the chain that people leave here, an ether an hour at most. Whoever sees to it has
/// a two hundredth of what burns.
contract Smelter {
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    IronWorks public iron;
    uint256 public boughtAt;

    event Smelted(address indexed by, uint256 value);

    function initialize(IronWorks iron_) external {
        require(address(iron) == address(0), "once");
        iron = iron_;
    }

    receive() external payable {}

    function smelt() public {
        uint256 value = iron.balanceOf(address(this));
        require(value > 0, "nothing");
        iron.transfer(msg.sender, value / 200);
        iron.burn(value - value / 200);
        emit Smelted(msg.sender, value);
    }

    function buy() external {
        require(msg.sender == tx.origin && block.timestamp >= boughtAt + 1 hours, "an hour");
        boughtAt = block.timestamp;
        uint256 coins = address(this).balance > 1 ether ? 1 ether : address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(iron));
        (bool ok, ) = ROUTER.call{value: coins}(
            abi.encodeWithSignature(
                "swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)",
                0, path, address(this), block.timestamp
            )
        );
        require(ok, "swap");
        smelt();
    }
}

/// One percent of what is sold goes to the smelter, and burns there.
contract IronWorks is Base8 {
    address public immutable smelter;
    address private immutable founder = msg.sender;

    constructor(address smelter_) Base8("Iron Works", "IRON", 150_000_000) {
        smelter = smelter_;
    }

    function burn(uint256 value) external {
        _move(msg.sender, address(0), value);
        _balances[address(0)] -= value;
        totalSupply -= value;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 part = to == pair && from != founder ? value / 100 : 0;
        if (part > 0) _move(from, smelter, part);
        _move(from, to, value - part);
    }
}

/// Four percent of each trade are sold for coins of the chain, and those belong to the holders, by what they hold. Each fetches his
/// own; nobody else can.
contract Pasture is Base8 {
    uint256 public constant FEE = 4;
    uint256 public constant SWAP_AT = 100_000 ether;
    uint256 private constant SCALE = 2 ** 128;
    address private immutable founder = msg.sender;
    uint256 public perShare;
    uint256 public shares;
    bool private swapping;
    mapping(address => bool) public outside;
    mapping(address => uint256) private seen;
    mapping(address => uint256) public due;

    event Shared(uint256 coins);
    event Claimed(address indexed who, uint256 coins);

    constructor() Base8("Pasture", "PSTR", 300_000_000) {
        outside[address(this)] = outside[pair] = outside[ROUTER] = outside[address(0xdead)] = true;
        shares = totalSupply;
    }

    receive() external payable {}

    function claimable(address who) public view returns (uint256) {
        return due[who] + (outside[who] ? 0 : (_balances[who] * (perShare - seen[who])) / SCALE);
    }

    function claim() external {
        uint256 value = claimable(msg.sender);
        (due[msg.sender], seen[msg.sender]) = (0, perShare);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "refused");
        emit Claimed(msg.sender, value);
    }

    function share() private {
        swapping = true;
        uint256 had = address(this).balance;
        _approve(address(this), ROUTER, SWAP_AT);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        (bool ok, ) = ROUTER.call(
            abi.encodeWithSignature(
                "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                SWAP_AT, 0, path, address(this), block.timestamp
            )
        );
        uint256 got = address(this).balance - had;
        if (ok && shares > 0) {
            perShare += (got * SCALE) / shares;
            emit Shared(got);
        }
        swapping = false;
    }

    function _settle(address who) private {
        if (outside[who]) return;
        due[who] = claimable(who);
        seen[who] = perShare;
    }

    function _carry(address from, address to, uint256 value) private {
        _settle(from);
        _settle(to);
        if (!outside[from]) shares -= value;
        if (!outside[to]) shares += value;
        _move(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (swapping) return _carry(from, to, value);
        if (to == pair && from != founder && _balances[address(this)] >= SWAP_AT) share();
        bool trade = (from == pair || to == pair) && from != founder && to != founder;
        uint256 kept = trade ? (value * FEE) / 100 : 0;
        if (kept > 0) _carry(from, address(this), kept);
        _carry(from, to, value - kept);
    }
}
