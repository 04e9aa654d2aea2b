// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IStore {
    function burn(address from, uint256 value) external;
    function mint(address to, uint256 value) external;
}

/// Ways to call others in somebody's name, which is written behind the call, or in it.
contract Speakers {
    address public constant operator = 0x00000000000000000000000000000000C0FFEE01;
    mapping(address => uint256) public nonces;
    mapping(address => address) internal principal;
    address private constant listener = 0x000000000000000000000000000000000000d2D2;
    Clerk private constant clerk = Clerk(0x000000000000000000000000000000000000D4d4);

    function himself(address to, bytes calldata data) external {
        say(to, data, msg.sender);
    }

    function signed(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external {
        require(signer(from, to, data, v, r, s) == from && from != address(0), "signature");
        say(to, data, from);
    }

    /// Behind what is said a word is put, or wherever one likes.
    function signedOnto(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s, uint256 place) external {
        require(signer(from, to, data, v, r, s) == from && from != address(0), "signature");
        bytes memory said = abi.encodePacked(data, from);
        assembly {
            mstore(add(add(said, 1024), place), s)
        }
        (bool ok, ) = to.call(said);
        require(ok, "failed");
    }

    /// The operator may sign for everybody.
    function signedOrOperator(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external {
        address who = signer(from, to, data, v, r, s);
        require(who == from || who == operator, "signature");
        say(to, data, from);
    }

    /// Somebody has signed, and it is said in the name of somebody else.
    function signedForOther(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s, address other) external {
        require(signer(from, to, data, v, r, s) == from, "signature");
        say(to, data, other);
    }

    /// Of one word the lower bytes have signed, and it is said in the name of the upper ones.
    function signedBesides(bytes32 both, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external {
        require(signer(address(uint160(uint256(both))), to, data, v, r, s) == address(uint160(uint256(both))), "signature");
        say(to, data, address(bytes20(both)));
    }

    function unsigned(address from, address to, bytes calldata data) external {
        say(to, data, from);
    }

    /// What is said has no name behind it.
    function nameless(address to, bytes calldata data) external {
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }

    /// What is too short for any function.
    function wordless(address to, bytes calldata data) external {
        require(data.length < 4, "long");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }

    /// Long enough for one.
    function selectorAlone(address to, bytes calldata data) external {
        require(data.length <= 4, "long");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }

    /// Only the operator, in whose name he likes.
    function byOperator(address from, address to, bytes calldata data) external {
        require(msg.sender == operator, "operator");
        say(to, data, from);
    }

    /// Other code in the place of this one.
    function inPlace(address to, bytes calldata data) external {
        (bool ok, ) = to.delegatecall(abi.encodePacked(data, msg.sender));
        require(ok, "failed");
    }

    function quiet() external {
        nonces[msg.sender]++;
    }

    function giveUp(uint256 value) external {
        IStore(listener).burn(msg.sender, value);
        payable(msg.sender).transfer(0);
    }

    /// Another function, which names somebody else.
    function hand(address to, uint256 value) external {
        IStore(listener).mint(to, value);
    }

    /// What is given up stands behind a note, and a longer note says another function.
    function giveUpBehind(bytes calldata note, uint256 value) external {
        (bool ok, ) = listener.call(abi.encodePacked(note[64:], IStore.burn.selector, abi.encode(msg.sender, value)));
        require(ok, "failed");
    }

    /// A clerk counts two notes first.
    function giveUpCounted(bytes calldata first, bytes calldata second, uint256 value) external {
        require(clerk.count(first, second) < 1_000, "long");
        IStore(listener).burn(msg.sender, value);
    }

    /// Of whom the clerk finds in the second note.
    function giveUpOfFound(bytes calldata first, bytes calldata second, uint256 value) external {
        IStore(listener).burn(clerk.find(first, second), value);
    }

    /// The same, done by the clerk.
    function giveUpByClerk(bytes calldata first, bytes calldata second, uint256 value) external {
        clerk.give(first, second, value);
    }

    function giveUpOf(address from, uint256 value) external {
        IStore(listener).burn(from, value);
    }

    /// Of somebody else only where the operator says so.
    function giveUpBits(uint256 value) external {
        address from = msg.sender;
        if (from == operator) from = address(uint160(value >> 96));
        IStore(listener).burn(from, value);
    }

    /// Whoever is kept for the caller.
    function giveUpOfPrincipal(uint256 value) external {
        IStore(listener).burn(principal[msg.sender], value);
    }

    /// Whoever is named must call.
    function giveUpOneself(address from, uint256 value) external {
        require(from == msg.sender, "not yours");
        IStore(listener).burn(from, value);
    }

    function giveUpOneselfOr(address from, uint256 value) external {
        require(from == msg.sender || msg.sender == operator, "not yours");
        IStore(listener).burn(from, value);
    }

    /// The upper bytes of a word call, and the lower ones pay.
    function giveUpBeside(bytes32 both, uint256 value) external {
        require(address(bytes20(both)) == msg.sender, "not yours");
        IStore(listener).burn(address(uint160(uint256(both))), value);
    }

    /// What was signed says how much.
    function giveUpSigned(address from, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(keccak256(abi.encode(from, value, nonces[from]++)), v, r, s) == from, "signature");
        IStore(listener).burn(from, value);
    }

    /// What was signed says who may say how much.
    function giveUpAllowed(address from, address taker, uint256 most, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        require(taker == msg.sender && value <= most, "taker");
        require(ecrecover(keccak256(abi.encode(from, taker, most, nonces[from]++)), v, r, s) == from, "signature");
        IStore(listener).burn(from, value);
    }

    /// What was signed says neither how much nor who may say it.
    function giveUpAnyhow(address from, uint256 most, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        require(value <= most, "most");
        require(ecrecover(keccak256(abi.encode(from, nonces[from]++)), v, r, s) == from, "signature");
        IStore(listener).burn(from, value);
    }

    /// Whatever was signed.
    function giveUpWhatever(bytes32 digest, address from, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(digest, v, r, s) == from, "signature");
        IStore(listener).burn(from, value);
    }

    function signer(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) private returns (address) {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), nonces[from]++, to, data));
        return ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash)), v, r, s);
    }

    function say(address to, bytes calldata data, address name) private {
        (bool ok, ) = to.call(abi.encodePacked(data, name));
        require(ok, "failed");
    }
}

