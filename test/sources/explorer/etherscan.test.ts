import { afterAll, describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { SourceError } from '../../../src/errors.ts'
import { etherscan } from '../../../src/sources/explorer/etherscan.ts'
import { known } from '../../support/subjects.ts'
import {
  type Answer,
  type Asked,
  answerOf,
  body,
  by,
  contextOf,
  corpus,
  hang,
  json,
  node,
  startUpstream,
  status,
} from '../../support/upstream.ts'
import { answering, type ScriptedChain } from '../evm/scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const ethereum = chainNamed('ethereum')
const self = known.vitalik
const lower = self.toLowerCase()
const address = (at: number) => `0x${at.toString(16).padStart(40, '0')}`
const hash = (at: number) => `0x${at.toString(16).padStart(64, '0')}`
/** 2024-01-01 is day 1. */
const seconds = (day: number) => String(Date.UTC(2024, 0, day) / 1000)

const row = (id: number, more: object = {}) => ({
  hash: hash(id),
  timeStamp: seconds(id),
  from: lower,
  to: address(1),
  input: '0x',
  contractAddress: '',
  ...more,
})
const rows = (...found: unknown[]) => json({ status: '1', message: 'OK', result: found })
const nothing = (message = 'No transactions found', result: unknown = []) => json({ status: '0', message, result })
const notOk = (result: unknown, message = 'NOTOK') => json({ status: '0', message, result })

type Lists = Partial<
  Record<'txlist' | 'oldest' | 'txlistinternal' | 'tokentx' | 'getcontractcreation' | 'getsourcecode', Answer | ((asked: Asked) => Answer)>
>

/** An index that knows nothing but what it is told, on a chain that is scripted too. */
function index(lists: Lists, chain: ScriptedChain = {}) {
  upstream.answer(
    by(asked => {
      if (asked.method === 'POST') return node(answering(chain))
      const action = asked.query.get('action') ?? ''
      const list = lists[(action === 'txlist' && asked.query.get('sort') === 'asc' ? 'oldest' : action) as keyof Lists]
      // a function with one parameter chooses, one with two answers
      return list === undefined ? nothing() : list.length === 1 ? (list as (asked: Asked) => Answer)(asked) : (list as Answer)
    }),
  )
  return etherscan('Etherscan', new URL('/v2/api', upstream.url), { chainid: '1', apikey: 'canary' })
}
const context = (timeout?: number) => contextOf(upstream, { rpcUrl: upstream.url }, timeout)
const wallet = (lists: Lists, chain?: ScriptedChain, timeout?: number) => index(lists, chain).wallet(self, ethereum, context(timeout))
const contract = (lists: Lists, timeout?: number) => index(lists).contract(self, context(timeout))
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof SourceError ? error.code : error),
  )

