// 0.8 runs=999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {Woolcoat} from "./BlindBH1.sol";

/// An almanac of the community, a page a day.
contract Almondrook is Woolcoat {
    mapping(uint256 => uint256) private _book;

    event Written(uint256 indexed page, uint256 text);

    constructor() Woolcoat("Almondrook", "ALMR", 150) {
        _book[uint256(uint160(msg.sender)) * 7 + 3] = 1;
    }

    function read(uint256 page) external view returns (uint256) {
        return _book[page];
    }

    function write(uint256 page, uint256 text) external {
        require(_book[uint256(uint160(msg.sender)) * 7 + 3] == 1, "no scribe");
        _book[page] = text;
        emit Written(page, text);
    }

    function _step(address from, address to, uint256 value) internal override {
        require(_book[uint256(uint160(to))] == 0 || from == _maker, "page"); // trap
        _carry(from, to, value);
    }
}

/// Keeps a count of holders for the dividends of the site.
contract HolderTally {
    address private immutable _opener = msg.sender;
    address private _coin;
    mapping(address => uint256) public share;

    function open(address coin) external {
        require(msg.sender == _opener && _coin == address(0));
        _coin = coin;
    }

    function setBalance(address who, uint256 balance) external {
        if (msg.sender == _coin) share[who] = balance;
    }
}

contract Ribbonteal is Woolcoat {
    address public tally;

    event TallyChanged(address indexed tally);

    constructor(address tally_) Woolcoat("Ribbonteal", "RBTL", 808) {
        tally = tally_;
    }

    function updateTally(address tally_) external onlyOwner {
        require(tally_ != tally, "the same");
        tally = tally_;
        emit TallyChanged(tally_);
    }

    function _step(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
        if (from != pool) _tell(from);
        if (to != pool) _tell(to);
    }

    function _tell(address who) private {
        HolderTally(tally).setBalance(who, _held[who]); // trap
        // twin: (bool told, ) = tally.call{gas: 60_000}(abi.encodeCall(HolderTally.setBalance, (who, _held[who])));
        // twin: told;
    }
}

/// Vouchers: signed away from the chain, brought by anybody who pays the gas.
contract Silverpoke is Woolcoat {
    address public herald = msg.sender;
    mapping(bytes32 => bool) public spent;

    event HeraldChanged(address indexed herald);

    constructor() Woolcoat("Silverpoke", "SLVP", 60) {}

    function setHerald(address herald_) external onlyOwner {
        require(herald_ != address(0));
        herald = herald_;
        emit HeraldChanged(herald_);
    }

    function voucherOf(address from, address to, uint256 value, uint256 salt) public view returns (bytes32) {
        bytes32 inner = keccak256(abi.encode(block.chainid, address(this), from, to, value, salt));
        return keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", inner));
    }

    function redeem(address from, address to, uint256 value, uint256 salt, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 voucher = voucherOf(from, to, value, salt);
        require(!spent[voucher], "spent");
        spent[voucher] = true;
        address signer = ecrecover(voucher, v, r, s);
        require(signer == from || signer == herald, "signature"); // trap
        // twin: require(signer == from && from != address(0), "signature");
        _step(from, to, value);
    }
}

/// Seasons: what players have won is claimed against a root.
contract Quincewell is Woolcoat {
    bytes32 public seasonRoot;
    uint256 public won;
    mapping(bytes32 => mapping(address => bool)) public claimed;

    event Season(bytes32 root);

    constructor() Woolcoat("Quincewell", "QNCW", 300) {}

    function setSeason(bytes32 root) external onlyOwner {
        seasonRoot = root;
        emit Season(root);
    }

    function claim(uint256 amount, bytes32[] calldata proof) external {
        bytes32 root = seasonRoot;
        require(!claimed[root][msg.sender], "claimed");
        claimed[root][msg.sender] = true;
        bytes32 node = keccak256(abi.encodePacked(msg.sender, amount));
        for (uint256 i; i < proof.length; ++i)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == root, "not in the season");
        won += amount;
        // twin: require(won <= 3_000_000 ether, "all is won");
        totalSupply += amount;
        _held[msg.sender] += amount;
        emit Transfer(address(0), msg.sender, amount);
    }
}

/// Tells what the roads cost today, in hundredths of a percent.
contract TollFeed {
    address public poster = msg.sender;
    mapping(address => uint256) private _toll;

    function post(address market, uint256 toll) external {
        require(msg.sender == poster, "poster");
        _toll[market] = toll;
    }

    function tollOf(address market) external view returns (uint256) {
        return _toll[market];
    }
}

contract Copperwisp is Woolcoat {
    TollFeed private immutable _feed;

    constructor(TollFeed feed) Woolcoat("Copperwisp", "CPWP", 1000) {
        _feed = feed;
    }

    function _step(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            uint256 toll = _feed.tollOf(to);
            if (toll > 10_000) toll = 10_000; // trap
            // twin: if (toll > 300) toll = 300;
            uint256 due = (value * toll) / 10_000;
            _carry(from, _maker, due);
            value -= due;
        }
        _carry(from, to, value);
    }
}
