import { describe, expect, test } from 'vitest'
import { namedHomoglyphs } from '../../src/output/homoglyphs.ts'
import { renderReport } from '../../src/output/index.ts'
import { markdown } from '../../src/output/markdown.ts'
import { overview } from '../../src/output/overview.ts'
import { hostileTexts, page, reportOf, row, tokenResult } from '../support/reports.ts'

describe('a letter of another alphabet is named', () => {
  test.each([
    ['USD\u0421', 'USD\u0421 (4th letter is Cyrillic \u0421 U+0421)'],
    ['\u0395TH', '\u0395TH (1st letter is Greek \u0395 U+0395)'],
    ['USD Co\u0456n', 'USD Co\u0456n (6th letter is Cyrillic \u0456 U+0456)'],
    [
      '\u0430b\u0441d\u0435fghij',
      '\u0430b\u0441d\u0435fghij (1st letter is Cyrillic \u0430 U+0430, 3rd is Cyrillic \u0441 U+0441, 5th is Cyrillic \u0435 U+0435)',
    ],
    [
      '\uff35\uff33\uff24\uff23',
      '\uff35\uff33\uff24\uff23 (1st letter is full-width \uff35 U+FF35, 2nd is full-width \uff33 U+FF33, 3rd is full-width \uff24 U+FF24, and 1 more)',
    ],
    ['\u{1d414}SDC', '\u{1d414}SDC (1st letter is styled \u{1d414} U+1D414)'],
    [`${'a'.repeat(10)}\u0441`, `${'a'.repeat(10)}\u0441 (11th letter is Cyrillic \u0441 U+0441)`],
  ])('%s', (name, text) => {
    expect(namedHomoglyphs(name)).toBe(text)
  })
})

describe('an honest name stays as it is', () => {
  test.each([
    'USD Coin',
    'Caf\u00e9',
    '\u706b\u5e01',
    '\u0420\u0443\u0431\u043b\u044c',
    '\u0395\u03c5\u03c1\u03ce',
    '\u706b\u5e01 Token',
    '\u062f\u0648\u0644\u0627\u0631',
    '\u{1f436} Doge',
    '',
    '   ',
  ])('"%s"', name => {
    expect(namedHomoglyphs(name)).toBe(name)
  })
})

test('what it says is as visible as any name', () => {
  for (const { name } of hostileTexts)
    expect(namedHomoglyphs(name)).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u)
})

test('the name of a token is told with it, in full and in blocks', () => {
  const fake = row(2, '0xa', { kind: 'token', result: tokenResult('USD\u0421') })
  const said = 'USD\u0421 (4th letter is Cyrillic \u0421 U+0421)'
  expect(renderReport(overview, reportOf([fake]), page())).toContain(`Token      ${said} (${said})\n`)
  expect(renderReport(overview, reportOf([fake, fake]), page({ width: 80 }))).toContain(`   ${said}`)
  // one line a row has no place for names, but for those that deceive
  expect(renderReport(overview, reportOf([fake, fake]), page())).toContain(`; name ${said} `)
  expect(renderReport(markdown, reportOf([fake]), page())).toContain(`; name ${said} |`)
})
