// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.0;

/// Which code an application runs, and who holds which permission in it.
contract AppKernel {
    address public manager = msg.sender;
    mapping(bytes32 => address) public getApp;
    mapping(address => mapping(bytes32 => bool)) public hasPermission;

    event SetApp(bytes32 indexed id, address app);
    event SetPermission(address indexed who, bytes32 indexed role, bool allowed);
    event ChangeManager(address indexed to);

    modifier onlyManager() {
        require(msg.sender == manager, "KERNEL_AUTH_FAILED");
        _;
    }

    function setApp(bytes32 id, address app) external onlyManager {
        getApp[id] = app;
        emit SetApp(id, app);
    }

    function setPermission(address who, bytes32 role, bool allowed) external onlyManager {
        hasPermission[who][role] = allowed;
        emit SetPermission(who, role, allowed);
    }

    function changeManager(address to) external onlyManager {
        manager = to;
        emit ChangeManager(to);
    }
}

abstract contract KernelSlot {
    bytes32 internal constant KERNEL_SLOT = keccak256("tideline.app.kernel");
    bytes32 internal constant APP_ID = keccak256("tideline.app");

    function kernel() public view returns (AppKernel found) {
        bytes32 slot = KERNEL_SLOT;
        assembly {
            found := sload(slot)
        }
    }
}

contract AppFront is KernelSlot {
    constructor(AppKernel kernel_) {
        bytes32 slot = KERNEL_SLOT;
        assembly {
            sstore(slot, kernel_)
        }
    }

    fallback() external payable {
        address code = kernel().getApp(APP_ID);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }

    receive() external payable {}
}

/// Three of five members say once a day what the validators hold.
contract TidelineOracle {
    mapping(address => bool) public member;
    mapping(bytes32 => mapping(address => bool)) public reported;
    mapping(bytes32 => uint256) public voices;
    uint256 public constant QUORUM = 3;

    constructor(address[] memory members) {
        for (uint256 i = 0; i < members.length; i++) member[members[i]] = true;
    }

    function reportBeacon(TidelineEther token, uint256 day, uint256 balance) external {
        bytes32 id = keccak256(abi.encode(token, day, balance));
        require(member[msg.sender] && !reported[id][msg.sender], "MEMBER_NOT_FOUND_OR_REPORTED");
        require(day == block.timestamp / 1 days, "NOT_TODAY");
        reported[id][msg.sender] = true;
        if (++voices[id] == QUORUM) token.handleReport(balance);
    }
}

/// Ether that validates: amounts are shares of all of it, and grow with what the oracle reports.
contract TidelineEther is KernelSlot {
    bytes32 public constant PAUSE_ROLE = keccak256("PAUSE_ROLE");
    bytes32 public constant DEPOSIT_ROLE = keccak256("DEPOSIT_ROLE");
    address public oracle;
    address public depositContract;
    bool public stopped;
    uint256 public beaconBalance;
    uint256 public reportedAt;
    uint256 private _totalShares;
    mapping(address => uint256) private _shares;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Reported(uint256 before, uint256 balance);
    event Stopped();
    event Resumed();

    modifier auth(bytes32 role) {
        require(kernel().hasPermission(msg.sender, role), "APP_AUTH_FAILED");
        _;
    }

    function initialize(address oracle_, address depositContract_) external {
        require(oracle == address(0) && address(kernel()) != address(0), "INIT_ALREADY_INITIALIZED");
        (oracle, depositContract) = (oracle_, depositContract_);
    }

    function name() external pure returns (string memory) {
        return "Tideline Staked Ether";
    }

    function symbol() external pure returns (string memory) {
        return "tdETH";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return address(this).balance + beaconBalance;
    }

    function sharesOf(address who) external view returns (uint256) {
        return _shares[who];
    }

    function balanceOf(address who) public view returns (uint256) {
        return getPooledEthByShares(_shares[who]);
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return _totalShares == 0 ? 0 : (shares * totalSupply()) / _totalShares;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return totalSupply() == 0 ? 0 : (amount * _totalShares) / totalSupply();
    }

    function submit() external payable returns (uint256 shares) {
        require(!stopped && msg.value > 0, "CONTRACT_IS_STOPPED_OR_ZERO_DEPOSIT");
        uint256 before = totalSupply() - msg.value;
        shares = before == 0 ? msg.value : (msg.value * _totalShares) / before;
        _totalShares += shares;
        _shares[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, msg.value);
        emit TransferShares(address(0), msg.sender, shares);
    }

    function withdraw(uint256 amount) external {
        uint256 shares = getSharesByPooledEth(amount);
        require(shares <= _shares[msg.sender], "BALANCE_EXCEEDED");
        _shares[msg.sender] -= shares;
        _totalShares -= shares;
        emit Transfer(msg.sender, address(0), amount);
        msg.sender.transfer(amount);
    }

    function depositBuffered(uint256 amount, bytes calldata deposits) external auth(DEPOSIT_ROLE) {
        beaconBalance += amount;
        (bool ok,) = depositContract.call{value: amount}(deposits);
        require(ok, "DEPOSIT_FAILED");
    }

    // a day's report moves no more than a thousandth up and a twentieth down
    function handleReport(uint256 balance) external {
        require(msg.sender == oracle, "APP_AUTH_FAILED");
        require(block.timestamp >= reportedAt + 20 hours, "TOO_EARLY");
        require(balance <= beaconBalance + totalSupply() / 1000 && balance >= beaconBalance - beaconBalance / 20, "TOO_FAR");
        emit Reported(beaconBalance, balance);
        (beaconBalance, reportedAt) = (balance, block.timestamp);
    }

    function stop() external auth(PAUSE_ROLE) {
        stopped = true;
        emit Stopped();
    }

    function resume() external auth(PAUSE_ROLE) {
        stopped = false;
        emit Resumed();
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
        require(allowance[from][msg.sender] >= value, "ALLOWANCE_EXCEEDED");
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(!stopped, "CONTRACT_IS_STOPPED");
        require(to != address(0) && to != address(this), "TRANSFER_TO_INVALID");
        uint256 shares = getSharesByPooledEth(value);
        require(shares <= _shares[from], "BALANCE_EXCEEDED");
        _shares[from] -= shares;
        _shares[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
        return true;
    }
}
