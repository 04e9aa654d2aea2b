import type { ContractFunction } from '../../evidence/contract.ts'
import type { PowerEffect } from '../../evidence/powers.ts'
import { parametersOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { functionsOf } from '../evm/code.ts'
import { constantsIn } from '../evm/constants.ts'
import { fieldOf, isCaller } from '../evm/paths/asking.ts'
import { keptBits } from '../evm/paths/bits.ts'
import type { OneWay } from '../evm/paths/every-way.ts'
import { type Naming, speaksForCaller, speaksSo } from '../evm/paths/speaking.ts'
import type { State, Stored, Write } from '../evm/paths/state.ts'
import { addressBits } from '../evm/paths/tables.ts'
import { all as everyBit, leastPlaceOfEntry, op, wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { comingTo, reachBeyond, reachOf } from '../evm/reach.ts'
import { erc20 } from '../evm/selectors.ts'
import { zeroAddress } from '../quantities.ts'
import { written, zeroWord } from './arguments.ts'
import type { Controllers } from './controllers/discover.ts'
import { wholeStorageOf } from './controllers/whole-storage.ts'
import { placeOf } from './deeds.ts'
import { bytesOf, numberOf, seenIn, withoutCodeAt } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** Times that it is looked at, steps that it makes for one contract, and most functions of one. */
const [mostLooks, mostWork, mostFunctions] = [3, 300_000, 24]
/** Of each list of bytes so many are said. */
const said = `0x${'00'.repeat(64)}`
/** A transfer with the account behind it in whose name it is made. */
const spoken = new RegExp(`^${erc20.transfer}.{128}.{40}$`)

/**
 * Tells of effects whether a contract is behind them on whose ways it was seen to speak for nobody but who calls it or has signed:
 * one that the token lets speak for others (ERC-2771), or one that takes by name, and names nobody else. That is no proof: a way
 * may lie behind what was not gone.
 */
export async function spokenBySigners(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  { effects, known }: { readonly effects: readonly PowerEffect[]; readonly known: Promise<State> },
): Promise<(effect: PowerEffect) => boolean> {
  // several effects are of one contract, which names its callers in one place
  const seen = new Map<string, Promise<boolean>>()
  const found = await Promise.all(
    effects.map(async effect => {
      const spoken = spokenIn(stage, effect)
      if (!spoken) return []
      const key = `${effect.caller} ${spoken.naming && effect.selector} ${spoken.naming?.at}`
      const speaks = seen.get(key) ?? speaksForCallers(rpc, stage, controllers, { ...spoken, speaker: effect.caller, known })
      seen.set(key, speaks)
      return (await speaks) ? [effect] : []
    }),
  )
  const honest = new Set(found.flat())
  // what it takes on the way it takes in the same manner
  const manners = new Set([...honest].map(({ caller, selector }) => `${caller} ${selector}`))
  const onTheWay = ({ kind, steps = [] }: PowerEffect): boolean =>
    kind === 'takes balances' && steps.some(({ caller, calldata }) => manners.has(`${caller} ${calldata.slice(0, 10)}`))
  return effect => honest.has(effect) || onTheWay(effect)
}

/** How a contract takes in the name of a holder, if it does. */
function spokenIn(
  { actors, route }: Stage,
  { kind, callerKind, target, steps, calldata = '' }: PowerEffect,
): Pick<Spoken, 'naming'> | undefined {
  if (kind !== 'takes balances' || callerKind !== 'contract' || target !== undefined) return undefined
  const [buyer, bystander] = [actors.buyer, actors.bystander].map(account => account.slice(2).toLowerCase()) as [string, string]
  if (spoken.test(calldata) && [buyer, bystander].some(account => calldata.endsWith(account))) return { naming: undefined }
  const words = calldata.slice(10).toLowerCase().match(/.{64}/g) ?? []
  const placesOf = (holder: string) => words.flatMap((word, at) => (word.endsWith(holder) ? [at] : []))
  const [own, others] = [buyer, route.pool.address.slice(2).toLowerCase()].map(placesOf) as [number[], number[]]
  const [place, ...more] = own.length > 0 ? own : others
  if (place === undefined || more.length > 0 || steps !== undefined) return undefined
  return { naming: { selector: bytesOf(calldata.slice(0, 10)), at: 4 + 32 * place + 12 } }
}

interface Spoken {
  readonly speaker: string
  /** Absent where who is meant stands at the end. */
  readonly naming: Naming | undefined
  readonly known: Promise<State>
}

async function speaksForCallers(
  rpc: Rpc,
  stage: Stage,
  { known: contracts }: Controllers,
  { speaker, naming, known }: Spoken,
): Promise<boolean> {
  const code = contracts.get(speaker)?.code
  const functions = code === undefined ? [] : functionsOf(code)
  // what no function is named for may say anything
  if (code === undefined || functions.length === 0 || functions.length > mostFunctions || reachBeyond(code).calls) return false
  const reach = reachOf(code)
  // other code may call anybody
  const speaking = functions.filter(({ selector }) => constantsIn(code).delegates || reach.get(selector)?.calls !== false)
  const asked = speaking.flatMap(found => calldataOf(found) ?? [])
  if (asked.length < speaking.length) return false
  const caller = stage.actors.stranger
  const work = { left: mostWork }
  const speaks = await seenIn(rpc, hexNumber(stage.header.number), withoutCodeAt(await known, caller), mostLooks, state => {
    const [listener, call] = [numberOf(stage.token), (calldata: string) => inputsOf({ caller, target: speaker, calldata })]
    const all = asked.map(calldata => speaksForCaller(state, call(calldata), { listener, naming }, work))
    const unread = all.flatMap(one => one.unread)
    if (all.some(({ himself }) => himself === false)) return { says: false, unread }
    return { says: all.every(({ himself }) => himself) || undefined, unread }
  })
  return speaks === true
}

interface Takings {
  readonly known: State
  /** Effects behind which a contract is that speaks for its callers, or acts in order. */
  orderly(effect: PowerEffect): boolean
}

/** Those effects that are what {@link takesOfCallersAlone} says. */
export async function takenOfCallersAlone(
  rpc: Rpc,
  stage: Stage,
  { effects, known, orderly }: Takings & { readonly effects: readonly PowerEffect[] },
): Promise<ReadonlySet<PowerEffect>> {
  const own = await Promise.all(
    effects.map(async effect => ((await takesOfCallersAlone(rpc, stage, effect, { known, orderly })) ? [effect] : [])),
  )
  const alone = new Set(own.flat())
  const manners = new Set([...alone].map(({ caller, selector }) => `${caller} ${selector}`))
  // what it does with its own takes from nobody, or is an effect of its own
  const ownDeeds: ReadonlySet<string | undefined> = new Set([erc20.approve, erc20.transfer])
  const isAgain = ({ kind, caller, selector, target, steps = [] }: PowerEffect): boolean => {
    const deeds = [{ by: caller, deed: selector }, ...steps.map(one => ({ by: one.caller, deed: one.calldata.slice(0, 10) }))]
    const isTaking = ({ by, deed }: (typeof deeds)[number]) => manners.has(`${by} ${deed}`)
    const isFair = deeds.some(isTaking) && deeds.every(one => isTaking(one) || ownDeeds.has(one.deed))
    return kind === 'takes balances' && target === undefined && isFair
  }
  return new Set(effects.filter(effect => alone.has(effect) || isAgain(effect)))
}

/**
 * Whether a contract takes tokens of nobody but of who calls it, or has agreed to that: each way of each function that can come to the deed
 * names him, or itself; every instruction by which one of them may call was passed, and none goes round. Who agreed has signed, or has put
 * his account under the hash of all that is done, where nobody else can put it and nothing lay from the beginning. What is not seen to the
 * end is not so.
 */
async function takesOfCallersAlone(rpc: Rpc, stage: Stage, effect: PowerEffect, { known, orderly }: Takings): Promise<boolean> {
  const naming = spokenIn(stage, effect)?.naming
  const deed = effect.selector
  if (naming === undefined || deed === undefined) return false
  // what is the contract's own is no holder's
  const himself = { ...naming, besides: bytesOf(effect.caller), ...(effect.calldata && { size: wide(bytesOf(effect.calldata).length) }) }
  const { look, waysOf } = machineFor(rpc, stage, known)
  const [own, listener, isOrderly] = [numberOf(effect.caller), numberOf(stage.token), orderly(effect)]
  const alone = await look((state): ReturnType<Says<Takes>> => {
    if (!state.codes.has(own)) return { says: undefined, unread: [{ account: own }] }
    const code = plainCode(state, own)
    if (code === undefined) return { says: 'no', unread: [] }
    const names = (ways: readonly OneWay[], isOwnWord?: (one: Stored) => boolean) =>
      ways.every(way => speaksSo(way, { listener, naming: himself, ...(isOwnWord && { isOwnWord }) }))
    if (isOrderly) {
      const reach = reachOf(code)
      const doing = comingTo(code, functionsOf(code), deed)
      const gone = [...doing.map(one => [one]), [...nameless]].map(some => ({ some, ...waysOf(state, own, some) }))
      const unread = gone.flatMap(one => one.unread)
      if (unread.length > 0 || gone.some(({ through }) => through === undefined)) return { says: undefined, unread }
      // what a function may come to, and did on no way of its own, nobody has seen
      const isSeen = gone.every(({ some: [selector = ''], touched }) =>
        [...(reach.get(selector)?.callsAt ?? [])].every(at => touched.has(at)),
      )
      const isWhole = isSeen && gone.every(({ rounds, vague }) => !rounds && !vague) && doing.every(selector => reach.has(selector))
      if (isWhole && gone.every(({ through = [] }) => names(through))) return { says: 'alone', unread: [] }
    }
    // what others do to the words by which somebody agrees, any of its functions may do
    const every = waysOf(state, own, [...functionsOf(code).map(({ selector }) => selector), ...nameless])
    if (every.unread.length > 0 || !every.through) return { says: undefined, unread: every.unread }
    const isAgreed = !every.rounds && isAllSeen(code, every) && names(every.through, ownWordsIn(every.through, own))
    return { says: isAgreed ? 'as agreed' : 'no', unread: [] }
  })
  if (alone !== 'as agreed') return alone === 'alone'
  // what its constructor entered for others they never agreed to: no entry of any mapping may be there yet
  const whole = await wholeStorageOf(rpc, effect.caller, [], hexNumber(stage.header.number))
  return whole !== undefined && [...whole.storage].every(([slot, held]) => numberOf(held) === 0n || numberOf(slot) < leastPlaceOfEntry)
}

/** Of nobody else; as those agreed whose word it keeps; or of others too. */
type Takes = 'alone' | 'as agreed' | 'no'

/** Tells of words of a contract whether nobody puts another account there than his own. */
function ownWordsIn(ways: readonly OneWay[], own: bigint): (one: Stored) => boolean {
  const written = ways.flatMap(way => way.writes.map(write => ({ write, field: placeOf(way, write)?.field })))
  return one => {
    const field = fieldOf(one)
    const all = written.filter(other => other.field === undefined || other.field === field)
    return one.account === own && field !== undefined && all.every(({ write }) => isCallers(write))
  }
}

/** Whether what is written is the account of the caller, beside what lay there, or nothing. */
function isCallers({ value, slot }: Write): boolean {
  if (!value.term) return value.value === 0n
  const beside = value.term.kind === 'made' && value.term.opcode === op.or ? value.term.operands : []
  return isCaller(value) || (beside.some(isCaller) && keptBits(value, slot) === (everyBit ^ addressBits))
}

/** Arguments that say nothing. */
const nothing = { casting: [zeroAddress], value: 0n, flag: false, word: zeroWord, length: 0, data: said, selector: '0x00000000' }

/** A call with nothing in it that lies where the code looks for it; `undefined` where its arguments are not known. */
function calldataOf({ selector, arguments: types }: ContractFunction): string | undefined {
  const parameters = parametersOf(types)
  return parameters && written(selector, types, parameters, nothing, zeroAddress)
}
