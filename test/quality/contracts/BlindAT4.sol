// 0.8 runs=999 ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// Price rises with the supply, and falls with it: the reserve always suffices to take all back.
contract Kestrelwing is ERC20 {
    uint256 private constant SLOPE = 1e9;
    uint256 public reserve;

    constructor() ERC20("Kestrelwing", "KWING") {}

    function costAt(uint256 supply) public pure returns (uint256) {
        return Math.mulDiv(supply, supply, 2e18 * SLOPE);
    }

    function buyFromCurve(uint256 value) external payable {
        uint256 cost = costAt(totalSupply() + value) - reserve;
        require(msg.value >= cost + 1, "more ether");
        reserve += cost + 1;
        _mint(msg.sender, value);
        if (msg.value > cost + 1) payable(msg.sender).transfer(msg.value - cost - 1);
    }

    function sellToCurve(uint256 value, uint256 least) external {
        _burn(msg.sender, value);
        uint256 floor = costAt(totalSupply()) + 1;
        uint256 back = reserve > floor ? reserve - floor : 0;
        require(back >= least, "less than wanted");
        reserve -= back;
        payable(msg.sender).transfer(back);
    }
}

contract HempCoin is ERC20 {
    constructor() ERC20("Hemp Reserve Note", "HEMP") {
        _mint(msg.sender, 9_000_000 ether);
    }
}

/// One to one with hemp notes, both ways. The keeper sets the toll, a hundredth at most; the council the ceiling.
contract LarkinPeg {
    Larkin public immutable larkin;
    IERC20 public immutable hemp;
    address public immutable council;
    address public keeper;
    uint16 public tin;
    uint16 public tout = 10;
    uint256 public ceiling = 8_000_000 ether;
    uint256 public minted;

    constructor(Larkin larkin_, IERC20 hemp_, address council_, address keeper_) {
        larkin = larkin_;
        hemp = hemp_;
        council = council_;
        keeper = keeper_;
    }

    function setTolls(uint16 tin_, uint16 tout_) external {
        require(msg.sender == keeper && tin_ <= 100 && tout_ <= 100, "toll");
        (tin, tout) = (tin_, tout_);
    }

    function setCeiling(uint256 ceiling_) external {
        require(msg.sender == council, "council");
        ceiling = ceiling_;
    }

    function swapIn(uint256 value) external {
        hemp.transferFrom(msg.sender, address(this), value);
        minted += value;
        require(minted <= ceiling, "ceiling");
        larkin.mint(msg.sender, value - (value * tin) / 10_000);
    }

    function swapOut(uint256 value) external {
        larkin.burnFrom(msg.sender, value);
        minted -= value;
        hemp.transfer(msg.sender, value - (value * tout) / 10_000);
    }
}

contract Larkin is ERC20Burnable {
    address public immutable peg;

    constructor(address peg_) ERC20("Larkin", "LARK") {
        peg = peg_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == peg, "peg only");
        _mint(to, value);
    }
}

interface ISwap {
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
}

/// What the protocol earns in ether comes here, buys the coin on the market, and burns it.
contract EmberFurnace {
    ISwap private immutable swap;
    address private immutable weth;
    Emberlyn public immutable coin;
    uint256 public last;

    constructor(ISwap swap_, address weth_, Emberlyn coin_) {
        swap = swap_;
        weth = weth_;
        coin = coin_;
    }

    receive() external payable {}

    function stoke() external {
        require(block.timestamp >= last + 1 hours, "hot");
        last = block.timestamp;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (weth, address(coin));
        uint256 spent = address(this).balance > 0.5 ether ? 0.5 ether : address(this).balance;
        swap.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spent}(0, path, address(this), block.timestamp);
        coin.burn(coin.balanceOf(address(this)));
    }
}

contract Emberlyn is ERC20Burnable {
    address public immutable furnace;
    uint256 public constant FEE = 50;

    constructor(address furnace_) ERC20("Emberlyn", "EMBR") {
        furnace = furnace_;
        _mint(msg.sender, 12_000_000 ether);
    }

    /// Half a percent of what changes hands goes the same way.
    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0) || to == address(0) || from == furnace || to == furnace) return super._update(from, to, value);
        uint256 fee = (value * FEE) / 10_000;
        super._update(from, furnace, fee);
        super._update(from, to, value - fee);
    }
}

