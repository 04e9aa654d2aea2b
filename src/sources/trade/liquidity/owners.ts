import { SourceError } from '../../../errors.ts'
import type { Proof } from '../../../evidence/evidence.ts'
import type { Market } from '../../../evidence/market.ts'
import type { LiquidityOwner, Providers } from '../../../evidence/providers.ts'
import { type Header, hexNumber } from '../../evm/block.ts'
import { codeOf } from '../../evm/code.ts'
import type { Rpc } from '../../evm/pool.ts'
import { comparesHashes } from '../../evm/reach.ts'
import { relays } from '../controllers/doors.ts'
import type { Origin } from '../controllers/events.ts'
import { holdersOf as kindsOf } from '../controllers/kinds.ts'
import { isNobody } from '../controllers/nobody.ts'
import { readStorage, surelyIn } from '../controllers/storage.ts'
import { mostTrying } from '../controllers/trying.ts'
import { movesOut } from '../controllers/wishes.ts'
import type { Locker, Venue } from '../venues.ts'
import { type Kept, keepersOf } from './kept.ts'
import type { Lock } from './lockers.ts'
import { ownersOfPositions } from './positions.ts'
import { ownersOfShares } from './shares.ts'

/** With what owners are searched. */
export interface Search {
  readonly token: string
  /** Number of the chain. */
  readonly chain: number
  /** State at the block of the scan. */
  readonly rpc: Rpc
  /** The same nodes for logs and receipts: one that fails there is still good for state. */
  readonly past: Rpc
  readonly header: Header
  readonly venues: readonly Venue[]
  readonly lockers: readonly Locker[]
  /** Accounts that are looked at first: the token itself, its owner. */
  readonly suspects: readonly string[]
  /** Who made the token and whom it was told of: what these were given no event need tell. */
  readonly origin: Promise<Origin>
  /** Accounts that were made up for this scan. */
  readonly strangers: readonly string[]
  /** Accounts that the constructor of a contract was told of, as far as an index tells. */
  toldTo(contract: string): Promise<readonly string[]>
  /** The largest holders of a contract by an index, where one answers. */
  holdersFrom(contract: string): Promise<readonly string[]>
}

/** Owners of the liquidity of a pool, in units of `total`; or why there are none to name. */
export type Found =
  | { readonly reason: string }
  | {
      readonly total: bigint
      readonly owners: readonly { readonly address: string; readonly amount: bigint }[]
      readonly locks: ReadonlyMap<string, readonly Lock[]>
      readonly since?: Date
      readonly proof: (address: string, amount: bigint) => Proof
    }

/** Owners below this share of the liquidity, 0 to 1, are not told apart. */
const smallest = 0.02
/** Owners that are named. */
const mostNamed = 8

