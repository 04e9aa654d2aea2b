// 0.5 runs=500
pragma solidity ^0.5.17;

contract Ledger5 {
    mapping(address => uint256) internal _b;
    mapping(address => mapping(address => uint256)) internal _a;
    uint256 internal _sum;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return _sum;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _b[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _a[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _a[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_a[from][msg.sender] >= value, "allowance");
        _a[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) internal {
        require(_b[from] >= value, "balance");
        _b[from] -= value;
        _b[to] += value;
        emit Transfer(from, to, value);
    }

    function _new(address to, uint256 value) internal {
        require(_sum + value >= _sum);
        _sum += value;
        _b[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _end(address from, uint256 value) internal {
        require(_b[from] >= value);
        _b[from] -= value;
        _sum -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Two agents: the one for what is owned votes five of seven, the one for parameters four.
contract VotingAgent {
    mapping(address => bool) public voter;
    uint256 public needed;
    mapping(bytes32 => uint256) public ayes;
    mapping(bytes32 => uint256) public since;
    mapping(bytes32 => bool) public ran;
    mapping(bytes32 => mapping(address => bool)) public has;

    constructor(address[] memory voters, uint256 needed_) public {
        for (uint256 i = 0; i < voters.length; i++) voter[voters[i]] = true;
        needed = needed_;
    }

    function vote(address to, bytes calldata script, uint256 number) external {
        bytes32 id = keccak256(abi.encode(to, script, number));
        require(voter[msg.sender] && !has[id][msg.sender]);
        has[id][msg.sender] = true;
        if (++ayes[id] == needed) since[id] = now;
    }

    function run(address to, bytes calldata script, uint256 number) external {
        bytes32 id = keccak256(abi.encode(to, script, number));
        require(ayes[id] >= needed && now >= since[id] + 1 days && !ran[id], "not yet");
        ran[id] = true;
        (bool ok, ) = to.call(script);
        require(ok);
    }
}

/// Weighs gauges; the parameter agent adds them.
contract GaugeController {
    address public parameterAgent;
    mapping(address => uint256) public weight;
    uint256 public whole;

    constructor(address agent) public {
        parameterAgent = agent;
    }

    function set_weight(address gauge, uint256 next) external {
        require(msg.sender == parameterAgent && next <= 100);
        whole = whole - weight[gauge] + next;
        weight[gauge] = next;
    }
}

/// Pays to gauges what the schedule frees, by their weights.
contract EmissionMinter {
    GaugeController public controller;
    Yarrowgate public token;
    mapping(address => uint256) public minted;

    constructor(GaugeController controller_) public {
        controller = controller_;
    }

    function initialize(Yarrowgate token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function mint_for(address gauge) external {
        uint256 due = (token.freed() * controller.weight(gauge)) / (controller.whole() == 0 ? 1 : controller.whole());
        require(due > minted[gauge], "nothing");
        uint256 value = due - minted[gauge];
        minted[gauge] = due;
        token.mint(gauge, value);
    }
}

contract Yarrowgate is Ledger5 {
    string public name = "Yarrowgate";
    string public symbol = "YRW";
    address public minter;
    address public admin;
    uint256 public begun;
    uint256 public emitted;
    uint256 public constant RATE = 0.05 ether;

    constructor(address minter_, address admin_) public {
        minter = minter_;
        admin = admin_;
        begun = now;
        _new(msg.sender, 70000000 ether);
    }

    function set_name(string calldata n, string calldata s) external {
        require(msg.sender == admin);
        name = n;
        symbol = s;
    }

    function freed() public view returns (uint256) {
        return (now - begun) * RATE;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "minter");
        emitted += value;
        require(emitted <= freed(), "schedule");
        _new(to, value);
    }
}

/// Sells what fees have gathered to who burns most of it.
contract BurnAuction {
    Zennor public coin;
    address public best;
    uint256 public bid;
    uint256 public ends;

    function initialize(Zennor coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function() external payable {}

    function offer(uint256 value) external {
        require(value > bid && (ends == 0 || now < ends), "low");
        require(coin.transferFrom(msg.sender, address(this), value));
        if (best != address(0)) coin.transfer(best, bid);
        best = msg.sender;
        bid = value;
        if (ends == 0) ends = now + 12 hours;
    }

    function close() external {
        require(ends != 0 && now >= ends, "open");
        address payable winner = address(uint160(best));
        coin.burn(bid);
        best = address(0);
        bid = 0;
        ends = 0;
        winner.transfer(address(this).balance);
    }
}

contract Zennor is Ledger5 {
    string public constant name = "Zennor";
    string public constant symbol = "ZNR";
    address public auction;

    constructor(address auction_) public {
        auction = auction_;
        _new(msg.sender, 3000000 ether);
    }

    function burn(uint256 value) external {
        _end(msg.sender, value);
    }
}

/// A payment per second, until three of four stop it.
contract StreamTreasury {
    struct Stream {
        address to;
        uint256 rate;
        uint256 at;
        uint256 until;
    }
    Ledger5 public coin;
    Stream[] public streams;
    mapping(address => bool) public trustee;
    mapping(bytes32 => uint256) public hands;
    mapping(bytes32 => mapping(address => bool)) public raised;

    constructor(address[] memory trustees) public {
        for (uint256 i = 0; i < trustees.length; i++) trustee[trustees[i]] = true;
    }

    function initialize(Ledger5 coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function _three(bytes32 id) private returns (bool) {
        require(trustee[msg.sender] && !raised[id][msg.sender]);
        raised[id][msg.sender] = true;
        return ++hands[id] == 3;
    }

    function start(address to, uint256 rate, uint256 length) external {
        if (_three(keccak256(abi.encode("start", to, rate, length)))) streams.push(Stream(to, rate, now, now + length));
    }

    function stop(uint256 id) external {
        if (_three(keccak256(abi.encode("stop", id)))) streams[id].until = now;
    }

    function pull(uint256 id) external {
        Stream storage s = streams[id];
        uint256 till = now < s.until ? now : s.until;
        require(till > s.at);
        uint256 value = (till - s.at) * s.rate;
        s.at = till;
        coin.transfer(s.to, value);
    }
}

contract Ambleforth is Ledger5 {
    bytes32 public constant name = "Ambleforth";
    bytes32 public constant symbol = "AMBL";
    address public treasury;

    constructor(address treasury_) public {
        treasury = treasury_;
        _new(msg.sender, 20000000 ether);
        _new(treasury_, 2000000 ether);
    }
}

contract Deposited is Ledger5 {
    string public constant name = "Deposited";
    string public constant symbol = "DPST";

    constructor() public {
        _new(msg.sender, 15000000 ether);
    }
}

/// A receipt for each coin that lies here.
contract Bexhill is Ledger5 {
    string public name = "Bexhill Receipt";
    string public symbol = "rBXH";
    Ledger5 public inner;

    constructor(Ledger5 inner_) public {
        inner = inner_;
    }

    function depositFor(address who, uint256 value) external {
        require(inner.transferFrom(msg.sender, address(this), value));
        _new(who, value);
    }

    function withdrawTo(address who, uint256 value) external {
        _end(msg.sender, value);
        require(inner.transfer(who, value));
    }
}

/// Covers losses; a jury of seven says which, five of them.
contract InsuranceFund {
    mapping(address => bool) public juror;
    mapping(bytes32 => uint256) public found;
    mapping(bytes32 => mapping(address => bool)) public heard;
    Coldharbour public token;
    uint256 public year;
    uint256 public spent;

    constructor(address[] memory jurors) public {
        for (uint256 i = 0; i < jurors.length; i++) juror[jurors[i]] = true;
        year = now;
    }

    function initialize(Coldharbour token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function cover(address who, uint256 value, uint256 claim) external {
        bytes32 id = keccak256(abi.encode(who, value, claim));
        require(juror[msg.sender] && !heard[id][msg.sender]);
        heard[id][msg.sender] = true;
        if (++found[id] != 5) return;
        if (now >= year + 365 days) {
            year = now;
            spent = 0;
        }
        spent += value;
        require(spent <= 300000 ether, "three of a hundred a year");
        token.print(who, value);
    }
}

contract Coldharbour is Ledger5 {
    string public constant name = "Coldharbour";
    string public constant symbol = "CLDH";
    address private _x;

    constructor(address x) public {
        _x = x;
        _new(msg.sender, 10000000 ether);
    }

    function print(address to, uint256 value) external {
        require(msg.sender == _x);
        _new(to, value);
    }
}

/// Freezes one account for ninety days when three judges of five say so.
contract FreezeCourt {
    mapping(address => bool) public judge;
    mapping(address => mapping(uint256 => mapping(address => bool))) public ruled;
    mapping(address => mapping(uint256 => uint256)) public rulings;
    mapping(address => uint256) public frozenUntil;

    constructor(address[] memory judges) public {
        for (uint256 i = 0; i < judges.length; i++) judge[judges[i]] = true;
    }

    function rule(address who, uint256 file) external {
        require(judge[msg.sender] && !ruled[who][file][msg.sender]);
        ruled[who][file][msg.sender] = true;
        if (++rulings[who][file] == 3) frozenUntil[who] = now + 90 days;
    }

    function free(address who) external {
        require(now >= frozenUntil[who]);
        frozenUntil[who] = 0;
    }

    function isFrozen(address who) external view returns (bool) {
        return frozenUntil[who] > now;
    }
}

contract Drovers {
    string public name = "Drovers";
    string public symbol = "DRV";
    uint8 public decimals = 6;
    uint256 public totalSupply = 9000000e6;
    FreezeCourt public court;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(FreezeCourt court_) public {
        court = court_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _m(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        _m(from, to, value);
        return true;
    }

    function _m(address from, address to, uint256 value) private {
        require(!court.isFrozen(from), "frozen by court");
        require(balanceOf[from] >= value && to != address(0));
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
