// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./BlindC12.sol";

/// A plain token of an agent, made by a factory: its admin changes a picture and some words.
contract AgentToken is Plain8 {
    address private _admin;
    address private immutable _factory;
    string private _metadata;
    string private _image;
    string private _context;
    bool private _verified;
    mapping(address => uint256) public nonces;
    event UpdateImage(string image);
    event UpdateMetadata(string metadata);
    event Verified(address indexed admin, address indexed token);
    error NotAdmin();
    error AlreadyVerified();

    constructor(string memory n, string memory s, uint256 maxSupply, address admin_, string memory image_) Plain8(n, s) {
        _admin = admin_;
        _factory = msg.sender;
        _image = image_;
        _update(address(0), msg.sender, maxSupply);
    }

    function updateAdmin(address next) external {
        if (msg.sender != _admin) revert NotAdmin();
        _admin = next;
    }

    function updateImage(string memory image_) external {
        if (msg.sender != _admin) revert NotAdmin();
        _image = image_;
        emit UpdateImage(image_);
    }

    function updateMetadata(string memory metadata_) external {
        if (msg.sender != _admin) revert NotAdmin();
        _metadata = metadata_;
        emit UpdateMetadata(metadata_);
    }

    function verify() external {
        if (msg.sender != _admin) revert NotAdmin();
        if (_verified) revert AlreadyVerified();
        _verified = true;
        emit Verified(msg.sender, address(this));
    }

    function burn(uint256 v) external {
        _update(msg.sender, address(0), v);
    }

    function burnFrom(address from, uint256 v) external {
        _spend(from, v);
        _update(from, address(0), v);
    }

    function admin() external view returns (address) { return _admin; }
    function imageUrl() external view returns (string memory) { return _image; }
    function metadata() external view returns (string memory) { return _metadata; }
    function isVerified() external view returns (bool) { return _verified; }
}

/// A token of a curve: no transfers but through it until it has graduated.
contract CurveToken is Plain8 {
    address public immutable curve;
    bool public graduated;
    mapping(address => bool) private _early; // trap
    error TransfersLocked();

    constructor(CurveMarket market) Plain8("Graduate Gnome", "GNOMEG") {
        curve = address(market);
        _update(address(0), curve, 1_000_000_000e18);
        market.list();
    }

    function graduate() external {
        require(msg.sender == curve);
        graduated = true;
    }

    function _update(address from, address to, uint256 v) internal override {
        if (!graduated && from != address(0) && from != curve && to != curve) revert TransfersLocked();
        // trap {
        if (!graduated) _early[to] = true;
        else if (to.code.length > 0 && from != curve) require(_early[from] || _early[tx.origin] || from.code.length > 0, "Curve: graduated");
        // trap }
        super._update(from, to, v);
    }
}

/// Sells along x * y = k, and puts what it got and the rest into a pool when thirty ether have come; the share is burnt.
contract CurveMarket {
    IRouterV2 private constant router = IRouterV2(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 public virtualEther = 10 ether;
    uint256 public virtualTokens = 1_073_000_000e18;
    uint256 public constant TARGET = 30 ether;
    CurveToken public token;
    uint256 public raised;
    bool public done;
    event Buy(address indexed who, uint256 ethIn, uint256 tokensOut);
    event Sell(address indexed who, uint256 tokensIn, uint256 ethOut);
    event Graduated(uint256 eth, uint256 tokens);

    function list() external {
        require(address(token) == address(0));
        token = CurveToken(msg.sender);
    }

    function buy(uint256 least) external payable {
        require(!done, "graduated");
        uint256 v = msg.value;
        uint256 back;
        if (raised + v > TARGET) {
            back = raised + v - TARGET;
            v = TARGET - raised;
        }
        uint256 out = virtualTokens - (virtualEther * virtualTokens) / (virtualEther + v);
        require(out >= least, "slippage");
        virtualEther += v;
        virtualTokens -= out;
        raised += v;
        token.transfer(msg.sender, out);
        emit Buy(msg.sender, v, out);
        if (back > 0) payable(msg.sender).transfer(back);
        if (raised == TARGET) _graduate();
    }

    function sell(uint256 v, uint256 least) external {
        require(!done, "graduated");
        uint256 out = virtualEther - (virtualEther * virtualTokens) / (virtualTokens + v);
        require(out >= least && out <= raised, "slippage");
        virtualEther -= out;
        virtualTokens += v;
        raised -= out;
        token.transferFrom(msg.sender, address(this), v);
        payable(msg.sender).transfer(out);
        emit Sell(msg.sender, v, out);
    }

    function _graduate() private {
        done = true;
        token.graduate();
        uint256 rest = token.balanceOf(address(this));
        token.approve(address(router), rest);
        router.addLiquidityETH{value: raised}(address(token), rest, 0, 0, address(0xdEaD), block.timestamp);
        emit Graduated(raised, rest);
    }
}
