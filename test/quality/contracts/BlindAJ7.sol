// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

library Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "SafeMath: multiplication overflow");
    }
}

/// The ledger that the tokens of this file share.
abstract contract Plain {
    using Sums for uint256;

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) public {
        (name, symbol) = (name_, symbol_);
        _mint(msg.sender, supply * 1 ether);
    }

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
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

interface IPool {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112, uint112, uint32);
    function price0CumulativeLast() external view returns (uint256);
    function price1CumulativeLast() external view returns (uint256);
}

/// The mean price of a pool from one epoch to the next.
contract BasisOracle {
    uint256 public constant PERIOD = 6 hours;
    IPool public pool;
    bool private _first;
    uint256 private _cumulative;
    uint32 public blockTimestampLast;
    uint256 public price;

    function bind(IPool pool_, address token) external {
        require(address(pool) == address(0));
        pool = pool_;
        _first = pool_.token0() == token;
        (_cumulative, blockTimestampLast) = _now();
    }

    function update() external {
        (uint256 cumulative, uint32 time) = _now();
        uint32 passed = time - blockTimestampLast;
        if (passed < PERIOD) return;
        price = (((cumulative - _cumulative) / passed) * 1e9) >> 112;
        price = price * 1e9;
        (_cumulative, blockTimestampLast) = (cumulative, time);
    }

    function _now() private view returns (uint256 cumulative, uint32 time) {
        (uint112 a, uint112 b, uint32 last) = pool.getReserves();
        time = uint32(block.timestamp);
        cumulative = _first ? pool.price0CumulativeLast() : pool.price1CumulativeLast();
        cumulative += (_first ? (uint256(b) << 112) / a : (uint256(a) << 112) / b) * (time - last);
    }
}

