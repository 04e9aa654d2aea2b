import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { damageTo, faultsIn } from './compare.ts'
import { fateOf } from './fates.ts'
import { type Job, makeJob } from './job.ts'
import { readJournal } from './journal-reader.ts'
import { type Life, lastWords, live, type Plan } from './life.ts'
import { choosePlan, type Standing } from './plan.ts'
import { seeded } from './random.ts'
import type { Scripted } from './upstream.ts'
import { openWorkplace, statOf, type Workplace } from './workplace.ts'

export interface TortureOptions {
  readonly rows: number
  readonly kills: number
  readonly seed: number
  /** Targets of a thousand that fail before they end well; the upstream is to have the same share. */
  readonly faulty: number
  readonly upstream: Scripted
  readonly tell?: (line: string) => void
  /** Ends everything at once; what was found until then is told. */
  readonly signal?: AbortSignal
}

/** Where a kill fell. */
type Phase = 'starting' | 'opening' | 'replaying' | 'scanning' | 'finishing' | 'renamed' | 'done'

export interface Figures {
  readonly seed: number
  readonly rows: number
  readonly targets: number
  readonly seconds: number
  kills: number
  readonly phases: Record<Phase, number>
  /** Jobs that were finished and compared with the undisturbed run. */
  jobs: number
  identical: number
  lost: number
  doubled: number
  torn: number
  /** Journals whose last line a kill had cut off. */
  tornTails: number
  /** Files that were left beside a finished output. */
  leftovers: number
  calls: number
  /** Answers that cost a call of the quota, and those of them that were for the same target of the same job again. */
  paid: number
  paidTwice: number
  /** Calls that were under way at a kill: each of them is asked again, under its name. */
  inFlight: number
  mostInFlight: number
  readonly violations: string[]
}

const concurrency = 32
/** Answers that may be read while all places are taken again: a kill loses them too, and they are asked for again under their name. */
const unread = 16
const sentinel = 'the answer of last week\n'
/** What a run keeps beside its output until it is complete. */
const beside = ['.part', '.lock', '.lock.turn', '.journal.jsonl']
/** Violations after which nothing more is to be learned. */
const most = 20

/**
 * Kills the program (SIGKILL) at random moments of a job, and lets it go on until the job is done, again and again. Each
 * finished output is compared byte for byte with that of a run that nobody disturbed, which is itself compared with how
 * its input was made; what was asked is compared with what the journal knew.
 */
export async function tortureBulk({ rows, kills, seed, faulty, upstream, tell = () => {}, signal }: TortureOptions): Promise<Figures> {
  const start = performance.now()
  const job = makeJob({ rows, seed, faulty })
  const place = openWorkplace(job.csv)
  signal?.addEventListener('abort', place.stop, { once: true })
  const figures: Figures = {
    ...{ seed, rows, targets: job.targets.length, kills: 0, jobs: 0, identical: 0, lost: 0, doubled: 0, torn: 0, tornTails: 0 },
    ...{ leftovers: 0, calls: 0, paid: 0, paidTwice: 0, inFlight: 0, mostInFlight: 0, violations: [] },
    phases: { starting: 0, opening: 0, replaying: 0, scanning: 0, finishing: 0, renamed: 0, done: 0 },
    get seconds() {
      return (performance.now() - start) / 1000
    },
  }
  try {
    const reference = await undisturbed(place, job, upstream, figures)
    tell(`undisturbed: ${job.targets.length} targets in ${figures.seconds.toFixed(1)} s`)
    const random = seeded(seed + 1)
    const plan = (standing: Standing): Plan => (figures.kills >= kills ? { at: 'never' } : choosePlan(random, standing))
    while (figures.kills < kills && figures.violations.length < most && !signal?.aborted)
      await oneJob({ place, job, upstream, figures, reference, faulty, plan, tell, signal })
    return { ...figures }
  } finally {
    place.close()
  }
}

interface Reference {
  readonly output: Buffer
  readonly errors: Buffer
  readonly code: number | null
  /** What a run of one row takes, in milliseconds. */
  readonly shortest: number
}

const argsFor = (input: string, output: string, errors: string, { url }: Scripted): string[] => [
  ...['scan', 'wallet', '--input', input, '--output', output, '--errors-file', errors],
  ...['--base-url', url, '--concurrency', String(concurrency)],
]

