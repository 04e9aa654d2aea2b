// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint a, uint b) internal pure returns (uint c) {
        c = a + b;
        require(c >= a);
    }

    function sub(uint a, uint b) internal pure returns (uint) {
        require(b <= a);
        return a - b;
    }

    function mul(uint a, uint b) internal pure returns (uint c) {
        c = a * b;
        require(a == 0 || c / a == b);
    }
}

contract Ledger {
    using SafeMath for uint;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint public totalSupply;
    mapping(address => uint) internal balances;
    mapping(address => mapping(address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    function balanceOf(address account) public view returns (uint) {
        return balances[account];
    }

    function approve(address spender, uint value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint value) public returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint value) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint value) internal {
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _create(address to, uint value) internal {
        totalSupply = totalSupply.add(value);
        balances[to] = balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint value) internal {
        balances[from] = balances[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

/// Found by anybody who looks long enough; the reward halves with each era, the target follows the pace.
contract PickaxeToken is Ledger {
    uint public constant MAXIMUM_TARGET = 2 ** 234;
    uint public constant MINIMUM_TARGET = 2 ** 16;
    uint public constant BLOCKS_PER_READJUSTMENT = 1024;
    uint public latestDifficultyPeriodStarted = block.number;
    uint public epochCount;
    uint public miningTarget = MAXIMUM_TARGET;
    bytes32 public challengeNumber = blockhash(block.number - 1);
    uint public rewardEra;
    uint public tokensMinted;
    uint public maxSupplyForEra;
    mapping(bytes32 => bytes32) public solutionForChallenge;

    event Mint(address indexed from, uint reward, uint epochCount, bytes32 newChallengeNumber);

    constructor() public {
        name = "Pickaxe Proof of Work";
        symbol = "PICK";
        _create(msg.sender, 20000000 ether);
        maxSupplyForEra = 1000000 ether / 2;
    }

    function mint(uint nonce, bytes32 digestGiven) public returns (bool) {
        bytes32 digest = keccak256(abi.encodePacked(challengeNumber, msg.sender, nonce));
        require(digest == digestGiven, "digest");
        require(uint(digest) <= miningTarget, "target");
        require(solutionForChallenge[challengeNumber] == 0, "solved");
        solutionForChallenge[challengeNumber] = digest;
        uint reward = getMiningReward();
        tokensMinted = tokensMinted.add(reward);
        require(tokensMinted <= maxSupplyForEra, "era");
        _startNewMiningEpoch();
        _create(msg.sender, reward);
        emit Mint(msg.sender, reward, epochCount, challengeNumber);
        return true;
    }

    function getMiningReward() public view returns (uint) {
        return uint(5 ether) >> rewardEra;
    }

    function _startNewMiningEpoch() internal {
        if (tokensMinted.add(getMiningReward()) > maxSupplyForEra && rewardEra < 39) {
            rewardEra = rewardEra + 1;
            maxSupplyForEra = 1000000 ether - (1000000 ether >> (rewardEra + 1));
        }
        epochCount = epochCount.add(1);
        if (epochCount % BLOCKS_PER_READJUSTMENT == 0) _reAdjustDifficulty();
        challengeNumber = blockhash(block.number - 1);
    }

    function _reAdjustDifficulty() internal {
        uint passed = block.number - latestDifficultyPeriodStarted;
        uint wanted = BLOCKS_PER_READJUSTMENT * 60;
        if (passed < wanted) miningTarget = miningTarget.sub(miningTarget / 50);
        else miningTarget = miningTarget.add(miningTarget / 50);
        latestDifficultyPeriodStarted = block.number;
        if (miningTarget < MINIMUM_TARGET) miningTarget = MINIMUM_TARGET;
        if (miningTarget > MAXIMUM_TARGET) miningTarget = MAXIMUM_TARGET;
    }
}

/// Burnt here to be made elsewhere, and made here when five of seven validators tell of a burn elsewhere.
contract FerryToken is Ledger {
    address public ferry;

    event Departed(address indexed from, bytes32 to, uint value, uint number);

    uint public departures;

    constructor(address _ferry) public {
        name = "Ferry Coin";
        symbol = "FRRY";
        ferry = _ferry;
        _create(msg.sender, 6000000 ether);
    }

    function depart(bytes32 to, uint value) external {
        _destroy(msg.sender, value);
        emit Departed(msg.sender, to, value, departures++);
    }

    function arrive(address to, uint value) external {
        require(msg.sender == ferry, "ferry");
        _create(to, value);
    }
}

contract FerryQuorum {
    mapping(address => bool) public validator;
    mapping(bytes32 => uint) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;
    mapping(bytes32 => bool) public landed;
    uint public count;

    event Vouched(bytes32 indexed id, address indexed validator);

    constructor(address[] memory validators) public {
        for (uint i = 0; i < validators.length; i++) validator[validators[i]] = true;
        count = validators.length;
    }

    function vouch(FerryToken token, bytes32 burn, address to, uint value) external {
        require(validator[msg.sender], "validator");
        bytes32 id = keccak256(abi.encode(token, burn, to, value));
        require(!voted[id][msg.sender] && !landed[id], "voted");
        voted[id][msg.sender] = true;
        votes[id]++;
        emit Vouched(id, msg.sender);
        if (votes[id] * 3 > count * 2) {
            landed[id] = true;
            token.arrive(to, value);
        }
    }
}

/// Grants lie in the ledger itself and ripen by the day after a cliff; who was granted cannot spend what is not ripe.
contract OrchardToken is Ledger {
    struct Grant {
        uint value;
        uint start;
        uint cliff;
        uint vesting;
    }

    mapping(address => Grant) public grants;

    event NewGrant(address indexed from, address indexed to, uint value);

    constructor() public {
        name = "Orchard";
        symbol = "ORCH";
        _create(msg.sender, 3000000 ether);
    }

    function grant(address to, uint value, uint cliff, uint vesting) external {
        require(balances[to] == 0 && grants[to].value == 0, "only to one who has none");
        require(cliff <= vesting && vesting <= 1460 days, "terms");
        grants[to] = Grant(value, now, now + cliff, now + vesting);
        _move(msg.sender, to, value);
        emit NewGrant(msg.sender, to, value);
    }

    function unripe(address holder) public view returns (uint) {
        Grant memory g = grants[holder];
        if (now >= g.vesting) return 0;
        if (now < g.cliff) return g.value;
        return g.value.sub(g.value.mul(now - g.start) / (g.vesting - g.start));
    }

    function transfer(address to, uint value) public returns (bool) {
        require(balances[msg.sender].sub(value) >= unripe(msg.sender), "unripe");
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint value) public returns (bool) {
        require(balances[from].sub(value) >= unripe(from), "unripe");
        return super.transferFrom(from, to, value);
    }
}

interface IHook {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata userData) external;
    function tokensToSend(address operator, address from, address to, uint256 amount, bytes calldata userData) external;
}

/// Operators that a holder names, and hooks that each sets for himself.
contract TurnstileToken is Ledger {
    mapping(address => mapping(address => bool)) public operatorFor;
    mapping(address => address) public senderHook;
    mapping(address => address) public recipientHook;

    event Sent(address indexed operator, address indexed from, address indexed to, uint amount, bytes data);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() public {
        name = "Turnstile";
        symbol = "TURN";
        _create(msg.sender, 7000000 ether);
    }

    function granularity() external pure returns (uint) {
        return 1;
    }

    function authorizeOperator(address operator) external {
        require(operator != msg.sender, "self");
        operatorFor[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        operatorFor[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function setHooks(address sender, address recipient) external {
        senderHook[msg.sender] = sender;
        recipientHook[msg.sender] = recipient;
    }

    function send(address to, uint amount, bytes calldata data) external {
        _send(msg.sender, msg.sender, to, amount, data);
    }

    function operatorSend(address from, address to, uint amount, bytes calldata data) external {
        require(operatorFor[from][msg.sender], "operator");
        _send(msg.sender, from, to, amount, data);
    }

    function burn(uint amount) external {
        _destroy(msg.sender, amount);
    }

    function transfer(address to, uint value) public returns (bool) {
        _send(msg.sender, msg.sender, to, value, "");
        return true;
    }

    function transferFrom(address from, address to, uint value) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _send(msg.sender, from, to, value, "");
        return true;
    }

    function _send(address operator, address from, address to, uint amount, bytes memory data) private {
        if (senderHook[from] != address(0)) IHook(senderHook[from]).tokensToSend(operator, from, to, amount, data);
        _move(from, to, amount);
        emit Sent(operator, from, to, amount, data);
        if (recipientHook[to] != address(0)) IHook(recipientHook[to]).tokensReceived(operator, from, to, amount, data);
    }
}
