// 0.8 runs=300 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as Sola} from "solady/src/tokens/ERC20.sol";
import {ERC20 as Rari} from "solmate/src/tokens/ERC20.sol";

/// A coin, and the pictures that whole coins are.
contract PixelMirror {
    PixelPuffin public immutable base;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor(PixelPuffin base_) {
        base = base_;
    }

    function log(address from, address to, uint256 id) external {
        require(msg.sender == address(base), "base");
        ownerOf[id] = to;
        if (from != address(0)) balanceOf[from]--;
        if (to != address(0)) balanceOf[to]++;
        emit Transfer(from, to, id);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(msg.sender == from && ownerOf[id] == from && to != address(0), "mine");
        base.transferPicture(from, to, id);
    }
}

contract PixelPuffin {
    struct Data {
        uint96 balance;
        bool known;
    }
    string public constant name = "Pixel Puffin";
    string public constant symbol = "PUFF";
    uint8 public constant decimals = 18;
    uint256 private constant UNIT = 1_000 ether;
    uint256 public constant totalSupply = 1_000 * UNIT;
    PixelMirror public immutable mirror;
    mapping(address => Data) private _data;
    mapping(address => uint32[]) private _owned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => uint256) private _at;
    uint32[] private _burnt;
    uint32 private _next = 1;
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor() {
        mirror = new PixelMirror(this);
        _data[msg.sender] = Data(uint96(totalSupply), true);
        _skip[msg.sender] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    mapping(address => bool) private _skip;

    function setSkipNFT(bool on) external {
        _skip[msg.sender] = on;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _data[who].balance;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function transferPicture(address from, address to, uint256 id) external {
        require(msg.sender == address(mirror), "mirror");
        _data[from].balance -= uint96(UNIT);
        _data[to].balance += uint96(UNIT);
        _drop(from, _at[id]);
        _at[id] = _owned[to].length;
        _owned[to].push(uint32(id));
        mirror.log(from, to, id);
        emit Transfer(from, to, UNIT);
    }

    function _drop(address from, uint256 place) private {
        uint32[] storage list = _owned[from];
        uint32 last = list[list.length - 1];
        list[place] = last;
        _at[last] = place;
        list.pop();
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0), "TransferToZeroAddress");
        _data[from].balance -= uint96(amount);
        _data[to].balance += uint96(amount);
        uint256 keeps = _data[from].balance / UNIT;
        while (_owned[from].length > keeps) {
            uint32 id = _owned[from][_owned[from].length - 1];
            _owned[from].pop();
            _burnt.push(id);
            mirror.log(from, address(0), id);
        }
        if (!_skip[to] && to.code.length == 0) {
            uint256 wants = _data[to].balance / UNIT;
            while (_owned[to].length < wants) {
                uint32 id;
                if (_burnt.length > 0) {
                    id = _burnt[_burnt.length - 1];
                    _burnt.pop();
                } else id = _next++;
                _at[id] = _owned[to].length;
                _owned[to].push(id);
                mirror.log(address(0), to, id);
            }
        }
        emit Transfer(from, to, amount);
    }
}

interface IPairs {
    function createPair(address a, address b) external returns (address);
}

