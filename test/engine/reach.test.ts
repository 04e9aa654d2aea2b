import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '../../src/engine/hosts.ts'
import { reach } from '../../src/engine/reach.ts'
import { type Answer, by, json, startUpstream, status, type Upstream } from '../support/upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream(status(404))
})
afterAll(() => upstream.stop())

const host = (chainId?: number, more: Partial<Host> = {}): Host => ({
  ...{ source: 'Node', host: upstream.url.host, place: 1, own: false },
  probe: { url: upstream.url, ...(chainId !== undefined && { chainId }) },
  ...more,
})
const { signal } = new AbortController()
async function asked(answer: Answer, of: Host) {
  upstream.answer(answer)
  const [reached] = await reach([of], { timeout: 20_000, signal })
  expect(reached).toMatchObject({ host: of.host, ms: expect.any(Number) })
  expect(reached?.ms).toBeGreaterThanOrEqual(0)
  expect(reached?.ms).toBeLessThan(60_000)
  return { answered: reached?.answered, ...(reached && 'problem' in reached && { problem: reached.problem }) }
}
const chain = (result: unknown) => json({ jsonrpc: '2.0', id: 1, result })

describe('a node', () => {
  test.each<[string, Answer, { answered: boolean; problem?: string }]>([
    ['that serves the chain is well', chain('0x38'), { answered: true }],
    ['may write the number in capitals', chain('0X38'), { answered: true }],
    ['that serves another chain is told with it', chain('0x1'), { answered: true, problem: 'serves another chain (0x1)' }],
    ['that says nothing of it', chain(null), { answered: true, problem: 'did not say which chain it serves (status 200)' }],
    ['without such a page', status(404), { answered: true, problem: 'did not say which chain it serves (status 404)' }],
    ['that has enough', status(429), { answered: true, problem: 'asks for fewer requests' }],
    ['that is in trouble', status(500), { answered: true, problem: 'answered with status 500' }],
    ['that is behind a gate', status(499), { answered: true, problem: 'did not say which chain it serves (status 499)' }],
  ])('%s', async (_, answer, expected) => {
    expect(await asked(answer, host(56))).toEqual(expected)
  })

  test('is asked for its chain, in the one way that every node knows', async () => {
    expect(await asked(chain('0x3A'), host(58))).toEqual({ answered: true })
    const [request] = upstream.requests
    expect([request?.method, JSON.parse(request?.body ?? '')]).toEqual([
      'POST',
      { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    ])
  })
})

describe('another host', () => {
  test.each<[string, Answer, { answered: boolean; problem?: string }]>([
    ['that answers at all is well', status(404), { answered: true }],
    ['that asks for patience is told so', status(429), { answered: true, problem: 'asks for fewer requests' }],
    ['in trouble is told so', status(503), { answered: true, problem: 'answered with status 503' }],
  ])('%s', async (_, answer, expected) => {
    expect(await asked(answer, host())).toEqual(expected)
    expect(upstream.requests.map(({ method }) => method)).toEqual(['GET'])
  })

  test('that breaks off has not answered, and one of the user is not told by its name', async () => {
    const broken: Answer = by(() => (_, response) => response.destroy())
    expect(await asked(broken, host())).toMatchObject({ answered: false, problem: expect.stringContaining(upstream.url.host) })
    const { problem } = await asked(broken, host(undefined, { own: true }))
    expect(problem).toMatch(/^The host /)
    expect(problem).not.toContain(upstream.url.host)
  })
})

test('hosts are asked once each', async () => {
  upstream.answer(status(404))
  const reached = await reach([host(), host(), host(undefined, { host: 'another' })], { timeout: 20_000, signal })
  expect(reached.map(({ host: name }) => name)).toEqual([upstream.url.host, 'another'])
  expect(upstream.requests).toHaveLength(2)
})
