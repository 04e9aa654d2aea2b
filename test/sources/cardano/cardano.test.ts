import { afterAll, describe, expect, test } from 'vitest'
import { hostsOf } from '../../../src/engine/hosts.ts'
import { SourceError } from '../../../src/errors.ts'
import { cardano } from '../../../src/sources/cardano/cardano.ts'
import { cardanoHosts } from '../../../src/sources/cardano/hosts.ts'
import { hash28, hash32, key, koiosOf, shelley, startCardano } from '../../support/cardano-service.ts'
import { subject } from '../../support/subjects.ts'
import { type Answer, type Asked, body, by, contextOf, cut, json, status } from '../../support/upstream.ts'

const service = await startCardano()
afterAll(() => service.stop())

const now = new Date('2026-11-20T11:59:40.000Z')
const address = shelley(key('me'))
const scene = { now, balances: { [address]: 5n } }
const keys = { BLOCKFROST_PROJECT_ID: 'mainnetTEST', KOIOS_API_KEY: 'koios-key' }
const ask = (given: Partial<Parameters<typeof contextOf>[1]> = {}) =>
  cardano(subject('wallet', address, 'cardano'), contextOf(service, given))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceError ? error.code : Promise.reject(error)),
  )
const meantFor = ({ headers }: Asked) => headers['x-meant-for']

/** Blockfrost, as far as an address that was never seen goes. */
const emptyBlockfrost = by(({ path }) => {
  if (path.endsWith('/blocks/latest'))
    return json({ time: Math.floor(now.getTime() / 1000), height: 12_700_000, hash: hash32('tip'), slot: 190_000_000 })
  if (path.includes('/transactions')) return json([])
  return json({ status_code: 404, error: 'Not Found', message: 'The requested component has not been found.' }, { status: 404 })
})
const koiosSays = (answer: Answer): Answer => by(asked => (meantFor(asked) === 'api.koios.rest' ? answer : emptyBlockfrost))

