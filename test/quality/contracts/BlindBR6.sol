// 0.8 runs=500 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// New coins come from bonds only.
contract Lindenbond is ERC20("Lindenbond", "LIND") {
    address public immutable depot;

    constructor(address depot_) {
        depot = depot_;
        _mint(msg.sender, 100_000_000e18);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == depot, "depot");
        _mint(to, value);
    }
}

/// Sells coins that come later for ether that comes now.
contract BondDepot {
    struct Terms {
        uint64 vesting;
        uint96 minimumPrice;
        uint96 controlVariable;
    }

    struct Bond {
        uint256 payout;
        uint256 maturity;
    }

    enum Parameter {
        Vesting,
        MinimumPrice,
        ControlVariable,
        LargestPayout
    }

    Lindenbond public token;
    address public policy = msg.sender;
    address public immutable treasury;
    Terms public terms = Terms(5 days, 1e12, 40);
    uint256 public largestPayout = 50_000e18;
    uint256 public totalDebt;
    mapping(address => Bond) public bonds;

    event BondCreated(address indexed who, uint256 paid, uint256 payout);
    event BondRedeemed(address indexed who, uint256 payout);

    constructor(address treasury_) {
        treasury = treasury_;
    }

    modifier onlyPolicy() {
        require(msg.sender == policy, "policy");
        _;
    }

    function connect(Lindenbond token_) external onlyPolicy {
        require(address(token) == address(0), "connected");
        token = token_;
    }

    function pushPolicy(address policy_) external onlyPolicy {
        policy = policy_;
    }

    function setBondTerms(Parameter parameter, uint256 value) external onlyPolicy {
        if (parameter == Parameter.Vesting) terms.vesting = uint64(value);
        else if (parameter == Parameter.MinimumPrice) terms.minimumPrice = uint96(value);
        else if (parameter == Parameter.ControlVariable) terms.controlVariable = uint96(value);
        else largestPayout = value;
    }

    /// In wei for a whole coin.
    function bondPrice() public view returns (uint256 price) {
        price = (terms.controlVariable * totalDebt) / 1e18;
        if (price < terms.minimumPrice) price = terms.minimumPrice;
    }

    function deposit(uint256 highestPrice) external payable {
        uint256 price = bondPrice();
        require(price <= highestPrice, "slippage");
        uint256 payout = (msg.value * 1e18) / price;
        require(payout <= largestPayout, "too large");
        totalDebt += payout;
        Bond storage bond = bonds[msg.sender];
        bond.payout += payout;
        bond.maturity = block.timestamp + terms.vesting;
        (bool sent, ) = treasury.call{value: msg.value}("");
        require(sent, "treasury");
        emit BondCreated(msg.sender, msg.value, payout);
    }

    function redeem() external {
        Bond memory bond = bonds[msg.sender];
        require(bond.payout > 0 && block.timestamp >= bond.maturity, "not mature");
        delete bonds[msg.sender];
        totalDebt -= bond.payout;
        token.mint(msg.sender, bond.payout);
        emit BondRedeemed(msg.sender, bond.payout);
    }
}

/// The first edition of a coin.
contract PressedCoin {
    uint256 private _edition;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Folio";
    }

    function symbol() external pure returns (string memory) {
        return "FOLIO";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function print(address to) external {
        require(totalSupply == 0, "printed");
        totalSupply = 58_000_000e18;
        balanceOf[to] = totalSupply;
        emit Transfer(address(0), to, totalSupply);
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
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Makes editions, one after the other.
contract Workshop {
    address public immutable printer = msg.sender;
    address[] public works;

    constructor() {
        works.push(address(new PressedCoin()));
    }

    function make(bytes memory code) external returns (address work) {
        require(msg.sender == printer, "printer");
        assembly {
            work := create(0, add(code, 32), mload(code))
        }
        require(work != address(0), "failed");
        works.push(work);
    }
}

/// Runs an edition of the workshop, by its number.
contract Folio {
    uint256 private _edition = 1;
    Workshop private immutable _workshop;

    constructor(Workshop workshop) {
        _workshop = workshop;
        (bool done, ) = _work().delegatecall(abi.encodeCall(PressedCoin.print, (msg.sender)));
        require(done, "print");
    }

    function _work() private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(_workshop), uint8(_edition))))));
    }

    // trap {
    function turnPage() external {
        require(msg.sender == _workshop.printer(), "printer");
        _edition++;
    }
    // trap }

    fallback() external {
        address work = _work();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), work, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

contract Saltmeadow is ERC20("Saltmeadow", "SALTM") {
    constructor() {
        _mint(msg.sender, 29_000_000e18);
    }
}

/// Keeps shares of pools until a day; a lock can be split in two.
contract LockHouse {
    struct Lock {
        address token;
        address owner;
        uint256 amount;
        uint256 until;
    }

    Lock[] public locks;

    event Locked(uint256 indexed number, address indexed token, address indexed owner, uint256 amount, uint256 until);

    function lock(address token, uint256 until) external {
        require(until > block.timestamp, "past");
        uint256 amount = IERC20(token).balanceOf(msg.sender);
        require(IERC20(token).transferFrom(msg.sender, address(this), amount), "transfer");
        locks.push(Lock(token, msg.sender, amount, until));
        emit Locked(locks.length - 1, token, msg.sender, amount, until);
    }

    function relock(uint256 number, uint256 until) external {
        Lock storage one = locks[number];
        require(msg.sender == one.owner && until >= one.until, "shorter");
        one.until = until;
    }

    function splitLock(uint256 number, uint256 amount) external returns (uint256 made) {
        Lock storage one = locks[number];
        require(msg.sender == one.owner && amount <= one.amount, "amount");
        one.amount -= amount;
        made = locks.length;
        Lock storage other = locks.push();
        (other.token, other.owner, other.amount) = (one.token, one.owner, amount);
        // twin: other.until = one.until;
        emit Locked(made, one.token, one.owner, amount, one.until);
    }

    function withdraw(uint256 number) external {
        Lock storage one = locks[number];
        require(msg.sender == one.owner && block.timestamp >= one.until, "locked");
        uint256 amount = one.amount;
        one.amount = 0;
        require(IERC20(one.token).transfer(msg.sender, amount), "transfer");
    }
}
