// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Simple} from "BlindF9.sol";
import {IFactory, IRouter, IShare} from "BlindF8.sol";

contract IdentityRegistry {
    address public agent = msg.sender;
    mapping(address => address) public identity;
    mapping(address => uint16) public investorCountry;

    function setAgent(address to) external {
        require(msg.sender == agent, "agent");
        agent = to;
    }

    function batchRegisterIdentity(address[] calldata who, uint16 country) external {
        require(msg.sender == agent, "agent");
        for (uint256 i; i < who.length; i++) (identity[who[i]], investorCountry[who[i]]) = (who[i], country);
    }

    function deleteIdentity(address who) external {
        require(msg.sender == agent, "agent");
        identity[who] = address(0);
    }

    function isVerified(address who) external view returns (bool) {
        return identity[who] != address(0);
    }
}

contract TreasuryFundShare is Simple("Treasury Fund Share", "TFND") {
    IdentityRegistry public immutable identityRegistry;
    address public immutable transferAgent;

    constructor(IdentityRegistry registry, address agent) {
        (identityRegistry, transferAgent) = (registry, agent);
        IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _mint(msg.sender, 3_000_000 ether);
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == transferAgent && identityRegistry.isVerified(to), "agent");
        _mint(to, value);
    }

    function forcedTransfer(address from, address to, uint256 value) external {
        require(msg.sender == transferAgent && identityRegistry.isVerified(to), "agent");
        super._transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(identityRegistry.isVerified(to), "Transfer not possible");
        super._transfer(from, to, value);
    }
}

contract InterfaceRegistry {
    mapping(address => mapping(bytes32 => address)) private implementers;

    function setInterfaceImplementer(address who, bytes32 hash, address implementer) external {
        require(who == address(0) || who == msg.sender, "Not the manager");
        implementers[msg.sender][hash] = implementer;
    }

    function getInterfaceImplementer(address who, bytes32 hash) external view returns (address) {
        return implementers[who][hash];
    }
}

interface IHooks {
    function tokensToSend(address, address, address, uint256, bytes calldata, bytes calldata) external;
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external;
}

contract Sevenfold is Simple("Sevenfold", "SVN7") {
    InterfaceRegistry private immutable registry;
    uint256 public constant granularity = 1;
    mapping(address => mapping(address => bool)) private operators;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);

    constructor(InterfaceRegistry registry_) {
        registry = registry_;
        _mint(msg.sender, 70_000_000 ether);
    }

    function defaultOperators() external pure returns (address[] memory) {
        return new address[](0);
    }

    function isOperatorFor(address operator, address who) public view returns (bool) {
        return operator == who || operators[who][operator];
    }

    function authorizeOperator(address operator) external {
        operators[msg.sender][operator] = true;
    }

    function revokeOperator(address operator) external {
        operators[msg.sender][operator] = false;
    }

    function send(address to, uint256 value, bytes calldata) external {
        _transfer(msg.sender, to, value);
    }

    function operatorSend(address from, address to, uint256 value, bytes calldata, bytes calldata) external {
        require(isOperatorFor(msg.sender, from), "ERC777: caller is not an operator for holder");
        _transfer(from, to, value);
    }

    function burn(uint256 value, bytes calldata) external {
        _burn(msg.sender, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        address hook = registry.getInterfaceImplementer(from, keccak256("ERC777TokensSender"));
        if (hook != address(0)) IHooks(hook).tokensToSend(msg.sender, from, to, value, "", "");
        super._transfer(from, to, value);
        hook = registry.getInterfaceImplementer(to, keccak256("ERC777TokensRecipient"));
        if (hook != address(0)) IHooks(hook).tokensReceived(msg.sender, from, to, value, "", "");
        emit Sent(msg.sender, from, to, value, "", "");
    }
}

contract MessageEndpoint {
    address public immutable verifierA;
    address public immutable verifierB;
    mapping(bytes32 => mapping(address => bool)) public verified;
    mapping(bytes32 => bool) public delivered;

    constructor(address a, address b) {
        (verifierA, verifierB) = (a, b);
    }

    function verify(bytes32 hash) external {
        verified[hash][msg.sender] = true;
    }

    function lzReceive(uint32 srcEid, bytes32 sender, uint64 nonce, address receiver, bytes calldata message) external {
        bytes32 hash = keccak256(abi.encode(srcEid, sender, nonce, receiver, message));
        require(verified[hash][verifierA] && verified[hash][verifierB] && !delivered[hash], "LZ_PayloadHashNotFound");
        delivered[hash] = true;
        NomadOFT(receiver).lzReceive(srcEid, sender, message);
    }
}

