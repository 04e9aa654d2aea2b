import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dealing } from '../../../src/evidence/exposure.ts'
import type { Label } from '../../../src/evidence/labels.ts'
import { exposures } from '../../../src/signals/exposed.ts'
import { sentenceOf, verdictOf } from '../verdict-of.ts'

fc.configureGlobal({ seed: 1, numRuns: 500 })

const label = (category: Label['category'], more: Partial<Label> = {}): Label => ({
  category,
  list: category === 'sanctions' ? 'OFAC SDN' : 'A list',
  entity: 'SOMEBODY',
  confidence: category === 'sanctions' ? 'official' : 'curated',
  asOf: '2025-11-19',
  ...more,
})
const dealing = (more: Partial<Dealing>): Dealing => ({
  direction: 'in',
  party: 'party',
  label: label('mixer'),
  hops: 1,
  asset: 'BTC',
  amount: 1n,
  decimals: 8,
  share: 1,
  transactions: ['id'],
  count: 1,
  ...more,
})
const scored = (...dealings: readonly Partial<Dealing>[]) => exposures(dealings.map(dealing)).map(({ row, solo }) => `${row} ${solo}`)
const solo = (more: Partial<Dealing>): number => exposures([dealing(more)])[0]?.solo ?? 0

// s = 5 + (severity - 5) x m x 0.5^(hops - 1), m = share / (10 % in, 1 % out) or dollars / ($10,000 in, $1,000 out), at most 1
test.each<[string, Partial<Dealing>, string]>([
  ['60 % from a mixer', { share: 0.6 }, 'mixer 55'],
  ['20 % from a theft', { label: label('exploit'), share: 0.2 }, 'theft 75'],
  ['10 % from a scam: just in full', { label: label('phishing'), share: 0.1 }, 'scam 70'],
  // 5 + 70 x .5
  ['5 % from a theft: half', { label: label('exploit'), share: 0.05 }, 'theft 40'],
  // 5 + 74 x .1
  ['1 % from a sanctioned party: a tenth, the last of tier B', { label: label('sanctions'), share: 0.01 }, 'sanctions 12'],
  // 5 + 74 x .05 = 8.7
  ['0.5 % from a sanctioned party: a trace', { label: label('sanctions'), share: 0.005 }, 'sanctions-trace 9'],
  // 5 + 50 x .01 = 5.5, rounded half up
  ['0.1 % from a mixer without a price', { share: 0.001 }, 'mixer-trace 6'],
  // 5 + 50 x max(.001, .03) = 6.5
  ['0.01 % from a mixer, worth $300', { share: 0.0001, usd: 300 }, 'mixer-trace 7'],
  ['0.01 % from a mixer, worth $9', { share: 0.0001, usd: 9 }, 'dust 0'],
  ['a little share that is worth much', { share: 0.0001, usd: 10_000 }, 'mixer 55'],
  ['1 % to a scam: what is sent is sent on purpose', { label: label('scam'), direction: 'out', share: 0.01 }, 'scam 70'],
  ['$1,000 to a mixer', { direction: 'out', share: 0.0001, usd: 1_000 }, 'mixer 55'],
  ['anything to a sanctioned party', { label: label('sanctions'), direction: 'out', share: 0.000_01, usd: 11 }, 'sanctions 79'],
  ['a share to a sanctioned party without a price', { label: label('sanctions'), direction: 'out', share: 0.000_01 }, 'sanctions 79'],
  // 5 + 74 x .009: what is sent is never dust
  ['next to nothing to a sanctioned party', { label: label('sanctions'), direction: 'out', share: 0.000_01, usd: 9 }, 'sanctions-trace 6'],
  ['everything from a sanctioned party, through another', { label: label('sanctions'), hops: 2 }, 'sanctions-far 42'],
  ['everything from a mixer, through another', { hops: 2 }, 'mixer-far 30'],
  // 5 + 50 x .1 x .5 = 7.5: ten times as much is asked for a step further away
  ['10 % from a mixer, through another', { hops: 2, share: 0.1 }, 'mixer-far 8'],
  ['everything from what a community calls a theft', { label: label('exploit', { confidence: 'community' }) }, 'theft 50'],
  ['everything from what a web page calls a scam', { label: label('scam', { confidence: 'web' }) }, 'web 20'],
])('%s is %#: %j', (_, more, expected) => {
  expect(scored(more)).toEqual([expected])
})

