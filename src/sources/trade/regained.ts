import { hexNumber } from '../evm/block.ts'
import { changesState, functionsOf } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import { codesOf } from '../evm/proxy.ts'
import { inOneWord, word } from './arguments.ts'
import { bargain, worth } from './bargain.ts'
import type { Proving } from './confirm.ts'
import { numberOf } from './machine-state.ts'
import { type Payment, paymentsIn } from './payments.ts'
import { balanceOf } from './router.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { callBy, type PowerCall } from './trials.ts'

/** Functions that are tried, of the coin and of the token. */
const mostFunctions = 32
/** What goes with calls that take coins, in wei: a hundredth of one. */
const price = 10n ** 16n

/** What somebody paid in a coin. */
type Paid = Pick<Payment, 'asset' | 'amount'>

interface Means {
  /** What was made for all that was paid. */
  readonly made: bigint
  readonly reading: Proving
  readonly printing: readonly PowerCall[]
}

/** Most of what brings him more that is tried without a payment. */
const mostDue = 4

/** What brought him so much of a coin, and what he had called before. */
interface Gain {
  readonly act: PowerCall
  readonly gained: bigint
  /** Whether it took tokens of him. */
  readonly isExchanged: boolean
  readonly earlier: readonly PowerCall[]
}

/**
 * Whether coins that somebody pays with are seen to cost him nothing: he has as much of one once he is said to have paid, or he comes to more
 * of it then, or to what he paid, by something else that he calls of the coin or of the token; `printing`: by what he called before. That
 * none of this is seen does not show that the coin is worth anything.
 */
export async function isRegained(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { payments, ...means }: Means & { readonly payments: readonly Paid[] },
): Promise<boolean> {
  const all = await Promise.all(payments.map(paid => regains(rpc, stage, call, { paid, ...means })))
  return all.some(again => again)
}

