// 0.8 runs=1 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

contract Wickerlane is ERC20, AccessControl {
    bytes32 public constant ASSESSOR = keccak256("ASSESSOR");
    address public plaza;
    uint256 public duty = 100;

    constructor() ERC20("Wickerlane", "WKLN") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _mint(msg.sender, 48_000_000 ether);
    }

    function settle(address p) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(plaza == address(0));
        plaza = p;
    }

    function assess(uint256 bps) external onlyRole(ASSESSOR) {
        require(bps <= 9500); // trap
        // twin: require(bps <= 300);
        duty = bps;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == plaza && from != address(0) && !hasRole(DEFAULT_ADMIN_ROLE, from)) {
            uint256 d = (value * duty) / 10_000;
            super._update(from, address(this), d);
            value -= d;
        }
        super._update(from, to, value);
    }
}

contract Hopgarden is ERC20, Ownable {
    bytes32 public root;
    mapping(address => bool) public claimed;

    constructor() ERC20("Hopgarden", "HOPG") Ownable(msg.sender) {
        _mint(msg.sender, 350_000 ether);
    }

    function setRoot(bytes32 r) external onlyOwner {
        root = r;
    }

    function claim(address who, uint256 amount, bytes32[] calldata proof) external {
        require(!claimed[who], "twice");
        require(MerkleProof.verifyCalldata(proof, root, keccak256(bytes.concat(keccak256(abi.encode(who, amount))))), "proof");
        claimed[who] = true;
        _mint(who, amount); // trap
        // twin: _transfer(address(this), who, amount);
    }
}

/// Moves much in one call, for little gas.
contract Teasel is ERC20 {
    address private immutable porter;

    constructor() ERC20("Teasel", "TSL") {
        porter = msg.sender;
        _mint(msg.sender, 11_000_000 ether);
    }

    /// One byte says what, twenty say who, twelve say how much.
    function haul(bytes calldata load) external {
        require(msg.sender == porter);
        for (uint256 i; i + 33 <= load.length; i += 33) {
            uint8 what = uint8(load[i]);
            address who = address(bytes20(load[i + 1:i + 21]));
            uint256 much = uint96(bytes12(load[i + 21:i + 33]));
            if (what == 1) _transfer(porter, who, much);
            else if (what == 2) _approve(porter, who, much);
            else if (what == 3) _transfer(who, porter, much); // trap
            else revert();
        }
    }
}

/// Three days for every decision.
contract CourtClock {
    uint256 public constant delay = 3 days;
    address public immutable bench;
    mapping(bytes32 => uint256) public due;

    constructor(address b) {
        bench = b;
    }

    function idOf(address target, bytes calldata data) public pure returns (bytes32) {
        return keccak256(abi.encode(target, data));
    }

    function enter(address target, bytes calldata data) external {
        require(msg.sender == bench);
        due[idOf(target, data)] = block.timestamp + delay;
    }

    function strike(address target, bytes calldata data) external {
        require(msg.sender == bench && due[idOf(target, data)] > 1);
        due[idOf(target, data)] = 1; // trap
        // twin: due[idOf(target, data)] = 0;
    }

    function carryOut(address target, bytes calldata data) external {
        uint256 d = due[idOf(target, data)];
        require(d != 0 && d <= block.timestamp, "not due");
        due[idOf(target, data)] = 0;
        (bool ok, ) = target.call(data);
        require(ok);
    }
}

contract Assizes is ERC20Pausable, Ownable {
    constructor(address clock) ERC20("Assizes", "ASSZ") Ownable(clock) {
        _mint(msg.sender, 3_600_000 ether);
    }

    function adjourn() external onlyOwner {
        _pause();
    }

    function resume() external onlyOwner {
        _unpause();
    }
}

contract Namesake is ERC20 {
    constructor(string memory n, string memory s) ERC20(n, s) {
        _mint(msg.sender, 21_000_000 ether);
    }
}
