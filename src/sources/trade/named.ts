import { hexNumber } from '../evm/block.ts'
import { changesState, functionsOf } from '../evm/code.ts'
import { constantsIn } from '../evm/constants.ts'
import { asksWho, fieldOf, matters, onlyFor, storedIn } from '../evm/paths/asking.ts'
import { everyWay, type OneWay } from '../evm/paths/every-way.ts'
import type { State, Stored, Trace } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { reachBeyond, reachOf } from '../evm/reach.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import { holdersOf } from './controllers/kinds.ts'
import { isNobody } from './controllers/nobody.ts'
import type { Caller } from './controllers/ranked.ts'
import { addressOf, emptyWords, numberOf, seenIn, withoutCodeAt } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import { prepared, screen } from './powers.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Times that the machine looks, and steps that it makes for one contract; most who are named elsewhere. */
const [mostLooks, mostWork, mostNamed] = [4, 1_000_000, 2]

/** Somebody whom another contract names. */
interface Naming {
  /** Where his name stands. */
  readonly at: Stored
  readonly account: bigint
}

/**
 * Whether functions that let nobody in obey only whom another contract names, as a book of addresses does: what is named there is
 * changed by no single key, and who is named now is nobody, or a contract that serves everybody alike and makes nothing for nothing.
 */
export async function obeysNamed(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut, calls }: { readonly contract: Target; readonly shut: readonly string[]; readonly calls: readonly PowerCall[] },
): Promise<boolean> {
  const block = hexNumber(stage.header.number)
  const caller = stage.actors.stranger
  const work = { left: mostWork }
  const start = withoutCodeAt(known, caller)
  const look = <T>(of: (state: State) => Looked<T>) => seenIn(rpc, block, start, mostLooks, of)
  const callOf = (target: string, selector: string) => {
    const calldata = calls.find(call => call.target === target && call.selector === selector)?.calldata ?? selector
    return inputsOf({ caller, target, calldata: calldata + emptyWords })
  }
  const waysOf = (state: State, target: string, selectors: readonly string[]) =>
    selectors.map(selector => everyWay(state, callOf(target, selector), work, { matters }))
  const namings = await look(state => {
    const all = waysOf(state, contract.address, shut)
    const unread = all.flatMap(one => one.unread)
    const ways = all.map(one => one.ways?.filter(({ ok }) => ok))
    if (ways.some(own => own === undefined || own.length === 0)) return { says: undefined, unread }
    const found = ways.flat().map(way => (way ? namingOn(way, numberOf(contract.address)) : undefined))
    // what was not read yet is named nothing
    return { says: unread.length > 0 ? undefined : found, unread }
  })
  const each = namings?.flatMap(one => one ?? []) ?? []
  if (namings === undefined || each.length < namings.length || each.length === 0) return false
  const books = [...new Set(each.map(({ at }) => at.account))]
  const people = [...new Set(each.map(({ account }) => account))].filter(account => !isNobody(addressOf(account)))
  if (books.length > 1 || people.length > mostNamed) return false
  const [book = 0n] = books
  const fields = new Set(each.map(({ at }) => fieldOf(at)))
  const [masters, ...serving] = await Promise.all([
    look(state => {
      const code = plainCode(state, book)
      if (code === undefined) return { says: 'anybody' as const, unread: state.codes.has(book) ? [] : [{ account: book }] }
      const all = waysOf(state, addressOf(book), selectorsIn(code))
      const unread = all.flatMap(one => one.unread)
      if (all.some(({ ways }) => ways === undefined) || unread.length > 0) return { says: undefined, unread }
      const writing = all.flatMap(({ ways = [] }) => ways.filter(way => way.ok && way.writes.some(one => mayBe(fields, fieldOf(one)))))
      const of = writing.map(way => onlyFor(way).filter(rival => !rival.term || storedIn(rival)))
      return { says: of.every(one => one.length > 0) ? of.map(one => one.map(({ value }) => value)) : ('anybody' as const), unread }
    }),
    ...people.map(account => servesAll(rpc, stage, account, { start, work, block })),
  ])
  if (masters === undefined || masters === 'anybody' || !serving.every(Boolean)) return false
  const named = [...new Set(masters.flat())].map(addressOf)
  const holders = await holdersOf(rpc, named, block)
  const isShared = (account: bigint) => {
    const kind = isNobody(addressOf(account)) ? 'nobody' : holders.get(addressOf(account))?.kind
    return kind !== undefined && kind !== 'account' && kind !== 'contract'
  }
  return masters.every(of => of.some(isShared))
}

interface Looked<T> {
  readonly says: T | undefined
  readonly unread: Trace['unread']
}

/** Who is let by on a way, where that is whom another contract names. */
function namingOn(way: OneWay, own: bigint): Naming | undefined {
  const [found] = onlyFor(way).flatMap(rival => {
    const at = storedIn(rival)
    return at && at.account !== own ? [{ at, account: rival.value }] : []
  })
  return found
}

const mayBe = (fields: ReadonlySet<string | undefined>, field: string | undefined): boolean => field === undefined || fields.has(field)

const selectorsIn = (code: string): string[] => functionsOf(code).map(({ selector }) => selector)

/** Code that runs no other and passes on no call. */
function plainCode({ codes }: State, account: bigint): string | undefined {
  const bytes = codes.get(account)
  const code = bytes && `0x${Buffer.from(bytes).toString('hex')}`
  return code === undefined || code.length <= 2 || constantsIn(code).delegates || reachBeyond(code).calls ? undefined : code
}

/** Whether no function of a contract asks who calls it, none says what it is told to say, and a stranger makes and takes nothing by them. */
async function servesAll(
  rpc: Rpc,
  stage: Stage,
  account: bigint,
  { start, work, block }: { readonly start: State; readonly work: { left: number }; readonly block: string },
): Promise<boolean> {
  const address = addressOf(account)
  const by: Caller = { address: stage.actors.stranger, role: 'stranger' }
  const code = await seenIn(rpc, block, start, mostLooks, state => {
    if (!state.codes.has(account)) return { says: undefined, unread: [{ account }] }
    const plain = plainCode(state, account)
    if (plain === undefined) return { says: 'closed' as const, unread: [] }
    const all = functionsOf(plain)
      .filter(changesState)
      .map(({ selector }) => asksWho(state, inputsOf({ caller: by.address, target: address, calldata: selector + emptyWords }), work))
    const unread = all.flatMap(one => one.unread)
    if (all.some(({ asks }) => asks)) return { says: 'closed' as const, unread }
    return { says: all.some(({ asks }) => asks === undefined) ? undefined : plain, unread }
  })
  if (code === undefined || code === 'closed') return false
  const functions = functionsOf(code).filter(changesState)
  const reach = reachOf(code)
  if (functions.some(({ selector, arguments: types }) => reach.get(selector)?.unspelt !== false && /int|bytes|string/.test(types)))
    return false
  const target: Target = { address, functions, callers: [], plain: code }
  const { suspects, untried } = await screen(
    rpc,
    prepared(
      stage,
      functions.flatMap(found => callsTo(stage, target, by, found)),
      'transactions',
    ),
  )
  return suspects.length === 0 && untried.length === 0
}
