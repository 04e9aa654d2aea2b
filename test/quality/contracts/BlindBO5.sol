// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Owned {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

/// Says which code all tokens of the issuer run.
contract ImplementationAuthority is Owned {
    address public getTokenImplementation;

    event ImplementationSet(address implementation);

    constructor(address implementation) {
        owner = msg.sender;
        getTokenImplementation = implementation;
    }

    function useTokenVersion(address implementation) external onlyOwner {
        getTokenImplementation = implementation;
        emit ImplementationSet(implementation);
    }
}

interface IModule {
    function moduleCheck(address from, address to, uint256 value, address compliance) external view returns (bool);

    function moduleTransferAction(address from, address to, uint256 value) external;
}

/// Asks its modules about each transfer.
contract ModularCompliance is Owned {
    address public tokenBound;
    address[] private _modules;
    mapping(address => bool) public isModuleBound;

    event ModuleAdded(address indexed module);
    event ModuleRemoved(address indexed module);
    event ModuleInteraction(address indexed target, bytes4 selector);

    constructor() {
        owner = msg.sender;
    }

    function bindToken(address token) external onlyOwner {
        require(tokenBound == address(0), "bound");
        tokenBound = token;
    }

    function addModule(address module) external onlyOwner {
        require(!isModuleBound[module] && _modules.length < 25, "module");
        _modules.push(module);
        isModuleBound[module] = true;
        emit ModuleAdded(module);
    }

    function removeModule(address module) external onlyOwner {
        for (uint256 i; i < _modules.length; ++i)
            if (_modules[i] == module) {
                _modules[i] = _modules[_modules.length - 1];
                _modules.pop();
                isModuleBound[module] = false;
                emit ModuleRemoved(module);
                return;
            }
    }

    function callModuleFunction(bytes calldata callData, address module) external onlyOwner {
        require(isModuleBound[module], "call only on bound module");
        (bool ok, ) = module.call(callData);
        require(ok, "module call");
        emit ModuleInteraction(module, bytes4(callData[:4]));
    }

    function getModules() external view returns (address[] memory) {
        return _modules;
    }

    function canTransfer(address from, address to, uint256 value) external view returns (bool) {
        for (uint256 i; i < _modules.length; ++i) if (!IModule(_modules[i]).moduleCheck(from, to, value, address(this))) return false;
        return true;
    }

    function transferred(address from, address to, uint256 value) external {
        require(msg.sender == tokenBound, "error : this address is not a token bound to the compliance contract");
        for (uint256 i; i < _modules.length; ++i) IModule(_modules[i]).moduleTransferAction(from, to, value);
    }
}

/// So much in so long a time, for people; contracts have no limit.
contract TimeTransfersLimits is IModule {
    struct Limit {
        uint32 time;
        uint224 value;
    }

    struct Counter {
        uint224 value;
        uint32 timer;
    }

    mapping(address => Limit) public limitOf;
    mapping(address => mapping(address => Counter)) public counterOf;

    event TimeTransferLimitUpdated(address indexed compliance, uint32 time, uint256 value);

    function setTimeTransferLimit(uint32 time, uint224 value) external {
        limitOf[msg.sender] = Limit(time, value);
        emit TimeTransferLimitUpdated(msg.sender, time, value);
    }

    function moduleCheck(address from, address, uint256 value, address compliance) external view returns (bool) {
        Limit memory limit = limitOf[compliance];
        if (limit.time == 0 || from.code.length > 0) return true;
        Counter memory counter = counterOf[compliance][from];
        uint256 used = block.timestamp >= counter.timer ? 0 : counter.value;
        return used + value <= limit.value;
    }

    function moduleTransferAction(address from, address, uint256 value) external {
        Limit memory limit = limitOf[msg.sender];
        if (limit.time == 0 || from.code.length > 0) return;
        Counter storage counter = counterOf[msg.sender][from];
        if (block.timestamp >= counter.timer) (counter.value, counter.timer) = (0, uint32(block.timestamp) + limit.time);
        counter.value += uint224(value);
    }
}

/// A share of which a registrar knows who may move it.
contract ShareToken is Owned {
    bool private _ready;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    ModularCompliance public compliance;
    mapping(address => bool) public isAgent;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public getFrozenTokens;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TokensFrozen(address indexed user, uint256 amount);
    event TokensUnfrozen(address indexed user, uint256 amount);
    event AgentAdded(address indexed agent);
    event AgentRemoved(address indexed agent);

    modifier onlyAgent() {
        require(isAgent[msg.sender], "AgentRole: caller does not have the Agent role");
        _;
    }

    function init(string calldata name_, string calldata symbol_, address compliance_, address holder, uint256 supply) external {
        require(!_ready, "initialized");
        (_ready, name, symbol, owner) = (true, name_, symbol_, holder);
        compliance = ModularCompliance(compliance_);
        totalSupply = supply;
        balanceOf[holder] = supply;
        emit Transfer(address(0), holder, supply);
    }

    function addAgent(address agent) external onlyOwner {
        isAgent[agent] = true;
        emit AgentAdded(agent);
    }

    function removeAgent(address agent) external onlyOwner {
        isAgent[agent] = false;
        emit AgentRemoved(agent);
    }

    function freezePartialTokens(address user, uint256 amount) external onlyAgent {
        require(balanceOf[user] >= getFrozenTokens[user] + amount, "Amount exceeds available balance");
        getFrozenTokens[user] += amount;
        emit TokensFrozen(user, amount);
    }

    function unfreezePartialTokens(address user, uint256 amount) external onlyAgent {
        getFrozenTokens[user] -= amount;
        emit TokensUnfrozen(user, amount);
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
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(value + getFrozenTokens[from] <= balanceOf[from], "Insufficient Balance");
        require(compliance.canTransfer(from, to, value), "Transfer not possible");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        compliance.transferred(from, to, value);
    }
}

contract TokenProxy {
    // keccak256("ERC-3643.proxy.beacon")
    bytes32 private constant SLOT = 0x821f3e4d3d679f19eacc940c87acf846ea6eae24a63058ea750304437a62aafc;

    constructor(address authority, bytes memory data) {
        assembly {
            sstore(SLOT, authority)
        }
        (bool ok, ) = ImplementationAuthority(authority).getTokenImplementation().delegatecall(data);
        require(ok, "Initialization failed.");
    }

    function getImplementationAuthority() external view returns (address authority) {
        assembly {
            authority := sload(SLOT)
        }
    }

    fallback() external payable {
        address authority;
        assembly {
            authority := sload(SLOT)
        }
        address logic = ImplementationAuthority(authority).getTokenImplementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}
