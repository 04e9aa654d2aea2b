import { describe, expect, test } from 'vitest'
import { blockchainInfoOf, esploraOf, esploraTotals, hostsAnswering, p2wpkh } from '../../support/bitcoin-service.ts'
import { type Answer, answerOf, body, by, corpus, cut, hang, json, reset, status } from '../../support/upstream.ts'
import { ask, asked, book, day, me, own } from './asking.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    ({ code }: { code?: string }) => code,
  )

describe('hosts', () => {
  const down = status(503)
  test.each([
    ['mempool.space', {}],
    ['blockstream.info', { 'mempool.space': down }],
    ['blockchain.info', { 'mempool.space': down, 'blockstream.info': down }],
  ])('%s answers when those before it do not', async (name, fallen) => {
    const up = { 'mempool.space': esploraOf(book), 'blockstream.info': esploraOf(book), 'blockchain.info': blockchainInfoOf(book) }
    const { known } = await ask(hostsAnswering({ ...up, ...fallen }))
    expect(known.account).toMatchObject({ balance: 40_000n, proofs: [{ source: name }] })
    expect(known).toMatchObject({
      activity: { transactions: { value: 3, atLeast: false }, outbound: { value: 1, atLeast: false }, firstSeen: new Date(day(2)) },
      exposure: { read: { transactions: 3, complete: true } },
      cluster: { size: 1 },
    })
  })

  const nonsense = '<!doctype html><title>Just a moment...</title>'
  test.each<[string, Answer]>([
    ['limits', status(429)],
    ['limits in words', body('Too Many Requests', { status: 429 })],
    ['refuses', body('Invalid Bitcoin address', { status: 400 })],
    ['shows a page to people', body(nonsense)],
    ['hangs up', reset()],
    ['stops in the middle', cut(JSON.stringify(esploraTotals(book, me)).slice(0, 90), 400)],
    ['redirects', status(302, { location: 'https://example.com' })],
    ['answers for another address', json(esploraTotals(book, p2wpkh('you')))],
    [
      'says that more was spent than received',
      json({
        address: me,
        chain_stats: { funded_txo_sum: 1, spent_txo_sum: 2, spent_txo_count: 1, tx_count: 2 },
        mempool_stats: { funded_txo_sum: 9, spent_txo_sum: 0, spent_txo_count: 0, tx_count: 1 },
      }),
    ],
    ['says nothing of the totals', json({ address: me })],
    [
      'writes amounts that are none',
      json({ address: me, chain_stats: { funded_txo_sum: '', spent_txo_sum: null, spent_txo_count: 1, tx_count: 2 }, mempool_stats: {} }),
    ],
  ])('one that %s is left for the next', async (_, answer) => {
    const { known } = await ask(hostsAnswering({ 'mempool.space': answer, 'blockstream.info': esploraOf(book) }))
    expect(known).toMatchObject({ account: { balance: 40_000n }, exposure: { read: { transactions: 3, complete: true } } })
    expect(known.account?.proofs[0]?.source).toBe('blockstream.info')
  })

  test('that all fail leave nothing to judge', async () => {
    expect(await failure(ask(hostsAnswering({})))).toBe('UPSTREAM_UNAVAILABLE')
    expect(await failure(ask(status(429)))).toBe('RATE_LIMITED')
    expect(await failure(ask(body(nonsense)))).toBe('BAD_RESPONSE')
    expect(await failure(ask(hang(), { timeout: 100 }))).toBe('TIMEOUT')
  })

  test('that know the totals and not the history leave the dealings unknown, with a reason', async () => {
    const whole = esploraOf(book)
    const { known, missing } = await ask(
      by(({ path }) => (path.includes('/txs') ? status(503) : whole)),
      own,
    )
    expect(known).toMatchObject({
      account: { balance: 40_000n },
      activity: { transactions: { value: 3 }, outbound: { value: 1, atLeast: true }, any: true },
    })
    for (const kind of ['exposure', 'mixing', 'cluster'] as const) {
      expect(known[kind]).toBeUndefined()
      expect(missing?.[kind]).toBe('Esplora answered with status 503')
    }
  })

  test('that leaves out the outputs of others shows no joint transaction, and says so', async () => {
    const withChange = book.slice(1).map(entry => ({ ...entry, to: [...entry.to, [p2wpkh('yours'), 100] as const] }))
    const paid = await ask(hostsAnswering({ 'blockchain.info': blockchainInfoOf(withChange) }))
    expect([paid.known.mixing, paid.missing?.mixing]).toEqual([undefined, 'blockchain.info did not say all of 2 transactions'])
    expect(paid.known.exposure?.read).toMatchObject({ transactions: 2, complete: true })
  })

  test('one of the user is asked alone, below its path, with what stands behind its question mark', async () => {
    const rpcUrl = new URL('https://esplora.example/main/api/?key=SECRET')
    const { known } = await ask(esploraOf(book), { upstreams: { rpcUrl } })
    expect(asked().sort()).toEqual(
      [`esplora.example/main/api/address/${me}/txs?key=SECRET`, `esplora.example/main/api/address/${me}?key=SECRET`].sort(),
    )
    expect(JSON.stringify(known.activity?.proofs)).not.toContain('SECRET')
    expect(await failure(ask(status(503), { upstreams: { rpcUrl } }))).toBe('UPSTREAM_UNAVAILABLE')
    expect(new Set(asked().map(place => place.split('/')[0]))).toEqual(new Set(['esplora.example']))
  })

  test.each(corpus('explorer').map(one => [one.id, one] as const))('nothing is learned from %s', async (_, one) => {
    const code = await failure(ask(answerOf(one, me), { ...own, timeout: 400 }))
    expect(['BAD_RESPONSE', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED', 'TIMEOUT', 'NETWORK']).toContain(code)
  })
})
