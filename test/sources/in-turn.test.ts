import { describe, expect, test } from 'vitest'
import { NoActivityError, SourceError, type SourceFailure } from '../../src/errors.ts'
import { inTurn } from '../../src/sources/in-turn.ts'

const hosts = [{ name: 'first' }, { name: 'second' }, { name: 'third' }]
const down = (code: SourceFailure, source: string) => new SourceError({ source, code, problem: 'did not help' })

test('the first host that answers is the last that is asked', async () => {
  const asked: string[] = []
  const answer = await inTurn(hosts, async ({ name }) => {
    asked.push(name)
    if (name === 'first') throw down('NETWORK', name)
    return `answer of the ${name}`
  })
  expect([answer, asked]).toEqual(['answer of the second', ['first', 'second']])
})

describe('the next host is asked', () => {
  test.each<SourceFailure>(['UPSTREAM_UNAVAILABLE', 'NETWORK', 'TIMEOUT', 'TLS', 'BAD_RESPONSE', 'RATE_LIMITED'])(
    'after %s',
    async code => {
      const ask = async ({ name }: { name: string }) => (name === 'first' ? Promise.reject(down(code, name)) : name)
      expect(await inTurn(hosts, ask)).toBe('second')
    },
  )
})

test('where nobody answers, the last failure tells why', async () => {
  const codes: readonly SourceFailure[] = ['RATE_LIMITED', 'TIMEOUT', 'NETWORK']
  let turn = 0
  const ask = async ({ name }: { name: string }) => Promise.reject(down(codes[turn++] ?? 'TLS', name))
  await expect(inTurn(hosts, ask)).rejects.toMatchObject({ code: 'NETWORK', source: 'third' })
})

test.each([
  ['what a host says about the subject', new NoActivityError({ chain: 'XRP', others: [] })],
  ['the end of the time for the scan', new DOMException('too late', 'TimeoutError')],
  ['a mistake of the program', new TypeError('a mistake')],
])('%s is final', async (_, failure) => {
  let turns = 0
  const ask = async () => {
    turns++
    throw failure
  }
  await expect(inTurn(hosts, ask)).rejects.toBe(failure)
  expect(turns).toBe(1)
})

test('without a host there is nothing to ask', async () => {
  await expect(inTurn([], async () => 1)).rejects.toThrow('There is no host to ask.')
})
