// 0.5 off
pragma solidity 0.5.17;

interface IController {
    function onTransfer(address from, address to, uint256 amount) external returns (bool);
    function onApprove(address owner, address spender, uint256 amount) external returns (bool);
}

/// Balances with their history; a controller, if there is one, may generate and destroy.
contract Rewound {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    string public version = "RW_0.2";
    address public controller;
    bool public transfersEnabled = true;
    uint256 public creationBlock = block.number;
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }
    mapping(address => Checkpoint[]) private balances;
    mapping(address => mapping(address => uint256)) private allowed;
    Checkpoint[] private supplies;

    event Transfer(address indexed _from, address indexed _to, uint256 _amount);
    event Approval(address indexed _owner, address indexed _spender, uint256 _amount);
    event ControllerChanged(address indexed controller);

    modifier onlyController() {
        require(msg.sender == controller, "controller");
        _;
    }

    constructor(string memory _name, string memory _symbol) public {
        name = _name;
        symbol = _symbol;
        controller = msg.sender;
    }

    function changeController(address _to) public onlyController {
        controller = _to;
        emit ControllerChanged(_to);
    }

    function transfer(address _to, uint256 _amount) public returns (bool) {
        require(transfersEnabled, "disabled");
        return doTransfer(msg.sender, _to, _amount);
    }

    function transferFrom(address _from, address _to, uint256 _amount) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled, "disabled");
            if (allowed[_from][msg.sender] < _amount) return false;
            allowed[_from][msg.sender] -= _amount;
        }
        return doTransfer(_from, _to, _amount);
    }

    function doTransfer(address _from, address _to, uint256 _amount) internal returns (bool) {
        if (_amount == 0) return true;
        require(_to != address(0) && _to != address(this), "target");
        uint256 before = balanceOfAt(_from, block.number);
        if (before < _amount) return false;
        if (isContract(controller)) require(IController(controller).onTransfer(_from, _to, _amount), "controller");
        record(balances[_from], before - _amount);
        record(balances[_to], balanceOfAt(_to, block.number) + _amount);
        emit Transfer(_from, _to, _amount);
        return true;
    }

    function approve(address _spender, uint256 _amount) public returns (bool) {
        require(transfersEnabled, "disabled");
        if (isContract(controller)) require(IController(controller).onApprove(msg.sender, _spender, _amount), "controller");
        allowed[msg.sender][_spender] = _amount;
        emit Approval(msg.sender, _spender, _amount);
        return true;
    }

    function allowance(address _owner, address _spender) public view returns (uint256) {
        return allowed[_owner][_spender];
    }

    function balanceOf(address _owner) public view returns (uint256) {
        return balanceOfAt(_owner, block.number);
    }

    function totalSupply() public view returns (uint256) {
        return valueAt(supplies, block.number);
    }

    function balanceOfAt(address _owner, uint256 _block) public view returns (uint256) {
        return valueAt(balances[_owner], _block);
    }

    function totalSupplyAt(uint256 _block) public view returns (uint256) {
        return valueAt(supplies, _block);
    }

    function generateTokens(address _owner, uint256 _amount) public onlyController returns (bool) {
        record(supplies, totalSupply() + _amount);
        record(balances[_owner], balanceOf(_owner) + _amount);
        emit Transfer(address(0), _owner, _amount);
        return true;
    }

    function destroyTokens(address _owner, uint256 _amount) public onlyController returns (bool) {
        require(balanceOf(_owner) >= _amount, "balance");
        record(supplies, totalSupply() - _amount);
        record(balances[_owner], balanceOf(_owner) - _amount);
        emit Transfer(_owner, address(0), _amount);
        return true;
    }

    function enableTransfers(bool _on) public onlyController {
        transfersEnabled = _on;
    }

    function valueAt(Checkpoint[] storage list, uint256 _block) internal view returns (uint256) {
        if (list.length == 0) return 0;
        if (_block >= list[list.length - 1].fromBlock) return list[list.length - 1].value;
        if (_block < list[0].fromBlock) return 0;
        uint256 min = 0;
        uint256 max = list.length - 1;
        while (max > min) {
            uint256 mid = (max + min + 1) / 2;
            if (list[mid].fromBlock <= _block) min = mid;
            else max = mid - 1;
        }
        return list[min].value;
    }

    function record(Checkpoint[] storage list, uint256 value) internal {
        require(uint128(value) == value, "overflow");
        if (list.length > 0 && list[list.length - 1].fromBlock == block.number) list[list.length - 1].value = uint128(value);
        else list.push(Checkpoint(uint128(block.number), uint128(value)));
    }

    function isContract(address _who) internal view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(_who)
        }
        return size > 0;
    }
}

