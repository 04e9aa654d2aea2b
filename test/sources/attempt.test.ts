import { expect, test } from 'vitest'
import { SourceError } from '../../src/errors.ts'
import { attempt } from '../../src/sources/attempt.ts'

test('what came, and the failure of a provider as a value', async () => {
  const failure = new SourceError({ source: 'The node', code: 'TIMEOUT', problem: 'did not answer' })
  expect(await attempt(Promise.resolve(7))).toBe(7)
  expect(await attempt(Promise.reject(failure))).toBe(failure)
})

test('a mistake of ours, and the wish to stop, are not taken for a failure of a provider', async () => {
  for (const thrown of [new TypeError('ours'), new DOMException('stop', 'AbortError')])
    await expect(attempt(Promise.reject(thrown))).rejects.toBe(thrown)
})
