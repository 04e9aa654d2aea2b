// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "BlindF4.sol";

contract WrappedGold is StandardToken, Owned5 {
    address public supplyController;
    address public assetProtectionRole;
    address public feeController;
    address public feeRecipient;
    bool public paused;
    uint256 public feeRate;
    uint256 public constant feeParts = 1000000;
    mapping(address => bool) internal frozen;

    constructor(address controller, address protection) public {
        (name, symbol, decimals) = ("Bullion Gold", "BLNG", 18);
        (supplyController, assetProtectionRole, feeController, feeRecipient) = (controller, protection, controller, controller);
        feeRate = 200;
        _mint(msg.sender, 250000e18);
    }

    function setFeeRate(uint256 rate) external {
        require(msg.sender == feeController, "only FeeController");
        require(rate <= feeParts, "cannot set fee rate above 100%");
        feeRate = rate;
    }

    function pause(bool to) external onlyOwner {
        paused = to;
    }

    function isFrozen(address who) external view returns (bool) {
        return frozen[who];
    }

    function freeze(address who, bool to) external {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[who] = to;
    }

    function wipeFrozenAddress(address who) external {
        require(msg.sender == assetProtectionRole && frozen[who], "onlyAssetProtectionRole");
        _burn(who, balances[who]);
    }

    function increaseSupply(uint256 value) external returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        _mint(supplyController, value);
        return true;
    }

    function decreaseSupply(uint256 value) external returns (bool) {
        require(msg.sender == supplyController, "onlySupplyController");
        _burn(supplyController, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!paused && !frozen[from] && !frozen[to], "frozen");
        uint256 fee = value.mul(feeRate) / feeParts;
        super._transfer(from, to, value.sub(fee));
        if (fee > 0) super._transfer(from, feeRecipient, fee);
    }
}

contract WrappedBitcoin is StandardToken, Owned5 {
    constructor() public {
        (name, symbol, decimals) = ("Custody Bitcoin", "CBTC", 8);
    }

    function mint(address to, uint256 amount) external onlyOwner returns (bool) {
        _mint(to, amount);
        return true;
    }

    function burn(uint256 value) external onlyOwner {
        _burn(msg.sender, value);
    }
}

contract BitcoinController is Owned5 {
    WrappedBitcoin public token;
    address public custodian;
    address public merchant;
    mapping(bytes32 => uint256) public requests;
    uint256 public nonce;

    event MintRequestAdd(uint256 indexed nonce, address indexed requester, uint256 amount, string txid);
    event MintConfirmed(bytes32 requestHash);

    constructor(address custodian_) public {
        (custodian, merchant) = (custodian_, msg.sender);
    }

    function setToken(WrappedBitcoin token_) external onlyOwner {
        require(address(token) == address(0), "token set");
        token = token_;
    }

    function setCustodian(address to) external onlyOwner {
        custodian = to;
    }

    function setMerchant(address to) external onlyOwner {
        merchant = to;
    }

    function addMintRequest(uint256 amount, string calldata txid) external {
        require(msg.sender == merchant, "not merchant");
        bytes32 hash = keccak256(abi.encode(nonce, merchant, amount, txid));
        requests[hash] = amount;
        emit MintRequestAdd(nonce++, merchant, amount, txid);
    }

    function confirmMintRequest(bytes32 hash) external {
        require(msg.sender == custodian, "not custodian");
        uint256 amount = requests[hash];
        require(amount > 0, "request is not pending");
        delete requests[hash];
        require(token.mint(merchant, amount));
        emit MintConfirmed(hash);
    }

    function burn(uint256 amount) external {
        require(msg.sender == merchant, "not merchant");
        require(token.transferFrom(merchant, address(this), amount));
        token.burn(amount);
    }
}

contract CurveToken is StandardToken {
    uint256 public constant YEAR = 365 days;
    uint256 public constant INITIAL_RATE = uint256(274815283e18) / YEAR;
    uint256 public constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    address public minter;
    address public admin = msg.sender;
    int128 public mining_epoch = -1;
    uint256 public start_epoch_time;
    uint256 public start_epoch_supply = 1303030303e18;
    uint256 public rate;

    constructor() public {
        (name, symbol, decimals) = ("Bend DAO Token", "BEND", 18);
        start_epoch_time = block.timestamp + 1 days - YEAR;
        _mint(msg.sender, start_epoch_supply);
    }

    function set_minter(address to) external {
        require(msg.sender == admin && minter == address(0));
        minter = to;
    }

    function set_admin(address to) external {
        require(msg.sender == admin);
        admin = to;
    }

    function set_name(string calldata name_, string calldata symbol_) external {
        require(msg.sender == admin);
        (name, symbol) = (name_, symbol_);
    }

    function update_mining_parameters() public {
        require(block.timestamp >= start_epoch_time + YEAR);
        start_epoch_supply = start_epoch_supply.add(rate.mul(YEAR));
        start_epoch_time = start_epoch_time.add(YEAR);
        mining_epoch += 1;
        rate = rate == 0 ? INITIAL_RATE : rate.mul(1e18) / RATE_REDUCTION_COEFFICIENT;
    }

    function available_supply() public view returns (uint256) {
        return start_epoch_supply + (block.timestamp - start_epoch_time) * rate;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter);
        if (block.timestamp >= start_epoch_time + YEAR) update_mining_parameters();
        require(totalSupply.add(value) <= available_supply());
        _mint(to, value);
        return true;
    }

    function burn(uint256 value) external returns (bool) {
        _burn(msg.sender, value);
        return true;
    }
}

contract GaugeMinter {
    using SafeMath for uint256;

    CurveToken public token;
    uint256 public constant perSecond = 1e15;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public since;
    uint256 public working;

    function init(CurveToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function deposit() external payable {
        claim();
        staked[msg.sender] = staked[msg.sender].add(msg.value);
        working = working.add(msg.value);
    }

    function claim() public {
        uint256 due = working == 0 ? 0 : staked[msg.sender].mul(now - since[msg.sender]).mul(perSecond) / working;
        since[msg.sender] = now;
        if (due > 0) token.mint(msg.sender, due);
    }

    function withdraw() external {
        claim();
        uint256 value = staked[msg.sender];
        staked[msg.sender] = 0;
        working = working.sub(value);
        msg.sender.transfer(value);
    }
}

contract Cascade is StandardToken {
    uint256 public constant floor = 500000e18;

    constructor() public {
        (name, symbol, decimals) = ("Cascade", "CSCD", 18);
        _mint(msg.sender, 1000000e18);
    }

    function _transfer(address from, address to, uint256 value) internal {
        uint256 burnt = value.mul(2) / 100;
        if (totalSupply <= floor) burnt = 0;
        else if (totalSupply - burnt < floor) burnt = totalSupply - floor;
        super._transfer(from, to, value.sub(burnt));
        if (burnt > 0) _burn(from, burnt);
    }
}
