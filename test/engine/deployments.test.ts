import { expect, test } from 'vitest'
import { chainNamed } from '../../src/chains/index.ts'
import { deploymentsOf } from '../../src/engine/deployments.ts'
import { followUp } from '../../src/engine/follow-up.ts'
import type { Gathered } from '../../src/engine/gather.ts'
import { NotATokenError, SourceError } from '../../src/errors.ts'
import type { Evidence, Findings } from '../../src/evidence/evidence.ts'
import type { Context, Source } from '../../src/sources/index.ts'
import { realWorld } from '../../src/world.ts'
import { clean } from './dossiers.ts'

const ethereum = chainNamed('ethereum')
const contracts = Array.from({ length: 7 }, (_, at) => `0x${'0'.repeat(39)}${at + 1}`)
const [first = '', second = '', third = '', fourth = ''] = contracts

const walletThat = (created: readonly string[], known: Partial<Evidence> = {}): Gathered => ({
  subject: { kind: 'wallet', chain: ethereum, address: ethereum.family.parse(`0x${'a'.repeat(40)}`) as never, given: '' },
  known: { behaviour: { ...clean.behaviour, created: { contracts: created, named: [] } }, ...known },
  missing: {},
  tags: {},
  block: undefined,
  at: new Date('2026-01-01'),
  statuses: [],
  essentialFailure: undefined,
})

/** A trader that finds this of each contract, and notes whom it was asked about and how. */
function trader(found: Readonly<Record<string, Findings | Error>>) {
  const asked: { readonly address: string; readonly fast: boolean | undefined }[] = []
  const source: Source = {
    name: 'Node',
    provides: ['trading'],
    essential: ['token'],
    covers: () => true,
    load:
      async () =>
      async (subject, { fast }) => {
        asked.push({ address: String(subject.address), fast })
        const answer = found[String(subject.address)] ?? { known: {} }
        if (answer instanceof Error) throw answer
        return answer
      },
  }
  return { asked, source }
}

const contextOf = (signal = new AbortController().signal): Context => ({
  http: () => new Promise(() => {}),
  world: realWorld,
  upstreams: { provider: false, keys: {}, explorerUrl: new URL('http://127.0.0.1:9/api') },
  signal,
})

const sound = { known: { token: clean.token, trading: clean.trading } }
const trap = {
  known: {
    token: clean.token,
    trading: { ...clean.trading, sales: clean.trading.sales.map(sale => ({ ...sale, ok: false })), probes: [] },
  },
}

test('the five newest contracts are tried at once, each by the first trades alone', async () => {
  const { asked, source } = trader(Object.fromEntries(contracts.map(contract => [contract, sound])))
  const found = await deploymentsOf(walletThat(contracts), [source], contextOf())
  expect(asked).toEqual(contracts.slice(0, 5).map(address => ({ address, fast: true })))
  expect(found).toMatchObject({ created: 7, tried: contracts.slice(0, 5).map(contract => ({ contract, outcome: 'sound' })) })
})

test('a trap, a contract that is no token, one that is gone and one whose node fails are told apart', async () => {
  const { source } = trader({
    [first]: trap,
    [second]: { known: { token: { kind: 'unknown', proofs: [] } } },
    [third]: new NotATokenError({ chain: 'Ethereum', why: 'there is no contract at this address', hint: '' }),
    [fourth]: new SourceError({ source: 'The node', code: 'RATE_LIMITED', problem: 'asks for fewer requests' }),
  })
  const found = await deploymentsOf(walletThat(contracts.slice(0, 4)), [source], contextOf())
  expect(found?.tried).toMatchObject([
    { contract: first, outcome: 'trap', sentence: expect.stringMatching(/sell/) },
    { contract: second, outcome: 'no token' },
    { contract: third, outcome: 'no token' },
    { contract: fourth, outcome: 'unknown', reason: 'The node asks for fewer requests', failed: true },
  ])
})

test('where nobody could buy, nobody was seen to sell', async () => {
  const closed = { known: { token: clean.token, trading: { ...clean.trading, buy: { ok: false }, sales: [], probes: [] } } }
  const found = await deploymentsOf(walletThat([first]), [trader({ [first]: closed }).source], contextOf())
  expect(found?.tried).toEqual([{ contract: first, outcome: 'unknown', reason: 'nobody was seen to sell', failed: false }])
})

