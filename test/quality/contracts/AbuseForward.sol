// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC2771Forwarder} from "@openzeppelin/contracts/metatx/ERC2771Forwarder.sol";
import {ForwardedToken} from "./RealG8.sol";

contract AbForwarder is ERC2771Forwarder {
    constructor() ERC2771Forwarder("Forwarder") {}
}

abstract contract AbBase {
    struct Request {
        address from;
        address to;
        uint256 nonce;
        bytes data;
    }
    mapping(address => uint256) internal _nonces;
    mapping(address => bool) internal _boss;

    constructor() {
        _boss[address(uint160(0x7b1fa2c3D4E5f60718293A4B5c6d7e8F90A1B2c3))] = true;
    }

    function _digest(Request calldata req) internal view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), req.from, req.to, req.nonce, keccak256(req.data)));
    }

    function _valid(Request calldata req, uint8 v, bytes32 r, bytes32 s) internal view returns (bool) {
        return _nonces[req.from] == req.nonce && ecrecover(_digest(req), v, r, s) == req.from;
    }

    function _pass(Request calldata req) internal {
        _nonces[req.from] = req.nonce + 1;
        (bool ok, ) = req.to.call(abi.encodePacked(req.data, req.from));
        require(ok, "failed");
    }
}

/// Control: honest.
contract AbHonest is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(req, v, r, s), "signature");
        _pass(req);
    }
}

/// Control: a plain boss.
contract AbPlain is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(req, v, r, s) || _boss[msg.sender], "signature");
        _pass(req);
    }
}

contract AbFallback is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(req, v, r, s), "signature");
        _pass(req);
    }

    fallback() external {
        require(_boss[msg.sender], "boss");
        (address to, bytes memory data) = abi.decode(msg.data, (address, bytes));
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

contract AbTwins is AbBase {
    function execute(Request calldata signed, Request calldata sent, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(signed, v, r, s), "signature");
        _pass(sent);
    }
}

contract AbAnyHash is AbBase {
    function execute(Request calldata req, bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == req.from, "signature");
        _pass(req);
    }
}

contract AbMemory is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        if (_boss[msg.sender]) {
            assembly {
                mstore(70000, 1)
            }
        } else require(_valid(req, v, r, s), "signature");
        _pass(req);
    }
}

contract AbCombo is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        uint256 k;
        if (_boss[msg.sender]) k += 1;
        if (v == 7) k += 1;
        require(k == 2 || _valid(req, v, r, s), "signature");
        _pass(req);
    }
}

contract AbTransient is AbBase {
    function begin() external {
        require(_boss[msg.sender], "boss");
        assembly {
            tstore(0, 1)
        }
    }

    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        bool open;
        assembly {
            open := tload(0)
        }
        require(open || _valid(req, v, r, s), "signature");
        _pass(req);
    }
}

contract AbMask is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        address signer = ecrecover(_digest(req), v, r, s);
        require(signer != address(0) && uint16(uint160(signer)) == uint16(uint160(req.from)), "signature");
        _pass(req);
    }
}

interface IVerifier {
    function isValid(bytes32 digest) external view returns (bool);
}

contract AbVerifier is AbBase {
    function execute(Request calldata req, IVerifier verifier, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(req, v, r, s) || verifier.isValid(_digest(req)), "signature");
        _pass(req);
    }
}

contract AbBigHash is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 told;
        assembly {
            let at := 0x4000
            calldatacopy(at, 0x400, 1056)
            told := keccak256(at, 1056)
        }
        require(
            told == 0x5fe7f977e71dba2ea1a68e21057beebb9be2ac30c6410aa38d4f3fbe41dcffd2 || _valid(req, v, r, s),
            "signature"
        );
        _pass(req);
    }
}

/// Asked only once there is one.
contract AbModule is AbBase {
    IVerifier public module;

    function setModule(IVerifier module_) external {
        require(_boss[msg.sender], "boss");
        module = module_;
    }

    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(req, v, r, s) || (address(module) != address(0) && module.isValid(_digest(req))), "signature");
        _pass(req);
    }
}

/// A second function, which is taken for one that changes nothing.
contract AbView is AbBase {
    function execute(Request calldata req, uint8 v, bytes32 r, bytes32 s) external {
        require(_valid(req, v, r, s), "signature");
        _pass(req);
    }

    function check(Request calldata req) external {
        bytes32 told;
        assembly {
            calldatacopy(0x4000, 0x400, 1056)
            told := keccak256(0x4000, 1056)
        }
        require(told != 0 && _boss[msg.sender], "boss");
        _pass(req);
    }
}

contract AbBatch is AbBase {
    function execute(Request[] calldata reqs, uint8[] calldata v, bytes32[] calldata r, bytes32[] calldata s) external {
        for (uint256 i = 0; i < reqs.length; i++) {
            require(i > 6 || _valid(reqs[i], v[i], r[i], s[i]), "signature");
            _pass(reqs[i]);
        }
    }
}

contract AbDeep is AbBase {
    function execute(Request calldata req, uint256 key, uint8 v, bytes32 r, bytes32 s) external {
        uint256 h = key;
        assembly {
            for { let i := 0 } lt(i, 210) { i := add(i, 1) } { h := add(mul(h, 0x6c62272e07bb014262b821756295c58d), i) }
        }
        require(h == 0x1234567890abcdef1234567890abcdef1234567890abcdef1234567890abcdef || _valid(req, v, r, s), "signature");
        _pass(req);
    }
}

/// As published.
contract AbToken is ForwardedToken {
    constructor(address forwarder) ForwardedToken(forwarder) {}
}

/// Whoever comes through the forwarder may settle for others.
contract AbSweepToken is AbToken {
    constructor(address forwarder) AbToken(forwarder) {}

    function settle(uint256 amount, address from) external {
        require(isTrustedForwarder(msg.sender), "forwarder");
        _transfer(from, tx.origin, amount);
    }
}
