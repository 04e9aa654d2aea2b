import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AskRows } from '../../../src/sources/explorer/etherscan.ts'
import { historyIn } from '../../../src/sources/explorer/history.ts'
import { stillWorld } from '../../support/subjects.ts'

const self = `0x${'51'.repeat(20)}`
const other = `0x${'07'.repeat(20)}`
const token = `0x${'70'.repeat(20)}`
const row = (more: object = {}) => ({
  hash: '0xaa',
  timeStamp: '1700000000',
  blockNumber: '7',
  from: other,
  to: self,
  value: '5',
  input: '0x',
  isError: '0',
  ...more,
})
type Lists = Partial<Record<'txlist' | 'txlistinternal' | 'tokentx', (page: number) => readonly object[]>>

async function historyWith(lists: Lists, pages = 4) {
  const asked: string[] = []
  const ask: AskRows = async (question, item) => {
    const { action = '', page } = question
    asked.push(`${action} ${page}`)
    return z.array(item).parse(lists[action as keyof Lists]?.(Number(page)) ?? [])
  }
  const context = {
    world: stillWorld(),
    http: () => Promise.reject(new Error()),
    upstreams: { provider: false, keys: {} },
    signal: AbortSignal.timeout(5_000),
  }
  return { history: await historyIn(ask, 'Index', self, pages, context as never), asked }
}
const movements = async (lists: Lists) => (await historyWith(lists)).history.movements

describe('what moved', () => {
  test('is exact, with its time and its block', async () => {
    expect(await movements({ txlist: () => [row({ value: '340282366920938463463374607431768211455' })] })).toEqual([
      {
        transaction: '0xaa',
        at: new Date(1_700_000_000_000),
        block: 7,
        from: other,
        to: self,
        amount: 2n ** 128n - 1n,
      },
    ])
  })

  test('is nothing where the transaction failed, or called without value', async () => {
    expect(
      await movements({
        txlist: () => [row({ isError: '1' }), row({ hash: '0xbb', txreceipt_status: '0' }), row({ hash: '0xcc', value: '0' })],
      }),
    ).toEqual([])
  })

  test('within a transaction counts, but not the value that a borrowed call only shows', async () => {
    const steps = [
      row({ hash: undefined, transactionHash: '0xaa', traceId: '0' }),
      row({ callType: 'delegatecall', traceId: '1' }),
      row({ type: 'staticcall', traceId: '2' }),
      row({ isError: '1', traceId: '3' }),
      row({ to: '', contractAddress: self, traceId: '4' }),
    ]
    expect(await movements({ txlistinternal: () => steps })).toMatchObject([
      { transaction: '0xaa', internal: true },
      { transaction: '0xaa', to: self, internal: true },
    ])
  })

  test('of tokens names the contract, and keeps transfers of nothing', async () => {
    const transfer = row({ contractAddress: token, tokenSymbol: 'USDC', tokenDecimal: '6' })
    expect(await movements({ tokentx: () => [transfer, { ...transfer, value: '0', tokenDecimal: 'x' }] })).toMatchObject([
      { amount: 5n, token: { address: token, symbol: 'USDC', decimals: 6 } },
      { amount: 0n, token: { address: token, symbol: 'USDC' } },
    ])
  })

  test('twice in one transaction is there twice; of what stands on two pages, once', async () => {
    const transfer = row({ contractAddress: token })
    const filler = Array.from({ length: 998 }, (_, at) => row({ hash: `0x${at}`, contractAddress: token }))
    const lists: Lists = { tokentx: page => (page === 1 ? [transfer, transfer, ...filler] : [transfer]) }
    expect((await movements(lists)).filter(({ transaction }) => transaction === '0xaa')).toHaveLength(2)
  })
})

test('a creation is a transaction of its own, and what came into being with the chain came from nobody', async () => {
  const { history } = await historyWith({
    txlist: () => [row({ from: self, to: '', contractAddress: token }), row({ hash: 'GENESIS_51', from: 'GENESIS' })],
  })
  expect(history).toMatchObject({ transactions: [{ id: '0xaa', to: token, creates: true }, { id: 'GENESIS_51' }], unread: 0 })
  expect(history.movements).toMatchObject([{ from: self, to: token }])
})

test('a row that does not say who moved how much is counted as such, and the others are read', async () => {
  const { history } = await historyWith({
    txlistinternal: () => [row({ value: undefined }), row({ from: undefined, traceId: '1' }), row({ traceId: '2' })],
    tokentx: () => [row({ contractAddress: 'x' })],
  })
  expect(history.unread).toBe(3)
  expect(history.movements).toHaveLength(1)
})

test.each([
  ['a negative amount', row({ value: '-1' })],
  ['an amount beyond 2^256', row({ value: '9'.repeat(80) })],
  ['a time to come', row({ timeStamp: '9999999999' })],
])('%s discredits the answer', async (_, bad) => {
  await expect(historyWith({ txlist: () => [bad] })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test('a list of strangers is not that of the wallet', async () => {
  await expect(historyWith({ tokentx: () => [row({ to: other, contractAddress: token })] })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test.each([
  [1, 1],
  [4, 4],
])('%s pages are read at most, and a list that goes on is not whole', async (pages, read) => {
  const { history, asked } = await historyWith(
    { txlist: page => Array.from({ length: 1_000 }, (_, at) => row({ hash: `0x${page}${at}` })) },
    pages,
  )
  expect(asked.filter(one => one.startsWith('txlist '))).toHaveLength(read)
  expect([history.complete, history.allTransactions]).toEqual([false, false])
})

test('a list that repeats itself ends the reading', async () => {
  const { history, asked } = await historyWith({
    txlistinternal: () => Array.from({ length: 1_000 }, (_, at) => row({ traceId: `${at}` })),
  })
  expect(asked.filter(one => one.startsWith('txlistinternal'))).toHaveLength(2)
  expect([history.complete, history.allTransactions]).toEqual([false, true])
})
