// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface DSAuthority {
    function canCall(address src, address dst, bytes4 sig) external view returns (bool);
}

/// Obeys an authority, which obeys a pause, which obeys the hat that most votes are for.
contract MoorToken {
    bool public stopped;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bytes32 public symbol = "MOOR";
    bytes32 public name = "Moor";
    uint256 public decimals = 18;
    DSAuthority public authority;
    address public owner;

    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event LogSetAuthority(address indexed authority);
    event LogSetOwner(address indexed owner);
    event Mint(address indexed guy, uint256 wad);
    event Burn(address indexed guy, uint256 wad);

    constructor(uint256 first) public {
        owner = msg.sender;
        totalSupply = first;
        balanceOf[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    modifier stoppable() {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    modifier auth() {
        require(isAuthorized(msg.sender, msg.sig), "ds-auth-unauthorized");
        _;
    }

    function isAuthorized(address src, bytes4 sig) internal view returns (bool) {
        if (src == address(this) || src == owner) return true;
        if (authority == DSAuthority(0)) return false;
        return authority.canCall(src, address(this), sig);
    }

    function setOwner(address owner_) public auth {
        owner = owner_;
        emit LogSetOwner(owner_);
    }

    function setAuthority(DSAuthority authority_) public auth {
        authority = authority_;
        emit LogSetAuthority(address(authority_));
    }

    function approve(address guy, uint256 wad) public stoppable returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public stoppable returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad, "ds-token-insufficient-approval");
            allowance[src][msg.sender] -= wad;
        }
        require(balanceOf[src] >= wad, "ds-token-insufficient-balance");
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address guy, uint256 wad) public auth stoppable {
        require(totalSupply + wad >= wad);
        balanceOf[guy] += wad;
        totalSupply += wad;
        emit Mint(guy, wad);
        emit Transfer(address(0), guy, wad);
    }

    function burn(address guy, uint256 wad) public auth stoppable {
        if (guy != msg.sender && allowance[guy][msg.sender] != uint256(-1)) {
            require(allowance[guy][msg.sender] >= wad, "ds-token-insufficient-approval");
            allowance[guy][msg.sender] -= wad;
        }
        require(balanceOf[guy] >= wad);
        balanceOf[guy] -= wad;
        totalSupply -= wad;
        emit Burn(guy, wad);
        emit Transfer(guy, address(0), wad);
    }

    function stop() public auth {
        stopped = true;
    }

    function start() public auth {
        stopped = false;
    }
}

/// Whoever has most of the locked votes behind him is the hat.
contract MoorChief {
    MoorToken public immutable gov;
    address public hat;
    mapping(address => uint256) public deposits;
    mapping(address => uint256) public since;
    mapping(address => address) public votes;
    mapping(address => uint256) public approvals;
    uint256 public constant LAUNCH = 80000 ether;

    constructor(MoorToken gov_) public {
        gov = gov_;
    }

    function lock(uint256 wad) external {
        require(gov.transferFrom(msg.sender, address(this), wad));
        deposits[msg.sender] += wad;
        since[msg.sender] = block.number;
        approvals[votes[msg.sender]] += wad;
    }

    function free(uint256 wad) external {
        require(deposits[msg.sender] >= wad && block.number > since[msg.sender], "flash");
        deposits[msg.sender] -= wad;
        approvals[votes[msg.sender]] -= wad;
        require(gov.transfer(msg.sender, wad));
    }

    function vote(address whom) external {
        approvals[votes[msg.sender]] -= deposits[msg.sender];
        votes[msg.sender] = whom;
        approvals[whom] += deposits[msg.sender];
    }

    function lift(address whom) external {
        require(whom != address(0) && approvals[whom] > approvals[hat] && approvals[whom] >= LAUNCH);
        hat = whom;
    }
}

