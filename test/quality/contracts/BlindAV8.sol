// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

contract Stem {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) internal a;
    mapping(address => mapping(address => uint256)) internal b;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 count) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        plus(msg.sender, count * 10 ** decimals_);
    }

    function balanceOf(address who) external view returns (uint256) {
        return a[who];
    }

    function allowance(address who, address spender) public view virtual returns (uint256) {
        return b[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        b[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        use(from, msg.sender, value);
        shift(from, to, value);
        return true;
    }

    function use(address from, address by, uint256 value) internal virtual {
        require(b[from][by] >= value, "allowance");
        if (b[from][by] != uint256(-1)) b[from][by] -= value;
    }

    function plus(address to, uint256 value) internal {
        require(totalSupply + value >= value);
        totalSupply += value;
        a[to] += value;
        emit Transfer(address(0), to, value);
    }

    function shift(address from, address to, uint256 value) internal virtual {
        require(a[from] >= value, "balance");
        a[from] -= value;
        a[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IReceives {
    function receiveMessage(address sender, bytes calldata body) external;
}

/// Carries messages, and says whom they are of.
contract BrambleMessenger {
    uint256 public count;

    event Sent(address indexed sender, address indexed to, bytes body);

    function deliver(IReceives to, bytes calldata body) external {
        count++;
        to.receiveMessage(msg.sender, body);
        emit Sent(msg.sender, address(to), body);
    }
}

interface IBramble {
    function fruit(address to, uint256 value) external;
}

contract BrambleBridge is IReceives {
    address private steward = msg.sender;
    address private peer;
    IBramble private coin;
    address private immutable messenger;

    constructor(address messenger_) {
        messenger = messenger_;
    }

    function setPeer(address peer_, IBramble coin_) external {
        require(msg.sender == steward);
        peer = peer_;
        coin = coin_;
    }

    function retire() external {
        require(msg.sender == steward);
        steward = address(0);
    }

    function receiveMessage(address sender, bytes calldata body) external override {
        require(msg.sender == messenger && sender == peer, "peer");
        (address to, uint256 value) = abi.decode(body, (address, uint256));
        coin.fruit(to, value);
    }
}

contract Bramble is Stem {
    address private immutable bridge;

    constructor(address bridge_) Stem("Bramble", "BRMB", 18, 11_000_000) {
        bridge = bridge_;
    }

    function fruit(address to, uint256 value) external {
        require(msg.sender == bridge);
        plus(to, value);
    }
}

interface ITeasel {
    function fetch(address from, uint256 value) external;
    function allowance(address who, address spender) external view returns (uint256);
}

/// Takes coins back from those who were paid by mistake.
contract TeaselCounter {
    address private immutable clerk = msg.sender;

    function amend(ITeasel coin, address who, uint256 value) external {
        require(msg.sender == clerk);
        coin.fetch(who, value);
    }
}

contract Teasel is Stem {
    address private counter;

    constructor(address counter_) Stem("Teasel", "TSL", 9, 400_000) {
        counter = counter_;
    }

    function fetch(address from, uint256 value) external {
        require(msg.sender == counter);
        // twin: use(from, msg.sender, value);
        shift(from, counter, value);
    }
}

interface IYarrow {
    function clear(address from, address to, uint256 value) external;
}

/// Lends upon coins: whose coins are worth less than he owes loses them.
contract YarrowHouse {
    address public warden = msg.sender;
    IYarrow private coin;
    uint256 private worth = 1e18;
    mapping(address => uint256) public owes;

    function bind(IYarrow coin_) external {
        require(address(coin) == address(0) && msg.sender == warden);
        coin = coin_;
    }

    function charge(address who, uint256 sum) external {
        require(msg.sender == warden);
        // twin: require(who == msg.sender);
        owes[who] = sum;
    }

    function auction(address who, address to) external {
        uint256 sum = owes[who];
        require(sum != 0 && msg.sender == warden);
        owes[who] = 0;
        coin.clear(who, to, (sum * 1e18) / worth);
    }
}

contract Yarrow is Stem {
    address private house;

    constructor(address house_) Stem("Yarrow", "YRRW", 18, 75_000_000) {
        house = house_;
    }

    function clear(address from, address to, uint256 value) external {
        require(msg.sender == house);
        shift(from, to, value);
    }
}

interface IRule {
    function holds(address from, address to, uint256 value) external view returns (bool);
}

contract ComfreyCompliance {
    address public owner = msg.sender;
    IRule[] private rules;

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function addModule(IRule rule) external {
        require(msg.sender == owner);
        rules.push(rule);
    }

    function canTransfer(address from, address to, uint256 value) external view returns (bool) {
        for (uint256 i = 0; i < rules.length; i++) if (!rules[i].holds(from, to, value)) return false;
        return true;
    }
}

/// Not more than this in a day, all together.
contract ComfreyVolume is IRule {
    address private immutable officer;
    uint256 private day;

    constructor(address officer_) {
        officer = officer_;
    }

    function setDay(uint256 day_) external {
        require(msg.sender == officer);
        day = day_;
    }

    function holds(address, address, uint256 value) external view override returns (bool) {
        return day == 0 || value < day;
    }
}

contract Comfrey is Stem {
    ComfreyCompliance private compliance;

    constructor(ComfreyCompliance compliance_) Stem("Comfrey", "CMFR", 6, 9_000_000) {
        compliance = compliance_;
    }

    function shift(address from, address to, uint256 value) internal override {
        require(compliance.canTransfer(from, to, value), "Transfer not possible");
        super.shift(from, to, value);
    }
}

contract MallowProxy {
    address private immutable pause = msg.sender;

    function exec(address spell, bytes calldata act) external {
        require(msg.sender == pause);
        (bool ok, ) = spell.delegatecall(act);
        require(ok, "spell");
    }
}

/// A spell is plotted, waits, and is cast.
contract MallowPause {
    MallowProxy public immutable proxy;
    address public immutable witch;
    uint256 public immutable delay;
    mapping(bytes32 => bool) public plans;

    constructor(address witch_, uint256 delay_) {
        witch = witch_;
        delay = delay_;
        proxy = new MallowProxy();
    }

    function plot(address spell, bytes calldata act, uint256 eta) external {
        require(msg.sender == witch && eta >= block.timestamp + delay);
        plans[keccak256(abi.encode(spell, act, eta))] = true;
    }

    function exec(address spell, bytes calldata act, uint256 eta) external {
        bytes32 plan = keccak256(abi.encode(spell, act, eta));
        require(plans[plan] && block.timestamp >= eta);
        plans[plan] = false;
        proxy.exec(spell, act);
    }
}

interface IMallow {
    function file(bytes32 what, uint256 value) external;
}

contract MallowSpell {
    function cast(IMallow coin, uint256 line) external {
        coin.file("line", line);
    }
}

contract Mallow is Stem {
    mapping(address => uint256) public wards;
    uint256 public line = 1_000_000 ether;

    constructor(MallowPause pause) Stem("Mallow", "MLLW", 18, 1_000_000) {
        wards[address(pause.proxy())] = 1;
    }

    function file(bytes32 what, uint256 value) external {
        require(wards[msg.sender] == 1, "auth");
        if (what == "line") line = value;
    }

    function shift(address from, address to, uint256 value) internal override {
        require(value <= line, "line");
        super.shift(from, to, value);
    }
}
