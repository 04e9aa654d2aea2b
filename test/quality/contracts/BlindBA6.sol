// 0.8 runs=9999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Packed {
    uint256 internal _supply;
    mapping(address => uint256) internal _account;
    mapping(bytes32 => uint256) internal _allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    /// The low half is the balance, the high half counts what was sent.
    function balanceOf(address who) public view returns (uint256) {
        return uint128(_account[who]);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowed[keccak256(abi.encode(who, spender))];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[keccak256(abi.encode(msg.sender, spender))] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowed[keccak256(abi.encode(from, msg.sender))] -= value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal virtual {
        require(balanceOf(from) >= value, "short");
        unchecked {
            _account[from] = _account[from] - value + (1 << 128);
            _account[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _birth(address to, uint256 value) internal {
        _supply += value;
        require(_supply <= type(uint128).max);
        _account[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Two wardens of three lower the gate for three days; then it opens by itself and rests for a fortnight.
contract Lowther is Packed {
    string public constant name = "Lowther";
    string public constant symbol = "LOW3";
    mapping(address => bool) public warden;
    address private _first;
    uint64 private _firstAt;
    uint64 public loweredAt;

    constructor(address[] memory wardens) {
        for (uint256 i; i < wardens.length; i++) warden[wardens[i]] = true;
        _birth(msg.sender, 16_000_000e18);
    }

    function lower() external {
        require(warden[msg.sender] && (loweredAt == 0 || block.timestamp > uint256(loweredAt) + 17 days));
        if (_first != address(0) && _first != msg.sender && block.timestamp < uint256(_firstAt) + 1 hours) {
            loweredAt = uint64(block.timestamp);
            _first = address(0);
        } else {
            _first = msg.sender;
            _firstAt = uint64(block.timestamp);
        }
    }

    function _pass(address from, address to, uint256 value) internal override {
        require(block.timestamp > uint256(loweredAt) + 3 days, "lowered");
        super._pass(from, to, value);
    }
}

/// What is committed applies three days later; the owner is a house of voters.
contract Martindale is Packed {
    string public constant name = "Martindale";
    string public constant symbol = "MRTD";
    address public ownership_admin;
    uint256 public fee;
    uint256 public future_fee;
    uint256 public apply_at;

    constructor(address admin) {
        ownership_admin = admin;
        fee = 4;
        _birth(msg.sender, 2_100_000e18);
    }

    function commit_new_fee(uint256 next) external {
        require(msg.sender == ownership_admin && next <= 50);
        (future_fee, apply_at) = (next, block.timestamp + 3 days);
    }

    function apply_new_fee() external {
        require(apply_at != 0 && block.timestamp >= apply_at);
        (fee, apply_at) = (future_fee, 0);
    }

    function _pass(address from, address to, uint256 value) internal override {
        uint256 cut = (value * fee) / 1000;
        super._pass(from, to, value - cut);
        if (cut > 0) super._pass(from, ownership_admin, cut);
    }
}

/// A press that any three of five members work together, a thousandth of the supply a week.
contract WeeklyPress {
    mapping(address => bool) public member;
    mapping(uint256 => mapping(address => bool)) public pulled;
    mapping(uint256 => uint256) public pulls;
    Nenthead public coin;

    constructor(address[] memory members) {
        for (uint256 i; i < members.length; i++) member[members[i]] = true;
    }

    function initialize(Nenthead coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function pull() external {
        uint256 week = block.timestamp / 7 days;
        require(member[msg.sender] && !pulled[week][msg.sender]);
        pulled[week][msg.sender] = true;
        if (++pulls[week] == 3) coin.strike(coin.totalSupply() / 1000);
    }
}

contract Nenthead is Packed {
    string public constant name = "Nenthead";
    string public constant symbol = "NENT";
    address public immutable press;

    constructor(address press_) {
        press = press_;
        _birth(msg.sender, 750_000e18);
    }

    function strike(uint256 value) external {
        require(msg.sender == press);
        _birth(press, value);
    }
}
