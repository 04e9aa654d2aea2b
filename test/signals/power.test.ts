import { describe, expect, test } from 'vitest'
import type { ControllerKind } from '../../src/evidence/control.ts'
import type { Lever, PowerEffect, Powers } from '../../src/evidence/powers.ts'
import { effectsOf, gravest, holdOf, how, kindInWords, rightOf, tried, who } from '../../src/signals/power.ts'
import { rowOf, sentenceOf, verdictOf } from './verdict-of.ts'

const effect = (more: Partial<PowerEffect> = {}): PowerEffect => ({
  kind: 'mints',
  caller: '0xcaller',
  role: 'owner',
  callerKind: 'account',
  selector: '0x40c10f19',
  calldata: '0x40c10f19',
  proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
  ...more,
})
const powers = (effects: readonly PowerEffect[], more: Partial<Powers> = {}) => ({
  powers: { callers: [], tried: 30, accepted: 11, effects, proofs: [], ...more } as const,
})
const day = 86_400

test.each<[ControllerKind, Parameters<typeof kindInWords>[1], string]>([
  ['account', undefined, 'one account'],
  ['contract', {}, 'a contract'],
  ['several', {}, 'several keys together'],
  ['several', { keys: { needed: 2, of: 3 } }, '2 of 3 keys together'],
  // keys and delays of others are none
  ['contract', { keys: { needed: 2, of: 3 } }, 'a contract'],
  ['contract', { delay: day }, 'a contract'],
  ['timelock', {}, 'a timelock'],
  ['timelock', { delay: 2 * day + 3_599 }, 'a timelock of 48 hours'],
  ['timelock', { delay: 0 }, 'a timelock of 0 hours'],
  ['governor', {}, 'a vote'],
  ['program', {}, 'a program'],
  ['contract', { tried: true }, 'a contract whose functions were all tried'],
  ['nobody', {}, 'nobody'],
  ['unknown', {}, 'of an unknown kind'],
])('who is "%s" with %j is told as "%s"', (kind, more, words) => {
  expect(kindInWords(kind, more)).toBe(words)
})

test.each<[Partial<PowerEffect>, string]>([
  [{}, 'one'],
  [{ hidden: true }, 'hidden'],
  [{ callerKind: 'several' }, 'several'],
  [{ callerKind: 'governor' }, 'several'],
  [{ callerKind: 'several', hidden: true }, 'several'],
  [{ callerKind: 'timelock', delay: day }, 'delayed'],
  [{ callerKind: 'timelock', delay: day, hidden: true }, 'delayed'],
  // less than a day is no notice, and a wait that is not known is none
  [{ callerKind: 'timelock', delay: day - 1 }, 'one'],
  [{ callerKind: 'timelock' }, 'one'],
  [{ callerKind: 'contract', delay: day }, 'one'],
  // what the contract itself makes everybody wait for
  [{ wait: day }, 'delayed'],
  [{ wait: day - 1 }, 'one'],
  [{ wait: day, hidden: true }, 'hidden'],
  [{ wait: day, callerKind: 'several' }, 'several'],
  // who can only act in order, unless nobody is told of him
  [{ callerKind: 'contract', tried: true }, 'several'],
  [{ callerKind: 'contract', tried: true, hidden: true }, 'one'],
  [{ callerKind: 'several', delay: day }, 'several'],
  [{ callerKind: 'unknown' }, 'one'],
  // whoever anybody is, and whatever a right says of its holder, nothing stands between
  [{ role: 'stranger', callerKind: 'several', hidden: true }, 'one'],
  [{ role: 'stranger', wait: day }, 'one'],
  [{ granted: 'authority', callerKind: 'several' }, 'one'],
  [{ granted: 'call', callerKind: 'timelock', delay: day }, 'one'],
  [{ granted: 'issuer', hidden: true }, 'one'],
])('between the wish and the deed of %j stands "%s"', (more, hold) => {
  expect(holdOf(effect(more))).toBe(hold)
})

test.each<[Partial<PowerEffect>, string, string]>([
  [{}, 'executed', 'The owner 0xcaller (one account)'],
  [{ role: 'stranger' }, 'executed', 'Anybody'],
  [{ role: 'controller' }, 'executed', 'The controller 0xcaller (one account)'],
  [
    { role: 'controller', hidden: true, foundAt: 'storage slot 7' },
    'executed',
    'The hidden controller 0xcaller (one account, met in storage slot 7)',
  ],
  [{ granted: 'call' }, 'named', 'The owner 0xcaller (one account)'],
  [{ granted: 'authority', callerKind: 'program' }, 'kept', 'The authority 0xcaller (a program)'],
  [{ granted: 'issuer' }, 'issuer', 'The issuer 0xcaller (one account)'],
  [{ granted: 'policy' }, 'kept', 'The minting policy of 0xcaller (one account)'],
])('%j is a power that is %s, of "%s"', (more, right, words) => {
  expect([rightOf(effect(more)), who(effect(more))]).toEqual([right, words])
})

