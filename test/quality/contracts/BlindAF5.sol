// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.16;

import {SafeMath} from "./Base5.sol";

contract Entries {
    using SafeMath for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    function approve(address spender, uint256 amount) public returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _moveEntry(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        if (from != msg.sender && allowance[from][msg.sender] != uint256(-1))
            allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _moveEntry(from, to, amount);
        return true;
    }

    function _moveEntry(address from, address to, uint256 amount) internal {
        require(to != address(0), "to the zero address");
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(from, to, amount);
    }

    function _mintEntry(address to, uint256 amount) internal {
        totalSupply = totalSupply.add(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(address(0), to, amount);
    }

    function _burnEntry(address from, uint256 amount) internal {
        balanceOf[from] = balanceOf[from].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Transfer(from, address(0), amount);
    }
}

contract Kept {
    address public owner = msg.sender;

    event OwnerChanged(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "only the owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnerChanged(owner, to);
        owner = to;
    }
}

/// Ten million, votes with checkpoints, delegation by signature, and nobody above it.
contract Kontor is Entries {
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    string public constant name = "Kontor";
    string public constant symbol = "KONT";
    uint8 public constant decimals = 18;
    bytes32 private constant DELEGATION = keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    mapping(address => address) public delegates;
    mapping(address => uint256) public nonces;
    mapping(address => Checkpoint[]) private _points;

    event DelegateChanged(address indexed who, address indexed from, address indexed to);
    event DelegateVotesChanged(address indexed delegate, uint256 before, uint256 votes);

    constructor() public {
        _mintEntry(msg.sender, 10000000e18);
    }

    function delegate(address to) external {
        _delegate(msg.sender, to);
    }

    function delegateBySig(address to, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) external {
        uint256 chain;
        assembly {
            chain := chainid()
        }
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), chain, address(this)));
        bytes32 what = keccak256(abi.encode(DELEGATION, to, nonce, expiry));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domain, what)), v, r, s);
        require(signer != address(0) && nonce == nonces[signer]++ && now <= expiry, "invalid signature");
        _delegate(signer, to);
    }

    function getCurrentVotes(address who) public view returns (uint96) {
        uint256 count = _points[who].length;
        return count == 0 ? 0 : _points[who][count - 1].votes;
    }

    function getPriorVotes(address who, uint256 blockNumber) external view returns (uint96) {
        require(blockNumber < block.number, "not yet determined");
        for (uint256 i = _points[who].length; i > 0; i--)
            if (_points[who][i - 1].fromBlock <= blockNumber) return _points[who][i - 1].votes;
        return 0;
    }

    function _moveEntry(address from, address to, uint256 amount) internal {
        super._moveEntry(from, to, amount);
        _moveVotes(delegates[from], delegates[to], uint96(amount));
    }

    function _delegate(address who, address to) private {
        emit DelegateChanged(who, delegates[who], to);
        _moveVotes(delegates[who], to, uint96(balanceOf[who]));
        delegates[who] = to;
    }

    function _moveVotes(address from, address to, uint96 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) _write(from, getCurrentVotes(from) - amount);
        if (to != address(0)) _write(to, getCurrentVotes(to) + amount);
    }

    function _write(address who, uint96 votes) private {
        emit DelegateVotesChanged(who, getCurrentVotes(who), votes);
        uint256 count = _points[who].length;
        if (count > 0 && _points[who][count - 1].fromBlock == block.number) _points[who][count - 1].votes = votes;
        else _points[who].push(Checkpoint(uint32(block.number), votes));
    }
}

contract Wards {
    mapping(address => uint256) public wards;

    event Rely(address indexed usr);
    event Deny(address indexed usr);

    constructor() public {
        wards[msg.sender] = 1;
    }

    modifier auth() {
        require(wards[msg.sender] == 1, "not-authorized");
        _;
    }

    function rely(address usr) external auth {
        wards[usr] = 1;
        emit Rely(usr);
    }

    function deny(address usr) external auth {
        wards[usr] = 0;
        emit Deny(usr);
    }
}

