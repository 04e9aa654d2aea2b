import { afterAll, describe, expect, test } from 'vitest'
import { chains } from '../../../src/chains/index.ts'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { createHttp } from '../../../src/http.ts'
import { encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { createRpc } from '../../../src/sources/evm/pool.ts'
import { codeKind, readWallet } from '../../../src/sources/evm/wallet.ts'
import { known, subject } from '../../support/subjects.ts'
import { callsIn, clockwork, node, startUpstream } from '../../support/upstream.ts'
import { answering, type ScriptedChain, word } from './scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const wallet = known.vitalik
const lower = wallet.toLowerCase()
const delegate = '5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d'
const oracle = '0x40c57923924b5c5c5455c48d93317139addac8fb'
const usdc = known.usdc.toLowerCase()
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'

function read(chain: ScriptedChain, name = 'ethereum'): Promise<Findings> {
  upstream.answer(node(answering(chain)))
  const rpc = createRpc({
    http: createHttp({ world: clockwork() }),
    endpoints: [{ name: 'The node', url: upstream.url }],
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
  return readWallet(subject('wallet', wallet, name), rpc)
}

const saying = (words: Record<string, string>) => (target: string) => words[target]
const yes = word(1n)
const no = word(0n)

describe('the account', () => {
  test('balance, nonce and code are exact, in one request, at one block', async () => {
    const found = await read({ accounts: { [lower]: { balance: 2n ** 90n + 1n, nonce: 2n ** 53n - 1n } } })
    expect(found.known.account).toEqual({
      balance: 2n ** 90n + 1n,
      nonce: Number.MAX_SAFE_INTEGER,
      code: { kind: 'none' },
      proofs: [
        { source: 'Node', method: 'eth_getBalance', params: [wallet, '0x64'], block: 100, result: '1237940039285380274899124225' },
        { source: 'Node', method: 'eth_getTransactionCount', params: [wallet, '0x64'], block: 100, result: '9007199254740991' },
        { source: 'Node', method: 'eth_getCode', params: [wallet, '0x64'], block: 100, result: '0x' },
      ],
    })
    expect(found.block).toMatchObject({ number: 100, time: new Date('2026-11-20T12:00:00.000Z') })
    expect(upstream.requests).toHaveLength(1)
    expect(callsIn(upstream.requests[0] as never)).toHaveLength(3)
  })

  test('an account that borrows code (EIP-7702) is no contract', async () => {
    const found = await read({ accounts: { [lower]: { code: `0xef0100${delegate}` } } })
    expect(found.known.account?.code).toEqual({ kind: 'delegated', delegate: `0x${delegate}`, wallet: 'Ambire' })
  })

  test('23 bytes that are no delegation, and a delegation of another length, are code', () => {
    expect(codeKind(`0x${'60'.repeat(23)}`, 23n)).toEqual({ kind: 'contract' })
    expect(codeKind(`0xef0100${delegate}`, 24n)).toEqual({ kind: 'contract' })
    expect(codeKind('0x', 0n)).toEqual({ kind: 'none' })
  })

  test('a nonce that no number of JSON carries is refused', async () => {
    await expect(read({ accounts: { [lower]: { nonce: 2n ** 53n } } })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })
})

describe('borrowed code', () => {
  const borrowing = async (address: string) =>
    (await read({ accounts: { [lower]: { code: `0xef0100${address.slice(2).toLowerCase()}` } } })).known.account?.code

  test('of a contract that a list names is told with the label, of any other with nothing', async () => {
    expect(await borrowing(known.lazarus)).toMatchObject({ kind: 'delegated', labels: [{ list: 'OFAC SDN' }] })
    expect(await borrowing(known.uniswapToken)).toEqual({ kind: 'delegated', delegate: known.uniswapToken.toLowerCase() })
  })
})

describe('a contract that answers as a Safe', () => {
  const owners = (count: number) =>
    encodeValues('address[]', [Array.from({ length: count }, (_, at) => `0x${(at + 1).toString(16).padStart(40, '0')}`)])
  const answers = (threshold: string, list: string, code = '0x60') =>
    read({
      accounts: { [lower]: { code } },
      call: (target, data) => (target !== lower ? undefined : data === encodeCall('getThreshold()') ? threshold : list),
    })

  test('tells how many of how many must sign', async () => {
    expect((await answers(word(2n), owners(3))).known.account?.safe).toEqual({ threshold: 2, owners: 3 })
  })

  test.each([
    ['a threshold of nothing', word(0n), owners(3)],
    ['more than there are', word(4n), owners(3)],
    ['owners that are none', word(1n), '0x1234'],
    ['nothing', '0x', '0x'],
  ])('is none with %s', async (_, threshold, list) => {
    expect((await answers(threshold, list)).known.account).not.toHaveProperty('safe')
  })

  test('is none without code of its own', async () => {
    expect((await answers(word(1n), owners(2), `0xef0100${delegate}`)).known.account).not.toHaveProperty('safe')
  })
})

describe('the sanctions oracle', () => {
  test.each([
    ['yes', yes, true],
    ['no', no, false],
  ])('%s', async (_, answer, sanctioned) => {
    const found = await read({ call: saying({ [oracle]: answer }) })
    expect(found.known.oracle).toEqual({
      name: 'Chainalysis oracle',
      sanctioned,
      proofs: [
        {
          source: 'Node',
          method: 'eth_call',
          params: [{ to: expect.stringMatching(new RegExp(oracle, 'i')), data: encodeCall('isSanctioned(address)', wallet) }, '0x64'],
          block: 100,
          result: String(sanctioned),
        },
      ],
    })
  })

  test.each([
    ['nothing is at its address', undefined],
    ['it returns nothing', '0x'],
    ['it returns 2', word(2n)],
    ['it returns two words', `${no}${'0'.repeat(64)}`],
    ['it returns a short word', '0x00'],
  ])('says nothing when %s', async (_, answer) => {
    const found = await read({ call: target => (target === oracle ? answer : undefined) })
    expect(found.known.oracle).toBeUndefined()
    expect(found.missing?.oracle).toBe('there is no sanctions oracle at its address')
  })

  test('stands at its own address on Base', async () => {
    const found = await read({ chainId: 8453, call: saying({ '0x3a91a31cb3dc49b4db9ce721f50a9d076c8d739b': yes }) }, 'base')
    expect(found.known.oracle?.sanctioned).toBe(true)
  })
})

describe('freeze lists of stablecoins', () => {
  test('each coin is asked in its own spelling, and those that answer are named', async () => {
    const asked: [string, string][] = []
    const found = await read({
      call: (target, data) => {
        asked.push([target, data.slice(0, 10)])
        return saying({ [usdc]: no, [usdt]: yes })(target)
      },
    })
    expect(found.known.freezes?.asked).toEqual([
      { symbol: 'USDC', token: known.usdc, frozen: false },
      { symbol: 'USDT', token: expect.stringMatching(new RegExp(usdt, 'i')), frozen: true },
    ])
    expect(asked.slice(1).filter(([target]) => target !== lower)).toEqual([
      [usdc, encodeCall('isBlacklisted(address)', wallet).slice(0, 10)],
      [usdt, encodeCall('isBlackListed(address)', wallet).slice(0, 10)],
    ])
    expect(found.known.freezes?.proofs.map(({ result }) => result)).toEqual(['false', 'true'])
  })

  test('a coin that does not answer with yes or no is left out; without any there is no evidence', async () => {
    expect((await read({ call: saying({ [usdc]: '0x', [usdt]: no }) })).known.freezes?.asked.map(({ symbol }) => symbol)).toEqual(['USDT'])
    const none = await read({ call: saying({ [usdc]: word(7n), [usdt]: '0x' }) })
    expect(none.known.freezes).toBeUndefined()
    expect(none.missing?.freezes).toBe('no stablecoin with a freeze list answered')
  })
})

test.each(chains.filter(({ family }) => family.name === 'evm'))(
  'on $name the oracle and one freeze list or more are asked',
  async ({ id, names }) => {
    const found = await read({ chainId: id, call: () => no }, names[0])
    expect(found.known.oracle?.sanctioned).toBe(false)
    // the dollars of BNB Chain are not issued by Circle
    expect((found.known.freezes?.asked ?? []).length).toBeGreaterThanOrEqual(id === 56 ? 0 : 1)
  },
)
