import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Most bytes that the new part of the heap takes while so many short-lived objects are made. */
const nursery = (before: string): number =>
  Number(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
       ${before}
       let [kept, most] = [[], 0]
       for (let row = 0; row < 3_000_000; row++) {
         kept.push({ row, text: String(row) })
         if (kept.length === 20_000) kept = []
         if (row % 50_000 === 0) most = Math.max(most, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)
       }
       console.log(most)`,
    ]).toString(),
  )

test('node takes the flag while it runs, and the new part of the heap stays small', async () => {
  const { keepNurserySmall } = await import('../../src/cli/small-nursery.ts')
  expect(keepNurserySmall.toString()).toContain('--semi-space-growth-factor=1')
  const [grown, small] = [nursery(''), nursery(`setFlagsFromString('--semi-space-growth-factor=1')`)]
  expect(small).toBeLessThan(grown / 2)
})
