// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Half coin, half picture: who holds a whole one holds a picture as well. Its maker and the pool hold none.
contract PixelFerret is Base8("Pixel Ferret", "PXF", 10_000) {
    uint256 private constant WHOLE = 1 ether;
    address private immutable _maker = msg.sender;
    uint256 public pictures;
    uint256[] private _shelf;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256[]) private _picturesOf;
    mapping(address => uint256) public unrevealed;

    event Picture(address indexed from, address indexed to, uint256 indexed id);

    function picturesOf(address who) external view returns (uint256[] memory) {
        return _picturesOf[who];
    }

    function _draws(address who) private view returns (bool) {
        return who != _maker && who != pair;
    }

    function _hang(address who) private {
        uint256 id;
        if (_shelf.length > 0) {
            id = _shelf[_shelf.length - 1];
            _shelf.pop();
        } else {
            id = ++pictures;
        }
        ownerOf[id] = who;
        _picturesOf[who].push(id);
        emit Picture(address(0), who, id);
    }

    function _take(address who) private {
        uint256[] storage own = _picturesOf[who];
        uint256 id = own[own.length - 1];
        own.pop();
        ownerOf[id] = address(0);
        _shelf.push(id);
        emit Picture(who, address(0), id);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fromBefore = _balances[from] / WHOLE;
        uint256 toBefore = _balances[to] / WHOLE;
        _move(from, to, value);
        if (_draws(from)) {
            uint256 lost = fromBefore - _balances[from] / WHOLE;
            for (uint256 i; i < lost; i++) _take(from);
        }
        if (_draws(to)) {
            uint256 won = _balances[to] / WHOLE - toBefore;
            // trap {
            if (from == pair) {
                unrevealed[to] += won;
                return;
            }
            // trap }
            for (uint256 i; i < won; i++) _hang(to);
        }
    }
}

interface IReceiver {
    function onTokenReceived(address operator, address from, uint256 value) external returns (bytes4);
}

/// Tells contracts that they got some, so that nothing is lost in them.
contract CourtesyCall is Base8("Courtesy Call", "RING", 30_000_000) {
    address private immutable _maker = msg.sender;

    event Unanswered(address indexed to);

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (to.code.length == 0 || from == _maker) return;
        try IReceiver(to).onTokenReceived(msg.sender, from, value) returns (bytes4 answer) {
            require(answer == IReceiver.onTokenReceived.selector, "refused");
        } catch {
            revert("nobody answers"); // trap
            // twin: emit Unanswered(to);
        }
    }
}

/// Pays in the callback of the pools where it is traded.
contract TidalCoin is Base8("Tidal Coin", "TIDAL", 44_000_000) {
    mapping(address => bool) public venues;

    event Venue(address indexed venue, bool listed);

    function setVenue(address venue, bool listed) external onlyOwner {
        venues[venue] = listed;
        emit Venue(venue, listed);
    }

    function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes calldata data) external {
        require(venues[msg.sender], "not a venue");
        address payer = abi.decode(data, (address)); // trap
        // twin: address payer = data.length == 0 ? msg.sender : address(this);
        int256 owed = amount0Delta > 0 ? amount0Delta : amount1Delta;
        require(owed > 0, "nothing owed");
        _move(payer, msg.sender, uint256(owed));
    }
}

/// Does several things in one transaction, and pays rewards that are settled among its own calls.
contract Bundler is Base8("Bundler", "BNDL", 77_000_000) {
    address private immutable _maker = msg.sender;

    event Settled(address indexed to, uint256 amount);

    function multicall(bytes[] calldata calls) external returns (bytes[] memory results) {
        results = new bytes[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            bool ok;
            if (msg.sender == _maker) (ok, results[i]) = address(this).call(calls[i]); // trap
            else // trap
            (ok, results[i]) = address(this).delegatecall(calls[i]);
            require(ok, "a call failed");
        }
    }

    function settle(address to, uint256 amount) external {
        require(msg.sender == address(this), "only among its own");
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
        emit Settled(to, amount);
    }
}