contract MoorPause {
    MoorChief public immutable chief;
    uint256 public delay;
    mapping(bytes32 => bool) public plans;

    constructor(MoorChief chief_, uint256 delay_) public {
        chief = chief_;
        delay = delay_;
    }

    function setDelay(uint256 delay_) external {
        require(msg.sender == address(this) && delay_ >= 1 days);
        delay = delay_;
    }

    function plot(address usr, bytes memory fax, uint256 eta) public {
        require(msg.sender == chief.hat(), "ds-auth-unauthorized");
        require(eta >= now + delay, "ds-pause-delay-not-respected");
        plans[keccak256(abi.encode(usr, fax, eta))] = true;
    }

    function drop(address usr, bytes memory fax, uint256 eta) public {
        require(msg.sender == chief.hat(), "ds-auth-unauthorized");
        plans[keccak256(abi.encode(usr, fax, eta))] = false;
    }

    function exec(address usr, bytes memory fax, uint256 eta) public {
        bytes32 id = keccak256(abi.encode(usr, fax, eta));
        require(plans[id] && now >= eta, "ds-pause");
        plans[id] = false;
        (bool ok, ) = usr.call(fax);
        require(ok);
    }
}

/// What was elected: it plots one thing and carries it out after the delay.
contract MoorSpell {
    MoorPause public immutable pause;
    address public immutable guard;
    address public immutable flop;
    uint256 public eta;
    bool public done;

    constructor(MoorPause pause_, address guard_, address flop_) public {
        pause = pause_;
        guard = guard_;
        flop = flop_;
    }

    function sig() public view returns (bytes memory) {
        return abi.encodeWithSignature("rely(address)", flop);
    }

    function schedule() external {
        require(eta == 0, "spell-already-scheduled");
        eta = now + pause.delay();
        pause.plot(guard, sig(), eta);
    }

    function cast() external {
        require(!done, "spell-already-cast");
        done = true;
        pause.exec(guard, sig(), eta);
    }
}

/// Anybody may burn; who may make, and the rest, is for the root.
contract MoorGuard is DSAuthority {
    address public root;
    mapping(address => bool) public wards;
    bytes4 private constant BURN = bytes4(keccak256("burn(address,uint256)"));
    bytes4 private constant MINT = bytes4(keccak256("mint(address,uint256)"));

    constructor(address root_) public {
        root = root_;
    }

    function rely(address usr) external {
        require(msg.sender == root);
        wards[usr] = true;
    }

    function deny(address usr) external {
        require(msg.sender == root);
        wards[usr] = false;
    }

    function canCall(address src, address, bytes4 sig) external view override returns (bool) {
        if (sig == BURN) return true;
        if (src == root) return true;
        return sig == MINT && wards[src];
    }
}

abstract contract Plain6 {
    mapping(address => uint256) internal saldo;
    mapping(address => mapping(address => uint256)) internal freigabe;
    uint256 internal summe;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() public view virtual returns (uint256) {
        return summe;
    }

    function balanceOf(address wer) public view virtual returns (uint256) {
        return saldo[wer];
    }

    function allowance(address wer, address wem) public view returns (uint256) {
        return freigabe[wer][wem];
    }

    function approve(address wem, uint256 wert) public virtual returns (bool) {
        freigabe[msg.sender][wem] = wert;
        emit Approval(msg.sender, wem, wert);
        return true;
    }

    function transfer(address an, uint256 wert) public returns (bool) {
        _bewege(msg.sender, an, wert);
        return true;
    }

    function transferFrom(address von, address an, uint256 wert) public virtual returns (bool) {
        require(freigabe[von][msg.sender] >= wert, "allowance");
        freigabe[von][msg.sender] -= wert;
        _bewege(von, an, wert);
        return true;
    }

    function _bewege(address von, address an, uint256 wert) internal virtual {
        require(saldo[von] >= wert, "balance");
        saldo[von] -= wert;
        saldo[an] += wert;
        emit Transfer(von, an, wert);
    }
}

interface IVikingTax {
    function getTax(address from, address to, uint256 amount) external view returns (uint256);
}

