import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, drops, issuedDecimals, readIssued, uint32 } from '../../../src/sources/xrp/amounts.ts'
import { addressOf, assetOf, symbolOf } from '../../../src/sources/xrp/assets.ts'
import { accountNumber } from '../../support/xrp-service.ts'

const issuer = accountNumber(1)
const unit = 10n ** BigInt(issuedDecimals)

describe('amounts of issued currencies', () => {
  test.each([
    ['0', 0n],
    ['1', unit],
    ['-5', -5n * unit],
    ['1762.700511879441', 1_762_700_511_879_441_000n],
    ['5444166510000000e-26', 54_441n],
    ['4000000000000000e-30', 4n],
    ['9999999999999999e80', 9_999_999_999_999_999n * 10n ** 95n],
    ['1e-96', 0n],
    ['1.5e1', 15n * unit],
  ])('%s', (text, value) => {
    expect(readIssued(text)).toEqual({ value })
  })

  test.each([
    '',
    ' 1',
    '1 ',
    '.5',
    '5.',
    '+1',
    '0x10',
    '1,5',
    'NaN',
    'Infinity',
    '1e',
    '1e999',
    '٣',
    '1e-',
    '--1',
    5,
    null,
    {},
    '1'.repeat(41),
  ])('%j is no amount', raw => {
    expect(readIssued(raw)).toBe('hostile')
  })

  test('every decimal is read to the last digit that fits', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 16n })
    const part = fc.nat({ max: 999_999_999 })
    fc.assert(
      fc.property(whole, part, fc.boolean(), (units, fraction, negative) => {
        const value = units * unit + BigInt(fraction) * 10n ** 6n
        const text = `${negative ? '-' : ''}${units}.${String(fraction).padStart(9, '0')}`
        expect(readIssued(text)).toEqual({ value: negative ? -value : value })
      }),
    )
  })
})

describe('other numbers', () => {
  test('drops end where all XRP ends', () => {
    expect(drops.parse('100000000000000000')).toBe(10n ** 17n)
    expect(drops.safeParse('100000000000000001').success).toBe(false)
    expect(drops.safeParse(undefined).success).toBe(false)
  })

  test('flags have 32 bits', () => {
    expect(uint32.parse(4_294_967_295)).toBe(4_294_967_295)
    for (const raw of [4_294_967_296, -1, 1.5, null, '']) expect(uint32.safeParse(raw).success).toBe(false)
  })

  test.each([
    ['1000', { asset: 'XRP', decimals: 6, value: 1_000n }],
    [
      { currency: 'USD', issuer, value: '2.5' },
      { asset: `USD.${issuer}`, decimals: 15, value: 2_500_000_000_000_000n },
    ],
    [
      { mpt_issuance_id: 'AB'.repeat(24), value: '7' },
      { asset: 'AB'.repeat(24), decimals: 0, value: 7n },
    ],
  ])('an amount is told by its form: %#', (raw, read) => {
    expect(amount.parse(raw)).toEqual(read)
  })
})

describe('assets', () => {
  const rlusd = '524C555344000000000000000000000000000000'

  test.each([
    ['USD', 'USD', 'USD'],
    [rlusd, rlusd, 'RLUSD'],
    ['RLUSD', rlusd, 'RLUSD'],
    ['0000000000000000000000005553440000000000', 'USD', 'USD'],
    ['03AB45414C000000000000000000000000000000', '03AB45414C000000000000000000000000000000', '03AB45414C000000000000000000000000000000'],
    ['E282AC0000000000000000000000000000000000', 'E282AC0000000000000000000000000000000000', '€'],
  ])('the code %s is %s to servers and %s to people', (code, wire, symbol) => {
    expect(addressOf(code, issuer)).toBe(`${wire}.${issuer}`)
    expect(assetOf(`${code}.${issuer}`)).toEqual({ kind: 'issued', currency: wire, issuer })
    expect(symbolOf(wire)).toBe(symbol)
  })

  test('what is no token is a mistake of the caller', () => {
    expect(() => assetOf(issuer)).toThrow(TypeError)
  })
})
