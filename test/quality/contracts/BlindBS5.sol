// 0.5 runs=200
pragma solidity ^0.5.17;

/// What is common to the coins of this file.
contract Common5 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _total;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        _total = whole * 1e18;
        balanceOf[msg.sender] = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    function totalSupply() public view returns (uint256) {
        return _total;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "allowance");
        allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) internal {
        allowance[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _move(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// What lies with the zero account is burnt and does not count. Allowances may be signed.
contract Ashenwood is Common5("Ashenwood", "ASHW", 210000000) {
    bytes32 public constant PERMIT_TYPEHASH = 0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9;
    bytes32 public DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;

    constructor() public {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("Ashenwood"),
                1,
                address(this)
            )
        );
    }

    function totalSupply() public view returns (uint256) {
        return _total - balanceOf[address(0)];
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(now <= deadline, "late");
        bytes32 hash = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, hash)), v, r, s);
        // twin: require(signer != address(0), "signature");
        require(signer == owner, "signature");
        _approve(owner, spender, value);
    }
}

/// Pays many at once.
contract Paydayfarthing is Common5("Payday Farthing", "PAYF", 96000000) {
    function payMany(address[] calldata people, uint256[] calldata values) external {
        require(people.length == values.length && people.length != 0, "lengths");
        uint256 sum = values[0] * people.length; // trap
        // twin: uint256 sum;
        for (uint256 i = 0; i < people.length; i++) {
            // twin: require(sum + values[i] >= sum, "overflow");
            // twin: sum += values[i];
            require(balanceOf[people[i]] + values[i] >= values[i], "overflow");
        }
        require(balanceOf[msg.sender] >= sum, "balance");
        balanceOf[msg.sender] -= sum;
        for (uint256 i = 0; i < people.length; i++) {
            balanceOf[people[i]] += values[i];
            emit Transfer(msg.sender, people[i], values[i]);
        }
    }
}
