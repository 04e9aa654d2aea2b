import type { Chain } from '../../chains/index.ts'
import { SourceError } from '../../errors.ts'
import type { Dealing } from '../../evidence/exposure.ts'
import { attempt } from '../attempt.ts'
import { exposureOf, type Flow, isNamed, nameOf, ratio, worthOf } from '../exposure.ts'
import { registered } from '../identity.ts'
import { exchangeOf } from '../trade/venues.ts'
import { flowsOf, type Seen, seenBy } from './flows.ts'
import type { WalletHistory } from './history.ts'
import { poisonOf } from './poison.ts'

/** Counterparties whose own history is read, the most material first. */
export const mostFollowed = 5

/** Shares from which a second step can weigh a point: a step further away takes ten times as much and weighs half (science 2.2). */
const least = { in: 0.02, out: 0.002 } as const

interface Between {
  readonly party: string
  /** Largest share of what went one way in one asset. */
  readonly share: number
}

/** Who could stand between the wallet and a listed party, the most material first: nobody whom a list knows, no contract of a market. */
export function betweenOf(flows: readonly Flow[], chain: Chain): readonly Between[] {
  const totals = new Map<string, bigint>()
  const parts = new Map<string, { readonly total: string; readonly direction: Flow['direction']; readonly party: string; sum: bigint }>()
  for (const { direction, asset, party, amount } of flows) {
    const total = `${direction} ${asset}`
    const whole = totals.get(total)
    totals.set(total, whole === undefined ? amount : whole + amount)
    const key = `${total} ${party}`
    const part = parts.get(key)
    if (part) part.sum += amount
    else parts.set(key, { total, direction, party, sum: amount })
  }
  const best = new Map<string, number>()
  for (const { total, direction, party, sum } of parts.values()) {
    const share = ratio(sum, totals.get(total) ?? sum)
    if (share < least[direction] || sharedName(party, chain) !== undefined || isNamed(party, chain)) continue
    best.set(party, Math.max(best.get(party) ?? share, share))
  }
  return [...best].map(([party, share]) => ({ party, share })).sort((a, b) => b.share - a.share || (a.party < b.party ? -1 : 1))
}

/** The name of a canonical contract through which everybody deals with everybody: a coin, a token of the registry, a market. */
export function sharedName(address: string, { id }: Chain): string | undefined {
  const exchange = exchangeOf(id)
  const coin = exchange && [exchange.wrapped, ...exchange.quotes].find(each => each.address === address)
  const venue = exchange?.venues.find(({ router, factory }) => router === address || factory === address)
  return coin?.symbol ?? venue?.name ?? registered(id, address)?.symbol
}

/**
 * Dealings of the wallet with listed parties through `party`: what went between the wallet and it, times the part of its own
 * flow that the listed party has (haircut by value), counting only what came before and what left after.
 */
export function dealingsThrough(
  party: string,
  flows: readonly Flow[],
  theirs: readonly Seen[],
  chain: Chain,
  price: number | undefined,
): readonly Dealing[] {
  const all = flowsOf(theirs, chain, poisonOf(theirs, chain).spam)
  return (['in', 'out'] as const).flatMap(direction => {
    const shared = flows.filter(flow => flow.party === party && flow.direction === direction)
    if (shared.length === 0) return []
    const times = shared.flatMap(({ at }) => at?.getTime() ?? [])
    // money cannot have come from what arrived after it had left
    const before = ({ at }: Flow) => !at || times.length < shared.length || at.getTime() <= Math.max(...times)
    const after = ({ at }: Flow) => !at || times.length < shared.length || at.getTime() >= Math.min(...times)
    const own = all.filter(flow => flow.direction === direction && (direction === 'in' ? before(flow) : after(flow)))
    const total = dollars(own, chain, price)
    const { dealings } = exposureOf(own, chain, { transactions: 0, complete: true }, [], { price, apart: true })
    return dealings.flatMap(({ usd: theirUsd, ...dealing }) => {
      const part = total && theirUsd !== undefined ? Math.min(1, theirUsd / total) : dealing.share
      return [...new Set(shared.map(({ asset }) => asset))].flatMap((asset): Dealing[] => {
        const mine = shared.filter(flow => flow.asset === asset)
        const [first] = mine
        if (!first) return []
        const amount = sumOf(mine)
        const worth = dollars(mine, chain, price)
        return [
          {
            ...dealing,
            hops: 2,
            via: { address: party, amount, transactions: [...new Set(mine.map(({ transaction }) => transaction))].slice(0, 5) },
            asset: nameOf(first, chain),
            amount: (amount * BigInt(Math.round(part * 1e9))) / 1_000_000_000n,
            decimals: first.decimals,
            share: part * ratio(amount, sumOf(flows.filter(flow => flow.direction === direction && flow.asset === asset))),
            ...(worth !== undefined && { usd: worth * part }),
          },
        ]
      })
    })
  })
}

const sumOf = (flows: readonly Flow[]): bigint => flows.reduce((sum, { amount }) => sum + amount, 0n)

/** `undefined` where the price of any is not known. */
function dollars(flows: readonly Flow[], chain: Chain, price: number | undefined): number | undefined {
  const worths = flows.flatMap(flow => worthOf(flow, chain, price) ?? [])
  return worths.length < flows.length ? undefined : worths.reduce((sum, each) => sum + each, 0)
}

/** The histories of some parties, one page of each list; `undefined` for one that could not be read. */
export async function historiesOf(
  parties: readonly string[],
  read: (party: string) => Promise<WalletHistory>,
  chain: Chain,
): Promise<readonly ({ readonly party: string; readonly seen: readonly Seen[]; readonly complete: boolean } | undefined)[]> {
  return Promise.all(
    parties.map(async party => {
      const history = await attempt(read(party))
      return history instanceof SourceError ? undefined : { party, seen: seenBy(party, history, chain), complete: history.complete }
    }),
  )
}
