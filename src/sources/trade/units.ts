import type { PowerEffect } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import { erc20 } from '../evm/selectors.ts'
import { changeOf, type Outcomes } from './changes.ts'
import { burns } from './controllers/nobody.ts'
import { lastSwap } from './round-trip.ts'
import { type Stage, saleAmount } from './stage.ts'
import { wordIn } from './transactions.ts'
import { noticed, type PowerCall, trialSize } from './trials.ts'

/**
 * Whether a call counted everything in other units: everybody who is watched has the same share of the supply as before, to a
 * billionth, the pool knows of it, and the balance of somebody who has nothing to do with it shows it. Nobody is diluted by that.
 */
export function counted(stage: Stage, outcomes: Outcomes, caller: string): boolean {
  const at = (key: string) => wordIn(outcomes, key)
  const [before, after] = [at('before/supply'), at('after/supply')]
  const { buyer, bystander } = stage.actors
  // whose purchase failed shows nothing
  const others = [bystander, buyer].filter(account => at(`before/${account.toLowerCase()}`) !== 0n)
  const [witness] = others
  if (before === undefined || after === undefined || before === 0n) return false
  if (witness === undefined || changeOf(outcomes, witness) === 0n || !isTold(stage, outcomes)) return false
  // whoever calls may have nothing
  const hasNothing = at(`before/${caller.toLowerCase()}`) === 0n && at(`after/${caller.toLowerCase()}`) === 0n
  return [...others, stage.route.pool.address, ...(hasNothing ? [] : [caller])].every(account => isShared(outcomes, account))
}

/** What counting in other units may take at once: more may leave out somebody who is not watched. */
const mostOfAll = 0.02

/** Whether a call took a little from everybody alike, by counting in other units. */
export const isOfAll = (stage: Stage, { share }: PowerEffect, outcomes: Outcomes, caller: string): boolean =>
  share !== undefined && share <= mostOfAll && changeOf(outcomes, stage.actors.buyer) !== 0n && counted(stage, outcomes, caller)

/** Whether somebody who has something has the same share of the supply as before, to a billionth. */
export function isShared(outcomes: Outcomes, account: string): boolean {
  const [before, after] = ['before/supply', 'after/supply'].map(key => wordIn(outcomes, key))
  const [had, has] = ['before', 'after'].map(when => wordIn(outcomes, `${when}/${account.toLowerCase()}`))
  if (before === undefined || after === undefined || !had || has === undefined) return false
  const [due, got] = [had * after, has * before]
  return (due > got ? due - got : got - due) * 1_000_000_000n <= due
}

/** Whether the pool knows what it has now: what it does not know of anybody takes from it. */
function isTold(stage: Stage, outcomes: Outcomes): boolean {
  const swap = lastSwap(stage, outcomes.get('victim/sell'))
  return swap !== undefined && swap.tokenIn * 1_000n <= saleAmount(stage, trialSize) * 1_001n
}

/** Bits of the numbers that supplies and balances are kept in, the most first; those of less than 256 are cut off without a word by any compiler. */
const widths = [256, 192, 128, 112, 96] as const

/** What nobody could mean: a number that was multiplied with this one soon runs over. */
const meaningless = 2n ** 160n

/**
 * Of how many bits the numbers are in which the supply and one balance changed by the same, and no other balance of those who are
 * watched: what was made then is in the books, and the books are too small for it. All bits, where everything is counted in units
 * so small that numbers mean nothing any more. `undefined` where it is neither.
 */
export function ranOver({ actors }: Stage, outcomes: Outcomes): number | undefined {
  const [supply, bystander] = ['supply', actors.bystander].map(what => changeOf(outcomes, what))
  const watched = [...outcomes.keys()].flatMap(key => (/^before\/0x/.test(key) ? [changeOf(outcomes, key.slice('before/'.length))] : []))
  const after = [...outcomes.keys()].flatMap(key => (key.startsWith('after/') ? (wordIn(outcomes, key) ?? []) : []))
  if (supply && bystander !== undefined && bystander !== 0n && after.some(value => value >= meaningless)) return 256
  const [gained, ...others] = watched.filter(change => change !== 0n)
  if (!supply || bystander !== 0n || gained === undefined || others.length > 0 || gained === supply) return undefined
  return widths.find(bits => BigInt.asUintN(bits, gained - supply) === 0n)
}

/** Whether what a call made, if anything, is what is left over by a division, and not worth the gas. */
export function isDust(outcomes: Outcomes): boolean {
  const [supply, growth] = [wordIn(outcomes, 'before/supply'), changeOf(outcomes, 'supply')]
  return supply !== undefined && growth !== undefined && growth * noticed.unpaid < supply
}

/** What plain transfers of the token bring an account, and take from it. */
function sentIn(calls: readonly PowerCall[], token: string, account: string): bigint {
  const word = account.slice(2).toLowerCase().padStart(64, '0')
  return calls.reduce((sum, { caller, target, selector, calldata }) => {
    const amount = selector === erc20.transfer && target === token ? wordOf(`0x${calldata.slice(74)}`) : undefined
    if (amount === undefined) return sum
    return sum + (calldata.slice(10, 74) === word ? amount : 0n) - (caller.toLowerCase() === account.toLowerCase() ? amount : 0n)
  }, 0n)
}

/**
 * Whether a pool burns what it has by itself, at its own pace, and whoever calls only sets that going: nobody got what left it,
 * neither holders nor the caller have another balance for it, a second call at once takes no more than the first, and sales pay
 * no less. In `twice` those whom people burn to are watched.
 */
export function burnsAtItsPace(
  stage: Stage,
  { once, twice, without }: Readonly<Record<'once' | 'twice' | 'without', Outcomes>>,
  call: PowerCall,
): boolean {
  const { token, actors, route } = stage
  const { steps = [] } = call
  const [lost, lostTwice] = [once, twice].map(outcomes => changeOf(outcomes, route.pool.address))
  const kept = [actors.buyer, actors.bystander, call.caller, token].every(
    account => changeOf(twice, account) === sentIn([...steps, call, ...steps, call], token, account),
  )
  const [paid, pays] = [without, once].map(outcomes => lastSwap(stage, outcomes.get('victim/sell'))?.quoteOut)
  const shrinkage = changeOf(twice, 'supply')
  if (lost === undefined || lostTwice === undefined || paid === undefined || pays === undefined || shrinkage === undefined) return false
  const burnt = burns.flatMap(account => changeOf(twice, account) ?? []).reduce((sum, part) => sum + part, 0n)
  // what is lost is below nothing
  const gone = burnt >= -lostTwice || shrinkage <= lostTwice
  return gone && kept && lostTwice * 100n >= lost * 101n && pays * 1_000n >= paid * 999n
}
