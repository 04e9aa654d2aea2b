import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { basisPoints } from './dictionary.ts'
import { wordsIn } from './said.ts'
import type { PowerCall } from './trials.ts'

/** One coin of the chain, in base units: more than most games ask for, and less than what is in a purse. */
const oneCoin = 10n ** 18n
/** What is lent for a moment, beside the usual amount, of which the holder has a hundred: a fee of a thousandth shows, and one of a hundredth can be paid. */
const lentTimes = 3_000n

type CallsOf = (found: ContractFunction, values?: readonly bigint[]) => readonly PowerCall[]

/**
 * What a stranger may do by no right of his own: take what others have under an account with bits in front of it, which code that looks
 * at the whole word takes for another; have so much lent to a holder that the fee shows; pay for having a say on a share.
 */
export function byNoRight(functions: readonly ContractFunction[], callsOf: CallsOf, amount: bigint): PowerCall[] {
  const changing = functions.filter(changesState)
  const taking = changing.filter(({ selector }) => selector === erc20.transferFrom).flatMap(found => callsOf(found).slice(0, 2))
  const naming = changing.filter(({ selector, arguments: types }) => !moves.has(selector) && /^address,uint/.test(types))
  const paid = changing.filter(({ mutability, arguments: types }) => mutability === 'payable' && /int/.test(types))
  return [
    ...taking.flatMap(inFront),
    ...naming.flatMap(found => callsOf(found, [amount * lentTimes]).slice(0, 1)),
    ...paid.flatMap(found => callsOf(found, [basisPoints, 99n]).slice(0, 2)).map(call => ({ ...call, value: oneCoin })),
  ]
}

/** The same with a bit in front of the account that is taken from. */
function inFront(call: PowerCall): readonly PowerCall[] {
  const [from = '', ...others] = wordsIn(call)
  return from.startsWith('0') ? [{ ...call, calldata: `${call.selector}1${from.slice(1)}${others.join('')}` }] : []
}
