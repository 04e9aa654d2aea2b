import { functionsOf } from '../../evm/code.ts'
import { asks, matters } from '../../evm/paths/asking.ts'
import { everyWay, type OneWay } from '../../evm/paths/every-way.ts'
import type { State } from '../../evm/paths/state.ts'
import { addressBits } from '../../evm/paths/tables.ts'
import { op, type Word } from '../../evm/paths/words.ts'
import type { Rpc } from '../../evm/pool.ts'
import { bytesOf, numberOf, readMore } from '../machine-state.ts'
import { inputsOf } from '../plans.ts'
import { anybody, type Claim } from './trying.ts'

/** Times that what the machine came upon is read, and steps that it makes for one contract. */
const [mostReadings, mostWork] = [4, 1_000_000]
/** Arguments of any number, all of them nothing. */
const spare = '0'.repeat(64 * 16)

/** Whether a contract calls others only on ways on which nobody is asked who he is, or has signed. */
export const sendsForNobody = (rpc: Rpc, claim: Claim, block: string): Promise<boolean> =>
  holds(rpc, claim, block, ({ sent, forks, turns }) => {
    const favours = forks.some(({ place, condition }) => asks(condition) && turns.get(place) === (condition.value === 0n))
    return sent.length === 0 || !favours
  })

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
  const codes = new Map([
    [numberOf(address), bytesOf(code)],
    [numberOf(anybody), bytesOf('0x')],
  ])
  let state: State = { codes, storage: new Map(), names: [], fresh: numberOf(anybody), time: soon, number: 1n, chain: 1n }
  const calls = functionsOf(code).map(({ selector }) => inputsOf({ caller: anybody, target: address, calldata: selector + spare }))
  for (let nth = 0; nth < mostReadings; nth++) {
    // once by force, and once with what was given for it: each sees ways that the other does not
    const all = calls.flatMap(call => [
      everyWay(state, call, work, { matters }),
      everyWay(state, call, work, { matters: asks, chooses: true }),
    ])
    const more = await readMore(
      rpc,
      block,
      state,
      all.flatMap(({ unread }) => unread),
    )
    // only with what lies there is it seen whom it obeys
    if (!more) return all.every(({ ways }) => ways?.every(way => !way.ok || isRight(way)) === true)
    state = more
  }
  return false
}

/** Some time of this century, in seconds. */
const soon = 1_800_000_000n

/** Whether a condition holds where the caller is somebody; `undefined` where it does not ask that. */
function comparesWith({ term }: Word, somebody: bigint): boolean | undefined {
  if (term?.kind !== 'made') return undefined
  const [one, other] = term.operands
  if (term.opcode === op.iszero && one) {
    const inner = comparesWith(one, somebody)
    return inner === undefined ? undefined : !inner
  }
  if (term.opcode !== op.eq && term.opcode !== op.sub && term.opcode !== op.xor) return undefined
  const [him, whom] = one && isCaller(one) ? [one, other] : [other, one]
  return him && whom && isCaller(him) && (whom.value & addressBits) === somebody ? term.opcode === op.eq : undefined
}

function isCaller({ term }: Word): boolean {
  if (term?.kind !== 'made' || term.opcode !== op.and) return term?.kind === 'caller'
  return term.operands.some(isCaller) && term.operands.some(({ term: made, value }) => !made && value === addressBits)
}