test.each<[Partial<PowerEffect>, string]>([
  [{}, 'by calling 0x40c10f19'],
  [{ target: '0xother' }, 'by calling 0x40c10f19 of 0xother, a contract that the token asks'],
  [{ viaContract: true }, 'by calling 0x40c10f19 from a contract of his own'],
  [{ wait: 3_600 }, 'by calling 0x40c10f19, which shows 1 hour later'],
  [{ steps: [], wait: 3_600 }, 'by calling 0x40c10f19, which shows 1 hour later'],
  [{ steps: [{ caller: '0xcaller', calldata: `0x8456cb59${'0'.repeat(64)}` }] }, 'by calling 0x40c10f19 after 0x8456cb59'],
  [
    {
      wait: 2 * day,
      steps: ['0x8456cb59', '0x3f4ba83a', '0x8456cb59'].map(calldata => ({ caller: '0xcaller', calldata })),
    },
    'by calling 0x40c10f19 2 days after 0x8456cb59, 0x3f4ba83a',
  ],
  [{ steps: [] }, 'by calling 0x40c10f19'],
  // how long a power that was executed lasts was not asked
  [{ until: new Date('2027-01-01') }, 'by calling 0x40c10f19'],
  [{ granted: 'authority' }, 'by a right that the token keeps for it'],
  [{ granted: 'issuer' }, 'by a right that issuers have'],
  [{ granted: 'policy', until: new Date('2027-01-01') }, 'as the minting policy has it until 2027-01-01'],
  [{ granted: 'call' }, 'by calling 0x40c10f19, which only the owner may, if it does what its name says'],
])('%j is told as "%s"', (more, words) => {
  expect(how(effect(more))).toBe(words)
})

test('a function without a selector is one of many', () => {
  const { selector: _, ...rest } = effect()
  expect(how(rest)).toBe('by calling one of its functions')
})

test('of several effects the gravest is told, of equals the first', () => {
  const [first, second, third] = [effect({ caller: '1' }), effect({ caller: '2', kind: 'takes balances' }), effect({ caller: '3' })]
  const byKind = (...all: PowerEffect[]) => gravest(all, ['takes balances', 'mints'], ({ kind }) => kind as 'mints')?.effect.caller
  expect([byKind(first, second, third), byKind(second, first), byKind(third, first), byKind()]).toEqual(['2', '2', '3', undefined])
  expect(effectsOf(powers([first, second, third]).powers, 'mints')).toEqual([first, third])
})

test.each<[Powers['callers'], string]>([
  [[{ address: '0xa', kind: 'account', role: 'owner' }], 'the owner 0xa'],
  [[{ address: '0xa', kind: 'account', role: 'controller' }], '1 other address that the contract knows'],
  [
    (['stranger', 'controller', 'owner', 'controller'] as const).map(role => ({ address: '0xa', kind: 'account', role })),
    'the owner 0xa and 2 other addresses that the contract knows and a stranger',
  ],
  [[{ address: '0xb', kind: 'account', role: 'stranger' }], 'a stranger'],
])('what was tried is told with who tried it: %#', (callers, words) => {
  expect(tried(powers([], { callers }).powers)).toBe(`30 calls by ${words} were executed (11 went through)`)
})

describe('a tax that may be raised', () => {
  const raising = (more: Partial<PowerEffect> = {}) => effect({ kind: 'raises the sell tax', selector: '0x8cd09d50', ...more })
  const row = (more: Partial<PowerEffect>) => rowOf('token/owner-raises-tax', powers([raising(more)]))

  test.each<[Partial<PowerEffect>, string]>([
    [{ tax: 0.9, hidden: true }, 'half-hidden'],
    [{ tax: 0.3, hidden: true }, 'fifth-hidden'],
    [{ tax: 0.9, callerKind: 'several' }, 'half-several'],
    [{ tax: 0.3, callerKind: 'governor' }, 'fifth-several'],
    [{ tax: 0.9, callerKind: 'timelock', delay: day }, 'half-delayed'],
    [{ tax: 0.3, callerKind: 'timelock', delay: day }, 'fifth-delayed'],
    [{ granted: 'authority' }, 'right'],
    [{ granted: 'authority', tax: 0.9 }, 'right'],
  ])('%j is "%s"', (more, expected) => {
    expect(row(more)).toBe(expected)
  })

  test('weighs what one can do alone over what several can, and of equals the higher', () => {
    const proof = (result: string) => ({ source: 'Node', method: 'eth_simulateV1', result })
    const all = [
      raising({ tax: 0.99, callerKind: 'several' }),
      raising({ tax: 0.6, proof: proof('lower') }),
      raising({ tax: 0.7, proof: proof('higher') }),
    ]
    for (const effects of [all, [...all].reverse()])
      expect(verdictOf('token/owner-raises-tax', powers(effects))).toEqual({
        outcome: 'raised',
        row: 'half',
        sentence: 'The owner 0xcaller (one account) can raise the sell tax to 70 % by calling 0x8cd09d50.',
        proofs: [proof('higher')],
      })
  })

  test('is a right elsewhere, and nobody has it on a chain without such a right', () => {
    const right = raising({ granted: 'authority' })
    for (const family of ['solana', 'xrp', 'cardano'] as const) {
      expect(verdictOf('token/owner-raises-tax', powers([right]), family)).toEqual({
        outcome: 'raised',
        row: 'right',
        sentence: 'The authority 0xcaller (one account) can set a fee on transfers by a right that the token keeps for it.',
        proofs: [right.proof],
      })
      expect(rowOf('token/owner-raises-tax', powers([raising({ tax: 0.99 })]), family)).toBe('clear')
    }
  })

  test('stays low up to the limits that were found', () => {
    const bounds = [{ selector: '0x69fe0e2d', caller: '0xcaller', accepted: 5n, refused: 8n }]
    const callers = [{ address: '0xa', kind: 'account', role: 'owner' }] as const
    const all = 'The sell tax stayed below 20 % whatever was called: 30 calls by the owner 0xa were executed (11 went through)'
    expect(sentenceOf('token/owner-raises-tax', powers([], { callers, bounds }))).toBe(`${all}; 0x69fe0e2d accepts 5 and refuses 8.`)
    expect(sentenceOf('token/owner-raises-tax', powers([], { callers }))).toBe(`${all}.`)
    const gap = '; what comes of calling 0x8456cb59, 0x3f4ba83a was not seen'
    expect(sentenceOf('token/owner-raises-tax', powers([], { callers, unseen: ['0x8456cb59', '0x3f4ba83a'] }))).toBe(`${all}${gap}.`)
  })
})

