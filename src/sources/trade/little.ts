import type { PowerEffect } from '../../evidence/powers.ts'
import { decidesByHash } from '../evm/paths/hidden.ts'
import type { State } from '../evm/paths/state.ts'
import { wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { moves } from '../evm/selectors.ts'
import { word } from './arguments.ts'
import { changeOf, growthOf, type Outcomes } from './changes.ts'
import { waitOf } from './confirm.ts'
import { type Asking, isCredited } from './credited.ts'
import { halved } from './excuses.ts'
import { emptyWords } from './machine-state.ts'
import { amongMany, manyTimes } from './multiplied.ts'
import { inputsOf } from './plans.ts'
import { runOnce } from './runs.ts'
import { enlarged, numbersIn, placeInCall, saying } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { firstOfEach, idleCall, noticed, officeOf, type PowerCall, syncOf } from './trials.ts'
import { isDust, isShared } from './units.ts'
import { isTheSameForAll } from './whoever-calls.ts'

/** What came of a call, and what may come behind it. */
interface Deed extends Pick<Asking, 'behind' | 'reading'> {
  readonly run: { readonly outcomes: Outcomes }
}

/** A deed that may have taken something. */
interface Taking extends Deed {
  /** What comes of the same accounts at the same times without it. */
  readonly baseline: Outcomes
  /** What a machine of our own is told. */
  readonly known: Promise<State>
  /** Whether strangers may call something as well. */
  isOpen(call: PowerCall): boolean
}

/** Which of the `effects` of a call come to little, whatever is asked for. */
export async function littleOf(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { effects, ...deed }: Taking & { readonly effects: readonly PowerEffect[] },
): Promise<ReadonlySet<PowerEffect>> {
  const found = await Promise.all(
    effects.map(async effect => {
      if (effect.kind === 'takes balances') return (await takesLittle(rpc, stage, call, deed)) ? [effect] : []
      const makes = effect.kind === 'mints' && ((await isLittle(rpc, stage, call, deed)) || (await isLittleForAll(rpc, stage, call, deed)))
      return makes ? [effect] : []
    }),
  )
  return new Set(found.flat())
}

/** Most calls before one that makes next to nothing: each is told more as well. */
const mostBefore = 3

/**
 * Whether next to nothing was made, as much without what came before, and calls for a hundredth to a hundred-thousandth of the supply, in any
 * units, make no more, nor does what may come `behind` them.
 */
async function isLittle(rpc: Rpc, stage: Stage, given: PowerCall, { run, behind, reading }: Deed): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  if (supply === undefined || !isDust(run.outcomes)) return false
  const { steps, ...alone } = given
  if (steps !== undefined && steps.length > mostBefore) return false
  // a wait behind the first step is none without it
  const { wait: _, ...atOnce } = alone
  const call = steps === undefined ? alone : atOnce
  const outcomesOf = async (one: PowerCall): Promise<Outcomes> => (await runOnce(rpc, stage, one, [], reading)).outcomes
  if (steps !== undefined && growthOf(await outcomesOf(call)) < growthOf(run.outcomes)) return false
  const parts = [100n, 10_000n, 100_000n].map(part => supply / part)
  const sizes = [...parts, ...parts.map(part => part / 10n ** 18n)].filter(amount => amount > 0n)
  const sayings = (one: PowerCall) => sizes.flatMap(amount => enlarged(one, amount))
  const asked = sayings(call)
  // what came before may be told more as well
  const larger = [
    ...(steps === undefined ? [call] : [call, given]).flatMap(form => asked.map(calldata => ({ ...form, calldata }))),
    ...(steps ?? []).flatMap((step, nth) =>
      sayings(step).map(calldata => ({ ...given, steps: (steps ?? []).with(nth, { ...step, calldata }) })),
    ),
  ]
  const outcomes = await Promise.all(larger.map(outcomesOf))
  // without a number there is nothing to ask more of
  return (
    asked.length > 0 && outcomes.every(isDust) && !(await isCredited(rpc, stage, call, { sizes: asked, behind, reading, isFew: isDust }))
  )
}

/** Of the supply, what somebody may come to in all where everybody has the same share of it as before, in parts: one of a thousand. */
const mostForAll = 1_000n
/** Most amounts that he asks for, each in the place of each number, and how often he asks for the same. */
const [mostSizes, often] = [60, 24]
const day = 86_400

