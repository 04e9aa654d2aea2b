// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5, SafeMath, Ownable} from "./Base5.sol";

/// Sold in a crowd sale that is over: what was minted then is all there is.
contract CrowdToken is Base5("Lodestar", "LODE", 0) {
    bool public mintingFinished = false;
    bool public transfersUnlocked = false;

    event Mint(address indexed to, uint256 amount);
    event MintFinished();

    modifier canMint() {
        require(!mintingFinished);
        _;
    }

    function mint(address to, uint256 amount) public onlyOwner canMint returns (bool) {
        _supply = _supply.add(amount);
        _book[to] = _book[to].add(amount);
        emit Mint(to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function finishMinting() public onlyOwner canMint returns (bool) {
        mintingFinished = true;
        transfersUnlocked = true;
        emit MintFinished();
        return true;
    }

    function _send(address from, address to, uint256 value) internal {
        require(transfersUnlocked);
        _put(from, to, value);
    }
}

/// In the manner of the wallet of ConsenSys: whoever proposes confirms, and the last to confirm executes.
contract MultiSigWallet {
    event Confirmation(address indexed sender, uint256 indexed transactionId);
    event Submission(uint256 indexed transactionId);
    event Execution(uint256 indexed transactionId);
    event ExecutionFailure(uint256 indexed transactionId);

    struct Transaction {
        address destination;
        uint256 value;
        bytes data;
        bool executed;
    }

    mapping(uint256 => Transaction) public transactions;
    mapping(uint256 => mapping(address => bool)) public confirmations;
    mapping(address => bool) public isOwner;
    address[] public owners;
    uint256 public required;
    uint256 public transactionCount;

    constructor(address[] memory _owners, uint256 _required) public {
        require(_required <= _owners.length && _required != 0);
        for (uint256 i = 0; i < _owners.length; i++) {
            require(!isOwner[_owners[i]] && _owners[i] != address(0));
            isOwner[_owners[i]] = true;
        }
        owners = _owners;
        required = _required;
    }

    function() external payable {}

    function getOwners() public view returns (address[] memory) {
        return owners;
    }

    function submitTransaction(address destination, uint256 value, bytes memory data) public returns (uint256 transactionId) {
        transactionId = transactionCount;
        transactions[transactionId] = Transaction(destination, value, data, false);
        transactionCount += 1;
        emit Submission(transactionId);
        confirmTransaction(transactionId);
    }

    function confirmTransaction(uint256 transactionId) public {
        require(isOwner[msg.sender] && transactions[transactionId].destination != address(0));
        require(!confirmations[transactionId][msg.sender]);
        confirmations[transactionId][msg.sender] = true;
        emit Confirmation(msg.sender, transactionId);
        executeTransaction(transactionId);
    }

    function executeTransaction(uint256 transactionId) public {
        Transaction storage txn = transactions[transactionId];
        require(isOwner[msg.sender] && !txn.executed);
        if (!isConfirmed(transactionId)) return;
        txn.executed = true;
        (bool success, ) = txn.destination.call.value(txn.value)(txn.data);
        if (success) emit Execution(transactionId);
        else {
            emit ExecutionFailure(transactionId);
            txn.executed = false;
        }
    }

    function isConfirmed(uint256 transactionId) public view returns (bool) {
        uint256 count = 0;
        for (uint256 i = 0; i < owners.length; i++) {
            if (confirmations[transactionId][owners[i]]) count += 1;
            if (count == required) return true;
        }
        return false;
    }
}

contract PausableCoin is Base5("Halyard", "HLYD", 20000000) {
    bool public paused = false;

    event Pause();
    event Unpause();

    function pause() public onlyOwner {
        require(!paused);
        paused = true;
        emit Pause();
    }

    function unpause() public onlyOwner {
        require(paused);
        paused = false;
        emit Unpause();
    }

    function _send(address from, address to, uint256 value) internal {
        require(!paused);
        _put(from, to, value);
    }
}

/// In the manner of DAI: whoever is ward may mint and burn, and the only ward is the adapter.
contract Gilt {
    mapping(address => uint256) public wards;
    string public constant name = "Gilt Stablecoin";
    string public constant symbol = "GILT";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    modifier auth() {
        require(wards[msg.sender] == 1, "Gilt/not-authorized");
        _;
    }

    constructor() public {
        wards[msg.sender] = 1;
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
    }

    function add(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require((z = x + y) >= x);
    }

    function sub(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require((z = x - y) <= x);
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        spend(src, wad);
        balanceOf[src] = sub(balanceOf[src], wad);
        balanceOf[dst] = add(balanceOf[dst], wad);
        emit Transfer(src, dst, wad);
        return true;
    }

    function spend(address src, uint256 wad) internal {
        if (src == msg.sender || allowance[src][msg.sender] == uint256(-1)) return;
        allowance[src][msg.sender] = sub(allowance[src][msg.sender], wad);
    }

    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] = add(balanceOf[usr], wad);
        totalSupply = add(totalSupply, wad);
        emit Transfer(address(0), usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        spend(usr, wad);
        balanceOf[usr] = sub(balanceOf[usr], wad);
        totalSupply = sub(totalSupply, wad);
        emit Transfer(usr, address(0), wad);
    }

    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

/// Ether goes in, and up to half of its worth in dollars comes out. The price moves by a hundredth a day at most.
contract EtherJoin {
    using SafeMath for uint256;

    Gilt public gilt;
    address public oracle;
    uint256 public price = 2000;
    uint256 public movedAt;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;

    constructor(Gilt gilt_, address oracle_) public {
        gilt = gilt_;
        oracle = oracle_;
    }

    function poke(uint256 price_) external {
        require(msg.sender == oracle && now >= movedAt + 1 days, "EtherJoin/poke");
        require(price_ * 100 <= price * 101 && price_ * 100 >= price * 99, "EtherJoin/step");
        price = price_;
        movedAt = now;
    }

    function lock() external payable {
        ink[msg.sender] = ink[msg.sender].add(msg.value);
    }

    function draw(uint256 wad) external {
        art[msg.sender] = art[msg.sender].add(wad);
        require(ink[msg.sender].mul(price) >= art[msg.sender].mul(2), "EtherJoin/not-safe");
        gilt.mint(msg.sender, wad);
    }

    function wipe(uint256 wad) external {
        art[msg.sender] = art[msg.sender].sub(wad);
        gilt.burn(msg.sender, wad);
    }

    function free(uint256 wad) external {
        ink[msg.sender] = ink[msg.sender].sub(wad);
        require(ink[msg.sender].mul(price) >= art[msg.sender].mul(2), "EtherJoin/not-safe");
        msg.sender.transfer(wad);
    }
}

/// Two of a hundred of what moves is burnt until twenty-one million are left.
contract Kindling is Base5("Kindling", "KNDL", 50000000) {
    uint256 public constant FLOOR = 21000000 * 10**18;

    function _send(address from, address to, uint256 value) internal {
        uint256 burnt = _supply <= FLOOR ? 0 : value.div(50);
        if (_supply.sub(burnt) < FLOOR) burnt = _supply.sub(FLOOR);
        if (from == owner()) burnt = 0;
        if (burnt > 0) {
            _book[from] = _book[from].sub(burnt);
            _supply = _supply.sub(burnt);
            emit Transfer(from, address(0), burnt);
        }
        _put(from, to, value.sub(burnt));
    }
}

/// What may be done on the market; the timelock is its admin.
contract Comptroller {
    address public admin;
    bool public mintGuardianPaused;
    bool public borrowGuardianPaused;

    constructor(address admin_) public {
        admin = admin_;
    }

    function _setMintPaused(bool state) external {
        require(msg.sender == admin, "only admin");
        mintGuardianPaused = state;
    }

    function _setBorrowPaused(bool state) external {
        require(msg.sender == admin, "only admin");
        borrowGuardianPaused = state;
    }
}

/// In the manner of cETH: shares of ether lent, of eight decimals, whose rate rises.
contract MarketEther {
    using SafeMath for uint256;

    string public name = "Market Ether";
    string public symbol = "mETHER";
    uint8 public decimals = 8;
    Comptroller public comptroller;
    uint256 public totalSupply;
    uint256 public totalBorrows;
    uint256 public accrualBlockNumber;
    uint256 public constant borrowRatePerBlock = 10**10;
    mapping(address => uint256) internal accountTokens;
    mapping(address => mapping(address => uint256)) internal transferAllowances;
    mapping(address => uint256) public borrowed;

    event Mint(address minter, uint256 mintAmount, uint256 mintTokens);
    event Redeem(address redeemer, uint256 redeemAmount, uint256 redeemTokens);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(Comptroller comptroller_) public {
        comptroller = comptroller_;
        accrualBlockNumber = block.number;
    }

    function balanceOf(address owner) external view returns (uint256) {
        return accountTokens[owner];
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return transferAllowances[owner][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        transferAllowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint256 amount) external returns (bool) {
        return transferTokens(msg.sender, dst, amount);
    }

    function transferFrom(address src, address dst, uint256 amount) external returns (bool) {
        if (transferAllowances[src][msg.sender] != uint256(-1))
            transferAllowances[src][msg.sender] = transferAllowances[src][msg.sender].sub(amount);
        return transferTokens(src, dst, amount);
    }

    function transferTokens(address src, address dst, uint256 amount) internal returns (bool) {
        require(src != dst, "TRANSFER_NOT_ALLOWED");
        accountTokens[src] = accountTokens[src].sub(amount);
        accountTokens[dst] = accountTokens[dst].add(amount);
        emit Transfer(src, dst, amount);
        return true;
    }

    function accrueInterest() public {
        uint256 interest = totalBorrows.mul(borrowRatePerBlock).mul(block.number.sub(accrualBlockNumber)).div(10**18);
        totalBorrows = totalBorrows.add(interest);
        accrualBlockNumber = block.number;
    }

    function exchangeRateFor(uint256 cash) internal view returns (uint256) {
        return totalSupply == 0 ? 2 * 10**26 : cash.add(totalBorrows).mul(10**18).div(totalSupply);
    }

    function exchangeRateStored() external view returns (uint256) {
        return exchangeRateFor(address(this).balance);
    }

    function mint() external payable {
        accrueInterest();
        require(!comptroller.mintGuardianPaused(), "mint is paused");
        uint256 tokens = msg.value.mul(10**18).div(exchangeRateFor(address(this).balance.sub(msg.value)));
        totalSupply = totalSupply.add(tokens);
        accountTokens[msg.sender] = accountTokens[msg.sender].add(tokens);
        emit Mint(msg.sender, msg.value, tokens);
        emit Transfer(address(this), msg.sender, tokens);
    }

    function redeem(uint256 tokens) external returns (uint256) {
        accrueInterest();
        uint256 amount = tokens.mul(exchangeRateFor(address(this).balance)).div(10**18);
        totalSupply = totalSupply.sub(tokens);
        accountTokens[msg.sender] = accountTokens[msg.sender].sub(tokens);
        emit Redeem(msg.sender, amount, tokens);
        emit Transfer(msg.sender, address(this), tokens);
        msg.sender.transfer(amount);
        return 0;
    }
}
