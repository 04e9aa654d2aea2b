// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.9;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Capped.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Votes.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import "@openzeppelin/contracts-4/token/ERC20/presets/ERC20PresetFixedSupply.sol";
import "@openzeppelin/contracts-4/proxy/transparent/TransparentUpgradeableProxy.sol";
import "@openzeppelin/contracts-4/proxy/transparent/ProxyAdmin.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";

contract AniseToken is ERC20, ERC20Burnable, ERC20Snapshot, Ownable {
    constructor() ERC20("Anise", "ANS") {
        _mint(msg.sender, 8000000 * 10 ** decimals());
    }

    function snapshot() public onlyOwner {
        _snapshot();
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override(ERC20, ERC20Snapshot) {
        super._beforeTokenTransfer(from, to, amount);
    }
}

contract CloveFixed is ERC20PresetFixedSupply {
    constructor() ERC20PresetFixedSupply("Clove Finance", "CLOVE", 10_000_000 ether, msg.sender) {}
}

contract DillToken is ERC20Capped, Ownable {
    constructor(address treasury) ERC20("Dill DAO", "DILL") ERC20Capped(100_000_000 ether) {
        ERC20._mint(msg.sender, 60_000_000 ether);
        _transferOwnership(treasury);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

contract BasilGovernance is ERC20, ERC20Permit, ERC20Votes {
    uint256 public constant MAX_SUPPLY = 300_000_000e18;

    constructor() ERC20("Basil Governance", "gBASIL") ERC20Permit("Basil Governance") {
        _mint(msg.sender, MAX_SUPPLY);
    }

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._afterTokenTransfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._mint(to, amount);
    }

    function _burn(address account, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._burn(account, amount);
    }
}

contract SageLogicV1 is ERC20("", "") {
    bool private _initialized;

    function initialize(address to) external {
        require(!_initialized, "Initializable: contract is already initialized");
        _initialized = true;
        _mint(to, 150_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Sage Markets";
    }

    function symbol() public pure override returns (string memory) {
        return "SAGEM";
    }

    function burn(uint256 amount) external {
        _burn(_msgSender(), amount);
    }
}

contract SageProxyAdmin is ProxyAdmin {}

contract SageProxy is TransparentUpgradeableProxy {
    constructor(
        address _logic,
        address admin_,
        bytes memory _data
    ) TransparentUpgradeableProxy(_logic, admin_, _data) {}
}
