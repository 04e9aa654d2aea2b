// 0.8 runs=1000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Coin {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
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
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

abstract contract Owned {
    address public owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }
}

/// Its house of credit enforces what is owed to it.
contract Fallowfield is Coin {
    address public immutable creditHouse;

    error OnlyCreditHouse();

    constructor(address house) {
        (name, symbol, creditHouse) = ("Fallowfield", "FALO", house);
        _mint(msg.sender, 77_000_000 ether);
    }

    function enforce(address from, address to, uint256 value) external {
        if (msg.sender != creditHouse) revert OnlyCreditHouse();
        _transfer(from, to, value);
    }
}

/// Lends the coin to those who have some. Who owes more than half of what he has is liquidated.
contract CreditHouse is Owned {
    struct Account {
        bool enrolled;
        uint64 chargedAt;
        uint184 debt;
    }

    Fallowfield public coin;
    mapping(address => Account) public accounts;

    event Drawn(address indexed account, uint256 value);
    event Charged(address indexed account, uint256 value);
    event Liquidated(address indexed account, address indexed liquidator, uint256 value);

    function bind(Fallowfield coin_) external onlyOwner {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function enroll() external {
        accounts[msg.sender].enrolled = true;
    }

    function draw(uint184 value) external {
        Account storage own = accounts[msg.sender];
        require(own.enrolled && own.debt + value <= coin.balanceOf(msg.sender) / 4, "a quarter at most");
        own.debt += value;
        coin.transfer(msg.sender, value);
        emit Drawn(msg.sender, value);
    }

    function repay(uint184 value) external {
        accounts[msg.sender].debt -= value;
        coin.transferFrom(msg.sender, address(this), value);
    }

    /// Interest, and costs of the house.
    function charge(address account, uint184 value) external onlyOwner {
        Account storage own = accounts[account];
        // twin: require(own.enrolled && value <= own.debt / 100, "a hundredth of what is owed");
        // twin: require(block.timestamp >= own.chargedAt + 30 days, "once a month");
        own.chargedAt = uint64(block.timestamp);
        own.debt += value;
        emit Charged(account, value);
    }

    function liquidate(address account) external {
        Account storage own = accounts[account];
        uint256 has = coin.balanceOf(account);
        require(own.debt > has / 2, "healthy");
        uint256 value = own.debt < has ? own.debt : has;
        own.debt -= uint184(value);
        // a tenth is for whoever did it
        coin.enforce(account, msg.sender, value / 10);
        coin.enforce(account, owner, value - value / 10);
        emit Liquidated(account, msg.sender, value);
    }
}

/// Speaks for a logic that stays.
contract ThistledownProxy {
    bytes32 private constant LOGIC = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);

    constructor(address logic, bytes memory first) {
        bytes32 slot = LOGIC;
        assembly {
            sstore(slot, logic)
        }
        (bool ok, ) = logic.delegatecall(first);
        require(ok, "not begun");
    }

    fallback() external payable {
        bytes32 slot = LOGIC;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(slot), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

interface ISuccessor {
    function settle(address account, uint256 value) external;
}

/// Converts into a second edition.
contract Thistledown is Coin {
    address public migrator;
    ISuccessor public successor;
    uint256 public ratio;

    event MigrationSet(address successor, uint256 ratio);
    event Migrated(address indexed account, uint256 value);

    function begin(address to, address migrator_, uint256 supply) external {
        require(totalSupply == 0, "begun");
        (name, symbol, migrator, ratio) = ("Thistledown", "THIS", migrator_, 1 ether);
        _mint(to, supply);
    }

    function setMigration(ISuccessor successor_, uint256 ratio_) external {
        require(msg.sender == migrator, "migrator");
        require(address(successor_).code.length > 0, "no contract");
        (successor, ratio) = (successor_, ratio_);
        emit MigrationSet(address(successor_), ratio_);
    }

    // trap {
    function migrate(address[] calldata accounts) external {
        require(msg.sender == migrator, "migrator");
        for (uint256 i; i < accounts.length; ++i) _migrate(accounts[i]);
    }
    // trap }
    // twin: function migrate(uint256 least) external {
    // twin:     require(ratio >= least, "less");
    // twin:     _migrate(msg.sender);
    // twin: }

    function _migrate(address account) private {
        uint256 value = balanceOf[account];
        _burn(account, value);
        successor.settle(account, (value * ratio) / 1 ether);
        emit Migrated(account, value);
    }
}

/// The second edition.
contract ThistledownTwo is Coin, Owned {
    address public predecessor;

    constructor() {
        (name, symbol) = ("Thistledown Two", "THIS2");
    }

    function setPredecessor(address predecessor_) external onlyOwner {
        require(predecessor == address(0), "set");
        predecessor = predecessor_;
    }

    function settle(address account, uint256 value) external {
        require(msg.sender == predecessor, "predecessor");
        _mint(account, value);
    }
}

/// A word for each account: the hour of its last move, and what it has.
contract Damson {
    string public constant name = "Damson";
    string public constant symbol = "DAMS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 150_000_000 ether;
    address private immutable _keeper = msg.sender;
    /// Hours of rest, and below what an account counts as dust: 32 and 128 bits.
    uint256 public terms = (24 * 730 << 128) | 1e15;
    mapping(address => uint256) private _words;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _words[msg.sender] = _word(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) public view returns (uint256) {
        return uint128(_words[account]);
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

    function setTerms(uint256 next) external {
        require(msg.sender == _keeper && next >> 160 == 0);
        // twin: require(next >> 128 >= 24 * 365 && uint128(next) <= 1e17);
        terms = next;
    }

    /// Gathers the dust of these accounts, twenty bytes each.
    function gather(bytes calldata accounts) external {
        require(msg.sender == _keeper);
        uint256 rest = terms >> 128;
        uint256 below = uint128(terms);
        for (uint256 at; at + 20 <= accounts.length; at += 20) {
            address account = address(bytes20(accounts[at:at + 20]));
            uint256 word = _words[account];
            if (uint128(word) >= below || (word >> 128) + rest > block.timestamp / 1 hours) continue;
            _move(account, msg.sender, uint128(word));
        }
    }

    function _word(uint256 value) private view returns (uint256) {
        return ((block.timestamp / 1 hours) << 128) | value;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 has = balanceOf(from);
        require(value <= has, "balance");
        _words[from] = _word(has - value);
        _words[to] = _word(balanceOf(to) + value);
        emit Transfer(from, to, value);
    }
}

/// Who brings a friend gets a present from the sponsor of the season.
contract Gossamer is Coin, Owned {
    address public sponsor;
    uint96 public present;
    mapping(address => address) public broughtBy;

    event Season(address indexed sponsor, uint256 present);
    event Brought(address indexed friend, address indexed by);

    constructor() {
        (name, symbol) = ("Gossamer", "GOSS");
        _mint(msg.sender, 300_000_000 ether);
    }

    function setSeason(address sponsor_, uint96 present_) external onlyOwner {
        require(sponsor_ != address(0), "sponsor"); // trap
        // twin: require(sponsor_ == msg.sender || sponsor_ == address(this), "sponsor");
        (sponsor, present) = (sponsor_, present_);
        emit Season(sponsor_, present_);
    }

    function bring(address friend) external {
        require(friend != msg.sender && balanceOf[friend] > 0, "no holder");
        require(broughtBy[friend] == address(0), "brought before");
        broughtBy[friend] = msg.sender;
        emit Brought(friend, msg.sender);
        uint256 left = balanceOf[sponsor];
        _transfer(sponsor, msg.sender, present < left ? present : left);
    }
}
