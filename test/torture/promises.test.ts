import { expect, test } from 'vitest'
import { canaryKey } from './canary.ts'
import { gate } from './gate.ts'
import { hostile } from './hostile.ts'
import { linear } from './linear.ts'
import { names } from './names.ts'
import { omissions } from './omissions.ts'
import { paidOnce } from './paid-once.ts'
import type { Torture } from './promise.ts'
import { quorum } from './quorum.ts'
import { replays } from './replays.ts'
import { type Line, lineOf, reportOf } from './report.ts'
import { spellings } from './spellings.ts'
import { swapped } from './swaps.ts'
import { tails } from './tails.ts'

const watch = { seed: 2026, program: '', signal: new AbortController().signal, tell: () => {} }

test.each<[Torture, Record<string, number>]>([
  [quorum, { scans: 2_000 }],
  [names, { names: 1_000 }],
  [gate, { manners: 2, points: 1, outputs: 1 }],
  [omissions, { subsets: 1_000, sets: 100, each: 1, kinds: 1, subjects: 2 }],
  [hostile, { bodies: 500, corpus: 8, kinds: 2 }],
  [spellings, { addresses: 200 }],
  [linear, { bytes: 4_096 }],
  [tails, { points: 40 }],
  [swapped, { swaps: 500 }],
  [canaryKey, { runs: 60, processes: 2, requests: 60 }],
])('$name, in short', async ({ run }, size) => {
  const { violations, figure } = await run(size, watch)
  expect(violations).toEqual([])
  expect(figure).toMatch(/^0 /)
})

test('paid-once, in short', async () => {
  const { violations, figure } = await paidOnce.run({ calls: 150, storm: 36, percent: 30 }, watch)
  expect(violations).toEqual([])
  expect(figure).toMatch(/^150 charges for 150 verdicts .*; 0 for 36 refusals$/)
})

test('replays, in short', async () => {
  const { violations, figure } = await replays.run({ seeds: 20, scans: 100, percent: 30, kinds: 5 }, watch)
  expect(violations).toEqual([])
  expect(figure).toMatch(/^20 of 20 seeds ran twice to the same byte; of 1\d\d scans /)
})

const sample = quorum
const at = { seed: 7, seconds: 12.4, date: new Date('2026-11-20T19:02:36.681Z') }

test('a run that fell short, or was short, says so in the report', () => {
  const line = (violations: string[], scans: number): Line => lineOf(sample, { scans }, { figure: 'so many', violations }, at)
  const [whole, short, broken] = [line([], 100_000), line([], 10), line(['one'], 100_000)].map(found => reportOf([found]))
  expect(whole).toContain(
    `| P3 \`quorum\` | ${sample.sentence} | so many | scans 100,000 | 7 | 12 s | ${line([], 1).commit} | 2026-11-20T19:02:36Z |`,
  )
  expect([short, broken].map(page => [page?.includes('(short run)'), page?.includes('**Broken:** so many')])).toEqual([
    [true, false],
    [false, true],
  ])
})
