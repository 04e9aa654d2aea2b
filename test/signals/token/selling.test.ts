import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../../src/evidence/evidence.ts'
import { rowOf, sentenceOf } from '../verdict-of.ts'

type Trading = Partial<Evidence['trading']>

const hour = 3_600
const ok = (after: number) => ({ after, ok: true })
const refused = (after: number, reason?: string) => ({ after, ok: false, ...(reason !== undefined && { reason }) })
const bought: Trading = { venue: 'uniswap-v2', buy: { ok: true } }
const opened: Trading = {
  ...bought,
  buy: { ok: false },
  opensWith: { caller: '0xowner', selector: '0xc9567bf9', proof: { source: 'Node', method: 'eth_simulateV1', result: '' } },
}

describe('a sale that is blocked', () => {
  test.each<[string, Trading, string]>([
    ['at the only time tried', { ...bought, sales: [refused(12)] }, 'never'],
    ['at every time tried', { ...bought, sales: [refused(12), refused(24 * hour)] }, 'never'],
    ['at one of two times', { ...bought, sales: [refused(12), ok(24 * hour)] }, 'clear'],
    ['behind a call of the owner that opened trading', { ...opened, sales: [refused(12)] }, 'never'],
    ['to somebody who could not buy', { ...bought, buy: { ok: false }, sales: [refused(12)] }, 'unknown'],
    ['to nobody, because none was tried', { ...bought, sales: [] }, 'unknown'],
  ])('%s', (_, trading, row) => {
    expect(rowOf('token/sell-blocked', { trading })).toBe(row)
  })

  test('is told with its times, and the reason in the words of the contract', () => {
    const trading = { ...bought, sales: [refused(0, 'TRANSFER_FAILED'), refused(24 * hour)] }
    expect(sentenceOf('token/sell-blocked', { trading })).toBe(
      'A fresh buyer cannot sell on uniswap-v2: refused less than a second and 1 day after buying ("TRANSFER_FAILED").',
    )
    expect(sentenceOf('token/sell-blocked', { trading: { ...bought, sales: [ok(12), refused(24 * hour)] } })).toBe(
      'A fresh buyer sold on uniswap-v2, 1 of 2 times tried.',
    )
  })
})

describe('a sale that stops', () => {
  test.each<[string, readonly { after: number; ok: boolean }[], string]>([
    ['works, then not', [ok(12), refused(24 * hour)], 'stops'],
    ['not, then works, then not', [refused(12), ok(hour), refused(24 * hour)], 'stops'],
    ['not for an hour, then works', [refused(hour), ok(24 * hour)], 'late'],
    ['not for almost an hour, then works', [refused(hour - 1), ok(24 * hour)], 'early'],
    ['not twice, then works', [refused(12), refused(2 * hour), ok(24 * hour)], 'late'],
    ['always works', [ok(12), ok(24 * hour)], 'clear'],
    ['never works, which is another finding', [refused(12), refused(24 * hour)], 'clear'],
    ['was tried once', [ok(12)], 'unknown'],
    ['was not tried', [], 'unknown'],
  ])('%s', (_, sales, row) => {
    expect(rowOf('token/sell-stops', { trading: { ...bought, sales } })).toBe(row)
    expect(rowOf('token/sell-stops', { trading: { ...opened, sales } })).toBe(row)
  })

  test.each([
    [
      [ok(12), refused(24 * hour, 'ended')],
      'Selling works 12 seconds after buying and is refused 1 day after buying, with nothing done in between ("ended").',
    ],
    [[refused(2 * hour), ok(24 * hour)], 'A buyer must wait: selling was refused 2 hours after buying and works after 1 day.'],
    [[refused(12), ok(24 * hour)], 'Selling is refused right after buying (12 seconds) and works after 1 day.'],
    [[ok(12), ok(24 * hour)], 'Selling worked at all 2 times tried, up to 1 day after buying.'],
  ])('%j is told as "%s"', (sales, sentence) => {
    expect(sentenceOf('token/sell-stops', { trading: { ...bought, sales } })).toBe(sentence)
  })
})