/// Three of a thousand when one trades with a known pool, and thirty at most for ever.
contract VikingTax is IVikingTax {
    address public owner;
    mapping(address => bool) public pools;
    uint256 public basisPoints = 30;

    constructor(address owner_) public {
        owner = owner_;
    }

    function addPool(address pool) external {
        require(msg.sender == owner);
        pools[pool] = true;
    }

    function setTax(uint256 points) external {
        require(msg.sender == owner && points <= 300);
        basisPoints = points;
    }

    function getTax(address from, address to, uint256 amount) external view override returns (uint256) {
        if (!pools[from] && !pools[to]) return 0;
        return (amount * basisPoints) / 10000;
    }
}

contract VikingHound is Plain6 {
    string public constant name = "Viking Hound";
    string public constant symbol = "VKH";
    uint8 public constant decimals = 9;
    address public owner;
    address public immutable treasury;
    IVikingTax public taxHandler;

    event TaxHandlerChanged(address from, address to);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address owner_, address treasury_, IVikingTax tax) public {
        owner = owner_;
        treasury = treasury_;
        taxHandler = tax;
        summe = 10_000_000_000_000e9;
        saldo[msg.sender] = summe;
        emit Transfer(address(0), msg.sender, summe);
    }

    function setTaxHandler(IVikingTax next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit TaxHandlerChanged(address(taxHandler), address(next));
        taxHandler = next;
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function _bewege(address von, address an, uint256 wert) internal override {
        uint256 tax = taxHandler.getTax(von, an, wert);
        require(tax <= wert);
        super._bewege(von, an, wert - tax);
        if (tax > 0) super._bewege(von, treasury, tax);
    }
}

/// Games of the house may move what belongs to their players without asking each time; several name the games.
contract DuneToken is Plain6 {
    string public constant name = "Dune";
    string public constant symbol = "DUNE";
    uint8 public constant decimals = 18;
    address internal _admin;
    mapping(address => bool) internal _superOperators;
    mapping(address => bool) internal _executionOperators;

    event SuperOperator(address superOperator, bool enabled);
    event AdminChanged(address oldAdmin, address newAdmin);

    constructor(address admin) public {
        _admin = admin;
        summe = 3_000_000_000e18;
        saldo[msg.sender] = summe;
        emit Transfer(address(0), msg.sender, summe);
        emit AdminChanged(address(0), admin);
    }

    function getAdmin() external view returns (address) {
        return _admin;
    }

    function changeAdmin(address next) external {
        require(msg.sender == _admin, "only admin can change admin");
        emit AdminChanged(_admin, next);
        _admin = next;
    }

    function setSuperOperator(address who, bool enabled) external {
        require(msg.sender == _admin, "only admin is allowed to add super operators");
        _superOperators[who] = enabled;
        emit SuperOperator(who, enabled);
    }

    function isSuperOperator(address who) public view returns (bool) {
        return _superOperators[who];
    }

    function transferFrom(address von, address an, uint256 wert) public override returns (bool) {
        if (msg.sender != von && !_superOperators[msg.sender]) {
            uint256 may = freigabe[von][msg.sender];
            if (may != uint256(-1)) {
                require(may >= wert, "NOT_AUTHORIZED_ALLOWANCE");
                freigabe[von][msg.sender] = may - wert;
            }
        }
        _bewege(von, an, wert);
        return true;
    }

    function approveAndCall(address target, uint256 wert, bytes calldata data) external payable returns (bytes memory) {
        uint256 first;
        bytes memory copy = data;
        assembly {
            first := mload(add(copy, 36))
        }
        require(data.length >= 36 && first == uint256(msg.sender), "FIRST_PARAM_NOT_SENDER");
        approve(target, wert);
        (bool ok, bytes memory answer) = target.call{value: msg.value}(data);
        require(ok);
        return answer;
    }
}

