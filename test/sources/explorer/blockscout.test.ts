import { afterAll, describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import type { Activity } from '../../../src/evidence/activity.ts'
import { blockscout } from '../../../src/sources/explorer/blockscout.ts'
import { known } from '../../support/subjects.ts'
import { type Answer, type Asked, body, by, contextOf, hang, json, startUpstream, status } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const ethereum = chainNamed('ethereum')
const self = known.vitalik
const address = (at: number) => `0x${at.toString(16).padStart(40, '0')}`
const hash = (at: number) => `0x${at.toString(16).padStart(64, '0')}`
const time = (day: number) => new Date(Date.UTC(2024, 0, day)).toISOString().replace('Z', '000Z')
const notFound = json({ message: 'Not found' }, { status: 404 })

interface Item {
  readonly from?: string
  readonly to?: unknown
  readonly at?: string | null
  readonly created?: unknown
}
const contract = (at: number) => ({ hash: address(at), is_contract: true, proxy_type: null })
const account = (at: number) => ({ hash: address(at), is_contract: false, proxy_type: null })
const item = (id: number, { from = self, to = account(1), at = time(id), created = null }: Item = {}) => ({
  hash: hash(id),
  timestamp: at,
  from: { hash: from, is_contract: false },
  to,
  created_contract: created,
})
const page = (items: readonly unknown[], next: unknown = null) => json({ items, next_page_params: next })
const info = (more: object = {}) => json({ hash: self, is_contract: false, has_token_transfers: false, ...more })
const counters = (transactions: unknown, transfers: unknown = '0') =>
  json({ transactions_count: transactions, token_transfers_count: transfers })

interface Instance {
  readonly counters?: Answer
  readonly info?: Answer
  readonly sent?: (asked: Asked) => Answer
  readonly oldest?: Answer
}

/** An instance that knows two transactions of the wallet, unless it is told otherwise. */
async function wallet(
  { counters: counted = counters('2'), info: about = info(), sent, oldest }: Instance = {},
  timeout?: number,
): Promise<Activity> {
  const two = [item(2), item(1)]
  upstream.answer(
    by(asked => {
      if (asked.path.endsWith('/counters')) return counted
      if (asked.query.get('order') === 'asc') return oldest ?? page([...two].reverse())
      if (asked.path.includes('/transactions')) return sent ? sent(asked) : page(two)
      return about
    }),
  )
  return blockscout('Blockscout', upstream.url).wallet(self, ethereum, contextOf(upstream, {}, timeout))
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    ({ code }: { code?: string }) => code,
  )
const pagesAsked = () => upstream.requests.filter(({ query }) => query.get('filter') === 'from').map(({ query }) => query.toString())

describe('a wallet', () => {
  test('is read in four requests', async () => {
    expect(await wallet({ counters: counters('2', '7') })).toEqual({
      transactions: { value: 2, atLeast: false },
      outbound: { value: 2, atLeast: false },
      contracts: { value: 0, atLeast: false },
      any: true,
      firstSeen: new Date('2024-01-01T00:00:00.000Z'),
      proofs: [
        { source: 'Blockscout', method: `GET /api/v2/addresses/${self}/counters`, result: '2 transactions' },
        { source: 'Blockscout', method: `GET /api/v2/addresses/${self}/transactions?filter=from`, result: '2 sent, 0 contracts called' },
      ],
    })
    expect(upstream.requests.map(({ path }) => path).sort()).toEqual([
      `/api/v2/addresses/${self}`,
      `/api/v2/addresses/${self}/counters`,
      `/api/v2/addresses/${self}/transactions?filter=from`,
      `/api/v2/addresses/${self}/transactions?sort=block_number&order=asc`,
    ])
  })

  test('nothing at all is no activity: as new instances say it, and as old ones do', async () => {
    const none = { oldest: page([]), sent: () => page([]) }
    expect(await wallet({ ...none, counters: counters('0') })).toMatchObject({ any: false, transactions: { value: 0, atLeast: false } })
    expect(await wallet({ ...none, counters: notFound, info: notFound })).toMatchObject({
      any: false,
      transactions: { value: 0, atLeast: false },
    })
  })

  test('token transfers alone are activity, whoever mentions them', async () => {
    const none = { oldest: page([]), sent: () => page([]) }
    expect((await wallet({ ...none, counters: counters('0', '3') })).any).toBe(true)
    expect((await wallet({ ...none, counters: counters('0', '0'), info: info({ has_token_transfers: true }) })).any).toBe(true)
    expect((await wallet({ ...none, counters: notFound, info: info({ has_token_transfers: true }) })).any).toBe(true)
  })

  test('where nobody mentions token transfers, their absence is not known: a failure', async () => {
    const none = { oldest: page([]), sent: () => page([]), info: info({ has_token_transfers: null }) }
    for (const counted of [counters('0', ''), counters('0', null), json({ transactions_count: '0' })]) {
      expect(await failure(wallet({ ...none, counters: counted }))).toBe('BAD_RESPONSE')
    }
  })

  test('counters that are not worked out yet read 0: what was seen is then a lower bound', async () => {
    expect((await wallet({ counters: counters('0') })).transactions).toEqual({ value: 2, atLeast: true })
    expect((await wallet({ counters: counters('1') })).transactions).toEqual({ value: 2, atLeast: true })
  })

  test.each([
    ['""', counters('')],
    ['null', counters(null)],
    ['no counters', notFound],
  ])('without a number of transactions (%s) complete lists are counted', async (_, counted) => {
    expect((await wallet({ counters: counted })).transactions).toEqual({ value: 2, atLeast: false })
    expect((await wallet({ counters: counted, oldest: page([item(1), item(2)], { index: 1 }) })).transactions).toEqual({
      value: 2,
      atLeast: true,
    })
  })

  test('contracts that were called count once; accounts that borrow code (EIP-7702) and creations do not', async () => {
    const delegated = { hash: address(9), is_contract: true, proxy_type: 'eip7702' }
    const called = [contract(1), contract(1), contract(2), account(3), delegated, null]
    const items = called.map((to, at) => item(at + 1, { to, created: to ?? contract(8) }))
    const found = await wallet({ counters: counters('6'), sent: () => page(items) })
    expect([found.outbound, found.contracts]).toEqual([
      { value: 6, atLeast: false },
      { value: 2, atLeast: false },
    ])
  })

  test('what others sent is not counted as sent, though the instance ignores the filter', async () => {
    const items = [
      item(1),
      item(2, { from: address(5), to: { hash: self } }),
      item(3, { from: address(5), to: null, created: { hash: self } }),
    ]
    expect((await wallet({ sent: () => page(items) })).outbound).toEqual({ value: 1, atLeast: false })
  })

  test('whether the source of a contract account is verified', async () => {
    expect((await wallet({ info: info({ is_contract: true, is_verified: true }) })).verified).toBe(true)
    expect((await wallet({ info: info({ is_contract: true, is_verified: false }) })).verified).toBe(false)
    for (const more of [
      { is_contract: true, is_verified: null },
      { is_contract: true, is_verified: true, proxy_type: 'eip7702' },
      { is_contract: false, is_verified: true },
    ]) {
      expect(await wallet({ info: info(more) })).not.toHaveProperty('verified')
    }
  })
})

describe('pages', () => {
  const next = { block_number: 27736955, index: 4, items_count: 50, big: 9007199254740993n, flag: true, none: null, text: 'a b&c' }

  test('every member of next_page_params is passed on, exact and encoded', async () => {
    const found = await wallet({
      sent: asked =>
        asked.query.has('index')
          ? page([item(1)])
          : body(JSON.stringify({ items: [item(2)], next_page_params: { ...next, big: 0 } }).replace('"big":0', '"big":9007199254740993')),
    })
    expect(found.outbound).toEqual({ value: 2, atLeast: false })
    expect(pagesAsked()[1]).toBe(
      'filter=from&block_number=27736955&index=4&items_count=50&big=9007199254740993&flag=true&none=null&text=a+b%26c',
    )
  })

  test('after four pages the numbers are lower bounds', async () => {
    let id = 0
    const found = await wallet({
      counters: counters('999'),
      sent: () => page([item(++id), item(++id, { to: contract(id) })], { index: id }),
    })
    expect(found).toMatchObject({
      transactions: { value: 999, atLeast: false },
      outbound: { value: 8, atLeast: true },
      contracts: { value: 4, atLeast: true },
    })
    expect(pagesAsked()).toHaveLength(4)
  })

  test.each([
    ['the same page', [item(1)]],
    ['an empty page', []],
  ])('%s for ever is not followed, and not taken for the end', async (_, items) => {
    const found = await wallet({ sent: () => page(items, { index: 1 }) })
    expect(found.outbound).toEqual({ value: items.length, atLeast: true })
    expect(pagesAsked().length).toBeLessThanOrEqual(2)
  })

  test('a page that fails costs the whole list', async () => {
    expect(await failure(wallet({ sent: asked => (asked.query.has('index') ? status(403) : page([item(1)], { index: 1 })) }))).toBe(
      'UPSTREAM_UNAVAILABLE',
    )
  })
})

describe('the first use', () => {
  const more = { index: 1 }
  const firstOf = async (...ats: (string | null)[]) =>
    (
      await wallet({
        oldest: page(
          ats.map((at, id) => item(id + 1, { at })),
          more,
        ),
      })
    ).firstSeen
  const whole = async (...ats: (string | null)[]) => (await wallet({ oldest: page(ats.map((at, id) => item(id + 1, { at }))) })).firstSeen

  test('is the first of a list from old to new', async () => {
    expect(await firstOf(time(1), time(2), time(2), time(9))).toEqual(new Date('2024-01-01'))
    expect(await firstOf(null, time(2), time(9))).toEqual(new Date('2024-01-02'))
  })

  test('is not known where the instance ignored the order', async () => {
    for (const ats of [[time(9), time(2), time(1)], [time(2), time(1), time(9)], [time(5), time(5)], [time(5)], [null, null], []])
      expect(await firstOf(...ats)).toBeUndefined()
  })

  test('of a whole list is the earliest, in any order', async () => {
    expect(await whole(time(9), time(2), time(5))).toEqual(new Date('2024-01-02'))
    expect(await whole()).toBeUndefined()
  })

  test('before the first chain is none', async () => {
    expect(await whole('1970-01-01T00:00:00.000000Z', time(3))).toEqual(new Date('2024-01-03'))
  })

  test.each([
    '2027-01-01T00:00:00.000000Z',
    '9999-12-31T23:59:59.000000Z',
    '1960-01-01T00:00:00.000000Z',
    '2024-02-30T00:00:00Z',
    'yesterday',
    1704067200,
  ])('%s cannot be true, and nothing else of that answer is', async at => {
    expect(await failure(whole(at as string))).toBe('BAD_RESPONSE')
  })
})

describe('answers for something else', () => {
  const foreign = item(1, { from: address(5) })

  test('another address, in the account or in a list', async () => {
    expect(await failure(wallet({ info: json({ hash: address(5), has_token_transfers: false }) }))).toBe('BAD_RESPONSE')
    expect(await failure(wallet({ sent: () => page([foreign]) }))).toBe('BAD_RESPONSE')
    expect(await failure(wallet({ oldest: page([foreign]) }))).toBe('BAD_RESPONSE')
  })

  test('a transaction of strangers in a list is left out: it makes no wallet older and none busier', async () => {
    const found = await wallet({ counters: notFound, oldest: page([foreign, item(2), item(3)]) })
    expect(found).toMatchObject({ firstSeen: new Date('2024-01-02'), transactions: { value: 2 } })
  })
})

describe('failures', () => {
  const wrecks: [string, Answer, string][] = [
    ['down', status(500), 'UPSTREAM_UNAVAILABLE'],
    ['the rate limit', json({ message: 'Rate limit' }, { status: 429 }), 'RATE_LIMITED'],
    ['payment', json({ message: 'Payment required' }, { status: 402 }), 'UPSTREAM_UNAVAILABLE'],
    ['422', json({ errors: [{ title: 'Invalid value' }] }, { status: 422 }), 'UPSTREAM_UNAVAILABLE'],
    ['a challenge page', body('<!DOCTYPE html>'), 'BAD_RESPONSE'],
    ['half an answer', body('{"items":[{"ha'), 'BAD_RESPONSE'],
    ['null', json(null), 'BAD_RESPONSE'],
    ['a list', json([]), 'BAD_RESPONSE'],
    ['a message under 200 that is not "not found"', json({ message: 'Rate limit' }), 'BAD_RESPONSE'],
    ['silence', hang(), 'TIMEOUT'],
  ]
  test.each(wrecks)('%s in place of the account', async (name, answer, code) => {
    expect(await failure(wallet({ info: answer }, name === 'silence' ? 100 : undefined))).toBe(code)
  })
  test.each([...wrecks, ['an instance that is gone', notFound, 'UPSTREAM_UNAVAILABLE'] as const])(
    '%s in place of a list',
    async (name, answer, code) => {
      expect(await failure(wallet({ sent: () => answer }, name === 'silence' ? 100 : undefined))).toBe(code)
    },
  )

  test.each([
    ['a negative number', counters('-5')],
    ['a fraction', counters('1.5')],
    ['more than 2^53', counters('9007199254740992')],
    ['prose', counters('many')],
    ['a list', json([])],
  ])('%s in place of a count', async (_, counted) => {
    expect(await failure(wallet({ counters: counted }))).toBe('BAD_RESPONSE')
  })

  test.each([
    ['no items', json({ next_page_params: null })],
    ['items that are none', page(['0x1'])],
    ['an item without sender', page([{ ...item(1), from: null }])],
    ['a hash that is none', page([{ ...item(1), hash: '0x1' }])],
    ['pages that are no parameters', page([item(1)], ['x'])],
    ['pages with parameters within parameters', page([item(1)], { a: { b: 1 } })],
  ])('%s', async (_, answer) => {
    expect(await failure(wallet({ sent: () => answer }))).toBe('BAD_RESPONSE')
  })
})

describe('a contract', () => {
  const birth = hash(77)
  const token = known.usdc
  const about = { hash: token, is_contract: true, is_verified: true, creator_address_hash: address(6), creation_transaction_hash: birth }
  const created = { ...item(77, { at: time(5) }), hash: birth }
  const holders = { address_hash: token, holders_count: '1006794' }

  function read({
    info: aboutIt = json(about),
    transaction = json(created),
    tokenInfo = json(holders),
  }: {
    info?: Answer
    transaction?: Answer
    tokenInfo?: Answer
  } = {}) {
    upstream.answer(by(({ path }) => (path.includes('/transactions/') ? transaction : path.includes('/tokens/') ? tokenInfo : aboutIt)))
    return blockscout('Blockscout', upstream.url).contract(token, contextOf(upstream))
  }

  test('birth, creator, source and holders', async () => {
    expect(await read()).toEqual({
      at: new Date('2024-01-05'),
      creator: address(6),
      verified: true,
      holders: 1006794,
      proofs: [
        { source: 'Blockscout', method: `GET /api/v2/addresses/${token}`, result: `created by transaction ${birth}` },
        { source: 'Blockscout', method: `GET /api/v2/transactions/${birth}`, result: '2024-01-05T00:00:00.000Z' },
      ],
    })
  })

  test('what the instance does not say is left out', async () => {
    const bare = { hash: token, is_verified: null, creator_address_hash: null, creation_transaction_hash: null }
    for (const unknown of [json(bare), notFound]) {
      expect(await read({ info: unknown, tokenInfo: notFound })).toEqual({
        proofs: [expect.objectContaining({ result: 'no creation known' })],
      })
    }
    expect(await read({ transaction: json({ ...created, timestamp: null }) })).not.toHaveProperty('at')
    expect(await read({ tokenInfo: json({ ...holders, holders_count: '' }) })).not.toHaveProperty('holders')
  })

  test('who made it and how, as far as the instance says', async () => {
    const birthOf = (info: Answer) => {
      upstream.answer(info)
      return blockscout('Blockscout', upstream.url).birth(token, contextOf(upstream))
    }
    expect(await birthOf(json(about))).toEqual({ creator: address(6), transaction: birth })
    expect(await birthOf(json({ ...about, creation_transaction_hash: null }))).toEqual({ creator: address(6) })
    expect(await birthOf(json({ ...about, creator_address_hash: null }))).toBeUndefined()
    expect(await birthOf(notFound)).toBeUndefined()
  })

  test('older instances count holders under another name', async () => {
    expect((await read({ tokenInfo: json({ address: token, holders: '12' }) })).holders).toBe(12)
  })

  test.each([
    ['another account', { info: json({ ...about, hash: address(5) }) }],
    ['another transaction', { transaction: json({ ...created, hash: hash(78) }) }],
    ['another token', { tokenInfo: json({ ...holders, address_hash: address(5) }) }],
    ['a birth in the future', { transaction: json({ ...created, timestamp: '2030-01-01T00:00:00.000000Z' }) }],
    ['holders below nothing', { tokenInfo: json({ ...holders, holders_count: '-1' }) }],
    ['a creator that is no address', { info: json({ ...about, creator_address_hash: 'canary' }) }],
  ])('%s is a failure', async (_, answers) => {
    expect(await failure(read(answers))).toBe('BAD_RESPONSE')
  })

  test('a creation that the instance does not have is a failure, not a contract without age', async () => {
    expect(await failure(read({ transaction: notFound }))).toBe('UPSTREAM_UNAVAILABLE')
  })
})

test('a base with a path keeps it', async () => {
  upstream.answer(notFound)
  await blockscout('Blockscout', new URL('/eth/', upstream.url)).contract(self, contextOf(upstream))
  expect(upstream.requests[0]?.path).toBe(`/eth/api/v2/addresses/${self}`)
})
