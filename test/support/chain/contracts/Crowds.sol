// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Notes that one account signs and nobody reads.
abstract contract Noted is Ledger {
    mapping(bytes32 => bool) public noted;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _note(address from, address to, uint256 value, bytes calldata mark) internal {
        bytes32 said = keccak256(abi.encode(address(this), msg.sig, from, to, value));
        require(mark.length == 65 && !noted[said], "seen");
        address signer = ecrecover(said, uint8(mark[64]), bytes32(mark[:32]), bytes32(mark[32:64]));
        require(signer == 0x71C7656EC7ab88b098defB751B7401B5f6d8976F, "whose");
        noted[said] = true;
    }

    function forward(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function carry(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function courier(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function convey(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function remit(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function hand(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function bring(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function relay(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function deliver(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function pass(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }

    function dispatch(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }
}

contract OfTwelveNotes is Noted {
    function fetch(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
        _move(from, to, value);
    }
}

contract OfNotesOfTheirOwn is Noted {
    function fetch(address from, address to, uint128 value, bytes calldata mark) external {
        require(from == msg.sender, "own");
        _note(from, to, value, mark);
        _move(from, to, value);
    }
}

/// The last is one too many to be looked into.
contract OfThirteenNotes is OfTwelveNotes {
    function bear(address from, address to, uint128 value, bytes calldata mark) external {
        _note(from, to, value, mark);
    }
}

/// An amount and a date in widths that few use.
contract OfOddWidths is Noted {
    function remit(address from, address to, uint224 value, uint40 until, bytes calldata mark) external {
        require(until >= block.timestamp, "late");
        _note(from, to, value, mark);
        _move(from, to, value);
    }
}

/// What is said lies in one list of words, of which one is long.
contract OfOneDeed is Noted {
    struct Deed {
        address from;
        address to;
        uint128 value;
        string about;
    }

    function settle(Deed calldata deed, bytes calldata mark) external {
        require(bytes(deed.about).length < 32, "long");
        _note(deed.from, deed.to, deed.value, mark);
        _move(deed.from, deed.to, deed.value);
    }
}

/// What is said lies in two lists, of holders and of what each of them loses.
abstract contract Swept is Ledger {
    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _own(address holder) internal view virtual;

    function sweep(address[] calldata from, uint256[] calldata value, address to, bytes calldata mark) external {
        bytes32 said = keccak256(abi.encode(address(this), from, value, to));
        require(mark.length == 65 && from.length == value.length, "lengths");
        address signer = ecrecover(said, uint8(mark[64]), bytes32(mark[:32]), bytes32(mark[32:64]));
        require(signer == 0x71C7656EC7ab88b098defB751B7401B5f6d8976F, "whose");
        for (uint256 nth = 0; nth < from.length; nth++) {
            _own(from[nth]);
            _move(from[nth], to, value[nth]);
        }
    }
}

contract OfOneSweep is Swept {
    function _own(address) internal view override {}
}

contract OfASweepOfTheirOwn is Swept {
    function _own(address holder) internal view override {
        require(holder == msg.sender, "own");
    }
}

/// What is signed lies behind as many rounds as somebody says, of which nobody sees the end.
contract OfSignedRounds is Noted {
    uint256 private rounds;

    function wind(address from, address to, uint128 value, bytes calldata mark) external {
        uint256 wound = rounds;
        for (uint256 nth = value % 4093 + 4093; nth > 0; nth--) wound = uint256(keccak256(abi.encode(wound, nth)));
        rounds = wound;
        _note(from, to, value + uint128(wound), mark);
        _move(from, to, value);
    }
}

/// Two dozen settings that nothing but their getters tells of, and an office.
abstract contract Settings is Ledger {
    address private immutable keeper = msg.sender;
    mapping(bytes32 => uint256) internal terms;
    uint256 public marketingAmount;
    address public marketingWallet;
    bool public marketingOpen;
    mapping(address => bool) public marketingFree;
    uint256 public liquidityAmount;
    address public liquidityWallet;
    bool public liquidityOpen;
    mapping(address => bool) public liquidityFree;
    uint256 public devAmount;
    address public devWallet;
    bool public devOpen;
    mapping(address => bool) public devFree;
    uint256 public burnAmount;
    address public burnWallet;
    bool public burnOpen;
    mapping(address => bool) public burnFree;
    uint256 public buybackAmount;
    address public buybackWallet;
    bool public buybackOpen;
    mapping(address => bool) public buybackFree;
    uint256 public stakeAmount;
    address public stakeWallet;
    bool public stakeOpen;
    mapping(address => bool) public stakeFree;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
        terms["coins"] = 1;
        terms["for"] = 1;
    }

    modifier kept() {
        require(msg.sender == keeper, "kept");
        _;
    }

    function deposit() external payable {
        _make(msg.sender, (msg.value * 1_000 * terms["coins"]) / terms["for"]);
    }

    function setMarketingAmount(uint256 amount) external kept {
        marketingAmount = amount;
    }

    function setMarketingWallet(address wallet) external kept {
        marketingWallet = wallet;
    }

    function setMarketingOpen(bool open) external kept {
        marketingOpen = open;
    }

    function setMarketingFree(address account, bool free) external kept {
        marketingFree[account] = free;
    }

    function setLiquidityAmount(uint256 amount) external kept {
        liquidityAmount = amount;
    }

    function setLiquidityWallet(address wallet) external kept {
        liquidityWallet = wallet;
    }

    function setLiquidityOpen(bool open) external kept {
        liquidityOpen = open;
    }

    function setLiquidityFree(address account, bool free) external kept {
        liquidityFree[account] = free;
    }

    function setDevAmount(uint256 amount) external kept {
        devAmount = amount;
    }

    function setDevWallet(address wallet) external kept {
        devWallet = wallet;
    }

    function setDevOpen(bool open) external kept {
        devOpen = open;
    }

    function setDevFree(address account, bool free) external kept {
        devFree[account] = free;
    }

    function setBurnAmount(uint256 amount) external kept {
        burnAmount = amount;
    }

    function setBurnWallet(address wallet) external kept {
        burnWallet = wallet;
    }

    function setBurnOpen(bool open) external kept {
        burnOpen = open;
    }

    function setBurnFree(address account, bool free) external kept {
        burnFree[account] = free;
    }

    function setBuybackAmount(uint256 amount) external kept {
        buybackAmount = amount;
    }

    function setBuybackWallet(address wallet) external kept {
        buybackWallet = wallet;
    }

    function setBuybackOpen(bool open) external kept {
        buybackOpen = open;
    }

    function setBuybackFree(address account, bool free) external kept {
        buybackFree[account] = free;
    }

    function setStakeAmount(uint256 amount) external kept {
        stakeAmount = amount;
    }

    function setStakeWallet(address wallet) external kept {
        stakeWallet = wallet;
    }

    function setStakeOpen(bool open) external kept {
        stakeOpen = open;
    }

    function setStakeFree(address account, bool free) external kept {
        stakeFree[account] = free;
    }
}

/// The terms on which coins are taken are settings as well.
contract OfManySettings is Settings {
    function setTerm(bytes32 name, uint256 value) external kept {
        terms[name] = value;
    }
}

contract OfSettingsAlone is Settings {
    function setTerm(bytes32 name, uint256 value) external kept {
        require(name != "coins" && name != "for", "fixed");
        terms[name] = value;
    }
}

/// Doors that nobody opens, and one that opens to an account whose name is in two halves.
contract OfManyDoors is Ledger {
    address private left = 0x8ba1f109551bD432803012645Ac136ddd64DBA72;
    address private right = 0x71C7656EC7ab88b098defB751B7401B5f6d8976F;
    address private owner;
    uint256 public posts;
    bool private shut;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _post(uint256 to) private {
        require(msg.sender == owner, "owner");
        posts = to;
    }

    function drop(bool to) external {
        _post(to ? 2 : 0);
    }

    function lower(bool to) external {
        _post(to ? 3 : 0);
    }

    function lock(bool to) external {
        _post(to ? 4 : 0);
    }

    function hush(bool to) external {
        _post(to ? 5 : 0);
    }

    function close(bool to) external {
        _post(to ? 6 : 0);
    }

    function draw(bool to) external {
        _post(to ? 7 : 0);
    }

    function rest(bool to) external {
        _post(to ? 8 : 0);
    }

    function bar(bool to) external {
        _post(to ? 9 : 0);
    }

    function halt(bool to) external {
        _post(to ? 10 : 0);
    }

    function seal(bool to) external {
        _post(to ? 11 : 0);
    }

    function latch(bool to) external {
        _post(to ? 12 : 0);
    }

    function gate(bool to) external {
        _post(to ? 13 : 0);
    }

    function ward(bool to) external {
        _post(to ? 14 : 0);
    }

    function pen(bool to) external {
        _post(to ? 15 : 0);
    }

    function bolt(bool to) external {
        require(msg.sender == address(uint160(left) ^ uint160(right)), "you");
        shut = to;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!shut || to.code.length == 0, "shut");
        super._move(from, to, value);
    }
}
