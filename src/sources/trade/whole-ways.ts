import { hexNumber } from '../evm/block.ts'
import { constantsIn } from '../evm/constants.ts'
import { operationsIn } from '../evm/instructions.ts'
import { asks, fieldsIn } from '../evm/paths/asking.ts'
import { everyWay, failsInRounds, isLoop, type OneWay, type Stays } from '../evm/paths/every-way.ts'
import type { Fork, State, Trace } from '../evm/paths/state.ts'
import type { Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { type Reach, reachBeyond, reachOf } from '../evm/reach.ts'
import { addressOf, emptyWords, seenIn, withoutCodeAt } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Stage } from './stage.ts'

/** Times that the machine looks, as each contract that is called may call one more, and steps that it makes for all. */
const [mostLooks, mostWork] = [8, 2_000_000]
/** Rounds that are told apart where the first few leave something open: code that looks at each argument comes to one place for all. */
const mostRounds = 12
/** CALLCODE, CREATE, CREATE2 and SELFDESTRUCT: what such code does is not followed. */
export const unfollowed: ReadonlySet<number> = new Set([0xf2, 0xf0, 0xf5, 0xff])
/** A selector that no function has, and none at all: they lead to the fallback function and to the receive function. */
export const nameless = ['0xfffffffe', '0x']

/** What is said of a state, and what would have to be read for it. */
export type Says<T> = (state: State) => { readonly says: T | undefined; readonly unread: Trace['unread'] }

/** Our own machine, on whose steps there is one bound. */
export interface Machine {
  look<T>(says: Says<T>): Promise<T | undefined>
  /** Ways of functions that go through, whoever calls; `undefined` where not all are known. What `stays` turns no fork. */
  waysOf(state: State, account: bigint, selectors: readonly string[], stays?: Stays): Gone
}

/** Ways that were gone, and by which instructions they write something or call somebody. */
interface Gone {
  readonly through: readonly OneWay[] | undefined
  readonly unread: Trace['unread']
  readonly touched: ReadonlySet<number>
  /** Whether one of them passes a fork so often that it is turned no more. */
  readonly rounds: boolean
  /** Whether one of them uses a place in memory that is worked out from what is given. */
  readonly vague: boolean
}

/** A machine that looks at what somebody can do who is nobody yet, or who calls, as a contract or not; a patient one once more, where a few rounds leave something open. */
export function machineFor(
  rpc: Rpc,
  stage: Pick<Stage, 'header'> & { readonly actors: Pick<Stage['actors'], 'stranger'> },
  known: State,
  {
    caller = stage.actors.stranger,
    isContract = false,
    isPatient = false,
    sweeps = false,
  }: { readonly caller?: string; readonly isContract?: boolean; readonly isPatient?: boolean; readonly sweeps?: boolean } = {},
): Machine {
  const start = isContract ? known : withoutCodeAt(known, caller)
  const work = { left: mostWork }
  return {
    look: says => seenIn(rpc, hexNumber(stage.header.number), start, mostLooks, says),
    waysOf: (state, account, selectors, stays) => {
      const isTurned = ({ condition, sent }: Fork) => isKept(condition) && !stays?.(condition, sent)
      // what turns with what is given alone is seen in the first rounds; what is kept, or who calls, may be another in the fifth
      const isTurnedInRounds = (ways: readonly OneWay[]) => ways.some(({ forks }) => forks.some(one => isLoop(one.place) && isTurned(one)))
      const goesRound = (ways: readonly OneWay[]) =>
        ways.some(({ forks }) => forks.some(({ place, condition, sent }) => isLoop(place) && !stays?.(condition, sent)))
      const goneOf = (selector: string, rounds?: number) => {
        const calldata = selector === '0x' ? selector : selector + emptyWords
        const how = { matters: () => true, ...(stays && { stays }), ...(rounds && { rounds }), ...(sweeps && { sweeps: true as const }) }
        const call = { ...inputsOf({ caller, target: addressOf(account), calldata }), ...(isContract && { passedOn: true as const }) }
        const found = everyWay(state, call, work, how)
        const isWhole = found.ways !== undefined && !failsInRounds(found.ways) && !isTurnedInRounds(found.ways)
        return { ...found, isWhole }
      }
      const all = selectors.map(selector => {
        const found = goneOf(selector)
        const isOpen = found.ways !== undefined && (!found.isWhole || goesRound(found.ways))
        return isPatient && isOpen && found.unread.length === 0 ? goneOf(selector, mostRounds) : found
      })
      const ways = all.flatMap(one => one.ways ?? [])
      return {
        through: all.every(({ isWhole }) => isWhole) ? ways.filter(({ ok }) => ok) : undefined,
        unread: all.flatMap(one => one.unread),
        touched: new Set(all.flatMap(({ touched = [] }) => [...touched])),
        vague: all.some(one => one.vague),
        rounds: goesRound(ways),
      }
    },
  }
}

const isKept = (condition: Word): boolean => asks(condition) || fieldsIn(condition).length > 0

/** SSTORE and CALL; TSTORE keeps nothing. */
const doing: ReadonlySet<number> = new Set([0x55, 0xf1])

/**
 * Whether all by which code writes something or calls somebody was passed on a way that goes through, with words that are known: what it
 * does elsewhere nobody has seen.
 */
export const isAllSeen = (code: string, ...gone: readonly Pick<Gone, 'touched' | 'vague'>[]): boolean => isAllSeenBut(code, [], ...gone)

/** The same where only functions that never go through come to the rest. */
export const isAllSeenBut = (code: string, idle: readonly string[], ...gone: readonly Pick<Gone, 'touched' | 'vague'>[]): boolean => {
  const [reach, beyond] = [reachOf(code), reachBeyond(code)]
  const isOf = ({ writes, callsAt }: Pick<Reach, 'writes' | 'callsAt'>, at: number) => writes.has(at) || callsAt.has(at)
  const isIdle = (at: number) => !isOf(beyond, at) && idle.some(selector => isOf(reach.get(selector) ?? beyond, at))
  return (
    gone.every(({ vague }) => !vague) &&
    operationsIn(code).every(({ at, opcode }) => !doing.has(opcode) || gone.some(({ touched }) => touched.has(at)) || isIdle(at))
  )
}

/** Code that runs no other, makes none and passes on no call. */
export function plainCode({ codes }: State, account: bigint): string | undefined {
  const bytes = codes.get(account)
  const code = bytes && `0x${Buffer.from(bytes).toString('hex')}`
  if (code === undefined || code.length <= 2 || constantsIn(code).delegates || reachBeyond(code).calls) return undefined
  return operationsIn(code).some(({ opcode }) => unfollowed.has(opcode)) ? undefined : code
}
