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

test('a line is the JSON of its fields, whatever they are', () => {
  const field = fc.oneof(
    ...[fc.string({ unit: 'binary', maxLength: 80 }), fc.stringMatching(/^[\w ./:#"\\-]{0,70}$/)],
    ...[fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
    ...[fc.constantFrom('cv_', 'http://', '##[', '##', 'cv_live_', '/v1/scan/wallet', '::1')],
  )
  fc.assert(
    fc.property(field, field, (first, second) => {
      const lines: string[] = []
      createLog(line => lines.push(line), stillWorld()).info('event', { first, second })
      const expected: Record<string, unknown> = {}
      for (const [name, value] of Object.entries({ first, second })) {
        if (typeof value === 'string' && /cv_|:\/\//i.test(value)) continue
        if (value !== undefined) expected[name] = JSON.parse(JSON.stringify(value))
      }
      const { time, ...rest } = JSON.parse(lines.join(''))
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(rest).toMatchObject({ level: 'info', event: 'event', ...expected })
      expect(lines.join('')).toMatch(/^[\x20-\x7e]+\n$/)
    }),
    { numRuns: 500 },
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

test('what is counted under one combination of labels is counted under no other', () => {
  const metrics = createMetrics()
  const calls = metrics.counter('calls_total', 'Calls.', ['route', 'status'])
  for (const [route, status] of [
    ['a', 'b'],
    ['a', 'c'],
    ['ab', ''],
    ['', 'ab'],
    ['a', 'b'],
  ] as const)
    calls({ route, status })
  expect(metrics.text().match(/^calls_total\{.*$/gm)).toEqual([
    'calls_total{route="a",status="b"} 2',
    'calls_total{route="a",status="c"} 1',
    'calls_total{route="ab",status=""} 1',
    'calls_total{route="",status="ab"} 1',
  ])
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
