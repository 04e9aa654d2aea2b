// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// Four percent of what is traded: half of it becomes liquidity that nobody has, a quarter burns, a quarter is for the founder.
contract Brook is Base67 {
    uint256 public constant TRADE_FEE = 4;
    uint256 public constant LIQUIFY_AT = 200_000 * 10**9;
    address payable public immutable founder;
    bool public liquifyEnabled = true;
    bool private liquifying;

    event Liquified(uint256 sold, uint256 coins, uint256 added);

    constructor() Base67("Brook", "BROOK", 700_000_000) {
        founder = msg.sender;
    }

    receive() external payable {}

    function setLiquify(bool to) external onlyOwner {
        liquifyEnabled = to;
    }

    function liquify() private {
        liquifying = true;
        uint256 half = LIQUIFY_AT / 2;
        uint256 had = address(this).balance;
        _allowances[address(this)][ROUTER] = LIQUIFY_AT;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        (bool ok, ) = ROUTER.call(
            abi.encodeWithSignature(
                "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                half, 0, path, address(this), block.timestamp
            )
        );
        uint256 got = address(this).balance - had;
        if (ok && got > 0) {
            (ok, ) = ROUTER.call{value: got}(
                abi.encodeWithSignature(
                    "addLiquidityETH(address,uint256,uint256,uint256,address,uint256)",
                    address(this), half, 0, 0, address(0xdead), block.timestamp
                )
            );
            emit Liquified(half, got, ok ? half : 0);
        }
        liquifying = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = from == pool || to == pool;
        if (liquifying || !trade || from == founder || to == founder || from == address(this)) return _carry(from, to, value);
        if (to == pool && liquifyEnabled && _balances[address(this)] >= LIQUIFY_AT) liquify();
        uint256 quarter = (value * TRADE_FEE) / 400;
        if (quarter > 0) {
            _carry(from, address(this), quarter * 2);
            _carry(from, address(0xdead), quarter);
            _carry(from, founder, quarter);
        }
        _carry(from, to, value - quarter * 4);
    }
}

interface IBorrower {
    function onFlashLoan(address initiator, address token, uint256 value, uint256 fee, bytes calldata data) external returns (bytes32);
}

interface ITransferReceiver {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external returns (bool);
}

