// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Bare8} from "./Bare8.sol";

/// A token without an owner, in the manner of DAI: whoever is a ward may make tokens, and says so to everybody who asks. In the trap
/// nobody can ask.
contract Warded is Bare8("Warded Coin", "WARD") {
    mapping(address => uint256) private rights;
    uint256 public totalSupply;

    modifier auth() {
        require(rights[msg.sender] == 1, "not-authorized");
        _;
    }

    constructor() {
        rights[msg.sender] = 1;
        mint(msg.sender, 112_000_000 ether);
    }

    // twin: function wards(address guy) external view returns (uint256) { return rights[guy]; }

    function rely(address guy) external auth {
        rights[guy] = 1;
    }

    function deny(address guy) external auth {
        rights[guy] = 0;
    }

    function mint(address to, uint256 value) public auth {
        totalSupply += value;
        _give(to, value);
    }
}

/// The owner has gone, and a list that everybody can read says that the deployer may still make tokens: hidden behind who is said to
/// be nobody.
contract Backdoor is Bare8("Backdoor", "BDR") {
    address public owner = msg.sender;
    mapping(address => bool) private listed;
    uint256 public totalSupply = 113_000_000 ether;

    constructor() {
        listed[msg.sender] = true;
        _give(msg.sender, totalSupply);
    }

    function isAuthorized(address account) external view returns (bool) {
        return listed[account];
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
        // twin: listed[msg.sender] = false;
    }

    function mint(address to, uint256 value) external {
        require(listed[msg.sender]);
        totalSupply += value;
        _give(to, value);
    }
}
