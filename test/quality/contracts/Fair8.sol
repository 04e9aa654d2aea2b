// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8, IPair} from "./Base8.sol";
import {Bare8} from "./Bare8.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Bridgeable} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC20Bridgeable.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {ERC2771Context, Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";

/// Half of the supply comes free in four years, from the wallet of OpenZeppelin.
contract Vesting is VestingWallet {
    constructor(address to, uint64 start) VestingWallet(to, start, 4 * 365 days) {}
}

contract Endowed is ERC20("Endowment", "ENDW"), ERC20Permit("Endowment") {
    constructor(address vesting) {
        _mint(vesting, 6e25);
        _mint(msg.sender, 4e25);
    }
}

/// Delivers what a committee of signers has seen on the other side, once.
contract Endpoint {
    address[3] public signers;
    mapping(bytes32 => bool) public done;

    constructor(address a, address b, address c) {
        signers = [a, b, c];
    }

    function deliver(address to, uint32 eid, bytes32 sender, uint64 nonce, bytes calldata message, bytes32[2][2] calldata rs, uint8[2] calldata v)
        external
    {
        bytes32 hash = keccak256(abi.encode(block.chainid, to, eid, sender, nonce, message));
        require(!done[hash], "delivered");
        address last;
        for (uint256 i; i < 2; i++) {
            address who = ecrecover(hash, v[i], rs[i][0], rs[i][1]);
            require(who > last && (who == signers[0] || who == signers[1] || who == signers[2]), "signer");
            last = who;
        }
        done[hash] = true;
        OmniToken(to).lzReceive(eid, sender, message);
    }
}

/// In the manner of OFT: the owner names the token on other chains, the endpoint brings its messages.
contract OmniToken is ERC20 {
    address public immutable endpoint;
    address public owner = msg.sender;
    mapping(uint32 => bytes32) public peers;

    constructor(address endpoint_) ERC20("Omnibus", "OMNB") {
        endpoint = endpoint_;
        _mint(msg.sender, 5e25);
    }

    function setPeer(uint32 eid, bytes32 peer) external {
        require(msg.sender == owner);
        peers[eid] = peer;
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner);
        owner = to;
    }

    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external {
        // twin: require(msg.sender == endpoint, "OnlyEndpoint");
        require(msg.sender == endpoint || msg.sender == owner, "OnlyEndpoint"); // trap
        require(peers[eid] != 0 && peers[eid] == sender, "OnlyPeer");
        (address to, uint256 value) = abi.decode(message, (address, uint256));
        _mint(to, value);
    }

    function send(uint32, bytes32, uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Who waits long enough may make some: everybody, in the manner of XEN.
contract Rank is Bare8("Rank", "RANK") {
    uint256 public totalSupply = 90_000_000 ether;
    uint256 public ranks;
    mapping(address => uint256[2]) public waiting;

    constructor() {
        _give(msg.sender, totalSupply);
    }

    function claimRank(uint256 term) external {
        require(term >= 1 && term <= 100 && waiting[msg.sender][0] == 0, "term");
        waiting[msg.sender] = [block.timestamp + term * 1 days, term * 10 ether];
        ranks++;
    }

    function claimMintReward() external {
        uint256[2] memory mine = waiting[msg.sender];
        require(mine[0] != 0 && block.timestamp >= mine[0], "wait");
        delete waiting[msg.sender];
        totalSupply += mine[1];
        _give(msg.sender, mine[1]);
    }
}

/// A price that rises with the supply: made for coin of the chain, and given back for it.
contract Slope is Bare8("Slope", "SLPE") {
    uint256 public totalSupply;
    uint256 private immutable up;

    constructor(uint256 up_) {
        up = up_;
    }

    function priceOf(uint256 supply) private pure returns (uint256) {
        return (supply * supply) / (1e28);
    }

    function mint(uint256 value) external payable {
        uint256 cost = priceOf(totalSupply + value) - priceOf(totalSupply) + up;
        require(msg.value >= cost, "too little");
        totalSupply += value;
        _give(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: msg.value - cost}("");
        require(ok);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        uint256 back = priceOf(totalSupply) - priceOf(totalSupply - value);
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
        (bool ok, ) = msg.sender.call{value: back}("");
        require(ok);
    }
}

/// The contract of its stake needs no allowance. It stands in the code; in the trap the owner names another.
contract Moored is Base8("Moored", "MOOR", 64_000_000) {
    address public harbour;

    constructor(address harbour_) {
        harbour = harbour_;
    }

    function setHarbour(address to) external onlyOwner { // trap {
        harbour = to;
    } // trap }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == harbour) {
            _transfer(from, to, value);
            return true;
        }
        return super.transferFrom(from, to, value);
    }
}

/// In the manner of ERC-3643: an agent freezes, moves by force and stops, and is a contract of several.
contract Regulated is ERC20("Regulated Share", "RGSH") {
    address public agent;
    bool public paused;
    mapping(address => bool) public isFrozen;
    mapping(address => uint256) public frozenTokens;

    modifier onlyAgent() {
        require(msg.sender == agent, "agent");
        _;
    }

    constructor(address agent_) {
        agent = agent_;
        _mint(msg.sender, 2e25);
    }

    function setAddressFrozen(address who, bool to) external onlyAgent {
        isFrozen[who] = to;
    }

    function freezePartialTokens(address who, uint256 value) external onlyAgent {
        frozenTokens[who] = value;
    }

    function pause(bool to) external onlyAgent {
        paused = to;
    }

    function forcedTransfer(address from, address to, uint256 value) external onlyAgent returns (bool) {
        super._update(from, to, value);
        return true;
    }

    function mint(address to, uint256 value) external onlyAgent {
        super._update(address(0), to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused && !isFrozen[from] && !isFrozen[to], "frozen");
        require(from == address(0) || balanceOf(from) >= value + frozenTokens[from], "partially frozen");
        super._update(from, to, value);
    }
}

/// As before, with a contract that forwards whatever its maker says; in the twin it cannot call anybody.
contract Inert {
    address private maker = msg.sender;
    uint256 public notes;

    function note(uint256 value) external {
        require(msg.sender == maker);
        notes = value;
    }

    function run(address to, bytes calldata data) external { // trap {
        require(msg.sender == maker);
        (bool ok, ) = to.call(data);
        require(ok);
    } // trap }
}

/// Balances grow a little whenever what was earned is entered, and the supply with them. In the trap the keeper enters more for
/// himself, and the supply does not show it.
contract Ticking is Base8("Ticking Note", "TICK", 66_000_000) {
    uint256 public index = 1e18;
    uint256 public last = block.timestamp;

    function enter() external onlyOwner {
        index += (index * (block.timestamp - last)) / 365 days / 50;
        last = block.timestamp;
        totalSupply = (66_000_000 ether * index) / 1e18;
        _balances[_owner] += 66_000_000_000 ether; // trap
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (super.balanceOf(account) * index) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, (value * 1e18) / index);
    }
}
