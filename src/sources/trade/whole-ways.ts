import { hexNumber } from '../evm/block.ts'
import { constantsIn } from '../evm/constants.ts'
import { operationsIn } from '../evm/instructions.ts'
import { asks } from '../evm/paths/asking.ts'
import { everyWay, failsInRounds, isLoop, type OneWay } from '../evm/paths/every-way.ts'
import type { State, Trace } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { reachBeyond } from '../evm/reach.ts'
import { addressOf, emptyWords, seenIn, withoutCodeAt } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Stage } from './stage.ts'

/** Times that the machine looks, and steps that it makes for all. */
const [mostLooks, mostWork] = [5, 2_000_000]
/** CALLCODE, CREATE, CREATE2 and SELFDESTRUCT: what such code does is not followed. */
const unfollowed: ReadonlySet<number> = new Set([0xf2, 0xf0, 0xf5, 0xff])
/** A selector that no function has, and none at all: they lead to the fallback function and to the receive function. */
export const nameless = ['0xfffffffe', '0x']

/** What is said of a state, and what would have to be read for it. */
export type Says<T> = (state: State) => { readonly says: T | undefined; readonly unread: Trace['unread'] }

/** Our own machine, on whose steps there is one bound. */
export interface Machine {
  look<T>(says: Says<T>): Promise<T | undefined>
  /** Ways of functions that go through, whoever calls; `undefined` where not all are known. */
  waysOf(
    state: State,
    account: bigint,
    selectors: readonly string[],
  ): { readonly through: readonly OneWay[] | undefined; readonly unread: Trace['unread'] }
}

/** A machine that looks at what somebody can do who is nobody yet. */
export function machineFor(rpc: Rpc, stage: Stage, known: State): Machine {
  const caller = stage.actors.stranger
  const start = withoutCodeAt(known, caller)
  const work = { left: mostWork }
  return {
    look: says => seenIn(rpc, hexNumber(stage.header.number), start, mostLooks, says),
    waysOf: (state, account, selectors) => {
      const all = selectors.map(selector => {
        const calldata = selector === '0x' ? selector : selector + emptyWords
        return everyWay(state, inputsOf({ caller, target: addressOf(account), calldata }), work, { matters: () => true })
      })
      const ways = all.flatMap(one => one.ways ?? [])
      const isAskedInRounds = ways.some(({ forks }) => forks.some(one => isLoop(one.place) && asks(one.condition)))
      const isWhole = !isAskedInRounds && all.every(one => one.ways && !failsInRounds(one.ways))
      return { through: isWhole ? ways.filter(({ ok }) => ok) : undefined, unread: all.flatMap(one => one.unread) }
    },
  }
}

/** Code that runs no other, makes none and passes on no call. */
export function plainCode({ codes }: State, account: bigint): string | undefined {
  const bytes = codes.get(account)
  const code = bytes && `0x${Buffer.from(bytes).toString('hex')}`
  if (code === undefined || code.length <= 2 || constantsIn(code).delegates || reachBeyond(code).calls) return undefined
  return operationsIn(code).some(({ opcode }) => unfollowed.has(opcode)) ? undefined : code
}
