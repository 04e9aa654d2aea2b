// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity 0.5.17;

import "./Base5.sol";

/// In the manner of the oldest dollar token: transfers answer nothing, a fee that is zero and can be at most 20 in ten thousand.
contract OldDollar is Ownable {
    using SafeMath for uint256;
    string public name = "Antwerp Dollar";
    string public symbol = "AUSD";
    uint256 public decimals = 6;
    uint256 public _totalSupply = 10**15;
    uint256 public basisPointsRate = 0;
    uint256 public maximumFee = 0;
    bool public paused = false;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event DestroyedBlackFunds(address who, uint256 amount);

    constructor() public {
        balances[msg.sender] = _totalSupply;
        emit Transfer(address(0), msg.sender, _totalSupply);
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return allowed[from][spender];
    }

    function transfer(address to, uint256 value) public {
        require(!paused && !isBlackListed[msg.sender]);
        _pay(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public {
        require(!paused && !isBlackListed[from]);
        if (allowed[from][msg.sender] < uint256(-1)) allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _pay(from, to, value);
    }

    function _pay(address from, address to, uint256 value) private {
        uint256 fee = value.mul(basisPointsRate).div(10000);
        if (fee > maximumFee) fee = maximumFee;
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value.sub(fee));
        if (fee > 0) {
            balances[owner()] = balances[owner()].add(fee);
            emit Transfer(from, owner(), fee);
        }
        emit Transfer(from, to, value.sub(fee));
    }

    function approve(address spender, uint256 value) public {
        require(value == 0 || allowed[msg.sender][spender] == 0);
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function pause() public onlyOwner {
        paused = true;
    }

    function unpause() public onlyOwner {
        paused = false;
    }

    function addBlackList(address who) public onlyOwner {
        isBlackListed[who] = true;
    }

    function removeBlackList(address who) public onlyOwner {
        isBlackListed[who] = false;
    }

    function destroyBlackFunds(address who) public onlyOwner {
        require(isBlackListed[who]);
        uint256 funds = balances[who];
        balances[who] = 0;
        _totalSupply = _totalSupply.sub(funds);
        emit DestroyedBlackFunds(who, funds);
    }

    function issue(uint256 amount) public onlyOwner {
        balances[owner()] = balances[owner()].add(amount);
        _totalSupply = _totalSupply.add(amount);
        emit Issue(amount);
    }

    function setParams(uint256 basis, uint256 most) public onlyOwner {
        require(basis < 20 && most < 50);
        basisPointsRate = basis;
        maximumFee = most.mul(10**decimals);
    }
}

/// In the manner of a vaulted metal: a small fee on each transfer, law enforcement, a supply controller.
contract VaultedGold is Base5("Lombard Gold", "LXAU", 250000) {
    uint256 public constant feeParts = 1000000;
    uint256 public feeRate = 200;
    address public supplyController;
    address public assetProtectionRole;
    bool public paused;
    mapping(address => bool) internal frozen;

    constructor(address keeper) public {
        supplyController = keeper;
        assetProtectionRole = keeper;
        transferOwnership(keeper);
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function freeze(address who) external {
        require(msg.sender == assetProtectionRole);
        frozen[who] = true;
    }

    function wipeFrozenAddress(address who) external {
        require(msg.sender == assetProtectionRole && frozen[who]);
        _supply = _supply.sub(_book[who]);
        _book[who] = 0;
    }

    function increaseSupply(uint256 value) external {
        require(msg.sender == supplyController);
        _supply = _supply.add(value);
        _book[supplyController] = _book[supplyController].add(value);
        emit Transfer(address(0), supplyController, value);
    }

    function _send(address from, address to, uint256 value) internal {
        require(!paused && !frozen[from] && !frozen[to]);
        uint256 fee = value.mul(feeRate).div(feeParts);
        _put(from, to, value.sub(fee));
        if (fee > 0) _put(from, address(0xFee), fee);
    }
}

/// In the manner of a governance token: a minter that may make two percent once a year, behind a timelock.
contract Governance is Base5("Agora", "AGRA", 1000000000) {
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;
    mapping(address => address) public delegates;

    constructor(address minter_, uint256 after_) public {
        minter = minter_;
        mintingAllowedAfter = after_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "only the minter can mint");
        require(now >= mintingAllowedAfter, "minting not allowed yet");
        require(value <= _supply.mul(mintCap).div(100), "exceeded mint cap");
        mintingAllowedAfter = now + minimumTimeBetweenMints;
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function delegate(address to) external {
        delegates[msg.sender] = to;
    }
}
