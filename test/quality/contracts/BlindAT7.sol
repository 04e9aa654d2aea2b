// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20 as Lean} from "solady/src/tokens/ERC20.sol";
import {ERC20 as Mate} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";

interface IMoves {
    function transfer(address, uint256) external returns (bool);

    function transferFrom(address, address, uint256) external returns (bool);

    function balanceOf(address) external view returns (uint256);
}

/// What a launchpad clones: no owner, no powers.
contract PadCoin is Lean {
    string private _n;
    string private _s;
    bool private begun;

    constructor() {
        begun = true;
    }

    function begin(string calldata n, string calldata s, uint256 v) external {
        require(!begun);
        begun = true;
        (_n, _s) = (n, s);
        _mint(msg.sender, v);
    }

    function name() public view override returns (string memory) {
        return _n;
    }

    function symbol() public view override returns (string memory) {
        return _s;
    }
}

contract PadLocker {
    struct Keep {
        address lp;
        address who;
        uint256 value;
        uint256 until;
    }
    Keep[] public keeps;

    function lock(address lp, uint256 value, uint256 until) external {
        require(until > block.timestamp + 180 days, "half a year");
        IMoves(lp).transferFrom(msg.sender, address(this), value);
        keeps.push(Keep(lp, msg.sender, value, until));
    }

    function extend(uint256 id, uint256 until) external {
        require(keeps[id].who == msg.sender && until > keeps[id].until);
        keeps[id].until = until;
    }

    function withdraw(uint256 id) external {
        Keep memory k = keeps[id];
        require(k.who == msg.sender && block.timestamp >= k.until, "locked");
        delete keeps[id];
        IMoves(k.lp).transfer(k.who, k.value);
    }
}

contract Calamint is Lean {
    constructor() {
        _mint(msg.sender, 21_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Calamint";
    }

    function symbol() public pure override returns (string memory) {
        return "CALM";
    }
}

/// Seven seats; five of them move what lies here, and wait four days.
contract CalamintHall {
    mapping(address => bool) public seat;
    mapping(bytes32 => uint256) public ayes;
    mapping(bytes32 => mapping(address => bool)) public by;
    mapping(bytes32 => uint256) public ready;

    constructor(address[] memory seats) {
        require(seats.length == 7);
        for (uint256 i; i < 7; ++i) seat[seats[i]] = true;
    }

    function support(address what, address to, uint256 value, uint256 salt) external {
        bytes32 id = keccak256(abi.encode(what, to, value, salt));
        require(seat[msg.sender] && !by[id][msg.sender]);
        by[id][msg.sender] = true;
        if (++ayes[id] == 5) ready[id] = block.timestamp + 4 days;
    }

    function carryOut(address what, address to, uint256 value, uint256 salt) external {
        bytes32 id = keccak256(abi.encode(what, to, value, salt));
        require(ready[id] != 0 && block.timestamp >= ready[id]);
        ready[id] = 0;
        IMoves(what).transfer(to, value);
    }
}

/// Early users find themselves in the tree.
contract Samphire is Mate {
    bytes32 public immutable root;
    uint256 public immutable ends;
    uint256 public constant SHARE = 150_000 ether;
    uint256 public dropped;
    mapping(address => bool) public claimed;

    constructor(bytes32 root_) Mate("Samphire", "SAMPH", 18) {
        root = root_;
        ends = block.timestamp + 90 days;
        _mint(msg.sender, 9_850_000 ether);
    }

    function claim(uint256 value, bytes32[] calldata proof) external {
        require(block.timestamp < ends && !claimed[msg.sender]);
        claimed[msg.sender] = true;
        bytes32 node = keccak256(abi.encode(msg.sender, value));
        for (uint256 i; i < proof.length; ++i)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == root, "not in the tree");
        dropped += value;
        require(dropped <= SHARE);
        _mint(msg.sender, value);
    }
}

