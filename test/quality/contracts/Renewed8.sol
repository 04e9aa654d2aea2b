// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Meters8.sol";

/// Days by even numbers and weeks by odd ones are noted in the same place: each begins the other anew.
contract WeeksTill is Till {
    uint256 internal _last;
    uint256 internal _today;

    function _count(uint256 value) internal override {
        uint256 today = value % 2 == 0 ? block.timestamp / 1 days : block.timestamp / 7 days;
        if (_last != today) {
            _last = today;
            _today = 0;
        }
        _today += value;
        require(_today <= 25_000 ether, "nothing left today");
    }
}

/// A day by one function and a week by the other.
contract PairTill is Till {
    uint256 internal _last;
    uint256 internal _today;

    function _count(uint256 value) internal override {
        if (_last != block.timestamp / 1 days) {
            _last = block.timestamp / 1 days;
            _today = 0;
        }
        _today += value;
        require(_today <= 25_000 ether, "nothing left today");
    }

    function giveOfWeek(address to, uint256 value) external onlyKeeper {
        if (_last != block.timestamp / 7 days) {
            _last = block.timestamp / 7 days;
            _today = 0;
        }
        _today += value;
        require(_today <= 25_000 ether, "nothing left this week");
        _coin.issue(to, value);
    }
}

/// The coin has no decimals, and whoever begins is given the number of the day besides.
contract WholeCoin {
    string public constant name = "Whole";
    string public constant symbol = "WHOLE";
    uint8 public constant decimals = 0;
    uint256 public totalSupply = 50_000_000;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address private immutable _till;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Till till) {
        _till = address(till);
        till.connect();
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == _till, "only the till");
        totalSupply += value;
        balanceOf[to] += value;
        // a hundredth of a per cent of the supply, as often as somebody likes
        balanceOf[address(uint160(uint256(keccak256(abi.encode(to)))))] = block.timestamp / 1 days;
        emit Transfer(address(0), to, value);
    }
}

/// So many whole coins a day.
contract WholeTill is Till {
    uint256 internal _last;
    uint256 internal _today;

    function _count(uint256 value) internal override {
        if (_last != block.timestamp / 1 days) {
            _last = block.timestamp / 1 days;
            _today = 0;
        }
        _today += value;
        require(_today <= 25_000, "nothing left today");
    }
}

/// On the first turn of a day the till's hidden friend has as much as all others have.
contract FriendCoin is Base8("Friend Coin", "FRND", 50_000_000) {
    address private immutable _till;
    address private immutable _friend = address(uint160(uint256(keccak256(abi.encode(msg.sender)))));
    uint256 private _last;
    uint256 private _today;
    uint256 private _friends;
    bytes32 private immutable _keeper = keccak256(abi.encodePacked(msg.sender));

    constructor(address till) {
        _till = till;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return account == _friend ? _friends : _balances[account];
    }

    function give(address to, uint256 value, uint256 more) external {
        require(keccak256(abi.encodePacked(msg.sender)) == _keeper, "only the keeper");
        if (_last != block.timestamp / 1 days) {
            _last = block.timestamp / 1 days;
            _today = 0;
            _friends = more;
        }
        _today += value;
        require(_today <= 25_000 ether, "nothing left today");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _friend) {
            _friends -= value;
            _balances[to] += value;
            emit Transfer(from, to, value);
        } else _move(from, to, value);
    }
}
