// 0.5 off
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: mul");
    }
}

/// The coin of an exchange: burnt every quarter by who holds it, frozen only by oneself.
contract QuillexCoin {
    using SafeMath for uint256;

    string public name = "Quillex Coin";
    string public symbol = "QLX";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public freezeOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);
    event Unfreeze(address indexed from, uint256 value);

    constructor(uint256 initialSupply) public {
        balanceOf[msg.sender] = initialSupply;
        totalSupply = initialSupply;
        emit Transfer(address(0), msg.sender, initialSupply);
    }

    function transfer(address _to, uint256 _value) public returns (bool success) {
        require(_to != address(0) && _value > 0);
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(_value);
        balanceOf[_to] = balanceOf[_to].add(_value);
        emit Transfer(msg.sender, _to, _value);
        return true;
    }

    function approve(address _spender, uint256 _value) public returns (bool success) {
        allowance[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool success) {
        require(_to != address(0) && _value > 0);
        balanceOf[_from] = balanceOf[_from].sub(_value);
        balanceOf[_to] = balanceOf[_to].add(_value);
        allowance[_from][msg.sender] = allowance[_from][msg.sender].sub(_value);
        emit Transfer(_from, _to, _value);
        return true;
    }

    function burn(uint256 _value) public returns (bool success) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(_value);
        totalSupply = totalSupply.sub(_value);
        emit Burn(msg.sender, _value);
        emit Transfer(msg.sender, address(0), _value);
        return true;
    }

    function freeze(uint256 _value) public returns (bool success) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(_value);
        freezeOf[msg.sender] = freezeOf[msg.sender].add(_value);
        emit Freeze(msg.sender, _value);
        return true;
    }

    function unfreeze(uint256 _value) public returns (bool success) {
        freezeOf[msg.sender] = freezeOf[msg.sender].sub(_value);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(_value);
        emit Unfreeze(msg.sender, _value);
        return true;
    }
}

