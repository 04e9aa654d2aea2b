// 0.8 runs=200 evm=cancun ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// Made by a launchpad: moves between the launchpad and others only, until it is listed.
contract ModalMonkey is ERC20, Ownable {
    uint256 public constant MODE_NORMAL = 0;
    uint256 public constant MODE_RESTRICTED = 1;
    uint256 public constant MODE_CONTROLLED = 2;
    uint256 public mode = MODE_CONTROLLED;

    constructor() ERC20("Modal Monkey", "MODAL") Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    /// Normal is for ever.
    function setMode(uint256 next) external onlyOwner {
        if (mode != MODE_NORMAL) mode = next;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0)) {
            require(mode != MODE_RESTRICTED, "Token: Transfer is restricted");
            if (mode == MODE_CONTROLLED) require(from == owner() || to == owner(), "Token: Invalid transfer");
        }
        super._update(from, to, value);
    }
}

/// Half belongs to whom the coin is about, over five years.
contract CreatorCoin is ERC20 {
    uint256 public constant VESTING = 5 * 365 days;
    uint256 public constant VESTED = 500_000_000 ether;
    uint256 public immutable start = block.timestamp;
    address public payoutRecipient;
    string public contractURI;
    uint256 public claimed;
    address[] private _owners;

    event PayoutRecipientUpdated(address from, address to);
    event ContractMetadataUpdated(string uri);
    event VestingClaimed(address indexed to, uint256 amount);

    error OnlyOwner();

    modifier onlyOwner() {
        if (!isOwner(msg.sender)) revert OnlyOwner();
        _;
    }

    constructor(address creator, address[] memory owners_, string memory uri) ERC20("mabel", "mabel") {
        (payoutRecipient, _owners, contractURI) = (creator, owners_, uri);
        _mint(address(this), VESTED);
        _mint(msg.sender, 500_000_000 ether);
    }

    function isOwner(address who) public view returns (bool) {
        for (uint256 i; i < _owners.length; i++) if (_owners[i] == who) return true;
        return false;
    }

    function setPayoutRecipient(address to) external onlyOwner {
        require(to != address(0));
        emit PayoutRecipientUpdated(payoutRecipient, to);
        payoutRecipient = to;
    }

    function setContractURI(string calldata uri) external onlyOwner {
        contractURI = uri;
        emit ContractMetadataUpdated(uri);
    }

    function claimable() public view returns (uint256) {
        uint256 passed = block.timestamp - start;
        return (passed >= VESTING ? VESTED : (VESTED * passed) / VESTING) - claimed;
    }

    function claimVesting() external returns (uint256 amount) {
        amount = claimable();
        claimed += amount;
        _transfer(address(this), payoutRecipient, amount);
        emit VestingClaimed(payoutRecipient, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

library Fungible {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

library Picture {
    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed spender, uint256 indexed id);
}

/// Whoever has a whole one has a picture; who has less has none.
contract WholeOnes is Ownable {
    string public constant name = "Whole Ones";
    string public constant symbol = "WHOLE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000 ether;
    uint256 public minted;
    string public baseURI;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(address => bool) public whitelist;
    mapping(uint256 => address) private _ownerOf;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => uint256) private _place;

    constructor() Ownable(msg.sender) {
        whitelist[msg.sender] = true;
        // a pool would spend its gas on pictures
        whitelist[IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Fungible.Transfer(address(0), msg.sender, totalSupply);
    }

    function setWhitelist(address who, bool is_) external onlyOwner {
        require(_owned[who].length == 0, "has pictures");
        whitelist[who] = is_;
    }

    function setBaseURI(string calldata uri) external onlyOwner {
        baseURI = uri;
    }

    function ownerOf(uint256 id) public view returns (address who) {
        who = _ownerOf[id];
        require(who != address(0), "not found");
    }

    function owned(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    function approve(address spender, uint256 valueOrId) external returns (bool) {
        if (valueOrId <= minted && valueOrId > 0) {
            address who = ownerOf(valueOrId);
            require(msg.sender == who || isApprovedForAll[who][msg.sender], "unauthorized");
            getApproved[valueOrId] = spender;
            emit Picture.Approval(who, spender, valueOrId);
        } else {
            allowance[msg.sender][spender] = valueOrId;
            emit Fungible.Approval(msg.sender, spender, valueOrId);
        }
        return true;
    }

    function setApprovalForAll(address operator, bool is_) external {
        isApprovedForAll[msg.sender][operator] = is_;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 valueOrId) external returns (bool) {
        if (valueOrId > minted) {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - valueOrId;
            return _transfer(from, to, valueOrId);
        }
        require(from == ownerOf(valueOrId) && to != address(0), "not the owner's");
        require(
            msg.sender == from || isApprovedForAll[from][msg.sender] || msg.sender == getApproved[valueOrId],
            "unauthorized"
        );
        balanceOf[from] -= 1 ether;
        balanceOf[to] += 1 ether;
        _take(from, valueOrId);
        if (!whitelist[to]) _give(to, valueOrId);
        emit Picture.Transfer(from, to, valueOrId);
        emit Fungible.Transfer(from, to, 1 ether);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        uint256 lost = balanceOf[from] / 1 ether;
        uint256 won = balanceOf[to] / 1 ether;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        if (!whitelist[from])
            for (uint256 i = balanceOf[from] / 1 ether; i < lost; i++) {
                uint256 id = _owned[from][_owned[from].length - 1];
                _take(from, id);
                emit Picture.Transfer(from, address(0), id);
            }
        if (!whitelist[to])
            for (uint256 i = balanceOf[to] / 1 ether; i > won; i--) {
                _give(to, ++minted);
                emit Picture.Transfer(address(0), to, minted);
            }
        emit Fungible.Transfer(from, to, value);
        return true;
    }

    function _give(address to, uint256 id) private {
        _ownerOf[id] = to;
        _place[id] = _owned[to].length;
        _owned[to].push(id);
    }

    function _take(address from, uint256 id) private {
        uint256 last = _owned[from][_owned[from].length - 1];
        _owned[from][_place[id]] = last;
        _place[last] = _place[id];
        _owned[from].pop();
        delete _ownerOf[id];
        delete getApproved[id];
    }
}

/// Two hundred lots for whoever comes, and as much beside for the pool.
contract InkRune is ERC20 {
    uint256 public constant LOT = 1_000 ether;
    uint256 public constant LOTS = 200;
    uint256 public constant PRICE = 0.3 ether;
    address payable public immutable scribe;
    uint256 public inscribed;
    mapping(address => uint256) public lotsOf;

    event Inscribed(address indexed who, uint256 lots, string data);

    constructor() ERC20("ink", "INK") {
        scribe = payable(msg.sender);
        _mint(msg.sender, LOT * LOTS);
    }

    function inscribe(uint256 lots) external payable {
        require(msg.sender == tx.origin && msg.value == PRICE * lots, "no contracts; wrong price");
        require((inscribed += lots) <= LOTS, "all are inscribed");
        require((lotsOf[msg.sender] += lots) <= 10, "ten for each");
        _mint(msg.sender, LOT * lots);
        scribe.transfer(msg.value);
        emit Inscribed(msg.sender, lots, 'data:,{"p":"erc-20","op":"mint","tick":"ink"}');
    }
}

/// Keys to somebody's room, dearer the more there are.
contract KeyDesk {
    address public immutable protocol;
    mapping(address => uint256) public supply;
    mapping(address => mapping(address => uint256)) public keysOf;
    mapping(address => mapping(address => bool)) public operators;

    constructor(address protocol_) {
        protocol = protocol_;
    }

    function priceOf(uint256 from, uint256 count) public pure returns (uint256) {
        uint256 a = from == 0 ? 0 : ((from - 1) * from * (2 * from - 1)) / 6;
        uint256 to = from + count;
        return (((to - 1) * to * (2 * to - 1)) / 6 - a) * 1 ether / 16_000;
    }

    function buy(address subject, uint256 count) external payable {
        uint256 price = priceOf(supply[subject], count);
        uint256 fee = price / 20;
        require(msg.value >= price + 2 * fee, "price");
        supply[subject] += count;
        keysOf[subject][msg.sender] += count;
        _pay(protocol, fee);
        _pay(subject, fee);
        _pay(msg.sender, msg.value - price - 2 * fee);
    }

    function sell(address subject, uint256 count) external {
        uint256 price = priceOf(supply[subject] - count, count);
        keysOf[subject][msg.sender] -= count;
        supply[subject] -= count;
        _pay(protocol, price / 20);
        _pay(subject, price / 20);
        _pay(msg.sender, price - 2 * (price / 20));
    }

    function allow(address operator, bool is_) external {
        operators[msg.sender][operator] = is_;
    }

    function move(address subject, address from, address to, uint256 count) external {
        require(msg.sender == from || operators[from][msg.sender], "not allowed");
        keysOf[subject][from] -= count;
        keysOf[subject][to] += count;
    }

    function _pay(address to, uint256 amount) private {
        (bool ok,) = to.call{value: amount}("");
        require(ok, "ether");
    }
}

/// A key, in parts that can be traded.
contract WrappedKey is ERC20 {
    KeyDesk public immutable desk;
    address public immutable subject;

    constructor(KeyDesk desk_, address subject_) ERC20("Wrapped Key", "wKEY") {
        (desk, subject) = (desk_, subject_);
    }

    function wrap(uint256 count) external {
        desk.move(subject, msg.sender, address(this), count);
        _mint(msg.sender, count * 1 ether);
    }

    function unwrap(uint256 count) external {
        _burn(msg.sender, count * 1 ether);
        desk.move(subject, address(this), msg.sender, count);
    }
}
