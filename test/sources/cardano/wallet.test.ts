import { afterAll, describe, expect, test } from 'vitest'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { cardano } from '../../../src/sources/cardano/cardano.ts'
import { asTimelock, type PolicyScript, policyOf } from '../../support/cardano-policy.ts'
import {
  type CardanoScene,
  hash32,
  key,
  type ScriptedTransaction,
  script,
  shelley,
  stakeAddress,
  startCardano,
} from '../../support/cardano-service.ts'
import { subject } from '../../support/subjects.ts'
import { type Asked, contextOf, status } from '../../support/upstream.ts'

const service = await startCardano()
afterAll(() => service.stop())

const now = new Date('2026-11-20T11:59:40.000Z')
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const me = shelley(key('me'), key('my stake'))
const myOther = shelley(key('my other'), key('my stake'))
const shop = shelley(key('shop'))
const dex = shelley(script('dd'.repeat(28)), key('my stake'))
const token = `${'ab'.repeat(28)}.746f6b`

async function read(scene: Omit<CardanoScene, 'now'>, address = me): Promise<Findings> {
  service.show({ now, ...scene })
  return cardano(subject('wallet', address, 'cardano'), contextOf(service))
}
const endpoints = () => service.requests.map(({ path }: Asked) => path.replace(/\?.*/, '').split('/').at(-1))

/** Received 100 ADA on day 1, paid the shop 30 on day 2, swapped on day 3. */
const transactions: Record<string, ScriptedTransaction> = {
  [hash32('1')]: { at: day(1), inputs: [[shop, { lovelace: 150_000_000n }]], outputs: [[me, { lovelace: 100_000_000n }]] },
  [hash32('2')]: {
    at: day(2),
    inputs: [[me, { lovelace: 100_000_000n }]],
    outputs: [
      [shop, { lovelace: 30_000_000n }],
      [myOther, { lovelace: 69_000_000n }],
    ],
  },
  [hash32('3')]: {
    at: day(3),
    inputs: [
      [me, { lovelace: 50_000_000n }],
      [dex, { lovelace: 9_000_000n, [token]: 500n }],
    ],
    outputs: [
      [dex, { lovelace: 29_000_000n, [token]: 300n }],
      [me, { lovelace: 29_000_000n, [token]: 200n }],
    ],
  },
}

