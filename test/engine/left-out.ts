import type { Evidence, EvidenceKind } from '../../src/evidence/evidence.ts'

type Known = Partial<Evidence>

/** Members that a kind of evidence may lack. */
const optional: Partial<Record<EvidenceKind, readonly string[]>> = {
  labels: ['programme', 'listedOn', 'delistedOn'],
  activity: ['transactions', 'outbound', 'contracts', 'firstSeen', 'verified'],
  contract: ['proxy'],
  token: ['name', 'symbol', 'decimals', 'totalSupply'],
  identity: ['canonical'],
  control: ['upgrader'],
  creation: ['at', 'creator', 'verified', 'holders'],
  market: ['usd'],
  providers: ['since', 'until'],
  trading: ['tax', 'reason', 'opensWith', 'unbought', 'laterBuy', 'transfer', 'resale', 'sellLimit', 'probes'],
  powers: ['tax', 'amount'],
}

/** One thing that may be missing: where it stands, and the same with "*" for a place in a list. */
export interface Gap {
  readonly path: string
  readonly at: readonly (string | number)[]
}

/** Everything that may be missing of what is known. */
export const gapsIn = (known: Known): Gap[] =>
  (Object.keys(known) as EvidenceKind[]).flatMap(kind => [{ path: kind, at: [kind] }, ...within(known[kind], optional[kind] ?? [], [kind])])

function within(value: unknown, names: readonly string[], at: Gap['at']): Gap[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  if (Array.isArray(value)) return value.flatMap((item, place) => within(item, names, [...at, place]))
  return Object.entries(value).flatMap(([name, member]) => {
    const here = [...at, name]
    const path = here.map(part => (typeof part === 'number' ? '*' : part)).join('.')
    return [...(names.includes(name) ? [{ path, at: here }] : []), ...within(member, names, here)]
  })
}

/** The same with one thing left out. */
export const leftOut = (known: Known, { at }: Gap): Known => removed(known, at) as Known

function removed(value: unknown, [key, ...rest]: Gap['at']): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value
  if (Array.isArray(value)) return value.map((item, place) => (place === key ? removed(item, rest) : item))
  const { [key]: member, ...others } = value as Record<string, unknown>
  if (rest.length === 0 || member === undefined) return others
  return { ...others, [key]: removed(member, rest) }
}

/**
 * What speaks alone: the level may fall without it, although no decisive check is missing. `test/engine/omissions.test.ts` shows the
 * smallest subject for each and says why.
 */
export const speakAlone = {
  wallet: ['oracle', 'freezes', 'deployments', 'opinion', 'activity.firstSeen', 'activity.verified', 'labels.found.*.delistedOn'],
  token: [
    'opinion',
    'creation.verified',
    'creation.holders',
    'market.pools.*.usd',
    'labels',
    'token',
    'identity',
    'control',
    'market',
    'powers',
    'creation',
    'creation.at',
    'powers.effects.*.tax',
    'control.upgrader',
    'contract.proxy',
    'trading.sellLimit',
    'trading.probes',
    'providers',
    'holders',
    'token.totalSupply',
    'transfers',
  ],
} as const

/**
 * The same on one family of chains, with what it has in it. The registry of Cardano names issuers whose rules are known, and no
 * index of it tells who signs with whom. On Tron transfers of holders stand in for a round trip, and where one ran and failed the
 * source says that they are in doubt; issuers of its registry need none. On Solana an extension that is not known costs the rules
 * of transfers too.
 */
export const speakAloneOn: Readonly<Record<string, readonly string[]>> = {
  cardano: ['transferability', 'cluster'],
  solana: ['options'],
  tron: ['trading'],
}
