import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlOf, type Markup, markup, trusted, type Value } from '../../../src/output/html/markup.ts'
import { visible } from '../../../src/output/visible.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('<b>', '"', "'", '&amp;', '</script>', '\u202e'))
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#96': '`' }
/** What a browser makes of escaped text. */
const read = (html: string) => html.replace(/&([a-z0-9#]+);/g, (_, name: string) => entities[name] ?? '?')

describe('markup', () => {
  test('any text is read back as its visible form, and ends neither element nor attribute', () => {
    fc.assert(
      fc.property(text, value => {
        const [, between = ''] = /^<p title="x">(.*)<\/p>$/s.exec(htmlOf(markup`<p title="x">${value}</p>`)) ?? []
        expect(between).not.toMatch(/[<>"'`]/)
        expect(read(between)).toBe(visible(value))
      }),
    )
  })

  test('is put into markup as it is', () => expect(htmlOf(markup`<p>${markup`<b>${'<'}</b>`}</p>`)).toBe('<p><b>&lt;</b></p>'))

  test('takes lists, numbers, and nothing for undefined', () =>
    expect(htmlOf(markup`${['a', 1, [markup`<br>`, '&']]}${undefined}.`)).toBe('a1<br>&amp;.'))

  test('is not what JSON says it is: an object from outside puts no text into the page', () => {
    const forged: unknown = JSON.parse('{"safe":"<script>","markup":"<script>","Symbol(markup)":"<script>"}')
    expect(htmlOf(markup`${forged as Markup}`)).not.toContain('<')
    expect(htmlOf(markup`${[forged] as Value}`)).not.toContain('<')
  })

  test('cuts a text that would keep a browser busy, and says so', () => {
    const long = htmlOf(markup`${'<'.repeat(100_000)}`)
    expect(long).toBe(`${'&lt;'.repeat(2_000)}… (100000 characters in all)`)
    expect(htmlOf(markup`${'x'.repeat(2_000)}`)).toBe('x'.repeat(2_000))
  })

  test('trusted text stands as it is', () => expect(htmlOf(trusted('<hr>'))).toBe('<hr>'))
})
