import type { Rpc } from '../evm/pool.ts'
import { largest } from './arguments.ts'
import type { Proving } from './confirm.ts'
import { isShared } from './controllers/shared.ts'
import { runOnce } from './runs.ts'
import { doubled, enlarged, forAnother } from './said.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
/** How long a pause may be, in seconds: the first that it does not outlast is told. */
const lengths = [2, 3, 7].map(days => days * day + minute)
/** How often it is tried to begin another, in seconds, and for how many times its length. */
const [apart, longest] = [6 * hour, 3]
/** In lengths: when it is looked whether sales go on, though somebody tries all the time; the same of what may help him, and of who follows him. */
const [looks, fewLooks, looksAfter] = [
  [1.25, 1.5, 2, longest],
  [1.25, 2],
  [0.5, 1.25],
]
/** Other calls of those who may help him, each of which is tried between: where there are more, nothing is said. */
const mostHelping = 40

/**
 * After how many seconds a stop of all sales is over by itself, where it cannot be begun again for twice as long: whoever calls it again
 * every six hours, with larger numbers, behind whatever he or anybody else who decides alone may call besides, or in somebody else's name,
 * finds that sales go on. `undefined` where that is not so, or a week is not enough.
 */
export async function endOf(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    helping,
    reading,
    isOver = isOverInAWeek(rpc, stage, call, reading),
  }: { readonly helping: readonly PowerCall[]; readonly reading: Proving; readonly isOver?: Promise<boolean> | undefined },
): Promise<number | undefined> {
  const isOne = call.steps === undefined && call.wait === undefined && call.value === undefined && !call.newcomers
  if (!isOne || call.by.role === 'stranger' || isShared(reading.controllerOf(call.caller))) return undefined
  const goesOn = (one: PowerCall, rest: number) => isOverAfter(rpc, stage, one, { reading, rest })
  // most last until somebody ends them, and one question tells
  if (!(await isOver)) return undefined
  const over = await Promise.all(lengths.map(rest => goesOn(call, rest)))
  const ends = lengths.find((_, at) => over.slice(at).every(Boolean))
  if (ends === undefined) return undefined
  const larger = [
    ...doubled(call),
    ...enlarged(call, 30n * 86_400n),
    ...enlarged(call, stage.header.timestamp * 2n),
    ...enlarged(call, largest),
  ]
  const told = [...new Set(larger)].map((calldata): PowerCall => ({ ...call, calldata }))
  const successor = stage.actors.another('successor')
  const inherited = callBy({ address: successor, role: call.by.role }, call.target, call.calldata)
  const alone = helping.filter(({ caller }) => !isShared(reading.controllerOf(caller)))
  if (alone.length > mostHelping) return undefined
  const handed = [call, ...alone].flatMap(one => forAnother(one, successor).map(calldata => ({ ...one, calldata })))
  const between = [...told, ...alone]
  const runs = [
    ...looks.map(times => inRounds(call, [], times * ends)),
    ...between.flatMap(act => fewLooks.map(times => inRounds(call, [act], times * ends))),
    // who has it of somebody else begins when that one's time is over
    ...handed.flatMap(act =>
      looksAfter.map(times => {
        const { steps = [], wait = 0, ...last } = inRounds(inherited, [], times * ends)
        return { ...last, steps: [call, { ...act, wait: ends }, ...steps], wait: ends + wait }
      }),
    ),
  ]
  const still = await Promise.all(runs.map(one => goesOn(one, minute)))
  return still.every(Boolean) && (await Promise.all(told.map(one => goesOn(one, ends)))).every(Boolean) ? ends : undefined
}

const isOverAfter = async (
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { reading, rest }: { readonly reading: Pick<Proving, 'slots'>; readonly rest: number },
): Promise<boolean> => (await runOnce(rpc, stage, call, [], reading, { rest })).outcomes.get('victim/sell')?.ok === true

/** Whether sales go on when no pause that is asked for here can last any more. */
export const isOverInAWeek = (rpc: Rpc, stage: Stage, call: PowerCall, reading: Pick<Proving, 'slots'>): Promise<boolean> =>
  isOverAfter(rpc, stage, call, { reading, rest: Math.max(...lengths) })

/** The call again and again for so many seconds, and other acts behind each. */
function inRounds(call: PowerCall, acts: readonly PowerCall[], seconds: number): PowerCall {
  const rounds = Math.floor(seconds / apart)
  const round = [call, ...acts].map((one, at): PowerCall => (at === acts.length ? { ...one, wait: apart } : one))
  return { ...call, steps: Array.from({ length: rounds }, () => round).flat(), wait: rounds * apart }
}
