import { describe, expect, test } from 'vitest'
import type { Behaviour } from '../../../src/evidence/behaviour.ts'
import type { Label } from '../../../src/evidence/labels.ts'
import { present } from '../../support/subjects.ts'
import { type Given, rowOf, sentenceOf } from '../verdict-of.ts'

const label = (category: Label['category']): Label => ({
  category,
  list: 'A list',
  entity: 'Somebody',
  confidence: 'curated',
  asOf: '2026-08-01',
})
const behaviour = (more: Partial<Behaviour>, complete = true) => ({ read: { transactions: 1_200, complete }, ...more })
const labels = (...found: Label[]) => ({ lists: [], found })
const drainer = { pattern: 'approvals', victims: 7, transactions: ['0xone', '0xtwo'] } as const
const poisoner = { victims: 1, transactions: ['0xone', '0xtwo'] } as const
const associate = { role: 'first funder', party: '0xfunder', label: label('scam'), transaction: '0xid' } as const

describe.each<[string, Partial<Behaviour>, string, readonly Label['category'][]]>([
  ['wallet/associates', { associates: [associate] }, 'flagged', ['service', 'system', 'burn']],
  ['wallet/drainer', { drainer }, 'pattern', ['service', 'system', 'burn']],
  // a service that poisons histories poisons them
  ['wallet/poisoner', { poisoner }, 'poisoner', ['system', 'burn']],
])('%s', (id, found, row, excused) => {
  test.each(['service', 'system', 'burn', 'mixer', 'scam'] as const)('of an address that is labelled %s', category => {
    const given = { behaviour: behaviour(found), labels: labels(label(category)) }
    expect(rowOf(id, given)).toBe(excused.includes(category) ? 'clear' : row)
  })
})

test('associates are named one after the other, each by its part', () => {
  const associates = [associate, { ...associate, role: 'sweep destination', party: '0xgoal' } as const]
  expect(sentenceOf('wallet/associates', { behaviour: behaviour({ associates }), labels: labels() })).toBe(
    'It was first funded by 0xfunder (A list: Somebody) in 0xid; ' +
      'Nine tenths or more of what it sent went to 0xgoal (A list: Somebody) in 0xid.',
  )
})

test.each([
  ['approvals', 'pattern', 'It took tokens of 7 others who had approved it (0xone, 0xtwo).'],
  ['permits', 'pattern', 'It handed in permits of 7 others and took their tokens (0xone, 0xtwo).'],
  ['split', 'pattern', 'What 7 others paid it was divided within the same transaction at a rate by which drainers share (0xone, 0xtwo).'],
  ['bait', 'bait', '7 others each paid it once, through a function whose name promises something (0xone, 0xtwo).'],
] as const)('the pattern "%s" of a drainer is "%s"', (pattern, row, sentence) => {
  const given = { behaviour: behaviour({ drainer: { ...drainer, pattern } }), labels: labels() }
  expect([rowOf('wallet/drainer', given), sentenceOf('wallet/drainer', given)]).toEqual([row, sentence])
})

test.each([
  [poisoner, 'It put transfers of nothing, or next to nothing, into the history of 1 other (0xone, 0xtwo).'],
  [
    { ...poisoner, victims: 2, imitates: { victim: '0xvictim', address: '0xfriend' } },
    'It put transfers of nothing, or next to nothing, into the history of 2 others; its address imitates 0xfriend, with which 0xvictim had dealt (0xone, 0xtwo).',
  ],
])('who poisons histories is told with whose: %#', (one, sentence) => {
  expect(sentenceOf('wallet/poisoner', { behaviour: behaviour({ poisoner: one }), labels: labels() })).toBe(sentence)
})

test('a history without poison is counted, and one that was cut is told as such', () => {
  const none = (complete: boolean) => ({ behaviour: behaviour({ poisoned: [] }, complete), labels: labels() })
  expect(sentenceOf('wallet/poisoner', none(true))).toBe('None of its 1,200 transactions poisons the history of others.')
  expect(sentenceOf('wallet/poisoner', none(false))).toBe('None of the newest 1,200 transactions poisons the history of others.')
})

