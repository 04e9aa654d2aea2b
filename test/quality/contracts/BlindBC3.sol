// 0.8 runs=1000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20} from "solady/src/tokens/ERC20.sol";

/// Five report how much ether the validators hold; what three of them say alike for a day is taken.
contract ReportQuorum {
    mapping(address => bool) public isReporter;
    mapping(bytes32 => uint256) public votes;
    mapping(uint256 => mapping(address => bool)) public hasReported;
    mapping(uint256 => bool) public settled;
    event Consensus(uint256 indexed frame, uint256 validators);

    constructor(address[] memory reporters) {
        for (uint256 i; i < reporters.length; ++i) isReporter[reporters[i]] = true;
    }

    function report(TarnholtEther target, uint256 validators) external {
        uint256 frame = block.timestamp / 1 days;
        require(isReporter[msg.sender] && !hasReported[frame][msg.sender] && !settled[frame], "reporter");
        hasReported[frame][msg.sender] = true;
        if (++votes[keccak256(abi.encode(target, frame, validators))] < 3) return;
        settled[frame] = true;
        target.handleReport(validators);
        emit Consensus(frame, validators);
    }
}

/// Staked ether: balances are shares of all ether, which grows by reports within bounds.
contract TarnholtEther {
    string public constant name = "Tarnholt Staked Ether";
    string public constant symbol = "tarETH";
    uint8 public constant decimals = 18;
    address public immutable oracle;
    address public immutable dao;
    uint256 public buffered;
    uint256 public atValidators;
    uint256 public lastReport;
    uint256 public totalShares;
    uint256 public constant FEE = 1000;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    struct Ticket {
        address who;
        uint256 amount;
    }
    Ticket[] public queue;
    uint256 public nextTicket;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Submitted(address indexed sender, uint256 amount);
    event WithdrawalRequested(uint256 indexed id, address indexed who, uint256 amount);

    constructor(address oracle_, address dao_) {
        (oracle, dao, lastReport) = (oracle_, dao_, block.timestamp);
    }

    receive() external payable {
        submit();
    }

    function totalSupply() public view returns (uint256) {
        return buffered + atValidators;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return totalShares == 0 ? amount : (amount * totalShares) / totalSupply();
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? shares : (shares * totalSupply()) / totalShares;
    }

    function balanceOf(address who) external view returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function submit() public payable returns (uint256 shares) {
        require(msg.value > 0, "ZERO_DEPOSIT");
        shares = getSharesByPooledEth(msg.value);
        buffered += msg.value;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Submitted(msg.sender, msg.value);
        emit Transfer(address(0), msg.sender, msg.value);
        emit TransferShares(address(0), msg.sender, shares);
    }

    /// Ether for validators, through the deposit contract of the chain; the keys were approved by the DAO.
    function depositBuffered(address payable depositContract, bytes calldata call, uint256 count) external {
        require(msg.sender == dao, "APP_AUTH_FAILED");
        buffered -= count * 32 ether;
        atValidators += count * 32 ether;
        (bool ok, ) = depositContract.call{value: count * 32 ether}(call);
        require(ok, "DEPOSIT");
    }

    /// At most a tenth a year up and a twentieth down at once.
    function handleReport(uint256 validators) external {
        require(msg.sender == oracle, "APP_AUTH_FAILED");
        uint256 most = atValidators + (atValidators * (block.timestamp - lastReport)) / 3650 days;
        require(validators <= most && validators * 20 >= atValidators * 19, "SANITY");
        if (validators > atValidators) {
            uint256 fee = ((validators - atValidators) * FEE) / 10000;
            uint256 all = buffered + validators;
            uint256 shares = (fee * totalShares) / (all - fee);
            totalShares += shares;
            sharesOf[dao] += shares;
            emit TransferShares(address(0), dao, shares);
        }
        (atValidators, lastReport) = (validators, block.timestamp);
    }

    function requestWithdrawal(uint256 amount) external returns (uint256 id) {
        uint256 shares = getSharesByPooledEth(amount);
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        if (amount <= buffered) buffered -= amount;
        else (buffered, atValidators) = (0, atValidators - (amount - buffered));
        id = queue.length;
        queue.push(Ticket(msg.sender, amount));
        emit Transfer(msg.sender, address(0), amount);
        emit WithdrawalRequested(id, msg.sender, amount);
    }

    function payNext() external {
        Ticket memory ticket = queue[nextTicket++];
        (bool ok, ) = ticket.who.call{value: ticket.amount, gas: 30_000}("");
        if (!ok) {
            sharesOf[ticket.who] += getSharesByPooledEth(ticket.amount);
            totalShares += getSharesByPooledEth(ticket.amount);
            buffered += ticket.amount;
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this), "TRANSFER_TO_INVALID");
        uint256 shares = getSharesByPooledEth(value);
        require(sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        unchecked {
            sharesOf[from] -= shares;
            sharesOf[to] += shares;
        }
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }
}

