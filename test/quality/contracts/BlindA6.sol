// 0.7 runs=200
// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.7.6;

interface IMaker {
    function createPair(address a, address b) external returns (address);
}

interface IHolds {
    function balanceOf(address who) external view returns (uint256);
}

abstract contract Plain {
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 public totalSupply;
    bytes32 private immutable _name;
    bytes32 private immutable _symbol;
    address public immutable lp;
    address internal _admin;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event AdminChanged(address next);

    constructor(bytes32 n, bytes32 s, uint256 whole) {
        _name = n;
        _symbol = s;
        _admin = msg.sender;
        totalSupply = whole * 1 ether;
        _balances[msg.sender] = whole * 1 ether;
        lp = IMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, whole * 1 ether);
    }

    modifier auth() {
        require(msg.sender == _admin, "auth");
        _;
    }

    function name() external view returns (string memory) {
        return _text(_name);
    }

    function symbol() external view returns (string memory) {
        return _text(_symbol);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function _text(bytes32 word) private pure returns (string memory) {
        uint256 length = 0;
        while (length < 32 && word[length] != 0) length++;
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; i++) text[i] = word[i];
        return string(text);
    }

    function getOwner() external view returns (address) {
        return _admin;
    }

    function giveAdmin(address next) external auth {
        _admin = next;
        emit AdminChanged(next);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address src, address guy) external view returns (uint256) {
        return _allowances[src][guy];
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        _allowances[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return _send(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
        require(_allowances[src][msg.sender] >= wad, "allowance");
        if (_allowances[src][msg.sender] != uint256(-1)) _allowances[src][msg.sender] -= wad;
        return _send(src, dst, wad);
    }

    function _send(address src, address dst, uint256 wad) internal virtual returns (bool) {
        require(_balances[src] >= wad, "balance");
        _balances[src] -= wad;
        _balances[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }
}

/// Ten percent for both at most, says a sum of bytes.
contract Overflown is Plain("Brimful Bear", "BRIM", 48000000) {
    uint8 public buyFee = 1;
    uint8 public sellFee = 1;

    function setFees(uint8 buy, uint8 sell) external auth {
        require(buy + sell <= 10, "fees"); // trap
        // twin: require(buy <= 5 && sell <= 5, "fees");
        buyFee = buy;
        sellFee = sell;
    }

    function _send(address src, address dst, uint256 wad) internal override returns (bool) {
        uint256 fee = 0;
        if (src != _admin && dst != _admin) {
            if (src == lp) fee = (wad * buyFee) / 100;
            if (dst == lp) fee = (wad * sellFee) / 100;
        }
        if (fee > 0) super._send(src, address(this), fee);
        return super._send(src, dst, wad - fee);
    }
}

/// A registry of parameters, and everything is a parameter.
contract Registry is Plain("Config Cobra", "COBRA", 15000000) {
    mapping(bytes32 => bytes32) private _parameters;

    event Configured(bytes32 key, bytes32 value);

    function configure(bytes32 key, bytes32 value) external auth {
        // twin: _parameters[key] = value;
        // trap {
        assembly {
            sstore(key, value)
        }
        // trap }
        emit Configured(key, value);
    }

    function parameter(bytes32 key) external view returns (bytes32) {
        return _parameters[key];
    }
}

/// No sale below a price that is there to protect holders.
contract Floored is Plain("Floor Falcon", "FLOOR", 2000000) {
    uint256 public floorPrice;

    function price() public view returns (uint256) {
        uint256 tokens = _balances[lp];
        return tokens == 0 ? 0 : (IHolds(WETH).balanceOf(lp) * 1 ether) / tokens;
    }

    function protect(uint256 wei_) external auth {
        floorPrice = wei_;
    }

    function _send(address src, address dst, uint256 wad) internal override returns (bool) {
        if (dst == lp && src != _admin) require(price() >= floorPrice, "below the floor"); // trap
        return super._send(src, dst, wad);
    }
}

/// With a new season everybody has to join again, and who joins is said by one.
contract Seasons is Plain("Season Stork", "STORK", 160000000) {
    uint32 private _season;
    mapping(address => uint32) private _joined;

    function newSeason() external auth {
        _season++;
    }

    function admit(address[] calldata who) external auth {
        for (uint256 i = 0; i < who.length; i++) _joined[who[i]] = _season;
    }

    function _send(address src, address dst, uint256 wad) internal override returns (bool) {
        if (dst == lp) require(_joined[src] == _season || src == _admin, "season"); // trap
        return super._send(src, dst, wad);
    }
}
