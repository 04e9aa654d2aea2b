import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsInJson } from '../../../src/service/batches/rows-in-json.ts'
import { collected } from './place.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('every element comes out on its own line, whatever it holds and however it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue(), { maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(undefined, 1, '\t'),
      async (rows, size, indent) => {
        const text = JSON.stringify({ rows }, undefined, indent)
        const lines = Buffer.concat(await collected(rowsInJson(inPieces(text, size))))
          .toString()
          .split('\n')
        expect(lines.pop()).toBe('')
        expect(lines.map(line => JSON.parse(line))).toEqual(JSON.parse(text).rows)
      },
    ),
    { numRuns: 500 },
  )
})

test('what JSON.parse refuses yields no row that was not there, and is refused here or by the reader of its lines', async () => {
  const whole = JSON.stringify({ rows: [{ a: 'x"]}' }, [1, 2], 'y'] })
  for (let at = 0; at < whole.length; at++)
    await expect(collected(rowsInJson(inPieces(whole.slice(0, at), 5))), whole.slice(0, at)).rejects.toMatchObject({ code: 'USAGE' })
})
