import type { ContractFunction } from '../../evidence/contract.ts'
import { hexNumber } from '../evm/block.ts'
import { changesState, functionsOf } from '../evm/code.ts'
import { fieldOf, isFixed, matters, onlyFor, storedIn } from '../evm/paths/asking.ts'
import { isTurned, type OneWay } from '../evm/paths/every-way.ts'
import type { State, Write } from '../evm/paths/state.ts'
import { isGiven, isWorkedOut, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { reachOf } from '../evm/reach.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import { holdersOf } from './controllers/kinds.ts'
import { isNobody } from './controllers/nobody.ts'
import type { Caller } from './controllers/ranked.ts'
import { isShared } from './controllers/shared.ts'
import { addressOf, numberOf } from './machine-state.ts'
import { prepared, screen } from './powers.ts'
import type { Stage } from './stage.ts'
import { type Machine, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** Most who are named elsewhere. */
const mostNamed = 2

interface Book {
  readonly address: bigint
  /** Fields in which the names stand, and those of the contract that say where the book is. */
  readonly names: readonly string[]
  readonly pointers: readonly string[]
  readonly named: readonly bigint[]
}

/**
 * Whether functions that let nobody in obey only whom another contract names, as a book of addresses does: what is named there, and which
 * book is asked, is changed by no single key, and who is named now is nobody, or a contract that serves everybody alike, asks nobody else
 * and makes nothing for nothing. What is not seen to the end is not so.
 */
export async function obeysNamed(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut, people }: { readonly contract: Target; readonly shut: readonly string[]; readonly people: readonly string[] },
): Promise<boolean> {
  const block = hexNumber(stage.header.number)
  const own = numberOf(contract.address)
  const { look, waysOf } = machineFor(rpc, stage, known)
  const book = await look((state): ReturnType<Says<Book | 'none'>> => {
    const { through, unread } = waysOf(state, own, shut)
    if (!through || unread.length > 0) return { says: undefined, unread }
    return { says: bookOf(through, own) ?? 'none', unread }
  })
  if (book === undefined || book === 'none') return false
  const strange = book.named.filter(account => !isNobody(addressOf(account)))
  if (strange.length > mostNamed) return false
  /** Whom ways go on for alone that write some fields, or a field by which such a one is known: one of each must be no single key. */
  const mastersOf = (account: bigint, fields: readonly string[]) =>
    look((state): ReturnType<Says<readonly (readonly bigint[])[] | 'anybody'>> => {
      if (!state.codes.has(account)) return { says: undefined, unread: [{ account }] }
      const code = plainCode(state, account)
      if (code === undefined) return { says: 'anybody', unread: [] }
      const { through, unread } = waysOf(state, account, [...functionsOf(code).map(({ selector }) => selector), ...nameless])
      if (!through || unread.length > 0) return { says: undefined, unread }
      return { says: guarded(through, account, fields) ?? 'anybody', unread }
    })
  const [writing, pointing, serving] = await Promise.all([
    mastersOf(book.address, book.names),
    book.pointers.length > 0 ? mastersOf(own, book.pointers) : [],
    Promise.all(
      strange.map(account => servesAll(rpc, stage, { account, allowed: [own, book.address, numberOf(stage.token)] }, { look, waysOf })),
    ),
  ])
  if (![writing, pointing].every(Array.isArray) || !serving.every(Boolean)) return false
  const masters = [writing, pointing].flat() as readonly (readonly bigint[])[]
  const holders = await holdersOf(rpc, [...new Set(masters.flat())].map(addressOf), block, { others: () => people })
  const isApart = (account: bigint): boolean => {
    const holder = holders.get(addressOf(account))
    return isNobody(addressOf(account)) || (holder !== undefined && isShared(holder))
  }
  return masters.every(of => of.some(isApart))
}

/** The one book whose names let anybody by on each of these ways; names and pointers stand in places that nobody chooses. */
function bookOf(ways: readonly OneWay[], own: bigint): Book | undefined {
  const each = ways.map(way => namingOn(way, own))
  const namings = each.flatMap(one => one ?? [])
  const [address, ...others] = [...new Set(namings.map(({ account }) => account))]
  if (address === undefined || others.length > 0 || namings.length < each.length) return undefined
  const targets = ways.flatMap(({ looked }) => looked.filter(({ target }) => target.value === address))
  const pointers = targets.map(({ target, within }) => (within ? undefined : placedIn(target, own)))
  if (pointers.length === 0 || pointers.includes(undefined)) return undefined
  return {
    address,
    names: namings.map(({ field }) => field),
    pointers: pointers.flatMap(one => one ?? []),
    named: [...new Set(namings.map(({ value }) => value))],
  }
}

/** Who is let by on a way, where another contract than its own says who, and in which field. */
function namingOn(way: OneWay, own: bigint): { readonly account: bigint; readonly field: string; readonly value: bigint } | undefined {
  const [found] = onlyFor(way).flatMap(rival => {
    const at = storedIn(rival)
    const field = at && !isWorkedOut(at.slot) && isFixed(at.slot) ? fieldOf(at) : undefined
    return at && field !== undefined && at.account !== own ? [{ account: at.account, field, value: rival.value }] : []
  })
  return found
}

/** The field of a contract that a word lies in, in a place that nobody chooses; none for what stands in the code, `undefined` for others. */
function placedIn(word: Word, own: bigint): readonly string[] | undefined {
  if (!word.term) return []
  const at = storedIn(word)
  const field = at && at.account === own && isFixed(at.slot) ? fieldOf(at) : undefined
  return field === undefined ? undefined : [field]
}

/** Whom each way goes on for alone that may write one of the fields, or one by which such a master is known; `undefined` where one goes on for others. */
function guarded(ways: readonly OneWay[], account: bigint, fields: readonly string[]): readonly (readonly bigint[])[] | undefined {
  const wanted = new Set(fields)
  const masters = new Map<OneWay, readonly bigint[]>()
  for (let before = -1; before < masters.size; ) {
    before = masters.size
    for (const way of ways.filter(one => !masters.has(one) && one.writes.some(write => mayBe(write, account, wanted)))) {
      const rivals = onlyFor(way).flatMap(rival => {
        const places = placedIn(rival, account)
        return places ? [{ value: rival.value, places }] : []
      })
      if (rivals.length === 0) return undefined
      masters.set(
        way,
        rivals.map(({ value }) => value),
      )
      for (const field of rivals.flatMap(({ places }) => places)) wanted.add(field)
    }
  }
  return [...masters.values()]
}

/** Whether what is written may be one of some fields: a place that is worked out may be any. */
function mayBe(write: Write, account: bigint, fields: ReadonlySet<string>): boolean {
  if (write.account !== account) return false
  const field = fieldOf(write)
  return field === undefined || fields.has(field) || isWorkedOut(write.slot) || write.slot.term?.kind === 'made'
}

/** Numbers and flags: nobody can be named by them. */
const nameNobody = /^(?:(?:u?int(?!160)\d*|bool)(?:,|$))*$/

/**
 * Whether a contract serves everybody alike: no function asks who calls it, wants to be told something, says what it is told or names
 * anybody, all whom it asks are known, and a stranger makes and takes nothing by one of them, or by one behind another.
 */
async function servesAll(
  rpc: Rpc,
  stage: Stage,
  { account, allowed }: { readonly account: bigint; readonly allowed: readonly bigint[] },
  { look, waysOf }: Machine,
): Promise<boolean> {
  const code = await look((state): ReturnType<Says<string>> => {
    if (!state.codes.has(account)) return { says: undefined, unread: [{ account }] }
    const plain = plainCode(state, account)
    if (plain === undefined) return { says: '', unread: [] }
    const { through, unread } = waysOf(state, account, [...functionsOf(plain).map(({ selector }) => selector), ...nameless])
    if (!through || unread.length > 0) return { says: undefined, unread }
    const pointers = through.flatMap(({ looked }) => looked.flatMap(({ target }) => placedIn(target, account) ?? []))
    const isFair = through.every(
      way =>
        // what has to be otherwise before it sends anything may come, or be known to somebody
        !way.forks.some(fork => isTurned(way, fork) && (way.sent.length > 0 || matters(fork.condition))) &&
        // what those do whom it calls is their own
        way.looked.every(({ target, within }) => within || (!isGiven(target) && (allowed.includes(target.value) || isCoin(way, target)))) &&
        !way.writes.some(write => mayBe(write, account, new Set(pointers))),
    )
    return { says: isFair ? plain : '', unread }
  })
  if (!code) return false
  const functions = functionsOf(code).filter(changesState)
  const reach = reachOf(code)
  const says = ({ selector, arguments: types }: ContractFunction) => types !== '' && reach.get(selector)?.unspelt !== false
  // whom one function puts down another may name
  if (functions.some(found => !nameNobody.test(found.arguments) || says(found))) return false
  const address = addressOf(account)
  const by: Caller = { address: stage.actors.stranger, role: 'stranger' }
  const target: Target = { address, functions, callers: [], plain: code }
  const calls = functions.flatMap(found => callsTo(stage, target, by, found))
  const pairs = functions.flatMap(first => {
    const steps = calls.filter(({ selector }) => selector === first.selector).slice(0, 1)
    return calls.filter(({ selector }) => selector !== first.selector).map(call => ({ ...call, steps }))
  })
  if (pairs.length > mostPairs) return false
  const { suspects, untried } = await screen(rpc, prepared(stage, [...calls, ...pairs], 'transactions'))
  return suspects.length === 0 && untried.length === 0
}

/** Most calls behind another. */
const mostPairs = 96

/** Whether somebody is only sent coins: who calls, by a call that says nothing. */
const isCoin = ({ sent }: OneWay, word: Word): boolean =>
  sent.some(({ target, size }) => target === word && !size.term && size.value === 0n)
