import { bech32 } from '@scure/base'
import { computeHmac, encodeBase58, getAddress } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Contact, differenceLine, lookAlikeIndex, readContact } from '../../src/bulk/look-alikes.ts'
import { toBase58Check } from '../../src/chains/encoding/base58.ts'
import { chainNamed, parseAddress } from '../../src/chains/index.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const evmOf = (digits: string) => readContact({ address: `0x${digits}` })
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

/** A different character of the same alphabet. */
const another = (character: string, alphabet: string) => alphabet[(alphabet.indexOf(character) + 1) % alphabet.length] ?? character

describe('a contact', () => {
  test.each<[Parameters<typeof readContact>[0], string, string, string | null]>([
    [{ address: '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', name: 'ops' }, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm', 'ops'],
    [{ address: 'base:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', name: '' }, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm', null],
    [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', chain: '' }, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron', null],
    [
      { address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', chain: 'btc' },
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bitcoin',
      null,
    ],
  ])('%j is read in its canonical spelling', (cells, address, family, name) => {
    expect(readContact(cells)).toEqual({ address, family, name })
  })

  test.each([
    [{ address: 'hello' }, 'INVALID_ADDRESS'],
    [{ address: '' }, 'INVALID_ADDRESS'],
    [{ address: 'vitalik.eth' }, 'INVALID_ADDRESS'],
    [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', chain: 'eth' }, 'CHECKSUM_MISMATCH'],
    [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', chain: 'doge' }, 'UNKNOWN_CHAIN'],
  ])('%j is refused', (cells, code) => {
    expect(() => readContact(cells)).toThrow(expect.objectContaining({ code }))
  })
})

describe('an address of poison', () => {
  const contact = evmOf('52908400098527886e0f7030069857d2e4169ee7')
  const index = lookAlikeIndex([contact])
  const alike = (digits: string) => index.lookAlikes(getAddress(`0x${digits}`), 'evm').map(each => [each.shared_prefix, each.shared_suffix])

  test.each<[string, string, readonly number[][]]>([
    ['five and four', `52908${'1'.repeat(31)}9ee7`, [[5, 4]]],
    ['three and four', `529${'1'.repeat(33)}9ee7`, [[3, 4]]],
    ['four and three', `5290${'1'.repeat(33)}ee7`, [[4, 3]]],
    ['three and three', `529${'1'.repeat(34)}ee7`, []],
    ['two and six', `52${'1'.repeat(32)}169ee7`, []],
    ['six and none', `529084${'1'.repeat(34)}`, []],
    ['the contact itself', '52908400098527886e0f7030069857d2e4169ee7', []],
    ['a digit of the middle altered', '52908400098527886e0f7031069857d2e4169ee7', [[23, 16]]],
    ['two digits swapped', '25908400098527886e0f7030069857d2e4169ee7', [[0, 38]]],
    ['a digit left out and one put in elsewhere', '2908400098527886e0f7030069857d2e4169eee7', [[0, 3]]],
    ['three digits altered at the beginning', '42818400098527886e0f7030069857d2e4169ee7', []],
  ])('%s', (_, digits, expected) => {
    expect(alike(digits)).toEqual(expected)
  })

  test('is told with the contact it imitates, the closest first', () => {
    const friends = lookAlikeIndex([evmOf(`529084${'3c'.repeat(15)}9ee7`), { ...contact, name: 'payroll' }, contact])
    expect(friends.lookAlikes(`0x52908400098${'1'.repeat(25)}9ee7`, 'evm')).toEqual([
      { known: contact.address, name: 'payroll', shared_prefix: 11, shared_suffix: 4 },
      { known: getAddress(`0x529084${'3c'.repeat(15)}9ee7`), name: null, shared_prefix: 6, shared_suffix: 4 },
    ])
  })

  test('is no look-alike in another family, nor of another contact that it is', () => {
    expect(index.lookAlikes(`0x52908${'1'.repeat(31)}9ee7`, 'tron')).toEqual([])
    const both = lookAlikeIndex([contact, evmOf(`52908${'1'.repeat(31)}9ee7`)])
    expect(both.lookAlikes(getAddress(`0x52908${'1'.repeat(31)}9ee7`), 'evm')).toEqual([])
  })

  test('addresses that were given out are no look-alikes of each other', () => {
    const weth = lookAlikeIndex([evmOf('4200000000000000000000000000000000000006')])
    expect(weth.lookAlikes('0x4200000000000000000000000000000000000042', 'evm')).toEqual([])
    expect(weth.lookAlikes(`0x4200${'1b'.repeat(16)}0006`, 'evm')).toHaveLength(1)
  })
})

describe.each<[Contact['family'], fc.Arbitrary<string>, number, string, string]>([
  ['evm', bytes(20).map(each => getAddress(`0x${Buffer.from(each).toString('hex')}`)), 2, '0123456789abcdef', 'ethereum'],
  ['bitcoin', bytes(20).map(each => toBase58Check(Uint8Array.of(0, ...each))), 1, 'base58', 'bitcoin'],
  ['bitcoin', bytes(20).map(each => bech32.encode('bc', [0, ...bech32.toWords(each)])), 4, 'qpzry9x8gf2tvdw0s3jn54khce6mua7l', 'bitcoin'],
  [
    'solana',
    bytes(32)
      .map(each => encodeBase58(each))
      .filter(text => text.length > 42),
    0,
    'base58',
    'solana',
  ],
  ['tron', bytes(20).map(each => toBase58Check(Uint8Array.of(0x41, ...each))), 1, 'base58', 'tron'],
  ['xrp', bytes(20).map(each => toBase58Check(Uint8Array.of(0, ...each), 'xrp')), 1, 'base58', 'xrp'],
  [
    'cardano',
    bytes(56).map(each => bech32.encode('addr', bech32.toWords(Uint8Array.of(1, ...each)), false)),
    6,
    'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
    'cardano',
  ],
])('%s, %#', (family, address, fixed, name, chain) => {
  const alphabet = name === 'base58' ? '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz' : name
  const contactsOf = (addresses: readonly string[]) => addresses.map(each => readContact({ address: each, chain }))

  test('a forgery with four and four characters is always found, the contact never', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 20 }), known => {
        const index = lookAlikeIndex(contactsOf(known))
        for (const real of known) {
          expect(index.lookAlikes(parseAddress(real, chainNamed(chain)), family)).toEqual([])
          const middle = [...real.toLowerCase().slice(fixed + 4, -4)].map(character => another(character, alphabet)).join('')
          const forged = `${real.slice(0, fixed + 4)}${middle}${real.slice(-4)}`
          expect(index.lookAlikes(forged, family)).toContainEqual(expect.objectContaining({ shared_suffix: 4 }))
        }
      }),
    )
  })

  test('one or two typing errors anywhere are always found', () => {
    const edit = fc.record({ at: fc.nat({ max: 1_000 }), how: fc.constantFrom('replace', 'delete', 'insert', 'swap') })
    fc.assert(
      fc.property(address, fc.array(edit, { minLength: 1, maxLength: 2 }), (real, edits) => {
        // a swap is two replacements
        const steps = edits.some(({ how }) => how === 'swap') ? edits.slice(0, 1) : edits
        const typed = steps.reduce(
          (text, { at, how }) => {
            const place = fixed + (at % (text.length - fixed))
            const [head, here, tail] = [text.slice(0, place), text[place] ?? '', text.slice(place + 1)]
            if (how === 'replace') return `${head}${another(here, alphabet)}${tail}`
            if (how === 'delete') return `${head}${tail}`
            if (how === 'insert') return `${head}${another(here, alphabet)}${here}${tail}`
            return `${head}${tail.slice(0, 1)}${here}${tail.slice(1)}`
          },
          family === 'evm' ? real.toLowerCase() : real,
        )
        fc.pre(typed !== (family === 'evm' ? real.toLowerCase() : real))
        expect(lookAlikeIndex(contactsOf([real])).lookAlikes(typed, family)).toHaveLength(1)
      }),
    )
  })
})

