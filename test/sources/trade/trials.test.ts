import { describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import type { Rpc } from '../../../src/sources/evm/pool.ts'
import programs from '../../../src/sources/programs/programs.json' with { type: 'json' }
import { readStorage, storageOf, usualSlots } from '../../../src/sources/trade/controllers/storage.ts'
import { approve, balanceOf, buyWithNative, sellForNative, swapTokens } from '../../../src/sources/trade/router.ts'
import {
  approval,
  canFund,
  poolRead,
  purchase,
  purse,
  type Stage,
  sale,
  saleAmount,
  tokenInPool,
  untaxed,
} from '../../../src/sources/trade/stage.ts'
import { powersOf } from '../../../src/sources/trade/told.ts'
import { wordIn } from '../../../src/sources/trade/transactions.ts'
import { observationOf, type PowerCall, preparation, trialSize } from '../../../src/sources/trade/trials.ts'
import type { Venue } from '../../../src/sources/trade/venues.ts'
import { parsed } from '../../support/parsed.ts'

const a = (digit: string) => `0x${digit.repeat(40)}`
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const [token, wrapped, dollar, router, pool, buyer, bystander] = ['1', '2', '3', '4', '5', '6', '7'].map(a) as [
  ...[string, string, string, string, string, string, string],
]
const venue: Venue = { name: 'a venue', dialect: 'uniswap', factory: a('8'), router }
const other: Venue = { ...venue, name: 'another', router: a('9') }
const coin = (address: string) => ({ symbol: 'COIN', address, decimals: 18 })

/** A pool of a million tokens and a thousand coins. */
const stage = (route: object = {}, more: object = {}) =>
  ({
    token,
    route: {
      ...{ venue, quote: coin(wrapped), funding: undefined },
      pool: { address: pool, tokenReserve: 1_000_000n, quoteReserve: 1_000n },
      ...route,
    },
    exchange: { wrapped: coin(wrapped) },
    header: { number: 7n },
    actors: { buyer, bystander },
    ...more,
  }) as unknown as Stage
const funding = { venue: other, nativeReserve: 1_000n, quoteReserve: 2_000n }
const funded = stage({ quote: coin(dollar), funding })
/** A tenth of the pool is bought, and half of that sold. */
const tenth = { purchase: 100_000n, sale: 500_000n, gas: 9n }

describe('how much is traded', () => {
  test('is a share of the quote in the pool and one unit, by the constant product', () => {
    expect(untaxed(stage(), tenth)).toBe((1_000_000n * 101n) / 1_101n)
    expect(saleAmount(stage(), tenth)).toBe((1_000_000n * 101n) / 1_101n / 2n)
  })

  test.each([
    // what a concentrated pool holds at its price is half of both sides: (1,000 + 1,000,000 x 4,000 / 4,000,000) / 2
    [{ tokenReserve: 4_000_000n, quoteReserve: 4_000n }, 101n],
    // a fresh one may hold nothing but tokens, of which half counts: (1,000 + 1,000,000 x 8,000 / 4,000,000) / 2
    [{ tokenReserve: 4_000_000n, quoteReserve: 8_000n }, 151n],
    // never more than it trades as: less than (1,000 + 1,000,000 x 500 / 100,000) / 2
    [{ tokenReserve: 100_000n, quoteReserve: 500n }, 51n],
    [{ tokenReserve: 0n, quoteReserve: 500n }, 101n],
  ])('of a pool that trades as %o: %s', (trades, spent) => {
    const [act] = purchase(stage({ trades }), buyer, tenth)
    expect(act?.value).toBe(spent)
    expect(untaxed(stage({ trades }), tenth)).toBe((trades.tokenReserve * spent) / (trades.quoteReserve + spent))
  })

  test('is paid in native coin, with two percent to spare where that becomes the quote first', () => {
    const pocket = 3_700_000_000_000_000_000n
    expect(BigInt(purse(stage(), tenth).balance)).toBe(pocket + 101n)
    expect(BigInt(purse(funded, tenth).balance)).toBe(pocket + (1_000n * 101n * 102n) / (100n * (2_000n - 101n)) + 1n)
    const little = stage({ quote: coin(dollar), funding: { ...funding, quoteReserve: 101n } })
    expect(BigInt(purse(little, tenth).balance)).toBe(pocket + (1_000n * 101n * 102n) / 100n + 1n)
  })

  test('can be paid where the quote is the wrapped coin, or native coin becomes it', () => {
    expect([stage(), funded, stage({ quote: coin(dollar) })].map(canFund)).toEqual([true, true, false])
  })
})

describe('trades', () => {
  const nativeFor = (1_000n * 101n * 102n) / (100n * (2_000n - 101n)) + 1n

  test('buy with native coin, by way of the quote where the pool has another', () => {
    const path = [wrapped, token]
    expect(purchase(stage(), buyer, tenth)).toEqual([
      { key: 'buy', from: buyer, to: router, value: 101n, data: buyWithNative(venue, 101n, { path, to: buyer }), gas: 9n },
    ])
    const toDollar = { path: [wrapped, dollar], to: buyer }
    expect(purchase(funded, buyer, tenth, 'again')).toEqual([
      { key: 'again/fund', from: buyer, to: other.router, value: nativeFor, data: buyWithNative(other, nativeFor, toDollar) },
      { key: 'again/approve', from: buyer, to: dollar, data: approve(router) },
      { key: 'again', from: buyer, to: router, data: swapTokens(venue, 101n, { path: [dollar, token], to: buyer }), gas: 9n },
    ])
  })

  test('sell for native coin where the pool holds it, else for the quote', () => {
    const act = { key: 'sell', from: buyer, to: router }
    const swap = (quote: string) => ({ path: [token, quote], to: buyer })
    expect(sale(stage(), 'sell', buyer, 5n)).toEqual({ ...act, data: sellForNative(venue, 5n, swap(wrapped)), gas: 500_000n })
    expect(sale(funded, 'sell', buyer, 5n, 7n)).toEqual({ ...act, data: swapTokens(venue, 5n, swap(dollar)), gas: 7n })
    expect(approval(stage(), 'allow', buyer)).toEqual({ key: 'allow', from: buyer, to: token, data: approve(router) })
  })

  test('are measured by what the pool has of the token', () => {
    expect(poolRead(stage())).toEqual({ to: pool, data: '0x0902f1ac' })
    expect(poolRead(stage({ venue: { ...venue, dialect: 'swap router' } }))).toEqual({ to: token, data: balanceOf(pool) })
    const reserves = `0x${word(5n)}${word(6n)}${word(7n)}`
    expect([tokenInPool(stage(), `0x${word(9n)}`), tokenInPool(stage(), reserves), tokenInPool(stage(), '0x')]).toEqual([9n, 5n, undefined])
    // reserves stand in the order of the addresses
    expect(tokenInPool(stage({ quote: coin(a('0')) }), reserves)).toBe(6n)
  })
})

describe('a trial of powers', () => {
  const call: PowerCall = { caller: a('e'), by: { address: a('e'), role: 'owner' }, target: token, selector: '0x1', calldata: '0x12345678' }

  test('begins with two who buy the same and allow the router to take it, once the market is open', () => {
    const prelude = [{ key: 'open', from: a('e'), to: token, data: '0xc9567bf9' }]
    const acts = preparation(stage({}, { prelude }))
    expect(acts.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['open', a('e'), token],
      ['victim/buy', buyer, router],
      ['victim/allow', buyer, token],
      ['bystander/buy', bystander, router],
      ['bystander/allow', bystander, token],
    ])
    expect(preparation(stage()).map(({ key }) => key)).toEqual(acts.slice(1).map(({ key }) => key))
  })

  test('is followed by looks at all who may have lost or won, by two sales, and by leave to sell', () => {
    const watched = [a('A'), a('a'), pool]
    const looks = observationOf(stage(), watched)
    const asked = (holder: string, of = token) => ({ to: of, data: balanceOf(holder) })
    const sold = (seller: string) => ({
      ...{ from: seller, to: router },
      data: swapTokens(venue, saleAmount(stage(), trialSize), { path: [token, wrapped], to: seller }),
    })
    expect(looks).toEqual([
      { key: 'supply', to: token, data: '0x18160ddd' },
      { key: 'victim', ...asked(buyer) },
      ...[buyer, bystander, token, pool, a('a')].map(holder => ({ key: `holds/${holder}`, ...asked(holder) })),
      { key: 'pool', ...asked(pool) },
      { key: 'pool/quote', ...asked(pool, wrapped) },
      { key: 'bystander', ...asked(bystander) },
      { key: 'sell', ...sold(buyer) },
      { key: 'rest', ...asked(buyer) },
      { key: 'proceeds', ...asked(buyer, wrapped) },
      { key: 'bystander/sell', ...sold(bystander) },
      { key: 'allow', from: buyer, to: token, data: `0x095ea7b3${router.slice(2).padStart(64, '0')}${'0'.repeat(64)}` },
    ])
  })

  test('are small enough for a buy tax of 97 %: of 0.5 % of the pool 3 % are sold', () => {
    expect(trialSize).toEqual({ purchase: 5_000n, sale: 30_000n, gas: 2_000_000n })
  })

  test('is told with who was tried, and the smallest requests in which all of them acted', () => {
    const by = (digit: string, more: object = {}): PowerCall => ({ ...call, by: { address: a(digit), role: 'controller', ...more } })
    const request = (size: number, ...callers: string[]) => ({
      question: { method: `of ${size}`, params: [{ deep: ['x'.repeat(size), 7, null, []] }], result: undefined as never },
      ...{ callers, tried: 9, accepted: 3 },
    })
    const screening = {
      calls: [by('b', { foundAt: 'storage slot 5' }), by('c'), by('c')],
      accepted: [by('c')],
      unseen: [],
      requests: [
        request(70_000, a('b')),
        request(900, a('b'), a('c')),
        request(1_000, a('c')),
        request(1_100, a('d')),
        request(65_000, a('f')),
      ],
    }
    const told = powersOf(stage(), screening, { effects: [], bounds: [], levers: [] }, address => ({ address, kind: 'account' }))
    expect(told).toEqual({
      callers: [
        { address: a('b'), kind: 'account', role: 'controller', foundAt: 'storage slot 5' },
        { address: a('c'), kind: 'account', role: 'controller' },
      ],
      ...{ tried: 3, accepted: 1, effects: [] },
      proofs: [
        { method: 'of 900', callers: `${a('b')}, ${a('c')}`, at: 1 },
        { method: 'of 1100', callers: a('d'), at: 3 },
      ].map(({ method, callers, at }) => ({
        ...{ source: 'Node', method, params: screening.requests[at]?.question.params, block: 7 },
        result: `of 9 calls by ${callers} 3 went through here; of all 3 calls 1 did, and 0 powers were proved`,
      })),
    })
    // one request is told, however large
    const alone = powersOf(
      stage(),
      { ...screening, requests: [request(70_000, a('b'))] },
      { effects: [], bounds: [], levers: [] },
      address => ({
        address,
        kind: 'account',
      }),
    )
    expect(alone.proofs).toHaveLength(1)
    const bounds = [{ selector: '0x1', caller: a('b'), accepted: 1n, refused: 2n }]
    expect(powersOf(stage(), screening, { effects: [], bounds, levers: [] }, address => ({ address, kind: 'account' }))).toMatchObject({
      bounds,
    })
  })
})

