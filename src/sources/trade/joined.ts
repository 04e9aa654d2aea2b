import { encodeCall } from '../evm/abi.ts'
import type { Rpc } from '../evm/pool.ts'
import { inPlaceOf } from './arguments.ts'
import { amountIn } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { givesUp } from './dictionary.ts'
import { prepared, type Screening, screen } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, type PowerCall } from './trials.ts'

/** What somebody says of himself, alone or beside somebody else, such as who has brought him. */
const ofHimself = /^(?:address|bool|bytes32)?$/
/** Most functions by which a holder begins. */
const mostFirst = 6
/** Of the usual amount, which is a hundredth of what a holder has. */
const mostOfAll = 90n

/** What comes of transfers of a holder to himself once he has joined whatever anybody may join, and named somebody there. */
export function joinedCalls(
  rpc: Rpc,
  stage: Stage,
  { targets: [token] }: Controllers,
  { accepted, suspects }: Screening,
): Promise<Screening>[] {
  const { buyer, stranger } = stage.actors
  const takes = new Set(token.functions.flatMap(one => (ofHimself.test(one.arguments) ? [one.selector] : [])))
  const guilty = new Set(suspects.map(({ call }) => functionOf(call)))
  const joining = accepted.filter(
    call =>
      call.target === token.address &&
      call.caller === stranger &&
      call.steps === undefined &&
      call.value === undefined &&
      takes.has(call.selector) &&
      !givesUp.has(call.selector) &&
      !guilty.has(functionOf(call)),
  )
  const by = { address: buyer, role: 'stranger' as const }
  const first = firstOfEach(joining, 1, ({ selector }) => selector).slice(0, mostFirst)
  // who named the holder is named by him
  const steps = first.map(({ calldata }): PowerCall => callBy(by, token.address, exchanged(calldata, stranger, buyer)))
  if (steps.length === 0) return []
  const again = callBy(by, token.address, encodeCall('transfer(address,uint256)', buyer, amountIn(stage) * mostOfAll))
  return [screen(rpc, prepared(stage, [{ ...again, steps: [...steps, again] }], 'transactions'))]
}

/** The same of the one for the other, and the other way round. */
const exchanged = (calldata: string, one: string, other: string): string =>
  calldata.includes(one.slice(2).toLowerCase()) ? inPlaceOf(one, other, calldata) : inPlaceOf(other, one, calldata)
