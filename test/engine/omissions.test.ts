import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf } from '../../src/api/level.ts'
import type { Verdict } from '../../src/engine/verdict.ts'
import type { Evidence, EvidenceKind } from '../../src/evidence/evidence.ts'
import { clean, cleanOf, dossier, verdictWith } from './dossiers.ts'
import { gapsIn, leftOut, speakAlone } from './left-out.ts'

fc.configureGlobal({ seed: 1, numRuns: 400 })

type Known = Partial<Evidence>

/** Every way to leave one thing out, by its path; "*" stands for a place in a list. */
const omissions = (known: Known): (readonly [string, Known])[] => gapsIn(known).map(gap => [gap.path, leftOut(known, gap)] as const)

/** Every way to drop one bad thing out of the lists that hold them. */
const withoutOne = (known: Known): Known[] =>
  Object.entries({ labels: 'found', opinion: 'accusations', identity: 'resembles', freezes: 'asked', powers: 'effects' }).flatMap(
    ([kind, list]) => {
      const whole = known[kind as EvidenceKind] as Record<string, unknown[]> | undefined
      const items = whole?.[list] ?? []
      return items.flatMap((item, place) => (excuses(item) ? [] : [{ ...known, [kind]: { ...whole, [list]: items.toSpliced(place, 1) } }]))
    },
  )

/** Through a service, and an address that nobody owns, everybody deals with everybody: such a label is no bad thing. */
const excuses = (item: unknown): boolean => ['service', 'system', 'burn'].includes(String((item as { category?: unknown }).category))

const heights = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
const height = ({ score }: Verdict): number => heights.indexOf(levelOf(score))

const canonical = { symbol: 'USDC', name: 'USD Coin', address: '0xreal' }
const rumour = { category: 'scam', list: 'A page', entity: 'x', confidence: 'web', asOf: '2025-12-31' } as const
const proof = { source: 'Node', method: 'eth_simulateV1', result: '' }
const power = { caller: '0xowner', role: 'owner', callerKind: 'account', selector: '0x9dc29fac', calldata: '0x', proof } as const
const trading = (more: Partial<Evidence['trading']>): Known => ({ trading: { ...clean.trading, ...more } })

/**
 * Where a level may fall with what is left out, although no decisive check is missing: the smallest subject, and its level
 * with the evidence and without it.
 */
type Row = readonly [path: string, known: Known, before: string, after: string]

/** An optional source, or one that could not say: its silence costs its evidence and no more. */
const optionalVoices: Record<'wallet' | 'token', readonly Row[]> = {
  wallet: [
    ['oracle', { oracle: { ...clean.oracle, sanctioned: true } }, 'CRITICAL', 'LOW'],
    ['freezes', { freezes: { asked: [{ symbol: 'USDT', token: '0x', frozen: true }], proofs: [] } }, 'CRITICAL', 'LOW'],
    [
      'deployments',
      { deployments: { ...clean.deployments, created: 1, tried: [{ contract: '0xtrap', outcome: 'trap', sentence: 'x.', proofs: [] }] } },
      'CRITICAL',
      'LOW',
    ],
    ['opinion', { opinion: { ...clean.opinion, accusations: [{ kind: 'crime', fields: ['cybercrime'] }] } }, 'HIGH', 'LOW'],
    [
      'activity.firstSeen',
      { labels: { ...clean.labels, found: [rumour] }, activity: { ...clean.activity, firstSeen: new Date('2025-12-31') } },
      'MEDIUM',
      'LOW',
    ],
    [
      'activity.verified',
      {
        labels: { ...clean.labels, found: [rumour] },
        account: { ...clean.account, code: { kind: 'contract' } },
        activity: { ...clean.activity, verified: false },
      },
      'MEDIUM',
      'LOW',
    ],
  ],
  token: [
    ['opinion', { opinion: { ...clean.opinion, accusations: [{ kind: 'honeypot', fields: ['is_honeypot'] }] } }, 'HIGH', 'LOW'],
    [
      'creation.verified',
      { labels: { ...clean.labels, found: [rumour] }, creation: { ...clean.creation, verified: false } },
      'MEDIUM',
      'LOW',
    ],
    ['creation.holders', { labels: { ...clean.labels, found: [rumour] }, creation: { ...clean.creation, holders: 7 } }, 'MEDIUM', 'LOW'],
    [
      'market.pools.*.usd',
      { market: { ...clean.market, pools: clean.market.pools.map(pool => ({ ...pool, usd: 200 })) } },
      'MEDIUM',
      'LOW',
    ],
  ],
}