/// A bar: hemp in, share out, and what others leave raises the share.
contract HempBar is ERC20("Hemp Bar", "xHEMP") {
    IERC20 public immutable hemp;

    constructor(IERC20 hemp_) {
        hemp = hemp_;
    }

    function enter(uint256 value) external {
        uint256 all = hemp.balanceOf(address(this));
        uint256 what = totalSupply() == 0 || all == 0 ? value : (value * totalSupply()) / all;
        _mint(msg.sender, what);
        hemp.transferFrom(msg.sender, address(this), value);
    }

    function leave(uint256 share) external {
        uint256 what = (share * hemp.balanceOf(address(this))) / totalSupply();
        _burn(msg.sender, share);
        hemp.transfer(msg.sender, what);
    }
}

/// Whoever gives may give with a term: what was given that way, and nothing else, rests until then.
contract Orrisroot is ERC20 {
    struct Term {
        uint128 value;
        uint64 start;
        uint64 end;
    }
    mapping(address => Term) public terms;
    error Resting(uint256 free);

    constructor() ERC20("Orrisroot", "ORRIS") {
        _mint(msg.sender, 6_000_000 ether);
    }

    function resting(address who) public view returns (uint256) {
        Term memory t = terms[who];
        if (block.timestamp >= t.end) return 0;
        return (uint256(t.value) * (t.end - block.timestamp)) / (t.end - t.start);
    }

    /// The one who is given must have asked for it.
    mapping(address => address) public awaits;

    function await_(address giver) external {
        awaits[msg.sender] = giver;
    }

    function giveWithTerm(address to, uint128 value, uint64 span) external {
        require(awaits[to] == msg.sender && span <= 1460 days && terms[to].end < block.timestamp, "not asked for");
        _transfer(msg.sender, to, value);
        terms[to] = Term(value, uint64(block.timestamp), uint64(block.timestamp) + span);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0)) {
            uint256 bound = resting(from);
            uint256 has = balanceOf(from);
            uint256 free = has > bound ? has - bound : 0;
            if (bound > 0 && value > free) revert Resting(free);
        }
        super._update(from, to, value);
    }
}

/// Earned by those who stake, becomes the coin over half a year.
contract EscrowedSorrel is ERC20 {
    Sorrel public immutable coin;
    uint256 public constant SPAN = 180 days;
    uint256 public constant YEARLY = 90_000 ether;
    uint256 public immutable since = block.timestamp;
    uint256 public emitted;
    uint256 public stakedTotal;
    uint256 public perStake;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paid;
    struct Ripening {
        uint256 value;
        uint256 start;
        uint256 taken;
    }
    mapping(address => Ripening) public ripening;

    constructor(Sorrel coin_) ERC20("Escrowed Sorrel", "esSORL") {
        coin = coin_;
    }

    function _accrue() private {
        uint256 should = (YEARLY * (block.timestamp - since)) / 365 days;
        if (stakedTotal > 0) perStake += ((should - emitted) * 1e18) / stakedTotal;
        emitted = should;
        uint256 due = (staked[msg.sender] * (perStake - paid[msg.sender])) / 1e18;
        paid[msg.sender] = perStake;
        if (due > 0) _mint(msg.sender, due);
    }

    function stake(uint256 value) external {
        _accrue();
        coin.transferFrom(msg.sender, address(this), value);
        staked[msg.sender] += value;
        stakedTotal += value;
    }

    function unstake(uint256 value) external {
        _accrue();
        staked[msg.sender] -= value;
        stakedTotal -= value;
        coin.transfer(msg.sender, value);
    }

    function ripen(uint256 value) external {
        require(ripening[msg.sender].value == ripening[msg.sender].taken, "one at a time");
        _burn(msg.sender, value);
        ripening[msg.sender] = Ripening(value, block.timestamp, 0);
    }

    function pick() external {
        Ripening storage r = ripening[msg.sender];
        uint256 gone = block.timestamp - r.start;
        uint256 ripe = gone >= SPAN ? r.value : (r.value * gone) / SPAN;
        uint256 due = ripe - r.taken;
        r.taken = ripe;
        coin.mint(msg.sender, due);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || to == address(0), "stays");
        super._update(from, to, value);
    }
}

