// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity 0.5.17;

library SafeMath {
    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        assert(c / a == b);
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        assert(b <= a);
        return a - b;
    }

    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        assert(c >= a);
        return c;
    }
}

interface UpgradedMark {
    function balanceOf(address who) external view returns (uint256);
    function transferByLegacy(address from, address to, uint256 value) external;
    function transferFromByLegacy(address sender, address from, address spender, uint256 value) external;
    function approveByLegacy(address from, address spender, uint256 value) external;
}

/// Of the first age of money on chain: returns nothing, may take some basis points, may point to its successor.
contract CorbelMark {
    using SafeMath for uint256;

    string public name = "Corbel Mark";
    string public symbol = "CMRK";
    uint256 public decimals = 6;
    uint256 public _totalSupply;
    address public owner;
    address public upgradedAddress;
    bool public deprecated;
    bool public paused;
    uint256 public basisPointsRate = 0;
    uint256 public maximumFee = 0;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;
    mapping(address => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event Redeem(uint256 amount);
    event Deprecate(address newAddress);
    event Params(uint256 feeBasisPoints, uint256 maxFee);
    event DestroyedBlackFunds(address _blackListedUser, uint256 _balance);
    event AddedBlackList(address _user);
    event RemovedBlackList(address _user);
    event Pause();
    event Unpause();

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    modifier whenNotPaused() {
        require(!paused);
        _;
    }

    modifier onlyPayloadSize(uint256 size) {
        require(!(msg.data.length < size + 4));
        _;
    }

    constructor(uint256 initialSupply) public {
        owner = msg.sender;
        _totalSupply = initialSupply;
        balances[owner] = initialSupply;
        emit Transfer(address(0), owner, initialSupply);
    }

    function transferOwnership(address newOwner) public onlyOwner {
        if (newOwner != address(0)) owner = newOwner;
    }

    function transfer(address _to, uint256 _value) public whenNotPaused onlyPayloadSize(2 * 32) {
        require(!isBlackListed[msg.sender]);
        if (deprecated) return UpgradedMark(upgradedAddress).transferByLegacy(msg.sender, _to, _value);
        _pay(msg.sender, _to, _value);
    }

    function transferFrom(address _from, address _to, uint256 _value) public whenNotPaused onlyPayloadSize(3 * 32) {
        require(!isBlackListed[_from]);
        if (deprecated) return UpgradedMark(upgradedAddress).transferFromByLegacy(msg.sender, _from, _to, _value);
        uint256 left = allowed[_from][msg.sender];
        if (left < uint256(-1)) allowed[_from][msg.sender] = left.sub(_value);
        _pay(_from, _to, _value);
    }

    function _pay(address _from, address _to, uint256 _value) private {
        uint256 fee = _value.mul(basisPointsRate) / 10000;
        if (fee > maximumFee) fee = maximumFee;
        uint256 sendAmount = _value.sub(fee);
        balances[_from] = balances[_from].sub(_value);
        balances[_to] = balances[_to].add(sendAmount);
        if (fee > 0) {
            balances[owner] = balances[owner].add(fee);
            emit Transfer(_from, owner, fee);
        }
        emit Transfer(_from, _to, sendAmount);
    }

    function balanceOf(address who) public view returns (uint256) {
        return deprecated ? UpgradedMark(upgradedAddress).balanceOf(who) : balances[who];
    }

    function approve(address _spender, uint256 _value) public onlyPayloadSize(2 * 32) {
        if (deprecated) return UpgradedMark(upgradedAddress).approveByLegacy(msg.sender, _spender, _value);
        require(!((_value != 0) && (allowed[msg.sender][_spender] != 0)));
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
    }

    function allowance(address _owner, address _spender) public view returns (uint256) {
        return allowed[_owner][_spender];
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function deprecate(address _upgradedAddress) public onlyOwner {
        deprecated = true;
        upgradedAddress = _upgradedAddress;
        emit Deprecate(_upgradedAddress);
    }

    function issue(uint256 amount) public onlyOwner {
        balances[owner] = balances[owner].add(amount);
        _totalSupply = _totalSupply.add(amount);
        emit Issue(amount);
    }

    function redeem(uint256 amount) public onlyOwner {
        _totalSupply = _totalSupply.sub(amount);
        balances[owner] = balances[owner].sub(amount);
        emit Redeem(amount);
    }

    function setParams(uint256 newBasisPoints, uint256 newMaxFee) public onlyOwner {
        require(newBasisPoints < 20);
        require(newMaxFee < 50);
        basisPointsRate = newBasisPoints;
        maximumFee = newMaxFee.mul(10**decimals);
        emit Params(basisPointsRate, maximumFee);
    }

    function addBlackList(address _evilUser) public onlyOwner {
        isBlackListed[_evilUser] = true;
        emit AddedBlackList(_evilUser);
    }

    function removeBlackList(address _clearedUser) public onlyOwner {
        isBlackListed[_clearedUser] = false;
        emit RemovedBlackList(_clearedUser);
    }

    function destroyBlackFunds(address _blackListedUser) public onlyOwner {
        require(isBlackListed[_blackListedUser]);
        uint256 dirtyFunds = balanceOf(_blackListedUser);
        balances[_blackListedUser] = 0;
        _totalSupply = _totalSupply.sub(dirtyFunds);
        emit DestroyedBlackFunds(_blackListedUser, dirtyFunds);
    }

    function pause() public onlyOwner {
        paused = true;
        emit Pause();
    }

    function unpause() public onlyOwner {
        paused = false;
        emit Unpause();
    }
}

/// Whole pieces only, and a hundredth of what moves is burnt until a third is gone.
contract PebbleScrip {
    using SafeMath for uint256;

    string public constant name = "Pebble Scrip";
    string public constant symbol = "PBSC";
    uint8 public constant decimals = 0;
    uint256 public totalSupply = 90000000;
    uint256 public constant FLOOR = 60000000;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseAllowance(address spender, uint256 added) public returns (bool) {
        return approve(spender, allowance[msg.sender][spender].add(added));
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    /// One piece of each hundred that is begun.
    function findOnePercent(uint256 value) public pure returns (uint256) {
        return value.add(99) / 100;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0));
        balanceOf[from] = balanceOf[from].sub(value);
        uint256 burnt = totalSupply > FLOOR ? findOnePercent(value) : 0;
        if (totalSupply.sub(burnt) < FLOOR) burnt = totalSupply - FLOOR;
        balanceOf[to] = balanceOf[to].add(value.sub(burnt));
        emit Transfer(from, to, value.sub(burnt));
        if (burnt > 0) {
            totalSupply = totalSupply.sub(burnt);
            emit Transfer(from, address(0), burnt);
        }
    }
}

contract Authority {
    function canCall(address src, address dst, bytes4 sig) public view returns (bool);
}

/// Names are words of thirty-two bytes; an authority says who mints and stops.
contract OrreryStone {
    bytes32 public name = "Orrery Stone";
    bytes32 public symbol = "ORST";
    uint256 public decimals = 18;
    Authority public authority;
    address public owner;
    bool public stopped;
    uint256 private _supply;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _approvals;

    event LogSetAuthority(address indexed authority);
    event LogSetOwner(address indexed owner);
    event Mint(address indexed guy, uint256 wad);
    event Burn(address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    modifier auth() {
        require(isAuthorized(msg.sender, msg.sig), "ds-auth-unauthorized");
        _;
    }

    modifier stoppable() {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    constructor(uint256 supply) public {
        owner = msg.sender;
        _supply = _balances[msg.sender] = supply;
        emit Mint(msg.sender, supply);
        emit Transfer(address(0), msg.sender, supply);
    }

    function isAuthorized(address src, bytes4 sig) internal view returns (bool) {
        if (src == address(this) || src == owner) return true;
        return address(authority) != address(0) && authority.canCall(src, address(this), sig);
    }

    function setOwner(address owner_) public auth {
        owner = owner_;
        emit LogSetOwner(owner_);
    }

    function setAuthority(Authority authority_) public auth {
        authority = authority_;
        emit LogSetAuthority(address(authority_));
    }

    function stop() public auth {
        stopped = true;
    }

    function start() public auth {
        stopped = false;
    }

    function totalSupply() public view returns (uint256) {
        return _supply;
    }

    function balanceOf(address src) public view returns (uint256) {
        return _balances[src];
    }

    function allowance(address src, address guy) public view returns (uint256) {
        return _approvals[src][guy];
    }

    function approve(address guy) public returns (bool) {
        return approve(guy, uint256(-1));
    }

    function approve(address guy, uint256 wad) public stoppable returns (bool) {
        _approvals[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) public returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public stoppable returns (bool) {
        if (src != msg.sender && _approvals[src][msg.sender] != uint256(-1)) {
            require(_approvals[src][msg.sender] >= wad, "ds-token-insufficient-approval");
            _approvals[src][msg.sender] -= wad;
        }
        require(_balances[src] >= wad, "ds-token-insufficient-balance");
        _balances[src] -= wad;
        _balances[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address guy, uint256 wad) public auth stoppable {
        require(_supply + wad >= _supply, "overflow");
        _balances[guy] += wad;
        _supply += wad;
        emit Mint(guy, wad);
        emit Transfer(address(0), guy, wad);
    }

    function burn(uint256 wad) public stoppable {
        require(_balances[msg.sender] >= wad, "ds-token-insufficient-balance");
        _balances[msg.sender] -= wad;
        _supply -= wad;
        emit Burn(msg.sender, wad);
        emit Transfer(msg.sender, address(0), wad);
    }
}

/// Whoever the pause proxy of the DAO named may call; its root is the timelock.
contract Keyring is Authority {
    address public root;
    mapping(address => mapping(bytes4 => bool)) public rights;

    constructor(address root_) public {
        root = root_;
    }

    function setRight(address src, bytes4 sig, bool can) public {
        require(msg.sender == root, "not root");
        rights[src][sig] = can;
    }

    function canCall(address src, address, bytes4 sig) public view returns (bool) {
        return src == root || rights[src][sig];
    }
}
