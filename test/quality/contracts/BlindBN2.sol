// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// Who trades in the first minutes pays a tax that falls by the second.
contract Snowdrift is ERC20, Ownable {
    uint256 private constant START = 8_000;
    uint256 private constant FINAL = 200;
    address public immutable uniswapV2Pair;
    address public immutable treasury;
    uint256 public decaySeconds = 5 minutes;
    uint256 public launchTime;
    uint256 public maxWallet;
    mapping(address => bool) public isExempt;

    event Launched(uint256 time);
    event DecayChanged(uint256 duration);

    constructor(address treasury_) ERC20("Snowdrift", "SNOW") Ownable(msg.sender) {
        treasury = treasury_;
        isExempt[msg.sender] = true;
        isExempt[treasury_] = true;
        _mint(msg.sender, 100_000_000e18);
        maxWallet = totalSupply() / 50;
        uniswapV2Pair = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function openTrading() external onlyOwner {
        require(launchTime == 0, "already open");
        launchTime = block.timestamp;
        emit Launched(block.timestamp);
    }

    function setDecay(uint256 duration) external onlyOwner {
        require(duration >= 1 minutes, "too short");
        // twin: require(duration <= decaySeconds, "shorter only");
        decaySeconds = duration;
        emit DecayChanged(duration);
    }

    function removeLimits() external onlyOwner {
        maxWallet = type(uint256).max;
    }

    function setExempt(address account, bool exempt) external onlyOwner {
        isExempt[account] = exempt;
    }

    function currentTax() public view returns (uint256) {
        uint256 elapsed = block.timestamp - launchTime;
        return elapsed >= decaySeconds ? FINAL : START - ((START - FINAL) * elapsed) / decaySeconds;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0) || to == address(0) || isExempt[from] || isExempt[to]) return super._update(from, to, value);
        require(launchTime != 0, "not open");
        if (from == uniswapV2Pair || to == uniswapV2Pair) {
            uint256 tax = (value * currentTax()) / 10_000;
            super._update(from, treasury, tax);
            value -= tax;
        }
        super._update(from, to, value);
        if (to != uniswapV2Pair) require(balanceOf(to) <= maxWallet, "max wallet");
    }
}

/// What a desk sells along a curve: nobody else moves it before it has a market.
contract DeskCoin is ERC20, Ownable {
    uint256 public constant MODE_NORMAL = 0;
    uint256 public constant MODE_TRANSFER_RESTRICTED = 1;
    uint256 public constant MODE_TRANSFER_CONTROLLED = 2;
    uint256 public _mode = MODE_TRANSFER_CONTROLLED;

    constructor(address desk) ERC20("Quokka Season", "QUOKKA") Ownable(desk) {
        _mint(desk, 1_000_000_000e18);
    }

    function setMode(uint256 v) external onlyOwner {
        _mode = v; // trap
        // twin: if (_mode != MODE_NORMAL) _mode = v;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_mode == MODE_TRANSFER_RESTRICTED) revert("Token: Transfer is restricted");
        if (_mode == MODE_TRANSFER_CONTROLLED)
            require(from == address(0) || from == owner() || to == owner(), "Token: Invalid transfer");
        super._update(from, to, value);
    }
}