describe('a poisoned history', () => {
  const alike = (by: string, at?: string) => ({
    by,
    resembles: '0xfriend',
    kind: 'nothing' as const,
    transaction: `${by} id`,
    ...(at !== undefined && { at: new Date(at) }),
  })
  const warning = (by: string) => `Warning: ${by} imitates 0xfriend in its history (${by} id); do not copy addresses from there.`

  test.each([
    [[alike('0xone')], `${warning('0xone')}`],
    [[alike('0xold', '2025-01-01'), alike('0xnew', '2025-06-01')], `${warning('0xnew')} There are 1 more such transfers.`],
    [[alike('0xnew', '2025-06-01'), alike('0xold', '2025-01-01')], `${warning('0xnew')} There are 1 more such transfers.`],
    [[alike('0xnever'), alike('0xonce', '2025-01-01'), alike('0xever')], `${warning('0xonce')} There are 2 more such transfers.`],
  ])('warns of the newest: %#', (poisoned, sentence) => {
    expect(sentenceOf('wallet/poisoned', { behaviour: behaviour({ poisoned }) })).toBe(sentence)
  })
})

describe('many parties within a day', () => {
  const day = 86_400_000
  const ago = (milliseconds: number) => ({ firstSeen: new Date(present.getTime() - milliseconds) })
  const given = (fan: { in: number; out: number }, more: Given = {}): Given => ({
    behaviour: behaviour({ fan }),
    labels: labels(),
    account: { nonce: 20, code: { kind: 'none' } },
    activity: ago(day),
    ...more,
  })

  test.each([
    [{ in: 49, out: 49 }, 'clear', 'Neither many that paid it within a day, nor many that it paid.'],
    [{ in: 50, out: 0 }, 'fan', '50 addresses paid it within one day.'],
    [{ in: 0, out: 50 }, 'fan', 'It paid 50 addresses within one day.'],
    [{ in: 60, out: 60 }, 'fan', '60 addresses paid it within one day.'],
  ])('%j is "%s"', (fan, row, sentence) => {
    expect([rowOf('wallet/fan', given(fan)), sentenceOf('wallet/fan', given(fan))]).toEqual([row, sentence])
  })

  const count = (value: number) => ({ transactions: { value, atLeast: false } })
  test.each<[Given, string | undefined]>([
    [{ labels: labels(label('service')) }, 'a service'],
    [{ labels: labels(label('system')) }, 'an address that nobody owns'],
    [{ labels: labels(label('burn')) }, 'an address that nobody owns'],
    [{ labels: labels(label('mixer')) }, undefined],
    [{ account: { nonce: 20, code: { kind: 'contract' } } }, 'a contract'],
    [{ account: { nonce: 20, code: { kind: 'delegated', delegate: '0x' } } }, undefined],
    [{ activity: { ...ago(day), ...count(2_001) } }, 'a wallet as busy as a service'],
    [{ activity: { ...ago(day), ...count(2_000) } }, undefined],
    [{ account: { nonce: 500, code: { kind: 'none' } }, activity: ago(90 * day) }, 'a wallet in long and steady use'],
    [{ account: { nonce: 499, code: { kind: 'none' } }, activity: ago(90 * day) }, undefined],
    [{ account: { nonce: 500, code: { kind: 'none' } }, activity: ago(90 * day - 1) }, undefined],
    [{ account: { nonce: 500, code: { kind: 'none' } }, activity: {} }, undefined],
    [{ account: { code: { kind: 'none' } }, activity: ago(90 * day) }, undefined],
  ])('%j is beyond suspicion as %s', (more, why) => {
    const all = given({ in: 50, out: 0 }, more)
    const sentence = '50 addresses paid it within one day'
    expect(sentenceOf('wallet/fan', all)).toBe(why === undefined ? `${sentence}.` : `${sentence}, which says nothing of ${why}.`)
  })
})
