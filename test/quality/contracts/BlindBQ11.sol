// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// Everything that its contracts know lies here, and only those of the network write it.
contract KeelStorage {
    mapping(bytes32 => uint256) private uintStorage;
    mapping(bytes32 => address) private addressStorage;
    mapping(bytes32 => bool) private boolStorage;
    address public guardian = msg.sender;
    bool public deployed;

    event GuardianChanged(address oldGuardian, address newGuardian);

    modifier onlyLatestContract() {
        require(deployed ? boolStorage[keccak256(abi.encodePacked("contract.exists", msg.sender))] : msg.sender == guardian, "Invalid or outdated network contract");
        _;
    }

    function setGuardian(address to) external {
        require(msg.sender == guardian, "Is not guardian account");
        emit GuardianChanged(guardian, to);
        guardian = to;
    }

    function setDeployedStatus() external {
        require(msg.sender == guardian, "Is not guardian account");
        deployed = true;
    }

    function register(string calldata name, address at) external onlyLatestContract {
        addressStorage[keccak256(abi.encodePacked("contract.address", name))] = at;
        boolStorage[keccak256(abi.encodePacked("contract.exists", at))] = true;
    }

    function getAddress(bytes32 key) external view returns (address) {
        return addressStorage[key];
    }

    function getUint(bytes32 key) external view returns (uint256) {
        return uintStorage[key];
    }

    function setUint(bytes32 key, uint256 value) external onlyLatestContract {
        uintStorage[key] = value;
    }
}

abstract contract KeelBase {
    KeelStorage internal immutable keelStorage;

    constructor(KeelStorage storage_) {
        keelStorage = storage_;
    }

    modifier onlyContract(string memory name) {
        require(msg.sender == contractAt(name), "Invalid or outdated contract");
        _;
    }

    function contractAt(string memory name) internal view returns (address at) {
        at = keelStorage.getAddress(keccak256(abi.encodePacked("contract.address", name)));
        require(at != address(0), "Contract not found");
    }
}

/// Members of three of five tell what all nodes together have, a twentieth up or down a day at most.
contract KeelBalances is KeelBase {
    bytes32 private constant TOTAL = keccak256("network.balance.total");
    bytes32 private constant SUPPLY = keccak256("network.balance.supply");
    bytes32 private constant AT = keccak256("network.balance.updated");
    mapping(address => bool) public isMember;
    mapping(bytes32 => mapping(address => bool)) private _said;
    mapping(bytes32 => uint256) private _count;

    event BalancesUpdated(uint256 totalEth, uint256 supply);

    constructor(KeelStorage storage_, address[] memory members) KeelBase(storage_) {
        for (uint256 i = 0; i < members.length; i++) isMember[members[i]] = true;
    }

    function getTotalETHBalance() public view returns (uint256) {
        return keelStorage.getUint(TOTAL);
    }

    function getTotalSupply() public view returns (uint256) {
        return keelStorage.getUint(SUPPLY);
    }

    function submitBalances(uint256 day, uint256 totalEth, uint256 supply) external {
        bytes32 id = keccak256(abi.encode(day, totalEth, supply));
        require(isMember[msg.sender] && !_said[id][msg.sender], "Duplicate submission from node");
        _said[id][msg.sender] = true;
        if (++_count[id] != 3) return;
        require(block.timestamp >= keelStorage.getUint(AT) + 1 days, "Network balances for an earlier time");
        uint256 before = getTotalSupply() == 0 ? 1 ether : (getTotalETHBalance() * 1 ether) / getTotalSupply();
        uint256 rate = (totalEth * 1 ether) / supply;
        require(rate <= before + before / 20 && rate + before / 20 >= before, "Rate moves too far");
        keelStorage.setUint(TOTAL, totalEth);
        keelStorage.setUint(SUPPLY, supply);
        keelStorage.setUint(AT, block.timestamp);
        emit BalancesUpdated(totalEth, supply);
    }
}

/// Takes ether from stakers, and gives it to the token when somebody burns.
contract KeelDepositPool is KeelBase {
    event DepositReceived(address indexed from, uint256 amount);

    constructor(KeelStorage storage_) KeelBase(storage_) {}

    function deposit() external payable {
        require(msg.value >= 0.01 ether, "The deposited amount is less than the minimum deposit size");
        emit DepositReceived(msg.sender, msg.value);
        KeelEther(payable(contractAt("keelTokenKETH"))).mint(msg.value, msg.sender);
    }

    function withdrawExcessBalance(uint256 amount) external onlyContract("keelTokenKETH") {
        KeelEther(msg.sender).depositExcess{value: amount}();
    }
}

/// Worth what the network says a coin is worth; a day has to pass after a deposit.
contract KeelEther is KeelBase {
    string public constant name = "Keel Pool Ether";
    string public constant symbol = "kETH";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event EtherDeposited(address indexed from, uint256 amount);
    event TokensMinted(address indexed to, uint256 amount, uint256 ethAmount);
    event TokensBurned(address indexed from, uint256 amount, uint256 ethAmount);

    constructor(KeelStorage storage_) KeelBase(storage_) {}

    receive() external payable {
        emit EtherDeposited(msg.sender, msg.value);
    }

    function getEthValue(uint256 amount) public view returns (uint256) {
        KeelBalances balances = KeelBalances(contractAt("keelNetworkBalances"));
        uint256 supply = balances.getTotalSupply();
        return supply == 0 ? amount : (amount * balances.getTotalETHBalance()) / supply;
    }

    function getRethValue(uint256 ethAmount) public view returns (uint256) {
        KeelBalances balances = KeelBalances(contractAt("keelNetworkBalances"));
        uint256 supply = balances.getTotalSupply();
        return supply == 0 ? ethAmount : (ethAmount * supply) / balances.getTotalETHBalance();
    }

    function getExchangeRate() external view returns (uint256) {
        return getEthValue(1 ether);
    }

    function depositExcess() external payable onlyContract("keelDepositPool") {
        emit EtherDeposited(msg.sender, msg.value);
    }

    function mint(uint256 ethAmount, address to) external onlyContract("keelDepositPool") {
        uint256 amount = getRethValue(ethAmount);
        require(amount > 0, "Invalid token mint amount");
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
        emit TokensMinted(to, amount, ethAmount);
    }

    function burn(uint256 amount) external {
        require(amount > 0 && balanceOf[msg.sender] >= amount, "Insufficient balance");
        uint256 ethAmount = getEthValue(amount);
        if (address(this).balance < ethAmount)
            KeelDepositPool(contractAt("keelDepositPool")).withdrawExcessBalance(ethAmount - address(this).balance);
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
        msg.sender.transfer(ethAmount);
        emit TokensBurned(msg.sender, amount, ethAmount);
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
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && balanceOf[from] >= value, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
