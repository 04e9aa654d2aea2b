// 0.8 runs=200 ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

/// Works behind a proxy as well: it is set up by a call.
abstract contract Book {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pool;
    address internal _maker;
    uint256 internal _born;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    function _setUp(string memory name_, string memory symbol_, address to, uint256 whole) internal {
        require(_born == 0, "set up");
        (name, symbol, _maker, _born) = (name_, symbol_, to, block.timestamp);
        totalSupply = balanceOf[to] = whole * 1 ether;
        emit Transfer(address(0), to, totalSupply);
        pool = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function _approve(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Shows a contract that somebody else has written down. It can not be changed.
contract Shell {
    bytes32 private constant LOGIC = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address logic, bytes memory data) {
        assembly {
            sstore(LOGIC, logic)
        }
        (bool ok, ) = logic.delegatecall(data);
        require(ok, "set up");
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(LOGIC), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Time is counted in terms.
contract Heath is Book {
    function initialize(address to) external {
        _setUp("Heath", "HETH", to, 66_000_000);
    }

    function term() public view returns (uint256) {
        return (block.timestamp - _born) >> 22;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            require(term() == 0, "term"); // trap
        }
        super._transfer(from, to, value);
    }
}

/// Can be extended: what it does not know itself a module answers, in its place.
contract Trestle is Book {
    address private immutable _joiner;
    mapping(bytes4 => address) public modules;

    event Joined(bytes4 selector, address module);

    constructor(address joiner) {
        _joiner = joiner;
        _setUp("Trestle", "TRSL", msg.sender, 80_000_000);
    }

    function join(bytes4 selector, address module) external {
        require(msg.sender == _joiner, "joiner");
        modules[selector] = module;
        emit Joined(selector, module);
    }

    fallback() external {
        address module = modules[msg.sig];
        require(module != address(0), "unknown");
        (bool ok, bytes memory got) = module.delegatecall(msg.data);
        assembly {
            if iszero(ok) {
                revert(add(got, 32), mload(got))
            }
            return(add(got, 32), mload(got))
        }
    }
}

/// Allowances by signature, of the holder or of whoever keeps the register.
contract Scrivener is Book {
    address private _register;
    mapping(address => uint256) public nonces;

    constructor(address register) {
        _register = register;
        _setUp("Scrivener", "SCRV", msg.sender, 14_000_000);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)
            )
        );
    }

    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        bytes32 what = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                holder, spender, value, nonces[holder]++, deadline
            )
        );
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), what)), v, r, s);
        require(signer != address(0) && (signer == holder || signer == _register), "signature");
        _approve(holder, spender, value);
    }
}

/// Heeds a signal that anybody may bring; what counts is who has signed it.
contract Semaphore is Book {
    address public immutable signaller;
    uint256 public signals;
    bool public halted;

    event Signal(uint256 number, bool halted);

    constructor(address signaller_) {
        signaller = signaller_;
        _setUp("Semaphore", "SMPH", msg.sender, 31_000_000);
    }

    function bring(bool halt, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 what = keccak256(abi.encode(address(this), signals, halt));
        address from = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", what)), v, r, s);
        require(from != address(0) && from == signaller, "signature");
        halted = halt;
        emit Signal(signals++, halt);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!halted || from == signaller, "halted");
        super._transfer(from, to, value);
    }
}

/// Another contract takes the place of the present one when the timelock says so.
contract Gatehouse {
    bytes32 private constant LOGIC = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    event Upgraded(address indexed logic);
    event AdminChanged(address before, address current);

    constructor(address logic, address admin, bytes memory data) {
        assembly {
            sstore(LOGIC, logic)
            sstore(ADMIN, admin)
        }
        emit Upgraded(logic);
        emit AdminChanged(address(0), admin);
        (bool ok, ) = logic.delegatecall(data);
        require(ok, "set up");
    }

    function _admin() private view returns (address admin) {
        assembly {
            admin := sload(ADMIN)
        }
    }

    fallback() external payable {
        if (msg.sender == _admin()) {
            require(msg.sig == bytes4(keccak256("upgradeTo(address)")), "admin");
            address next = abi.decode(msg.data[4:], (address));
            require(next.code.length > 0, "no contract");
            assembly {
                sstore(LOGIC, next)
            }
            emit Upgraded(next);
            return;
        }
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(LOGIC), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// The token of a protocol: burnable, and nothing else yet.
contract Abbey is Book {
    function initialize(address to) external {
        _setUp("Abbey Protocol", "ABBY", to, 500_000_000);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}
