// 0.8 off evm=paris
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.16;

/// What two coins of this file have in common.
abstract contract Coin {
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 current = allowance[from][msg.sender];
        if (current != type(uint256).max) {
            require(current >= amount, "ERC20: insufficient allowance");
            allowance[from][msg.sender] = current - amount;
        }
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(balanceOf[from] >= amount, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
}

library AddressAliasHelper {
    uint160 internal constant OFFSET = uint160(0x1111000000000000000000000000000000001111);

    /// What a contract of the first layer is called on the second: an address for which nobody has a key.
    function applyL1ToL2Alias(address l1Address) internal pure returns (address) {
        unchecked {
            return address(uint160(l1Address) + OFFSET);
        }
    }
}

interface IArbToken {
    function bridgeMint(address account, uint256 amount) external;
    function bridgeBurn(address account, uint256 amount) external;
}

/// The end of a bridge on the second layer. Only its counterpart on the first, under its alias, lets coins come in.
contract L2LapGateway {
    address public immutable counterpartGateway;
    mapping(address => address) public l1ToL2Token;
    uint256 public exitNum;
    bool private bound;

    event DepositFinalized(address indexed l1Token, address indexed from, address indexed to, uint256 amount);
    event WithdrawalInitiated(address l1Token, address indexed from, address indexed to, uint256 indexed exitNum, uint256 amount);

    modifier onlyCounterpartGateway() {
        require(msg.sender == AddressAliasHelper.applyL1ToL2Alias(counterpartGateway), "ONLY_COUNTERPART_GATEWAY");
        _;
    }

    constructor(address counterpart) {
        counterpartGateway = counterpart;
    }

    /// Once, when the coin was made.
    function bind(address l1Token, address l2Token) external {
        require(!bound, "BOUND");
        (bound, l1ToL2Token[l1Token]) = (true, l2Token);
    }

    function finalizeInboundTransfer(address token, address from, address to, uint256 amount, bytes calldata)
        external
        payable
        onlyCounterpartGateway
    {
        address l2 = l1ToL2Token[token];
        require(l2 != address(0), "NO_TOKEN");
        IArbToken(l2).bridgeMint(to, amount);
        emit DepositFinalized(token, from, to, amount);
    }

    function outboundTransfer(address l1Token, address to, uint256 amount, bytes calldata) external payable returns (bytes memory) {
        address l2 = l1ToL2Token[l1Token];
        require(l2 != address(0), "NO_TOKEN");
        IArbToken(l2).bridgeBurn(msg.sender, amount);
        emit WithdrawalInitiated(l1Token, msg.sender, to, exitNum, amount);
        return abi.encode(exitNum++);
    }
}

/// At home on the second layer; what comes back from the first is made again by the gateway, which burnt it before.
contract Lapwater is Coin {
    string public constant name = "Lapwater";
    string public constant symbol = "LAPW";
    uint8 public constant decimals = 18;
    address public immutable l1Address;
    address public immutable l2Gateway;

    modifier onlyGateway() {
        require(msg.sender == l2Gateway, "NOT_GATEWAY");
        _;
    }

    constructor(address l1Address_, address l2Gateway_) {
        (l1Address, l2Gateway) = (l1Address_, l2Gateway_);
        _mint(msg.sender, 10_000_000_000 ether);
    }

    function bridgeMint(address account, uint256 amount) external onlyGateway {
        _mint(account, amount);
    }

    function bridgeBurn(address account, uint256 amount) external onlyGateway {
        _burn(account, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// A coin whose minters are named by its governor.
abstract contract MintableBaseToken is Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public gov;
    bool public inPrivateTransferMode;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isHandler;

    modifier onlyGov() {
        require(msg.sender == gov, "BaseToken: forbidden");
        _;
    }

    modifier onlyMinter() {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        _;
    }

    constructor(string memory name_, string memory symbol_) {
        (name, symbol, gov) = (name_, symbol_, msg.sender);
    }

    function setGov(address gov_) external onlyGov {
        gov = gov_;
    }

    function setInPrivateTransferMode(bool on) external onlyGov {
        inPrivateTransferMode = on;
    }

    function setHandler(address handler, bool active) external onlyGov {
        isHandler[handler] = active;
    }

    function setMinter(address minter, bool active) external onlyGov {
        isMinter[minter] = active;
    }

    function mint(address account, uint256 amount) external onlyMinter {
        _mint(account, amount);
    }

    function burn(address account, uint256 amount) external onlyMinter {
        _burn(account, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (inPrivateTransferMode) require(isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        super._transfer(from, to, amount);
    }
}

contract Gimbal is MintableBaseToken("Gimbal", "GMBL") {}

/// Escrowed: it moves nowhere but into the vester.
contract EsGimbal is MintableBaseToken("Escrowed Gimbal", "esGMBL") {
    constructor() {
        inPrivateTransferMode = true;
    }
}

/// What is escrowed becomes the coin itself, by the second, over a year; the coins for it lie here.
contract GimbalVester {
    uint256 public constant vestingDuration = 365 days;
    EsGimbal public immutable esToken;
    Gimbal public claimableToken;
    mapping(address => uint256) public balances;
    mapping(address => uint256) public cumulativeClaimAmounts;
    mapping(address => uint256) public claimedAmounts;
    mapping(address => uint256) public lastVestingTimes;

    event Deposit(address account, uint256 amount);
    event Claim(address receiver, uint256 amount);
    event Withdraw(address account, uint256 claimedAmount, uint256 balance);

    constructor(EsGimbal esToken_) {
        esToken = esToken_;
    }

    function initialize(Gimbal token) external {
        require(address(claimableToken) == address(0), "Vester: initialized");
        claimableToken = token;
    }

    function deposit(uint256 amount) external {
        require(amount > 0, "Vester: invalid _amount");
        _updateVesting(msg.sender);
        esToken.transferFrom(msg.sender, address(this), amount);
        balances[msg.sender] += amount;
        emit Deposit(msg.sender, amount);
    }

    function claim() public returns (uint256 amount) {
        _updateVesting(msg.sender);
        amount = cumulativeClaimAmounts[msg.sender] - claimedAmounts[msg.sender];
        claimedAmounts[msg.sender] += amount;
        claimableToken.transfer(msg.sender, amount);
        emit Claim(msg.sender, amount);
    }

    function withdraw() external {
        claim();
        uint256 rest = balances[msg.sender];
        emit Withdraw(msg.sender, claimedAmounts[msg.sender], rest);
        balances[msg.sender] = cumulativeClaimAmounts[msg.sender] = claimedAmounts[msg.sender] = lastVestingTimes[msg.sender] = 0;
        esToken.transfer(msg.sender, rest);
    }

    function _updateVesting(address account) private {
        uint256 due;
        if (lastVestingTimes[account] > 0) {
            uint256 all = balances[account] + cumulativeClaimAmounts[account];
            due = (all * (block.timestamp - lastVestingTimes[account])) / vestingDuration;
            if (due > balances[account]) due = balances[account];
        }
        lastVestingTimes[account] = block.timestamp;
        if (due == 0) return;
        balances[account] -= due;
        cumulativeClaimAmounts[account] += due;
        esToken.burn(address(this), due);
    }
}