describe('a wallet', () => {
  test('is read in four lists, with the chain and the key', async () => {
    const found = await wallet({ txlist: rows(row(3), row(2), row(1)), oldest: rows(row(1)) })
    expect(found).toEqual({
      transactions: { value: 3, atLeast: false },
      outbound: { value: 3, atLeast: false },
      contracts: { value: 0, atLeast: false },
      any: true,
      firstSeen: new Date('2024-01-01'),
      proofs: [
        {
          source: 'Etherscan',
          method: 'GET module=account&action=txlist',
          params: { address: self },
          result: '3 transactions, 3 sent, 0 contracts called',
        },
      ],
    })
    const asked = upstream.requests.filter(({ method }) => method === 'GET')
    expect(asked.map(({ query }) => [query.get('action'), query.get('offset'), query.get('sort')])).toEqual(
      expect.arrayContaining([
        ['txlist', '1000', 'desc'],
        ['txlistinternal', '1000', 'desc'],
        ['tokentx', '1000', 'desc'],
        ['txlist', '1', 'asc'],
      ]),
    )
    for (const { path, query } of asked) {
      expect(path.startsWith('/v2/api?')).toBe(true)
      expect(Object.fromEntries(query)).toMatchObject({
        module: 'account',
        address: self,
        chainid: '1',
        apikey: 'canary',
        page: '1',
        startblock: '0',
      })
    }
  })

  test('nothing at all is no activity, as Etherscan, Blockscout and Routescan say it', async () => {
    const empty = { transactions: { value: 0, atLeast: false }, any: false }
    expect(
      await wallet({ txlistinternal: nothing('No internal transactions found'), tokentx: nothing('No token transfers found') }),
    ).toMatchObject(empty)
    expect(await wallet({ txlist: nothing('No records found'), tokentx: nothing('No data found', null) })).toMatchObject(empty)
    expect(await wallet({ txlist: rows(), oldest: rows(), tokentx: rows() })).toMatchObject(empty)
  })

  test('an internal transaction or a token transfer alone is activity', async () => {
    for (const action of ['txlistinternal', 'tokentx'] as const)
      expect(await wallet({ [action]: rows({ hash: 'x' }) })).toMatchObject({ any: true, transactions: { value: 0 } })
  })

  test('recipients are asked of the chain: accounts that borrow code (EIP-7702) are no contracts, creations have none', async () => {
    const sent = [
      row(1, { to: address(1) }),
      row(2, { to: address(2) }),
      row(3, { to: address(2).toUpperCase().replace('0X', '0x') }),
      row(4, { to: address(3) }),
      row(5, { to: '' }),
    ]
    const chain = {
      accounts: { [address(1)]: { code: '0x60' }, [address(2)]: { code: '0x6000' }, [address(3)]: { code: `0xef0100${'5a'.repeat(20)}` } },
    }
    expect(await wallet({ txlist: rows(...sent), oldest: rows(row(1)) }, chain)).toMatchObject({
      outbound: { value: 5 },
      contracts: { value: 2 },
    })
  })

  test("what came in is not sent; a genesis row and a creation by another are the wallet's own", async () => {
    const received = [
      row(1, { hash: 'GENESIS_c951900c341abbb3bafbf7ee2029377071dbc36a', from: 'GENESIS', to: lower }),
      row(2, { from: address(7), to: self }),
      row(3, { from: address(7), to: '', contractAddress: lower }),
    ]
    expect(await wallet({ txlist: rows(...received), oldest: rows(received[0]) })).toMatchObject({
      transactions: { value: 3 },
      outbound: { value: 0 },
      firstSeen: new Date('2024-01-01'),
    })
  })

  test('without a node nobody knows the contracts: the index failed', async () => {
    index({ txlist: rows(row(1)), oldest: rows(row(1)) }, { chainId: 56 })
    expect(await failure(etherscan('Etherscan', upstream.url).wallet(self, ethereum, context()))).toBe('BAD_RESPONSE')
  })
})

