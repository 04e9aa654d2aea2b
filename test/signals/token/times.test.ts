import { describe, expect, test } from 'vitest'
import type { Opening, Probe, Trading } from '../../../src/evidence/trading.ts'
import { rowOf, sentenceOf, verdictOf } from '../verdict-of.ts'

const hour = 3_600
const proofOf = (result: string) => ({ source: 'Node', method: 'eth_simulateV1', result })
const sale = (after: number, ok: boolean, reason?: string) => ({
  after,
  ok,
  ...(reason !== undefined && { reason }),
  proof: proofOf(`${after}`),
})
const probe = (kind: Probe['kind'], ok: boolean, more: Partial<Probe> = {}): Probe => ({ kind, ok, proof: proofOf(kind), ...more })
const crowd = probe('crowd', true)
const trading = (more: Partial<Trading>): { trading: Partial<Trading> } => ({
  trading: {
    venue: 'a venue',
    buy: { ok: true },
    sales: [sale(12, true), sale(hour, true)],
    probes: [crowd],
    method: 'transactions',
    ...more,
  },
})
const chances = (...went: boolean[]) => went.map((ok, at) => probe('chance', ok, { proof: proofOf(`chance ${at}`) }))
const told = (id: string, more: Partial<Trading>) => [rowOf(id, trading(more)), sentenceOf(id, trading(more))]
const opensWith = { caller: '0xowner', selector: '0xc9567bf9', proof: proofOf('opens') }

test.each(['token/sell-blocked', 'token/sell-stops', 'token/sell-varies'])('%s: where nobody could buy no sale was tried', id => {
  const closed = { buy: { ok: false }, sales: [] }
  expect(told(id, closed)).toEqual(['unknown', 'nobody could buy, so no sale could be tried'])
  expect(sentenceOf(id, trading({ ...closed, opensWith }))).not.toBe('nobody could buy, so no sale could be tried')
})

describe('selling that stops', () => {
  const moment = (ok: boolean, after?: number) => probe('moment', ok, { reason: 'LATE', ...(after !== undefined && { after }) })
  const height = (more: Partial<Probe> = {}) => probe('height', false, more)

  test.each<[Partial<Trading>, string, string]>([
    [
      { probes: [crowd, moment(true, 60), moment(false, 86_400)] },
      'stops',
      'Whoever buys and sells now can, and 1 day from now cannot, with nothing done in between ("LATE").',
    ],
    [
      { probes: [crowd, moment(false)] },
      'stops',
      'Whoever buys and sells now can, and 1 hour from now cannot, with nothing done in between ("LATE").',
    ],
    [
      { sales: [sale(12, false), sale(hour, true)], probes: [crowd, moment(false, 60)] },
      'stops',
      'Whoever buys and sells now can, and 1 minute from now cannot, with nothing done in between ("LATE").',
    ],
    [
      { sales: [sale(12, false), sale(hour, false)], probes: [crowd, moment(false)] },
      'clear',
      'Selling never worked, so it did not stop working.',
    ],
    [{ probes: [crowd, moment(true)] }, 'clear', 'Selling worked at all 2 times tried, up to 1 hour after buying.'],
    [{ probes: [probe('crowd', false)] }, 'stops', 'Selling works, and is refused once others have traded.'],
    [
      { sales: [sale(12, false), sale(hour, true)], probes: [probe('crowd', false)] },
      'stops',
      'Selling works, and is refused once others have traded.',
    ],
    [
      { sales: [sale(12, false), sale(hour, false)], probes: [probe('crowd', false)] },
      'clear',
      'Selling never worked, so it did not stop working.',
    ],
    [
      { sales: [sale(12, true), sale(hour, false, 'LATE')] },
      'stops',
      'Selling works 12 seconds after buying and is refused 1 hour after buying, with nothing done in between ("LATE").',
    ],
    [{ probes: [crowd, height()] }, 'stops', 'Selling works, and is refused many blocks later.'],
    // a sale in the moment of the purchase says nothing of those after it
    [{ sales: [sale(0, true)], probes: [crowd, height()] }, 'unknown', 'sales could be tried at one time only'],
    [
      { sales: [sale(12, false), sale(hour, true)], probes: [crowd, height({ blocks: 9 })] },
      'stops',
      'Selling works, and is refused 9 blocks later.',
    ],
    [{ sales: [sale(12, true)] }, 'unknown', 'sales could be tried at one time only'],
    [{ probes: [] }, 'unknown', 'no sale was tried after purchases by others'],
    [{ probes: [], method: 'code override' }, 'clear', 'Selling worked at all 2 times tried, up to 1 hour after buying.'],
    [{ probes: chances(true, false, true) }, 'unknown', 'sales are refused in some blocks and not in others, whatever the time'],
    [
      { sales: [sale(12, false), sale(60, true), sale(hour, true)] },
      'early',
      'Selling is refused right after buying (12 seconds) and works after 1 minute.',
    ],
    [
      { sales: [sale(12, false), sale(hour - 1, false), sale(7_200, true)] },
      'early',
      'Selling is refused right after buying (59 minutes) and works after 2 hours.',
    ],
    [
      { sales: [sale(12, false), sale(hour, false), sale(7_200, true)] },
      'late',
      'A buyer must wait: selling was refused 1 hour after buying and works after 2 hours.',
    ],
  ])('is told: %#', (more, row, sentence) => {
    expect(told('token/sell-stops', more)).toEqual([row, sentence])
  })

  test('is shown by the sale that was refused, and all of them where none was', () => {
    expect(verdictOf('token/sell-stops', trading({ sales: [sale(12, true), sale(hour, false)] }))).toMatchObject({
      proofs: [proofOf(`${hour}`)],
    })
    expect(verdictOf('token/sell-stops', trading({}))).toMatchObject({ proofs: [proofOf('12'), proofOf(`${hour}`)] })
  })
})

