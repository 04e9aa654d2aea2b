import type { Hex } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeValues } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { zeroAddress } from '../quantities.ts'
import { halvesIn } from './arguments.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { basisPoints, type Vocabulary } from './dictionary.ts'
import { wordsIn } from './said.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** One coin of the chain, in base units: more than most games ask for, and less than what is in a purse. */
const oneCoin = 10n ** 18n
/** What is lent for a moment, in usual amounts, of which the holder has a hundred: a fee of a thousandth shows, one of a hundredth can be paid. */
const lentTimes = 3_000n
/** How often something is done that is paid once: more often than a bargain may be cheap. */
const often = 64

/** Calls of a stranger, with numbers in the place of those of the dictionary, and with somebody in the place of the holder. */
type CallsOf = (found: ContractFunction, more?: Pick<Vocabulary, 'values'> & Partial<Pick<Vocabulary, 'victim'>>) => readonly PowerCall[]

/**
 * What a stranger may do by no right of his own: take what others have under an account with bits in front of it, which code that looks
 * at the whole word takes for another; have so much lent to a holder that the fee shows; take what lies with nobody, in whose name nothing
 * has to be signed where nobody is what a false signature comes to; and give himself much behind a first who is given nothing.
 */
export function byNoRight(
  stage: Stage,
  { address, functions }: Target,
  by: Caller,
  { callsOf, amount }: { readonly callsOf: CallsOf; readonly amount: bigint },
): PowerCall[] {
  const changing = functions.filter(changesState)
  const those = (isOne: (found: ContractFunction) => boolean) => changing.filter(isOne)
  const taking = those(({ selector }) => selector === erc20.transferFrom)
  const naming = those(({ selector, arguments: types }) => !moves.has(selector) && /^address,uint/.test(types))
  const signed = those(({ arguments: types }) => halvesIn(types.split(',')) !== undefined)
  const permitted = signed.flatMap(found => callsOf(found, { victim: zeroAddress }).slice(0, 1))
  const nobodys = permitted.length > 0 ? taking.flatMap(found => callsOf(found, { victim: zeroAddress }).slice(0, 1)) : []
  const given = those(({ arguments: types }) => types === 'address[],uint256[]').map(({ selector }) =>
    encodeValues(
      'address[],uint256[]',
      [
        [stage.actors.bystander, by.address],
        [0n, stage.route.pool.tokenReserve],
      ],
      selector as Hex,
    ),
  )
  return [
    ...nobodys.map(call => ({ ...call, steps: permitted })),
    ...taking.flatMap(found => callsOf(found).slice(0, 2)).flatMap(inFront),
    ...naming.flatMap(found => callsOf(found, { values: [amount * lentTimes] }).slice(0, 1)),
    ...given.map(calldata => callBy(by, address, calldata)),
  ]
}

/** What a stranger has for a coin: a say on a share, and what is done many times and paid once. */
export function paidByAnybody({ address, functions }: Pick<Target, 'address' | 'functions'>, by: Caller, callsOf: CallsOf): PowerCall[] {
  const paid = functions.filter(found => changesState(found) && found.mutability === 'payable')
  const bare = paid.filter(({ arguments: types }) => types === '')
  const batches = paid
    .filter(({ arguments: types }) => types === 'bytes[]')
    .flatMap(({ selector }) =>
      bare.map(one => encodeValues('bytes[]', [Array.from({ length: often }, () => one.selector)], selector as Hex)),
    )
  const shares = paid
    .filter(({ arguments: types }) => /int/.test(types))
    .flatMap(found => callsOf(found, { values: [basisPoints, 99n] }).slice(0, 2))
  return [...shares, ...batches.map(calldata => callBy(by, address, calldata))].map(call => ({ ...call, value: oneCoin }))
}

/** The same with a bit in front of the account that is taken from. */
function inFront(call: PowerCall): readonly PowerCall[] {
  const [from = '', ...others] = wordsIn(call)
  return from.startsWith('0') ? [{ ...call, calldata: `${call.selector}1${from.slice(1)}${others.join('')}` }] : []
}
