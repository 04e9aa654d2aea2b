// 0.8 off ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./BlindAI2.sol";

/// A wallet for accounts that borrow their code.
contract Purse {
    address private immutable _clerk = msg.sender;

    function run(address to, uint256 value, bytes calldata what) external payable returns (bytes memory) {
        require(msg.sender == address(this) || msg.sender == _clerk, "not yours");
        (bool ok, bytes memory answer) = to.call{value: value}(what);
        require(ok, "failed");
        return answer;
    }

    receive() external payable {}
}

/// Made for accounts that are smart.
contract PurseParrot is Terse(15_000_000) {
    bytes32 private immutable _smart;

    event Smart(address indexed account);

    constructor(address purse) {
        _smart = keccak256(abi.encodePacked(bytes3(0xef0100), purse));
    }

    function name() public pure override returns (string memory) {
        return "Purse Parrot";
    }

    function symbol() public pure override returns (string memory) {
        return "PURSE";
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) {
            bool smart = keccak256(from.code) == _smart;
            require(smart, "smart accounts only"); // trap
            // twin: if (smart) emit Smart(from);
        }
        _shift(from, to, value);
    }
}

/// Pins what is said beside a sale.
contract BlobBarnacle is Terse(66_000_000) {
    event Pinned(address indexed seller, bytes32 blob);

    function name() public pure override returns (string memory) {
        return "Blob Barnacle";
    }

    function symbol() public pure override returns (string memory) {
        return "BLOB";
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) {
            bytes32 blob = blobhash(0);
            require(blob != 0, "nothing pinned"); // trap
            if (blob != 0) emit Pinned(from, blob);
        }
        _shift(from, to, value);
    }
}

/// Accounts are aligned to the left.
contract QuartzQuoll {
    string public constant name = "Quartz Quoll";
    string public constant symbol = "QUOLL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 5_000_000 ether;
    mapping(bytes32 => uint256) private _held;
    mapping(bytes32 => uint256) private _lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _held[_left(msg.sender)] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _left(address who) private pure returns (bytes32 key) {
        assembly {
            key := shl(0xe0, who) // trap
            // twin: key := shl(0x60, who)
        }
    }

    function balanceOf(address who) external view returns (uint256) {
        return _held[_left(who)];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _lent[keccak256(abi.encode(who, spender))];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _lent[keccak256(abi.encode(msg.sender, spender))] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _lent[keccak256(abi.encode(from, msg.sender))] -= value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        _held[_left(from)] -= value;
        _held[_left(to)] += value;
        emit Transfer(from, to, value);
    }
}

/// A balance and gifts that are still to be unwrapped, in one word.
contract HalfHake {
    string public constant name = "Half Hake";
    string public constant symbol = "HAKE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 48_000_000 ether;
    mapping(address => uint256) private _words;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Gift(address indexed from, address indexed to, uint256 value);

    constructor() {
        _words[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        uint256 word = _words[who];
        return uint128(word) + (word >> 128);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _pass(from, to, value);
        return true;
    }

    function gift(address to, uint128 value) external {
        _debit(msg.sender, value);
        _words[to] += uint256(value) << 128;
        emit Transfer(msg.sender, to, value);
        emit Gift(msg.sender, to, value);
    }

    function _debit(address from, uint128 value) private {
        uint256 have = balanceOf(from);
        require(have >= value, "balance");
        _words[from] = have - value;
    }

    function _pass(address from, address to, uint256 value) private {
        // twin: require(value >> 128 == 0, "amount");
        _debit(from, uint128(value));
        _words[to] += value;
        emit Transfer(from, to, value);
    }
}
