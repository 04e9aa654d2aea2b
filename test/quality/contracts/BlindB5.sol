// 0.7 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

abstract contract Coin7 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) {
        (name, symbol) = (n, s);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "allowance");
        if (may != uint256(-1)) allowance[from][msg.sender] = may - value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, "balance");
        require(to != address(0), "to nobody");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        require(totalSupply + value >= value, "overflow");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Wrapped coins of another chain: a merchant asks, a custodian confirms; both are named by several signatures.
contract MerchantDesk {
    struct Request {
        address merchant;
        uint256 amount;
        bool done;
    }
    WrappedMetal public coin;
    address public immutable council;
    address public custodian;
    mapping(address => bool) public isMerchant;
    Request[] public requests;

    constructor(address council_, address custodian_) {
        (council, custodian) = (council_, custodian_);
    }

    function initialize(WrappedMetal coin_) external {
        require(address(coin) == address(0), "begun");
        coin = coin_;
    }

    function setMerchant(address who, bool on) external {
        require(msg.sender == council, "council");
        isMerchant[who] = on;
    }

    function setCustodian(address who) external {
        require(msg.sender == council, "council");
        custodian = who;
    }

    function ask(uint256 amount) external returns (uint256) {
        require(isMerchant[msg.sender], "merchant");
        requests.push(Request(msg.sender, amount, false));
        return requests.length - 1;
    }

    function confirm(uint256 index) external {
        require(msg.sender == custodian && !requests[index].done, "custodian");
        requests[index].done = true;
        coin.mint(requests[index].merchant, requests[index].amount);
    }

    function setPaused(bool on) external {
        require(msg.sender == council, "council");
        coin.setPaused(on);
    }
}

contract WrappedMetal is Coin7 {
    address public immutable desk;
    bool public paused;

    constructor(address desk_) Coin7("Wrapped Silverline", "wSLV") {
        desk = desk_;
        _mint(msg.sender, 5_000_000 ether);
    }

    modifier onlyDesk() {
        require(msg.sender == desk, "not the desk");
        _;
    }

    function mint(address to, uint256 value) external onlyDesk {
        _mint(to, value);
    }

    function setPaused(bool on) external onlyDesk {
        paused = on;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function _send(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._send(from, to, value);
    }
}

/// Debts against ether: lends its coin, takes back what the borrower himself holds, and never changes.
contract TroveDesk {
    TroveCoin public coin;
    uint256 public constant PRICE = 1500;
    mapping(address => uint256) public debtOf;
    mapping(address => uint256) public collateralOf;

    function initialize(TroveCoin coin_) external {
        require(address(coin) == address(0), "begun");
        coin = coin_;
    }

    function open(uint256 debt) external payable {
        collateralOf[msg.sender] += msg.value;
        require(debt <= 10**30, "too much");
        debtOf[msg.sender] += debt;
        require(collateralOf[msg.sender] * PRICE * 100 >= debtOf[msg.sender] * 150, "collateral");
        coin.mint(msg.sender, debt);
    }

    function close() external {
        uint256 debt = debtOf[msg.sender];
        uint256 collateral = collateralOf[msg.sender];
        (debtOf[msg.sender], collateralOf[msg.sender]) = (0, 0);
        coin.burn(msg.sender, debt);
        (bool ok, ) = msg.sender.call{value: collateral}("");
        require(ok, "ether");
    }
}

/// The coin of the desk: no owner, and the desk burns only from who calls it.
contract TroveCoin is Coin7("Trove Backed Coin", "TBCN") {
    address public immutable desk;

    constructor(address desk_) {
        desk = desk_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == desk, "desk");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == desk, "desk");
        _burn(from, value);
    }
}

/// Votes of a protocol: a timelock may mint two hundredths of the supply a year, from a day on that is set.
contract AssemblyUnit is Coin7("Assembly Unit", "ASMU") {
    address public minter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;
    uint256 public mintingAllowedAfter;
    mapping(address => address) public delegates;
    mapping(address => uint256) public votes;

    constructor(address minter_, uint256 after_) {
        (minter, mintingAllowedAfter) = (minter_, after_);
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "only the minter can change the minter address");
        minter = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter && block.timestamp >= mintingAllowedAfter, "minting not allowed yet");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        require(value <= (totalSupply * mintCap) / 100, "exceeded mint cap");
        _mint(to, value);
        votes[delegates[to]] += value;
    }

    function delegate(address to) external {
        votes[delegates[msg.sender]] -= balanceOf[msg.sender] * (delegates[msg.sender] == address(0) ? 0 : 1);
        delegates[msg.sender] = to;
        if (to != address(0)) votes[to] += balanceOf[msg.sender];
    }

    function _send(address from, address to, uint256 value) internal override {
        super._send(from, to, value);
        if (delegates[from] != address(0)) votes[delegates[from]] -= value;
        if (delegates[to] != address(0)) votes[delegates[to]] += value;
    }
}
