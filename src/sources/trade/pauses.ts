import { bytesToHex } from '@noble/hashes/utils.js'
import { operationsIn } from '../evm/instructions.ts'
import type { State } from '../evm/paths/state.ts'
import { op, wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { largest } from './arguments.ts'
import type { Outcomes } from './changes.ts'
import type { Proving } from './confirm.ts'
import { isShared } from './controllers/shared.ts'
import { saleLeg } from './round-trip.ts'
import { runOnce } from './runs.ts'
import { doubled, enlarged, forAnother } from './said.ts'
import { type Stage, saleAmount } from './stage.ts'
import { callBy, type PowerCall, trialSize } from './trials.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
/** How long a pause may be, in seconds: the first that it does not outlast is told. */
const lengths = [2, 3, 7].map(days => days * day + minute)
/** How often it is tried to begin another, in seconds: at no round part of a day, which a contract may count. */
const apart = 5 * hour + 47 * minute
/** In lengths: when it is looked whether sales go on, though somebody tries all the time; the same of what may help him, and of who follows him. */
const [looks, fewLooks, looksAfter] = [
  [1.25, 1.5, 2, 3],
  [1.25, 2],
  [0.5, 1.25],
]
/** It is begun again after so many days, and is over as soon. */
const again = [30, 365]
/** Other calls of those who may help him, each of which is tried before, between and behind: where there are more, nothing is said. */
const mostHelping = 120
/** Of what a sale brings, beside what it brought without the call. */
const mostLost = 0.1

export interface Asked {
  /** What may help: what went through for anybody, and what the same caller was refused. */
  readonly helping: readonly PowerCall[]
  /** The run without the call. */
  readonly baseline: Outcomes
  /** What is known of code. */
  readonly known: Promise<State>
  readonly reading: Proving
  /** {@link isOverInAWeek}, where it was asked before. */
  readonly isOver?: Promise<boolean> | undefined
}

/**
 * After how many seconds a stop of all sales is over by itself, where it was not to be begun again for twice as long: its caller tries all the
 * time, with other words, before and behind whatever is known that he or others who decide alone may call, and in somebody else's name;
 * and all who bought sell for as much as without it. `undefined` where that was not seen: it lasts more than a week, several
 * decide, the code counts blocks, or there is too much to try.
 */
export async function endOf(rpc: Rpc, stage: Stage, call: PowerCall, asked: Asked): Promise<number | undefined> {
  const { baseline, reading } = asked
  const isOne = call.steps === undefined && call.wait === undefined && call.value === undefined && !call.newcomers
  if (!isOne || call.by.role === 'stranger' || isShared(reading.controllerOf(call.caller))) return undefined
  // most last until somebody ends them, and one question tells
  if (!(await (asked.isOver ?? isOverInAWeek(rpc, stage, call, reading)))) return undefined
  // the number of the block stands nearly still in these runs
  if (countsBlocks(await asked.known)) return undefined
  const goesOn = async (one: PowerCall, rest: number): Promise<boolean> => {
    const { outcomes } = await runOnce(rpc, stage, one, [], reading, { rest })
    return ['victim', 'bystander'].every(who => sellsAsUsual(stage, who, { baseline, outcomes }))
  }
  const over = await Promise.all(lengths.map(rest => goesOn(call, rest)))
  const ends = lengths.find((_, at) => over.slice(at).every(Boolean))
  if (ends === undefined) return undefined
  const others = othersOf(stage, call, asked)
  if (!others) return undefined
  const { told, acts, handed, inherited } = others
  const runs: readonly (readonly [PowerCall, number])[] = [
    ...told.map(one => [one, ends] as const),
    ...again.map(days => [behind(call, [call], days * day), ends] as const),
    ...looks.map(times => [inRounds(call, [], times * ends), minute] as const),
    ...acts.flatMap(act => [
      [behind(call, [act], hour), ends] as const,
      [behind(act, [call], ends), minute] as const,
      ...fewLooks.map(times => [inRounds(call, [act], times * ends), minute] as const),
    ]),
    // who has it of somebody else begins when that one's time is over
    ...handed.flatMap(act =>
      looksAfter.map(times => {
        const { steps = [], wait = 0, ...last } = inRounds(inherited, [], times * ends)
        return [{ ...last, steps: [call, { ...act, wait: ends }, ...steps], wait: ends + wait }, minute] as const
      }),
    ),
  ]
  const still = await Promise.all(runs.map(([one, rest]) => goesOn(one, rest)))
  return still.every(Boolean) ? ends : undefined
}

/** Whether code that is run asks for the number of the block. */
export const countsBlocks = ({ codes }: State): boolean =>
  [...codes.values()].some(code => operationsIn(`0x${bytesToHex(code)}`).some(({ opcode }) => opcode === op.number))

/** Whether somebody sells, and for as much as without the call. */
export function sellsAsUsual(
  stage: Stage,
  who: string,
  { baseline, outcomes }: Readonly<Record<'baseline' | 'outcomes', Outcomes>>,
): boolean {
  const [usual, now] = [baseline, outcomes].map(of => saleLeg(stage, of.get(`${who}/sell`), saleAmount(stage, trialSize)))
  return now?.ok === true && now.tax !== undefined && usual?.tax !== undefined && now.tax <= usual.tax + mostLost
}

interface Others {
  /** The call in other words. */
  readonly told: readonly PowerCall[]
  /** What may help, of those who decide alone. */
  readonly alone: readonly PowerCall[]
  /** All that, and the same with larger numbers. */
  readonly acts: readonly PowerCall[]
  /** Calls by which somebody may be named, who calls the same then. */
  readonly handed: readonly PowerCall[]
  readonly inherited: PowerCall
}

/**
 * What may make a stop longer, or begin it anew: the same call in other words, what its caller and others who decide alone may call besides, and
 * the same by whom he names in his place. `undefined` where there is too much to try.
 */
export function othersOf(stage: Stage, call: PowerCall, { helping, reading }: Pick<Asked, 'helping' | 'reading'>): Others | undefined {
  const sizes = [30n * 86_400n, stage.header.timestamp * 2n, largest]
  const saying = (one: PowerCall, words: readonly string[]) => [...new Set(words)].map((calldata): PowerCall => ({ ...one, calldata }))
  const small = Array.from({ length: 9 }, (_, nth) => enlarged(call, 2n + wide(nth))).flat()
  const told = saying(call, [...doubled(call), ...sizes.flatMap(size => enlarged(call, size)), ...small])
  const successor = stage.actors.another('successor')
  const inherited = callBy({ address: successor, role: call.by.role }, call.target, call.calldata)
  const alone = helping.filter(({ caller }) => !isShared(reading.controllerOf(caller)))
  // of what he may call besides all numbers are as large at once
  const larger = alone
    .filter(({ caller }) => caller === call.caller)
    .flatMap(one =>
      saying(
        one,
        sizes.flatMap(size => enlarged(one, size).slice(-1)),
      ),
    )
  const acts = [...told, ...alone, ...larger]
  if (acts.length > mostHelping) return undefined
  const handed = [call, ...alone].flatMap(one => forAnother(one, successor).map(calldata => ({ ...one, calldata })))
  return { told, alone, acts, handed, inherited }
}

/** Whether sales go through when no pause that is asked for here can last any more. */
export const isOverInAWeek = async (rpc: Rpc, stage: Stage, call: PowerCall, reading: Pick<Proving, 'slots'>): Promise<boolean> =>
  (await runOnce(rpc, stage, call, [], reading, { rest: Math.max(...lengths) })).outcomes.get('victim/sell')?.ok === true

/** A call so many seconds behind others. */
const behind = (call: PowerCall, before: readonly PowerCall[], wait: number): PowerCall => ({
  ...call,
  steps: before.map((one, at): PowerCall => (at === before.length - 1 ? { ...one, wait } : one)),
  wait,
})

/** The call again and again for so many seconds, and other acts behind each. */
function inRounds(call: PowerCall, acts: readonly PowerCall[], seconds: number): PowerCall {
  const rounds = Math.ceil(seconds / apart)
  const round = [call, ...acts].map((one, at): PowerCall => (at === acts.length ? { ...one, wait: apart } : one))
  return { ...call, steps: Array.from({ length: rounds }, () => round).flat(), wait: rounds * apart }
}