/** The lists and the node are essential: without an answer of theirs there is no scan. */
const essential: readonly Row[] = [
  ['labels', { labels: { ...clean.labels, found: [{ ...rumour, category: 'sanctions' }] } }, 'CRITICAL', 'LOW'],
  ['token', { token: { ...clean.token, kind: 'unknown' } }, 'HIGH', 'LOW'],
  ['identity', { identity: { ...clean.identity, tricks: ['a link'] } }, 'HIGH', 'LOW'],
  ['control', { contract: { ...clean.contract, proxy: { kind: 'eip-1967', implementation: '0x' } } }, 'MEDIUM', 'LOW'],
  ['market', { market: { ...clean.market, pools: clean.market.pools.map(pool => ({ ...pool, usd: 200 })) } }, 'MEDIUM', 'LOW'],
]

/** For tokens of the registry neither the test of the owner nor the age is decisive. */
const registered: readonly Row[] = [
  [
    'powers',
    { identity: { ...clean.identity, canonical }, powers: { ...clean.powers, effects: [{ ...power, kind: 'takes balances' }] } },
    'HIGH',
    'LOW',
  ],
  [
    'creation',
    { identity: { ...clean.identity, canonical }, creation: { ...clean.creation, at: new Date('2025-12-31') } },
    'MEDIUM',
    'LOW',
  ],
  [
    'creation.at',
    { identity: { ...clean.identity, canonical }, creation: { ...clean.creation, at: new Date('2025-12-31') } },
    'MEDIUM',
    'LOW',
  ],
]

/** A round trip that ran, one of its measurements not. */
const probes: readonly Row[] = [
  ['powers.effects.*.tax', { powers: { ...clean.powers, effects: [{ ...power, kind: 'raises the sell tax', tax: 0.6 }] } }, 'HIGH', 'LOW'],
]

const seen = { source: 'Node', method: 'eth_simulateV1', result: '' }

/** The source leaves the member out where there is none, and fails where it cannot tell. */
const statements: readonly Row[] = [
  ['control.upgrader', { control: { ...clean.control, upgrader: { address: '0xadmin', kind: 'account' } } }, 'MEDIUM', 'LOW'],
  ['contract.proxy', { contract: { ...clean.contract, proxy: { kind: 'eip-1967', implementation: '0x' } } }, 'MEDIUM', 'LOW'],
  ['trading.sellLimit', trading({ sellLimit: { refused: 0.003, accepted: 0.0003 } }), 'CRITICAL', 'LOW'],
  // the conditions themselves are decisive; what each of them has shown is a finding
  ['trading.probes', trading({ probes: [{ kind: 'gas', ok: false, proof: seen }] }), 'CRITICAL', 'MEDIUM'],
]

const stuck = { holder: 'one', amount: 1n, to: 'pool', ok: true, tax: 0.99 } as const

const whale = { top: [{ address: '0xwhale', amount: 9n, kind: 'account' }], float: 10n, proofs: [] } as const
const provider = { ...clean.providers, owners: [{ address: '0xdev', share: 1, kind: 'account' }] } as const

/** Holders are a second voice beside the fresh buyer, where there are any; a history of transfers and an index tell who they are. */
const holders: readonly Row[] = [
  ['providers', { providers: provider }, 'HIGH', 'LOW'],
  ['holders', { holders: whale }, 'HIGH', 'LOW'],
  // a contract that does not tell its supply is no token, which is said elsewhere
  ['token.totalSupply', { holders: { top: whale.top, proofs: [] }, token: { ...clean.token, totalSupply: 10n } }, 'HIGH', 'LOW'],
  ['transfers', { transfers: { tried: [stuck, { ...stuck, holder: 'two' }], proofs: [] } }, 'CRITICAL', 'LOW'],
]

const service = { category: 'service', list: 'Services', entity: 'x', confidence: 'curated', asOf: '2025-12-31' } as const
const payment = {
  direction: 'out',
  party: '0xlisted',
  label: { ...rumour, category: 'sanctions', confidence: 'official' },
  hops: 1,
  asset: 'ETH',
  amount: 1n,
  decimals: 18,
  share: 1,
  transactions: ['id'],
  count: 1,
} as const