/** The run that all others are compared with, and one of a single row for what starting and ending cost. */
async function undisturbed(place: Workplace, job: Job, upstream: Scripted, figures: Figures): Promise<Reference> {
  const [small, output, errors] = ['small.csv', 'reference.csv', 'reference-errors.csv'].map(name => join(place.folder, '..', name)) as [
    string,
    string,
    string,
  ]
  const run = async (input: string): Promise<Life> => {
    await upstream.reset()
    const life = await live(place, argsFor(input, output, errors, upstream), { at: 'never' })
    if (statOf(output) === undefined) throw new Error(`an undisturbed run left no output: ${lastWords(life)}`)
    return life
  }
  writeFileSync(small, makeJob({ rows: 1, seed: 1, faulty: 0 }).csv)
  const shortest = (await run(small)).milliseconds
  rmSync(output)
  await upstream.life()
  const { code } = await run(place.input)
  const calls = await upstream.life()
  const text = readFileSync(output, 'utf8')
  for (const fault of faultsIn(text, job.rows).slice(0, 5)) figures.violations.push(`undisturbed: ${fault}`)
  if (calls.length !== job.targets.length)
    figures.violations.push(`undisturbed: ${calls.length} targets were asked for, not ${job.targets.length}`)
  return { output: readFileSync(output), errors: readFileSync(errors), code, shortest }
}

interface JobOptions {
  readonly place: Workplace
  readonly job: Job
  readonly upstream: Scripted
  readonly figures: Figures
  readonly reference: Reference
  readonly faulty: number
  readonly plan: (standing: Standing) => Plan
  readonly tell: (line: string) => void
  readonly signal: AbortSignal | undefined
}

/** One job from its first start to its end, however many lives that takes. */
async function oneJob({ place, job, upstream, figures, reference, faulty, plan, tell, signal }: JobOptions): Promise<void> {
  const { output } = place
  const errors = join(place.folder, 'errors.csv')
  const args = [...argsFor(place.input, output, errors, upstream), '--resume']
  rmSync(errors, { force: true })
  rmSync(output, { force: true })
  writeFileSync(output, sentinel)
  await upstream.reset()
  const journal = readJournal(`${output}.journal.jsonl`)
  const totals = new Map<string, { asked: number; paid: number; kills: number }>()
  const final = job.targets.filter(target => fateOf(target, faulty).end !== 'refused').length
  let lives = 0
  let stalled = 0

  for (;;) {
    const known = new Set(journal.finished)
    const standing = {
      finished: known.size,
      targets: final,
      journal: journal.size,
      output: reference.output.length,
      shortest: reference.shortest,
    }
    const before = { lock: stamp(`${output}.lock`), part: stamp(`${output}.part`) }
    const planned: Plan = stalled > 40 ? { at: 'never' } : plan(standing)
    const life = await live(place, args, planned)
    if (signal?.aborted) return
    const calls = await upstream.life()
    lives++
    const violate = (what: string) => void figures.violations.push(`kill ${figures.kills}, job ${figures.jobs + 1}, life ${lives}: ${what}`)

    const replaced = statOf(output)?.size !== sentinel.length
    const unfinished = statOf(`${output}.journal.jsonl`) !== undefined
    if (!replaced && readFileSync(output, 'utf8') !== sentinel) violate('the old output was changed before the new one was complete')
    if (replaced && !readFileSync(output).equals(reference.output)) violate('an output that is not complete has its final name')
    if (unfinished || !replaced) {
      const wrong = journal.look()
      if (wrong !== undefined) violate(wrong)
    }
    const over = replaced && !unfinished
    stalled = journal.finished.size > known.size ? 0 : stalled + 1

    let inFlight = 0
    for (const { target, asked, paid } of calls) {
      const { end, failures } = fateOf(target, faulty)
      const total = totals.get(target) ?? { asked: 0, paid: 0, kills: 0 }
      totals.set(target, total)
      if (known.has(target)) violate(`${target} was asked for again, although the journal has it`)
      const left = Math.max(0, failures.length - total.asked)
      if (asked > 1 + left) violate(`${target} was asked for ${asked} times in one life`)
      total.asked += asked
      total.paid += paid
      if (life.killed && !over && end !== 'refused' && !journal.finished.has(target)) {
        inFlight++
        total.kills++
      }
    }
    if (inFlight > concurrency + unread) violate(`${inFlight} calls were not on the disk, with ${concurrency + unread} allowed`)
    figures.inFlight += inFlight
    figures.mostInFlight = Math.max(figures.mostInFlight, inFlight)

    if (life.killed) {
      // what was refused is asked for again while the life goes through what is done
      const scanned = calls.some(({ target }) => fateOf(target, faulty).end !== 'refused')
      figures.kills++
      figures.phases[phaseOf({ output, before, replaced, unfinished, scanned, whole: reference.output.length })]++
      if (figures.kills % 25 === 0)
        tell(`${figures.kills} kills, ${figures.jobs} jobs, ${figures.seconds.toFixed(0)} s, ${figures.violations.length} violations`)
    } else {
      if (life.code !== reference.code) violate(`ended by itself: ${lastWords(life)}`)
      if (!over) violate(replaced ? 'ended by itself, and the journal is still there' : 'ended by itself without an output')
      const left = beside.filter(name => statOf(output + name))
      figures.leftovers += left.length
      if (left.length > 0) violate(`left beside the output: ${left.join(' ')}`)
    }
    if (over) break
    // what cannot be continued is thrown away, so that the next job is judged by itself
    if (!life.killed || figures.violations.length >= most) {
      for (const name of beside) rmSync(output + name, { force: true })
      return
    }
  }

  figures.jobs++
  figures.tornTails += journal.torn
  const text = readFileSync(output, 'utf8')
  const damage = damageTo(text, reference.output.toString())
  const same = readFileSync(output).equals(reference.output) && readFileSync(errors).equals(reference.errors)
  if (same) figures.identical++
  else figures.violations.push(`job ${figures.jobs}: the output is not that of an undisturbed run: ${JSON.stringify(damage)}`)
  figures.lost += damage.lost
  figures.doubled += damage.doubled
  figures.torn += damage.torn
  settle(job, totals, lives, faulty, figures)
}