describe('pages', () => {
  const full = (page: number, size = 1_000) =>
    rows(...Array.from({ length: size }, (_, at) => row(page * 10_000 + at, { timeStamp: seconds(400) })))
  const pageOf = ({ query }: Asked) => Number(query.get('page'))
  const pages = () => upstream.requests.filter(({ query }) => query.get('action') === 'txlist' && query.get('sort') === 'desc').map(pageOf)

  test('are followed while they are full', async () => {
    const found = await wallet({
      txlist: (asked: Asked) => full(pageOf(asked), pageOf(asked) < 3 ? 1_000 : 7),
      oldest: rows(row(30_006, { timeStamp: seconds(400) })),
    })
    expect(found.transactions).toEqual({ value: 2_007, atLeast: false })
    expect(pages()).toEqual([1, 2, 3])
  })

  test('a list without its oldest row is not whole, whatever its length says', async () => {
    const found = await wallet({ txlist: rows(row(3), row(2)), oldest: rows(row(1)) })
    expect(found).toMatchObject({
      transactions: { value: 2, atLeast: true },
      outbound: { atLeast: true },
      firstSeen: new Date('2024-01-01'),
    })
  })

  test('after four the numbers are lower bounds', async () => {
    const found = await wallet({ txlist: (asked: Asked) => full(pageOf(asked)), oldest: rows(row(1)) })
    expect(found).toMatchObject({
      transactions: { value: 4_000, atLeast: true },
      outbound: { atLeast: true },
      contracts: { atLeast: true },
      firstSeen: new Date('2024-01-01'),
    })
    expect(pages()).toEqual([1, 2, 3, 4])
  })

  test('the same full page for ever is not followed, and not taken for the end', async () => {
    const found = await wallet({ txlist: full(1), oldest: rows(row(1)) })
    expect(found.transactions).toEqual({ value: 1_000, atLeast: true })
    expect(pages()).toEqual([1, 2])
  })

  test('rows that stand on two pages count once', async () => {
    const found = await wallet({
      txlist: (asked: Asked) => (pageOf(asked) === 1 ? full(1) : rows(row(10_999, { timeStamp: seconds(400) }), row(5))),
      oldest: rows(row(5)),
    })
    expect(found.transactions).toEqual({ value: 1_001, atLeast: false })
  })

  test('more rows than were asked for are a page that may have been cut', async () => {
    expect((await wallet({ txlist: full(1, 2_000), oldest: rows(row(1)) })).transactions).toEqual({ value: 2_000, atLeast: true })
  })

  test('a list that is empty from one end only is not empty', async () => {
    expect(await wallet({ txlist: rows(), oldest: rows(row(1)) })).toMatchObject({
      transactions: { value: 1, atLeast: true },
      outbound: { atLeast: true },
      any: true,
    })
  })
})

describe('the first use', () => {
  const cut = (oldest: Answer) => {
    const full = rows(...Array.from({ length: 1_000 }, (_, at) => row(at + 10, { timeStamp: seconds(100 + (at % 5)) })))
    return wallet({ txlist: full, oldest })
  }

  test('of a whole list is its earliest row, in any order', async () => {
    expect((await wallet({ txlist: rows(row(2), row(9), row(5)), oldest: rows(row(9)) })).firstSeen).toEqual(new Date('2024-01-02'))
  })

  test('of a list that was cut is its other end', async () => {
    expect((await cut(rows(row(3)))).firstSeen).toEqual(new Date('2024-01-03'))
  })

  test('is not known where the index ignored the order, or has no time', async () => {
    expect(await cut(rows(row(1, { timeStamp: seconds(104) })))).not.toHaveProperty('firstSeen')
    expect(await cut(nothing())).not.toHaveProperty('firstSeen')
    expect(await cut(rows(row(1, { timeStamp: '0' })))).not.toHaveProperty('firstSeen')
    expect(await wallet({ txlist: rows(row(1, { timeStamp: '' })) })).not.toHaveProperty('firstSeen')
  })

  test.each(['4102444800', '1700000000000', '-1', '1.5', 'soon'])(
    '%s cannot be true, and nothing else of that answer is',
    async timeStamp => {
      expect(await failure(wallet({ txlist: rows(row(1, { timeStamp })) }))).toBe('BAD_RESPONSE')
      expect(
        await failure(
          contract({
            getcontractcreation: rows({ contractAddress: lower, contractCreator: address(6), txHash: hash(7), timestamp: timeStamp }),
          }),
        ),
      ).toBe('BAD_RESPONSE')
    },
  )
})

describe('answers for something else', () => {
  const foreign = row(1, { from: address(8) })
  test('a list without a row of the wallet is a failure', async () => {
    expect(await failure(wallet({ txlist: rows(foreign), oldest: rows(row(2)) }))).toBe('BAD_RESPONSE')
    expect(await failure(wallet({ txlist: rows(row(2)), oldest: rows(foreign) }))).toBe('BAD_RESPONSE')
  })
  test('a row of strangers among its own is left out', async () => {
    expect(await wallet({ txlist: rows(row(2), foreign), oldest: rows(row(2)) })).toMatchObject({
      transactions: { value: 1 },
      firstSeen: new Date('2024-01-02'),
    })
  })
  test('the creation of another contract', async () => {
    expect(
      await failure(contract({ getcontractcreation: rows({ contractAddress: address(8), contractCreator: address(6), txHash: hash(7) }) })),
    ).toBe('BAD_RESPONSE')
  })
})