describe('selling that depends on the block', () => {
  const six = chances(true, true, true, true, true, true)
  const simulation = (ok: boolean) => probe('simulation', ok)
  const looks = 'A sale goes through in ordinary blocks, and is refused in one that looks simulated.'
  const only = 'A sale goes through in a block that looks simulated, and is refused in ordinary ones.'

  test.each<[Partial<Trading>, string, string]>([
    [{ probes: [...six, simulation(true)] }, 'clear', 'A sale ended alike in 6 ordinary blocks and in one that looks simulated.'],
    [{ probes: [...six.slice(1), simulation(true)] }, 'unknown', 'too few sales could be tried in other blocks'],
    [{ probes: [], method: 'code override' }, 'unknown', 'this node cannot vary the block'],
    [{ probes: [], incomplete: 'the node broke off' }, 'unknown', 'the node broke off'],
    [{ probes: six }, 'unknown', 'a sale in a block that looks simulated could not be tried'],
    [{ probes: [...six, simulation(false)] }, 'simulation', looks],
    // refusals from some moment on have another reason
    [
      { probes: [...six, ...chances(false), simulation(false)] },
      'clear',
      'A sale ended alike in 7 ordinary blocks and in one that looks simulated.',
    ],
    [{ sales: [sale(12, false)], probes: [...chances(false, false), simulation(true)] }, 'simulation', only],
    [{ sales: [sale(12, false)], probes: [simulation(true)] }, 'simulation', only],
    [{ sales: [], probes: [simulation(true)] }, 'unknown', 'too few sales could be tried in other blocks'],
    [
      { sales: [sale(12, true), sale(hour, false)], probes: [...chances(false), simulation(true)] },
      'unknown',
      'too few sales could be tried in other blocks',
    ],
    [{ sales: [sale(12, false)], probes: [...chances(true), simulation(true)] }, 'unknown', 'too few sales could be tried in other blocks'],
    [
      { probes: chances(true, false, true, false) },
      'chance',
      'The same sale is refused in 2 of 4 blocks that differ in what is up to chance.',
    ],
    [
      { probes: [probe('gas', true), ...six, simulation(true)] },
      'clear',
      'A sale ended alike in 6 ordinary blocks and in one that looks simulated.',
    ],
  ])('is told: %#', (more, row, sentence) => {
    expect(told('token/sell-varies', more)).toEqual([row, sentence])
  })

  test('is shown by the sales that were refused', () => {
    expect(verdictOf('token/sell-varies', trading({ probes: chances(true, false, true, false) }))).toMatchObject({
      proofs: [proofOf('chance 1'), proofOf('chance 3')],
    })
  })
})

describe('selling that is blocked', () => {
  test.each<[Partial<Trading>, string, string]>([
    [{}, 'clear', 'A fresh buyer sold on a venue, 2 of 2 times tried.'],
    [{ sales: [sale(12, false), sale(hour, true)] }, 'clear', 'A fresh buyer sold on a venue, 1 of 2 times tried.'],
    [
      { sales: [sale(12, false)], probes: [probe('amount', false), probe('whole', true)] },
      'clear',
      'A fresh buyer sold on a venue, though not at any of the times tried.',
    ],
    // a seller with code is no ordinary buyer
    [
      { sales: [sale(12, false)], probes: [probe('contract', true)] },
      'never',
      'A fresh buyer cannot sell on a venue: refused 12 seconds after buying.',
    ],
    [
      { sales: [sale(12, false), sale(hour, false)], probes: [probe('amount', false), probe('whole', false)] },
      'never',
      'A fresh buyer cannot sell on a venue: refused 12 seconds and 1 hour after buying, and 2 more in other sizes and blocks.',
    ],
    [
      { sales: [sale(0, false, 'NO')], probes: [], method: 'code override' },
      'at-once',
      'A fresh buyer cannot sell on a venue in the moment of the purchase ("NO"); later was not tried.',
    ],
    [{ sales: [sale(0, false)], probes: [] }, 'never', 'A fresh buyer cannot sell on a venue: refused less than a second after buying.'],
    [
      { sales: [sale(0, false), sale(12, false)], probes: [], method: 'code override' },
      'never',
      'A fresh buyer cannot sell on a venue: refused less than a second and 12 seconds after buying.',
    ],
    [{ sales: [] }, 'unknown', 'no sale was tried'],
  ])('is told: %#', (more, row, sentence) => {
    expect(told('token/sell-blocked', more)).toEqual([row, sentence])
  })
})

