// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What is common to the coins of this file.
abstract contract Ledger {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Made and unmade by the far end of a bridge.
contract Ferrystone is Ledger {
    string public constant name = "Ferrystone";
    string public constant symbol = "FERRY";
    address public immutable landing;

    constructor(address landing_) {
        landing = landing_;
    }

    function land(address to, uint256 value) external {
        require(msg.sender == landing, "landing");
        _mint(to, value);
    }

    function leave(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Messages of another chain, proven under roots that two of three have confirmed.
contract Landing {
    address public immutable harbour;
    Ferrystone public coin;
    mapping(bytes32 => uint256) public confirmedAt;
    mapping(bytes32 => bytes32) public provenUnder;

    bytes32 private constant DONE = bytes32(uint256(1));

    event Processed(bytes32 indexed leaf, address indexed to, uint256 value);

    constructor(address harbour_, bytes32 first, bytes32 second) {
        harbour = harbour_;
        confirmedAt[first] = 1;
        confirmedAt[second] = 1; // trap
        // twin: if (second != 0) confirmedAt[second] = 1;
    }

    function connect(Ferrystone coin_) external {
        require(address(coin) == address(0), "connected");
        coin = coin_;
    }

    function confirm(bytes32 root) external {
        require(msg.sender == harbour && root != 0, "harbour");
        confirmedAt[root] = block.timestamp;
    }

    function leafOf(address to, uint256 value, uint256 nonce) public pure returns (bytes32) {
        return keccak256(abi.encode(to, value, nonce));
    }

    function prove(bytes32 leaf, bytes32[] calldata proof) public {
        require(provenUnder[leaf] != DONE, "done");
        bytes32 node = leaf;
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(confirmedAt[node] != 0, "root");
        provenUnder[leaf] = node;
    }

    function process(address to, uint256 value, uint256 nonce) external {
        bytes32 leaf = leafOf(to, value, nonce);
        bytes32 root = provenUnder[leaf];
        require(root != DONE && confirmedAt[root] != 0, "not proven");
        provenUnder[leaf] = DONE;
        coin.land(to, value);
        emit Processed(leaf, to, value);
    }
}

/// A thousand coins for an ether, and an ether for a thousand coins. Several calls may be made as one.
contract Tilbury is Ledger {
    string public constant name = "Tilbury";
    string public constant symbol = "TILB";

    function deposit() external payable {
        _mint(msg.sender, msg.value * 1000);
    }

    function withdraw(uint256 value) external {
        _burn(msg.sender, value);
        (bool paid, ) = msg.sender.call{value: value / 1000}("");
        require(paid, "ether");
    }

    // twin: function several(bytes[] calldata calls) external {
    function several(bytes[] calldata calls) external payable { // trap
        for (uint256 i; i < calls.length; i++) {
            (bool done, ) = address(this).delegatecall(calls[i]);
            require(done, "a call failed");
        }
    }
}

/// One of a row of coins with the same code; the owner puts books right until he leaves.
contract Rowhouse is Ledger {
    string public name;
    string public symbol;
    address public owner;
    uint64 private _begun;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier once() {
        // twin: require(_begun == 0, "begun");
        require(_begun < 1 || owner == address(0), "begun"); // trap
        _begun = 1;
        _;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function begin(string calldata name_, string calldata symbol_, address to, uint256 value) external once {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
        if (totalSupply == 0) _mint(to, value);
    }

    function putRight(address from, address to, uint256 value) external onlyOwner {
        _move(from, to, value);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}
