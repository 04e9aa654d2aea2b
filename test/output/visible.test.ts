import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiJson, disarmed, visible, visibleName, visibleText } from '../../src/output/visible.ts'

interface Case {
  readonly id: string
  readonly name: string
  readonly expect: { readonly table: string }
}
const { cases } = JSON.parse(readFileSync(new URL('../corpus/token_names.json', import.meta.url), 'utf8')) as { cases: Case[] }

describe('a hostile name in a cell', () => {
  test.each(cases)('$id', ({ name, expect: { table } }) => {
    expect(visibleName(name)).toBe(table)
  })
})

const anyText = fc.string({ unit: 'binary', maxLength: 60 })

test('no text whatever keeps a control, direction or invisible character', () => {
  fc.assert(
    fc.property(anyText, text => {
      expect(visible(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u)
    }),
    { seed: 1, numRuns: 5_000 },
  )
})

test('every character of Unicode is shown or spelled', () => {
  const harmless = /^(?:\\x[0-9a-f]{2}|\\u\{[0-9A-F]+\}|[^\p{Cc}\p{Cf}\p{Co}\p{Cs}])$/u
  const bad: string[] = []
  for (let code = 0; code <= 0x10ffff; code++) if (!harmless.test(visible(String.fromCodePoint(code)))) bad.push(`U+${code.toString(16)}`)
  expect(bad).toEqual([])
})

test('JSON is printable ASCII and means the same', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, anyText), value => {
      const text = asciiJson(value, 2)
      expect(text).toMatch(/^[\n\x20-\x7e]*$/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { seed: 1 },
  )
})

describe('a line that a build server would obey', () => {
  test.each([
    ['::error::x', '\\x3a:error::x'],
    ['  ::stop-commands::t', '  \\x3a:stop-commands::t'],
    ['a\n\t##[command]b', 'a\n\t\\x23#[command]b'],
    ['a\r##vso[task.setvariable]b', 'a\r\\x23#vso[task.setvariable]b'],
    // the runner looks for these anywhere in a line
    ['a ##[x]', 'a \\x23#[x]'],
    ['##teamcity[buildStatus]', '\\x23#teamcity[buildStatus]'],
  ])('%j', (text, harmless) => {
    expect(disarmed(text)).toBe(harmless)
  })

  test.each(['a ::error::x', 'a:: b', ': x', '### chainvet', '## x', '#1', 'a ## [x]'])('%j is none', text => {
    expect(disarmed(text)).toBe(text)
  })
})

test('a text of any length is cut by characters, not in the middle of one', () => {
  expect(visibleText('\u{1f436}'.repeat(5), 3)).toBe(`${'\u{1f436}'.repeat(3)}…`)
  expect(visibleText('abc', 3)).toBe('abc')
})
