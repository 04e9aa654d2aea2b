// 0.8 off evm=paris
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// Where a sale goes to is divided in four: to whom it was sent, to the fire, to the chest, to the jury.
contract Marrowstone {
    string public constant name = "Marrowstone";
    string public constant symbol = "MRST";
    uint8 public constant decimals = 9;

    uint16[4] public split = [9700, 100, 100, 100];
    uint16[4] public draft;
    address public clerk;
    address public chest;
    address public basin;
    uint256 public totalSupply = 500_000_000 * 1e9;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed to, uint256 value);

    constructor(address chest_) {
        clerk = msg.sender;
        chest = chest_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function useBasin(address basin_) public {
        require(msg.sender == clerk && basin == address(0));
        basin = basin_;
    }

    function draftSplit(uint16[] memory parts) public {
        require(msg.sender == clerk);
        require(parts.length == 4, "four");
        uint256 sum;
        for (uint256 i = 0; i < 4; i++) {
            draft[i] = parts[i];
            sum += parts[i];
        }
        require(sum == 10_000, "not whole");
        // twin: require(parts[0] >= 9_500, "too little");
    }

    function sealSplit(bytes32 digest) public {
        require(msg.sender == clerk);
        require(digest == keccak256(abi.encode(draft[0], draft[1], draft[2], draft[3])), "digest");
        split = draft;
        require(uint256(split[0]) + split[1] + split[2] + split[3] == 10_000, "draft");
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        return pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowance[from][msg.sender] -= value;
        return pass(from, to, value);
    }

    function pass(address from, address to, uint256 value) internal returns (bool) {
        balanceOf[from] -= value;
        if (to == basin && basin != address(0)) {
            uint256 burnt = (value * split[1]) / 10_000;
            uint256 kept = (value * split[2]) / 10_000;
            uint256 jury = (value * split[3]) / 10_000;
            totalSupply -= burnt;
            emit Transfer(from, address(0), burnt);
            credit(from, chest, kept + jury);
            value -= burnt + kept + jury;
        }
        credit(from, to, value);
        return true;
    }

    function credit(address from, address to, uint256 value) private {
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Payrolls are announced by their hash, and paid when they are shown.
contract Quillon {
    string public name = "Quillon";
    string public symbol = "QLN";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public paymaster;
    mapping(address => uint256) private accounts;
    mapping(address => mapping(address => uint256)) private permits;
    mapping(bytes32 => uint256) public announced;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed to, uint256 value);
    event Announced(bytes32 digest);

    constructor() {
        paymaster = msg.sender;
        totalSupply = 3_000_000 * 10 ** 18;
        accounts[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function announce(bytes32 digest) external {
        require(msg.sender == paymaster, "paymaster");
        announced[digest] = block.timestamp;
        emit Announced(digest);
    }

    function settle(address[] calldata out, address[] calldata into, uint256[] calldata sums, bytes32 salt) external {
        require(msg.sender == paymaster, "paymaster");
        require(out.length == into.length && into.length == sums.length && sums.length > 0, "length");
        bytes32 digest = keccak256(abi.encode(out, into, sums, salt));
        require(announced[digest] != 0 && block.timestamp >= announced[digest] + 5 minutes, "not announced");
        delete announced[digest];
        for (uint256 i = 0; i < sums.length; i++) {
            // twin: require(out[i] == msg.sender, "not yours");
            move(out[i], into[i], sums[i]);
        }
    }

    function balanceOf(address who) external view returns (uint256) {
        return accounts[who];
    }

    function allowance(address from, address to) external view returns (uint256) {
        return permits[from][to];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        permits[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        permits[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal {
        accounts[from] -= value;
        accounts[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The market of the token has four modes.
contract BitternSound {
    enum Mode {
        Open,
        Quiet,
        Auction,
        Closed
    }

    struct Book {
        Mode mode;
        Mode wanted;
        uint40 asked;
        address harbourmaster;
    }

    string public constant name = "Bittern Sound";
    string public constant symbol = "BITT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 21_000_000 ether;
    Book public book;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed to, uint256 value);

    constructor() {
        book.harbourmaster = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() external view returns (address) {
        return book.harbourmaster;
    }

    function prepare(Mode mode) external {
        require(msg.sender == book.harbourmaster, "harbourmaster");
        require(mode != book.mode, "same");
        book.wanted = mode;
        book.asked = uint40(block.timestamp);
    }

    function engage() external {
        require(msg.sender == book.harbourmaster, "harbourmaster");
        require(book.asked != 0 && block.timestamp > book.asked && block.timestamp < uint256(book.asked) + 2 hours, "asked");
        book.mode = book.wanted;
        book.asked = 0;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return carry(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return carry(from, to, value);
    }

    function carry(address from, address to, uint256 value) private returns (bool) {
        Mode mode = book.mode;
        if (mode == Mode.Quiet) require(value <= totalSupply / 50, "quiet");
        else if (mode == Mode.Closed)
            require(from == book.harbourmaster, "closed"); // trap
            // twin: require(value <= totalSupply / 100, "closed");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Parameters have names, so that people can read what is decided.
contract SorrelNine {
    string public constant name = "Sorrel Nine";
    string public constant symbol = "SRL9";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 777_777_777 ether;
    address public owner;
    mapping(bytes32 => uint256) private pending;
    mapping(bytes32 => uint256) private active;
    mapping(address => bool) public venues;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed to, uint256 value);
    event Defined(string parameter, uint256 value);

    constructor() {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        active[keccak256("exit.rate")] = 1e16;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "not owner");
        _;
    }

    function addVenue(address venue) external onlyOwner {
        venues[venue] = true;
    }

    function specify(string calldata parameter, uint256 value) external onlyOwner {
        require(bytes(parameter).length > 3 && value < 1e18, "bad");
        pending[keccak256(bytes(parameter))] = value;
        emit Defined(parameter, value);
    }

    function activate(string calldata parameter) external onlyOwner {
        active[keccak256(bytes(parameter))] = pending[keccak256(bytes(parameter))];
    }

    function read(string calldata parameter) external view returns (uint256) {
        return active[keccak256(bytes(parameter))];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        step(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        step(from, to, value);
        return true;
    }

    function step(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        if (venues[to] && from != owner) {
            uint256 rate = active[keccak256("exit.rate")];
            // twin: if (rate > 4e16) rate = 4e16;
            uint256 toll = (value * rate) / 1e18;
            balanceOf[owner] += toll;
            emit Transfer(from, owner, toll);
            value -= toll;
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