test('a wallet that created nothing asks nobody; of one whose history is not known nothing is known', async () => {
  const { asked, source } = trader({})
  expect(await deploymentsOf(walletThat([]), [source], contextOf())).toMatchObject({ created: 0, tried: [] })
  const unread = { ...walletThat([]), known: {}, missing: { behaviour: 'the index failed' } }
  expect((await followUp(unread, [source], contextOf())).missing.deployments).toBe('the index failed')
  expect(asked).toEqual([])
})

test('at the end of the scan what was not tried yet is unknown, and borrowed code stays one that nobody knows', async () => {
  const end = new AbortController()
  const silent: Source = { ...trader({}).source, load: async () => () => new Promise(() => {}) }
  const borrowed = walletThat([first], { account: { ...clean.account, code: { kind: 'delegated', delegate: second } } })
  setTimeout(() => end.abort(new DOMException('over', 'TimeoutError')), 20)
  const { known } = await followUp(borrowed, [silent], contextOf(end.signal))
  expect(known.deployments?.tried).toMatchObject([
    { contract: first, outcome: 'unknown', reason: expect.stringMatching(/within the time/), failed: true },
  ])
  expect(known.account?.code).toEqual({ kind: 'delegated', delegate: second })
})

const found = async (source: Source, known: Partial<Evidence> = {}) =>
  (await deploymentsOf(walletThat([first], known), [source], contextOf()))?.tried[0]
const tokenWith = (trading: Partial<Evidence['trading']>, more: Partial<Evidence> = {}) =>
  trader({ [first]: { known: { token: clean.token, trading: { ...clean.trading, ...trading }, ...more } } }).source

test('a trap is what was executed against a buyer: a sale that takes nearly all is one, a lesser finding is none', async () => {
  const taxed = (tax: number) => clean.trading.sales.map(sale => ({ ...sale, tax }))
  expect(await found(tokenWith({ sales: taxed(0.99), probes: [] }))).toMatchObject({
    outcome: 'trap',
    sentence: expect.stringMatching(/99 %/),
  })
  expect(await found(tokenWith({ sales: taxed(0.3), probes: [] }))).toMatchObject({ outcome: 'sound' })
  expect(await found(tokenWith({ buy: { ok: true, tax: 0.95 } }))).toMatchObject({
    outcome: 'trap',
    sentence: expect.stringMatching(/95 %/),
  })
})

test('what shows a trap is the proof of its finding, else that of the evidence', async () => {
  const proof = (result: string) => ({ source: 'Node', method: 'eth_simulateV1', result })
  const shown = proof('sale')
  const refused = (own: boolean) =>
    clean.trading.sales.map(({ proof: _, ...sale }) => ({ ...sale, ok: false, ...(own && { proof: shown }) }))
  expect(await found(tokenWith({ sales: refused(true), probes: [], proofs: [proof('all')] }))).toMatchObject({ proofs: [shown] })
  expect(await found(tokenWith({ sales: refused(false), probes: [], proofs: [proof('all')] }))).toMatchObject({ proofs: [proof('all')] })
})

test('a contract without a pool has nobody to trade with, and only those who trade are asked', async () => {
  const market = { ...clean.market, pools: [] }
  const nowhere = trader({ [first]: { known: { token: clean.token, market }, missing: { trading: 'there is no pool' } } }).source
  expect(await found(nowhere)).toEqual({ contract: first, outcome: 'unknown', reason: 'there is no pool', failed: false })
  const cut = trader({ [first]: { known: { token: clean.token }, missing: { trading: 'the node broke off' } } }).source
  expect(await found(cut)).toEqual({ contract: first, outcome: 'unknown', reason: 'the node broke off', failed: true })
  const idle: Source = { ...nowhere, provides: ['labels'], load: () => Promise.reject(new TypeError('It was loaded.')) }
  const tried = await deploymentsOf(walletThat([first]), [idle, tokenWith({})], contextOf())
  expect(tried?.tried).toMatchObject([{ outcome: 'sound' }])
})

test('a token is asked for nothing more, and of a wallet it is told who said what it made', async () => {
  const token = { ...walletThat([first]), subject: { ...walletThat([first]).subject, kind: 'token' as const } }
  expect(await followUp(token, [], contextOf())).toBe(token)
  const { missing, tags } = await followUp({ ...walletThat([]), tags: { account: 'Node' } }, [], contextOf())
  expect([missing, tags]).toEqual([{}, { account: 'Node', deployments: 'Creator' }])
})
