// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "multiplication overflow");
    }
}

contract ERC20 {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol) {
        name = _name;
        symbol = _symbol;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
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
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        _balances[from] = _balances[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

/// Minted by the one contract that pays stakers by the second, as long as its budget lasts.
contract MeadowToken is ERC20("Meadow", "MDW") {
    address public immutable paddock;

    constructor(address _paddock) {
        paddock = _paddock;
        _mint(msg.sender, 50_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == paddock, "only the paddock");
        _mint(to, value);
    }
}

contract Paddock {
    using SafeMath for uint256;

    MeadowToken public immutable token;
    address public keeper;
    uint256 public perSecond = 0.04 ether;
    uint256 public constant MAX_PER_SECOND = 0.05 ether;
    uint256 public constant BUDGET = 6_000_000 ether;
    uint256 public spent;
    uint256 public lastTime;
    uint256 public accumulated;
    uint256 public staked;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) public debtOf;

    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);

    constructor(MeadowToken _token, address _keeper) {
        token = _token;
        keeper = _keeper;
    }

    function setPerSecond(uint256 rate) external {
        require(msg.sender == keeper && rate <= MAX_PER_SECOND, "rate");
        update();
        perSecond = rate;
    }

    function update() public {
        if (staked > 0) {
            uint256 due = (block.timestamp - lastTime).mul(perSecond);
            if (spent.add(due) > BUDGET) due = BUDGET - spent;
            spent = spent.add(due);
            accumulated = accumulated.add(due.mul(1e12) / staked);
        }
        lastTime = block.timestamp;
    }

    function deposit(uint256 amount) external {
        update();
        _pay();
        token.transferFrom(msg.sender, address(this), amount);
        staked = staked.add(amount);
        stakeOf[msg.sender] = stakeOf[msg.sender].add(amount);
        debtOf[msg.sender] = stakeOf[msg.sender].mul(accumulated) / 1e12;
        emit Deposit(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        update();
        _pay();
        stakeOf[msg.sender] = stakeOf[msg.sender].sub(amount);
        staked = staked.sub(amount);
        debtOf[msg.sender] = stakeOf[msg.sender].mul(accumulated) / 1e12;
        token.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, amount);
    }

    function _pay() private {
        uint256 pending = (stakeOf[msg.sender].mul(accumulated) / 1e12).sub(debtOf[msg.sender]);
        if (pending > 0) token.mint(msg.sender, pending);
    }
}

/// A root tells who may claim how much of what was laid aside; what nobody claims in a year goes to two of three.
contract GleanerToken is ERC20("Gleaner", "GLNR") {
    using SafeMath for uint256;

    bytes32 public immutable merkleRoot;
    uint256 public immutable claimEnd;
    address public immutable remainder;
    mapping(uint256 => uint256) private claimedBitMap;

    event Claimed(uint256 index, address account, uint256 amount);

    constructor(bytes32 root, address _remainder) {
        merkleRoot = root;
        remainder = _remainder;
        claimEnd = block.timestamp + 365 days;
        _mint(msg.sender, 16_000_000 ether);
        _mint(address(this), 4_000_000 ether);
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return (claimedBitMap[index / 256] >> (index % 256)) & 1 == 1;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        require(!isClaimed(index) && block.timestamp < claimEnd, "Claimed");
        bytes32 node = keccak256(abi.encodePacked(index, account, amount));
        for (uint256 i = 0; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == merkleRoot, "Invalid proof");
        claimedBitMap[index / 256] |= 1 << (index % 256);
        _transfer(address(this), account, amount);
        emit Claimed(index, account, amount);
    }

    function sweep() external {
        require(block.timestamp >= claimEnd, "Open");
        _transfer(address(this), remainder, balanceOf(address(this)));
    }
}

/// The escrowed coin is earned by stakers and ripens into the coin in half a year; who hurries loses half of it.
contract EscrowedCurrant {
    using SafeMath for uint256;

    struct Ripening {
        uint256 amount;
        uint256 start;
    }

    CurrantToken public immutable coin;
    address public immutable distributor;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => Ripening) public ripeningOf;

    event Escrowed(address indexed account, uint256 amount);
    event Redeemed(address indexed account, uint256 amount, uint256 forfeited);

    constructor(CurrantToken _coin, address _distributor) {
        coin = _coin;
        distributor = _distributor;
    }

    function escrow(address to, uint256 amount) external {
        coin.burnFrom(msg.sender, amount);
        totalSupply = totalSupply.add(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Escrowed(to, amount);
    }

    function begin(uint256 amount) external {
        require(ripeningOf[msg.sender].amount == 0, "already");
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(amount);
        ripeningOf[msg.sender] = Ripening(amount, block.timestamp);
    }

    function finish() external {
        Ripening memory one = ripeningOf[msg.sender];
        delete ripeningOf[msg.sender];
        uint256 passed = block.timestamp - one.start;
        require(passed >= 15 days, "green");
        uint256 due = passed >= 180 days ? one.amount : one.amount / 2 + (one.amount / 2).mul(passed) / 180 days;
        totalSupply = totalSupply.sub(one.amount);
        coin.mint(msg.sender, due);
        emit Redeemed(msg.sender, due, one.amount - due);
    }
}

/// Made only by its escrow, which made nothing that was not burnt into it.
contract CurrantToken is ERC20("Currant", "CRNT") {
    using SafeMath for uint256;

    address public immutable escrow;

    constructor(address _escrow) {
        escrow = _escrow;
        _mint(msg.sender, 8_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == escrow, "escrow");
        _mint(to, value);
    }

    function burnFrom(address from, uint256 value) external {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _burn(from, value);
    }
}

/// Seasons of four weeks: what was paid in for a season is shared among those who were seated when it began.
contract SeasonToken is ERC20("Season Ticket", "SSNT") {
    using SafeMath for uint256;

    uint256 public constant LENGTH = 28 days;
    uint256 public immutable genesis = block.timestamp;
    mapping(uint256 => uint256) public potOf;
    mapping(uint256 => uint256) public seatsOf;
    mapping(uint256 => mapping(address => uint256)) public seated;
    mapping(uint256 => mapping(address => bool)) public paid;

    event Seated(uint256 indexed season, address indexed account, uint256 amount);
    event Paid(uint256 indexed season, address indexed account, uint256 amount);

    constructor() {
        _mint(msg.sender, 22_000_000 ether);
    }

    function season() public view returns (uint256) {
        return (block.timestamp - genesis) / LENGTH;
    }

    function fund(uint256 amount) external {
        _transfer(msg.sender, address(this), amount);
        potOf[season() + 1] = potOf[season() + 1].add(amount);
    }

    function sit(uint256 amount) external {
        uint256 next = season() + 1;
        _transfer(msg.sender, address(this), amount);
        seated[next][msg.sender] = seated[next][msg.sender].add(amount);
        seatsOf[next] = seatsOf[next].add(amount);
        emit Seated(next, msg.sender, amount);
    }

    function leave(uint256 which) external {
        require(season() > which && !paid[which][msg.sender], "running");
        paid[which][msg.sender] = true;
        uint256 own = seated[which][msg.sender];
        require(own > 0, "no seat");
        uint256 due = own.add(potOf[which].mul(own) / seatsOf[which]);
        _transfer(address(this), msg.sender, due);
        emit Paid(which, msg.sender, due);
    }
}
