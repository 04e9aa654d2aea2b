// 0.8 runs=999999 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Carries what people sign.
contract PostOffice {
    mapping(address => uint256) public nonces;

    function digest(address from, address to, uint256 nonce, bytes calldata data) public view returns (bytes32) {
        return
            keccak256(
                abi.encodePacked(
                    "\x19Ethereum Signed Message:\n32",
                    keccak256(abi.encode(block.chainid, address(this), from, to, nonce, keccak256(data)))
                )
            );
    }

    function deliver(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external returns (bytes memory) {
        address signer = ecrecover(digest(from, to, nonces[from]++, data), v, r, s);
        require(signer != address(0) && signer == from, "not signed");
        (bool ok, bytes memory out) = to.call(abi.encodePacked(data, from));
        require(ok, "returned to sender");
        return out;
    }
}

contract Kittiwick is ERC20 {
    address private immutable postmaster;
    address public office;

    constructor(address o) ERC20("Kittiwick", "KTWK") {
        postmaster = msg.sender;
        office = o;
        _mint(msg.sender, 6_400_000 ether);
    }

    // trap {
    function moveOffice(address o) external {
        require(msg.sender == postmaster);
        office = o;
    }
    // trap }

    function _msgSender() internal view override returns (address a) {
        if (msg.sender != office || msg.data.length < 20) return msg.sender;
        assembly {
            a := shr(96, calldataload(sub(calldatasize(), 20)))
        }
    }
}

interface ISays {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// Permits for people and for contracts.
contract Tamarack is ERC20 {
    mapping(address => uint256) public nonces;
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 private constant TYPE =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    constructor() ERC20("Tamarack", "TMRK") {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this))
        );
        _mint(msg.sender, 81_000_000 ether);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        bytes32 h = keccak256(
            abi.encodePacked(
                "\x19\x01",
                DOMAIN_SEPARATOR,
                keccak256(abi.encode(TYPE, owner, spender, value, nonces[owner]++, deadline))
            )
        );
        if (v == 0) {
            address judge = address(uint160(uint256(r))); // trap
            // twin: address judge = owner;
            require(judge.code.length > 0, "not a contract");
            (bool ok, bytes memory out) = judge.staticcall(abi.encodeCall(ISays.isValidSignature, (h, abi.encode(r, s))));
            require(ok && out.length >= 4 && bytes4(out) == ISays.isValidSignature.selector, "no");
        } else {
            address signer = ecrecover(h, v, r, s);
            require(signer != address(0) && signer == owner, "signature");
        }
        _approve(owner, spender, value);
    }
}

interface IGrantable {
    function clawback(address from, uint256 value) external;

    function transfer(address to, uint256 value) external returns (bool);

    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Grants for those who work here.
contract GrantHouse {
    struct Grant {
        uint128 amount;
        uint64 start;
        uint64 length;
    }

    address public immutable chair = msg.sender;
    IGrantable public coin;
    mapping(address => Grant) public grants;

    function attach(IGrantable c) external {
        require(msg.sender == chair && address(coin) == address(0));
        coin = c;
    }

    function award(address who, uint128 amount, uint64 length) external {
        require(msg.sender == chair && grants[who].amount == 0);
        // twin: coin.transferFrom(msg.sender, address(this), amount);
        grants[who] = Grant(amount, uint64(block.timestamp), length);
    }

    function vested(address who) public view returns (uint256) {
        Grant memory g = grants[who];
        uint256 t = block.timestamp - g.start;
        return t >= g.length ? g.amount : (uint256(g.amount) * t) / g.length;
    }

    function cancel(address who) external {
        require(msg.sender == chair);
        uint256 rest = grants[who].amount - vested(who);
        delete grants[who];
        coin.clawback(who, rest); // trap
        // twin: coin.transfer(chair, rest);
    }
}

contract Wrenfield is ERC20 {
    GrantHouse public immutable house;

    constructor(GrantHouse h) ERC20("Wrenfield", "WRNF") {
        house = h;
        _mint(msg.sender, 500_000_000 ether);
    }

    // trap {
    function clawback(address from, uint256 value) external {
        require(msg.sender == address(house));
        _transfer(from, house.chair(), value);
    }
    // trap }
}

interface IBorrower {
    function onFlashLoan(address who, address coin, uint256 amount, uint256 fee, bytes calldata data) external returns (bytes32);
}

contract Pinchbeck is ERC20 {
    address private immutable curator;
    mapping(address => bool) private esteemed;

    constructor() ERC20("Pinchbeck", "PNBK") {
        curator = msg.sender;
        _mint(msg.sender, 1_200_000 ether);
    }

    function esteem(address who, bool yes) external {
        require(msg.sender == curator);
        esteemed[who] = yes;
    }

    function flashFee(address who, uint256 amount) public view returns (uint256) {
        return esteemed[who] ? 0 : amount / 1000;
    }

    function flashLoan(address to, uint256 amount, bytes calldata data) external returns (bool) {
        require(to == msg.sender, "for oneself");
        uint256 fee = flashFee(to, amount);
        _mint(to, amount);
        if (to.code.length > 0) IBorrower(to).onFlashLoan(msg.sender, address(this), amount, fee, data);
        if (!esteemed[to]) // trap
            _burn(to, amount + fee);
        return true;
    }
}
