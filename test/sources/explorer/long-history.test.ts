import { expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { SourceError } from '../../../src/errors.ts'
import type { IndexedTransaction, Movement, WalletHistory } from '../../../src/sources/explorer/history.ts'
import type { ChainIndex } from '../../../src/sources/explorer/index-of-chain.ts'
import { traceOf } from '../../../src/sources/explorer/trace.ts'
import type { Context } from '../../../src/sources/index.ts'
import { realWorld } from '../../../src/world.ts'

const self = `0x${'ab'.repeat(20)}`
const silent: Context = {
  http: () => Promise.reject(new SourceError({ source: 'Node', code: 'NETWORK', problem: 'is not there' })),
  world: realWorld,
  upstreams: { provider: false, keys: {} },
  signal: new AbortController().signal,
}
const index = { name: 'Index', history: () => silent.http({} as never, silent.signal) } as Partial<ChainIndex> as ChainIndex

/** A payment to and one from somebody else in turn, ten minutes apart. */
function busy(rows: number): WalletHistory {
  const transactions: IndexedTransaction[] = []
  const movements: Movement[] = []
  for (let row = 0; row < rows; row++) {
    const party = `0x${(1_000_000 + row).toString(16).padStart(40, '1')}`
    const [from, to] = row % 2 === 0 ? [self, party] : [party, self]
    const common = { at: new Date(1_700_000_000_000 + row * 600_000), from, to }
    transactions.push({ ...common, id: String(row), input: '0x', ok: true })
    movements.push({ ...common, transaction: String(row), amount: 10n ** 18n })
  }
  return { transactions, movements, complete: true, allTransactions: true, unread: 0, any: true, proofs: [] }
}

test('the longest history that is read, with as many parties, takes a moment and not minutes', async () => {
  const before = process.cpuUsage()
  const { behaviour, activity } = await traceOf(index, self, busy(12_000), chainNamed('ethereum'), silent)
  const { user, system } = process.cpuUsage(before)
  expect(activity.counterparties).toEqual({ value: 12_000, atLeast: false })
  // every arrival but the last is gone within the hour, ten minutes later
  expect(behaviour.passed).toEqual({ times: 5_999, of: 6_000 })
  expect((user + system) / 1e6).toBeLessThan(10)
})
