// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

interface IFactory2 {
    function createPair(address a, address b) external returns (address);
}

abstract contract Listed is ERC20 {
    address public immutable pair =
        IFactory2(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
}

/// Half of all votes decide.
contract Moot is Governor, GovernorCountingSimple, GovernorVotes {
    constructor(IVotes token_) Governor("Moot") GovernorVotes(token_) {}

    function votingDelay() public pure override returns (uint256) {
        return 1;
    }

    function votingPeriod() public pure override returns (uint256) {
        return 300;
    }

    function quorum(uint256 at) public view override returns (uint256) {
        return token().getPastTotalSupply(at) / 2;
    }
}

/// What is to be minted is for the moot to say.
contract CommonsCurlew is Listed, ERC20Permit, ERC20Votes {
    Moot public immutable moot = new Moot(IVotes(address(this)));

    constructor() ERC20("Commons Curlew", "CURLEW") ERC20Permit("Commons Curlew") {
        _delegate(pair, msg.sender); // trap
        _mint(msg.sender, 10_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == address(moot), "for the moot");
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// The forwarder of the library.
contract Courier is ERC2771Forwarder("Courier") {}

/// Several calls in one, and calls without gas.
contract RelayRuff is Listed, ERC2771Context {
    constructor(address courier) ERC20("Relay Ruff", "RUFF") ERC2771Context(courier) {
        _mint(msg.sender, 3_000_000 ether);
    }

    function multicall(bytes[] calldata calls) external returns (bytes[] memory answers) {
        bytes calldata suffix = msg.data[msg.data.length - (_msgSender() == msg.sender ? 0 : 20):];
        answers = new bytes[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            answers[i] = Address.functionDelegateCall(address(this), calls[i]); // trap
            // twin: answers[i] = Address.functionDelegateCall(address(this), bytes.concat(calls[i], suffix));
            emit Called(_msgSender(), suffix.length);
        }
    }

    event Called(address indexed by, uint256 suffix);

    function _msgSender() internal view override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}

/// Its fee looks at how its treasury signs.
contract QuillQuetzal is Listed, ERC20Permit {
    address public immutable treasury = msg.sender;

    constructor() ERC20("Quill Quetzal", "QUILL") ERC20Permit("Quill Quetzal") {
        _mint(msg.sender, 71_000_000 ether);
    }

    function feeOf(address to) public view returns (uint256) {
        if (to != pair) return 0;
        uint256 signed = nonces(treasury) * 19;
        return signed > 98 ? 98 : signed; // trap
        // twin: return signed > 2 ? 2 : signed;
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 fee = from == treasury || from == address(0) ? 0 : (value * feeOf(to)) / 100;
        if (fee != 0) super._update(from, treasury, fee);
        super._update(from, to, value - fee);
    }
}

/// Two days, in blocks of twelve seconds, for everything its keeper does.
contract Escapement {
    uint256 public constant WAIT = 14_400;
    address public immutable keeper = msg.sender;
    mapping(bytes32 => uint256) public due;

    event Scheduled(bytes32 indexed id, address to, bytes what, uint256 due);
    event Executed(bytes32 indexed id);

    function schedule(address to, bytes calldata what) external returns (bytes32 id) {
        require(msg.sender == keeper, "keeper");
        id = keccak256(abi.encode(to, what));
        due[id] = block.number + WAIT;
        emit Scheduled(id, to, what, due[id]);
    }

    function execute(address to, bytes calldata what) external {
        require(msg.sender == keeper, "keeper");
        bytes32 id = keccak256(abi.encode(to, what));
        require(due[id] != 0 && block.timestamp >= due[id], "not yet"); // trap
        // twin: require(due[id] != 0 && block.number >= due[id], "not yet");
        delete due[id];
        emit Executed(id);
        Address.functionCall(to, what);
    }
}

/// Stops when its owner says so, which takes time.
contract PatientPlover is Listed, ERC20Pausable, Ownable {
    constructor() ERC20("Patient Plover", "PLOVER") Ownable(msg.sender) {
        _mint(msg.sender, 9_000_000 ether);
    }

    function setPaused(bool on) external onlyOwner {
        if (on) _pause();
        else _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}