test('what goes through by hand alone is said, and is no way out', () => {
  const [row, sentence] = told('token/sell-blocked', { sales: [sale(12, false)], probes: [probe('direct', true)] })
  expect([row, sentence]).toEqual(['never', expect.stringMatching(/ Only what goes around its router went through\.$/)])
  expect(told('token/sell-blocked', { sales: [sale(12, false)], probes: [probe('direct', false)] })[1]).not.toContain('router')
})

test.each<[Probe['kind'], string]>([
  ...(['amount', 'whole', 'all but one', 'again', 'crowd', 'chance'] as const).map(kind => [kind, 'clear'] as [Probe['kind'], string]),
  ...(['simulation', 'gas', 'moment', 'height', 'contract', 'operator', 'direct'] as const).map(
    kind => [kind, 'never'] as [Probe['kind'], string],
  ),
])('a sale under the condition "%s" alone makes a token that cannot be sold %s', (kind, row) => {
  expect(rowOf('token/sell-blocked', trading({ sales: [sale(12, false)], probes: [probe(kind, true)] }))).toBe(row)
})

test('another sale of an account that is refused is a sale that stops', () => {
  expect(rowOf('token/sell-stops', trading({ probes: [crowd, probe('again', false)] }))).toBe('stops')
})

test.each<[Partial<Trading>, string, string]>([
  [{ transfer: { ok: true } }, 'unknown', 'no account that the holder approved was tried'],
  [{ transfer: { ok: true }, method: 'code override' }, 'clear', 'A buyer moved tokens to a second account.'],
  [
    { transfer: { ok: true }, probes: [probe('operator', true)] },
    'clear',
    'A buyer moved tokens to a second account, and so did an account that it had approved.',
  ],
  [
    { transfer: { ok: true }, probes: [probe('operator', false)] },
    'operator',
    'An account that the holder has approved cannot move the tokens.',
  ],
])('a transfer by an approved account is told: %#', (more, row, sentence) => {
  expect(told('token/transfer-blocked', more)).toEqual([row, sentence])
})

test.each<[Opening, string]>([
  [opensWith, 'once 0xowner calls 0xc9567bf9.'],
  [{ ...opensWith, before: ['0x6dcea85f'] }, 'once 0xowner calls 0x6dcea85f and then 0xc9567bf9.'],
  [{ after: 172_800, proof: opensWith.proof }, 'by themselves within 2 days.'],
])('how a market opens is told: %#', (opening, words) => {
  const [row, sentence] = told('token/buy-blocked', { buy: { ok: false }, opensWith: opening })
  expect([row, sentence]).toEqual(['not-open', `Trading is not open yet: purchases on a venue succeed ${words}`])
})

test.each<[number, number, string, string]>([
  [0.3, 0.0999, 'launch', 'A purchase loses 30 % to the token now, and 10 % 1 hour later.'],
  [0.5, 0, 'launch-half', 'A purchase loses 50 % to the token now, and 0 % 1 hour later.'],
  // what stays is the price of the token
  [0.5, 0.1, 'half', 'A purchase loses 50 % to the token.'],
  [0.09, 0, 'twentieth', 'A purchase loses 9 % to the token.'],
])('a purchase that loses %d now and %d an hour later is "%s"', (tax, later, row, sentence) => {
  const laterBuy = { after: hour, tax: later, proof: proofOf('an hour later') }
  expect(told('token/buy-tax', { buy: { ok: true, tax }, laterBuy })).toEqual([row, sentence])
})

test('who opens the trade, and a sale of received tokens, are shown', () => {
  expect(verdictOf('token/buy-blocked', trading({ buy: { ok: false }, opensWith }))).toMatchObject({
    row: 'not-open',
    proofs: [opensWith.proof],
  })
  expect(told('token/buy-tax', { buy: { ok: true, tax: 0.3 } })).toEqual(['fifth', 'A purchase loses 30 % to the token.'])
  expect(told('token/resale-blocked', { transfer: { ok: true }, resale: { ok: true } })).toEqual([
    'clear',
    'An account that received the tokens by transfer could sell them.',
  ])
  expect(told('token/resale-blocked', { transfer: { ok: true }, resale: { ok: false }, sales: [] })).toEqual([
    'clear',
    'Bought tokens cannot be sold at that time either.',
  ])
  expect(told('token/transfer-blocked', {})[0]).toBe('unknown')
})
