import { createHash } from 'node:crypto'
import { idsIn, renumbered } from '../../src/recording/json-rpc.ts'
import type { Received, Wire } from '../../src/wire.ts'
import { families } from '../sources/families/families.ts'
import { type Stage, stageOf } from '../sources/families/stage.ts'
import { judgedAgainst, type Outcome } from '../sources/families/sweep.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'
import { createSimulation, type Simulation } from './simulation.ts'

/** What becomes of a request that a fault meets. */
const faults = ['refused', 'hung up', 'status 500', 'status 429', 'never answered', 'late', 'cut off', 'no JSON'] as const

const failure = (code: string): Error => Object.assign(new Error(code), { code })

/** A network that repeats what it was told, after a while, and in which so many in a hundred requests fare badly. */
function networkIn({ world, note }: Simulation, { questionOf, answers }: Stage, name: string, percent: number, random: Random): Wire {
  const waited = (ms: number, signal: AbortSignal) => world.sleep(ms, signal)
  return async (sent, { signal, reads }) => {
    const question = questionOf(sent)
    const short = `${name} ${createHash('sha256').update(question).digest('hex').slice(0, 12)}`
    const fault = random.below(100) < percent ? random.pick(faults) : undefined
    const lag = fault === 'late' ? 2_000 + random.below(28_000) : 5 + random.below(95)
    note(`${short} asked${fault === undefined ? '' : `, will be: ${fault}`}`)
    const told = (status: number, text?: string, headers: Received['headers'] = {}): Received => {
      note(`${short} ${status}`)
      return { status, headers, text: reads(status) ? text : undefined }
    }
    // longer than any scan takes
    await waited(fault === 'never answered' ? 10_000_000 : lag, signal)
    if (fault === 'refused' || fault === 'hung up') {
      note(`${short} ${fault}`)
      throw failure(fault === 'refused' ? 'ECONNREFUSED' : 'UND_ERR_SOCKET')
    }
    if (fault === 'status 500') return told(500)
    if (fault === 'status 429') return told(429, undefined, random.below(2) === 0 ? { 'retry-after': String(random.below(5)) } : {})
    const given = answers.get(question)
    // nobody was asked this when the answers were collected
    if (!given) return told(503)
    const text =
      given.asked === null || given.asked === sent.body ? given.text : renumbered(given.text, idsIn(given.asked), idsIn(sent.body))
    if (fault === 'cut off') return told(given.status, text.slice(0, random.below(text.length)))
    return told(given.status, fault === 'no JSON' ? '<html>Busy.</html>' : text)
  }
}

interface Run {
  readonly transcript: string
  readonly outcomes: readonly Outcome[]
  /** How long each scan took, milliseconds of the simulated clock. */
  readonly times: readonly number[]
}

/** Scans of some subjects side by side, as their seed has it. */
async function simulated(stages: readonly Stage[], seed: number, percent: number, most: number): Promise<Run> {
  const random = seeded(seed)
  const chosen = Array.from({ length: 1 + random.below(most) }, () => random.pick(stages))
  const simulation = createSimulation(new Date(0), seeded(seed))
  const [outcomes, times]: [Outcome[], number[]] = [[], []]
  await simulation.run(() =>
    Promise.all(
      chosen.map(async (stage, nth) => {
        // of those that run side by side each has chance of its own, or a request of one would change the others'
        const wire = networkIn(simulation, stage, `${nth}`, percent, seeded(random.below(2 ** 32)))
        simulation.note(`${nth} begins: ${stage.scene.name}`)
        const { seen, document } = await stage.scanIn(simulation.world, wire)
        simulation.note(`${nth} ends: ${document}`)
        times.push(simulation.elapsed)
        outcomes.push(judgedAgainst(stage, seen, `seed ${seed}`))
      }),
    ),
  )
  return { transcript: simulation.transcript.join('\n'), outcomes, times }
}

/** Where two texts part, in words. */
function parting(one: string, other: string): string {
  const [first, second] = [one.split('\n'), other.split('\n')]
  const at = first.findIndex((line, nth) => line !== second[nth])
  return `line ${at + 1}: "${first[at]?.slice(0, 200)}" and then "${second[at]?.slice(0, 200)}"`
}

/**
 * P16 and P24: scans of recorded subjects in a simulated world, side by side, with a network in which so many in a hundred
 * requests fail in one of eight ways. Each seed is run twice. What comes out is never lower than without faults, unless
 * it says what is missing.
 */
export const replays = torture({
  name: 'replays',
  promises: 'P16, P24',
  sentence: 'Any failure replays byte for byte from its seed, and under faults the answer is right or says what is missing',
  size: { seeds: 1_000, scans: 10_000, percent: 30, kinds: families.length },
  async run({ seeds, scans, percent, kinds }, { seed, signal, tell }) {
    const random = seeded(seed)
    const open = await Promise.all(families.slice(0, kinds).map(start => start()))
    const stages: Stage[] = []
    for (const family of open) for (const scene of family.scenes) stages.push(await stageOf(scene, family))
    await Promise.all(open.map(family => family.stop()))
    tell(`${stages.length} subjects`)
    const violations: string[] = []
    const runs: Run[] = []
    let [identical, tried] = [0, 0]
    for (; tried < seeds && !signal.aborted; tried++) {
      const own = random.below(2 ** 32)
      const first = await simulated(stages, own, percent, 4)
      const second = await simulated(stages, own, percent, 4)
      if (first.transcript === second.transcript) identical++
      else violations.push(`seed ${own} did not replay: ${parting(first.transcript, second.transcript)}`)
      runs.push(first)
      if (tried % 250 === 249) tell(`${tried + 1} seeds`)
    }
    let done = runs.reduce((sum, { outcomes }) => sum + outcomes.length, 0)
    while (done < scans && !signal.aborted) {
      const run = await simulated(stages, random.below(2 ** 32), percent, 1)
      done += run.outcomes.length
      runs.push(run)
    }
    const outcomes = runs.flatMap(each => each.outcomes)
    const times = runs.flatMap(each => each.times).sort((a, b) => a - b)
    violations.push(...outcomes.flatMap(({ wrong }) => wrong ?? []))
    const share = (count: number) => `${((100 * count) / Math.max(1, outcomes.length)).toFixed(1)} %`
    const at = (part: number) => `${((times[Math.floor((times.length - 1) * part)] ?? Number.NaN) / 1000).toFixed(1)} s`
    const answered = outcomes.filter(({ refused }) => !refused).length
    const unsure = outcomes.filter(({ indeterminate, refused }) => indeterminate && !refused).length
    return {
      figure: `${identical} of ${tried} seeds ran twice to the same byte; of ${outcomes.length.toLocaleString('en')} scans with ${percent} % of requests failing ${share(answered)} were answered (${share(unsure)} say what is missing), ${violations.length} wrong; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} of simulated time`,
      violations: [...new Set(violations)].slice(0, 100),
    }
  },
})
