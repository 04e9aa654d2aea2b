import { functionsOf } from '../../evm/code.ts'
import { bare, fieldOf, fieldsIn, isCaller, isFixed, isOfVariables } from '../../evm/paths/asking.ts'
import { load } from '../../evm/paths/bytes.ts'
import { isVariable } from '../../evm/paths/entries.ts'
import { isImpossible, type OneWay, type Stays, takenFor } from '../../evm/paths/every-way.ts'
import { trace } from '../../evm/paths/machine.ts'
import type { Sent, State, Stored, Trace } from '../../evm/paths/state.ts'
import { comparisonIn, digitsOf, isSame, op, type Word, wide } from '../../evm/paths/words.ts'
import { reachOf } from '../../evm/reach.ts'
import { erc20, views } from '../../evm/selectors.ts'
import { isOf } from '../behind.ts'
import { accountIn, meets, neverGone, type Place, placeOf, saidIn, writtenOn } from '../deeds.ts'
import { addressOf, bytesOf, numberOf } from '../machine-state.ts'
import { inputsOf } from '../plans.ts'
import { isAllSeenBut, machineFor, nameless, plainCode, type Says } from '../whole-ways.ts'
import { type Deposits, depositsOn } from './deposits.ts'
import type { Search } from './owners.ts'
import { adrift, saysNothing } from './texts.ts'

/** By what shares of a pool leave whoever calls it: nothing else that a pool does takes any from him, but to move what is his in his name. */
const parting: ReadonlySet<string> = new Set([erc20.transfer, erc20.approve])
const selectorBytes = 4

/** By which functions shares may leave a contract, and where it keeps what each may take back, where nothing else leaves. */
interface Parting {
  readonly by: ReadonlySet<string>
  readonly deposits?: Deposits | undefined
}

/**
 * By which functions a contract may have a pool send shares, or allow somebody to take them: none where it keeps them for ever, if it was never
 * asked to allow anything. On all other ways it calls either somebody who is not the pool, as its code, a variable that nothing writes or
 * what it was given says, or the pool by a function that moves no shares of its caller. `undefined` where it runs other code, or
 * not all of its ways were seen.
 */
export async function partingOn(search: Search, pool: string, address: string, code: string): Promise<Parting | undefined> {
  const { header, rpc, chain, strangers } = search
  const [own, shares, [caller = pool]] = [numberOf(address), numberOf(pool), strangers]
  const start: State = {
    codes: new Map([[own, bytesOf(code)]]),
    storage: new Map(),
    names: [],
    fresh: numberOf(caller),
    time: header.timestamp,
    number: header.number,
    chain: wide(chain),
  }
  const { look, waysOf } = machineFor(rpc, { header, actors: { stranger: caller } }, start, { isPatient: true, sweeps: true })
  const reach = reachOf(code)
  // what neither writes nor calls does nothing; that nothing else does is seen below
  const doing = functionsOf(code).flatMap(({ selector }) => {
    const { writes, callsAt } = reach.get(selector) ?? {}
    return writes?.size === 0 && callsAt?.size === 0 ? [] : [selector]
  })
  const callsNobody = (selector: string) => reach.get(selector)?.callsAt.size === 0
  return look((state): ReturnType<Says<Parting>> => {
    if (plainCode(state, own) === undefined) return { says: undefined, unread: [] }
    const balance = balanceIn(state, { own, shares, caller })
    let asksForAny = false
    const isAsItIs: Stays = (condition, sent) => {
      const stays = sent === 0 && isWhetherAny(condition, balance.at)
      asksForAny ||= stays
      return stays
    }
    const each = [...doing, ...nameless].map(selector => ({ selector, ...waysOf(state, own, [selector], isAsItIs) }))
    const unread = [...balance.unread, ...each.flatMap(one => one.unread)]
    if (unread.length > 0 || each.some(({ through }) => !through)) return { says: undefined, unread }
    const through = each.flatMap(one => one.through ?? [])
    const idle = each.flatMap(one => (one.through?.length === 0 ? [one.selector] : []))
    // what goes round as often as somebody likes may call another in the fiftieth round
    const round = each.filter(({ rounds }) => rounds)
    const goesOn = round.some(({ selector, through = [] }) => !callsNobody(selector) || !filesOnly(through))
    if (goesOn || !isAllSeenBut(code, idle, ...each)) return { says: undefined, unread }
    const files = round.length > 0
    const never = neverGone(through, own, files)
    const ways = through.filter(way => !never.has(way) && (isUnsure(way) || !isImpossible(way)))
    const known = { own, shares, written: writtenOn(ways), files }
    const keeps = new Set(ways.filter(way => way.sent.every(one => partsWithNone(way, one, known))))
    const isParting = (way: OneWay) => ways.includes(way) && !keeps.has(way)
    // nobody who tries it would name the shares there, nor say what it should be told
    const isOpen = (way: OneWay, sent: Sent) =>
      isAdrift(sent.target) || sent.size.term !== undefined || (saidIn(sent) === undefined && !partsWithNone(way, sent, known))
    if (ways.some(way => isParting(way) && way.sent.some(sent => isOpen(way, sent)))) return { says: undefined, unread }
    // nor what should stand in a text
    const hears = each.map(one => one.through ?? [])
    if (ways.some(isParting) && !saysNothing(hears, own)) return { says: undefined, unread }
    const by = new Set(each.flatMap(one => (one.through?.some(isParting) ? [one.selector] : [])))
    // where shares leave bit by bit there may be none on the next way
    const isLedger = !files && !asksForAny
    const isOfPool = ({ target }: Sent) => stays(target, known) && accountIn(target) === shares
    const isHarmless = (way: OneWay, sent: Sent) => partsWithNone(way, sent, known)
    const deposits = isLedger && balance.at ? depositsOn(ways, { own, shares, balance: balance.at, isOfPool, isHarmless }) : undefined
    return { says: { by, deposits }, unread }
  })
}

