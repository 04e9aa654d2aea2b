// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Bare8} from "./Bare8.sol";
import {ERC20} from "solmate/src/tokens/ERC20.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// A coin and a collection at once: who holds a whole one has a picture as well.
contract Menagerie {
    string public constant name = "Menagerie";
    string public constant symbol = "ZOO";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1000 ether;
    uint256 public constant ID_PREFIX = 1 << 255;
    uint256 private constant UNIT = 1 ether;
    uint256 public minted;
    address public owner = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) private _ownerOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => uint256) private _indexOf;
    mapping(address => bool) public erc721TransferExempt;
    uint256[] private _stored;

    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotFound();
    error Unauthorized();

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        address pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        erc721TransferExempt[msg.sender] = erc721TransferExempt[pair] = true;
        emitERC20(address(0), msg.sender, totalSupply);
    }

    /// Pools keep no pictures.
    function setExempt(address target) external {
        if (msg.sender != owner) revert Unauthorized();
        require(_owned[target].length == 0 && balanceOf[target] == 0, "holds some");
        erc721TransferExempt[target] = true;
    }

    function renounceOwnership() external {
        if (msg.sender != owner) revert Unauthorized();
        owner = address(0);
    }

    function ownerOf(uint256 id) public view returns (address holder) {
        holder = _ownerOf[id];
        if (holder == address(0)) revert NotFound();
    }

    function owned(address account) external view returns (uint256[] memory) {
        return _owned[account];
    }

    function tokenURI(uint256 id) external pure returns (string memory) {
        return id & 1 == 0 ? "ipfs://menagerie/even.json" : "ipfs://menagerie/odd.json";
    }

    function approve(address spender, uint256 valueOrId) external returns (bool) {
        if (isId(valueOrId)) {
            if (ownerOf(valueOrId) != msg.sender) revert Unauthorized();
            getApproved[valueOrId] = spender;
        } else {
            allowance[msg.sender][spender] = valueOrId;
        }
        emit Approval(msg.sender, spender, valueOrId);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 valueOrId) external returns (bool) {
        if (isId(valueOrId)) {
            if (from != ownerOf(valueOrId) || (from != msg.sender && getApproved[valueOrId] != msg.sender)) revert Unauthorized();
            require(to != address(0) && !erc721TransferExempt[to], "recipient");
            balanceOf[from] -= UNIT;
            balanceOf[to] += UNIT;
            emitERC20(from, to, UNIT);
            take(from, valueOrId);
            put(to, valueOrId);
            emitERC721(from, to, valueOrId);
            return true;
        }
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - valueOrId;
        return move(from, to, valueOrId);
    }

    function isId(uint256 value) private view returns (bool) {
        return value > ID_PREFIX && value <= ID_PREFIX + minted;
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "recipient");
        (uint256 fromBefore, uint256 toBefore) = (balanceOf[from], balanceOf[to]);
        balanceOf[from] = fromBefore - value;
        balanceOf[to] += value;
        emitERC20(from, to, value);
        if (!erc721TransferExempt[from])
            for (uint256 i = fromBefore / UNIT - balanceOf[from] / UNIT; i > 0; i--) {
                uint256 id = _owned[from][_owned[from].length - 1];
                take(from, id);
                _stored.push(id);
                emitERC721(from, address(0), id);
            }
        if (!erc721TransferExempt[to])
            for (uint256 i = balanceOf[to] / UNIT - (from == to ? balanceOf[to] : toBefore) / UNIT; i > 0; i--) {
                uint256 id;
                if (_stored.length > 0) {
                    id = _stored[_stored.length - 1];
                    _stored.pop();
                } else {
                    id = ID_PREFIX + ++minted;
                }
                put(to, id);
                emitERC721(address(0), to, id);
            }
        return true;
    }

    function take(address from, uint256 id) private {
        uint256 last = _owned[from][_owned[from].length - 1];
        if (last != id) (_owned[from][_indexOf[id]], _indexOf[last]) = (last, _indexOf[id]);
        _owned[from].pop();
        delete _ownerOf[id];
        delete getApproved[id];
    }

    function put(address to, uint256 id) private {
        _indexOf[id] = _owned[to].length;
        _owned[to].push(id);
        _ownerOf[id] = to;
    }

    function emitERC20(address from, address to, uint256 value) private {
        assembly {
            mstore(0, value)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to)
        }
    }

    function emitERC721(address from, address to, uint256 id) private {
        assembly {
            log4(0, 0, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to, id)
        }
    }
}

interface IHook {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata data) external;
}

