import { functionsOf } from '../../evm/code.ts'
import { asks, isCaller, matters } from '../../evm/paths/asking.ts'
import { everyWay, failsInRounds, isFirstTime, isTurned, type OneWay } from '../../evm/paths/every-way.ts'
import type { State } from '../../evm/paths/state.ts'
import { addressBits } from '../../evm/paths/tables.ts'
import { comparisonIn, type Word } from '../../evm/paths/words.ts'
import type { Rpc } from '../../evm/pool.ts'
import { bytesOf, emptyWords, numberOf, readMore, withoutCodeAt } from '../machine-state.ts'
import { inputsOf } from '../plans.ts'
import type { Claim } from './trying.ts'
import { anybody } from './wishes.ts'

/** Times that what the machine came upon is read, and steps that it makes for one contract. */
const [mostReadings, mostWork] = [4, 1_000_000]

/** Whether a contract calls others only on ways on which nobody is asked who he is, or has signed. */
export const sendsForNobody = (rpc: Rpc, claim: Claim, block: string): Promise<boolean> =>
  holds(rpc, claim, block, way => way.sent.length === 0 || !way.forks.some(fork => asks(fork.condition) && isTurned(way, fork)))

/** Whether a contract calls others, and writes anything, only where its master calls it. */
export const obeysOnly = (rpc: Rpc, claim: Claim, master: string, block: string): Promise<boolean> =>
  holds(rpc, claim, block, ({ sent, writes, forks, turns }) => {
    const isHis = forks.some(({ place, condition }) => {
      const found = comparesWith(condition, numberOf(master))
      return found !== undefined && turns.get(place) === found
    })
    return isHis || (sent.length === 0 && writes.length === 0)
  })

/** Whether every way that goes through any function is as it should be; what cannot be said is not. */
async function holds(
  rpc: Rpc,
  { address, codes: [code, ...more] }: Claim,
  block: string,
  isRight: (way: OneWay) => boolean,
): Promise<boolean> {
  if (code === undefined || more.length > 0) return false
  const work = { left: mostWork }
  const codes = new Map([[numberOf(address), bytesOf(code)]])
  const known: State = { codes, storage: new Map(), names: [], fresh: numberOf(anybody), time: soon, number: 1n, chain: 1n }
  let state = withoutCodeAt(known, anybody)
  const calls = functionsOf(code).map(({ selector }) => inputsOf({ caller: anybody, target: address, calldata: selector + emptyWords }))
  for (let nth = 0; nth < mostReadings; nth++) {
    // once by force, and once with what was given for it: each sees ways that the other does not
    const all = calls.flatMap(call => [
      // how often bytes are copied that are given matters to nobody
      everyWay(state, call, work, { matters: (condition, place) => asks(condition) || (isFirstTime(place) && matters(condition)) }),
      everyWay(state, call, work, { matters: asks, chooses: true }),
    ])
    const more = await readMore(
      rpc,
      block,
      state,
      all.flatMap(({ unread }) => unread),
    )
    // only with what lies there is it seen whom it obeys
    if (!more) return all.every(({ ways }) => ways?.every(way => !way.ok || isRight(way)) === true && !failsInRounds(ways))
    state = more
  }
  return false
}

/** Some time of this century, in seconds. */
const soon = 1_800_000_000n

/** Whether a condition holds where the caller is somebody; `undefined` where it does not ask that. */
function comparesWith(condition: Word, somebody: bigint): boolean | undefined {
  const found = comparisonIn(condition)
  if (!found) return undefined
  const [one, other] = found.pair
  const [him, whom] = isCaller(one) ? [one, other] : [other, one]
  return isCaller(him) && (whom.value & addressBits) === somebody ? found.equal : undefined
}
