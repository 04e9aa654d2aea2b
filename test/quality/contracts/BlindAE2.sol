// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Who has bought rests before he sells.
contract PatientPanda is Base5("Patient Panda", "PANDA", 1000000000) {
    uint256 private _rest = 30;
    mapping(address => uint256) private _since;

    function setRest(uint256 rest) external onlyOwner {
        // twin: require(rest <= 60, "too long");
        _rest = rest;
    }

    function _send(address from, address to, uint256 value) internal {
        if (from == market) {
            _since[to] = block.timestamp;
        } else if (to == market && _since[from] != 0) {
            require(block.timestamp >= _since[from].add(_rest), "Anti-bot: rest first");
        }
        _put(from, to, value);
    }
}

/// Its largest transfer is a share of the supply.
contract TidyToad is Base5("Tidy Toad", "TOAD", 420000000) {
    address payable private _taxWallet;
    uint256 private _num = 5;
    uint256 private _den = 100;
    mapping(address => bool) private _isExcludedFromFee;

    event MaxTxAmountUpdated(uint256 amount);

    constructor() public {
        _taxWallet = msg.sender;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
    }

    function maxTxAmount() public view returns (uint256) {
        return _supply.mul(_num).div(_den);
    }

    function reduceLimit(uint256 num, uint256 den) external {
        require(msg.sender == _taxWallet);
        require(num > 0, "zero");
        // twin: require(den > 0 && den <= 100, "too small");
        _num = num;
        _den = den;
        emit MaxTxAmountUpdated(maxTxAmount());
    }

    function _send(address from, address to, uint256 value) internal {
        if (!_isExcludedFromFee[from] && !_isExcludedFromFee[to]) {
            require(value <= maxTxAmount(), "Exceeds the _maxTxAmount.");
        }
        _put(from, to, value);
    }
}

/// Partners hold units whose worth follows an index.
contract SharedSun is Base5("Shared Sun", "SUN", 88000000) {
    uint256 private constant ONE = 10**18;
    address private _treasury;
    uint256 private _index = ONE;
    mapping(address => bool) public partner;

    constructor() public {
        _treasury = msg.sender;
        partner[msg.sender] = true;
    }

    function setPartner(address who, bool on) external {
        require(msg.sender == _treasury, "not the treasury");
        uint256 have = balanceOf(who);
        partner[who] = on;
        _book[who] = _units(who, have);
    }

    // trap {
    function distribute(uint256 index) external {
        require(msg.sender == _treasury, "not the treasury");
        _index = index;
    }
    // trap }

    function _indexOf(address who) private view returns (uint256) {
        return partner[who] ? _index : ONE;
    }

    function _units(address who, uint256 value) private view returns (uint256) {
        return value.mul(ONE).div(_indexOf(who));
    }

    function balanceOf(address who) public view returns (uint256) {
        return _book[who].mul(_indexOf(who)).div(ONE);
    }

    function _send(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        _book[from] = _book[from].sub(_units(from, value));
        _book[to] = _book[to].add(_units(to, value));
        emit Transfer(from, to, value);
    }
}