contract CurveDesk {
    uint256 private constant VIRTUAL_ETHER = 6 ether;
    uint256 private constant GOAL = 18 ether;

    struct Market {
        uint256 raised;
        uint256 sold;
        bool launched;
    }

    address public immutable operator;
    mapping(DeskCoin => Market) public markets;

    event TokenPurchase(DeskCoin indexed token, address account, uint256 amount, uint256 cost);
    event TokenSale(DeskCoin indexed token, address account, uint256 amount, uint256 cost);
    event LiquidityReady(DeskCoin indexed token, uint256 offers, uint256 funds);

    modifier onlyOperator() {
        require(msg.sender == operator, "Desk: operator");
        _;
    }

    constructor() {
        operator = msg.sender;
    }

    function _curve(uint256 raised) private pure returns (uint256) {
        return (1_066_000_000e18 * raised) / (raised + VIRTUAL_ETHER);
    }

    function buy(DeskCoin token) external payable {
        Market storage market = markets[token];
        require(!market.launched && market.raised + msg.value <= GOAL, "Desk: sold out");
        uint256 sold = _curve(market.raised + msg.value);
        uint256 amount = sold - market.sold;
        (market.raised, market.sold) = (market.raised + msg.value, sold);
        token.transfer(msg.sender, amount);
        emit TokenPurchase(token, msg.sender, amount, msg.value);
    }

    function sell(DeskCoin token, uint256 amount) external {
        Market storage market = markets[token];
        require(!market.launched, "Desk: launched");
        uint256 left = market.sold - amount;
        uint256 raised = (VIRTUAL_ETHER * left) / (1_066_000_000e18 - left) + 1;
        uint256 paid = market.raised - raised;
        (market.raised, market.sold) = (raised, left);
        token.transferFrom(msg.sender, address(this), amount);
        payable(msg.sender).transfer(paid);
        emit TokenSale(token, msg.sender, amount, paid);
    }

    function launch(DeskCoin token) external onlyOperator {
        Market storage market = markets[token];
        require(!market.launched && market.raised >= GOAL - 1 ether, "Desk: not yet");
        market.launched = true;
        token.setMode(0);
        uint256 offers = token.balanceOf(address(this));
        token.transfer(operator, offers);
        payable(operator).transfer(market.raised);
        emit LiquidityReady(token, offers, market.raised);
    }

    function setTokenMode(DeskCoin token, uint256 mode) external onlyOperator {
        token.setMode(mode);
    }
}

