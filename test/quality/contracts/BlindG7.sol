// 0.6 runs=200
pragma solidity ^0.6.12;

import "./BlindG6.sol";

contract PastryToken is ERC20("Pastry", "PSTRY"), Ownable {
    uint256 public constant cap = 450000000 ether;

    function mint(address to, uint256 value) public onlyOwner {
        require(totalSupply.add(value) <= cap);
        _mint(to, value);
    }

    function getOwner() external view returns (address) {
        return owner;
    }
}

contract SyrupBar is ERC20("SyrupBar Token", "SYRUP"), Ownable {
    PastryToken public pastry;

    function setPastry(address to) external onlyOwner {
        require(address(pastry) == address(0));
        pastry = PastryToken(to);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function burn(address from, uint256 value) external onlyOwner {
        _burn(from, value);
    }

    function safeTransfer(address to, uint256 value) external onlyOwner {
        uint256 held = pastry.balanceOf(address(this));
        pastry.transfer(to, value > held ? held : value);
    }
}

contract PastryChef is Ownable {
    using SafeMath for uint256;
    PastryToken public token;
    SyrupBar public syrup;
    uint256 public perBlock = 1e16;
    uint256 public lastBlock = block.number;
    uint256 public acc;
    mapping(address => uint256) public amounts;
    mapping(address => uint256) public debts;

    constructor(address syrup_) public {
        syrup = SyrupBar(syrup_);
    }

    function setup(address to) external onlyOwner {
        require(address(token) == address(0));
        token = PastryToken(to);
    }

    function updateMultiplier(uint256 to) external onlyOwner {
        update();
        perBlock = to;
    }

    function update() public {
        uint256 total = syrup.totalSupply();
        if (total > 0) {
            uint256 reward = (block.number - lastBlock).mul(perBlock);
            token.mint(address(syrup), reward);
            acc = acc.add(reward.mul(1e12) / total);
        }
        lastBlock = block.number;
    }

    function enterStaking(uint256 value) external {
        update();
        uint256 due = (amounts[msg.sender].mul(acc) / 1e12).sub(debts[msg.sender]);
        if (due > 0) syrup.safeTransfer(msg.sender, due);
        token.transferFrom(msg.sender, address(this), value);
        amounts[msg.sender] = amounts[msg.sender].add(value);
        debts[msg.sender] = amounts[msg.sender].mul(acc) / 1e12;
        syrup.mint(msg.sender, value);
    }

    function leaveStaking(uint256 value) external {
        update();
        uint256 due = (amounts[msg.sender].mul(acc) / 1e12).sub(debts[msg.sender]);
        amounts[msg.sender] = amounts[msg.sender].sub(value);
        debts[msg.sender] = amounts[msg.sender].mul(acc) / 1e12;
        syrup.burn(msg.sender, value);
        if (due > 0) syrup.safeTransfer(msg.sender, due);
        token.transfer(msg.sender, value);
    }
}

contract VoterProxy {
    address public owner = msg.sender;
    address public operator;

    function setOwner(address to) external {
        require(msg.sender == owner, "!auth");
        owner = to;
    }

    function setOperator(address to) external {
        require(msg.sender == owner, "!auth");
        require(operator == address(0) || BoostOperator(operator).isShutdown(), "needs shutdown");
        operator = to;
    }
}

contract BoostOperator {
    address public owner = msg.sender;
    bool public isShutdown;
    ConvexityToken public token;
    mapping(address => uint256) public earned;

    function setOwner(address to) external {
        require(msg.sender == owner, "!auth");
        owner = to;
    }

    function setToken(address to) external {
        require(msg.sender == owner && address(token) == address(0));
        token = ConvexityToken(to);
    }

    function shutdownSystem() external {
        require(msg.sender == owner, "!auth");
        isShutdown = true;
    }

    function claim() external {
        uint256 value = earned[msg.sender];
        earned[msg.sender] = 0;
        token.mint(msg.sender, value);
    }
}

contract ConvexityToken is ERC20("Convexity Token", "CVXT") {
    address public operator;
    address public vecrvProxy;
    uint256 public constant maxSupply = 100000000 ether;
    uint256 public constant totalCliffs = 1000;

    constructor(address proxy) public {
        operator = msg.sender;
        vecrvProxy = proxy;
    }

    function updateOperator() public {
        operator = VoterProxy(vecrvProxy).operator();
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != operator) return;
        if (totalSupply == 0) {
            _mint(to, value);
            return;
        }
        uint256 cliff = totalSupply / (maxSupply / totalCliffs);
        if (cliff >= totalCliffs) return;
        value = value.mul(totalCliffs - cliff) / totalCliffs;
        if (value > maxSupply - totalSupply) value = maxSupply - totalSupply;
        _mint(to, value);
    }
}

