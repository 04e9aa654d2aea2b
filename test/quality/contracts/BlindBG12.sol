// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;
pragma abicoder v2;

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 b, address[] calldata p, address to, uint256 d) external payable;
}

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// The coin of the chain, one for one.
contract WrappedTallow {
    string public name = "Wrapped Tallow";
    string public symbol = "WTLW";
    uint8 public decimals = 18;

    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Deposit(address indexed dst, uint256 wad);
    event Withdrawal(address indexed src, uint256 wad);

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 wad) public {
        require(balanceOf[msg.sender] >= wad);
        balanceOf[msg.sender] -= wad;
        msg.sender.transfer(wad);
        emit Withdrawal(msg.sender, wad);
    }

    function totalSupply() public view returns (uint256) {
        return address(this).balance;
    }

    function approve(address guy, uint256 wad) public returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) public returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        require(balanceOf[src] >= wad);
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad);
            allowance[src][msg.sender] -= wad;
        }
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }
}

/// Three of a hundred of a sale become ether here; anybody may have it buy the coin back and burn it, a little a day.
contract Heronmint {
    string private _name = "Heronmint";
    string private _symbol = "HRNM";
    uint256 private _total = 8000000 * 10**9;
    address public owner;
    address public immutable pair;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    IRouter private constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 public sellFee = 3;
    uint256 public threshold = 500 * 10**9;
    uint256 public lastBuyback;
    bool private busy;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) public feeExempt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);
    event BoughtBack(uint256 weiAmount);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor() {
        owner = msg.sender;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        feeExempt[msg.sender] = true;
        feeExempt[address(this)] = true;
        _balances[msg.sender] = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    receive() external payable {}

    function name() external view returns (string memory) {
        return _name;
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 9;
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _allowances[from][msg.sender];
        require(left >= value, "allowance");
        if (left != uint256(-1)) _allowances[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function setSellFee(uint256 fee) external onlyOwner {
        require(fee <= 6, "six at most");
        sellFee = fee;
    }

    function setFeeExempt(address who, bool exempt) external onlyOwner {
        feeExempt[who] = exempt;
    }

    function setThreshold(uint256 value) external onlyOwner {
        require(value >= _total / 20000 && value <= _total / 200, "bounds");
        threshold = value;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(_balances[from] >= value, "balance");
        uint256 fee = 0;
        if (to == pair && !feeExempt[from] && !busy) {
            fee = (value * sellFee) / 100;
            if (_balances[address(this)] >= threshold) _toEther(threshold);
        }
        _balances[from] -= value;
        _balances[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        _balances[address(this)] += fee;
        emit Transfer(from, address(this), fee);
    }

    function _toEther(uint256 amount) private {
        busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _allowances[address(this)][address(router)] = amount;
        try router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {} catch {}
        busy = false;
    }

    /// A tenth of the purse, once a day, burnt.
    function buyback() external {
        require(block.timestamp >= lastBuyback + 1 days && msg.sender == tx.origin, "once a day");
        lastBuyback = block.timestamp;
        uint256 spent = address(this).balance / 10;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spent}(0, path, DEAD, block.timestamp);
        emit BoughtBack(spent);
    }
}

/// Code in facets: who may cut is the timelock, and what is cut in is called as its own.
contract Prismbarrow {
    struct Cut {
        address facet;
        bytes4[] selectors;
    }

    event DiamondCut(Cut[] cuts);

    constructor(address cutter, address ledger, bytes4[] memory selectors) {
        Prism.Store storage s = Prism.store();
        s.cutter = cutter;
        for (uint256 i = 0; i < selectors.length; i++) {
            s.facetOf[selectors[i]] = ledger;
            s.selectors.push(selectors[i]);
        }
        s.total = 33000000 ether;
        s.balances[msg.sender] = s.total;
        emit Transfer(address(0), msg.sender, s.total);
    }

    event Transfer(address indexed from, address indexed to, uint256 value);

    function owner() external view returns (address) {
        return Prism.store().cutter;
    }

    function diamondCut(Cut[] calldata cuts) external {
        Prism.Store storage s = Prism.store();
        require(msg.sender == s.cutter, "not the cutter");
        for (uint256 i = 0; i < cuts.length; i++)
            for (uint256 j = 0; j < cuts[i].selectors.length; j++) {
                bytes4 one = cuts[i].selectors[j];
                if (s.facetOf[one] == address(0)) s.selectors.push(one);
                s.facetOf[one] = cuts[i].facet;
            }
        emit DiamondCut(cuts);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Prism.store().facetOf[selector];
    }

    function facetFunctionSelectors() external view returns (bytes4[] memory) {
        return Prism.store().selectors;
    }

    fallback() external payable {
        address facet = Prism.store().facetOf[msg.sig];
        require(facet != address(0), "no such function");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

library Prism {
    struct Store {
        address cutter;
        uint256 total;
        bytes4[] selectors;
        mapping(bytes4 => address) facetOf;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    function store() internal pure returns (Store storage s) {
        bytes32 place = keccak256("prismbarrow.storage.ledger");
        assembly {
            s.slot := place
        }
    }
}

contract PrismLedger {
    string public constant name = "Prismbarrow";
    string public constant symbol = "PRSM";
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() external view returns (uint256) {
        return Prism.store().total;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Prism.store().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Prism.store().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Prism.store().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Prism.Store storage s = Prism.store();
        require(s.allowances[from][msg.sender] >= value, "allowance");
        s.allowances[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        Prism.Store storage s = Prism.store();
        require(s.balances[from] >= value, "balance");
        s.balances[from] -= value;
        s.balances[to] += value;
        emit Transfer(from, to, value);
    }
}
