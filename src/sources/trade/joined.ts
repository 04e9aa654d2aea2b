import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeCall } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import { inPlaceOf } from './arguments.ts'
import { paidByAnybody } from './by-anybody.ts'
import { amountIn, callsTo, seizuresBy } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { names } from './harmless.ts'
import { inTurns } from './in-turns.ts'
import { prepared, type Screening, type Suspect, screen } from './powers.ts'
import { doneWithHolder } from './row.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, idleCall, type PowerCall } from './trials.ts'
import { usual } from './usual.ts'

/** What somebody says of himself, alone or beside somebody else, such as who has brought him; and what has a number. */
const [ofHimself, ofNumber] = [/^(?:address|bool|bytes32)?$/, /^u?int\d*$/]
/** Most functions by which somebody begins, calls of each, functions that take a number behind them, calls of any function there, and all of these. */
const [mostFirst, mostOfFirst, mostNumbered, mostOfBehind, mostPairs] = [6, 3, 8, 3, 72]
/** Of the usual amount, which is a hundredth of what a holder has. */
const mostOfAll = 90n
/** What is the first that is filed, or the second. */
const numbers: readonly bigint[] = [0n, 1n, 2n]

/**
 * What comes of what anybody may do behind something that anybody may do: transfers of a holder to himself once he has joined whatever he
 * may join and named somebody there; what a stranger does with a holder, or with what stands under the first numbers, once he has begun;
 * and what he has for a coin.
 */
export function joinedCalls(
  rpc: Rpc,
  stage: Stage,
  { targets: [token] }: Controllers,
  { accepted, suspects }: Screening,
): Promise<Screening>[] {
  const { stranger } = stage.actors
  const guilty = new Set(suspects.map(({ call }) => functionOf(call)))
  const begun = accepted.filter(
    call =>
      call.target === token.address &&
      call.caller === stranger &&
      call.steps === undefined &&
      call.value === undefined &&
      !usual.has(call.selector) &&
      !givesUp.has(call.selector) &&
      !guilty.has(functionOf(call)) &&
      token.functions.some(({ selector }) => selector === call.selector),
  )
  const by: Caller = { address: stranger, role: 'stranger' }
  const bought = paidByAnybody(token, by, (found, more) => callsTo(stage, token, by, found, more))
  const [moved, behind] = [joining(stage, token, begun), [...pairs(stage, token, begun), ...bought]]
  return moved.length + behind.length > 0 ? [screenJoined(rpc, stage, moved, behind)] : []
}

/** What comes of joining alone, such as what time has earned by then, is nothing that transfers make. */
async function screenJoined(rpc: Rpc, stage: Stage, moved: readonly PowerCall[], behind: readonly PowerCall[]): Promise<Screening> {
  const alone = moved.map(({ by, steps = [] }): PowerCall => ({ ...idleCall(stage, by), steps: steps.slice(0, -1) }))
  const { suspects, ...screening } = await screen(rpc, prepared(stage, [...alone, ...moved, ...behind], 'transactions'))
  const unmoved = new Set(suspects.flatMap(({ kind, call }) => (call.target === stage.token ? [] : [kind])))
  const isTheirs = ({ kind, call }: Suspect) => call.target === stage.token && !(call.caller === stage.actors.buyer && unmoved.has(kind))
  return { ...screening, suspects: suspects.filter(isTheirs) }
}

interface Token {
  readonly address: string
  readonly functions: readonly ContractFunction[]
}

function joining(stage: Stage, { address, functions }: Token, begun: readonly PowerCall[]): PowerCall[] {
  const { buyer, stranger } = stage.actors
  const takes = new Set(functions.flatMap(one => (ofHimself.test(one.arguments) ? [one.selector] : [])))
  const own = begun.filter(({ selector }) => takes.has(selector))
  const by: Caller = { address: buyer, role: 'stranger' }
  // who named the holder is named by him
  const steps = firstOfEach(own, 1, ({ selector }) => selector)
    .slice(0, mostFirst)
    .map(({ calldata }): PowerCall => callBy(by, address, exchanged(calldata, stranger, buyer)))
  const again = callBy(by, address, encodeCall('transfer(address,uint256)', buyer, amountIn(stage) * mostOfAll))
  return steps.length > 0 ? [{ ...again, steps: [...steps, again] }] : []
}

function pairs(stage: Stage, token: Token, begun: readonly PowerCall[]): PowerCall[] {
  const { buyer, stranger } = stage.actors
  const by: Caller = { address: stranger, role: 'stranger' }
  const isHis = ({ calldata }: PowerCall) => names(calldata, buyer)
  const others = [...begun.filter(isHis), ...begun.filter(call => !isHis(call))]
  const first = firstOfEach(others, mostOfFirst, ({ selector }) => selector).slice(0, mostFirst * mostOfFirst)
  const target: Target = { ...token, callers: [] }
  const numbered = token.functions
    .filter(one => changesState(one) && ofNumber.test(one.arguments) && !usual.has(one.selector) && !givesUp.has(one.selector))
    .slice(0, mostNumbered)
    .flatMap(found => callsTo(stage, token, by, found, { values: numbers }).slice(0, mostOfBehind))
  const seized = seizuresBy(stage, target, by)
  const rows = first.map(step => () => [
    ...doneWithHolder(stage, target, by, { step, most: mostOfBehind }),
    ...[...seized, ...numbered].filter(call => call.selector !== step.selector).map(call => ({ ...call, steps: [step] })),
  ])
  return [...inTurns(rows)].slice(0, mostPairs)
}

/** The same of the one for the other, and the other way round. */
const exchanged = (calldata: string, one: string, other: string): string =>
  calldata.includes(one.slice(2).toLowerCase()) ? inPlaceOf(one, other, calldata) : inPlaceOf(other, one, calldata)
