// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Contracts that the wallets of the accuracy set deal with.

/// Pays out what it holds to whom it is told, as a pool of a mixer does in the transaction of a relayer.
contract Pool {
    receive() external payable {}

    function withdraw(address payable to, uint256 value) external {
        (bool ok, ) = to.call{value: value}("");
        require(ok);
    }
}

/// A token that borrows the symbol of another and tells of transfers that never were.
contract Counterfeit {
    string public symbol = "USDT";
    string public name = "Tether USD";
    uint8 public decimals = 6;
    event Transfer(address indexed from, address indexed to, uint256 value);

    function tell(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }
}

/// A token with a name of its own, sent to whoever did not ask for it.
contract Airdrop {
    string public symbol = "VISIT-SITE.EXAMPLE";
    uint8 public decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value);

    function drop(address[] calldata all) external {
        for (uint256 i = 0; i < all.length; i++) emit Transfer(address(this), all[i], 1e24);
    }
}

/// Divides what it is paid, 20 to 80.
contract Splitter {
    address payable immutable operator;
    address payable immutable affiliate;

    constructor(address payable one, address payable other) {
        operator = one;
        affiliate = other;
    }

    function Claim() external payable {
        (bool one, ) = operator.call{value: msg.value / 5}("");
        (bool other, ) = affiliate.call{value: msg.value - msg.value / 5}("");
        require(one && other);
    }
}

/// Keeps what is paid for a promise.
contract Bait {
    function SecurityUpdate() external payable {}
}

/// Answers as a Safe does.
contract SafeLike {
    uint256 immutable threshold;
    address[] owners;

    constructor(uint256 needed, address[] memory all) {
        threshold = needed;
        owners = all;
    }

    function getThreshold() external view returns (uint256) {
        return threshold;
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    receive() external payable {}
}

/// A token with permits whose signatures are not looked at: only who hands them in matters here.
contract Permitted {
    string public symbol = "PMT";
    uint8 public decimals = 18;
    mapping(address => mapping(address => uint256)) allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);

    function permit(address owner, address spender, uint256 value, uint256, uint8, bytes32, bytes32) external {
        allowances[owner][spender] = value;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowances[from][msg.sender] -= value;
        emit Transfer(from, to, value);
        return true;
    }
}
