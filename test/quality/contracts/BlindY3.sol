// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Wrapper} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Wrapper.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

interface IFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// @title Halving rewards by epochs
/// @notice Counts epochs of forty days from the day on which it was made.
contract EpochToken is ERC20, Ownable {
    uint256 public constant EPOCH = 40 days;
    uint256 public immutable dawn = block.timestamp;
    address public immutable market;
    address private immutable steward = msg.sender;
    mapping(uint256 => uint256) public volumeOf;

    constructor() ERC20("Epoch", "EPCH") Ownable(msg.sender) {
        market = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 18_000_000 ether);
    }

    function epoch() public view returns (uint256) {
        return (block.timestamp - dawn) / EPOCH;
    }

    /// @notice What one epoch counts as much as.
    function weight() public view returns (uint256) {
        return totalSupply() >> (epoch() * 24);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == market && from != steward) {
            volumeOf[epoch()] += value;
            require(value <= weight(), "EpochToken: weight"); // trap
        }
        super._update(from, to, value);
    }
}

/// @title Lets people act without ether
/// @notice Calls that come by way of the gateway carry their true sender at their end.
contract GaslessToken is ERC20, ERC20Burnable {
    address private immutable _gateway;

    constructor(address gateway) ERC20("Gasless", "GSLS") {
        _gateway = gateway;
        _mint(msg.sender, 6_000_000 ether);
    }

    function isTrustedForwarder(address one) external view returns (bool) {
        return one == _gateway;
    }

    // trap {
    function _msgSender() internal view override returns (address) {
        if (msg.sender == _gateway && msg.data.length >= 24) return address(bytes20(msg.data[msg.data.length - 20:]));
        return msg.sender;
    }
    // trap }
}

/// @title Votes and permits, by the clock
contract AssemblyToken is ERC20, ERC20Permit, ERC20Votes {
    constructor() ERC20("Assembly", "ASMB") ERC20Permit("Assembly") {
        _mint(msg.sender, 100_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable-next-line func-name-mixedcase
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// @title A bridge end: mints what its governor proves to have come, within a limit of each day
contract BridgeEnd {
    address public immutable governor;
    uint256 public constant DAILY = 250_000 ether;
    mapping(bytes32 => bool) public done;
    mapping(uint256 => uint256) public minted;

    event Arrived(bytes32 indexed id, address indexed to, uint256 amount);
    event Left(address indexed from, bytes32 indexed to, uint256 amount);

    constructor(address governor_) {
        governor = governor_;
    }

    function arrive(BridgedToken token, bytes32 id, address to, uint256 amount) external {
        require(msg.sender == governor, "governor");
        require(!done[id], "done");
        done[id] = true;
        uint256 today = block.timestamp / 1 days;
        minted[today] += amount;
        require(minted[today] <= DAILY, "limit of the day");
        token.mint(to, amount);
        emit Arrived(id, to, amount);
    }

    function leave(BridgedToken token, bytes32 to, uint256 amount) external {
        token.burnFrom(msg.sender, amount);
        emit Left(msg.sender, to, amount);
    }
}

contract BridgedToken is ERC20Capped, ERC20Burnable, AccessControl {
    bytes32 public constant BRIDGE_ROLE = keccak256("BRIDGE_ROLE");

    constructor(address bridge, address governor) ERC20("Bridged Plum", "PLUM.b") ERC20Capped(40_000_000 ether) {
        _grantRole(DEFAULT_ADMIN_ROLE, governor);
        _grantRole(BRIDGE_ROLE, bridge);
        _mint(msg.sender, 11_000_000 ether);
    }

    function decimals() public pure override returns (uint8) {
        return 18;
    }

    function mint(address to, uint256 amount) external onlyRole(BRIDGE_ROLE) {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}

/// @title Can be stopped, after two days of notice
contract NoticeToken is ERC20Pausable, Ownable {
    constructor(address timelock) ERC20("Notice", "NTC") Ownable(timelock) {
        _mint(msg.sender, 3_300_000 ether);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }
}

/// @title Flash loans of itself, at five of ten thousand, burnt
contract SparkToken is ERC20Burnable, ERC20FlashMint {
    constructor() ERC20("Spark", "SPRK") {
        _mint(msg.sender, 72_000_000 ether);
    }

    function _flashFee(address, uint256 value) internal pure override returns (uint256) {
        return (value * 5) / 10_000;
    }
}

contract Underlying is ERC20 {
    constructor() ERC20("Acorn", "ACRN") {
        _mint(msg.sender, 5_000_000 * 10 ** 6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

/// @title One for one against what is put in
contract WrappedAcorn is ERC20, ERC20Permit, ERC20Wrapper {
    constructor(IERC20 acorn) ERC20("Wrapped Acorn", "wACRN") ERC20Permit("Wrapped Acorn") ERC20Wrapper(acorn) {}

    function decimals() public view override(ERC20, ERC20Wrapper) returns (uint8) {
        return super.decimals();
    }
}
