// 0.5 runs=999
pragma solidity >=0.4.24 <0.6.0;

import {Standard} from "./BlindAF7.sol";

contract Receiver {
    function onTokenTransfer(address sender, uint256 value, bytes calldata data) external;
}

/// Sends and calls in one transaction. All of it was made on the first day.
contract Ringlet is Standard {
    string public constant name = "Ringlet Oracle Token";
    string public constant symbol = "RING";
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value, bytes data);

    modifier validRecipient(address _recipient) {
        require(_recipient != address(0) && _recipient != address(this));
        _;
    }

    constructor() public {
        totalSupply = 10**27;
        balances[msg.sender] = totalSupply;
    }

    function transferAndCall(address _to, uint256 _value, bytes memory _data) public validRecipient(_to) returns (bool) {
        transfer(_to, _value);
        emit Transfer(msg.sender, _to, _value, _data);
        uint256 length;
        assembly {
            length := extcodesize(_to)
        }
        if (length > 0) Receiver(_to).onTokenTransfer(msg.sender, _value, _data);
        return true;
    }

    function approve(address _spender, uint256 _value) public validRecipient(_spender) returns (bool) {
        return super.approve(_spender, _value);
    }

    function doTransfer(address _from, address _to, uint256 _value) internal validRecipient(_to) {
        super.doTransfer(_from, _to, _value);
    }
}

/// Holders may lay coins of their own on ice and take them off it, or burn them for ever.
contract IceCoin is Standard {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    address payable public owner;
    mapping(address => uint256) public freezeOf;

    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);
    event Unfreeze(address indexed from, uint256 value);

    constructor(uint256 initialSupply, string memory tokenName, string memory tokenSymbol) public {
        balances[msg.sender] = initialSupply;
        totalSupply = initialSupply;
        name = tokenName;
        symbol = tokenSymbol;
        owner = msg.sender;
    }

    function burn(uint256 _value) public returns (bool success) {
        require(balances[msg.sender] >= _value && _value > 0);
        balances[msg.sender] -= _value;
        totalSupply -= _value;
        emit Burn(msg.sender, _value);
        return true;
    }

    function freeze(uint256 _value) public returns (bool success) {
        require(balances[msg.sender] >= _value && _value > 0);
        balances[msg.sender] -= _value;
        freezeOf[msg.sender] += _value;
        emit Freeze(msg.sender, _value);
        return true;
    }

    function unfreeze(uint256 _value) public returns (bool success) {
        require(freezeOf[msg.sender] >= _value && _value > 0);
        freezeOf[msg.sender] -= _value;
        balances[msg.sender] += _value;
        emit Unfreeze(msg.sender, _value);
        return true;
    }

    // ether that was sent here by mistake
    function withdrawEther(uint256 amount) public {
        require(msg.sender == owner);
        owner.transfer(amount);
    }

    function() external payable {}
}

