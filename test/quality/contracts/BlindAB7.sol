// 0.5 off
pragma solidity ^0.5.16;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b, string memory message) internal pure returns (uint256) {
        require(b <= a, message);
        return a - b;
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

contract ERC20 {
    using SafeMath for uint256;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    uint256 internal _totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return _allowances[owner][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, msg.sender, _allowances[sender][msg.sender].sub(amount, "ERC20: transfer amount exceeds allowance"));
        return true;
    }

    function increaseAllowance(address spender, uint256 addedValue) public returns (bool) {
        _approve(msg.sender, spender, _allowances[msg.sender][spender].add(addedValue));
        return true;
    }

    function decreaseAllowance(address spender, uint256 subtractedValue) public returns (bool) {
        _approve(msg.sender, spender, _allowances[msg.sender][spender].sub(subtractedValue, "ERC20: decreased allowance below zero"));
        return true;
    }

    function _transfer(address sender, address recipient, uint256 amount) internal {
        require(sender != address(0), "ERC20: transfer from the zero address");
        require(recipient != address(0), "ERC20: transfer to the zero address");
        _balances[sender] = _balances[sender].sub(amount, "ERC20: transfer amount exceeds balance");
        _balances[recipient] = _balances[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }

    function _mint(address account, uint256 amount) internal {
        require(account != address(0), "ERC20: mint to the zero address");
        _totalSupply = _totalSupply.add(amount);
        _balances[account] = _balances[account].add(amount);
        emit Transfer(address(0), account, amount);
    }

    function _burn(address account, uint256 amount) internal {
        require(account != address(0), "ERC20: burn from the zero address");
        _balances[account] = _balances[account].sub(amount, "ERC20: burn amount exceeds balance");
        _totalSupply = _totalSupply.sub(amount, "ERC20: burn exceeds supply");
        emit Transfer(account, address(0), amount);
    }

    function _approve(address owner, address spender, uint256 value) internal {
        require(owner != address(0), "ERC20: approve from the zero address");
        require(spender != address(0), "ERC20: approve to the zero address");
        _allowances[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}

/// A dog of 2020: a quadrillion of them, and nothing besides.
contract Akoto is ERC20 {
    string private _name;
    string private _symbol;
    uint8 private _decimals;

    constructor(string memory name, string memory symbol, uint8 decimals, uint256 supply, address payable feeReceiver, address owner)
        public
        payable
    {
        _name = name;
        _symbol = symbol;
        _decimals = decimals;
        _mint(owner, supply);
        feeReceiver.transfer(msg.value);
    }

    function burn(uint256 value) public {
        _burn(msg.sender, value);
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public view returns (uint8) {
        return _decimals;
    }
}

/// The token of another chain: its owner could mint, and gave that up.
contract BEP20Token is ERC20 {
    address private _owner;
    string public constant name = "Lagoon Coin";
    string public constant symbol = "LGN";
    uint8 public constant decimals = 18;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _owner = msg.sender;
        _mint(msg.sender, 31000000 * 10 ** 18);
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function getOwner() external view returns (address) {
        return _owner;
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }

    function mint(uint256 amount) public onlyOwner returns (bool) {
        _mint(msg.sender, amount);
        return true;
    }
}

/// One of a hundred burns with each transfer.
contract Fusebox is ERC20 {
    string public constant name = "Fusebox";
    string public constant symbol = "FUSE1";
    uint8 public constant decimals = 0;
    uint256 public constant basePercent = 100;

    constructor() public {
        _mint(msg.sender, 1000000000);
    }

    function findOnePercent(uint256 value) public pure returns (uint256) {
        return value.add(basePercent).sub(1, "").div(basePercent);
    }

    function _transfer(address from, address to, uint256 value) internal {
        uint256 burnt = findOnePercent(value);
        if (burnt > value) burnt = value;
        super._transfer(from, to, value.sub(burnt, ""));
        if (burnt > 0) _burn(from, burnt);
    }
}

interface ITokenController {
    function onTransfer(address from, address to, uint256 amount) external returns (bool);
    function onApprove(address owner, address spender, uint256 amount) external returns (bool);
}

/// Keeps each balance of the past; its controller is asked about transfers.
contract MiniVotes {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public name = "Lighthouse DAO Token";
    string public symbol = "LHDO";
    uint8 public decimals = 18;
    address public controller;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    Checkpoint[] internal totalSupplyHistory;

    event Transfer(address indexed _from, address indexed _to, uint256 _amount);
    event Approval(address indexed _owner, address indexed _spender, uint256 _amount);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor() public {
        controller = msg.sender;
    }

    function changeController(address to) public onlyController {
        controller = to;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        require(transfersEnabled);
        return doTransfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            if (allowed[from][msg.sender] < amount) return false;
            allowed[from][msg.sender] -= amount;
        }
        return doTransfer(from, to, amount);
    }

    function doTransfer(address from, address to, uint256 amount) internal returns (bool) {
        if (amount == 0) {
            emit Transfer(from, to, amount);
            return true;
        }
        require(to != address(0) && to != address(this));
        uint256 previous = balanceOf(from);
        if (previous < amount) return false;
        if (isContract(controller)) require(ITokenController(controller).onTransfer(from, to, amount));
        updateValueAtNow(balances[from], previous - amount);
        updateValueAtNow(balances[to], balanceOf(to) + amount);
        emit Transfer(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        require(transfersEnabled);
        require(amount == 0 || allowed[msg.sender][spender] == 0);
        if (isContract(controller)) require(ITokenController(controller).onApprove(msg.sender, spender, amount));
        allowed[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address who) public view returns (uint256) {
        return latest(balances[who]);
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function totalSupply() public view returns (uint256) {
        return latest(totalSupplyHistory);
    }

    function balanceOfAt(address who, uint256 at) public view returns (uint256) {
        Checkpoint[] storage history = balances[who];
        for (uint256 i = history.length; i > 0; i--) if (history[i - 1].fromBlock <= at) return history[i - 1].value;
        return 0;
    }

    function generateTokens(address to, uint256 amount) public onlyController returns (bool) {
        require(totalSupply() + amount >= amount);
        updateValueAtNow(totalSupplyHistory, totalSupply() + amount);
        updateValueAtNow(balances[to], balanceOf(to) + amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function destroyTokens(address from, uint256 amount) public onlyController returns (bool) {
        require(balanceOf(from) >= amount);
        updateValueAtNow(totalSupplyHistory, totalSupply() - amount);
        updateValueAtNow(balances[from], balanceOf(from) - amount);
        emit Transfer(from, address(0), amount);
        return true;
    }

    function enableTransfers(bool enabled) public onlyController {
        transfersEnabled = enabled;
    }

    function latest(Checkpoint[] storage history) internal view returns (uint256) {
        return history.length == 0 ? 0 : history[history.length - 1].value;
    }

    function updateValueAtNow(Checkpoint[] storage history, uint256 value) internal {
        require(value < 2 ** 128);
        if (history.length == 0 || history[history.length - 1].fromBlock < block.number) {
            history.push(Checkpoint(uint128(block.number), uint128(value)));
        } else {
            history[history.length - 1].value = uint128(value);
        }
    }

    function isContract(address who) internal view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        return size > 0;
    }
}

/// The controller: lets everybody transfer, mints and burns when the assembly has so decided.
contract TokenManager {
    MiniVotes public token;
    address public voting;

    constructor(address voting_) public {
        voting = voting_;
    }

    modifier auth() {
        require(msg.sender == voting, "APP_AUTH_FAILED");
        _;
    }

    function initialize(MiniVotes token_) external {
        require(address(token) == address(0) && token_.controller() == address(this), "initialized");
        token = token_;
    }

    function mint(address to, uint256 amount) external auth {
        token.generateTokens(to, amount);
    }

    function burn(address from, uint256 amount) external auth {
        token.destroyTokens(from, amount);
    }

    function onTransfer(address, address, uint256) external returns (bool) {
        require(msg.sender == address(token), "TM_CALLER_NOT_TOKEN");
        return true;
    }

    function onApprove(address, address, uint256) external returns (bool) {
        return true;
    }
}
