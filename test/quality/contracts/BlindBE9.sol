// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

interface IRouter {
    function WETH() external pure returns (address);
    function factory() external pure returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[] calldata path, address to, uint256 deadline)
        external;
}

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// Three of a hundred become ether that holders draw; one goes to the makers. Fees only fall.
contract Mintleaf is ERC20, Ownable {
    uint256 private constant MAGNITUDE = 2 ** 128;
    IRouter private constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    address payable public makers;
    uint256 public rewardsFee = 3;
    uint256 public makersFee = 1;
    uint256 public constant swapAt = 20_000 ether;
    uint256 public magnifiedDividendPerShare;
    uint256 public totalDividendsDistributed;
    uint256 public shareSupply;
    bool private swapping;
    mapping(address => int256) private _corrections;
    mapping(address => uint256) public withdrawnDividends;
    mapping(address => bool) public excludedFromDividends;
    mapping(address => bool) public isExcludedFromFees;

    event DividendsDistributed(uint256 weiAmount);
    event DividendWithdrawn(address indexed to, uint256 weiAmount);
    event FeesLowered(uint256 rewardsFee, uint256 makersFee);

    constructor(address payable makers_) ERC20("Mintleaf", "MLEAF") {
        makers = makers_;
        uniswapV2Pair = IFactory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        excludedFromDividends[uniswapV2Pair] = excludedFromDividends[address(this)] = true;
        excludedFromDividends[address(0xdead)] = excludedFromDividends[address(0)] = true;
        isExcludedFromFees[msg.sender] = isExcludedFromFees[address(this)] = true;
        _mint(msg.sender, 50_000_000 ether);
    }

    receive() external payable {}

    function lowerFees(uint256 rewards, uint256 forMakers) external onlyOwner {
        require(rewards <= rewardsFee && forMakers <= makersFee, "only down");
        (rewardsFee, makersFee) = (rewards, forMakers);
        emit FeesLowered(rewards, forMakers);
    }

    function setMakers(address payable to) external onlyOwner {
        require(to != address(0), "zero");
        makers = to;
    }

    function withdrawableDividendOf(address who) public view returns (uint256) {
        return accumulativeDividendOf(who) - withdrawnDividends[who];
    }

    function accumulativeDividendOf(address who) public view returns (uint256) {
        uint256 shares = excludedFromDividends[who] ? 0 : balanceOf(who);
        return uint256(int256(magnifiedDividendPerShare * shares) + _corrections[who]) / MAGNITUDE;
    }

    function claim() external {
        uint256 amount = withdrawableDividendOf(msg.sender);
        require(amount > 0, "nothing");
        withdrawnDividends[msg.sender] += amount;
        emit DividendWithdrawn(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
    }

    function distribute() external payable {
        _distribute(msg.value);
    }

    function _distribute(uint256 amount) private {
        if (shareSupply == 0 || amount == 0) return;
        magnifiedDividendPerShare += (amount * MAGNITUDE) / shareSupply;
        totalDividendsDistributed += amount;
        emit DividendsDistributed(amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        bool buys = from == uniswapV2Pair;
        bool sells = to == uniswapV2Pair;
        if (sells && !swapping && !isExcludedFromFees[from] && balanceOf(address(this)) >= swapAt) _swap();
        if ((buys || sells) && !swapping && !isExcludedFromFees[from] && !isExcludedFromFees[to]) {
            uint256 fee = (amount * (rewardsFee + makersFee)) / 100;
            super._transfer(from, address(this), fee);
            amount -= fee;
        }
        super._transfer(from, to, amount);
    }

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override {
        int256 moved = int256(magnifiedDividendPerShare * amount);
        if (!excludedFromDividends[from]) {
            _corrections[from] += moved;
            shareSupply -= amount;
        }
        if (!excludedFromDividends[to]) {
            _corrections[to] -= moved;
            shareSupply += amount;
        }
    }

    function _swap() private {
        swapping = true;
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), ROUTER.WETH());
        _approve(address(this), address(ROUTER), swapAt);
        try ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(swapAt, 0, path, address(this), block.timestamp) {
            uint256 got = address(this).balance - before;
            uint256 all = rewardsFee + makersFee;
            uint256 share = all == 0 ? 0 : (got * makersFee) / all;
            (bool ok, ) = makers.call{value: share, gas: 40_000}("");
            _distribute(ok ? got - share : got);
        } catch {}
        swapping = false;
    }
}

