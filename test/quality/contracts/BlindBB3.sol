// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

library SM {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "mul");
    }
}

/// Two of a hundred go to everybody who holds. The list of those without a share was closed in the constructor.
contract Reflecta {
    using SM for uint256;
    string public name = "Reflecta Wren";
    string public symbol = "RWREN";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _t = 10 ** 6 * 10 ** 6 * 10 ** 9;
    uint256 private _r = MAX - (MAX % _t);
    uint256 public totalReflected;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) public isExcluded;
    address[] private _excluded;
    mapping(address => mapping(address => uint256)) private _allow;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[msg.sender] = _r;
        isExcluded[address(0xdead)] = true;
        _excluded.push(address(0xdead));
        emit Transfer(address(0), msg.sender, _t);
    }

    function totalSupply() external pure returns (uint256) { return _t; }
    function allowance(address a, address b) external view returns (uint256) { return _allow[a][b]; }

    function balanceOf(address who) public view returns (uint256) {
        return isExcluded[who] ? _tOwned[who] : _rOwned[who] / _rate();
    }

    function _rate() private view returns (uint256) {
        uint256 r = _r;
        uint256 t = _t;
        for (uint256 i = 0; i < _excluded.length; i++) {
            r = r.sub(_rOwned[_excluded[i]]);
            t = t.sub(_tOwned[_excluded[i]]);
        }
        return r / t;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allow[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allow[from][msg.sender] = _allow[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 rate = _rate();
        uint256 fee = value.mul(2) / 100;
        _rOwned[from] = _rOwned[from].sub(value.mul(rate));
        if (isExcluded[from]) _tOwned[from] = _tOwned[from].sub(value);
        _rOwned[to] = _rOwned[to].add(value.sub(fee).mul(rate));
        if (isExcluded[to]) _tOwned[to] = _tOwned[to].add(value.sub(fee));
        _r = _r.sub(fee.mul(rate));
        totalReflected = totalReflected.add(fee);
        emit Transfer(from, to, value.sub(fee));
    }
}

/// A coin of a farm: minted by the farm alone, which was named once.
contract Oatmere {
    using SM for uint256;
    string public constant name = "Oatmere";
    string public constant symbol = "OATM";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public farm;
    address private maker;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        maker = msg.sender;
        _give(msg.sender, 3_000_000 ether);
    }

    function appoint(address farm_) external {
        require(msg.sender == maker && farm == address(0));
        farm = farm_;
        maker = address(0);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == farm, "farm");
        _give(to, value);
    }

    function _give(address to, uint256 value) private {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Pays one thousandth of a coin a second to those who stake the coin itself, for two years.
contract OatmereBarn {
    using SM for uint256;
    Oatmere public coin;
    uint256 public constant RATE = 1e15;
    uint256 public start;
    uint256 public finish;
    uint256 public last;
    uint256 public acc;
    uint256 public staked;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) public debt;

    function open(Oatmere coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
        start = last = block.timestamp;
        finish = start + 730 days;
    }

    function update() public {
        uint256 now_ = block.timestamp < finish ? block.timestamp : finish;
        if (now_ <= last) return;
        if (staked > 0) {
            uint256 reward = (now_ - last).mul(RATE);
            acc = acc.add(reward.mul(1e12) / staked);
            coin.mint(address(this), reward);
        }
        last = now_;
    }

    function deposit(uint256 value) external {
        _settle();
        coin.transferFrom(msg.sender, address(this), value);
        staked = staked.add(value);
        stakeOf[msg.sender] = stakeOf[msg.sender].add(value);
        debt[msg.sender] = stakeOf[msg.sender].mul(acc) / 1e12;
    }

    function withdraw(uint256 value) external {
        _settle();
        staked = staked.sub(value);
        stakeOf[msg.sender] = stakeOf[msg.sender].sub(value);
        debt[msg.sender] = stakeOf[msg.sender].mul(acc) / 1e12;
        coin.transfer(msg.sender, value);
    }

    function _settle() private {
        update();
        uint256 due = (stakeOf[msg.sender].mul(acc) / 1e12).sub(debt[msg.sender]);
        if (due > 0) coin.transfer(msg.sender, due);
    }
}

/// Every fiftieth purchase draws one of the last sixteen buyers, who gets half of the pot.
contract Tombolino {
    using SM for uint256;
    string public name = "Tombolino";
    string public symbol = "TMBL";
    uint8 public decimals = 18;
    uint256 public totalSupply = 7_777_777 ether;
    address public market;
    address private first;
    address[16] public last;
    uint256 public purchases;
    uint256 public pot;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Drawn(address indexed who, uint256 prize);

    constructor() public {
        first = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address market_) external {
        require(msg.sender == first);
        market = market_;
        first = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        if (market != address(0) && (from == market || to == market)) {
            uint256 cut = value / 50;
            value = value.sub(cut);
            pot = pot.add(cut);
            balanceOf[address(this)] = balanceOf[address(this)].add(cut);
            emit Transfer(from, address(this), cut);
            if (from == market) {
                last[purchases % 16] = to;
                purchases++;
                if (purchases % 50 == 0) _draw();
            }
        }
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _draw() private {
        address who = last[uint256(keccak256(abi.encodePacked(blockhash(block.number - 1), purchases))) % 16];
        uint256 prize = pot / 2;
        pot = pot.sub(prize);
        balanceOf[address(this)] = balanceOf[address(this)].sub(prize);
        balanceOf[who] = balanceOf[who].add(prize);
        emit Transfer(address(this), who, prize);
        emit Drawn(who, prize);
    }
}
