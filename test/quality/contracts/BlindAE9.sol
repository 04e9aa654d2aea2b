// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Names the contracts of a system.
contract AddressBook is Ownable {
    mapping(bytes32 => address) public repository;

    event AddressImported(bytes32 name, address destination);

    function importAddresses(bytes32[] calldata names, address[] calldata destinations) external onlyOwner {
        require(names.length == destinations.length, "Input lengths must match");
        for (uint256 i = 0; i < names.length; i++) {
            // twin: require(repository[names[i]] == address(0), "Already imported");
            repository[names[i]] = destinations[i];
            emit AddressImported(names[i], destinations[i]);
        }
    }

    function requireAndGetAddress(bytes32 name, string calldata reason) external view returns (address) {
        address found = repository[name];
        require(found != address(0), reason);
        return found;
    }
}

interface ISynthCoin {
    function issue(address to, uint256 value) external;
}

/// Issues a first stipend, and nothing after it.
contract StipendIssuer is Ownable {
    bool public paid;

    function pay(ISynthCoin coin) external onlyOwner {
        require(!paid, "Paid");
        paid = true;
        coin.issue(msg.sender, 100000 * 10**18);
    }
}

contract SynodCoin is Base5("Synod", "SYNOD", 10000000) {
    bytes32 private constant CONTRACT_ISSUER = "Issuer";
    AddressBook public resolver;

    event Issued(address indexed account, uint256 value);

    constructor(AddressBook resolver_) public {
        resolver = resolver_;
    }

    modifier onlyInternalContracts() {
        require(msg.sender == resolver.requireAndGetAddress(CONTRACT_ISSUER, "Missing Issuer address"), "Only internal contracts");
        _;
    }

    function issue(address to, uint256 value) external onlyInternalContracts {
        _book[to] = _book[to].add(value);
        _supply = _supply.add(value);
        emit Transfer(address(0), to, value);
        emit Issued(to, value);
    }
}