/// Both at once: numbers below the count of pictures are pictures.
contract HybridHoopoe {
    string public name = "Hybrid Hoopoe";
    string public symbol = "HOOP";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 2_000 ether;
    uint256 public minted;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public getApproved;
    mapping(uint256 => address) internal _ownerOf;
    mapping(address => uint256[]) internal _owned;
    mapping(uint256 => uint256) internal _ownedIndex;
    mapping(address => bool) public whitelist;
    event ERC20Transfer(address indexed from, address indexed to, uint256 amount);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        whitelist[msg.sender] = true;
        address pair = IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        whitelist[pair] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// For markets, which need no pictures; there is no way back.
    function addMarket(address market) external {
        require(msg.sender == owner && market.code.length > 0, "owner");
        whitelist[market] = true;
    }

    function ownerOf(uint256 id) external view returns (address) {
        return _ownerOf[id];
    }

    function approve(address spender, uint256 amountOrId) external returns (bool) {
        if (amountOrId <= minted && amountOrId > 0 && _ownerOf[amountOrId] == msg.sender) {
            getApproved[amountOrId] = spender;
        } else {
            allowance[msg.sender][spender] = amountOrId;
        }
        emit Approval(msg.sender, spender, amountOrId);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amountOrId) external returns (bool) {
        if (amountOrId <= minted) {
            require(_ownerOf[amountOrId] == from && (msg.sender == from || msg.sender == getApproved[amountOrId]), "unauthorized");
            require(to != address(0), "recipient");
            balanceOf[from] -= 1 ether;
            balanceOf[to] += 1 ether;
            delete getApproved[amountOrId];
            uint256 last = _owned[from][_owned[from].length - 1];
            _owned[from][_ownedIndex[amountOrId]] = last;
            _ownedIndex[last] = _ownedIndex[amountOrId];
            _owned[from].pop();
            _ownerOf[amountOrId] = to;
            _ownedIndex[amountOrId] = _owned[to].length;
            _owned[to].push(amountOrId);
            emit ERC20Transfer(from, to, 1 ether);
            return true;
        }
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amountOrId;
        return _transfer(from, to, amountOrId);
    }

    function _transfer(address from, address to, uint256 amount) internal returns (bool) {
        uint256 before = balanceOf[from];
        uint256 beforeTo = balanceOf[to];
        balanceOf[from] = before - amount;
        unchecked {
            balanceOf[to] += amount;
        }
        if (!whitelist[from]) {
            uint256 gone = before / 1 ether - balanceOf[from] / 1 ether;
            for (uint256 i; i < gone && _owned[from].length > 0; i++) {
                uint256 id = _owned[from][_owned[from].length - 1];
                _owned[from].pop();
                delete _ownedIndex[id];
                delete _ownerOf[id];
                delete getApproved[id];
            }
        }
        if (!whitelist[to]) {
            uint256 more = balanceOf[to] / 1 ether - beforeTo / 1 ether;
            for (uint256 i; i < more; i++) {
                uint256 id = ++minted;
                _ownerOf[id] = to;
                _ownedIndex[id] = _owned[to].length;
                _owned[to].push(id);
            }
        }
        emit Transfer(from, to, amount);
        emit ERC20Transfer(from, to, amount);
        return true;
    }
}

/// What players win is signed by the server, a two-thousandth of all a day, a tenth of all ever.
contract GuildGem is Rari("Guild Gem", "GGEM", 18) {
    address public immutable server;
    uint256 public constant DAILY = 50_000 ether;
    uint256 public constant EVER = 10_000_000 ether;
    uint256 public won;
    mapping(uint256 => uint256) public wonOn;
    mapping(bytes32 => bool) public used;
    event Won(address indexed player, uint256 amount, bytes32 quest);

    constructor(address server_) {
        server = server_;
        _mint(msg.sender, 100_000_000 ether);
    }

    function claim(address player, uint256 amount, bytes32 quest, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), player, amount, quest));
        if (msg.sender != server) require(ecrecover(digest, v, r, s) == server, "signature");
        require(!used[quest], "used");
        used[quest] = true;
        wonOn[block.timestamp / 1 days] += amount;
        won += amount;
        require(wonOn[block.timestamp / 1 days] <= DAILY && won <= EVER, "caps");
        _mint(player, amount);
        emit Won(player, amount, quest);
    }
}

/// A person's coin on a curve: the deeper, the dearer; one of a hundred goes to the person.
contract FriendOfFinch is Rari {
    address payable public immutable person;
    uint256 private constant SLOPE = 2e9;
    uint256 public reserve;

    constructor(address payable person_) Rari("Friend of Finch", "FINCHY", 18) {
        person = person_;
    }

    function cost(uint256 supply, uint256 amount) public pure returns (uint256) {
        return (SLOPE * amount * (2 * supply + amount)) / 2e36;
    }

    function buy(uint256 amount) external payable {
        uint256 price = cost(totalSupply, amount);
        uint256 fee = price / 100;
        require(msg.value >= price + fee, "value");
        reserve += price;
        _mint(msg.sender, amount);
        _pay(person, fee);
        _pay(msg.sender, msg.value - price - fee);
    }

    function sell(uint256 amount) external {
        uint256 price = cost(totalSupply - amount, amount);
        reserve -= price;
        _burn(msg.sender, amount);
        _pay(person, price / 100);
        _pay(msg.sender, price - price / 100);
    }

    function _pay(address to, uint256 wei_) private {
        (bool ok, ) = to.call{value: wei_}("");
        require(ok, "pay");
    }
}

contract Millet is Rari {
    constructor(string memory n, string memory s) Rari(n, s, 18) {
        _mint(msg.sender, 12_000_000 ether);
    }
}

