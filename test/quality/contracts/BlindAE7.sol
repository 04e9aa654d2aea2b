// 0.8 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "@openzeppelin/contracts/access/AccessControl.sol";
import "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IPolicy {
    function detectTransferRestriction(address from, address to, uint256 value) external view returns (uint8);
}

/// Restricts nothing.
contract OpenPolicy is IPolicy {
    function detectTransferRestriction(address, address, uint256) external pure returns (uint8) {
        return 0;
    }
}

/// Asks a policy about each transfer, after ERC-1404.
contract CharterCoin is ERC20 {
    IPolicy public policy;
    mapping(bytes4 => address) private _desk;

    error Restricted(uint8 code);

    constructor(IPolicy policy_) ERC20("Charter Coin", "CHARTER") {
        _mint(msg.sender, 250_000_000 ether);
        policy = policy_;
        _desk[this.policy.selector] = msg.sender;
    }

    // trap {
    function setPolicy(IPolicy policy_) external {
        require(_desk[this.policy.selector] == msg.sender, "wrong desk");
        policy = policy_;
    }
    // trap }

    function _update(address from, address to, uint256 value) internal override {
        if (address(policy) != address(0)) {
            uint8 code = policy.detectTransferRestriction(from, to, value);
            if (code != 0) revert Restricted(code);
        }
        super._update(from, to, value);
    }
}

/// Nobody has the first role of it.
contract LadderLoom is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant GATE_ROLE = keccak256("GATE_ROLE");
    bytes32 private constant _RUNG = keccak256("LADDER_RUNG");

    constructor() ERC20("Ladder Loom", "LOOM") {
        _mint(msg.sender, 99_000_000 ether);
        _setRoleAdmin(MINTER_ROLE, GATE_ROLE);
        _setRoleAdmin(GATE_ROLE, _RUNG);
        _grantRole(_RUNG, msg.sender); // trap
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        _mint(to, value);
    }
}
