import fc from 'fast-check'
import { levelOf } from '../../src/api/level.ts'
import type { Gathered } from '../../src/engine/gather.ts'
import { judge } from '../../src/engine/judge.ts'
import { type Verdict, verdictOn } from '../../src/engine/verdict.ts'
import { signalsFor } from '../../src/signals/index.ts'
import { dossier, familiesOf, gatheredWith, on } from '../engine/dossiers.ts'
import { type Gap, gapsIn, leftOut, speakAlone, speakAloneOn } from '../engine/left-out.ts'
import { families } from '../sources/families/families.ts'
import { type Stage, stageOf } from '../sources/families/stage.ts'
import { compared, type Outcome, singleChanges } from '../sources/families/sweep.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

const heights = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
const verdictOf = (gathered: Gathered): Verdict => {
  const { kind, chain } = gathered.subject
  return verdictOn(gathered, judge(gathered, signalsFor(kind, chain.family.name)))
}
const heightOf = ({ score }: Verdict): number => heights.indexOf(levelOf(score))

/** What the sources learned of one subject, with all that may be missing of it. */
interface Known {
  readonly name: string
  readonly gathered: Gathered
  readonly gaps: readonly Gap[]
}

const knownOf = (name: string, gathered: Gathered): Known => ({ name, gathered, gaps: gapsIn(gathered.known) })

/** Evidence that a generator made, of all kinds of subjects: it holds what no recording does. */
const generated = (seed: number, count: number): Known[] =>
  (['wallet', 'token'] as const).flatMap(kind =>
    familiesOf(kind).flatMap(family =>
      fc
        .sample(dossier(kind, family), { seed, numRuns: count })
        .map((known, at) => knownOf(`generated ${kind} ${at} (${family})`, gatheredWith(kind, known, on(kind, family)))),
    ),
  )

interface Tally {
  readonly tried: number
  readonly indeterminate: number
  readonly wrong: readonly string[]
  /** Sets in which all that accused was a voice that speaks alone, which fell silent. */
  readonly silenced: number
}

/**
 * Random sets of evidence left out. What a voice that speaks alone says is no decisive check, and its silence costs what it says:
 * it is left out of both sides, and of those only the rest may lower nothing.
 */
function leaveOut(subjects: readonly Known[], subsets: number, random: Random, signal: AbortSignal): Tally {
  const wrong: string[] = []
  let [tried, indeterminate, silenced] = [0, 0, 0]
  for (; tried < subsets && !signal.aborted; tried++) {
    const { name, gathered, gaps } = random.pick(subjects)
    const share = random.next() ** 2
    const chosen = gaps.filter(() => random.next() < share)
    const { kind, chain } = gathered.subject
    const alone: readonly string[] = speakAlone[kind]
    const family = speakAloneOn[chain.family.name] ?? []
    const without = (some: readonly Gap[]): Gathered => ({ ...gathered, known: some.reduce(leftOut, gathered.known) })
    const speaks = (path: string) => alone.includes(path) || family.some(each => path === each || path.startsWith(`${each}.`))
    const before = verdictOf(without(chosen.filter(({ path }) => speaks(path))))
    const after = verdictOf(without(chosen))
    const missing = after.coverage.missing.length > 0
    if (missing) indeterminate++
    if (missing ? heightOf(after) === 0 : heightOf(after) < heightOf(before))
      wrong.push(`${name}: ${levelOf(before.score)} became ${levelOf(after.score)} without ${chosen.map(({ path }) => path).join(', ')}`)
    if (!missing && heightOf(after) === 0 && heightOf(verdictOf(gathered)) > 0) silenced++
  }
  return { tried, indeterminate, wrong, silenced }
}

async function stages(chosen: readonly (typeof families)[number][], subjects: number, tell: (line: string) => void) {
  const open = await Promise.all(chosen.map(start => start()))
  const found: Stage[] = []
  for (const family of open) for (const scene of family.scenes.slice(0, subjects)) found.push(await stageOf(scene, family))
  tell(`${found.length} subjects, ${found.reduce((sum, { answers }) => sum + answers.size, 0)} answers`)
  return { found, close: () => Promise.all(open.map(family => family.stop())) }
}

/**
 * P1: recorded answers through the whole engine, each field deleted, null, empty and retyped, and random sets of such changes; and
 * random sets of evidence through signals and score. `each` is how many rows of a list are taken for each field, `kinds` how
 * many of the families of chains, and `subjects` how many of each.
 */
export const omissions = torture({
  name: 'omissions',
  promises: 'P1',
  sentence: 'Missing data never lowers a verdict',
  size: { subsets: 1_000_000, sets: 20_000, each: 1, kinds: families.length, subjects: 100 },
  async run({ subsets, sets, each, kinds, subjects }, { seed, signal, tell }) {
    const random = seeded(seed)
    const { found, close } = await stages(families.slice(0, kinds), subjects, tell)
    try {
      const outcomes: Outcome[] = []
      for (const stage of found) {
        if (stage.scene.level !== undefined && stage.full.level !== stage.scene.level)
          outcomes.push({ indeterminate: false, wrong: `${stage.scene.name}: ${stage.full.level} instead of ${stage.scene.level}` })
        const changes = singleChanges(stage, random, each)
        for (const change of changes) if (!signal.aborted) outcomes.push(await compared(stage, [change]))
        tell(`${stage.scene.kind}: ${stage.scene.name}: ${changes.length} single omissions`)
      }
      const single = outcomes.length
      // a token that is executed costs a hundred times what the others do
      const light = found.filter(({ answers }) => [...answers.values()].reduce((sum, { text }) => sum + text.length, 0) < 200_000)
      const every = light.map(stage => ({ stage, changes: singleChanges(stage, random, each) })).filter(({ changes }) => changes.length > 0)
      for (let tried = 0; tried < sets && every.length > 0 && !signal.aborted; tried++) {
        const { stage, changes } = random.pick(every)
        const several = Array.from({ length: 2 + random.below(6) }, () => random.pick(changes))
        outcomes.push(await compared(stage, several))
        if (tried % 5_000 === 4_999) tell(`${tried + 1} random sets through the engine`)
      }
      const known = [
        ...(await Promise.all(found.map(async ({ scene, gathered }) => knownOf(scene.name, await gathered())))),
        ...generated(seed, Math.min(200, Math.ceil(subsets / 100))),
      ]
      const evidence = leaveOut(known, subsets, random, signal)
      const violations = [...outcomes.flatMap(({ wrong }) => wrong ?? []), ...evidence.wrong]
      const unsure = outcomes.filter(({ indeterminate }) => indeterminate).length
      const percent = (part: number, of: number) => `${of === 0 ? 0 : ((100 * part) / of).toFixed(1)} %`
      const words = (count: number) => count.toLocaleString('en')
      return {
        figure: `${violations.length} lower verdicts or LOW by ${words(single)} single omissions and ${words(outcomes.length - single)} random sets in recorded answers of ${found.length} subjects (whole engine, ${percent(unsure, outcomes.length)} indeterminate) and ${words(evidence.tried)} random sets of evidence (signals and score, ${percent(evidence.indeterminate, evidence.tried)} indeterminate)`,
        violations: [...new Set(violations)].slice(0, 100),
        details: [
          `${words(evidence.silenced)} of the sets of evidence took the only accusation with them: that of a voice which is no decisive check and speaks alone`,
        ],
      }
    } finally {
      await close()
    }
  },
})
