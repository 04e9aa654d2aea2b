import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { terminalPicture } from './terminal-picture.ts'

const shape = { title: 'a <title> & more', columns: 40 }
const textsOf = (svg: string) =>
  [
    ...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"[^>]*?( fill="[^"]+")?( font-weight="700")?>([^<]*)<\/text>/g),
  ].map(([, x, y, length, fill, bold, text]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
    fill: fill !== undefined,
    bold: bold !== undefined,
    text,
  }))

test('what a terminal shows is in the picture, markup of the text escaped', async () => {
  const svg = await terminalPicture('a <b> & c\r\n\r\n\x1b[1;31mred\x1b[0m plain\r\n\r\n', shape)
  expect(svg).toContain('<title>a &lt;title&gt; &amp; more</title>')
  expect(textsOf(svg).map(({ text, fill, bold }) => [text, fill, bold])).toEqual([
    ['a &lt;b&gt; &amp; c', false, false],
    ['red', true, true],
    ['plain', false, false],
  ])
})

test('columns stand below each other, also behind blanks and wide characters', async () => {
  const [one, two, wide, four] = textsOf(await terminalPicture('ab    cd\r\n漢字    ef\r\n', shape))
  expect([one?.text, two?.text, wide?.text, four?.text]).toEqual(['ab', 'cd', '漢字', 'ef'])
  const cell = (one?.length ?? 0) / 2
  expect(wide?.length).toBeCloseTo(4 * cell, 1)
  expect((four?.x ?? 0) - (two?.x ?? 0)).toBeCloseTo(2 * cell, 1)
  expect((wide?.y ?? 0) > (one?.y ?? 0)).toBe(true)
})

test('the picture of the README is one of these: no font, link or script from elsewhere', () => {
  const svg = readFileSync(new URL('../../.github/terminal.svg', import.meta.url), 'utf8')
  expect(textsOf(svg).map(({ text }) => text)).toEqual(expect.arrayContaining(['How 79 comes about', 'token/owner-blocks-sales']))
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|href|url\(|<(script|style|image|foreignObject)/)
})