/// Carries what others have signed.
contract ZephyrForwarder {
    mapping(address => uint256) public nonces;

    function execute(address from, address to, uint256 nonce, uint256 until, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external {
        require(nonces[from]++ == nonce && block.timestamp < until);
        bytes32 h = keccak256(abi.encode(block.chainid, address(this), from, to, nonce, until, keccak256(data)));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", h)), v, r, s);
        require(signer != address(0) && signer == from, "signature");
        (bool ok, ) = to.call(abi.encodePacked(data, from));
        require(ok);
    }
}

contract Zephyrette is Lean {
    address public immutable trustedForwarder;

    constructor(address f) {
        trustedForwarder = f;
        _mint(msg.sender, 42_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Zephyrette";
    }

    function symbol() public pure override returns (string memory) {
        return "ZEPH";
    }

    function _from() private view returns (address who) {
        who = msg.sender;
        if (who == trustedForwarder && msg.data.length >= 24) who = address(bytes20(msg.data[msg.data.length - 20:]));
    }

    function transfer(address to, uint256 v) public override returns (bool) {
        _transfer(_from(), to, v);
        return true;
    }

    function approve(address to, uint256 v) public override returns (bool) {
        _approve(_from(), to, v);
        return true;
    }
}

interface IHears {
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata) external;
}

/// Operators that each holder names himself, and a word to those who listen.
contract Campanule is Mate {
    mapping(address => mapping(address => bool)) public isOperatorFor;
    mapping(address => bool) public listens;
    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() Mate("Campanule", "CAMP", 18) {
        _mint(msg.sender, 3_300_000 ether);
    }

    function granularity() external pure returns (uint256) {
        return 1;
    }

    function listen(bool on) external {
        listens[msg.sender] = on;
    }

    function authorizeOperator(address operator) external {
        isOperatorFor[operator][msg.sender] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperatorFor[operator][msg.sender] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata more) external {
        require(msg.sender == from || isOperatorFor[msg.sender][from], "operator");
        _send(from, to, amount, data, more);
    }

    function _send(address from, address to, uint256 amount, bytes calldata data, bytes memory more) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Sent(msg.sender, from, to, amount, data, more);
        emit Transfer(from, to, amount);
        if (listens[to]) IHears(to).tokensReceived(msg.sender, from, to, amount, data, more);
    }

    function burn(uint256 amount, bytes calldata) external {
        _burn(msg.sender, amount);
    }
}

/// Three say what an ether is worth in cents; whoever likes buys at that from what was set aside.
contract VetiverSale {
    Vetiver public immutable coin;
    address payable public immutable chest;
    uint256 public constant CENTS = 4;
    mapping(address => uint256) public cents;
    address[] public desks;

    constructor(Vetiver coin_, address payable chest_, address[] memory desks_) {
        coin = coin_;
        chest = chest_;
        desks = desks_;
        for (uint256 i; i < 3; ++i) cents[desks_[i]] = 200_000;
    }

    function quote(uint256 c) external {
        require(cents[msg.sender] > 0 && c > 0);
        cents[msg.sender] = c;
    }

    function middle() public view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (cents[desks[0]], cents[desks[1]], cents[desks[2]]);
        uint256 hi = a > b ? a : b;
        uint256 lo = a > b ? b : a;
        return c > hi ? hi : (c < lo ? lo : c);
    }

    receive() external payable {
        coin.transfer(msg.sender, (msg.value * middle()) / CENTS);
        chest.transfer(msg.value);
    }
}

contract Vetiver is Mate {
    constructor(address sale) Mate("Vetiver", "VETI", 18) {
        _mint(msg.sender, 4_000_000 ether);
        _mint(sale, 900_000 ether);
    }
}

contract BarleyCoin is Mate("Barley", "BARL", 18) {
    constructor() {
        _mint(msg.sender, 2_000_000 ether);
    }
}

