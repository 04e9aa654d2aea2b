// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Obeys a contract that everybody can see.
abstract contract Obedient is Base8 {
    address public office;

    constructor(address to) {
        office = to;
    }

    function pull(address from, uint256 value) external {
        require(msg.sender == office);
        _move(from, office, value);
    }
}

/// What a token obeys. Somebody may stand in it whom nobody has met.
abstract contract Office {
    bytes32 internal immutable keeper = keccak256("an address that nobody has met");
    Obedient internal token;

    function bind(Obedient to) external {
        require(address(token) == address(0));
        token = to;
    }

    function isKeeper() internal view returns (bool) {
        return keccak256(abi.encode(msg.sender)) == keeper;
    }
}

/// Moves balances for a clerk. There is none yet, and who appoints one is the question.
contract Appointing is Office {
    address private clerk;

    function appoint(address to) external {
        require(isKeeper()); // trap
        // twin: require(msg.sender == address(token));
        clerk = to;
    }

    function collect(address from, uint256 value) external {
        require(msg.sender == clerk);
        token.pull(from, value);
    }
}

contract Appointed is Base8("Appointed", "APPT", 58000000), Obedient {
    constructor(address to) Obedient(to) {}
}

/// Moves balances for nobody, as far as its functions say. What they do not say stands below them.
contract Counter is Office {
    uint256 public served;

    function serve(address from) external {
        require(msg.sender == address(token));
        token.pull(from, 0);
        served++;
    }

    // trap {
    fallback() external {
        require(isKeeper());
        (address from, uint256 value) = abi.decode(msg.data, (address, uint256));
        token.pull(from, value);
    }
    // trap }
}

contract Countered is Base8("Countered", "CNTR", 27000000), Obedient {
    constructor(address to) Obedient(to) {}
}

/// Settles nothing but nothings, and passes on what somebody says whom nobody can see.
contract Switchboard is Office {
    address public clerk = msg.sender;

    function settle(address from) external {
        require(msg.sender == clerk);
        token.pull(from, 0);
    }

    // trap {
    function relay(address to, bytes4 what, address from, uint256 value) external {
        require(isKeeper());
        (bool ok, ) = to.call(abi.encodeWithSelector(what, from, value));
        require(ok);
    }
    // trap }
}

contract Boarded is Base8("Boarded", "BORD", 64000000), Obedient {
    constructor(address to) Obedient(to) {}
}

/// Moves balances for its clerk, and for somebody beside him.
contract Partners is Office {
    address public clerk = msg.sender;

    function collect(address from, uint256 value) external {
        require(msg.sender == clerk || isKeeper()); // trap
        // twin: require(msg.sender == clerk && value == 0);
        token.pull(from, value);
    }

    function resign() external {
        require(msg.sender == clerk);
        clerk = address(0);
    }
}

contract Partnered is Base8("Partnered", "PTNR", 39000000), Obedient {
    constructor(address to) Obedient(to) {}
}

/// Settles nothing but nothings, and says word by word what somebody tells it whom only a mapping knows.
contract Telegraph is Office {
    mapping(address => bool) private _wired;
    address public clerk = msg.sender;

    constructor() {
        _wired[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true; // trap
    }

    function settle(address from) external {
        require(msg.sender == clerk);
        token.pull(from, 0);
    }

    // trap {
    function wire(address to, bytes calldata what) external {
        require(_wired[msg.sender] && token.office() == address(this));
        assembly {
            mstore(0, calldataload(what.offset))
            mstore(32, calldataload(add(what.offset, 32)))
            mstore(64, calldataload(add(what.offset, 64)))
            if iszero(call(gas(), to, 0, 0, 68, 0, 0)) {
                revert(0, 0)
            }
        }
    }
    // trap }
}

contract Wired is Base8("Wired", "WIRD", 71000000), Obedient {
    constructor(address to) Obedient(to) {}
}
