import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn, type Received, type Sent, type Wanted, type Wire } from '../src/wire.ts'

const sent = (path: string): Sent => ({ origin: 'https://host.example', path, method: 'GET', headers: {}, body: null })
const wanted = { source: 'The source', reads: () => true, maxBytes: 1_000 } as unknown as Wanted

/** Asks four questions at once of a wire whose answers come together. */
function asked(answer: (path: string) => Promise<Received>) {
  const over: string[] = []
  const wire: Wire = inTurn(({ path }) => answer(path))
  const all = ['a', 'b', 'c', 'd'].map(path =>
    wire(sent(path), wanted).then(
      ({ text }) => over.push(String(text)),
      () => over.push(`${path} failed`),
    ),
  )
  return { over, all: Promise.all(all) }
}

test('answers that came together are handed out one a turn, in the order in which they came', async () => {
  const { over, all } = asked(async text => ({ status: 200, headers: {}, text }))
  const seen: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    await endOfTurn()
    seen.push(over.length)
  }
  await all
  expect(over).toEqual(['a', 'b', 'c', 'd'])
  expect(seen.every((count, turn) => count <= turn + 1)).toBe(true)
})

test('a failure waits for no turn', async () => {
  const { over, all } = asked(async text => {
    if (text === 'd') throw new Error('gone')
    return { status: 200, headers: {}, text }
  })
  await all
  expect(over).toEqual(['d failed', 'a', 'b', 'c'])
})
