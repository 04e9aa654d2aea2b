// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The accounts and coins a local Ethereum needs besides Uniswap.

/// Six-decimal dollar whose issuer can freeze accounts, with the functions of the real one that are asked for.
contract Dollar {
    string public name = "USD Coin";
    string public symbol = "USDC";
    uint8 public decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBlacklisted;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function blacklist(address account) external {
        isBlacklisted[account] = true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        require(!isBlacklisted[from] && !isBlacklisted[to], "frozen");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A sanctions oracle that names whom it is told to.
contract Oracle {
    mapping(address => bool) public isSanctioned;

    function name(address account) external {
        isSanctioned[account] = true;
    }
}

/// A contract to call.
contract Counter {
    uint256 public count;

    function increment() external payable {
        count++;
    }
}
