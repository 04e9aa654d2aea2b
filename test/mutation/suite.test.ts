import { expect, test } from 'vitest'
import * as suite from './suite.ts'

/** Describes tests to the suite, and tells in which order hooks and bodies ran. */
async function told(describe: (say: (what: string) => () => void) => void, pick?: readonly number[]) {
  const said: string[] = []
  suite.begin('a file')
  const from = suite.cases.length
  describe(what => () => void said.push(what))
  await suite.collect()
  const places = suite.cases.map((_, place) => place).slice(from)
  const ran = await suite.run(pick ? pick.flatMap(nth => places[nth] ?? []) : places, { limit: () => 1_000 })
  return { said, names: places.map(place => suite.cases[place]?.name), failed: ran.failed && places.indexOf(ran.failed.test) }
}

test('hooks surround the tests of their block, those of a file all of its own', async () => {
  const { said } = await told(say => {
    suite.beforeAll(() => say('first')())
    suite.afterAll(say('last'))
    suite.describe('a block', () => {
      suite.beforeEach(() => {
        say('before')()
        return say('undone')
      })
      suite.afterEach(say('after'))
      suite.test('one', say('one'))
      suite.test('two', () => suite.onTestFinished(say('finished')))
    })
    suite.test('three', say('three'))
  })
  expect(said).toEqual(['first', 'three', 'before', 'one', 'after', 'undone', 'before', 'after', 'finished', 'undone', 'last'])
})

test('rows become tests of their own, what is skipped becomes none, and the run ends with the first that fails', async () => {
  const { said, names, failed } = await told(say => {
    suite.test.each([[1, 2], 3])('row', (...given: number[]) => say(given.join())())
    suite.test.skipIf(true)('skipped', say('skipped'))
    suite.describe.each(['a'])('block', (given: string) => {
      suite.test('fails', () => expect(given).toBe('b'))
      suite.test('never comes to it', say('never'))
    })
  })
  expect(names).toEqual(['row (1)', 'row (2)', 'block (1) > fails', 'block (1) > never comes to it'].map(name => `a file > ${name}`))
  expect([said, failed]).toEqual([['1,2', '3'], 2])
})

test('some of the tests are run with the hooks of their blocks alone, and a test that ends too late has failed', async () => {
  const { said } = await told(
    say => {
      for (const name of ['a', 'b'])
        suite.describe(name, () => {
          suite.beforeAll(() => say(`before ${name}`)())
          suite.test('one', say(name))
        })
    },
    [1],
  )
  expect(said).toEqual(['before b', 'b'])
  suite.begin('another file')
  suite.test('never ends', () => new Promise(() => {}))
  await suite.collect()
  const { failed } = await suite.run([suite.cases.length - 1], { limit: () => 10 })
  expect(failed?.error).toBeInstanceOf(suite.TooLate)
})
