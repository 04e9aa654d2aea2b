// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What all facets of a diamond (EIP-2535) keep, in one place.
library Books {
    struct Data {
        address owner;
        mapping(bytes4 => address) facetOf;
        address[] facets;
        string name;
        string symbol;
        uint256 totalSupply;
        mapping(address => uint256) balanceOf;
        mapping(address => mapping(address => uint256)) allowance;
    }

    bytes32 constant PLACE = keccak256("gemstone.books");

    function data() internal pure returns (Data storage d) {
        bytes32 place = PLACE;
        assembly {
            d.slot := place
        }
    }
}

struct FacetCut {
    address facet;
    uint8 action;
    bytes4[] selectors;
}

library Cutting {
    event DiamondCut(FacetCut[] cuts, address init, bytes data);

    function cut(FacetCut[] memory cuts, address init, bytes memory data) internal {
        Books.Data storage d = Books.data();
        for (uint256 i = 0; i < cuts.length; i++) {
            FacetCut memory one = cuts[i];
            for (uint256 j = 0; j < one.selectors.length; j++) {
                address old = d.facetOf[one.selectors[j]];
                if (one.action == 0) require(old == address(0), "there already");
                else require(old != address(0) && old != one.facet, "nothing to replace");
                d.facetOf[one.selectors[j]] = one.action == 2 ? address(0) : one.facet;
            }
            if (one.action == 0) d.facets.push(one.facet);
        }
        if (init != address(0)) {
            (bool ok, ) = init.delegatecall(data);
            require(ok, "init");
        }
        emit DiamondCut(cuts, init, data);
    }
}

contract MoneyFacet {
    event Approval(address indexed from, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    function name() external view returns (string memory) {
        return Books.data().name;
    }

    function symbol() external view returns (string memory) {
        return Books.data().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Books.data().totalSupply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return Books.data().balanceOf[account];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Books.data().allowance[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Books.data().allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Books.Data storage d = Books.data();
        if (d.allowance[from][msg.sender] != type(uint256).max) d.allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        Books.Data storage d = Books.data();
        d.balanceOf[from] -= value;
        d.balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract CutFacet {
    function diamondCut(FacetCut[] calldata cuts, address init, bytes calldata data) external {
        require(msg.sender == Books.data().owner, "not the owner");
        Cutting.cut(cuts, init, data);
    }
}

contract LoupeFacet {
    function owner() external view returns (address) {
        return Books.data().owner;
    }

    function transferOwnership(address to) external {
        require(msg.sender == Books.data().owner, "not the owner");
        Books.data().owner = to;
    }

    function facetAddresses() external view returns (address[] memory) {
        return Books.data().facets;
    }
}

contract Gemstone {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address money, address loupe, address cutter) {
        Books.Data storage d = Books.data();
        (d.name, d.symbol, d.owner) = ("Gemstone", "GEM", msg.sender);
        FacetCut[] memory cuts = new FacetCut[](3);
        bytes4[] memory first = new bytes4[](9);
        first[0] = MoneyFacet.name.selector;
        first[1] = MoneyFacet.symbol.selector;
        first[2] = MoneyFacet.decimals.selector;
        first[3] = MoneyFacet.totalSupply.selector;
        first[4] = MoneyFacet.balanceOf.selector;
        first[5] = MoneyFacet.allowance.selector;
        first[6] = MoneyFacet.approve.selector;
        first[7] = MoneyFacet.transfer.selector;
        first[8] = MoneyFacet.transferFrom.selector;
        bytes4[] memory second = new bytes4[](3);
        second[0] = LoupeFacet.facetAddresses.selector;
        second[1] = LoupeFacet.owner.selector;
        second[2] = LoupeFacet.transferOwnership.selector;
        // without it the facets are what they are for good
        bytes4[] memory third = new bytes4[](cutter == address(0) ? 0 : 1);
        if (cutter != address(0)) third[0] = CutFacet.diamondCut.selector;
        cuts[0] = FacetCut(money, 0, first);
        cuts[1] = FacetCut(loupe, 0, second);
        cuts[2] = FacetCut(cutter == address(0) ? money : cutter, 0, third);
        Cutting.cut(cuts, address(0), "");
        d.totalSupply = 1_000_000 ether;
        d.balanceOf[msg.sender] = d.totalSupply;
        emit Transfer(address(0), msg.sender, d.totalSupply);
    }

    fallback() external payable {
        address facet = Books.data().facetOf[msg.sig];
        require(facet != address(0), "no such function");
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
