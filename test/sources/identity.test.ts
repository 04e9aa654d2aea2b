import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chains, parseAddress } from '../../src/chains/index.ts'
import { identityOf, skeleton } from '../../src/sources/identity.ts'
import registry from '../../src/sources/lists/registry.json' with { type: 'json' }
import { known } from '../support/subjects.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const stranger = '0x00000000000000000000000000000000DeaDBeef'
const usdc = registry.find(({ chain, symbol }) => chain === 1 && symbol === 'USDC')
if (!usdc) throw new Error('The registry has no USDC.')

const of = (name: string | undefined, symbol: string | undefined, address = stranger, chain = 1) =>
  identityOf(chain, address, { name, symbol })
const resemblance = (name: string | undefined, symbol: string | undefined) =>
  of(name, symbol).resembles.map(({ token, by }) => `${token.symbol} by ${by}`)

describe('the address decides', () => {
  test('every token of the registry is itself, and resembles no other', () => {
    for (const { chain, address, symbol, name } of registry) {
      expect(of(name, symbol, address, chain)).toMatchObject({ canonical: { symbol, name, address }, resembles: [] })
    }
  })

  test('whatever a token of the registry calls itself, it is that token', () => {
    expect(of('Tether USD', 'USDT', usdc.address)).toMatchObject({ canonical: { symbol: 'USDC' }, resembles: [] })
  })

  test('the same address on another chain is another token', () => {
    const elsewhere = of('USD Coin', 'USDC', usdc.address, 56)
    expect(elsewhere.canonical).toBeUndefined()
    expect(elsewhere.resembles.map(({ token }) => token.symbol)).toContain('USDC')
  })

  test('every row is in the one spelling in which addresses come', () => {
    for (const { chain, address } of registry) {
      const home = chains.find(({ id }) => id === chain)
      expect(home && parseAddress(address, home, { kind: 'token' })).toBe(address)
    }
  })
})

describe('another token', () => {
  const cases: [string, string | undefined, string | undefined, string[]][] = [
    ['symbol and name', usdc.name, 'USDC', ['USDC by symbol and name']],
    ['symbol and name in other letters, with spaces', ` ${usdc.name.toUpperCase()} `, 'u s d c', ['USDC by symbol and name']],
    ['the symbol alone', 'My Own Coin', 'USDC', ['USDC by symbol']],
    ['the symbol alone, in small letters', 'My Own Coin', 'usdc', ['USDC by symbol']],
    ['the symbol without a name', undefined, 'USDC', ['USDC by symbol']],
    ['Cyrillic letters', 'My Own Coin', 'USD\u0421', ['USDC by look-alike symbol']],
    ['small Cyrillic letters', 'My Own Coin', 'u\u0455d\u0441', ['USDC by look-alike symbol']],
    ['full-width letters', 'My Own Coin', '\uff35\uff33\uff24\uff23', ['USDC by symbol']],
    ['mathematical letters', 'My Own Coin', '\u{1d414}\u{1d412}\u{1d403}\u{1d402}', ['USDC by symbol']],
    ['an invisible character inside', 'My Own Coin', 'US\u200bDC', ['USDC by look-alike symbol']],
    ['a soft hyphen inside', 'My Own Coin', 'US\u00adDC', ['USDC by look-alike symbol']],
    ['an empty Braille pattern behind', 'My Own Coin', 'USDC\u2800', ['USDC by look-alike symbol']],
    ['a Hangul filler in front', 'My Own Coin', '\u3164USDC', ['USDC by look-alike symbol']],
    ['a turn of direction inside', 'My Own Coin', '\u202eUSDC', ['USDC by look-alike symbol']],
    ['a no-break space', 'My Own Coin', 'US\u00a0DC', ['USDC by look-alike symbol']],
    ['a point inside', 'My Own Coin', 'US.DC', ['USDC by look-alike symbol']],
    ['a symbol of its own', 'USD Coin', 'MINE', []],
    ['a symbol that only contains it', 'USD Coin', 'USDCX', []],
    ['no symbol', 'USD Coin', undefined, []],
    ['nothing at all', undefined, undefined, []],
    ['an empty symbol', '', '', []],
  ]
  test.each(cases)('%s', (_, name, symbol, expected) => {
    expect(resemblance(name, symbol)).toEqual(expected)
    expect(of(name, symbol).canonical).toBeUndefined()
  })

  test('a plain token is clear of everything, and the proof counts what it was compared with', () => {
    const here = registry.filter(({ chain }) => chain === 1).length
    expect(of('My Own Coin', 'MINE')).toEqual({
      resembles: [],
      tricks: [],
      proofs: [{ source: 'Registry', method: 'list', params: { chain_id: 1, entries: here }, result: 'not in it' }],
    })
  })

  test('invisible characters, wherever they are put, hide no resemblance', () => {
    const invisible = fc.constantFrom(
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u202e',
      '\u2066',
      '\u{e0041}',
      '\ufe0f',
      '\u034f',
      '\u2800',
      ' ',
      '\t',
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...registry),
        fc.array(fc.tuple(fc.nat(12), invisible), { minLength: 1, maxLength: 4 }),
        ({ chain, symbol }, put) => {
          const characters = [...symbol]
          for (const [at, character] of put) characters.splice(at, 0, character)
          const hidden = characters.join('')
          expect(skeleton(hidden)).toBe(skeleton(symbol))
          expect(of('x', hidden, stranger, chain).resembles.map(({ token }) => token.symbol)).toContain(symbol)
        },
      ),
    )
  })

  test('any text at all is compared without harm', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    fc.assert(
      fc.property(text, text, (name, symbol) => {
        expect(of(name, symbol).proofs).toHaveLength(1)
      }),
      { numRuns: 50 },
    )
  })
})

