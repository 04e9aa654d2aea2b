import { describe, expect, test } from 'vitest'
import { asksForFewerBlocks, type RefusalKind, refusalKind } from '../../../src/sources/evm/refusals.ts'

/** Words of nodes and proxies, as they were seen. */
const said: Record<RefusalKind, readonly (readonly [number | undefined, string])[]> = {
  execution: [
    [3, 'execution reverted'],
    [3, 'execution reverted: Invalid token ID'],
    [-32000, 'execution reverted: UniswapV2: LOCKED'],
    [-32000, 'VM Exception while processing transaction: revert'],
    [-32000, 'invalid opcode: opcode 0xfe not defined'],
    [-32000, 'out of gas'],
    [-32000, 'stack underflow (0 <=> 1)'],
    [-32000, 'intrinsic gas too low'],
    [-32015, 'EVM error: InvalidJump'],
    [-32000, 'insufficient funds for gas * price + value'],
  ],
  missing: [
    [-32000, 'missing trie node 00 (path ) state 0x00 is not available'],
    [-32000, 'missing trie node 0000 (path ) <nil>'],
    [-32000, 'header not found'],
    [-32002, 'No state available for block 36600 (0x98)'],
    [-32801, 'no historical RPC is available for this historical (pre-bedrock) execution request'],
    [-32000, 'required historical state unavailable (reexec=128)'],
    [-32001, 'block not found: 0x64'],
    [-32602, 'could not find block'],
    [-32000, 'Archive requests require a personal token'],
    [-39001, 'Unknown block'],
    [-32603, 'BlockOutOfRangeError: block height is 99 but requested was 100'],
  ],
  unsupported: [
    [-32601, 'the method eth_simulateV1 does not exist/is not available'],
    [-32601, 'Method not found'],
    [-32601, 'whatever'],
    [-32004, 'whatever'],
    [-32600, 'Unsupported method: eth_simulateV1'],
    [-32000, 'rpc method is not whitelisted'],
    [-32602, 'too many arguments, want at most 2'],
    [-32602, 'Expected between 1 and 2 arguments and got 3'],
    [undefined, 'eth_call with state overrides is not supported'],
    [-32600, 'eth_simulateV1 is not included in your current plan'],
  ],
  limited: [
    [-32005, 'limit exceeded'],
    [-32005, 'whatever'],
    [429, 'Too Many Requests'],
    [-32000, 'rate limit reached'],
    [-32090, 'Too many requests, reason: call rate limit exhausted, retry in 10s'],
    [31, 'Batch of more than 3 requests are not allowed on free tier, to use this feature register paid account'],
    [30, 'Request timeout on the free plan, please upgrade'],
    [-32001, 'monthly capacity limit reached'],
    [-32003, 'daily request count exceeded the quota'],
    [-32000, 'No server available to handle the request'],
    [-32000, 'under too much load'],
  ],
  broken: [
    [-32000, 'internal error'],
    [-32603, ''],
    [undefined, 'Missed `to` address'],
    [-32600, 'batch too large'],
    [-32700, 'parse error'],
    [-32000, 'canary'],
  ],
}

describe.each(Object.entries(said))('%s', (kind, examples) => {
  test.each(examples)('%s %s', (code, message) => {
    expect(refusalKind({ code, message })).toBe(kind)
    expect(refusalKind({ code, message: message.toUpperCase() })).toBe(kind)
  })
})

test('words decide before numbers, except for number 3: a limit is no missing method', () => {
  expect(refusalKind({ code: -32601, message: 'rate limit exceeded' })).toBe('limited')
  expect(refusalKind({ code: -32005, message: 'header not found' })).toBe('missing')
  expect(refusalKind({ code: 3, message: 'rate limit exceeded' })).toBe('execution')
})

test('a million characters come to an end', () => {
  expect(refusalKind({ code: undefined, message: 'historical '.repeat(100_000) })).toBe('broken')
})

test.each([
  'exceed maximum block range: 50000',
  'ranges over 10000 blocks are not supported on freetier',
  'eth_getLogs is limited to a 1000 blocks range',
  'requested too many blocks from 1 to 4096, maximum is set to 2048',
  'query returned more than 10000 results. Try with this block range [0x1, 0x2].',
  'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range',
  'query exceeds max results 20000, retry with the range 1-2',
  'Requested range exceeds maximum range limit',
  'Too many logs requested',
])('a search for logs is too wide: %s', message => {
  expect(asksForFewerBlocks(message)).toBe(true)
})

test.each(Object.values(said).flatMap(list => list.map(([, message]) => message)))('and fewer blocks do not help: %s', message => {
  expect(asksForFewerBlocks(message)).toBe(false)
})