/// The same, as a coin whose balances stand still.
contract WrappedTarnholt is ERC20 {
    TarnholtEther public immutable tarnholt;

    constructor(TarnholtEther tarnholt_) {
        tarnholt = tarnholt_;
    }

    function name() public pure override returns (string memory) {
        return "Wrapped Tarnholt Ether";
    }

    function symbol() public pure override returns (string memory) {
        return "wtarETH";
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        shares = tarnholt.getSharesByPooledEth(amount);
        require(shares > 0, "ZERO");
        _mint(msg.sender, shares);
        tarnholt.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 shares) external returns (uint256 amount) {
        amount = tarnholt.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        tarnholt.transfer(msg.sender, amount);
    }

    function tokensPerTarnholt() external view returns (uint256) {
        return tarnholt.getSharesByPooledEth(1 ether);
    }

    receive() external payable {
        uint256 shares = tarnholt.submit{value: msg.value}();
        _mint(msg.sender, shares);
    }
}

/// Holds the ether of one operator; it can only go back to the receipt.
contract GraftNode {
    address public immutable home = msg.sender;

    receive() external payable {}

    function giveBack(uint256 amount) external {
        require(msg.sender == home);
        Graftholm(payable(home)).takeBack{value: amount}();
    }
}

/// Receipt of restaked ether: a rate instead of a rebase, a queue of seven days, code under a timelock.
contract Graftholm is ERC20 {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    address public owner;
    address public manager;
    uint256 public depositCap;
    uint256 public assigned;
    uint256 public owed;
    bool public depositsPaused;
    GraftNode[] public nodes;
    struct Exit {
        address who;
        uint256 amount;
        uint256 from;
    }
    Exit[] public exits;

    event Upgraded(address indexed implementation);
    event Deposit(address indexed who, uint256 ethers, uint256 minted);
    event WithdrawalInitiated(address indexed who, uint256 indexed id, uint256 amount);

    constructor() {
        owner = address(0xdead);
    }

    function initialize(address owner_, address manager_, uint256 cap) external {
        require(owner == address(0), "initialized");
        (owner, manager, depositCap) = (owner_, manager_, cap);
    }

    function name() public pure override returns (string memory) {
        return "Graftholm Restaked Ether";
    }

    function symbol() public pure override returns (string memory) {
        return "grETH";
    }

    function proxiableUUID() external pure returns (bytes32) {
        return SLOT;
    }

    function upgradeToAndCall(address code, bytes calldata data) external payable {
        require(msg.sender == owner, "owner");
        require(Graftholm(payable(code)).proxiableUUID() == SLOT, "uuid");
        assembly {
            sstore(SLOT, code)
        }
        emit Upgraded(code);
        if (data.length > 0) {
            (bool ok, ) = code.delegatecall(data);
            require(ok);
        }
    }

    function totalEther() public view returns (uint256) {
        return address(this).balance + assigned - owed;
    }

    function rate() public view returns (uint256) {
        return totalSupply() == 0 ? 1 ether : (totalEther() * 1 ether) / totalSupply();
    }

    function deposit() external payable returns (uint256 minted) {
        require(!depositsPaused && totalEther() <= depositCap, "closed");
        uint256 before = totalEther() - msg.value;
        minted = totalSupply() == 0 ? msg.value : (msg.value * totalSupply()) / before;
        _mint(msg.sender, minted);
        emit Deposit(msg.sender, msg.value, minted);
    }

    function initiateWithdrawal(uint256 shares) external {
        uint256 amount = (shares * rate()) / 1 ether;
        _burn(msg.sender, shares);
        owed += amount;
        exits.push(Exit(msg.sender, amount, block.timestamp + 7 days));
        emit WithdrawalInitiated(msg.sender, exits.length - 1, amount);
    }

    function completeWithdrawal(uint256 id) external {
        Exit memory one = exits[id];
        require(one.who == msg.sender && one.from <= block.timestamp, "early");
        delete exits[id];
        owed -= one.amount;
        (bool ok, ) = msg.sender.call{value: one.amount}("");
        require(ok);
    }

    function addNode() external {
        require(msg.sender == manager, "manager");
        nodes.push(new GraftNode());
    }

    function assign(uint256 node, uint256 amount) external {
        require(msg.sender == manager, "manager");
        assigned += amount;
        (bool ok, ) = address(nodes[node]).call{value: amount}("");
        require(ok);
    }

    function recall(uint256 node, uint256 amount) external {
        require(msg.sender == manager, "manager");
        nodes[node].giveBack(amount);
        assigned -= amount;
    }

    function takeBack() external payable {}

    function setDeposits(bool paused, uint256 cap) external {
        require(msg.sender == manager, "manager");
        (depositsPaused, depositCap) = (paused, cap);
    }

    receive() external payable {}
}

contract GraftholmProxy {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address code, bytes memory data) {
        assembly {
            sstore(SLOT, code)
        }
        (bool ok, ) = code.delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        assembly {
            let code := sload(SLOT)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    receive() external payable {}
}
