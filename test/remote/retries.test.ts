import { describe, expect, test } from 'vitest'
import { ChainvetError } from '../../src/errors.ts'
import type { Exchange } from '../../src/http.ts'
import { createRemoteScanner } from '../../src/remote/remote-scanner.ts'
import { createRetryBudget } from '../../src/retry-budget.ts'
import { starter, usageOf, walletResult } from '../support/service.ts'
import { known } from '../support/subjects.ts'
import { clockwork } from '../support/upstream.ts'

const wallet = { address: known.vitalik, chain_id: 1 }

/** A service that answers the n-th scan it is asked for (from 1) with the status that the script names. */
function scripted(statusOf: (call: number) => number) {
  let [scans, usages] = [0, 0]
  const exchange: Exchange = async ({ url }) => {
    if (url.pathname === '/v1/usage') {
      usages++
      return { status: 200, retryAfter: undefined, text: JSON.stringify(usageOf(starter())) }
    }
    const status = statusOf(++scans)
    const text = JSON.stringify(status === 200 ? walletResult(known.vitalik, 1) : { detail: 'Not now.' })
    return { status, retryAfter: undefined, text }
  }
  const scanner = createRemoteScanner({ baseUrl: new URL('https://api.example.com'), key: 'cv_test_x', world: clockwork(), exchange })
  return {
    /** How so many scans of one run end, one after the other. */
    async run(rows: number) {
      const ends: (string | undefined)[] = []
      for (let row = 0; row < rows; row++) ends.push(await end())
      return ends
    },
    end,
    scans: () => scans,
    usages: () => usages,
  }

  async function end(): Promise<string | undefined> {
    try {
      await scanner.scanWallet(wallet)
      return undefined
    } catch (error) {
      if (error instanceof ChainvetError) return `${error.code}: ${error.message}`
      throw error
    }
  }
}

/** The same choice for every run: a third of all calls, in no order that a row could notice. */
const third = (call: number): boolean => Math.imul(call, 0x9e3779b1) >>> 0 < 2 ** 32 / 3

test('a single scan is repeated as often as it is allowed to', async () => {
  const { end, scans } = scripted(() => 502)
  expect(await end()).toBe('UPSTREAM_UNAVAILABLE: https://api.example.com answered with status 502, 4 times')
  expect(scans()).toBe(4)
})

describe('a service that is down', () => {
  test.each([502, 429])('sees about one call for each row: status %i', async status => {
    const { run, scans } = scripted(() => status)
    const ends = await run(1_000)
    expect(scans()).toBeLessThanOrEqual(1_100)
    const code = status === 429 ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE'
    expect(ends.filter(end => !end?.startsWith(`${code}: `))).toEqual([])
  })

  test('says of a row that is not asked again why', async () => {
    const { run } = scripted(() => 503)
    expect((await run(50)).at(-1)).toBe(
      'UPSTREAM_UNAVAILABLE: https://api.example.com answered with status 503, and it is not asked again, because too much was repeated in vain',
    )
  })

  test('is not asked for the account for each row either', async () => {
    const { run, usages } = scripted(() => 429)
    await run(500)
    // a look every two seconds of waiting, and none for rows that do not wait
    expect(usages()).toBeLessThan(50)
  })

  test('after a good beginning sees no more than what was saved up besides', async () => {
    const { run, scans } = scripted(call => (call <= 2_000 ? 200 : 502))
    await run(2_000)
    await run(2_000)
    expect(scans()).toBeLessThanOrEqual(4_000 + 0.1 * 2_000)
  })

  test('and comes back is asked again', async () => {
    const { run, scans } = scripted(call => (call <= 200 ? 502 : third(call) ? 502 : 200))
    await run(200)
    const before = scans()
    const ends = await run(2_000)
    // where answers come again there is leave to repeat again
    expect(ends.slice(-1_000).filter(end => end !== undefined).length).toBeLessThan(30)
    expect(scans() - before).toBeGreaterThan(2_000 * 1.4)
  })
})

test.each([429, 502])(
  'of a service that fails every third call with %i nearly all rows are scored, and no call is in vain',
  async status => {
    const { run, scans } = scripted(call => (third(call) ? status : 200))
    const ends = await run(3_000)
    const unscored = ends.filter(end => end !== undefined)
    // four attempts of which each fails with a third: 1 of 81
    expect(unscored.length).toBeLessThan(3_000 / 40)
    // what a row without a score has cost beyond its first call is all that was repeated in vain
    const helped = scans() - 3_000 - 3 * unscored.length
    expect(scans()).toBeLessThanOrEqual(1.1 * (3_000 + helped))
  },
)

test('a repeat is paid back when its scan is answered, and every answer pays a tenth', () => {
  const budget = createRetryBudget()
  let taken = 0
  while (budget.take()) taken++
  expect(taken).toBeGreaterThanOrEqual(20)
  expect(taken).toBeLessThanOrEqual(64)
  budget.answered(2)
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false])
  for (let answer = 0; answer < 9; answer++) budget.answered(0)
  expect([budget.take(), budget.take()]).toEqual([true, false])
})
