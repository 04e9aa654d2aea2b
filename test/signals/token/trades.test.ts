import { describe, expect, test } from 'vitest'
import type { Probe, Trading } from '../../../src/evidence/trading.ts'
import { atRandom, listed } from '../../../src/signals/probes.ts'
import { rowOf, sentenceOf, verdictOf } from '../verdict-of.ts'

const hour = 3_600
const proofOf = (result: string) => ({ source: 'Node', method: 'eth_simulateV1', result })
const sale = (after: number, ok: boolean, tax?: number) => ({ after, ok, ...(tax !== undefined && { tax }), proof: proofOf(`${after}`) })
const probe = (kind: Probe['kind'], ok: boolean, more: Partial<Probe> = {}): Probe => ({ kind, ok, proof: proofOf(kind), ...more })
const trading = (more: Partial<Trading>): { trading: Partial<Trading> } => ({
  trading: { venue: 'a venue', buy: { ok: true }, sales: [sale(12, true), sale(hour, true)], method: 'transactions', ...more },
})
const chances = (...went: boolean[]) => went.map((ok, at) => probe('chance', ok, { proof: proofOf(`chance ${at}`) }))
const crowd = probe('crowd', true)

describe('sales at random', () => {
  test.each<[string, Pick<Trading, 'sales' | 'probes'>, boolean]>([
    ['never tried', { sales: [] }, false],
    ['refused once in between', { sales: [], probes: chances(true, false, true) }, true],
    ['refused from some moment on', { sales: [], probes: chances(true, true, false) }, false],
    ['refused until some moment', { sales: [], probes: chances(false, true, true) }, false],
    ['always refused', { sales: [], probes: chances(false, false) }, false],
    // at three other times and among others it went through, so time is no reason
    ['refused in some blocks only', { sales: [sale(12, true), sale(24, true), sale(hour, true)], probes: chances(false) }, true],
    ['refused where two others went through', { sales: [sale(12, true), sale(hour, true)], probes: chances(false) }, false],
    [
      'refused where others and a crowd went through',
      { sales: [sale(12, true), sale(24, true)], probes: [...chances(false), crowd] },
      true,
    ],
    [
      'refused at once and in some blocks',
      { sales: [sale(0, false), sale(12, true), sale(24, true), sale(36, true)], probes: chances(false) },
      true,
    ],
    ['refused like another', { sales: [sale(12, true), sale(24, true), sale(hour, false)], probes: chances(false) }, false],
    ['refused nowhere', { sales: [sale(12, true), sale(24, true), sale(hour, true)], probes: chances(true) }, false],
  ])('%s: %#', (_, given, expected) => {
    expect(atRandom(given)).toBe(expected)
  })
})

