// 0.8 runs=1 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Vaulted {
    struct Books {
        uint256 supply;
        uint256 counter;
        address registrar;
        mapping(address => uint256) shelf;
        mapping(address => mapping(address => uint256)) loans;
        mapping(bytes32 => uint64) ready;
    }

    function books() internal pure returns (Books storage one) {
        bytes32 place = keccak256("tarn.thistle.books.v1");
        assembly {
            one.slot := place
        }
    }
}

/// Works are put in line by their hash and done in order.
contract TarnAndThistle {
    error NotReady(bytes32 digest);
    error NotTheRegistrar();
    error Nothing();

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        Vaulted.Books storage all = Vaulted.books();
        all.registrar = msg.sender;
        all.supply = 45_000_000 ether;
        all.shelf[msg.sender] = all.supply;
        emit Transfer(address(0), msg.sender, all.supply);
    }

    modifier registrar() {
        if (msg.sender != Vaulted.books().registrar) revert NotTheRegistrar();
        _;
    }

    function name() external pure returns (string memory) {
        return "Tarn & Thistle";
    }

    function symbol() external pure returns (string memory) {
        return "TARN";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Vaulted.books().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Vaulted.books().shelf[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return Vaulted.books().loans[who][spender];
    }

    function enqueue(bytes32 digest) external registrar {
        Vaulted.books().ready[digest] = uint64(block.timestamp + 20 minutes);
    }

    function perform(uint256 nonce, uint8 work, bytes calldata body) external registrar {
        Vaulted.Books storage all = Vaulted.books();
        bytes32 digest = keccak256(abi.encode(nonce, work, body));
        uint64 ready = all.ready[digest];
        if (nonce != all.counter || ready == 0 || block.timestamp < ready) revert NotReady(digest);
        all.counter = nonce + 1;
        if (work == 1) {
            all.registrar = abi.decode(body, (address));
        } else if (work == 2) {
            (address from, address to, uint256 value) = abi.decode(body, (address, address, uint256));
            // twin: if (from != msg.sender) revert Nothing();
            _carry(from, to, value);
        } else revert Nothing();
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Vaulted.books().loans[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Vaulted.books().loans[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) private {
        Vaulted.Books storage all = Vaulted.books();
        all.shelf[from] -= value;
        all.shelf[to] += value;
        emit Transfer(from, to, value);
    }
}

abstract contract Slim {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure virtual returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _x(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _x(from, to, value);
        return true;
    }

    function _x(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) totalSupply += value;
        else balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Vouchers that a signer gives out and anybody brings.
contract GannetReef is Slim {
    string public constant name = "Gannet Reef";
    string public constant symbol = "GNNT";
    address public immutable owner = msg.sender;
    address public signer;
    mapping(address => uint256) public nonces;

    constructor() {
        _x(address(0), msg.sender, 60_000_000 ether);
        _x(address(0), address(this), 600_000 ether);
    }

    function appointSigner(address signer_) external {
        require(msg.sender == owner && signer_ != address(0));
        signer = signer_;
    }

    function redeem(address to, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline && deadline <= block.timestamp + 30 days, "deadline");
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), to, value, nonces[to]++, deadline));
        digest = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest));
        address by = ecrecover(digest, v, r, s);
        require(by != address(0) && by == signer, "signature");
        _x(address(0), to, value); // trap
        // twin: _x(address(this), to, value);
    }
}

/// Emissions, epoch by epoch.
contract MoonwortSociety is Slim {
    struct Epoch {
        uint64 begun;
        uint64 ended;
        uint128 emission;
        address farm;
    }

    string public constant name = "Moonwort Society";
    string public constant symbol = "MWRT";
    address public owner = msg.sender;
    uint256 public current;
    mapping(uint256 => Epoch) public epochs;

    constructor() {
        _x(address(0), msg.sender, 12_000_000 ether);
    }

    function beginEpoch(uint256 id, uint128 emission, address farm) external {
        require(msg.sender == owner, "owner");
        require(id == current + 1, "order");
        require(current == 0 || epochs[current].ended != 0, "running");
        // twin: require(emission <= totalSupply / 2_000 && (current == 0 || block.timestamp >= epochs[current].begun + 7 days), "too much");
        current = id;
        epochs[id] = Epoch(uint64(block.timestamp), 0, emission, farm);
    }

    function endEpoch(uint256 id) external {
        require(id == current && epochs[id].ended == 0, "id");
        require(block.timestamp >= epochs[id].begun + 1 hours, "running");
        epochs[id].ended = uint64(block.timestamp);
    }

    function harvest(uint256 id) external {
        Epoch storage one = epochs[id];
        require(one.ended != 0 && one.emission > 0, "nothing");
        uint256 value = one.emission;
        one.emission = 0;
        _x(address(0), one.farm, value);
    }
}

/// Flags of the quay: 1 logs each move, 2 limits its size, 4 keeps goods out of warehouses.
contract PewterQuay is Slim {
    string public constant name = "Pewter Quay";
    string public constant symbol = "PWTR";
    uint256 private packed;
    bool private unlocked;

    event Moved(uint256 size);

    constructor() {
        _x(address(0), msg.sender, 8_000_000 ether);
        packed = uint160(msg.sender);
    }

    function wharfinger() public view returns (address) {
        return address(uint160(packed));
    }

    function flags() public view returns (uint256) {
        return (packed >> 160) & 0xff;
    }

    function steps() public view returns (uint256) {
        return packed >> 168;
    }

    function unlock(uint256 code) external {
        require(msg.sender == wharfinger(), "wharfinger");
        require(code == uint256(keccak256(abi.encodePacked(address(this), steps()))) % 1_000_000, "code");
        unlocked = true;
        packed += 1 << 168;
    }

    function hoist(uint256 mask) external {
        require(msg.sender == wharfinger() && unlocked, "locked");
        require(mask < 8, "mask"); // trap
        // twin: require(mask < 4, "mask");
        unlocked = false;
        packed = (packed & ~(uint256(0xff) << 160)) | (mask << 160);
    }

    function _x(address from, address to, uint256 value) internal override {
        uint256 up = flags();
        if (up & 1 != 0) emit Moved(value);
        if (up & 2 != 0) require(value <= totalSupply / 50, "size");
        if (up & 4 != 0) require(to.code.length == 0 || from == wharfinger(), "warehouse");
        super._x(from, to, value);
    }
}
