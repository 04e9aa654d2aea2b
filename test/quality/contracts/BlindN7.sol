// 0.7 runs=800 evm=istanbul
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

library Safe7 {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "mul");
    }
}

/// Allowances, and what all of these share.
abstract contract Coin7 {
    using Safe7 for uint256;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual;
}

/// The median of what providers have said; what is younger than an hour or older than a day does not count.
contract MedianOracle {
    address[] public providers;
    mapping(address => uint256) public said;
    mapping(address => uint256) public saidAt;
    uint256 public constant minimumProviders = 3;
    constructor(address[] memory providers_) {
        require(providers_.length >= 5, "five");
        providers = providers_;
    }

    function pushReport(uint256 payload) external {
        bool known;
        for (uint256 i = 0; i < providers.length; i++) known = known || providers[i] == msg.sender;
        require(known, "provider");
        (said[msg.sender], saidAt[msg.sender]) = (payload, block.timestamp);
    }

    function getData() external view returns (uint256, bool) {
        uint256[] memory valid = new uint256[](providers.length);
        uint256 count;
        for (uint256 i = 0; i < providers.length; i++) {
            uint256 age = block.timestamp - saidAt[providers[i]];
            if (age < 1 hours || age > 1 days) continue;
            uint256 at = count++;
            while (at > 0 && valid[at - 1] > said[providers[i]]) {
                valid[at] = valid[at - 1];
                at--;
            }
            valid[at] = said[providers[i]];
        }
        return count < minimumProviders ? (0, false) : (valid[count / 2], true);
    }
}

/// In the manner of UFragmentsPolicy: a tenth of the deviation, ten percent at most, once a day, nothing within five percent of the target.
contract DriftPolicy {
    using Safe7 for uint256;
    DriftFragments public immutable token;
    MedianOracle public immutable oracle;
    address public immutable orchestrator;
    uint256 public constant target = 1e18;
    uint256 public lastRebase;
    uint256 public epoch;
    constructor(DriftFragments token_, MedianOracle oracle_, address orchestrator_) {
        (token, oracle, orchestrator) = (token_, oracle_, orchestrator_);
        lastRebase = block.timestamp;
    }

    function rebase() external {
        require(msg.sender == orchestrator, "orchestrator");
        require(block.timestamp >= lastRebase + 1 days, "once a day");
        lastRebase = block.timestamp;
        epoch++;
        (uint256 rate, bool valid) = oracle.getData();
        require(valid, "rate");
        uint256 supply = token.totalSupply();
        uint256 gap = rate > target ? rate - target : target - rate;
        if (gap < target / 20) return;
        uint256 by = supply.mul(gap) / target / 10;
        if (by > supply / 10) by = supply / 10;
        token.rebase(epoch, rate > target ? supply.add(by) : supply.sub(by));
    }
}

/// Everybody who is nobody's contract may ask; then it calls what follows a rebase, which a timelock has entered.
contract Orchestrator {
    DriftPolicy public policy;
    address public owner;
    address[] public pools;
    constructor(address owner_) {
        owner = owner_;
    }

    function initialize(DriftPolicy policy_) external {
        require(address(policy) == address(0) && policy_.orchestrator() == address(this), "once");
        policy = policy_;
    }

    function addPool(address pool) external {
        require(msg.sender == owner && pools.length < 8, "owner");
        pools.push(pool);
    }

    function rebase() external {
        require(msg.sender == tx.origin, "contracts may not");
        policy.rebase();
        for (uint256 i = 0; i < pools.length; i++) {
            (bool ok, ) = pools[i].call(abi.encodeWithSignature("sync()"));
            ok;
        }
    }
}

contract DriftFragments is Coin7 {
    using Safe7 for uint256;
    string public constant name = "Driftwood";
    string public constant symbol = "DRIFT";
    uint8 public constant decimals = 9;
    uint256 private constant INITIAL = 50_000_000 * 10**9;
    uint256 private constant GONS = type(uint256).max - (type(uint256).max % INITIAL);
    uint256 private constant MAX_SUPPLY = type(uint128).max;
    address public immutable monetaryPolicy;
    uint256 public totalSupply = INITIAL;
    uint256 private perFragment = GONS / INITIAL;
    mapping(address => uint256) private gons;
    constructor(address policy) {
        monetaryPolicy = policy;
        gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function rebase(uint256, uint256 supply) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        totalSupply = supply > MAX_SUPPLY ? MAX_SUPPLY : supply;
        perFragment = GONS / totalSupply;
        return totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return gons[who] / perFragment;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 moved = value.mul(perFragment);
        gons[from] = gons[from].sub(moved);
        gons[to] = gons[to].add(moved);
        emit Transfer(from, to, value);
    }
}

/// In the manner of Rocket Pool: where the contracts of the network stand. A timelock enters them, and nobody else any more.
contract RegistryStorage {
    address public guardian = msg.sender;
    mapping(bytes32 => address) private addresses;

    function setGuardian(address to) external {
        require(msg.sender == guardian && to != address(0), "guardian");
        guardian = to;
    }

    function enter(string calldata name, address at) external {
        require(msg.sender == guardian, "guardian");
        addresses[keccak256(bytes(name))] = at;
    }

    function addressOf(string calldata name) external view returns (address) {
        return addresses[keccak256(bytes(name))];
    }
}

