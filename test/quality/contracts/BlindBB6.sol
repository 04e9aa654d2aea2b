// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Coin and picture in one: each whole coin of a purse that is not exempt owns an id. Who wants no pictures opts out himself.
contract Twofold {
    string public constant name = "Twofold Marten";
    string public constant symbol = "TWOF";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 5_000 ether;
    uint256 private constant ONE = 1 ether;
    uint256 public minted;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => address) public ownerOf;
    mapping(address => bool) public skips;
    uint256[] private _freed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Picture(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        skips[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setSkip(bool skip) external {
        require(_owned[msg.sender].length == 0 || !skip, "has pictures");
        skips[msg.sender] = skip;
    }

    function owned(address who) external view returns (uint256[] memory) { return _owned[who]; }

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
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _move(from, to, value);
        return true;
    }

    function sendPicture(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender && !skips[to], "not yours");
        uint256[] storage mine = _owned[msg.sender];
        for (uint256 i; i < mine.length; ++i)
            if (mine[i] == id) {
                (mine[i], mine[mine.length - 1]) = (mine[mine.length - 1], mine[i]);
                break;
            }
        mine.pop();
        _owned[to].push(id);
        ownerOf[id] = to;
        balanceOf[msg.sender] -= ONE;
        balanceOf[to] += ONE;
        emit Transfer(msg.sender, to, ONE);
        emit Picture(msg.sender, to, id);
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        uint256[] storage lost = _owned[from];
        while (lost.length > balanceOf[from] / ONE) {
            uint256 id = lost[lost.length - 1];
            lost.pop();
            delete ownerOf[id];
            _freed.push(id);
            emit Picture(from, address(0), id);
        }
        if (skips[to] || to.code.length > 0) return;
        uint256[] storage won = _owned[to];
        uint256 want = balanceOf[to] / ONE;
        for (uint256 done; won.length < want && done < 8; ++done) {
            uint256 id;
            if (_freed.length > 0) {
                id = _freed[_freed.length - 1];
                _freed.pop();
            } else id = ++minted;
            won.push(id);
            ownerOf[id] = to;
            emit Picture(address(0), to, id);
        }
    }
}

/// Receivers may ask to be told of what they get, by an interface they register themselves. Failing is their own affair.
contract Bellpost {
    bytes32 private constant BOOK = keccak256("bellpost.book");
    struct Book {
        mapping(address => uint256) purse;
        mapping(address => mapping(address => uint256)) leave;
        mapping(address => bool) rings;
        uint256 supply;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Unheard(address indexed to);

    constructor() {
        Book storage b = _book();
        b.supply = 88_000_000e6;
        b.purse[msg.sender] = b.supply;
        emit Transfer(address(0), msg.sender, b.supply);
    }

    function _book() private pure returns (Book storage b) {
        bytes32 at = BOOK;
        assembly {
            b.slot := at
        }
    }

    function name() external pure returns (string memory) { return "Bellpost"; }
    function symbol() external pure returns (string memory) { return "BPST"; }
    function decimals() external pure returns (uint8) { return 6; }
    function totalSupply() external view returns (uint256) { return _book().supply; }
    function balanceOf(address who) external view returns (uint256) { return _book().purse[who]; }
    function allowance(address who, address spender) external view returns (uint256) { return _book().leave[who][spender]; }

    function ringMe(bool on) external {
        _book().rings[msg.sender] = on;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _book().leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _book().leave[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function burn(uint256 value) external {
        Book storage b = _book();
        b.purse[msg.sender] -= value;
        b.supply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function _carry(address from, address to, uint256 value) private {
        Book storage b = _book();
        b.purse[from] -= value;
        b.purse[to] += value;
        emit Transfer(from, to, value);
        if (b.rings[to]) {
            (bool heard, ) = to.call{gas: 60_000}(abi.encodeWithSignature("bell(address,uint256)", from, value));
            if (!heard) emit Unheard(to);
        }
    }
}

/// Coins against pictures: a vault gives a thousand coins for each picture laid in, and the picture back for a thousand.
contract Picturebox {
    uint256 public supply;
    mapping(uint256 => address) public ownerOf;

    function draw(uint256 count) external {
        require(supply + count <= 60);
        for (uint256 i; i < count; ++i) ownerOf[++supply] = msg.sender;
    }

    function give(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender);
        ownerOf[id] = to;
    }
}

contract Galleryn {
    string public constant name = "Galleryn";
    string public constant symbol = "GLRN";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    Picturebox public immutable box;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => bool) public inside;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Picturebox box_) {
        box = box_;
    }

    /// The picture has to lie here already.
    function wrap(uint256[] calldata ids) external {
        for (uint256 i; i < ids.length; ++i) {
            require(!inside[ids[i]] && box.ownerOf(ids[i]) == address(this));
            inside[ids[i]] = true;
        }
        uint256 value = ids.length * 1_000 ether;
        totalSupply += value;
        balanceOf[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }

    function unwrap(uint256 id) external {
        require(inside[id]);
        inside[id] = false;
        balanceOf[msg.sender] -= 1_000 ether;
        totalSupply -= 1_000 ether;
        emit Transfer(msg.sender, address(0), 1_000 ether);
        box.give(msg.sender, id);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Fee of sales falls by a point each day, from ten to one. Written by hand in words of storage.
contract Dwindlemere {
    address private constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
    address public immutable pool;
    uint256 private immutable t0;
    address private immutable purse;
    uint256 public constant totalSupply = 3_141_592 ether;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        (bool ok, bytes memory out) = FACTORY.call(
            abi.encodeWithSignature("createPair(address,address)", address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)
        );
        require(ok);
        pool = abi.decode(out, (address));
        (t0, purse) = (block.timestamp, msg.sender);
        uint256 s = totalSupply;
        assembly {
            sstore(or(shl(96, caller()), 7), s)
        }
        emit Transfer(address(0), msg.sender, s);
    }

    function name() external pure returns (string memory) { return "Dwindlemere"; }
    function symbol() external pure returns (string memory) { return "DWIN"; }
    function decimals() external pure returns (uint8) { return 18; }

    function balanceOf(address who) public view returns (uint256 v) {
        assembly {
            v := sload(or(shl(96, who), 7))
        }
    }

    function _slot(address who, address spender) private pure returns (bytes32) {
        return keccak256(abi.encodePacked(who, spender));
    }

    function allowance(address who, address spender) public view returns (uint256 v) {
        bytes32 at = _slot(who, spender);
        assembly {
            v := sload(at)
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        bytes32 at = _slot(msg.sender, spender);
        assembly {
            sstore(at, value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function feeNow() public view returns (uint256) {
        uint256 gone = (block.timestamp - t0) / 1 days;
        return gone >= 9 ? 1 : 10 - gone;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _do(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance(from, msg.sender) - value;
        bytes32 at = _slot(from, msg.sender);
        assembly {
            sstore(at, left)
        }
        return _do(from, to, value);
    }

    function _do(address from, address to, uint256 value) private returns (bool) {
        uint256 cut = to == pool && from != purse ? (value * feeNow()) / 100 : 0;
        _set(from, balanceOf(from) - value);
        if (cut > 0) {
            _set(purse, balanceOf(purse) + cut);
            emit Transfer(from, purse, cut);
        }
        _set(to, balanceOf(to) + value - cut);
        emit Transfer(from, to, value - cut);
        return true;
    }

    function _set(address who, uint256 value) private {
        assembly {
            sstore(or(shl(96, who), 7), value)
        }
    }
}
