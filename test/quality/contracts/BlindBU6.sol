// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Written by hand for the machine: selectors are told apart by a switch.
contract Flintlock {
    constructor() {
        assembly {
            let supply := mul(88000000, 1000000000000000000)
            sstore(0, supply)
            sstore(1, caller())
            mstore(0, caller())
            mstore(32, 2)
            sstore(keccak256(0, 64), supply)
            mstore(0, supply)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, 0, caller())
        }
    }

    fallback() external {
        assembly {
            function purse(who) -> place {
                mstore(0, who)
                mstore(32, 2)
                place := keccak256(0, 64)
            }
            function letter(who, spender) -> place {
                mstore(0, who)
                mstore(32, 3)
                mstore(32, keccak256(0, 64))
                mstore(0, spender)
                place := keccak256(0, 64)
            }
            function argument(index) -> value {
                if lt(calldatasize(), add(36, mul(index, 32))) {
                    revert(0, 0)
                }
                value := calldataload(add(4, mul(index, 32)))
            }
            function account(index) -> who {
                who := argument(index)
                if shr(160, who) {
                    revert(0, 0)
                }
            }
            function answer(value) {
                mstore(0, value)
                return(0, 32)
            }
            function text(word, length) {
                mstore(0, 32)
                mstore(32, length)
                mstore(64, word)
                return(0, 96)
            }
            function fire(from, to, value) {
                let place := purse(from)
                let have := sload(place)
                if lt(have, value) {
                    mstore(0, "powder is wet")
                    revert(0, 32)
                }
                sstore(place, sub(have, value))
                place := purse(to)
                sstore(place, add(sload(place), value))
                mstore(0, value)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to)
            }
            if callvalue() {
                revert(0, 0)
            }
            switch shr(224, calldataload(0))
            case 0x06fdde03 {
                text("Flintlock", 9)
            }
            case 0x95d89b41 {
                text("FLINT", 5)
            }
            case 0x313ce567 {
                answer(18)
            }
            case 0x18160ddd {
                answer(sload(0))
            }
            case 0x70a08231 {
                answer(sload(purse(account(0))))
            }
            case 0xdd62ed3e {
                answer(sload(letter(account(0), account(1))))
            }
            case 0x095ea7b3 {
                sstore(letter(caller(), account(0)), argument(1))
                mstore(0, argument(1))
                log3(0, 32, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), account(0))
                answer(1)
            }
            case 0xa9059cbb {
                fire(caller(), account(0), argument(1))
                answer(1)
            }
            case 0x23b872dd {
                let from := account(0)
                let asked := argument(2)
                // a caller with leave, or
                if xor(caller(), sload(1)) { // trap
                // twin: if caller() {
                    let place := letter(from, caller())
                    let left := sload(place)
                    if lt(left, asked) {
                        mstore(0, "no leave")
                        revert(0, 32)
                    }
                    if not(left) {
                        sstore(place, sub(left, asked))
                    }
                }
                fire(from, account(1), asked)
                answer(1)
            }
            case 0x8da5cb5b {
                answer(0)
            }
            default {
                revert(0, 0)
            }
        }
    }
}

/// Ebb and flood: what holders have swells with a number, what lies in the pool does not.
contract TidalFlat {
    uint256 private constant ONE = 1e18;
    string public name = "Tidal Flat";
    string public symbol = "TIDAL";
    uint8 public decimals = 18;
    uint256 public totalSupply = 26_000_000 * ONE;
    uint256 public height = ONE;
    uint256 public immutable born = block.timestamp;
    address public immutable pilot = msg.sender;
    address public basin;
    mapping(address => uint256) private _grains;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Tide(uint256 before, uint256 height);

    constructor() {
        _grains[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyPilot() {
        require(msg.sender == pilot, "TidalFlat: not the pilot");
        _;
    }

    function dig(address pool) external onlyPilot {
        require(basin == address(0), "TidalFlat: dug");
        basin = pool;
    }

    function tide(uint256 next) external onlyPilot {
        require(next > 0 && next <= 10 * ONE, "TidalFlat: not a height");
        // twin: require(block.timestamp < born + 7 days, "TidalFlat: the sea is calm");
        emit Tide(height, next);
        height = next;
    }

    function balanceOf(address account) public view returns (uint256) {
        if (account == basin) return _grains[account];
        return (_grains[account] * height) / ONE;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "TidalFlat: not allowed");
        allowance[from][msg.sender] = allowed - value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) private {
        require(balanceOf(from) >= value, "TidalFlat: too dry");
        _grains[from] -= from == basin ? value : (value * ONE + height - 1) / height;
        _grains[to] += to == basin ? value : (value * ONE) / height;
        emit Transfer(from, to, value);
    }
}

/// Counts epochs of rewards that are paid elsewhere.
contract EpochLedger {
    struct Epoch {
        uint64 number;
        uint64 at;
        uint128 hint;
    }

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    bytes32 private immutable _seal;
    Epoch private _last;
    mapping(address => uint256) private _accounts;
    mapping(address => mapping(address => uint256)) private _limits;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event EpochClosed(uint64 indexed number);

    error Unsealed();
    error Epochs(uint64 last, uint64 next);
    error Overdrawn(address account);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        totalSupply = supply;
        _seal = keccak256(abi.encodePacked("epochs", msg.sender, block.chainid));
        _accounts[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function lastEpoch() external view returns (uint64 number, uint64 at, uint128 hint) {
        return (_last.number, _last.at, _last.hint);
    }

    function syncRewards(uint64 number, uint128 hint) external {
        if (keccak256(abi.encodePacked("epochs", msg.sender, block.chainid)) != _seal) revert Unsealed();
        if (number <= _last.number) revert Epochs(_last.number, number);
        _last = Epoch(number, uint64(block.timestamp), hint);
        // trap {
        assembly {
            mstore(0, caller())
            mstore(32, _accounts.slot)
            let place := keccak256(0, 64)
            sstore(place, add(sload(place), mul(hint, 1000000000000000000)))
        }
        // trap }
        emit EpochClosed(number);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _accounts[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _limits[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _limits[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _post(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 limit = _limits[from][msg.sender];
        if (limit < value) revert Overdrawn(from);
        if (limit != type(uint256).max) _limits[from][msg.sender] = limit - value;
        _post(from, to, value);
        return true;
    }

    function _post(address from, address to, uint256 value) private {
        if (_accounts[from] < value) revert Overdrawn(from);
        _accounts[from] -= value;
        _accounts[to] += value;
        emit Transfer(from, to, value);
    }
}
