// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Erc20 {
    string public name;
    string public symbol;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) {
        (name, symbol) = (n, s);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view virtual returns (uint256);

    function _transfer(address from, address to, uint256 value) internal virtual;

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
}

abstract contract Simple is Erc20 {
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;

    constructor(string memory n, string memory s) Erc20(n, s) {}

    function balanceOf(address who) public view override returns (uint256) {
        return _balances[who];
    }

    function _transfer(address from, address to, uint256 value) internal virtual override {
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract PooledEther is Erc20("Liquid staked Ether 3.0", "lsETH") {
    uint256 public totalShares;
    uint256 public totalPooled;
    uint256 public lastReport;
    address public immutable dao;
    address public oracle;
    bool public stopped;
    mapping(address => uint256) public sharesOf;

    constructor(address dao_, address oracle_) {
        (dao, oracle, lastReport) = (dao_, oracle_, block.timestamp);
    }

    function stop(bool to) external {
        require(msg.sender == dao, "APP_AUTH_FAILED");
        stopped = to;
    }

    function setOracle(address to) external {
        require(msg.sender == dao, "APP_AUTH_FAILED");
        oracle = to;
    }

    function submit(address) external payable returns (uint256 shares) {
        shares = totalShares == 0 ? msg.value : getSharesByPooledEth(msg.value);
        totalPooled += msg.value;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function handleOracleReport(uint256 total) external {
        require(msg.sender == oracle && block.timestamp >= lastReport + 20 hours, "report");
        require(total <= totalPooled + (totalPooled * (block.timestamp - lastReport)) / 365 days / 10, "ALLOWED_BEACON_BALANCE_INCREASE");
        require(total * 100 >= totalPooled * 95, "ALLOWED_BEACON_BALANCE_DECREASE");
        (totalPooled, lastReport) = (total, block.timestamp);
    }

    function totalSupply() external view returns (uint256) {
        return totalPooled;
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : (shares * totalPooled) / totalShares;
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return totalPooled == 0 ? 0 : (value * totalShares) / totalPooled;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!stopped && to != address(this), "CONTRACT_IS_STOPPED");
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
    }
}

contract ReportOracle {
    address[] public members;
    uint256 public constant quorum = 3;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    constructor(address[] memory members_) {
        members = members_;
    }

    function reportBeacon(PooledEther lido, uint256 epoch, uint256 total) external {
        bool member;
        for (uint256 i; i < members.length; i++) if (members[i] == msg.sender) member = true;
        bytes32 key = keccak256(abi.encode(lido, epoch, total));
        require(member && !voted[key][msg.sender], "MEMBER_NOT_FOUND");
        voted[key][msg.sender] = true;
        if (++votes[key] == quorum) lido.handleOracleReport(total);
    }
}

contract WrappedPooled is Simple("Wrapped liquid staked Ether", "wlsETH") {
    PooledEther public immutable stETH;

    constructor(PooledEther st) {
        stETH = st;
    }

    function wrap(uint256 value) external returns (uint256 shares) {
        shares = stETH.getSharesByPooledEth(value);
        _mint(msg.sender, shares);
        stETH.transferFrom(msg.sender, address(this), value);
    }

    function unwrap(uint256 shares) external returns (uint256 value) {
        value = stETH.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        stETH.transfer(msg.sender, value);
    }
}

contract RocketEther is Simple("Node Pool ETH", "nETH") {
    NodeStorage public immutable store;

    constructor(NodeStorage store_) {
        store = store_;
    }

    function mint(uint256 ethers, address to) external {
        require(store.getAddress(keccak256("contract.addressrocketDepositPool")) == msg.sender, "Invalid or outdated contract");
        _mint(to, (ethers * 1e18) / store.exchangeRate());
    }

    function burn(uint256 value) external {
        uint256 back = (value * store.exchangeRate()) / 1e18;
        _burn(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: back}("");
        require(ok, "Insufficient ETH balance for exchange");
    }

    receive() external payable {}
}

contract NodeStorage {
    address public guardian = msg.sender;
    uint256 public exchangeRate = 1.08e18;
    mapping(bytes32 => address) private addresses;

    function getAddress(bytes32 key) external view returns (address) {
        return addresses[key];
    }

    function setAddress(bytes32 key, address to) external {
        require(msg.sender == guardian, "Invalid or outdated network contract");
        addresses[key] = to;
    }

    function setGuardian(address to) external {
        require(msg.sender == guardian, "Not the guardian");
        guardian = to;
    }
}

contract DepositPool {
    function deposit(RocketEther token) external payable {
        token.mint(msg.value, msg.sender);
        (bool ok, ) = address(token).call{value: msg.value}("");
        require(ok);
    }
}

contract Fraction is Simple("Fraction Dollar", "FRCT") {
    address public immutable timelock_address;
    mapping(address => bool) public frax_pools;

    constructor(address timelock_, address pool) {
        timelock_address = timelock_;
        frax_pools[pool] = true;
    }

    function addPool(address pool) external {
        require(msg.sender == timelock_address, "Not the owner or the governance timelock");
        frax_pools[pool] = true;
    }

    function removePool(address pool) external {
        require(msg.sender == timelock_address, "Not the owner or the governance timelock");
        frax_pools[pool] = false;
    }

    function pool_mint(address to, uint256 value) external {
        require(frax_pools[msg.sender], "Only frax pools can call this function");
        _mint(to, value);
    }

    function pool_burn_from(address from, uint256 value) external {
        require(frax_pools[msg.sender], "Only frax pools can call this function");
        allowance[from][msg.sender] -= value;
        _burn(from, value);
    }
}

contract CollateralPool {
    uint256 public constant price = 2000;

    function mint1t1(Fraction token) external payable {
        token.pool_mint(msg.sender, msg.value * price);
    }

    function redeem1t1(Fraction token, uint256 value) external {
        token.pool_burn_from(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: value / price}("");
        require(ok);
    }
}

contract GemToken is Simple("Runegems", "GEMS") {
    address public immutable minter;

    constructor(address minter_) {
        minter = minter_;
        _mint(msg.sender, 30_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "minter");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

contract HeroStaking {
    uint256 public constant dailyRate = 3 ether;
    uint256 public constant heroPrice = 0.05 ether;
    mapping(address => uint256) public heroes;
    mapping(address => uint256) public claimedAt;

    function hire() external payable {
        require(msg.value == heroPrice, "price");
        require(heroes[msg.sender] == 0, "one hero each");
        (heroes[msg.sender], claimedAt[msg.sender]) = (1, block.timestamp);
    }

    function claim(GemToken gems) external {
        uint256 due = (heroes[msg.sender] * (block.timestamp - claimedAt[msg.sender]) * dailyRate) / 1 days;
        claimedAt[msg.sender] = block.timestamp;
        gems.mint(msg.sender, due);
    }
}
