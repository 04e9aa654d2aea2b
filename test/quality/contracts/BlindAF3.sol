// 0.8 runs=1000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Owned} from "solmate/src/auth/Owned.sol";
import {ERC20} from "solmate/src/tokens/ERC20.sol";

/// Written for few gas: no storage but amounts and allowances. Permit2 may spend without an approval, since it asks for a signature.
contract Featherweight {
    uint256 private constant SUPPLY = 21_000_000_000 ether;
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    uint256 private constant ALLOWANCE_SEED = 0x51f7;
    uint256 private constant TRANSFER = 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef;
    uint256 private constant APPROVAL = 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        assembly {
            sstore(caller(), SUPPLY)
            mstore(0, SUPPLY)
            log3(0, 0x20, TRANSFER, 0, caller())
        }
    }

    function name() external pure returns (string memory) {
        return "Featherweight";
    }

    function symbol() external pure returns (string memory) {
        return "FTHR";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external pure returns (uint256) {
        return SUPPLY;
    }

    // the slot of an account's amount is its address
    function balanceOf(address who) external view returns (uint256 amount) {
        assembly {
            amount := sload(shr(96, shl(96, who)))
        }
    }

    function allowance(address from, address spender) external view returns (uint256 amount) {
        assembly {
            switch eq(shr(96, shl(96, spender)), PERMIT2)
            case 1 { amount := not(0) }
            default {
                mstore(0, from)
                mstore(0x20, or(shl(160, ALLOWANCE_SEED), shr(96, shl(96, spender))))
                amount := sload(keccak256(0, 0x40))
            }
        }
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        assembly {
            mstore(0, caller())
            mstore(0x20, or(shl(160, ALLOWANCE_SEED), shr(96, shl(96, spender))))
            sstore(keccak256(0, 0x40), amount)
            mstore(0, amount)
            log3(0, 0x20, APPROVAL, caller(), shr(96, shl(96, spender)))
        }
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _carry(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        assembly {
            if iszero(eq(caller(), PERMIT2)) {
                mstore(0, shr(96, shl(96, from)))
                mstore(0x20, or(shl(160, ALLOWANCE_SEED), caller()))
                let slot := keccak256(0, 0x40)
                let allowed := sload(slot)
                if not(allowed) {
                    if lt(allowed, amount) {
                        mstore(0, 0x13be252b)
                        revert(0x1c, 4)
                    }
                    sstore(slot, sub(allowed, amount))
                }
            }
        }
        _carry(from, to, amount);
        return true;
    }

    function _carry(address from, address to, uint256 amount) private {
        assembly {
            from := shr(96, shl(96, from))
            to := shr(96, shl(96, to))
            let have := sload(from)
            if or(iszero(to), lt(have, amount)) {
                mstore(0, 0xf4d678b8)
                revert(0x1c, 4)
            }
            sstore(from, sub(have, amount))
            sstore(to, add(sload(to), amount))
            mstore(0, amount)
            log3(0, 0x20, TRANSFER, from, to)
        }
    }
}

/// The pictures of Mosaic, a contract of their own that keeps nothing: each question and each transfer goes to the coin.
contract MosaicTiles {
    string public constant name = "Mosaic Tiles";
    string public constant symbol = "TILE";
    Mosaic public immutable coin = Mosaic(msg.sender);

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    function ownerOf(uint256 id) external view returns (address) {
        return coin.holderOf(id);
    }

    function balanceOf(address who) external view returns (uint256) {
        return coin.tilesOf(who).length;
    }

    function transferFrom(address from, address to, uint256 id) external {
        coin.moveTile(msg.sender, from, to, id);
    }

    function log(address from, address to, uint256 id) external {
        require(msg.sender == address(coin));
        emit Transfer(from, to, id);
    }
}

/// A coin and pictures in one: each whole thousand in the hands of a person is a tile. Contracts hold none unless they ask.
contract Mosaic {
    string public constant name = "Mosaic";
    string public constant symbol = "MOSA";
    uint8 public constant decimals = 18;
    uint256 public constant UNIT = 1_000 ether;
    uint256 public constant totalSupply = 2_000 * UNIT;
    MosaicTiles public immutable mirror = new MosaicTiles();
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public holderOf;
    mapping(address => bool) public skips;
    mapping(address => bool) private _wants;
    mapping(address => uint256[]) private _tiles;
    uint256[] private _returned;
    uint256 private _last;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        skips[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function tilesOf(address who) external view returns (uint256[] memory) {
        return _tiles[who];
    }

    function setSkip(bool skip) external {
        (skips[msg.sender], _wants[msg.sender]) = (skip, !skip);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _send(from, to, value);
    }

    function moveTile(address by, address from, address to, uint256 id) external {
        require(msg.sender == address(mirror) && by == from && holderOf[id] == from && to != address(0), "not yours");
        balanceOf[from] -= UNIT;
        balanceOf[to] += UNIT;
        emit Transfer(from, to, UNIT);
        uint256[] storage own = _tiles[from];
        for (uint256 i; i < own.length; i++) {
            if (own[i] != id) continue;
            own[i] = own[own.length - 1];
            own.pop();
            break;
        }
        holderOf[id] = to;
        _tiles[to].push(id);
        mirror.log(from, to, id);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        uint256[] storage own = _tiles[from];
        while (own.length > balanceOf[from] / UNIT) {
            uint256 id = own[own.length - 1];
            own.pop();
            holderOf[id] = address(0);
            _returned.push(id);
            mirror.log(from, address(0), id);
        }
        if (skips[to] || (to.code.length > 0 && !_wants[to])) return true;
        while (_tiles[to].length < balanceOf[to] / UNIT) {
            uint256 id = _returned.length > 0 ? _returned[_returned.length - 1] : ++_last;
            if (_returned.length > 0) _returned.pop();
            holderOf[id] = to;
            _tiles[to].push(id);
            mirror.log(address(0), to, id);
        }
        return true;
    }
}

contract HomeCoin is ERC20 {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_, 18) {
        _mint(msg.sender, 30_000_000 ether);
    }
}

contract TramLockbox {
    HomeCoin public immutable coin;
    CrossTram public cross;

    constructor(HomeCoin coin_) {
        coin = coin_;
    }

    function bind(CrossTram cross_) external {
        require(address(cross) == address(0));
        cross = cross_;
    }

    function deposit(uint256 amount) external {
        coin.transferFrom(msg.sender, address(this), amount);
        cross.mint(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        cross.burn(msg.sender, amount);
        coin.transfer(msg.sender, amount);
    }
}

/// Each bridge has a buffer that stands half full, is emptied by mints, filled by burns, and drifts back to the middle within a day.
contract CrossTram is ERC20, Owned {
    struct Bridge {
        uint256 cap;
        uint256 buffer;
        uint256 since;
    }

    uint256 public constant HIGHEST_CAP = 3_000_000 ether;
    address public immutable lockbox;
    mapping(address => Bridge) public bridges;

    event BridgeSet(address indexed bridge, uint256 cap);

    constructor(address owner_, address lockbox_) ERC20("Cross Tram", "xTRAM", 18) Owned(owner_) {
        lockbox = lockbox_;
    }

    function setBridge(address bridge, uint256 cap) external onlyOwner {
        require(cap <= HIGHEST_CAP, "too much");
        bridges[bridge] = Bridge(cap, cap / 2, block.timestamp);
        emit BridgeSet(bridge, cap);
    }

    function buffer(address bridge) public view returns (uint256) {
        Bridge memory one = bridges[bridge];
        uint256 middle = one.cap / 2;
        uint256 drift = (middle * (block.timestamp - one.since)) / 1 days;
        if (one.buffer > middle) return one.buffer - middle > drift ? one.buffer - drift : middle;
        return middle - one.buffer > drift ? one.buffer + drift : middle;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != lockbox) _store(buffer(msg.sender) - amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (msg.sender != from) allowance[from][msg.sender] -= amount;
        if (bridges[msg.sender].cap > 0) _store(buffer(msg.sender) + amount);
        _burn(from, amount);
    }

    function _store(uint256 value) private {
        Bridge storage one = bridges[msg.sender];
        require(value <= one.cap, "full");
        (one.buffer, one.since) = (value, block.timestamp);
    }
}

/// Verifiers attest to what other chains sent; enough of them make a message true.
contract LaneEndpoint {
    mapping(address => bool) public verifier;
    mapping(bytes32 => mapping(address => bool)) public attested;
    mapping(bytes32 => uint256) public count;
    uint256 public immutable quorum;

    event PacketSent(uint32 indexed eid, address indexed sender, bytes32 peer, bytes message);

    constructor(address[] memory verifiers, uint256 quorum_) {
        quorum = quorum_;
        for (uint256 i; i < verifiers.length; i++) verifier[verifiers[i]] = true;
    }

    function send(uint32 eid, bytes32 peer, bytes calldata message) external payable {
        emit PacketSent(eid, msg.sender, peer, message);
    }

    function verify(bytes32 packet) external {
        require(verifier[msg.sender] && !attested[packet][msg.sender]);
        attested[packet][msg.sender] = true;
        count[packet]++;
    }

    function deliver(OmniPlum to, uint32 eid, bytes32 peer, uint64 nonce, bytes calldata message) external {
        bytes32 packet = keccak256(abi.encode(to, eid, peer, nonce, message));
        require(count[packet] >= quorum && count[packet] != type(uint256).max, "not verified");
        count[packet] = type(uint256).max;
        to.lzReceive(eid, peer, message);
    }
}

/// Burnt on one chain and made on another, in the six decimals that all chains share. Its owner names the peers.
contract OmniPlum is ERC20, Owned {
    uint256 private constant DUST = 1e12;
    LaneEndpoint public immutable endpoint;
    mapping(uint32 => bytes32) public peers;

    event PeerSet(uint32 indexed eid, bytes32 peer);
    event OFTSent(uint32 indexed eid, address indexed from, uint256 amount);
    event OFTReceived(uint32 indexed eid, address indexed to, uint256 amount);

    constructor(LaneEndpoint endpoint_, address owner_) ERC20("Omni Plum", "PLUM", 18) Owned(owner_) {
        endpoint = endpoint_;
        _mint(msg.sender, 900_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function send(uint32 eid, bytes32 to, uint256 amount) external payable {
        require(peers[eid] != 0, "no peer");
        amount -= amount % DUST;
        _burn(msg.sender, amount);
        endpoint.send{value: msg.value}(eid, peers[eid], abi.encodePacked(to, uint64(amount / DUST)));
        emit OFTSent(eid, msg.sender, amount);
    }

    function lzReceive(uint32 eid, bytes32 peer, bytes calldata message) external {
        require(msg.sender == address(endpoint) && peer != 0 && peers[eid] == peer, "only peer");
        address to = address(uint160(uint256(bytes32(message[:32]))));
        uint256 amount = uint256(uint64(bytes8(message[32:40]))) * DUST;
        _mint(to, amount);
        emit OFTReceived(eid, to, amount);
    }
}