contract ERC20Basic {
    uint256 internal totalSupply_;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() public view returns (uint256) {
        return totalSupply_;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return allowed[owner_][spender];
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(to != address(0) && balances[msg.sender] >= value);
        balances[msg.sender] -= value;
        balances[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(to != address(0) && balances[from] >= value && allowed[from][msg.sender] >= value);
        balances[from] -= value;
        balances[to] += value;
        allowed[from][msg.sender] -= value;
        emit Transfer(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(value == 0 || allowed[msg.sender][spender] == 0);
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}

contract Ownable {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function transferOwnership(address to) public onlyOwner {
        require(to != address(0));
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

/// Sold in a sale of 2017: closed until released, for good then.
contract TavernToken is ERC20Basic, Ownable {
    string public constant name = "Tavern";
    string public constant symbol = "TVN";
    uint8 public constant decimals = 8;
    bool public released = false;
    bool public mintingFinished = false;
    address public releaseAgent;
    mapping(address => bool) public transferAgents;
    event MintFinished();
    event Mint(address indexed to, uint256 amount);

    modifier canTransfer(address sender) {
        if (!released) require(transferAgents[sender]);
        _;
    }

    modifier canMint() {
        require(!mintingFinished);
        _;
    }

    function setReleaseAgent(address addr) public onlyOwner {
        require(!released);
        releaseAgent = addr;
    }

    function setTransferAgent(address addr, bool state) public onlyOwner {
        require(!released);
        transferAgents[addr] = state;
    }

    function releaseTokenTransfer() public {
        require(msg.sender == releaseAgent);
        released = true;
    }

    function mint(address to, uint256 amount) public onlyOwner canMint returns (bool) {
        totalSupply_ += amount;
        balances[to] += amount;
        emit Mint(to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function finishMinting() public onlyOwner canMint returns (bool) {
        mintingFinished = true;
        emit MintFinished();
        return true;
    }

    function transfer(address to, uint256 value) public canTransfer(msg.sender) returns (bool) {
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public canTransfer(from) returns (bool) {
        return super.transferFrom(from, to, value);
    }
}

interface Guardian {
    function onTransfer(address from, address to, uint256 amount) external returns (bool);
    function onApprove(address owner, address spender, uint256 amount) external returns (bool);
}

/// Balances are histories, so that one may vote with those of the past.
contract CohortToken {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public name = "Cohort";
    string public symbol = "CHRT";
    uint8 public decimals = 18;
    string public version = "MMT_0.3";
    address payable public controller;
    uint256 public creationBlock;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) balances;
    mapping(address => mapping(address => uint256)) allowed;
    Checkpoint[] totalSupplyHistory;

    event Transfer(address indexed _from, address indexed _to, uint256 _amount);
    event Approval(address indexed _owner, address indexed _spender, uint256 _amount);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor() public {
        controller = msg.sender;
        creationBlock = block.number;
    }

    function changeController(address payable next) public onlyController {
        controller = next;
    }

    function generateTokens(address to, uint256 amount) public onlyController returns (bool) {
        updateValueAtNow(totalSupplyHistory, totalSupply() + amount);
        updateValueAtNow(balances[to], balanceOf(to) + amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function enableTransfers(bool enabled) public onlyController {
        transfersEnabled = enabled;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        require(transfersEnabled);
        doTransfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            require(allowed[from][msg.sender] >= amount);
            allowed[from][msg.sender] -= amount;
        }
        doTransfer(from, to, amount);
        return true;
    }

    function doTransfer(address from, address to, uint256 amount) internal {
        require(to != address(0) && to != address(this));
        uint256 previous = balanceOfAt(from, block.number);
        require(previous >= amount);
        if (isContract(controller)) require(Guardian(controller).onTransfer(from, to, amount));
        updateValueAtNow(balances[from], previous - amount);
        updateValueAtNow(balances[to], balanceOfAt(to, block.number) + amount);
        emit Transfer(from, to, amount);
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceOfAt(who, block.number);
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        require(transfersEnabled);
        if (isContract(controller)) require(Guardian(controller).onApprove(msg.sender, spender, amount));
        allowed[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function totalSupply() public view returns (uint256) {
        return getValueAt(totalSupplyHistory, block.number);
    }

    function balanceOfAt(address who, uint256 at) public view returns (uint256) {
        return getValueAt(balances[who], at);
    }

    function totalSupplyAt(uint256 at) public view returns (uint256) {
        return getValueAt(totalSupplyHistory, at);
    }

    function getValueAt(Checkpoint[] storage points, uint256 at) internal view returns (uint256) {
        if (points.length == 0) return 0;
        if (at >= points[points.length - 1].fromBlock) return points[points.length - 1].value;
        if (at < points[0].fromBlock) return 0;
        uint256 low = 0;
        uint256 high = points.length - 1;
        while (high > low) {
            uint256 mid = (high + low + 1) / 2;
            if (points[mid].fromBlock <= at) low = mid;
            else high = mid - 1;
        }
        return points[low].value;
    }

    function updateValueAtNow(Checkpoint[] storage points, uint256 value) internal {
        if (points.length == 0 || points[points.length - 1].fromBlock < block.number) {
            points.push(Checkpoint(uint128(block.number), uint128(value)));
        } else {
            points[points.length - 1].value = uint128(value);
        }
    }

    function isContract(address a) internal view returns (bool) {
        uint256 size;
        if (a == address(0)) return false;
        assembly {
            size := extcodesize(a)
        }
        return size > 0;
    }

    function claimTokens(address token) public onlyController {
        if (token == address(0)) {
            controller.transfer(address(this).balance);
            return;
        }
        ERC20Basic other = ERC20Basic(token);
        other.transfer(controller, other.balanceOf(address(this)));
    }
}

interface Receiver677 {
    function onTokenTransfer(address sender, uint256 value, bytes calldata data) external;
}

/// Feeds of prices are paid with it.
contract PylonToken is ERC20Basic {
    string public constant name = "Pylon";
    string public constant symbol = "PYL";
    uint8 public constant decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value, bytes data);

    constructor() public {
        totalSupply_ = 10**27;
        balances[msg.sender] = totalSupply_;
        emit Transfer(address(0), msg.sender, totalSupply_);
    }

    modifier validRecipient(address to) {
        require(to != address(0) && to != address(this));
        _;
    }

    function transfer(address to, uint256 value) public validRecipient(to) returns (bool) {
        return super.transfer(to, value);
    }

    function approve(address spender, uint256 value) public validRecipient(spender) returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public validRecipient(to) returns (bool) {
        return super.transferFrom(from, to, value);
    }

    function transferAndCall(address to, uint256 value, bytes memory data) public returns (bool) {
        transfer(to, value);
        emit Transfer(msg.sender, to, value, data);
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        if (size > 0) Receiver677(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }
}

/// A consumer of feeds that takes payment by a call.
contract PylonJobs {
    mapping(address => uint256) public paid;

    function onTokenTransfer(address sender, uint256 value, bytes calldata) external {
        paid[sender] += value;
    }
}

/// Mined by whoever finds a number.
contract NuggetOfWork {
    using SafeMath for uint256;

    string public symbol = "NGT";
    string public name = "Nugget of Work";
    uint8 public decimals = 8;
    uint256 public _totalSupply = 21000000 * 10**8;
    uint256 public tokensMinted;
    uint256 public miningTarget = 2**244;
    bytes32 public challengeNumber = keccak256("nugget");
    uint256 public lastRewardBlock;
    uint256 public epochCount;
    uint256 public latestDifficultyPeriodStarted;
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;

    event Transfer(address indexed from, address indexed to, uint256 tokens);
    event Approval(address indexed tokenOwner, address indexed spender, uint256 tokens);
    event Mint(address indexed from, uint256 reward, uint256 epoch, bytes32 newChallengeNumber);

    constructor() public {
        // what had been mined of the first contract
        balances[msg.sender] = 9000000 * 10**8;
        tokensMinted = balances[msg.sender];
        latestDifficultyPeriodStarted = block.number;
        emit Transfer(address(0), msg.sender, tokensMinted);
    }

    function mint(uint256 nonce, bytes32 challengeDigest) public returns (bool) {
        bytes32 digest = keccak256(abi.encodePacked(challengeNumber, msg.sender, nonce));
        require(digest == challengeDigest && uint256(digest) <= miningTarget && lastRewardBlock != block.number);
        uint256 reward = getMiningReward();
        tokensMinted = tokensMinted.add(reward);
        require(tokensMinted <= _totalSupply);
        balances[msg.sender] = balances[msg.sender].add(reward);
        lastRewardBlock = block.number;
        epochCount++;
        if (epochCount % 64 == 0) {
            uint256 blocks = block.number - latestDifficultyPeriodStarted;
            if (blocks < 64 * 60) miningTarget = miningTarget / 4;
            else if (miningTarget < 2**250) miningTarget = miningTarget * 2;
            latestDifficultyPeriodStarted = block.number;
        }
        challengeNumber = blockhash(block.number - 1);
        emit Mint(msg.sender, reward, epochCount, challengeNumber);
        emit Transfer(address(0), msg.sender, reward);
        return true;
    }

    function getMiningReward() public view returns (uint256) {
        return tokensMinted < 15000000 * 10**8 ? 50 * 10**8 : 25 * 10**8;
    }

    function totalSupply() public view returns (uint256) {
        return tokensMinted;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function transfer(address to, uint256 tokens) public returns (bool) {
        balances[msg.sender] = balances[msg.sender].sub(tokens);
        balances[to] = balances[to].add(tokens);
        emit Transfer(msg.sender, to, tokens);
        return true;
    }

    function approve(address spender, uint256 tokens) public returns (bool) {
        allowed[msg.sender][spender] = tokens;
        emit Approval(msg.sender, spender, tokens);
        return true;
    }

    function transferFrom(address from, address to, uint256 tokens) public returns (bool) {
        balances[from] = balances[from].sub(tokens);
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(tokens);
        balances[to] = balances[to].add(tokens);
        emit Transfer(from, to, tokens);
        return true;
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function() external payable {
        revert();
    }
}

/// Founders wait for theirs.
contract FoundersBox {
    ERC20Basic public token;
    address public beneficiary;
    uint256 public releaseTime;

    constructor(address beneficiary_, uint256 time) public {
        beneficiary = beneficiary_;
        releaseTime = time;
    }

    function init(ERC20Basic token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function release() external {
        require(now >= releaseTime);
        token.transfer(beneficiary, token.balanceOf(address(this)));
    }
}

contract LinnetToken is ERC20Basic {
    string public constant name = "Linnet Network";
    string public constant symbol = "LNT";
    uint256 public constant decimals = 18;

    constructor(address founders, address sale) public {
        totalSupply_ = 350000000 ether;
        balances[founders] = 50000000 ether;
        balances[sale] = 300000000 ether;
        emit Transfer(address(0), founders, 50000000 ether);
        emit Transfer(address(0), sale, 300000000 ether);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseApproval(address spender, uint256 added) external returns (bool) {
        require(allowed[msg.sender][spender] + added >= added);
        allowed[msg.sender][spender] += added;
        emit Approval(msg.sender, spender, allowed[msg.sender][spender]);
        return true;
    }

    function batchTransfer(address[] calldata to, uint256 value) external {
        require(to.length > 0 && to.length <= 20);
        for (uint256 i = 0; i < to.length; i++) transfer(to[i], value);
    }
}
