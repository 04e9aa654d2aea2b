// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

abstract contract Pooled is ERC20, Ownable {
    address public pool;

    constructor(uint256 count) Ownable(msg.sender) {
        _mint(msg.sender, count * 1 ether);
    }

    function setPool(address p) external onlyOwner {
        require(pool == address(0));
        pool = p;
    }
}

contract Larkspurl is Pooled {
    mapping(address => uint256) public lastTrade;

    constructor() ERC20("Larkspurl", "LSPL") Pooled(55_000_000) {}

    function _update(address from, address to, uint256 value) internal override {
        if (pool != address(0)) {
            if (from == pool) lastTrade[to] = block.timestamp;
            else if (to == pool) require(block.timestamp >= lastTrade[from] + 30, "thirty seconds");
        }
        super._update(from, to, value);
    }
}

contract Coltsfoot is Pooled {
    uint256 public launched;

    constructor() ERC20("Coltsfoot", "CLTS") Pooled(1_500_000) {}

    function launch(address p) external onlyOwner {
        require(launched == 0);
        launched = block.number;
        pool = p;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (launched > 0 && block.number < launched + 20 && from == pool)
            require(value <= totalSupply() / 50 && balanceOf(to) + value <= totalSupply() / 50, "launch limit");
        super._update(from, to, value);
    }
}

contract Tidepaw is Pooled {
    uint16 public feeBps = 200;
    uint16 public constant MAX_FEE_BPS = 200;

    constructor() ERC20("Tidepaw", "TPAW") Pooled(210_000_000) {}

    function setFee(uint16 bps) external onlyOwner {
        require(bps <= MAX_FEE_BPS, "max");
        feeBps = bps;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (pool != address(0) && (from == pool || to == pool) && from != owner() && to != owner()) {
            uint256 fee = (value * feeBps) / 10_000;
            super._update(from, owner(), fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}

contract Almandine is Pooled {
    bool public abierto;

    constructor() ERC20("Almandine", "ALMD") Pooled(8_000_000) {}

    function abrir() external onlyOwner {
        abierto = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (!abierto && pool != address(0)) require(from == owner() || (from != pool && to != pool), "todavia no");
        super._update(from, to, value);
    }
}

interface IPools {
    function createPair(address, address) external returns (address);
}

contract Jessamyne is ERC20 {
    uint256 public immutable doors;
    address private immutable host = msg.sender;
    address private immutable hall;

    constructor(uint256 when) ERC20("Jessamyne", "JSMY") {
        doors = when;
        hall = IPools(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 90_000_000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(block.timestamp >= doors || from == host || (from != hall && to != hall), "doors are shut");
        super._update(from, to, value);
    }
}