contract ReflectToken is Ownable {
    using SafeMath for uint256;
    string public name = "Puppy Moon";
    string public symbol = "PUPMOON";
    uint8 public decimals = 9;
    uint256 private constant _tTotal = 1000000000 * 10 ** 6 * 10 ** 9;
    uint256 private _rTotal = (uint256(-1) - (uint256(-1) % _tTotal));
    uint256 public _tFeeTotal;
    uint256 public _taxFee = 5;
    uint256 public _liquidityFee = 5;
    uint256 public _maxTxAmount = _tTotal / 200;
    address private _previousOwner;
    uint256 private _lockTime;
    mapping(address => uint256) private _rOwned;
    address private _excluded;
    uint256 private _tOwned;
    mapping(address => bool) private _excludedFee;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        _excludedFee[msg.sender] = true;
        _excludedFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address who) public view returns (uint256) {
        return who == _excluded ? _tOwned : _rOwned[who] / _rate();
    }

    function _rate() private view returns (uint256) {
        return (_rTotal - _rOwned[_excluded]) / (_tTotal - _tOwned);
    }

    function excludeFromReward(address who) external onlyOwner {
        require(_excluded == address(0), "Account is already excluded");
        _tOwned = balanceOf(who);
        _excluded = who;
    }

    function lock(uint256 time) public onlyOwner {
        _previousOwner = owner;
        owner = address(0);
        _lockTime = now + time;
    }

    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked until 7 days");
        owner = _previousOwner;
        _previousOwner = address(0);
    }

    function setTaxFeePercent(uint256 fee) external onlyOwner {
        _taxFee = fee;
    }

    function setLiquidityFeePercent(uint256 fee) external onlyOwner {
        _liquidityFee = fee;
    }

    function setMaxTxPercent(uint256 percent) external onlyOwner {
        _maxTxAmount = _tTotal.mul(percent) / 100;
    }

    function excludeFromFee(address who) external onlyOwner {
        _excludedFee[who] = true;
    }

    function includeInFee(address who) external onlyOwner {
        _excludedFee[who] = false;
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
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && value > 0);
        bool free = _excludedFee[from] || _excludedFee[to];
        if (!free && from != owner && to != owner) require(value <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        uint256 rate = _rate();
        uint256 fee = free ? 0 : value.mul(_taxFee) / 100;
        uint256 liquidity = free ? 0 : value.mul(_liquidityFee) / 100;
        _rOwned[from] = _rOwned[from].sub(value.mul(rate));
        _rOwned[to] = _rOwned[to].add(value.sub(fee).sub(liquidity).mul(rate));
        if (from == _excluded) _tOwned = _tOwned.sub(value);
        if (to == _excluded) _tOwned = _tOwned.add(value - fee - liquidity);
        _rOwned[address(this)] = _rOwned[address(this)].add(liquidity.mul(rate));
        _rTotal = _rTotal.sub(fee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(fee);
        emit Transfer(from, to, value - fee - liquidity);
    }
}

contract EuroMinter is Ownable {
    mapping(address => address) public controllers;
    EuroCoin public token;

    function setToken(address to) external onlyOwner {
        token = EuroCoin(to);
    }

    function configureController(address who, address worker) external onlyOwner {
        controllers[who] = worker;
    }

    function configureMinter(uint256 value) external {
        require(controllers[msg.sender] != address(0), "caller must be a controller");
        token.configureMinter(controllers[msg.sender], value);
    }
}

contract EuroCoin is ERC20("Continental Euro", "CEUR"), Ownable {
    address public masterMinter;
    address public blacklister;
    address public pauser;
    bool public paused;
    bytes32 public DOMAIN_SEPARATOR;
    mapping(address => bool) public isBlacklisted;
    mapping(address => uint256) public minterAllowance;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    bytes32 public constant TRANSFER_WITH_AUTHORIZATION_TYPEHASH =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");

    constructor(address master, address guard) public {
        decimals = 6;
        (masterMinter, blacklister, pauser) = (master, guard, guard);
        DOMAIN_SEPARATOR = keccak256(abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), 1, address(this)));
        _mint(msg.sender, 30000000e6);
    }

    function configureMinter(address who, uint256 value) external {
        require(msg.sender == masterMinter);
        minterAllowance[who] = value;
    }

    function updateRoles(address master, address guard) external onlyOwner {
        (masterMinter, blacklister, pauser) = (master, guard, guard);
    }

    function mint(address to, uint256 value) external {
        minterAllowance[msg.sender] = minterAllowance[msg.sender].sub(value);
        _mint(to, value);
    }

    function blacklist(address who, bool state) external {
        require(msg.sender == blacklister);
        isBlacklisted[who] = state;
    }

    function pause(bool state) external {
        require(msg.sender == pauser);
        paused = state;
    }

    function transferWithAuthorization(address from, address to, uint256 value, uint256 start, uint256 end, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(now > start && now < end && !authorizationState[from][nonce], "authorization");
        bytes32 body = keccak256(abi.encode(TRANSFER_WITH_AUTHORIZATION_TYPEHASH, from, to, value, start, end, nonce));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, body)), v, r, s);
        require(signer != address(0) && signer == from, "invalid signature");
        authorizationState[from][nonce] = true;
        _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused && !isBlacklisted[from] && !isBlacklisted[to] && !isBlacklisted[msg.sender]);
        super._transfer(from, to, value);
    }
}
