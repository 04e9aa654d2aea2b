// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Plain, Owned} from "./BlindG9.sol";

contract DeployedToken is Plain {
    address private _admin;
    string private _metadata;
    string public image;

    constructor(address admin_) Plain("Clatter", "CLATTER") {
        _admin = admin_;
        _mint(msg.sender, 100000000000 ether);
    }

    function updateImage(string memory to) external {
        require(msg.sender == _admin, "NotAdmin");
        image = to;
    }

    function updateMetadata(string memory to) external {
        require(msg.sender == _admin, "NotAdmin");
        _metadata = to;
    }

    function updateAdmin(address to) external {
        require(msg.sender == _admin, "NotAdmin");
        _admin = to;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

contract LpLocker {
    address public immutable creator = msg.sender;
    uint256 public immutable opens;

    constructor(uint256 years_) {
        opens = block.timestamp + years_ * 365 days;
    }

    function lock(address lp) external {
        Plain(lp).transferFrom(msg.sender, address(this), Plain(lp).balanceOf(msg.sender));
    }

    function release(address lp) external {
        require(msg.sender == creator && block.timestamp >= opens, "locked");
        Plain(lp).transfer(creator, Plain(lp).balanceOf(address(this)));
    }
}

contract LpVesting {
    address public immutable beneficiary = msg.sender;
    uint256 public immutable start = block.timestamp;
    mapping(address => uint256) public released;

    function lock(address lp) external {
        Plain(lp).transferFrom(msg.sender, address(this), Plain(lp).balanceOf(msg.sender));
    }

    function vested(address lp) public view returns (uint256) {
        uint256 all = Plain(lp).balanceOf(address(this)) + released[lp];
        uint256 served = block.timestamp - start;
        if (served < 365 days) return 0;
        return served >= 4 * 365 days ? all : all * served / (4 * 365 days);
    }

    function release(address lp) external {
        uint256 value = vested(lp) - released[lp];
        released[lp] += value;
        Plain(lp).transfer(beneficiary, value);
    }
}

contract LpBurner {
    function lock(address lp) external {
        Plain(lp).transferFrom(msg.sender, address(this), Plain(lp).balanceOf(msg.sender));
    }

    function burnAll(address lp) external {
        Plain(lp).transfer(0x000000000000000000000000000000000000dEaD, Plain(lp).balanceOf(address(this)));
    }
}

contract LiquidityManager is Owned {
    function lock(address lp) external {
        Plain(lp).transferFrom(msg.sender, address(this), Plain(lp).balanceOf(msg.sender));
    }

    function withdraw(address lp, address to, uint256 value) external onlyOwner {
        Plain(lp).transfer(to, value);
    }
}

contract GovernedCoin is Plain {
    constructor(string memory name_, string memory symbol_) Plain(name_, symbol_) {
        _mint(msg.sender, 90000000 ether);
    }
}

contract SubjectShares is Plain {
    uint256 public constant feePercent = 5;
    address public immutable protocolFeeDestination;

    constructor(address fees) Plain("Subject Shares", "SUBJ") {
        protocolFeeDestination = fees;
    }

    function price(uint256 supply) private pure returns (uint256) {
        return supply * supply / 2e28;
    }

    function buyShares(uint256 value) external payable {
        uint256 cost = price(totalSupply + value) - price(totalSupply) + 1;
        uint256 fee = cost * feePercent / 100;
        require(msg.value >= cost + fee, "Insufficient payment");
        _mint(msg.sender, value);
        pay(protocolFeeDestination, fee);
        pay(msg.sender, msg.value - cost - fee);
    }

    function sellShares(uint256 value) external {
        uint256 back = price(totalSupply) - price(totalSupply - value);
        uint256 fee = back * feePercent / 100;
        _burn(msg.sender, value);
        pay(protocolFeeDestination, fee);
        pay(msg.sender, back - fee);
    }

    function pay(address to, uint256 value) private {
        (bool ok, ) = to.call{value: value}("");
        require(ok);
    }
}

contract HybridToken is Plain, Owned {
    uint256 private constant unit = 1 ether;
    uint256 public minted;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256[]) private _owned;
    mapping(address => bool) private _skip;
    uint256[] private _free;
    string public baseURI;

    constructor() Plain("Hybrid Relics", "RELIC") {
        _skip[msg.sender] = true;
        totalSupply = 400 ether;
        balanceOf[msg.sender] = 400 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setSkipNFT(bool to) external {
        _skip[msg.sender] = to;
        if (to) while (_owned[msg.sender].length > 0) _drop(msg.sender);
    }

    function setBaseURI(string calldata to) external onlyOwner {
        baseURI = to;
    }

    function tokensOf(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    function skips(address who) public view returns (bool) {
        return _skip[who] || who.code.length > 0 || who == address(0xdEaD);
    }

    function _drop(address from) private {
        uint256 id = _owned[from][_owned[from].length - 1];
        _owned[from].pop();
        delete ownerOf[id];
        _free.push(id);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        while (_owned[from].length > balanceOf[from] / unit) _drop(from);
        if (skips(to)) return;
        while (_owned[to].length < balanceOf[to] / unit) {
            uint256 id;
            if (_free.length > 0) {
                id = _free[_free.length - 1];
                _free.pop();
            } else id = ++minted;
            ownerOf[id] = to;
            _owned[to].push(id);
        }
    }
}

contract StakingInside is Plain, Owned {
    mapping(address => uint256) public staked;
    mapping(address => uint256) public since;
    uint256 public rewardPool;

    constructor() Plain("Inner Harbor", "HARB") {
        _mint(msg.sender, 80000000 ether);
        _move(msg.sender, address(this), 20000000 ether);
        rewardPool = 20000000 ether;
    }

    function stake(uint256 value) external {
        _claim();
        staked[msg.sender] += value;
        _move(msg.sender, address(this), value);
    }

    function unstake(uint256 value) external {
        _claim();
        staked[msg.sender] -= value;
        _move(address(this), msg.sender, value);
    }

    function _claim() private {
        uint256 due = staked[msg.sender] * (block.timestamp - since[msg.sender]) / 365 days / 20;
        since[msg.sender] = block.timestamp;
        if (due > rewardPool) due = rewardPool;
        rewardPool -= due;
        if (due > 0) _move(address(this), msg.sender, due);
    }
}

contract GuardedCoin is Plain {
    address public guardian;
    uint256 public pausedUntil;
    uint256 public pausesLeft = 2;

    constructor(address guardian_) Plain("Vigil Finance", "VIGL") {
        guardian = guardian_;
        _mint(msg.sender, 60000000 ether);
    }

    function pause() external {
        require(msg.sender == guardian && pausesLeft > 0 && block.timestamp > pausedUntil + 30 days);
        pausesLeft--;
        pausedUntil = block.timestamp + 5 days;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(block.timestamp >= pausedUntil, "paused");
        _move(from, to, value);
    }
}

contract MetaCoin is Plain, Owned {
    address private immutable _trustedForwarder;

    constructor(address forwarder) Plain("Gasless Credits", "GASL") {
        _trustedForwarder = forwarder;
        _mint(msg.sender, 70000000 ether);
    }

    function isTrustedForwarder(address who) public view returns (bool) {
        return who == _trustedForwarder;
    }

    function sender() private view returns (address who) {
        who = msg.sender;
        if (who == _trustedForwarder && msg.data.length >= 20)
            assembly {
                who := shr(96, calldataload(sub(calldatasize(), 20)))
            }
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(sender(), to, value);
        return true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(sender(), spender, value);
        return true;
    }
}

contract Relayer {
    mapping(address => uint256) public nonces;

    function execute(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), nonces[from]++, to, data));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash)), v, r, s);
        require(signer == from && from != address(0), "signature");
        (bool ok, ) = to.call(abi.encodePacked(data, from));
        require(ok);
    }
}

contract CrankToken is Plain {
    struct Wait {
        uint256 term;
        uint256 maturity;
        uint256 rank;
    }
    uint256 public immutable genesis = block.timestamp;
    uint256 public globalRank = 1;
    mapping(address => Wait) public userMints;

    constructor() Plain("Crank Crypto", "CRNK") {
        _mint(msg.sender, 5000000 ether);
    }

    function claimRank(uint256 term) external {
        require(term >= 1 && term <= 100 && userMints[msg.sender].rank == 0);
        userMints[msg.sender] = Wait(term, block.timestamp + term * 1 days, globalRank++);
    }

    function claimMintReward() external {
        Wait memory own = userMints[msg.sender];
        require(own.rank > 0 && block.timestamp >= own.maturity, "CRank: Mint maturity not reached");
        delete userMints[msg.sender];
        uint256 after_ = globalRank - own.rank;
        uint256 log;
        while (after_ > 1) {
            after_ >>= 1;
            log++;
        }
        _mint(msg.sender, (log == 0 ? 1 : log) * own.term * 1 ether);
    }
}
