// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract ERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal shares;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol) {
        name = _name;
        symbol = _symbol;
    }

    function balanceOf(address account) public view returns (uint256) {
        return shares[account];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(shares[from] >= value, "balance");
        shares[from] -= value;
        shares[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        shares[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(shares[from] >= value, "balance");
        shares[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract Element is ERC20 {
    constructor(string memory _name, string memory _symbol, uint256 supply) ERC20(_name, _symbol) {
        _mint(msg.sender, supply);
    }
}

/// Of three elements, in parts that were fixed when it was made; anybody makes it of them and takes them out again.
contract TrefoilBasket is ERC20 {
    IERC20[3] public elements;
    uint256[3] public parts;

    event Assembled(address indexed who, uint256 amount);
    event Dissolved(address indexed who, uint256 amount);

    constructor(IERC20[3] memory _elements, uint256[3] memory _parts) ERC20("Trefoil Basket", "TREF") {
        elements = _elements;
        parts = _parts;
    }

    function assemble(uint256 amount) external {
        for (uint256 i = 0; i < 3; i++)
            require(elements[i].transferFrom(msg.sender, address(this), (amount * parts[i] + 99) / 100), "transfer");
        _mint(msg.sender, amount);
        emit Assembled(msg.sender, amount);
    }

    function dissolve(uint256 amount) external {
        _burn(msg.sender, amount);
        for (uint256 i = 0; i < 3; i++) require(elements[i].transfer(msg.sender, (amount * parts[i]) / 100), "transfer");
        emit Dissolved(msg.sender, amount);
    }
}

/// Ether for notes and notes for ether, at what lies behind each; one in a hundred stays for those who remain.
contract LedgeNote is ERC20 {
    event Bought(address indexed who, uint256 paid, uint256 amount);
    event Sold(address indexed who, uint256 amount, uint256 paid);

    constructor() ERC20("Ledge Note", "LDGN") {}

    function buy() external payable {
        uint256 behind = address(this).balance - msg.value;
        uint256 amount = totalSupply == 0 ? msg.value * 100 : (msg.value * totalSupply * 99) / behind / 100;
        _mint(msg.sender, amount);
        emit Bought(msg.sender, msg.value, amount);
    }

    function sell(uint256 amount) external {
        uint256 due = (address(this).balance * amount * 99) / totalSupply / 100;
        _burn(msg.sender, amount);
        payable(msg.sender).transfer(due);
        emit Sold(msg.sender, amount, due);
    }
}

/// Staked ether: what it is worth is reported by four of six, never more than a little apart from what it was.
contract SkerryReports {
    struct Report {
        uint256 votes;
        mapping(address => bool) voted;
    }

    mapping(address => bool) public reporter;
    mapping(bytes32 => Report) private reports;
    uint256 public epoch;
    uint256 public lastReport;
    SkerryEther public pool;

    event Reported(uint256 indexed epoch, address indexed reporter, uint256 total);

    constructor(address[] memory reporters, SkerryEther _pool) {
        for (uint256 i = 0; i < reporters.length; i++) reporter[reporters[i]] = true;
        pool = _pool;
    }

    function report(uint256 ofEpoch, uint256 total) external {
        require(reporter[msg.sender] && ofEpoch == epoch, "reporter");
        require(block.timestamp >= lastReport + 20 hours, "once a day");
        Report storage one = reports[keccak256(abi.encode(ofEpoch, total))];
        require(!one.voted[msg.sender], "twice");
        one.voted[msg.sender] = true;
        one.votes++;
        emit Reported(ofEpoch, msg.sender, total);
        if (one.votes == 4) {
            epoch++;
            lastReport = block.timestamp;
            pool.setTotal(total);
        }
    }
}

contract SkerryEther is ERC20 {
    SkerryReports public immutable reports;
    address public immutable treasury;
    uint256 public totalPooled;
    mapping(address => uint256) public owed;

    event Submitted(address indexed who, uint256 paid);
    event TotalSet(uint256 before, uint256 afterwards);

    constructor(SkerryReports _reports, address _treasury) ERC20("Skerry Staked Ether", "skETH") {
        reports = _reports;
        treasury = _treasury;
    }

    function submit() external payable {
        uint256 amount = totalSupply == 0 ? msg.value : (msg.value * totalSupply) / totalPooled;
        totalPooled += msg.value;
        _mint(msg.sender, amount);
        emit Submitted(msg.sender, msg.value);
    }

    /// A thousandth more or a twentieth less at most; a tenth of the gain goes to the treasury.
    function setTotal(uint256 total) external {
        require(msg.sender == address(reports), "reports");
        require(total <= totalPooled + totalPooled / 1000 && total >= totalPooled - totalPooled / 20, "bounds");
        if (total > totalPooled) {
            uint256 gain = total - totalPooled;
            _mint(treasury, (gain * totalSupply) / 10 / (total - gain / 10));
        }
        emit TotalSet(totalPooled, total);
        totalPooled = total;
    }

    function withdraw(uint256 amount) external {
        uint256 due = (amount * totalPooled) / totalSupply;
        _burn(msg.sender, amount);
        totalPooled -= due;
        payable(msg.sender).transfer(due);
    }

    receive() external payable {}
}

/// Dollars against ether: each has his own chest, a price of five reporters, and whoever has dollars gets ether for them.
contract ChestDollar is ERC20 {
    struct Chest {
        uint256 ethers;
        uint256 debt;
    }

    IPrice public immutable feed;
    mapping(address => Chest) public chestOf;

    event Changed(address indexed who, uint256 ethers, uint256 debt);
    event Liquidated(address indexed who, address indexed by, uint256 debt);

    constructor(IPrice _feed) ERC20("Chest Dollar", "CHD") {
        feed = _feed;
    }

    function draw(uint256 amount) external payable {
        Chest storage chest = chestOf[msg.sender];
        chest.ethers += msg.value;
        chest.debt += amount;
        require(chest.ethers * feed.price() * 2 >= chest.debt * 3e18, "one and a half");
        _mint(msg.sender, amount);
        emit Changed(msg.sender, chest.ethers, chest.debt);
    }

    function giveBack(uint256 amount, uint256 ethers) external {
        Chest storage chest = chestOf[msg.sender];
        _burn(msg.sender, amount);
        chest.debt -= amount;
        chest.ethers -= ethers;
        require(chest.ethers * feed.price() * 2 >= chest.debt * 3e18, "one and a half");
        payable(msg.sender).transfer(ethers);
        emit Changed(msg.sender, chest.ethers, chest.debt);
    }

    function liquidate(address who) external {
        Chest memory chest = chestOf[who];
        require(chest.debt > 0 && chest.ethers * feed.price() * 10 < chest.debt * 11e18, "safe");
        delete chestOf[who];
        _burn(msg.sender, chest.debt);
        payable(msg.sender).transfer(chest.ethers);
        emit Liquidated(who, msg.sender, chest.debt);
    }

    /// Of the chest that is named, at a hundredth less than the price.
    function redeem(address who, uint256 amount) external {
        Chest storage chest = chestOf[who];
        uint256 ethers = (amount * 99e16) / feed.price();
        chest.debt -= amount;
        chest.ethers -= ethers;
        _burn(msg.sender, amount);
        payable(msg.sender).transfer(ethers);
    }
}

interface IPrice {
    function price() external view returns (uint256);
}

contract FiveReporters {
    address[5] public reporters;
    uint256[5] public values;

    constructor(address[5] memory _reporters, uint256 first) {
        reporters = _reporters;
        for (uint256 i = 0; i < 5; i++) values[i] = first;
    }

    function tell(uint256 value) external {
        for (uint256 i = 0; i < 5; i++) if (reporters[i] == msg.sender) values[i] = value;
    }

    function price() external view returns (uint256) {
        uint256[5] memory sorted = values;
        for (uint256 i = 1; i < 5; i++)
            for (uint256 j = i; j > 0 && sorted[j - 1] > sorted[j]; j--) (sorted[j - 1], sorted[j]) = (sorted[j], sorted[j - 1]);
        return sorted[2];
    }
}
