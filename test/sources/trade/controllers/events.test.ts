import { describe, expect, test } from 'vitest'
import { SourceError } from '../../../../src/errors.ts'
import type { Question, Rpc } from '../../../../src/sources/evm/pool.ts'
import { accountsTold, originOf, peopleToldTo } from '../../../../src/sources/trade/controllers/events.ts'
import { topics } from '../../../../src/sources/trade/liquidity/logs.ts'

const word = (hex: string): string => hex.padStart(64, '0')
const [token, maker, treasury, feed] = [
  '0x4b1c92a7d05e8f36c7a9e1b2d3f405162738495a',
  '0x8fd1c9e3b7a45620d9e1f4c3b2a7986055e4d3c1',
  '0x91e7a3c5d2b4f60817a9c3e5d7f1b2a4c6e8d0f2',
  '0xa3c5e7091b2d4f6183a5c7e90b1d3f5271938455',
] as const
/** Ends in the middle of a word, as code does. */
const code = `0x6080604052348015600e575f80fd5b50${'5f'.repeat(700)}a2646970667358221220${'ab'.repeat(32)}64736f6c63430008180033`

test('what a constructor is told stands behind the code, counted from the end', () => {
  const told = [treasury, feed].map(account => word(account.slice(2)))
  const amount = word((10n ** 27n).toString(16))
  expect(accountsTold(`${code}${told.join('')}${amount}`)).toEqual([treasury, feed])
  expect(accountsTold(`${code}${told[0]}${told[0]}`)).toEqual([treasury])
  expect(accountsTold(code)).toEqual([])
  expect(accountsTold('0x')).toEqual([])
  // beyond sixteen words nobody looks
  expect(accountsTold(`${code}${told[0]}${amount.repeat(16)}`)).toEqual([])
})

/** Answers each method as told, in the words of a node. */
const rpcOf = (answers: Readonly<Record<string, unknown>>): Rpc =>
  ((...questions: readonly Question<unknown>[]) =>
    Promise.resolve(
      questions.map(({ method, result }) => {
        const read = result.safeParse(answers[method])
        return read.success ? { ok: true, value: read.data } : { ok: false, kind: 'shape', message: 'not so' }
      }),
    )) as unknown as Rpc

const mint = {
  address: token,
  topics: [topics.transfer, `0x${word('')}`, `0x${word(maker.slice(2))}`],
  data: `0x${word('64')}`,
  blockNumber: '0x10',
  blockHash: `0x${'11'.repeat(32)}`,
  transactionHash: `0x${'22'.repeat(32)}`,
  logIndex: '0x0',
}
const made = `${code}${word(treasury.slice(2))}`

test('a token comes from who made it, and knows whom its constructor was told of', async () => {
  const origin = (transaction: Readonly<Record<string, unknown>>) =>
    originOf(rpcOf({ eth_getLogs: [mint], eth_getTransactionByHash: transaction }), token)
  const told = [{ address: treasury, foundAt: 'an argument of the constructor' }]
  expect(await origin({ from: maker, to: null, input: made })).toEqual({
    makers: [
      { address: maker, foundAt: 'the transaction that made the first tokens' },
      { address: maker, foundAt: 'the first transfer of all' },
    ],
    told,
    kept: [],
    names: expect.any(Array),
  })
  expect((await origin({ from: maker, input: made })).told).toEqual(told)
  // a factory is told what it is told
  expect((await origin({ from: maker, to: feed, input: made })).told).toEqual([])
  expect((await origin({ from: maker, to: null })).told).toEqual([])
  expect((await origin({ from: 'nobody', to: null, input: made })).told).toEqual([])
  expect(await originOf(rpcOf({ eth_getLogs: [] }), token)).toEqual({ makers: [], told: [], kept: [] })
})

test('and for whom its constructor keeps something', async () => {
  const friend = '3a2b3c4d5e6f708192a3b4c5d6e7f80910111213'
  // PUSH20 friend, a mapping in slot 1 and the place of his entry, in which 5 is stored
  const keeps = `0x73${friend}6000526001602052600560406000${'20'}55`
  const { told, kept } = await originOf(
    rpcOf({ eth_getLogs: [mint], eth_getTransactionByHash: { from: maker, to: null, input: keeps } }),
    token,
  )
  expect(kept).toEqual([`0x${friend}`])
  expect(told).toEqual([{ address: `0x${friend}`, foundAt: 'what the constructor keeps' }])
})

describe('any other contract was told what stands behind the code that made it', () => {
  const transaction = `0x${'22'.repeat(32)}`
  const known = { birthOf: () => Promise.resolve({ transaction }) }
  const told = (sent: Readonly<Record<string, unknown>>, receipt: Readonly<Record<string, unknown>> = { contractAddress: feed }) =>
    peopleToldTo({ ...known, rpc: rpcOf({ eth_getTransactionByHash: sent, eth_getTransactionReceipt: receipt }) }, feed)
  const lost = new SourceError({ source: 'The index', code: 'UPSTREAM_UNAVAILABLE', problem: 'does not answer' })

  test('if that is the transaction which an index names', async () => {
    expect(await told({ from: maker, to: null, input: made })).toEqual([treasury])
    expect(await told({ from: maker, to: null, input: made }, { contractAddress: token })).toEqual([])
    expect(await told({ from: maker, to: null, input: made }, { contractAddress: null })).toEqual([])
    expect(await told({ from: maker, to: token, input: made })).toEqual([])
    expect(await told({ from: maker, to: null })).toEqual([])
    expect(await told({ from: 'nobody', to: null, input: made })).toEqual([])
  })

  test('and nobody is known where neither index nor node tells', async () => {
    const rpc = (() => Promise.reject(lost)) as unknown as Rpc
    expect(await peopleToldTo({ ...known, rpc }, feed)).toEqual([])
    expect(await peopleToldTo({ rpc, birthOf: () => Promise.reject(lost) }, feed)).toEqual([])
    expect(await peopleToldTo({ rpc, birthOf: () => Promise.resolve(undefined) }, feed)).toEqual([])
    expect(await peopleToldTo({ rpc, birthOf: () => Promise.resolve({}) }, feed)).toEqual([])
  })
})
