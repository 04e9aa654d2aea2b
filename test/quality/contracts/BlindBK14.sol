// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.0;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a);
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }
}

contract Claimable {
    address public owner;
    address public pendingOwner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor() public {
        owner = msg.sender;
    }

    function transferOwnership(address newOwner) public onlyOwner {
        pendingOwner = newOwner;
    }

    function claimOwnership() public {
        require(msg.sender == pendingOwner);
        emit OwnershipTransferred(owner, pendingOwner);
        owner = pendingOwner;
        pendingOwner = address(0);
    }
}

/// A coin of another chain, wrapped. Its owner is the controller.
contract WrappedDoublet is Claimable {
    using SafeMath for uint256;

    string public name = "Wrapped Doublet";
    string public symbol = "WDBT";
    uint8 public decimals = 8;
    bool public paused = false;
    bool public mintingFinished = false;
    uint256 internal totalSupply_;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 value);
    event Pause();
    event Unpause();

    modifier whenNotPaused() {
        require(!paused);
        _;
    }

    function totalSupply() public view returns (uint256) {
        return totalSupply_;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return allowed[from][spender];
    }

    function transfer(address to, uint256 value) public whenNotPaused returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public whenNotPaused returns (bool) {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public whenNotPaused returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function mint(address to, uint256 amount) public onlyOwner returns (bool) {
        require(!mintingFinished);
        totalSupply_ = totalSupply_.add(amount);
        balances[to] = balances[to].add(amount);
        emit Mint(to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    /// Of what the controller itself has been given by the factory.
    function burn(uint256 value) public onlyOwner {
        balances[msg.sender] = balances[msg.sender].sub(value);
        totalSupply_ = totalSupply_.sub(value);
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
    }

    function pause() public onlyOwner whenNotPaused {
        paused = true;
        emit Pause();
    }

    function unpause() public onlyOwner {
        paused = false;
        emit Unpause();
    }

    function _move(address from, address to, uint256 value) internal {
        require(to != address(0));
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Who the custodian is, and who the merchants are; the board of several keys says so.
contract DoubletMembers is Claimable {
    address public custodian;
    mapping(address => bool) public isMerchant;

    event CustodianSet(address indexed custodian);
    event MerchantAdd(address indexed merchant);
    event MerchantRemove(address indexed merchant);

    constructor(address board, address custodian_) public {
        owner = board;
        custodian = custodian_;
        isMerchant[msg.sender] = true;
    }

    function setCustodian(address next) external onlyOwner {
        require(next != address(0));
        custodian = next;
        emit CustodianSet(next);
    }

    function addMerchant(address merchant) external onlyOwner {
        isMerchant[merchant] = true;
        emit MerchantAdd(merchant);
    }

    function removeMerchant(address merchant) external onlyOwner {
        isMerchant[merchant] = false;
        emit MerchantRemove(merchant);
    }
}

/// Stands between the coin and those who ask for it: the factory mints and burns, the board pauses and names a factory.
contract DoubletController is Claimable {
    WrappedDoublet public token;
    address public factory;
    DoubletMembers public members;

    event FactorySet(address indexed factory);
    event Paused();
    event Unpaused();

    modifier onlyFactory() {
        require(msg.sender == factory, "sender not authorized for minting or burning.");
        _;
    }

    constructor(DoubletMembers members_) public {
        members = members_;
    }

    function setToken(WrappedDoublet token_) external onlyOwner {
        require(address(token) == address(0));
        token = token_;
        token.claimOwnership();
    }

    function setFactory(address factory_) external onlyOwner {
        require(factory_ != address(0), "invalid factory address");
        factory = factory_;
        emit FactorySet(factory_);
    }

    function giveToBoard() external onlyOwner {
        owner = members.owner();
        emit OwnershipTransferred(msg.sender, owner);
    }

    function mint(address to, uint256 amount) external onlyFactory returns (bool) {
        require(token.mint(to, amount), "minting failed.");
        return true;
    }

    function burn(uint256 value) external onlyFactory returns (bool) {
        token.burn(value);
        return true;
    }

    function setPaused(bool on) external onlyOwner {
        if (on) {
            token.pause();
            emit Paused();
        } else {
            token.unpause();
            emit Unpaused();
        }
    }
}

/// A merchant asks, with the deposit that he made on the other chain; the custodian, who has several keys, confirms or rejects.
contract DoubletFactory {
    enum RequestStatus {PENDING, CANCELED, APPROVED, REJECTED}

    struct Request {
        address requester;
        uint256 amount;
        string depositAddress;
        string txid;
        uint256 timestamp;
        RequestStatus status;
    }

    DoubletController public controller;
    DoubletMembers public members;
    Request[] public mintRequests;
    Request[] public burnRequests;

    event MintRequestAdd(uint256 indexed nonce, address indexed requester, uint256 amount, string txid);
    event MintConfirmed(uint256 indexed nonce, address indexed requester, uint256 amount);
    event MintRejected(uint256 indexed nonce);
    event Burned(uint256 indexed nonce, address indexed requester, uint256 amount);
    event BurnConfirmed(uint256 indexed nonce, string txid);

    modifier onlyMerchant() {
        require(members.isMerchant(msg.sender), "sender not a merchant.");
        _;
    }

    modifier onlyCustodian() {
        require(msg.sender == members.custodian(), "sender not a custodian.");
        _;
    }

    constructor(DoubletController controller_, DoubletMembers members_) public {
        controller = controller_;
        members = members_;
    }

    function addMintRequest(uint256 amount, string calldata txid, string calldata depositAddress) external onlyMerchant {
        mintRequests.push(Request(msg.sender, amount, depositAddress, txid, now, RequestStatus.PENDING));
        emit MintRequestAdd(mintRequests.length - 1, msg.sender, amount, txid);
    }

    function cancelMintRequest(uint256 nonce) external onlyMerchant {
        Request storage one = mintRequests[nonce];
        require(one.requester == msg.sender && one.status == RequestStatus.PENDING, "cancel sender is different or not pending.");
        one.status = RequestStatus.CANCELED;
    }

    function confirmMintRequest(uint256 nonce) external onlyCustodian {
        Request storage one = mintRequests[nonce];
        require(one.status == RequestStatus.PENDING, "request is not pending");
        one.status = RequestStatus.APPROVED;
        require(controller.mint(one.requester, one.amount), "mint failed");
        emit MintConfirmed(nonce, one.requester, one.amount);
    }

    function rejectMintRequest(uint256 nonce) external onlyCustodian {
        require(mintRequests[nonce].status == RequestStatus.PENDING, "request is not pending");
        mintRequests[nonce].status = RequestStatus.REJECTED;
        emit MintRejected(nonce);
    }

    function burn(uint256 amount) external onlyMerchant {
        require(controller.token().transferFrom(msg.sender, address(controller), amount), "trasnfer tokens to burn failed");
        require(controller.burn(amount), "burn failed");
        burnRequests.push(Request(msg.sender, amount, "", "", now, RequestStatus.PENDING));
        emit Burned(burnRequests.length - 1, msg.sender, amount);
    }

    function confirmBurnRequest(uint256 nonce, string calldata txid) external onlyCustodian {
        Request storage one = burnRequests[nonce];
        require(one.status == RequestStatus.PENDING, "request is not pending");
        one.status = RequestStatus.APPROVED;
        one.txid = txid;
        emit BurnConfirmed(nonce, txid);
    }
}
