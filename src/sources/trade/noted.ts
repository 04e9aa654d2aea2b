import type { Hex } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeCall, encodeValues } from '../evm/abi.ts'
import { byCode } from '../evm/by-code.ts'
import { changesState } from '../evm/code.ts'
import { operationsIn } from '../evm/instructions.ts'
import { small } from '../evm/paths/words.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { word } from './arguments.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** CALLDATASIZE and CALLDATALOAD; EQ, SUB and XOR. */
const [size, load] = [0x36, 0x35]
const compares: ReadonlySet<number> = new Set([0x14, 0x03, 0x18])
/** Where the words behind the arguments of transfer and approve begin, and behind those of transferFrom. */
const behind: ReadonlySet<bigint> = new Set([68n, 100n])
/** How far behind the size of what was said its comparison stands, in instructions. */
const nearby = 3

/** Whether code asks how long exactly a call is, or reads at a place that it writes down: it may hear what no argument says. */
export const hearsMore = byCode((code): boolean => {
  const steps = operationsIn(code)
  return steps.some(({ opcode, operand }, at) => {
    const next = steps.slice(at + 1, at + 1 + nearby)
    if (operand !== undefined && behind.has(operand) && next[0]?.opcode === load) return true
    const compared = next.findIndex(one => compares.has(one.opcode))
    return opcode === size && compared >= 0 && next.slice(0, compared).some(one => one.operand !== undefined && one.operand >= 36n)
  })
})

/** Bytes that a call has at least that holds a word behind a selector, and at most where its length is told apart; most lengths. */
const [leastBytes, mostBytes, mostLengths] = [36n, 512n, 4]
/** How far from the size of what was said a number stands that it is compared with, and the comparison behind it, in instructions. */
const [beside, after] = [4, 6]

/** How many bytes a call may have to have, where code compares that with a number that no words have, neither alone nor behind a selector. */
export const lengthsIn = byCode((code): readonly number[] => {
  const steps = operationsIn(code)
  const lengths = steps.flatMap(({ opcode }, at) => {
    const isCompared = opcode === size && steps.slice(at + 1, at + 1 + after).some(one => compares.has(one.opcode))
    return isCompared ? steps.slice(Math.max(0, at - beside), at + 1 + beside).flatMap(({ operand }) => operand ?? []) : []
  })
  return [...new Set(lengths)]
    .filter(value => value >= leastBytes && value <= mostBytes && value % 32n !== 0n && value % 32n !== 4n)
    .slice(0, mostLengths)
    .map(small)
})

/** Transfers and approvals of somebody with a say, with a word more than they take: an amount, a share of a hundred, himself. */
export function notedCalls(stage: Stage, { address }: Target, by: Caller, amount: bigint): PowerCall[] {
  const { buyer } = stage.actors
  const own = by.address
  const usual = [
    ...[own, buyer].map(account => encodeCall('approve(address,uint256)', account, 0n)),
    ...[own, buyer].map(account => encodeCall('transfer(address,uint256)', account, 0n)),
    encodeCall('transferFrom(address,address,uint256)', buyer, own, 0n),
  ]
  const more = [word(amount), word(99n), own.slice(2).toLowerCase().padStart(64, '0')]
  return usual.flatMap(data => more.map(one => callBy(by, address, data + one)))
}

/** An amount beside one account or more. */
const takesFrom = /^(?=.*address)(?=.*uint)/
/** Most calls of one such function, and of that by which all take what they are allowed. */
const [mostOfFunction, mostTaking] = [6, 2]

/**
 * What a stranger calls once he has allowed himself, the holder and the pool to take what he has: what looks up whose allowance it spends
 * under the wrong name takes from others then.
 */
export function allowedCalls(
  stage: Stage,
  target: Target,
  by: Caller,
  callsOf: (found: ContractFunction) => readonly PowerCall[],
): PowerCall[] {
  const { route, actors } = stage
  const allow = (spender: string) => callBy(by, target.address, encodeCall('approve(address,uint256)', spender, most))
  const steps = [by.address, actors.buyer, route.pool.address].map(allow)
  return target.functions
    .filter(found => changesState(found) && takesFrom.test(found.arguments))
    .filter(({ selector }) => selector === erc20.transferFrom || !moves.has(selector))
    .flatMap(found =>
      callsOf(found)
        .slice(0, found.selector === erc20.transferFrom ? mostTaking : mostOfFunction)
        .map(call => ({ ...call, steps })),
    )
}

const most = 2n ** 128n - 1n

/** What bytes that hold an allowance may be: of a list of holders or of one, to whom, and how much. */
const lots = ['address[],address,uint256', 'address,address,uint256']

/**
 * What somebody takes from a holder in whose name he has written down an allowance, for himself, in bytes that a function reads as it
 * likes. `taking` are transfers for which an allowance is asked.
 */
export function writtenAllowances(
  { actors: { buyer } }: Stage,
  target: Target,
  by: Caller,
  { functions, taking }: { readonly functions: readonly ContractFunction[]; readonly taking: readonly PowerCall[] },
): PowerCall[] {
  const written = functions
    .filter(({ arguments: types }) => types === 'bytes')
    .flatMap(({ selector }) =>
      lots.map(types => {
        const holder = types.startsWith('address[]') ? [buyer] : buyer
        const data = encodeValues(types, [holder, by.address, most])
        return callBy(by, target.address, encodeValues('bytes', [data], selector as Hex))
      }),
    )
  return written.flatMap(step => taking.slice(0, 1).map(call => ({ ...call, steps: [step] })))
}