describe('an address', () => {
  test('has balance, counts and first use, all read in two round trips', async () => {
    const { known, block, missing } = await read({ balances: { [me]: 29_000_000n }, transactions })
    expect(known.account).toMatchObject({ balance: 29_000_000n, code: { kind: 'none' } })
    expect(known.account?.nonce).toBeUndefined()
    expect(known.activity).toMatchObject({
      transactions: { value: 3, atLeast: false },
      outbound: { value: 2, atLeast: false },
      contracts: { value: 1, atLeast: false },
      any: true,
      firstSeen: day(1),
    })
    expect(known.exposure).toMatchObject({ read: { transactions: 3, complete: true, from: day(1), to: day(3) }, dealings: [] })
    expect(known.permissions).toMatchObject({ complete: true, found: [] })
    expect([missing, block?.time]).toEqual([undefined, now])
    expect(endpoints().sort()).toEqual(['address_info', 'address_txs', 'tip', 'tx_info'])
    expect(endpoints().at(-1)).toBe('tx_info')
  })

  test('that was never seen has no activity, and nothing else is asked', async () => {
    const { known } = await read({})
    expect(known.account?.balance).toBe(0n)
    expect(known.activity).toMatchObject({ transactions: { value: 0, atLeast: false }, outbound: { value: 0 }, any: false })
    expect(endpoints().sort()).toEqual(['address_info', 'address_txs', 'tip'])
  })

  test('of Byron times is read like any other', async () => {
    const byron = 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi'
    const { known } = await read({ balances: { [byron]: 5n } }, byron)
    expect(known.account).toMatchObject({ balance: 5n, code: { kind: 'none' } })
    expect(known.permissions).toBeUndefined()
  })

  test('with more transactions than are read says "at least", and reads its beginning too', async () => {
    const many = Object.fromEntries(
      Array.from(
        { length: 200 },
        (_, at) => [hash32(`n${at}`), { at: day(at + 1), inputs: [[me, { lovelace: 5n }]], outputs: [[shop, { lovelace: 5n }]] }] as const,
      ),
    )
    const { known } = await read({ balances: { [me]: 5n }, transactions: many })
    expect(known.activity).toMatchObject({
      transactions: { value: 200, atLeast: false },
      outbound: { value: 60, atLeast: true },
      firstSeen: day(1),
    })
    expect(known.exposure?.read).toEqual({ transactions: 60, complete: false, from: day(1), to: day(200) })
    const bodies = service.requests.filter(({ path }) => path.endsWith('/tx_info')).map(({ body }) => body)
    expect(bodies).toHaveLength(6)
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThanOrEqual(1_024)
  })

  test('with more than a page of transactions has at least as many, and its oldest are asked for', async () => {
    const history = Array.from({ length: 1_500 }, (_, at) => [hash32(`m${at}`), new Date(day(1).getTime() + at * 3_600_000)] as const)
    const { known } = await read({ balances: { [me]: 5n }, histories: { [me]: history } })
    expect(known.activity?.transactions).toEqual({ value: 1_000, atLeast: true })
    expect(known.activity?.firstSeen).toEqual(day(1))
    // the transactions themselves are unknown to the index: none among them says nothing of the others
    expect(known.activity?.outbound).toBeUndefined()
  })

  test('whose transactions cannot be read keeps its state, and says why the rest is missing', async () => {
    const { known, missing } = await read({
      balances: { [me]: 7n },
      transactions,
      instead: ({ path }) => (path.endsWith('/tx_info') ? status(504) : undefined),
    })
    expect(known.activity).toMatchObject({ transactions: { value: 3, atLeast: false }, any: true, firstSeen: day(1) })
    expect(known.activity?.outbound).toBeUndefined()
    expect([known.exposure, missing?.exposure]).toEqual([undefined, 'Koios answered with status 504'])
  })
})

describe('a stake address', () => {
  test('is an account: all addresses that share its key', async () => {
    const mine = stakeAddress(key('my stake'))
    const history = Object.entries(transactions).map(([hash, { at }]) => [hash, at] as const)
    const { known } = await read({ balances: { [mine]: 98_000_000n }, transactions, histories: { [mine]: history } }, mine)
    expect(known.account).toMatchObject({ balance: 98_000_000n, code: { kind: 'none' } })
    expect(known.activity).toMatchObject({ transactions: { value: 3, atLeast: false }, outbound: { value: 2, atLeast: false } })
    expect(endpoints().sort()).toEqual(['account_info', 'account_txs', 'tip', 'tx_info'])
  })
})

describe('an address of a script', () => {
  const sig = (word: string): PolicyScript => ({ type: 'sig', keyHash: key(word).hash })
  const two: PolicyScript = { type: 'atLeast', required: 2, scripts: [sig('a'), sig('b'), sig('c')] }
  const closed: PolicyScript = { type: 'all', scripts: [sig('a'), { type: 'before', slot: 90_000_000 }] }

  test.each<[string, PolicyScript, object]>([
    ['two of three keys', two, { kind: 'shared', holders: [key('a').hash, key('b').hash, key('c').hash] }],
    ['one key in a script', sig('a'), { kind: 'contract', holders: [key('a').hash] }],
    ['a lock that has passed', closed, { kind: 'nobody', holders: [policyOf(closed)] }],
  ])('%s', async (_, native, expected) => {
    const address = shelley(script(policyOf(native)))
    const { known } = await read({ balances: { [address]: 1n }, scripts: { [policyOf(native)]: asTimelock(native) } }, address)
    expect(known.account?.code).toEqual({ kind: 'contract' })
    expect(known.permissions?.found).toMatchObject([expected])
  })

  test('whose script was never shown, or has another hash, is code of an unknown kind', async () => {
    const address = shelley(script(policyOf(two)))
    for (const scripts of [{}, { [policyOf(two)]: asTimelock(closed) }]) {
      const { known } = await read({ balances: { [address]: 1n }, scripts }, address)
      expect(known.permissions?.found).toMatchObject([{ kind: 'contract', holders: [policyOf(two)] }])
    }
  })
})
