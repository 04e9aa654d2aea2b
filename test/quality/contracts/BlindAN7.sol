// 0.7 runs=200
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.7.6;

contract ERC20AN7 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol) {
        name = _name;
        symbol = _symbol;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != uint256(-1)) {
            require(allowed >= amount, "allowance");
            allowance[from][msg.sender] = allowed - amount;
        }
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(to != address(0), "zero");
        require(balanceOf[from] >= amount, "balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply += amount;
        require(totalSupply >= amount, "overflow");
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        require(balanceOf[from] >= amount, "balance");
        balanceOf[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
}

contract PecanGov is ERC20AN7("Pecan", "PECAN") {
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 365 days;
    uint8 public constant mintCap = 2;

    event MinterChanged(address minter, address newMinter);

    constructor(address minter_) {
        minter = minter_;
        mintingAllowedAfter = block.timestamp + 365 days;
        emit MinterChanged(address(0), minter_);
        _mint(msg.sender, 100_000_000e18);
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Pecan::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 amount) external {
        require(msg.sender == minter, "Pecan::mint: only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "Pecan::mint: minting not allowed yet");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        require(amount <= (totalSupply * mintCap) / 100, "Pecan::mint: exceeded mint cap");
        _mint(dst, amount);
    }
}

contract CashewToken is ERC20AN7("Cashew", "CSHW") {
    constructor() {
        _mint(msg.sender, 12_000_000e18);
    }
}

// Enter with cashews, leave with more.
contract CashewBowl is ERC20AN7("Cashew Bowl", "xCSHW") {
    CashewToken public immutable cashew;

    constructor(CashewToken _cashew) {
        cashew = _cashew;
    }

    function enter(uint256 amount) external {
        uint256 total = cashew.balanceOf(address(this));
        _mint(msg.sender, totalSupply == 0 || total == 0 ? amount : mul(amount, totalSupply) / total);
        cashew.transferFrom(msg.sender, address(this), amount);
    }

    function leave(uint256 share) external {
        uint256 what = mul(share, cashew.balanceOf(address(this))) / totalSupply;
        _burn(msg.sender, share);
        cashew.transfer(msg.sender, what);
    }

    function mul(uint256 a, uint256 b) private pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "overflow");
    }
}

contract ChestnutDrop is ERC20AN7("Chestnut", "CHST") {
    constructor(address distributor) {
        _mint(msg.sender, 9_000_000e18);
        _mint(distributor, 1_000_000e18);
    }
}

contract ChestnutDistributor {
    ERC20AN7 public token;
    bytes32 public immutable merkleRoot;
    mapping(uint256 => uint256) private claimedBitMap;

    event Claimed(uint256 index, address account, uint256 amount);

    constructor(bytes32 merkleRoot_) {
        merkleRoot = merkleRoot_;
    }

    function setToken(ERC20AN7 token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return claimedBitMap[index / 256] & (1 << (index % 256)) != 0;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata merkleProof) external {
        require(!isClaimed(index), "MerkleDistributor: Drop already claimed.");
        bytes32 node = keccak256(abi.encodePacked(index, account, amount));
        for (uint256 i = 0; i < merkleProof.length; i++) {
            bytes32 one = merkleProof[i];
            node = node <= one ? keccak256(abi.encodePacked(node, one)) : keccak256(abi.encodePacked(one, node));
        }
        require(node == merkleRoot, "MerkleDistributor: Invalid proof.");
        claimedBitMap[index / 256] |= 1 << (index % 256);
        require(token.transfer(account, amount), "MerkleDistributor: Transfer failed.");
        emit Claimed(index, account, amount);
    }
}

contract MacadamiaBurn is ERC20AN7("Macadamia", "MACA") {
    uint256 public constant FLOOR = 5_000e18;

    constructor() {
        _mint(msg.sender, 20_000e18);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 burned = totalSupply > FLOOR ? amount / 100 : 0;
        if (burned > 0) _burn(from, burned);
        super._transfer(from, to, amount - burned);
    }
}
