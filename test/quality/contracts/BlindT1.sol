// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20, IERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {ERC20Permit, Nonces} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";

/// An ordinary coin, for those that hold one.
contract HarvestCoin is ERC20("Harvest", "HRVS") {
    constructor() {
        _mint(msg.sender, 9_000_000 ether);
    }
}

/// Keeps what a vault lends to it, and gives it back to the vault alone.
contract Barn {
    IERC20 public immutable coin;
    address public vault;

    constructor(IERC20 coin_) {
        coin = coin_;
    }

    function initialize(address vault_) external {
        require(vault == address(0), "once");
        vault = vault_;
    }

    function stored() external view returns (uint256) {
        return coin.balanceOf(address(this));
    }

    function give(uint256 value) external {
        require(msg.sender == vault, "vault");
        coin.transfer(vault, value);
    }
}

/// Share of a vault. One percent a year goes to the treasury as new shares; where the coin is stored the timelock decides.
contract OrchardVault is ERC4626 {
    uint256 public constant MOST_FEE = 100;
    address public immutable governance;
    address public immutable treasury;
    Barn public barn;
    uint256 public fee = 100;
    uint256 public accruedAt = block.timestamp;

    event FeeAccrued(uint256 shares);
    event BarnChanged(address from, address to);

    modifier governed() {
        require(msg.sender == governance, "governance");
        _;
    }

    constructor(IERC20 coin, Barn barn_, address governance_, address treasury_) ERC20("Orchard Vault", "orHRVS") ERC4626(coin) {
        (barn, governance, treasury) = (barn_, governance_, treasury_);
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) + barn.stored();
    }

    /// Anybody may enter the fee that is due.
    function accrue() public {
        uint256 shares = (totalSupply() * fee * (block.timestamp - accruedAt)) / (365 days * 10_000);
        accruedAt = block.timestamp;
        if (shares > 0) _mint(treasury, shares);
        emit FeeAccrued(shares);
    }

    function setFee(uint256 to) external governed {
        require(to <= MOST_FEE, "one percent");
        accrue();
        fee = to;
    }

    function setBarn(Barn to) external governed {
        require(to.vault() == address(this) && to.coin() == IERC20(asset()), "barn");
        barn.give(barn.stored());
        emit BarnChanged(address(barn), address(to));
        barn = to;
    }

    function store(uint256 value) external governed {
        IERC20(asset()).transfer(address(barn), value);
    }

    function _withdraw(address caller, address receiver, address from, uint256 assets, uint256 shares) internal override {
        uint256 here = IERC20(asset()).balanceOf(address(this));
        if (here < assets) barn.give(assets - here);
        super._withdraw(caller, receiver, from, assets, shares);
    }
}

/// Votes and delegates. Once a year the timelock may make two percent more.
contract CouncilToken is ERC20, ERC20Permit, ERC20Votes {
    uint256 public constant MINT_CAP = 2;
    uint256 public constant MINT_GAP = 365 days;
    address public minter;
    uint256 public mintingAllowedAfter;

    event MinterChanged(address from, address to);

    constructor(address minter_) ERC20("Council of Ravens", "RAVN") ERC20Permit("Council of Ravens") {
        minter = minter_;
        mintingAllowedAfter = block.timestamp + MINT_GAP;
        _mint(msg.sender, 200_000_000 ether);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "minter");
        emit MinterChanged(minter, to);
        minter = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "minter");
        require(block.timestamp >= mintingAllowedAfter, "too early");
        require(value <= (totalSupply() * MINT_CAP) / 100, "too much");
        mintingAllowedAfter = block.timestamp + MINT_GAP;
        _mint(to, value);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

interface IReported {
    function handleReport(uint256 pooled) external;
}

/// Three members tell once a day how much there is; what two of them say the same holds.
contract Committee {
    address[3] public members;
    address public reported;
    uint256 public lastFrame;
    mapping(uint256 => mapping(address => uint256)) public said;

    constructor(address[3] memory members_) {
        members = members_;
    }

    function initialize(address reported_) external {
        require(reported == address(0), "once");
        reported = reported_;
    }

    function report(uint256 pooled) external {
        uint256 frame = block.timestamp / 1 days;
        require(frame > lastFrame && pooled > 0, "frame");
        require(said[frame][msg.sender] == 0, "said");
        said[frame][msg.sender] = pooled;
        uint256 same;
        bool member;
        for (uint256 i; i < 3; i++) {
            if (members[i] == msg.sender) member = true;
            if (said[frame][members[i]] == pooled) same++;
        }
        require(member, "member");
        if (same < 2) return;
        lastFrame = frame;
        IReported(reported).handleReport(pooled);
    }
}

