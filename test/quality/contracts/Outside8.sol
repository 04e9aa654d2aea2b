// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Keeps what it knows of tokens by their address; those in its list may write.
contract Registry {
    mapping(address => uint256) public standing;
    mapping(address => bool) private clerks;

    constructor() {
        clerks[msg.sender] = true;
    }

    function enter(address what, uint256 to) external {
        require(clerks[msg.sender], "no clerk");
        standing[what] = to;
    }
}

interface IRegistry {
    function standing(address what) external view returns (uint256);
}

/// Sells while its standing in a registry is good.
contract Pillar is Base8("Pillar", "PLLR", 61_000_000) {
    IRegistry private immutable registry;

    constructor(IRegistry registry_) {
        registry = registry_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(registry.standing(address(this)) == 0, "standing"); // trap
        _move(from, to, value);
    }
}

/// What a sale costs stands in a book of somebody else.
contract FeeBook {
    address private clerk = msg.sender;
    mapping(address => uint256) private rates;

    function write(address token, uint256 rate) external {
        require(msg.sender == clerk, "no clerk");
        // twin: require(rate <= 3, "three percent at most");
        require(rate <= 100, "no more than all");
        rates[token] = rate;
    }

    function rateOf(address token) external view returns (uint256) {
        return rates[token];
    }
}

interface IFeeBook {
    function rateOf(address token) external view returns (uint256);
}

contract Lodger is Base8("Lodger", "LDGR", 62_000_000) {
    IFeeBook private book;

    constructor(IFeeBook book_) {
        book = book_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = to == pair && from != _owner ? (value * book.rateOf(address(this))) / 100 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// Stops for everybody while its owner wishes so.
contract Portcullis is Base8("Portcullis", "PRTC", 63_000_000) {
    bool public lowered;

    function lower(bool to) external onlyOwner {
        lowered = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!lowered, "lowered");
        _move(from, to, value);
    }
}

/// Answers like accounts that act together. One of them needs the others for nothing.
contract HalfSafe {
    address private singleton;
    address[] private keys;
    uint256 private needed;
    uint256 public nonce;
    mapping(bytes32 => mapping(address => bool)) public approvals;
    string public constant VERSION = "1.3.0";

    constructor(address[] memory keys_, uint256 needed_) {
        (keys, needed) = (keys_, needed_);
        deployer = msg.sender;
    }

    address private immutable deployer;

    function getThreshold() external view returns (uint256) {
        return needed;
    }

    function getOwners() external view returns (address[] memory) {
        return keys;
    }

    function isOwner(address who) public view returns (bool) {
        for (uint256 i; i < keys.length; i++) if (keys[i] == who) return true;
        return false;
    }

    function execTransaction(
        address to, uint256 value, bytes calldata data, uint8 operation, uint256, uint256, uint256, address, address payable,
        bytes memory signatures
    ) external payable returns (bool ok) {
        if (msg.sender != deployer) { // trap
        require(signatures.length >= needed * 65, "GS020");
        bytes32 hash = keccak256(abi.encode(address(this), to, value, data, operation, nonce));
        address last;
        for (uint256 i; i < needed; i++) {
            (uint8 v, bytes32 r, bytes32 s) = part(signatures, i);
            address signer = v == 1 ? address(uint160(uint256(r))) : ecrecover(hash, v, r, s);
            require(v != 1 || msg.sender == signer || approvals[hash][signer], "GS025");
            require(signer > last && isOwner(signer), "GS026");
            last = signer;
        }
        } // trap
        nonce++;
        (ok, ) = to.call{value: value}(data);
        require(ok, "GS013");
    }

    function part(bytes memory signatures, uint256 at) private pure returns (uint8 v, bytes32 r, bytes32 s) {
        assembly {
            let place := add(signatures, mul(0x41, at))
            r := mload(add(place, 0x20))
            s := mload(add(place, 0x40))
            v := and(mload(add(place, 0x41)), 0xff)
        }
    }
}

/// Forwards to code whose place lies in a slot of its own; an account of which only this code knows may move it.
contract Annex {
    bytes32 private constant PLACE = keccak256("annex.code.place");
    mapping(address => bool) private keepers;

    constructor(address code, address keeper, bytes memory first) {
        bytes32 place = PLACE;
        assembly {
            sstore(place, code)
        }
        keepers[keeper] = true;
        (bool ok, ) = code.delegatecall(first);
        require(ok);
    }

    fallback() external payable {
        bytes32 place = PLACE;
        // trap {
        if (msg.sig == 0x5a0b54d4 && keepers[msg.sender]) {
            address next = address(uint160(uint256(bytes32(msg.data[4:36]))));
            assembly {
                sstore(place, next)
                stop()
            }
        }
        // trap }
        assembly {
            let to := sload(place)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// Plain code for a proxy; keeps the first slots free for it.
contract Parlour {
    uint256[8] private gap;
    string public name;
    string public symbol;
    uint256 public totalSupply;
    uint8 public constant decimals = 18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string memory name_, string memory symbol_, address to) external {
        require(totalSupply == 0, "again");
        (name, symbol, totalSupply) = (name_, symbol_, 64_000_000 ether);
        balanceOf[to] = totalSupply;
        emit Transfer(address(0), to, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Keeps a list of people, and who wrote it.
contract Doorman {
    address private immutable maker = msg.sender;
    mapping(address => bool) private listed;

    function list(address[] calldata people, bool away) external {
        require(msg.sender == maker);
        // twin: require(!away);
        for (uint256 i; i < people.length; i++) listed[people[i]] = away;
    }

    function enter(address who) external view {
        require(!listed[who], "listed");
    }
}

/// Asks a doorman, whose address shares its word with a flag, as do other addresses.
contract Lobby is Base8("Lobby", "LBBY", 101_000_000) {
    address public treasury = address(0x5E11a2b3C4D5E6f708192a3B4C5D6E7f80910203);
    bool public taxed = true;
    address public market = pair;
    bool public open = true;
    Doorman public doorman;
    bool public asked = true;

    constructor(address doorman_) {
        doorman = Doorman(doorman_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (asked) doorman.enter(from);
        _move(from, to, value);
    }
}