/// Its controller is nobody since the campaign ended.
contract Gorseland is Rewound("Gorseland Network", "GORS") {}

/// Coin of an organisation; its controller is the token manager.
contract Hundredfold is Rewound("Hundredfold Assembly", "HNDR") {}

/// Who may do what in the organisation; the permission is managed by the voting alone.
contract AssemblyAcl {
    mapping(bytes32 => bool) private granted;
    address public manager = msg.sender;

    event SetPermission(address indexed entity, address indexed app, bytes32 indexed role, bool allowed);

    function hasPermission(address who, address app, bytes32 role) public view returns (bool) {
        return granted[keccak256(abi.encodePacked(who, app, role))];
    }

    function setPermission(address who, address app, bytes32 role, bool on) external {
        require(msg.sender == manager, "ACL_AUTH_NO_MANAGER");
        granted[keccak256(abi.encodePacked(who, app, role))] = on;
        emit SetPermission(who, app, role, on);
    }

    function setManager(address to) external {
        require(msg.sender == manager, "ACL_AUTH_NO_MANAGER");
        manager = to;
    }
}

/// Lets transfers be, and makes or unmakes coins for whom the list allows it.
contract AssemblyTokenManager {
    bytes32 public constant MINT_ROLE = keccak256("MINT_ROLE");
    bytes32 public constant BURN_ROLE = keccak256("BURN_ROLE");
    AssemblyAcl public acl;
    Rewound public token;

    constructor(AssemblyAcl _acl) public {
        acl = _acl;
    }

    modifier auth(bytes32 role) {
        require(acl.hasPermission(msg.sender, address(this), role), "APP_AUTH_FAILED");
        _;
    }

    function initialize(Rewound _token) external {
        require(address(token) == address(0) && _token.controller() == address(this), "INIT");
        token = _token;
    }

    function mint(address _to, uint256 _amount) external auth(MINT_ROLE) {
        token.generateTokens(_to, _amount);
    }

    function burn(address _from, uint256 _amount) external auth(BURN_ROLE) {
        token.destroyTokens(_from, _amount);
    }

    function onTransfer(address, address, uint256) external returns (bool) {
        require(msg.sender == address(token), "TM_CALLER_NOT_TOKEN");
        return true;
    }

    function onApprove(address, address, uint256) external returns (bool) {
        require(msg.sender == address(token), "TM_CALLER_NOT_TOKEN");
        return true;
    }
}

/// Half of the votes and fifteen of a hundred of all for it, after five days.
contract AssemblyVoting {
    Rewound public token;
    struct Vote {
        uint64 startDate;
        uint64 snapshot;
        address target;
        bytes script;
        uint256 yea;
        uint256 nay;
        bool executed;
    }
    Vote[] private votes;
    mapping(uint256 => mapping(address => bool)) public voted;

    event StartVote(uint256 indexed id, address indexed creator, address target);
    event CastVote(uint256 indexed id, address indexed voter, bool inFavour, uint256 stake);

    constructor(Rewound _token) public {
        token = _token;
    }

    function newVote(address target, bytes calldata script) external returns (uint256 id) {
        require(token.balanceOfAt(msg.sender, block.number - 1) > 0, "NO_STAKE");
        id = votes.push(Vote(uint64(now), uint64(block.number - 1), target, script, 0, 0, false)) - 1;
        emit StartVote(id, msg.sender, target);
    }

    function vote(uint256 id, bool inFavour) external {
        Vote storage v = votes[id];
        require(now < v.startDate + 5 days && !voted[id][msg.sender], "CAN_NOT_VOTE");
        voted[id][msg.sender] = true;
        uint256 stake = token.balanceOfAt(msg.sender, v.snapshot);
        if (inFavour) v.yea += stake;
        else v.nay += stake;
        emit CastVote(id, msg.sender, inFavour, stake);
    }

    function executeVote(uint256 id) external {
        Vote storage v = votes[id];
        require(!v.executed && now >= v.startDate + 5 days, "CAN_NOT_EXECUTE");
        require(v.yea > v.nay && v.yea * 100 >= token.totalSupplyAt(v.snapshot) * 15, "QUORUM");
        v.executed = true;
        (bool ok, ) = v.target.call(v.script);
        require(ok, "FAILED");
    }
}