describe('a sale of a limited size', () => {
  const limited = (refusedShare: number, accepted: number): Trading => ({ sales: [ok(12)], sellLimit: { refused: refusedShare, accepted } })

  test.each<[string, Trading, string]>([
    ['crumbs alone go through', limited(0.003, 0.000_999), 'dust'],
    ['a thousandth of the pool goes through, three do not', limited(0.003, 0.001), 'capped'],
    ['no size was refused', { sales: [ok(12)] }, 'clear'],
    ['no sale went through at all', { sales: [refused(12)], sellLimit: { refused: 0.003, accepted: 0.0003 } }, 'unknown'],
  ])('%s', (_, trading, row) => {
    expect(rowOf('token/sell-limited', { trading })).toBe(row)
  })

  test('is told as shares of the pool', () => {
    expect(sentenceOf('token/sell-limited', { trading: limited(0.003, 0.0003) })).toBe(
      'Sales of 0.3 % of the pool are refused, those of <0.1 % go through.',
    )
  })
})

describe('a sale of received tokens', () => {
  test.each<[string, Trading, string]>([
    ['is refused where bought ones sell', { transfer: { ok: true }, resale: { ok: false }, sales: [ok(12)] }, 'blocked'],
    ['is refused like all sales of that time', { transfer: { ok: true }, resale: { ok: false }, sales: [ok(12), refused(hour)] }, 'clear'],
    ['goes through', { transfer: { ok: true }, resale: { ok: true }, sales: [] }, 'clear'],
    ['was not tried', { transfer: { ok: true }, sales: [ok(12)] }, 'unknown'],
    ['could not be tried: the transfer failed', { transfer: { ok: false }, resale: { ok: false }, sales: [ok(12)] }, 'unknown'],
  ])('%s', (_, trading, row) => {
    expect(rowOf('token/resale-blocked', { trading })).toBe(row)
  })

  test('is told with the reason', () => {
    const trading = { transfer: { ok: true }, resale: { ok: false, reason: 'bot' }, sales: [ok(12)] }
    expect(sentenceOf('token/resale-blocked', { trading })).toBe('Bought tokens can be sold, received ones cannot ("bot").')
  })
})

describe('a purchase', () => {
  test('that is refused is told with the reason', () => {
    expect(sentenceOf('token/buy-blocked', { trading: { ...bought, buy: { ok: false, reason: 'closed' } } })).toBe(
      'A fresh account cannot buy on uniswap-v2 ("closed").',
    )
  })

  test('that the owner opens is told with the call', () => {
    expect(sentenceOf('token/buy-blocked', { trading: opened })).toBe(
      'Trading is not open yet: purchases on uniswap-v2 succeed once 0xowner calls 0xc9567bf9.',
    )
  })

  test('after which the tokens cannot be moved is told with the reason', () => {
    expect(sentenceOf('token/transfer-blocked', { trading: { transfer: { ok: false, reason: 'locked' } } })).toBe(
      'A buyer cannot move tokens to a second account ("locked").',
    )
  })
})

describe('a sale that stops in another way than by the clock', () => {
  const proof = { source: 'Node', method: 'eth_simulateV1', result: '' }
  const sold = { ...bought, sales: [ok(12), ok(24 * hour)], method: 'transactions' as const }
  const crowd = { kind: 'crowd' as const, ok: true, proof }

  test('by the number of the block', () => {
    const trading = { ...sold, probes: [crowd, { kind: 'height' as const, blocks: 7_200, ok: false, reason: 'LATE', proof }] }
    expect(rowOf('token/sell-stops', { trading })).toBe('stops')
    expect(sentenceOf('token/sell-stops', { trading })).toBe('Selling works, and is refused 7200 blocks later ("LATE").')
  })

  test('by the number of sales', () => {
    const again = (...went: boolean[]) => ({ ...sold, probes: [crowd, ...went.map(one => ({ kind: 'again' as const, ok: one, proof }))] })
    expect(sentenceOf('token/sell-stops', { trading: again(false) })).toBe(
      'An account can sell once: another sale is refused 2 days after the last.',
    )
    expect(sentenceOf('token/sell-stops', { trading: again(true, false) })).toBe(
      'An account can sell 2 times: another sale is refused 2 days after the last.',
    )
    expect(rowOf('token/sell-stops', { trading: again(true, true) })).toBe('clear')
  })
})
