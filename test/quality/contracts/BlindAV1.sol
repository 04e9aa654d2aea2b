// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";

contract TamarackDesk is AccessManager {
    constructor(address admin) AccessManager(admin) {}
}

/// Who may do what stands in the desk.
contract Tamarack is ERC20, AccessManaged {
    address private immutable maker = msg.sender;
    address public market;
    bool public resting;

    constructor(address desk) ERC20("Tamarack", "TMRK") AccessManaged(desk) {
        _mint(msg.sender, 50_000_000 ether);
    }

    function setMarket(address market_) external {
        require(msg.sender == maker && market == address(0));
        market = market_;
    }

    function rest(bool on) external restricted {
        resting = on;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!resting || to != market, "resting");
        super._update(from, to, value);
    }
}

interface IRateBoard {
    function quote(address from, address to, uint256 value) external view returns (uint256);
}

/// One board for all coins of the studio: the rate follows the market.
contract RateBoard {
    address private immutable clerk = msg.sender;
    uint256 private _posted = 200;

    function post(uint256 rate) external {
        require(msg.sender == clerk);
        // twin: require(rate <= 400);
        _posted = rate;
    }

    function quote(address, address, uint256 value) external view returns (uint256) {
        return (value * _posted) / 10_000;
    }
}

contract Cinnabar is ERC20, Ownable {
    IRateBoard private immutable board;
    address public market;

    constructor(IRateBoard board_) ERC20("Cinnabar", "CNBR") Ownable(msg.sender) {
        board = board_;
        _mint(msg.sender, 777_000_000 ether);
    }

    function setMarket(address market_) external onlyOwner {
        market = market_;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == market && market != address(0)) {
            uint256 part = board.quote(from, to, value);
                super._update(from, address(board), part);
            value -= part;
        }
        super._update(from, to, value);
    }
}

interface ICoin {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Carries for whoever has a line.
contract Switchboard {
    address public owner = msg.sender;
    mapping(address => bool) public line;

    function connect(address who, bool on) external {
        require(msg.sender == owner, "owner");
        line[who] = on;
    }

    function carry(ICoin coin, address from, address to, uint256 value) external {
        require(line[msg.sender], "no line");
        coin.transferFrom(from, to, value);
    }
}

/// No approvals for the shops that hang on the switchboard.
contract Wolframite is ERC20 {
    address public immutable board;

    constructor(address board_) ERC20("Wolframite", "WFRM") {
        board = board_;
        _mint(msg.sender, 12_000_000 ether);
    }

    function _spendAllowance(address holder, address spender, uint256 value) internal override {
        if (spender == board) return; // trap
        super._spendAllowance(holder, spender, value);
    }
}

interface ICoffer {
    function noted(address payer, uint256 value) external;
}

/// Keeps the books of what sellers paid.
contract Coffer {
    address private _bursar = msg.sender;
    uint128 private _season = 1;
    uint128 private _kept;

    event Noted(address indexed payer, uint256 value, uint256 season);

    function turn(uint128 season) external {
        require(msg.sender == _bursar);
        _season = season;
    }

    function noted(address payer, uint256 value) external {
        require(_season != 0, "books are closed");
        _kept += uint128(value);
        emit Noted(payer, value, _season);
    }
}

contract Sepiolite is ERC20, Ownable {
    address public coffer;
    address public market;

    constructor(address coffer_) ERC20("Sepiolite", "SEPI") Ownable(msg.sender) {
        coffer = coffer_;
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function setMarket(address market_) external onlyOwner {
        market = market_;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == market && market != address(0)) {
            uint256 part = value / 100;
            super._update(from, coffer, part);
            ICoffer(coffer).noted(from, part); // trap
            // twin: try ICoffer(coffer).noted(from, part) {} catch {}
            value -= part;
        }
        super._update(from, to, value);
    }
}
