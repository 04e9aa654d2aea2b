import type { PowerEffect } from '../../evidence/powers.ts'
import { encodeCall } from '../evm/abi.ts'
import { decidesByHash } from '../evm/paths/hidden.ts'
import type { Rpc } from '../evm/pool.ts'
import { word } from './arguments.ts'
import { changeOf, type Outcomes } from './changes.ts'
import { waitOf } from './confirm.ts'
import { isShared } from './controllers/shared.ts'
import { givesUp } from './dictionary.ts'
import { emptyWords } from './machine-state.ts'
import { newcomerOf } from './newcomers.ts'
import { type Asked, countsBlocks, othersOf, sellsAsUsual } from './pauses.ts'
import { inputsOf } from './plans.ts'
import { type Control, runOnce } from './runs.ts'
import { forAnother, numbersIn, placeInCall, saying } from './said.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, idleCall, type PowerCall } from './trials.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
/** Steps that holders may make which are tried, steps of our own machine, and how many stand in line before them. */
const [mostSteps, mostWork, line] = [3, 300_000, 160]
/** It is stopped, or was, so many days before. */
const before = [30, 365]

type Row = readonly PowerCall[]

interface Waiting extends Asked {
  readonly control: Control
}

/**
 * What a holder may call himself, without a word or a coin, to sell an hour later for as much as without a stop of all sales, whatever its
 * caller does: in other words, before and behind that step and a minute before the sale, time and again, a month and a year later, with
 * whatever is known that he or others who decide alone may call, and in somebody else's name; behind many who make the same step, and for
 * one sale after another. `undefined` where that was not seen, or cannot be: several decide, a hash decides, or the code counts blocks.
 */
export async function ownStepOf(rpc: Rpc, stage: Stage, call: PowerCall, asked: Waiting): Promise<PowerEffect['released']> {
  const { helping, reading } = asked
  const isOne = [call.steps, call.wait, call.value].every(one => one === undefined)
  if (!isOne || call.by.role === 'stranger' || isShared(reading.controllerOf(call.caller))) return undefined
  const isStep = ({ by, target, calldata, value }: PowerCall) =>
    by.role === 'stranger' && target === stage.token && calldata.length === 10 && value === undefined && !givesUp.has(calldata)
  const steps = firstOfEach(helping.filter(isStep), 1, functionOf).slice(0, mostSteps)
  const others = steps.length > 0 ? othersOf(stage, call, asked) : undefined
  if (!others) return undefined
  const { buyer, bystander } = stage.actors
  // whoever buys later makes it before he does
  const holders = [buyer, bystander, newcomerOf(stage)]
  const baseline = await asked.control({ newcomers: true })
  const sells = async (row: Row, rest: number, sent = 0n): Promise<boolean> => {
    const wait = row.reduce((sum, one) => sum + waitOf(one), 0)
    const last = { ...idleCall(stage, call.by), steps: row, ...(wait > 0 && { wait }) }
    const { outcomes } = await runOnce(rpc, stage, last, [], reading, { rest, newcomers: true })
    return isSold(stage, { baseline, outcomes, sent })
  }
  const stepsOf = (step: PowerCall, accounts: readonly string[] = holders) =>
    accounts.map(address => callBy({ address, role: 'stranger' }, step.target, step.calldata))
  const later = (row: Row, wait: number): Row => row.map((one, at) => (at === row.length - 1 ? { ...one, wait } : one))
  const freed = await Promise.all(steps.map(step => sells([call, ...later(stepsOf(step), hour)], minute)))
  const step = steps.find((_, at) => freed[at])
  if (!step) return undefined
  // the number of the block stands nearly still in these runs
  const state = await asked.known
  if (countsBlocks(state)) return undefined
  const { told, alone, handed, inherited } = others
  const work = { left: mostWork }
  const isSealed = (one: PowerCall) =>
    decidesByHash(state, inputsOf({ ...one, calldata: one.calldata + emptyWords }), new Set(numbersIn(one).map(placeInCall)), work)
  const his = alone.filter(({ caller }) => caller === call.caller)
  if (firstOfEach([call, ...his], 1, functionOf).some(isSealed)) return undefined
  const own = later(stepsOf(step), hour)
  const [soon, now] = [later(own, hour / 2), stepsOf(step)]
  const nothing = [call, ...his].map(one => ({ ...one, calldata: saying(one, numbersIn(one), word(0n)) }))
  const named = his.flatMap(one => forAnother(one, buyer).map(calldata => ({ ...one, calldata })))
  const acts = [...others.acts, ...nothing, ...named]
  const every = [...acts].reverse()
  const queue = Array.from({ length: line }, (_, nth) => stage.actors.another(`in line/${nth}`))
  const crumb = encodeCall('transfer(address,uint256)', stage.route.pool.address, 1n)
  const crumbs = [buyer, bystander].map(address => callBy({ address, role: 'stranger' }, stage.token, crumb))
  const rounds = (round: Row) => Array.from({ length: 6 }, () => later(round, 10 * minute)).flat()
  const rows: readonly Row[] = [
    ...told.map(one => [one, ...own]),
    ...before.flatMap(days => [
      [...later([call], days * day), ...own],
      [...later([call], days * day), call, ...own],
      [...later(now, days * day), call, ...own],
    ]),
    [...own, call, ...own],
    [call, ...stepsOf(step, queue), ...own],
    [call, ...own, call],
    [call, ...now, ...rounds([call])],
    ...[acts, every].flatMap(row => [
      [...row, call, ...own],
      [call, ...row, ...own],
      [call, ...soon, ...row, ...later([call], hour / 2)],
      [...row, call, ...own, ...row, call],
    ]),
    ...acts.flatMap(act => [
      [act, call, ...own],
      [call, act, ...own],
      [call, ...own, act],
      [call, ...soon, act, ...later([call], hour / 2)],
      [call, ...now, ...rounds([act, call])],
    ]),
    ...handed.flatMap(act => [
      [call, act, inherited, ...own],
      [call, ...own, act, inherited],
    ]),
  ]
  const all = await Promise.all([
    ...rows.map(row => sells(row, minute)),
    sells([call, ...own, ...crumbs, ...own, ...crumbs, ...own], minute, 2n),
  ])
  return all.every(Boolean) ? { selector: step.selector, after: hour } : undefined
}

/** Whether those who bought have what they had, but for what they sent, and sell for as much as without anything. */
function isSold(
  stage: Stage,
  { baseline, outcomes, sent }: Readonly<Record<'baseline' | 'outcomes', Outcomes>> & { readonly sent: bigint },
): boolean {
  const isKept = [stage.actors.buyer, stage.actors.bystander].every(account => {
    const [usual, change] = [changeOf(baseline, account), changeOf(outcomes, account)]
    return usual !== undefined && change !== undefined && change + sent >= usual
  })
  return isKept && ['victim', 'bystander', 'newcomer'].every(who => sellsAsUsual(stage, who, { baseline, outcomes }))
}