/// Staked coin of the chain: balances are parts of what a committee reports, and that is never more than what lies here.
contract HarbourStake {
    string public constant name = "Harbour Staked Ether";
    string public constant symbol = "hsETH";
    uint8 public constant decimals = 18;
    address public immutable committee;
    address public immutable treasury;
    uint256 public pooled;
    uint256 public totalShares;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Reported(uint256 before, uint256 pooled, uint256 feeShares);

    constructor(address committee_, address treasury_) {
        (committee, treasury) = (committee_, treasury_);
    }

    /// Rewards come in without shares.
    receive() external payable {}

    function totalSupply() external view returns (uint256) {
        return pooled;
    }

    function balanceOf(address who) public view returns (uint256) {
        return totalShares == 0 ? 0 : (sharesOf[who] * pooled) / totalShares;
    }

    function sharesFor(uint256 value) public view returns (uint256) {
        return pooled == 0 ? value : (value * totalShares) / pooled;
    }

    function submit() external payable returns (uint256 shares) {
        shares = sharesFor(msg.value);
        require(shares > 0, "nothing");
        pooled += msg.value;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, msg.value);
        emit TransferShares(address(0), msg.sender, shares);
    }

    function withdraw(uint256 shares) external {
        uint256 value = (shares * pooled) / totalShares;
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        pooled -= value;
        emit Transfer(msg.sender, address(0), value);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "refused");
    }

    /// At most a thousandth more, at most a twentieth less. A tenth of what was earned goes to the treasury as shares.
    function handleReport(uint256 to) external {
        require(msg.sender == committee, "committee");
        require(to <= address(this).balance && to <= pooled + pooled / 1000 && to >= pooled - pooled / 20, "bounds");
        uint256 feeShares;
        if (to > pooled) {
            uint256 due = (to - pooled) / 10;
            feeShares = (due * totalShares) / (to - due);
            totalShares += feeShares;
            sharesOf[treasury] += feeShares;
            emit TransferShares(address(0), treasury, feeShares);
        }
        emit Reported(pooled, to, feeShares);
        pooled = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this), "recipient");
        uint256 shares = sharesFor(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
        return true;
    }
}

library Ledger {
    struct Layout {
        mapping(bytes4 => address) facets;
        address governor;
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowed;
    }

    function at() internal pure returns (Layout storage l) {
        bytes32 place = keccak256("gables.ledger.v1");
        assembly {
            l.slot := place
        }
    }
}

/// What the token does.
contract LedgerFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() external view returns (uint256) {
        return Ledger.at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Ledger.at().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return Ledger.at().allowed[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Ledger.at().allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = Ledger.at().allowed[from][msg.sender];
        if (allowed != type(uint256).max) Ledger.at().allowed[from][msg.sender] = allowed - value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "nobody");
        Ledger.at().balances[from] -= value;
        Ledger.at().balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// What governs the parts of the token, and shows them.
contract GovernFacet {
    event Cut(bytes4 indexed selector, address facet);

    function owner() external view returns (address) {
        return Ledger.at().governor;
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return Ledger.at().facets[selector];
    }

    function cut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == Ledger.at().governor, "governor");
        require(facet == address(0) || facet.code.length > 0, "no code");
        for (uint256 i; i < selectors.length; i++) {
            Ledger.at().facets[selectors[i]] = facet;
            emit Cut(selectors[i], facet);
        }
    }
}

/// A token of facets. Which there are the timelock decides.
contract Gables {
    string public constant name = "Gables";
    string public constant symbol = "GABL";
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address ledger, address govern, address governor) {
        Ledger.Layout storage l = Ledger.at();
        bytes4[6] memory own = [
            LedgerFacet.totalSupply.selector, LedgerFacet.balanceOf.selector, LedgerFacet.allowance.selector,
            LedgerFacet.approve.selector, LedgerFacet.transfer.selector, LedgerFacet.transferFrom.selector
        ];
        for (uint256 i; i < 6; i++) l.facets[own[i]] = ledger;
        l.facets[GovernFacet.owner.selector] = govern;
        l.facets[GovernFacet.facetAddress.selector] = govern;
        l.facets[GovernFacet.cut.selector] = govern;
        l.governor = governor;
        l.supply = l.balances[msg.sender] = 40_000_000 ether;
        emit Transfer(address(0), msg.sender, l.supply);
    }

    fallback() external payable {
        address facet = Ledger.at().facets[msg.sig];
        require(facet != address(0), "no such function");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
