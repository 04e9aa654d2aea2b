import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../torture/random.ts'
import { tronFamily, xrpFamily } from './ledgers-of-accounts.ts'
import { bitcoinFamily, cardanoFamily } from './ledgers-of-coins.ts'
import { solanaFamily } from './ledgers-of-programs.ts'
import type { Family } from './scene.ts'
import { stageOf } from './stage.ts'
import { compared, singleChanges } from './sweep.ts'

/** Changes that are tried on each subject; all of them, and sets of them, are tried by `npm run torture -- omissions`. */
const changes = 14

describe.each([
  ['Bitcoin', bitcoinFamily],
  ['Solana', solanaFamily],
  ['XRP', xrpFamily],
  ['Tron', tronFamily],
  ['Cardano', cardanoFamily],
])('%s', (name, start) => {
  let family: Family
  beforeAll(async () => {
    family = await start()
  })
  afterAll(() => family.stop())

  test('what is left out of an answer lowers no level, turns no finding clear and crashes nothing', async () => {
    const wrong: string[] = []
    for (const [index, scene] of family.scenes.entries()) {
      const stage = await stageOf(scene, family)
      expect([scene.name, stage.full.level]).toEqual([scene.name, scene.level])
      const random = seeded(name.length * 1_000 + index)
      const every = singleChanges(stage, random, 1)
      for (let tried = 0; tried < changes; tried++) {
        const outcome = await compared(stage, [random.pick(every)])
        if (outcome.wrong !== undefined) wrong.push(outcome.wrong)
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  }, 600_000)
})