contract Sorrel is ERC20 {
    address private immutable escrow;

    constructor(address escrow_) ERC20("Sorrel", "SORL") {
        escrow = escrow_;
        _mint(msg.sender, 4_500_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == escrow);
        _mint(to, value);
    }
}

/// Pays with a signature, many at once.
contract Tessellum is ERC20, EIP712 {
    using ECDSA for bytes32;
    bytes32 private constant AUTH =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    constructor() ERC20("Tessellum", "TESS") EIP712("Tessellum", "2") {
        _mint(msg.sender, 15_000_000 * 10 ** 6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "time");
        require(!authorizationState[from][nonce], "used");
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(AUTH, from, to, value, validAfter, validBefore, nonce)));
        require(digest.recover(signature) == from, "signature");
        authorizationState[from][nonce] = true;
        _transfer(from, to, value);
    }

    function cancelAuthorization(bytes32 nonce) external {
        authorizationState[msg.sender][nonce] = true;
    }

    function batchTransfer(address[] calldata to, uint256[] calldata values) external {
        require(to.length == values.length);
        for (uint256 i; i < to.length; ++i) _transfer(msg.sender, to[i], values[i]);
    }
}

/// Pays and calls. Members of the guild vote on what is minted for its works: two percent a year at most.
contract Guildmark is ERC1363 {
    struct Motion {
        address to;
        uint128 value;
        uint64 ends;
        bool done;
    }
    address[] public members;
    Motion[] public motions;
    mapping(uint256 => mapping(address => bool)) public voted;
    mapping(uint256 => uint256) public ayes;
    mapping(uint256 => uint256) public spentIn;

    constructor(address[] memory members_) ERC20("Guildmark", "GMRK") {
        members = members_;
        _mint(msg.sender, 7_000_000 ether);
    }

    modifier onlyMember() {
        bool found;
        for (uint256 i; i < members.length; i++) found = found || members[i] == msg.sender;
        require(found, "members");
        _;
    }

    function move(address to, uint128 value) external onlyMember {
        motions.push(Motion(to, value, uint64(block.timestamp + 1 days), false));
    }

    function aye(uint256 id) external onlyMember {
        require(!voted[id][msg.sender] && block.timestamp < motions[id].ends, "closed");
        voted[id][msg.sender] = true;
        ayes[id]++;
    }

    function carry(uint256 id) external {
        Motion storage m = motions[id];
        require(!m.done && block.timestamp >= m.ends && ayes[id] * 2 > members.length, "not carried");
        m.done = true;
        uint256 year = block.timestamp / 365 days;
        spentIn[year] += m.value;
        require(spentIn[year] <= totalSupply() / 50, "budget");
        _mint(m.to, m.value);
    }
}

/// Falls from ten times the least price to it, within a week; then whoever likes may buy at the least price.
contract FennelAuction {
    IERC20 public coin;
    uint256 public start;
    uint256 public constant LEAST = 2e13;
    address payable public immutable beneficiary;

    constructor(address payable beneficiary_) {
        beneficiary = beneficiary_;
        start = block.timestamp;
    }

    function price() public view returns (uint256) {
        uint256 gone = block.timestamp - start;
        return gone >= 7 days ? LEAST : LEAST * 10 - (LEAST * 9 * gone) / 7 days;
    }

    function bid(IERC20 coin_) external payable {
        if (address(coin) == address(0)) coin = coin_;
        coin.transfer(msg.sender, (msg.value * 1e18) / price());
        beneficiary.transfer(msg.value);
    }
}

contract Fennelight is ERC20 {
    constructor(address auction) ERC20("Fennelight", "FNL") {
        _mint(msg.sender, 3_000_000 ether);
        _mint(auction, 1_000_000 ether);
    }
}
