// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// One percent of what moves burns, until a fifth of the supply is left; the owner names whom it spares.
contract EmberLeaf is Base5("Ember Leaf", "EMBR", 100_000_000) {
    uint256 public constant floor = 20_000_000 * 10**18;
    mapping(address => bool) public spared;

    constructor() public {
        spared[msg.sender] = true;
    }

    function spare(address who, bool to) external onlyOwner {
        spared[who] = to;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function _burn(address from, uint256 value) internal {
        _book[from] = _book[from].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(from, address(0), value);
    }

    function _send(address from, address to, uint256 value) internal {
        uint256 cut = spared[from] || spared[to] || _supply <= floor ? 0 : value.div(100);
        if (cut > 0 && _supply.sub(cut) < floor) cut = _supply.sub(floor);
        if (cut > 0) _burn(from, cut);
        _put(from, to, value.sub(cut));
    }
}

/// Sold for ether until the cap is reached. Then it ends: a part for the team is locked for a year, and nothing more can be made.
contract Crowdsale {
    using SafeMath for uint256;

    HarvestCoin public token;
    address payable public wallet;
    address public team;
    uint256 public rate = 20_000;
    uint256 public cap = 2_000 ether;
    uint256 public raised;
    uint256 public closing;
    uint256 public teamFreeAt;
    bool public finalized;

    event TokensPurchased(address indexed buyer, uint256 value, uint256 amount);
    event Finalized();

    constructor(HarvestCoin token_, address payable wallet_, address team_, uint256 closing_) public {
        token = token_;
        wallet = wallet_;
        team = team_;
        closing = closing_;
    }

    function buyTokens(address to) external payable {
        require(!hasClosed() && msg.value > 0, "closed");
        raised = raised.add(msg.value);
        require(raised <= cap, "cap");
        token.mint(to, msg.value.mul(rate));
        wallet.transfer(msg.value);
        emit TokensPurchased(to, msg.value, msg.value.mul(rate));
    }

    function hasClosed() public view returns (bool) {
        return raised >= cap || now > closing;
    }

    function finalize() external {
        require(!finalized && hasClosed(), "not yet");
        finalized = true;
        teamFreeAt = now + 365 days;
        token.mint(address(this), token.totalSupply().div(4));
        token.finishMinting();
        emit Finalized();
    }

    function releaseTeam() external {
        require(finalized && now >= teamFreeAt, "locked");
        token.transfer(team, token.balanceOf(address(this)));
    }
}

/// Made by its sale, moved when the sale is over.
contract HarvestCoin is Base5("Harvest Coin", "HRVST", 0) {
    address public minter;
    bool public mintingFinished;

    constructor(address sale) public {
        minter = sale;
        renounceOwnership();
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter && !mintingFinished, "minter");
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function finishMinting() external {
        require(msg.sender == minter && !mintingFinished, "minter");
        mintingFinished = true;
    }

    function _send(address from, address to, uint256 value) internal {
        require(mintingFinished, "sale goes on");
        _put(from, to, value);
    }
}

/// Who may ask for bitcoin to be wrapped, and who confirms that it lies in custody.
contract Members is Ownable {
    address public custodian;
    mapping(address => bool) public isMerchant;

    function setCustodian(address to) external onlyOwner {
        require(to != address(0), "zero");
        custodian = to;
    }

    function setMerchant(address who, bool to) external onlyOwner {
        isMerchant[who] = to;
    }
}

/// Owns the token; makes some only when the factory says so, and stops it when its owner does.
contract WrapController is Ownable {
    WrappedCoin public token;
    Members public members;
    address public factory;

    constructor(WrappedCoin token_, Members members_) public {
        token = token_;
        members = members_;
    }

    modifier onlyFactory() {
        require(msg.sender == factory, "sender not authorized for minting or burning.");
        _;
    }

    function setFactory(address to) external onlyOwner {
        require(to != address(0), "invalid factory address");
        factory = to;
    }

    function mint(address to, uint256 amount) external onlyFactory {
        require(to != address(0) && members.isMerchant(to), "invalid to address");
        token.mint(to, amount);
    }

    function burn(uint256 amount) external onlyFactory {
        token.burn(amount);
    }

    function pause() external onlyOwner {
        token.setPaused(true);
    }

    function unpause() external onlyOwner {
        token.setPaused(false);
    }
}

/// A merchant asks, the custodian confirms, each request once.
contract WrapFactory {
    enum Status {NONE, PENDING, CANCELED, APPROVED, REJECTED}
    struct Request {
        address requester;
        uint256 amount;
        string txid;
        Status status;
    }
    WrapController public controller;
    Request[] public mintRequests;
    Request[] public burnRequests;
    mapping(bytes32 => uint256) public nonceOf;
    mapping(bytes32 => bool) public usedTxid;

    event MintRequestAdd(uint256 indexed nonce, address indexed requester, uint256 amount, string txid, bytes32 hash);
    event MintConfirmed(uint256 indexed nonce);
    event Burned(uint256 indexed nonce, address indexed requester, uint256 amount);

    constructor(WrapController controller_) public {
        controller = controller_;
    }

    modifier onlyMerchant() {
        require(controller.members().isMerchant(msg.sender), "sender not a merchant.");
        _;
    }

    modifier onlyCustodian() {
        require(msg.sender == controller.members().custodian(), "sender not the custodian.");
        _;
    }

    function hashOf(uint256 nonce) public view returns (bytes32) {
        Request storage r = mintRequests[nonce];
        return keccak256(abi.encode(r.requester, r.amount, r.txid, nonce));
    }

    function addMintRequest(uint256 amount, string calldata txid) external onlyMerchant {
        bytes32 id = keccak256(bytes(txid));
        require(amount > 0 && !usedTxid[id], "used");
        usedTxid[id] = true;
        uint256 nonce = mintRequests.length;
        mintRequests.push(Request(msg.sender, amount, txid, Status.PENDING));
        bytes32 hash = hashOf(nonce);
        nonceOf[hash] = nonce;
        emit MintRequestAdd(nonce, msg.sender, amount, txid, hash);
    }

    function cancelMintRequest(bytes32 hash) external onlyMerchant {
        Request storage r = pending(hash);
        require(r.requester == msg.sender, "not the requester");
        r.status = Status.CANCELED;
    }

    function confirmMintRequest(bytes32 hash) external onlyCustodian {
        Request storage r = pending(hash);
        r.status = Status.APPROVED;
        controller.mint(r.requester, r.amount);
        emit MintConfirmed(nonceOf[hash]);
    }

    function rejectMintRequest(bytes32 hash) external onlyCustodian {
        pending(hash).status = Status.REJECTED;
    }

    function pending(bytes32 hash) private view returns (Request storage r) {
        uint256 nonce = nonceOf[hash];
        require(nonce < mintRequests.length && hashOf(nonce) == hash, "given request hash doesn't match");
        r = mintRequests[nonce];
        require(r.status == Status.PENDING, "request is not pending");
    }

    /// Takes what the merchant approved for the controller.
    function burn(uint256 amount) external onlyMerchant {
        burnRequests.push(Request(msg.sender, amount, "", Status.PENDING));
        require(controller.token().transferFrom(msg.sender, address(controller), amount), "transfer");
        controller.burn(amount);
        emit Burned(burnRequests.length - 1, msg.sender, amount);
    }
}

/// In the manner of WBTC.
contract WrappedCoin is Base5("Wrapped Harbour Coin", "WHBC", 0) {
    bool public paused;

    constructor(address controller) public {
        decimals = 8;
        transferOwnership(controller);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(msg.sender, address(0), value);
    }

    function setPaused(bool to) external onlyOwner {
        paused = to;
    }

    function _send(address from, address to, uint256 value) internal {
        require(!paused, "paused");
        _put(from, to, value);
    }
}

/// Supply changes when one of the keys proposes it and another one confirms, up to a limit that fills again in a day.
contract SupplyControl is Ownable {
    using SafeMath for uint256;

    struct Change {
        address by;
        address to;
        uint256 value;
        bool done;
    }
    GoldBar public token;
    address public vault;
    uint256 public limit = 500_000 * 10**18;
    uint256 public left = limit;
    uint256 public refilled = now;
    mapping(address => bool) public isKey;
    Change[] public changes;

    constructor(GoldBar token_, address vault_, address[] memory keys) public {
        token = token_;
        vault = vault_;
        for (uint256 i = 0; i < keys.length; i++) isKey[keys[i]] = true;
    }

    function setKey(address who, bool to) external onlyOwner {
        isKey[who] = to;
    }

    function propose(uint256 value) external returns (uint256) {
        require(isKey[msg.sender], "key");
        changes.push(Change(msg.sender, vault, value, false));
        return changes.length - 1;
    }

    function confirm(uint256 id) external {
        Change storage c = changes[id];
        require(isKey[msg.sender] && isKey[c.by] && msg.sender != c.by && !c.done, "another key");
        c.done = true;
        left = left.add(limit.mul(now - refilled).div(1 days));
        if (left > limit) left = limit;
        refilled = now;
        left = left.sub(c.value);
        token.increaseSupply(c.to, c.value);
    }
}

/// In the manner of PAXG: supply controller, asset protection, a fee of at most two hundredths of a percent.
contract GoldBar is Base5("Harbour Gold", "HXAU", 40_000_000) {
    uint256 public constant feeParts = 1000000;
    uint256 public feeRate = 100;
    address public feeController;
    address public feeRecipient;
    address public supplyController;
    address public assetProtectionRole;
    bool public paused;
    mapping(address => bool) public frozen;

    event SupplyIncreased(address indexed to, uint256 value);
    event FreezeOf(address indexed who, bool to);
    event FrozenAddressWiped(address indexed who);

    constructor(address council, address supplyController_, address feeController_) public {
        assetProtectionRole = feeRecipient = council;
        supplyController = supplyController_;
        feeController = feeController_;
        transferOwnership(council);
    }

    modifier onlyProtection() {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        _;
    }

    function setRoles(address protection, address supply, address fees) external onlyOwner {
        (assetProtectionRole, supplyController, feeController) = (protection, supply, fees);
    }

    function setPaused(bool to) external onlyOwner {
        paused = to;
    }

    function freeze(address who, bool to) external onlyProtection {
        frozen[who] = to;
        emit FreezeOf(who, to);
    }

    function wipeFrozenAddress(address who) external onlyProtection {
        require(frozen[who], "address is not frozen");
        _supply = _supply.sub(_book[who]);
        emit Transfer(who, address(0), _book[who]);
        _book[who] = 0;
        emit FrozenAddressWiped(who);
    }

    function increaseSupply(address to, uint256 value) external {
        require(msg.sender == supplyController, "onlySupplyController");
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit SupplyIncreased(to, value);
        emit Transfer(address(0), to, value);
    }

    function setFeeRate(uint256 to) external {
        require(msg.sender == feeController && to <= 200, "fee");
        feeRate = to;
    }

    function _send(address from, address to, uint256 value) internal {
        require(!paused && !frozen[from] && !frozen[to], "frozen");
        uint256 fee = value.mul(feeRate).div(feeParts);
        if (fee > 0) _put(from, feeRecipient, fee);
        _put(from, to, value.sub(fee));
    }
}
