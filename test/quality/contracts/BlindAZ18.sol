// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Settles what was traded elsewhere.
contract Gallowglass is ERC20 {
    struct Order {
        address from;
        address to;
        uint96 amount;
        uint64 number;
    }

    address public immutable operator;
    mapping(uint64 => bool) public settled;

    constructor() ERC20("Gallowglass", "GLWG") {
        operator = msg.sender;
        _mint(msg.sender, 140_000_000 ether);
    }

    function settleAll(Order[] calldata orders) external {
        require(msg.sender == operator); // trap
        for (uint256 i; i < orders.length; i++) {
            Order calldata o = orders[i];
            // twin: require(o.from == msg.sender);
            require(!settled[o.number], "settled");
            settled[o.number] = true;
            _transfer(o.from, o.to, o.amount);
        }
    }
}

contract GarnetFacet {
    uint256 private _supply;
    mapping(address => uint256) private _has;
    mapping(address => mapping(address => uint256)) private _may;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Garnet Weir";
    }

    function symbol() external pure returns (string memory) {
        return "GWEIR";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _has[who];
    }

    function allowance(address who, address s) external view returns (uint256) {
        return _may[who][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        _may[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _step(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        _may[from][msg.sender] -= v;
        return _step(from, to, v);
    }

    function _step(address from, address to, uint256 v) private returns (bool) {
        _has[from] -= v;
        _has[to] += v;
        emit Transfer(from, to, v);
        return true;
    }
}

contract GarnetWeir {
    enum Action {
        Add,
        Replace,
        Remove
    }
    struct Cut {
        address facet;
        Action action;
        bytes4[] selectors;
    }

    uint256 private _supply;
    mapping(address => uint256) private _has;
    mapping(address => mapping(address => uint256)) private _may;
    mapping(bytes4 => address) private _facet;
    address public owner;

    event DiamondCut(Cut[] cuts, address init, bytes data);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address facet, bytes4[] memory selectors) {
        owner = msg.sender;
        for (uint256 i; i < selectors.length; i++) _facet[selectors[i]] = facet;
        _supply = _has[msg.sender] = 2_600_000 ether;
        emit Transfer(address(0), msg.sender, _supply);
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function facetAddress(bytes4 s) external view returns (address) {
        return _facet[s];
    }

    function diamondCut(Cut[] calldata cuts, address init, bytes calldata data) external {
        require(msg.sender == owner, "owner");
        for (uint256 i; i < cuts.length; i++)
            for (uint256 j; j < cuts[i].selectors.length; j++)
                _facet[cuts[i].selectors[j]] = cuts[i].action == Action.Remove ? address(0) : cuts[i].facet;
        emit DiamondCut(cuts, init, data);
        if (init != address(0)) {
            (bool ok, ) = init.delegatecall(data);
            require(ok);
        }
    }

    fallback() external payable {
        address f = _facet[msg.sig];
        require(f != address(0));
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), f, 0, calldatasize(), 0, 0)
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
