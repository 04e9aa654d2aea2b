import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookAlikes } from '../../../src/output/html/look-alike.ts'
import { htmlOf } from '../../../src/output/html/markup.ts'
import { command, duration, moment, placeOf, standingOf, wholeUnits } from '../../../src/output/html/wording.ts'
import { row, walletResult } from '../../support/reports.ts'

test.each<[string, number | null, string]>([
  ['1000000000000000000', 18, '1'],
  ['1500000', 6, '1.5'],
  ['1', 18, '0.000000000000000001'],
  ['0', 18, '0'],
  ['1234567', 0, '1,234,567'],
  ['123456789012345678901234567890', 2, '1,234,567,890,123,456,789,012,345,678.9'],
  ['12', null, '12 base units'],
  ['12', -1, '12 base units'],
  ['-12', 2, '-12 base units'],
  ['1e9', 2, '1e9 base units'],
])('%s with %s decimals is %s', (units, decimals, text) => expect(wholeUnits(units, decimals)).toBe(text))

test('no digit of an amount is lost', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.integer({ min: 0, max: 40 }), (units, decimals) => {
      const [whole = '', rest = ''] = wholeUnits(String(units), decimals).replaceAll(',', '').split('.')
      expect(BigInt(whole + rest.padEnd(decimals, '0'))).toBe(units)
    }),
  )
})

test.each([
  [0, '0 s'],
  [12, '12 s'],
  [300, '5 min'],
  [3600, '60 min'],
  [86_400, '24 h'],
  [2_592_000, '30 days'],
])('%i seconds are %s', (seconds, text) => expect(duration(seconds)).toBe(text))

test.each([
  ['2026-11-20T19:02:36Z', '2026-11-20 19:02:36 UTC'],
  ['2026-11-20T19:02:36.681123', '2026-11-20 19:02:36 UTC'],
  ['yesterday', 'yesterday'],
])('%s is the moment %s', (time, text) => expect(moment(time)).toBe(text))

describe('the command of a target', () => {
  const target = { kind: 'wallet' as const, given: '', address: '0xab', chain: 'ethereum', chain_id: 1, caip10: '' }

  test('scans it again', () => expect(command(target)).toBe('chainvet scan wallet 0xab --chain ethereum'))
  test.each(['$(id)', '; rm -rf ~', "'", '-', 'a b', ''])('is not made of %j', address => {
    expect(command({ ...target, address })).toBeUndefined()
    expect(command({ ...target, chain: address === '-' ? '' : address })).toBeUndefined()
  })
})

describe('the standing of a row', () => {
  test('is unscored where a result is missing, whatever the status says', () => {
    expect(standingOf(row(1, '0x'))).toEqual({ word: 'UNSCORED', tone: 'unknown' })
    expect(standingOf(row(1, '0x', { status: 'unscored', result: walletResult({ risk_level: 'LOW' }) })).word).toBe('UNSCORED')
  })

  test('puts a word nobody knows first, and what is unknown before LOW', () => {
    const level = (risk_level: string) => placeOf(standingOf(row(1, '0x', { result: walletResult({ risk_level }) })))
    const status = (of: 'unscored' | 'bad_row' | 'no_activity') => placeOf(standingOf(row(1, '0x', { status: of })))
    const places = [
      ...['low', 'CRITICAL', 'HIGH', 'MEDIUM'].map(level),
      ...(['unscored', 'bad_row', 'no_activity'] as const).map(status),
      level('LOW'),
    ]
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('a look-alike', () => {
  const shown = (known: string, address: string, prefix: number, suffix: number) =>
    [
      ...htmlOf(lookAlikes(address, [{ known, name: null, shared_prefix: prefix, shared_suffix: suffix }])).matchAll(
        /<p class="mono">(.*?)<\/p>/g,
      ),
    ].map(([, text]) => text)

  test('has what differs marked, in both, letter below letter', () =>
    expect(shown('0x12aaaa89', '0x12bbbb89', 2, 2)).toEqual(['0x12<mark>aaaa</mark>89', '0x12<mark>bbbb</mark>89']))
  test('of another chain has no 0x in front', () =>
    expect(shown('T12aa9', 'T12bb9', 3, 1)).toEqual(['T12<mark>aa</mark>9', 'T12<mark>bb</mark>9']))
  test.each([
    [90, 90],
    [-5, -5],
    [3, 90],
  ])('with counts that cannot be (%i and %i) loses no letter', (prefix, suffix) =>
    expect(shown('0x12aaaa89', '0x12bbbb89', prefix, suffix).map(text => text?.replace(/<[^>]*>/g, ''))).toEqual([
      '0x12aaaa89',
      '0x12bbbb89',
    ]),
  )
})
