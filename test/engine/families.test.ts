import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf } from '../../src/api/level.ts'
import type { Evidence, EvidenceKind, Proof } from '../../src/evidence/evidence.ts'
import type { Permission } from '../../src/evidence/permissions.ts'
import type { PowerEffect } from '../../src/evidence/powers.ts'
import type { Obstacle } from '../../src/evidence/transferability.ts'
import type { FamilyName } from '../../src/signals/index.ts'
import { clean, cleanOf, dossier, familiesOf, on, verdictWith } from './dossiers.ts'

fc.configureGlobal({ seed: 1, numRuns: 150 })

type Known = Partial<Evidence>

const proof: Proof = { source: 'Node', method: 'state', result: '' }
const grants = (...effects: Partial<PowerEffect>[]): Known => ({
  powers: {
    ...clean.powers,
    tried: 0,
    effects: effects.map(effect => ({
      kind: 'mints',
      caller: 'who',
      role: 'owner',
      callerKind: 'account',
      granted: 'authority',
      proof,
      ...effect,
    })),
  },
})
const rules = (...obstacles: Obstacle[]): Known => ({ transferability: { ...clean.transferability, obstacles } })
const holding = (share: bigint): Known => ({
  holders: { ...clean.holders, float: 100n, top: [{ address: 'largest', amount: share, kind: 'account' }] },
})
const keys = (...found: Permission[]): Known => ({ permissions: { complete: true, found, proofs: [] } })

const scoreOf = (kind: 'wallet' | 'token', family: FamilyName, known: Known): number =>
  verdictWith(kind, { ...cleanOf(kind, family), ...known }, on(kind, family)).score

// the solo scores of the description of the model
describe('alone in an otherwise clean token', () => {
  test.each<[FamilyName, string, Known, number]>([
    ['solana', 'an account frozen by default', rules({ kind: 'frozen by default', by: 'who' }), 100],
    ['solana', 'a token that cannot be transferred', rules({ kind: 'not transferable' }), 100],
    ['solana', 'a pause', rules({ kind: 'paused' }), 95],
    ['solana', 'a permanent delegate', grants({ kind: 'takes balances' }), 79],
    ['solana', 'a hook whose program can be replaced', rules({ kind: 'hook', by: 'program', replaceable: true }), 55],
    ['solana', 'a hook of whose program nothing is known', rules({ kind: 'hook', by: 'program' }), 55],
    ['solana', 'a freeze authority', grants({ kind: 'blocks one holder' }), 40],
    ['solana', 'a mint authority', grants({ kind: 'mints' }), 35],
    ['solana', 'an authority over fees', grants({ kind: 'raises the sell tax' }), 30],
    ['solana', 'a fee of 12 %', { transferability: { ...clean.transferability, fee: 0.12 } }, 30],
    [
      'solana',
      'a fee of 95 % that is decided',
      { transferability: { ...clean.transferability, laterFee: { fee: 0.95, from: 'epoch 9' } } },
      100,
    ],
    ['xrp', 'an active freeze of everything', rules({ kind: 'all frozen', by: 'rIssuer' }), 95],
    ['xrp', 'clawback', grants({ kind: 'takes balances', granted: 'issuer' }), 30],
    ['xrp', 'authorised lines', rules({ kind: 'needs approval', by: 'rIssuer' }), 25],
    ['xrp', 'an issuer who may freeze', grants({ kind: 'blocks one holder', granted: 'issuer' }), 10],
    ['cardano', 'an open policy of one key', grants({ kind: 'mints', granted: 'policy' }), 35],
    ['cardano', 'a policy of several keys', grants({ kind: 'mints', granted: 'policy', callerKind: 'several' }), 12],
    ['cardano', 'a policy that ends', grants({ kind: 'mints', granted: 'policy', until: new Date('2027-01-01') }), 12],
    ['tron', 'a blacklist that only its name tells', grants({ kind: 'blocks one holder', granted: 'call' }), 10],
    ['xrp', 'one account with half of it', holding(50n), 50],
    ['cardano', 'one account with a fifth of it', holding(20n), 25],
    ['solana', 'one account with less', holding(19n), 5],
  ])('on %s, %s scores what the model gives it', (family, _, known, score) => {
    expect(scoreOf('token', family, known)).toBe(score)
  })
})

