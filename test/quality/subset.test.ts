import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seeded } from '../torture/random.ts'
import { cases } from './cases/index.ts'
import type { Kept } from './figures.ts'
import { faultsOf } from './judge.ts'
import { answersTo } from './run.ts'

const { faults } = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8')) as Kept

test('a sample of the development set is still told apart', async () => {
  const right = cases.filter(({ name }) => !faults.includes(name))
  const dice = seeded(20_261_122)
  const pick = (variant: 'trap' | 'twin', count: number) =>
    right
      .filter(one => one.variant === variant)
      .map(one => ({ one, weight: dice.next() }))
      .sort((a, b) => a.weight - b.weight)
      .slice(0, count)
      .map(({ one }) => one)
  const answers = await answersTo([...pick('trap', 5), ...pick('twin', 4)], { jobs: 3 })
  expect(faultsOf(answers)).toEqual([])
})
