import { describe, expect, test } from 'vitest'
import { ChainvetError, type FailureCode, failures, SourceError } from '../../src/errors.ts'
import { persist, Refused, type Retry } from '../../src/remote/persist.ts'
import { clockwork } from '../support/upstream.ts'

const signal = new AbortController().signal
const refused = (code: FailureCode, retryAfter?: number) =>
  new Refused(new ChainvetError(code, 'It said no', { where: ['why'], hint: 'how' }), retryAfter)

/** Attempts that end one after the other as told; the last one for all that follow. */
async function outcome(ends: readonly unknown[], retries = 3, explain?: (error: ChainvetError) => Promise<ChainvetError>) {
  const world = clockwork()
  const told: Retry[] = []
  let count = 0
  const attempt = async () => {
    const end = ends[Math.min(count++, ends.length - 1)]
    if (end instanceof Error) throw end
    return end
  }
  const settled = await persist(attempt, { retries, world, onRetry: retry => void told.push(retry) }, signal, explain).then(
    value => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  return { ...settled, count, told, sleeps: world.sleeps }
}

test('what works is asked once', async () => {
  expect(await outcome(['yes'])).toMatchObject({ value: 'yes', count: 1, sleeps: [], told: [] })
})

describe('which failures may pass', () => {
  test.each(Object.keys(failures) as FailureCode[])('%s', async code => {
    const passes = ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'NETWORK', 'TIMEOUT'].includes(code)
    expect((await outcome([refused(code), 'yes'])).value).toBe(passes ? 'yes' : undefined)
  })
})

test('the wait doubles, is told, and never grows beyond a minute', async () => {
  const { told, count, error } = await outcome([refused('NETWORK')], 9)
  expect(told.map(({ wait }) => wait)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  expect(told[0]).toEqual({ code: 'NETWORK', attempt: 1, wait: 500 })
  expect(count).toBe(10)
  expect(error).toMatchObject({ code: 'NETWORK', message: 'It said no, 10 times', where: ['why'], hint: 'how' })
})

test('the wait that is asked for wins', async () => {
  expect((await outcome([refused('UPSTREAM_UNAVAILABLE', 3_000), refused('UPSTREAM_UNAVAILABLE', 3_600_000), 'yes'])).sleeps).toEqual([
    3_000, 60_000,
  ])
})

test('a rate limit is explained once, and the explanation may end it', async () => {
  const asked: string[] = []
  const quota = new ChainvetError('QUOTA_EXHAUSTED', 'no more')
  expect(await outcome([refused('RATE_LIMITED')], 3, async () => quota)).toMatchObject({ error: quota, count: 1 })
  const stays = async (error: ChainvetError) => {
    asked.push(error.code)
    return error
  }
  expect(await outcome([refused('RATE_LIMITED')], 3, stays)).toMatchObject({ error: { code: 'RATE_LIMITED' }, count: 4 })
  expect(asked).toEqual(['RATE_LIMITED'])
})

test('what the door says is told in words for a service, and rubbish is no verdict', async () => {
  const source = (code: 'TLS' | 'BAD_RESPONSE') => new SourceError({ source: 'https://api.example.com', code, problem: 'is odd' })
  expect(await outcome([source('TLS')])).toMatchObject({ error: { code: 'TLS', hint: expect.stringContaining('--ca-file') }, count: 1 })
  expect(await outcome([source('BAD_RESPONSE')])).toMatchObject({
    error: { code: 'CONTRADICTION', message: 'https://api.example.com is odd' },
    count: 1,
  })
})

test('what nobody named is a bug, and is not tried again', async () => {
  expect(await outcome([new TypeError('undefined is not a function')])).toMatchObject({ error: expect.any(TypeError), count: 1 })
})
