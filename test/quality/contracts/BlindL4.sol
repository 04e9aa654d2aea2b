// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {Base67} from "./Base67.sol";

/// The farm may make some, by its own rule: so many a block, fewer each year, until the cap.
contract Orchard {
    Pippin public pippin;
    uint256 public immutable start = block.number;
    uint256 public last = block.number;
    uint256 public constant perBlock = 2e9;
    uint256 public constant blocksPerYear = 2300000;
    uint256 public stakedTotal;
    uint256 public perShare;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paid;

    function plant(Pippin pippin_) external {
        require(address(pippin) == address(0), "planted");
        pippin = pippin_;
    }

    function update() public {
        uint256 blocks = block.number - last;
        last = block.number;
        if (stakedTotal == 0 || blocks == 0) return;
        uint256 made = (blocks * perBlock) >> ((block.number - start) / blocksPerYear);
        uint256 left = pippin.cap() - pippin.totalSupply();
        if (made > left) made = left;
        pippin.mint(address(this), made);
        perShare += (made * 1e24) / stakedTotal;
    }

    function stake(uint256 value) external {
        update();
        claim();
        require(pippin.transferFrom(msg.sender, address(this), value));
        staked[msg.sender] += value;
        stakedTotal += value;
        paid[msg.sender] = (staked[msg.sender] * perShare) / 1e24;
    }

    function leave() external {
        update();
        claim();
        uint256 value = staked[msg.sender];
        staked[msg.sender] = 0;
        paid[msg.sender] = 0;
        stakedTotal -= value;
        pippin.transfer(msg.sender, value);
    }

    function claim() private {
        uint256 due = (staked[msg.sender] * perShare) / 1e24 - paid[msg.sender];
        if (due > 0) pippin.transfer(msg.sender, due);
    }
}

/// Owned by its farm, which cannot give that away.
contract Pippin is Base67("Pippin", "PIPP", 10000000) {
    uint256 public constant cap = 20000000e9;

    function mint(address to, uint256 value) external onlyOwner {
        require(_totalSupply + value <= cap, "cap");
        _totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Two percent of each transfer go to all who hold; the owner may make it less, or up to three.
contract Mirrorpool {
    string public name = "Mirrorpool";
    string public symbol = "MIRR";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1000000000e9;
    uint256 private rTotal = uint256(-1) - (uint256(-1) % totalSupply);
    mapping(address => uint256) private rOwned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExcludedFromFee;
    uint256 public taxFee = 2;
    uint256 public totalFees;
    address public owner = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    constructor() public {
        rOwned[msg.sender] = rTotal;
        isExcludedFromFee[msg.sender] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rate() private view returns (uint256) {
        return rTotal / totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return rOwned[who] / rate();
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        require(to != address(0) && value <= totalSupply, "transfer");
        uint256 fee = isExcludedFromFee[from] || isExcludedFromFee[to] ? 0 : (value * taxFee) / 100;
        uint256 r = rate();
        require(rOwned[from] >= value * r, "balance");
        rOwned[from] -= value * r;
        rOwned[to] += (value - fee) * r;
        rTotal -= fee * r;
        totalFees += fee;
        emit Transfer(from, to, value - fee);
    }

    function setTaxFeePercent(uint256 fee) external onlyOwner {
        require(fee <= 3, "at most three");
        taxFee = fee;
    }

    function excludeFromFee(address who) external onlyOwner {
        isExcludedFromFee[who] = true;
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
    }
}

/// In the manner of YFI: minters were set, governance went away.
contract Yarrow is Base67("Yarrow", "YRRW", 36666) {
    address public governance = msg.sender;
    mapping(address => bool) public minters;

    function mint(address account, uint256 amount) public {
        require(minters[msg.sender], "!minter");
        _totalSupply += amount;
        _balances[account] += amount;
        emit Transfer(address(0), account, amount);
    }

    function setGovernance(address to) public {
        require(msg.sender == governance, "!governance");
        governance = to;
    }

    function addMinter(address who) public {
        require(msg.sender == governance, "!governance");
        minters[who] = true;
    }

    function removeMinter(address who) public {
        require(msg.sender == governance, "!governance");
        minters[who] = false;
    }
}

contract Sample is Base67("Sample Coin", "SMPL", 9000000) {}

/// In the manner of xSUSHI: a share of what the bar holds.
contract Taproom {
    string public constant name = "Taproom Share";
    string public constant symbol = "xTAP";
    uint8 public constant decimals = 9;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    Sample public immutable coin;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Sample coin_) public {
        coin = coin_;
    }

    function enter(uint256 amount) external {
        uint256 all = coin.balanceOf(address(this));
        uint256 shares = totalSupply == 0 || all == 0 ? amount : (amount * totalSupply) / all;
        totalSupply += shares;
        balanceOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, shares);
        require(coin.transferFrom(msg.sender, address(this), amount));
    }

    function leave(uint256 shares) external {
        require(balanceOf[msg.sender] >= shares, "balance");
        uint256 amount = (shares * coin.balanceOf(address(this))) / totalSupply;
        balanceOf[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
        coin.transfer(msg.sender, amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Grows for everybody by the same part, once a day, at a rate that is written down.
contract Tidewater is Base67("Tidewater", "TIDE", 25000000) {
    uint256 public constant START = 25000000e9;
    uint256 public factor = 1e18;
    uint256 public nextRebase = block.timestamp + 1 days;

    event Rebase(uint256 factor);

    function rebase() external {
        require(block.timestamp >= nextRebase, "not yet");
        nextRebase = block.timestamp + 1 days;
        factor += factor / 10000;
        emit Rebase(factor);
    }

    function totalSupply() public view override returns (uint256) {
        return (START * factor) / 1e18;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * factor) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(value <= totalSupply(), "balance");
        uint256 parts = (value * 1e18) / factor;
        require(_balances[from] >= parts, "balance");
        _balances[from] -= parts;
        _balances[to] += parts;
        emit Transfer(from, to, value);
    }
}