/// Sends with data and operators in the manner of ERC-777; who wants to be told of what he receives, names his hook himself.
contract Courier is Bare8 {
    uint256 public constant totalSupply = 40_000_000 ether;
    uint256 public constant granularity = 1;
    mapping(address => IHook) public hookOf;
    mapping(address => mapping(address => bool)) public isOperatorFor;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() Bare8("Courier", "CRR") {
        _give(msg.sender, totalSupply);
    }

    function setHook(IHook hook) external {
        hookOf[msg.sender] = hook;
    }

    function authorizeOperator(address operator) external {
        isOperatorFor[operator][msg.sender] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperatorFor[operator][msg.sender] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        deliver(msg.sender, to, amount, data);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data) external {
        require(isOperatorFor[msg.sender][from], "not an operator");
        deliver(from, to, amount, data);
    }

    function deliver(address from, address to, uint256 amount, bytes calldata data) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data);
        if (address(hookOf[to]) != address(0)) hookOf[to].tokensReceived(msg.sender, from, to, amount, data);
    }
}

/// The middle of three prices.
contract PriceFeed {
    address[3] public reporters;
    uint256[3] public prices;

    event PriceUpdated(address indexed reporter, uint256 price);

    constructor(address a, address b, address c, uint256 first) {
        reporters = [a, b, c];
        prices = [first, first, first];
    }

    function report(uint256 price) external {
        for (uint256 i; i < 3; i++)
            if (reporters[i] == msg.sender) {
                prices[i] = price;
                emit PriceUpdated(msg.sender, price);
                return;
            }
        revert("reporter only");
    }

    function fetchPrice() external view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (prices[0], prices[1], prices[2]);
        if (a > b) (a, b) = (b, a);
        if (b > c) (b, c) = (c, b);
        return a > b ? a : b;
    }
}

/// Troves with ether in them. Nobody owns this, and it alone makes the dollar.
contract TroveManager {
    struct Trove {
        uint256 collateral;
        uint256 debt;
    }

    uint256 public constant MCR = 110;
    PriceFeed public immutable feed;
    TroveDollar public immutable dollar;
    mapping(address => Trove) public troves;
    uint256 private entered = 1;

    event TroveUpdated(address indexed owner, uint256 collateral, uint256 debt);

    modifier nonReentrant() {
        require(entered == 1);
        entered = 2;
        _;
        entered = 1;
    }

    constructor(PriceFeed feed_, TroveDollar dollar_) {
        (feed, dollar) = (feed_, dollar_);
    }

    function ratio(address owner) public view returns (uint256) {
        Trove storage trove = troves[owner];
        return trove.debt == 0 ? type(uint256).max : (trove.collateral * feed.fetchPrice() * 100) / trove.debt / 1 ether;
    }

    function adjust(uint256 borrow, uint256 repay, uint256 withdraw) external payable nonReentrant {
        Trove storage trove = troves[msg.sender];
        trove.collateral = trove.collateral + msg.value - withdraw;
        trove.debt = trove.debt + borrow + borrow / 200 - repay;
        if (borrow > 0) dollar.mint(msg.sender, borrow);
        if (repay > 0) dollar.burn(msg.sender, repay);
        require(ratio(msg.sender) >= MCR, "ICR < MCR");
        emit TroveUpdated(msg.sender, trove.collateral, trove.debt);
        if (withdraw > 0) pay(withdraw);
    }

    function liquidate(address owner) external nonReentrant {
        require(ratio(owner) < MCR, "healthy");
        Trove memory trove = troves[owner];
        delete troves[owner];
        dollar.burn(msg.sender, trove.debt);
        emit TroveUpdated(owner, 0, 0);
        pay(trove.collateral);
    }

    function redeem(address owner, uint256 amount) external nonReentrant {
        Trove storage trove = troves[owner];
        uint256 drawn = (amount * 1 ether) / feed.fetchPrice();
        trove.debt -= amount;
        trove.collateral -= drawn;
        dollar.burn(msg.sender, amount);
        emit TroveUpdated(owner, trove.collateral, trove.debt);
        pay((drawn * 199) / 200);
    }

    function pay(uint256 amount) private {
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "sending ETH failed");
    }
}

contract TroveDollar is ERC20("Fathom Dollar", "FUSD", 18) {
    address public immutable troveManager;

    constructor(address troveManager_) {
        troveManager = troveManager_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == troveManager, "Caller is not the TroveManager");
        _mint(to, amount);
    }

    /// Only what the caller of the manager pays back himself.
    function burn(address from, uint256 amount) external {
        require(msg.sender == troveManager, "Caller is not the TroveManager");
        _burn(from, amount);
    }
}
