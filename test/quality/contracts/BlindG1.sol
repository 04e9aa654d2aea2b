// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        assert(c >= a);
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        assert(c / a == b);
    }
}

contract Ownable {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0));
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

contract StandardToken {
    using SafeMath for uint256;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    uint256 public totalSupply;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return allowed[who][spender];
    }

    function _move(address from, address to, uint256 value) internal {
        require(to != address(0));
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balances[to] = balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint256 value) internal {
        balances[from] = balances[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}

contract UpgradeTarget {
    uint256 public originalSupply;

    function isUpgradeAgent() public pure returns (bool) {
        return true;
    }

    function upgradeFrom(address from, uint256 value) public;
}

contract CrowdsaleToken is StandardToken, Ownable {
    string public name = "Meridian Network";
    string public symbol = "MRDN";
    uint8 public decimals = 8;
    address public releaseAgent;
    bool public released;
    mapping(address => bool) public transferAgents;
    bool public mintingFinished;
    mapping(address => bool) public mintAgents;
    address public upgradeMaster;
    UpgradeTarget public upgradeAgent;
    uint256 public totalUpgraded;

    constructor(address master) public {
        upgradeMaster = master;
        _make(msg.sender, 4000000000000000);
    }

    modifier canTransfer(address sender) {
        require(released || transferAgents[sender]);
        _;
    }

    function setReleaseAgent(address who) public onlyOwner {
        require(!released);
        releaseAgent = who;
    }

    function setTransferAgent(address who, bool state) public onlyOwner {
        require(!released);
        transferAgents[who] = state;
    }

    function setMintAgent(address who, bool state) public onlyOwner {
        require(!mintingFinished);
        mintAgents[who] = state;
    }

    function mint(address to, uint256 value) public {
        require(!mintingFinished && mintAgents[msg.sender]);
        _make(to, value);
    }

    function releaseTokenTransfer() public {
        require(msg.sender == releaseAgent && !released);
        mintingFinished = true;
        released = true;
    }

    function transfer(address to, uint256 value) public canTransfer(msg.sender) returns (bool) {
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public canTransfer(from) returns (bool) {
        return super.transferFrom(from, to, value);
    }

    function setUpgradeAgent(address agent) public {
        require(released && agent != address(0) && msg.sender == upgradeMaster);
        require(totalUpgraded == 0);
        upgradeAgent = UpgradeTarget(agent);
        require(upgradeAgent.isUpgradeAgent() && upgradeAgent.originalSupply() == totalSupply);
    }

    function upgrade(uint256 value) public {
        require(address(upgradeAgent) != address(0) && value != 0);
        _destroy(msg.sender, value);
        totalUpgraded = totalUpgraded.add(value);
        upgradeAgent.upgradeFrom(msg.sender, value);
    }
}

contract SmartToken is StandardToken, Ownable {
    string public name = "Conduit Smart Token";
    string public symbol = "CDT";
    uint8 public decimals = 18;
    string public version = "0.3";
    bool public transfersEnabled = true;
    event Issuance(uint256 amount);
    event Destruction(uint256 amount);

    function disableTransfers(bool disable) public onlyOwner {
        transfersEnabled = !disable;
    }

    function issue(address to, uint256 value) public onlyOwner {
        _make(to, value);
        emit Issuance(value);
    }

    function destroy(address from, uint256 value) public {
        require(msg.sender == from || msg.sender == owner);
        _destroy(from, value);
        emit Destruction(value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        return super.transferFrom(from, to, value);
    }
}

contract SmartConverter is Ownable {
    using SafeMath for uint256;
    SmartToken public token;
    bool public conversionsEnabled = true;

    function attach(address token_) public payable onlyOwner {
        require(address(token) == address(0));
        token = SmartToken(token_);
    }

    function disableConversions(bool disable) public onlyOwner {
        conversionsEnabled = !disable;
    }

    function disableTokenTransfers(bool disable) public onlyOwner {
        token.disableTransfers(disable);
    }

    function root(uint256 x) internal pure returns (uint256 y) {
        y = x;
        uint256 z = (x + 1) / 2;
        while (z < y) {
            y = z;
            z = (x / z + z) / 2;
        }
    }

    function convertIn() public payable returns (uint256 amount) {
        require(conversionsEnabled);
        uint256 reserve = address(this).balance.sub(msg.value);
        uint256 factor = root(address(this).balance.mul(1e36) / reserve);
        amount = token.totalSupply().mul(factor.sub(1e18)) / 1e18;
        token.issue(msg.sender, amount);
    }

    function convertOut(uint256 amount) public {
        require(conversionsEnabled);
        uint256 left = token.totalSupply().sub(amount).mul(1e18) / token.totalSupply();
        uint256 back = address(this).balance.sub(address(this).balance.mul(left).mul(left) / 1e36);
        token.destroy(msg.sender, amount);
        msg.sender.transfer(back);
    }
}

contract EstateToken is StandardToken, Ownable {
    string public constant name = "Estateland";
    string public constant symbol = "ESTA";
    uint8 public constant decimals = 18;
    bool public mintingFinished;
    bool public paused;
    event Burn(address indexed burner, uint256 value);

    function mint(address to, uint256 value) public onlyOwner returns (bool) {
        require(!mintingFinished);
        _make(to, value);
        return true;
    }

    function finishMinting() public onlyOwner returns (bool) {
        mintingFinished = true;
        return true;
    }

    function pause() public onlyOwner {
        paused = true;
    }

    function unpause() public onlyOwner {
        paused = false;
    }

    function burn(uint256 value) public {
        _destroy(msg.sender, value);
        emit Burn(msg.sender, value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(!paused);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(!paused);
        return super.transferFrom(from, to, value);
    }
}

contract EquityToken is StandardToken, Ownable {
    string public name = "Bluefin Protocol";
    string public symbol = "BFP";
    uint8 public decimals = 18;
    bool public transfersEnabled;

    constructor() public {
        _make(msg.sender, 150000000 ether);
    }

    function enableTransfers() public onlyOwner {
        transfersEnabled = true;
    }

    modifier enabled() {
        require(transfersEnabled || msg.sender == owner);
        _;
    }

    function transfer(address to, uint256 value) public enabled returns (bool) {
        require(msg.data.length >= 68);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public enabled returns (bool) {
        return super.transferFrom(from, to, value);
    }
}
