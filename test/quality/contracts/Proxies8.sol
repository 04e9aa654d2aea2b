// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

contract Hall is ERC20 {
    string private title;
    string private mark;

    constructor() ERC20("", "") {}

    function initialize(string memory name_, string memory symbol_, address to) external {
        require(totalSupply() == 0, "once");
        (title, mark) = (name_, symbol_);
        _mint(to, 1e26);
    }

    function name() public view override returns (string memory) {
        return title;
    }

    function symbol() public view override returns (string memory) {
        return mark;
    }
}

contract UpgradeableHall is Hall, UUPSUpgradeable {
    address private keeper;

    function settle(string memory name_, string memory symbol_, address to, address keeper_) external {
        require(totalSupply() == 0);
        this.initialize(name_, symbol_, to);
        keeper = keeper_;
    }

    function open(address keeper_) external {
        require(keeper == address(0));
        keeper = keeper_;
    }

    function owner() external view returns (address) {
        return keeper;
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == keeper, "not the keeper");
    }
}

contract Transparent is TransparentUpgradeableProxy {
    constructor(address logic, address owner_, bytes memory data) TransparentUpgradeableProxy(logic, owner_, data) {}
}

contract Universal is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

contract Beacon is UpgradeableBeacon {
    constructor(address logic, address owner_) UpgradeableBeacon(logic, owner_) {}
}

contract Beaconed is BeaconProxy {
    constructor(address beacon, bytes memory data) payable BeaconProxy(beacon, data) {}
}
