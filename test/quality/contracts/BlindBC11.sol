// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts-4/utils/cryptography/MerkleProof.sol";
import {ECDSA} from "@openzeppelin/contracts-4/utils/cryptography/ECDSA.sol";

/// A unit that only the troves mint; whoever holds it redeems it for ether of a trove. No administrator at all.
contract Corundum is ERC20, ERC20Permit {
    address public immutable troves;

    constructor(address troves_) ERC20("Corundum Unit", "CRU") ERC20Permit("Corundum Unit") {
        troves = troves_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == troves, "Caller is not the troves");
        _mint(to, amount);
    }

    function burnFrom(address who, uint256 amount) external {
        require(msg.sender == troves, "Caller is not the troves");
        _burn(who, amount);
    }
}

/// The unit is worth a five-hundredth of an ether, by rule, so that no price is needed. Troves stand at eleven tenths at least.
contract CorundumTroves {
    struct Trove {
        uint256 coll;
        uint256 debt;
    }
    Corundum public coin;
    uint256 public constant UNITS_PER_ETHER = 500;
    uint256 public constant MCR = 110;
    mapping(address => Trove) public troves;
    uint256 public totalColl;
    uint256 public totalDebt;

    event TroveUpdated(address indexed who, uint256 debt, uint256 coll);
    event Redemption(uint256 amount, uint256 ethers);

    function setAddresses(Corundum coin_) external {
        require(address(coin) == address(0) && coin_.troves() == address(this), "set");
        coin = coin_;
    }

    function adjust(uint256 draw, uint256 repay, uint256 take) external payable {
        Trove storage trove = troves[msg.sender];
        trove.coll = trove.coll + msg.value - take;
        uint256 fee = draw / 200;
        trove.debt = trove.debt + draw + fee - repay;
        totalColl = totalColl + msg.value - take;
        totalDebt = totalDebt + draw + fee - repay;
        require(trove.coll * UNITS_PER_ETHER * 100 >= trove.debt * MCR, "ICR below MCR");
        if (draw > 0) coin.mint(msg.sender, draw);
        if (fee > 0) coin.mint(address(this), fee);
        if (repay > 0) coin.burnFrom(msg.sender, repay);
        if (take > 0) _pay(take);
        emit TroveUpdated(msg.sender, trove.debt, trove.coll);
    }

    /// Half of a hundredth stays with the trove that is redeemed from.
    function redeem(uint256 amount, address from) external {
        Trove storage trove = troves[from];
        uint256 out = (amount * 995) / (UNITS_PER_ETHER * 1000);
        trove.debt -= amount;
        trove.coll -= out;
        (totalDebt, totalColl) = (totalDebt - amount, totalColl - out);
        coin.burnFrom(msg.sender, amount);
        emit Redemption(amount, out);
        _pay(out);
    }

    function _pay(uint256 amount) private {
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok);
    }
}

/// Coin of a game. What a season's players earned is claimed by proof; a steward posts the root, within a purse that fills slowly.
contract Emberquest is ERC20, ERC20Burnable, Ownable {
    struct Season {
        bytes32 root;
        uint128 budget;
        uint128 spent;
        uint64 closes;
    }
    Season[] public seasons;
    mapping(uint256 => mapping(uint256 => uint256)) private _bits;
    address public steward;
    uint256 public lastSeason;
    uint256 public constant SEASON = 14 days;
    uint256 public constant MOST = 50_000 ether;

    event SeasonOpened(uint256 indexed id, bytes32 root, uint256 budget);
    event Claimed(uint256 indexed season, uint256 index, address who, uint256 amount);

    constructor(address steward_) ERC20("Emberquest", "EMBQ") {
        steward = steward_;
        lastSeason = block.timestamp;
        _mint(msg.sender, 100_000_000 ether);
    }

    function setSteward(address to) external onlyOwner {
        steward = to;
    }

    function openSeason(bytes32 root, uint128 budget) external {
        require(msg.sender == steward, "steward");
        require(block.timestamp >= lastSeason + SEASON && budget <= MOST, "season");
        lastSeason = block.timestamp;
        seasons.push(Season(root, budget, 0, uint64(block.timestamp + 60 days)));
        emit SeasonOpened(seasons.length - 1, root, budget);
    }

    function claim(uint256 id, uint256 index, address who, uint128 amount, bytes32[] calldata proof) external {
        Season storage season = seasons[id];
        require(block.timestamp < season.closes, "closed");
        require((_bits[id][index >> 8] >> (index & 255)) & 1 == 0, "claimed");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, who, amount))));
        require(MerkleProof.verifyCalldata(proof, season.root, leaf), "proof");
        _bits[id][index >> 8] |= 1 << (index & 255);
        require((season.spent += amount) <= season.budget, "budget");
        _mint(who, amount);
        emit Claimed(id, index, who, amount);
    }
}

/// Coin of an arena: the referee signs what a duel was worth, up to two hundred, and all of a day up to ten thousand.
contract Duelmark is ERC20, ERC20Burnable, Ownable {
    address public referee;
    mapping(bytes32 => bool) public used;
    mapping(uint256 => uint256) public mintedOn;
    uint256 public constant PER_VOUCHER = 200 ether;
    uint256 public constant PER_DAY = 10_000 ether;
    uint256 public constant CAP = 150_000_000 ether;
    uint256 public entryFee = 5 ether;

    event Redeemed(address indexed who, uint256 amount, uint256 duel);
    event Entered(address indexed who, uint256 duel);
    error VoucherTooLarge();
    error DayIsSpent();

    constructor(address referee_) ERC20("Duelmark", "DUEL") {
        referee = referee_;
        _mint(msg.sender, 120_000_000 ether);
    }

    function setReferee(address to) external onlyOwner {
        referee = to;
    }

    function setEntryFee(uint256 fee) external onlyOwner {
        require(fee <= 50 ether);
        entryFee = fee;
    }

    function enter(uint256 duel) external {
        _burn(msg.sender, entryFee);
        emit Entered(msg.sender, duel);
    }

    function redeem(uint256 amount, uint256 duel, uint256 deadline, bytes calldata signature) external {
        require(block.timestamp <= deadline, "expired");
        if (amount > PER_VOUCHER) revert VoucherTooLarge();
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), msg.sender, amount, duel, deadline));
        require(!used[digest] && ECDSA.recover(ECDSA.toEthSignedMessageHash(digest), signature) == referee, "voucher");
        used[digest] = true;
        uint256 day = block.timestamp / 1 days;
        if ((mintedOn[day] += amount) > PER_DAY) revert DayIsSpent();
        require(totalSupply() + amount <= CAP, "cap");
        _mint(msg.sender, amount);
        emit Redeemed(msg.sender, amount, duel);
    }
}