test.each(['heron.finance', 'Heron.io', 'swap.heron.org'])('who is called %s and nothing besides is called after a site', name => {
  expect(of(name, 'HRN')).toMatchObject({ tricks: [], site: true })
  expect(of('Heron', name)).toMatchObject({ tricks: [], site: true })
  expect(of(`${name} now`, 'HRN').site).toBeUndefined()
})

describe('tricks', () => {
  const cases: [string, string | undefined, string | undefined, string[]][] = [
    ['a turn of direction', 'abc\u202edef', 'X', ['a character that turns the reading direction (U+202E)']],
    ['an isolate', 'X', '\u2066X', ['a character that turns the reading direction (U+2066)']],
    ['a mark of direction', 'X\u200e', 'X', ['a character that turns the reading direction (U+200E)']],
    ['a zero-width space', 'X', 'X\u200b', ['an invisible character (U+200B)']],
    ['a tag character', 'X\u{e0041}', 'X', ['an invisible character (U+E0041)']],
    ['a Hangul filler', '\u3164', 'X', ['an invisible character (U+3164)']],
    ['an empty Braille pattern', 'X\u2800', 'X', ['an invisible character (U+2800)']],
    ['an escape for the terminal', '\u001b[2K LOW', 'X', ['a control character (U+001B)']],
    ['a line break', 'X\nLOW', 'X', ['a control character (U+000A)']],
    ['a link', 'Visit https://claim.example', 'X', ['a link']],
    ['a host without scheme', 'usdc-claim.com', 'X', ['a link']],
    ['an invitation', 'join T.ME/scam', 'X', ['a link']],
    ['a site that asks people to come', 'www.heron.io', 'X', ['a link']],
    ['a site where something is to be had', 'X', 'heron-rewards.com', ['a link']],
    ['the site of a token of the registry', 'usdc.org', 'X', ['a link']],
    ['the site of a token of the registry, in Cyrillic letters', 'us\u0501c.org', 'X', ['a link']],
    ['a page of a site', 'heron.finance/join', 'X', ['a link']],
    [
      'several at once, each named once',
      '\u202e\u202ewww.x.org',
      '\u202e\u200b',
      ['a character that turns the reading direction (U+202E)', 'a link', 'an invisible character (U+200B)'],
    ],
    [
      'none: letters of other scripts, accents and a picture',
      '\u706b\u5e01 Caf\u00e9 \u{1f436} \u2764\ufe0f',
      '\u0414\u041e\u0413\u0415',
      [],
    ],
    ['none: no text', undefined, undefined, []],
  ]
  test.each(cases)('%s', (_, name, symbol, expected) => {
    expect([...of(name, symbol).tricks].sort()).toEqual([...expected].sort())
  })

  test('a megabyte comes to an end', () => {
    expect(of(`${'a'.repeat(1_000_000)}\u202e`, '.'.repeat(1_000_000)).tricks).toEqual([
      'a character that turns the reading direction (U+202E)',
    ])
  })
})

test('known tokens of every chain with a registry stand in it', () => {
  expect(of('Uniswap', 'UNI', known.uniswapToken).canonical?.symbol).toBe('UNI')
  expect(new Set(registry.map(({ chain }) => chain))).toEqual(
    new Set(chains.filter(({ family }) => family.noToken === undefined).map(({ id }) => id)),
  )
})
