// 0.5 runs=200
pragma solidity 0.5.17;

contract Erc20Simple {
    uint256 public totalSupply;
    mapping(address => uint256) internal held;
    mapping(address => mapping(address => uint256)) internal lent;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view returns (uint256) { return held[who]; }
    function allowance(address who, address spender) public view returns (uint256) { return lent[who][spender]; }

    function approve(address spender, uint256 value) public returns (bool) {
        lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(lent[from][msg.sender] >= value, "allowance");
        lent[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal {
        require(to != address(0) && held[from] >= value, "balance");
        held[from] -= value;
        held[to] += value;
        emit Transfer(from, to, value);
    }

    function create(address to, uint256 value) internal {
        totalSupply += value;
        held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function destroy(address from, uint256 value) internal {
        require(held[from] >= value, "balance");
        held[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Coin of a game: recipes burn it, quests pay a little of it once a day to each player who is registered.
contract Anvilmoss is Erc20Simple {
    string public constant name = "Anvilmoss";
    string public constant symbol = "ANVM";
    uint8 public constant decimals = 18;
    uint256 public constant LEFT_FOR_QUESTS = 500000 ether;
    uint256 public questsPaid;
    uint256 public daySpent;
    uint256 public today;
    mapping(address => mapping(uint256 => uint256)) public items;
    mapping(address => uint256) public lastQuest;
    uint256[8] public price;

    event Crafted(address indexed who, uint256 item);

    constructor() public {
        create(msg.sender, 5000000 ether);
        for (uint256 i = 0; i < 8; i++) price[i] = (i + 1) * 25 ether;
    }

    function craft(uint256 item) external {
        destroy(msg.sender, price[item]);
        items[msg.sender][item]++;
        emit Crafted(msg.sender, item);
    }

    function quest() external {
        require(items[msg.sender][0] > 0, "needs a tool");
        require(now >= lastQuest[msg.sender] + 1 days, "rest");
        if (today != now / 1 days) {
            today = now / 1 days;
            daySpent = 0;
        }
        require(daySpent + 1 ether <= 1000 ether && questsPaid + 1 ether <= LEFT_FOR_QUESTS, "spent");
        daySpent += 1 ether;
        questsPaid += 1 ether;
        lastQuest[msg.sender] = now;
        create(msg.sender, 1 ether);
    }
}

/// Mined by work: whoever finds a nonce gets fifty, halved every 40000 blocks of work.
contract Pickstone is Erc20Simple {
    string public name = "Pickstone";
    string public symbol = "PKST";
    uint8 public decimals = 8;
    uint256 public constant CAP = 21000000 * 10 ** 8;
    bytes32 public challengeNumber;
    uint256 public miningTarget = 2 ** 234;
    uint256 public epochCount;
    uint256 public lastStart;
    uint256 public lastPeriodBlock;
    mapping(bytes32 => bool) private used;
    event Mint(address indexed from, uint256 reward, uint256 epoch, bytes32 challenge);

    constructor() public {
        create(msg.sender, 2100000 * 10 ** 8);
        lastPeriodBlock = block.number;
        challengeNumber = keccak256(abi.encodePacked(blockhash(block.number - 1), address(this)));
    }

    function getMiningReward() public view returns (uint256) {
        return (50 * 10 ** 8) >> (epochCount / 40000);
    }

    function mint(uint256 nonce, bytes32 digest) external returns (bool) {
        bytes32 found = keccak256(abi.encodePacked(challengeNumber, msg.sender, nonce));
        require(found == digest && uint256(found) <= miningTarget, "work");
        require(!used[found], "seen");
        used[found] = true;
        uint256 reward = getMiningReward();
        require(totalSupply + reward <= CAP, "all mined");
        create(msg.sender, reward);
        epochCount++;
        if (epochCount % 512 == 0) {
            uint256 took = block.number - lastPeriodBlock;
            lastPeriodBlock = block.number;
            if (took < 512 * 40) miningTarget -= miningTarget / 20;
            else miningTarget += miningTarget / 20;
            if (miningTarget > 2 ** 234) miningTarget = 2 ** 234;
        }
        challengeNumber = keccak256(abi.encodePacked(blockhash(block.number - 1), challengeNumber));
        emit Mint(msg.sender, reward, epochCount, challengeNumber);
        return true;
    }
}

/// A coin that buys names; a name costs by its length and is burnt for.
contract Haremark is Erc20Simple {
    string public name = "Haremark";
    string public symbol = "HARE";
    uint8 public decimals = 18;
    struct Record {
        address holder;
        uint64 until;
    }
    mapping(bytes32 => Record) public records;
    mapping(address => bytes32) public primary;

    constructor() public {
        create(msg.sender, 900000 ether);
    }

    function register(string calldata label) external {
        uint256 length = bytes(label).length;
        require(length > 2, "short");
        bytes32 key = keccak256(bytes(label));
        require(records[key].until < now || records[key].holder == msg.sender, "taken");
        destroy(msg.sender, length < 5 ? 50 ether : 5 ether);
        records[key] = Record(msg.sender, uint64(now + 365 days));
        primary[msg.sender] = key;
    }

    function hand(bytes32 key, address to) external {
        require(records[key].holder == msg.sender && records[key].until >= now, "not yours");
        records[key].holder = to;
    }
}

/// Freezes the minter for good once the sale is over.
contract Tillaby is Erc20Simple {
    string public name = "Tillaby";
    string public symbol = "TILL";
    uint8 public decimals = 18;
    bool public mintingFinished;
    address public owner;
    mapping(address => bool) public whitelist;
    uint256 public saleEnds;

    event MintFinished();
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    constructor() public {
        owner = msg.sender;
        whitelist[msg.sender] = true;
        saleEnds = now + 2 hours;
    }

    function mint(address to, uint256 value) external onlyOwner returns (bool) {
        require(!mintingFinished, "finished");
        create(to, value);
        return true;
    }

    function finishMinting() external onlyOwner returns (bool) {
        mintingFinished = true;
        emit MintFinished();
        return true;
    }

    function allowEarly(address who) external onlyOwner {
        whitelist[who] = true;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function move(address from, address to, uint256 value) internal {
        require(mintingFinished || whitelist[from], "sale");
        super.move(from, to, value);
    }
}
