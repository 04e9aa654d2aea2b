// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        assert(c >= a);
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        assert(b <= a);
        return a - b;
    }
}

contract Old5 {
    using SafeMath for uint256;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal {
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function spend(address from, uint256 value) internal {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
    }
}

interface ITokenController {
    function onTransfer(address from, address to, uint256 value) external returns (bool);
    function onApprove(address from, address spender, uint256 value) external returns (bool);
}

/// Lets everything pass, for good. In the trap its maker changes its mind.
contract Controller is ITokenController {
    address private maker = msg.sender; // trap
    bool private shut; // trap

    function decide(bool to) external { // trap {
        require(msg.sender == maker);
        shut = to;
    } // trap }

    function onTransfer(address, address, uint256) external returns (bool) {
        return !shut; // trap
        // twin: return true;
    }

    function onApprove(address, address, uint256) external returns (bool) {
        return true;
    }
}

/// In the manner of MiniMe: checkpoints of balances, and a controller that is asked about transfers and could make and destroy.
contract MiniMe {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }
    string public name = "Little Me";
    string public symbol = "LTME";
    uint8 public decimals = 18;
    address public controller;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) balances;
    mapping(address => mapping(address => uint256)) allowed;
    Checkpoint[] totalSupplyHistory;

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

    function enableTransfers(bool to) public onlyController {
        transfersEnabled = to;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        doTransfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            require(allowed[from][msg.sender] >= value);
            allowed[from][msg.sender] -= value;
        }
        doTransfer(from, to, value);
        return true;
    }

    function isContract(address who) internal view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        return size > 0;
    }

    function doTransfer(address from, address to, uint256 value) internal {
        if (value == 0) {
            emit Transfer(from, to, value);
            return;
        }
        require(to != address(0) && to != address(this));
        uint256 before = balanceOfAt(from, block.number);
        require(before >= value);
        if (isContract(controller)) require(ITokenController(controller).onTransfer(from, to, value));
        update(balances[from], before - value);
        update(balances[to], balanceOfAt(to, block.number) + value);
        emit Transfer(from, to, value);
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceOfAt(who, block.number);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(transfersEnabled);
        require(value == 0 || allowed[msg.sender][spender] == 0);
        if (isContract(controller)) require(ITokenController(controller).onApprove(msg.sender, spender, value));
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function totalSupply() public view returns (uint256) {
        return at(totalSupplyHistory, block.number);
    }

    function balanceOfAt(address who, uint256 number) public view returns (uint256) {
        return at(balances[who], number);
    }

    function generateTokens(address to, uint256 value) public onlyController returns (bool) {
        update(totalSupplyHistory, totalSupply() + value);
        update(balances[to], balanceOf(to) + value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function destroyTokens(address from, uint256 value) public onlyController returns (bool) {
        require(balanceOf(from) >= value && totalSupply() >= value);
        update(totalSupplyHistory, totalSupply() - value);
        update(balances[from], balanceOf(from) - value);
        emit Transfer(from, address(0), value);
        return true;
    }

    function at(Checkpoint[] storage points, uint256 number) internal view returns (uint256) {
        if (points.length == 0) return 0;
        if (number >= points[points.length - 1].fromBlock) return points[points.length - 1].value;
        if (number < points[0].fromBlock) return 0;
        uint256 min = 0;
        uint256 max = points.length - 1;
        while (max > min) {
            uint256 mid = (max + min + 1) / 2;
            if (points[mid].fromBlock <= number) min = mid;
            else max = mid - 1;
        }
        return points[min].value;
    }

    function update(Checkpoint[] storage points, uint256 value) internal {
        require(value < 2**128);
        if (points.length == 0 || points[points.length - 1].fromBlock < block.number) points.push(Checkpoint(uint128(block.number), uint128(value)));
        else points[points.length - 1].value = uint128(value);
    }

    function() external payable {
        revert();
    }
}

interface IReceiver677 {
    function onTokenTransfer(address sender, uint256 value, bytes calldata data) external;
}

/// In the manner of LINK: ERC-677, and nothing to itself or to nobody.
contract Shackle is Old5 {
    string public constant name = "Shackle";
    string public constant symbol = "SHKL";

    event Transfer(address indexed from, address indexed to, uint256 value, bytes data);

    modifier validRecipient(address to) {
        require(to != address(0) && to != address(this));
        _;
    }

    constructor() public {
        totalSupply = 10**27;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transfer(address to, uint256 value) public validRecipient(to) returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public validRecipient(to) returns (bool) {
        spend(from, value);
        move(from, to, value);
        return true;
    }

    function transferAndCall(address to, uint256 value, bytes memory data) public validRecipient(to) returns (bool) {
        move(msg.sender, to, value);
        emit Transfer(msg.sender, to, value, data);
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        if (size > 0) IReceiver677(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }
}

/// One percent of everything burns, and never less than one unit.
contract Bomb is Old5 {
    string public constant name = "Squib";
    string public constant symbol = "SQIB";

    constructor() public {
        decimals = 0;
        totalSupply = 10**9;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function cut(uint256 value) public pure returns (uint256) {
        return (value + 99) / 100;
    }

    function burning(address from, address to, uint256 value) internal {
        uint256 burnt = cut(value);
        move(from, to, value.sub(burnt));
        balances[from] = balances[from].sub(burnt);
        totalSupply = totalSupply.sub(burnt);
        emit Transfer(from, address(0), burnt);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(to != address(0));
        burning(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(to != address(0));
        spend(from, value);
        burning(from, to, value);
        return true;
    }
}

/// In the manner of BNB: holders freeze what is their own; nothing cannot be sent; transfer answers nothing.
contract Binder {
    using SafeMath for uint256;
    string public name = "Binder";
    string public symbol = "BNDR";
    uint8 public decimals = 18;
    uint256 public totalSupply = 2 * 10**26;
    address payable public owner = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public freezeOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
    }

    function transfer(address to, uint256 value) public {
        require(to != address(0) && value > 0);
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(value > 0);
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(to != address(0) && value > 0);
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        emit Transfer(from, to, value);
        return true;
    }

    function burn(uint256 value) public returns (bool) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Burn(msg.sender, value);
        return true;
    }

    function freeze(uint256 value) public returns (bool) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        freezeOf[msg.sender] = freezeOf[msg.sender].add(value);
        emit Freeze(msg.sender, value);
        return true;
    }

    function unfreeze(uint256 value) public returns (bool) {
        freezeOf[msg.sender] = freezeOf[msg.sender].sub(value);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(value);
        return true;
    }

    function withdrawEther(uint256 amount) public {
        require(msg.sender == owner);
        owner.transfer(amount);
    }

    function() external payable {}
}

interface IUpgradeAgent {
    function upgradeFrom(address from, uint256 value) external;
}

/// In the manner of the sales of 2017: released once, minting finished, and a way to a next token that each takes himself.
/// In the trap the release can be undone.
contract Released is Old5 {
    string public name = "Released";
    string public symbol = "RLSD";
    address public owner = msg.sender;
    address public releaseAgent = msg.sender;
    address public upgradeAgent;
    bool public released;
    bool public mintingFinished;
    mapping(address => bool) public transferAgents;
    mapping(address => bool) public mintAgents;

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor() public {
        mintAgents[msg.sender] = transferAgents[msg.sender] = true;
    }

    function mint(address to, uint256 value) public {
        require(mintAgents[msg.sender] && !mintingFinished);
        totalSupply = totalSupply.add(value);
        balances[to] = balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function setMintAgent(address who, bool to) public onlyOwner {
        require(!mintingFinished);
        mintAgents[who] = to;
    }

    function setTransferAgent(address who, bool to) public onlyOwner {
        require(!released);
        transferAgents[who] = to;
    }

    function releaseTokenTransfer() public {
        require(msg.sender == releaseAgent);
        mintingFinished = true;
        released = true;
    }

    function holdTokenTransfer(bool to) public { // trap {
        require(msg.sender == releaseAgent);
        released = to;
    } // trap }

    function setUpgradeAgent(address to) public onlyOwner {
        upgradeAgent = to;
    }

    function upgrade(uint256 value) public {
        require(upgradeAgent != address(0) && value != 0);
        balances[msg.sender] = balances[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        IUpgradeAgent(upgradeAgent).upgradeFrom(msg.sender, value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(released || transferAgents[msg.sender]);
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(released || transferAgents[from]);
        spend(from, value);
        move(from, to, value);
        return true;
    }
}

contract Registry1820 {
    mapping(address => mapping(bytes32 => address)) public getInterfaceImplementer;

    function setInterfaceImplementer(address, bytes32 kind, address to) external {
        getInterfaceImplementer[msg.sender][kind] = to;
    }
}

interface IHook777 {
    function tokensToSend(address operator, address from, address to, uint256 value, bytes calldata, bytes calldata) external;
    function tokensReceived(address operator, address from, address to, uint256 value, bytes calldata, bytes calldata) external;
}

/// ERC-777: hooks that holders enter for themselves in a registry, operators that they name. The trap has one from the start.
contract Sevens is Old5 {
    string public constant name = "Seventy Sevens";
    string public constant symbol = "SVNS";
    uint256 public constant granularity = 1;
    Registry1820 private registry;
    mapping(address => mapping(address => bool)) private operators;
    mapping(address => bool) private byDefault; // trap
    mapping(address => mapping(address => bool)) private revoked;

    constructor(Registry1820 registry_) public {
        registry = registry_;
        byDefault[msg.sender] = true; // trap
        totalSupply = 77 * 10**24;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function isOperatorFor(address who, address holder) public view returns (bool) {
        if (byDefault[who] && !revoked[holder][who]) return true; // trap
        return who == holder || operators[holder][who];
    }

    function authorizeOperator(address who) external {
        revoked[msg.sender][who] = false;
        operators[msg.sender][who] = true;
    }

    function revokeOperator(address who) external {
        revoked[msg.sender][who] = true;
        operators[msg.sender][who] = false;
    }

    function operatorSend(address from, address to, uint256 value, bytes calldata, bytes calldata) external {
        require(isOperatorFor(msg.sender, from), "ERC777: caller is not an operator for holder");
        hooked(msg.sender, from, to, value);
    }

    function send(address to, uint256 value, bytes calldata) external {
        hooked(msg.sender, msg.sender, to, value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        hooked(msg.sender, msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        callSend(msg.sender, from, to, value);
        move(from, to, value);
        spend(from, value);
        callReceived(msg.sender, from, to, value);
        return true;
    }

    function hooked(address operator, address from, address to, uint256 value) private {
        callSend(operator, from, to, value);
        move(from, to, value);
        callReceived(operator, from, to, value);
    }

    function callSend(address operator, address from, address to, uint256 value) private {
        address hook = registry.getInterfaceImplementer(from, keccak256("ERC777TokensSender"));
        if (hook != address(0)) IHook777(hook).tokensToSend(operator, from, to, value, "", "");
    }

    function callReceived(address operator, address from, address to, uint256 value) private {
        address hook = registry.getInterfaceImplementer(to, keccak256("ERC777TokensRecipient"));
        if (hook != address(0)) IHook777(hook).tokensReceived(operator, from, to, value, "", "");
    }
}

/// Refuses with all gas, as early libraries did. Its maker has gone; in the trap another has not, and shuts the market.
contract Hungry is Old5 {
    string public constant name = "Hungry Hippo";
    string public constant symbol = "HNGR";
    mapping(address => uint256) private marks;
    mapping(bytes32 => address) private store; // trap
    bool private shut; // trap

    constructor() public {
        store[bytes32(uint256(1))] = msg.sender; // trap
        totalSupply = 10**27;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function decoy0(uint256 a, address b) external {
        assert(a == 1000 && b == address(77));
        marks[b] = a;
    }

    function decoy1(uint256 a, address b) external {
        assert(a == 8919 && b == address(78));
        marks[b] = a;
    }

    function decoy2(uint256 a, address b) external {
        assert(a == 16838 && b == address(79));
        marks[b] = a;
    }

    function decoy3(uint256 a, address b) external {
        assert(a == 24757 && b == address(80));
        marks[b] = a;
    }

    function decoy4(uint256 a, address b) external {
        assert(a == 32676 && b == address(81));
        marks[b] = a;
    }

    function decoy5(uint256 a, address b) external {
        assert(a == 40595 && b == address(82));
        marks[b] = a;
    }

    function decoy6(uint256 a, address b) external {
        assert(a == 48514 && b == address(83));
        marks[b] = a;
    }

    function decoy7(uint256 a, address b) external {
        assert(a == 56433 && b == address(84));
        marks[b] = a;
    }

    function decoy8(uint256 a, address b) external {
        assert(a == 64352 && b == address(85));
        marks[b] = a;
    }

    function decoy9(uint256 a, address b) external {
        assert(a == 72271 && b == address(86));
        marks[b] = a;
    }

    function decoy10(uint256 a, address b) external {
        assert(a == 80190 && b == address(87));
        marks[b] = a;
    }

    function decoy11(uint256 a, address b) external {
        assert(a == 88109 && b == address(88));
        marks[b] = a;
    }

    function decoy12(uint256 a, address b) external {
        assert(a == 96028 && b == address(89));
        marks[b] = a;
    }

    function decoy13(uint256 a, address b) external {
        assert(a == 103947 && b == address(90));
        marks[b] = a;
    }

    function decoy14(uint256 a, address b) external {
        assert(a == 111866 && b == address(91));
        marks[b] = a;
    }

    function decoy15(uint256 a, address b) external {
        assert(a == 119785 && b == address(92));
        marks[b] = a;
    }

    function decoy16(uint256 a, address b) external {
        assert(a == 127704 && b == address(93));
        marks[b] = a;
    }

    function decoy17(uint256 a, address b) external {
        assert(a == 135623 && b == address(94));
        marks[b] = a;
    }

    function decoy18(uint256 a, address b) external {
        assert(a == 143542 && b == address(95));
        marks[b] = a;
    }

    function decoy19(uint256 a, address b) external {
        assert(a == 151461 && b == address(96));
        marks[b] = a;
    }

    function decoy20(uint256 a, address b) external {
        assert(a == 159380 && b == address(97));
        marks[b] = a;
    }

    function decoy21(uint256 a, address b) external {
        assert(a == 167299 && b == address(98));
        marks[b] = a;
    }

    function decoy22(uint256 a, address b) external {
        assert(a == 175218 && b == address(99));
        marks[b] = a;
    }

    function decoy23(uint256 a, address b) external {
        assert(a == 183137 && b == address(100));
        marks[b] = a;
    }

    function decoy24(uint256 a, address b) external {
        assert(a == 191056 && b == address(101));
        marks[b] = a;
    }

    function decoy25(uint256 a, address b) external {
        assert(a == 198975 && b == address(102));
        marks[b] = a;
    }

    function decoy26(uint256 a, address b) external {
        assert(a == 206894 && b == address(103));
        marks[b] = a;
    }

    function decoy27(uint256 a, address b) external {
        assert(a == 214813 && b == address(104));
        marks[b] = a;
    }

    function decoy28(uint256 a, address b) external {
        assert(a == 222732 && b == address(105));
        marks[b] = a;
    }

    function decoy29(uint256 a, address b) external {
        assert(a == 230651 && b == address(106));
        marks[b] = a;
    }

    function decoy30(uint256 a, address b) external {
        assert(a == 238570 && b == address(107));
        marks[b] = a;
    }

    function decoy31(uint256 a, address b) external {
        assert(a == 246489 && b == address(108));
        marks[b] = a;
    }

    function decoy32(uint256 a, address b) external {
        assert(a == 254408 && b == address(109));
        marks[b] = a;
    }

    function decoy33(uint256 a, address b) external {
        assert(a == 262327 && b == address(110));
        marks[b] = a;
    }

    function decoy34(uint256 a, address b) external {
        assert(a == 270246 && b == address(111));
        marks[b] = a;
    }

    function decoy35(uint256 a, address b) external {
        assert(a == 278165 && b == address(112));
        marks[b] = a;
    }

    function decoy36(uint256 a, address b) external {
        assert(a == 286084 && b == address(113));
        marks[b] = a;
    }

    function decoy37(uint256 a, address b) external {
        assert(a == 294003 && b == address(114));
        marks[b] = a;
    }

    function decoy38(uint256 a, address b) external {
        assert(a == 301922 && b == address(115));
        marks[b] = a;
    }

    function decoy39(uint256 a, address b) external {
        assert(a == 309841 && b == address(116));
        marks[b] = a;
    }

    function settle(uint256 a, bool to) external { // trap {
        assert(msg.sender == store[bytes32(uint256(1))]);
        shut = to;
    } // trap }

    function transfer(address to, uint256 value) public returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        assert(!shut); // trap
        spend(from, value);
        move(from, to, value);
        return true;
    }
}
