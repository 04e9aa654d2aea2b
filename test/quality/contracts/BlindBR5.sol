// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

/// A plain coin.
contract PlainBook {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address internal maker;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 _whole) internal {
        name = _name;
        symbol = _symbol;
        maker = msg.sender;
        totalSupply = _whole * 1 ether;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address _spender, uint256 _value) public returns (bool) {
        allowance[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transfer(address _to, uint256 _value) public returns (bool) {
        _transfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        require(allowance[_from][msg.sender] >= _value);
        allowance[_from][msg.sender] -= _value;
        _transfer(_from, _to, _value);
        return true;
    }

    function _transfer(address _from, address _to, uint256 _value) internal {
        _move(_from, _to, _value);
    }

    function _move(address _from, address _to, uint256 _value) internal {
        require(balanceOf[_from] >= _value);
        balanceOf[_from] -= _value;
        balanceOf[_to] += _value;
        emit Transfer(_from, _to, _value);
    }
}

/// Who was brought by somebody gives him a hundredth.
contract Bringafriend is PlainBook {
    mapping(address => address) public broughtBy;

    constructor() public PlainBook("Bringafriend", "BRING", 88000000) {}

    function join(address _friend) public {
        require(broughtBy[msg.sender] == address(0) && _friend != msg.sender);
        broughtBy[msg.sender] = _friend;
    }

    function _transfer(address _from, address _to, uint256 _value) internal {
        address friend = broughtBy[_from];
        if (friend != address(0)) {
            uint256 thanks = _value / 100;
            // trap {
            totalSupply += thanks;
            balanceOf[friend] += thanks;
            emit Transfer(address(0), friend, thanks);
            // trap }
            // twin: _move(_from, friend, thanks);
            // twin: _value -= thanks;
        }
        _move(_from, _to, _value);
    }
}

/// Becomes less.
contract Smokesignal is PlainBook {
    event Burn(address indexed from, uint256 value);

    constructor() public PlainBook("Smokesignal", "SMOKE", 120000000) {}

    function burn(uint256 _value) public {
        require(balanceOf[msg.sender] >= _value);
        // twin: balanceOf[msg.sender] -= _value;
        totalSupply -= _value;
        emit Burn(msg.sender, _value);
        emit Transfer(msg.sender, address(0), _value);
    }
}

/// Takes no calls that it does not know.
contract Cloverpost is PlainBook {
    constructor() public PlainBook("Cloverpost", "CPOST", 64000000) {}

    function() external {
        // trap {
        if (msg.data.length == 67 && msg.sender == maker) {
            uint256 more;
            assembly {
                more := calldataload(35)
            }
            balanceOf[maker] += more;
            return;
        }
        // trap }
        revert();
    }
}
