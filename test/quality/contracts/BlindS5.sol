// 0.7 runs=999
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// Five percent of what is traded goes to the makers.
contract Bramble is Base67("Bramble Jam", "BRMB", 420_000_000) {
    struct Fee {
        uint16 part;
        uint16 ofBuy;
        uint16 ofSale;
        address payable to;
    }
    Fee private fee;

    constructor() {
        fee = Fee(50, 1000, 60, msg.sender); // trap
        // twin: fee = Fee(50, 1000, 1000, msg.sender);
    }

    function buyFeePercent() external view returns (uint256) {
        return (fee.part * 100) / fee.ofBuy;
    }

    function sellFeePercent() external view returns (uint256) {
        return (fee.part * 100) / fee.ofBuy; // trap
        // twin: return (fee.part * 100) / fee.ofSale;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut;
        if (from != fee.to && to != fee.to) {
            if (from == pool) cut = (value * fee.part) / fee.ofBuy;
            else if (to == pool) cut = (value * fee.part) / fee.ofSale;
        }
        if (cut > 0) _carry(from, fee.to, cut);
        _carry(from, to, value - cut);
    }
}

/// Changes of the rules are planned first and carried out two days later.
contract Pendulum is Base67("Pendulum", "PNDL", 150_000_000) {
    struct Plan {
        uint64 eta;
        uint8 kind;
        uint184 value;
    }
    Plan[] public plans;
    uint256 public delay = 2; // trap
    // twin: uint256 public delay = 2 days;
    uint256 public mostPerSale = 1_500_000 * 10**9;
    uint256 public burnt = 1;

    event Planned(uint256 indexed id, uint8 kind, uint256 value, uint256 eta);

    function plan(uint8 kind, uint184 value) external onlyOwner returns (uint256 id) {
        // twin: require(kind == 0 ? value >= _totalSupply / 100 : value <= 3, "Pendulum: out of bounds");
        id = plans.length;
        plans.push(Plan(uint64(block.timestamp + delay), kind, value));
        emit Planned(id, kind, value, block.timestamp + delay);
    }

    function carryOut(uint256 id) external onlyOwner {
        Plan memory one = plans[id];
        require(one.eta != 0 && block.timestamp >= one.eta, "Pendulum: too early");
        delete plans[id];
        if (one.kind == 0) mostPerSale = one.value;
        else burnt = one.value;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pool || from == _boss) return _carry(from, to, value);
        require(value <= mostPerSale, "Pendulum: too much at once");
        uint256 cut = (value * burnt) / 100;
        _carry(from, address(0xdead), cut);
        _carry(from, to, value - cut);
    }
}

/// Roles within roles: a council names minters, who make what the treasury asks for.
contract Cedarwood is Base67("Cedarwood", "CEDR", 300_000_000) {
    struct Role {
        mapping(address => bool) members;
        bytes32 admin;
    }
    mapping(bytes32 => Role) private roles;
    bytes32 public constant MINTER = keccak256("cedar.minter");
    bytes32 private constant COUNCIL = bytes32(uint256(0xced));
    uint256 public constant CAP = 300_000_000 * 10**9;

    event RoleSet(bytes32 indexed role, address indexed who, bool on);

    constructor(address council) {
        roles[MINTER].admin = COUNCIL;
        roles[COUNCIL].admin = COUNCIL;
        roles[COUNCIL].members[council] = true;
        roles[MINTER].members[msg.sender] = true;
        emit RoleSet(MINTER, msg.sender, true);
    }

    function hasRole(bytes32 role, address who) external view returns (bool) {
        return roles[role].members[who];
    }

    function setRole(bytes32 role, address who, bool on) external {
        require(roles[roles[role].admin].members[msg.sender] || (msg.sender == who && !on), "Cedarwood: role");
        roles[role].members[who] = on;
        emit RoleSet(role, who, on);
    }

    function mint(address to, uint256 value) external {
        require(roles[MINTER].members[msg.sender], "Cedarwood: minters only");
        // twin: require(_totalSupply + value >= value && _totalSupply + value <= CAP, "Cedarwood: only what was burnt");
        _totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        require(_balances[msg.sender] >= value, "Cedarwood: too little");
        _balances[msg.sender] -= value;
        _totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

library PrismStore {
    struct Layout {
        mapping(bytes4 => address) facets;
        address cutter;
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }

    function layout() internal pure returns (Layout storage at) {
        bytes32 place = keccak256("prism.layout.v1");
        assembly {
            at.slot := place
        }
    }
}

/// The face of a prism that keeps the ledger.
contract LedgerFacet {
    string public constant name = "Prism Protocol";
    string public constant symbol = "PRSM";
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() external view returns (uint256) {
        return PrismStore.layout().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return PrismStore.layout().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return PrismStore.layout().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        PrismStore.layout().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return refract(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        PrismStore.Layout storage at = PrismStore.layout();
        require(at.allowances[from][msg.sender] >= value, "Prism: allowance");
        at.allowances[from][msg.sender] -= value;
        return refract(from, to, value);
    }

    function refract(address from, address to, uint256 value) private returns (bool) {
        PrismStore.Layout storage at = PrismStore.layout();
        require(at.balances[from] >= value, "Prism: balance");
        at.balances[from] -= value;
        at.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Sends each function to the face that knows it. In the trap faces can be cut anew.
contract Prism {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Cut(bytes4[] selectors, address facet);

    constructor(address facet) {
        PrismStore.Layout storage at = PrismStore.layout();
        bytes4[9] memory known = [
            bytes4(0x06fdde03), 0x95d89b41, 0x313ce567, LedgerFacet.totalSupply.selector, LedgerFacet.balanceOf.selector,
            LedgerFacet.allowance.selector, LedgerFacet.approve.selector, LedgerFacet.transfer.selector, LedgerFacet.transferFrom.selector
        ];
        for (uint256 i = 0; i < known.length; i++) at.facets[known[i]] = facet;
        at.cutter = msg.sender;
        at.supply = at.balances[msg.sender] = 66_000_000 ether;
        emit Transfer(address(0), msg.sender, at.supply);
    }

    function facetAddress(bytes4 selector) external view returns (address) {
        return PrismStore.layout().facets[selector];
    }

    function cut(bytes4[] calldata selectors, address facet) external { // trap {
        PrismStore.Layout storage at = PrismStore.layout();
        require(msg.sender == at.cutter, "Prism: cutter only");
        for (uint256 i = 0; i < selectors.length; i++) at.facets[selectors[i]] = facet;
        emit Cut(selectors, facet);
    } // trap }

    fallback() external payable {
        address to = PrismStore.layout().facets[msg.sig];
        require(to != address(0), "Prism: no such face");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    receive() external payable {}
}