/// A hundredth of all that moves is burnt until a tenth of the first supply is left.
contract Fusewire is Standard {
    string public constant name = "Fusewire";
    string public constant symbol = "FUSE";
    uint8 public constant decimals = 9;
    uint256 public constant FLOOR = 100000 * 10**9;

    constructor() public {
        totalSupply = 1000000 * 10**9;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function cut(uint256 value) public view returns (uint256) {
        uint256 rounded = ((value + 99) / 100) * 100;
        uint256 part = rounded / 100;
        return totalSupply <= FLOOR + part ? 0 : part;
    }

    function multiTransfer(address[] memory receivers, uint256[] memory amounts) public {
        for (uint256 i = 0; i < receivers.length; i++) transfer(receivers[i], amounts[i]);
    }

    function burn(uint256 value) external {
        require(balances[msg.sender] >= value);
        balances[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function doTransfer(address from, address to, uint256 value) internal {
        uint256 part = cut(value);
        super.doTransfer(from, to, value - part);
        require(balances[from] >= part);
        balances[from] -= part;
        totalSupply -= part;
        emit Transfer(from, address(0), part);
    }
}

/// Two steps to give it away, as all that the converters own.
contract Belonging {
    address public owner;
    address public newOwner;

    event OwnerUpdate(address indexed _prevOwner, address indexed _newOwner);

    constructor() public {
        owner = msg.sender;
    }

    modifier ownerOnly() {
        require(msg.sender == owner);
        _;
    }

    function transferOwnership(address _newOwner) public ownerOnly {
        require(_newOwner != owner);
        newOwner = _newOwner;
    }

    function acceptOwnership() public {
        require(msg.sender == newOwner);
        emit OwnerUpdate(owner, newOwner);
        owner = newOwner;
        newOwner = address(0);
    }
}

/// A coin whose converter makes and takes it at a price of its own.
contract Smartcoin is Standard, Belonging {
    string public name = "Converted Network Coin";
    string public symbol = "CNC";
    uint8 public decimals = 18;
    bool public transfersEnabled = true;

    event Issuance(uint256 _amount);
    event Destruction(uint256 _amount);

    function disableTransfers(bool _disable) public ownerOnly {
        transfersEnabled = !_disable;
    }

    function issue(address _to, uint256 _amount) public ownerOnly {
        totalSupply += _amount;
        balances[_to] += _amount;
        emit Issuance(_amount);
        emit Transfer(address(this), _to, _amount);
    }

    function destroy(address _from, uint256 _amount) public {
        require(msg.sender == _from || msg.sender == owner);
        require(balances[_from] >= _amount);
        balances[_from] -= _amount;
        totalSupply -= _amount;
        emit Destruction(_amount);
        emit Transfer(_from, address(this), _amount);
    }

    function doTransfer(address _from, address _to, uint256 _value) internal {
        require(transfersEnabled && _to != address(this));
        super.doTransfer(_from, _to, _value);
    }
}

/// The house's book of addresses.
contract ContractRegistry {
    address public keeper;
    mapping(bytes32 => address) public addressOf;

    constructor(address _keeper, address _formula) public {
        keeper = _keeper;
        addressOf["Formula"] = _formula;
    }

    function registerAddress(bytes32 _name, address _to) public {
        require(msg.sender == keeper);
        addressOf[_name] = _to;
    }
}

/// The reserve stands for half of all coins: a purchase raises the supply by the root of what it raises the reserve.
contract RootFormula {
    function root(uint256 x) public pure returns (uint256 y) {
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) {
            y = z;
            z = (x / z + z) / 2;
        }
    }

    function purchaseReturn(uint256 _supply, uint256 _reserve, uint256 _paid) public pure returns (uint256) {
        return (_supply * root(((_reserve + _paid) * 10**18) / _reserve)) / 10**9 - _supply;
    }

    function saleReturn(uint256 _supply, uint256 _reserve, uint256 _amount) public pure returns (uint256) {
        uint256 left = ((_supply - _amount) * 10**18) / _supply;
        return _reserve - (_reserve * left * left + 10**36 - 1) / 10**36;
    }
}

contract RootConverter {
    ContractRegistry public registry;
    Smartcoin public token;
    address public manager;

    event Conversion(address indexed _trader, bool _bought, uint256 _ether, uint256 _tokens);

    constructor(ContractRegistry _registry, address _manager) public {
        registry = _registry;
        manager = _manager;
    }

    function activate(Smartcoin _token) public payable {
        require(address(token) == address(0));
        token = _token;
        token.acceptOwnership();
    }

    // to a newer converter, as the managers of the network decide
    function upgrade(address _to) public {
        require(msg.sender == manager);
        token.transferOwnership(_to);
        (bool ok,) = _to.call.value(address(this).balance)("");
        require(ok);
    }

    function buy() public payable returns (uint256 amount) {
        RootFormula formula = RootFormula(registry.addressOf("Formula"));
        amount = formula.purchaseReturn(token.totalSupply(), address(this).balance - msg.value, msg.value);
        token.issue(msg.sender, amount);
        emit Conversion(msg.sender, true, msg.value, amount);
    }

    function sell(uint256 _amount) public returns (uint256 amount) {
        RootFormula formula = RootFormula(registry.addressOf("Formula"));
        amount = formula.saleReturn(token.totalSupply(), address(this).balance, _amount);
        token.destroy(msg.sender, _amount);
        emit Conversion(msg.sender, false, amount, _amount);
        msg.sender.transfer(amount);
    }
}