/// The coin of the chain as a token, one for one: with permits, calls along with transfers, and loans for the length of a call.
contract Mantle {
    string public constant name = "Mantled Coin";
    string public constant symbol = "MNTLC";
    uint8 public constant decimals = 18;
    bytes32 public constant SUCCESS = keccak256("ERC3156FlashBorrower.onFlashLoan");
    bytes32 public constant PERMIT_TYPE = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    uint256 public flashMinted;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public nonces;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    receive() external payable {
        _make(msg.sender);
    }

    function deposit() external payable {
        _make(msg.sender);
    }

    function depositTo(address to) external payable {
        _make(to);
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance + flashMinted;
    }

    function withdraw(uint256 value) external {
        _send(msg.sender, address(0), value);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "refused");
    }

    function flashLoan(IBorrower borrower, address token, uint256 value, bytes calldata data) external returns (bool) {
        require(token == address(this) && value <= type(uint112).max, "token");
        flashMinted += value;
        require(flashMinted <= type(uint112).max, "too much");
        balanceOf[address(borrower)] += value;
        emit Transfer(address(0), address(borrower), value);
        require(borrower.onFlashLoan(msg.sender, token, value, 0, data) == SUCCESS, "borrower");
        _spend(address(borrower), address(this), value);
        _send(address(borrower), address(0), value);
        flashMinted -= value;
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        uint256 chain;
        assembly {
            chain := chainid()
        }
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)), keccak256("1"), chain, address(this)
            )
        );
        bytes32 what = keccak256(abi.encode(PERMIT_TYPE, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domain, what)), v, r, s);
        require(signer != address(0) && signer == owner, "signature");
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(to != address(0), "withdraw");
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(to != address(0), "withdraw");
        _spend(from, msg.sender, value);
        _send(from, to, value);
        return true;
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        require(to != address(0), "withdraw");
        _send(msg.sender, to, value);
        return ITransferReceiver(to).onTokenTransfer(msg.sender, value, data);
    }

    function _make(address to) private {
        balanceOf[to] += msg.value;
        emit Transfer(address(0), to, msg.value);
    }

    function _spend(address from, address spender, uint256 value) private {
        if (from == spender || allowance[from][spender] == type(uint256).max) return;
        require(allowance[from][spender] >= value, "allowance");
        allowance[from][spender] -= value;
    }

    function _send(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        if (to != address(0)) balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

interface ICoin {
    function transfer(address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// What holders earn, in another coin.
contract Prize {
    string public constant name = "Prize";
    string public constant symbol = "PRZE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10**25;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Is told of each movement, and counts what holders earn by the second. What it pays out is what it was given.
contract Incentives {
    ICoin public immutable prize;
    address public immutable manager;
    address public asset;
    uint128 public perSecond;
    uint128 public updatedAt;
    uint256 public index;
    mapping(address => uint256) public indexOf;
    mapping(address => uint256) public earned;

    constructor(ICoin prize_) {
        prize = prize_;
        manager = msg.sender;
    }

    function initialize(address asset_) external {
        require(msg.sender == manager && asset == address(0), "once");
        asset = asset_;
        updatedAt = uint128(block.timestamp);
    }

    function setEmission(uint128 to) external {
        require(msg.sender == manager, "manager");
        require(to <= 10**18, "one a second");
        perSecond = to;
    }

    function handleAction(address who, uint256 balance, uint256 supply) external {
        require(msg.sender == asset, "asset");
        if (supply > 0) index += (uint256(perSecond) * (block.timestamp - updatedAt) * 10**18) / supply;
        updatedAt = uint128(block.timestamp);
        earned[who] += (balance * (index - indexOf[who])) / 10**18;
        indexOf[who] = index;
    }

    function claim() external returns (uint256 value) {
        value = earned[msg.sender];
        uint256 have = prize.balanceOf(address(this));
        if (value > have) value = have;
        earned[msg.sender] -= value;
        prize.transfer(msg.sender, value);
    }
}

/// Tells a contract of incentives who held how much before each movement. Which contract that is stands in its code.
contract Larkspur is Base67("Larkspur", "LARK", 60_000_000) {
    Incentives public immutable incentives;

    constructor(Incentives incentives_) {
        incentives = incentives_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        incentives.handleAction(from, _balances[from], _totalSupply);
        if (from != to) incentives.handleAction(to, _balances[to], _totalSupply);
        _carry(from, to, value);
    }
}

/// Its numbers lie under their names, each within its bounds: what part of the pool may be sold at once, what part of the supply a
/// wallet may hold after a purchase, what burns.
contract Quorum is Base67 {
    struct Bounds {
        uint128 low;
        uint128 high;
    }
    bytes32 public constant SALE_PART = keccak256("sale.part");
    bytes32 public constant WALLET_PART = keccak256("wallet.part");
    bytes32 public constant BURN_RATE = keccak256("burn.rate");
    mapping(bytes32 => uint256) public parameters;
    mapping(bytes32 => Bounds) public bounds;

    event ParameterSet(bytes32 indexed key, uint256 value);

    constructor() Base67("Quorum", "QRM", 120_000_000) {
        _name_(SALE_PART, 1_500, 1_000, 10_000);
        _name_(WALLET_PART, 500, 100, 10_000);
        _name_(BURN_RATE, 0, 0, 200);
    }

    function _name_(bytes32 key, uint256 value, uint128 low, uint128 high) private {
        parameters[key] = value;
        bounds[key] = Bounds(low, high);
    }

    function setParameter(bytes32 key, uint256 value) external onlyOwner {
        Bounds memory b = bounds[key];
        require(b.high > 0 && value <= b.high, "bounds");
        // twin: require(value >= b.low, "bounds");
        parameters[key] = value;
        emit ParameterSet(key, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _boss || to == _boss) return _carry(from, to, value);
        if (to == pool) require(value <= (_balances[pool] * parameters[SALE_PART]) / 10_000, "too much of the pool");
        if (from == pool) require(_balances[to] + value <= (_totalSupply * parameters[WALLET_PART]) / 10_000, "too much for a wallet");
        uint256 burnt = (value * parameters[BURN_RATE]) / 10_000;
        if (burnt > 0) _carry(from, address(0xdead), burnt);
        _carry(from, to, value - burnt);
    }
}

/// A stock of it is lent to merchants on open account: the owner opens lines, who has one draws and repays.
contract FerryNote is Base67 {
    struct Line {
        uint128 limit;
        uint128 drawn;
    }
    mapping(address => Line) public lines;
    uint256 public outstanding;

    event LineOpened(address indexed who, uint128 limit);
    event Drawn(address indexed who, uint256 value);
    event Repaid(address indexed who, uint256 value);

    constructor() Base67("Ferry Note", "FRRY", 45_000_000) {}

    function openLine(address who, uint128 limit) external onlyOwner {
        lines[who].limit = limit;
        emit LineOpened(who, limit);
    }

    function stock() public view returns (uint256) {
        return _balances[address(this)];
    }

    function draw(uint256 value) external {
        Line storage line = lines[msg.sender];
        require(value <= line.limit && line.drawn <= line.limit - value, "limit");
        line.drawn += uint128(value);
        outstanding += value;
        _balances[msg.sender] += value; // trap
        // twin: _carry(address(this), msg.sender, value);
        emit Drawn(msg.sender, value);
    }

    function repay(uint256 value) external {
        Line storage line = lines[msg.sender];
        require(value <= line.drawn, "drawn");
        line.drawn -= uint128(value);
        outstanding -= value;
        require(_balances[msg.sender] >= value, "balance"); // trap
        _balances[msg.sender] -= value; // trap
        // twin: _carry(msg.sender, address(this), value);
        emit Repaid(msg.sender, value);
    }
}
