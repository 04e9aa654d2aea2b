import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { zeroAddress } from '../quantities.ts'
import { halvesIn } from './arguments.ts'
import { basisPoints } from './dictionary.ts'
import { wordsIn } from './said.ts'
import type { PowerCall } from './trials.ts'

/** One coin of the chain, in base units: more than most games ask for, and less than what is in a purse. */
const oneCoin = 10n ** 18n
/** What is lent for a moment, beside the usual amount, of which the holder has a hundred: a fee of a thousandth shows, and one of a hundredth can be paid. */
const lentTimes = 3_000n

/** Calls of a stranger, with numbers in the place of those of the dictionary, and with somebody in the place of the holder. */
type CallsOf = (found: ContractFunction, more?: { readonly values?: readonly bigint[]; readonly victim?: string }) => readonly PowerCall[]

/**
 * What a stranger may do by no right of his own: take what others have under an account with bits in front of it, which code that looks
 * at the whole word takes for another; have so much lent to a holder that the fee shows; pay for having a say on a share; take what lies with
 * nobody, in whose name nothing has to be signed where nobody is what a false signature comes to.
 */
export function byNoRight(functions: readonly ContractFunction[], callsOf: CallsOf, amount: bigint): PowerCall[] {
  const changing = functions.filter(changesState)
  const taking = changing.filter(({ selector }) => selector === erc20.transferFrom).flatMap(found => callsOf(found).slice(0, 2))
  const naming = changing.filter(({ selector, arguments: types }) => !moves.has(selector) && /^address,uint/.test(types))
  const paid = changing.filter(({ mutability, arguments: types }) => mutability === 'payable' && /int/.test(types))
  const signed = changing.filter(({ arguments: types }) => halvesIn(types.split(',')) !== undefined)
  const nobodys = changing
    .filter(({ selector }) => selector === erc20.transferFrom)
    .flatMap(found => callsOf(found, { victim: zeroAddress }).slice(0, 1))
  const permitted = signed.flatMap(found => callsOf(found, { victim: zeroAddress }).slice(0, 1))
  return [
    ...(permitted.length > 0 ? nobodys.map(call => ({ ...call, steps: permitted })) : []),
    ...taking.flatMap(inFront),
    ...naming.flatMap(found => callsOf(found, { values: [amount * lentTimes] }).slice(0, 1)),
    ...paid.flatMap(found => callsOf(found, { values: [basisPoints, 99n] }).slice(0, 2)).map(call => ({ ...call, value: oneCoin })),
  ]
}

/** The same with a bit in front of the account that is taken from. */
function inFront(call: PowerCall): readonly PowerCall[] {
  const [from = '', ...others] = wordsIn(call)
  return from.startsWith('0') ? [{ ...call, calldata: `${call.selector}1${from.slice(1)}${others.join('')}` }] : []
}
