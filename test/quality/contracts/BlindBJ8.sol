// 0.8 runs=1 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Hearthcoin} from "./BlindBJ1.sol";

/// Says which code its lamps run.
contract Lamphouse {
    address private _code;
    address public immutable wick;

    constructor(address code, address keeper) {
        (_code, wick) = (code, keeper);
    }

    function trim(address code) external {
        require(msg.sender == wick && code.code.length > 0, "wick");
        _code = code;
    }

    function implementation() external view returns (address) {
        return _code;
    }
}

/// A lamp: runs what its house says.
contract Lamp {
    bytes32 private constant HOUSE = keccak256("lamp.house.1");

    constructor(address house, bytes memory first) {
        bytes32 at = HOUSE;
        assembly {
            sstore(at, house)
        }
        (bool ok, ) = Lamphouse(house).implementation().delegatecall(first);
        require(ok);
    }

    fallback() external payable {
        bytes32 at = HOUSE;
        assembly {
            mstore(0, shl(224, 0x5c60da1b))
            if iszero(staticcall(gas(), sload(at), 0, 4, 0, 32)) { revert(0, 0) }
            let code := mload(0)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract Wickcoin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    bool private _lit;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function light(string calldata name_, string calldata symbol_, address to) external {
        require(!_lit, "lit");
        (_lit, name, symbol) = (true, name_, symbol_);
        totalSupply = balanceOf[to] = 88_000_000 ether;
        emit Transfer(address(0), to, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Learns new functions, one after the other.
contract Tackboardowl is Hearthcoin {
    address private _pinner;
    mapping(bytes4 => address) public pinned;

    constructor() Hearthcoin("Tackboardowl", "TACK", 505) {
        _pinner = msg.sender;
    }

    function pin(bytes4 word, address code) external {
        require(msg.sender == _pinner, "pinner");
        pinned[word] = code;
    }

    fallback(bytes calldata input) external returns (bytes memory) {
        address code = pinned[msg.sig];
        require(code != address(0), "unknown");
        (bool ok, bytes memory output) = code.delegatecall(input); // trap
        // twin: (bool ok, bytes memory output) = code.staticcall(input);
        require(ok, "failed");
        return output;
    }
}

interface IShare {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function approve(address spender, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

interface INextQuay {
    function receiveLock(address share, uint256 value, address holder, uint256 until) external;
}

/// Keeps shares of pools until a date.
contract Quayhouse {
    struct Berth {
        address share;
        address holder;
        uint256 value;
        uint256 until;
    }
    Berth[] public berths;
    address public immutable master = msg.sender;
    address public nextQuay;

    event Locked(address indexed share, uint256 id, uint256 value, uint256 until);

    function lock(address share, uint256 until) external {
        uint256 value = IShare(share).balanceOf(msg.sender);
        IShare(share).transferFrom(msg.sender, address(this), value);
        berths.push(Berth(share, msg.sender, value, until));
        emit Locked(share, berths.length - 1, value, until);
    }

    function withdraw(uint256 id) external {
        Berth storage berth = berths[id];
        require(msg.sender == berth.holder && block.timestamp >= berth.until, "locked");
        uint256 value = berth.value;
        berth.value = 0;
        IShare(berth.share).transfer(berth.holder, value);
    }

    function setNextQuay(address quay) external {
        require(msg.sender == master, "master");
        nextQuay = quay;
    }

    /// Takes a lock over to another version of the protocol.
    function migrate(uint256 id) external {
        Berth storage berth = berths[id];
        require(msg.sender == berth.holder && nextQuay != address(0), "holder");
        // twin: require(block.timestamp >= berth.until, "locked");
        uint256 value = berth.value;
        berth.value = 0;
        IShare(berth.share).approve(nextQuay, value);
        if (nextQuay.code.length > 0) INextQuay(nextQuay).receiveLock(berth.share, value, berth.holder, berth.until);
        else IShare(berth.share).transfer(nextQuay, value);
    }
}

/// Keeps one share for one holder; whatever else comes here can be fetched.
contract Strandbox {
    address public immutable holder = msg.sender;
    address public share;
    uint256 public until;

    function lock(address share_, uint256 until_) external {
        require(msg.sender == holder && share == address(0), "once");
        (share, until) = (share_, until_);
        IShare(share_).transferFrom(msg.sender, address(this), IShare(share_).balanceOf(msg.sender));
    }

    function release() external {
        require(block.timestamp >= until, "locked");
        IShare(share).transfer(holder, IShare(share).balanceOf(address(this)));
    }

    function recoverStray(address coin, uint256 value) external {
        require(msg.sender == holder, "holder");
        // twin: require(coin != share, "locked");
        IShare(coin).transfer(holder, value);
    }
}

/// The code of a vault; what stands in front of it can take another.
contract TidevaultCode {
    address private _code;
    address private _warden;
    mapping(address => uint256) public until;
    mapping(address => address) public holderOf;

    function lock(address share, uint256 until_) external {
        require(holderOf[share] == address(0), "locked");
        (holderOf[share], until[share]) = (msg.sender, until_);
        IShare(share).transferFrom(msg.sender, address(this), IShare(share).balanceOf(msg.sender));
    }

    function open(address share) external {
        require(block.timestamp >= until[share], "locked");
        IShare(share).transfer(holderOf[share], IShare(share).balanceOf(address(this)));
    }
}

contract Tidevault {
    address private _code;
    address private _warden;

    constructor(address code, address warden) {
        (_code, _warden) = (code, warden);
    }

    fallback() external payable {
        if (msg.sig == 0x3659cfe6 && msg.sender == _warden) {
            _code = address(uint160(uint256(bytes32(msg.data[4:36]))));
            return;
        }
        (bool ok, bytes memory output) = _code.delegatecall(msg.data);
        assembly {
            if iszero(ok) { revert(add(output, 32), mload(output)) }
            return(add(output, 32), mload(output))
        }
    }
}

/// Plain coins whose shares of the pool lie in one of these.
contract Quaysidewren is Hearthcoin {
    constructor() Hearthcoin("Quaysidewren", "QYWR", 70) {}
}

contract Strandlarkin is Hearthcoin {
    constructor() Hearthcoin("Strandlarkin", "STLK", 1_100) {}
}

contract Tidepoolmew is Hearthcoin {
    constructor() Hearthcoin("Tidepoolmew", "TPMW", 18) {}
}

contract Threshmole is Hearthcoin {
    constructor() Hearthcoin("Threshmole", "THML", 250) {}
}
