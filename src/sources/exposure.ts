import type { Chain } from '../chains/index.ts'
import type { Proof } from '../evidence/evidence.ts'
import type { Dealing, Exposure } from '../evidence/exposure.ts'
import type { Label } from '../evidence/labels.ts'
import { registered } from './identity.ts'
import { labels } from './lists/source.ts'

/** One movement of value between the wallet and another address. What stays within the wallet is none. */
export interface Flow {
  readonly direction: 'in' | 'out'
  /** Canonical address of the other side. */
  readonly party: string
  /** Symbol of the native coin; for a token its canonical address, with or without its symbol in front ("USDT TR7N…"). */
  readonly asset: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly transaction: string
  readonly at?: Date
}

/** What of the flows went to or came from labelled parties. Looks the parties up in the lists of the program. */
export function exposureOf(flows: readonly Flow[], chain: Chain, read: Exposure['read'], proofs: readonly Proof[]): Exposure {
  const counted = flows.flatMap(flow => (flow.amount > 0n ? (genuine(flow, chain) ?? []) : []))
  const totals = new Map<string, bigint>()
  for (const { direction, asset, amount } of counted) {
    const key = `${direction} ${asset}`
    const before = totals.get(key)
    totals.set(key, before === undefined ? amount : before + amount)
  }
  const labelOf = lookUp(chain)
  const groups = new Map<string, { readonly label: Label; readonly flows: Genuine[] }>()
  for (const flow of counted) {
    const label = labelOf(flow.party)
    if (!label) continue
    const key = `${flow.direction} ${flow.asset} ${flow.party}`
    const group = groups.get(key) ?? { label, flows: [] }
    group.flows.push(flow)
    groups.set(key, group)
  }
  const dealings = [...groups.values()].map(group => dealing(group, totals))
  return { read, dealings: dealings.sort(largestFirst), proofs }
}

interface Genuine extends Flow {
  readonly atPar: boolean
}

/** The flow under the name that its asset has in the registry; `undefined` for a token that anybody may have made. */
function genuine(flow: Flow, chain: Chain): Genuine | undefined {
  if (flow.asset === chain.symbol) return { ...flow, atPar: false }
  const address = flow.asset.slice(flow.asset.lastIndexOf(' ') + 1)
  const token = registered(chain.id, address)
  return token && { ...flow, asset: `${token.symbol} ${token.address}`, atPar: stablecoins.has(token.symbol) }
}

/** Symbols of registry tokens that promise one US dollar each. */
const stablecoins = new Set(['USDT', 'USDC', 'USDC.E', 'DAI', 'PYUSD', 'RLUSD', 'USDD', 'TUSD', 'USDP', 'FDUSD', 'DJED', 'IUSD'])

/** Gravest first. What a service, a system address or a burn address is named for is no accusation. */
const categories: readonly Label['category'][] = ['sanctions', 'exploit', 'phishing', 'scam', 'mixer']
const trust: readonly (readonly Label['confidence'][])[] = [['official', 'curated'], ['community'], ['web']]

const gravity = ({ confidence, category }: Label): number =>
  trust.findIndex(rank => rank.includes(confidence)) * categories.length + categories.indexOf(category)

/** The gravest label of an address. An entry that was taken back accuses nobody. */
function lookUp(chain: Chain): (party: string) => Label | undefined {
  const index = labels()
  const known = new Map<string, Label | undefined>()
  return party => {
    if (known.has(party)) return known.get(party)
    const [gravest] = index
      .find(party, chain)
      .filter(({ category, delistedOn }) => categories.includes(category) && delistedOn === undefined)
      .sort((a, b) => gravity(a) - gravity(b))
    known.set(party, gravest)
    return gravest
  }
}

function dealing({ label, flows }: { label: Label; flows: readonly Genuine[] }, totals: ReadonlyMap<string, bigint>): Dealing {
  const [first] = flows as readonly [Genuine, ...Genuine[]]
  const { direction, party, asset, decimals, atPar } = first
  const amount = flows.reduce((sum, flow) => sum + flow.amount, 0n)
  const newest = [...flows].sort((a, b) => (timeOf(a) === timeOf(b) ? 0 : timeOf(b) > timeOf(a) ? 1 : -1))
  const last = newest[0]?.at
  return {
    direction,
    party,
    label,
    hops: 1,
    asset,
    amount,
    decimals,
    share: ratio(amount, totals.get(`${direction} ${asset}`) ?? amount),
    ...(atPar && { usd: ratio(amount, 10n ** BigInt(decimals)) }),
    transactions: [...new Set(newest.map(({ transaction }) => transaction))].slice(0, 5),
    count: new Set(flows.map(({ transaction }) => transaction)).size,
    ...(last && { last }),
  }
}

/** A flow without a time stands behind those with one. */
const timeOf = ({ at }: Flow): number => (at ? at.getTime() : Number.NEGATIVE_INFINITY)

const worth = ({ usd }: Dealing): number => (usd === undefined ? 0 : usd)

/** A quotient of whole numbers to twelve digits behind the point. */
const ratio = (part: bigint, whole: bigint): number => Number((part * 10n ** 12n) / whole) / 1e12

const largestFirst = (a: Dealing, b: Dealing): number =>
  worth(b) - worth(a) || b.share - a.share || (a.party < b.party ? -1 : a.party > b.party ? 1 : 0)