/** Who can take the liquidity of the deepest pool away. Answers with the reason where that cannot be told. */
export async function providersOf(search: Search, { pools }: Market): Promise<Providers | string> {
  const [pool] = pools
  if (!pool) return 'there is no pool'
  try {
    const positions = search.venues.find(({ name }) => name === pool.venue)?.positions
    if (pool.design === 'slipstream') return `who owns positions on ${pool.venue} is not read`
    if (pool.design === 'uniswap v3' && positions === undefined) return `nobody knows which contract keeps the positions of ${pool.venue}`
    const found =
      pool.design === 'uniswap v3' && positions !== undefined
        ? await ownersOfPositions(search, pool, positions)
        : await ownersOfShares(search, pool)
    if ('reason' in found) return found.reason
    const { total, since } = found
    const shareOf = (amount: bigint) => Number((amount * 1_000_000n) / total) / 1_000_000
    const large = found.owners
      .filter(({ amount }) => shareOf(amount) >= smallest)
      .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
      .slice(0, mostNamed)
    const lockers = new Map(search.lockers.map(locker => [locker.address.toLowerCase(), locker.name]))
    const others = large.map(({ address }) => address).filter(address => !isNobody(address) && !lockers.has(address))
    const block = hexNumber(search.header.number)
    const kinds = others.length > 0 ? await kindsOf(search.rpc, others, block) : new Map<string, Pick<LiquidityOwner, 'kind'>>()
    // shares of a position on Uniswap v3 are no balance that a transfer moves
    const contracts = pool.design === 'uniswap v3' ? [] : large.filter(({ address }) => kinds.get(address)?.kind === 'contract')
    const [keepers, agreed] =
      contracts.length > 0
        ? await Promise.all([keepersOf(search, pool, contracts, block), agreedIn(search, pool.address, contracts, block)])
        : [new Map<string, Kept>(), kinds]
    const owners = large.flatMap(({ address, amount }): LiquidityOwner[] => {
      if (isNobody(address)) return [{ address, share: shareOf(amount), kind: 'nobody' }]
      const locker = lockers.get(address)
      if (locker !== undefined) return lockedShares({ address, amount, locker, locks: found.locks.get(address) ?? [], shareOf })
      const keeper = keepers.get(address)
      const kept = keeper && { kept: true as const, ...(keeper.leaving > 0n && { leaving: shareOf(keeper.leaving) }) }
      return [{ address, share: shareOf(amount), kind: 'unknown', ...kinds.get(address), ...agreed.get(address), ...kept }]
    })
    const known = found.owners.reduce((sum, { amount }) => sum + amount, 0n)
    return {
      venue: pool.venue,
      pool: pool.address,
      owners,
      unknown: known >= total ? 0 : shareOf(total - known),
      ...(since && { since }),
      proofs: [
        ...large.map(({ address, amount }) => found.proof(address, amount)),
        ...[...keepers.values()].flatMap(({ proofs }) => proofs),
      ],
    }
  } catch (error) {
    if (error instanceof SourceError) return `the owners of the liquidity could not be read: ${error.message}`
    throw error
  }
}

/**
 * What contracts are, each tried by those whom its constructor was told of and by who made the token: whether several must agree, or all
 * must wait. Whoever is known by a hash may be somebody else.
 */
async function agreedIn(
  search: Search,
  pool: string,
  contracts: readonly { readonly address: string }[],
  block: string,
): Promise<ReadonlyMap<string, Pick<LiquidityOwner, 'kind'>>> {
  const [{ makers }, ...each] = await Promise.all([
    search.origin,
    ...contracts.map(async ({ address }) => {
      const [told, [code], storage] = await Promise.all([
        search.toldTo(address),
        search.rpc(codeOf(address, block)),
        readStorage(search.rpc, address, block),
      ])
      return { address, told, code, storage }
    }),
  ])
  const named = new Map(
    each.flatMap(({ address, told, code, storage }) => {
      // whom it keeps may be whom it obeys: where that is not told nothing is believed
      if (storage === undefined) return []
      const people = [...new Set([...told, ...makers.map(one => one.address), ...surelyIn(storage)])]
      // of a longer list it was told of more than were read, and one of those may be enough
      const isTold = told.length > 0 && told.length < mostTrying && people.length <= mostTrying
      return isTold && code.ok && !comparesHashes(code.value) ? [[address, people] as const] : []
    }),
  )
  if (named.size === 0) return new Map()
  const passes = (code: string) => relays(code) || movesOut(code)
  return kindsOf(search.rpc, [...named.keys()], block, { others: address => named.get(address) ?? [], coins: [pool], passes })
}

/** One row a lock, and one for what the locker has beyond the locks that it tells. */
function lockedShares({
  address,
  amount,
  locker,
  locks,
  shareOf,
}: {
  readonly address: string
  readonly amount: bigint
  readonly locker: string
  readonly locks: readonly Lock[]
  readonly shareOf: (amount: bigint) => number
}): LiquidityOwner[] {
  const told = locks.reduce((sum, lock) => sum + lock.amount, 0n)
  const base = { address, kind: 'locker', locker } as const
  // a locker that tells of more than it has does not tell the truth
  if (told > amount) return [{ ...base, share: shareOf(amount) }]
  return [
    ...locks.map(lock => ({ ...base, share: shareOf(lock.amount), until: lock.until })),
    ...(told < amount ? [{ ...base, share: shareOf(amount - told) }] : []),
  ]
}
