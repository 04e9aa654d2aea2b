// 0.6 runs=200
// SPDX-License-Identifier: AGPL-3.0
pragma solidity ^0.6.12;

// ------------------------------------------------------------------ a mark, in the manner of the oldest of lenders

/// Holders lock marks for a candidate; who has most of them, and a tenth of all at least, is the hat and may plot.
contract MarkChief {
    GuildmarkToken public immutable gov;
    mapping (address => uint256) public deposits;
    mapping (address => address) public votes;
    mapping (address => uint256) public approvals;
    mapping (address => uint256) public lockedAt;
    address public hat;

    constructor(address gov_) public { gov = GuildmarkToken(gov_); }

    function lock(uint256 wad) external {
        gov.transferFrom(msg.sender, address(this), wad);
        deposits[msg.sender] += wad;
        lockedAt[msg.sender] = block.number;
        approvals[votes[msg.sender]] += wad;
    }

    function free(uint256 wad) external {
        require(block.number > lockedAt[msg.sender], "MarkChief/same-block");
        require(deposits[msg.sender] >= wad, "MarkChief/not-locked");
        deposits[msg.sender] -= wad;
        approvals[votes[msg.sender]] -= wad;
        gov.transfer(msg.sender, wad);
    }

    function vote(address whom) external {
        approvals[votes[msg.sender]] -= deposits[msg.sender];
        votes[msg.sender] = whom;
        approvals[whom] += deposits[msg.sender];
    }

    function lift(address whom) external {
        require(whom != address(0) && approvals[whom] > approvals[hat], "MarkChief/not-elected");
        require(approvals[whom] >= gov.totalSupply() / 10, "MarkChief/too-few");
        hat = whom;
    }
}

/// What the hat has plotted is done after three days.
contract MarkPause {
    MarkChief public immutable authority;
    MarkPauseProxy public immutable proxy;
    uint256 public constant delay = 3 days;
    mapping (bytes32 => bool) public plans;

    constructor(address chief) public {
        authority = MarkChief(chief);
        proxy = new MarkPauseProxy();
    }

    modifier auth { require(msg.sender == authority.hat(), "pause/unauthorized"); _; }

    function soul(address usr) public view returns (bytes32 tag) { assembly { tag := extcodehash(usr) } }

    function plot(address usr, bytes32 tag, bytes calldata fax, uint256 eta) external auth {
        require(eta >= block.timestamp + delay, "pause/delay");
        plans[keccak256(abi.encode(usr, tag, fax, eta))] = true;
    }

    function drop(address usr, bytes32 tag, bytes calldata fax, uint256 eta) external auth {
        plans[keccak256(abi.encode(usr, tag, fax, eta))] = false;
    }

    function exec(address usr, bytes32 tag, bytes calldata fax, uint256 eta) external returns (bytes memory) {
        bytes32 plan = keccak256(abi.encode(usr, tag, fax, eta));
        require(plans[plan], "pause/unplotted");
        require(soul(usr) == tag, "pause/wrong-codehash");
        require(block.timestamp >= eta, "pause/premature");
        plans[plan] = false;
        return proxy.exec(usr, fax);
    }
}

contract MarkPauseProxy {
    address public owner = msg.sender;

    function exec(address usr, bytes calldata fax) external returns (bytes memory) {
        require(msg.sender == owner, "pauseProxy/unauthorized");
        (bool ok, bytes memory out) = usr.delegatecall(fax);
        require(ok, "pauseProxy/delegatecall");
        return out;
    }
}

contract GuildmarkToken {
    bytes32 public name = "Guildmark";
    bytes32 public symbol = "GMK";
    uint256 public constant decimals = 18;
    address public owner;
    bool public stopped;
    uint256 public totalSupply;
    mapping (address => uint256) public balanceOf;
    mapping (address => mapping (address => uint256)) public allowance;

    event LogSetOwner(address indexed owner);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Mint(address indexed guy, uint256 wad);
    event Stop();
    event Start();

    modifier auth { require(msg.sender == owner, "ds-auth-unauthorized"); _; }
    modifier stoppable { require(!stopped, "ds-stop-is-stopped"); _; }

    constructor(MarkPause pause) public {
        owner = address(pause.proxy());
        emit LogSetOwner(owner);
        _mint(msg.sender, 900_000e18);
    }

    function approve(address guy) external stoppable returns (bool) { return _approve(guy, uint256(-1)); }
    function approve(address guy, uint256 wad) external stoppable returns (bool) { return _approve(guy, wad); }
    function _approve(address guy, uint256 wad) private returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) { return transferFrom(msg.sender, dst, wad); }
    function push(address dst, uint256 wad) external { transferFrom(msg.sender, dst, wad); }
    function pull(address src, uint256 wad) external { transferFrom(src, msg.sender, wad); }

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

    function mint(address guy, uint256 wad) external auth stoppable { _mint(guy, wad); }
    function _mint(address guy, uint256 wad) private {
        require(totalSupply + wad >= totalSupply, "ds-math-add-overflow");
        totalSupply += wad;
        balanceOf[guy] += wad;
        emit Mint(guy, wad);
        emit Transfer(address(0), guy, wad);
    }

    function burn(uint256 wad) external stoppable {
        require(balanceOf[msg.sender] >= wad, "ds-token-insufficient-balance");
        balanceOf[msg.sender] -= wad;
        totalSupply -= wad;
        emit Transfer(msg.sender, address(0), wad);
    }

    function stop() external auth { stopped = true; emit Stop(); }
    function start() external auth { stopped = false; emit Start(); }
    function setOwner(address owner_) external auth { owner = owner_; emit LogSetOwner(owner_); }
}