/// Two of three nodes say how much ether there is behind the token: half a percent more at most at once, one less, and once a day.
contract NetworkBalances {
    using Safe7 for uint256;
    uint256 public totalETHBalance;
    uint256 public lastUpdate;
    RegistryStorage public immutable registry;
    address[3] public nodes;
    mapping(bytes32 => uint256) public count;
    mapping(bytes32 => mapping(address => bool)) public submitted;
    constructor(RegistryStorage registry_, address a, address b, address c) {
        registry = registry_;
        nodes = [a, b, c];
    }

    function moved(uint256 value, bool into) external {
        require(msg.sender == registry.addressOf("token"), "token");
        totalETHBalance = into ? totalETHBalance.add(value) : totalETHBalance.sub(value);
    }

    function submitBalances(uint256 day, uint256 value) external {
        require(msg.sender == nodes[0] || msg.sender == nodes[1] || msg.sender == nodes[2], "node");
        require(day == block.timestamp / 1 days && day > lastUpdate / 1 days, "day");
        bytes32 key = keccak256(abi.encode(day, value));
        require(!submitted[key][msg.sender], "submitted");
        submitted[key][msg.sender] = true;
        if (++count[key] < 2) return;
        require(value <= totalETHBalance.add(totalETHBalance / 200) && value >= totalETHBalance.sub(totalETHBalance / 100), "bounds");
        (totalETHBalance, lastUpdate) = (value, block.timestamp);
    }
}

contract RocketEther is Coin7 {
    using Safe7 for uint256;
    string public constant name = "Comet Pool ETH";
    string public constant symbol = "coETH";
    uint8 public constant decimals = 18;
    RegistryStorage public immutable registry;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    constructor(RegistryStorage registry_) {
        registry = registry_;
    }
    receive() external payable {}

    function balances() private view returns (NetworkBalances) {
        return NetworkBalances(registry.addressOf("balances"));
    }

    function getExchangeRate() public view returns (uint256) {
        return totalSupply == 0 ? 1 ether : balances().totalETHBalance().mul(1 ether) / totalSupply;
    }

    function deposit() external payable {
        uint256 value = msg.value.mul(1 ether) / getExchangeRate();
        require(value > 0, "nothing");
        totalSupply = totalSupply.add(value);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(value);
        emit Transfer(address(0), msg.sender, value);
        balances().moved(msg.value, true);
    }

    function burn(uint256 value) external {
        uint256 coins = value.mul(getExchangeRate()) / 1 ether;
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(msg.sender, address(0), value);
        balances().moved(coins, false);
        msg.sender.transfer(coins);
    }

    function _move(address from, address to, uint256 value) internal override {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Several owners, in the manner of the multisig of Gnosis of 2017: one submits, the others confirm, the last of the needed ones executes.
contract MultiSigWallet {
    struct Transaction {
        address destination;
        uint256 value;
        bytes data;
        bool executed;
    }
    address[] private owners;
    uint256 public required;
    Transaction[] public transactions;
    mapping(address => bool) public isOwner;
    mapping(uint256 => mapping(address => bool)) public confirmations;
    constructor(address[] memory owners_, uint256 required_) {
        require(required_ > 1 && required_ <= owners_.length, "required");
        for (uint256 i = 0; i < owners_.length; i++) {
            require(!isOwner[owners_[i]] && owners_[i] != address(0), "owner");
            isOwner[owners_[i]] = true;
        }
        (owners, required) = (owners_, required_);
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    function submitTransaction(address destination, uint256 value, bytes calldata data) external returns (uint256 id) {
        id = transactions.length;
        transactions.push(Transaction(destination, value, data, false));
        confirmTransaction(id);
    }

    function confirmTransaction(uint256 id) public {
        require(isOwner[msg.sender] && id < transactions.length && !confirmations[id][msg.sender], "confirm");
        confirmations[id][msg.sender] = true;
        Transaction storage t = transactions[id];
        if (t.executed || !isConfirmed(id)) return;
        t.executed = true;
        (bool ok, ) = t.destination.call{value: t.value}(t.data);
        require(ok, "failed");
    }

    function isConfirmed(uint256 id) public view returns (bool) {
        uint256 count;
        for (uint256 i = 0; i < owners.length; i++) if (confirmations[id][owners[i]]) count++;
        return count >= required;
    }
}

/// Transparent: its admin upgrades, everybody else is sent on.
contract AdminProxy {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    constructor(address implementation_, address admin_, bytes memory data) {
        assembly {
            sstore(IMPLEMENTATION, implementation_)
            sstore(ADMIN, admin_)
        }
        (bool ok, ) = implementation_.delegatecall(data);
        require(ok, "initialize");
    }

    function upgradeTo(address to) external {
        address admin_;
        assembly {
            admin_ := sload(ADMIN)
        }
        if (msg.sender != admin_) return forward();
        assembly {
            sstore(IMPLEMENTATION, to)
        }
    }

    fallback() external payable {
        forward();
    }

    function forward() private {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(IMPLEMENTATION), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
                case 0 { revert(0, returndatasize()) }
                default { return(0, returndatasize()) }
        }
    }
}

/// Behind it: an ordinary token with a council that may make a hundredth of the supply in a month.
contract PierToken is Coin7 {
    using Safe7 for uint256;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public council;
    uint256 public lastMint;
    mapping(address => uint256) public balanceOf;

    function initialize(string calldata name_, string calldata symbol_, address council_, address to, uint256 supply) external {
        require(totalSupply == 0 && supply > 0, "initialized");
        (name, symbol, council) = (name_, symbol_, council_);
        give(to, supply);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == council && block.timestamp >= lastMint + 30 days && value <= totalSupply / 100, "mint");
        lastMint = block.timestamp;
        give(to, value);
    }

    function give(address to, uint256 value) private {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) internal override {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}