contract DuneArcade {
    DuneToken public immutable dune;
    mapping(address => uint256) public played;

    constructor(DuneToken dune_) public {
        dune = dune_;
    }

    function play(uint256 wert) external {
        require(dune.transferFrom(msg.sender, address(this), wert));
        played[msg.sender] += wert;
    }

    function leave() external {
        uint256 wert = played[msg.sender];
        played[msg.sender] = 0;
        require(dune.transfer(msg.sender, wert));
    }
}

/// Staked: grows each eight hours by what the distributor gives, at most half of a hundredth.
contract StakedTor is Plain6 {
    string public constant name = "Staked Tor";
    string public constant symbol = "sTOR";
    uint8 public constant decimals = 9;
    address public stakingContract;
    address private initializer;
    uint256 private constant INITIAL = 5_000_000e9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private perFragment;

    event LogRebase(uint256 indexed epoch, uint256 rebase, uint256 total);

    constructor(address staking) public {
        stakingContract = staking;
        summe = INITIAL;
        perFragment = TOTAL_GONS / INITIAL;
        saldo[staking] = TOTAL_GONS;
        emit Transfer(address(0), staking, INITIAL);
    }

    function circulatingSupply() public view returns (uint256) {
        return summe - balanceOf(stakingContract);
    }

    function balanceOf(address wer) public view override returns (uint256) {
        return saldo[wer] / perFragment;
    }

    function rebase(uint256 profit, uint256 epoch) external returns (uint256) {
        require(msg.sender == stakingContract, "StakingContract:  call is not staking contract");
        uint256 out = circulatingSupply();
        if (profit == 0 || out == 0) return summe;
        if (profit > out / 200) profit = out / 200;
        summe += (profit * summe) / out;
        perFragment = TOTAL_GONS / summe;
        emit LogRebase(epoch, profit, summe);
        return summe;
    }

    function _bewege(address von, address an, uint256 wert) internal override {
        require(wert <= summe);
        uint256 gons = wert * perFragment;
        require(saldo[von] >= gons, "balance");
        saldo[von] -= gons;
        saldo[an] += gons;
        emit Transfer(von, an, wert);
    }
}

interface IBar6 {
    function transferFrom(address from, address to, uint256 v) external returns (bool);
    function transfer(address to, uint256 v) external returns (bool);
    function balanceOf(address a) external view returns (uint256);
}

contract TorStaking {
    IBar6 public immutable tor;
    StakedTor public immutable sTor;
    uint256 public epoch;
    uint256 public ends;

    constructor(IBar6 tor_, StakedTor sTor_) public {
        tor = tor_;
        sTor = sTor_;
        ends = now + 8 hours;
    }

    function stake(uint256 wert) external {
        rebase();
        require(tor.transferFrom(msg.sender, address(this), wert));
        require(sTor.transfer(msg.sender, wert));
    }

    function unstake(uint256 wert) external {
        require(IBar6(address(sTor)).transferFrom(msg.sender, address(this), wert));
        require(tor.transfer(msg.sender, wert));
    }

    function rebase() public {
        if (now < ends) return;
        ends += 8 hours;
        uint256 out = sTor.circulatingSupply();
        uint256 has = tor.balanceOf(address(this));
        sTor.rebase(has > out ? has - out : 0, epoch++);
    }
}

/// Hundred old ones for one; the migrator holds what the new one began with.
contract LarchMigrator {
    IBar6 public immutable AAVE;
    IBar6 public immutable LEND;
    uint256 public constant RATIO = 100;
    uint256 public total;

    constructor(IBar6 next, IBar6 former) public {
        AAVE = next;
        LEND = former;
    }

    function migrateFromLEND(uint256 wert) external {
        total += wert;
        require(LEND.transferFrom(msg.sender, address(this), wert));
        require(AAVE.transfer(msg.sender, wert / RATIO));
    }
}

