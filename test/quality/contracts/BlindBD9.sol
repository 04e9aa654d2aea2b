// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

contract PostillionDesk is ERC2771Forwarder {
    constructor() ERC2771Forwarder("PostillionDesk") {}
}

/// Carried by a forwarder that checks signatures; signed payments of 3009; many payments at once.
contract Postillion is ERC20, ERC2771Context, EIP712 {
    bytes32 private constant AUTH =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    constructor(address desk) ERC20("Postillion", "PSTL") ERC2771Context(desk) EIP712("Postillion", "1") {
        _mint(msg.sender, 12_000_000 ether);
    }

    function batchTransfer(address[] calldata to, uint256[] calldata values) external {
        require(to.length == values.length && to.length <= 200, "lengths");
        for (uint256 i = 0; i < to.length; i++) _transfer(_msgSender(), to[i], values[i]);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "time");
        require(!authorizationState[from][nonce], "used");
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(AUTH, from, to, value, validAfter, validBefore, nonce)));
        require(ECDSA.recover(digest, signature) == from, "signature");
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }

    function cancelAuthorization(bytes32 nonce) external {
        authorizationState[_msgSender()][nonce] = true;
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

/// A coin of former years, held by many.
contract Brinecoin is ERC20 {
    constructor() ERC20("Brinecoin", "BRINE") {
        _mint(msg.sender, 40_000_000 ether);
    }
}

/// Its successor: one for one, for as long as there are old ones. The old ones stay here for good.
contract Brinewell is ERC20 {
    IERC20 public immutable old;
    uint256 public migrated;

    event Migrated(address indexed who, uint256 value);

    constructor(IERC20 old_) ERC20("Brinewell", "BRWL") {
        old = old_;
    }

    function migrate(uint256 value) external {
        migrated += value;
        require(old.transferFrom(msg.sender, address(this), value), "old");
        _mint(msg.sender, value);
        emit Migrated(msg.sender, value);
    }
}

/// Bound to whom it was given until a date, free since. Only its maker, who handed it out, could move it before.
contract Laurelseal is ERC20 {
    uint256 public immutable freeFrom;
    address public immutable giver;

    error StillBound(uint256 until);

    constructor(uint256 wait) ERC20("Laurelseal", "LRSL") {
        require(wait <= 180 days);
        (freeFrom, giver) = (block.timestamp + wait, msg.sender);
        _mint(msg.sender, 5_000_000 ether);
    }

    function locked() external view returns (bool) {
        return block.timestamp < freeFrom;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (block.timestamp < freeFrom && from != address(0) && from != giver) revert StillBound(freeFrom);
        super._update(from, to, value);
    }
}

/// A stone of many facets: selectors point to code. The facet that could cut was itself cut away.
contract Facetone {
    bytes32 private constant PLACE = keccak256("facetone.table");

    struct Table {
        mapping(bytes4 => address) facet;
        address cutter;
    }

    constructor(address coin, bytes4[] memory selectors, address cutter, bytes memory data) {
        Table storage table = _table();
        for (uint256 i = 0; i < selectors.length; i++) table.facet[selectors[i]] = coin;
        table.facet[FacetCutter.diamondCut.selector] = cutter;
        table.cutter = msg.sender;
        (bool ok, ) = coin.delegatecall(data);
        require(ok, "first");
    }

    function _table() private pure returns (Table storage table) {
        bytes32 place = PLACE;
        assembly {
            table.slot := place
        }
    }

    fallback() external payable {
        address facet = _table().facet[msg.sig];
        require(facet != address(0), "no facet");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// Cuts while it is in the table; takes itself out last.
contract FacetCutter {
    bytes32 private constant PLACE = keccak256("facetone.table");

    event DiamondCut(address facet, bytes4[] selectors);

    function diamondCut(address facet, bytes4[] calldata selectors) external {
        Facetone.Table storage table;
        bytes32 place = PLACE;
        assembly {
            table.slot := place
        }
        require(msg.sender == table.cutter, "cutter");
        for (uint256 i = 0; i < selectors.length; i++) table.facet[selectors[i]] = facet;
        emit DiamondCut(facet, selectors);
    }
}

/// Transfers, reads and the first pouring of the stone; its book stands at a place of its own.
contract FacetCoin {
    bytes32 private constant BOOK = keccak256("facetone.book");

    struct Book {
        uint256 supply;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) lent;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _book() private pure returns (Book storage book) {
        bytes32 place = BOOK;
        assembly {
            book.slot := place
        }
    }

    /// In no table: only the constructor of the stone calls it.
    function pour(address to, uint256 value) external {
        require(_book().supply == 0);
        _book().supply = _book().held[to] = value;
        emit Transfer(address(0), to, value);
    }

    function name() external pure returns (string memory) {
        return "Facetone";
    }

    function symbol() external pure returns (string memory) {
        return "FCTN";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _book().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _book().held[who];
    }

    function allowance(address who, address to) external view returns (uint256) {
        return _book().lent[who][to];
    }

    function approve(address to, uint256 value) external returns (bool) {
        _book().lent[msg.sender][to] = value;
        emit Approval(msg.sender, to, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _go(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _book().lent[from][msg.sender] -= value;
        return _go(from, to, value);
    }

    function _go(address from, address to, uint256 value) private returns (bool) {
        _book().held[from] -= value;
        _book().held[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
