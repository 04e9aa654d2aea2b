import { expect, test } from 'vitest'
import { onceEach } from '../../../../src/sources/evm/paths/once.ts'

test('each object is worked on once, also where there is nothing to be found', () => {
  const worked: object[] = []
  const sizeOf = onceEach((of: readonly number[]): number | undefined => {
    worked.push(of)
    return of.length > 0 ? of.length : undefined
  })
  const [none, two, others] = [[], [1, 2], [1, 2]]
  expect([none, two, none, two, others].map(sizeOf)).toEqual([undefined, 2, undefined, 2, 2])
  expect(worked).toEqual([none, two, others])
})
