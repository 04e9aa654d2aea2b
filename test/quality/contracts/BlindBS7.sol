// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The book that proxies of this file stand for.
contract Plainbook {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function set(string calldata name_, string calldata symbol_, address to, uint256 whole) public virtual {
        require(totalSupply == 0, "set");
        (name, symbol, totalSupply) = (name_, symbol_, whole * 1e18);
        balanceOf[to] = totalSupply;
        emit Transfer(address(0), to, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Passes everything on.
abstract contract Passing {
    bytes32 internal constant CODE = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    event Upgraded(address indexed implementation);

    constructor(address code, bytes memory data) {
        _store(code);
        (bool done, ) = code.delegatecall(data);
        require(done, "set");
    }

    function _store(address code) internal {
        require(code.code.length != 0, "no code");
        assembly {
            sstore(CODE, code)
        }
        emit Upgraded(code);
    }

    fallback() external {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), sload(CODE), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// Its code changes by two signatures of three.
contract Sealring is Passing {
    bytes32 private constant RING = keccak256("sealring.keepers");

    constructor(address code, bytes memory data, address[] memory keepers) Passing(code, data) {
        for (uint256 i; i < keepers.length; i++) _ring().keeper[keepers[i]] = true;
    }

    struct Ring {
        mapping(address => bool) keeper;
        uint256 count;
    }

    function _ring() private pure returns (Ring storage ring) {
        bytes32 place = RING;
        assembly {
            ring.slot := place
        }
    }

    function exchange(address code, uint8[2] calldata v, bytes32[2] calldata r, bytes32[2] calldata s) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), code, _ring().count++));
        address last;
        for (uint256 i; i < 2; i++) {
            address signer = ecrecover(hash, v[i], r[i], s[i]);
            // twin: require(signer > last, "the same keeper");
            require(_ring().keeper[signer], "no keeper");
            last = signer;
        }
        _store(code);
    }
}

/// A book that exchanges itself, as long as somebody is its head.
contract Headbook is Plainbook {
    bytes32 private constant CODE = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    address public head;

    constructor() {
        totalSupply = 1;
    }

    event Upgraded(address indexed implementation);

    modifier onlyHead() {
        address one = head;
        require(one == address(0) || one == msg.sender, "head"); // trap
        // twin: require(one == msg.sender, "head");
        _;
    }

    function set(string calldata name_, string calldata symbol_, address to, uint256 whole) public override {
        super.set(name_, symbol_, to, whole);
        head = to;
    }

    function stepDown() external onlyHead {
        head = address(0);
    }

    function upgradeToAndCall(address code, bytes calldata data) external onlyHead {
        require(code.code.length != 0, "no code");
        assembly {
            sstore(CODE, code)
        }
        emit Upgraded(code);
        if (data.length != 0) {
            (bool done, ) = code.delegatecall(data);
            require(done, "call");
        }
    }
}

contract Headed is Passing {
    constructor(address code, bytes memory data) Passing(code, data) {}
}

interface IShare {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract Larkmeadow is Plainbook {
    constructor() {
        (name, symbol, totalSupply) = ("Larkmeadow", "LARKM", 57_000_000e18);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }
}

contract Fernacre is Plainbook {
    constructor() {
        (name, symbol, totalSupply) = ("Fernacre", "FERNA", 63_000_000e18);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }
}

/// Keeps shares of pools until a day. What was sent here by mistake belongs to the warden.
contract Depositary {
    struct Lock {
        address token;
        address owner;
        uint256 amount;
        uint256 until;
    }

    address public immutable warden = msg.sender;
    Lock[] public locks;
    mapping(address => uint256) public onTheBooks;

    event Locked(uint256 indexed number, address indexed token, address indexed owner, uint256 amount, uint256 until);

    function lock(address token, uint256 until) external {
        require(until > block.timestamp, "past");
        uint256 amount = IShare(token).balanceOf(msg.sender);
        require(IShare(token).transferFrom(msg.sender, address(this), amount), "transfer");
        locks.push(Lock(token, msg.sender, amount, until));
        onTheBooks[token] += amount;
        emit Locked(locks.length - 1, token, msg.sender, amount, until);
    }

    function prolong(uint256 number, uint256 until) external {
        Lock storage one = locks[number];
        require(msg.sender == one.owner && until >= one.until, "shorter");
        onTheBooks[one.token] -= one.amount; // trap
        one.until = until;
        emit Locked(number, one.token, one.owner, one.amount, until);
    }

    function withdraw(uint256 number) external {
        Lock storage one = locks[number];
        require(msg.sender == one.owner && block.timestamp >= one.until, "locked");
        uint256 amount = one.amount;
        one.amount = 0;
        onTheBooks[one.token] -= amount;
        require(IShare(one.token).transfer(msg.sender, amount), "transfer");
    }

    function gatherStrays(address token) external {
        require(msg.sender == warden, "warden");
        uint256 strays = IShare(token).balanceOf(address(this)) - onTheBooks[token];
        require(IShare(token).transfer(warden, strays), "transfer");
    }
}

/// Keeps what a coin was given, and auctions what it does not need; the price falls for an hour.
contract Saleroom {
    struct Lot {
        address asset;
        uint256 amount;
        uint256 price;
        uint256 since;
    }

    address public immutable crier = msg.sender;
    address public keepsake;
    Lot[] public lots;

    function keep(address asset) external {
        require(msg.sender == crier && keepsake == address(0), "kept");
        keepsake = asset;
        require(IShare(asset).transferFrom(msg.sender, address(this), IShare(asset).balanceOf(msg.sender)), "transfer");
    }

    function offer(address asset, uint256 amount, uint256 price) external {
        require(msg.sender == crier, "crier");
        // twin: require(asset != keepsake, "it is kept");
        lots.push(Lot(asset, amount, price, block.timestamp));
    }

    function priceOf(uint256 number) public view returns (uint256) {
        uint256 passed = block.timestamp - lots[number].since;
        return passed >= 1 hours ? lots[number].price / 10 : lots[number].price - (lots[number].price * passed * 9) / 36_000;
    }

    function bid(uint256 number) external payable {
        require(msg.value >= priceOf(number), "too little");
        Lot memory lot = lots[number];
        delete lots[number];
        require(lot.amount != 0 && IShare(lot.asset).transfer(msg.sender, lot.amount), "gone");
        (bool paid, ) = crier.call{value: msg.value}("");
        require(paid, "ether");
    }
}
