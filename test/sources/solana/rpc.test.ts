import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { solana } from '../../../src/sources/solana/solana.ts'
import { mintBytes, person, programs, signatureNumber } from '../../support/solana-layout.ts'
import { type LittleSolana, startSolana, transactionFor } from '../../support/solana-service.ts'
import { subject } from '../../support/subjects.ts'
import { type Answer, type Asked, body, contextOf, cut, json, reset, status } from '../../support/upstream.ts'

const service = await startSolana()
afterAll(() => service.stop())

const now = new Date('2026-11-20T12:00:00Z')
const wallet = person('wallet')
const chain: LittleSolana = { now, accounts: { [wallet]: { lamports: 77n } } }
const html = body('<!doctype html><title>Attention Required!</title>', { headers: { 'content-type': 'text/html' } })

const hostOf = ({ headers }: Asked) => String(headers['x-meant-for'])
/** Asks the three public nodes, all of which the service plays. */
const ask = () => solana(subject('wallet', wallet, 'solana'), contextOf(service.upstream))
const failureOf = (asked: Promise<unknown>): Promise<SourceError> =>
  asked.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => (error instanceof SourceError ? error : Promise.reject(error)),
  )
/** The answer of one host; the others are well. */
const only = (host: string, answer: Answer) => (): Answer => (asked, response) =>
  hostOf(asked) === host ? answer(asked, response) : healthy(asked, response)
const healthy: Answer = async (asked, response) => service.answer(asked, response)

const [mainnet, publicnode, drpc] = ['api.mainnet-beta.solana.com', 'solana-rpc.publicnode.com', 'solana.drpc.org'] as const
const hostsAsked = () => [...new Set(service.upstream.requests.map(hostOf))]

const refusal = (code: number, message: string, http = 200): Answer =>
  json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: http })

describe('a node that fails is left for the next', () => {
  test.each<[string, Answer]>([
    ['by HTML', html],
    ['by a body that ends too early', cut('{"jsonrpc":"2.0","id":1,"resu', 5_000)],
    ['by half a body', body('[{"jsonrpc":"2.0","id":1,"resu')],
    ['by its limit as a status', status(429)],
    ['by its limit in the body', refusal(429, 'Too many requests for a specific RPC call')],
    ['by its limit in body and status', refusal(429, 'Too many requests for a specific RPC call', 429)],
    ['by its door', refusal(403, 'Access forbidden', 403)],
    ['by being behind', refusal(-32005, 'Node is behind by 151 slots')],
    ['by an error of its own', refusal(-32603, 'Internal error')],
    ['by status 502', status(502)],
    ['by hanging up', reset()],
    ['by answering another question', json([{ jsonrpc: '2.0', id: 999, result: null }])],
    ['by a number in place of an account', json({ jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value: 5 } })],
  ])('%s', async (_, answer) => {
    service.show(chain)
    service.interrupt(only(mainnet, answer))
    const { known, missing } = await ask()
    // what holds lamports was used once: an empty history is that of a node which keeps a part of it
    expect([known.account?.balance, known.activity, missing?.activity]).toEqual([77n, undefined, 'the node keeps no history of it'])
    expect(hostsAsked()).toEqual([mainnet, publicnode])
  })

  test('and the one after it, if that fails too', async () => {
    service.show(chain)
    service.interrupt(() => (asked, response) => (hostOf(asked) === drpc ? healthy(asked, response) : status(503)(asked, response)))
    expect((await ask()).known).toMatchObject({ account: { balance: 77n } })
    expect(hostsAsked()).toEqual([mainnet, publicnode, drpc])
  })

  test('when it tells of the past', async () => {
    service.show({ ...chain, now: new Date('2026-11-20T10:00:00Z') })
    const failure = await failureOf(ask())
    expect(failure).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', message: expect.stringContaining('120 minutes behind') })
    expect(hostsAsked()).toEqual([mainnet, publicnode, drpc])
  })
})