/// What is harvested counts little by little, over a week.
contract Maltings is ERC4626 {
    uint256 public lastHarvest;
    uint256 public lastProfit;
    uint256 private counted;

    constructor(Mate barley) ERC4626(barley, "Maltings Vault", "mBARL") {}

    function totalAssets() public view override returns (uint256) {
        uint256 gone = block.timestamp - lastHarvest;
        uint256 hidden = gone >= 7 days ? 0 : (lastProfit * (7 days - gone)) / 7 days;
        return counted - hidden;
    }

    function harvest() external {
        require(block.timestamp >= lastHarvest + 7 days, "once a week");
        uint256 has = asset.balanceOf(address(this));
        (lastProfit, lastHarvest) = (has - counted, block.timestamp);
        counted = has;
    }

    function afterDeposit(uint256 assets, uint256) internal override {
        counted += assets;
    }

    function beforeWithdraw(uint256 assets, uint256) internal override {
        counted -= assets;
    }
}

/// If something goes wrong, the warden stops the coin for six hours; then he may not for sixty days.
contract Foxhollow is Mate {
    address public immutable warden;
    uint256 public stoppedUntil;
    uint256 public mayStopFrom;

    constructor(address warden_) Mate("Foxhollow", "FOXH", 18) {
        warden = warden_;
        _mint(msg.sender, 16_000_000 ether);
    }

    function stop() external {
        require(msg.sender == warden && block.timestamp >= mayStopFrom);
        stoppedUntil = block.timestamp + 6 hours;
        mayStopFrom = block.timestamp + 60 days;
    }

    function transfer(address to, uint256 v) public override returns (bool) {
        require(block.timestamp >= stoppedUntil, "stopped");
        return super.transfer(to, v);
    }

    function transferFrom(address from, address to, uint256 v) public override returns (bool) {
        require(block.timestamp >= stoppedUntil, "stopped");
        return super.transferFrom(from, to, v);
    }
}

/// Who wants to hold has read the prospectus and says so; whoever holds may always sell.
contract OrchardFund is Mate {
    bytes32 public constant PROSPECTUS = keccak256("Orchard Fund, prospectus of the second edition");
    mapping(address => uint256) public readAt;
    event Read(address indexed who, bytes32 what);

    constructor() Mate("Orchard Fund Unit", "ORCHF", 18) {
        readAt[msg.sender] = block.timestamp;
        _mint(msg.sender, 1_100_000 ether);
    }

    function haveRead(bytes32 what) external {
        require(what == PROSPECTUS);
        readAt[msg.sender] = block.timestamp;
        emit Read(msg.sender, what);
    }

    function _may(address to) private view {
        require(readAt[to] != 0 || to.code.length > 0, "read the prospectus first");
    }

    function transfer(address to, uint256 v) public override returns (bool) {
        _may(to);
        return super.transfer(to, v);
    }

    function transferFrom(address from, address to, uint256 v) public override returns (bool) {
        _may(to);
        return super.transferFrom(from, to, v);
    }
}

/// Shares of a forest: sold and taken back at their worth by the forest itself, to members that its board has registered.
contract SilvaRegister {
    address public immutable board;
    mapping(address => bool) public member;

    constructor(address board_, address[] memory first) {
        board = board_;
        for (uint256 i; i < first.length; ++i) member[first[i]] = true;
    }

    function enter(address who, bool yes) external {
        require(msg.sender == board);
        member[who] = yes;
    }
}

contract SilvaShare is Mate {
    SilvaRegister public immutable register;

    constructor(SilvaRegister register_) Mate("Silva Forest Share", "SILVA", 18) {
        register = register_;
        _mint(msg.sender, 50_000 ether);
    }

    function takeBack(uint256 v) external {
        uint256 worth = (v * address(this).balance) / totalSupply;
        _burn(msg.sender, v);
        payable(msg.sender).transfer(worth);
    }

    receive() external payable {}

    function transfer(address to, uint256 v) public override returns (bool) {
        require(register.member(to), "members");
        return super.transfer(to, v);
    }

    function transferFrom(address from, address to, uint256 v) public override returns (bool) {
        require(register.member(to), "members");
        return super.transferFrom(from, to, v);
    }
}
