// 0.5 runs=200
pragma solidity ^0.5.17;

import "./BlindG1.sol";

contract TokenGate {
    function onTransfer(address from, address to, uint256 value) public returns (bool);
    function onApprove(address who, address spender, uint256 value) public returns (bool);
}

contract MiniToken {
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }
    string public name = "Tidal DAO Token";
    string public symbol = "TIDE";
    uint8 public decimals = 18;
    address public controller = msg.sender;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) private balances;
    Checkpoint[] private supplies;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    function valueAt(Checkpoint[] storage points, uint256 at) private view returns (uint256) {
        if (points.length == 0 || at < points[0].fromBlock) return 0;
        uint256 min = 0;
        uint256 max = points.length - 1;
        while (max > min) {
            uint256 mid = (max + min + 1) / 2;
            if (points[mid].fromBlock <= at) min = mid;
            else max = mid - 1;
        }
        return points[min].value;
    }

    function set(Checkpoint[] storage points, uint256 value) private {
        if (points.length != 0 && points[points.length - 1].fromBlock == block.number) points[points.length - 1].value = uint128(value);
        else points.push(Checkpoint(uint128(block.number), uint128(value)));
    }

    function balanceOfAt(address who, uint256 at) public view returns (uint256) {
        return valueAt(balances[who], at);
    }

    function totalSupplyAt(uint256 at) public view returns (uint256) {
        return valueAt(supplies, at);
    }

    function balanceOf(address who) public view returns (uint256) {
        return valueAt(balances[who], block.number);
    }

    function totalSupply() public view returns (uint256) {
        return valueAt(supplies, block.number);
    }

    function isContract(address who) private view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        return size > 0;
    }

    function doTransfer(address from, address to, uint256 value) private returns (bool) {
        if (value == 0) {
            emit Transfer(from, to, value);
            return true;
        }
        require(to != address(0) && to != address(this));
        uint256 held = balanceOf(from);
        if (held < value) return false;
        if (isContract(controller)) require(TokenGate(controller).onTransfer(from, to, value));
        set(balances[from], held - value);
        set(balances[to], balanceOf(to) + value);
        emit Transfer(from, to, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        return doTransfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            if (allowance[from][msg.sender] < value) return false;
            allowance[from][msg.sender] -= value;
        }
        return doTransfer(from, to, value);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(transfersEnabled);
        if (isContract(controller)) require(TokenGate(controller).onApprove(msg.sender, spender, value));
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function changeController(address to) public onlyController {
        controller = to;
    }

    function generateTokens(address to, uint256 value) public onlyController returns (bool) {
        set(supplies, totalSupply() + value);
        set(balances[to], balanceOf(to) + value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function destroyTokens(address from, uint256 value) public onlyController returns (bool) {
        require(balanceOf(from) >= value);
        set(supplies, totalSupply() - value);
        set(balances[from], balanceOf(from) - value);
        emit Transfer(from, address(0), value);
        return true;
    }

    function enableTransfers(bool to) public onlyController {
        transfersEnabled = to;
    }
}

contract TokenManager {
    struct Vesting {
        uint256 amount;
        uint64 start;
        uint64 vesting;
    }
    address public acl = msg.sender;
    MiniToken public token;
    mapping(address => Vesting) public vestings;

    function initialize(address token_, address voting) public {
        require(msg.sender == acl && address(token) == address(0));
        token = MiniToken(token_);
        acl = voting;
    }

    function mint(address to, uint256 value) public {
        require(msg.sender == acl);
        token.generateTokens(to, value);
    }

    function burn(address from, uint256 value) public {
        require(msg.sender == acl);
        token.destroyTokens(from, value);
    }

    function assignVested(address to, uint256 value, uint64 start, uint64 end) public {
        require(msg.sender == acl);
        vestings[to] = Vesting(value, start, end);
        require(token.transfer(to, value));
    }

    function onTransfer(address from, address, uint256 value) public view returns (bool) {
        Vesting memory own = vestings[from];
        if (own.amount == 0 || now >= own.vesting) return true;
        uint256 locked = now <= own.start ? own.amount : own.amount * (own.vesting - now) / (own.vesting - own.start);
        return token.balanceOf(from) >= value + locked;
    }

    function onApprove(address, address, uint256) public pure returns (bool) {
        return true;
    }
}

contract Voting {
    struct Vote {
        address to;
        bytes data;
        uint256 start;
        uint256 snapshot;
        uint256 yea;
        uint256 nay;
        bool executed;
    }
    MiniToken public token;
    uint256 public supportRequired = 50;
    uint256 public minAcceptQuorum = 5;
    uint256 public constant voteTime = 72 hours;
    Vote[] private votes;
    mapping(uint256 => mapping(address => bool)) private voted;

    function initialize(address token_) public {
        require(address(token) == address(0));
        token = MiniToken(token_);
    }

    function newVote(address to, bytes memory data) public returns (uint256) {
        require(token.balanceOf(msg.sender) > 0);
        votes.push(Vote(to, data, now, block.number - 1, 0, 0, false));
        return votes.length - 1;
    }

    function vote(uint256 id, bool support) public {
        Vote storage one = votes[id];
        require(now < one.start + voteTime && !voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        uint256 weight = token.balanceOfAt(msg.sender, one.snapshot);
        if (support) one.yea += weight;
        else one.nay += weight;
    }

    function executeVote(uint256 id) public {
        Vote storage one = votes[id];
        require(!one.executed && now >= one.start + voteTime && one.yea * 100 > (one.yea + one.nay) * supportRequired);
        require(one.yea * 100 > token.totalSupplyAt(one.snapshot) * minAcceptQuorum);
        one.executed = true;
        (bool ok, ) = one.to.call(one.data);
        require(ok);
    }
}

contract LendComptroller is Ownable {
    mapping(address => bool) public markets;
    bool public transferGuardianPaused;

    function supportMarket(address market) external onlyOwner {
        markets[market] = true;
    }

    function setTransferPaused(bool state) external onlyOwner {
        transferGuardianPaused = state;
    }

    function transferAllowed(address market, address, address, uint256) external view returns (uint256) {
        require(!transferGuardianPaused, "transfer is paused");
        return markets[market] ? 0 : 9;
    }
}

contract LendEther is StandardToken {
    string public name = "Lend Ether";
    string public symbol = "lETH";
    uint8 public decimals = 8;
    address payable public admin = msg.sender;
    LendComptroller public comptroller;
    uint256 public totalReserves;

    constructor(address comptroller_) public {
        comptroller = LendComptroller(comptroller_);
    }

    function exchangeRate(uint256 cash) private view returns (uint256) {
        return totalSupply == 0 ? 2e26 : cash.sub(totalReserves).mul(1e18) / totalSupply;
    }

    function exchangeRateStored() external view returns (uint256) {
        return exchangeRate(address(this).balance);
    }

    function mint() external payable {
        _make(msg.sender, msg.value.mul(1e18) / exchangeRate(address(this).balance - msg.value));
    }

    function redeem(uint256 value) external {
        uint256 back = value.mul(exchangeRate(address(this).balance)) / 1e18;
        _destroy(msg.sender, value);
        msg.sender.transfer(back);
    }

    function addReserves() external payable {
        totalReserves = totalReserves.add(msg.value);
    }

    function reduceReserves(uint256 value) external {
        require(msg.sender == admin);
        totalReserves = totalReserves.sub(value);
        admin.transfer(value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        if (comptroller.transferAllowed(address(this), msg.sender, to, value) != 0) return false;
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (comptroller.transferAllowed(address(this), from, to, value) != 0) return false;
        return super.transferFrom(from, to, value);
    }

    function setComptroller(address to) external {
        require(msg.sender == admin);
        comptroller = LendComptroller(to);
    }

    function setPendingAdmin(address payable to) external {
        require(msg.sender == admin);
        admin = to;
    }

    function() external payable {
        _make(msg.sender, msg.value.mul(1e18) / exchangeRate(address(this).balance - msg.value));
    }
}

contract StakeHex is StandardToken {
    struct Stake {
        uint256 hearts;
        uint256 shares;
        uint256 start;
        uint256 term;
    }
    string public constant name = "Hexadecade";
    string public constant symbol = "HXD";
    uint8 public constant decimals = 8;
    mapping(address => Stake[]) public stakeLists;
    uint256 public shareTotal;

    constructor() public {
        _make(msg.sender, 50000000000000000);
    }

    function stakeStart(uint256 hearts, uint256 term) external {
        require(term >= 1 && term <= 5555 && hearts > 0);
        _destroy(msg.sender, hearts);
        uint256 shares = hearts.add(hearts.mul(term) / 1820);
        shareTotal = shareTotal.add(shares);
        stakeLists[msg.sender].push(Stake(hearts, shares, now, term));
    }

    function stakeEnd(uint256 index) external {
        Stake memory own = stakeLists[msg.sender][index];
        uint256 last = stakeLists[msg.sender].length - 1;
        stakeLists[msg.sender][index] = stakeLists[msg.sender][last];
        stakeLists[msg.sender].pop();
        uint256 served = (now - own.start) / 1 days;
        uint256 back = own.hearts;
        if (served >= own.term) {
            uint256 pool = totalSupply.mul(369).mul(own.term) / 3650000;
            back = back.add(pool.mul(own.shares) / (shareTotal.mul(10)));
        } else {
            back = back.mul(served) / own.term;
        }
        shareTotal = shareTotal.sub(own.shares);
        _make(msg.sender, back);
    }
}