describe('an ailing Koios', () => {
  const postgrest = json(
    { code: '57014', details: null, hint: null, message: 'canceling statement due to statement timeout' },
    { status: 500 },
  )
  const cases: readonly (readonly [string, Answer, string])[] = [
    ['its rate limit', status(429), 'RATE_LIMITED'],
    ['the time limit of its database', postgrest, 'UPSTREAM_UNAVAILABLE'],
    ['its gateway after 30 seconds', status(504), 'UPSTREAM_UNAVAILABLE'],
    ['a body that it finds too large', status(413), 'UPSTREAM_UNAVAILABLE'],
    [
      'a query that it does not know',
      json({ code: 'PGRST202', message: 'Could not find the function' }, { status: 404 }),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['a web page', body('<!doctype html><title>Just a moment...</title>', { headers: { 'content-type': 'text/html' } }), 'BAD_RESPONSE'],
    ['half a body', cut('[{"address":"addr1', 400), 'NETWORK'],
    ['an object in place of rows', json({ address }), 'BAD_RESPONSE'],
    ['rows of null', json([null]), 'BAD_RESPONSE'],
  ]

  test.each(cases)('%s: a named failure, and no score on nothing', async (_, answer, code) => {
    service.answer(answer)
    expect(await codeOf(ask())).toBe(code)
  })

  test.each(cases)('%s: Blockfrost is asked, where there is a key', async (_, answer) => {
    service.answer(koiosSays(answer))
    const { known } = await ask({ keys })
    expect(known.activity).toMatchObject({ any: false, transactions: { value: 0, atLeast: false } })
    expect(known.account?.proofs[0]?.source).toBe('Blockfrost')
  })
})

describe('an answer that cannot be true', () => {
  const one = (path: string, row: object): Answer => by(asked => (asked.path.includes(path) ? json([row]) : koiosOf(scene)))
  const tip = { hash: hash32('tip'), abs_slot: 190_000_000, block_no: 1, block_time: Math.floor(now.getTime() / 1000) }
  test.each<[string, Answer]>([
    ['another address', one('/address_info', { address: shelley(key('you')), balance: '7' })],
    ['a balance below zero', one('/address_info', { address, balance: '-7' })],
    ['a balance that is empty', one('/address_info', { address, balance: '' })],
    ['no balance', one('/address_info', { address })],
    [
      'a history without the address',
      by(asked =>
        asked.path.includes('/address_info') ? json([]) : one('/address_txs', { tx_hash: hash32('1'), block_time: 1_700_000_000 }),
      ),
    ],
    ['a transaction of the future', one('/address_txs', { tx_hash: hash32('1'), block_time: 4_000_000_000 })],
    ['a transaction without a hash', one('/address_txs', { tx_hash: 'x', block_time: 1_700_000_000 })],
    ['no tip', by(asked => (asked.path.includes('/tip') ? json([]) : koiosOf(scene)))],
    ['a tip without a time', one('/tip', { ...tip, block_time: null })],
  ])('%s', async (what, answer) => {
    service.answer(answer)
    expect([what, await codeOf(ask())]).toEqual([what, 'BAD_RESPONSE'])
  })

  test('the whole digits of a balance are kept, as text and as number', async () => {
    const balance = 45_000_000_000_000_001n
    for (const text of [`"${balance}"`, `${balance}`]) {
      service.answer(
        by(asked => (asked.path.includes('/address_info') ? body(`[{"address":"${address}","balance":${text}}]`) : koiosOf(scene))),
      )
      expect((await ask()).known.account?.balance).toBe(balance)
    }
  })

  test('an index that stopped to follow the chain is as good as none', async () => {
    service.answer(koiosOf({ ...scene, now: new Date(now.getTime() - 5 * 3_600_000) }))
    await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', message: 'Koios has not followed the chain for 5 hours' })
  })

  test('an answer for another transaction costs the history', async () => {
    const entry = { tx_hash: hash32('1'), block_time: 1_700_000_000 }
    const other = { tx_hash: hash32('2'), tx_timestamp: 1_700_000_000, inputs: [], outputs: [] }
    service.answer(by(asked => (asked.path.includes('/tx_info') ? json([other]) : one('/address_txs', entry))))
    const { known, missing } = await ask()
    expect([known.exposure, missing?.exposure]).toEqual([undefined, 'Koios answered for another transaction'])
  })
})

describe('Blockfrost in the dialect of its refusals', () => {
  const refusal = (code: number, error: string) => json({ status_code: code, error, message: '' }, { status: code })
  test.each<[string, Answer, string]>([
    ['402', refusal(402, 'Project Over Limit'), 'RATE_LIMITED'],
    ['418', refusal(418, 'Requested Banned'), 'RATE_LIMITED'],
    ['429', refusal(429, 'Project Over Limit'), 'RATE_LIMITED'],
    ['403', refusal(403, 'Forbidden'), 'UPSTREAM_UNAVAILABLE'],
    ['400', refusal(400, 'Bad Request'), 'UPSTREAM_UNAVAILABLE'],
    ['500', refusal(500, 'Internal Server Error'), 'UPSTREAM_UNAVAILABLE'],
  ])('%s', async (_, answer, code) => {
    service.answer(by(asked => (meantFor(asked) === 'api.koios.rest' ? status(503) : answer)))
    expect(await codeOf(ask({ keys }))).toBe(code)
  })
})

describe('who is asked', () => {
  test('Koios alone without a key, with its own key where there is one', async () => {
    service.answer(koiosOf(scene))
    await ask()
    expect(new Set(service.requests.map(meantFor))).toEqual(new Set(['api.koios.rest']))
    expect(service.requests.some(({ headers }) => 'authorization' in headers || 'project_id' in headers)).toBe(false)
    service.answer(koiosOf(scene))
    await ask({ keys })
    expect(new Set(service.requests.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer koios-key']))
  })

  test('a Koios of the caller alone, below its path, and no key travels to it', async () => {
    service.answer(koiosOf(scene))
    await ask({ keys, rpcUrl: new URL('/my/api/v1/', service.url) })
    expect(service.requests.every(({ path }) => path.startsWith('/my/api/v1/'))).toBe(true)
    expect(service.requests.some(({ headers }) => 'authorization' in headers || 'project_id' in headers)).toBe(false)
  })

  test('every host is known to doctor, and is probed without an address', () => {
    const { chain } = subject('wallet', address, 'cardano')
    expect(hostsOf(chain, { provider: true, keys }).map(({ source, host, place, own }) => [source, host, place, own])).toEqual([
      ['Koios', 'api.koios.rest', 1, false],
      ['Koios', 'cardano-mainnet.blockfrost.io', 2, false],
    ])
    const own = new URL('https://koios.example.com/api/v1')
    expect(cardanoHosts({ provider: true, keys, rpcUrl: own }).map(({ probe }) => probe.href)).toEqual([
      'https://koios.example.com/api/v1/tip',
    ])
  })
})

test('hashes of tests are as long as those of the chain', () => {
  expect([hash28('a').length, hash32('a').length]).toEqual([56, 64])
})