describe('sales that somebody may block', () => {
  const lever = (more: Partial<Lever> = {}): Lever => {
    const { kind: _, ...rest } = effect()
    return { ...rest, selector: '0xc9567bf9', slot: `0x${'0'.repeat(63)}7`, ...more } as Lever
  }
  const what = 'A switch in storage slot 0x7 stops all sales. The owner 0xcaller'

  test('by a switch that nobody saw turned are told with its place and its function', () => {
    const proof = { source: 'Node', method: 'eth_call', result: 'lever' }
    expect(verdictOf('token/owner-blocks-sales', powers([], { levers: [lever({ proof })] }))).toEqual({
      outcome: 'raised',
      row: 'lever',
      sentence: `${what} (one account) may call 0xc9567bf9, whose code writes it and which refuses strangers; which argument turns it was not found.`,
      proofs: [proof],
    })
    expect(rowOf('token/owner-blocks-sales', powers([], { levers: [lever({ hidden: true })] }))).toBe('lever')
    expect(rowOf('token/owner-blocks-sales', powers([], { levers: [lever({ callerKind: 'several' })] }))).toBe('lever-held')
    const levers = [lever({ callerKind: 'several' }), lever()]
    for (const both of [levers, [...levers].reverse()])
      expect(rowOf('token/owner-blocks-sales', powers([], { levers: both }))).toBe('lever')
  })

  test('weigh a switch over one holder, and what was executed over a switch', () => {
    const levers = [lever()]
    expect(rowOf('token/owner-blocks-sales', powers([effect({ kind: 'blocks one holder' })], { levers }))).toBe('lever')
    expect(rowOf('token/owner-blocks-sales', powers([effect({ kind: 'blocks all sales' })], { levers }))).toBe('all')
  })
})

test.each<[Partial<PowerEffect>, string]>([
  [{ granted: 'policy', callerKind: 'program', uses: 1 }, 'shared'],
  [{ granted: 'policy', callerKind: 'program', uses: 2 }, 'right'],
  // only a program of a policy is written for one time
  [{ granted: 'policy', callerKind: 'account', uses: 1 }, 'right'],
  [{ granted: 'authority', callerKind: 'program', uses: 1 }, 'right'],
  [{ role: 'stranger', hidden: true }, 'mints-anybody'],
  [{ hidden: true }, 'mints-hidden'],
  // no more than accrues, whoever is hidden; what several decide weighs less all the same
  [{ hidden: true, pace: 0.001 }, 'mints-paced'],
  [{ pace: 0.001 }, 'mints-paced'],
  [{ callerKind: 'several', pace: 0.001 }, 'shared'],
  [{ hidden: true, little: true }, 'mints-paced'],
  [{ callerKind: 'several', little: true }, 'shared'],
])('who may create tokens as %j is "%s"', (more, row) => {
  expect(rowOf('token/owner-mints', powers([effect(more)]))).toBe(row)
})

test('who takes balances is told with how much, and a right by its own name, whoever has it', () => {
  const takes = (more: Partial<PowerEffect>) => effect({ kind: 'takes balances', ...more })
  expect(sentenceOf('token/owner-takes-balances', powers([takes({ share: 0.5 })]))).toMatch(/40c10f19: 50 % of what it had in the trial\.$/)
  expect(rowOf('token/owner-takes-balances', powers([takes({ granted: 'authority', callerKind: 'several' })]))).toBe('right')
  for (const family of ['solana', 'xrp', 'cardano'] as const)
    expect(rowOf('token/owner-takes-balances', powers([takes({ granted: 'authority' })]), family)).toBe('right')
})
