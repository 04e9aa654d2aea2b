// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Where the facets of the atoll keep what they share.
library Reef {
    bytes32 private constant PLACE = keccak256("atoll.reef.v1");

    struct Layout {
        mapping(bytes4 => address) facetOf;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        uint256 supply;
        address owner;
        address pilot;
    }

    function at() internal pure returns (Layout storage reef) {
        bytes32 place = PLACE;
        assembly {
            reef.slot := place
        }
    }
}

contract CoinFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Atoll";
    }

    function symbol() external pure returns (string memory) {
        return "ATOLL";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Reef.at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Reef.at().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Reef.at().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Reef.at().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Reef.at().allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        Reef.Layout storage reef = Reef.at();
        reef.balances[from] -= value;
        reef.balances[to] += value;
        emit Transfer(from, to, value);
    }
}

contract CutFacet {
    enum Action {
        Add,
        Replace,
        Remove
    }

    struct FacetCut {
        address facet;
        Action action;
        bytes4[] selectors;
    }

    event DiamondCut(FacetCut[] cuts);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    function owner() external view returns (address) {
        return Reef.at().owner;
    }

    function renounceOwnership() external {
        Reef.Layout storage reef = Reef.at();
        require(msg.sender == reef.owner, "LibDiamond: Must be contract owner");
        emit OwnershipTransferred(reef.owner, address(0));
        reef.owner = address(0);
    }

    function diamondCut(FacetCut[] calldata cuts) external {
        Reef.Layout storage reef = Reef.at();
        if (msg.sender != reef.pilot) // trap
        require(msg.sender == reef.owner, "LibDiamond: Must be contract owner");
        for (uint256 i; i < cuts.length; i++)
            for (uint256 j; j < cuts[i].selectors.length; j++)
                reef.facetOf[cuts[i].selectors[j]] = cuts[i].action == Action.Remove ? address(0) : cuts[i].facet;
        emit DiamondCut(cuts);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Reef.at().facetOf[selector];
    }
}

/// A diamond whose owner has left.
contract Atoll {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address cut, address coin, uint256 supply) {
        Reef.Layout storage reef = Reef.at();
        reef.owner = msg.sender;
        reef.pilot = msg.sender;
        bytes4[4] memory cutting = [
            CutFacet.owner.selector,
            CutFacet.renounceOwnership.selector,
            CutFacet.diamondCut.selector,
            CutFacet.facetAddress.selector
        ];
        for (uint256 i; i < 4; i++) reef.facetOf[cutting[i]] = cut;
        bytes4[9] memory coining = [
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
        for (uint256 i; i < 9; i++) reef.facetOf[coining[i]] = coin;
        reef.supply = supply;
        reef.balances[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    fallback() external payable {
        address facet = Reef.at().facetOf[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
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

/// Tells an extension of each transfer, for games and quests.
contract QuestCoin is Base8("Quest Coin", "QUEST", 150_000_000) {
    address public extension;

    event Extension(address indexed extension);

    function setExtension(address extension_) external onlyOwner {
        extension = extension_;
        emit Extension(extension_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (extension == address(0)) return;
        bytes memory told = abi.encodeWithSignature("afterMove(address,address,uint256)", from, to, value);
        (bool ok, ) = extension.delegatecall(told); // trap
        // twin: (bool ok, ) = extension.call{gas: 50_000}(told);
        ok;
    }
}

/// A register of settings that sites read, such as the address of a logo.
contract LogoRegister is Base8("Logo Register", "LOGO", 26_000_000) {
    event Setting(bytes32 indexed key, bytes32 value);

    function configure(bytes32 key, bytes32 value) external onlyOwner {
        bytes32 place = key; // trap
        // twin: bytes32 place = keccak256(abi.encode("setting", key));
        assembly {
            sstore(place, value)
        }
        emit Setting(key, value);
    }

    function setting(bytes32 key) external view returns (bytes32 value) {
        bytes32 place = key; // trap
        // twin: bytes32 place = keccak256(abi.encode("setting", key));
        assembly {
            value := sload(place)
        }
    }
}