describe('alone in an otherwise clean wallet', () => {
  test.each<[FamilyName, string, Known, number]>([
    ['tron', 'a foreign key in the place of its own', keys({ kind: 'taken over', holders: ['TForeign'] }), 79],
    ['solana', 'a delegate', keys({ kind: 'delegate', holders: ['who'], asset: 'mint' }), 30],
    ['xrp', 'a list of signers', keys({ kind: 'shared', holders: ['one', 'two'], rule: '2 of 3' }), 5],
    ['bitcoin', 'a joint transaction', { mixing: { ...clean.mixing, found: [{ id: 'x', protocol: 'Whirlpool', confidence: 90 }] } }, 27],
  ])('on %s, %s scores what the model gives it', (family, _, known, score) => {
    expect(scoreOf('wallet', family, known)).toBe(score)
  })
})

describe('the issuer of a registry token', () => {
  const canonical = { symbol: 'PYUSD', name: 'PayPal USD', address: 'mint' }
  const registered = { identity: { ...clean.identity, canonical } }

  test('may hold every power in public, and concentration says nothing', () => {
    const powers = grants({ kind: 'takes balances' }, { kind: 'blocks one holder' }, { kind: 'blocks all sales' }, { kind: 'mints' })
    const verdict = verdictWith(
      'token',
      { ...cleanOf('token', 'solana'), ...registered, ...powers, ...holding(60n) },
      on('token', 'solana'),
    )
    expect([verdict.score, levelOf(verdict.score)]).toEqual([5, 'LOW'])
    expect(verdict.checks.filter(({ tier }) => tier === 'info').map(({ id }) => id)).toEqual([
      'token/owner-takes-balances',
      'token/owner-blocks-sales',
      'token/owner-mints',
      'token/concentrated',
      'token/canonical',
    ])
  })

  test.each<[string, Known, number]>([
    ['has frozen everything', rules({ kind: 'all frozen', by: 'rIssuer' }), 95],
    ['takes half of each transfer', { transferability: { ...clean.transferability, fee: 0.5 } }, 95],
  ])('who %s is not excused', (_, known, score) => {
    expect(scoreOf('token', 'solana', { ...registered, ...known })).toBe(score)
  })
})

/** Every way to drop one bad thing out of the lists that hold them. */
const lists: Partial<Record<EvidenceKind, string>> = {
  labels: 'found',
  powers: 'effects',
  exposure: 'dealings',
  permissions: 'found',
  mixing: 'found',
  cluster: 'named',
  transferability: 'obstacles',
  freezes: 'asked',
}
const withoutOne = (known: Known): Known[] =>
  Object.entries(lists).flatMap(([kind, list]) => {
    const whole = known[kind as EvidenceKind] as unknown as Record<string, unknown[]> | undefined
    const items = whole?.[list] ?? []
    return items.flatMap((item, place) => (excuses(item) ? [] : [{ ...known, [kind]: { ...whole, [list]: items.toSpliced(place, 1) } }]))
  })

/** Through a service, and an address that nobody owns, everybody deals with everybody: such a label is no bad thing. */
const excuses = (item: unknown): boolean => ['service', 'system', 'burn'].includes(String((item as { category?: unknown }).category))

const everyKind = (['wallet', 'token'] as const).flatMap(kind => familiesOf(kind).map(family => ({ kind, family })))

describe.each(everyKind)('of any $kind ($family)', ({ kind, family }) => {
  const scored = (known: Known) => verdictWith(kind, known, on(kind, family)).score

  test('one more dealing, key, power, obstacle or label never lowers the score', () => {
    fc.assert(
      fc.property(dossier(kind, family), known => {
        const score = scored(known)
        for (const less of withoutOne(known)) expect(scored(less)).toBeLessThanOrEqual(score)
      }),
    )
  })

  test('with everything known and nothing bad it is LOW, without a flag', () => {
    const { score, flags, coverage } = verdictWith(kind, cleanOf(kind, family), on(kind, family))
    expect([score, flags, coverage.missing]).toEqual([5, [], []])
  })

  test('without all that its chain tells it is MEDIUM at least, and says what is missing', () => {
    const { labels } = clean
    const { score, coverage } = verdictWith(kind, { labels }, on(kind, family))
    expect(score).toBeGreaterThanOrEqual(25)
    expect(coverage.missing.length).toBeGreaterThan(0)
  })
})
