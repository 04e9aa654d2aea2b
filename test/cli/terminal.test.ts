import { describe, expect, test } from 'vitest'
import { canSpin, verbosity, wantsColor, widthOf } from '../../src/cli/terminal.ts'

const terminal = { isTTY: true, columns: 100 }
const pipe = { isTTY: false, columns: undefined }

describe('colour', () => {
  test.each<[string, Parameters<typeof wantsColor>, boolean]>([
    ['on a terminal', ['auto', terminal, {}], true],
    ['not in a pipe', ['auto', pipe, {}], false],
    ['always by flag', ['always', pipe, { NO_COLOR: '1' }], true],
    ['never by flag', ['never', terminal, { FORCE_COLOR: '1' }], false],
    ['NO_COLOR', ['auto', terminal, { NO_COLOR: '1' }], false],
    ['an empty NO_COLOR says nothing', ['auto', terminal, { NO_COLOR: '' }], true],
    ['NO_COLOR wins over FORCE_COLOR', ['auto', terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }], false],
    ['FORCE_COLOR in a pipe', ['auto', pipe, { FORCE_COLOR: '1' }], true],
    ['FORCE_COLOR=0', ['auto', terminal, { FORCE_COLOR: '0' }], false],
    ['CLICOLOR_FORCE', ['auto', pipe, { CLICOLOR_FORCE: '1' }], true],
    ['CLICOLOR=0', ['auto', terminal, { CLICOLOR: '0' }], false],
    ['TERM=dumb', ['auto', terminal, { TERM: 'dumb' }], false],
    ['a build server does not switch it on', ['auto', pipe, { TF_BUILD: 'True', AGENT_NAME: 'a', CI: 'true' }], false],
  ])('%s', (_, given, expected) => {
    expect(wantsColor(...given)).toBe(expected)
  })
})

describe('width', () => {
  test.each<[string, Parameters<typeof widthOf>, number]>([
    ['the flag wins', [50, terminal, { COLUMNS: '70' }], 50],
    ['the terminal says', [undefined, terminal, { COLUMNS: '70' }], 100],
    ['a terminal of 0 columns does not', [undefined, { isTTY: true, columns: 0 }, { COLUMNS: '70' }], 70],
    ['a silent terminal is 80', [undefined, { isTTY: true, columns: 0 }, {}], 80],
    ['COLUMNS that is no number says nothing', [undefined, { isTTY: true, columns: undefined }, { COLUMNS: '-5' }], 80],
    ['a pipe has no limit', [undefined, pipe, {}], Number.POSITIVE_INFINITY],
  ])('%s', (_, given, expected) => {
    expect(widthOf(...given)).toBe(expected)
  })
})

test.each([
  [terminal, {}, true],
  [{ isTTY: true, columns: 0 }, {}, false],
  [pipe, {}, false],
  [terminal, { TERM: 'dumb' }, false],
  [terminal, { CI: 'true' }, false],
])('a spinner on %j with %j: %s', (facts, env, expected) => {
  expect(canSpin(facts, env)).toBe(expected)
})

test.each<[number, Record<string, string>, number]>([
  [0, {}, 0],
  [1, {}, 1],
  [0, { CHAINVET_DEBUG: '1' }, 2],
  [1, { CHAINVET_DEBUG: 'yes' }, 2],
  [3, { CHAINVET_DEBUG: '1' }, 3],
  [0, { CHAINVET_DEBUG: '' }, 0],
  [1, { CHAINVET_DEBUG: '0' }, 1],
  [0, { CHAINVET_DEBUG: 'False' }, 0],
])('-v %i times with %j says as much as -v %i times', (given, env, expected) => {
  expect(verbosity(given, env)).toBe(expected)
})
