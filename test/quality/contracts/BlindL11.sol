// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

abstract contract Plain7 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol) = (name_, symbol_);
        give(msg.sender, supply);
    }

    function give(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
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
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "allowance");
        if (allowed != uint256(-1)) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value && to != address(0), "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Rewards stand in a contract that pays by the second to who stakes.
contract Longcase {
    Cadence public token;
    uint256 public stakedTotal;
    uint256 public perShare;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public seen;

    function bind(Cadence token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function arrived(uint256 value) external {
        require(msg.sender == address(token), "token");
        if (stakedTotal > 0) perShare += (value * 1e18) / stakedTotal;
    }

    function stake(uint256 value) external {
        claim();
        require(token.transferFrom(msg.sender, address(this), value));
        staked[msg.sender] += value;
        stakedTotal += value;
    }

    function leave() external {
        claim();
        uint256 value = staked[msg.sender];
        staked[msg.sender] = 0;
        stakedTotal -= value;
        token.transfer(msg.sender, value);
    }

    function claim() public {
        uint256 due = (staked[msg.sender] * (perShare - seen[msg.sender])) / 1e18;
        seen[msg.sender] = perShare;
        if (due > 0) token.transfer(msg.sender, due);
    }
}

/// In the manner of CRV: makes itself, slower each year, and only for its stakers.
contract Cadence is Plain7("Cadence", "CDNC", 80000000 ether) {
    Longcase public immutable home;
    uint256 public rate = 0.1 ether;
    uint256 public epochEnds = block.timestamp + 365 days;
    uint256 public last = block.timestamp;

    event Emitted(uint256 value);

    constructor(Longcase home_) {
        home = home_;
    }

    function emitNow() external {
        uint256 value = (block.timestamp - last) * rate;
        last = block.timestamp;
        if (block.timestamp >= epochEnds) (rate, epochEnds) = ((rate * 5) / 6, epochEnds + 365 days);
        give(address(home), value);
        home.arrived(value);
        emit Emitted(value);
    }
}

/// In the manner of PAXG: a tiny fee of transfers, at most a two-hundredth, told by several.
contract Bullion is Plain7("Bullion Gram", "BLN", 4000000 ether) {
    address public feeController;
    address public feeRecipient;
    uint256 public feeRate = 200;
    uint256 public constant feeParts = 1000000;

    event FeeRateSet(uint256 before, uint256 afterwards);
    event FeeCollected(address indexed from, address indexed to, uint256 value);

    constructor(address board) {
        (feeController, feeRecipient) = (board, board);
    }

    modifier onlyController() {
        require(msg.sender == feeController, "controller");
        _;
    }

    function setFeeRate(uint256 to) external onlyController {
        require(to <= 5000, "at most half a percent");
        emit FeeRateSet(feeRate, to);
        feeRate = to;
    }

    function setFeeRecipient(address to) external onlyController {
        require(to != address(0), "zero");
        feeRecipient = to;
    }

    function setFeeController(address to) external onlyController {
        feeController = to;
    }

    function move(address from, address to, uint256 value) internal override {
        uint256 fee = (value * feeRate) / feeParts;
        if (fee > 0) {
            super.move(from, feeRecipient, fee);
            emit FeeCollected(from, to, fee);
        }
        super.move(from, to, value - fee);
    }
}