test('shares of one asset add up, those of different assets do not, and dollars do', () => {
  expect(scored({ share: 0.03 }, { party: 'another', share: 0.02 })).toEqual(['mixer 30'])
  expect(scored({ share: 0.03 }, { asset: 'USDT T', share: 0.02 })).toEqual(['mixer 20'])
  expect(scored({ share: 0.03, usd: 4_000 }, { asset: 'USDT T', share: 0.02, usd: 4_000 })).toEqual(['mixer 45'])
})

test('categories, ways and distances are counted apart, and the gravest stands first', () => {
  expect(scored({}, { label: label('exploit'), share: 0.05 }, { direction: 'out', share: 0.001 }, { hops: 2 })).toEqual([
    'mixer 55',
    'theft 40',
    'mixer-far 30',
    'mixer 10',
  ])
})

const any: fc.Arbitrary<Partial<Dealing>> = fc.record(
  {
    direction: fc.constantFrom('in', 'out'),
    label: fc.constantFrom(label('sanctions'), label('mixer'), label('exploit'), label('scam', { confidence: 'web' })),
    hops: fc.constantFrom(1, 2),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    usd: fc.double({ min: 0, max: 1e6, noNaN: true }),
  },
  { requiredKeys: ['direction', 'label', 'hops', 'share'] },
)

describe('the score of an exposure', () => {
  test('never falls as share or value grow, and never rises with the distance', () => {
    fc.assert(
      fc.property(any, fc.double({ min: 0, max: 1, noNaN: true }), (one, more) => {
        const share = Math.min(1, (one.share ?? 0) + more)
        expect(solo({ ...one, share })).toBeGreaterThanOrEqual(solo(one))
        if (one.usd !== undefined) expect(solo({ ...one, usd: one.usd * (1 + more) })).toBeGreaterThanOrEqual(solo(one))
        expect(solo({ ...one, hops: 2 })).toBeLessThanOrEqual(solo({ ...one, hops: 1 }))
      }),
    )
  })

  test('is a whole number within its row, whatever was dealt', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), all => {
        for (const { solo: score } of exposures(all.map(dealing)))
          expect(score === 0 || (Number.isInteger(score) && score >= 6 && score <= 79)).toBe(true)
      }),
    )
  })
})

test('a verdict carries the score of the gravest, and names three', () => {
  const labels = { lists: [], found: [] }
  const read = { transactions: 90, complete: false, from: new Date('2024-05-01') }
  const parties = ['first', 'second', 'third', 'fourth']
  const categories = ['sanctions', 'exploit', 'scam', 'mixer'] as const
  const dealings = categories.map((category, at) => dealing({ label: label(category), party: parties[at] ?? '', share: 0.2 }))
  const verdict = verdictOf('wallet/exposure', { exposure: { read, dealings }, labels })
  expect(verdict).toMatchObject({ outcome: 'raised', row: 'sanctions', solo: 79 })
  expect(sentenceOf('wallet/exposure', { exposure: { read, dealings }, labels })).toBe(
    '20 % of what it received in BTC comes from first (OFAC SDN: SOMEBODY); 20 % of what it received in BTC comes from second (A list: SOMEBODY); ' +
      '20 % of what it received in BTC comes from third (A list: SOMEBODY); and 1 more.',
  )
  expect(sentenceOf('wallet/exposure', { exposure: { read, dealings: [] }, labels })).toBe(
    'No party on a list among the 90 transactions that were read, the oldest of 2024-05-01; there are others.',
  )
})

test('what was paid before the listing is told as such', () => {
  const listed = label('sanctions', { listedOn: '2022-04-05' })
  const early = dealing({ direction: 'out', label: listed, share: 0.5, usd: 900, last: new Date('2021-03-01') })
  const given = { exposure: { read: { transactions: 1, complete: true }, dealings: [early] }, labels: { lists: [], found: [] } }
  expect(sentenceOf('wallet/exposure', given)).toBe(
    '50 % of what it paid in BTC, worth $900, went to party (OFAC SDN: SOMEBODY), last on 2021-03-01, before the listing of 2022-04-05.',
  )
})

