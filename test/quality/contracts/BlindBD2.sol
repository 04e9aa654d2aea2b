// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20 as Lean} from "solady/src/tokens/ERC20.sol";
import {OwnableRoles} from "solady/src/auth/OwnableRoles.sol";
import {LibClone} from "solady/src/utils/LibClone.sol";
import {ERC20 as Mate} from "solmate/src/tokens/ERC20.sol";
import {Owned} from "solmate/src/auth/Owned.sol";

/// Emission of two of a hundred a year at most, to whom a role names; the owner is three of five.
contract Ploverain is Lean, OwnableRoles {
    uint256 public constant EMITTER = _ROLE_0;
    uint256 public lastEmission;

    error Bounded();

    constructor(address house) {
        _initializeOwner(house);
        _grantRoles(house, EMITTER);
        lastEmission = block.timestamp;
        _mint(msg.sender, 33_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Ploverain";
    }

    function symbol() public pure override returns (string memory) {
        return "PLOV";
    }

    /// What was not minted in a month is lost.
    function emitTo(address to, uint256 value) external onlyRoles(EMITTER) {
        uint256 spent = block.timestamp - lastEmission;
        if (spent > 30 days) spent = 30 days;
        if (value > (totalSupply() * 2 * spent) / (100 * 365 days)) revert Bounded();
        lastEmission = block.timestamp;
        _mint(to, value);
    }
}

/// What clones of the press run: name and symbol stand behind the code of the clone.
contract PressedCoin is Lean {
    bool private _poured;

    constructor() {
        _poured = true;
    }

    function pour(address to) external {
        require(!_poured);
        _poured = true;
        _mint(to, uint256(_word(64)) * 1 ether);
    }

    function _word(uint256 at) private view returns (bytes32 word) {
        bytes memory all = LibClone.argsOnClone(address(this), at, at + 32);
        assembly {
            word := mload(add(all, 32))
        }
    }

    function name() public view override returns (string memory) {
        return _short(_word(0));
    }

    function symbol() public view override returns (string memory) {
        return _short(_word(32));
    }

    function _short(bytes32 word) private pure returns (string memory) {
        uint256 length;
        while (length < 32 && word[length] != 0) length++;
        bytes memory out = new bytes(length);
        for (uint256 i; i < length; i++) out[i] = word[i];
        return string(out);
    }
}

/// Owns ether; who burns gets his share of it. Nobody else gets any.
contract Hearthpenny is Mate {
    event Redeemed(address indexed who, uint256 burnt, uint256 paid);

    constructor() Mate("Hearthpenny", "HPNY", 18) {
        _mint(msg.sender, 1_000_000 ether);
    }

    receive() external payable {}

    function worth(uint256 value) public view returns (uint256) {
        return (address(this).balance * value) / totalSupply;
    }

    function redeem(uint256 value, uint256 least) external {
        uint256 paid = worth(value);
        require(paid >= least, "less");
        _burn(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: paid}("");
        require(ok, "ether");
        emit Redeemed(msg.sender, value, paid);
    }
}

interface IPairs {
    function createPair(address a, address b) external returns (address);
}

/// Two of a hundred of trades for an account without powers; the owner may go to five at most.
contract Tansyfoot is Mate, Owned {
    address public immutable pool;
    address public collector;
    uint256 public feeBps = 200;
    uint256 public constant MOST = 500;

    event FeeSet(uint256 bps);

    constructor(address collector_) Mate("Tansyfoot", "TANS", 18) Owned(msg.sender) {
        collector = collector_;
        pool = IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _mint(msg.sender, 500_000_000 ether);
    }

    function setFee(uint256 bps) external onlyOwner {
        require(bps <= MOST, "five at most");
        feeBps = bps;
        emit FeeSet(bps);
    }

    function setCollector(address to) external onlyOwner {
        require(to != address(0) && to != pool);
        collector = to;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        return super.transfer(to, _cut(msg.sender, to, value));
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        uint256 cut = _cutOf(from, to, value);
        if (cut != 0) super.transferFrom(from, collector, cut);
        return super.transferFrom(from, to, value - cut);
    }

    function _cut(address from, address to, uint256 value) private returns (uint256) {
        uint256 cut = _cutOf(from, to, value);
        if (cut != 0) super.transfer(collector, cut);
        return value - cut;
    }

    function _cutOf(address from, address to, uint256 value) private view returns (uint256) {
        if (from != pool && to != pool) return 0;
        if (from == owner || to == owner) return 0;
        return (value * feeBps) / 10_000;
    }
}

/// Keeps its team's share in lockers that it makes itself by CREATE2, one for each; each pays out over two years.
contract Yarrowgate is Mate {
    address[3] public lockers;

    constructor(address[3] memory team) Mate("Yarrowgate", "YRGT", 18) {
        for (uint256 i; i < 3; i++) {
            YarrowLocker one = new YarrowLocker{salt: keccak256(abi.encode("yarrow", i, team[i]))}(team[i]);
            lockers[i] = address(one);
            _mint(address(one), 4_000_000 ether);
        }
        _mint(msg.sender, 68_000_000 ether);
    }

    function lockerOf(uint256 i, address member) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(YarrowLocker).creationCode, abi.encode(member)));
        bytes32 salt = keccak256(abi.encode("yarrow", i, member));
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", address(this), salt, code)))));
    }
}

contract YarrowLocker {
    address public immutable coin = msg.sender;
    address public immutable member;
    uint256 public immutable since = block.timestamp;
    uint256 public released;
    uint256 private constant CLIFF = 90 days;
    uint256 private constant SPAN = 730 days;

    constructor(address member_) {
        member = member_;
    }

    function releasable() public view returns (uint256) {
        uint256 age = block.timestamp - since;
        if (age < CLIFF) return 0;
        uint256 all = Mate(coin).balanceOf(address(this)) + released;
        return (age >= SPAN ? all : (all * age) / SPAN) - released;
    }

    function release() external {
        uint256 due = releasable();
        released += due;
        Mate(coin).transfer(member, due);
    }
}
