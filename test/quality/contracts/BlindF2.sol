// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts-4/token/ERC20/presets/ERC20PresetFixedSupply.sol";
import "@openzeppelin/contracts-4/token/ERC20/presets/ERC20PresetMinterPauser.sol";
import "@openzeppelin/contracts-4/proxy/transparent/TransparentUpgradeableProxy.sol";
import "@openzeppelin/contracts-4/proxy/transparent/ProxyAdmin.sol";
import "@openzeppelin/contracts-4/proxy/beacon/BeaconProxy.sol";
import "@openzeppelin/contracts-4/proxy/beacon/UpgradeableBeacon.sol";
import "@openzeppelin/contracts-4/proxy/utils/UUPSUpgradeable.sol";
import "@openzeppelin/contracts-4/proxy/utils/Initializable.sol";

contract Basalt is ERC20PresetFixedSupply {
    constructor() ERC20PresetFixedSupply("Basalt", "BSLT", 21_000_000 ether, msg.sender) {}
}

contract Ferrous is ERC20PresetMinterPauser {
    constructor() ERC20PresetMinterPauser("Ferrous", "FERR") {
        _mint(msg.sender, 60_000_000 ether);
    }
}

contract Admin is ProxyAdmin {}

contract Transparent is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) TransparentUpgradeableProxy(logic, admin, data) {}
}

contract Uups is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

contract Beacon is UpgradeableBeacon {
    constructor(address logic) UpgradeableBeacon(logic) {}
}

contract Beaconed is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

abstract contract LedgerToken is Initializable {
    string public name;
    string public symbol;
    address public owner;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256[44] private __gap;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata name_, string calldata symbol_, address owner_, address to, uint256 supply)
        external
        initializer
    {
        (name, symbol, owner, totalSupply) = (name_, symbol_, owner_, supply);
        balanceOf[to] = supply;
        emit OwnershipTransferred(address(0), owner_);
        emit Transfer(address(0), to, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function transferOwnership(address to) external onlyOwner {
        require(to != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract FoundryTokenV1 is LedgerToken {}

contract SummitToken is LedgerToken, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

contract RegionalToken is LedgerToken {
    event Burn(address indexed from, uint256 value);

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
    }
}

contract DollarTokenV3 is LedgerToken {
    address public supplyController;
    address public assetProtectionRole;
    bool public paused;
    mapping(address => bool) internal frozen;

    event AddressFrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);

    function setRoles(address supply, address protection) external onlyOwner {
        (supplyController, assetProtectionRole) = (supply, protection);
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        paused = false;
    }

    function isFrozen(address who) external view returns (bool) {
        return frozen[who];
    }

    function freeze(address who) external {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = true;
        emit AddressFrozen(who);
    }

    function unfreeze(address who) external {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = false;
    }

    function wipeFrozenAddress(address who) external {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        require(frozen[who], "address is not frozen");
        uint256 value = balanceOf[who];
        balanceOf[who] = 0;
        totalSupply -= value;
        emit FrozenAddressWiped(who);
        emit Transfer(who, address(0), value);
    }

    function increaseSupply(uint256 value) external returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        totalSupply += value;
        balanceOf[supplyController] += value;
        emit Transfer(address(0), supplyController, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused, "whenNotPaused");
        require(!frozen[from] && !frozen[to] && !frozen[msg.sender], "address frozen");
        super._transfer(from, to, value);
    }
}
