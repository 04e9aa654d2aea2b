// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Reads everything one block can tell in one eth_call. It is sent as the init code of a contract that is never created
/// (a call without recipient), so it needs neither a deployment nor a state override; what it returns is the answer.
contract Scout {
    struct Question { address target; bytes data; }
    struct Pair { address factory; address tokenA; address tokenB; }

    struct Account { uint256 balance; uint256 codeSize; bytes32 codeHash; bytes head; }
    /// `codeSize` is that of the address in the answer, where the answer is one word that can be an address.
    struct Reply { bool ok; bytes data; uint256 codeSize; }
    struct Reserves { address pool; uint256 reserveA; uint256 reserveB; }

    struct Report { uint256 chainId; uint256 timestamp; Account[] accounts; Reply[] replies; Reserves[] pools; }

    /// A token that burns all gas or returns megabytes costs this much and no more.
    uint256 private constant GAS_EACH = 200_000;
    uint256 private constant BYTES_EACH = 1_024;

    constructor(address[] memory accounts, Question[] memory questions, Pair[] memory pairs) {
        Report memory report;
        report.chainId = block.chainid;
        report.timestamp = block.timestamp;
        report.accounts = new Account[](accounts.length);
        for (uint256 i; i < accounts.length; i++) report.accounts[i] = describe(accounts[i]);
        report.replies = new Reply[](questions.length);
        for (uint256 i; i < questions.length; i++) {
            (bool ok, bytes memory data) = ask(questions[i].target, questions[i].data);
            report.replies[i] = Reply(ok, data, data.length == 32 ? addressIn(data).code.length : 0);
        }
        report.pools = new Reserves[](pairs.length);
        for (uint256 i; i < pairs.length; i++) report.pools[i] = reservesOf(pairs[i]);
        bytes memory answer = abi.encode(report);
        assembly { return(add(answer, 32), mload(answer)) }
    }

    function describe(address account) private view returns (Account memory) {
        uint256 size = account.code.length;
        bytes memory head = new bytes(size < 64 ? size : 64);
        assembly { extcodecopy(account, add(head, 32), 0, mload(head)) }
        return Account(account.balance, size, account.codehash, head);
    }

    /// getPair(address,address), then token0() and getReserves(): the pair order decides which reserve is whose.
    function reservesOf(Pair memory pair) private view returns (Reserves memory found) {
        (bool ok, bytes memory data) = ask(pair.factory, abi.encodeWithSelector(0xe6a43905, pair.tokenA, pair.tokenB));
        if (!ok || data.length != 32) return found;
        address pool = addressIn(data);
        if (pool.code.length == 0) return found;
        (ok, data) = ask(pool, abi.encodeWithSelector(0x0dfe1681));
        if (!ok || data.length != 32) return found;
        bool firstIsA = addressIn(data) == pair.tokenA;
        (ok, data) = ask(pool, abi.encodeWithSelector(0x0902f1ac));
        if (!ok || data.length < 64) return found;
        (uint256 reserve0, uint256 reserve1) = abi.decode(data, (uint256, uint256));
        return firstIsA ? Reserves(pool, reserve0, reserve1) : Reserves(pool, reserve1, reserve0);
    }

    function addressIn(bytes memory word) private pure returns (address) {
        return address(uint160(uint256(bytes32(word))));
    }

    function ask(address target, bytes memory data) private view returns (bool ok, bytes memory answer) {
        if (target.code.length == 0) return (false, answer);
        uint256 size;
        assembly {
            ok := staticcall(GAS_EACH, target, add(data, 32), mload(data), 0, 0)
            size := returndatasize()
            if gt(size, BYTES_EACH) { size := BYTES_EACH }
        }
        answer = new bytes(size);
        assembly { returndatacopy(add(answer, 32), 0, size) }
    }
}