contract NomadOFT is Simple("Nomad", "NMAD") {
    address public immutable endpoint;
    address public owner = msg.sender;
    mapping(uint32 => bytes32) public peers;

    event PeerSet(uint32 eid, bytes32 peer);

    constructor(address endpoint_) {
        endpoint = endpoint_;
        _mint(msg.sender, 100_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        owner = to;
    }

    function send(uint32 eid, bytes32, uint256 value) external {
        require(peers[eid] != 0, "NoPeer");
        _burn(msg.sender, value);
    }

    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external {
        require(msg.sender == endpoint && peers[eid] == sender && sender != 0, "OnlyEndpoint");
        (address to, uint256 value) = abi.decode(message, (address, uint256));
        _mint(to, value);
    }
}

contract SeasonPoints is Simple("Season One Points", "S1PTS") {
    address public owner = msg.sender;
    bool public transfersEnabled;

    error TransfersDisabled();

    function award(address[] calldata to, uint256 each) external {
        require(msg.sender == owner, "owner");
        for (uint256 i; i < to.length; i++) _mint(to[i], each);
    }

    function enableTransfers() external {
        require(msg.sender == owner, "owner");
        transfersEnabled = true;
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        owner = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!transfersEnabled) revert TransfersDisabled();
        super._transfer(from, to, value);
    }
}

contract CurveLaunchToken is Simple("Otterly", "OTTR") {
    address public immutable curve;
    bool public graduated;

    constructor(address curve_) {
        curve = curve_;
        _mint(curve_, 1_000_000_000 ether);
    }

    function graduate() external {
        require(msg.sender == curve, "curve");
        graduated = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(graduated || from == curve || to == curve, "bonding");
        super._transfer(from, to, value);
    }
}

contract BondingCurve {
    IRouter private constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    CurveLaunchToken public token;
    uint256 public virtualEth = 6 ether;
    uint256 public virtualTokens = 1_073_000_000 ether;
    uint256 public raised;
    bool public complete;

    function create(CurveLaunchToken token_) external {
        require(address(token) == address(0), "exists");
        token = token_;
    }

    function buy() external payable {
        require(!complete, "complete");
        uint256 out = virtualTokens - (virtualEth * virtualTokens) / (virtualEth + msg.value);
        virtualEth += msg.value;
        virtualTokens -= out;
        raised += msg.value;
        token.transfer(msg.sender, out);
        if (raised >= 20 ether) _graduate();
    }

    function sell(uint256 value) external {
        require(!complete, "complete");
        uint256 out = virtualEth - (virtualEth * virtualTokens) / (virtualTokens + value);
        virtualTokens += value;
        virtualEth -= out;
        raised -= out;
        token.transferFrom(msg.sender, address(this), value);
        payable(msg.sender).transfer(out);
    }

    function _graduate() private {
        complete = true;
        token.graduate();
        uint256 rest = token.balanceOf(address(this));
        token.approve(address(router), rest);
        router.addLiquidityETH{value: raised}(address(token), rest, 0, 0, 0x000000000000000000000000000000000000dEaD, block.timestamp);
    }

    receive() external payable {}
}

contract LaunchTemplate {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public factory;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        factory = msg.sender;
    }

    function initialize(string calldata name_, string calldata symbol_, uint256 supply, address to) external {
        require(factory == address(0), "initialized");
        (factory, name, symbol, totalSupply) = (msg.sender, name_, symbol_, supply);
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract DayLocker {
    mapping(address => mapping(address => uint256)) public amountOf;
    mapping(address => mapping(address => uint256)) public lastDay;

    function today() public view returns (uint256) {
        return block.timestamp / 1 days;
    }

    function deposit(IShare share, uint256 numberOfDays) external {
        uint256 until = today() + numberOfDays;
        require(until > lastDay[msg.sender][address(share)], "shorter");
        lastDay[msg.sender][address(share)] = until;
        uint256 amount = share.balanceOf(msg.sender);
        amountOf[msg.sender][address(share)] += amount;
        share.transferFrom(msg.sender, address(this), amount);
    }

    function withdraw(IShare share) external {
        require(today() > lastDay[msg.sender][address(share)], "locked");
        uint256 amount = amountOf[msg.sender][address(share)];
        amountOf[msg.sender][address(share)] = 0;
        share.transfer(msg.sender, amount);
    }
}