test('of 10,000 random addresses against 2,000 contacts none is an alarm, and it takes no time', () => {
  // 10,000 x 2,000 pairs of hex at 7.2e-9 each: one alarm in seven such tests, and the addresses here never change
  const evmAt = (at: number) => `0x${computeHmac('sha256', '0x01', `0x${at.toString(16).padStart(8, '0')}`).slice(2, 42)}`
  const index = lookAlikeIndex(Array.from({ length: 2_000 }, (_, at) => evmOf(evmAt(at).slice(2))))
  const strangers = Array.from({ length: 10_000 }, (_, at) => evmAt(1_000_000 + at))
  const start = performance.now()
  expect(strangers.flatMap(each => index.lookAlikes(each, 'evm'))).toEqual([])
  expect(performance.now() - start).toBeLessThan(5_000)
})

describe('the picture of a difference', () => {
  test.each([
    ['abcdef', 'abcdef', ''],
    ['abXdef', 'abcdef', '  ^'],
    ['abXdYf', 'abcdef', '  ^ ^'],
    ['abcXdef', 'abcdef', '   ^'],
    ['abdef', 'abcdef', '  ^'],
    ['aXYZf', 'abcdef', ' ^^^'],
    ['abc', 'abcdef', ''],
    ['aab', 'ab', ' ^'],
    ['0xABcdef00000000000000000000000000000000000', '0xabcdef00000000000000000000000000000000000', '  ^^'],
  ])('%s beside %s', (address, other, marks) => {
    expect(differenceLine(address, other)).toEqual([address, marks])
  })

  test('capitals of hex are no difference', () => {
    const digits = '52908400098527886e0f7030069857d2e4169ee7'
    expect(differenceLine(getAddress(`0x${digits}`), `0x${digits}`)).toEqual([getAddress(`0x${digits}`), ''])
    expect(differenceLine(`0x${digits}`, `0x5290${'b'.repeat(32)}9ee7`)).toEqual([`0x${digits}`, `      ${'^'.repeat(32)}`])
  })

  test('is two lines of printable ASCII, the first unaltered', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '0', 'x'), { maxLength: 50 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [line, marks] = differenceLine(a, b)
        expect(line).toBe(a)
        expect(marks).toMatch(/^[ ^]*$/)
        if (a.length === b.length) expect(marks === '').toBe(a === b)
      }),
    )
  })
})
