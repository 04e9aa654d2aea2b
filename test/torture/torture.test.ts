import { expect, test } from 'vitest'
import { tortureBulk } from './bulk.ts'
import { damageTo, faultsIn } from './compare.ts'
import { fateOf, keyOf, keyOfJournal } from './fates.ts'
import { makeJob } from './job.ts'
import { choosePlan } from './plan.ts'
import { seeded } from './random.ts'
import { startScripted } from './upstream.ts'

test('eight kills at any moment lose no row, double none, tear none and repeat no call that is in the journal', async () => {
  const faulty = 15
  const upstream = await startScripted({ faulty })
  try {
    const figures = await tortureBulk({ rows: 200, kills: 8, seed: 2026, faulty, upstream })
    expect(figures.violations).toEqual([])
    expect(figures).toMatchObject({ kills: 8, lost: 0, doubled: 0, torn: 0, leftovers: 0, identical: figures.jobs })
    expect(figures.jobs).toBeGreaterThan(0)
    expect(figures.paidTwice).toBe(0)
  } finally {
    await upstream.stop()
  }
})

test('the same seed makes the same job, and another seed another', () => {
  const made = (seed: number) => makeJob({ rows: 200, seed, faulty: 15 })
  expect(made(3)).toEqual(made(3))
  expect(made(3).csv).not.toBe(made(4).csv)
})

test('a job has rows of every kind', () => {
  const { rows, targets } = makeJob({ rows: 3_000, seed: 1, faulty: 15 })
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['scored', 'no_activity', 'unscored', 'bad_row']))
  expect(rows.some(({ duplicateOf }) => duplicateOf !== undefined)).toBe(true)
  expect(new Set(targets.map(target => target.split(' ')[0])).size).toBeGreaterThan(8)
  expect(new Set(targets.flatMap(target => fateOf(target, 15).failures))).toEqual(new Set([429, 502]))
})

test('a target of the journal is the one that was asked for', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(keyOfJournal(`wallet eip155:8453:${address}`)).toBe(keyOf(address.toLowerCase(), 8453))
})

const header = 'address,chain,label,note,cv_line,cv_status,cv_risk_score,cv_duplicate_of'
const good = [header, 'a,1,,,2,scored,5,', 'b,1,,,3,scored,6,', 'c,1,,,4,scored,7,', ''].join('\n')

test.each([
  ['the same text', good, { lost: 0, doubled: 0, torn: 0 }],
  ['a row less', good.replace('b,1,,,3,scored,6,\n', ''), { lost: 1, doubled: 0, torn: 0 }],
  ['a row twice', good.replace('b,1,,,3,scored,6,\n', 'b,1,,,3,scored,6,\n'.repeat(2)), { lost: 0, doubled: 1, torn: 0 }],
  ['a row that is cut off', good.slice(0, -5), { lost: 0, doubled: 0, torn: 1 }],
  ['two rows exchanged', [header, ...good.split('\n').slice(1, -1).reverse(), ''].join('\n'), { lost: 0, doubled: 0, torn: 1 }],
])('the damage of %s is counted', (_, output, damage) => {
  expect(damageTo(output, good)).toEqual(damage)
})

test('an output is judged by how its input was made', () => {
  const row = (line: number, address: string, score: number) => ({
    ...{ line, cells: [address, '1', '', ''], status: 'scored' as const, score, duplicateOf: undefined },
  })
  const expected = [row(2, 'a', 5), row(3, 'b', 6), row(4, 'c', 7)]
  expect(faultsIn(good, expected)).toEqual([])
  expect(faultsIn(good.replace('scored,6', 'scored,9'), expected)).toHaveLength(1)
  expect(faultsIn(good, expected.slice(1))).not.toEqual([])
})

test('a plan kills a job in its midst within a small share of it, and at its end around the rename', () => {
  const random = seeded(5)
  const plans = (finished: number) =>
    Array.from({ length: 300 }, () =>
      choosePlan(random, { finished, targets: 1_000, journal: finished * 400, output: 90_000, shortest: 150 }),
    )
  const kindsOf = (finished: number) => [...new Set(plans(finished).map(({ at }) => at))].sort()
  expect(kindsOf(0)).toEqual(['growth', 'time'])
  expect(kindsOf(500)).toEqual(['growth', 'part', 'time'])
  expect(kindsOf(1_000)).toEqual(['never', 'part', 'removal', 'rename'])
  for (const plan of plans(500)) if (plan.at === 'growth') expect(plan.size).toBeLessThan(500 * 400 + 1_000 * 400 * 0.07)
})