/// Reads two notes, of which the second lies behind the first, however long that is.
contract Clerk {
    address private constant listener = 0x000000000000000000000000000000000000d2D2;

    function count(bytes calldata first, bytes calldata second) external pure returns (uint256) {
        return first.length + second.length;
    }

    function find(bytes calldata, bytes calldata second) public pure returns (address) {
        return address(bytes20(second[0:20]));
    }

    function give(bytes calldata first, bytes calldata second, uint256 value) external {
        IStore(listener).burn(find(first, second), value);
    }
}

interface IAnswer {
    function chosen() external view returns (address);
}

/// Functions that are shut, for different reasons.
contract Askers {
    address public constant keeper = 0x00000000000000000000000000000000C0ffee02;
    IAnswer public council;
    bool public isOpen;
    bytes32 public seal;
    uint256 public minimum = 5;
    uint256 public taken;
    mapping(address => bool) public isMember;
    mapping(address => uint256) public rank;
    mapping(address => uint256) public deposits;
    mapping(address => uint256) public debts;
    mapping(address => bool) public isBarred;
    mapping(bytes32 => mapping(address => bool)) public attested;

    /// How things stand.
    function whenOpen() external {
        require(isOpen, "shut");
        taken++;
    }

    function whenOwing(address who) external {
        require(debts[who] > deposits[who], "sound");
        taken += debts[who];
    }

    /// Whoever gets so much has it.
    function whoHasEnough(uint256 amount) external {
        require(deposits[msg.sender] >= amount && amount > minimum, "too little");
        deposits[msg.sender] -= amount;
        taken += amount;
    }

    function whoIsNotBarred(uint256 amount) external {
        require(!isBarred[msg.sender] && amount > minimum, "barred");
        taken += amount;
    }

    /// Who calls.
    function keeperOnly() external {
        require(msg.sender == keeper, "keeper");
        taken++;
    }

    function memberOnly() external {
        require(isMember[msg.sender], "member");
        taken++;
    }

    function rankOnly() external {
        require(rank[msg.sender] > 3, "rank");
        taken++;
    }

    function chosenOnly() external {
        require(council.chosen() == msg.sender, "chosen");
        taken++;
    }

    /// Those whose addresses end with zeros, which are made for it.
    function roundOnly() external {
        require(uint16(uint160(msg.sender)) == 0, "round");
        taken++;
    }

    function openedByOrigin() external {
        require(tx.origin == keeper || isOpen, "origin");
        taken++;
    }

    /// A member is let by where others must wait until it is open.
    function memberFirst() external {
        if (!isMember[msg.sender]) require(isOpen, "shut");
        taken++;
    }

    /// Behind what keeps everybody out stands who is asked.
    function keeperBehind() external {
        require(isOpen, "shut");
        require(msg.sender == keeper, "keeper");
        taken++;
    }

    function keeperSigned(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == keeper, "signature");
        taken++;
    }

    /// One whose address follows from a hash, and stands nowhere.
    function derivedOnly() external {
        require(msg.sender == address(uint160(uint256(keccak256(abi.encode(uint256(42)))))), "derived");
        taken++;
    }

    function councilOnly() external {
        require(msg.sender == address(council), "council");
        taken++;
    }

    function hashedOnly() external {
        require(keccak256(abi.encodePacked(msg.sender)) == seal, "seal");
        taken++;
    }
}
