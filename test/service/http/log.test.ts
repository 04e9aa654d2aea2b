import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChainvetError } from '../../../src/errors.ts'
import { mintKey } from '../../../src/service/keys.ts'
import { createLog, failureFields } from '../../../src/service/log.ts'
import { createMetrics } from '../../../src/service/metrics.ts'
import { stillWorld } from '../../support/subjects.ts'

const written = (field: string): string => {
  const lines: string[] = []
  createLog(line => lines.push(line), stillWorld()).warn('event', { field })
  return lines.join('')
}

const names = (JSON.parse(readFileSync(new URL('../../corpus/token_names.json', import.meta.url), 'utf8')) as { cases: { name: string }[] })
  .cases

test('any text is one line of printable ASCII', () => {
  for (const text of names.map(({ name }) => name)) expect(written(text)).toMatch(/^[\x20-\x7e]+\n$/)
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      text => /^[\x20-\x7e]+\n$/.test(written(text)) && JSON.parse(written(text)).field !== undefined,
    ),
  )
})

test('no text brings a key, a private key or the way into a host with it', () => {
  const key = mintKey('live')
  expect(written(`refused ${key}, and ${key.slice(0, 30)}`)).not.toContain(key.slice(8, 26))
  expect(written(`0x${'ab'.repeat(32)}`)).not.toContain('abab')
  const url = written('asked https://user:pass@node.example:8545/v2/secret?key=1 for it')
  expect(url).toContain('https://node.example:8545 for it')
  expect(url).not.toMatch(/pass|secret|key=/)
  expect(written('x'.repeat(5_000)).length).toBeLessThan(1_200)
})

test('a failure tells its code, and a bug where it is', () => {
  expect(failureFields(new ChainvetError('TIMEOUT', 'it took too long', { cause: new Error('secret') }))).toEqual({
    code: 'TIMEOUT',
    problem: 'it took too long',
  })
  expect(failureFields(new TypeError('x is not a function'))).toMatchObject({
    problem: 'TypeError: x is not a function',
    at: expect.stringMatching(/^at /),
  })
  expect(failureFields('text')).toEqual({ problem: 'something that is no error was thrown' })
})

test('a histogram counts upwards, and quotes cannot break a label', () => {
  const metrics = createMetrics()
  const time = metrics.histogram('time_seconds', 'Time.', [1, 5], ['route'])
  for (const value of [0.5, 1, 3, 9]) time({ route: 'a"b\\c\nd' }, value)
  const again = metrics.histogram('time_seconds', 'Time.', [1, 5], ['route'])
  again({ route: 'x' }, 2)
  const label = 'route="a\\"b\\\\c\\nd"'
  expect(metrics.text().split('\n')).toEqual([
    '# HELP time_seconds Time.',
    '# TYPE time_seconds histogram',
    `time_seconds_bucket{${label},le="1"} 2`,
    `time_seconds_bucket{${label},le="5"} 3`,
    `time_seconds_bucket{${label},le="+Inf"} 4`,
    `time_seconds_sum{${label}} 13.5`,
    `time_seconds_count{${label}} 4`,
    'time_seconds_bucket{route="x",le="1"} 0',
    'time_seconds_bucket{route="x",le="5"} 1',
    'time_seconds_bucket{route="x",le="+Inf"} 1',
    'time_seconds_sum{route="x"} 2',
    'time_seconds_count{route="x"} 1',
    '',
  ])
})
