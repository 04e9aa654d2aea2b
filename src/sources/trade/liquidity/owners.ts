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

const sumOf = (some: readonly { readonly amount: bigint }[]): bigint => some.reduce((sum, { amount }) => sum + amount, 0n)

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
    const largest = (all: readonly Owner[]) =>
      all
        .filter(({ amount }) => shareOf(amount) >= smallest)
        .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
        .slice(0, mostNamed)
    const large = largest(found.owners)
    const lockers = new Map(search.lockers.map(locker => [locker.address.toLowerCase(), locker.name]))
    const others = large.map(({ address }) => address).filter(address => !isNobody(address) && !lockers.has(address))
    const block = hexNumber(search.header.number)
    const kindsIn = async (some: readonly string[]) =>
      some.length > 0 ? kindsOf(search.rpc, some, block) : new Map<string, Pick<LiquidityOwner, 'kind'>>()
    const kinds = await kindsIn(others)
    // shares of a position on Uniswap v3 are no balance that a transfer moves
    const contracts = pool.design === 'uniswap v3' ? [] : large.filter(({ address }) => kinds.get(address)?.kind === 'contract')
    const [keepers, agreed] =
      contracts.length > 0
        ? await Promise.all([keepersOf(search, pool, contracts, block), agreedIn(search, pool.address, contracts, block)])
        : [new Map<string, Kept>(), kinds]
    const shown = largest(withDepositors(found.owners, keepers, lockers))
    const depositors = await kindsIn(shown.flatMap(({ address, within }) => (within ? [address] : [])))
    const owners = shown.flatMap(({ address, amount, within }): LiquidityOwner[] => {
      if (isNobody(address)) return [{ address, share: shareOf(amount), kind: 'nobody' }]
      // of what lies in another contract neither a locker nor a keeper was asked
      if (within) return [{ address, share: shareOf(amount), kind: 'unknown', ...depositors.get(address) }]
      const locker = lockers.get(address)
      if (locker !== undefined) return lockedShares({ address, amount, locker, locks: found.locks.get(address) ?? [], shareOf })
      const keeper = keepers.get(address)
      const kept = keeper && { kept: true as const, ...(keeper.leaving > 0n && { leaving: shareOf(keeper.leaving) }) }
      return [{ address, share: shareOf(amount), kind: 'unknown', ...kinds.get(address), ...agreed.get(address), ...kept }]
    })
    const deposits = [...keepers].flatMap(([address, { parts = [] }]) =>
      parts.length > 0 ? [{ address, share: shareOf(sumOf(parts)) }] : [],
    )
    const known = sumOf(found.owners)
    return {
      venue: pool.venue,
      pool: pool.address,
      owners,
      ...(deposits.length > 0 && { deposits }),
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

/** Who has how much; `within`: all of it, or a part, lies in a contract that gives each his own. */
interface Owner {
  readonly address: string
  readonly amount: bigint
  readonly within?: true
}

/**
 * Owners, and in the place of a contract that gives everybody back his own those who have put it in. What somebody has beside that counts with
 * it, unless it is kept or locked; what nobody can take back stays with the contract.
 */
function withDepositors(
  owners: readonly Owner[],
  keepers: ReadonlyMap<string, Pick<Kept, 'parts'>>,
  lockers: ReadonlyMap<string, string>,
): readonly Owner[] {
  const parts = [...keepers.values()].flatMap(keeper => keeper.parts ?? [])
  const people = [...new Set(parts.map(({ address }) => address))]
  const isHeld = (address: string) => keepers.has(address) || lockers.has(address)
  const own = owners.map(({ address, amount }) => {
    return { address, amount: amount - sumOf(keepers.get(address)?.parts ?? []) }
  })
  const apart = own.filter(({ address }) => isHeld(address) || !people.includes(address))
  const within = people.map((address): Owner => {
    const beside = isHeld(address) ? [] : own
    return { address, amount: sumOf([...parts, ...beside].filter(one => one.address === address)), within: true }
  })
  return [...apart, ...within]
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
  const told = sumOf(locks)
  const base = { address, kind: 'locker', locker } as const
  // a locker that tells of more than it has does not tell the truth
  if (told > amount) return [{ ...base, share: shareOf(amount) }]
  return [
    ...locks.map(lock => ({ ...base, share: shareOf(lock.amount), until: lock.until })),
    ...(told < amount ? [{ ...base, share: shareOf(amount - told) }] : []),
  ]
}
