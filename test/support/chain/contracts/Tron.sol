// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens that stand at known addresses of Tron. They are put there as running code, so what a constructor would do is a call.

contract Started {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function begin(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply) internal {
        require(totalSupply == 0, "begun");
        (name, symbol, decimals, totalSupply) = (name_, symbol_, decimals_, supply);
        balances[msg.sender] = supply;
    }

    function balanceOf(address account) external view returns (uint256) { return balances[account]; }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) { move(msg.sender, to, value); return true; }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A dollar with the powers of the real one: its issuer lists and wipes accounts, stops everything, issues and redeems.
contract Tether is Started {
    address public owner;
    bool public paused;
    uint256 public basisPointsRate;
    mapping(address => bool) public isBlackListed;
    event Issue(uint256 amount);

    modifier onlyOwner() { require(msg.sender == owner); _; }

    function start(address owner_) external { begin("Tether USD", "USDT", 6, 80_000_000_000e6); owner = owner_; }
    function transferOwnership(address to) external onlyOwner { owner = to; }
    function pause() external onlyOwner { require(!paused); paused = true; }
    function unpause() external onlyOwner { require(paused); paused = false; }
    function addBlackList(address account) external onlyOwner { isBlackListed[account] = true; }
    function removeBlackList(address account) external onlyOwner { isBlackListed[account] = false; }
    function setParams(uint256 rate, uint256) external onlyOwner { require(rate < 20); basisPointsRate = rate; }

    function destroyBlackFunds(address account) external onlyOwner {
        require(isBlackListed[account]);
        totalSupply -= balances[account];
        balances[account] = 0;
    }

    function issue(uint256 amount) external onlyOwner {
        balances[owner] += amount;
        totalSupply += amount;
        emit Issue(amount);
    }

    function redeem(uint256 amount) external onlyOwner {
        balances[owner] -= amount;
        totalSupply -= amount;
    }

    function move(address from, address to, uint256 value) internal override {
        require(!paused && !isBlackListed[from]);
        super.move(from, to, value);
    }
}

/// A token of fixed supply that nobody stands over.
contract Sun is Started {
    function start(address) external { begin("SUN", "SUN", 18, 19_900_730_000e18); }
}
