// 0.8 runs=50 ir evm=cancun
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.8.24;

/// Facets of a cut stone: storage under hashes, cuts by the timelock.
library Stone {
    struct Cut {
        address owner;
        mapping(bytes4 => address) facets;
    }
    struct Coin {
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    function cut() internal pure returns (Cut storage c) {
        bytes32 at = keccak256("stone.cut");
        assembly {
            c.slot := at
        }
    }

    function coin() internal pure returns (Coin storage c) {
        bytes32 at = keccak256("stone.coin");
        assembly {
            c.slot := at
        }
    }
}

contract StoneCoinFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Cut Stone";
    }

    function symbol() external pure returns (string memory) {
        return "STONE";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Stone.coin().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Stone.coin().balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return Stone.coin().allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Stone.coin().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Stone.coin().allowances[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        Stone.coin().balances[from] -= value;
        Stone.coin().balances[to] += value;
        emit Transfer(from, to, value);
    }
}

contract StoneCutFacet {
    event DiamondCut(bytes4[] selectors, address facet);

    function diamondCut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == Stone.cut().owner, "LibDiamond: Must be contract owner");
        for (uint256 i; i < selectors.length; i++) Stone.cut().facets[selectors[i]] = facet;
        emit DiamondCut(selectors, facet);
    }

    function owner() external view returns (address) {
        return Stone.cut().owner;
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Stone.cut().facets[selector];
    }
}

contract StoneDiamond {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address owner_, address cutFacet, address coinFacet) {
        Stone.Cut storage c = Stone.cut();
        c.owner = owner_;
        bytes4[3] memory cuts = [StoneCutFacet.diamondCut.selector, StoneCutFacet.owner.selector, StoneCutFacet.facetAddress.selector];
        for (uint256 i; i < 3; i++) c.facets[cuts[i]] = cutFacet;
        bytes4[9] memory coins = [
            StoneCoinFacet.name.selector,
            StoneCoinFacet.symbol.selector,
            StoneCoinFacet.decimals.selector,
            StoneCoinFacet.totalSupply.selector,
            StoneCoinFacet.balanceOf.selector,
            StoneCoinFacet.allowance.selector,
            StoneCoinFacet.approve.selector,
            StoneCoinFacet.transfer.selector,
            StoneCoinFacet.transferFrom.selector
        ];
        for (uint256 i; i < 9; i++) c.facets[coins[i]] = coinFacet;
        Stone.coin().supply = Stone.coin().balances[msg.sender] = 90_000_000 ether;
        emit Transfer(address(0), msg.sender, 90_000_000 ether);
    }

    fallback() external payable {
        address facet = Stone.cut().facets[msg.sig];
        require(facet != address(0), "Diamond: Function does not exist");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// A house whose members are all who hold, three days of voting, then two of waiting.
contract MoorHouse {
    struct Motion {
        address to;
        bytes data;
        uint256 yes;
        uint256 made;
        bool done;
    }
    MoorCoin public coin;
    Motion[] public motions;
    mapping(uint256 => mapping(address => uint256)) public locked;

    function found(MoorCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function propose(address to, bytes calldata data) external returns (uint256) {
        require(coin.balanceOf(msg.sender) >= coin.totalSupply() / 1000, "threshold");
        motions.push(Motion(to, data, 0, block.timestamp, false));
        return motions.length - 1;
    }

    /// Votes are coins that lie here until the motion is over.
    function vote(uint256 id, uint256 weight) external {
        require(block.timestamp < motions[id].made + 3 days, "over");
        coin.transferFrom(msg.sender, address(this), weight);
        locked[id][msg.sender] += weight;
        motions[id].yes += weight;
    }

    function takeBack(uint256 id) external {
        require(block.timestamp >= motions[id].made + 3 days, "still voting");
        uint256 weight = locked[id][msg.sender];
        locked[id][msg.sender] = 0;
        coin.transfer(msg.sender, weight);
    }

    function execute(uint256 id) external {
        Motion storage m = motions[id];
        require(!m.done && m.yes > coin.totalSupply() / 4 && block.timestamp >= m.made + 5 days, "not yet");
        m.done = true;
        (bool ok, ) = m.to.call(m.data);
        require(ok);
    }
}

contract MoorCoin {
    string public constant name = "Moor";
    string public constant symbol = "MOOR";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable house;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address house_) {
        house = house_;
        _mint(msg.sender, 10_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == house, "house");
        _mint(to, value);
    }

    function _mint(address to, uint256 value) private {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Those who lock for up to four years weigh more; what is locked is one's own.
contract AnchorToken {
    struct Lock {
        uint128 amount;
        uint64 end;
    }
    string public constant name = "Anchor Weight";
    string public constant symbol = "ANCH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 30_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => Lock) public locks;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function lock(uint128 amount, uint64 time) external {
        require(time >= 7 days && time <= 4 * 365 days && locks[msg.sender].amount == 0, "lock");
        _pay(msg.sender, address(this), amount);
        locks[msg.sender] = Lock(amount, uint64(block.timestamp) + time);
    }

    function unlock() external {
        Lock memory one = locks[msg.sender];
        require(block.timestamp >= one.end, "locked");
        delete locks[msg.sender];
        _pay(address(this), msg.sender, one.amount);
    }

    function votingPower(address who) external view returns (uint256) {
        Lock memory one = locks[who];
        return block.timestamp >= one.end ? 0 : (uint256(one.amount) * (one.end - block.timestamp)) / (4 * 365 days);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        require(to != address(0), "to");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