/// Whole units are pictures; places of trade are approved for their pictures.
contract GlyphHybrid {
    string public constant name = "Glyphs";
    string public constant symbol = "GLYPH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000e18;
    uint256 public minted;
    address public owner;
    address public conduit = 0x1E0049783F008A0085193E00003D00cd54003c71;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) private _operators;
    mapping(uint256 => address) private _ownerOf;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => uint256) private _ownedIndex;
    mapping(address => bool) public whitelist;
    string public baseTokenURI;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event ERC721Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event ERC721Approval(address indexed owner, address indexed spender, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    modifier onlyOwner() {
        require(msg.sender == owner, "Unauthorized");
        _;
    }

    constructor() {
        owner = msg.sender;
        whitelist[msg.sender] = true;
        address pair = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        whitelist[pair] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setWhitelist(address target) external onlyOwner {
        require(balanceOf[target] < 1e18 && !whitelist[target], "only before it holds any");
        whitelist[target] = true;
    }

    function setTokenURI(string calldata uri) external onlyOwner {
        baseTokenURI = uri;
    }

    // trap {
    function setConduit(address newConduit) external onlyOwner {
        conduit = newConduit;
    }
    // trap }

    function transferOwnership(address newOwner) external onlyOwner {
        owner = newOwner;
    }

    function ownerOf(uint256 id) public view returns (address holder) {
        holder = _ownerOf[id];
        require(holder != address(0), "NotFound");
    }

    function owned(address holder) external view returns (uint256[] memory) {
        return _owned[holder];
    }

    function isApprovedForAll(address holder, address operator) public view returns (bool) {
        return operator == conduit || _operators[holder][operator];
    }

    function setApprovalForAll(address operator, bool approved) external {
        _operators[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function approve(address spender, uint256 amountOrId) external returns (bool) {
        if (amountOrId <= minted && amountOrId > 0) {
            address holder = _ownerOf[amountOrId];
            require(msg.sender == holder || isApprovedForAll(holder, msg.sender), "Unauthorized");
            getApproved[amountOrId] = spender;
            emit ERC721Approval(holder, spender, amountOrId);
        } else {
            allowance[msg.sender][spender] = amountOrId;
            emit Approval(msg.sender, spender, amountOrId);
        }
        return true;
    }

    function transferFrom(address from, address to, uint256 amountOrId) external returns (bool) {
        if (amountOrId <= minted && amountOrId > 0) {
            require(from == _ownerOf[amountOrId], "InvalidSender");
            require(to != address(0) && !whitelist[to], "InvalidRecipient");
            require(
                msg.sender == from || isApprovedForAll(from, msg.sender) || msg.sender == getApproved[amountOrId],
                "Unauthorized"
            );
            balanceOf[from] -= 1e18;
            balanceOf[to] += 1e18;
            _take(from, amountOrId);
            _give(to, amountOrId);
            emit Transfer(from, to, 1e18);
        } else {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amountOrId;
            _transfer(from, to, amountOrId);
        }
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        uint256 before = balanceOf[from];
        uint256 had = balanceOf[to];
        balanceOf[from] = before - amount;
        balanceOf[to] += amount;
        if (!whitelist[from])
            for (uint256 i = before / 1e18 - balanceOf[from] / 1e18; i > 0; i--) _take(from, _owned[from][_owned[from].length - 1]);
        if (!whitelist[to]) for (uint256 i = balanceOf[to] / 1e18 - had / 1e18; i > 0; i--) _give(to, ++minted);
        emit Transfer(from, to, amount);
    }

    function _give(address to, uint256 id) private {
        _ownerOf[id] = to;
        _ownedIndex[id] = _owned[to].length;
        _owned[to].push(id);
        emit ERC721Transfer(address(0), to, id);
    }

    function _take(address from, uint256 id) private {
        uint256 last = _owned[from][_owned[from].length - 1];
        _owned[from][_ownedIndex[id]] = last;
        _ownedIndex[last] = _ownedIndex[id];
        _owned[from].pop();
        delete _ownedIndex[id];
        delete _ownerOf[id];
        delete getApproved[id];
        emit ERC721Transfer(from, address(0), id);
    }
}

/// Others may pay the gas, through a forwarder.
contract FerrymanToken is ERC20Permit, Ownable {
    address private _trustedForwarder;

    event TrustedForwarderChanged(address forwarder);

    constructor(address forwarder) ERC20("Ferryman", "FERRY") ERC20Permit("Ferryman") Ownable(msg.sender) {
        _trustedForwarder = forwarder;
        _mint(msg.sender, 80_000_000e18);
    }

    function trustedForwarder() external view returns (address) {
        return _trustedForwarder;
    }

    function isTrustedForwarder(address forwarder) public view returns (bool) {
        return forwarder == _trustedForwarder;
    }

    function setTrustedForwarder(address forwarder) external onlyOwner {
        // twin: require(forwarder == address(0), "can only be given up");
        _trustedForwarder = forwarder;
        emit TrustedForwarderChanged(forwarder);
    }

    function rescue(ERC20 token, address to, uint256 amount) external onlyOwner {
        token.transfer(to, amount);
    }

    function _msgSender() internal view override returns (address sender) {
        if (msg.data.length >= 20 && isTrustedForwarder(msg.sender)) {
            assembly {
                sender := shr(96, calldataload(sub(calldatasize(), 20)))
            }
        } else {
            sender = super._msgSender();
        }
    }
}

/// Brings calls that their senders have signed.
contract Forwarder {
    struct ForwardRequest {
        address from;
        address to;
        uint256 nonce;
        uint48 deadline;
        bytes data;
    }

    bytes32 private immutable _domain;
    mapping(address => uint256) public nonces;

    constructor() {
        _domain = keccak256(abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this)));
    }

    function execute(ForwardRequest calldata request, uint8 v, bytes32 r, bytes32 s) external returns (bytes memory) {
        require(request.deadline >= block.timestamp && request.nonce == nonces[request.from]++, "Forwarder: stale");
        bytes32 digest = keccak256(
            abi.encodePacked(
                "\x19\x01",
                _domain,
                keccak256(abi.encode(request.from, request.to, request.nonce, request.deadline, keccak256(request.data)))
            )
        );
        address signer = ecrecover(digest, v, r, s);
        require(signer != address(0) && signer == request.from, "Forwarder: signature");
        (bool ok, bytes memory result) = request.to.call(abi.encodePacked(request.data, request.from));
        require(ok, "Forwarder: call failed");
        return result;
    }
}