test('a list is told with an and before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

describe('the tax on sales', () => {
  const most = (more: Partial<Trading>) => verdictOf('token/sell-tax', trading({ probes: [probe('amount', true, { tax: 0 })], ...more }))

  test('is shown by the sale that lost most', () => {
    for (const sales of [
      [sale(12, true, 0.2), sale(24, true, 0.3), sale(36, true, 0.25)],
      [sale(24, true, 0.3), sale(12, true, 0.2)],
    ])
      expect(most({ sales })).toMatchObject({ row: 'fifth', proofs: [proofOf('24')] })
    expect(most({ sales: [sale(12, true, 0.01)] })).not.toHaveProperty('proofs')
  })

  test('counts sales of all sizes, and none by other means', () => {
    expect(most({ sales: [sale(12, true, 0)], probes: [probe('amount', true, { tax: 0.6 })] })).toMatchObject({ row: 'half' })
    expect(
      most({ sales: [sale(12, true, 0)], probes: [probe('amount', true, { tax: 0 }), probe('contract', true, { tax: 0.6 })] }),
    ).toMatchObject({
      outcome: 'clear',
    })
  })

  test('is open where other sizes were not measured, unless it is high', () => {
    const reason = 'sales of other sizes were not measured'
    expect(most({ sales: [sale(12, true, 0)], probes: [] })).toEqual({ outcome: 'unknown', reason })
    expect(most({ sales: [sale(12, true, 0)], probes: [probe('whole', true, { tax: 0 })] })).toEqual({ outcome: 'unknown', reason })
    expect(most({ sales: [sale(12, true, 0)], probes: [], method: 'code override' })).toMatchObject({ outcome: 'clear' })
    expect(most({ sales: [sale(12, true, 0.3)], probes: [] })).toMatchObject({ row: 'fifth' })
  })

  const early = '; within an hour of the purchase it is up to 90 %.'
  test.each<[Trading['sales'], string, string]>([
    [[sale(12, true, 0.9), sale(hour, true, 0.02)], 'clear', `A sale loses 2 % to the token${early}`],
    [
      [sale(12, true, 0.9), sale(24, true, 0.1), sale(hour, true, 0.12), sale(7_200, true, 0.1)],
      'tenth',
      `A sale loses between 10 % and 12 % to the token${early}`,
    ],
    // less than half a percent is no difference that was measured
    [[sale(12, true, 0.024), sale(hour, true, 0.02)], 'clear', 'A sale loses 2.4 % to the token.'],
    [[sale(12, true, 0.1), sale(hour, true, 0.9)], 'all', 'A sale loses between 10 % and 90 % to the token.'],
    [[sale(12, true, 0.9), sale(hour - 1, true, 0.02)], 'all', 'A sale loses between 2 % and 90 % to the token.'],
    [[sale(12, true, 0.9), sale(hour, false)], 'all', 'A sale loses 90 % to the token.'],
    // a tax that varies among those who wait is not taken from the hasty alone
    [[sale(12, true, 0.15), sale(hour, true, 0.1), sale(7_200, true, 0.2)], 'fifth', 'A sale loses between 10 % and 20 % to the token.'],
    // what a refused sale would have lost is no tax
    [[sale(12, false, 1), sale(hour, true, 0.02)], 'clear', 'A sale loses 2 % to the token.'],
    [[sale(12, true, 0.9), sale(hour, false, 0)], 'all', 'A sale loses 90 % to the token.'],
  ])('of those who sell within the hour is not that of those who wait: %#', (sales, row, sentence) => {
    const given = trading({ sales, probes: [probe('amount', true, { tax: sales.find(({ ok }) => ok)?.tax ?? 0 })] })
    expect([rowOf('token/sell-tax', given), sentenceOf('token/sell-tax', given)]).toEqual([row, sentence])
  })

  test.each([
    [{ fee: 0.3 }, 'fifth', 'A transfer loses 30 % to the token.'],
    [{ fee: 0.3, laterFee: { fee: 0.1, from: 'epoch 800' } }, 'fifth', 'A transfer loses 30 % to the token.'],
    [{ fee: 0.3, laterFee: { fee: 0.3, from: 'epoch 800' } }, 'fifth', 'A transfer loses 30 % to the token.'],
    [{ fee: 0.01, laterFee: { fee: 0.3, from: 'epoch 800' } }, 'fifth', 'A transfer loses 1 % now, and 30 % from epoch 800 on.'],
    [{ fee: 0, laterFee: { fee: 0.01, from: 'epoch 800' } }, 'clear', 'A transfer loses 0 % now, and 1 % from epoch 800 on.'],
    [{}, 'unknown', 'the fee on transfers could not be read'],
  ])('is a fee on transfers on other chains: %j', (transferability, row, sentence) => {
    const given = { transferability }
    expect([rowOf('token/sell-tax', given, 'solana'), sentenceOf('token/sell-tax', given, 'solana')]).toEqual([row, sentence])
  })
})

describe('the tax on transfers', () => {
  const moved = (tax: number | undefined, ...probes: Probe[]) =>
    trading({ transfer: { ok: true, ...(tax !== undefined && { tax }) }, probes })
  const operator = (ok: boolean, tax?: number) => probe('operator', ok, tax === undefined ? {} : { tax })

  test.each([
    [moved(0, operator(true, 0)), 'clear', 'A transfer loses 0 % to the token.'],
    [moved(0, operator(true, 0.6)), 'half', 'A transfer loses between 0 % and 60 % to the token.'],
    [moved(0.6, operator(true)), 'half', 'A transfer loses 60 % to the token.'],
    [moved(0, operator(true)), 'unknown', 'a transfer by an approved account was not measured'],
    [moved(0, operator(true, 0), operator(true)), 'unknown', 'a transfer by an approved account was not measured'],
    // what is refused loses nothing
    [moved(0, operator(false, 1)), 'clear', 'A transfer loses 0 % to the token.'],
    [moved(0, operator(false)), 'clear', 'A transfer loses 0 % to the token.'],
    [moved(0), 'unknown', 'a transfer by an approved account was not measured'],
    [moved(0, crowd), 'unknown', 'a transfer by an approved account was not measured'],
    [moved(0.1), 'tenth', 'A transfer loses 10 % to the token.'],
    [trading({ transfer: { ok: true, tax: 0 }, method: 'code override' }), 'clear', 'A transfer loses 0 % to the token.'],
    [moved(undefined), 'unknown', 'no transfer went through that could be measured'],
    [trading({ transfer: { ok: false, tax: 0 } }), 'unknown', 'no transfer went through that could be measured'],
  ])('counts those by approved accounts: %#', (given, row, sentence) => {
    expect([rowOf('token/transfer-tax', given), sentenceOf('token/transfer-tax', given)]).toEqual([row, sentence])
  })
})

describe('a limit to sales', () => {
  const limit = { refused: 0.05, accepted: 0.01 }
  const size = (kind: 'amount' | 'whole' | 'all but one', ok: boolean) => probe(kind, ok)

  const refused = 'sales of some sizes were refused, and no limit was found'
  test.each<[Partial<Trading>, string, string]>([
    [{ sellLimit: limit }, 'capped', 'Sales of 5 % of the pool are refused, those of 1 % go through.'],
    [{ sellLimit: { refused: 0.05, accepted: 0.001 } }, 'capped', 'Sales of 5 % of the pool are refused, those of 0.1 % go through.'],
    [{ sellLimit: { refused: 0.05, accepted: 0.0009 } }, 'dust', 'Sales of 5 % of the pool are refused, those of 0.1 % go through.'],
    // fifty dollars are the least
    [
      { sellLimit: limit, largestSale: { share: 0.01, quote: 1n, usd: 50 } },
      'capped',
      'Sales of 5 % of the pool are refused, those of 1 % ($50) go through.',
    ],
    [
      { sellLimit: limit, largestSale: { share: 0.01, quote: 1n, usd: 49 } },
      'dust',
      'Sales of 5 % of the pool are refused, those of 1 % ($49) go through.',
    ],
    [
      { sellLimit: limit, largestSale: { share: 0.01, quote: 1n } },
      'capped',
      'Sales of 5 % of the pool are refused, those of 1 % go through.',
    ],
    [{ probes: [size('amount', true), size('whole', false)] }, 'rest', 'A holder cannot sell the whole balance at once.'],
    [
      { probes: [size('amount', true), size('whole', false), size('all but one', true)] },
      'rest',
      'A holder cannot sell the whole balance at once, and can sell all but the last unit.',
    ],
    [
      { probes: [size('amount', true), size('whole', false), size('all but one', false)] },
      'rest',
      'A holder cannot sell the whole balance at once.',
    ],
    [
      { probes: [size('whole', false), size('all but one', true)] },
      'rest',
      'A holder cannot sell the whole balance at once, and can sell all but the last unit.',
    ],
    // what is refused for another reason than that it is large is no limit, and nothing went through alike
    [{ probes: [size('amount', false), size('whole', false)] }, 'unknown', refused],
    [{ probes: [size('amount', false), size('whole', true)] }, 'unknown', refused],
    [{ probes: [size('amount', false), size('amount', true)] }, 'unknown', refused],
    [{ probes: [size('whole', false), probe('direct', true)] }, 'unknown', refused],
    [
      { probes: [size('amount', true)], largestSale: { share: 0.02, quote: 1n, usd: 1_234 } },
      'clear',
      'Sales of the sizes tried went through alike, the largest 2 % of the pool ($1,234).',
    ],
    [
      { probes: [size('amount', true)], largestSale: { share: 0.02, quote: 1n } },
      'clear',
      'Sales of the sizes tried went through alike, the largest 2 % of the pool.',
    ],
    [{ probes: [] }, 'unknown', 'no other sizes were tried'],
    [{ probes: [crowd] }, 'unknown', 'no other sizes were tried'],
    [{ probes: [], method: 'code override' }, 'clear', 'Sales of the sizes tried went through alike.'],
    [{ sales: [sale(12, false)], probes: [size('amount', false)] }, 'unknown', 'no sale went through'],
    [{ sales: [sale(12, false)], probes: [probe('direct', true)] }, 'unknown', 'no sale went through'],
    [{ sales: [sale(12, false)], probes: [size('all but one', true)] }, 'clear', 'Sales of the sizes tried went through alike.'],
  ])('is told: %#', (more, row, sentence) => {
    expect([rowOf('token/sell-limited', trading(more)), sentenceOf('token/sell-limited', trading(more))]).toEqual([row, sentence])
  })

  test('is shown by sales of other sizes, each once', () => {
    const probes = [size('amount', true), size('whole', true), size('all but one', true), crowd]
    const proofs = [proofOf('amount'), proofOf('whole')]
    const [amount, whole] = probes
    expect(verdictOf('token/sell-limited', trading({ probes }))).toMatchObject({ proofs })
    const shared = probes.map(one => ({ ...one, proof: amount?.proof ?? one.proof }))
    expect(verdictOf('token/sell-limited', trading({ probes: shared }))).toMatchObject({ proofs: [amount?.proof] })
    expect(whole?.proof).toEqual(proofs[1])
    expect(verdictOf('token/sell-limited', trading({ sellLimit: limit }))).not.toHaveProperty('proofs')
  })
})