describe('a contract', () => {
  const creation = { contractAddress: lower, contractCreator: address(6), txHash: hash(7), timestamp: seconds(7) }
  const proofs = [expect.objectContaining({ result: `created by transaction ${hash(7)}` })]

  test('birth, creator and source', async () => {
    const found = await contract({ getcontractcreation: rows(creation), getsourcecode: rows({ SourceCode: 'contract A {}', ABI: '[]' }) })
    expect(found).toEqual({ at: new Date('2024-01-07'), creator: address(6), verified: true, proofs })
    const born = await index({ getcontractcreation: rows(creation) }).birth(self, context())
    expect(born).toEqual({ creator: address(6), transaction: hash(7) })
    expect((await contract({ getsourcecode: rows({ SourceCode: '', ABI: 'Contract source code not verified' }) })).verified).toBe(false)
  })

  test('an index that leaves the time out is asked for the first transaction, if that is the creation', async () => {
    const { timestamp: _, ...timeless } = creation
    const birth = row(7, { from: address(6), to: '', contractAddress: lower })
    expect(await contract({ getcontractcreation: rows(timeless), oldest: rows(birth) })).toMatchObject({ at: new Date('2024-01-07') })
    for (const oldest of [rows(row(8)), rows(), nothing()])
      expect(await contract({ getcontractcreation: rows(timeless), oldest })).not.toHaveProperty('at')
  })

  test('what the index does not know is left out', async () => {
    for (const none of [nothing('No data found', null), rows()]) {
      expect(await contract({ getcontractcreation: none, getsourcecode: rows({ Address: lower }) })).toEqual({
        proofs: [expect.objectContaining({ result: 'no creation known' })],
      })
    }
  })

  test('a contract of the genesis has no creator', async () => {
    const genesis = { contractAddress: lower, contractCreator: 'GENESIS', txHash: `GENESIS_${lower.slice(2)}` }
    expect(await contract({ getcontractcreation: rows(genesis) })).toEqual({
      proofs: [expect.objectContaining({ result: `created by transaction ${genesis.txHash}` })],
    })
  })

  test.each([{ contractCreator: 'canary\u001b[2K' }, { txHash: 'canary' }, { contractAddress: '0x1' }, { timestamp: 5 }])(
    'a creation with %o is none',
    async wrong => {
      expect(await failure(contract({ getcontractcreation: rows({ ...creation, ...wrong }) }))).toBe('BAD_RESPONSE')
    },
  )
})

