import { functionsOf } from '../../evm/code.ts'
import { asks, isCaller, matters, partsOf } from '../../evm/paths/asking.ts'
import { everyWay, failsInRounds, isFirstTime, isTurned, type OneWay } from '../../evm/paths/every-way.ts'
import { onceEach } from '../../evm/paths/once.ts'
import type { Fork, State } from '../../evm/paths/state.ts'
import { addressBits } from '../../evm/paths/tables.ts'
import { comparisonIn, op, orderIn, type Term, type Word } from '../../evm/paths/words.ts'
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

/**
 * What may be paid to a contract beside nothing, where anybody may pay it: nobody is treated better than another where it calls others.
 * `undefined` where somebody may be.
 */
export async function bondsOf(rpc: Rpc, claim: Claim, block: string): Promise<readonly bigint[] | undefined> {
  const takesCoins = claim.codes.flatMap(functionsOf).some(({ mutability }) => mutability === 'payable')
  const bonds = takesCoins ? await bondsIn(rpc, claim, block) : []
  // what cannot be said is paid by nobody
  if (bonds === undefined || bonds.length === 0) return []
  return (await sendsForNobody(rpc, claim, block)) ? bonds : undefined
}

/** Most of what may be paid. */
const mostPrices = 4

/**
 * What may be paid beside nothing, one for all that the contract treats alike: it compares what is paid with numbers of its code, and
 * does nothing else with it. `undefined` where it may, as where it keeps how much it was and asks for that later.
 */
export async function bondsIn(rpc: Rpc, claim: Claim, block: string): Promise<readonly bigint[] | undefined> {
  const prices = new Set<bigint>()
  const isPlain = await holds(rpc, claim, block, way => {
    const { forks, writes } = way
    const isKept = writes.some(({ slot, value }) => isOfWei(slot) || isOfWei(value))
    // that nothing is paid is no price
    const isFree = (fork: Fork) => isWei(positive(fork.condition)) && !isTurned(way, fork)
    const asked = forks.filter(fork => isOfWei(fork.condition) && !isFree(fork)).map(({ condition }) => pricesIn(condition))
    for (const price of asked.flatMap(some => some ?? [])) prices.add(price)
    return !isKept && !asked.includes(undefined)
  })
  prices.delete(0n)
  return isPlain && prices.size <= mostPrices ? [...prices] : undefined
}

/** With what is paid a condition comes out otherwise than with all less, or all else; `undefined` where it may be made of more than that. */
function pricesIn(condition: Word): readonly bigint[] | undefined {
  const order = orderIn(condition, true)
  const pair = comparisonIn(condition)?.pair ?? (order && [order.less, order.more])
  // a condition may be that itself, or that it is nothing
  if (!pair) return isWei(positive(condition)) ? [0n, 1n] : undefined
  const [price] = pair.filter(({ term }) => !term)
  if (!price || !pair.some(isWei)) return undefined
  return order ? [price.value, price.value + 1n] : [price.value]
}

/** A condition without what turns it over. */
function positive(condition: Word): Word {
  const { term } = condition
  const [inner] = term?.kind === 'made' && term.opcode === op.iszero ? term.operands : []
  return inner ? positive(inner) : condition
}

const isWei = ({ term }: Word): boolean => term?.kind === 'wei'

/** Whether a word was made of what is paid, or may have been: what somebody answers of whom nothing is known is his own. */
const isOfWei = ({ term }: Word): boolean => term !== undefined && isMadeOfWei(term)

const isMadeOfWei = onceEach(
  (term: Term): boolean =>
    term.kind === 'wei' || (term.kind === 'made' && term.operands.length === 0 && term.opcode !== op.call) || partsOf(term).some(isOfWei),
)

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
export const soon = 1_800_000_000n

/** Whether a condition holds where the caller is somebody; `undefined` where it does not ask that. */
function comparesWith(condition: Word, somebody: bigint): boolean | undefined {
  const found = comparisonIn(condition)
  if (!found) return undefined
  const [one, other] = found.pair
  const [him, whom] = isCaller(one) ? [one, other] : [other, one]
  return isCaller(him) && (whom.value & addressBits) === somebody ? found.equal : undefined
}
