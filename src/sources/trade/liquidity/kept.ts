import { z } from 'zod'
import { SourceError } from '../../../errors.ts'
import type { Proof } from '../../../evidence/evidence.ts'
import type { Pool } from '../../../evidence/market.ts'
import { attempt } from '../../attempt.ts'
import { approvalTopic, topicOf } from '../../evm/approval-events.ts'
import { changesState, codeOf, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { comparedIn, mixedAddresses } from '../../evm/numbers.ts'
import { wide } from '../../evm/paths/words.ts'
import type { Question, Reply } from '../../evm/pool.ts'
import { reachOf } from '../../evm/reach.ts'
import { hash } from '../../quantities.ts'
import type { Origin } from '../controllers/events.ts'
import { isNobody } from '../controllers/nobody.ts'
import { type Storage, storageOf, usualSlots } from '../controllers/storage.ts'
import { entriesFor, wholeStorageOf } from '../controllers/whole-storage.ts'
import { givesUp } from '../dictionary.ts'
import { proofOf } from '../matrix/basis.ts'
import { type Outcome, wordIn } from '../transactions.ts'
import { exchangeOf } from '../venues.ts'
import { depositorsOf, type Shared } from './depositors.ts'
import { partingOn } from './held.ts'
import { namedIn, numbersIn } from './named-in.ts'
import type { Search } from './owners.ts'
import { type Doors, doorsAmong, doorsOf } from './parting.ts'
import { grownBy, type Keeper, oneByOne, type Script, trialOf } from './script.ts'

const approvals = z.array(z.looseObject({ topics: z.array(hash) }))

/** Most people who try, most functions that call anybody, most of all with their callers, and most contracts that it may ask. */
const [mostPeople, mostCalling, mostSettings, mostAsked] = [16, 8, 120, 4]
/** Of what it keeps, what may leave in twelve weeks, such as what is vested or has been earned, in parts: one of ten. */
const mostLeaving = 10n
/** What a share may have come to, in hundredths of what it is worth, where a contract asks its pool. */
const growths = [101n, 110n, 130n, 160n, 200n, 300n, 500n, 1_000n, 3_000n, 10_000n]
/** Of these, with what else may open what is shut. */
const widely: readonly bigint[] = [101n, 200n, 10_000n]
/** getReserves(), of pools after Uniswap v2. */
const reserves = '0x0902f1ac'
/** Seconds between visits that come more often, and how many of those. */
const [apart, visits] = [[60, 600, 3_600, 21_600], 8] as const
/**
 * Seconds from now: at once, after the time that a lock must last, and when every lock is over: most in twenty years, and all in 150. A lock
 * of three months lasts as long for its first days, whatever the hour.
 */
const [atOnce, afterWeeks, atLast, atTheEnd] = [12, 84 * 86_400, 20 * 365 * 86_400, 150 * 365 * 86_400] as const
/** In seconds: at no round part of a month, which a contract may count. */
const almostAWeek = 6 * 86_400 + 19 * 3_600
/** Seconds from now, in twelve weeks. */
const between = [1, 2, 3, 4, 6, 9, 12].map(nth => nth * almostAWeek)
/** In seconds. */
const fortyYears = 40n * 31_536_000n
/**
 * Numbers that take forty years from a date to which they are added, where nobody looks whether it fits: as they are, and counted in
 * minutes, hours, days, weeks, months and years, of the width of a word, and of that of a date; or that take a few units, whatever these are.
 */
const wrapped: readonly bigint[] = [
  ...[1n, 60n, 3_600n, 86_400n, 604_800n, 2_592_000n, 31_536_000n].map(unit => (2n ** 256n - fortyYears) / unit),
  ...[1n, 86_400n].map(unit => (2n ** 64n - fortyYears) / unit),
  ...[1n, 2n, 5n, 10n, 40n, 100n, 500n].map(few => 2n ** 256n - few),
]
/** Seconds from now: at once, and then about once a week, for what leaves a little at a time. */
const weekly = [atOnce, ...Array.from({ length: 12 }, (_, nth) => (nth + 1) * almostAWeek)]

/**
 * Which contracts keep the shares of a pool: everybody whom they know and a stranger call all of their functions, now and twelve
 * weeks from now, and the shares stay; what may part with shares goes through for somebody who is known, if only with others or
 * in many years; and they never allowed anybody to take them. One that looks up who may is believed where its storage holds nothing
 * but what these people and the pool are filed under. Of whom that is not seen nothing is said.
 */
export async function keepersOf(
  search: Search,
  { address: pool, quote, quoteReserve: reserve }: Pick<Pool, 'address' | 'quote' | 'quoteReserve'>,
  contracts: readonly { readonly address: string; readonly amount: bigint }[],
  block: string,
): Promise<ReadonlyMap<string, Kept>> {
  const wrapped = exchangeOf(search.chain)?.wrapped.address
  const coins = wrapped?.toLowerCase() === quote.address.toLowerCase() ? { wrapped, reserve } : undefined
  const kept = await Promise.all(
    contracts.map(async ({ address, amount }): Promise<[string, Kept][]> => {
      const found = await keeps(search, { pool, address, amount, coins }, block)
      return found ? [[address, found]] : []
    }),
  )
  return new Map(kept.flat())
}

/** What was seen of a contract that keeps shares; `leaving`: shares that came out of it; `parts`: what others may take back, each his own. */
export interface Kept extends Partial<Pick<Shared, 'parts'>> {
  readonly leaving: bigint
  readonly proofs: readonly Proof[]
}

async function keeps(search: Search, keeper: Keeper, block: string): Promise<Kept | undefined> {
  const { address, pool } = keeper
  const allowed: Question<readonly unknown[]> = {
    method: 'eth_getLogs',
    params: [{ address: pool, fromBlock: '0x0', toBlock: block, topics: [approvalTopic, topicOf(address)] }],
    result: approvals,
  }
  const [[code, words], [given], { makers, told }] = (await Promise.all([
    search.rpc(codeOf(address, block), storageOf(address, [...usualSlots, ...entriesFor([pool, search.token])], block)),
    search.past(allowed),
    search.origin,
  ])) as [[Reply<string>, Reply<Storage | undefined>], [Reply<readonly unknown[]>], Awaited<Search['origin']>]
  if (!code.ok || code.value.length <= 2 || !given.ok || given.value.length > 0) return undefined
  const storage = words.ok ? words.value : undefined
  const met = storage && { code: code.value, storage, makers, told }
  const doors = doorsOf(code.value)
  const tried = met && (await triedBy(search, keeper, met, block, doors))
  if (tried) return tried
  // it takes a while to go all ways, and nobody asks where it was seen
  const parting = await partingOn(search, pool, address, code.value)
  if (parting === undefined) return undefined
  const { by, deposits } = parting
  if (by.size > 0) {
    // fewer doors are tried again
    const among = doors?.parting.length === by.size ? undefined : doorsAmong(code.value, by)
    const keeping = met && (await triedBy(search, keeper, met, block, among))
    const shared = keeping === undefined && deposits ? await depositorsOf(search, keeper, deposits, block) : undefined
    return shared ? { leaving: 0n, ...shared } : keeping
  }
  const read = proofOf(
    search,
    codeOf(address, block),
    `on none of its ways does ${address} send shares of ${pool}, nor let anybody take them`,
  )
  return { leaving: 0n, proofs: [read] }
}

/** What is known of a contract before it is tried. */
interface Met extends Pick<Origin, 'makers' | 'told'> {
  readonly code: string
  readonly storage: Storage
  /** Who stands where only a whole storage shows him. */
  readonly further?: readonly string[]
}

/** What came of it that everybody whom it knows called all of its functions. */
async function triedBy(search: Search, keeper: Keeper, known: Met, block: string, doors: Doors | undefined): Promise<Kept | undefined> {
  const { code, storage, makers, told } = known
  const { address, pool } = keeper
  if (doors === undefined) return undefined
  // who made the token comes first: what others leave behind changes how entries are counted
  const met = [
    ...[...makers, ...told].map(one => one.address),
    // in entries a word that holds several holds them at its ends
    ...namedIn(storage),
    ...(known.further ?? []),
    ...constantsIn(code).addresses,
    ...mixedAddresses(comparedIn(code, new Set(functionsOf(code).map(({ selector }) => selector)))),
    ...search.suspects,
  ]
  const strange = [address, pool].map(one => one.toLowerCase())
  const people = [...new Set(met.map(one => one.toLowerCase()))].filter(one => !strange.includes(one) && !isNobody(one))
  const { calling } = doors
  const asked = await askedBy(search, people, block)
  const settings = [{ address, code }, ...asked].flatMap(one =>
    functionsOf(one.code).flatMap(found => (changesState(found) && !givesUp.has(found.selector) ? [{ found, of: one.address }] : [])),
  )
  if (people.length > mostPeople || calling.length > mostCalling || (people.length + 1) * settings.length > mostSettings) return undefined
  const { timestamp } = search.header
  // of nothing everybody has enough, and of half there is a rest; what is counted begins at 0 or 1; a date is near or far
  const usual = [keeper.amount, 0n, 1n, keeper.amount / 2n, timestamp + 60n, timestamp + 3_650n * 86_400n]
  const filed = numbersIn(storage)
  const doing: Script = { people, calling, times: [atOnce, afterWeeks, atLast], values: usual, filed }
  // what calls anybody as it is, and behind all that may open it: switched off, and on with each number
  const ungrown: Script[] = [
    doing,
    { ...doing, settings, nth: -1 },
    ...(settings.length > 0 ? [{ ...doing, settings, isHisOwn: true as const }] : []),
    ...oneByOne({ ...doing, calling: doors.parting }, settings),
    ...[...usual, ...(settings.some(({ found }) => /int/.test(found.arguments)) ? wrapped : [])].map(value => ({
      ...doing,
      settings,
      values: [value, ...usual.filter(one => one !== value)],
    })),
  ]
  // what asks what a pool has may let shares go once that is more: where that cannot be tried nothing is believed
  const asksPool = [{ address, code }, ...asked].some(one =>
    [...reachOf(one.code).values()].some(({ selectors }) => selectors.has(reserves)),
  )
  if (asksPool && !keeper.coins) return undefined
  const grown = asksPool
    ? growths.flatMap((growth): Script[] => [
        // whoever begins anew begins with what a share is worth by then
        { ...doing, calling: doors.parting, growth },
        ...(widely.includes(growth) ? [{ ...doing, settings, growth }] : []),
      ])
    : []
  const worlds = [...ungrown, ...grown]
  // who called another function before may have made the lock a longer one
  const ends = doors.parting.map((found): Script => ({ ...doing, calling: [found], times: [atLast, atTheEnd] }))
  const ran = async (scripts: readonly Script[]) => {
    const runs = await attempt(Promise.all(scripts.map(script => search.rpc(trialOf(search, keeper, script)))))
    // what is too much for a node was not seen
    if (runs instanceof SourceError) return undefined
    const outcomes = (runs as [Reply<Map<string, Outcome>>][]).flatMap(([reply], at): Ran[] => {
      const growth = scripts[at]?.growth
      const isAsSaid = reply.ok && (growth === undefined || grownBy.every(key => reply.value.get(key)?.ok))
      return isAsSaid ? [{ outcome: reply.value, growth: growth ?? 100n }] : []
    })
    return outcomes.length === runs.length ? outcomes : undefined
  }
  // of most it shows at once that they part with what they have; behind that, what is open on some days only, or until one
  const asIs = await ran([doing])
  const isKept = asIs !== undefined && isMost(leastLeft(asIs, 2), keeper)
  const further = isKept && (await ran([...worlds.slice(1), ...ends, { ...doing, calling: doors.parting, times: between }]))
  if (!further) return undefined
  const outcomes = [...asIs, ...further]
  // a function that goes through only once the pool has grown may let more go at another price, which was not tried
  const asItIs = outcomes.filter(({ growth }) => growth === 100n)
  const passed = new Set(asItIs.flatMap(({ outcome }) => [...outcome].flatMap(([key, { ok }]) => (ok ? [key.split('/')[1]] : []))))
  if (!doors.parting.every(({ selector }) => passed.has(selector))) return undefined
  const least = leastOf([leastLeft(outcomes.slice(0, worlds.length), 2), leastLeft(outcomes.slice(-1), between.length)])
  const leaves = least !== undefined && least < keeper.amount && isMost(least, keeper)
  // what leaves a little at a time is looked at each week, and as often as somebody may come
  const slow = leaves ? worlds.map((one): Script => ({ ...one, times: weekly })) : []
  const left = leaves ? await leftInWeeks(ran, slow, keeper) : least
  if (left === undefined || !isMost(left, keeper)) return undefined
  // whom it may know is known once there is nothing in it but what is known; in a token there is too much, and less of it is read
  const isRead = doors.looksUp || address.toLowerCase() !== search.token.toLowerCase()
  const whole = isRead ? await wholeStorageOf(search.rpc, address, [...people, ...strange, search.token], block, filed) : undefined
  if (isRead && !whole) return undefined
  // whoever has something further behind in a list is tried likewise
  const others = namedIn(whole?.storage ?? new Map()).filter(one => ![...people, ...strange].includes(one) && !isNobody(one))
  if (others.length > 0) return triedBy(search, keeper, { ...known, further: [...others, ...(known.further ?? [])] }, block, doors)
  return {
    leaving: left < keeper.amount ? keeper.amount - left : 0n,
    proofs: [
      proofOf(search, trialOf(search, keeper, slow[0] ?? doing), `${left} of ${keeper.amount} shares stay with ${address}, whoever calls`),
      ...(whole ? [proofOf(search, whole.question, `${whole.root}: the root of all that was read`)] : []),
    ],
  }
}

/** The fewest shares that are left after twelve weeks; `undefined` where that is not known. */
async function leftInWeeks(
  ran: (scripts: readonly Script[]) => Promise<readonly Ran[] | undefined>,
  slow: readonly Script[],
  { amount }: Keeper,
): Promise<bigint | undefined> {
  const [weeks, ...often] = await Promise.all([
    ran(slow),
    ...apart.map(async between => {
      const times = Array.from({ length: visits }, (_, nth) => atOnce + nth * between)
      const seen = await ran(slow.map(one => ({ ...one, times })))
      return seen && { between, first: leastLeft(seen, 1), last: leastLeft(seen, visits) }
    }),
  ])
  const inWeeks = weeks && leastLeft(weeks, weekly.length)
  const inThatTime = often.map(one => {
    if (one?.first === undefined || one.last === undefined) return undefined
    // at that pace for twelve weeks, behind what leaves at once
    return one.first - ((one.first - one.last) * wide(afterWeeks)) / wide((visits - 1) * one.between)
  })
  return leastOf([amount, inWeeks, ...inThatTime])
}

/** Whether nearly all is left; of what is not known it is not. */
const isMost = (left: bigint | undefined, { amount }: Keeper): boolean => left !== undefined && (amount - left) * mostLeaving <= amount

/** What came of a script, and what a share was worth in it, in hundredths. */
interface Ran {
  readonly outcome: ReadonlyMap<string, Outcome>
  readonly growth: bigint
}

/** The fewest shares that were left at the first looks, by what they are worth; `undefined` where one is missing. */
function leastLeft(outcomes: readonly Ran[], looks: number): bigint | undefined {
  const places = Array.from({ length: looks }, (_, look) => `left/${look}/`)
  const all = outcomes.flatMap(({ outcome, growth }) =>
    [...outcome.keys()].flatMap(key => {
      if (!places.some(place => key.startsWith(place))) return []
      const left = wordIn(outcome, key)
      return [left === undefined ? undefined : (left * growth) / 100n]
    }),
  )
  return leastOf(all)
}

/** The smallest of them; `undefined` where one is not known. */
function leastOf(all: readonly (bigint | undefined)[]): bigint | undefined {
  const known = all.flatMap(one => one ?? [])
  if (known.length < all.length) return undefined
  return known.reduce<bigint | undefined>((least, one) => (least === undefined || one < least ? one : least), undefined)
}

/** Contracts that it may ask, such as one that tells the time: what they answer may be set in them. */
async function askedBy(search: Search, met: readonly string[], block: string): Promise<readonly { address: string; code: string }[]> {
  const { token, suspects, strangers } = search
  const own = [token, ...suspects, ...strangers].map(one => one.toLowerCase())
  const others = met.filter(one => !own.includes(one)).slice(0, mostAsked)
  const codes = others.length > 0 ? ((await search.rpc(...others.map(one => codeOf(one, block)))) as Reply<string>[]) : []
  return others.flatMap((one, at) => {
    const code = codes[at]
    return code?.ok && code.value.length > 2 ? [{ address: one, code: code.value }] : []
  })
}