/**
 * Whether a mint that everybody shares in, such as interest that is paid to a market, comes to its end soon: its caller asks for twice the
 * supply, then for half of that, and so on, twice each, at once, then from hour to hour, and a month later; he is refused at last, and a
 * thousandth is made in all.
 */
async function isLittleForAll(rpc: Rpc, stage: Stage, call: PowerCall, { run, behind, reading }: Deed): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  const isAlls = (outcomes: Outcomes) => [stage.actors.bystander, stage.route.pool.address].every(account => isShared(outcomes, account))
  if (supply === undefined || !isAlls(run.outcomes) || [call.steps, call.value, call.wait].some(one => one !== undefined)) return false
  const sizes = halved(supply)
    .flatMap(size => enlarged(call, size))
    .map(calldata => ({ ...call, calldata }))
  const [last] = sizes.slice(-1)
  if (last === undefined || sizes.length > mostSizes) return false
  const [begins, twice] = [[call, ...sizes], sizes.flatMap(one => [one, one])]
  const hourly = twice.map((one): PowerCall => ({ ...one, wait: 3_600 }))
  const outcomesOf = async (one: PowerCall) => (await runOnce(rpc, stage, one, [], reading)).outcomes
  const hours = hourly.length * 3_600
  const [again, ...ends] = await Promise.all([
    outcomesOf({ ...call, steps: Array.from({ length: often }, () => call) }),
    outcomesOf({ ...last, steps: [...begins, ...twice] }),
    outcomesOf({ ...last, steps: [...begins, ...hourly], wait: hours }),
    outcomesOf({ ...last, steps: [...begins, ...twice, { ...last, wait: 30 * day }, ...twice, call], wait: 30 * day }),
  ])
  // what is refused for its size alone is made as it was
  if (again === undefined || (!isDust(again) && again.get('call')?.ok !== false)) return false
  const isFew = (outcomes: Outcomes) => {
    const made = changeOf(outcomes, 'supply')
    return made !== undefined && made > 0n && made * mostForAll <= supply && isAlls(outcomes)
  }
  if (!ends.every(outcomes => isFew(outcomes) && outcomes.get('call')?.ok === false)) return false
  return !(await isCredited(rpc, stage, call, { sizes: sizes.map(({ calldata }) => calldata), behind, reading, isFew }))
}

/** What is taken from a holder in all, at once or within a month, and within a year: what keeping something costs, and no more. */
const mostTaken = { soon: 50n, inAYear: 20n } as const
/** Numbers below this are said, two of each length: a bound lies less than six times above the last that passes. */
const largestUnit = 10n ** 27n
/** Most calls of one run, those among many people, how many wait for one another, and steps of our own machine. */
const [mostCalls, mostAmong, mostInTurn, mostWork] = [400, 160, 24, 300_000]

/**
 * Whether somebody who takes a fiftieth or less of what holders have comes to no more, whatever he asks for and however often: with
 * numbers of all sizes, upwards and downwards, behind all that he may call besides and in turns with that, at once, from hour to hour, and
 * within a month; and to no more than a twentieth within a year. Everybody who is watched keeps the rest, and can sell it, and no hash decides on the numbers.
 */