describe('storage', () => {
  const [slot = '', next = ''] = usualSlots
  const full = `0x${'A'.repeat(64)}${'b'.repeat(64)}`

  test('is read by a program that is lent to the contract, many slots in one call', () => {
    const { method, params, result } = storageOf(token, [slot, next], '0x7')
    expect([method, params]).toEqual([
      'eth_call',
      [{ to: token, data: `0x${word(0n)}${word(1n)}` }, '0x7', { [token]: { code: programs.reader } }],
    ])
    expect(parsed(result, full)).toEqual(
      new Map([
        [slot, `0x${'a'.repeat(64)}`],
        [next, `0x${'b'.repeat(64)}`],
      ]),
    )
    expect([parsed(result, null), parsed(result, `${full}00`)]).toEqual([undefined, undefined])
  })

  const failure = new SourceError({ source: 'Node', code: 'TIMEOUT', problem: 'was late' })
  const ok = <T>(value: T) => ({ ok: true as const, value })
  const refused = { ok: false as const, kind: 'unsupported' as const, message: 'no overrides' }
  const hash = `0x${'C'.repeat(64)}`
  /** A node that gives one answer to the call, and one to each slot. */
  const node = (lent: unknown, plain: unknown) => {
    const asked: { method: string; params: readonly unknown[] }[] = []
    const rpc = (async (...questions: { method: string; params: readonly unknown[] }[]) => {
      asked.push(...questions)
      const answer = questions[0]?.method === 'eth_call' ? lent : plain
      if (answer instanceof Error) throw answer
      return questions.map(() => answer)
    }) as unknown as Rpc
    return { asked, rpc }
  }
  const found = new Map([[slot, 'word']])
  const few = new Map(usualSlots.slice(0, 16).map(one => [one, hash.toLowerCase()]))

  test.each([
    ['lends code', ok(found), ok(hash), found],
    ['lends none', refused, ok(hash), few],
    ['runs the code of the contract instead', ok(undefined), ok(hash), few],
    ['breaks off the first', failure, ok(hash), few],
    ['tells no slot', refused, refused, new Map()],
    ['breaks off both', failure, failure, undefined],
  ])('of a node that %s', async (_, lent, plain, expected) => {
    expect(await readStorage(node(lent, plain).rpc, token, '0x7')).toEqual(expected)
  })

  test('is asked for slot by slot where nothing is lent', async () => {
    const { asked, rpc } = node(refused, ok(hash))
    await readStorage(rpc, token, '0x7')
    expect(asked.slice(1).map(({ method, params }) => [method, params])).toEqual(
      usualSlots.slice(0, 16).map(one => ['eth_getStorageAt', [token, one, '0x7']]),
    )
  })
})

test('what comes with a refusal is no answer, however much it looks like one', () => {
  const outcomes = new Map([
    ['told', { ok: true, data: `0x${word(5n)}` }],
    ['refused', { ok: false, data: `0x${word(5n)}` }],
    ['empty', { ok: true, data: '0x' }],
  ])
  expect(['told', 'refused', 'empty', 'unasked'].map(key => wordIn(outcomes, key))).toEqual([5n, undefined, undefined, undefined])
})