describe('a verdict on exposure', () => {
  const whole = { transactions: 1_200, complete: true }
  const told = (dealings: readonly Dealing[], more: { read?: object; shared?: string; category?: Label['category'] } = {}) => {
    const { read = {}, shared, category } = more
    const exposure = { read: { ...whole, ...read }, dealings, ...(shared !== undefined && { shared }) }
    const given = { exposure, labels: { lists: [], found: category ? [label(category)] : [] } }
    if (shared !== undefined || category !== undefined) expect(verdictOf('wallet/exposure', given)).toMatchObject({ row: 'service' })
    return sentenceOf('wallet/exposure', given)
  }
  const sent = 'of what it received in BTC comes from'

  test.each([
    ['service', 'As a service, for its customers: '],
    ['system', 'As an address that nobody owns: '],
    ['burn', 'As an address that nobody owns: '],
  ] as const)('of a %s is a note', (category, beginning) => {
    expect(told([dealing({})], { category, shared: 'WETH' })).toBe(`${beginning}100 % ${sent} party (A list: SOMEBODY).`)
  })

  test('of a contract that everybody uses is a note', () => {
    expect(told([dealing({})], { shared: 'WETH', category: 'scam' })).toBe(
      `As a contract that everybody uses (WETH): 100 % ${sent} party (A list: SOMEBODY).`,
    )
  })

  test.each([
    [
      [dealing({ share: 0.2 }), dealing({ party: 'larger', share: 0.3 }), dealing({ share: 0.1 })],
      `30 % ${sent} larger (A list: SOMEBODY) and 2 like it.`,
    ],
    [[dealing({ hops: 2 })], `100 % ${sent} party (A list: SOMEBODY) through one other address.`],
    [
      [dealing({ hops: 2, via: { address: 'between', amount: 1n, transactions: ['id'] } })],
      `100 % ${sent} party (A list: SOMEBODY) through between.`,
    ],
    [[dealing({ via: { address: 'between', amount: 1n, transactions: ['id'] } })], `100 % ${sent} party (A list: SOMEBODY).`],
    [[dealing({ last: new Date('2022-04-05') })], `100 % ${sent} party (A list: SOMEBODY), last on 2022-04-05.`],
    [
      [dealing({ last: new Date('2022-04-05'), label: label('mixer', { listedOn: '2022-04-05' }) })],
      `100 % ${sent} party (A list: SOMEBODY), last on 2022-04-05.`,
    ],
    [[dealing({ label: label('mixer', { listedOn: '2022-04-05' }) })], `100 % ${sent} party (A list: SOMEBODY).`],
    [[dealing({ usd: 900 })], `100 % of what it received in BTC, worth $900, comes from party (A list: SOMEBODY).`],
  ])('names the largest of its kind, the way and the day: %#', (dealings, sentence) => {
    expect(told(dealings)).toBe(sentence)
  })

  test('begins with a capital, and names three without saying that there are others', () => {
    const three = (['exploit', 'scam', 'mixer'] as const).map(category => dealing({ label: label(category), share: 0.0004, usd: 20_000 }))
    expect(told(three)).toMatch(/^<0\.1 % of [^;]+; <0\.1 % of [^;]+; <0\.1 % of [^;]+ \(A list: SOMEBODY\)\.$/)
  })

  test.each([
    [{}, 'all 1,200 transactions.'],
    [{ transactions: 1 }, 'the only transaction.'],
    [{ complete: false }, 'the 1,200 transactions that were read; there are others.'],
    [{ transactions: 1, complete: false }, 'the 1 transactions that were read; there are others.'],
    [{ beyond: { followed: 1, left: 0 } }, 'all 1,200 transactions, nor among the dealings of 1 other address between.'],
    [
      { beyond: { followed: 2, left: 1 } },
      'all 1,200 transactions, nor among those of 2 other addresses between; 1 more was not followed.',
    ],
    [
      { beyond: { followed: 2, left: 3 } },
      'all 1,200 transactions, nor among those of 2 other addresses between; 3 more were not followed.',
    ],
  ])('that found nothing says what was read: %j', (read, ending) => {
    expect(told([], { read })).toBe(`No party on a list among ${ending}`)
  })

  test('that found nothing is none where transactions were not read', () => {
    expect(told([], { read: { unread: 1_500 } })).toBe('1,500 of its transactions did not tell who dealt with whom')
    expect(told([dealing({})], { read: { unread: 1_500 } })).toMatch(/^100 %/)
  })
})

