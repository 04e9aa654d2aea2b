// 0.8 runs=800 ir evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20 as Lean} from "solmate/src/tokens/ERC20.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";
import {ERC4626} from "solady/src/tokens/ERC4626.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Snapshot} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

/// The coin that lies in vaults and wrappers.
contract Groat is Lean {
    constructor() Lean("Groat", "GROT", 18) {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Share of a vault. What is earned comes in over seven days, so that nobody jumps in for it.
contract Hollybank is ERC4626 {
    using SafeTransferLib for Lean;

    uint256 private constant SPAN = 7 days;
    Lean private immutable _coin;
    uint256 public profit;
    uint256 public since;

    event Earned(address indexed from, uint256 amount);

    constructor(Lean coin) {
        _coin = coin;
    }

    function name() public pure override returns (string memory) {
        return "Hollybank Groat";
    }

    function symbol() public pure override returns (string memory) {
        return "hGROT";
    }

    function asset() public view override returns (address) {
        return address(_coin);
    }

    function pending() public view returns (uint256) {
        uint256 gone = block.timestamp - since;
        return gone >= SPAN ? 0 : profit - (profit * gone) / SPAN;
    }

    function totalAssets() public view override returns (uint256) {
        return _coin.balanceOf(address(this)) - pending();
    }

    /// Whoever has earned something for the vault brings it.
    function earn(uint256 amount) external {
        profit = pending() + amount;
        since = block.timestamp;
        _coin.safeTransferFrom(msg.sender, address(this), amount);
        emit Earned(msg.sender, amount);
    }
}

/// A groat in a jacket: one for one, with permits.
contract Gorsewrap is Lean {
    using SafeTransferLib for Lean;

    Lean public immutable underlying;

    constructor(Lean underlying_) Lean("Gorsewrap Groat", "wGROT", 18) {
        underlying = underlying_;
    }

    function depositFor(address to, uint256 amount) external returns (bool) {
        underlying.safeTransferFrom(msg.sender, address(this), amount);
        _mint(to, amount);
        return true;
    }

    function withdrawTo(address to, uint256 amount) external returns (bool) {
        _burn(msg.sender, amount);
        underlying.safeTransfer(to, amount);
        return true;
    }
}

/// Minted on arrival, burnt on departure.
contract Larkspan is Lean {
    address public immutable post;

    constructor(address post_) Lean("Larkspan", "LARK", 6) {
        post = post_;
        _mint(msg.sender, 40_000_000e6);
    }

    function arrive(address to, uint256 amount) external {
        require(msg.sender == post, "post");
        _mint(to, amount);
    }

    function depart(address from, uint256 amount) external {
        require(msg.sender == post, "post");
        _burn(from, amount);
    }
}

/// The post of the bridge: a majority of its riders confirm what came; no more than a hundredth of the supply a day.
contract LarkspanPost {
    address public immutable council;
    Larkspan public coin;
    uint256 public riders;
    mapping(address => bool) public isRider;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => mapping(address => bool)) private _has;
    mapping(bytes32 => bool) public delivered;
    mapping(uint256 => uint256) public arrivedOn;

    event Sent(address indexed from, bytes32 to, uint256 amount);
    event Delivered(bytes32 indexed letter, address indexed to, uint256 amount);

    constructor(address council_, address[] memory first) {
        council = council_;
        for (uint256 i; i < first.length; ++i) isRider[first[i]] = true;
        riders = first.length;
    }

    function bind(Larkspan coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function setRider(address who, bool on) external {
        require(msg.sender == council && isRider[who] != on, "council");
        isRider[who] = on;
        on ? ++riders : --riders;
        require(riders >= 3, "too few");
    }

    function send(bytes32 to, uint256 amount) external {
        coin.depart(msg.sender, amount);
        emit Sent(msg.sender, to, amount);
    }

    function confirm(bytes32 source, address to, uint256 amount) external {
        bytes32 letter = keccak256(abi.encode(source, to, amount));
        require(isRider[msg.sender] && !_has[letter][msg.sender] && !delivered[letter], "no");
        _has[letter][msg.sender] = true;
        if (++confirmations[letter] * 2 <= riders) return;
        delivered[letter] = true;
        uint256 today = block.timestamp / 1 days;
        arrivedOn[today] += amount;
        require(arrivedOn[today] <= coin.totalSupply() / 100, "enough for today");
        coin.arrive(to, amount);
        emit Delivered(letter, to, amount);
    }
}

/// Coin of a game; its server awards a little a day, and never more than five millions in all.
contract Fennelquest is Lean {
    address public immutable council;
    address public server;
    uint256 public awarded;
    mapping(uint256 => uint256) public awardedOn;
    uint256 public constant DAILY = 10_000 ether;
    uint256 public constant EVER = 5_000_000 ether;

    event Awarded(address indexed to, uint256 amount, bytes32 quest);

    constructor(address council_) Lean("Fennelquest", "FENQ", 18) {
        (council, server) = (council_, msg.sender);
        _mint(msg.sender, 95_000_000 ether);
    }

    function setServer(address server_) external {
        require(msg.sender == council, "council");
        server = server_;
    }

    function award(address to, uint256 amount, bytes32 quest) external {
        require(msg.sender == server, "server");
        uint256 today = block.timestamp / 1 days;
        require((awardedOn[today] += amount) <= DAILY && (awarded += amount) <= EVER, "enough");
        _mint(to, amount);
        emit Awarded(to, amount, quest);
    }
}

/// Snapshots for the votes of its club; its owner takes them and can do nothing else.
contract Snapperling is ERC20Snapshot, Ownable {
    constructor() ERC20("Snapperling", "SNPL") {
        _mint(msg.sender, 15_000_000 ether);
    }

    function snapshot() external onlyOwner returns (uint256) {
        return _snapshot();
    }
}
