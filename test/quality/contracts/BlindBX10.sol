// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "solady/src/tokens/ERC20.sol";

abstract contract TitledCoin is ERC20 {
    string private _n;
    string private _s;
    constructor(string memory n, string memory s) { (_n, _s) = (n, s); }
    function name() public view override returns (string memory) { return _n; }
    function symbol() public view override returns (string memory) { return _s; }
}

// ------------------------------------------------------------------ a samovar of coins

/// As long as it is warming up only its samovar moves it; then it is anybody's, and the samovar has no more to say.
contract SamovarCoin is TitledCoin {
    uint256 public mode = 1;
    address public immutable samovar;
    event ModeSet(uint256 mode);

    constructor(address samovar_) TitledCoin("Samovar Songs", "SONGS") { samovar = samovar_; _mint(samovar_, 1_000_000_000e18); }

    function boil() external {
        require(msg.sender == samovar && mode == 1, "samovar");
        mode = 0;
        emit ModeSet(0);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        if (mode == 1 && from != address(0)) require(from == samovar || to == samovar, "warming up");
    }
}

interface ISamovarRouter {
    function addLiquidityETH(address token, uint256 amount, uint256 min, uint256 minEth, address to, uint256 deadline) external payable returns (uint256, uint256, uint256);
}

contract Samovar {
    ISamovarRouter private constant ROUTER = ISamovarRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable house = msg.sender;
    SamovarCoin public immutable coin;
    uint256 public raised;
    bool public done;

    event Trade(address indexed who, bool buy, uint256 wei_, uint256 coins);

    constructor(address coin_) { coin = SamovarCoin(coin_); }

    function sold(uint256 r) public pure returns (uint256) { return 1_073_000_000e18 * r / (6 ether + r); }

    function buy(address to) external payable {
        require(!done, "boiled");
        uint256 fee = msg.value / 100;
        uint256 got = sold(raised + msg.value - fee) - sold(raised);
        raised += msg.value - fee;
        payable(house).transfer(fee);
        coin.transfer(to, got);
        emit Trade(to, true, msg.value, got);
    }

    function sell(uint256 coins) external {
        require(!done, "boiled");
        uint256 left = sold(raised) - coins;
        uint256 r = 6 ether * left / (1_073_000_000e18 - left);
        uint256 out = raised - r;
        raised = r;
        coin.transferFrom(msg.sender, address(this), coins);
        payable(msg.sender).transfer(out);
        emit Trade(msg.sender, false, out, coins);
    }

    /// By anybody, when twenty-five ether have come together; nobody gets the share of the pool.
    function graduate() external {
        require(!done && raised >= 25 ether, "not hot");
        done = true;
        coin.boil();
        uint256 rest = coin.balanceOf(address(this));
        coin.approve(address(ROUTER), rest);
        ROUTER.addLiquidityETH{value: address(this).balance}(address(coin), rest, 0, 0, address(0xdead), block.timestamp);
    }
}

// ------------------------------------------------------------------ a curve that never ends

/// Each costs what stands on the line, and brings the same when it goes back: the ether is always there.
contract BindweedToken is TitledCoin("Bindweed", "BIND") {
    uint256 private constant SLOPE = 13e27;

    event Grown(address indexed who, uint256 paid, uint256 coins);
    event Cut(address indexed who, uint256 got, uint256 coins);

    function buy() external payable returns (uint256 coins) {
        uint256 s = totalSupply();
        coins = _root(s * s + 2 * msg.value * SLOPE) - s;
        _mint(msg.sender, coins);
        emit Grown(msg.sender, msg.value, coins);
    }

    function sell(uint256 coins) external returns (uint256 out) {
        uint256 s = totalSupply();
        _burn(msg.sender, coins);
        out = (s * s - (s - coins) * (s - coins)) / (2 * SLOPE);
        if (out > address(this).balance) out = address(this).balance;
        (bool ok, ) = msg.sender.call{value: out}("");
        require(ok);
        emit Cut(msg.sender, out, coins);
    }

    function _root(uint256 x) private pure returns (uint256 y) {
        y = x;
        uint256 z = (x + 1) / 2;
        while (z < y) (y, z) = (z, (x / z + z) / 2);
    }
}

// ------------------------------------------------------------------ a pit of fire

interface IPitRouter {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline) external;
}

interface IPitFactory { function createPair(address a, address b) external returns (address); }

/// Takes ether, and gives all of it to whoever burns four thousand cinders.
contract FirePit {
    CinderPitToken public immutable coin;
    uint256 public constant THRESHOLD = 4_000e18;
    event Released(address indexed by, address indexed to, uint256 wei_);

    constructor() { coin = CinderPitToken(payable(msg.sender)); }
    receive() external payable {}

    function release(address payable to) external {
        coin.transferFrom(msg.sender, address(0xdead), THRESHOLD);
        uint256 sum = address(this).balance;
        (bool ok, ) = to.call{value: sum}("");
        require(ok);
        emit Released(msg.sender, to, sum);
    }
}