// what was dealt before the listing weighs at most 49, and at most 24 through another
test.each<[string, Partial<Dealing>, string]>([
  ['from', {}, 'sanctions-before 49'],
  ['to', { direction: 'out', share: 0.5 }, 'sanctions-before 49'],
  // 5 + 44 x .1
  ['a tenth of the full share from', { share: 0.01 }, 'sanctions-before 9'],
  // 5 + 44 x .05
  ['a trace from', { share: 0.005 }, 'sanctions-trace 7'],
  // 5 + 44 x .00001 / .01: what is sent to one that was not yet listed can be dust
  ['next to nothing to', { direction: 'out', share: 0.000_01 }, 'dust 0'],
  // 5 + 44 x .5 = 27
  ['everything through another from', { hops: 2 }, 'sanctions-before-far 24'],
  // 5 + 44 x .1 x .5
  ['a little through another from', { hops: 2, share: 0.1 }, 'sanctions-before-far 7'],
])('%s a party that was not yet listed: %j is "%s"', (_, more, expected) => {
  expect(scored({ label: label('sanctions'), beforeListing: true, ...more })).toEqual([expected])
  // only sanctions begin on a day
  expect(scored({ beforeListing: true })).toEqual(['mixer 55'])
})

test.each<[Partial<Dealing>, string]>([
  // below 0.1 % and $10 it is dust: 5 + 70 x .009 would be 6
  [{ label: label('exploit'), share: 0.0009, usd: 10 }, 'theft-trace 6'],
  [{ label: label('exploit'), share: 0.001, usd: 9 }, 'theft-trace 6'],
  [{ label: label('exploit'), share: 0.0009, usd: 9.9 }, 'dust 0'],
  // ten times as many dollars are asked for a step further away: 5 + 50 x .5 x .5
  [{ hops: 2, share: 0.001, usd: 50_000 }, 'mixer-far 18'],
  // sent to a mixer: 5 + 50 x 400 / 1,000
  [{ direction: 'out', share: 0.0001, usd: 400 }, 'mixer 25'],
  [{ label: label('mixer', { confidence: 'web' }) }, 'web 20'],
  [{ label: label('mixer', { confidence: 'web' }), hops: 2 }, 'web 13'],
  // 5 + 15 x .09
  [{ label: label('mixer', { confidence: 'web' }), share: 0.009 }, 'mixer-trace 6'],
  [{ label: label('mixer', { confidence: 'community' }) }, 'mixer 50'],
  [{ label: label('sanctions'), direction: 'out', hops: 2, share: 0.5 }, 'sanctions-far 42'],
  // what went on to a sanctioned party is weighed: 5 + 74 x .1 x .5
  [{ label: label('sanctions'), direction: 'out', hops: 2, share: 0.01 }, 'sanctions-far 9'],
  [{ hops: 2, share: 0.05 }, 'mixer-far 6'],
])('%j is "%s"', (more, expected) => {
  expect(scored(more)).toEqual([expected])
})

test('parties that accuse nobody are no exposure, and equals stand in the order of their names', () => {
  expect(scored({ label: label('service') }, { label: label('burn') })).toEqual([])
  const [one, other] = [{ label: label('exploit', { confidence: 'community' }) }, { label: label('mixer', { confidence: 'community' }) }]
  for (const both of [
    [one, other],
    [other, one],
  ])
    expect(scored(...both)).toEqual(['mixer 50', 'theft 50'])
})