/** A list that took its entry back always says so. */
const tookBack: readonly Row[] = [
  [
    'labels.found.*.delistedOn',
    {
      labels: { ...clean.labels, found: [{ ...service, delistedOn: '2025-12-30' }] },
      exposure: { ...clean.exposure, dealings: [payment] },
    },
    'HIGH',
    'LOW',
  ],
]

const rows = {
  wallet: [...optionalVoices.wallet, ...tookBack],
  token: [...optionalVoices.token, ...essential, ...registered, ...probes, ...statements, ...holders],
}

/** Members that may hold the graver one of two findings of one signal. */
const ofTwo = ['trading.resale', 'trading.sellLimit', 'trading.probes']

describe.each(['wallet', 'token'] as const)('of a %s', kind => {
  const mayFall = new Set(rows[kind].map(([path]) => path))
  // who turns out to be a service is excused
  const excusing = new Set(tookBack.map(([path]) => path))
  const mayTurnClear = new Set([...[...statements, ...tookBack].map(([path]) => path), 'trading.resale'])

  test('nothing left out lowers the level, but what speaks alone; and no finding turns clear', () => {
    fc.assert(
      fc.property(dossier(kind), known => {
        const before = verdictWith(kind, known)
        const found = before.checks.filter(({ outcome }) => outcome === 'raised')
        for (const [path, less] of omissions(known)) {
          const after = verdictWith(kind, less)
          if (after.coverage.missing.length > 0) expect(height(after), path).toBeGreaterThanOrEqual(heights.indexOf('MEDIUM'))
          else if (height(after) < height(before)) expect(mayFall).toContain(path)

          const now = new Map(after.checks.map(({ id, outcome }) => [id, outcome]))
          const cleared = found.filter(({ id, points }) => points > 0 && now.get(id) === 'clear')
          if (!mayTurnClear.has(path)) expect(cleared, path).toEqual([])

          // what nothing was found in lowers no score by its absence; a tax may be the lower one of two
          const lost =
            found.some(({ id }) => now.get(id) !== 'raised') || path.endsWith('.tax') || ofTwo.includes(path) || excusing.has(path)
          if (!lost) expect(after.score, path).toBeGreaterThanOrEqual(before.score)
        }
      }),
    )
    // some hundred thousand verdicts, on a machine that may be busy
  }, 90_000)

  test('one more label, accusation, likeness, frozen coin or power never lowers the score', () => {
    fc.assert(
      fc.property(dossier(kind), known => {
        const { score } = verdictWith(kind, known)
        for (const less of withoutOne(known)) expect(verdictWith(kind, less).score).toBeLessThanOrEqual(score)
      }),
    )
  })

  test('each that speaks alone is shown to', () => {
    expect([...mayFall].sort()).toEqual([...speakAlone[kind]].sort())
  })

  test.each(rows[kind])('%s speaks alone', (path, bad, before, after) => {
    const known = { ...cleanOf(kind), ...bad }
    const less = omissions(known).find(([omitted]) => omitted === path)?.[1]
    expect([levelOf(verdictWith(kind, known).score), less && levelOf(verdictWith(kind, less).score)]).toEqual([before, after])
  })
})

test.each([
  ['wallet', 'account', 'chain activity'],
  ['wallet', 'activity', 'chain activity'],
  ['wallet', 'activity.transactions', 'chain activity'],
  ['wallet', 'labels', 'sanctions screen'],
  ['token', 'contract', 'contract code'],
  ['token', 'trading', 'sale by a fresh buyer'],
  ['token', 'trading.buy.tax', 'sale by a fresh buyer'],
  ['token', 'trading.sales.*.tax', 'sale by a fresh buyer'],
  ['token', 'powers', "test of the owner's powers"],
  ['token', 'creation', 'age of the token'],
  ['token', 'creation.at', 'age of the token'],
] as const)('a clean %s without its %s is MEDIUM, and the gap is named', (kind, path, check) => {
  const less = omissions(cleanOf(kind)).find(([omitted]) => omitted === path)?.[1] ?? {}
  const { score, coverage } = verdictWith(kind, less)
  expect([score, coverage.missing.map(({ check: name }) => name)]).toEqual([25, [check]])
})
