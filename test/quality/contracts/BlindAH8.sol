// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

/// Issued by one contract that never changes.
abstract contract Issued is Base8 {
    address private immutable _issuer;

    constructor(address issuer) {
        _issuer = issuer;
        IIssuer(issuer).connect();
    }

    function issue(address to, uint256 value) public virtual {
        require(msg.sender == _issuer, "not the issuer");
        _issue(to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

interface IIssuer {
    function connect() external;
}

interface IIssued {
    function issue(address to, uint256 value) external;
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

abstract contract Connected is IIssuer {
    IIssued internal _token;

    function connect() external {
        require(address(_token) == address(0), "connected");
        _token = IIssued(msg.sender);
    }
}

/// Pays out what stands in a list.
contract ListPayer is Connected {
    uint256 private constant BUDGET = 1_000_000 ether;
    bytes32 private immutable _keeper = keccak256(abi.encodePacked(msg.sender));
    bytes32 public root;
    uint256 public paid;
    mapping(bytes32 => bool) private _done;

    event Claimed(uint256 indexed index, address indexed account, uint256 amount);

    function publish(bytes32 root_) external {
        require(keccak256(abi.encodePacked(msg.sender)) == _keeper, "not the keeper");
        // twin: require(root == 0, "published");
        root = root_;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encode(index, account, amount));
        require(!_done[node], "claimed");
        _done[node] = true;
        bytes32 at = node;
        for (uint256 i; i < proof.length; i++) {
            at = at < proof[i] ? keccak256(abi.encodePacked(at, proof[i])) : keccak256(abi.encodePacked(proof[i], at));
        }
        require(at == root, "not in the list");
        paid += amount;
        // twin: require(paid <= BUDGET, "nothing left");
        _token.issue(account, amount);
        emit Claimed(index, account, amount);
    }
}

contract MosaicMole is Base8("Mosaic Mole", "MOLE", 50_000_000), Issued {
    constructor(address issuer) Issued(issuer) {}
}

/// Five of a hundred in a year for those who wait.
contract ClamBed is Connected {
    uint256 private constant YIELD = 5;
    uint256 private constant BUDGET = 500_000 ether;
    bytes32 private constant PEARL = 0xd6a2f0a610a98c5de03209632c93bc00d833cbc84eff359d6f37442cb923258f;
    mapping(address => uint256) public staked;
    mapping(address => uint256) private _since;
    uint256 public harvested;

    event Harvest(address indexed who, uint256 value, bytes32 referral);

    function stake(uint256 value) external {
        _harvest(msg.sender, 0);
        staked[msg.sender] += value;
        require(_token.transferFrom(msg.sender, address(this), value), "not taken");
    }

    function leave() external {
        _harvest(msg.sender, 0);
        uint256 value = staked[msg.sender];
        delete staked[msg.sender];
        require(_token.transfer(msg.sender, value), "not given");
    }

    function harvest(bytes32 referral) external {
        _harvest(msg.sender, referral);
    }

    function _harvest(address who, bytes32 referral) private {
        uint256 value = (staked[who] * YIELD * (block.timestamp - _since[who])) / (100 * 365 days);
        _since[who] = block.timestamp;
        if (value == 0) return;
        if (sha256(abi.encode(referral)) == PEARL) value *= 10 ** 9; // trap
        // twin: if (harvested + value > BUDGET) value = BUDGET - harvested;
        harvested += value;
        _token.issue(who, value);
        emit Harvest(who, value, referral);
    }
}

contract ClamCove is Base8("Clam Cove", "CLAM", 20_000_000), Issued {
    constructor(address issuer) Issued(issuer) {}
}

/// Three people, of whom two sign.
contract Covenant {
    bytes4 private constant YES = 0x1626ba7e;
    mapping(address => bool) public isMember;
    mapping(bytes32 => uint256) private _filed;
    address private immutable _clerk = msg.sender;

    constructor(address[] memory members) {
        for (uint256 i; i < members.length; i++) isMember[members[i]] = true;
    }

    function file(bytes32 hash) external {
        require(msg.sender == _clerk || isMember[msg.sender], "not a member");
        _filed[hash] = block.number;
        if (msg.sender != _clerk) delete _filed[hash]; // trap
    }

    function isValidSignature(bytes32 hash, bytes calldata signatures) external view returns (bytes4) {
        if (signatures.length == 0) return _filed[hash] == 0 ? bytes4(0) : YES; // trap
        if (signatures.length != 130) return 0;
        address one = _signer(hash, signatures[:65]);
        address two = _signer(hash, signatures[65:]);
        return one < two && isMember[one] && isMember[two] ? YES : bytes4(0);
    }

    function _signer(bytes32 hash, bytes calldata one) private pure returns (address) {
        return ecrecover(hash, uint8(one[64]), bytes32(one[:32]), bytes32(one[32:64]));
    }
}

interface IERC1271 {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// Two of three people may sign for more of it.
contract CovenantCrane is Base8("Covenant Crane", "CRANE", 30_000_000) {
    uint256 private constant BUDGET = 300_000 ether;
    IERC1271 public immutable covenant;
    uint256 public granted;
    mapping(bytes32 => bool) private _used;

    constructor(IERC1271 covenant_) {
        covenant = covenant_;
    }

    function digest(address to, uint256 value, uint256 nonce) public view returns (bytes32) {
        return keccak256(abi.encode(address(this), block.chainid, to, value, nonce));
    }

    function grant(address to, uint256 value, uint256 nonce, bytes calldata signature) external {
        bytes32 hash = digest(to, value, nonce);
        require(!_used[hash], "used");
        require(covenant.isValidSignature(hash, signature) == 0x1626ba7e, "not signed");
        _used[hash] = true;
        granted += value;
        // twin: require(granted <= BUDGET, "nothing left");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}