test('a node of a network for tests is not believed', async () => {
  service.show({ ...chain, genesis: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
  const failure = await failureOf(ask())
  expect(failure).toMatchObject({
    code: 'BAD_RESPONSE',
    message: expect.stringContaining('another network'),
    hint: expect.stringContaining('--rpc-url'),
  })
})

test('what a public node never answers is not asked of it', async () => {
  const mint = person('mint')
  const account = { owner: programs.token, data: mintBytes() }
  service.show({ now, accounts: { [mint]: account } })
  const { missing } = await solana(subject('token', mint, 'solana'), contextOf(service.upstream))
  expect(missing?.holders).toBe('api.mainnet-beta.solana.com refuses getTokenLargestAccounts')
  expect(service.calls.map(({ method }) => method)).not.toContain('getTokenLargestAccounts')
})

describe('when all nodes fail', () => {
  test.each<[string, Answer, string]>([
    ['html', html, 'BAD_RESPONSE'],
    ['limits', status(429), 'RATE_LIMITED'],
    ['limits in the body', refusal(429, 'Too many requests'), 'RATE_LIMITED'],
    ['outages', status(500), 'UPSTREAM_UNAVAILABLE'],
    ['connections that end', reset(), 'NETWORK'],
  ])('%s end in a failure that counts them and names no URL', async (_, answer, code) => {
    service.show(chain)
    service.interrupt(() => answer)
    const failure = await failureOf(ask())
    expect(failure.code).toBe(code)
    expect(failure.message).toMatch(/^All 3 nodes of Solana failed; the last: solana\.drpc\.org /)
    expect(failure.message).not.toContain('https:')
  })

  test('a node of the user is the only one asked', async () => {
    service.show(chain)
    service.interrupt(() => status(500))
    const failure = await failureOf(
      solana(subject('wallet', wallet, 'solana'), contextOf(service.upstream, { rpcUrl: new URL('http://node.test/secret') })),
    )
    expect(failure.message).toBe('The node answered with status 500')
    expect(hostsAsked()).toEqual(['node.test'])
  })
})

describe('batches', () => {
  const ids = Array.from({ length: 12 }, (_, at) => signatureNumber(at))
  const busy: LittleSolana = {
    ...chain,
    mentions: { [wallet]: ids.map((id, at) => [id, 1_789_000_000 - at] as const) },
    transactions: Object.fromEntries(ids.map(id => [id, transactionFor(id, { signers: [wallet] })])),
  }

  test('keep a scan to few requests', async () => {
    service.show(busy)
    expect((await ask()).known.activity).toMatchObject({ outbound: { value: 12, atLeast: false } })
    // state, lists, and the twelve transactions by tens
    expect(service.upstream.requests).toHaveLength(4)
  })

  test.each<[string, Answer]>([
    ['with one error for all', json({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch requests are not supported' } })],
    ['with status 400', json({ error: 'no batches' }, { status: 400 })],
    ['with status 413', status(413)],
  ])('that a node refuses %s are asked one by one, of the same node', async (_, answer) => {
    service.show(busy)
    service.interrupt(() => (asked, response) => (asked.body.startsWith('[') ? answer(asked, response) : healthy(asked, response)))
    expect((await ask()).known.activity).toMatchObject({ outbound: { value: 12, atLeast: false } })
    expect(hostsAsked()).toEqual([mainnet])
  })

  test('lose what a node refuses within them to the next node, and no more', async () => {
    service.show(busy)
    const [lost] = ids
    service.instead({
      getTransaction: ({ params }) =>
        params[0] === lost && service.calls.filter(call => call.params[0] === lost).length < 2
          ? { error: { code: -32015, message: 'Transaction version (1) is not supported by the requesting client' } }
          : { result: busy.transactions?.[String(params[0])] },
    })
    expect((await ask()).known.activity).toMatchObject({ outbound: { value: 12, atLeast: false } })
    expect(service.calls.filter(({ method }) => method === 'getTransaction')).toHaveLength(13)
  })

  test('ask for transactions of every version there is', async () => {
    service.show(busy)
    await ask()
    const options = service.calls.filter(({ method }) => method === 'getTransaction').map(({ params }) => params[1])
    expect(options).toHaveLength(12)
    for (const option of options) expect(option).toMatchObject({ encoding: 'jsonParsed', maxSupportedTransactionVersion: 1 })
  })
})
