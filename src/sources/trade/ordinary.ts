import type { Reply, Rpc } from '../evm/pool.ts'
import { moves } from '../evm/selectors.ts'
import { halvesIn } from './arguments.ts'
import { callsTo, seizuresBy } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { names } from './harmless.ts'
import type { Screening } from './powers.ts'
import { onlyNumbers } from './second.ts'
import { opening, purchase, purses, type Stage } from './stage.ts'
import { type Outcome, simulateCall } from './transactions.ts'
import { type Apart, firstOfEach, type PowerCall, trialSize } from './trials.ts'

/** Most calls that are tried, of one function that are proved, and that are proved at all. */
const [mostTried, mostOfFunction, mostProved] = [120, 6, 12]
/** Most calls with a signature that nobody has given. */
const mostForged = 12
/** Shares that a bound may leave, in percent, basis points and per mille. */
const shares: readonly bigint[] = [95n, 90n, 50n, 9_500n, 9_000n, 5_000n, 900n]
const gasOfCall = 300_000n
/** What a price may be. */
const coin = 10n ** 18n

/**
 * In the laboratory everybody is a contract, nobody signs the transaction himself, and nothing is paid. So functions that
 * refused somebody there are tried as ordinary transactions of theirs, with a coin where they take one: what goes through
 * is worth a proof. So is what somebody takes from a holder behind signatures that nobody has given.
 */
export async function ordinaryCalls(
  rpc: Rpc,
  stage: Stage,
  { targets: [token] }: Controllers,
  { calls, accepted }: Screening,
): Promise<Apart> {
  const doorOf = ({ caller, selector }: Pick<PowerCall, 'caller' | 'selector'>) => `${caller} ${selector}`
  const open = new Set(accepted.map(doorOf))
  const payable = new Set(token.functions.filter(({ mutability }) => mutability === 'payable').map(({ selector }) => selector))
  const refused = calls.filter(
    call =>
      call.by.role !== 'stranger' &&
      call.target === token.address &&
      call.steps === undefined &&
      call.value === undefined &&
      token.functions.some(({ selector }) => selector === call.selector) &&
      !moves.has(call.selector) &&
      !open.has(doorOf(call)),
  )
  const climbs = token.callers
    .filter(({ contract }) => contract !== true)
    .flatMap(by =>
      token.functions
        .filter(({ selector, arguments: types }) => onlyNumbers.test(types) && !open.has(doorOf({ caller: by.address, selector })))
        .flatMap(found => callsTo(stage, token, by, found, { values: shares })),
    )
  const tried = [...refused, ...climbs.slice(0, mostTried / 3)]
    .slice(-mostTried)
    .map((call): PowerCall => (payable.has(call.selector) ? { ...call, value: coin } : call))
  const { buyer } = stage.actors
  // who is no contract is asked for no signature by some; and last what such a one would be for, as nobody has anything left behind it
  const signed = new Set(token.functions.flatMap(one => (takesSignature(one.arguments.split(',')) ? [one.selector] : [])))
  const forging = calls.filter(
    ({ by, target, selector, calldata }) =>
      by.role === 'stranger' && target === token.address && signed.has(selector) && names(calldata, buyer),
  )
  // what comes behind these would take back what they gave
  const forged = firstOfEach(forging, 4, ({ selector }) => selector).slice(0, mostForged)
  const [any] = forged
  const [taken] = any ? seizuresBy(stage, token, any.by).map((call): PowerCall => ({ ...call, steps: forged })) : []
  const all = [...tried, ...forged, ...(taken ? [taken] : [])]
  if (all.length === 0) return { worthy: [], untried: [] }
  const question = simulateCall({
    header: stage.header,
    blocks: [
      ...opening(stage, 6),
      // who has nothing loses nothing
      { after: 12, transactions: purchase(stage, buyer, trialSize) },
      {
        after: 24,
        transactions: all.map(({ caller, target, calldata, value }, at) => ({
          key: `${at}`,
          from: caller,
          to: target,
          data: calldata,
          gas: gasOfCall,
          ...(value !== undefined && { value }),
        })),
      },
    ],
    overrides: purses(stage, trialSize, [buyer, ...all.map(({ caller }) => caller)]),
    randao: stage.actors.randao,
  })
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  if (!reply.ok) return { worthy: [], untried: tried }
  const passed = all.filter((_, at) => reply.value.get(`${at}`)?.ok)
  const worthy = firstOfEach(passed, mostOfFunction, doorOf)
  const last = worthy.filter(call => call === taken)
  return { worthy: [...worthy.filter(call => call !== taken).slice(0, mostProved), ...last], untried: [] }
}

/** Whether what is called takes a signature, and names whose that is and who profits by it. */
const takesSignature = (types: readonly string[]): boolean =>
  halvesIn(types) !== undefined && types.filter(type => type === 'address').length > 1