/** What was asked for and paid in a whole job. */
function settle(
  job: Job,
  totals: ReadonlyMap<string, { asked: number; paid: number; kills: number }>,
  lives: number,
  faulty: number,
  figures: Figures,
): void {
  const wrong: string[] = []
  for (const target of job.targets) {
    const { end, failures } = fateOf(target, faulty)
    const { asked, paid, kills } = totals.get(target) ?? { asked: 0, paid: 0, kills: 0 }
    figures.calls += asked
    figures.paid += paid
    figures.paidTwice += Math.max(0, paid - 1)
    if (asked === 0) wrong.push(`${target} was never asked for`)
    if (paid > 1) wrong.push(`${target} was paid for ${paid} times`)
    // what was refused has no score and may be tried again by every life
    const limit = end === 'refused' ? lives : 1 + failures.length + kills
    if (asked > limit) wrong.push(`${target} was asked for ${asked} times: ${failures.length} failures, ${kills} kills in flight`)
  }
  for (const what of wrong.slice(0, 3)) figures.violations.push(`job ${figures.jobs}: ${what}; ${wrong.length} like that`)
}

const stamp = (path: string): string => {
  const { ino, mtimeMs } = statOf(path) ?? { ino: 0, mtimeMs: 0 }
  return `${ino} ${mtimeMs}`
}

interface Seen {
  readonly output: string
  readonly before: { readonly lock: string; readonly part: string }
  readonly replaced: boolean
  readonly unfinished: boolean
  /** Something was asked for that was not known before. */
  readonly scanned: boolean
  readonly whole: number
}

/** Where a life has ended, seen from outside. */
function phaseOf({ output, before, replaced, unfinished, scanned, whole }: Seen): Phase {
  if (replaced) return unfinished ? 'renamed' : 'done'
  const written = stamp(`${output}.part`) !== before.part
  if (written && (statOf(`${output}.part`)?.size ?? 0) >= whole) return 'finishing'
  if (scanned) return 'scanning'
  if (written) return 'replaying'
  return stamp(`${output}.lock`) === before.lock ? 'starting' : 'opening'
}