/// The books of the system: ether against debt, at a price that is fed to it, and never more debt than the line.
contract CofferVat is Wards {
    using SafeMath for uint256;

    uint256 public spot = 1400e18;
    uint256 public line = 20000000e18;
    uint256 public debt;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;
    mapping(address => uint256) public dai;
    mapping(address => mapping(address => bool)) public can;

    function hope(address usr) external {
        can[msg.sender][usr] = true;
    }

    function file(bytes32 what, uint256 value) external auth {
        if (what == "line") line = value;
        else if (what == "spot") spot = value;
        else revert("unrecognized");
    }

    function lock() external payable {
        ink[msg.sender] = ink[msg.sender].add(msg.value);
    }

    function draw(uint256 amount) external {
        art[msg.sender] = art[msg.sender].add(amount);
        debt = debt.add(amount);
        dai[msg.sender] = dai[msg.sender].add(amount);
        require(debt <= line && art[msg.sender] <= ink[msg.sender].mul(spot) / 1e18, "ceiling or not safe");
    }

    function wipe(uint256 amount) external {
        dai[msg.sender] = dai[msg.sender].sub(amount);
        art[msg.sender] = art[msg.sender].sub(amount);
        debt = debt.sub(amount);
    }

    function free(uint256 amount) external {
        ink[msg.sender] = ink[msg.sender].sub(amount);
        require(art[msg.sender] <= ink[msg.sender].mul(spot) / 1e18, "not safe");
        msg.sender.transfer(amount);
    }

    function move(address src, address dst, uint256 amount) external {
        require(src == msg.sender || can[src][msg.sender], "not-allowed");
        dai[src] = dai[src].sub(amount);
        dai[dst] = dai[dst].add(amount);
    }
}

/// Lets debt of the books out as coins and takes it in again.
contract CofferJoin {
    CofferVat public vat;
    CofferCoin public coin;

    constructor(CofferVat vat_) public {
        vat = vat_;
    }

    function init(CofferCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function join(address usr, uint256 wad) external {
        coin.burn(msg.sender, wad);
        vat.move(address(this), usr, wad);
    }

    function exit(address usr, uint256 wad) external {
        vat.move(msg.sender, address(this), wad);
        coin.mint(usr, wad);
    }
}

contract CofferCoin is Entries, Wards {
    string public constant name = "Coffer Coin";
    string public constant symbol = "COFR";
    uint8 public constant decimals = 18;

    function mint(address usr, uint256 wad) external auth {
        _mintEntry(usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        if (usr != msg.sender && allowance[usr][msg.sender] != uint256(-1))
            allowance[usr][msg.sender] = allowance[usr][msg.sender].sub(wad);
        _burnEntry(usr, wad);
    }

    function push(address usr, uint256 wad) external {
        transfer(usr, wad);
    }

    function pull(address usr, uint256 wad) external {
        transferFrom(usr, msg.sender, wad);
    }
}

contract CustodyMembers is Kept {
    address public custodian;
    mapping(address => bool) public isMerchant;

    function setCustodian(address to) external onlyOwner {
        custodian = to;
    }

    function setMerchant(address who, bool to) external onlyOwner {
        isMerchant[who] = to;
    }
}

/// Owns the coin, mints what the desk says, pauses when its owner says so.
contract CustodyController is Kept {
    MintedSilver public coin;
    address public desk;

    function init(MintedSilver coin_, address desk_) external onlyOwner {
        require(address(coin) == address(0));
        (coin, desk) = (coin_, desk_);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == desk, "only the desk");
        coin.mint(to, amount);
    }

    function setPaused(bool to) external onlyOwner {
        coin.setPaused(to);
    }
}

/// A merchant asks, the custodian confirms that the metal has come; what goes back is burnt first.
contract CustodyDesk {
    struct Ask {
        address merchant;
        uint256 amount;
        string receipt;
        bool done;
    }

    CustodyMembers public members;
    CustodyController public controller;
    Ask[] public asks;

    event Asked(uint256 indexed id, address indexed merchant, uint256 amount, string receipt);

    constructor(CustodyMembers members_, CustodyController controller_) public {
        (members, controller) = (members_, controller_);
    }

    function ask(uint256 amount, string calldata receipt) external {
        require(members.isMerchant(msg.sender), "no merchant");
        emit Asked(asks.length, msg.sender, amount, receipt);
        asks.push(Ask(msg.sender, amount, receipt, false));
    }

    function confirm(uint256 id) external {
        require(msg.sender == members.custodian() && !asks[id].done, "no custodian, or done");
        asks[id].done = true;
        controller.mint(asks[id].merchant, asks[id].amount);
    }
}

contract MintedSilver is Entries {
    string public constant name = "Minted Silver";
    string public constant symbol = "MSLV";
    uint8 public constant decimals = 8;
    address public controller;
    bool public paused;

    constructor(address controller_) public {
        controller = controller_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == controller, "only the controller");
        _mintEntry(to, amount);
    }

    function setPaused(bool to) external {
        require(msg.sender == controller, "only the controller");
        paused = to;
    }

    function burn(uint256 amount) external {
        _burnEntry(msg.sender, amount);
    }

    function _moveEntry(address from, address to, uint256 amount) internal {
        require(!paused, "paused");
        super._moveEntry(from, to, amount);
    }
}
