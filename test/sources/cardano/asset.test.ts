import { describe, expect, test } from 'vitest'
import { assetId, hasFingerprint, isFingerprint, metadataIn, nameText, spelled } from '../../../src/sources/cardano/asset.ts'

const policies = [
  '7eae28af2208be856f7a119668ae52a49b73725e326dc16579dcc373',
  '1e349c9bdea19fd6c147626a5260bc44b71635f398b67c59881df209',
] as const

describe('fingerprints', () => {
  /** Vectors of CIP-14, and SNEK. */
  const vectors: readonly (readonly [string, string, string])[] = [
    [policies[0], '', 'asset1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc3'],
    [policies[0], '504154415445', 'asset13n25uv0yaf5kus35fm2k86cqy60z58d9xmde92'],
    [policies[1], '504154415445', 'asset1hv4p5tv2a837mzqrst04d0dcptdjmluqvdx9k3'],
    [policies[0], policies[1], 'asset17jd78wukhtrnmjh3fngzasxm8rck0l2r4hhyyt'],
    ['279c909f348e533da5808898f87f9a14bb2c3dfbbacccd631d927a3f', '534e454b', 'asset108xu02ckwrfc8qs9d97mgyh4kn8gdu9w8f5sxk'],
  ]

  test.each(vectors)('%s.%s has %s and no other', (policy, name, fingerprint) => {
    expect(vectors.filter(([, , other]) => hasFingerprint({ policy, name }, other))).toEqual([[policy, name, fingerprint]])
  })

  test.each(['asset1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc4', 'addr1vx', policies[0], ''])('%s is none', text => {
    expect(isFingerprint(text)).toBe(false)
  })
})

test('an id is policy, dot and name, and is spelled the same again', () => {
  expect(assetId(`${policies[0]}.`)).toEqual({ policy: policies[0], name: '' })
  expect(spelled(assetId(`${policies[0]}.534e454b`) ?? { policy: '', name: '' })).toBe(`${policies[0]}.534e454b`)
  for (const text of [policies[0], `${policies[0]}.5`, `${policies[0]}.${'00'.repeat(33)}`, `${policies[0].toUpperCase()}.`])
    expect(assetId(text)).toBeUndefined()
})

test.each([
  ['534e454b', 'SNEK'],
  ['0014df10534e454b', 'SNEK'],
  ['0014df10', undefined],
  ['', undefined],
  ['fffe', undefined],
  ['0014df11534e454b', undefined],
])('the name %s reads %s', (name, text) => {
  expect(nameText(name)).toBe(name === '0014df11534e454b' ? undefined : text)
})

describe('metadata of CIP-68', () => {
  const bytes = (text: string) => ({ bytes: Buffer.from(text).toString('hex') })
  const datum = (...entries: [string, unknown][]) => ({
    constructor: 0,
    fields: [{ map: entries.map(([k, v]) => ({ k: bytes(k), v })) }, { int: 1 }],
  })

  test('name, ticker and decimals are read', () => {
    expect(metadataIn(datum(['name', bytes('Test Coin')], ['ticker', bytes('TST')], ['decimals', { int: 6 }]))).toEqual({
      name: 'Test Coin',
      ticker: 'TST',
      decimals: 6,
    })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'name'],
    ['no fields', { constructor: 0 }],
    ['a map that is none', { fields: [{ map: {} }] }],
    ['no map', { fields: [] }],
    ['bytes that are no text', datum(['name', { bytes: 'ff' }])],
    ['bytes that are no hex', datum(['name', { bytes: 'zz' }])],
    ['decimals no token has', datum(['decimals', { int: 256 }])],
    ['decimals below zero', datum(['decimals', { int: -1 }])],
    ['a map of nothing', { fields: [{ map: [null, 1, {}] }] }],
  ])('%s says nothing', (_, raw) => {
    expect(metadataIn(raw)).toEqual({})
  })
})