// ------------------------------------------------------------------ a krone of an issuer

/// Minters with allowances, a list of those who are stopped, a pause, and transfers that are signed. Two of three have each role.
contract KroneCoin {
    string public constant name = "Krone Coin";
    string public constant symbol = "KRNC";
    string public constant version = "2";
    uint8 public constant decimals = 6;
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 public constant TRANSFER_WITH_AUTHORIZATION_TYPEHASH = keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    bytes32 public constant CANCEL_AUTHORIZATION_TYPEHASH = keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");

    address public owner;
    address public pauser;
    address public blacklister;
    address public masterMinter;
    bool public paused;
    uint256 public totalSupply;
    mapping (address => uint256) private balances;
    mapping (address => mapping (address => uint256)) public allowance;
    mapping (address => bool) private blacklisted;
    mapping (address => uint256) public minterAllowance;
    mapping (address => mapping (bytes32 => bool)) public authorizationState;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    modifier whenNotPaused() { require(!paused, "Pausable: paused"); _; }
    modifier notBlacklisted(address account) { require(!blacklisted[account], "Blacklistable: account is blacklisted"); _; }

    constructor(address board, address treasury) public {
        (owner, pauser, blacklister, masterMinter) = (board, board, board, board);
        DOMAIN_SEPARATOR = keccak256(abi.encode(
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
            keccak256("Krone Coin"), keccak256("2"), uint256(1), address(this)));
        totalSupply = 65_000_000e6;
        balances[treasury] = totalSupply;
        emit Transfer(address(0), treasury, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) { return balances[account]; }
    function isBlacklisted(address account) external view returns (bool) { return blacklisted[account]; }

    function approve(address spender, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(spender) returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(from) notBlacklisted(to) returns (bool) {
        require(value <= allowance[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external whenNotPaused notBlacklisted(from) notBlacklisted(to) {
        require(now > validAfter && now < validBefore, "FiatTokenV2: authorization is not valid");
        _use(from, nonce, keccak256(abi.encode(TRANSFER_WITH_AUTHORIZATION_TYPEHASH, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        _transfer(from, to, value);
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external whenNotPaused {
        _use(authorizer, nonce, keccak256(abi.encode(CANCEL_AUTHORIZATION_TYPEHASH, authorizer, nonce)), v, r, s);
    }

    function configureMinter(address minter, uint256 amount) external whenNotPaused {
        require(msg.sender == masterMinter, "MintController: caller is not the masterMinter");
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
    }

    function mint(address to, uint256 amount) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) {
        require(to != address(0) && amount > 0 && amount <= minterAllowance[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        balances[to] += amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
    }

    function blacklist(address account) external { require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister"); blacklisted[account] = true; emit Blacklisted(account); }
    function unBlacklist(address account) external { require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister"); blacklisted[account] = false; emit UnBlacklisted(account); }
    function pause() external { require(msg.sender == pauser, "Pausable: caller is not the pauser"); paused = true; }
    function unpause() external { require(msg.sender == pauser, "Pausable: caller is not the pauser"); paused = false; }
    function updateRoles(address pauser_, address blacklister_, address masterMinter_) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        (pauser, blacklister, masterMinter) = (pauser_, blacklister_, masterMinter_);
    }

    function _use(address who, bytes32 nonce, bytes32 structHash, uint8 v, bytes32 r, bytes32 s) private {
        require(!authorizationState[who][nonce], "FiatTokenV2: authorization is used or canceled");
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, structHash)), v, r, s);
        require(signer != address(0) && signer == who, "FiatTokenV2: invalid signature");
        authorizationState[who][nonce] = true;
        emit AuthorizationUsed(who, nonce);
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && value <= balances[from], "ERC20: transfer amount exceeds balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}
