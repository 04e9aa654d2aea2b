import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import type { Stage } from '../../../src/sources/trade/stage.ts'
import type { Outcome } from '../../../src/sources/trade/transactions.ts'
import { ranOver } from '../../../src/sources/trade/units.ts'

const [bystander, owner] = ['0xb1', '0xa2']
const stage = { actors: { bystander } } as unknown as Stage
const told = (words: Readonly<Record<string, bigint>>) =>
  new Map(
    Object.entries(words).map(([key, value]): [string, Outcome] => [
      key,
      { ok: true, data: numberToHex(value, { size: 32 }), gasUsed: 1n, logs: [] } as unknown as Outcome,
    ]),
  )
const had = { 'before/supply': 1_000n, [`before/${bystander}`]: 10n, [`before/${owner}`]: 20n }

test('what was made runs over where the supply is kept in fewer bits than the balance', () => {
  const made = 2n ** 96n + 5n
  const has = { 'after/supply': 1_005n, [`after/${bystander}`]: 10n, [`after/${owner}`]: 20n + made }
  expect(ranOver(stage, told({ ...had, ...has }))).toBe(96)
})

test('in units that mean nothing any more all numbers may have run over', () => {
  const has = (unit: bigint) => ({ 'after/supply': 1_000n * unit, [`after/${bystander}`]: 10n * unit, [`after/${owner}`]: 2n * unit })
  expect(ranOver(stage, told({ ...had, ...has(2n ** 190n) }))).toBe(256)
  expect(ranOver(stage, told({ ...had, ...has(2n ** 20n) }))).toBeUndefined()
})

test('who makes very much and changes nobody else did mean it', () => {
  const has = { 'after/supply': 1_000n, [`after/${bystander}`]: 10n, [`after/${owner}`]: 2n ** 200n }
  expect(ranOver(stage, told({ ...had, ...has }))).toBeUndefined()
})