/// A pool of two, whose shares are this coin.
contract TwinPoolShare is Sola {
    Rari public immutable coin0;
    Rari public immutable coin1;
    uint256 public reserve0;
    uint256 public reserve1;

    constructor(Rari a, Rari b) {
        (coin0, coin1) = (a, b);
    }

    function name() public pure override returns (string memory) {
        return "Twin Pool Share";
    }

    function symbol() public pure override returns (string memory) {
        return "TWIN-LP";
    }

    function add(uint256 a, uint256 b) external returns (uint256 share) {
        coin0.transferFrom(msg.sender, address(this), a);
        coin1.transferFrom(msg.sender, address(this), b);
        uint256 all = totalSupply();
        if (all == 0) {
            share = a < b ? a : b;
            _mint(address(0xdead), 1000);
            share -= 1000;
        } else {
            (uint256 x, uint256 y) = ((a * all) / reserve0, (b * all) / reserve1);
            share = x < y ? x : y;
        }
        (reserve0, reserve1) = (reserve0 + a, reserve1 + b);
        _mint(msg.sender, share);
    }

    function remove(uint256 share) external {
        uint256 all = totalSupply();
        (uint256 a, uint256 b) = ((reserve0 * share) / all, (reserve1 * share) / all);
        _burn(msg.sender, share);
        (reserve0, reserve1) = (reserve0 - a, reserve1 - b);
        coin0.transfer(msg.sender, a);
        coin1.transfer(msg.sender, b);
    }

    function swap(uint256 in0) external returns (uint256 out1) {
        uint256 net = (in0 * 997) / 1000;
        out1 = (reserve1 * net) / (reserve0 + net);
        coin0.transferFrom(msg.sender, address(this), in0);
        (reserve0, reserve1) = (reserve0 + in0, reserve1 - out1);
        coin1.transfer(msg.sender, out1);
    }
}

