// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Other people's dollar, that lies behind this one.
contract BackingDollar is Base5("Backing Dollar", "BKD", 9000000) {
    constructor() public {}
}

interface IMason {
    function mint(address to, uint256 value) external;
    function burn(address from, uint256 value) external;
}

/// Changes one dollar into the other and back, one for one less a fee, up to a ceiling. The governor moves both within bounds.
contract Exchange {
    using SafeMath for uint256;
    BackingDollar public coin;
    IMason public mason;
    address public governor;
    uint256 public ceiling = 8000000 * 10**18;
    uint256 public fee;
    uint256 public made;

    modifier governed() {
        require(msg.sender == governor, "governor");
        _;
    }

    constructor(BackingDollar coin_, address governor_) public {
        coin = coin_;
        governor = governor_;
    }

    function initialize(IMason mason_) external {
        require(address(mason) == address(0), "once");
        mason = mason_;
    }

    function setCeiling(uint256 to) external governed {
        ceiling = to;
    }

    function setFee(uint256 to) external governed {
        require(to <= 100, "one percent");
        fee = to;
    }

    function bring(uint256 value) external {
        require(coin.transferFrom(msg.sender, address(this), value), "refused");
        uint256 out = value.sub(value.mul(fee).div(10000));
        made = made.add(out);
        require(made <= ceiling, "ceiling");
        mason.mint(msg.sender, out);
    }

    function fetch(uint256 value) external {
        mason.burn(msg.sender, value);
        made = made.sub(value);
        require(coin.transfer(msg.sender, value.sub(value.mul(fee).div(10000))), "refused");
    }
}

/// In the manner of the first DAI with many collaterals: wards make it, and are let in and out by wards. The last ward is the timelock,
/// besides the module that changes dollars.
contract MasonDollar {
    using SafeMath for uint256;
    string public constant name = "Mason Dollar";
    string public constant symbol = "MASN";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public wards;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;
    bytes32 public constant PERMIT_TYPEHASH = keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");

    event Approval(address indexed from, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    modifier auth() {
        require(wards[msg.sender] == 1, "not authorized");
        _;
    }

    constructor() public {
        wards[msg.sender] = 1;
    }

    function rely(address who) external auth {
        wards[who] = 1;
    }

    function deny(address who) external auth {
        wards[who] = 0;
    }

    function mint(address to, uint256 value) external auth {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    /// The modules take back what they change; whoever else burns needs an allowance.
    function burn(address from, uint256 value) external {
        if (from != msg.sender && allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(
            abi.encodePacked(
                "\x19\x01", keccak256(abi.encode(keccak256("EIP712Domain(address verifyingContract)"), address(this))),
                keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed))
            )
        );
        require(holder != address(0) && holder == ecrecover(digest, v, r, s), "invalid permit");
        require(expiry == 0 || now <= expiry, "expired");
        require(nonce == nonces[holder]++, "nonce");
        allowance[holder][spender] = allowed ? uint256(-1) : 0;
        emit Approval(holder, spender, allowance[holder][spender]);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (from != msg.sender && allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }

    function push(address to, uint256 value) external {
        transferFrom(msg.sender, to, value);
    }

    function pull(address from, uint256 value) external {
        transferFrom(from, msg.sender, value);
    }
}

/// What the founder gives to his companions from his own comes free little by little. What they have besides is free at once.
contract Oaken is Base5("Oaken", "OAKN", 25000000) {
    struct Grant {
        uint128 value;
        uint64 start;
        uint64 length;
    }
    address public founder;
    mapping(address => Grant) public grants;

    event Granted(address indexed to, uint256 value, uint64 start, uint64 length);

    constructor() public {
        founder = msg.sender;
    }

    function grant(address to, uint256 value, uint64 length) external {
        require(msg.sender == founder, "founder");
        require(grants[to].value == 0 && value > 0 && value < 2**128, "one each");
        require(length > 0 && length <= 1200 days, "length");
        grants[to] = Grant(uint128(value), uint64(now), length);
        _put(msg.sender, to, value);
        emit Granted(to, value, uint64(now), length);
    }

    function locked(address who) public view returns (uint256) {
        Grant memory one = grants[who];
        if (one.value == 0 || now >= uint256(one.start) + one.length) return 0;
        return uint256(one.value) - (uint256(one.value) * (now - one.start)) / one.length;
    }

    function _send(address from, address to, uint256 value) internal {
        if (grants[from].value > 0) require(value.add(locked(from)) <= _book[from], "not free yet");
        _put(from, to, value);
    }
}

/// In the manner of the tokens that stored gas: behind each one stands a small contract that goes when the token is freed.
contract Kindling {
    using SafeMath for uint256;
    string public constant name = "Kindling";
    string public constant symbol = "KNDL";
    uint8 public constant decimals = 18;
    uint256 private constant ONE = 10**18;
    uint256 public laid;
    uint256 public freed;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() public view returns (uint256) {
        return laid.sub(freed).mul(ONE);
    }

    function twig() private view returns (bytes memory) {
        return abi.encodePacked(hex"7a73", address(this), hex"3318585733ff600052601b6005f3");
    }

    /// Whoever pays the gas may lay some.
    function mint(uint256 count) external {
        bytes memory code = twig();
        uint256 salt = laid;
        for (uint256 i = 0; i < count; i++) {
            assembly {
                if iszero(create2(0, add(code, 32), mload(code), add(salt, i))) { revert(0, 0) }
            }
        }
        laid = salt + count;
        balanceOf[msg.sender] = balanceOf[msg.sender].add(count.mul(ONE));
        emit Transfer(address(0), msg.sender, count.mul(ONE));
    }

    function free(uint256 count) public returns (uint256) {
        burnOf(msg.sender, count);
        return count;
    }

    function freeUpTo(uint256 count) external returns (uint256) {
        uint256 have = balanceOf[msg.sender] / ONE;
        return free(count < have ? count : have);
    }

    function freeFrom(address from, uint256 count) external {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(count.mul(ONE));
        burnOf(from, count);
    }

    function burnOf(address from, uint256 count) private {
        balanceOf[from] = balanceOf[from].sub(count.mul(ONE));
        bytes32 hash = keccak256(twig());
        uint256 at = freed;
        for (uint256 i = 0; i < count; i++) {
            address one = address(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), at + i, hash))));
            (bool ok, ) = one.call("");
            ok;
        }
        freed = at + count;
        emit Transfer(from, address(0), count.mul(ONE));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }
}
