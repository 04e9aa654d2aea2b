import type { Chain } from '../chains/index.ts'
import type { Proof } from '../evidence/evidence.ts'
import type { Dealing, Exposure } from '../evidence/exposure.ts'
import type { Label } from '../evidence/labels.ts'
import { registered } from './identity.ts'
import { labels } from './lists/source.ts'
import { exchangeOf } from './trade/venues.ts'

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
  readonly at?: Date | undefined
}

interface Pricing {
  /** US dollars for one native coin. */
  readonly price?: number | undefined
  /** Tells dealings before the listing of the party from those after it. */
  readonly apart?: true
}

/** What of the flows went to or came from labelled parties. Looks the parties up in the lists of the program. */
export function exposureOf(
  flows: readonly Flow[],
  chain: Chain,
  read: Exposure['read'],
  proofs: readonly Proof[],
  { price, apart }: Pricing = {},
): Exposure {
  const counted = flows.flatMap(flow => (flow.amount > 0n ? (genuine(flow, chain, price) ?? []) : []))
  const totals = new Map<string, bigint>()
  for (const { direction, asset, amount } of counted) {
    const key = `${direction} ${asset}`
    const before = totals.get(key)
    totals.set(key, before === undefined ? amount : before + amount)
  }
  const labelOf = lookUp(chain)
  const groups = new Map<string, Group>()
  for (const flow of counted) {
    const label = labelOf(flow.party)
    if (!label) continue
    const early = apart && isEarly(flow, label)
    const key = `${flow.direction} ${flow.asset} ${flow.party} ${early}`
    const group = groups.get(key) ?? { label, early, flows: [] }
    group.flows.push(flow)
    groups.set(key, group)
  }
  const dealings = [...groups.values()].map(group => dealing(group, totals))
  return { read, dealings: dealings.sort(largestFirst), proofs }
}

interface Genuine extends Flow {
  /** US dollars for one whole unit. */
  readonly price: number | undefined
}

interface Group {
  readonly label: Label
  readonly early: boolean | undefined
  readonly flows: Genuine[]
}

const isEarly = ({ at }: Flow, { listedOn }: Label): boolean =>
  at !== undefined && listedOn !== undefined && at.toISOString().slice(0, 10) < listedOn

/** The flow under the name that its asset has in the registry; `undefined` for a token that anybody may have made. */
function genuine(flow: Flow, chain: Chain, price: number | undefined): Genuine | undefined {
  const { direction, party, asset, decimals, amount, transaction, at } = flow
  if (asset === chain.symbol) return { direction, party, asset, decimals, amount, transaction, at, price }
  const address = asset.slice(asset.lastIndexOf(' ') + 1)
  const token = registered(chain.id, address)
  if (!token) return undefined
  const wrapped = exchangeOf(chain.id)?.wrapped.address === token.address
  const each = wrapped ? price : stablecoins.has(token.symbol) ? 1 : undefined
  return { direction, party, asset: `${token.symbol} ${token.address}`, decimals, amount, transaction, at, price: each }
}

/** What a flow is worth in US dollars; `undefined` where no price is known, or the token may be anybody's. */
export function worthOf(flow: Flow, chain: Chain, price: number | undefined): number | undefined {
  const found = genuine(flow, chain, price)
  if (found?.price === undefined) return undefined
  const { amount, decimals, price: each } = found
  return each * ratio(amount, 10n ** BigInt(decimals))
}

/** How dealings name the asset of a flow. */
export const nameOf = (flow: Flow, chain: Chain): string => genuine(flow, chain, undefined)?.asset ?? flow.asset

/** The gravest label that accuses an address. */
export const accusationOf = (party: string, chain: Chain): Label | undefined => lookUp(chain)(party)

/** Whether any list knows the address, for good or bad: money is not followed beyond it. */
export const isNamed = (party: string, chain: Chain): boolean => labels().find(party, chain).length > 0

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

function dealing({ label, early, flows }: Group, totals: ReadonlyMap<string, bigint>): Dealing {
  const [first] = flows as unknown as readonly [Genuine, ...Genuine[]]
  const { direction, party, asset, decimals, price } = first
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
    ...(price !== undefined && { usd: price * ratio(amount, 10n ** BigInt(decimals)) }),
    transactions: [...new Set(newest.map(({ transaction }) => transaction))].slice(0, 5),
    count: new Set(flows.map(({ transaction }) => transaction)).size,
    ...(last && { last }),
    ...(early && { beforeListing: true as const }),
  }
}

/** A flow without a time stands behind those with one. */
const timeOf = ({ at }: Flow): number => (at ? at.getTime() : Number.NEGATIVE_INFINITY)

const worth = ({ usd }: Dealing): number => (usd === undefined ? 0 : usd)

/** A quotient of whole numbers to twelve digits behind the point. */
export const ratio = (part: bigint, whole: bigint): number => Number((part * 10n ** 12n) / whole) / 1e12

export const largestFirst = (a: Dealing, b: Dealing): number =>
  worth(b) - worth(a) || b.share - a.share || (a.party < b.party ? -1 : a.party > b.party ? 1 : 0)