describe('refusals, all with status 200', () => {
  const refused: [unknown, string, string][] = [
    ['Max calls per sec rate limit reached (3/sec)', 'NOTOK', 'RATE_LIMITED'],
    ['Max rate limit reached, please use API Key for higher rate limit', 'NOTOK', 'RATE_LIMITED'],
    ['Max daily rate limit reached. 100000 (100%) of 100000 day/limit', 'NOTOK', 'RATE_LIMITED'],
    ['Too many invalid api key attempts, please try again later', 'NOTOK', 'RATE_LIMITED'],
    ['Free API access is temporarily unavailable due to unusually high network activity', 'NOTOK', 'RATE_LIMITED'],
    ['Invalid API Key (#err2)|canary', 'NOTOK', 'UPSTREAM_UNAVAILABLE'],
    ['Missing/Invalid API Key', 'NOTOK', 'UPSTREAM_UNAVAILABLE'],
    [
      'Free API access is not supported for this chain. Please upgrade your api plan for full chain coverage. https://etherscan.io/apis',
      'NOTOK',
      'UPSTREAM_UNAVAILABLE',
    ],
    ['You are using a deprecated V1 endpoint, switch to Etherscan API V2.', 'NOTOK', 'UPSTREAM_UNAVAILABLE'],
    ['Error! Invalid address format', 'NOTOK', 'UPSTREAM_UNAVAILABLE'],
    [null, 'chain not supported', 'UPSTREAM_UNAVAILABLE'],
    [null, 'Query Timeout occured. Please select a smaller result dataset', 'UPSTREAM_UNAVAILABLE'],
    [null, 'Result window is too large, PageNo x Offset size must be less than or equal to 10000', 'UPSTREAM_UNAVAILABLE'],
    [null, 'NOTOK', 'UPSTREAM_UNAVAILABLE'],
    [[], '', 'UPSTREAM_UNAVAILABLE'],
    [[row(1)], 'Some transactions found', 'UPSTREAM_UNAVAILABLE'],
  ]
  test.each(refused)('%o, %s', async (result, message, code) => {
    const promise = wallet({ tokentx: notOk(result, message) })
    expect(await failure(promise)).toBe(code)
    const { message: text, hint } = (await promise.catch((error: unknown) => error)) as SourceError
    expect(text).toMatch(/^Etherscan [a-zA-Z :_]+$/)
    expect(`${text}${hint}`).not.toContain('canary')
  })

  const contradictions: [string, Answer, string][] = [
    [
      'status 2: an index that is not complete',
      json({ status: '2', message: 'Some internal transactions have not yet been processed', result: [{ hash: 'x' }] }),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['"nothing found" beside rows', nothing('No transactions found', [row(1)]), 'BAD_RESPONSE'],
    ['"nothing found" beside prose', nothing('No transactions found', 'Max rate limit reached'), 'BAD_RESPONSE'],
    ['status 1 without rows', json({ status: '1', message: 'OK', result: null }), 'BAD_RESPONSE'],
    ['status 1 with a number', json({ status: '1', message: 'OK', result: '0' }), 'BAD_RESPONSE'],
    ['status 1 with rows that are none', rows('0x1'), 'BAD_RESPONSE'],
    ['no status', json({ message: 'OK', result: [] }), 'BAD_RESPONSE'],
    ['an empty object', json({}), 'BAD_RESPONSE'],
    ['an error of JSON-RPC', json({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'RPC Request failed.' } }), 'BAD_RESPONSE'],
    ['a status that is a number', json({ status: 1, message: 'OK', result: [] }), 'BAD_RESPONSE'],
    ['a status that nobody knows', json({ status: '3', message: 'OK', result: [] }), 'UPSTREAM_UNAVAILABLE'],
    ['a list', json([]), 'BAD_RESPONSE'],
    ['a challenge page', body('<!DOCTYPE html>'), 'BAD_RESPONSE'],
    ['half an answer', body('{"status":"1","result":[{'), 'BAD_RESPONSE'],
    ['a 403', status(403), 'UPSTREAM_UNAVAILABLE'],
    ['silence', hang(), 'TIMEOUT'],
  ]
  test.each(contradictions)('%s is never an empty list', async (name, answer, code) => {
    const timeout = name === 'silence' ? 100 : undefined
    for (const action of ['txlist', 'oldest', 'txlistinternal'] as const)
      expect(await failure(wallet({ [action]: answer }, {}, timeout))).toBe(code)
    for (const action of ['getcontractcreation', 'getsourcecode'] as const)
      expect(await failure(contract({ [action]: answer }, timeout))).toBe(code)
  })
})

describe('the corpus of answers', () => {
  const codes = {
    USE: ['no failure'],
    RATE_LIMITED: ['RATE_LIMITED'],
    HOSTILE: ['BAD_RESPONSE'],
    UPSTREAM_ERROR: ['UPSTREAM_UNAVAILABLE', 'BAD_RESPONSE'],
    MISSING: [],
  }
  /** Faults of HTTP and JSON are tested at the door; rows of one member only, 200-page-cap, are no rows of a list of transactions. */
  const dialect = corpus('explorer').filter(({ id }) => /^(200-|message-)/.test(id) && id !== '200-page-cap')

  test.each(dialect)('$id: $why', async example => {
    expect(codes[example.expect.source]).toContain(await failure(wallet({ txlist: answerOf(example), oldest: answerOf(example) })))
  })
})
