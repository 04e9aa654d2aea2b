import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { collectAllSeldom, keepNewYoung, keepNurserySmall } from '../../src/cli/heap.ts'

/** What a program says in a node of its own, by itself and behind what sets the flag. */
const sayings = (set: () => void, program: string): readonly [number, number] => {
  const said = (before: string) =>
    Number(execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', `${before}\n${program}`]).toString())
  const flag = /--[\w-]+(?:=\d+)?/.exec(set.toString())?.[0]
  return [said(''), said(`(await import('node:v8')).setFlagsFromString('${flag}')`)]
}

test('node takes the flag while it runs, and the new part of the heap stays small', () => {
  // most bytes that it takes while so many short-lived objects are made
  const [grown, small] = sayings(
    keepNurserySmall,
    `import { getHeapSpaceStatistics } from 'node:v8'
     let [kept, most] = [[], 0]
     for (let row = 0; row < 3_000_000; row++) {
       kept.push({ row, text: String(row) })
       if (kept.length === 20_000) kept = []
       if (row % 50_000 === 0) most = Math.max(most, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)
     }
     console.log(most)`,
  )
  expect(small).toBeLessThan(grown / 2)
})

test('what is made where all lived on once is new all the same', () => {
  // bytes that the old part grows by while only few of many objects are in use
  const [usual, young] = sayings(
    keepNewYoung,
    `import { getHeapSpaceStatistics } from 'node:v8'
     const old = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space').space_used_size
     const inUse = []
     let most = 0
     // what V8 compiles before it has seen how long objects live it judges no more: each function is another chance
     for (let chance = 0; chance < 10 && most < 5e7; chance++) {
       const made = new Function('nth', 'return { nth, around: [nth, nth + 1] }')
       let kept = []
       for (let nth = 0; nth < 600_000; nth++) kept.push(made(nth))
       kept = []
       let before = old()
       for (let turn = 0; turn < 20; turn++) {
         for (let nth = 0; nth < 100_000; nth++) inUse[nth & 255] = made(nth)
         before = Math.min(before, old())
         most = Math.max(most, old() - before)
       }
     }
     console.log(most)`,
  )
  expect(young).toBeLessThan(usual / 2)
})

test('the whole heap grows farther before it is looked through, while few of what is made live on', () => {
  // bytes in use when it is looked through, once V8 knows how slowly they come
  const [usual, seldom] = sayings(
    collectAllSeldom,
    `const lasting = Array.from({ length: 300_000 }, (_, nth) => ({ nth }))
     let [passing, most] = [[], 0]
     const go = async (turns, wait) => {
       for (let turn = 0; turn < turns; turn++) {
         passing.push(Array.from({ length: 2_000 }, (_, nth) => ({ nth })))
         if (passing.length === 20) passing = []
         // what lives on through two of these is old
         gc({ type: 'minor' })
         gc({ type: 'minor' })
         const used = process.memoryUsage().heapUsed
         if (used < 0.8 * most) return
         most = Math.max(most, used)
         await new Promise(resolve => setTimeout(resolve, wait))
       }
     }
     for (let round = 0; round < 2; round++) {
       // few in so long a time that they come slowly on a busy machine too
       await go(20, 50)
       gc()
       most = 0
     }
     await go(1_000, 0)
     console.log(lasting.length > 0 ? most : 0)`,
  )
  expect(seldom).toBeGreaterThan(1.2 * usual)
})