/// One of a hundred of a sale is kept. Anybody presses it into ether, which goes to the pit.
contract CinderPitToken is TitledCoin("Cinder Pit", "CPIT") {
    IPitRouter private constant ROUTER = IPitRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable pair;
    FirePit public immutable pit;

    constructor() {
        pair = IPitFactory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        pit = new FirePit();
        _mint(msg.sender, 12_000_000e18);
    }

    function press() external {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), ROUTER.WETH());
        uint256 all = balanceOf(address(this));
        _approve(address(this), address(ROUTER), all);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(all, 0, path, address(pit), block.timestamp);
    }

    function transfer(address to, uint256 v) public override returns (bool) { return super.transfer(to, v - _keep(msg.sender, to, v)); }
    function transferFrom(address from, address to, uint256 v) public override returns (bool) {
        if (to != pair || from == address(this)) return super.transferFrom(from, to, v);
        _spendAllowance(from, msg.sender, v);
        _transfer(from, to, v - _keep(from, to, v));
        return true;
    }

    function _keep(address from, address to, uint256 v) private returns (uint256 kept) {
        if (to != pair || from == address(this)) return 0;
        kept = v / 100;
        _transfer(from, address(this), kept);
    }
}

// ------------------------------------------------------------------ a treasury

/// Ninety-seven of a hundred of its part of the ether for who burns his; three stay for those who stay.
contract StrongroomToken is TitledCoin("Strongroom", "STRG") {
    event Redeemed(address indexed who, uint256 coins, uint256 wei_);
    constructor() { _mint(msg.sender, 5_000_000e18); }
    receive() external payable {}

    function backing() public view returns (uint256) { return address(this).balance * 1e18 / totalSupply(); }

    function redeem(uint256 coins, uint256 min) external {
        uint256 out = address(this).balance * coins / totalSupply() * 97 / 100;
        require(out >= min, "slippage");
        _burn(msg.sender, coins);
        (bool ok, ) = msg.sender.call{value: out}("");
        require(ok);
        emit Redeemed(msg.sender, coins, out);
    }
}

/// Gives back the gas of who moves it himself, as long as there is ether in it, a two-thousandth of an ether at most.
contract TailwindToken is TitledCoin("Tailwind", "WIND") {
    uint256 public constant MOST = 0.0005 ether;
    event Refunded(address indexed who, uint256 wei_);
    constructor() { _mint(msg.sender, 62_000_000e18); }
    receive() external payable {}

    modifier refunds() {
        uint256 gas_ = gasleft();
        _;
        uint256 due = (gas_ - gasleft() + 30_000) * tx.gasprice;
        if (due > MOST) due = MOST;
        if (msg.sender == tx.origin && due > 0 && address(this).balance >= due) {
            (bool ok, ) = msg.sender.call{value: due, gas: 2300}("");
            if (ok) emit Refunded(msg.sender, due);
        }
    }

    function transfer(address to, uint256 v) public override refunds returns (bool) { return super.transfer(to, v); }
    function approve(address s, uint256 v) public override refunds returns (bool) { return super.approve(s, v); }
}

/// Each whole one is a picture as well, for people; contracts hold coins only.
contract GargoyleHybrid is TitledCoin("Gargoyles", "GARG") {
    uint256 public constant UNIT = 1e18;
    uint256 public minted;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint32[]) private _held;
    uint32[] private _free;

    event ERC721Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() { _mint(msg.sender, 1_000 * UNIT); }

    function skips(address who) public view returns (bool) { return who.code.length > 0 || who == address(0) || who == address(0xdead); }
    function heldBy(address who) external view returns (uint32[] memory) { return _held[who]; }
    function tokenURI(uint256 id) external pure returns (string memory) { id; return "ipfs://bafybeigargoyles/meta.json"; }

    function _afterTokenTransfer(address from, address to, uint256) internal override {
        _fit(from);
        if (to != from) _fit(to);
    }

    function _fit(address who) private {
        if (skips(who) || minted == 0 && who.code.length == 0 && balanceOf(who) == totalSupply()) return;
        uint256 want = balanceOf(who) / UNIT;
        if (want > 60) want = 60;
        uint32[] storage mine = _held[who];
        while (mine.length > want) {
            uint32 id = mine[mine.length - 1];
            mine.pop();
            delete ownerOf[id];
            _free.push(id);
            emit ERC721Transfer(who, address(0), id);
        }
        while (mine.length < want) {
            uint32 id;
            if (_free.length > 0) { id = _free[_free.length - 1]; _free.pop(); }
            else id = uint32(++minted);
            ownerOf[id] = who;
            mine.push(id);
            emit ERC721Transfer(address(0), who, id);
        }
    }
}
