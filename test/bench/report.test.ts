import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headlineOf, reportOf, withHeadline } from './report.ts'

const row = { work: 'a scan', floor: 'the same bare', median: 30, floorMedian: 20, goal: 1.3, better: 'less', ratio: 1.5 } as const

test('a figure stands beside its floor, its goal and whether it was met', () => {
  const entry = { name: 'token', unit: 'ms', commit: 'abc', date: '2026-11-20T19:02:36Z', machine: '2 cores' }
  const page = reportOf([
    {
      ...entry,
      rows: [
        { ...row, met: false },
        { ...row, work: 'another', better: 'more', met: true },
      ],
    },
  ])
  expect(page).toContain('| **token** (ms; abc, 2026-11-20T19:02:36Z) | | | | | |')
  expect(page).toContain('| a scan | 30.0 | the same bare: 20.0 | 1.50x | <= 1.3x | **missed** |')
  expect(page).toContain('| another | 30.0 | the same bare: 20.0 | 1.50x | >= 1.3x | met |')
})

test('the README says what came out last', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const [entries, readme] = [JSON.parse(read('figures.json')), read('../../README.md')]
  expect(readme).toContain(headlineOf(entries))
  const entry = { name: 'token', unit: 'ms', commit: 'abc', date: '2026-11-20T19:02:36Z', machine: '2 cores' }
  const told = withHeadline(readme, [{ ...entry, rows: [{ ...row, work: 'scan token, ms', floor: 'its 9 requests alone', met: false }] }])
  expect(told).toContain('| a token on a node without latency | 30 ms, 1.50x of its requests alone |\n\n<!-- /speed -->')
  expect(told.split('\n').slice(0, 20)).toEqual(readme.split('\n').slice(0, 20))
})