/// Expands by four and a half percent an epoch at most, and only when the coin is dearer than its peg.
contract BasisTreasury {
    uint256 public constant PERIOD = 6 hours;
    uint256 public constant PEG = 0.00002 ether;
    uint256 public constant MOST = 450;
    BasisHemp public coin;
    BasisOracle public oracle;
    address public immutable boardroom;
    uint256 public epoch;
    uint256 public nextEpoch = block.timestamp + PERIOD;

    event TreasuryFunded(uint256 time, uint256 seigniorage);

    constructor(BasisOracle oracle_, address boardroom_) public {
        (oracle, boardroom) = (oracle_, boardroom_);
    }

    function bind(BasisHemp coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function allocateSeigniorage() external {
        require(block.timestamp >= nextEpoch, "Treasury: not opened yet");
        (epoch, nextEpoch) = (epoch + 1, block.timestamp + PERIOD);
        oracle.update();
        uint256 price = oracle.price();
        if (price <= (PEG * 101) / 100) return;
        uint256 percent = ((price - PEG) * 10_000) / PEG;
        uint256 amount = (coin.totalSupply() * (percent > MOST ? MOST : percent)) / 10_000;
        coin.mint(boardroom, amount);
        emit TreasuryFunded(block.timestamp, amount);
    }
}

contract BasisHemp is Plain {
    address public operator;

    constructor(address treasury) public Plain("Hemp Cash", "HEMP", 5_000_000) {
        operator = treasury;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == operator, "operator: caller is not the operator");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Says where modules are. To put another there is proposed, and accepted after a week.
contract HempNexus {
    struct Proposal {
        address next;
        uint256 since;
    }

    uint256 public constant UPGRADE_DELAY = 1 weeks;
    address public governor;
    mapping(bytes32 => address) public getModule;
    mapping(bytes32 => bool) public locked;
    mapping(bytes32 => Proposal) public proposed;

    event ModuleProposed(bytes32 indexed key, address next, uint256 time);

    constructor(address governor_) public {
        governor = governor_;
    }

    function initialize(bytes32 key, address first) external {
        require(getModule[key] == address(0));
        getModule[key] = first;
    }

    function proposeModule(bytes32 key, address next) external {
        require(msg.sender == governor && !locked[key], "GOV_ONLY");
        proposed[key] = Proposal(next, block.timestamp);
        emit ModuleProposed(key, next, block.timestamp);
    }

    function acceptProposedModule(bytes32 key) external {
        Proposal memory p = proposed[key];
        require(msg.sender == governor && p.since != 0 && block.timestamp >= p.since + UPGRADE_DELAY, "Delay not over");
        delete proposed[key];
        getModule[key] = p.next;
    }

    function lockModule(bytes32 key) external {
        require(msg.sender == governor);
        locked[key] = true;
    }
}

contract HempDollar is Plain {
    bytes32 public constant KEY_MANAGER = keccak256("BasketManager");
    HempNexus public nexus;

    constructor(HempNexus nexus_) public Plain("Hemp USD", "hUSD", 0) {
        nexus = nexus_;
    }

    modifier onlyBasket() {
        require(msg.sender == nexus.getModule(KEY_MANAGER), "Must be basket manager");
        _;
    }

    function mint(address to, uint256 value) external onlyBasket {
        _mint(to, value);
    }

    function burn(address from, uint256 value) external onlyBasket {
        _burn(from, value);
    }
}

contract HempBasset is Plain {
    constructor() public Plain("Hemp Basset", "BASS", 90_000_000) {}
}

contract HempBasket {
    HempBasset public basset;
    HempDollar public dollar;
    uint256 public constant FEE = 5;

    constructor(HempBasset basset_) public {
        basset = basset_;
    }

    function bind(HempDollar dollar_) external {
        require(address(dollar) == address(0));
        dollar = dollar_;
    }

    function mint(uint256 value) external {
        basset.transferFrom(msg.sender, address(this), value);
        dollar.mint(msg.sender, value);
    }

    function redeem(uint256 value) external {
        dollar.burn(msg.sender, value);
        basset.transfer(msg.sender, value - (value * FEE) / 10_000);
    }
}

/// Roles of a protocol: a governor names all of them, a guardian may only take them away.
contract TweedCore {
    bytes32 public constant GOVERN_ROLE = keccak256("GOVERN_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant GUARDIAN_ROLE = keccak256("GUARDIAN_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;

    constructor(address governor, address guardian) public {
        hasRole[GOVERN_ROLE][governor] = true;
        hasRole[GUARDIAN_ROLE][guardian] = true;
    }

    function grant(bytes32 role, address who) external {
        require(hasRole[GOVERN_ROLE][msg.sender], "Permissions: Caller is not a governor");
        hasRole[role][who] = true;
    }

    function revokeOverride(bytes32 role, address who) external {
        require(hasRole[GUARDIAN_ROLE][msg.sender] && role != GOVERN_ROLE, "Permissions: Caller is not a guardian");
        hasRole[role][who] = false;
    }
}

interface IIncentive {
    function incentivize(address sender, address receiver, address operator, uint256 amount) external;
}

/// Accounts may have incentives of their own, which are told after a payment. There were some, and there are none today.
contract TweedDollar is Plain {
    TweedCore public core;
    mapping(address => address) public incentiveContract;

    event IncentiveContractUpdate(address indexed incentivized, address indexed incentive);

    constructor(TweedCore core_) public Plain("Tweed USD", "TWEED", 60_000_000) {
        core = core_;
    }

    function setIncentiveContract(address who, address incentive) external {
        require(core.hasRole(core.GOVERN_ROLE(), msg.sender), "CoreRef: Caller is not a governor");
        incentiveContract[who] = incentive;
        emit IncentiveContractUpdate(who, incentive);
    }

    function mint(address to, uint256 value) external {
        require(core.hasRole(core.MINTER_ROLE(), msg.sender), "CoreRef: Caller is not a minter");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        _tell(from, from, to, value);
        _tell(to, from, to, value);
        if (msg.sender != from && msg.sender != to) _tell(msg.sender, from, to, value);
        _tell(address(0), from, to, value);
    }

    function _tell(address whose, address from, address to, uint256 value) private {
        address incentive = incentiveContract[whose];
        if (incentive != address(0)) IIncentive(incentive).incentivize(from, to, msg.sender, value);
    }
}