async function takesLittle(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, baseline, known, isOpen, behind, reading }: Taking,
): Promise<boolean> {
  const acts = [...(call.steps ?? []), call].map(({ steps: _, wait: __, ...one }): PowerCall => one)
  const others = behind.map(({ wait: _, ...one }): PowerCall => one)
  if (call.newcomers || acts.some(({ value }) => value !== undefined)) return false
  // what only a sale takes is no part of what is looked at here
  const isSeen = !isKept(stage, run.outcomes, noticed.taken) && isKept(stage, run.outcomes, mostTaken.soon)
  if (!isSeen) return false
  // what has to be signed, or to be the word behind a hash, is refused whatever else is tried
  const [state, work, each] = [await known, { left: mostWork }, firstOfEach(acts, 1, officeOf)]
  const isSealed = (one: PowerCall): boolean =>
    decidesByHash(state, inputsOf({ ...one, calldata: one.calldata + emptyWords }), new Set(numbersIn(one).map(placeInCall)), work)
  if (each.some(isSealed)) return false
  // what each of many may take is not little
  if (isOpen(call) && !each.every(one => !isOpen(one) || isTheSameForAll(state, one, work))) return false
  const up = [...acts, ...each.flatMap(sizesOf), ...acts]
  if (up.length + others.length > mostCalls) return false
  const down = [...up].reverse()
  const tells = syncOf(stage, call.by) ?? idleCall(stage, call.by)
  const outcomesOf = async (row: readonly PowerCall[]): Promise<Outcomes> => {
    const passed = row.reduce((sum, one) => sum + waitOf(one), 0)
    return (await runOnce(rpc, stage, { ...tells, steps: row, ...(passed > 0 && { wait: passed }) }, [], reading)).outcomes
  }
  const isFew = (outcomes: Outcomes, most: bigint): boolean => {
    // of a sale that was not seen nobody knows
    const sells = outcomes.get('victim/sell')?.ok === true || baseline.get('victim/sell')?.ok === false
    return outcomes.get('call')?.ok === true && sells && isKept(stage, outcomes, most)
  }
  const tried = await Promise.all([up, down].map(async row => ({ row, outcomes: await outcomesOf(row) })))
  if (!tried.every(({ outcomes }) => isFew(outcomes, mostTaken.soon))) return false
  // in time those are called that went through, and everything in the end
  const through = tried.flatMap(({ row, outcomes }) => row.filter((_, at) => outcomes.get(`step/${at}`)?.ok))
  const some = [...new Set([...acts, ...through])].slice(0, mostInTurn)
  const often = Array.from({ length: Math.ceil(mostInTurn / some.length) }, () => some).flat()
  const apart = (seconds: number) => often.map((one): PowerCall => ({ ...one, wait: seconds }))
  const month = Math.ceil((30 * day) / often.length)
  // what he may set between, as it was tried, and with the smallest numbers
  const settings = others.filter(({ selector }) => !moves.has(selector))
  // nor do many come to more, nor many who are named, nor one who is named often
  const many = amongMany(stage, [...settings, ...each], mostAmong)
  const longer = each.flatMap(manyTimes)
  const between = [
    settings,
    ...[0n, 1n].map(value => settings.map(one => ({ ...one, calldata: saying(one, numbersIn(one), word(value)) }))),
  ]
  const once = [...new Set([...each, ...acts.slice(-1)])]
  const turns = between.map(row => [...row, ...once])
  const times = Math.min(mostInTurn, Math.floor(mostCalls / (settings.length + once.length)))
  // too few of them would come to little whatever they take
  if (isKept(stage, run.outcomes, mostTaken.soon * wide(times))) return false
  const again = (turn: readonly PowerCall[]) => Array.from({ length: times }, () => turn).flat()
  const hourly = ([first, ...rest]: readonly PowerCall[]): PowerCall[] => (first ? [{ ...first, wait: 3_600 }, ...rest] : [])
  const soon = [
    [...up, ...down],
    [...up, ...longer],
    [...up, ...many, ...longer],
    [...many, ...up, ...apart(month), ...many, ...longer],
    [...apart(3_600), ...up],
    [...up, ...apart(month), ...up],
    ...(others.length > 0 ? [others, [...others].reverse()] : []).flatMap(row => [
      [...row, ...up],
      [...up, ...row, ...down],
    ]),
    ...turns.flatMap(turn => [again(turn), again(hourly(turn))]),
  ]
  const [late, ...kept] = await Promise.all([[...many, ...up, ...apart(month * 12), ...up], ...soon].map(outcomesOf))
  return late !== undefined && isFew(late, mostTaken.inAYear) && kept.every(outcomes => isFew(outcomes, mostTaken.soon))
}

/** Whether nobody who is watched has lost more than one of `most` parts of what he had; what is not told may be lost. */
function isKept({ actors, route }: Stage, outcomes: Outcomes, most: bigint): boolean {
  return [actors.buyer, actors.bystander, route.pool.address].every(account => {
    const [had, change] = [wordIn(outcomes, `before/${account.toLowerCase()}`), changeOf(outcomes, account)]
    return had !== undefined && change !== undefined && -change * most <= had
  })
}

/** A call with each of its numbers, and with all of them, of every size. */
function sizesOf(call: PowerCall): PowerCall[] {
  if (numbersIn(call).length === 0) return []
  const sizes: bigint[] = []
  for (let unit = 1n; unit < largestUnit; unit *= 10n) sizes.push(unit, unit * 5n)
  return sizes.flatMap(size => enlarged(call, size)).map(calldata => ({ ...call, calldata }))
}