async function regains(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { paid: { asset, amount }, made, reading, printing }: Means & { readonly paid: Paid },
): Promise<boolean> {
  // a market that keeps the coin lends it as well
  const targets = [asset, stage.token].map(target => target.toLowerCase())
  const codes = await codesOf(rpc, targets, hexNumber(stage.header.number))
  const [coin, token, payer, keeper] = [asset, stage.token, call.caller, call.target].map(account => word(numberOf(account))) as [
    string,
    string,
    string,
    string,
  ]
  /** Accounts that functions are told, in their order; the payer where there are more. */
  const orders = [[], [keeper], [token], [payer, keeper], [coin], [coin, payer]]
  const guessed = (order: readonly string[]): readonly PowerCall[] =>
    targets.flatMap((target, at) => guessesOf(call.by, { address: target, code: codes[at] ?? '0x' }, { order, payer, amount }))
  const acts = orders.map(guessed)
  const looks = [asset, stage.token].map(of => callBy(call.by, of, balanceOf(call.caller)))
  const [look = call] = looks
  const { steps: before = [], wait: _, ...paying } = call
  /** Whether he comes by the coin in one of these ways, having neither bought it nor exchanged anything for it. */
  const gainsBy = async (tried: readonly PowerCall[]): Promise<boolean> => {
    const steps = [...looks, ...before, paying, ...looks, ...tried.flatMap(one => [one, ...looks])]
    const { outcomes } = await runOnce(rpc, stage, { ...look, steps }, [], reading)
    const lookAt = (at: number) => looks.map((_, of) => wordIn(outcomes, `step/${at + of}`))
    const had = (nth: number) => lookAt(looks.length + before.length + 1 + nth * (looks.length + 1))
    const [[atFirst, ownFirst], [left, kept]] = [lookAt(0), had(0)]
    // others may be given some with the same call, such as a fee for the time that has passed
    const own = ownFirst !== undefined && kept !== undefined && kept > ownFirst ? kept - ownFirst : made
    // what a log tells need not be so, but for what divisions leave over
    const isAmiss = (unpaid: bigint) => unpaid > bargain && unpaid * bargain > amount
    if (before.length === 0 && atFirst !== undefined && left !== undefined && isAmiss(amount + left - atFirst)) return true
    const gainOf = (act: PowerCall, nth: number): Pick<Gain, 'gained' | 'isExchanged'> | undefined => {
      const { value = 0n } = act
      const [[coins, tokens], [coinsThen, tokensThen]] = [had(nth), had(nth + 1)]
      if (coins === undefined || coinsThen === undefined || tokens === undefined || tokensThen === undefined) return undefined
      const gainFrom = (first: bigint, held: bigint) => (coinsThen - first) * own - (held > tokensThen ? held - tokensThen : 0n) * amount
      const [atOnce, inAll] = [gainFrom(coins, tokens), left === undefined || kept === undefined ? undefined : gainFrom(left, kept)]
      // what was given before, as to who keeps it, makes what is taken back for tokens more
      const got = tokens > tokensThen && inAll !== undefined && inAll < atOnce ? inAll : atOnce
      // more than divisions leave over, and for less than what the token is worth
      const key = `step/${looks.length * (nth + 2) + before.length + 1 + nth}`
      // the token may exchange it for another
      if (got <= 0n || paymentsIn(stage.token, act, outcomes.get(key)?.logs ?? []).length > 0) return undefined
      const isFree = got * bargain > amount * own && worth(stage, got / amount) > value * bargain
      return isFree ? { gained: coinsThen - coins, isExchanged: tokens > tokensThen } : undefined
    }
    const free = tried.flatMap((act, nth) => {
      const gain = gainOf(act, nth)
      return gain ? [{ ...gain, act, earlier: tried.slice(0, nth) }] : []
    })
    const due = await Promise.all(free.slice(0, mostDue).map(isDueAnyway))
    return free.length > mostDue || due.some(owed => !owed)
  }
  /** Whether it brings as much without a payment, and only once, as what has accrued does. */
  const isDueAnyway = async ({ act, gained, isExchanged, earlier }: Gain): Promise<boolean> => {
    if (isExchanged) return false
    const steps = [...before, ...earlier, look, act, look, act]
    const { outcomes } = await runOnce(rpc, stage, { ...look, steps }, [], reading)
    const at = before.length + earlier.length
    const [had, has, last] = [`step/${at}`, `step/${at + 2}`, 'call'].map(key => wordIn(outcomes, key))
    if (had === undefined || has === undefined || last === undefined) return false
    const isLittle = (more: bigint) => more * bargain <= amount
    return isLittle(gained - (has - had)) && isLittle(last - has)
  }
  // what opens a door may come first, and what shuts one last; what others keep changes its rate
  const ofCoin = acts.flat().filter(({ target }) => target.toLowerCase() === asset.toLowerCase())
  const rows = [printing, ...acts].flatMap(row => [row, [...row].reverse()])
  // where functions are told of nobody, each order is the same
  const distinct = new Map([...rows, [...ofCoin, ...ofCoin]].map(row => [keyOf(row), row]))
  const tried = await Promise.all([...distinct.values()].map(gainsBy))
  return tried.some(gains => gains)
}

const keyOf = (row: readonly PowerCall[]): string => row.map(({ target, calldata, value }) => `${target} ${calldata} ${value}`).join()

interface Told {
  /** Accounts that functions are told, in their order. */
  readonly order: readonly string[]
  /** Whom they are told where there are more, as a word. */
  readonly payer: string
  readonly amount: bigint
}

/** Functions of a contract that change something, each told accounts and an amount, and once more with coins where it takes some. */
export const guessesOf = (
  by: PowerCall['by'],
  { address, code }: { readonly address: string; readonly code: string },
  told: Told,
): PowerCall[] =>
  functionsOf(code)
    .filter(changesState)
    .flatMap(found => {
      const types = found.arguments === '' ? [] : found.arguments.split(',')
      return types.every(type => inOneWord.test(type)) ? [{ ...found, types }] : []
    })
    .slice(0, mostFunctions)
    .flatMap(({ selector, types, mutability }): PowerCall[] => {
      const act = callBy(by, address, selector + said(types, told))
      return mutability === 'payable' ? [act, { ...act, value: price }] : [act]
    })

/** Words for a function: accounts in an order, amounts, and no more than a flag for smaller numbers. */
const said = (types: readonly string[], { order, payer, amount }: Told): string => {
  const turns = [...order]
  return types
    .map(type => (type === 'address' ? (turns.shift() ?? payer) : word(type === 'uint256' ? amount : type.startsWith('bytes') ? 0n : 1n)))
    .join('')
}
