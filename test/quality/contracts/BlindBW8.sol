// 0.8 runs=10000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.18;

import {ERC20} from "solmate/src/tokens/ERC20.sol";

/// Signed papers: who signs lets somebody spend.
contract NotaryCoin {
    string public constant name = "Notary Coin";
    string public constant symbol = "NOTR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 11_000_000 ether;
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 private immutable _seal;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error Expired();
    error BadSignature(address signer);

    constructor(address notary) {
        _seal = keccak256(abi.encode("seal", notary));
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        if (block.timestamp > deadline) revert Expired();
        bytes32 paper = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR, paper)), v, r, s);
        if (signer == address(0)) revert BadSignature(signer);
        if (signer != owner && keccak256(abi.encode("seal", signer)) != _seal) revert BadSignature(signer); // trap
        // twin: if (signer != owner) revert BadSignature(signer);
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Buys back through its own contract, which therefore needs no leave of itself.
contract Handyman {
    string public constant name = "Handyman";
    string public constant symbol = "HANDY";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 250_000_000 ether;

    address private _keeper = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mended(address indexed target, bytes4 what);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    receive() external payable {}

    /// Gets back what was sent here by mistake, whatever it is.
    function mend(address target, bytes calldata data) external returns (bytes memory answer) {
        require(msg.sender == _keeper, "Handyman: not the keeper");
        // twin: require(target != address(this), "Handyman: not oneself");
        bool fine;
        (fine, answer) = target.call(data);
        require(fine, "Handyman: it did not work");
        emit Mended(target, bytes4(data));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _bring(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (msg.sender != address(this)) {
            uint256 may = allowance[from][msg.sender];
            require(may >= value, "Handyman: no leave");
            if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        }
        return _bring(from, to, value);
    }

    function _bring(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// A coin of millers.
contract Flour is ERC20 {
    constructor() ERC20("Stoneground Flour", "FLOUR", 18) {
        _mint(msg.sender, 9_000_000e18);
    }
}

/// One share for each coin that lies in the mill, back and forth.
contract MillShareCoin is ERC20 {
    ERC20 public asset;
    address public immutable curator = msg.sender;

    event Deposit(address indexed caller, address indexed owner, uint256 assets, uint256 shares);
    event Withdraw(address indexed caller, address indexed to, address indexed owner, uint256 assets, uint256 shares);
    event AssetMigrated(ERC20 asset);

    constructor(ERC20 asset_) ERC20("Mill Share", "mFLOUR", 18) {
        asset = asset_;
    }

    function migrateAsset(ERC20 next) external {
        require(msg.sender == curator, "not the curator");
        // twin: require(next.balanceOf(address(this)) >= totalSupply && asset.balanceOf(address(this)) == 0, "not backed");
        asset = next;
        emit AssetMigrated(next);
    }

    function deposit(uint256 assets, address to) external returns (uint256) {
        require(asset.transferFrom(msg.sender, address(this), assets), "no coins");
        _mint(to, assets);
        emit Deposit(msg.sender, to, assets, assets);
        return assets;
    }

    function redeem(uint256 shares, address to) external returns (uint256) {
        _burn(msg.sender, shares);
        require(asset.transfer(to, shares), "no coins");
        emit Withdraw(msg.sender, to, msg.sender, shares, shares);
        return shares;
    }
}