/// A coin whose whole units are pictures: who holds one has one.
contract Hedgelings is Ownable {
    string public constant name = "Hedgelings";
    string public constant symbol = "HEDGE";
    uint8 public constant decimals = 18;
    uint256 public constant UNIT = 1 ether;
    uint256 public constant totalSupply = 1_000 ether;

    uint256 public minted;
    string public baseURI;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public whitelist;
    mapping(uint256 => address) internal _ownerOf;
    mapping(uint256 => uint256) internal _ownedIndex;
    mapping(address => uint256[]) internal _owned;
    uint256[] internal _stored;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event PictureTransfer(address indexed from, address indexed to, uint256 indexed id);
    event SetSkip(address indexed account, bool skip);
    event BaseURI(string uri);

    constructor(string memory uri) {
        baseURI = uri;
        whitelist[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// Who wants no pictures, such as a pool or a farm: each for himself, and contracts by default.
    function skips(address who) public view returns (bool) {
        return whitelist[who] || who.code.length > 0;
    }

    function setSkipPictures(bool skip) external {
        require(_owned[msg.sender].length == 0, "holds pictures");
        whitelist[msg.sender] = skip;
        emit SetSkip(msg.sender, skip);
    }

    function setBaseURI(string calldata uri) external onlyOwner {
        baseURI = uri;
        emit BaseURI(uri);
    }

    function ownerOf(uint256 id) external view returns (address who) {
        who = _ownerOf[id];
        require(who != address(0), "NOT_FOUND");
    }

    function owned(address who) external view returns (uint256[] memory) { return _owned[who]; }
    function erc721BalanceOf(address who) external view returns (uint256) { return _owned[who].length; }
    function storedPictures() external view returns (uint256) { return _stored.length; }

    function tokenURI(uint256 id) external view returns (string memory) {
        require(_ownerOf[id] != address(0), "NOT_FOUND");
        return string.concat(baseURI, _text(id));
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
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    /// Hands this picture, and the unit that belongs to it.
    function transferPicture(address to, uint256 id) external {
        require(_ownerOf[id] == msg.sender && to != address(0), "NOT_OWNER");
        balanceOf[msg.sender] -= UNIT;
        unchecked {
            balanceOf[to] += UNIT;
        }
        _take(msg.sender, id);
        if (skips(to)) _stored.push(id);
        else _give(to, id);
        emit Transfer(msg.sender, to, UNIT);
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "INVALID_RECIPIENT");
        uint256 fromBefore = balanceOf[from];
        uint256 toBefore = balanceOf[to];
        balanceOf[from] = fromBefore - value;
        unchecked {
            balanceOf[to] += value;
        }
        uint256 most = balanceOf[from] / UNIT;
        while (_owned[from].length > most) {
            uint256 id = _owned[from][_owned[from].length - 1];
            _take(from, id);
            _stored.push(id);
        }
        if (!skips(to)) {
            uint256 more = balanceOf[to] / UNIT - toBefore / UNIT;
            for (uint256 i = 0; i < more; i++) {
                if (_stored.length > 0) {
                    uint256 id = _stored[_stored.length - 1];
                    _stored.pop();
                    _give(to, id);
                } else _give(to, ++minted);
            }
        }
        emit Transfer(from, to, value);
    }

    function _give(address to, uint256 id) private {
        _ownerOf[id] = to;
        _ownedIndex[id] = _owned[to].length;
        _owned[to].push(id);
        emit PictureTransfer(address(0), to, id);
    }

    function _take(address from, uint256 id) private {
        uint256 last = _owned[from][_owned[from].length - 1];
        uint256 at = _ownedIndex[id];
        _owned[from][at] = last;
        _ownedIndex[last] = at;
        _owned[from].pop();
        delete _ownerOf[id];
        emit PictureTransfer(from, address(0), id);
    }

    function _text(uint256 value) private pure returns (string memory) {
        if (value == 0) return "0";
        bytes memory reversed;
        while (value > 0) {
            reversed = bytes.concat(bytes1(uint8(48 + (value % 10))), reversed);
            value /= 10;
        }
        return string(reversed);
    }
}

interface ITokensReceived {
    function tokensReceived(address operator, address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external;
}

/// Sends with data, operators whom holders authorise, and hooks for those who register one; ERC-20 beside it.
contract Ferryglass {
    string public constant name = "Ferryglass";
    string public constant symbol = "FGLS";
    uint8 public constant decimals = 18;
    uint256 public constant granularity = 1;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => mapping(address => bool)) private _operators;
    mapping(address => bool) public hooked;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event Minted(address indexed operator, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event Burned(address indexed operator, address indexed from, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor(uint256 supply, address to) {
        totalSupply = balanceOf[to] = supply;
        emit Minted(msg.sender, to, supply, "", "");
        emit Transfer(address(0), to, supply);
    }

    function defaultOperators() external pure returns (address[] memory) {
        return new address[](0);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || _operators[operator][holder];
    }

    function authorizeOperator(address operator) external {
        require(operator != msg.sender, "authorizing self");
        _operators[operator][msg.sender] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        require(operator != msg.sender, "revoking self");
        delete _operators[operator][msg.sender];
        emit RevokedOperator(operator, msg.sender);
    }

    /// Contracts that want to be told say so themselves.
    function setReceiveHook(bool on) external {
        hooked[msg.sender] = on;
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperatorFor(msg.sender, from), "not an operator");
        _send(msg.sender, from, to, amount, data, operatorData);
    }

    function burn(uint256 amount, bytes calldata data) external {
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Burned(msg.sender, msg.sender, amount, data, "");
        emit Transfer(msg.sender, address(0), amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _send(msg.sender, msg.sender, to, amount, "", "");
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        _send(msg.sender, from, to, amount, "", "");
        return true;
    }

    function _send(address operator, address from, address to, uint256 amount, bytes memory data, bytes memory operatorData) private {
        require(to != address(0), "ERC777: transfer to the zero address");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Sent(operator, from, to, amount, data, operatorData);
        emit Transfer(from, to, amount);
        if (hooked[to]) ITokensReceived(to).tokensReceived(operator, from, to, amount, data, operatorData);
    }
}