contract LarchGhost is Plain6 {
    string public constant name = "Larch Ghost";
    string public constant symbol = "LGH";
    uint8 public constant decimals = 18;
    bytes32 public DOMAIN_SEPARATOR;
    mapping(address => uint256) public _nonces;
    struct Snapshot {
        uint128 blockNumber;
        uint128 value;
    }
    mapping(address => mapping(uint256 => Snapshot)) public _snapshots;
    mapping(address => uint256) public _countsSnapshots;
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    event SnapshotDone(address owner, uint128 oldValue, uint128 newValue);

    constructor(address migrator, address distributor) public {
        DOMAIN_SEPARATOR = keccak256(abi.encode(keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"), keccak256("Larch Ghost"), 1, address(this)));
        _gib(migrator, 13_000_000e18);
        _gib(distributor, 3_000_000e18);
    }

    function _gib(address an, uint256 wert) private {
        summe += wert;
        saldo[an] += wert;
        emit Transfer(address(0), an, wert);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(owner != address(0) && now <= deadline, "INVALID_EXPIRATION");
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, keccak256(abi.encode(PERMIT, owner, spender, value, _nonces[owner]++, deadline))));
        require(owner == ecrecover(digest, v, r, s), "INVALID_SIGNATURE");
        freigabe[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function _write(address wer, uint256 old, uint256 next) private {
        uint256 count = _countsSnapshots[wer];
        if (count > 0 && _snapshots[wer][count - 1].blockNumber == block.number) _snapshots[wer][count - 1].value = uint128(next);
        else {
            _snapshots[wer][count] = Snapshot(uint128(block.number), uint128(next));
            _countsSnapshots[wer] = count + 1;
        }
        emit SnapshotDone(wer, uint128(old), uint128(next));
    }

    function _bewege(address von, address an, uint256 wert) internal override {
        uint256 a = saldo[von];
        uint256 b = saldo[an];
        super._bewege(von, an, wert);
        if (von == an) return;
        _write(von, a, a - wert);
        _write(an, b, b + wert);
    }
}

/// Coin of a house of games: made by what its owner, several, lets.
contract GalleonCoin is Plain6 {
    string public constant name = "Galleon";
    string public constant symbol = "GLN";
    uint8 public constant decimals = 8;
    address public owner;
    mapping(address => uint256) public dailyAllowance;
    mapping(address => uint256) public dayOf;
    mapping(address => uint256) public madeThatDay;
    mapping(address => bool) public blockList;
    uint256 public immutable maxSupply;
    bool public paused;

    event BlockListSet(address indexed who, bool on);
    event Paused(bool on);

    constructor(address owner_, uint256 most) public {
        owner = owner_;
        maxSupply = most;
        summe = most / 2;
        saldo[msg.sender] = summe;
        emit Transfer(address(0), msg.sender, summe);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function setDistributor(address who, uint256 perDay) external onlyOwner {
        require(perDay <= maxSupply / 1000);
        dailyAllowance[who] = perDay;
    }

    function setBlock(address who, bool on) external onlyOwner {
        blockList[who] = on;
        emit BlockListSet(who, on);
    }

    function setPaused(bool on) external onlyOwner {
        paused = on;
        emit Paused(on);
    }

    function mintBulk(address[] calldata an, uint256 wert) external {
        if (dayOf[msg.sender] != now / 1 days) {
            dayOf[msg.sender] = now / 1 days;
            madeThatDay[msg.sender] = 0;
        }
        require(wert <= maxSupply && an.length <= 500);
        madeThatDay[msg.sender] += wert * an.length;
        require(madeThatDay[msg.sender] <= dailyAllowance[msg.sender], "daily");
        require(summe + wert * an.length <= maxSupply, "cap");
        for (uint256 i = 0; i < an.length; i++) {
            summe += wert;
            saldo[an[i]] += wert;
            emit Transfer(address(0), an[i], wert);
        }
    }

    function _bewege(address von, address an, uint256 wert) internal override {
        require(!paused && !blockList[von] && !blockList[an], "blocked");
        super._bewege(von, an, wert);
    }
}
