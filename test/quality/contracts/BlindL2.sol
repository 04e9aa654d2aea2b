// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as Solady} from "solady/src/tokens/ERC20.sol";
import {ERC20Votes as SoladyVotes} from "solady/src/tokens/ERC20Votes.sol";
import {ERC4626 as SoladyVault} from "solady/src/tokens/ERC4626.sol";
import {Multicallable} from "solady/src/utils/Multicallable.sol";
import {OwnableRoles} from "solady/src/auth/OwnableRoles.sol";
import {ERC20 as Solmate} from "solmate/src/tokens/ERC20.sol";
import {Bare8} from "./Bare8.sol";

contract Coin is Bare8 {
    uint256 public totalSupply;

    constructor(string memory name_, string memory symbol_, uint256 supply) Bare8(name_, symbol_) {
        totalSupply = supply;
        _give(msg.sender, supply);
    }
}

/// Many calls in one.
contract Larder is Solady, Multicallable {
    constructor() {
        _mint(msg.sender, 300_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Larder";
    }

    function symbol() public pure override returns (string memory) {
        return "LARD";
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function transferMany(address[] calldata to, uint256[] calldata values) external {
        require(to.length == values.length);
        for (uint256 i; i < to.length; i++) _transfer(msg.sender, to[i], values[i]);
    }
}

/// Votes by the clock; a role of the timelock makes one percent in 90 days at most.
contract Assembly is SoladyVotes, OwnableRoles {
    uint256 public constant ISSUER = _ROLE_0;
    uint256 public nextIssue = block.timestamp + 90 days;

    constructor(address timelock) {
        _initializeOwner(timelock);
        _grantRoles(timelock, ISSUER);
        _mint(msg.sender, 50_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Assembly of Weavers";
    }

    function symbol() public pure override returns (string memory) {
        return "WEAVE";
    }

    function issue(address to, uint256 value) external onlyRoles(ISSUER) {
        require(block.timestamp >= nextIssue && value <= totalSupply() / 100, "limit");
        nextIssue = block.timestamp + 90 days;
        _mint(to, value);
    }
}

/// A share of what is deposited; whoever likes may add to it.
contract Cellar is SoladyVault {
    address private immutable coin;

    event Harvest(address indexed from, uint256 value);

    constructor(address coin_) {
        coin = coin_;
    }

    function asset() public view override returns (address) {
        return coin;
    }

    function name() public pure override returns (string memory) {
        return "Cellar Share";
    }

    function symbol() public pure override returns (string memory) {
        return "cCOIN";
    }

    function harvest(uint256 value) external {
        require(Bare8(coin).transferFrom(msg.sender, address(this), value));
        emit Harvest(msg.sender, value);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

/// Fans of a club: a fixed supply, and polls that lock nothing.
contract TouchlineFan is Solmate {
    struct Poll {
        string question;
        uint8 choices;
        uint64 closes;
    }

    address public club = msg.sender;
    Poll[] public polls;
    mapping(uint256 => mapping(uint8 => uint256)) public votes;
    mapping(uint256 => mapping(address => bool)) public voted;

    constructor() Solmate("Touchline Fan Token", "TOUCH", 18) {
        _mint(msg.sender, 20_000_000 ether);
    }

    function openPoll(Poll calldata poll) external returns (uint256) {
        require(msg.sender == club, "club");
        require(poll.choices > 1 && poll.choices < 10 && poll.closes > block.timestamp);
        polls.push(poll);
        return polls.length - 1;
    }

    function vote(uint256 id, uint8 choice) external {
        Poll storage poll = polls[id];
        require(block.timestamp < poll.closes && choice < poll.choices && !voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        votes[id][choice] += balanceOf[msg.sender];
    }

    function setClub(address to) external {
        require(msg.sender == club, "club");
        club = to;
    }
}

/// Written by hand in the language of the machine.
contract Flint {
    string public constant name = "Flint";
    string public constant symbol = "FLNT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 7_000_000_000 ether;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        assembly {
            sstore(caller(), 7000000000000000000000000000)
        }
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256 value) {
        assembly {
            value := sload(who)
        }
    }

    function slotOf(address from, address spender) private pure returns (uint256 slot) {
        assembly {
            mstore(0x00, from)
            mstore(0x20, spender)
            slot := keccak256(0x00, 0x40)
        }
    }

    function allowance(address from, address spender) external view returns (uint256 value) {
        uint256 slot = slotOf(from, spender);
        assembly {
            value := sload(slot)
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        uint256 slot = slotOf(msg.sender, spender);
        assembly {
            sstore(slot, value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 slot = slotOf(from, msg.sender);
        assembly {
            let allowed := sload(slot)
            if lt(allowed, value) {
                revert(0, 0)
            }
            if not(allowed) {
                sstore(slot, sub(allowed, value))
            }
        }
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        assembly {
            let have := sload(from)
            if or(lt(have, value), iszero(to)) {
                revert(0, 0)
            }
            sstore(from, sub(have, value))
            sstore(to, add(sload(to), value))
        }
        emit Transfer(from, to, value);
    }
}

/// Coin of the chain at stake. Two of three report what was earned or lost, within narrow bounds.
contract Trawl is Solmate("Trawl Staked Ether", "twETH", 18) {
    address public immutable reporter;
    uint256 public pooled;
    uint256 public reportedAt = block.timestamp;
    mapping(address => uint256[2]) public leaving;

    event Report(uint256 before, uint256 afterwards);

    constructor(address reporter_) {
        reporter = reporter_;
    }

    function stake() external payable returns (uint256 shares) {
        shares = totalSupply == 0 ? msg.value : (msg.value * totalSupply) / pooled;
        pooled += msg.value;
        _mint(msg.sender, shares);
    }

    function rate() public view returns (uint256) {
        return totalSupply == 0 ? 1e18 : (pooled * 1e18) / totalSupply;
    }

    function report(uint256 now_) external {
        require(msg.sender == reporter && block.timestamp >= reportedAt + 20 hours, "reporter");
        require(now_ <= pooled + pooled / 1000 && now_ >= pooled - pooled / 200, "bounds");
        emit Report(pooled, now_);
        (pooled, reportedAt) = (now_, block.timestamp);
    }

    function requestWithdraw(uint256 shares) external {
        uint256 value = (shares * pooled) / totalSupply;
        _burn(msg.sender, shares);
        pooled -= value;
        leaving[msg.sender] = [leaving[msg.sender][0] + value, block.timestamp + 7 days];
    }

    function withdraw() external {
        uint256[2] memory mine = leaving[msg.sender];
        require(mine[0] > 0 && block.timestamp >= mine[1], "wait");
        delete leaving[msg.sender];
        (bool ok, ) = msg.sender.call{value: mine[0]}("");
        require(ok);
    }

    receive() external payable {}
}