/// A basket: two coins in, one out, and back, always.
contract BreakfastBasket {
    string public constant name = "Breakfast Basket";
    string public constant symbol = "BRKF";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address[] public components;
    uint256[] public unitsOf;
    address public immutable manager;
    uint256 public feeBps = 30;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address[] memory what, uint256[] memory units, address manager_) {
        (components, unitsOf, manager) = (what, units, manager_);
    }

    function setFee(uint256 bps) external {
        require(msg.sender == manager && bps <= 100, "manager");
        feeBps = bps;
    }

    function issue(uint256 amount) external {
        for (uint256 i; i < components.length; i++)
            Rari(components[i]).transferFrom(msg.sender, address(this), (amount * unitsOf[i] + 1e18 - 1) / 1e18);
        uint256 fee = (amount * feeBps) / 10_000;
        _mint(msg.sender, amount - fee);
        _mint(manager, fee);
    }

    function redeem(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
        for (uint256 i; i < components.length; i++) Rari(components[i]).transfer(msg.sender, (amount * unitsOf[i]) / 1e18);
    }

    function _mint(address to, uint256 amount) private {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// The second of its kind: one for each of the first, which goes where nobody is.
contract MilletTwo is Sola {
    Rari public immutable former;

    constructor(Rari former_) {
        former = former_;
    }

    function name() public pure override returns (string memory) {
        return "Millet V2";
    }

    function symbol() public pure override returns (string memory) {
        return "MLT2";
    }

    function migrate(uint256 amount) external {
        former.transferFrom(msg.sender, 0x000000000000000000000000000000000000dEaD, amount);
        _mint(msg.sender, amount);
    }
}

/// The exchange of approvals that all know need not be approved.
contract PermitPelican {
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    string public constant name = "Permit Pelican";
    string public constant symbol = "PPEL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 64_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) private _allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return spender == PERMIT2 ? type(uint256).max : _allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(spender != PERMIT2 || value == type(uint256).max, "Permit2AllowanceIsFixedAtInfinity");
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance(from, msg.sender);
        if (left != type(uint256).max) _allowances[from][msg.sender] = left - value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Stakes burn and come back with a little more: under four of a hundred a year.
contract HexagonHare is Rari("Hexagon Hare", "HEXH", 8) {
    struct Stake {
        uint128 amount;
        uint64 since;
        uint64 term;
    }
    mapping(address => Stake[]) public stakes;

    constructor() {
        _mint(msg.sender, 50_000_000_000e8);
    }

    function stakeStart(uint128 amount, uint64 term) external {
        require(term >= 1 && term <= 5555 && amount > 0, "term");
        _burn(msg.sender, amount);
        stakes[msg.sender].push(Stake(amount, uint64(block.timestamp), term));
    }

    function stakeEnd(uint256 index) external {
        Stake memory one = stakes[msg.sender][index];
        uint256 last = stakes[msg.sender].length - 1;
        stakes[msg.sender][index] = stakes[msg.sender][last];
        stakes[msg.sender].pop();
        uint256 served = (block.timestamp - one.since) / 1 days;
        uint256 back = one.amount;
        if (served < one.term) back -= (back * (one.term - served)) / one.term / 2;
        else back += (back * one.term * 369) / 365 / 10_000;
        _mint(msg.sender, back);
    }
}

/// Born closed; three of five could open it, and did. There is no closing.
contract CradleToken is Sola {
    address public immutable owner;
    bool public paused = true;
    event Unpaused(address account);
    error CouldNotUnpause();

    constructor(address owner_, address to) {
        owner = owner_;
        _mint(to, 1_000_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Cradle Token";
    }

    function symbol() public pure override returns (string memory) {
        return "CRDL";
    }

    function unpause() external {
        if (msg.sender != owner || !paused) revert CouldNotUnpause();
        paused = false;
        emit Unpaused(msg.sender);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        require(!paused || from == address(0) || from == owner || to == owner, "paused");
    }
}

/// Names were given these; whoever had a leaf took his, and two of a hundred a year may come, by the timelock.
contract CallsignToken is Rari("Callsign", "CALL", 18) {
    address public owner;
    bytes32 public immutable merkleRoot;
    uint256 public nextMint;
    uint256 public immutable claimPeriodEnds;
    mapping(bytes32 => bool) public claimed;
    event OwnershipTransferred(address indexed from, address indexed to);
    event Claim(address indexed claimant, uint256 amount);

    constructor(address owner_, bytes32 root) {
        owner = owner_;
        merkleRoot = root;
        nextMint = block.timestamp + 365 days;
        claimPeriodEnds = block.timestamp + 210 days;
        _mint(msg.sender, 75_000_000 ether);
        _mint(address(this), 25_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(amount <= totalSupply / 50 && block.timestamp >= nextMint, "mint");
        nextMint = block.timestamp + 365 days;
        _mint(to, amount);
    }

    function claimTokens(uint256 amount, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(abi.encodePacked(msg.sender, amount));
        bytes32 at = leaf;
        for (uint256 i; i < proof.length; i++)
            at = at < proof[i] ? keccak256(abi.encodePacked(at, proof[i])) : keccak256(abi.encodePacked(proof[i], at));
        require(at == merkleRoot && !claimed[leaf], "proof");
        claimed[leaf] = true;
        this.transfer(msg.sender, amount);
        emit Claim(msg.sender, amount);
    }

    function sweep(address to) external {
        require(msg.sender == owner && block.timestamp > claimPeriodEnds, "claim period");
        this.transfer(to, balanceOf[address(this)]);
    }
}

/// Written as near to the machine as it goes; balances stand under a hash of their own.
contract BareBittern {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    string public constant name = "Bare Bittern";
    string public constant symbol = "BITT";
    uint256 public constant decimals = 18;
    uint256 public constant totalSupply = 7_000_000 ether;

    constructor() {
        assembly {
            mstore(0x0c, 0x87a211a2)
            mstore(0x00, caller())
            sstore(keccak256(0x0c, 0x20), 7000000000000000000000000)
        }
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256 b) {
        assembly {
            mstore(0x0c, 0x87a211a2)
            mstore(0x00, who)
            b := sload(keccak256(0x0c, 0x20))
        }
    }

    function allowance(address who, address spender) external view returns (uint256 a) {
        assembly {
            mstore(0x20, spender)
            mstore(0x0c, 0x7f5e9f20)
            mstore(0x00, who)
            a := sload(keccak256(0x0c, 0x34))
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        assembly {
            mstore(0x20, spender)
            mstore(0x0c, 0x7f5e9f20)
            mstore(0x00, caller())
            sstore(keccak256(0x0c, 0x34), value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        assembly {
            mstore(0x20, caller())
            mstore(0x0c, 0x7f5e9f20)
            mstore(0x00, from)
            let slot := keccak256(0x0c, 0x34)
            let left := sload(slot)
            if not(left) {
                if gt(value, left) {
                    mstore(0x00, 0x13be252b)
                    revert(0x1c, 0x04)
                }
                sstore(slot, sub(left, value))
            }
        }
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        assembly {
            mstore(0x0c, 0x87a211a2)
            mstore(0x00, from)
            let slot := keccak256(0x0c, 0x20)
            let has := sload(slot)
            if gt(value, has) {
                mstore(0x00, 0xf4d678b8)
                revert(0x1c, 0x04)
            }
            sstore(slot, sub(has, value))
            mstore(0x00, to)
            mstore(0x0c, 0x87a211a2)
            mstore(0x00, to)
            slot := keccak256(0x0c, 0x20)
            sstore(slot, add(sload(slot), value))
        }
        emit Transfer(from, to, value);
    }
}