/** Whether ways write nothing but entries of mappings: so they do in the rounds that were not seen, of whichever mappings. */
const filesOnly = (ways: readonly OneWay[]): boolean =>
  ways.every(({ writes }) => writes.every(write => write.slot.term?.kind === 'hash' && fieldOf(write) !== undefined))

/** Where a pool keeps what a contract has of it, as far as one word says it. */
function balanceIn(
  state: State,
  { own, shares, caller }: { readonly own: bigint; readonly shares: bigint; readonly caller: string },
): Pick<Trace, 'unread'> & { readonly at: Stored | undefined } {
  const calldata = `${views.balanceOf}${digitsOf(own)}`
  const { ok, reads, unread } = trace(state, [inputsOf({ caller, target: addressOf(shares), calldata })])
  const [at, ...others] = reads
  return { at: ok && at?.account === shares && others.length === 0 ? at : undefined, unread }
}

/**
 * Whether a condition asks whether there are any shares. As long as none have left there are, so that this goes as it goes now up to the
 * first call by which some do: what was called before may have been that one.
 */
function isWhetherAny(condition: Word, balance: Stored | undefined): boolean {
  const { pair, equal } = comparisonIn(condition) ?? {}
  const nothing = pair?.find(({ term, value }) => !term && value === 0n)
  const asked = pair && equal !== undefined && nothing ? pair.find(one => one !== nothing) : upright(condition)
  const { term } = asked ?? {}
  if (balance === undefined || term?.kind !== 'stored' || asked?.value === 0n) return false
  return term.account === balance.account && isFixed(term.slot) && term.slot.value === balance.slot.value
}

/** What is taken for something or for nothing. */
function upright(condition: Word): Word {
  const [inner] = condition.term?.kind === 'made' && condition.term.opcode === op.iszero ? condition.term.operands : []
  return inner ? upright(inner) : condition
}

/** Whether a word is taken from where somebody chooses. */
function isAdrift({ term }: Word): boolean {
  if (term?.kind === 'input') return term.by !== undefined
  if (term?.kind === 'bytes') return term.parts.some(({ word }) => isAdrift(word))
  return term?.kind === 'made' && ((term.operands.length === 0 && adrift.has(term.opcode)) || term.operands.some(isAdrift))
}

/** Whether a way writes where anything may lie: what it has looked at before may be another by then. */
const isUnsure = (way: OneWay): boolean => way.writes.some(write => placeOf(way, write) === undefined)

interface Known {
  readonly own: bigint
  readonly shares: bigint
  /** Where something is written. */
  readonly written: readonly (Place | undefined)[]
  /** Whether any entry of any mapping may be written. */
  readonly files: boolean
}

function partsWithNone(way: OneWay, sent: Sent, known: Known): boolean {
  const { own, size, input } = sent
  if (own) return false
  const says = size.term || size.value >= 4n ? saidIn(sent) : 'nothing'
  const isHarmless =
    says === erc20.transferFrom ? takesFromAnother(load(input, selectorBytes), known) : says !== undefined && !parting.has(says)
  return isHarmless || isElsewhere(way, sent, known)
}

/** Whether shares are taken from whoever calls, or from somebody else who never becomes another. */
const takesFromAnother = (whom: Word, known: Known): boolean => isCaller(whom) || (stays(whom, known) && accountIn(whom) !== known.own)

/** Whether a word is written in the code, or in a variable of the contract that nothing writes. */
const stays = (word: Word, { own, written, files }: Known): boolean =>
  isOfVariables(word) &&
  isOf(own, word) &&
  fieldsIn(word).every(({ field }) => !files || isVariable(field)) &&
  !written.some(place => meets(place, fieldsIn(word)))

/** Whether whom a way calls is not the pool: he is somebody else, or was told apart from it. */
function isElsewhere(way: OneWay, sent: Sent, known: Known): boolean {
  const { forks, turns, sent: all } = way
  const [{ shares }, { target }] = [known, sent]
  if (stays(target, known)) return accountIn(target) !== shares
  const whom = bare(target)
  // whoever was called before may have another named in its place by now, and so may what is written anywhere
  if (fieldsIn(whom).length > 0 && (all.indexOf(sent) > 0 || isUnsure(way))) return false
  return forks.some(fork => {
    const [term, isGiven] = takenFor(fork, turns)
    // nobody has no shares
    if (term && !isGiven && isSame(bare({ value: 0n, term }), whom)) return true
    const { pair = [], equal } = comparisonIn(fork.condition) ?? {}
    const [one, other] = pair.map(bare)
    const goes = turns.get(fork.place)
    if (!one || !other || goes === undefined) return false
    const rival = isSame(one, whom) ? other : isSame(other, whom) ? one : undefined
    if (rival === undefined || !stays(rival, known)) return false
    return goes === equal ? accountIn(rival) !== shares : accountIn(rival) === shares
  })
}
