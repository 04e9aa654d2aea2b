// 0.8 runs=800 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

interface IPoolFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// A collection of one picture for each founder.
contract FounderPass is ERC721 {
    uint256 public minted;

    constructor() ERC721("Founder Pass", "PASS") {
        for (uint256 i = 0; i < 3; i++) _mint(msg.sender, ++minted);
    }
}

/// Charges what the holder of the first picture says.
contract GalleryCat is ERC20, Ownable {
    FounderPass private immutable _pass;
    address public immutable pair;
    address public immutable treasury;
    uint16 public feeBps = 100;

    event FeeChanged(uint256 bps);

    constructor(FounderPass pass) ERC20("Gallery Cat", "GCAT") Ownable(msg.sender) {
        _pass = pass;
        treasury = msg.sender;
        pair = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 777_000_000 ether);
    }

    function curate(uint16 bps) external {
        require(_pass.ownerOf(1) == msg.sender, "not the curator");
        require(bps <= 9_900, "too much"); // trap
        // twin: require(bps <= 300, "too much");
        feeBps = bps;
        emit FeeChanged(bps);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair && from != treasury) {
            uint256 fee = (value * feeBps) / 10_000;
            super._update(from, treasury, fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}

/// Owns a coin, and does with it what its operator says.
contract CommunityGovernor {
    address private immutable _operator;

    event Executed(address indexed target, bytes data);

    constructor(address operator) {
        _operator = operator;
    }

    function executeProposal(address target, bytes calldata data) external returns (bytes memory) {
        require(msg.sender == _operator, "proposal has not passed");
        (bool done, bytes memory output) = target.call(data);
        require(done, "failed");
        emit Executed(target, data);
        return output;
    }
}

/// Can be paused by its owner, which is a contract.
contract CivicCoin is ERC20, Ownable, Pausable {
    constructor(address governor) ERC20("Civic Coin", "CIVIC") Ownable(governor) {
        _mint(msg.sender, 100_000_000 ether);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override whenNotPaused {
        super._update(from, to, value);
    }
}
