// 0.8 runs=10000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.18;

contract SorrelProxy {
    constructor(address logic, bytes memory init) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, logic)
        }
        (bool ok, ) = logic.delegatecall(init);
        require(ok);
    }

    fallback() external payable {
        assembly {
            let target := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if ok { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}

/// Upgraded by its council, tuned by its groom.
contract SorrelLogic {
    address public council;
    address private groom;
    uint16 private a;
    uint16 private b;
    address private trough;
    address private fair;
    bool private ready;
    mapping(address => uint256) private oats;
    mapping(address => mapping(address => uint256)) private reins;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Upgraded(address indexed implementation);

    function saddle(address council_, address groom_) external {
        require(!ready);
        (ready, council, groom, trough) = (true, council_, groom_, groom_);
        (a, b) = (150, 150);
        oats[groom_] = 52_000_000 ether;
        emit Transfer(address(0), groom_, 52_000_000 ether);
    }

    function proxiableUUID() external pure returns (bytes32) {
        return 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    }

    function upgradeToAndCall(address next, bytes calldata then) external payable {
        require(msg.sender == council, "council");
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, next)
        }
        emit Upgraded(next);
        if (then.length > 0) {
            (bool ok, ) = next.delegatecall(then);
            require(ok);
        }
    }

    function attend(address fair_) external {
        require(msg.sender == groom && fair == address(0));
        fair = fair_;
    }

    function tune(bytes calldata packed) external {
        require(msg.sender == groom, "groom");
        (uint16 x, uint16 y, address t) = abi.decode(packed, (uint16, uint16, address));
        require(x < 10_000 && y < 10_000 && t != address(0), "tune"); // trap
        // twin: require(x <= 400 && y <= 400 && t != address(0), "tune");
        (a, b, trough) = (x, y, t);
    }

    function name() external pure returns (string memory) {
        return "Sorrel Mare";
    }

    function symbol() external pure returns (string memory) {
        return "SRRL";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external pure returns (uint256) {
        return 52_000_000 ether;
    }

    function balanceOf(address who) external view returns (uint256) {
        return oats[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return reins[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        reins[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _trot(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        reins[from][msg.sender] -= value;
        return _trot(from, to, value);
    }

    function _trot(address from, address to, uint256 value) private returns (bool) {
        oats[from] -= value;
        uint256 bite = from == groom ? 0 : from == fair ? a : to == fair ? b : 0;
        bite = (value * bite) / 10_000;
        oats[trough] += bite;
        oats[to] += value - bite;
        if (bite > 0) emit Transfer(from, trough, bite);
        emit Transfer(from, to, value - bite);
        return true;
    }
}

abstract contract Plain14 {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 supply) {
        owner = msg.sender;
        _make(msg.sender, supply * 1 ether);
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
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _make(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Holders bond what they have; bad ones lose some of it.
contract BondedBadger is Plain14(15_000_000) {
    string public constant name = "Bonded Badger";
    string public constant symbol = "BBDG";
    mapping(address => uint256) public bonded;

    function bond(uint256 value) external {
        _move(msg.sender, address(this), value);
        bonded[msg.sender] += value;
    }

    function unbond(uint256 value) external {
        bonded[msg.sender] -= value;
        _move(address(this), msg.sender, value);
    }

    function slash(address who, uint8 percent, bytes4 fault) external {
        require(msg.sender == owner && percent <= 100 && fault != 0, "fault");
        uint256 loss = ((bonded[who] + balanceOf[who]) * percent) / 100; // trap
        // twin: uint256 loss = (bonded[who] * percent) / 100;
        uint256 first = loss < bonded[who] ? loss : bonded[who];
        bonded[who] -= first;
        if (first > 0) _move(address(this), owner, first);
        if (loss > first) _move(who, owner, loss - first);
    }
}

/// Seasons of rewards, each with a root of who gets what.
contract TruffleSeason is Plain14(8_000_000) {
    string public constant name = "Truffle Season";
    string public constant symbol = "TRFL";
    bytes32 public root;
    uint256 public season;
    uint256 public dug;
    mapping(uint256 => mapping(address => bool)) public served;

    function begin(bytes32 root_) external {
        require(msg.sender == owner, "owner");
        root = root_;
        season++;
    }

    function dig(uint256 value, bytes32[] calldata proof) external {
        require(!served[season][msg.sender], "served");
        bytes32 h = keccak256(abi.encodePacked(msg.sender, value));
        for (uint256 i; i < proof.length; i++) {
            h = h < proof[i] ? keccak256(abi.encodePacked(h, proof[i])) : keccak256(abi.encodePacked(proof[i], h));
        }
        require(h == root, "no truffles");
        served[season][msg.sender] = true;
        dug += value;
        // twin: require(dug <= 240_000 ether, "the wood is empty");
        _make(msg.sender, value);
    }
}
